"""Speed of the rules: decision, apply, encoding; the floor is encoding and decoding the same state."""

from __future__ import annotations

from typing import Any

from engine.kernel import Game, Match, seeded
from engine.registry import games
from tests.bench.figures import Samples


def measure(game: Game[Any], plays: int) -> list[str]:
    """Play random games with all seats taken; return the lines of the table."""
    floor, decide, apply, whole = (Samples(name) for name in ("encode+decode", "decision", "apply", "random game"))
    largest = longest = 0
    for seed in range(plays):
        rng = seeded(seed)
        with whole.timed():
            match: Match[Any] = Match(game, game.seats[-1], seed)
            while (decision := match.decision) is not None:
                match.apply(rng.pick(decision.choices).id)
        match, rng = Match(game, game.seats[-1], seed), seeded(seed)
        while True:
            game.forget(match.state)
            with decide.timed():
                asked = match.decision
            if asked is None:
                break
            with floor.timed():
                game.copy(match.state)
            largest = max(largest, len(game.encode(match.state)))
            longest = max(longest, len(asked.choices))
            choice = rng.pick(asked.choices).id
            with apply.timed():
                game.apply(match.state, choice)
    return [
        f"{game.id}, {game.seats[-1]} seats, largest state {largest / 1024:.1f} KB (aim <= 64), longest decision {longest} choices",
        floor.line(),
        decide.line(floor, "aim median <= 1 ms, p99 <= 10 ms"),
        apply.line(floor, "aim median <= 0.5 ms"),
        whole.line(floor, "aim <= 1 s"),
    ]


def run() -> list[str]:
    """Return the table's lines for every game."""
    return [line for game in games().values() for line in measure(game, 10)]
