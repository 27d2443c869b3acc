"""Speed of the rules: decision, apply, encoding; the floor is encoding and decoding the same state."""

from __future__ import annotations

from typing import Any

from engine.kernel import Match, seeded_rng
from engine.registry import games
from tools.bench.figures import Samples
from tools.bench.mix import MIX, MixedTable

PLAYS = 6


def measure(table: MixedTable) -> list[str]:
    """Play random games of a table; return its lines."""
    game, seats, options = games()[table.game], table.seats, table.options
    floor, decide, apply, whole = (Samples(name) for name in ("encode+decode", "decision", "apply", "random game"))
    largest = longest = 0
    for seed in range(PLAYS):
        rng = seeded_rng(seed)
        with whole.measure():
            match: Match[Any] = Match(game, seats, seed, options)
            while (decision := match.decision) is not None:
                match.apply(rng.pick(decision.choices).id)
        match, rng = Match(game, seats, seed, options), seeded_rng(seed)
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
        f"{table.name}, largest state {largest / 1024:.1f} KB (aim <= 64), longest decision {longest} choices",
        floor.line(),
        decide.line(floor, "aim median <= 1 ms, p99 <= 10 ms"),
        apply.line(floor, "aim median <= 0.5 ms"),
        whole.line(floor, "aim <= 1 s"),
    ]


def run() -> list[str]:
    """Return the lines for every table of the mix."""
    return [line for table in MIX for line in measure(table)]
