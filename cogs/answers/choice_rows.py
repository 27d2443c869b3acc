"""The choices of a question as rows of buttons and menus, with the numbers of its picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import discord

from cogs.answers.writer import MenuEntry, Writer
from cogs.client.items import MAX_IN_ROW, MAX_LABEL, MAX_OPTIONS, Row, TableButton
from cogs.client.words import clip, safe_name, whole_number
from engine.kernel import ASIDE, CONFIRM, Choice, Text, in_common
from engine.tables.auto_answers import DECLINING
from engine.tables.open_table import OpenTable
from engine.tables.turn.question import MAX_MENUS, Question, opened_of, outlook_of
from render.question import NUMBERED
from render.registry import pictures

MAX_BUTTONS = 10
"""Maximum number of choices shown as buttons, in two rows; more go into menus."""
MAX_BESIDE = 40
"""Maximum number of characters of the remark beside a button; a choice with a longer one goes into a menu."""
MAX_TOLD = 5
"""Maximum number of buttons with remarks beside them."""
MIN_DETAILS = 120
"""Characters of room below which remarks are left out."""
MAX_SHARED = 300
"""Maximum number of characters of the remarks that the choices of a list share."""
MAX_OPENING = 2
"""Maximum number of menus of a turn's first choices in a post."""
MAX_PICTURED = 2
"""Maximum number of menus that combine a choice with what follows it, in one picture."""
STYLES = {CONFIRM: discord.ButtonStyle.success}


class Beside(NamedTuple):
    """The remarks beside the choices of a list: what they all share, and the rest of each, by choice id."""

    shared: str
    each: dict[str, str]


class ChoiceRows:
    """The open question of a table as a message: text about its choices, and rows of components to make them."""

    def __init__(self, write: Writer, question: Question) -> None:
        open_table = write.open_table
        self.write, self.question, self.is_lesson = write, question, _is_lesson(open_table)
        self.passes_at_once = not self.question.decision.own_turn and not open_table.presses
        self.headed, self.coded = open_table.game.guide.headed, open_table.game.guide.coded_kinds
        self.numbers, self.pictured = numbers_of(open_table), pictured_menus(open_table)
        self.labels = {choice.id: write.plain(choice.label) for choice in self.question.decision.choices}

    def text_and_rows(self, show: str, room: int) -> tuple[str, list[Row]]:
        """Return text about the choices, of at most `room` characters, and the rows of components to make them (at most 4).

        A few choices are buttons. Those with remarks too long for a line beside a button, and those that are many, go into
        menus by kind, as do choices of different kinds that read alike. Where there are too many kinds for that, a row
        of buttons picks the group (or makes its only choice, if no other reads alike), a menu lists
        the group, and another row turns its pages. `show` is the group and the page to open, as "kind.page". What
        all choices of a list share is in the text.
        """
        choices, opened = self.question.decision.choices, self.question.opened
        side = [choice for choice in choices if choice.kind in ASIDE][:MAX_IN_ROW]
        main = [choice for choice in choices if choice not in side]
        if opened:
            return self._opened_rows([choice for choice in (*main, *side) if choice.id not in opened])
        few = len(main) <= MAX_BUTTONS and len({self.labels[choice.id] for choice in main}) == len(main)
        details, each = self._details(main) if few else ("", {})
        short = len(each) <= MAX_TOLD and not any(self._is_long(choice, each) for choice in main)
        if short and few and len(details) <= room:
            return details if room > MIN_DETAILS else "", self._as_buttons(main, side, each)
        if few and len({choice.kind for choice in main}) == 1:
            name = main[0].kind
            said = self.beside(main, name)
            return self._shared_lines({"": said}), [*self._menu(name, main, 0, said.each), self._buttons(side)]
        return self._in_groups(main, side, show)

    def _is_long(self, choice: Choice, said: Mapping[str, str]) -> bool:
        """Return whether the remark on a choice is too long for a button and a line beside it."""
        return len(said.get(choice.id, "")) > MAX_BESIDE or len(self._numbered_label(choice)) > MAX_LABEL

    def _opened_rows(self, others: Sequence[Choice]) -> tuple[str, list[Row]]:
        """Return a menu for each choice that is combined with what follows it, and a row of all others."""
        said, menus = dict[str, Beside](), list[Row]()
        for name, (state, below) in self.question.opened.items():
            choice = self.question.decision.by_id[name]
            told = said[self.labels[name]] = self.beside(below, after=name)
            numbers = pictures()[self.write.table.game].numbers(state) if name in self.pictured else {}
            entries: list[MenuEntry] = [
                (
                    f"{name} {each.id}",
                    self._with_number(each, self.write.plain(each.label), numbers),
                    told.each.get(each.id),
                )
                for each in below
            ]
            # The last entry only makes the choice: it shows a picture, unless the panel's does already.
            later = self.write("choice-decide-later"), self.write("choice-decide-later-detail")
            look = self.write("choice-look-first"), self.write("choice-look-first-detail")
            entries.append((name, *(later if name in self.pictured else look)))
            menus.append(self.write.menu(self._numbered_label(choice), entries, name))
        return self._shared_lines(said), [*menus, self._buttons(others)]

    def _in_groups(self, main: Sequence[Choice], side: Sequence[Choice], show: str) -> tuple[str, list[Row]]:
        """Return text and rows for choices in groups by kind."""
        groups, alike = group_choices(main), Counter(self.labels[choice.id] for choice in main)
        wanted, _, page_text = show.partition(".")
        # A single choice is a button of its own, unless another reads the same.
        single = {
            name: first for name, (first, *rest) in groups.items() if not rest and alike[self.labels[first.id]] == 1
        }
        large = [name for name in groups if name not in single] or list(groups)
        if not self.is_lesson and len(large) <= MAX_MENUS and all(len(groups[name]) <= MAX_OPTIONS for name in large):
            last = [*(groups[name][0] for name in groups if name not in large), *side]
            if len(last) <= MAX_IN_ROW:
                said = {name: self.beside(groups[name], name) for name in large}
                menus = [row for name in large for row in self._menu(name, groups[name], 0, said[name].each)]
                headings = {self.write(f"kind-{name}"): told for name, told in said.items()}
                return self._shared_lines(headings), [*menus, self._buttons(last)]
        open_group = wanted if wanted in large else large[0]
        page = (whole_number(page_text) or 0) if wanted == open_group else 0
        result: list[Row] = []
        if len(groups) > 1:
            result.append([
                self._button(single[name]) if name in single else self._group_button(name, name == open_group)
                for name in groups
            ])  # fmt: skip
        told = self.beside(groups[open_group], open_group)
        result += self._menu(open_group, groups[open_group], page, told.each)
        return self._shared_lines({"": told}), [*result, self._buttons(side)]

    def beside(self, choices: Sequence[Choice], heading: str = "", after: str = "") -> Beside:
        """Return the remarks beside the choices of a list, as plain text; `heading` is the kind in the list's heading, if any.

        They are choices that follow the choice `after`, if it is given.
        """
        shared, each = self.question.remarks(choices, self.headed.get(heading, frozenset()), after)
        return _beside(choices, shared, each, self.write)

    def _shared_lines(self, lists: Mapping[str, Beside]) -> str:
        """Return a line of shared remarks for each list, by its heading, or one line if all lists share the same."""
        told = {heading: safe_name(said.shared) for heading, said in lists.items() if said.shared}
        if len(told) == len(lists) and len(set(told.values())) == 1:
            lines = [self.write("choices-share", remarks=next(iter(told.values())))]
        else:
            lines = [self.write("labelled", label=heading, what=remarks) for heading, remarks in told.items()]
        return clip("\n".join(lines), MAX_SHARED)

    def _details(self, choices: Sequence[Choice]) -> tuple[str, dict[str, str]]:
        """Return the remarks on choices that are buttons, as a list and by choice id."""
        kinds: dict[str, list[Choice]] = {}
        for choice in choices:
            kinds.setdefault(choice.kind, []).append(choice)
        said = {kind: self.beside(members) for kind, members in kinds.items()}
        each = {name: detail for of_kind in said.values() for name, detail in of_kind.each.items()}
        shared = self._shared_lines({self.write(f"kind-{kind}"): told for kind, told in said.items()})
        lines = [shared] if shared else []
        for choice in (choice for choice in choices if choice.id in each):
            label = self._with_number(choice, self.write.markup(choice.label), self.numbers)
            lines.append(f"- {self.write('labelled', label=f'**{label}**', what=safe_name(each[choice.id]))}")
        return "\n".join(lines), each

    # Components

    def _with_number(self, choice: Choice, label: str, numbers: Mapping[str, int]) -> str:
        return with_number(label, None if NUMBERED in choice.facets else numbers.get(choice.id), self.write)

    def _numbered_label(self, choice: Choice) -> str:
        """Return the label of a choice with its number in the picture of the question, if it has one."""
        return self._with_number(choice, self.labels[choice.id], self.numbers)

    def _menu(self, name: str, members: Sequence[Choice], page: int, said: Mapping[str, str]) -> list[Row]:
        """Return a menu of one page of a group, and the buttons that turn its pages if there are more."""
        pages = -(-len(members) // MAX_OPTIONS)
        page = min(page, pages - 1)
        shown = members[page * MAX_OPTIONS : (page + 1) * MAX_OPTIONS]
        placeholder = self.write(f"kind-{name}")
        if pages > 1:
            placeholder = self.write("panel-page", what=placeholder, page=page + 1, pages=pages)
        entries = [(choice.id, self._numbered_label(choice), said.get(choice.id)) for choice in shown]
        result: list[Row] = [self.write.menu(placeholder, entries, name)]
        if pages > 1:
            result.append([
                self.write.choosing("show", self.write(key), f"{name}.{target}", disabled=not 0 <= target < pages)
                for key, target in (("button-previous", page - 1), ("button-next", page + 1))
            ])  # fmt: skip
        return result

    def _group_button(self, name: str, is_open: bool) -> TableButton:
        style = discord.ButtonStyle.primary if is_open else discord.ButtonStyle.secondary
        return self.write.choosing("show", self.write(f"kind-{name}"), name, style)

    def _as_buttons(self, main: Sequence[Choice], side: Sequence[Choice], said: Mapping[str, str]) -> list[Row]:
        return [
            [self._button(choice, said.get(choice.id, "")) for choice in group[start : start + MAX_IN_ROW]]
            for group in (main, side)
            for start in range(0, len(group), MAX_IN_ROW)
        ]

    def _buttons(self, choices: Sequence[Choice]) -> list[TableButton]:
        return [self._button(choice) for choice in choices]

    def _button(self, choice: Choice, said: str | None = None) -> TableButton:
        """Return the button for a choice, with its remark if its label is a code, else with `said`."""
        style = discord.ButtonStyle.secondary if choice.kind in ASIDE else discord.ButtonStyle.primary
        label = self._numbered_label(choice)
        if self.passes_at_once and choice.kind in DECLINING:
            # To take nothing needs no confirmation.
            return self.write.button("skip-confirm", label, version=None)
        if choice.kind in self.coded:
            told = self.beside([choice]).each.get(choice.id, "") if said is None else said
            full = self.write("labelled", label=label, what=told) if told else label
            label = full if len(full) <= MAX_LABEL else label
        return self.write.choosing("pick", label, choice.id, STYLES.get(choice.kind, style))

    def to_read(self) -> list[Row]:
        """Return a menu of components to read about before choosing one; empty when there are none."""
        found = list(self.question.to_read.items())[:MAX_OPTIONS]
        entries = [
            (name, self.labels[choice.id], self.beside([choice]).each.get(choice.id)) for name, choice in found
        ]
        return [self.write.reading_menu(self.write("panel-read-first"), entries)] if entries else []


def _beside(choices: Sequence[Choice], shared: Text | None, each: Sequence[Text | None], write: Writer) -> Beside:
    """Return remarks as text, without those that repeat the label of their choice."""
    own = {choice.id: write.plain(one) for choice, one in zip(choices, each, strict=True) if one is not None}
    labels = {choice.id: write.plain(choice.label).casefold() for choice in choices}
    return Beside(
        write.plain(shared) if shared is not None else "",
        {name: detail for name, detail in own.items() if detail.casefold() not in labels[name]},
    )


def remarks_beside(
    open_table: OpenTable, state: Any, choices: Sequence[Choice], write: Writer, heading: str = ""
) -> Beside:
    """Return the remarks beside choices of the open decision of `state` that are in one list, as plain text.

    `heading` is the kind of choice in the list's heading, if any.
    """
    outlooks = [outlook_of(open_table, state, choice) for choice in choices]
    shared, each = in_common(outlooks, open_table.game.guide.headed.get(heading, ()))
    return _beside(choices, shared, each, write)


def opening_menus(open_table: OpenTable, write: Writer) -> list[Row]:
    """Return menus of a turn's first choices, for the table's post; empty in the middle of a turn.

    Only kinds with several choices that fit into a menu; the panel has the others.
    """
    asked = open_table.public_decision
    if asked is None or not asked.own_turn or open_table.playing().since:
        return []
    groups = {name: members for name, members in group_choices(asked.main).items() if 1 < len(members) <= MAX_OPTIONS}
    result: list[Row] = []
    for name, members in list(groups.items())[:MAX_OPENING]:
        told = remarks_beside(open_table, open_table.playing().state, members, write, name)
        placeholder = write(f"kind-{name}")
        if told.shared:
            placeholder = write("labelled", label=placeholder, what=told.shared)
        entries = [(each.id, write.plain(each.label), told.each.get(each.id)) for each in members]
        result.append(write.menu(placeholder, entries, name))
    return result


def group_choices(choices: Sequence[Choice]) -> dict[str, list[Choice]]:
    """Group choices by kind, in order; with more than five groups the smallest become one, "other"."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.kind, []).append(choice)
    if len(groups) <= MAX_IN_ROW:
        return groups
    kept = sorted(groups, key=lambda kind: len(groups[kind]), reverse=True)[: MAX_IN_ROW - 1]
    result = {kind: members for kind, members in groups.items() if kind in kept}
    result["other"] = [choice for kind, members in groups.items() if kind not in kept for choice in members]
    return result


# --- Numbers of the picture -------------------------------------------------------------------------------------------


def _is_lesson(open_table: OpenTable) -> bool:
    return open_table.presses.startswith("learn")


def pictured_menus(open_table: OpenTable) -> tuple[str, ...]:
    """Return the ids of the choices whose menus the panel's picture shows, one above the other, in their order.

    If there are too many, those of places on the map come first; the first one if no picture shows any.
    """
    found, shown = opened_of(open_table), pictures()[open_table.table.game]
    seen = [name for name, (state, _) in found.items() if shown.numbers(state)] or list(found)[:1]
    chosen = sorted(seen, key=lambda name: not shown.on_map(found[name].state))[:MAX_PICTURED]
    return tuple(name for name in found if name in chosen)


def pictured_states(open_table: OpenTable) -> tuple[tuple[str, Any], ...]:
    """Return the states whose questions the panel's picture shows, each with the id of the choice that leads there.

    Those after choices that are combined with what follows, if there are any, else the present one, with "".
    """
    found = opened_of(open_table)
    return tuple((name, found[name].state) for name in pictured_menus(open_table)) or (
        ("", open_table.playing().state),
    )


def numbers_of(open_table: OpenTable) -> dict[str, int]:
    """Return the numbers that the choices of the open decision have in its picture.

    Empty when the picture shows what follows one of them; lessons show pictures of their own.
    """
    if _is_lesson(open_table) or pictured_menus(open_table) or open_table.match is None:
        return {}
    state = open_table.match.state
    known: dict[str, int] | None = state.__dict__.get("_numbers")
    if known is None:
        known = state.__dict__["_numbers"] = pictures()[open_table.table.game].numbers(state)
    return known


def with_number(label: str, number: int | None, write: Writer) -> str:
    """Return a label with its number, if it has one."""
    return label if number is None else write("choice-numbered", number=number, label=label)
