"""Kept answers to a question for several players: given in any order, applied in the order of the rules.

A player answers in private, and the answer is kept with the seat (`Seat.kept`) until the decision reaches it. If the
choice is no longer possible then, or if it declines and there are new choices, the player is asked again.
"""

from __future__ import annotations

import logging
from typing import Any

from engine.kernel import CONFIRM, Decision, Game, Match
from engine.records.drafts import PlannedChoice
from engine.records.table import Clock, JointQuestion, KeptAnswer, Move, Notice, Table
from engine.tables.open.auto_answers import DECLINING, is_answered

logger = logging.getLogger(__name__)

FOR_GOOD = -1
"""The `KeptAnswer.turn` of an answer that passes for good, regardless of the turn in which the player is asked."""


def offered_states(game: Game[Any], state: Any) -> dict[int, Any]:
    """Return the states in which the seats decide on the current turn's offer, in their order; cached with the state.

    In each, all previous seats have declined. None in games that ask one player after another. If the rules fail on
    the way, only the states before are returned: the others are asked later, if the game continues.
    """
    known: dict[int, Any] | None = state.__dict__.get("_offered")
    if known is not None:
        return known
    known = {}
    # Before it is filled, so that rules that fail on the way are not tried again with this state.
    state.__dict__["_offered"] = known
    if not game.answers_together:
        return known
    tried = game.twin(state)
    try:
        while (decision := game.decision(tried)) is not None and not decision.own_turn:
            choice, declining = CONFIRM, decision.of_kind(*DECLINING)
            if not decision.is_confirm:
                if not declining:
                    break
                known[decision.seat], choice = game.twin(tried), declining[0].id
            game.apply(tried, choice)
    except Exception:
        logger.exception("not all who are offered something by this turn are known")
    return known


def offers(table: Table, game: Game[Any], state: Any) -> dict[int, Decision]:
    """Return the offers of the current turn to people who answer for themselves, by seat, in their order."""
    result: dict[int, Decision] = {}
    for seat, offered in offered_states(game, state).items():
        decision = game.decision(offered)
        assert decision is not None
        if table.seats[seat].user is not None and not is_answered(decision, table.seats[seat].answers):
            result[seat] = decision
    return result


def kept_answer(table: Table, seat: int, turn: int) -> KeptAnswer | None:
    """Return the answer that the user of a seat keeps for the offer of the turn of this number."""
    kept = table.seats[seat].kept
    return kept if kept is not None and kept.turn == turn else None


def kept_choice(table: Table, seat: int, turn: int) -> PlannedChoice | None:
    """Return the choice that the user of a seat keeps for the offer of the turn of this number."""
    kept = kept_answer(table, seat, turn)
    return kept.choice if kept is not None else None


def due_answer(table: Table, match: Match[Any]) -> PlannedChoice | None:
    """Return the kept answer to the open decision; None if there is none, or it no longer answers it."""
    decision = match.decision
    if decision is None or match.since:
        return None
    turn = FOR_GOOD if decision.own_turn else match.game.turn_number(match.state)
    kept = kept_answer(table, decision.seat, turn)
    return kept.choice if kept is not None and kept.answers(decision) else None


def turn_by_answer(table: Table, match: Match[Any], now: float) -> tuple[Match[Any], list[Move]]:
    """Give the kept answer that is due, with its confirmation, on a copy of the match; return it and the choices made.

    An answer that fails is forgotten, and nothing is played.
    """
    decision, kept, moves = match.decision, due_answer(table, match), list[Move]()
    assert decision is not None
    assert kept is not None
    seat, user = decision.seat, table.seats[decision.seat].user
    table.seats[seat].kept = None
    try:
        played, choice = match.copy(), kept.id
        while True:
            events = played.apply(choice)
            made = Move(
                verb="choose", ply=played.state.ply, at=now, seat=seat, actor=user, choice=choice, events=events
            )
            moves.append(made)
            after = played.decision
            if after is None or after.seat != seat or after.own_turn != decision.own_turn or not after.is_confirm:
                return played, moves
            choice = CONFIRM
    except Exception:
        # Not raised: the kept answer would fail again at each use of the table; if it is forgotten, the player is asked.
        logger.exception("the answer of seat %d at table %d cannot be given", seat, table.id)
    return match, []


def forget_settled(table: Table, match: Match[Any]) -> None:
    """Forget answers to offers that no longer exist, except during a choice, after which they may return."""
    if match.since or not any(seat.kept is not None for seat in table.seats):
        return
    turn, offered = match.game.turn_number(match.state), offered_states(match.game, match.state)
    for index, seat in enumerate(table.seats):
        if (kept := kept_answer(table, index, FOR_GOOD)) is not None:
            asked = match.decision if index == table.to_act else match.game.passing_ahead(match.state, index)
            if asked is None or not kept.answers(asked):
                seat.kept = None
        elif index not in offered or kept_choice(table, index, turn) is None:
            seat.kept = None


def forget_answers(table: Table) -> None:
    """Forget all answers kept at a table, and the question put to several players."""
    table.joint = None
    for seat in table.seats:
        seat.kept = None


# Notices


def open_question(table: Table, match: Match[Any]) -> JointQuestion | None:
    """Return the question that is put to several players now."""
    decision, joint = match.decision, table.joint
    if decision is None or decision.own_turn or joint is None or not joint.users:
        return None
    return joint if joint.turn == match.game.turn_number(match.state) else None


def close_question(table: Table, match: Match[Any]) -> list[Notice]:
    """Close a question to several players that is over; return the notice that adds the last answers to its post."""
    if table.joint is None or not table.joint.users or open_question(table, match) is not None:
        return []
    table.joint.users = ()
    return [Notice(kind="answers", asks=table.joint.turn)]


def ask_together(table: Table, match: Match[Any]) -> Notice | None:
    """Return the notice that asks everyone who may answer the turn's offer at once; None if there is no offer.

    Later, the notice only adds answers to the post, except for a player whose kept answer is no longer possible.
    """
    asked = offers(table, match.game, match.state)
    if match.decision is None or match.decision.seat not in asked or table.alone:
        return None
    first, *others = [user for seat in asked if (user := table.seats[seat].user) is not None]
    joint = open_question(table, match)
    if joint is None:
        turn = match.game.turn_number(match.state)
        table.joint = JointQuestion(turn=turn, users=(first, *others))
        return Notice(kind="turn", ping=first, others=tuple(others), asks=turn)
    if first in joint.users and table.seats[match.decision.seat].kept is None:
        return Notice(kind="answers", asks=joint.turn)
    joint.users = (*(user for user in joint.users if user != first), first)
    return Notice(kind="turn", ping=first, asks=joint.turn)


def seats_to_answer(table: Table, match: Match[Any], state: Any) -> list[int]:
    """Return the seats of people who must still answer the turn's offer in a public `state`, in their order."""
    turn = match.game.turn_number(state)
    found = list[int]()
    for seat, decision in offers(table, match.game, state).items():
        kept = kept_answer(table, seat, turn)
        if (kept is None or not kept.answers(decision)) and table.seats[seat].stand_in != turn:
            found.append(seat)
    return found


def set_waiting(table: Table, match: Match[Any], now: float) -> None:
    """Record the seats that have not answered the joint question yet (`JointQuestion.waiting`), each with the clock of the question.

    A seat whose kept answer is no longer possible is asked again, with its own clock, when it is its turn.
    """
    if table.joint is None:
        return
    joint = open_question(table, match)
    if joint is None:
        table.joint.waiting, table.joint.clocks = (), {}
        return
    public = match.game.decode(match.checkpoint) if match.since else match.state
    seats = seats_to_answer(table, match, public)
    joint.waiting = tuple(each for each in seats if kept_choice(table, each, joint.turn) is None)
    for seat in joint.waiting:
        if seat != table.to_act:
            joint.clocks.setdefault(seat, Clock(turn_since=now))


def clock_to_go_on(table: Table, match: Match[Any], now: float) -> Clock:
    """Return the clock of the seat that must act now: the joint question's, or one that starts `now`.

    It also starts if the seat is asked again because its kept answer is no longer possible.
    """
    decision, joint = match.decision, open_question(table, match)
    known = joint.clocks.pop(decision.seat, None) if decision is not None and joint is not None else None
    asked_again = (
        decision is not None and table.seats[decision.seat].kept is not None and due_answer(table, match) is None
    )
    return Clock(turn_since=now) if known is None or asked_again else known


def to_be_pinged(table: Table, match: Match[Any], state: Any) -> list[int]:
    """Return the users who must still answer the turn's offer in a public `state`."""
    users = (table.seats[seat].user for seat in seats_to_answer(table, match, state))
    return [user for user in users if user is not None]
