"""Metrics and health as a monitoring system reads them, over HTTP on the loopback address."""

from __future__ import annotations

import asyncio
import re
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from cogs.house import House
from cogs.limits import Limit
from cogs.telemetry import Metrics, MetricsServer
from cogs.tracing import http_trace
from engine.service import GameService
from engine.stages import STAGES
from engine.store import Store
from tests.e2e.conftest import Club, panel_of


class Monitor:
    """Somebody who asks the server from outside."""

    def __init__(self, server: MetricsServer) -> None:
        self.server = server

    async def get(self, path: str) -> tuple[int, str]:
        return await asyncio.to_thread(self.get_now, path)

    def get_now(self, path: str) -> tuple[int, str]:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.server.port}{path}", timeout=10) as answer:
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
async def monitored(club: Club, *, limit: Limit | None = None, patience: float = 2.0) -> AsyncIterator[Monitor]:
    """Run the bot with metrics."""
    async with Store.open(club.database) as store:
        service = GameService(store, seeds=lambda: club.seed, pace=0.0)
        house = House(service, guild_ready_timeout=0.01, limit=limit, http_trace=http_trace())
        house.studio.post_patience = 60.0
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
    async with monitored(club) as monitor:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        panel = panel_of(await actor.click(post, "Take Turn"))
        await actor.click(panel, index=0)
        other = next(person for person in club.people[:2] if person is not actor)
        await (await other.slash(club.channel, "nanotech take", card="lepton")).done()
        await club.told(1)
        for stage in STAGES:
            assert await monitor.figure("house_stage_seconds_count", stage=stage) >= 1, stage
        waited = await monitor.figure("house_stage_seconds_sum", stage="acknowledge")
        assert 0 < waited < 60
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
        monkeypatch.setattr(House, "before_identify_hook", lambda *_, **__: asyncio.sleep(600))
        club.sim.gateway.invalidate()
        for _ in range(200):
            answer = await monitor.get("/healthz")
            if answer[0] != 200:
                break
            await asyncio.sleep(0.01)
        assert answer == (503, "not connected to Discord\n")


async def test_a_stuck_event_loop_shows(club: Club) -> None:
    async with monitored(club, patience=0.2) as monitor:
        asked = asyncio.get_running_loop().run_in_executor(None, monitor.get_now, "/healthz")
        time.sleep(1.0)  # noqa: ASYNC251 - this is the fault
        assert await asked == (503, "the event loop has not answered for 0.2 seconds\n")
        for _ in range(100):
            if (await monitor.get("/healthz"))[0] == 200:
                return
        raise AssertionError("it does not recover")


async def test_before_the_connection_and_after_the_end(club: Club) -> None:
    async with Store.open(club.database) as store:
        house = House(GameService(store), guild_ready_timeout=0.01)
        server = MetricsServer(house, Metrics(), 0)
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
        replies = await asyncio.gather(
            *(outsider.interact(log or "", message=post, ack_timeout=1.0) for _ in range(20))
        )
        said = [(await reply.done()).content for reply in replies if reply.kind == "message"]
        assert len(said) == 9
        assert sum("faster than I can follow" in words for words in said) == 1
        assert await monitor.figure("house_errors_total", kind="limit") == 1
        (actor,) = post.pinged
        assert "Your turn" not in (await (await actor.click(post, "Rules")).done()).content
        offered = await outsider.autocomplete(club.channel, "nanotech choose", focused="choice", choice="")
        assert offered == []
