"""A start that cannot go on yet: it waits for temporary obstacles, reports them once, and ends for all others."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bot
from cogs.process.health import check_writable, last_ailment
from cogs.process.settings import Settings, read_settings
from engine.kernel import text
from engine.records.errors import SaveFault, SettingError, StartError, StoreError
from engine.storage.postgresql.process_name import this_process
from engine.storage.sqlite.in_use import in_use
from engine.storage.store import Store
from engine.temporary import temporary_files
from engine.waiting import Waiting
from tests.cut import way_to
from tests.engine.conftest import postgresql  # noqa: F401 - a fixture
from tests.postgres import schema
from tests.waiting import until

NOT_SAVED = text("error-not-saved")
AWAY = StoreError("it is away; look after it", passes=True)


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.waiting.PAUSES", (0.01,))
    monkeypatch.setattr("gc.freeze", lambda: None)
    monkeypatch.setattr(bot, "LEFT_SECONDS", 1e6)  # this process goes on
    monkeypatch.setattr(bot, "SWITCH_SECONDS", 0.005)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return msgspec.structs.replace(
        read_settings(unneeded={"token"}), database=tmp_path / "games.db", heartbeat=tmp_path / "beat"
    )


def failing(monkeypatch: pytest.MonkeyPatch, *errors: StartError) -> list[str]:
    """Make the bot's attempts to open a file fail with these errors, then succeed; return --health's output before each."""
    left, seen = list(errors), list[str]()

    async def run(stop: asyncio.Event, settings: Settings, _monitor: object, waiting: Waiting) -> None:
        seen.append(last_ailment(settings.heartbeat))
        if left:
            raise left.pop(0)
        waiting.end()
        stop.set()

    monkeypatch.setattr(bot, "run_on_file", run)
    return seen


def waits_logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [each.getMessage() for each in caplog.records if each.getMessage().startswith("this process ")]


async def test_what_passes_is_waited_for(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    full = SettingError("HEARTBEAT_FILE x cannot be written: the disk is full", passes=True)
    seen = failing(monkeypatch, AWAY, AWAY, full, SaveFault("disk full", NOT_SAVED, passes=True))
    await bot.run_until(asyncio.Event(), settings)
    away, of_disk = f"waits for the database: {AWAY}", f"waits for {full}"
    assert seen == ["no bot runs here", away, away, of_disk, "waits for the database: disk full"]
    assert waits_logged(caplog) == [
        f"this process {away}",
        f"this process {of_disk}",
        "this process waits for the database: disk full",
        "this process no longer waits, after 0 s",
    ]
    assert last_ailment(settings.heartbeat) == "no bot runs here"


@pytest.mark.parametrize(
    "error", [StoreError("damaged"), SettingError("SHARDS says too much"), SaveFault("no", NOT_SAVED)]
)
async def test_what_does_not_pass_ends_the_start(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, error: StartError
) -> None:
    failing(monkeypatch, AWAY, error)
    with pytest.raises(type(error)) as caught:
        await bot.run_until(asyncio.Event(), settings)
    assert caught.value is error
    assert not settings.heartbeat.exists()


async def test_a_stop_ends_the_waiting_at_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.waiting.PAUSES", (1e6,))
    failing(monkeypatch, AWAY)
    stop = asyncio.Event()
    running = asyncio.create_task(bot.run_until(stop, settings))
    await until(settings.heartbeat.exists)
    stop.set()
    await running
    assert not settings.heartbeat.exists()


def test_pauses_grow_and_stay_shorter_than_a_heartbeat_may_be_old(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    waiting = Waiting()
    pauses = [waiting.go_on("waits") for _ in range(8)]
    assert pauses == sorted(pauses)
    assert pauses[0] < pauses[-1] < 20
    waiting.end()
    assert waiting.go_on("waits") == pauses[0]


def opens(settings: Settings) -> None:
    """Open every file that a start needs."""
    check_writable(settings.heartbeat)
    with (
        in_use(settings.database),
        this_process(settings.heartbeat),
        temporary_files(settings.heartbeat),
    ):
        pass


@pytest.mark.parametrize(
    ("number", "passes"), [(errno.ENOSPC, True), (errno.EDQUOT, True), (errno.EROFS, False), (errno.EACCES, False)]
)
@pytest.mark.parametrize(
    ("how", "name"),
    [("io.open", "beat"), ("os.open", "games.db"), ("os.open", "games.db.lock"), ("os.open", "beat.process"),
     ("os.mkdir", "beat.tmp")],
)  # fmt: skip
def test_a_full_disk_passes_whichever_file_meets_it_first(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, how: str, name: str, number: int, *, passes: bool
) -> None:
    usual = pkgutil.resolve_name(how.replace(".", ":"))

    def refuse(path: object, *given: Any, **more: Any) -> Any:
        if Path(str(path)).name == name:
            raise OSError(number, os.strerror(number))
        return usual(path, *given, **more)

    with monkeypatch.context() as changed:
        changed.setattr("engine.temporary.MAX_FOLDER", 1000)
        changed.setattr("tempfile.gettempdir", (settings.heartbeat.parent / "none").stat)
        changed.setattr(how, refuse)
        with pytest.raises(StartError, match=os.strerror(number)) as caught:
            opens(settings)
    assert caught.value.passes is passes


@pytest.mark.parametrize("what", ["os.pwrite", "os.fsync"])
def test_a_full_disk_when_the_use_is_noted(settings: Settings, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    def refuse(*_given: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as changed:
        changed.setattr(what, refuse)
        with pytest.raises(StoreError, match=r"games\.db\.lock cannot be written") as caught:
            opens(settings)
    assert caught.value.passes


class TestOnAServer:
    @pytest.fixture
    def address(self, postgresql: str) -> Iterator[str]:  # noqa: F811
        with schema(postgresql) as found:
            yield found

    @pytest.mark.parametrize("when", ["before the first connection", "after the shards were taken"])
    async def test_a_database_that_goes_away(
        self, settings: Settings, address: str, monkeypatch: pytest.MonkeyPatch, when: str
    ) -> None:
        beat, stop, served = settings.heartbeat, asyncio.Event(), list[str]()
        usual = Store.open

        async with way_to(address) as (way, by_way):

            def opening(*given: Any, **more: Any) -> Any:
                if when == "after the shards were taken" and not way.happened.is_set():
                    way.close()
                return usual(*given, **more)

            async def serve(
                stop: asyncio.Event, _settings: object, store: Store, *_given: object, **_more: object
            ) -> None:
                served.append(last_ailment(beat))
                await store.bot_notes.note("a", "1")
                stop.set()

            monkeypatch.setattr(Store, "open", opening)
            monkeypatch.setattr(bot, "serve", serve)
            if when == "before the first connection":
                way.close()
            running = asyncio.create_task(bot.run_until(stop, msgspec.structs.replace(settings, database_url=by_way)))
            await until(lambda: last_ailment(beat).startswith("waits for the database: "))
            assert last_ailment(beat).endswith("; check the address and that the server runs")
            way.closed = False
            await running
        assert len(served) == 1
        async with usual(address) as store:
            assert await store.bot_notes.recall("a") == "1"
