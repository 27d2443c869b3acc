"""The speed of releases beside each other, each in a work tree (`git worktree add`): python -m tools.bench.history TREE TREE...

Each is measured by its own benches, at plain tables of Nucleum for two in English, which every release has.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from engine.games import load_games
from simulation import LoopbackDiscord
from tools.bench import bench_capacity, bench_load, bench_render
from tools.bench.database.old_games import add_ended_games

ROUNDS, TABLES, PEOPLE, SECONDS, PICTURES, ENDED = 3, 60, 12, 30.0, 9, 200


async def probe(folder: Path) -> list[float]:
    """Return the processor seconds of a press, a turn, a start and a picture, and the KB of an ended game, in this tree."""
    load_games()
    bench_capacity.STEPS, bench_capacity.SECONDS = (PEOPLE,), SECONDS
    async with LoopbackDiscord(strict=False) as sim:
        places = await bench_load.prepare(folder / "load.db", sim.add_guild("Club"), TABLES, ("nucleum",))
        (step,), start = await bench_capacity._with_bot(sim, places, folder / "load.db", folder / "figures")
    draw = bench_render.nucleum_subjects()["nucleum table, 4 players, light"]
    begun = time.process_time()
    for _ in range(PICTURES):
        draw().encode()
    picture = (time.process_time() - begun) / PICTURES
    press, turn = step.bot / max(1, step.presses), (step.bot + step.drawing) / max(1, step.turns)
    return [press, turn, start, picture, await add_ended_games(folder / "ended.db", ENDED)]


def main() -> None:
    """Print a line for each work tree, with ratios to the first; without any, the figures of this one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("trees", nargs="*", metavar="TREE")
    trees = parser.parse_args().trees
    if not trees:
        with tempfile.TemporaryDirectory() as folder:
            print(json.dumps(asyncio.run(probe(Path(folder)))))  # noqa: T201
        return
    found: dict[str, list[list[float]]] = {tree: [] for tree in trees}
    for tree in trees * ROUNDS:  # in turn, so that other load on the machine affects all
        own = {**os.environ, "PYTHONPATH": str(Path(tree).resolve())}
        said = subprocess.check_output([sys.executable, Path(__file__)], cwd=tree, env=own)  # noqa: S603
        found[tree].append(json.loads(said))
    print("tree | a press | a turn | a first start | a whole picture | an ended game")  # noqa: T201
    for tree, rows in found.items():
        pairs = zip(zip(*rows, strict=True), zip(*found[trees[0]], strict=True), strict=True)
        ratios = [median(one / of for one, of in zip(*pair, strict=True)) for pair in pairs]
        print(tree, *(f"{ratio:.2f}" for ratio in ratios), sep=" | ")  # noqa: T201


if __name__ == "__main__":  # the drawing process imports this module too
    main()
