"""Paired games of one computer player against another: `python -m tools.balance.levels GAME LEVEL AGAINST --seats 2`.

A deal is a seed. Each deal is played once for every seat: `LEVEL` has that seat, `AGAINST` has all others. Deal n is
dealt from seed n, so the same command plays the same games. It prints the points by which `LEVEL` is ahead of the
mean of the others and its share of the wins (ties split), both with their standard error over deals, and for each
player the mean score and the processor time of a turn.

A sequential probability ratio test (Wald) decides whether that share is `LOW` or less, or `HIGH` or more (`--test LOW
HIGH`), and ends the series after the deal that decides it. Each answer is wrong with a probability of 5 %, or that
given by `--errors`. Games count as independent, and a shared win counts in part. `--all` plays all `--deals`
regardless of the test, for an unbiased figure: a series that stops early overstates the difference.

With `--log FILE`, each game is added to the file, and games in it are not replayed. A log is for one pair of players,
one number of seats and one set of options. `--on NAME` switches an option of the lobby on and `--on NAME=VALUE` sets
one; experiments are dealt at random if the game has them. `NAME:FIELD=VALUE,...` is the computer player NAME with
other weights, for example `solid:energy=0.1,battery=0.35`; values of a field with several are separated by `/`.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, Protocol, cast

import msgspec

from engine.games import load_games
from engine.kernel import ComputerPlayer, Game, OptionError, Options, OptionValue, Rng
from engine.registry import games

MIN_DEALS = 5
"""Minimum number of deals for an error of points ahead; with fewer, the error itself is random."""
EVEN_AND_BETTER = {2: (0.5, 0.65), 3: (0.33, 0.5), 4: (0.25, 0.45)}
"""The default shares of wins that the test distinguishes, by the number of seats: equal to the others, or better."""

Weighting = dict[str, float | tuple[float, ...]]
"""Weights by field."""


class Weighable(Protocol):
    """A computer player whose weights can be changed."""

    def with_weights(self, changes: Weighting) -> ComputerPlayer[Any]:
        """Return the same player with these weights changed. Raises ValueError for a field or value it does not have."""
        ...


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """A pairing: `level` in one seat, `against` in the others; `options` besides the defaults."""

    game: str
    level: str
    against: str
    seats: int
    options: dict[str, OptionValue]


class ContestGame(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a contest.

    `seat` is the seat of `level`, `score` and `win` are its score and its share of the win; `others` are the scores
    of the other seats. `times` and `other_times` are seconds of processor time for each turn of `level` and of the
    others.
    """

    contest: Contest
    seed: int
    seat: int
    score: int
    win: float
    others: tuple[int, ...]
    times: tuple[float, ...]
    other_times: tuple[float, ...]

    @property
    def ahead(self) -> float:
        """Points by which `level` is ahead of the mean of the others."""
        return self.score - statistics.mean(self.others)


class ProbabilityRatioTest(msgspec.Struct, frozen=True):
    """Wald's sequential test whether a share is at most `low` or at least `high`, each answer wrong with probability `errors`."""

    low: float
    high: float
    errors: float = 0.05

    def __post_init__(self) -> None:
        if not (0 < self.low < self.high < 1 and 0 < self.errors < 0.5):
            raise ValueError("the test needs 0 < LOW < HIGH < 1 and an error below 0.5")

    @property
    def limit(self) -> float:
        """The logarithm of the ratio at which the test decides, either way."""
        return math.log((1 - self.errors) / self.errors)

    def log_ratio(self, wins: Iterable[float]) -> float:
        """Return the logarithm of the ratio of the probabilities of these wins (0 to 1 each) under `high` and `low`."""
        won, lost = math.log(self.high / self.low), math.log((1 - self.high) / (1 - self.low))
        return sum(win * won + (1 - win) * lost for win in wins)

    def decide(self, wins: Iterable[float]) -> Literal["low", "high"] | None:
        """Return the share that these wins support; None while that is undecided."""
        ratio = self.log_ratio(wins)
        if abs(ratio) < self.limit:
            return None
        return "high" if ratio > 0 else "low"


def find_player(game: Game[Any], name: str) -> ComputerPlayer[Any]:
    """Return the computer player of a name, with other weights if these follow: `solid:energy=0.1,plan=0/0.3/0.8/1.7`.

    Raises ValueError if the game has none of that name, or it has no such weights.
    """
    known, _, weights = name.partition(":")
    try:
        player = game.computer(known)
    except KeyError:
        names = ", ".join(each.name for each in game.computers())
        raise ValueError(f"{game.id} has no computer player {known!r}: choose one of {names}") from None
    if not weights:
        return player
    if not hasattr(player, "with_weights"):
        raise ValueError(f"the weights of {known} cannot be changed")
    changes: Weighting = {}
    for each in weights.split(","):
        field, _, value = each.partition("=")
        values = tuple(float(part) for part in value.split("/"))
        changes[field] = values if len(values) > 1 else values[0]
    return cast("Weighable", player).with_weights(changes)


def complete_options(game: Game[Any], given: Options) -> dict[str, OptionValue]:
    """Return all options of a table: those given, experiments at random if there are any, defaults for the rest.

    Raises ValueError for options that the game does not have, and for automata.
    """
    chosen = game.complete_options({})
    at_random: dict[str, OptionValue] = {"experiments": "random"} if "experiments" in chosen else {}
    for name, value in {**at_random, **given}.items():
        try:
            chosen = game.set_option(chosen, name, value)
        except OptionError as error:
            raise ValueError(f"{game.id} has no option {name} with the value {value}") from error
    if game.automata(chosen):
        raise ValueError("games with automata are played by tools.balance.ladder")
    return chosen


def play_table(
    game: Game[Any],
    players: Sequence[ComputerPlayer[Any]],
    seed: int,
    options: Options,
    most_turns: int | None = None,
) -> tuple[Any, dict[int, list[float]]]:
    """Play a game, the players by seat; return its last state and for each seat the processor time of its turns, in seconds.

    It ends early if more than `most_turns` turns would be planned. A plan is followed while its choices are legal and
    nothing is revealed. A turn's time covers everything that a seat decides in it, but not its answers in others'
    turns.
    """
    rng = Rng(seed)
    state, _ = game.start(len(players), seed, options)
    plans: dict[int, tuple[int, tuple[str, ...]]] = {}
    spent: dict[tuple[int, int], float] = {}
    while (decision := game.decision(state)) is not None:
        seat = decision.seat
        made, plan = plans.pop(seat, (0, ()))
        if decision.is_confirm:
            choice = decision.choices[0].id
        else:
            if not (plan and plan[0] in decision.by_id and state.barrier <= made):
                turn = seat, game.turn_number(state)
                if decision.own_turn and turn not in spent and len(spent) == most_turns:
                    break
                start = time.process_time()
                imagined = game.imagine(state, seat, rng)
                made = state.ply
                plan = players[seat].plan(imagined, decision, rng.fork())
                if decision.own_turn:
                    spent[turn] = spent.get(turn, 0.0) + time.process_time() - start
            choice = plan[0]
            plans[seat] = made, plan[1:]
        game.apply(state, choice)
    times: dict[int, list[float]] = {seat: [] for seat in range(len(players))}
    for (seat, _), seconds in spent.items():
        times[seat].append(round(seconds, 5))
    return state, times


def play(contest: Contest, seed: int, seat: int) -> ContestGame:
    """Play one game with `level` in `seat`."""
    game = games()[contest.game]
    level, against = (find_player(game, name) for name in (contest.level, contest.against))
    players = [level if other == seat else against for other in range(contest.seats)]
    state, times = play_table(game, players, seed, complete_options(game, contest.options))
    rows = sorted(game.standings(state), key=lambda row: row.seat)
    first = [row.seat for row in rows if row.place == 1]
    return ContestGame(
        contest=contest,
        seed=seed,
        seat=seat,
        score=rows[seat].score,
        win=(seat in first) / len(first),
        others=tuple(row.score for row in rows if row.seat != seat),
        times=tuple(times[seat]),
        other_times=tuple(each for other, seconds in times.items() if other != seat for each in seconds),
    )


def read(log: Path | None, contest: Contest) -> list[ContestGame]:
    """Return the games in a log; empty if there is no such file. Raises ValueError if they are of another contest."""
    if log is None or not log.exists():
        return []
    found = [msgspec.json.decode(line, type=ContestGame) for line in log.read_bytes().splitlines()]
    if any(one.contest != contest for one in found):
        raise ValueError(f"{log} is a log of other players or tables")
    return found


def play_deals(
    contest: Contest, seeds: Iterable[int], test: ProbabilityRatioTest | None, log: Path | None = None
) -> list[ContestGame]:
    """Play deals, each with `level` in every seat, until the test decides or all are played; return the games."""
    known = {(one.seed, one.seat): one for one in read(log, contest)}
    played: list[ContestGame] = []
    for seed in seeds:
        for seat in range(contest.seats):
            if (seed, seat) not in known:
                known[seed, seat] = play(contest, seed, seat)
                if log is not None:
                    with log.open("ab") as out:
                        out.write(msgspec.json.encode(known[seed, seat]) + b"\n")
            played.append(known[seed, seat])
        if test is not None and test.decide(one.win for one in played):
            break
    return played


def mean_and_error(played: Sequence[ContestGame], value: Callable[[ContestGame], float]) -> tuple[float, float]:
    """Return the mean of `value(game)` over deals and its standard error; NaN for a single deal."""
    deals: dict[int, list[float]] = {}
    for one in played:
        deals.setdefault(one.seed, []).append(value(one))
    means = [statistics.mean(values) for values in deals.values()]
    error = statistics.stdev(means) / len(means) ** 0.5 if len(means) > 1 else math.nan
    return statistics.mean(means), error


def binomial_error(played: Sequence[ContestGame]) -> float:
    """Return the standard error of the share of games won, as of independent games (Agresti and Coull: also for few games)."""
    games = len(played) + 4
    share = (sum(one.win for one in played) + 2) / games
    return math.sqrt(share * (1 - share) / games)


def report(played: Sequence[ContestGame], test: ProbabilityRatioTest) -> Iterator[str]:
    """Yield the lines of figures for the games of one contest."""
    contest, seeds = played[0].contest, sorted({one.seed for one in played})
    options = "".join(f", {name} {value}" for name, value in contest.options.items())
    yield f"{contest.level} against {contest.against}: {contest.game}, {contest.seats} seats{options}"
    yield f"{len(seeds)} deals ({seeds[0]} to {seeds[-1]}), {len(played)} games"
    ahead, error = mean_and_error(played, lambda one: one.ahead)
    certain = f"± {error:.2f}" if len(seeds) >= MIN_DEALS else "(too few deals for an error)"
    win = statistics.mean(one.win for one in played)
    even = f"even {1 / contest.seats:.0%}"
    yield f"points ahead {ahead:+.2f} {certain}, wins {win:.1%} ± {binomial_error(played):.1%} ({even})"
    yield _player_line(contest.level, [one.score for one in played], [each for one in played for each in one.times])
    others = [score for one in played for score in one.others]
    yield _player_line(contest.against, others, [each for one in played for each in one.other_times])
    decided = test.decide(one.win for one in played)
    answer = {"low": f"{test.low:.0%} or less", "high": f"{test.high:.0%} or more", None: "open"}[decided]
    yield f"test of {test.low:.0%} or less against {test.high:.0%} or more, {test.errors:.0%} error either way: {answer}"


def _player_line(name: str, scores: Sequence[int], times: Sequence[float]) -> str:
    ordered = sorted(times) or [math.nan]
    median, tenth = ordered[len(ordered) // 2], ordered[int(0.9 * (len(ordered) - 1))]
    return (
        f"  {name}: mean score {statistics.mean(scores):.2f}, processor time a turn: median {median * 1e3:.1f} ms, "
        f"90 % within {tenth * 1e3:.1f} ms ({len(times)} turns)"
    )


def read_option(given: str) -> tuple[str, OptionValue]:
    """Return an option from `NAME` or `NAME=VALUE`."""
    name, _, value = given.partition("=")
    if not value:
        return name, True
    return name, int(value) if value.isdecimal() else value


def main() -> None:
    """Play the games given on the command line and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("against")
    parser.add_argument("--seats", type=int, default=2, choices=sorted(EVEN_AND_BETTER))
    parser.add_argument("--on", action="append", default=[], type=read_option, metavar="OPTION[=VALUE]")
    parser.add_argument("--first", type=int, default=0, help="seed of the first deal")
    parser.add_argument("--deals", type=int, default=100, help="deals at most")
    parser.add_argument("--test", type=float, nargs=2, metavar=("LOW", "HIGH"), help="shares of wins to tell apart")
    parser.add_argument("--errors", type=float, default=0.05, help="probability of a wrong answer of the test")
    parser.add_argument("--all", action="store_true", help="play all deals, whatever the test says")
    parser.add_argument("--log", type=Path, help="file that keeps the games, one a line")
    given = parser.parse_args()
    load_games()
    contest = Contest(
        game=given.game, level=given.level, against=given.against, seats=given.seats, options=dict(given.on)
    )
    try:
        low, high = given.test or EVEN_AND_BETTER[given.seats]
        test = ProbabilityRatioTest(low, high, given.errors)
        if given.game not in games():
            raise ValueError(f"there is no game {given.game!r}: choose one of {', '.join(games())}")
        complete_options(games()[given.game], contest.options)
        for name in (given.level, given.against):
            find_player(games()[given.game], name)
        seeds = range(given.first, given.first + max(1, given.deals))
        played = play_deals(contest, seeds, None if given.all else test, given.log)
    except ValueError as error:
        parser.error(str(error))
    sys.stdout.write("\n".join(report(played, test)) + "\n")


if __name__ == "__main__":
    main()
