"""Metrics and health as a monitoring system reads them, over HTTP on the loopback address."""

from __future__ import annotations

import asyncio
import re
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

import pytest

from cogs.client.bot import GameBot
from cogs.client.limits import Limit
from cogs.client.telemetry import Metrics, MetricsServer
from cogs.client.tracing import http_trace
from engine.storage.tables import Store
from engine.tables.service import GameService
from engine.telemetry import STAGES
from simulation.common import PATIENCE
from tests.e2e.conftest import Club, panel_of, studio


class Monitor:
    """Somebody who asks the server from outside."""

    def __init__(self, server: MetricsServer) -> None:
        self.server = server

    async def get(self, path: str) -> tuple[int, str]:
        return await asyncio.to_thread(self.get_now, path)

    def get_now(self, path: str) -> tuple[int, str]:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.server.port}{path}", timeout=PATIENCE) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    async def figure(self, name: str, /, **labels: str) -> float:
        """Return one figure; 0 when it is not there yet."""
        _, page = await self.get("/metrics")
        inside = ",".join(f'{label}="{value}"' for label, value in labels.items())
        found = re.search(rf"^{name}{re.escape('{' + inside + '}') if inside else ''} (\S+)$", page, re.MULTILINE)
        return float(found[1]) if found else 0.0


@asynccontextmanager
async def monitored(club: Club, *, limit: Limit | None = None, patience: float = PATIENCE) -> AsyncIterator[Monitor]:
    """Run the bot with metrics."""
    async with Store.open(club.database) as store:
        service = GameService(store, seeds=lambda: club.seed, pace=0.0)
        house = GameBot(service, guild_ready_timeout=0.01, limit=limit, http_trace=http_trace())
        house.studio = studio()
        club.houses.append(house)
        server = MetricsServer(house, Metrics(), 0, patience=patience)
        server.start()
        try:
            async with club.sim.running(house):
                yield Monitor(server)
                await service.close()
        finally:
            await asyncio.to_thread(server.stop)


async def test_every_stage_and_counter_of_a_turn_is_measured(club: Club) -> None:
    begun = time.perf_counter()
    async with monitored(club) as monitor:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        panel = panel_of(await actor.click(post, "Take Turn"))
        await actor.click(panel, index=0)
        other = next(person for person in club.people[:2] if person is not actor)
        await (await other.slash(club.channel, "nanotech take", card="lepton")).done()
        await club.told(1)
        for stage in STAGES:
            async with asyncio.timeout(PATIENCE):
                while await monitor.figure("house_stage_seconds_count", stage=stage) < 1:
                    await asyncio.sleep(0.01)
        waited = await monitor.figure("house_stage_seconds_sum", stage="acknowledge")
        assert 0 < waited < time.perf_counter() - begun
        assert await monitor.figure("house_tables", status="running") == 1
        assert await monitor.figure("house_tables", status="lobby") == 0
        assert await monitor.figure("house_outbox_waiting") == 0
        assert await monitor.figure("house_presses_total", verb="turn") == 1
        assert await monitor.figure("house_presses_total", verb="pick") == 1
        assert await monitor.figure("house_commands_total", name="nanotech take") == 1
        assert await monitor.figure("house_errors_total", kind="rule") == 1
        now = club.house.service.clock()
        club.house.service.clock = lambda: now + 30 * 3600
        await club.house.service.remind_due()
        assert await monitor.figure("house_reminders_total") == 1


async def test_healthy_while_connected_and_the_database_can_be_written(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with monitored(club) as monitor:
        assert await monitor.get("/healthz") == (200, "ok\n")
        assert (await monitor.get("/other"))[0] == 404
        async with club.house.service.store._db.execute("PRAGMA query_only = ON"):
            pass
        status, reason = await monitor.get("/healthz")
        assert (status, reason.partition(":")[0]) == (503, "the database cannot be written")
        async with club.house.service.store._db.execute("PRAGMA query_only = OFF"):
            pass
        assert (await monitor.get("/healthz"))[0] == 200
        again = asyncio.Event()
        monkeypatch.setattr(GameBot, "before_identify_hook", lambda *_, **__: again.wait())
        club.sim.gateway.invalidate()
        async with asyncio.timeout(PATIENCE):
            while (answer := await monitor.get("/healthz"))[0] == 200:
                await asyncio.sleep(0.01)
        assert answer == (503, "not connected to Discord\n")
        again.set()
        async with asyncio.timeout(PATIENCE):
            while (await monitor.get("/healthz"))[0] != 200:
                await asyncio.sleep(0.01)


async def test_a_stuck_event_loop_shows(club: Club) -> None:
    async with monitored(club, patience=0.2) as monitor:
        with ThreadPoolExecutor(1) as elsewhere:
            answer = elsewhere.submit(monitor.get_now, "/healthz").result(PATIENCE)  # the loop stands still meanwhile
        assert answer == (503, "the event loop has not answered for 0.2 seconds\n")
        async with asyncio.timeout(PATIENCE):
            while (await monitor.get("/healthz"))[0] != 200:
                await asyncio.sleep(0.01)


async def test_before_the_connection_and_after_the_end(club: Club) -> None:
    async with Store.open(club.database) as store:
        house = GameBot(GameService(store), guild_ready_timeout=0.01)
        server = MetricsServer(house, Metrics(), 0, patience=PATIENCE)
        server.start()
        monitor = Monitor(server)
        async with house:
            assert await monitor.get("/healthz") == (503, "not connected to Discord\n")
            assert (await monitor.get("/metrics"))[0] == 200
        assert await monitor.get("/healthz") == (503, "the bot is stopping\n")
        await asyncio.to_thread(server.stop)


async def test_only_this_host_is_served(club: Club) -> None:
    async with monitored(club) as monitor:
        assert monitor.server._server.server_address[0] == "127.0.0.1"


async def test_pressing_too_fast_is_said_once_and_counted(club: Club) -> None:
    async with monitored(club, limit=Limit(8, 0.001)) as monitor:
        post = await club.start("nanotech", 2)
        outsider = club.people[3]
        log = next(button.custom_id for button in post.buttons if button.label == "Log")
        replies = await asyncio.gather(*(outsider.interact(log or "", message=post) for _ in range(20)))
        said = [(await reply.done()).content for reply in replies if reply.kind == "message"]
        assert len(said) == 9
        assert sum("faster than I can follow" in words for words in said) == 1
        assert await monitor.figure("house_errors_total", kind="limit") == 1
        (actor,) = post.pinged
        assert "Your turn" not in (await (await actor.click(post, "Rules")).done()).content
        offered = await outsider.autocomplete(club.channel, "nanotech choose", focused="choice", choice="")
        assert offered == []
