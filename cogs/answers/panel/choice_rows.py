"""The choices of a question as rows of buttons and menus, with the badges of its picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import discord

from cogs.answers.panel.choice_lines import Form, Found, Menu, ends_turn
from cogs.answers.panel.menu_labels import menu_labels
from cogs.answers.writer import MAX_PLACEHOLDER, MenuEntry, Writer
from cogs.base.items import MAX_IN_ROW, MAX_LABEL, MAX_OPTION, MAX_OPTIONS, Row, TableButton
from cogs.base.words import clip_shown, safe_name, verb_label, whole_number
from engine.kernel import ASIDE, CONFIRM, Choice, Text, in_common
from engine.tables.open.auto_answers import DECLINING
from engine.tables.open.open_table import OpenTable
from engine.tables.turn.question import MAX_MENUS, Path, Question, opened_of, outlook_of
from render.question import says
from render.registry import pictures

MAX_SHORT = 55
"""Maximum number of characters of a button with a remark beside the name of its choice."""
MAX_SHARED = 300
"""Maximum number of characters of the text about what the entries of menus share."""
MAX_PICTURED = 2
"""Maximum number of menus in one picture that combine a choice with its follow-up."""
MAX_COMPLETED = MAX_OPTION - len("99. ")
"""Maximum number of characters of the name of an entry that makes two choices."""
MAX_SECOND = 10
"""Maximum number of characters of the name of a second choice on a button that makes two."""


class Beside(NamedTuple):
    """The remarks on a list: what all its entries share, and what else each has, by its value."""

    shared: str
    each: dict[str, str]


class Listed(NamedTuple):
    """An entry of a list: the ids of the choices that it makes, the first that is listed, its label, and the names in that.

    If an `answer` completes the choice, there are two names. `value` has the choices that a press on the entry makes,
    as `press_pick` reads them.
    """

    path: Path
    value: str
    choice: Choice
    names: tuple[Text, ...]
    label: str
    answer: Choice | None = None


class ChoiceRows:
    """The open question of a table as a message: text about its choices, and rows to make them with.

    The choices of `ending` also end the turn.
    """

    def __init__(self, write: Writer, question: Question, ending: frozenset[Path] = frozenset()) -> None:
        open_table = write.open_table
        self.write, self.question = write, question
        self.passes_at_once = not self.question.decision.own_turn and not open_table.presses
        self.guide, self._shared = open_table.game.guide, list[str]()
        self.pictured = pictured_menus(open_table)
        self.badges = {} if self.pictured else badges_of(open_table)
        self._ending = ending
        self._listed = dict[tuple[str, ...], list[Listed]]()
        self.labels = {choice.id: write.plain(choice.label) for choice in self.question.decision.choices}

    def text_and_choices(self, show: str = "") -> tuple[str, list[Found]]:
        """Return text about the choices, and the lists and rows to make them with, see `lay_out`.

        Choices go into lists by kind; a single one of its kind is a button, unless it has more to say than a button
        holds or reads like another. Where there are too many kinds for that, a row of buttons picks the kind, a menu
        lists its choices, and another row turns the pages. `show` is the group and the page open first, as
        "kind.page". The title of a menu says what its entries share; if that does not fit, the text does.
        """
        choices, opened = self.question.decision.choices, self.question.opened
        side = [choice for choice in choices if choice.kind in ASIDE][:MAX_IN_ROW]
        main = [choice for choice in choices if choice not in side]
        if opened:
            found = self._opened_lists([choice for choice in (*main, *side) if choice.id not in opened])
        else:
            found = self._in_groups(main, side, show)
        return clip_shown("\n".join(filter(None, self._shared)), MAX_SHARED), found

    def _full_label(self, choice: Choice) -> str:
        """Return the name of a choice with the remark on it."""
        label, remark = self._badged_label(choice), self.beside([choice]).each.get(choice.id, "")
        return self.write("labelled", label=label, what=remark) if remark else label

    def _is_button(self, choice: Choice) -> bool:
        """Return whether a choice that is alone of its kind can be a button: its name and remark fit there."""
        full = self._full_label(choice)
        return len(full) <= MAX_SHORT or (len(full) <= MAX_LABEL and full == self._badged_label(choice))

    def _opened_lists(self, others: Sequence[Choice]) -> list[Found]:
        """Return a list for each choice that is combined with its follow-up, and a row of all others."""
        menus = list[Found]()
        for name, (state, below) in self.question.opened.items():
            choice, remarks = self.question.decision.by_id[name], self.beside(below, after=name)
            badges = _badges_in(self.write.table.game, state) if name in self.pictured else {}
            entries = self._entries(_by_badge(self._list_entries(below, name), badges), badges, remarks.each)
            # The last one only makes the choice: it shows a picture, unless the panel's shows that already.
            later = self.write("choice-decide-later"), self.write("choice-decide-later-detail")
            look = self.write("choice-look-first"), self.write("choice-look-first-detail")
            alone = MenuEntry(name, *(later if name in self.pictured else look))
            label = self._badged_label(choice)
            menus.append(Menu(self._title(label, remarks), entries, name, label, self._form(below[0].kind), alone))
        for kind in dict.fromkeys(choice.kind for choice in others if (choice.id,) in self.question.completed):
            members = [choice for choice in others if choice.kind == kind]
            if len(menus) < MAX_MENUS:
                menus += self._menu(kind, members)
                others = [choice for choice in others if choice not in members]
        return [*menus, self._buttons(others)]

    def _in_groups(self, main: Sequence[Choice], side: Sequence[Choice], show: str) -> list[Found]:
        """Return choices in groups by kind."""
        groups, alike = group_choices(main), Counter(self.labels[choice.id] for choice in main)
        single = {
            name: first
            for name, (first, *rest) in groups.items()
            if not rest and alike[self.labels[first.id]] == 1 and self._is_button(first)
        }
        listed = [name for name in groups if name not in single]
        several = [name for name in listed if len(groups[name]) > 1]
        if len(several) <= MAX_MENUS and all(
            len(self._list_entries(groups[name])) <= MAX_OPTIONS for name in several
        ):
            lists = [row for name in listed for row in self._menu(name, groups[name])]
            together = len(single) + len(side) <= MAX_IN_ROW
            return [
                *lists,
                *map(self._buttons, [[*single.values(), *side]] if together else [[*single.values()], side]),
            ]
        for name in [name for name in listed if len(groups[name]) == 1 and len(listed) > 1]:
            choice = groups[name][0]
            if (choice.id,) not in self.question.completed and alike[self.labels[choice.id]] == 1:
                single[name] = choice
                listed.remove(name)
                self._shared.append(safe_name(self._full_label(choice)))
        wanted, _, page_text = show.partition(".")
        open_group = wanted if wanted in listed else listed[0]
        page = (whole_number(page_text) or 0) if wanted == open_group else 0
        result: list[Found] = []
        if len(groups) > 1:
            result.append([
                self._button(single[name]) if name in single else self._group_button(name, name == open_group, groups[name])
                for name in groups
            ])  # fmt: skip
        return [*result, *self._menu(open_group, groups[open_group], page), self._buttons(side)]

    def beside(self, choices: Sequence[Choice], heading: str = "", after: str = "") -> Beside:
        """Return, as plain text, the remarks on a list's choices; the kind `heading`, if given, names the list.

        If `after` is given, they are the remarks that apply after that choice.
        """
        listed = self._list_entries(choices, after)
        shared, each = self.question.remarks(
            [entry.path for entry in listed], self.guide.headed.get(heading, frozenset())
        )
        return _beside({entry.value: entry.label for entry in listed}, shared, each, self.write)

    def _form(self, kind: str) -> Form:
        """Return the form of short lists of a kind of choice."""
        return "lines" if kind in self.guide.read_first else "names" if kind in self.guide.named else "menu"

    def _title(self, name: str, remarks: Beside) -> str:
        """Return a menu's title: its name and what its entries share, unless that is too long and goes into the text."""
        if not remarks.shared:
            return name
        title = self.write("labelled", label=name, what=remarks.shared)
        if len(title) <= MAX_PLACEHOLDER:
            return title
        self._shared.append(self.write("labelled", label=name, what=safe_name(remarks.shared)))
        return name

    def _list_entries(self, choices: Sequence[Choice], after: str = "") -> list[Listed]:
        """Return the entries of a list of choices: one for each, or for each answer to the question that completes it."""
        known = (after, *[choice.id for choice in choices])
        if known in self._listed:
            return self._listed[known]
        before, result = (after,) if after else (), list[Listed]()
        for choice in choices:
            path = (*before, choice.id)
            follow_up = self.question.completed.get(path)
            # What a single thing is used for is asked next, with a picture.
            answers = follow_up.choices if follow_up is not None and len(choices) > 1 else ()
            result += [self._entry(path, choice, answer) for answer in answers or (None,)]
        if any(len(entry.label) > MAX_COMPLETED for entry in result if len(entry.names) > 1):
            # None may be truncated, since their endings differ.
            result = [self._entry((*before, choice.id), choice) for choice in choices]
        self._listed[known] = result
        return result

    def _entry(self, path: Path, choice: Choice, answer: Choice | None = None) -> Listed:
        """Return the entry of a choice, or of one that an answer completes."""
        path, names = (
            (path, (choice.label,)) if answer is None else ((*path, answer.id), (choice.label, answer.label))
        )
        return Listed(path, " ".join(path), choice, names, self._join(list(map(self.write.plain, names))), answer)

    def _join(self, names: Sequence[str]) -> str:
        """Return the label of an entry for choices with these names."""
        return self.write("choice-completed", choice=names[0], answer=names[1]) if len(names) > 1 else names[0]

    def _entries(
        self, listed: Sequence[Listed], badges: Mapping[str, str], said: Mapping[str, str]
    ) -> list[MenuEntry]:
        """Return entries of a list as entries of a menu, with shorter labels if a phone would cut any."""

        def join(index: int, names: Sequence[str]) -> str:
            return self._with_badge(listed[index].choice, self._join(names), badges)

        known = [badges.get(entry.choice.id, "") for entry in listed]
        full = [self._with_badge(entry.choice, entry.label, badges) for entry in listed]
        labels = menu_labels([entry.names for entry in listed], full, join, self.write)
        return [
            MenuEntry(
                made := self._value(entry.path),
                label.label,
                label.description(said.get(entry.value), self.write) if label.left_out else said.get(entry.value),
                self.guide.icon(entry.choice),
                *self._short_labels(entry, badge),
                style_of(entry.choice, made),
            )
            for entry, label, badge in zip(listed, labels, known, strict=True)
        ]

    def _value(self, path: Path) -> str:
        """Return the value of a button or menu entry that makes some choices, and ends the turn if only that is left."""
        return " ".join((*path, CONFIRM) if path in self._ending else path)

    def _short_labels(self, entry: Listed, badge: str) -> tuple[str, str]:
        """Return the label of a button for the thing of an entry, and for the entry itself; "" where there is none."""
        if not badge:
            return "", ""
        kind, words = entry.choice.kind, self.write.words
        short, answer = verb_label(kind, badge, words), entry.answer
        if answer is None:
            return short, short
        second = self.guide.code(answer) or self.write.plain(answer.label)
        return short, verb_label(kind, f"{badge}→{second}", words) if len(second) <= MAX_SECOND else ""

    # Components

    def _badged_label(self, choice: Choice) -> str:
        """Return the name of a choice, with its badge in the question's picture, if it has one."""
        return self._with_badge(choice, self.labels[choice.id], self.badges)

    def _with_badge(self, choice: Choice, label: str, badges: Mapping[str, str]) -> str:
        """Return the label of a choice with its badge, unless that is a code that the label contains."""
        badge = badges.get(choice.id, "")
        code = self.guide.code(choice)
        return (
            label
            if not badge or (code and says(label, code))
            else self.write("choice-numbered", number=badge, label=label)
        )

    def _menu(self, name: str, members: Sequence[Choice], page: int = 0) -> list[Found]:
        """Return a list of one page of a group, and the buttons that turn its pages if there are more."""
        listed, remarks = _by_badge(self._list_entries(members), self.badges), self.beside(members, name)
        pages = -(-len(listed) // MAX_OPTIONS)
        page = min(page, pages - 1)
        shown = listed[page * MAX_OPTIONS : (page + 1) * MAX_OPTIONS]
        title = self.write.kind(name)
        if pages > 1:
            title = self.write("panel-page", what=title, page=page + 1, pages=pages)
        entries = self._entries(shown, self.badges, remarks.each)
        result: list[Found] = [Menu(self._title(title, remarks), entries, name, title, self._form(name))]
        if pages > 1:
            result.append([
                self.write.choosing("show", self.write(key), f"{name}.{target}", disabled=not 0 <= target < pages)
                for key, target in (("button-previous", page - 1), ("button-next", page + 1))
            ])  # fmt: skip
        return result

    def _group_button(self, name: str, is_open: bool, members: Sequence[Choice]) -> TableButton:
        """Return the button that lists a group, with the icon that all its choices have."""
        found = set(map(self.guide.icon, members))
        icon = found.pop() if len(found) == 1 else ""
        style = discord.ButtonStyle.primary if is_open else discord.ButtonStyle.secondary
        return self.write.choosing("show", self.write.kind(name), name, style, icon=icon)

    def _buttons(self, choices: Sequence[Choice]) -> list[TableButton]:
        return [self._button(choice) for choice in choices]

    def _button(self, choice: Choice) -> TableButton:
        """Return the button that makes a choice, with the remark on it if it fits."""
        label = self._badged_label(choice)
        if self.passes_at_once and choice.kind in DECLINING:
            # A player who takes nothing has nothing to confirm.
            return self.write.button("skip-confirm", label, version=None)
        if choice.kind not in ASIDE and len(full := self._full_label(choice)) <= MAX_SHORT:
            label = full
        value = self._value((choice.id,))
        return self.write.choosing("pick", label, value, style_of(choice, value), icon=self.guide.icon(choice))

    def to_read(self) -> list[Row]:
        """Return a menu of the things that can be read about before one is chosen; none if there are none."""
        found = list(self.question.to_read.items())[:MAX_OPTIONS]
        entries = [
            MenuEntry(name, self.labels[choice.id], self.beside([choice]).each.get(choice.id))
            for name, choice in found
        ]
        return [self.write.reading_menu(self.write("panel-read-first"), entries)] if entries else []


def _by_badge(listed: Sequence[Listed], badges: Mapping[str, str]) -> list[Listed]:
    """Return entries in the order of their badges in the picture, then those without one."""
    order = {name: number for number, name in enumerate(badges)}
    return sorted(listed, key=lambda entry: order.get(entry.choice.id, len(order)))


def _beside(labels: Mapping[str, str], shared: Text | None, each: Sequence[Text | None], write: Writer) -> Beside:
    """Return remarks on entries, by the label of each value, as text, except those that the label contains."""
    own = {value: write.plain(one) for value, one in zip(labels, each, strict=True) if one is not None}
    return Beside(
        write.plain(shared) if shared is not None else "",
        {value: detail for value, detail in own.items() if detail.casefold() not in labels[value].casefold()},
    )


def remarks_beside(
    open_table: OpenTable, state: Any, choices: Sequence[Choice], write: Writer, heading: str = ""
) -> Beside:
    """Return, as plain text, the remarks on the choices of `state`'s open decision that share one list.

    `heading` is the kind of choice that gives the list its name, if one does.
    """
    outlooks = [outlook_of(open_table, state, choice) for choice in choices]
    shared, each = in_common(outlooks, open_table.game.guide.headed.get(heading, ()))
    return _beside({choice.id: write.plain(choice.label) for choice in choices}, shared, each, write)


def style_of(choice: Choice, value: str = "") -> discord.ButtonStyle:
    """Return the style of the button with a choice's value: green if it ends the turn, gray if aside or costly, else blue."""
    if ends_turn(value or choice.id):
        return discord.ButtonStyle.success
    costly = int(choice.facets.get("vp", 0)) < 0
    return discord.ButtonStyle.secondary if costly or choice.kind in ASIDE else discord.ButtonStyle.primary


def group_choices(choices: Sequence[Choice]) -> dict[str, list[Choice]]:
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


# --- Badges of the picture --------------------------------------------------------------------------------------------


def pictured_menus(open_table: OpenTable) -> tuple[str, ...]:
    """Return the ids of the choices whose menus the panel's picture shows, stacked in their order.

    If there is not enough room, menus of places on the map come first. Without any picture, it is the first menu.
    """
    game, found = open_table.table.game, opened_of(open_table)
    shown = pictures()[game]
    seen = [name for name, (state, _) in found.items() if _badges_in(game, state)] or list(found)[:1]
    chosen = sorted(seen, key=lambda name: not shown.on_map(found[name].state))[:MAX_PICTURED]
    return tuple(name for name in found if name in chosen)


def pictured_states(open_table: OpenTable) -> tuple[tuple[str, Any], ...]:
    """Return the states whose questions the panel's picture shows, each with the id of the choice that leads there.

    These are the states after choices combined with their follow-ups, if any, else the current one, with "".
    """
    found = opened_of(open_table)
    return tuple((name, found[name].state) for name in pictured_menus(open_table)) or (
        ("", open_table.playing().state),
    )


def badges_of(open_table: OpenTable) -> dict[str, str]:
    """Return the badges that the choices of the open decision have in its picture.

    None if the picture shows what follows one of them. Lessons have pictures of their own, with codes but no numbers.
    """
    decision = open_table.decision
    if decision is None or pictured_menus(open_table) or open_table.match is None:
        return {}
    if open_table.presses.startswith("learn"):
        codes = {choice.id: open_table.game.guide.code(choice) for choice in decision.main}
        return {name: code for name, code in codes.items() if code}
    return _badges_in(open_table.table.game, open_table.match.state)


def _badges_in(game: str, state: Any) -> dict[str, str]:
    """Return the badges that the choices of a state's open decision have in its picture; cached with the state."""
    known: dict[str, str] | None = state.__dict__.get("_badges")
    if known is None:
        known = state.__dict__["_badges"] = pictures()[game].badges(state)
    return known
