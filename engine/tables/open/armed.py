"""Armed plans: plans that are played and confirmed when their turn comes, if their effects are still those shown.

A plan is armed at a table while `Seat.armed` is the number of its turn. The effects it must still have are stored
with the plan (`engine.records.drafts.Arming`), which only its owner can see.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from engine.kernel import BY_PLAN, CONFIRM, Amount, Arg, Event, Game, Match, SeatName, Text, text
from engine.records.drafts import Arming, NewPlan, PlannedChoice, TurnPlan
from engine.records.table import Move, Table
from engine.storage.store import Store
from engine.tables.open.auto_answers import DECLINING, is_answered
from engine.tables.open.kept import due_answer, forget_answers

logger = logging.getLogger(__name__)


class TriedPlan(NamedTuple):
    """The effect of a plan: its number of possible choices, and why it is not a complete turn ("" if it is).

    `stop` is "gone" for a choice that is not offered, "reveals" for one that reveals something hidden, and "open" if
    a decision remains after the last. `arming` has its effects, if it is a complete turn.
    """

    made: int
    stop: str
    arming: Arming


def try_plan(game: Game[Any], state: Any, seat: int, choices: Sequence[PlannedChoice]) -> TriedPlan:
    """Make a plan's choices, without the confirmation, in a state at the start of the turn of `seat`; `state` is changed."""
    guide, begun = game.guide, game.copy(state)
    before = _amounts(game, state, seat)
    events: list[Event] = []
    passed: list[Text] = []
    stop = ""
    made = 0
    for planned in choices:
        decision = game.decision(state)
        if decision is None or not planned.answers(decision):
            stop = "gone"
            break
        if decision.by_id[planned.id].kind in DECLINING:
            passed += [*guide.passed_over(begun, state, seat), *guide.put_off(state, seat)]
        events += game.apply(state, planned.id)
        if state.over or state.barrier == state.ply:
            stop = "reveals"
            break
        made += 1
    decision = game.decision(state)
    if not stop and (decision is None or not decision.is_confirm or decision.seat != seat):
        stop = "open"
    if stop:
        return TriedPlan(made, stop, Arming())
    places = dict.fromkeys(mark for event in events if event.seat == seat for mark in event.marks)
    arming = Arming(
        gains=tuple(
            msgspec.structs.replace(now, count=now.count - then.count)
            for now, then in zip(_amounts(game, state, seat), before, strict=True)
        ),
        events=tuple(event.text for event in events if not event.minor),
        marks=tuple(place for place in places if place not in guide.group_marks),
        passed=tuple(passed),
    )
    return TriedPlan(made, "", arming)


def _amounts(game: Game[Any], state: Any, seat: int) -> tuple[Amount, ...]:
    return game.guide.amounts(state, seat)


def is_due(table: Table, match: Match[Any]) -> bool:
    """Return whether the player has armed a plan for the turn that is about to begin."""
    decision = match.decision
    if decision is None or not decision.own_turn or match.since:
        return False
    armed = table.seats[decision.seat].armed
    return armed is not None and armed == match.game.turn_number(match.state)


def is_unattended(table: Table, match: Match[Any]) -> bool:
    """Return whether the open decision of a table's match is made without a person."""
    decision = match.decision
    if decision is None:
        return False
    seat = table.seats[decision.seat]
    if seat.computer is not None or is_answered(decision, seat.answers) or is_due(table, match):
        return True
    if due_answer(table, match) is not None:
        return True
    return seat.stand_in is not None and seat.stand_in == match.game.turn_number(match.state)


def disarm(table: Table) -> None:
    """Disarm all plans of a table, and forget the answers kept there; plans stay, and their owners can arm them again.

    All computer players stop standing in.
    """
    for seat in table.seats:
        seat.armed = seat.stand_in = None
    forget_answers(table)


class PlanTurn(NamedTuple):
    """The outcome of an armed plan that is due: the match after it and the choices made, none if it was stopped.

    `plans` maps its owner to the plan they have afterward.
    """

    match: Match[Any]
    moves: list[Move]
    plans: dict[int, NewPlan]


async def turn_by_plan(store: Store, table: Table, match: Match[Any], now: float) -> PlanTurn:
    """Disarm the plan that is due at a locked table, and play it on a copy of the match; the caller commits both.

    If the plan's effects differ from those shown to its owner, nothing is played, and the owner's plan says why.
    """
    decision = match.decision
    assert decision is not None
    seat = table.seats[decision.seat]
    seat.armed = None
    plan = (await store.users.drafts(seat.user, table.id)).plan if seat.user is not None else None
    if seat.user is None or plan is None or plan.arming is None:
        return PlanTurn(match, [], {})
    try:
        moves = await store.tables.moves(table.id, plan.arming.since)
        why = why_stopped(match, decision.seat, plan, [event for move in moves if move.live for event in move.events])
        if why is None:
            played, moves = _play(match, decision.seat, seat.user, plan, now)
            return PlanTurn(played, moves, {seat.user: NewPlan(msgspec.structs.replace(plan, played=True))})
    except Exception:
        # Not raised, since the plan would stay armed and fail again at each use of the table.
        logger.exception("the plan of user %d at table %d cannot be played", seat.user, table.id)
        why = text("plan-stop-failed")
    return PlanTurn(match, [], {seat.user: NewPlan(msgspec.structs.replace(plan, arming=None, stopped=why))})


def _play(match: Match[Any], seat: int, user: int, plan: TurnPlan, now: float) -> tuple[Match[Any], list[Move]]:
    played, moves = match.copy(), list[Move]()
    for number, choice in enumerate([*(planned.id for planned in plan.choices), CONFIRM]):
        events = played.apply(choice)
        if number == 0:
            told = Event(kind=BY_PLAN, seat=seat, text=text("event-by-plan", who=SeatName(seat)))
            events = [told, *events]
        moves.append(
            Move(verb="choose", ply=played.state.ply, at=now, seat=seat, actor=user, choice=choice, events=events)
        )
    return played, moves


def why_stopped(match: Match[Any], seat: int, plan: TurnPlan, since: Sequence[Event]) -> Text | None:
    """Return why an armed plan may not be played now; None if it may. `since` happened after it was armed."""
    assert plan.arming is not None
    expected = plan.arming
    tried = try_plan(match.game, match.game.copy(match.state), seat, plan.choices)
    touching = _touching(expected.marks, seat, since)
    if tried.stop == "gone":
        return _because("plan-stop-gone", touching, choice=plan.choices[tried.made].label)
    if tried.stop:
        return text(f"plan-stop-{tried.stop}")
    differs = deviation(expected, tried.arming)
    if differs is not None:
        return _because(differs.key, touching) if differs.key == "plan-stop-other" else differs
    if expected.rule == "untouched" and touching is not None:
        return _because("plan-stop-touched" if touching.seat is not None else "plan-stop-touched-game", touching)
    return None


def deviation(expected: Arming, found: Arming) -> Text | None:
    """Return the difference between a plan's effect now and before; None if it is the same."""
    for then, now in zip(expected.gains, found.gains, strict=True):
        if then.count != now.count:
            if now.hidden:
                return text("plan-stop-other")
            return text("plan-stop-gains", name=now.name, now=with_sign(now.count), before=with_sign(then.count))
    if found.events != expected.events:
        return text("plan-stop-other")
    new = next((each for each in found.passed if each not in expected.passed), None)
    return text("plan-stop-new", what=new) if new is not None else None


def with_sign(count: int) -> str:
    """Return a change of an amount with its sign."""
    return f"+{count}" if count > 0 else f"−{-count}" if count < 0 else "0"


def _touching(marks: Sequence[str], seat: int, since: Sequence[Event]) -> Event | None:
    """Return the newest event in which another seat, or the game itself, changed one of the plan's places."""
    places = set(marks)
    by_others = (event for event in reversed(since) if event.seat != seat)
    return next((event for event in by_others if places.intersection(event.marks)), None)


def _because(key: str, touching: Event | None, **args: Arg) -> Text:
    told = text(key, **args)
    return told if touching is None else text("plan-stop-because", why=told, news=touching.text)


def can_be_armed(table: Table) -> bool:
    """Return whether plans can be armed at a table: not in a first game, nor in solo games."""
    return not table.alone and not table.options.get("first_game")
