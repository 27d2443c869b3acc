"""The private panel: turns any decision of any game into buttons and menus, step by step, within Discord's limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import discord

from cogs.client.items import (
    MAX_IN_ROW,
    MAX_OPTIONS,
    MAX_ROWS,
    Row,
    TableButton,
    TableSelect,
    button,
    option,
    rows,
    select,
    verb_of,
)
from cogs.client.words import MAX_UNASKED, clip, fit_lines, safe_name, say, say_plain, story, title, whole_number
from cogs.play.panel_plan import NO_PLAN, PanelPlan
from cogs.views.text_view import below_picture
from engine.catalogue import Catalogue
from engine.kernel import ASIDE, CONFIRM, Choice, Decision, Event, Text
from engine.tables.auto_answers import DECLINING
from engine.tables.manager import OpenTable
from render.registry import pictures

MAX_BUTTONS = 10
"""Up to this many choices are shown as buttons, in two rows; more go into menus."""

MAX_DONE, MIN_DETAILS = 450, 120
"""Characters for what was done so far this turn, and below how many nothing is told about the choices."""

MAX_NEWS = 700
"""Characters for what automata did since the player's last turn."""

MAX_HINT = 300
"""Most characters of a hint."""

SKIP = "skip"
MAX_PLACEHOLDER = 150
MAX_MENUS = 3
"""So many groups have a menu each; of more, one is open at a time."""

STYLES = {CONFIRM: discord.ButtonStyle.success}


class Panel:
    """A panel's text and components. `kind` and `page` are what a player with many choices is looking at."""

    def __init__(self, content: str, view: discord.ui.View) -> None:
        self.content, self.view = content, view


def build_panel(
    live: OpenTable,
    user: int,
    words: Catalogue,
    *,
    show: str = "",
    note: str = "",
    panel_plan: PanelPlan = NO_PLAN,
    news: Sequence[str] = (),
) -> Panel:
    """Return the panel of a table for a user: the open decision if it is theirs, else whom the table waits for.

    `show` is "kind.page" of the choices to list first, `note` a line to put on top, `panel_plan` the user's own
    plan and notes, `news` what automata did since the user's last turn.
    """
    table = live.table
    seat = table.seat_of(user)
    live.playing()
    state = live.seen_by(user)
    lines = [f"**{title(table, words)}** · {say(table, words, live.game.guide.headline(state))}"]
    if note:
        lines.insert(0, note)
    decision = live.decision
    if seat is not None and (summary := live.game.guide.seat_line(state, seat)) is not None:
        lines.append(say(table, words, summary))
    if decision is None or seat != decision.seat:
        waiting = decision.seat if decision else 0
        lines.append(words("panel-waiting", who=safe_name(table.name_of(waiting)), since=int(table.turn_since)))
        row = _look_row(live, words, seated=seat is not None)
        if seat is not None and (answers := table.seats[seat].answers) != "ask":
            lines.append(f"-# {words(f'answers-{answers}')}")
            row.append(button(table.id, "answers", words("button-ask-again"), arg="ask"))
        lines += [*panel_plan.plan, *panel_plan.notes]
        more = [*panel_plan.buttons, *below_picture(live, words)]
        return Panel(clip("\n".join(lines), MAX_UNASKED), rows(*with_row([], row, more)))
    if news:
        lines = [*lines[:1], words("panel-automata"), fit_lines(words, list(news), MAX_NEWS), *lines[1:]]
    return _open_panel(live, decision, words, [*lines, *panel_plan.plan], show, panel_plan)


def so_far(live: OpenTable, seat: int, words: Catalogue, heading: str) -> list[str]:
    """Return lines, below a heading, about what a seat has done in its turn and changed; none when nothing is done.

    What showed something new cannot be taken back; a line says up to where.
    """
    match = live.playing()
    done = [line for each in match.since_events for line in story(live.table, words, each, details=True)]
    if final := story(live.table, words, _final(live), details=True):
        done = [*final, words("panel-final"), *done]
    if not done:
        return []
    lines = [heading, "\n".join(f"> {line}" for line in fit_lines(words, done, MAX_DONE).splitlines())]
    if changes := _changes(live, seat, words):
        lines.append(words("preview-changes", changes=changes))
    return lines


def _final(live: OpenTable) -> list[Event]:
    """Return the events of the present turn that can no longer be taken back."""
    decision = live.decision
    return live.playing().final if decision is not None and decision.own_turn else []


def remarks(live: OpenTable, words: Catalogue) -> list[str]:
    """Return lines about what the open decision does not offer though a player may look for it."""
    match, guide = live.playing(), live.game.guide
    lost = [clip(say(live.table, words, each), 300) for each in _lost(live)]
    return [*lost, *(f"-# {clip(say(live.table, words, each), 200)}" for each in guide.left_out(match.state))]


def _lost(live: OpenTable) -> tuple[Text, ...]:
    """Return what fell away unasked with the last choice, when all that is left is to end the turn."""
    match, decision = live.playing(), live.decision
    if not match.since or decision is None or not decision.is_confirm or not decision.own_turn:
        return ()
    before = match.game.decode(match.checkpoint)
    for choice in match.since[:-1]:
        match.game.apply(before, choice)
    return live.game.guide.lost(before, match.since[-1], match.state, decision.seat)


def with_row(choice_rows: Sequence[Row], last: Sequence[TableButton], more: Sequence[TableButton]) -> list[Row]:
    """Return rows of choices with the last row, and more buttons in it or below; those without room are left out."""
    above = [row for row in choice_rows if not isinstance(row, Sequence) or row]
    if len(last) + len(more) <= MAX_IN_ROW or len(above) + 2 > MAX_ROWS:
        return [*above, [*last, *more][:MAX_IN_ROW]]
    return [*above, last, more[:MAX_IN_ROW]]


def _open_panel(
    live: OpenTable, decision: Decision, words: Catalogue, lines: list[str], show: str, panel_plan: PanelPlan
) -> Panel:
    table = live.table
    done = so_far(live, decision.seat, words, words("panel-so-far"))
    lines += done
    if decision.reason is not None and not done:
        lines.append(say(table, words, decision.reason))
    lines += _hint(live, decision.seat, words)
    lines.append(f"**{say(table, words, decision.prompt)}**")
    below = [*remarks(live, words), *panel_plan.notes]
    content, choice_rows = choices_of(live, decision, words, show, room_left([*lines, *below]))
    if content:
        lines.append(content)
    lines += below
    if not decision.own_turn and len(choice_rows) < MAX_ROWS - 1:
        choice_rows.append(_answer_row(live, words))
    if not live.presses:
        choice_rows += _to_read(live, decision, words)
    if decision.own_turn and decision.of_kind(SKIP) and not live.presses:
        _beside_skip(
            choice_rows, button(table.id, "skip-confirm", words("button-skip-confirm"), version=table.version)
        )
    last = with_row(choice_rows, _back_row(live, words), [*panel_plan.buttons, *below_picture(live, words)])
    return Panel(clip("\n".join(lines), MAX_UNASKED), rows(*last))


def _to_read(live: OpenTable, decision: Decision, words: Catalogue) -> list[Row]:
    """Return a menu of the things that can be read about before one is chosen; none when there are none."""
    state = live.playing().state
    found = {live.game.guide.to_read(state, choice): choice for choice in decision.choices}
    options = [
        option(name, _label(live, choice, words), beside(live, choice, words) or None)
        for name, choice in found.items()
        if name
    ][:MAX_OPTIONS]
    return [select(live.table.id, "about", words("panel-read-first"), options)] if options else []


def _beside_skip(choice_rows: list[Row], done: TableButton) -> None:
    """Put the button that skips the rest and ends the turn into the last row of choices, if it has room."""
    last = choice_rows[-1] if choice_rows else None
    if isinstance(last, Sequence) and len(last) < MAX_IN_ROW:
        choice_rows[-1] = [*last, done]


def _hint(live: OpenTable, seat: int, words: Catalogue) -> list[str]:
    """Return the hint of a first game as a line; nothing at other tables, or when there is nothing to say."""
    hint = live.game.guide.advice(live.playing().state, seat) if live.table.options.get("first_game") else None
    return [words("panel-hint", hint=clip(say(live.table, words, hint.text), MAX_HINT))] if hint else []


def _changes(live: OpenTable, seat: int, words: Catalogue) -> str:
    """Return what the half-made turn changes of the seat's own, before -> after."""
    match = live.playing()
    begun = match.begun if _final(live) else match.checkpoint
    before = live.game.guide.amounts(live.game.decode(begun), seat)
    after = live.game.guide.amounts(match.state, seat)
    return " · ".join(
        words(
            "preview-change", name=say(live.table, words, old.name), before=str(old.count), after=f"**{new.count}**"
        )
        for old, new in zip(before, after, strict=True)
        if old.count != new.count
    )


def _answer_row(live: OpenTable, words: Catalogue) -> list[TableButton]:
    """Return buttons to have questions out of turn answered from now on."""
    number = live.table.id
    return [
        button(number, "answers", words("button-always-decline"), arg="decline"),
        button(number, "answers", words("button-always-take"), arg="gain"),
    ]


def room_left(lines: Sequence[str]) -> int:
    """Return how many characters a panel with these lines has left."""
    return MAX_UNASKED - sum(len(line) + 1 for line in lines)


def choices_of(live: OpenTable, decision: Decision, words: Catalogue, show: str, room: int) -> tuple[str, list[Row]]:
    """Return text about the choices, of at most `room` characters, and the rows to make them with (at most 4).

    Few choices are buttons, or a menu where there is more to say about them than there is room. Many, or choices of
    different kinds that read alike, are put into groups by kind: a row of buttons picks the group (or, if the group is a single choice that reads like no other, makes it), a menu lists the group, and another
    row turns its pages. A few groups that each fit into a menu are all open at once, but in lessons.
    """
    side = [choice for choice in decision.choices if choice.kind in ASIDE][:MAX_IN_ROW]
    main = [choice for choice in decision.choices if choice not in side]
    labels = Counter(_label(live, choice, words) for choice in main)
    if (rows_of_both := _unfolded_rows(live, main, side, words)) is not None:
        return "", rows_of_both
    if len(main) <= MAX_BUTTONS and len(labels) == len(main):
        details = _details(live, main, words)
        if len(details) <= room or len(main) < 2:
            return clip(details, room) if room > MIN_DETAILS else "", _as_buttons(live, main, side, words)
        kinds = {choice.kind for choice in main}
        menu = _menu(live, kinds.pop() if len(kinds) == 1 else "any", main, 0, words)
        return "", [*menu, [_choice_button(live, choice, words) for choice in side]]
    groups = grouped(main)
    wanted, _, page_text = show.partition(".")
    # A single choice is a button of its own, unless another reads the same.
    single = {name for name, (first, *rest) in groups.items() if not rest and labels[_label(live, first, words)] == 1}
    large = [name for name in groups if name not in single] or list(groups)
    if not _is_lesson(live) and len(large) <= MAX_MENUS and all(len(groups[name]) <= MAX_OPTIONS for name in large):
        buttons = [_choice_button(live, groups[name][0], words) for name in groups if name not in large]
        last = [*buttons, *(_choice_button(live, choice, words) for choice in side)]
        if len(last) <= MAX_IN_ROW:
            return "", [*(row for name in large for row in _menu(live, name, groups[name], 0, words)), last]
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
    result += _menu(live, open_group, groups[open_group], page, words)
    result.append([_choice_button(live, choice, words) for choice in side])
    return "", result


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
    follows = type(game.pending(tried)[-1]) is not step and len(asked.main) < MAX_OPTIONS
    return tried, list(asked.main) if follows else []


def _unfolded_rows(
    live: OpenTable, main: Sequence[Choice], side: Sequence[Choice], words: Catalogue
) -> list[Row] | None:
    """Return a menu for each choice that can be unfolded and a row of all others; None when none can or no room is left."""
    found = {choice.id: unfolded(live, choice) for choice in main if choice.kind in live.game.guide.unfolds}
    found = {name: (state, below) for name, (state, below) in found.items() if below}
    buttons = [_choice_button(live, choice, words) for choice in main if choice.id not in found]
    last = [*buttons, *(_choice_button(live, choice, words) for choice in side)]
    if not found or len(found) > MAX_MENUS or len(last) > MAX_IN_ROW:
        return None
    return [*(_unfolded_menu(live, choice, *found[choice.id], words) for choice in main if choice.id in found), last]


def _unfolded_menu(
    live: OpenTable, choice: Choice, state: Any, below: Sequence[Choice], words: Catalogue
) -> TableSelect:
    """Return a menu of what a choice could be done with; its last entry only makes the choice, and so shows a picture."""
    table = live.table
    entries = [
        option(
            f"{choice.id} {each.id}",
            say_plain(table, words, each.label),
            said_beside(live, state, each, words) or None,
        )
        for each in below
    ]
    entries.append(option(choice.id, words("choice-look-first"), words("choice-look-first-detail")))
    placeholder = with_number(live, choice, _label(live, choice, words), words)
    return select(table.id, "pick", clip(placeholder, MAX_PLACEHOLDER), entries, version=table.version, arg=choice.id)


def grouped(choices: Sequence[Choice]) -> dict[str, list[Choice]]:
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


def _label(live: OpenTable, choice: Choice, words: Catalogue) -> str:
    return say_plain(live.table, words, choice.label)


def _is_lesson(live: OpenTable) -> bool:
    return live.presses.startswith("learn")


def numbers_of(live: OpenTable) -> dict[str, int]:
    """Return the numbers that the choices of the open decision have in its picture; lessons show pictures of their own."""
    if _is_lesson(live):
        return {}
    state = live.playing().state
    known: dict[str, int] | None = state.__dict__.get("_numbers")
    if known is None:
        known = state.__dict__["_numbers"] = pictures()[live.table.game].numbers(state)
    return known


def with_number(live: OpenTable, choice: Choice, label: str, words: Catalogue) -> str:
    """Return what a choice is called with the number it has in the picture of what is asked, if it has one."""
    number = numbers_of(live).get(choice.id)
    return label if number is None else words("choice-numbered", number=number, label=label)


def _group_button(live: OpenTable, name: str, words: Catalogue, is_open: bool) -> TableButton:
    style = discord.ButtonStyle.primary if is_open else discord.ButtonStyle.secondary
    table = live.table
    return button(
        table.id, verb_of(live, "show"), words(f"kind-{name}"), version=table.version, arg=name, style=style
    )


def _menu(live: OpenTable, name: str, members: Sequence[Choice], page: int, words: Catalogue) -> list[Row]:
    """Return a menu of one page of a group, and the buttons that turn its pages if there are more."""
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
            _options(live, shown, words),
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
    """Return in plain words what is said beside a choice of the open decision; nothing that its label says already."""
    return said_beside(live, live.playing().state, choice, words)


def said_beside(live: OpenTable, state: Any, choice: Choice, words: Catalogue) -> str:
    """Return the same of a choice of the open decision of `state`."""
    said = live.game.guide.outlook(state, choice)
    detail = say_plain(live.table, words, said) if said is not None else ""
    return "" if detail in say_plain(live.table, words, choice.label) else detail


def _options(live: OpenTable, choices: Sequence[Choice], words: Catalogue) -> list[discord.SelectOption]:
    table = live.table
    return [
        option(
            choice.id,
            with_number(live, choice, say_plain(table, words, choice.label), words),
            beside(live, choice, words) or None,
        )
        for choice in choices
    ]


def _details(live: OpenTable, choices: Sequence[Choice], words: Catalogue) -> str:
    """Return what is said beside choices that are buttons, as a list."""
    return "\n".join(
        f"- {words('labelled', label=f'**{with_number(live, choice, say(live.table, words, choice.label), words)}**', what=safe_name(detail))}"
        for choice in choices
        if (detail := beside(live, choice, words))
    )


def _as_buttons(live: OpenTable, main: Sequence[Choice], side: Sequence[Choice], words: Catalogue) -> list[Row]:
    return [
        [_choice_button(live, choice, words) for choice in group[start : start + MAX_IN_ROW]]
        for group in (main, side)
        for start in range(0, len(group), MAX_IN_ROW)
    ]


def _choice_button(live: OpenTable, choice: Choice, words: Catalogue) -> TableButton:
    style = discord.ButtonStyle.secondary if choice.kind in ASIDE else discord.ButtonStyle.primary
    decision, label = live.decision, with_number(live, choice, _label(live, choice, words), words)
    if decision is not None and not decision.own_turn and choice.kind in DECLINING and not live.presses:
        # Who takes nothing has nothing to confirm.
        return button(live.table.id, "skip-confirm", label, version=live.table.version)
    if choice.kind in live.game.guide.coded_kinds and (detail := beside(live, choice, words)):
        label = words("labelled", label=label, what=detail)
    return button(
        live.table.id,
        verb_of(live, "pick"),
        label,
        version=live.table.version,
        arg=choice.id,
        style=STYLES.get(choice.kind, style),
    )


def _back_row(live: OpenTable, words: Catalogue) -> list[TableButton]:
    match, table = live.playing(), live.table
    row: list[TableButton] = []
    if live.game.guide.main_kinds and not match.since:
        row.append(button(table.id, "what", words("button-what")))
    if match.since:
        row.append(button(table.id, "undo", words("button-undo"), version=table.version))
        row.append(button(table.id, "restart", words("button-restart"), version=table.version))
    if match.redoable:
        row.append(button(table.id, "redo", words("button-redo"), version=table.version))
    return [*row, *_look_row(live, words)]


def _look_row(live: OpenTable, words: Catalogue, *, seated: bool = True) -> list[TableButton]:
    table = live.table
    mine = [button(table.id, "mine", words(f"button-mine-{table.game}"))] if seated else []
    if any(seat.automaton for seat in table.seats):
        mine.append(button(table.id, "automata", words(f"button-automata-{table.game}")))
    return [button(table.id, "board", words("button-board")), *mine]
