"""Games of `solid` against itself: `python -m tools.balance.selfplay --games 20 --seats 4 --processes 2`.

Prints the mean score and win rate of each experiment, the frequency of use of each available contract and technology
(house values marked), and statistics of the games, for `docs/ledger/balance.md`. Game n is played from seed n, so the
same command prints the same figures. With `--log FILE`, a long run can be stopped and continued: each game's result
is added to the file, and games in it are not replayed. `--tables LOG ...` plays nothing and prints the tables of all
games in these files, for any player count. `--on NAME` switches an option of the lobby on and `--on NAME=VALUE` sets
one, repeatedly if needed; a log is for one set of options.
"""

from __future__ import annotations

import argparse
import multiprocessing
import statistics
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from engine.kernel import Choice, Options, OptionValue, Rng
from engine.nucleum.ai.search import QUICK, SolidPlayer
from engine.nucleum.game import Nucleum, NucleumState
from engine.nucleum.library import city_of, components, lib, side
from engine.nucleum.modules.court.state import ID as COURT
from engine.nucleum.modules.court.state import parties
from engine.nucleum.modules.gibraltar.state import places
from engine.nucleum.modules.ships.state import ID as SHIPS
from engine.nucleum.modules.ships.state import routes
from engine.nucleum.modules.special_buildings.state import offered_buildings as special_offer
from engine.nucleum.state import NOBODY

LOW, HIGH = 0.02, 0.90
"""Minimum and maximum share of games in which an available contract or technology should be used."""
SPREAD = 0.05
"""Maximum distance of an experiment's mean score from the mean of all, as a share."""


class SelfPlayResult(msgspec.Struct, frozen=True):
    """One game: experiments, scores and shares of the win by seat; available and used components.

    `seed` is the game's. `offered` and `taken` are contracts dealt or shown, and those taken (initial and purple
    ones: fulfilled); `fulfilled` all fulfilled ones. `technologies` are those unlocked. `order`: the seats in turn
    order. `seen`: the offers of expansions, such as "party:communists", "route:2", "special:S7", "military:T1A" or
    "coal:toongi" (mines); `used`: the number of its uses. `cities`: the number of players' pieces in each city at the
    end. `kings_days`: their number.
    """

    seed: int
    experiments: tuple[str, ...]
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    offered: tuple[str, ...]
    taken: tuple[str, ...]
    fulfilled: tuple[str, ...]
    technologies: tuple[str, ...]
    ended: tuple[str, ...]
    turns: int
    recharges: tuple[int, ...]
    energized: tuple[int, ...]
    sources: dict[str, int]
    order: tuple[int, ...] = ()
    seen: tuple[str, ...] = ()
    used: dict[str, int] = {}
    cities: dict[str, int] = {}
    kings_days: int = 0


class Job(NamedTuple):
    """A game to play: its seed, the number of seats, the search, and the options besides dealt experiments."""

    seed: int
    seats: int
    quick: bool
    options: Options


def on_offer(state: NucleumState) -> Iterator[str]:
    """Yield the current offers of the expansions in play."""
    if COURT in state.parts:
        yield from (f"party:{name}" for name in parties(state))
    if SHIPS in state.parts:
        yield from (f"route:{name}" for name in routes(state))
    yield from (f"special:{record.id}" for record in special_offer(state))
    yield from (f"military:{place.technology}" for place in places(state))
    yield from (f"coal:{city.id}" for city in side(state).cities.values() if "coal_mine" in city.further_kinds)


def use_of(choice: Choice) -> str:
    """Return the parts of an expansion that a choice uses, in the terms of `on_offer`; "" for nothing."""
    facets = choice.facets
    if choice.kind in {"party", "route"} and choice.kind in facets:
        return f"{choice.kind}:{facets[choice.kind]}"
    if "instead" in facets:
        return f"special:{facets['building']}"
    return f"military:{facets['technology']}" if choice.kind == "fulfil" and "technology" in facets else ""


def play(job: Job) -> SelfPlayResult:
    """Play a game and return the result."""
    seed, seats, quick, options = job
    game, rng = Nucleum(), Rng(seed)
    state, _ = game.start(seats, seed, {"experiments": "random", **options})
    solid = SolidPlayer(game, effort=QUICK if quick else None)
    plan: tuple[str, ...] = ()
    planner = -1
    offered = dict.fromkeys(name for player in state.players for name in player.contracts.values() if name)
    taken: dict[str, None] = {}
    seen: dict[str, None] = {}
    used: Counter[str] = Counter()
    while (decision := game.decision(state)) is not None:
        offered.update(dict.fromkeys(name for names in state.display.shown.values() for name in names if name))
        if decision.is_confirm:
            choice, plan = decision.choices[0].id, ()
        else:
            if not (quick and plan and planner == decision.seat and plan[0] in decision.by_id):
                plan = solid.plan(game.imagine(state, decision.seat, rng), decision, rng.fork())
            choice, plan, planner = plan[0], plan[1:], decision.seat
        if choice.startswith("take:"):
            taken[choice.partition(":")[2]] = None
        seen.update(dict.fromkeys(on_offer(state)))
        if use := use_of(decision.by_id[choice]):
            used[use] += 1
        game.apply(state, choice)
    here = side(state).city_of_space
    used.update(f"coal:{here[space]}" for space, piece in state.board.pieces.items() if piece.type == "coal_mine")
    return msgspec.structs.replace(
        _result(game, state, seed, tuple(offered), taken), seen=tuple(seen), used=dict(used)
    )


def _result(
    game: Nucleum, state: NucleumState, seed: int, offered: tuple[str, ...], taken: dict[str, None]
) -> SelfPlayResult:
    standings = sorted(game.standings(state), key=lambda row: row.seat)
    winners = sum(row.place == 1 for row in standings)
    fulfilled = tuple(name for player in state.players for name in player.fulfilled)
    stacks = {name: record.stack for name, record in lib(state).contracts.items()}
    taken.update(dict.fromkeys(name for name in fulfilled if stacks[name] not in {"silver", "gold"}))
    energized = Counter(piece.owner for piece in state.board.pieces.values() if piece.energized)
    sources: Counter[str] = Counter()
    for row in standings:
        for line in row.lines:
            sources[line.source.key.removeprefix("nuc-score-")] += line.points
    return SelfPlayResult(
        seed=seed,
        experiments=tuple(player.experiment for player in state.players),
        scores=tuple(row.score for row in standings),
        wins=tuple((row.place == 1) / winners for row in standings),
        offered=offered,
        taken=tuple(taken),
        fulfilled=fulfilled,
        technologies=tuple(name for player in state.players for name in player.technologies),
        ended=tuple(state.ended),
        turns=state.turn,
        recharges=tuple(len(player.stars) for player in state.players),
        energized=tuple(energized[seat] for seat in range(state.seats)),
        sources=dict(sources),
        order=tuple(state.seats_from(state.first)),
        cities=dict(
            Counter(city_of(state, space).id for space, piece in state.board.pieces.items() if piece.owner != NOBODY)
        ),
        kings_days=state.kings_days,
    )


def results(jobs: list[Job], processes: int) -> Iterator[SelfPlayResult]:
    """Play these games and yield their results, in order."""
    if processes <= 1:
        yield from map(play, jobs)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(play, jobs)


def read(log: Path) -> list[SelfPlayResult]:
    """Return the results in a log."""
    return [msgspec.json.decode(line, type=SelfPlayResult) for line in log.read_bytes().splitlines()]


def earlier_results(log: Path | None, seats: int) -> list[SelfPlayResult]:
    """Return the results in a log of earlier runs. Raises ValueError if they are of another number of seats."""
    if log is None or not log.exists():
        return []
    found = read(log)
    if any(len(result.scores) != seats for result in found):
        raise ValueError(log)
    return found


def _games(played: list[SelfPlayResult]) -> Iterator[str]:
    """Yield statistics of games of one player count, a line for each figure."""
    seats = len(played[0].scores)
    scores = [score for result in played for score in result.scores]
    mean, spread = statistics.mean(scores), statistics.pstdev(scores)
    yield f"games {len(played)}, seats {seats}: mean score {mean:.1f} (deviation {spread:.1f})"
    yield f"winner's mean {statistics.mean(max(result.scores) for result in played):.1f}"
    yield f"turns a game {statistics.mean(result.turns for result in played):.0f}"
    yield f"stars a player {_each(result.recharges for result in played):.1f}"
    yield f"energized a player {_each(result.energized for result in played):.1f}"
    yield f"contracts fulfilled a player {len([n for r in played for n in r.fulfilled]) / len(scores):.1f}"
    yield f"technologies a player {len([n for r in played for n in r.technologies]) / len(scores):.1f}"
    ended = Counter(name for result in played for name in result.ended)
    yield "end conditions: " + ", ".join(
        f"{name} {ended[name] / len(played):.0%}" for name in components().end_conditions
    )
    sources: Counter[str] = Counter()
    for result in played:
        sources.update(result.sources)
    yield "points: " + ", ".join(
        f"{name} {points / len(scores):.1f} ({points / sum(scores):.0%})" for name, points in sources.most_common()
    )
    yield ""


def report(played: list[SelfPlayResult]) -> Iterator[str]:
    """Yield the lines of the tables for these games, of one player count or several.

    A score is compared with the mean of the games of its player count.
    """
    by_seats: dict[int, list[SelfPlayResult]] = {}
    for result in played:
        by_seats.setdefault(len(result.scores), []).append(result)
    means: dict[int, float] = {}
    for seats in sorted(by_seats, reverse=True):
        yield from _games(by_seats[seats])
        means[seats] = statistics.mean(score for result in by_seats[seats] for score in result.scores)
    data = components()
    yield "| experiment | origin | played | " + " | ".join(f"mean of {n}" for n in means) + " | to the mean | wins |"
    yield "|---" * (5 + len(means)) + "|"
    for name, experiment in data.experiments.items():
        rows = [
            (len(result.scores), result.scores[seat], result.wins[seat])
            for result in played
            for seat, chosen in enumerate(result.experiments)
            if chosen == name
        ]
        if rows:
            own = statistics.mean(score / means[seats] for seats, score, _ in rows) - 1
            # The expected win rate of equal players is one divided by their number.
            won = statistics.mean(win * seats for seats, _, win in rows)
            each = " | ".join(_mean(score for seats, score, _ in rows if seats == count) for count in means)
            yield (
                f"| {name} | {experiment.origin} | {len(rows)} | {each} | {own:+.1%}{_flag(abs(own) <= SPREAD)} "
                f"| {won:.2f} of a fair share |"
            )
    yield ""
    yield "| contract | origin | stack | on offer | taken | fulfilled |"
    yield "|---|---|---|---|---|---|"
    offered = Counter(name for result in played for name in result.offered)
    taken = Counter(name for result in played for name in result.taken)
    fulfilled = Counter(name for result in played for name in result.fulfilled)
    for name, contract in data.contracts.items():
        if offered[name]:
            share = taken[name] / offered[name]
            yield (
                f"| {name} | {contract.origin} | {contract.stack} | {offered[name]} | {share:.0%}"
                f"{_flag(LOW <= share <= HIGH)} | {fulfilled[name] / offered[name]:.0%} |"
            )
    yield ""
    yield "| technology | origin | level | kind | games | unlocked |"
    yield "|---|---|---|---|---|---|"
    chosen = Counter(name for result in played for name in result.experiments)
    unlocked = Counter(name for result in played for name in result.technologies)
    for name, tile in data.technologies.items():
        if chosen[tile.experiment]:
            share = unlocked[name] / chosen[tile.experiment]
            yield (
                f"| {name} | {tile.origin} | {tile.level} | {tile.kind} | {chosen[tile.experiment]} | {share:.0%}"
                f"{_flag(LOW <= share <= HIGH)} |"
            )

    yield ""
    yield from _of_expansions(played, means)


def _of_expansions(played: list[SelfPlayResult], means: dict[int, float]) -> Iterator[str]:
    """Yield the uses of the expansions in play, the scores by turn order, and the cities of pieces at the end."""
    seen = Counter(name for result in played for name in result.seen)
    seats = Counter(dict.fromkeys(seen, 0))
    for result in played:
        seats.update(dict.fromkeys(result.seen, len(result.scores)))
    if seen:
        games = Counter(name for result in played for name in result.used)
        uses: Counter[str] = Counter()
        for result in played:
            uses.update(result.used)
        kinds = Counter(name.partition(":")[0] for name in uses.elements())
        days = sum(len(result.scores) * result.kings_days for result in played)
        for kind in dict.fromkeys(name.partition(":")[0] for name in seen):
            yield f"{kind}: used {kinds[kind] / days:.2f} times a player and King's Day"
        yield ""
        yield "| of expansions | games that offer it | used in | uses a player | share of its kind |"
        yield "|---|---|---|---|---|"
        for name, count in seen.items():
            share = games[name] / count
            yield (
                f"| {name} | {count} | {share:.0%}{_flag(LOW <= share <= HIGH)} | {uses[name] / seats[name]:.0%} "
                f"| {uses[name] / max(kinds[name.partition(':')[0]], 1):.0%} |"
            )
        yield ""
    ordered = [result for result in played if result.order]
    for place in range(max((len(result.order) for result in ordered), default=0)):
        rows = [
            result.scores[result.order[place]] / means[len(result.scores)]
            for result in ordered
            if place < len(result.order)
        ]
        yield f"place {place + 1} in the turn order: {statistics.mean(rows) - 1:+.1%} to the mean ({len(rows)} games)"
    cities: Counter[str] = Counter()
    for result in ordered:
        cities.update(result.cities)
    yield "pieces: " + ", ".join(f"{name} {count / cities.total():.1%}" for name, count in cities.most_common())


def _mean(values: Iterable[float]) -> str:
    found = list(values)
    return f"{statistics.mean(found):.1f}" if found else "–"


def _each(rows: Iterable[Iterable[int]]) -> float:
    return statistics.mean(value for row in rows for value in row)


def _flag(good: bool) -> str:
    return "" if good else " (!)"


def main() -> None:
    """Play the games given on the command line and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="plan each turn once, with a narrower search")
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    parser.add_argument("--log", type=Path, help="file that keeps the results, one a line")
    parser.add_argument("--on", action="append", default=[], help="option of the lobby: NAME or NAME=VALUE")
    parser.add_argument("--tables", type=Path, nargs="+", help="print the tables of these logs instead")
    given = parser.parse_args()
    if given.tables:
        sys.stdout.write("\n".join(report([result for log in given.tables for result in read(log)])) + "\n")
        return
    options: dict[str, OptionValue] = {}
    for name, _, value in (each.partition("=") for each in given.on):
        options[name] = value or True
    wanted = range(given.first, given.first + given.games)
    known = {result.seed: result for result in earlier_results(given.log, given.seats)}
    jobs = [Job(seed, given.seats, given.quick, options) for seed in wanted if seed not in known]
    for result in results(jobs, given.processes):
        known[result.seed] = result
        if given.log is not None:
            with given.log.open("ab") as out:
                out.write(msgspec.json.encode(result) + b"\n")
    played = [known[seed] for seed in wanted]
    sys.stdout.write("\n".join(report(played)) + "\n")


if __name__ == "__main__":
    main()
