"""The computer players of each game: processor time and memory of a turn at each level, scores, wins against random.

A turn is everything a seat decides in its own turn. Processor time, not elapsed time, is measured, so that other work
on the machine does not count; the floor is encoding and decoding a state. Memory is the maximum that Python allocates
while a turn is planned, minus the memory allocated before.
"""

from __future__ import annotations

import statistics
import time
import tracemalloc
from typing import Any

from engine.kernel import ComputerPlayer, Game, seeded_rng
from engine.registry import games
from tools.balance.levels import play_table
from tools.bench.figures import Samples

TURNS = 24
"""Turns of a game in which one level has all seats; the stand-in's game is played to its end."""
LONG_TURNS = 4
"""Turns of a level that thinks for long."""
DUELS = 2
"""Games of the stand-in against random players in all other seats."""
FLOORS = 200
"""Copies of a state made for the floor."""


def floor_of(game: Game[Any], state: Any) -> Samples:
    """Return the processor times of encoding and decoding a state."""
    floor = Samples("encode+decode")
    for _ in range(FLOORS):
        start = time.process_time()
        game.copy(state)
        floor.seconds.append(time.process_time() - start)
    return floor


def memory_of(game: Game[Any], player: ComputerPlayer[Any], state: Any) -> int:
    """Return the bytes that planning from a state takes at its peak."""
    decision = game.decision(state)
    if decision is None:
        raise ValueError("the game is over")
    tracemalloc.start()
    try:
        player.plan(state, decision, seeded_rng(1))
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def measure_level(game: Game[Any], player: ComputerPlayer[Any], middle: Any) -> list[str]:
    """Let a level play itself with all seats; return the lines of the table. `middle`: a position in the middle of a game."""
    seats, is_stand_in = game.seats[-1], player.name == game.stand_in.name
    most = None if is_stand_in else LONG_TURNS if game.thinks_long(player.name) else TURNS
    state, times = play_table(game, [player] * seats, 1, game.complete_options({}), most_turns=most)
    turns = Samples(f"{game.id}, {seats} seats, {player.name}: turn")
    turns.seconds = [seconds for of_seat in times.values() for seconds in of_seat]
    aim = "aim <= 10 s" if game.thinks_long(player.name) else "aim median <= 400 ms, p99 <= 2 s"
    lines = [turns.line(floor_of(game, state), f"{aim}; memory {memory_of(game, player, middle) / 1024:,.0f} KB")]
    if is_stand_in:
        scores = [row.score for row in game.standings(state)]
        lines.append(
            f"  a game against itself: {sum(turns.seconds):.1f} s (aim <= 40 s), scores mean {statistics.mean(scores):.1f}, "
            f"{min(scores)} to {max(scores)}"
        )
    return lines


def duels(game: Game[Any], plays: int) -> str:
    """Return the line about the stand-in against random players in all other seats."""
    seats, weakest, wins = game.seats[-1], game.computers()[0], 0.0
    for seed in range(plays):
        own = seed % seats
        players = [game.stand_in if seat == own else weakest for seat in range(seats)]
        state, _ = play_table(game, players, seed, game.complete_options({}))
        first = [row.seat for row in game.standings(state) if row.place == 1]
        wins += (own in first) / len(first)
    return f"  wins against {seats - 1} {weakest.name}: {wins:g} of {plays} (aim >= 99 %)"


def measure(game: Game[Any]) -> list[str]:
    """Return the lines of the table for a game: each level, then the stand-in against random players."""
    seats = game.seats[-1]
    middle, _ = play_table(game, [game.stand_in] * seats, 0, game.complete_options({}), most_turns=5 * seats)
    lines = [line for player in game.computers()[1:] for line in measure_level(game, player, middle)]
    return [*lines, duels(game, DUELS)]


def run() -> list[str]:
    """Return the table's lines for every game."""
    return [line for game in games().values() for line in measure(game)]
