"""A store in a temporary folder, a service on a clock the test sets, and people to play."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest

from engine.kernel import Decision
from engine.records.table import Person, PlayerSettings, Table
from engine.service import GameService
from engine.storage.people.users import UNAPPLIED
from engine.storage.postgresql.database import prepare, settings_of
from engine.storage.store import Store
from engine.tables.open.open_table import OpenTable
from tests.postgres import missing, own_database, patient, server

ANN, BEN, CLEO = Person(11, "Ann"), Person(22, "Ben"), Person(33, "Cleo")
CHANNEL = 500


class Clock:
    """A clock that moves only when told to."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now

    def forward(self, *, hours: float = 0, days: float = 0) -> None:
        self.now += hours * 3600 + days * 86400


@pytest.fixture
def clock() -> Clock:
    return Clock()


SLOW_ON_POSTGRESQL = (
    "automata/",
    "clocks/",
    "club/hosting/test_archive.py",
    "club/hosting/test_archived_ends.py",
    "club/hosting/test_consent.py",
    "club/hosting/test_powers.py",
    "club/hosting/test_repair.py",
    "club/hosting/test_restore.py",
    "club/lobby/test_options.py",
    "club/lobby/test_ready_check.py",
    "club/reminders/",
    "club/results/test_absence.py",
    "club/results/test_rated_games.py",
    "club/results/test_ratings.py",
    "club/results/test_recap.py",
    "club/results/test_rows.py",
    "club/results/test_turns.py",
    "club/seasons/test_adjusting.py",
    "club/servers/test_caps.py",
    "club/servers/test_digest.py",
    "open/test_armed.py",
    "open/test_kept.py",
    "open/test_versions.py",
    "storage/test_growth.py",
    "test_answers.py",
    "test_lessons.py",
    "test_outages.py",
    "turn/test_planning.py",
)
"""Tests of what uses the database as other tests do that always run on both: on PostgreSQL they run with the slow ones."""
assert all((Path(__file__).parent / place).exists() for place in SLOW_ON_POSTGRESQL)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give tests with a database one of each kind, except those about the file."""
    if "new_database" not in metafunc.fixturenames:
        return
    place = metafunc.definition.path.relative_to(Path(__file__).parent).as_posix()
    marks = [pytest.mark.slow] if place.startswith(SLOW_ON_POSTGRESQL) else []
    kinds = ["sqlite", pytest.param("postgresql", marks=marks)]
    only_sqlite = metafunc.definition.get_closest_marker("sqlite") is not None
    metafunc.parametrize("new_database", kinds[:1] if only_sqlite else kinds, indirect=True)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """Yield the address of a PostgreSQL database; one server serves all tests of a process."""
    with patient():
        if given := os.environ.get("TEST_DATABASE_URL"):
            yield given
        elif why := missing():
            (pytest.fail if os.environ.get("CI") else pytest.skip)(why)
        else:
            with server() as running:
                yield running.url


@pytest.fixture(scope="session")
def migrated(postgresql: str) -> Iterator[str]:
    """Yield the name of an empty database that is up to date; a copy of it takes a third of the time of the migrations."""
    with own_database(postgresql) as address:
        prepare(settings_of(address))
        yield urlsplit(address).path[1:]


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path | str]:
    """Yield a place without games: the path of a file to create, or the address of an up-to-date database."""
    if request.param == "sqlite":
        yield tmp_path / "games.db"
    else:
        migrated = request.getfixturevalue("migrated")
        with own_database(request.getfixturevalue("postgresql"), template=migrated) as address:
            yield address


@pytest.fixture
async def store(new_database: Path | str) -> AsyncIterator[Store]:
    async with Store.open(new_database) as opened:
        yield opened


@pytest.fixture
async def service(store: Store, clock: Clock) -> AsyncIterator[GameService]:
    bot = GameService(store, clock=clock, seeds=lambda: 7, pace=0.0)
    yield bot
    await bot.close()


async def killed_now(*_: object) -> None:
    """Ignore the request, as if the bot had been killed before."""
    raise asyncio.CancelledError


async def save_settings(service: GameService, user: int, settings: PlayerSettings, *, kill: str) -> None:
    """Save changes of a player's settings.

    With a `kill`, the bot ends before their tables know. It catches up at the start (`"start"`), which can be
    repeated safely, or when the player saves something else (`"save"`).
    """
    read = await service.players.settings(user)
    if kill:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(service.players, "_apply", killed_now)
            with pytest.raises(asyncio.CancelledError):
                await service.players.save(user, settings, read)
    if kill == "start":
        await service.resume()
    else:
        await service.players.save(user, msgspec.structs.replace(settings, theme="dark"), read)
    assert not await service.store.bot_notes.all_with(UNAPPLIED)
    await service.players.resume()


async def lobby(service: GameService, *people: Person, channel: int = CHANNEL) -> Table:
    """Open a Nanotech lobby with these people, whose post shows them; the first is host."""
    table = await service.lobby.create("nanotech", channel, people[0], guild=9)
    for person in people[1:]:
        await service.lobby.join(table.id, person)
    shown = [each for each in await service.notices.waiting() if each.table == table.id]
    await service.notices.mark_delivered(shown, None)
    return table


async def old_lobby(service: GameService, *people: Person, channel: int = CHANNEL) -> Table:
    """Open a lobby so long ago that taking a seat no longer counts as an answer to a ready check."""
    table = await lobby(service, *people, channel=channel)
    assert isinstance(service.tables.clock, Clock)
    service.tables.clock.forward(hours=3)
    return table


async def started(service: GameService, *people: Person, channel: int = CHANNEL) -> OpenTable:
    """Start a Nanotech game with these people."""
    table = await lobby(service, *people, channel=channel)
    return await service.lobby.start(table.id, people[0].user)


def decision_at(open_table: OpenTable) -> Decision:
    """Return the open decision at a table. Raises AssertionError if there is none."""
    assert open_table.decision is not None
    return open_table.decision


def first_choice(open_table: OpenTable) -> str:
    """Return the id of the first choice of the open decision at a table."""
    return decision_at(open_table).choices[0].id


def to_act(open_table: OpenTable) -> int:
    """Return the user whose decision is open."""
    seat = open_table.to_act()
    assert seat is not None
    assert seat.user is not None
    return seat.user


async def take_turn(service: GameService, open_table: OpenTable) -> OpenTable:
    """Let the active player make first choices until their turn is confirmed."""
    user, table = to_act(open_table), open_table.table.id
    while open_table.table.status == "running" and to_act(open_table) == user:
        decision = open_table.decision
        assert decision is not None
        open_table, _ = await service.play.choose(table, user, open_table.table.version, decision.choices[0].id)
        if decision.is_confirm:
            break
    return open_table


async def to_the_end(service: GameService, open_table: OpenTable) -> OpenTable:
    """Let people make the middle choice until the game is over, for tests that need an ended game.

    So it ends after less than half of the choices of `take_turn`.
    """
    while open_table.decision is not None:
        choices = open_table.decision.choices
        choice = choices[len(choices) // 2].id
        table = open_table.table
        open_table, _ = await service.play.choose(table.id, to_act(open_table), table.version, choice)
    return open_table
