"""The check of a backup: a copy of it can be upgraded, and every running game in it replays to its stored state."""

from __future__ import annotations

import asyncio
import os
import shutil
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.games import load_games
from engine.records.errors import StoreError
from engine.storage.store import Store
from engine.tables.open.versions import is_older, known_game, leads_to, open_match

LOWEST_PRIORITY = 19


def check_backup(backup: Path, overrides: Path | None) -> str:
    """Return the problem of a backup of a file, or "". `overrides` are the operator's component values.

    A separate process does the work, so that its memory is freed afterward.
    """
    spawn = get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=spawn, initializer=os.nice, initargs=(LOWEST_PRIORITY,)) as pool:
        try:
            return pool.submit(_check_copy, backup, overrides).result()
        except Exception as error:  # noqa: BLE001 - whatever it is, the backup has not been shown to be good
            return f"it could not be checked: {error}"


def _check_copy(backup: Path, overrides: Path | None) -> str:
    load_games(overrides)
    with TemporaryDirectory(prefix=f"{backup.name}.", suffix=".part", dir=backup.parent) as folder:
        return asyncio.run(find_problem(Path(shutil.copy(backup, folder))))


async def find_problem(path: Path) -> str:
    """Return the problem of the database at `path`, which is upgraded, or "". Raises StoreError if it cannot be opened."""
    async with Store.open(path) as store:
        wrong = [number for number in await store.tables.running() if not await _replays(store, number)]
    return f"games that do not replay from it: tables {', '.join(map(str, wrong))}" if wrong else ""


async def _replays(store: Store, number: int) -> bool:
    """Return whether a game can be opened, and its choices lead to its state. Games of older rules are exempt."""
    try:
        table = await store.tables.load(number)
        if table is None or table.match is None:
            return False
        match = open_match(f"table {number}", known_game(f"table {number}", table.game), table.match)
        moves = await store.tables.moves(number)
    except StoreError:
        # It is damaged, or of a newer release, which is the answer.
        return False
    choices = [move.choice or "" for move in moves if move.live and move.verb == "choose"]
    return is_older(match.game, match.options, match.rules_versions) or leads_to(match, choices)
