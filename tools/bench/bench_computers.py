"""The computer players of each game: processor time of a turn, scores against themselves, wins against random.

A turn is all that a seat decides in it. Processor time, not elapsed time, is measured, so that other work on the machine
does not count.
"""

from __future__ import annotations

import statistics
from typing import Any

from engine.kernel import Game
from engine.registry import games
from tools.balance.levels import Contest, play
from tools.bench.figures import Samples

DUELS = 2
"""Games of one computer player of a level against random players in all other seats."""


def measure(game: Game[Any], level: str) -> list[str]:
    """Play a game of a level against itself and some against random players; return the lines of the table."""
    seats, weakest = game.seats[-1], game.computers()[0].name
    itself = Contest(game=game.id, level=level, against=level, seats=seats, options={})
    alone = play(itself, 0, 0)
    turns = Samples("turn")
    turns.seconds += [*alone.times, *alone.other_times]
    scores = [alone.score, *alone.others]
    random = Contest(game=game.id, level=level, against=weakest, seats=seats, options={})
    wins = sum(play(random, seed, seed % seats).win for seed in range(DUELS))
    aim = "median <= 10 s" if game.thinks_long(level) else "median <= 400 ms, p99 <= 2 s"
    return [
        f"{game.id}, {seats} seats, {level}",
        turns.line(aim=f"aim {aim}"),
        f"a game against itself: {sum(turns.seconds):.0f} s, scores {min(scores)} to {max(scores)}, mean {statistics.mean(scores):.1f}",
        f"wins against {seats - 1} {weakest}: {wins:g} of {DUELS} (aim >= 99 %)",
    ]


def run() -> list[str]:
    """Return the table's lines for every game and level."""
    return [
        line for game in games().values() for player in game.computers()[1:] for line in measure(game, player.name)
    ]
