"""Games of `solid` against the Baron: `python -m tools.balance.ladder --level 3 --games 20 [--quick] [--on OPTION ...]`.

Prints the wins of `solid`, and the scores of both by source, for the table of levels in `docs/ledger/balance.md`.
Game n is played from seed n. With `--log FILE`, each game is added to the file, and games in it are not replayed.
`--tables LOG ...` plays nothing and prints the contents of the files, with the Baron's current points for each level,
which do not affect the course of a game. The Baron's score hardly depends on the opponent, so each score of `solid`
in those files is also compared with each of the Baron's at that level, including those in `--barons LOG ...`, for
example of the quick search. With `--people 2`, two seats of `solid` play against the Baron, and the better one
counts.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from engine.kernel import OptionValue, Rng
from engine.nucleum.ai.search import QUICK, SolidPlayer
from engine.nucleum.game import Nucleum
from engine.nucleum.library import lib, library
from engine.nucleum.modules import BOX
from engine.nucleum.modules.solo.records import levels_of
from engine.nucleum.rules.map.counting import count

GAME = Nucleum()


class Played(msgspec.Struct, frozen=True):
    """One game: scores of the best `solid` of one or two `people` and of the best Baron, and both by source.

    `met`: the number of times that Baron met each milestone, from the bottom up; `contracts`: the number it took;
    `turns`: the number started by all; `ended`: the end conditions, and each Baron's number of recharges.
    """

    seed: int
    level: int
    options: dict[str, OptionValue]
    solid: int
    baron: int
    sources: dict[str, int]
    baron_sources: dict[str, int]
    met: tuple[int, ...]
    contracts: int
    turns: int
    ended: tuple[str, ...]
    recharges: tuple[int, ...]
    people: int = 1

    @property
    def current_score(self) -> int:
        """The Baron's score with the level's present points for milestones and contracts.

        With two Barons, it belongs to the one with the better score at the time.
        """
        data = library(BOX.in_force(_options(self.options, self.level)))
        given, more = levels_of(data)[self.level], data.number("baron-two-people-vp") * (self.people > 1)
        others = self.baron - sum(self.baron_sources.get(source, 0) for source in ("milestones", "contracts"))
        milestones = sum(times * (points + more) for times, points in zip(self.met, given.milestone_vp, strict=True))
        return others + milestones + self.contracts * given.contract_vp


def win_share(solid: int, baron: int) -> float:
    """Return the share of the win of `solid`: 1, 0 or, on a tie, a half."""
    return (solid > baron) + 0.5 * (solid == baron)


def _options(given: dict[str, OptionValue], level: int) -> dict[str, OptionValue]:
    """Return all options of a game against the Baron at a level."""
    chosen = GAME.complete_options({})
    for name, value in {"experiments": "random", "opponent": "baron", **given, "level": level}.items():
        chosen = GAME.set_option(chosen, name, value)
    return chosen


def play(seed: int, level: int, options: dict[str, OptionValue], *, quick: bool, people: int = 1) -> Played:
    """Play one game and return the result: `solid` plans each turn once, with the usual search or a quick one.

    `people`: the number of its seats, 1 or, against one Baron, 2.
    """
    game, rng, chosen = GAME, Rng(seed), _options(options, level)
    seats = game.seats_for(chosen)[people - 1]
    state, _ = game.start(seats, seed, chosen)
    solid = SolidPlayer(game, effort=QUICK if quick else None)
    plans: dict[int, tuple[str, ...]] = {}
    while (decision := game.decision(state)) is not None:
        plan = plans.pop(decision.seat, ())
        if decision.is_confirm:
            choice = decision.choices[0].id
        else:
            if not (plan and plan[0] in decision.by_id):
                plan = solid.plan(game.imagine(state, decision.seat, rng), decision, rng.fork())
            choice, plans[decision.seat] = plan[0], plan[1:]
        game.apply(state, choice)
    rows = {row.seat: row for row in game.standings(state)}
    best = max(state.automata, key=lambda seat: rows[seat].score)
    person = max(range(people), key=lambda seat: rows[seat].score)

    def sources(seat: int) -> dict[str, int]:
        return {line.source.key.removeprefix("nuc-score-"): line.points for line in rows[seat].lines}

    milestones = [lib(state).milestones[name] for name in state.display.milestones.values()]
    part = state.parts["solo"]
    return Played(
        seed=seed,
        level=level,
        options=options,
        solid=rows[person].score,
        baron=rows[best].score,
        sources=sources(person),
        baron_sources=sources(best),
        met=tuple(count(state, best, milestone.counter) // milestone.per for milestone in milestones),
        contracts=len(state.players[best].fulfilled),
        turns=state.turn,
        ended=tuple(state.ended),
        recharges=tuple(own.recharges for own in getattr(part, "barons", {}).values()),
        people=people,
    )


def cross_win_rate(solids: list[Played], barons: list[Played]) -> tuple[float, float]:
    """Return the share of games in which a score of `solid` in one game beats the Baron's in another, and the standard error of that.

    Scores of one deal at several levels are similar, so each deal counts once in the error.
    """
    his, its = sorted(one.current_score for one in barons), sorted(one.solid for one in solids)
    of_solid = [(one.seed, _share_below(one.solid, his)) for one in solids]
    of_baron = [(one.seed, _share_below(one.current_score, its)) for one in barons]
    error = sum(_variance(shares) for shares in (of_solid, of_baron)) ** 0.5
    return statistics.mean(share for _, share in of_solid), error


def _share_below(score: int, others: list[int]) -> float:
    """Return the share of sorted scores that a score beats; equal ones count half."""
    return (bisect_left(others, score) + bisect_right(others, score)) / 2 / len(others)


def _variance(shares: list[tuple[int, float]]) -> float:
    """Return the variance of the mean of shares, each with the seed of its deal."""
    deals: dict[int, list[float]] = {}
    for seed, share in shares:
        deals.setdefault(seed, []).append(share)
    return statistics.pvariance([statistics.mean(deal) for deal in deals.values()]) / len(deals)


def report(found: list[Played], barons: list[Played]) -> Iterator[str]:
    """Yield lines of figures for each level; only the Baron's scores of `barons` count."""
    for level in sorted({one.level for one in found}):
        games = [one for one in found if one.level == level]
        share = statistics.mean(win_share(one.solid, one.current_score) for one in games)
        error = (share * (1 - share) / len(games)) ** 0.5
        his = [one for one in (*found, *barons) if one.level == level]
        compared, compared_error = cross_win_rate(found, his)
        yield (
            f"level {level}: {len(games)} games, solid wins {share:.0%} (±{error:.0%}), "
            f"all scores compared {compared:.0%} (±{compared_error:.0%}), "
            f"{statistics.mean(one.solid for one in games):.1f} to {statistics.mean(one.current_score for one in his):.1f}, "
            f"turns {statistics.mean(one.turns for one in games):.0f}"
        )
        for name, rows in (
            ("solid", [one.sources for one in games]),
            ("Baron when played", [one.baron_sources for one in games]),
        ):
            total: Counter[str] = Counter()
            for row in rows:
                total.update(row)
            text = ", ".join(f"{source} {points / len(games):.1f}" for source, points in total.most_common())
            yield f"  {name}: {text}"


def read(log: Path) -> list[Played]:
    """Return the games in a log; empty if there is no such file."""
    return [msgspec.json.decode(line, type=Played) for line in log.read_bytes().splitlines()] if log.exists() else []


def main() -> None:
    """Play the games given on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", type=int, nargs="+", default=[3])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    parser.add_argument("--people", type=int, default=1, choices=(1, 2), help="how many play against the Baron")
    parser.add_argument("--on", action="append", default=[], help="an option to switch on, or NAME=VALUE")
    parser.add_argument("--quick", action="store_true", help="a narrower search, several times as quick")
    parser.add_argument("--log", type=Path)
    parser.add_argument("--tables", type=Path, nargs="+")
    parser.add_argument("--barons", type=Path, nargs="+", default=[])
    given = parser.parse_args()
    if given.tables:
        found, barons = ([one for log in logs for one in read(log)] for logs in (given.tables, given.barons))
        sys.stdout.write("\n".join(report(found, barons)) + "\n")
        return
    options: dict[str, OptionValue] = {}
    for name, _, value in (each.partition("=") for each in given.on):
        options[name] = value or True
    found = read(given.log) if given.log else []
    known = {(one.seed, one.level) for one in found}
    for seed in range(given.first, given.first + given.games):
        for level in given.level:
            if (seed, level) not in known:
                found.append(play(seed, level, options, quick=given.quick, people=given.people))
                if given.log:
                    with given.log.open("ab") as out:
                        out.write(msgspec.json.encode(found[-1]) + b"\n")
    sys.stdout.write("\n".join(report(found, [])) + "\n")


if __name__ == "__main__":
    main()
