"""A link whose use was interrupted by a kill works once more or never again, and leaves at most one session."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine.club.web.sessions import WebSessions
from engine.storage.store import Store
from tests.engine.conftest import ANN

PROGRAM = """
import asyncio, os, signal, sys
from pathlib import Path
from engine.storage.store import Store
from engine.storage.sqlite.database import SqliteDatabase
from engine.club.web.sessions import WebSessions

path, link, moment = sys.argv[1:]

def die():
    os.kill(os.getpid(), signal.SIGKILL)

async def main():
    async with Store.open(Path(path)) as store:
        write = SqliteDatabase.write

        async def killed(self, work):
            def dying(session):
                done = work(session)
                if moment == "before the commit":
                    die()
                return done
            done = await write(self, dying)
            die()  # committed, and the answer is lost
            return done

        SqliteDatabase.write = killed
        await WebSessions(store.database, lambda: 1000.0).open_link(link)

asyncio.run(main())
"""


@pytest.mark.parametrize(("moment", "still_works"), [("before the commit", True), ("after it", False)])
async def test_a_kill_while_a_link_is_opened_loses_the_link_or_nothing(
    tmp_path: Path, moment: str, still_works: bool
) -> None:
    path = tmp_path / "games.db"
    async with Store.open(path) as store:
        link = await WebSessions(store.database, lambda: 1000.0).make_link(ANN.user, 41)
    command = [sys.executable, "-c", PROGRAM, str(path), link, moment]
    ended = await asyncio.to_thread(subprocess.run, command, check=False)
    assert ended.returncode == -signal.SIGKILL
    async with Store.open(path) as store:
        sessions = WebSessions(store.database, lambda: 1001.0)
        assert len(await sessions.of(ANN.user)) == (0 if still_works else 1)
        assert (await sessions.open_link(link) is not None) is still_works
        assert await sessions.open_link(link) is None
        assert len(await sessions.of(ANN.user)) == 1
