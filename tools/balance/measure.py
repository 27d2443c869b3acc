"""The value of an expansion to `solid`: `python -m tools.balance.measure court --games 40 --processes 2`.

Two-player games with quick search: in each, one seat plays as usual and the other never uses the expansion (`court`:
the court action; `special_buildings`: special buildings; `ships`: placing ships on Gibraltar's map; `gibraltar`:
ships, special buildings and military contracts there; `australia`: boats and coal mines). Game n is played from seed
n; the first seat alternates from game to game. Prints a line for each game, the share of wins of the seat that uses
it (ties count half), and the sources of its additional points. With `--log FILE`, the games are stored, and an
interrupted run continues.
"""

from __future__ import annotations

import argparse
import multiprocessing
import statistics
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from engine.kernel import Choice, Decision, OptionValue, Rng
from engine.nucleum.ai.search import QUICK, Node, SolidPlayer
from engine.nucleum.game import Nucleum
from engine.nucleum.modules.gibraltar.military import MILITARY


class Measured(NamedTuple):
    """A measured expansion: the options that enable it, and which choices use it."""

    options: dict[str, OptionValue]
    uses: Callable[[Choice], bool]


def _ship(choice: Choice) -> bool:
    return choice.kind in {"ship", "route"}


def _special(choice: Choice) -> bool:
    return "instead" in choice.facets


WHAT = {
    "court": Measured({"court": True}, lambda choice: choice.kind in {"court", "party"}),
    "special_buildings": Measured({"special_buildings": True}, _special),
    "ships": Measured({"map": "gibraltar"}, _ship),
    "gibraltar": Measured(
        {"map": "gibraltar", "special_buildings": True},
        lambda choice: _ship(choice) or _special(choice) or MILITARY.fits(choice.id),
    ),
    "australia": Measured(
        {"map": "australia"}, lambda choice: _ship(choice) or choice.facets.get("piece") == "coal_mine"
    ),
}


class Abstaining(SolidPlayer):
    """`solid`, but without choices that `uses` selects, unless there is no other."""

    def __init__(self, game: Nucleum, uses: Callable[[Choice], bool]) -> None:
        super().__init__(game, effort=QUICK)
        self._uses = uses

    def _candidates(self, plan: Node, decision: Decision) -> list[Choice]:
        others = tuple(choice for choice in decision.choices if not self._uses(choice))
        return super()._candidates(plan, msgspec.structs.replace(decision, choices=others or decision.choices))


class Outcome(msgspec.Struct, frozen=True):
    """A game: its seed, the scores of the seat that uses the expansion and of the other, the number of uses, and the points of both."""

    seed: int
    using: int
    abstaining: int
    used: int
    points: dict[str, int]
    without: dict[str, int]


def play(what: str, seed: int) -> Outcome:
    """Play one game."""
    game, rng, measured = Nucleum(), Rng(seed), WHAT[what]
    state, _ = game.start(2, seed, {"experiments": "random", **measured.options})
    user = seed % 2
    players: list[Any] = [Abstaining(game, measured.uses), Abstaining(game, measured.uses)]
    players[user] = SolidPlayer(game, effort=QUICK)
    plan: tuple[str, ...] = ()
    planner, used = -1, 0
    while (decision := game.decision(state)) is not None:
        if decision.is_confirm:
            choice, plan = decision.choices[0].id, ()
        else:
            if not (plan and planner == decision.seat and plan[0] in decision.by_id):
                plan = players[decision.seat].plan(game.imagine(state, decision.seat, rng), decision, rng.fork())
            choice, plan, planner = plan[0], plan[1:], decision.seat
        used += decision.seat == user and measured.uses(decision.by_id[choice])
        game.apply(state, choice)
    rows = {row.seat: row for row in game.standings(state)}
    points, without = (
        {line.source.key.removeprefix("nuc-score-"): line.points for line in rows[seat].lines}
        for seat in (user, 1 - user)
    )
    return Outcome(seed, rows[user].score, rows[1 - user].score, used, points, without)


def difference(found: list[Outcome]) -> dict[str, float]:
    """Return the lead in points per game of the seat that uses it, by source of points, the largest differences first."""
    sources = dict.fromkeys(name for one in found for name in (*one.points, *one.without))
    ahead = {
        name: statistics.mean(one.points.get(name, 0) - one.without.get(name, 0) for one in found) for name in sources
    }
    return {name: points for name, points in sorted(ahead.items(), key=lambda item: -abs(item[1])) if points}


def play_games(what: str, seeds: Iterable[int], processes: int) -> Iterable[Outcome]:
    """Play the games of these seeds and yield the results, in order."""
    if processes <= 1:
        yield from map(partial(play, what), seeds)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(partial(play, what), seeds)


def read_log(log: Path | None) -> list[Outcome]:
    """Return the games in a log; empty if there is no log yet."""
    if log is None or not log.exists():
        return []
    return [msgspec.json.decode(line, type=Outcome) for line in log.read_bytes().splitlines()]


def main() -> None:
    """Play the games given on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=sorted(WHAT))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--log", type=Path, help="file that keeps the games, one a line")
    given = parser.parse_args()
    known = {one.seed: one for one in read_log(given.log)}
    wanted = range(given.first, given.first + given.games)
    found: list[Outcome] = [known[seed] for seed in wanted if seed in known]
    for one in play_games(given.what, [seed for seed in wanted if seed not in known], given.processes):
        found.append(one)
        if given.log is not None:
            with given.log.open("ab") as out:
                out.write(msgspec.json.encode(one) + b"\n")
        sys.stdout.write(f"{one.seed}: {one.using} to {one.abstaining}, used {one.used} times, {one.points}\n")
        sys.stdout.flush()
    won = statistics.mean((one.using > one.abstaining) + 0.5 * (one.using == one.abstaining) for one in found)
    ahead = statistics.mean(one.using - one.abstaining for one in found)
    used = statistics.mean(one.used for one in found)
    sys.stdout.write(f"{len(found)} games: won {won:.0%}, {ahead:+.1f} points, used {used:.1f} times\n")
    sys.stdout.write(", ".join(f"{name} {points:+.1f}" for name, points in difference(found).items()) + "\n")


if __name__ == "__main__":
    main()
