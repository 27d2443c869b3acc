"""The private panel: turns any decision of any game into buttons and menus, step by step, within Discord's limits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.answers.below_picture import below_picture
from cogs.answers.choice_rows import ChoiceRows
from cogs.answers.panel_plan import NO_PLAN, PanelPlan
from cogs.answers.tales import ranked, tale_of
from cogs.client.items import MAX_IN_ROW, MAX_ROWS, Row, TableButton, button, link_button, rows
from cogs.client.words import MAX_UNASKED, Ranked, clip, fit_ranked, link, next_line, safe_name, say, title
from engine.catalogue import Catalogue
from engine.kernel import Event
from engine.records.table import Table
from engine.tables import panels
from engine.tables.manager import OpenTable
from engine.tables.panels import Question, TurnSoFar

MAX_DONE, MIN_DONE = 450, 310
"""Most characters of what was done in this turn, and those it gets on a panel that has much else to say."""

MAX_SAID = 560
"""Characters of a panel, the choices left out, from which on the turn so far is told in fewer."""

MAX_NEWS = 800
"""Most characters of what automata did since the player's last turn."""

MAX_HINT = 300
"""Most characters of a hint."""

MAX_LOST, MAX_LEFT_OUT = 300, 200
"""Most characters of what is no longer possible, and of what is not possible."""

MAX_REASONS = 2
"""Most reasons why something is not possible."""


class Panel(NamedTuple):
    """A panel's text and components."""

    content: str
    view: discord.ui.View


def build_panel(
    live: OpenTable,
    user: int,
    words: Catalogue,
    *,
    show: str = "",
    note: str = "",
    panel_plan: PanelPlan = NO_PLAN,
    news: Sequence[Ranked] = (),
    following: Table | None = None,
) -> Panel:
    """Return the panel of a table for a user: the open decision if it is theirs, else whom the table waits for.

    `show` is "kind.page" of the choices to list first, `note` a line to put on top, `panel_plan` the user's own
    plan and notes, `news` what automata did since the user's last turn: what does not fit is in the post.
    `following` is the next table that waits for the user, to go on to when this one asks nothing of them.
    """
    panel, table = panels.panel_of(live, user), live.table
    lines = [note] if note else []
    lines.append(f"**{title(table, words)}** · {say(table, words, panel.headline)}")
    if panel.question is not None and news:
        lines[1:1] = [words("panel-automata"), fit_ranked(words, news, MAX_NEWS)]
    if panel.seat_line is not None:
        lines.append(say(table, words, panel.seat_line))
    more = [*panel_plan.buttons, *below_picture(live, words)]
    if panel.question is None:
        lines.append(words("panel-waiting", who=safe_name(table.name_of(panel.waiting)), since=int(table.turn_since)))
        if panel.answers != "ask":
            lines.append(f"-# {words(f'answers-{panel.answers}')}")
        lines += [*panel_plan.plan, *panel_plan.notes]
        way_on: list[Row] = []
        if following is not None:
            lines.append(next_line(following, words))
            way_on.append([link_button(title(following, words), link(following))])
        view = rows(*with_row(way_on, _waiting_row(live, panel, words), more))
        return Panel(clip("\n".join(lines), MAX_UNASKED), view)
    lines += panel_plan.plan
    return _open_panel(live, panel, panel.question, words, lines, show, panel_plan, more)


def _open_panel(
    live: OpenTable,
    panel: panels.Panel,
    question: Question,
    words: Catalogue,
    lines: list[str],
    show: str,
    panel_plan: PanelPlan,
    more: Sequence[TableButton],
) -> Panel:
    table, decision = live.table, question.decision
    asked = [f"**{say(table, words, decision.prompt)}**"]
    if question.hint is not None:
        asked.insert(0, words("panel-hint", hint=clip(say(table, words, question.hint), MAX_HINT)))
    below = [*remarks(table, question, words), *panel_plan.notes]
    room = MAX_SAID - sum(map(len, (*lines, *asked, *below)))
    lines += so_far(table, question.so_far, words, words("panel-so-far"), room) or (
        [say(table, words, decision.reason)] if decision.reason is not None else []
    )
    lines += asked
    listed = ChoiceRows(live, words)
    content, choice_rows = listed.shown(show, room_left([*lines, *below]))
    lines += [*([content] if content else []), *below]
    if not decision.own_turn and len(choice_rows) < MAX_ROWS - 1:
        choice_rows.append([
            button(table.id, "answers", words("button-always-decline"), arg="decline"),
            button(table.id, "answers", words("button-always-take"), arg="gain"),
        ])  # fmt: skip
    choice_rows += listed.to_read()
    if question.put_off is not None:
        label = words("button-skip-confirm")
        if question.put_off:
            label = words(
                "button-skip-what-confirm", what=words.join([listed.say(each) for each in question.put_off])
            )
        _beside_skip(choice_rows, button(table.id, "skip-confirm", label, version=table.version))
    last = with_row(choice_rows, _back_row(live, panel, words), more)
    return Panel(clip("\n".join(lines), MAX_UNASKED), rows(*last))


def so_far(table: Table, turn: TurnSoFar, words: Catalogue, heading: str, room: int = MAX_DONE) -> list[str]:
    """Return lines, below a heading, about what a seat has done in its turn and changed; none when nothing is done.

    They have `room` characters, as far as that is between `MIN_DONE` and `MAX_DONE`. What showed something new cannot be taken back; a line says up to where.
    """
    since, final = turn.done, turn.final
    events = [*final, *(event for made in since for event in made)]
    before = {line.line for line in _told(table, words, events[: len(events) - len(since[-1])] if since else events)}
    done = _told(table, words, events)
    if not done:
        return []
    done = [line if line.line in before else line._replace(rank=DONE_NOW) for line in done]
    if final:
        done.insert(len(_told(table, words, final)), Ranked(words("panel-final"), FINAL))
    most = max(MIN_DONE, min(MAX_DONE, room))
    lines = [heading, "\n".join(f"> {line}" for line in fit_ranked(words, done, most).splitlines())]
    if turn.changes:
        changes = [
            words("preview-change", name=say(table, words, each.name), before=each.before, after=each.after)
            for each in turn.changes
        ]
        lines.append(words("preview-changes", changes=" · ".join(changes)))
    return lines


DONE_NOW, FINAL = 3, 4
"""The ranks of lines about the last choice, which stay if there is room, and of the one that says what is final."""


def _told(table: Table, words: Catalogue, events: Sequence[Event]) -> list[Ranked]:
    """Return events of a turn that goes on as lines: what scores stays longest."""
    return ranked(table, words, tale_of(table, events, over=False))


def remarks(table: Table, question: Question, words: Catalogue) -> list[str]:
    """Return lines about what the open decision does not offer though a player may look for it, or was passed over."""
    lost = (*question.passed_over, *question.unavailable.lost)
    return [
        *(clip(say(table, words, each), MAX_LOST) for each in lost),
        *(
            f"-# {clip(say(table, words, each), MAX_LEFT_OUT)}"
            for each in question.unavailable.left_out[:MAX_REASONS]
        ),
    ]


def with_row(choice_rows: Sequence[Row], last: Sequence[TableButton], more: Sequence[TableButton]) -> list[Row]:
    """Return rows of choices with the last row, and more buttons in it or below.

    What has no room in the last row goes before `more`; what has none there either is left out.
    """
    above = [row for row in choice_rows if not isinstance(row, Sequence) or row]
    if len(last) + len(more) <= MAX_IN_ROW or len(above) + 2 > MAX_ROWS:
        return [*above, [*last, *more][:MAX_IN_ROW]]
    return [*above, last[:MAX_IN_ROW], [*last[MAX_IN_ROW:], *more][:MAX_IN_ROW]]


def _beside_skip(choice_rows: list[Row], done: TableButton) -> None:
    """Put the button that skips the rest and ends the turn into the last row of choices, if it has room."""
    last = choice_rows[-1] if choice_rows else None
    if isinstance(last, Sequence) and len(last) < MAX_IN_ROW:
        choice_rows[-1] = [*last, done]


def room_left(lines: Sequence[str]) -> int:
    """Return how many characters a panel with these lines has left."""
    return MAX_UNASKED - sum(len(line) + 1 for line in lines)


def _back_row(live: OpenTable, panel: panels.Panel, words: Catalogue) -> list[TableButton]:
    table, row = live.table, list[TableButton]()
    if live.game.guide.main_kinds and not panel.can_undo:
        row.append(button(table.id, "what", words("button-what")))
    if panel.can_undo:
        row.append(button(table.id, "undo", words("button-undo"), version=table.version))
        row.append(button(table.id, "restart", words("button-restart"), version=table.version))
    if panel.can_redo:
        row.append(button(table.id, "redo", words("button-redo"), version=table.version))
    return [*row, *_look_row(live, words)]


def _waiting_row(live: OpenTable, panel: panels.Panel, words: Catalogue) -> list[TableButton]:
    row = _look_row(live, words, seated=panel.seat is not None)
    if panel.answers != "ask":
        row.append(button(live.table.id, "answers", words("button-ask-again"), arg="ask"))
    if panel.can_ask_back:
        row.append(button(live.table.id, "request-undo", words("button-request-undo")))
    return row


def _look_row(live: OpenTable, words: Catalogue, *, seated: bool = True) -> list[TableButton]:
    table = live.table
    mine = [button(table.id, "mine", words(f"button-mine-{table.game}"))] if seated else []
    if any(seat.automaton for seat in table.seats):
        mine.append(button(table.id, "automata", words(f"button-automata-{table.game}")))
    return [button(table.id, "board", words("button-board")), *mine]
