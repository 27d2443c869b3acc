"""The private panel: turns any decision of any game into buttons and menus, step by step, within Discord's limits."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.client.items import (
    MAX_IN_ROW,
    MAX_OPTIONS,
    MAX_ROWS,
    Row,
    TableButton,
    button,
    option,
    rows,
    select,
)
from cogs.client.words import (
    MAX_UNASKED,
    Ranked,
    clip,
    fit_ranked,
    safe_name,
    say,
    say_plain,
    title,
)
from cogs.play.choice_rows import beside, choices_of, label_of
from cogs.play.panel_plan import NO_PLAN, PanelPlan
from cogs.views.tales import ranked, tale_of
from cogs.views.text_view import below_picture
from engine.catalogue import Catalogue
from engine.kernel import Decision, Event, Text
from engine.records.table import Table
from engine.tables.auto_answers import DECLINING
from engine.tables.manager import OpenTable
from engine.tables.play import skipping

MAX_DONE = 450
"""Characters for what was done so far this turn."""

MAX_NEWS = 800
"""Characters for what automata did since the player's last turn."""

MAX_HINT = 300
"""Most characters of a hint."""

MAX_LOST, MAX_LEFT_OUT = 300, 200
"""Most characters of what is no longer possible, and of what is not possible."""

SKIP = "skip"


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
    news: Sequence[Ranked] = (),
) -> Panel:
    """Return the panel of a table for a user: the open decision if it is theirs, else whom the table waits for.

    `show` is "kind.page" of the choices to list first, `note` a line to put on top, `panel_plan` the user's own
    plan and notes, `news` what automata did since the user's last turn: what does not fit is in the post.
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
        if seat is not None and table.ply and len(table.users) > 1 and not live.presses:
            row.append(button(table.id, "request-undo", words("button-request-undo")))
        lines += [*panel_plan.plan, *panel_plan.notes]
        more = [*panel_plan.buttons, *below_picture(live, words)]
        return Panel(clip("\n".join(lines), MAX_UNASKED), rows(*with_row([], row, more)))
    if news:
        lines = [*lines[:1], words("panel-automata"), fit_ranked(words, news, MAX_NEWS), *lines[1:]]
    return _open_panel(live, decision, words, [*lines, *panel_plan.plan], show, panel_plan)


def so_far(live: OpenTable, seat: int, words: Catalogue, heading: str) -> list[str]:
    """Return lines, below a heading, about what a seat has done in its turn and changed; none when nothing is done.

    What showed something new cannot be taken back; a line says up to where.
    """
    table, since = live.table, live.playing().since_events
    final = _final(live)
    events = [*final, *(event for made in since for event in made)]
    before = {line.line for line in _told(table, words, events[: len(events) - len(since[-1])] if since else events)}
    done = _told(table, words, events)
    if not done:
        return []
    done = [line if line.line in before else line._replace(rank=DONE_NOW) for line in done]
    if final:
        done.insert(len(_told(table, words, final)), Ranked(words("panel-final"), FINAL))
    lines = [heading, "\n".join(f"> {line}" for line in fit_ranked(words, done, MAX_DONE).splitlines())]
    if changes := _changes(live, seat, words):
        lines.append(words("preview-changes", changes=changes))
    return lines


DONE_NOW, FINAL = 3, 4
"""The ranks of lines about the last choice, which stay if there is room, and of the one that says what is final."""


def _told(table: Table, words: Catalogue, events: Sequence[Event]) -> list[Ranked]:
    """Return events of a turn that goes on as lines: what scores stays longest."""
    return ranked(table, words, tale_of(table, events, over=False))


def _final(live: OpenTable) -> list[Event]:
    """Return the events of the present turn that can no longer be taken back."""
    decision = live.decision
    return live.playing().final if decision is not None and decision.own_turn else []


def remarks(live: OpenTable, words: Catalogue) -> list[str]:
    """Return lines about what the open decision does not offer though a player may look for it, or was passed over."""
    match, guide = live.playing(), live.game.guide
    found = guide.unavailable(match.state, match.game.decode(match.checkpoint), match.undoable)
    told = [clip(say(live.table, words, each), MAX_LOST) for each in (*_passed_over(live), *found.lost)]
    return [*told, *(f"-# {clip(say(live.table, words, each), MAX_LEFT_OUT)}" for each in found.left_out)]


def _passed_over(live: OpenTable) -> tuple[Text, ...]:
    """Return what was passed over with the last choice when all that is left is to end the turn."""
    match, decision = live.playing(), live.decision
    *made, last = match.since or [""]
    if last not in DECLINING or decision is None or not decision.is_confirm or not decision.own_turn:
        return ()
    before = match.game.decode(match.checkpoint)
    for choice in made:
        match.game.apply(before, choice)
    return live.game.guide.passed_over(match.game.decode(match.begun), before, decision.seat)


def with_row(choice_rows: Sequence[Row], last: Sequence[TableButton], more: Sequence[TableButton]) -> list[Row]:
    """Return rows of choices with the last row, and more buttons in it or below.

    What has no room in the last row goes before `more`; what has none there either is left out.
    """
    above = [row for row in choice_rows if not isinstance(row, Sequence) or row]
    if len(last) + len(more) <= MAX_IN_ROW or len(above) + 2 > MAX_ROWS:
        return [*above, [*last, *more][:MAX_IN_ROW]]
    return [*above, last[:MAX_IN_ROW], [*last[MAX_IN_ROW:], *more][:MAX_IN_ROW]]


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
            choice_rows, button(table.id, "skip-confirm", _skip_label(live, decision, words), version=table.version)
        )
    last = with_row(choice_rows, _back_row(live, words), [*panel_plan.buttons, *below_picture(live, words)])
    return Panel(clip("\n".join(lines), MAX_UNASKED), rows(*last))


def _to_read(live: OpenTable, decision: Decision, words: Catalogue) -> list[Row]:
    """Return a menu of the things that can be read about before one is chosen; none when there are none."""
    state = live.playing().state
    found = {live.game.guide.to_read(state, choice): choice for choice in decision.choices}
    options = [
        option(name, label_of(live, choice, words), beside(live, choice, words) or None)
        for name, choice in found.items()
        if name
    ][:MAX_OPTIONS]
    return [select(live.table.id, "about", words("panel-read-first"), options)] if options else []


def _beside_skip(choice_rows: list[Row], done: TableButton) -> None:
    """Put the button that skips the rest and ends the turn into the last row of choices, if it has room."""
    last = choice_rows[-1] if choice_rows else None
    if isinstance(last, Sequence) and len(last) < MAX_IN_ROW:
        choice_rows[-1] = [*last, done]


def _skip_label(live: OpenTable, decision: Decision, words: Catalogue) -> str:
    """Return what the button that skips the rest and ends the turn says: also what it puts off, unless it asks first."""
    later = live.game.guide.put_off(live.playing().state, decision.seat)
    if not later or len(skipping(live.playing())) == 1:
        return words("button-skip-confirm")
    return words("button-skip-what-confirm", what=words.join([say_plain(live.table, words, each) for each in later]))


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
        words("preview-change", name=say(live.table, words, old.name), before=old.count, after=new.count)
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
