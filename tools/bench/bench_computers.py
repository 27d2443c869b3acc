"""The strongest computer player of each game: processor time of a turn and of a game, scores, wins against random.

A turn is everything a seat decides between two changes of the active seat. Processor time, not elapsed time, is
measured, so that other work on the machine does not count.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence
from typing import Any

from engine.kernel import ComputerPlayer, Game, seeded_rng
from engine.registry import games
from tools.bench.figures import Samples

GAMES = 1
"""Games of the strongest against itself: a hundred turns and more each."""
DUELS = 2
"""Games of one of the strongest against random players in all other seats."""


def play(game: Game[Any], players: Sequence[ComputerPlayer[Any]], seed: int, turns: Samples) -> Any:
    """Play a game to its end and return its last state; add the strongest players' turns to `turns`."""
    state, _ = game.start(len(players), seed)
    strongest, rng, mover, spent = game.computers()[-1].name, seeded_rng(seed), -1, 0.0
    while (decision := game.decision(state)) is not None:
        if decision.seat != mover:
            if spent:
                turns.seconds.append(spent)
            mover, spent = decision.seat, 0.0
        choice = decision.choices[0].id
        if not decision.is_confirm:
            player = players[decision.seat]
            imagined = game.imagine(state, decision.seat, rng)
            start = time.process_time()
            choice = player.choose(imagined, decision, rng.fork())
            if player.name == strongest:
                spent += time.process_time() - start
        game.apply(state, choice)
    return state


def measure(game: Game[Any], plays: int, duels: int) -> list[str]:
    """Play against itself and against random players; return the lines of the table."""
    seats = game.seats[-1]
    weakest, strongest = game.computers()[0], game.computers()[-1]
    turns, whole, elsewhere = Samples("turn"), Samples("game against itself"), Samples("turn against random")
    scores: list[int] = []
    for seed in range(plays):
        before = sum(turns.seconds)
        state = play(game, [strongest] * seats, seed, turns)
        whole.seconds.append(sum(turns.seconds) - before)
        scores += [row.score for row in game.standings(state)]
    wins = 0.0
    for seed in range(duels):
        own = seed % seats
        players = [strongest if seat == own else weakest for seat in range(seats)]
        standings = game.standings(play(game, players, seed, elsewhere))
        first = [row.seat for row in standings if row.place == 1]
        wins += (own in first) / len(first)
    return [
        f"{game.id}, {seats} seats, {strongest.name}",
        turns.line(aim="aim median <= 400 ms, p99 <= 2 s"),
        whole.line(aim="aim <= 40 s"),
        elsewhere.line(),
        f"scores against itself: mean {statistics.mean(scores):.1f}, {min(scores)} to {max(scores)}, {plays} games",
        f"wins against {seats - 1} {weakest.name}: {wins:g} of {duels} (aim >= 99 %)",
    ]


def run() -> list[str]:
    """Return the table's lines for every game."""
    return [line for game in games().values() for line in measure(game, GAMES, DUELS)]
