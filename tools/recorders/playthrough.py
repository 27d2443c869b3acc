"""Write a game's golden playthrough: `python -m tools.recorders.playthrough GAME [--seats N] [--seed S]`.

With `--again` the present choices are kept and only the texts and scores are updated. With `--to FILE`
it is another one than the game's own, for instance of an expansion; `--on NAME` switches an option on and `--on NAME=VALUE`
sets one, repeatedly if needed.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from engine.games import load_games
from engine.kernel import OptionValue
from engine.registry import games
from tests.kernel.playthrough import path_of, played, read, replayed, write


def main() -> None:
    """Write the playthrough as given on the command line."""
    load_games()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(games()))
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--to", type=Path)
    parser.add_argument("--on", action="append", default=[])
    given = parser.parse_args()
    game = games()[given.game]
    path: Path = given.to or path_of(game.id)
    options: dict[str, OptionValue] = {}
    for name, _, value in (each.partition("=") for each in given.on):
        options[name] = value or True
    record = replayed(game, read(path)) if given.again else played(game, given.seats, given.seed, options=options)
    write(path, record)
    sys.stdout.write(f"{path.name}: {len(record.choices)} choices, {len(record.log)} lines\n")


if __name__ == "__main__":
    main()
