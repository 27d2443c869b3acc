"""The choices of a question as rows of buttons and menus, with the numbers of its picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import discord

from cogs.answers.panel.choice_lines import Found, Menu
from cogs.answers.panel.menu_labels import menu_labels
from cogs.answers.writer import MAX_PLACEHOLDER, MenuEntry, Writer
from cogs.base.items import MAX_IN_ROW, MAX_LABEL, MAX_OPTION, MAX_OPTIONS, Row, TableButton
from cogs.base.words import clip_shown, safe_name, whole_number
from engine.kernel import ASIDE, CONFIRM, Choice, Text, in_common
from engine.tables.open.auto_answers import DECLINING
from engine.tables.open.open_table import OpenTable
from engine.tables.turn.question import MAX_MENUS, Path, Question, opened_of, outlook_of
from render.question import NUMBERED
from render.registry import pictures

MAX_BUTTONS = 10
"""Maximum number of choices shown as buttons, in two rows; more go into menus."""
MAX_SHORT = 55
"""Maximum number of characters of a button with a remark beside the name of its choice."""
MAX_SHARED = 300
"""Maximum number of characters of the text about what the entries of menus share."""
MAX_OPENING = 2
"""Maximum number of menus of a turn's first choices in a post."""
MAX_OPENING_BUTTONS = 3
"""Maximum number of buttons of a turn's first choices in a post."""
MAX_PICTURED = 2
"""Maximum number of menus in one picture that combine a choice with its follow-up."""
MAX_COMPLETED = MAX_OPTION - len("99. ")
"""Maximum number of characters of the name of an entry that makes two choices."""
STYLES = {CONFIRM: discord.ButtonStyle.success}


class Beside(NamedTuple):
    """The remarks on a list: what all its entries share, and what else each has, by its value."""

    shared: str
    each: dict[str, str]


class Listed(NamedTuple):
    """An entry of a list: the ids of the choices that it makes, the first that is listed, its label, and the names in that.

    If an answer completes the choice, there are two names. `value` has the choices that a press makes, as `press_pick`
    reads them.
    """

    path: Path
    value: str
    choice: Choice
    names: tuple[Text, ...]
    label: str


class ChoiceRows:
    """The open question of a table as a message: text about its choices, and rows to make them with."""

    def __init__(self, write: Writer, question: Question) -> None:
        open_table = write.open_table
        self.write, self.question, self.is_lesson = write, question, _is_lesson(open_table)
        self.passes_at_once = not self.question.decision.own_turn and not open_table.presses
        self.guide, self._shared = open_table.game.guide, list[str]()
        self.pictured = pictured_menus(open_table)
        self.numbers = {} if self.pictured else numbers_of(open_table)
        self._full_labels = dict[str, str]()
        self._listed = dict[tuple[str, ...], list[Listed]]()
        self.labels = {choice.id: write.plain(choice.label) for choice in self.question.decision.choices}

    def text_and_choices(self, show: str = "") -> tuple[str, list[Found]]:
        """Return text about the choices, and the lists and rows to make them with, see `lay_out`.

        A few choices are buttons. Choices with too much text for a button, too many choices, and choices of different
        kinds with the same name go into lists by kind. Where there are too many kinds for that, a row of buttons
        picks the group (or, if the group is a single choice that reads like no other, makes it), a menu lists the
        group, and another row turns its pages. `show` is the group and the page open first, as "kind.page". The title
        of a menu says what its entries share; if that does not fit, the text does.
        """
        choices, opened = self.question.decision.choices, self.question.opened
        side = [choice for choice in choices if choice.kind in ASIDE][:MAX_IN_ROW]
        main = [choice for choice in choices if choice not in side]
        if opened:
            found = self._opened_lists([choice for choice in (*main, *side) if choice.id not in opened])
        elif len(main) <= MAX_BUTTONS and self._are_short(main):
            found = self._as_buttons(main, side)
        else:
            found = self._in_groups(main, side, show)
        return clip_shown("\n".join(filter(None, self._shared)), MAX_SHARED), found

    def _are_short(self, choices: Sequence[Choice]) -> bool:
        """Return whether choices can be buttons with their remarks: short, distinct, and complete in one press."""
        labels = {choice.id: self._full_label(choice) for choice in choices}
        short = all(
            len(labels[choice.id]) <= MAX_SHORT or labels[choice.id] == self._numbered_label(choice)
            for choice in choices
        )
        return short and self._are_distinct(choices)

    def _are_distinct(self, choices: Sequence[Choice]) -> bool:
        """Return whether each choice has a distinct name that fits on a button, and is complete in one press."""
        labels = [self._numbered_label(choice) for choice in choices]
        return (
            len(set(labels)) == len(labels)
            and max(map(len, labels), default=0) <= MAX_LABEL
            and not any((choice.id,) in self.question.completed for choice in choices)
        )

    def _full_label(self, choice: Choice) -> str:
        """Return the name of a choice with the remark on it."""
        if choice.id not in self._full_labels:
            label, remark = self._numbered_label(choice), self.beside([choice]).each.get(choice.id, "")
            self._full_labels[choice.id] = self.write("labelled", label=label, what=remark) if remark else label
        return self._full_labels[choice.id]

    def _opened_lists(self, others: Sequence[Choice]) -> list[Found]:
        """Return a list for each choice that is combined with its follow-up, and a row of all others."""
        menus = list[Found]()
        for name, (state, below) in self.question.opened.items():
            choice, remarks = self.question.decision.by_id[name], self.beside(below, after=name)
            numbers = _numbers_in(self.write.table.game, state) if name in self.pictured else {}
            entries = self._entries(_by_number(self._list_entries(below, name), numbers), numbers, remarks.each)
            # The last one only makes the choice: it shows a picture, unless the panel's shows that already.
            later = self.write("choice-decide-later"), self.write("choice-decide-later-detail")
            look = self.write("choice-look-first"), self.write("choice-look-first-detail")
            alone = MenuEntry(name, *(later if name in self.pictured else look))
            title = self._title(self._numbered_label(choice), remarks)
            menus.append(Menu(title, entries, name, alone, bool(remarks.shared)))
        for kind in dict.fromkeys(choice.kind for choice in others if (choice.id,) in self.question.completed):
            members = [choice for choice in others if choice.kind == kind]
            if len(menus) < MAX_MENUS:
                menus += self._menu(kind, members)
                others = [choice for choice in others if choice not in members]
        return [*menus, self._buttons(others)]

    def _in_groups(self, main: Sequence[Choice], side: Sequence[Choice], show: str) -> list[Found]:
        """Return choices in groups by kind."""
        groups, alike = group_choices(main), Counter(self.labels[choice.id] for choice in main)
        wanted, _, page_text = show.partition(".")
        # A single choice is its own button, unless another reads the same.
        single = {
            name: first
            for name, (first, *rest) in groups.items()
            if not rest and alike[self.labels[first.id]] == 1 and self._are_short([first])
        }
        large = [name for name in groups if name not in single] or list(groups)
        if (
            not self.is_lesson
            and len(large) <= MAX_MENUS
            and all(len(self._list_entries(groups[name])) <= MAX_OPTIONS for name in large)
        ):
            last = [*(groups[name][0] for name in groups if name not in large), *side]
            if len(last) <= MAX_IN_ROW:
                return [*(row for name in large for row in self._menu(name, groups[name])), self._buttons(last)]
        for name in list(large):
            first, *rest = groups[name]
            if not rest and alike[self.labels[first.id]] == 1 and self._are_distinct([first]):
                large.remove(name)
                single[name] = first
                self._shared.append(self._remark_line(single[name]))
        if not large:
            return self._as_buttons(main, side)
        open_group = wanted if wanted in large else large[0]
        page = (whole_number(page_text) or 0) if wanted == open_group else 0
        result: list[Found] = []
        if len(groups) > 1:
            result.append([
                self._button(single[name]) if name in single else self._group_button(name, name == open_group, groups[name])
                for name in groups
            ])  # fmt: skip
        return [*result, *self._menu(open_group, groups[open_group], page), self._buttons(side)]

    def _remark_line(self, choice: Choice) -> str:
        """Return a line of text with the remark on a choice that is too long for its button."""
        remark = self.beside([choice]).each.get(choice.id, "")
        return self.write("labelled", label=self._numbered_label(choice), what=safe_name(remark)) if remark else ""

    def beside(self, choices: Sequence[Choice], heading: str = "", after: str = "") -> Beside:
        """Return, as plain text, the remarks on a list's choices; the kind `heading`, if given, names the list.

        If `after` is given, they are the remarks that apply after that choice.
        """
        listed = self._list_entries(choices, after)
        shared, each = self.question.remarks(
            [entry.path for entry in listed], self.guide.headed.get(heading, frozenset())
        )
        return _beside({entry.value: entry.label for entry in listed}, shared, each, self.write)

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
            answers = follow_up.choices if follow_up is not None else ()
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
        return Listed(path, " ".join(path), choice, names, self._join(list(map(self.write.plain, names))))

    def _join(self, names: Sequence[str]) -> str:
        """Return the label of an entry for choices with these names."""
        return self.write("choice-completed", choice=names[0], answer=names[1]) if len(names) > 1 else names[0]

    def _entries(
        self, listed: Sequence[Listed], numbers: Mapping[str, int], said: Mapping[str, str]
    ) -> list[MenuEntry]:
        """Return entries of a list as entries of a menu, with shorter labels if a phone would cut any."""

        def join(index: int, names: Sequence[str]) -> str:
            return with_number(self._join(names), known[index], self.write)

        known = [None if NUMBERED in entry.choice.facets else numbers.get(entry.choice.id) for entry in listed]
        full = [with_number(entry.label, number, self.write) for entry, number in zip(listed, known, strict=True)]
        labels, icon = menu_labels([entry.names for entry in listed], full, join, self.write), self.guide.icon
        return [
            MenuEntry(
                value := entry.value,
                label.label,
                label.description(said.get(value), self.write) if label.left_out else said.get(value),
                icon(entry.choice),
                number,
            )
            for entry, label, number in zip(listed, labels, known, strict=True)
        ]

    # Components

    def _numbered_label(self, choice: Choice) -> str:
        """Return the name of a choice, with its number in the question's picture, if it has one."""
        number = None if NUMBERED in choice.facets else self.numbers.get(choice.id)
        return with_number(self.labels[choice.id], number, self.write)

    def _menu(self, name: str, members: Sequence[Choice], page: int = 0) -> list[Found]:
        """Return a list of one page of a group, and the buttons that turn its pages if there are more."""
        listed, remarks = _by_number(self._list_entries(members), self.numbers), self.beside(members, name)
        pages = -(-len(listed) // MAX_OPTIONS)
        page = min(page, pages - 1)
        shown = listed[page * MAX_OPTIONS : (page + 1) * MAX_OPTIONS]
        title = self.write.kind(name)
        if pages > 1:
            title = self.write("panel-page", what=title, page=page + 1, pages=pages)
        entries = self._entries(shown, self.numbers, remarks.each)
        result: list[Found] = [Menu(self._title(title, remarks), entries, name, says_more=bool(remarks.shared))]
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

    def _as_buttons(self, main: Sequence[Choice], side: Sequence[Choice]) -> list[Found]:
        return [
            self._buttons(group[start : start + MAX_IN_ROW])
            for group in (main, side)
            for start in range(0, len(group), MAX_IN_ROW)
        ]

    def _buttons(self, choices: Sequence[Choice]) -> list[TableButton]:
        return [self._button(choice) for choice in choices]

    def _button(self, choice: Choice) -> TableButton:
        """Return the button that makes a choice, with the remark on it if it fits."""
        style = discord.ButtonStyle.secondary if choice.kind in ASIDE else discord.ButtonStyle.primary
        label = self._numbered_label(choice)
        if self.passes_at_once and choice.kind in DECLINING:
            # A player who takes nothing has nothing to confirm.
            return self.write.button("skip-confirm", label, version=None)
        if choice.kind not in ASIDE and len(full := self._full_label(choice)) <= MAX_SHORT:
            label = full
        return self.write.choosing(
            "pick", label, choice.id, STYLES.get(choice.kind, style), icon=self.guide.icon(choice)
        )

    def to_read(self) -> list[Row]:
        """Return a menu of the things that can be read about before one is chosen; none if there are none."""
        found = list(self.question.to_read.items())[:MAX_OPTIONS]
        entries = [
            MenuEntry(name, self.labels[choice.id], self.beside([choice]).each.get(choice.id))
            for name, choice in found
        ]
        return [self.write.reading_menu(self.write("panel-read-first"), entries)] if entries else []


def _by_number(listed: Sequence[Listed], numbers: Mapping[str, int]) -> list[Listed]:
    """Return entries in the order of their numbers in the picture, then those without one."""
    return sorted(listed, key=lambda entry: numbers.get(entry.choice.id, len(numbers) + 1))


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


class Opening(NamedTuple):
    """The choices that a turn can begin with: a menu for each kind with several choices, a button for any other."""

    menus: list[Row]
    buttons: list[TableButton]


def opening_of(open_table: OpenTable, write: Writer) -> Opening:
    """Return the possible first steps of a turn, for the table's post; nothing once a choice was made.

    Kinds that do not fit into a menu or exceed the limit are only on the panel.
    """
    asked, result = open_table.public_decision, Opening([], [])
    if asked is None or not asked.own_turn or open_table.playing().since:
        return result
    groups = {name: members for name, members in group_choices(asked.main).items() if len(members) <= MAX_OPTIONS}
    for name, (choice, *more) in groups.items():
        if not more and len(result.buttons) < MAX_OPENING_BUTTONS:
            label, kind = write.plain(choice.label), write.kind(name)
            label = label if label.startswith(kind) else write("labelled", label=kind, what=label)
            if len(label) <= MAX_LABEL:
                icon = open_table.game.guide.icon(choice)
                result.buttons.append(
                    write.choosing("pick", label, choice.id, discord.ButtonStyle.primary, icon=icon)
                )
    several = {name: members for name, members in groups.items() if len(members) > 1}
    for name, members in list(several.items())[:MAX_OPENING]:
        told = remarks_beside(open_table, open_table.playing().state, members, write, name)
        placeholder = write.kind(name)
        if told.shared:
            placeholder = write("labelled", label=placeholder, what=told.shared)
        names = [(each.label,) for each in members]
        full = [write.plain(each.label) for each in members]
        labels = menu_labels(names, full, lambda _index, parts: parts[0], write)
        entries = [
            MenuEntry(
                each.id,
                label.label,
                label.description(told.each.get(each.id), write),
                open_table.game.guide.icon(each),
            )
            for each, label in zip(members, labels, strict=True)
        ]
        result.menus.append(write.menu(placeholder, entries, name))
    return result


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


# --- Numbers of the picture -------------------------------------------------------------------------------------------


def _is_lesson(open_table: OpenTable) -> bool:
    return open_table.presses.startswith("learn")


def pictured_menus(open_table: OpenTable) -> tuple[str, ...]:
    """Return the ids of the choices whose menus the panel's picture shows, stacked in their order.

    If there is not enough room, menus of places on the map come first. Without any picture, it is the first menu.
    """
    game, found = open_table.table.game, opened_of(open_table)
    shown = pictures()[game]
    seen = [name for name, (state, _) in found.items() if _numbers_in(game, state)] or list(found)[:1]
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


def numbers_of(open_table: OpenTable) -> dict[str, int]:
    """Return the numbers that the choices of the open decision have in its picture.

    None if the picture shows what follows one of them; lessons show pictures of their own.
    """
    if _is_lesson(open_table) or pictured_menus(open_table) or open_table.match is None:
        return {}
    return _numbers_in(open_table.table.game, open_table.match.state)


def _numbers_in(game: str, state: Any) -> dict[str, int]:
    """Return the numbers that the choices of a state's open decision have in its picture; cached with the state."""
    known: dict[str, int] | None = state.__dict__.get("_numbers")
    if known is None:
        known = state.__dict__["_numbers"] = pictures()[game].numbers(state)
    return known


def with_number(label: str, number: int | None, write: Writer) -> str:
    """Return the label of a choice with its number in the picture; None if it has none or its name says it."""
    return label if number is None else write("choice-numbered", number=number, label=label)
