"""Answers given in advance: how questions in others' turns are answered for a player, so that no one waits."""

from __future__ import annotations

from typing import Any

from engine.kernel import CONFIRM, Decision, Game, Rng
from engine.records.table import Answers

DECLINING = ("decline", "skip")
"""Kinds of choice that decline an offer."""

LONGEST = 60
"""Answers after which an imagined sequence counts as over."""


def is_answered(decision: Decision, answers: Answers) -> bool:
    """Return whether `answers` settle a decision without the player.

    Only questions out of turn are settled. With "decline", the player still gets questions that cannot be declined.
    """
    if decision.own_turn or answers == "ask":
        return False
    return answers == "gain" or decision.is_confirm or bool(decision.of_kind(*DECLINING))


def plain_answer(decision: Decision, answers: Answers) -> str | None:
    """Return the choice that `answers` make in a decision they settle; None if a computer player must choose."""
    if decision.is_confirm:
        return CONFIRM
    declining = decision.of_kind(*DECLINING)
    return declining[0].id if answers == "decline" and declining else None


def answer(game: Game[Any], state: Any, decision: Decision, answers: Answers, rng: Rng) -> str:
    """Return the id of the choice that `answers` make in a decision they settle.

    `state` is as the seat may imagine it and is not changed. With "gain", the stand-in chooses; its choice is
    declined if it would not raise the seat's score.
    """
    if (plain := plain_answer(decision, answers)) is not None:
        return plain
    declining = decision.of_kind(*DECLINING)
    picked = game.stand_in.choose(game.twin(state), decision, rng.fork())
    if not declining or picked == declining[0].id:
        return picked
    gained = _score_after(game, state, picked, rng) - _score_after(game, state, declining[0].id, rng)
    return picked if gained > 0 else declining[0].id


def _score_after(game: Game[Any], state: Any, choice: str, rng: Rng) -> int:
    """Return the deciding seat's score after `choice` and its answers to what follows."""
    copy, stand_in = game.twin(state), game.stand_in
    decision = game.decision(copy)
    assert decision is not None
    seat = decision.seat
    game.apply(copy, choice)
    for _ in range(LONGEST):
        decision = game.decision(copy)
        if decision is None or decision.seat != seat or decision.own_turn or decision.is_confirm:
            break
        game.apply(copy, stand_in.choose(game.twin(copy), decision, rng.fork()))
    return next(row.score for row in game.standings(copy) if row.seat == seat)
