"""Links to pages and the sessions of browsers: a link works once, and a closed session never again."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine.club.web.sessions import (
    LINK_SECONDS,
    MAX_DEVICE,
    NOTED_SECONDS,
    SESSION_SECONDS,
    WATCHING_SECONDS,
    OpenedLink,
    WebSessions,
    hash_of,
)
from engine.club.web.store import MAX_SESSIONS, MAX_TABLES
from engine.records.people import WebSession
from engine.records.table import Person
from engine.service import GameService
from engine.storage.people.personal import PERSONAL, rows_of
from engine.storage.store import Store
from tests.engine.conftest import ANN, BEN, CLEO, Clock, lobby

DAN = Person(44, "Dan")
TABLE, OTHER = 41, 42


@pytest.fixture
def sessions(store: Store, clock: Clock) -> WebSessions:
    return WebSessions(store.database, clock)


async def open_table(
    sessions: WebSessions, person: int = ANN.user, table: int = TABLE, *, before: str = "", device: str = ""
) -> str:
    """Return the secret of a session that was opened by a link."""
    opened = await sessions.open_link(await sessions.make_link(person, table), before=before, device=device)
    assert opened is not None
    assert opened.table_id == table
    return opened.secret


async def known(sessions: WebSessions, secret: str) -> WebSession:
    found = await sessions.session(secret)
    assert found is not None
    return found


async def test_a_link_works_once(sessions: WebSessions) -> None:
    link = await sessions.make_link(ANN.user, TABLE)
    seen = await sessions.look_at_link(link)
    assert seen is not None
    assert (seen.person, seen.table_id) == (ANN.user, TABLE)
    opened = await sessions.open_link(link)
    assert opened is not None
    assert tuple((await known(sessions, opened.secret)).tables) == (TABLE,)
    assert await sessions.open_link(link) is None
    assert await sessions.look_at_link(link) is None


async def test_of_several_requests_at_once_one_opens_a_link(sessions: WebSessions) -> None:
    link = await sessions.make_link(ANN.user, TABLE)
    opened = await asyncio.gather(*(sessions.open_link(link) for _ in range(5)))
    assert sum(each is not None for each in opened) == 1
    assert len(await sessions.of(ANN.user)) == 1


async def test_a_link_ends_after_ten_minutes(sessions: WebSessions, clock: Clock) -> None:
    early, late = await sessions.make_link(ANN.user, TABLE), await sessions.make_link(ANN.user, TABLE)
    clock.now += LINK_SECONDS - 1
    assert await sessions.open_link(early) is not None
    clock.now += 1
    assert await sessions.open_link(late) is None


@pytest.mark.parametrize("secret", ["", "guessed", "x" * 10_000, hash_of("x")])
async def test_no_other_secret_works(sessions: WebSessions, secret: str) -> None:
    link = await sessions.make_link(ANN.user, TABLE)
    assert await sessions.open_link(secret) is None
    assert await sessions.session(secret) is None
    assert await sessions.open_link(hash_of(link)) is None  # what the database holds opens nothing


async def test_a_session_lasts_while_it_is_used(sessions: WebSessions, clock: Clock) -> None:
    secret = await open_table(sessions)
    for _ in range(3):
        clock.now += WATCHING_SECONDS - 1
        await known(sessions, secret)
    clock.now += WATCHING_SECONDS
    assert await sessions.session(secret) is None
    assert await sessions.of(ANN.user) == []


async def test_a_session_of_those_who_play_lasts_longer(
    sessions: WebSessions, service: GameService, clock: Clock
) -> None:
    """One of the browser's tables is enough, even one that is joined later."""
    table = await lobby(service, ANN, BEN)  # Ann is the host
    secrets = {person: await open_table(sessions, person, table.id) for person in (ANN.user, BEN.user, CLEO.user)}
    ann = secrets[ANN.user] = await open_table(sessions, ANN.user, TABLE, before=secrets[ANN.user])
    dan = secrets[DAN.user] = await open_table(sessions, DAN.user, table.id)
    await service.lobby.join(table.id, DAN)
    clock.now += NOTED_SECONDS
    assert await known(sessions, dan)
    clock.now += WATCHING_SECONDS
    found = {person: await sessions.session(secret) is not None for person, secret in secrets.items()}
    assert found == {ANN.user: True, BEN.user: True, CLEO.user: False, DAN.user: True}
    clock.now += SESSION_SECONDS - 1
    await known(sessions, ann)
    clock.now += SESSION_SECONDS
    assert await sessions.session(ann) is None


async def test_a_browser_keeps_its_tables(sessions: WebSessions) -> None:
    first = await open_table(sessions, device="Firefox")
    second = await open_table(sessions, table=OTHER, before=first)
    assert tuple((await known(sessions, second)).tables) == (TABLE, OTHER)
    assert await sessions.session(first) is None  # its cookie was replaced
    again = await open_table(sessions, before=second)
    assert tuple((await known(sessions, again)).tables) == (OTHER, TABLE)
    for table in range(100, 100 + MAX_TABLES):
        again = await open_table(sessions, table=table, before=again)
    assert tuple((await known(sessions, again)).tables) == tuple(range(100, 100 + MAX_TABLES))


async def test_a_browser_of_someone_else_keeps_nothing_of_theirs(sessions: WebSessions) -> None:
    ann = await open_table(sessions)
    ben = await open_table(sessions, BEN.user, OTHER, before=ann)
    assert tuple((await known(sessions, ben)).tables) == (OTHER,)
    assert await sessions.session(ann) is None
    assert await sessions.of(ANN.user) == []


async def test_each_table_of_a_browser_has_its_own_time(sessions: WebSessions, clock: Clock) -> None:
    first, begun = await open_table(sessions), clock.now
    clock.now += 100
    second = await open_table(sessions, table=OTHER, before=first)
    assert (await known(sessions, second)).tables == {TABLE: begun, OTHER: begun + 100}


async def test_a_browser_that_was_stored_without_times_keeps_its_tables(sessions: WebSessions, store: Store) -> None:
    secret = await open_table(sessions)
    await store.database.write(lambda session: session.put("UPDATE web_session SET tables = '[41, 42]'"))
    assert (await known(sessions, secret)).tables == {TABLE: 0.0, OTHER: 0.0}


async def test_a_person_has_ten_browsers_at_most(sessions: WebSessions, clock: Clock) -> None:
    secrets = list[str]()
    for number in range(MAX_SESSIONS + 1):
        clock.now += 1
        secrets.append(await open_table(sessions, device=str(number) * 100))
    found = await sessions.of(ANN.user)
    assert [each.device for each in found[:2]] == ["10" * (MAX_DEVICE // 2), "9" * MAX_DEVICE]
    assert len(found) == MAX_SESSIONS
    assert await sessions.session(secrets[0]) is None
    assert await sessions.session(secrets[1]) is not None


async def test_closing_ends_sessions_and_links(sessions: WebSessions) -> None:
    ann, ben = await open_table(sessions), await open_table(sessions, BEN.user)
    link = await sessions.make_link(ANN.user, TABLE)
    await sessions.close_all(ANN.user)
    assert await sessions.session(ann) is None
    assert await sessions.open_link(link) is None
    assert await sessions.session(ben) is not None


async def test_the_database_holds_no_secret(sessions: WebSessions, store: Store) -> None:
    link = await sessions.make_link(ANN.user, TABLE)
    opened = await sessions.open_link(await sessions.make_link(ANN.user, OTHER), device="Android")
    assert isinstance(opened, OpenedLink)
    held = str(
        [
            [await store.database.all(f"SELECT * FROM {table}")]  # noqa: S608 - names of our own
            for table in ("web_link", "web_session")
        ]
    )
    assert hash_of(link) in held
    assert hash_of(opened.secret) in held
    assert link not in held
    assert opened.secret not in held
    (rows,) = [rows for rows in PERSONAL if rows.table == "web_session"]
    (exported,) = await rows_of(store.database, rows, ANN.user)
    assert exported["device"] == "Android"
    assert "hash" not in exported


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
