"""`make bench`: print the speed figures. Nothing here passes or fails."""

from __future__ import annotations

import argparse
import asyncio
import importlib
import importlib.util
import inspect

from engine.games import load_games

PARTS = (
    "bench_rules",
    "bench_computers",
    "bench_render",
    "tools.bench.database.bench_commit",
    "bench_start",
    "bench_discord",
    "bench_solo",
    "tools.bench.database.bench_records",
    "tools.bench.database.bench_background",
    "tools.bench.web.bench_floods",
    "tools.bench.web.bench_bytes",
    "bench_load",
    "bench_capacity",
    "bench_memory",
)


def main() -> None:
    """Run the parts named on the command line, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "parts",
        nargs="*",
        metavar="PART",
        help=f"a part to run, or PART=ARGUMENT to pass it an argument; without any, all of {', '.join(PARTS)}",
    )
    parts = parser.parse_args().parts
    for given in parts:
        name = given.partition("=")[0]
        if "." not in name and importlib.util.find_spec(f"tools.bench.{name}") is None:
            parser.error(f"there is no part {name}")
    load_games()
    for given in parts or PARTS:
        part, _, argument = given.partition("=")
        print(f"== {part}", flush=True)  # noqa: T201 - the table is the point
        result = importlib.import_module(part if "." in part else f"tools.bench.{part}").run(
            *([argument] if argument else [])
        )
        lines = asyncio.run(result) if inspect.iscoroutine(result) else result
        print("\n".join(lines), flush=True)  # noqa: T201


if __name__ == "__main__":  # the drawing process imports this module too
    main()
