"""Metrics and health as a monitoring system reads them, over HTTP on the loopback address."""

from __future__ import annotations

import asyncio
import math
import re
import threading
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace

import pytest

from cogs.base.limits import Limit
from cogs.base.tracing import clock_is_off, http_trace
from cogs.client.bot import GameBot
from cogs.process.health import beat, last_ailment, watch_backups
from cogs.process.telemetry import BotMetrics, MetricsServer
from engine.service import GameService
from engine.storage.backups.file import FileSource
from engine.storage.backups.record import LATE_SECONDS, LastBackup
from engine.storage.store import Store
from engine.telemetry import STAGES
from simulation.common import LOOP_TIMEOUT
from tests.e2e.conftest import Club, drawing_pool, first_choice, panel_of
from tests.sqlite import sqlite_of
from tests.waiting import until


class Monitor:
    """Someone who asks the server from outside."""

    def __init__(self, server: MetricsServer) -> None:
        self.server = server

    async def get(self, path: str) -> tuple[int, str]:
        return await asyncio.to_thread(self.get_now, path)

    def get_now(self, path: str) -> tuple[int, str]:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.server.port}{path}", timeout=LOOP_TIMEOUT) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    async def figure(self, name: str, /, **labels: str) -> float:
        """Return one figure; 0 if it is not there yet."""
        _, page = await self.get("/metrics")
        inside = ",".join(f'{label}="{value}"' for label, value in labels.items())
        found = re.search(rf"^{name}{re.escape('{' + inside + '}') if inside else ''} (\S+)$", page, re.MULTILINE)
        return float(found[1]) if found else 0.0


class Heartbeat:
    """The heartbeat file of the club's bot, which is written again and again."""

    def __init__(self, club: Club) -> None:
        self.path = club.database.with_suffix(".beat")
        self._beating = asyncio.create_task(beat(club.bot, self.path, every=0.01))

    async def says(self, wrong: str) -> None:
        """Wait until the file says what is wrong, or (empty) that nothing is."""
        for _ in range(3000):
            if last_ailment(self.path) == wrong:
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"it says {last_ailment(self.path)!r} rather than {wrong!r}")

    async def stop(self) -> None:
        """Stop it as the bot does."""
        self._beating.cancel()
        await asyncio.gather(self._beating, return_exceptions=True)


async def test_the_host_is_warned_of_a_wrong_clock(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    # Not `time.time` itself, which the simulated Discord reads as well.
    wrong = SimpleNamespace(time=lambda: time.time() + 300, perf_counter=time.perf_counter)
    monkeypatch.setattr("cogs.base.tracing.time", wrong)
    async with monitored(club):
        pass
    warned = [record for record in caplog.records if "clock of this machine" in record.getMessage()]
    assert [record.levelname for record in warned] == ["WARNING"]
    assert "seconds fast" in warned[0].getMessage()


@pytest.mark.parametrize(("off", "warns"), [(0.0, False), (29.0, False), (-29.0, False), (30.0, True), (-31.0, True)])
def test_a_clock_is_wrong_from_half_a_minute_on(off: float, warns: bool) -> None:
    date = "Wed, 25 Nov 2026 12:00:00 GMT"
    assert (clock_is_off(date, datetime(2026, 11, 25, 12, tzinfo=UTC).timestamp() + off) is not None) == warns
    assert clock_is_off("yesterday", 0.0) is None


@asynccontextmanager
async def monitored(
    club: Club, *, limit: Limit | None = None, loop_timeout: float = LOOP_TIMEOUT
) -> AsyncIterator[Monitor]:
    """Run the bot with metrics."""
    async with Store.open(club.database) as store:
        service = GameService(store, seeds=lambda: club.seed, pace=0.0)
        bot = GameBot(service, guild_ready_timeout=0.01, limit=limit, http_trace=http_trace())
        bot.drawing_pool = drawing_pool(real=False)
        club.bots.append(bot)
        server = MetricsServer(bot, BotMetrics(), 0, loop_timeout=loop_timeout)
        server.start()
        try:
            async with club.sim.running(bot):
                yield Monitor(server)
                await service.close()
        finally:
            await asyncio.to_thread(server.stop)


async def test_every_stage_and_counter_of_a_turn_is_measured(club: Club) -> None:
    begun = time.perf_counter()
    async with monitored(club) as monitor:
        await club.without_limit()
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        panel = panel_of(await actor.click(post, "Take Turn"))
        await first_choice(actor, panel)
        other = next(person for person in club.people[:2] if person is not actor)
        await (await other.slash(club.channel, "nanotech take", card="lepton")).answer()
        await club.told(1)
        for stage in STAGES:
            async with asyncio.timeout(LOOP_TIMEOUT):
                while await monitor.figure("correspondence_stage_seconds_count", stage=stage) < 1:
                    await asyncio.sleep(0.01)
        waited = await monitor.figure("correspondence_stage_seconds_sum", stage="acknowledge")
        assert 0 < waited < time.perf_counter() - begun
        assert await monitor.figure("correspondence_tables", status="running") == 1
        assert await monitor.figure("correspondence_tables", status="lobby") == 0
        assert await monitor.figure("correspondence_outbox_waiting") == 0
        club.bot.service.tables.thinker.waiting = 3  # type: ignore[misc]
        assert await monitor.figure("correspondence_thinking_waiting") == 3
        assert await monitor.figure("correspondence_presses_total", verb="turn") == 1
        assert await monitor.figure("correspondence_presses_total", verb="pick") == 1
        assert await monitor.figure("correspondence_commands_total", name="nanotech take") == 1
        assert await monitor.figure("correspondence_errors_total", kind="rule") == 1
        now = club.bot.service.tables.clock()
        club.bot.service.tables.clock = lambda: now + 30 * 3600
        await club.bot.service.reminders.remind_due()
        assert await monitor.figure("correspondence_reminders_total") == 1


async def test_healthy_while_connected_and_the_database_can_be_written(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with monitored(club) as monitor:
        heartbeat = Heartbeat(club)
        assert await monitor.get("/healthz") == (200, "ok\n")
        await heartbeat.says("")
        assert (await monitor.get("/other"))[0] == 404
        await sqlite_of(club.bot.service.store)._writer.pragma("query_only = ON")
        status, reason = await monitor.get("/healthz")
        assert (status, reason.partition(":")[0]) == (503, "the database cannot be written")
        await heartbeat.says(reason.rstrip("\n"))
        await sqlite_of(club.bot.service.store)._writer.pragma("query_only = OFF")
        assert (await monitor.get("/healthz"))[0] == 200
        await heartbeat.says("")
        again = asyncio.Event()
        monkeypatch.setattr(GameBot, "before_identify_hook", lambda *_, **__: again.wait())
        club.sim.gateway.invalidate()
        async with asyncio.timeout(LOOP_TIMEOUT):
            while (answer := await monitor.get("/healthz"))[0] == 200:
                await asyncio.sleep(0.01)
        assert answer == (503, "not connected to Discord\n")
        await heartbeat.says("not connected to Discord")
        assert await monitor.get("/healthz") == answer
        await heartbeat.stop()
        assert last_ailment(heartbeat.path) == "no bot runs here"
        again.set()
        async with asyncio.timeout(LOOP_TIMEOUT):
            while (await monitor.get("/healthz"))[0] != 200:
                await asyncio.sleep(0.01)


async def test_a_stop_while_the_heartbeat_is_written_leaves_no_file(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, begun = Path.write_text, threading.Event()

    def slowly(path: Path, *given: str, **more: str) -> int:
        begun.set()
        time.sleep(0.2)
        return write(path, *given, **more)

    async with club.open():
        monkeypatch.setattr(Path, "write_text", slowly)
        heartbeat = Heartbeat(club)
        assert await asyncio.to_thread(begun.wait, LOOP_TIMEOUT)
        await heartbeat.stop()
        await asyncio.sleep(0.4)
        assert last_ailment(heartbeat.path) == "no bot runs here"


async def test_a_stuck_event_loop_shows(club: Club) -> None:
    async with monitored(club, loop_timeout=0.2) as monitor:
        with ThreadPoolExecutor(1) as elsewhere:
            answer = elsewhere.submit(monitor.get_now, "/healthz").result(
                LOOP_TIMEOUT
            )  # the loop stands still in the meantime
        assert answer == (503, "the event loop has not answered for 0.2 seconds\n")
        async with asyncio.timeout(LOOP_TIMEOUT):
            while (await monitor.get("/healthz"))[0] != 200:
                await asyncio.sleep(0.01)


async def test_before_the_connection_and_after_the_end(club: Club) -> None:
    async with Store.open(club.database) as store:
        bot = GameBot(GameService(store), guild_ready_timeout=0.01)
        server = MetricsServer(bot, BotMetrics(), 0, loop_timeout=LOOP_TIMEOUT)
        server.start()
        monitor = Monitor(server)
        async with bot:
            assert await monitor.get("/healthz") == (503, "not connected to Discord\n")
            assert (await monitor.get("/metrics"))[0] == 200
        assert await monitor.get("/healthz") == (503, "the bot is stopping\n")
        await asyncio.to_thread(server.stop)


async def test_while_no_bot_runs_the_process_says_what_it_waits_for(club: Club) -> None:
    async with monitored(club) as monitor:
        server = monitor.server
        await club.start("nanotech", 2)
        assert await monitor.figure("correspondence_tables", status="running") == 1
        with server.of(club.bot, None):
            assert await monitor.get("/healthz") == (200, "ok\n")
        assert await monitor.get("/healthz") == (503, "the bot is just starting\n")
        assert 'correspondence_tables{status="running"}' not in (await monitor.get("/metrics"))[1]
        for waits, status in (("waits for shards 0-1: others have them", 200), ("waits for the database: gone", 503)):
            server.waits = waits
            assert await monitor.get("/healthz") == (status, f"{waits}\n")
        server.bot = club.bot
        assert await monitor.get("/healthz") == (200, "ok\n")


async def test_only_this_host_is_served(club: Club) -> None:
    async with monitored(club) as monitor:
        assert monitor.server._server.server_address[0] == "127.0.0.1"


async def test_pressing_too_fast_is_said_once_and_counted(club: Club) -> None:
    async with monitored(club, limit=Limit(8, 0.001)) as monitor:
        post = await club.start("nanotech", 2)
        outsider = club.people[3]
        log = next(button.custom_id for button in post.buttons if button.label == "Log")
        replies = await asyncio.gather(*(outsider.interact(log or "", message=post) for _ in range(20)))
        said = [(await reply.answer()).text for reply in replies if reply.kind == "message"]
        assert len(said) == 9
        assert sum("faster than I can follow" in words for words in said) == 1
        assert await monitor.figure("correspondence_errors_total", kind="limit") == 1
        (actor,) = post.pinged
        assert "Your turn" not in (await (await actor.click(post, "Rules")).answer()).text
        offered = await outsider.autocomplete(club.channel, "nanotech choose", focused="choice", choice="")
        assert offered == []


async def test_failing_backups_show(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    def warned() -> list[str]:
        return [each.getMessage() for each in caplog.records if "backup" in each.getMessage()]

    async with monitored(club) as monitor:
        store, looks = club.bot.service.store, 0
        read = store.last_backup

        async def counted() -> LastBackup | None:
            nonlocal looks
            looks += 1
            return await read()

        store.last_backup = counted  # type: ignore[method-assign]
        watching = asyncio.create_task(watch_backups(club.bot, every=0.0))

        async def looked_at(last: LastBackup | None) -> list[str]:
            if last is not None:
                FileSource(club.database).record(last)
            before = looks
            await until(lambda: looks > before + 3)
            return warned()

        assert math.isnan(await monitor.figure("correspondence_backup_age_seconds"))
        assert not await looked_at(None)
        assert not await looked_at(LastBackup(time.time() - 3600))
        assert 3600 <= await monitor.figure("correspondence_backup_age_seconds") < 7200
        assert await monitor.figure("correspondence_backup_failed") == 0
        told = ["the last backup failed (the disk is full); the newest one is 1.0 hours old"]
        assert await looked_at(LastBackup(time.time() - 3600, "the disk is full")) == told
        assert await monitor.figure("correspondence_backup_failed") == 1
        assert await looked_at(LastBackup(None, "the disk is full")) == told
        assert await monitor.figure("correspondence_backup_age_seconds") == math.inf
        told.append("no backup has succeeded lately: the newest one is 48.0 hours old")
        assert await looked_at(LastBackup(time.time() - LATE_SECONDS - 1)) == told
        assert (await monitor.get("/healthz"))[0] == 200
        watching.cancel()
