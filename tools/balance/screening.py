"""Which weights of a computer player to change: `python -m tools.balance.screening GAME PLAYER --seats 2 --games 300`.

In each game every seat plays with weights of its own: each weight moved up or down at random, times or divided by `--step`. The
points ahead of the others' mean are compared with the moves, so that one series judges all weights at once. Printed is for each weight
what a step up brings in points, with its standard error. Game n is played from seed n; confirm what is found with
`tools.balance.levels` on other seeds. With `--log FILE` each game is added to the file, and games that it contains are not
played again.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, cast

import msgspec

from engine.games import load_games
from engine.kernel import Game, Options, Rng
from engine.registry import games
from tools.balance.levels import Weighable, Weighting, complete_options, find_player, play_table, read_option


class Screened(Weighable, Protocol):
    """A computer player whose weights can be read and changed."""

    def weights_for(self, seats: int) -> Weighting:
        """Return its weights with this number of seats."""
        ...


class ScreeningGame(msgspec.Struct, frozen=True):
    """One game: for each seat its score, and for each weight 1 if it was moved up, -1 if down."""

    seed: int
    scores: tuple[int, ...]
    moves: tuple[dict[str, int], ...]


def move_weights(weights: Weighting, moves: Mapping[str, int], step: float) -> Weighting:
    """Return weights multiplied by `step` where moved up and divided by it where moved down."""
    changed: Weighting = {}
    for field, value in weights.items():
        factor = step ** moves[field]
        changed[field] = tuple(each * factor for each in value) if isinstance(value, tuple | list) else value * factor
    return changed


def play(game: Game[Any], player: Screened, seats: int, options: Options, seed: int, step: float) -> ScreeningGame:
    """Play one game, each seat with weights moved at random."""
    rng, weights = Rng(seed).fork(), player.weights_for(seats)
    moves = tuple({field: rng.pick((1, -1)) for field in weights} for _ in range(seats))
    players = [player.with_weights(move_weights(weights, of_seat, step)) for of_seat in moves]
    state, _ = play_table(game, players, seed, options)
    rows = sorted(game.standings(state), key=lambda row: row.seat)
    return ScreeningGame(seed, tuple(row.score for row in rows), moves)


def step_gains(played: Sequence[ScreeningGame]) -> dict[str, tuple[float, float]]:
    """Return for each weight the points that a step up brings, and their standard error; the surest gain or loss first."""
    found: dict[str, tuple[float, float]] = {}
    for field in played[0].moves[0]:
        products: list[float] = []
        squares = 0.0
        for one in played:
            scores, moves = one.scores, [of_seat[field] for of_seat in one.moves]
            mean, middle = statistics.mean(scores), statistics.mean(moves)
            products.append(sum((score - mean) * (move - middle) for score, move in zip(scores, moves, strict=True)))
            squares += sum((move - middle) ** 2 for move in moves)
        if squares:
            found[field] = sum(products) / squares, sum(each * each for each in products) ** 0.5 / squares
    return dict(sorted(found.items(), key=lambda item: -abs(item[1][0] / (item[1][1] or 1.0))))


def report(played: Sequence[ScreeningGame], step: float) -> Iterator[str]:
    """Yield a line for each weight."""
    yield f"{len(played)} games, points for a step of x {step:g}"
    for field, (gain, error) in step_gains(played).items():
        yield f"  {field:20} {gain:+7.2f} ± {error:.2f}"


def main() -> None:
    """Play the games given on the command line and print the gain of each weight."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument(
        "player", help="a computer player, with other weights where these follow (see tools.balance.levels)"
    )
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    parser.add_argument("--step", type=float, default=1.6)
    parser.add_argument("--on", action="append", default=[], type=read_option, metavar="OPTION[=VALUE]")
    parser.add_argument(
        "--log", type=Path, help="file that keeps the games, one a line; for one player, table and step"
    )
    given = parser.parse_args()
    load_games()
    game = games()[given.game]
    try:
        options = complete_options(game, dict(given.on))
        player = find_player(game, given.player)
    except ValueError as error:
        parser.error(str(error))
    if not hasattr(player, "weights_for"):
        parser.error(f"the weights of {given.player} cannot be changed")
    known: dict[int, ScreeningGame] = {}
    if given.log is not None and given.log.exists():
        lines = given.log.read_bytes().splitlines()
        known = {one.seed: one for one in (msgspec.json.decode(line, type=ScreeningGame) for line in lines)}
    wanted = range(given.first, given.first + given.games)
    for seed in wanted:
        if seed not in known:
            known[seed] = play(game, cast("Screened", player), given.seats, options, seed, given.step)
            if given.log is not None:
                with given.log.open("ab") as out:
                    out.write(msgspec.json.encode(known[seed]) + b"\n")
    sys.stdout.write("\n".join(report([known[seed] for seed in wanted], given.step)) + "\n")


if __name__ == "__main__":
    main()
