"""Write a game's golden playthrough: `python -m tools.recorders.playthrough GAME [--seats N] [--seed S]`.

`--to FILE` writes a playthrough other than the game's own, for instance one of an expansion. `--on NAME` switches an
option on and `--on NAME=VALUE` sets one; both can be repeated. `--again` keeps the choices and updates only the texts
and scores, in all playthroughs of the game or in the one given by `--to`; without these choices, it plays again.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from engine.games import load_games
from engine.kernel import Game, IllegalChoice, OptionValue
from engine.registry import games
from tests.kernel.playthrough import Playthrough, path_of, paths_of, played, read, replayed, write


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
    if given.again:
        for each in [given.to] if given.to else paths_of(game.id):
            store(each, again(game, read(each)))
        return
    options: dict[str, OptionValue] = {}
    for name, _, value in (each.partition("=") for each in given.on):
        options[name] = value or True
    store(given.to or path_of(game.id), played(game, given.seats, given.seed, options=options))


def again(game: Game[Any], record: Playthrough) -> Playthrough:
    """Return a playthrough with today's texts and scores, or another one with its seed if its choices are not possible."""
    try:
        return replayed(game, record)
    except IllegalChoice as error:
        sys.stdout.write(f"{error}: played again with seed {record.seed}\n")
        return played(game, record.seats, record.seed, options=record.options)


def store(path: Path, record: Playthrough) -> None:
    """Write a playthrough and print its length."""
    write(path, record)
    sys.stdout.write(f"{path.parent.name}/{path.name}: {len(record.choices)} choices, {len(record.log)} lines\n")


if __name__ == "__main__":
    main()
