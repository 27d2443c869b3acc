"""How much special buildings are worth to `solid`: `python -m tests.nucleum.special_buildings.measure --games 40 --processes 2`.

Two-player games with special buildings, quick search: in each one seat plays as always and the other never places a
special building. Game n is played from seed n; who sits first changes from game to game. Prints a line for each game
and how often the seat that places them won (ties count half).
"""

from __future__ import annotations

import argparse
import multiprocessing
import statistics
import sys
import time
from collections.abc import Iterable
from typing import Any

import msgspec

from engine.kernel import Choice, Decision, Rng
from engine.nucleum.ai.search import QUICK, Plan, SolidPlayer
from engine.nucleum.game import Nucleum


class Abstaining(SolidPlayer):
    """`solid`, but it never places a special building."""

    def _candidates(self, plan: Plan, decision: Decision) -> list[Choice]:
        own = tuple(choice for choice in decision.choices if "instead" not in choice.facets)
        return super()._candidates(plan, msgspec.structs.replace(decision, choices=own))


class Outcome(msgspec.Struct, frozen=True):
    """A game: its seed, the scores of who places special buildings and of who does not, and of the first: how many."""

    seed: int
    taking: int
    abstaining: int
    actions: int
    points: dict[str, int]
    slowest: float


def play(seed: int) -> Outcome:
    """Play one game."""
    game, rng = Nucleum(), Rng(seed)
    state, _ = game.start(2, seed, {"experiments": "random", "special_buildings": True})
    taker = seed % 2
    players: list[Any] = [Abstaining(game, effort=QUICK), Abstaining(game, effort=QUICK)]
    players[taker] = SolidPlayer(game, effort=QUICK)
    plan: tuple[str, ...] = ()
    planner, actions, slowest = -1, 0, 0.0
    while (decision := game.decision(state)) is not None:
        if decision.is_confirm:
            choice, plan = decision.choices[0].id, ()
        else:
            if not (plan and planner == decision.seat and plan[0] in decision.by_id):
                plan = players[decision.seat].plan(game.imagine(state, decision.seat, rng), decision, rng.fork())
            choice, plan, planner = plan[0], plan[1:], decision.seat
        actions += choice.startswith("build:") and choice.count(":") == 2
        begun = time.perf_counter()
        game.apply(state, choice)
        game.decision(state)
        slowest = max(slowest, time.perf_counter() - begun)
    rows = {row.seat: row for row in game.standings(state)}
    points = {line.source.key.removeprefix("nuc-score-"): line.points for line in rows[taker].lines}
    return Outcome(seed, rows[taker].score, rows[1 - taker].score, actions, points, slowest)


def played(seeds: Iterable[int], processes: int) -> Iterable[Outcome]:
    """Play the games of these seeds and yield what happened, in order."""
    if processes <= 1:
        yield from map(play, seeds)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(play, seeds)


def main() -> None:
    """Play the games the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    found: list[Outcome] = []
    for one in played(range(given.first, given.first + given.games), given.processes):
        found.append(one)
        sys.stdout.write(
            f"{one.seed}: {one.taking} to {one.abstaining}, {one.actions} special buildings, {one.points}\n"
        )
        sys.stdout.flush()
    won = statistics.mean((one.taking > one.abstaining) + 0.5 * (one.taking == one.abstaining) for one in found)
    ahead = statistics.mean(one.taking - one.abstaining for one in found)
    sys.stdout.write(
        f"{len(found)} games: won {won:.0%}, {ahead:+.1f} points, "
        f"{statistics.mean(one.actions for one in found):.1f} special buildings\n"
    )


if __name__ == "__main__":
    main()
