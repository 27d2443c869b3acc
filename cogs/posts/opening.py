"""The choices that a turn can begin with, for a table's newest post."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.answers.panel.choice_rows import badges_of, group_choices, remarks_beside, style_of
from cogs.answers.panel.menu_labels import menu_labels
from cogs.answers.writer import MenuEntry, Writer
from cogs.base.items import MAX_LABEL, MAX_OPTIONS, Row, TableButton
from cogs.base.words import clip, verb_label
from engine.kernel import Choice
from engine.tables.open.open_table import OpenTable

MAX_OPENING = 2
"""Maximum number of kinds of a turn's first choices of which a post has more than one."""
MAX_THINGS, MAX_THING = 6, 40
"""Maximum number of buttons with names for one kind in a post, and of the characters of each."""
MAX_OPENING_BUTTONS = 3
"""Maximum number of buttons of a turn's first choices in a post."""


class Opening(NamedTuple):
    """The choices that a turn can begin with: a menu for each kind with several choices, a button for any other.

    The choices of a kind with few are `things`, buttons as well; `uses` are what else can be done with these things.
    """

    menus: list[Row]
    buttons: list[TableButton]
    things: list[TableButton]
    uses: list[TableButton]


def opening_of(open_table: OpenTable, write: Writer) -> Opening:
    """Return the possible first steps of a turn, for the table's post; nothing once a choice was made.

    Kinds that do not fit into a menu or exceed the limit are only on the panel.
    """
    asked, result = open_table.public_decision, Opening([], [], [], [])
    if asked is None or not asked.own_turn or open_table.playing().since:
        return result
    guide = open_table.game.guide
    groups = {name: members for name, members in group_choices(asked.main).items() if len(members) <= MAX_OPTIONS}
    for name, (choice, *more) in groups.items():
        if not more and len(result.buttons) < MAX_OPENING_BUTTONS:
            label, kind = write.plain(choice.label), write.kind(name)
            label = label if label.startswith(kind) else write("labelled", label=kind, what=label)
            label = _name_on_button(choice, write) if guide.code(choice) else label
            if len(label) <= MAX_LABEL:
                result.buttons.append(
                    write.choosing("pick", label, choice.id, style_of(choice), icon=guide.icon(choice))
                )
    several = {name: members for name, members in groups.items() if len(members) > 1}
    named, order = set[str](), list(badges_of(open_table))
    for name, members in list(several.items())[:MAX_OPENING]:
        members.sort(key=lambda each: order.index(each.id) if each.id in order else len(order))
        labels = [_name_on_button(each, write) for each in members]
        codes = {guide.code(each) for each in members}
        if not named and len(members) <= MAX_THINGS:
            named |= codes
            result.things.extend(
                write.choosing("pick", label, each.id, style_of(each))
                for each, label in zip(members, labels, strict=True)
            )
        elif codes <= named - {""}:
            result.uses.extend(
                write.choosing("pick", verb_label(name, guide.code(each), write.words), each.id) for each in members
            )
        else:
            result.menus.append(_opening_menu(open_table, name, members, write))
    return result


def _name_on_button(choice: Choice, write: Writer) -> str:
    """Return the label of a button for a choice: its verb, the code of its thing if it has one, and its name."""
    guide, words = write.open_table.game.guide, write.words
    name, code = write.plain(guide.brief(choice.label, paired=False).name), guide.code(choice)
    if not code or f"#{code}" not in name:
        return clip(verb_label(choice.kind, name, words), MAX_THING)
    rest = name.replace(f"#{code}", "").strip()
    return clip(write("labelled", label=verb_label(choice.kind, code, words), what=rest), MAX_THING)


def _opening_menu(open_table: OpenTable, name: str, members: Sequence[Choice], write: Writer) -> Row:
    """Return the menu of a kind of choice for the table's post."""
    told = remarks_beside(open_table, open_table.playing().state, members, write, name)
    placeholder = write.kind(name)
    if told.shared:
        placeholder = write("labelled", label=placeholder, what=told.shared)
    full = [write.plain(each.label) for each in members]
    labels = menu_labels([(each.label,) for each in members], full, lambda _index, parts: parts[0], write)
    entries = [
        MenuEntry(
            each.id, label.label, label.description(told.each.get(each.id), write), open_table.game.guide.icon(each)
        )
        for each, label in zip(members, labels, strict=True)
    ]
    return write.menu(placeholder, entries, name)
