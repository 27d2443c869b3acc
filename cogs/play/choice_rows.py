"""The choices of a decision as rows of buttons and menus, with the numbers of its picture."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import discord

from cogs.client.items import (
    MAX_IN_ROW,
    MAX_OPTIONS,
    Row,
    TableButton,
    TableSelect,
    button,
    option,
    select,
    verb_of,
)
from cogs.client.words import clip, safe_name, say, say_plain, whole_number
from engine.catalogue import Catalogue
from engine.kernel import ASIDE, CONFIRM, Choice, Decision, Text, in_common
from engine.tables.auto_answers import DECLINING
from engine.tables.manager import OpenTable
from render.question import NUMBERED
from render.registry import pictures

MAX_BUTTONS = 10
"""Up to this many choices are shown as buttons, in two rows; more go into menus."""
MIN_DETAILS = 120
"""Characters below which nothing is told about the choices."""
MAX_SHARED = 300
"""Most characters of what the choices of the lists share."""
MAX_PLACEHOLDER = 150
MAX_OPENING = 2
"""Most menus of what a turn can begin with in a post."""
MAX_PICTURED = 2
"""So many of the menus that say at once what is done and what with are in one picture."""
MAX_MENUS = 3
"""So many groups have a menu each; of more, one is open at a time."""
AT_ONCE = 8
"""So many choices are worked out in a row, which takes one or two milliseconds."""
STYLES = {CONFIRM: discord.ButtonStyle.success}


def choices_of(live: OpenTable, decision: Decision, words: Catalogue, show: str, room: int) -> tuple[str, list[Row]]:
    """Return text about the choices, of at most `room` characters, and the rows to make them with (at most 4).

    Few choices are buttons, or a menu where there is more to say about them than there is room. Many, or choices of
    different kinds that read alike, are put into groups by kind: a row of buttons picks the group (or, if the group is a single choice that reads like no other, makes it), a menu lists the group, and another
    row turns its pages. A few groups that each fit into a menu are all open at once, but in lessons. What all choices of
    a list share is in the text.
    """
    side = [choice for choice in decision.choices if choice.kind in ASIDE][:MAX_IN_ROW]
    main = [choice for choice in decision.choices if choice not in side]
    if (both := _unfolded_rows(live, main, side, words)) is not None:
        return both
    labels = {choice.id: label_of(live, choice, words) for choice in main}
    if len(main) <= MAX_BUTTONS and len(set(labels.values())) == len(main):
        details, each = _details(live, main, words)
        if len(details) <= room or len(main) < 2:
            return clip(details, room) if room > MIN_DETAILS else "", _as_buttons(live, main, side, each, words)
        kinds = {choice.kind for choice in main}
        name = kinds.pop() if len(kinds) == 1 else "any"
        said = said_beside(live, live.playing().state, main, words, name, labels)
        menu = _menu(live, name, main, 0, said.each, labels, words)
        return shared_by({"": said}, words), [*menu, [_choice_button(live, choice, words) for choice in side]]
    return _in_groups(live, main, side, labels, show, words)


def _in_groups(
    live: OpenTable,
    main: Sequence[Choice],
    side: Sequence[Choice],
    labels: Mapping[str, str],
    show: str,
    words: Catalogue,
) -> tuple[str, list[Row]]:
    """Return the same for choices in groups by kind; `labels` are what they are called, by their ids."""
    state, groups, alike = live.playing().state, _groups(main), Counter(labels.values())
    wanted, _, page_text = show.partition(".")
    # A single choice is a button of its own, unless another reads the same.
    single = {name for name, (first, *rest) in groups.items() if not rest and alike[labels[first.id]] == 1}
    large = [name for name in groups if name not in single] or list(groups)
    if not _is_lesson(live) and len(large) <= MAX_MENUS and all(len(groups[name]) <= MAX_OPTIONS for name in large):
        buttons = [_choice_button(live, groups[name][0], words) for name in groups if name not in large]
        last = [*buttons, *(_choice_button(live, choice, words) for choice in side)]
        if len(last) <= MAX_IN_ROW:
            said = {name: said_beside(live, state, groups[name], words, name, labels) for name in large}
            menus = [
                row for name in large for row in _menu(live, name, groups[name], 0, said[name].each, labels, words)
            ]
            return shared_by({words(f"kind-{name}"): told for name, told in said.items()}, words), [*menus, last]
    open_group = wanted if wanted in large else large[0]
    page = (whole_number(page_text) or 0) if wanted == open_group else 0
    result: list[Row] = []
    if len(groups) > 1:
        result.append(
            [
                _choice_button(live, members[0], words)
                if name in single
                else _group_button(live, name, words, name == open_group)
                for name, members in groups.items()
            ]
        )
    said_there = said_beside(live, state, groups[open_group], words, open_group, labels)
    result += _menu(live, open_group, groups[open_group], page, said_there.each, labels, words)
    result.append([_choice_button(live, choice, words) for choice in side])
    return shared_by({"": said_there}, words), result


def unfolded(live: OpenTable, choice: Choice) -> tuple[Any, list[Choice]]:
    """Return the state after a choice that only says what is done, and the choices of what with; none for others.

    None either when it reveals something, or when there are more than a menu holds.
    """
    game, state, decision = live.game, live.playing().state, live.decision
    if choice.kind not in game.guide.unfolds or live.presses or decision is None:
        return state, []
    tried, step = game.copy(state), type(game.pending(state)[-1])
    game.apply(tried, choice.id)
    asked = game.decision(tried)
    if asked is None or asked.seat != decision.seat or tried.barrier == tried.ply or asked.is_confirm:
        return state, []
    if type(game.pending(tried)[-1]) is step or len(asked.main) >= MAX_OPTIONS:
        return state, []
    return tried, list(asked.main)


Unfolded = Mapping[str, tuple[Any, list[Choice]]]
"""By the ids of choices that only say what is done: the state after each, and the choices of what with."""


def _all_unfolded(live: OpenTable) -> Unfolded:
    """Return what has a menu for both at once on the panel; nothing when none can have one, or there is no room for all."""
    decision, kept = live.decision, live.playing().state.__dict__
    if decision is None:
        return {}
    known: Unfolded | None = kept.get("_unfolded")
    if known is None:
        opened = {
            choice.id: unfolded(live, choice) for choice in decision.main if choice.kind in live.game.guide.unfolds
        }
        known = {name: (state, below) for name, (state, below) in opened.items() if below}
        beside_menus = len(decision.main) - len(known) + sum(choice.kind in ASIDE for choice in decision.choices)
        if len(known) > MAX_MENUS or beside_menus > MAX_IN_ROW:
            known = {}
        kept["_unfolded"] = known
    return known


def _unfolded_rows(
    live: OpenTable, main: Sequence[Choice], side: Sequence[Choice], words: Catalogue
) -> tuple[str, list[Row]] | None:
    """Return a menu for each choice that can be unfolded and a row of all others, below what the choices of a menu share.

    None when none can or no room is left.
    """
    found = _all_unfolded(live)
    if not found:
        return None
    last = [_choice_button(live, choice, words) for choice in (*main, *side) if choice.id not in found]
    said: dict[str, Beside] = {}
    menus: list[Row] = []
    for choice in (each for each in main if each.id in found):
        state, below = found[choice.id]
        told = said[label_of(live, choice, words)] = said_beside(live, state, below, words)
        menus.append(_unfolded_menu(live, choice, below, told.each, words))
    return shared_by(said, words), [*menus, last]


def _unfolded_menu(
    live: OpenTable, choice: Choice, below: Sequence[Choice], said: Mapping[str, str], words: Catalogue
) -> TableSelect:
    """Return a menu of what a choice could be done with.

    Its last entry only makes the choice: it says that it shows a picture, unless the panel's shows that already.
    """
    table = live.table
    shown = dict(asked_at(live))
    numbers = pictures()[table.game].numbers(shown[choice.id]) if choice.id in shown else {}
    entries = [
        option(
            f"{choice.id} {each.id}",
            numbered(
                say_plain(table, words, each.label),
                None if NUMBERED in each.facets else numbers.get(each.id),
                words,
            ),
            said.get(each.id),
        )
        for each in below
    ]
    later = words("choice-decide-later"), words("choice-decide-later-detail")
    look = words("choice-look-first"), words("choice-look-first-detail")
    entries.append(option(choice.id, *(later if choice.id in shown else look)))
    label = label_of(live, choice, words)
    placeholder = with_number(live, choice, label, words)
    return select(table.id, "pick", clip(placeholder, MAX_PLACEHOLDER), entries, version=table.version, arg=choice.id)


def pictured(live: OpenTable) -> tuple[str, ...]:
    """Return the ids of the choices whose menus the panel's picture shows, one above the other, in their order.

    Of more than it has room for, those of places on the map come first; the first one if no picture shows any.
    """
    found, shown = _all_unfolded(live), pictures()[live.table.game]
    seen = [name for name, (state, _) in found.items() if shown.numbers(state)] or list(found)[:1]
    chosen = sorted(seen, key=lambda name: not shown.on_map(found[name][0]))[:MAX_PICTURED]
    return tuple(name for name in found if name in chosen)


def asked_at(live: OpenTable) -> tuple[tuple[str, Any], ...]:
    """Return the states whose questions the panel's picture shows, each with the id of the choice that leads there.

    Those after choices put together with what follows, if there are any, else the present one, with "".
    """
    found = _all_unfolded(live)
    return tuple((name, found[name][0]) for name in pictured(live)) or (("", live.playing().state),)


def opening_menus(live: OpenTable, words: Catalogue) -> list[Row]:
    """Return menus of what a turn can begin with, for the table's post; none while it is half made.

    Only kinds of which there are several, and that fit into a menu; the panel has the others.
    """
    asked, table = live.asked, live.table
    if asked is None or not asked.own_turn or live.playing().since:
        return []
    groups = {name: members for name, members in _groups(asked.main).items() if 1 < len(members) <= MAX_OPTIONS}
    result: list[Row] = []
    for name, members in list(groups.items())[:MAX_OPENING]:
        said = said_beside(live, live.playing().state, members, words, name)
        placeholder = words(f"kind-{name}")
        if said.shared:
            placeholder = words("labelled", label=placeholder, what=said.shared)
        entries = [option(each.id, say_plain(table, words, each.label), said.each.get(each.id)) for each in members]
        result.append(
            select(table.id, "pick", clip(placeholder, MAX_PLACEHOLDER), entries, version=table.version, arg=name)
        )
    return result


def _groups(choices: Sequence[Choice]) -> dict[str, list[Choice]]:
    """Group choices by kind, in their order; beyond five groups the smallest become one, called "other"."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.kind, []).append(choice)
    if len(groups) <= MAX_IN_ROW:
        return groups
    kept = sorted(groups, key=lambda kind: len(groups[kind]), reverse=True)[: MAX_IN_ROW - 1]
    result = {kind: members for kind, members in groups.items() if kind in kept}
    result["other"] = [choice for kind, members in groups.items() if kind not in kept for choice in members]
    return result


def label_of(live: OpenTable, choice: Choice, words: Catalogue) -> str:
    """Return what a choice is called."""
    return say_plain(live.table, words, choice.label)


def _is_lesson(live: OpenTable) -> bool:
    return live.presses.startswith("learn")


def numbers_of(live: OpenTable) -> dict[str, int]:
    """Return the numbers that the choices of the open decision have in its picture.

    None when the picture shows what follows one of them; lessons show pictures of their own.
    """
    if _is_lesson(live) or pictured(live):
        return {}
    state = live.playing().state
    known: dict[str, int] | None = state.__dict__.get("_numbers")
    if known is None:
        known = state.__dict__["_numbers"] = pictures()[live.table.game].numbers(state)
    return known


def with_number(live: OpenTable, choice: Choice, label: str, words: Catalogue) -> str:
    """Return what a choice is called with the number it has in the picture of what is asked, if it has one."""
    return numbered(label, None if NUMBERED in choice.facets else numbers_of(live).get(choice.id), words)


def numbered(label: str, number: int | None, words: Catalogue) -> str:
    """Return a label with its number, if it has one."""
    return label if number is None else words("choice-numbered", number=number, label=label)


def _group_button(live: OpenTable, name: str, words: Catalogue, is_open: bool) -> TableButton:
    style = discord.ButtonStyle.primary if is_open else discord.ButtonStyle.secondary
    table = live.table
    return button(
        table.id, verb_of(live, "show"), words(f"kind-{name}"), version=table.version, arg=name, style=style
    )


def _menu(
    live: OpenTable,
    name: str,
    members: Sequence[Choice],
    page: int,
    said: Mapping[str, str],
    labels: Mapping[str, str],
    words: Catalogue,
) -> list[Row]:
    """Return a menu of one page of a group, and the buttons that turn its pages if there are more.

    `said` is what is said beside its choices, `labels` what they are called, by their ids.
    """
    table = live.table
    pages = -(-len(members) // MAX_OPTIONS)
    page = min(page, pages - 1)
    shown = members[page * MAX_OPTIONS : (page + 1) * MAX_OPTIONS]
    placeholder = words(f"kind-{name}")
    if pages > 1:
        placeholder = words("panel-page", what=placeholder, page=page + 1, pages=pages)
    result: list[Row] = [
        select(
            table.id,
            verb_of(live, "pick"),
            placeholder,
            _options(live, shown, said, labels, words),
            version=table.version,
            arg=name,  # several menus of a message are told apart by it
        )
    ]
    if pages > 1:
        result.append([
            button(
                table.id, verb_of(live, "show"), words(key), version=table.version, arg=f"{name}.{target}",
                disabled=not 0 <= target < pages,
            )
            for key, target in (("button-previous", page - 1), ("button-next", page + 1))
        ])  # fmt: skip
    return result


def beside(live: OpenTable, choice: Choice, words: Catalogue) -> str:
    """Return in plain words all that is said beside a choice of the open decision; nothing that its label says already."""
    return said_beside(live, live.playing().state, [choice], words).each.get(choice.id, "")


class Beside(NamedTuple):
    """What is said beside the choices of a list: what they all share, and what else each has, by their ids."""

    shared: str
    each: dict[str, str]


def said_beside(
    live: OpenTable,
    state: Any,
    choices: Sequence[Choice],
    words: Catalogue,
    heading: str = "",
    labels: Mapping[str, str] | None = None,
) -> Beside:
    """Return in plain words what is said beside choices of the open decision of `state` that stand in one list.

    `heading` is the kind of choice by whose name the list is called, if it is; `labels` are what the choices are called,
    by their ids, where that is known already.
    """
    if labels is None:
        labels = {choice.id: label_of(live, choice, words) for choice in choices}
    shared, left = _remarks(live, state, choices, heading)
    said = {
        choice.id: _beside(live, labels[choice.id], own, words) for choice, own in zip(choices, left, strict=True)
    }
    return Beside(
        say_plain(live.table, words, shared) if shared is not None else "",
        {name: detail for name, detail in said.items() if detail},
    )


def _remarks(
    live: OpenTable, state: Any, choices: Sequence[Choice], heading: str
) -> tuple[Text | None, list[Text | None]]:
    """Return what is remarked on all choices of a list, and on each; kept with the state, as posts and panels tell it."""
    kept: dict[object, tuple[Text | None, list[Text | None]]] = state.__dict__.setdefault("_remarks", {})
    key = heading, tuple(choice.id for choice in choices)
    if key not in kept:
        said = [_outlook(live, state, choice) for choice in choices]
        kept[key] = in_common(said, live.game.guide.headed.get(heading, ()))
    return kept[key]


def _outlook(live: OpenTable, state: Any, choice: Choice) -> Text | None:
    """Return what a choice leads to; kept with the state."""
    kept: dict[str, Text | None] = state.__dict__.setdefault("_outlooks", {})
    if choice.id not in kept:
        kept[choice.id] = live.game.guide.outlook(state, choice)
    return kept[choice.id]


async def work_out(live: OpenTable, words: Catalogue) -> None:
    """Work out what is said of the choices of the open decision, a few at a time: other people's presses come in between.

    It is kept with the state, and by the language. When the table moves on meanwhile, the rest is left out.
    """
    decision = live.decision
    if decision is None:
        return
    opened = _all_unfolded(live)
    left = [(live.playing().state, choice) for choice in decision.main if choice.id not in opened]
    left += [(state, choice) for state, below in opened.values() for choice in below]
    for start in range(0, len(left), AT_ONCE):
        await asyncio.sleep(0)
        if live.decision is not decision:
            return
        for number, (state, choice) in enumerate(left[start : start + AT_ONCE], start + 1):
            numbered(label_of(live, choice, words), number, words)
            if (said := _outlook(live, state, choice)) is not None:
                say_plain(live.table, words, said)
    await asyncio.sleep(0)
    if live.decision is decision:
        numbers_of(live)
        await asyncio.sleep(0)


def _beside(live: OpenTable, label: str, said: Text | None, words: Catalogue) -> str:
    """Return what is said beside a choice, unless its label says it too."""
    detail = say_plain(live.table, words, said) if said is not None else ""
    return "" if detail.casefold() in label.casefold() else detail


def shared_by(lists: Mapping[str, Beside], words: Catalogue) -> str:
    """Return a line about each list, by its heading, whose choices share something; or one, if it is the same of all."""
    told = {heading: safe_name(said.shared) for heading, said in lists.items() if said.shared}
    if len(told) == len(lists) and len(set(told.values())) == 1:
        lines = [words("choices-share", remarks=next(iter(told.values())))]
    else:
        lines = [words("labelled", label=heading, what=remarks) for heading, remarks in told.items()]
    return clip("\n".join(lines), MAX_SHARED)


def _options(
    live: OpenTable, choices: Sequence[Choice], said: Mapping[str, str], labels: Mapping[str, str], words: Catalogue
) -> list[discord.SelectOption]:
    return [
        option(choice.id, with_number(live, choice, labels[choice.id], words), said.get(choice.id))
        for choice in choices
    ]


def _details(live: OpenTable, choices: Sequence[Choice], words: Catalogue) -> tuple[str, dict[str, str]]:
    """Return what is said beside choices that are buttons, as a list and by their ids."""
    kinds: dict[str, list[Choice]] = {}
    for choice in choices:
        kinds.setdefault(choice.kind, []).append(choice)
    state = live.playing().state
    said = {kind: said_beside(live, state, members, words) for kind, members in kinds.items()}
    each = {name: detail for of_kind in said.values() for name, detail in of_kind.each.items()}
    shared = shared_by({words(f"kind-{kind}"): told for kind, told in said.items()}, words)
    lines = [shared] if shared else []
    lines += [
        f"- {words('labelled', label=f'**{with_number(live, choice, say(live.table, words, choice.label), words)}**', what=safe_name(each[choice.id]))}"
        for choice in choices
        if choice.id in each
    ]
    return "\n".join(lines), each


def _as_buttons(
    live: OpenTable, main: Sequence[Choice], side: Sequence[Choice], said: Mapping[str, str], words: Catalogue
) -> list[Row]:
    return [
        [_choice_button(live, choice, words, said.get(choice.id, "")) for choice in group[start : start + MAX_IN_ROW]]
        for group in (main, side)
        for start in range(0, len(group), MAX_IN_ROW)
    ]


def _choice_button(live: OpenTable, choice: Choice, words: Catalogue, said: str | None = None) -> TableButton:
    """Return the button that makes a choice; if its label is a code, with what is said beside it, or else with `said`."""
    style = discord.ButtonStyle.secondary if choice.kind in ASIDE else discord.ButtonStyle.primary
    decision, label = live.decision, with_number(live, choice, label_of(live, choice, words), words)
    if decision is not None and not decision.own_turn and choice.kind in DECLINING and not live.presses:
        # Who takes nothing has nothing to confirm.
        return button(live.table.id, "skip-confirm", label, version=live.table.version)
    if choice.kind in live.game.guide.coded_kinds:
        told = beside(live, choice, words) if said is None else said
        label = words("labelled", label=label, what=told) if told else label
    return button(
        live.table.id,
        verb_of(live, "pick"),
        label,
        version=live.table.version,
        arg=choice.id,
        style=STYLES.get(choice.kind, style),
    )
