"""Store this release's database and games for the tests of later ones: `python -m tools.recorders.fixtures`.

Run it once for each release, before its publication, and commit the folder. `--again` replaces the folder of a
release that is not published yet; a published release's is never replaced.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from engine.games import load_games
from engine.kernel import Rng, seeded_rng
from engine.records.table import Person, PlayerSettings
from engine.service import GameService
from engine.storage.backups.file import FileSource
from engine.storage.store import Store
from engine.tables.open.versions import RELEASE
from tools.recorders.random_play import play_on

FOLDER = Path(__file__).resolve().parents[2] / "tests" / "fixtures"
DATABASE = "games.sqlite"
PEOPLE = [Person(user, name) for user, name in ((101, "Ann"), (102, "Ben"), (103, "Cleo"), (104, "Dan"))]
NOW = 1_700_000_000.0


class MinuteClock:
    """A clock that advances by a minute with each query."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        """Return the time, a minute after the last one."""
        self.now += 60.0
        return self.now


async def open_table(service: GameService, game: str, channel: int, seats: int) -> int:
    """Open a lobby with `seats` people and return its id."""
    table = await service.lobby.create(game, channel, PEOPLE[0], guild=9)
    for person in PEOPLE[1:seats]:
        await service.lobby.join(table.id, person)
    return table.id


async def start_game(service: GameService, game: str, channel: int, seats: int) -> int:
    """Start a game of `seats` people and return its id."""
    table = await open_table(service, game, channel, seats)
    await service.lobby.start(table, PEOPLE[0].user)
    return table


async def fill(service: GameService, rng: Rng) -> Sequence[int]:
    """Create tables in every state, and return those whose games are stored as files."""
    kept: list[int] = []
    lobby = await open_table(service, "nanotech", 1001, 2)
    await service.lobby.set_option(lobby, PEOPLE[0].user, "target", 12)
    for channel, game, seats, choices in (
        (1002, "nanotech", 2, 25),
        (1003, "nanotech", 4, 60),
        (1004, "nucleum", 2, 90),
        (1005, "nucleum", 4, 160),
        (1006, "nanotech", 3, None),
        (1007, "nucleum", 3, None),
    ):
        table = await start_game(service, game, channel, seats)
        await play_on(service, table, rng, choices=choices, half_made=choices is not None)
        kept.append(table)
    with_computer = await open_table(service, "nanotech", 1008, 2)
    await service.lobby.add_computer(with_computer, PEOPLE[0].user, "random")
    await service.lobby.start(with_computer, PEOPLE[0].user)
    await play_on(service, with_computer, rng, choices=20)
    ended = await start_game(service, "nanotech", 1009, 2)
    await service.lobby.cancel(ended, PEOPLE[0].user, manager=False, name=PEOPLE[0].name)
    taken_back = await start_game(service, "nanotech", 1010, 2)
    await play_on(service, taken_back, rng, choices=12)
    await service.hosting.force_undo(taken_back, PEOPLE[0], manager=False)
    await service.players.save(102, PlayerSettings(timezone="Europe/Warsaw", quiet_from=22, quiet_to=7, theme="dark"))
    await service.store.bot_notes.note("commands", "none")
    for notice in (await service.notices.waiting())[::2]:
        await service.notices.mark_delivered([notice], 5000 + notice.id)
    return kept


async def make(folder: Path) -> None:
    """Write the fixtures of this release into `folder`."""
    with tempfile.TemporaryDirectory() as scratch:
        database = Path(scratch) / "games.db"
        async with Store.open(database) as store:
            service = GameService(store, clock=MinuteClock(), seeds=iter(range(7, 100)).__next__, pace=0.0)
            for table in await fill(service, seeded_rng(11)):
                open_table, data = await service.archives.export(table, PEOPLE[0])
                (
                    folder / f"{open_table.table.game}-{open_table.table.status}-{len(open_table.table.seats)}.json"
                ).write_bytes(data)
            await service.close()
        FileSource(database).copy(folder / DATABASE)
    with closing(sqlite3.connect(folder / DATABASE)) as copy:
        copy.execute("VACUUM")
    (folder / DATABASE).chmod(0o644)


def main() -> None:
    """Write the fixtures as given on the command line."""
    load_games()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--again", action="store_true", help="replace those of this release")
    given = parser.parse_args()
    folder = FOLDER / RELEASE
    if folder.exists() and not given.again:
        sys.exit(f"{folder} exists; is {RELEASE} published? If it is not: --again")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    asyncio.run(make(folder))
    for path in sorted(folder.iterdir()):
        sys.stdout.write(f"{path.relative_to(FOLDER)}: {path.stat().st_size // 1024} KiB\n")


if __name__ == "__main__":
    main()
