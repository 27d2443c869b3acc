"""Speed of Nucleum's rules: `python -m tests.bench.bench_nucleum [games]` prints the figures.

Targets: decision median <= 1 ms and 99th percentile <= 10 ms, apply median <= 0.5 ms, a random game of four
players <= 1 s on one core, a state <= 64 KB.
"""

from __future__ import annotations

import statistics
import sys
from time import perf_counter

from engine.kernel import Rng
from engine.nucleum.game import Nucleum


def measure(games: int) -> dict[str, float]:
    """Play random four-player games; return the figures in milliseconds (game: seconds, state: KB)."""
    game = Nucleum()
    decisions: list[float] = []
    applies: list[float] = []
    whole: list[float] = []
    largest = longest = 0
    for seed in range(games):
        state, _ = game.start(4, seed, {"experiments": "random"})
        rng, begun = Rng(seed), perf_counter()
        while not state.over:
            # `apply` works the next decision out; both are measured apart here.
            state.__dict__.pop("_decision", None)
            start = perf_counter()
            decision = game.decision(state)
            asked = perf_counter()
            assert decision is not None
            longest = max(longest, len(decision.choices))
            choice = rng.pick(decision.choices).id
            before = perf_counter()
            game.apply(state, choice)
            applied = perf_counter()
            decisions.append((asked - start) * 1000)
            applies.append((applied - before) * 1000)
        whole.append(perf_counter() - begun)
        largest = max(largest, len(game.encode(state)))
    return {
        "decision median ms": statistics.median(decisions),
        "decision p99 ms": statistics.quantiles(decisions, n=100)[98],
        "apply (with next decision) median ms": statistics.median(applies),
        "apply (with next decision) p99 ms": statistics.quantiles(applies, n=100)[98],
        "game (decisions counted twice) max s": max(whole),
        "longest decision": longest,
        "largest state KB": largest / 1024,
    }


def main() -> None:
    """Print the figures."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    for name, value in measure(games).items():
        sys.stdout.write(f"{name:40} {value:8.3f}\n")


if __name__ == "__main__":
    main()
