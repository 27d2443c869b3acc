"""A stop at any moment of the start, and while Discord cannot be reached: exit code 0, not one traceback.

Each test starts a real process, so the default tests have one case of each kind, and the slow ones have all.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import aiohttp
import pytest

import bot as program
from simulation import LoopbackDiscord
from simulation.common import LOOP_TIMEOUT
from tests.e2e.bot_process import environment
from tests.e2e.conftest import Club

slow = pytest.mark.slow
forever = aiohttp.ClientWSTimeout


@dataclass
class Starting:
    """A bot that starts in its own process group, and its output so far."""

    process: asyncio.subprocess.Process
    said: str = ""

    async def until_said(self, words: str) -> None:
        """Read what it writes until it has written `words`."""
        assert self.process.stderr is not None
        async with asyncio.timeout(LOOP_TIMEOUT):
            while words not in self.said:
                line = await self.process.stderr.readline()
                assert line, f"it has ended without {words!r}: {self.said}"
                self.said += line.decode()

    async def stop(self, number: signal.Signals) -> None:
        """Send its whole group a signal, and check how it ends."""
        os.killpg(self.process.pid, number)
        assert self.process.stderr is not None
        async with asyncio.timeout(LOOP_TIMEOUT):
            self.said += (await self.process.stderr.read()).decode()  # the end: no process of the group is left
            assert await self.process.wait() == 0, self.said
        assert "Traceback" not in self.said, self.said
        assert " ERROR " not in self.said, self.said


@asynccontextmanager
async def starting(variables: dict[str, str], *arguments: str) -> AsyncIterator[Starting]:
    child = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, env=variables, stderr=asyncio.subprocess.PIPE, start_new_session=True
    )
    try:
        yield Starting(child)
    finally:
        if child.returncode is None:
            os.killpg(child.pid, signal.SIGKILL)
        await child.wait()


@asynccontextmanager
async def starting_at(club: Club, *options: str, **settings: str) -> AsyncIterator[Starting]:
    """Start the bot against the club's Discord."""
    variables = environment(club.sim, club.database, LOG_LEVEL="INFO", **settings)
    async with starting(variables, *options, "-m", "tests.e2e.bot_process") as one:
        yield one


@pytest.mark.parametrize("number", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=slow)])
@pytest.mark.parametrize("module", ["argparse", pytest.param("msgspec", marks=slow)])
async def test_while_the_program_itself_is_loaded(tmp_path: Path, module: str, number: signal.Signals) -> None:
    # If it continued, it would end with another code, because there is not a database.
    variables = {**os.environ, "DISCORD_TOKEN": "none", "DATABASE": str(tmp_path / "missing" / "games.db")}
    async with starting(variables, "-X", "importtime", program.__file__) as one:
        await one.until_said(f"| {module}\n" if module == "argparse" else f" {module}\n")
        await one.stop(number)


@pytest.mark.parametrize(
    "module",
    [
        "cogs.client.bot",
        *(
            pytest.param(module, marks=slow)
            for module in ("discord.client", "cogs.play.typed_choices", "aiohttp.client", "discord.ext.commands", "engine.nucleum.game",
                           "engine.storage.store", "cogs.setup.options", "cogs.help.learn")
        ),
    ],
)  # fmt: skip
async def test_while_modules_are_loaded(club: Club, module: str) -> None:
    async with starting_at(club, "-X", "importtime") as one:
        await one.until_said(f" {module}\n")
        await one.stop(signal.SIGTERM)


@pytest.mark.parametrize(
    "words",
    [
        "told Discord",
        *(
            pytest.param(words, marks=slow)
            for words in ("INFO bot: release", "brought to schema 1", "brought to schema 9", "logging in")
        ),
    ],
)
@pytest.mark.parametrize("number", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=slow)])
async def test_once_it_has_said_something(club: Club, words: str, number: signal.Signals) -> None:
    async with starting_at(club) as one:
        await one.until_said(words)
        await one.stop(number)


STEPS = [
    ("GET", "/users/@me"),
    ("GET", "/oauth2/applications/@me"),
    ("PUT", "/applications/*"),
    ("GET", "/gateway/bot"),
]


@pytest.mark.parametrize(
    "step",
    [pytest.param(step, id=step[1], marks=[] if step == STEPS[-1] else [slow]) for step in STEPS],
)
async def test_while_discord_does_not_answer(club: Club, step: tuple[str, str]) -> None:
    held = club.sim.hold_next(*step)
    async with starting_at(club) as one:
        async with asyncio.timeout(LOOP_TIMEOUT):
            await held.wait()
        await one.stop(signal.SIGTERM)


@pytest.mark.parametrize("path", ["/gateway/bot", pytest.param("/users/@me", marks=slow)])
async def test_while_it_waits_for_the_next_try(club: Club, path: str) -> None:
    club.sim.fail_next("GET", path, 403, times=1_000_000)
    async with starting_at(club) as one:
        await one.until_said("Next try in")
        await one.stop(signal.SIGTERM)


async def test_while_discord_asks_it_to_wait(club: Club) -> None:
    club.sim.fail_next("GET", "/gateway/bot", 429, times=1_000_000, retry_after=50)
    async with starting_at(club) as one:
        await one.until_said("Retrying in 50")
        await one.stop(signal.SIGTERM)


async def test_while_the_gateway_cannot_be_reached(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LoopbackDiscord, "gateway_url", "ws://127.0.0.1:9/gateway")
    async with starting_at(club) as one:
        await one.until_said("Failed to connect for shard_id")
        await one.stop(signal.SIGTERM)


async def test_while_an_address_is_looked_up(club: Club) -> None:
    """Python would wait for that thread as long as a dead network keeps it waiting."""
    async with starting_at(club, SIM_LOOKUP="hangs") as one:
        await one.until_said("logging in")
        await one.stop(signal.SIGTERM)


async def test_a_second_stop_hurries_nothing(club: Club) -> None:
    async with starting_at(club) as one:
        await one.until_said("told Discord")
        os.killpg(one.process.pid, signal.SIGINT)
        await one.until_said("stopping")
        await one.stop(signal.SIGINT)


async def test_a_gateway_that_takes_no_leave_is_not_waited_for(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """The library would wait half a minute for a dead network to answer."""
    monkeypatch.setattr("cogs.client.bot.LEAVING_SECONDS", 0.01)
    monkeypatch.setattr(aiohttp, "ClientWSTimeout", lambda **_given: forever(ws_close=None))
    async with club.open() as bot:
        (session,) = club.sim.gateway.sessions.values()
        assert session.connection is not None
        transport = session.connection.request.transport
        assert isinstance(transport, asyncio.Transport)
        transport.pause_reading()
        try:
            async with asyncio.timeout(LOOP_TIMEOUT):
                await bot.close()
        finally:
            transport.resume_reading()
        assert bot.is_closed()
