"""Write a game's golden playthrough: `python -m tests.kernel.make_playthrough GAME [--seats N] [--seed S]`.

With `--again` the choices of the present one are kept and only the words and scores are written anew.
"""

from __future__ import annotations

import argparse
import sys

from engine.registry import games
from tests.kernel.playthrough import load, path_of, played, replayed, write


def main() -> None:
    """Write the playthrough that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(games()))
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", action="store_true")
    given = parser.parse_args()
    game = games()[given.game]
    record = replayed(game, load(game.id)) if given.again else played(game, given.seats, given.seed)
    path = path_of(game.id)
    write(path, record)
    sys.stdout.write(f"{path.name}: {len(record.choices)} choices, {len(record.log)} lines\n")


if __name__ == "__main__":
    main()
