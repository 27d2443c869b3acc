"""The scores after each turn of a game, replayed from its choices, for the chart at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel import CONFIRM, Game, Options, Reshuffles, seeded_rng


def score_history(
    game: Game[Any], seats: int, seed: int, options: Options, choices: Sequence[str], reshuffles: Reshuffles = ()
) -> tuple[tuple[int, ...], ...]:
    """Return every seat's score, as shown then, after each turn and at the end, from its choices.

    `reshuffles` belong to its match. Raises IllegalChoice if the choices do not fit the rules.
    """
    state, _ = game.start(seats, seed, options)
    state = reshuffle(game, state, reshuffles)
    history: list[tuple[int, ...]] = []
    for number, choice in enumerate(choices, start=1):
        decision = game.decision(state)
        game.apply(state, choice)
        own_turn = decision is not None and decision.own_turn
        if (choice == CONFIRM and own_turn) or number == len(choices):
            scores = {row.seat: row.score for row in game.shown_standings(state)}
            history.append(tuple(scores[seat] for seat in range(seats)))
        state = reshuffle(game, state, reshuffles)
    return tuple(history)


def reshuffle(game: Game[Any], state: Any, reshuffles: Reshuffles) -> Any:
    """Return the state, reshuffled if the game was rewound to its ply (`Match.reshuffles`)."""
    for ply, seed in reshuffles:
        if ply == state.ply:
            state = game.reshuffle(state, seeded_rng(seed))
    return state
