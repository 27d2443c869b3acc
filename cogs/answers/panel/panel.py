"""The private panel: buttons and menus for any decision of any game, step by step, within Discord's limits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.answers.below_picture import below_picture
from cogs.answers.panel.choice_lines import Found, lay_out
from cogs.answers.panel.choice_rows import ChoiceRows
from cogs.answers.panel.panel_plan import NO_PLAN, build_panel_plan, name_of
from cogs.answers.tales import ranked_lines, tale_of
from cogs.answers.writer import Writer
from cogs.base.cards.card import Card, Line, card_of
from cogs.base.cards.way_on import WayOn
from cogs.base.items import MAX_IN_ROW, Row, TableButton, in_rows
from cogs.base.words import MAX_UNASKED, Ranked, asked_names, clip_shown, fit_ranked
from engine.kernel import Event
from engine.tables.open.auto_answers import DECLINING
from engine.tables.turn.ahead import AheadTable
from engine.tables.turn.question import Question, TurnSoFar
from engine.tables.turn.view import TurnView
from render.kit.palette import THEMES

MAX_DONE = 1000
"""Maximum number of characters about the turn so far, a limit that is hardly ever reached."""

MAX_NEWS = 800
"""Maximum number of characters about what automata did since the player's last turn; the post has the rest."""

MAX_HINT = 300
"""Maximum number of characters of a hint."""

MAX_LOST, MAX_LEFT_OUT = 300, 200
"""Maximum number of characters about what is no longer possible, and about what is not possible."""

MAX_REASONS = 2
"""Maximum number of reasons why something is not possible."""

MAX_SIDE = 4
"""Maximum number of buttons below the choices: more do not fit in a row on a phone."""

SEVERAL = 2
"""Minimum number of pictured lists for which each has its own picture."""

DONE_NOW, FINAL = 3, 4
"""The ranks of lines about the last choice, which stay if they fit, and of the line about what cannot be undone."""

MORE = "+"
"""Contents of a panel that replace the choices: all its other buttons."""

PRESSED_MOST = (
    "undo", "keep", "use", "arm", "use-plan", "plan-disarm", "plan", "redo", "request-undo", "pass-ahead", "answers",
    "what", "try", "board", "suggest", "mine",
)  # fmt: skip
"""The verbs below a panel that stay if not all fit, most important first; a sandbox's without its name (`Writer.verb`)."""


class Around(NamedTuple):
    """The surroundings of a panel: `way_on` leads to the next table that waits for the user, if there is one.

    `address` is the address of the table's newest post, if the panel is shown in another channel. `page` is the
    button that opens the table's page in the browser, if there is one. `can_end`: a line offers the user
    that their last choices end their turns.
    """

    way_on: WayOn | None = None
    address: str = ""
    page: Sequence[TableButton] = ()
    can_end: bool = False


HERE = Around()


def build_panel(view: TurnView, write: Writer, *, show: str = "", note: str = "", around: Around = HERE) -> Card:
    """Return the panel of a user: the open decision if it is theirs, else the players for whom the table waits.

    `show` is "kind.page" of the choices to list first, or `MORE` for all other buttons instead; `note` is a line for
    the top.
    """
    card = _build(view, write, show=show, note=note, around=around)
    return card if view.seat is None else in_color_of(view.seat, card)


def in_color_of(seat: int, card: Card) -> Card:
    """Return a card whose edge has the color that a seat has in the pictures."""
    red, green, blue = THEMES["light"].player(seat).fill
    card.color = (red << 16) + (green << 8) + blue
    return card


def _build(view: TurnView, write: Writer, *, show: str, note: str, around: Around) -> Card:
    suggest = [write.button("suggest", write("button-suggest"), version=None)] if view.can_suggest else []
    own = build_panel_plan(view.outlook, write, suggest) if view.seat is not None else NO_PLAN
    lines = [note] if note else []
    name = f"[{write.title()}]({around.address})" if around.address else write.title()
    lines.append(f"**{name}** · {write.markup(view.headline)}")
    question = view.question
    if view.seat_line is not None and not (question and question.decision.is_confirm and question.so_far.changes):
        lines.append(write.markup(write.with_icons(view.seat_line)))
    side = [
        *(_waiting_row(view, write) if view.question is None else _back_row(view, write)),
        *own.buttons,
        *below_picture(write),
        *around.page,
    ]
    if show == MORE:
        back = write.button("turn", write("button-previous"))
        return all_buttons_card("\n".join([*lines, *own.notes]), side, back)
    if view.question is None:
        lines += [*_whom_it_waits_for(view, write), *own.plan, *own.notes]
        on = [around.way_on.buttons] if around.way_on is not None else []
        lines += [around.way_on.line] if around.way_on is not None else []
        return card_of(clip_shown("\n".join(lines), MAX_UNASKED), *on, *in_rows(in_one_row(side, write)))
    if view.news:
        told = ranked_lines(write.table, write.words, tale_of(write.table, view.news), write.icons)
        lines[1:1] = [write("panel-automata"), fit_ranked(write.words, told, MAX_NEWS)]
    below: list[Row | Line] = [*in_rows(in_one_row(side, write))]
    if around.way_on is not None and around.way_on.in_place:
        below.append(around.way_on.in_place)
    if around.can_end:
        below.append(Line(write("panel-can-end"), write.button("end-by-choice", write("button-ending-on"))))
    return _open_panel(view, view.question, write, [*lines, *own.plan], own.notes, show, below)


def all_buttons_card(text: str, side: Sequence[TableButton], back: TableButton) -> Card:
    """Return the card behind `MORE`: all buttons below a panel, and the one that goes `back` to its choices."""
    return card_of(clip_shown(text, MAX_UNASKED), *in_rows([*side, back]))


def in_one_row(side: Sequence[TableButton], write: Writer) -> list[TableButton]:
    """Return the buttons below a panel that are pressed most, in one row with a button for the others if there are more."""
    if len(side) <= MAX_SIDE:
        return list(side)
    verbs = [(each.custom_id or "").split(":")[3].removeprefix(write.verb("")) for each in side]
    rank = {verb: number for number, verb in enumerate(PRESSED_MOST)}
    first = sorted(range(len(side)), key=lambda number: rank.get(verbs[number], len(rank)))[: MAX_SIDE - 1]
    return [*(side[number] for number in sorted(first)), write.choosing("show", write("button-more"), MORE)]


def _whom_it_waits_for(view: TurnView, write: Writer) -> list[str]:
    table = view.open_table.table
    who = write.name(view.waiting) if view.open_table.presses else asked_names(table, write.words)
    lines = [write("panel-waiting", who=who, since=int(table.turn_since))]
    lines += [write("panel-passes-ahead")] if view.passes_ahead else []
    return [*lines, f"-# {write(f'answers-{view.answers}')}"] if view.answers != "ask" else lines


def _open_panel(
    view: TurnView,
    question: Question,
    write: Writer,
    lines: list[str],
    notes: Sequence[str],
    show: str,
    rows: Sequence[Row | Line],
) -> Card:
    """Return the panel of a user whose decision is open: what was done, the question, and the choices."""
    decision = question.decision
    asked = [f"**{write.markup(decision.prompt)}**", *([write("panel-green")] if view.ending else [])]
    if question.hint is not None:
        asked.insert(0, write("panel-hint", hint=clip_shown(write.markup(question.hint), MAX_HINT)))
    below = [*remarks(question, write), *notes]
    lines += so_far(question.so_far, write) or (
        [write.markup(decision.reason)] if decision.reason is not None else []
    )
    lines += [*_about_answer(view, write), *asked]
    listed = ChoiceRows(write, question, view.ending)
    content, found = listed.text_and_choices(show)
    lines += [*([content] if content else []), *below]
    if not decision.own_turn:
        found.append([
            write.button("answers", write("button-always-pass"), arg="decline"),
            write.button("answers", write("button-always-take"), arg="gain"),
            *([write.choosing("drop", write("button-decide-later"), "")] if write.open_table.presses and view.kept else []),
        ])  # fmt: skip
    found += listed.to_read()
    skipping_ends = any(decision.by_id[path[-1]].kind in DECLINING for path in view.ending if len(path) == 1)
    if question.put_off is not None and not skipping_ends:
        label = write("button-skip-confirm")
        if question.put_off:
            put_off = write.words.join([write.plain(each) for each in question.put_off])
            label = write("button-skip-what-confirm", what=put_off)
        _beside_skip(found, write.button("skip-confirm", label, version=None))
    return choice_card("\n".join(lines), found, rows, write, listed.pictured)


def choice_card(
    text: str, found: Sequence[Found], below: Sequence[Row | Line], write: Writer, pictured: Sequence[str] = ()
) -> Card:
    """Return a card of a text, its picture, choices, and rows of buttons for other things below.

    If the lists of several kinds are `pictured`, each has its picture above it.
    """
    text = clip_shown(text, MAX_UNASKED)
    if len(pictured) < SEVERAL:
        return card_of(text, *lay_out(found, write, [text, *below]), *below)
    return Card(text, *lay_out(found, write, [text, *below], pictured), *below)


def _about_answer(view: TurnView, write: Writer) -> list[str]:
    """Return lines about an answer given in advance: the players whose answers come first, and the stored answer."""
    ahead = view.open_table if isinstance(view.open_table, AheadTable) else None
    lines = []
    if ahead is not None:
        before = write.words.join([write.name(seat) for seat in ahead.before])
        lines.append(f"-# {write('panel-answer-ahead', who=before)}")
    if view.kept is not None:
        choice = name_of(write.table, write.words, view.kept)
        possible = view.question is not None and view.kept.answers(view.question.decision)
        key = "answer-kept" if ahead is not None else "answer-more" if possible else "answer-lost"
        lines.append(write(key, choice=choice))
    return lines


def so_far(turn: TurnSoFar, write: Writer, heading: str = "") -> list[str]:
    """Return lines, below a heading if given, about what a seat has done and changed in its turn; empty if nothing.

    A choice that revealed something cannot be undone; a line marks the last such choice.
    """
    since, final = turn.done, turn.final
    events = [*final, *(event for made in since for event in made)]
    done = _event_lines(write, events)
    if not done:
        return []
    if since and sum(len(line.line) + 1 for line in done) > MAX_DONE:
        before = {line.line for line in _event_lines(write, events[: len(events) - len(since[-1])])}
        done = [line if line.line in before else line._replace(rank=DONE_NOW) for line in done]
    if final:
        done.insert(len(_event_lines(write, final)), Ranked(write("panel-final"), FINAL))
    # The player's own name before the tile played would say nothing here.
    own = f"**{write.name(events[0].seat)}** · " if events[0].seat is not None else "\n"
    told = [line.replace(own, "", 1) for line in fit_ranked(write.words, done, MAX_DONE).splitlines()]
    lines = [*filter(None, [heading]), "\n".join(f"> {line}" for line in told)]
    if turn.changes:
        changes = [
            write("preview-change", name=write.markup(each.name), before=each.before, after=each.after)
            for each in turn.changes
        ]
        lines.append(write("preview-changes", changes=" · ".join(changes)))
    return lines


def _event_lines(write: Writer, events: Sequence[Event]) -> list[Ranked]:
    """Return events of an unfinished turn as lines: those that score are dropped last."""
    return ranked_lines(write.table, write.words, tale_of(write.table, events, over=False), write.icons)


def remarks(question: Question, write: Writer) -> list[str]:
    """Return lines about what a player may expect but the open decision does not offer, or skipped."""
    lost = (*question.passed_over, *question.unavailable.lost)
    return [
        *(clip_shown(write.markup(each), MAX_LOST) for each in lost),
        *(
            f"-# {clip_shown(write.markup(each), MAX_LEFT_OUT)}"
            for each in question.unavailable.left_out[:MAX_REASONS]
        ),
    ]


def _beside_skip(found: list[Found], done: TableButton) -> None:
    """Add the button that skips the rest and ends the turn to the last row of choices, if it fits."""
    last = found[-1] if found else None
    if isinstance(last, list) and len(last) < MAX_IN_ROW:
        found[-1] = [*last, done]
    else:
        found.append([done])


def _back_row(view: TurnView, write: Writer) -> list[TableButton]:
    row: list[TableButton] = []
    if view.open_table.game.guide.main_kinds and not view.can_undo:
        row.append(write.button("what", write("button-what")))
    if view.can_undo:
        row.append(write.button("undo", write("button-undo"), version=None))
        row.append(write.button("restart", write("button-restart"), version=None))
    if view.can_redo:
        row.append(write.button("redo", write("button-redo"), version=None))
    return [*row, *_look_row(write), *_pause_button(view, write)]


def _pause_button(view: TurnView, write: Writer) -> list[TableButton]:
    """Return the button with which a player pauses the table, or asks the others to pause it."""
    table, seated = write.table, view.seat is not None and len(write.table.users) > 1
    pauses = (
        seated and not view.open_table.presses and table.settings.pauses and table.paused is None and not table.season
    )
    return [write.button("pause", write("button-pause"))] if pauses else []


def _waiting_row(view: TurnView, write: Writer) -> list[TableButton]:
    row = _look_row(write, seated=view.seat is not None)
    if view.passes_ahead is not None:
        label = write("button-ask-again" if view.passes_ahead else "button-pass-ahead")
        row.insert(0, write.button("pass-ahead", label, arg="" if view.passes_ahead else "keep"))
    if view.answers != "ask":
        row.append(write.button("answers", write("button-ask-again"), arg="ask"))
    elif view.seat is not None and not write.table.alone:
        row.append(write.button("standing", write("button-standing")))
    if view.can_ask_back:
        row.append(write.button("request-undo", write("button-request-undo")))
    return [*row, *(_pause_button(view, write) if len(row) < MAX_IN_ROW else [])]


def _look_row(write: Writer, *, seated: bool = True) -> list[TableButton]:
    table = write.table
    mine = [write.button("mine", write(f"button-mine-{table.game}"))] if seated else []
    if any(seat.automaton for seat in table.seats):
        mine.append(write.button("automata", write(f"button-automata-{table.game}")))
    return [write.button("board", write("button-board")), *mine]
