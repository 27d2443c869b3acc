"""Speed of the rules: decision, apply, encoding; the floor is encoding and decoding the same state."""

from __future__ import annotations

from typing import Any

from engine.kernel import Game, Match, Options, seeded_rng
from engine.registry import games
from tools.bench.figures import Samples

EVERYTHING: Options = {
    "map": "gibraltar", "court": True, "auction": True, "open_contracts": True, "promo_plant_bonuses": True,
    "promo_fragments": True,
}  # fmt: skip
EXPANSIONS: dict[str, Options] = {"with the court": {"court": True}, "with everything on Gibraltar": EVERYTHING}
"""Tables of Nucleum to measure besides the plain one."""


def measure(game: Game[Any], plays: int, name: str = "", options: Options | None = None) -> list[str]:
    """Play random games with all seats taken and these options; return the lines of the table."""
    floor, decide, apply, whole = (Samples(name) for name in ("encode+decode", "decision", "apply", "random game"))
    largest = longest = 0
    for seed in range(plays):
        rng = seeded_rng(seed)
        with whole.measure():
            match: Match[Any] = Match(game, game.seats[-1], seed, options)
            while (decision := match.decision) is not None:
                match.apply(rng.pick(decision.choices).id)
        match, rng = Match(game, game.seats[-1], seed, options), seeded_rng(seed)
        while True:
            game.forget(match.state)
            with decide.measure():
                asked = match.decision
            if asked is None:
                break
            with floor.measure():
                game.copy(match.state)
            largest = max(largest, len(game.encode(match.state)))
            longest = max(longest, len(asked.choices))
            choice = rng.pick(asked.choices).id
            with apply.measure():
                game.apply(match.state, choice)
    return [
        f"{game.id}{f' {name}' if name else ''}, {game.seats[-1]} seats, largest state {largest / 1024:.1f} KB (aim <= 64), longest decision {longest} choices",
        floor.line(),
        decide.line(floor, "aim median <= 1 ms, p99 <= 10 ms"),
        apply.line(floor, "aim median <= 0.5 ms"),
        whole.line(floor, "aim <= 1 s"),
    ]


def run() -> list[str]:
    """Return the table's lines for every game, and for Nucleum with its expansions."""
    lines = [line for game in games().values() for line in measure(game, 10)]
    nucleum = games()["nucleum"]
    return lines + [line for name, options in EXPANSIONS.items() for line in measure(nucleum, 10, name, options)]
