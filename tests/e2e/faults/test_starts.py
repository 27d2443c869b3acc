"""Starting while Discord is out of reach, or refuses the list of commands: the bot tries again, and serves in the meantime."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.base import starting
from simulation.common import LOOP_TIMEOUT
from simulation.gateway import Gateway, GatewayConnection
from simulation.server import _QuickRetries
from tests.e2e.bot_process import environment
from tests.e2e.conftest import Club, ClubBot, first_choice, panel_of
from tests.waiting import until


async def test_a_bot_starts_without_having_registered_its_commands(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord knows the commands of an earlier start, and the buttons need none."""
    monkeypatch.setattr("cogs.client.bot.FIRST_REGISTERING", 0.01)
    registered = ("PUT", "/applications/*/commands")
    async with club.open():
        post = await club.start("nanotech", 2)
        await club.told(1)
    monkeypatch.setattr("cogs.client.bot.digest_of_texts", lambda: "other texts")
    fault = club.sim.fail_next(*registered, 500, times=1_000_000)
    async with club.open():
        panel = panel_of(await post.pinged[0].click(post, "Take Turn"))
        await first_choice(post.pinged[0], panel)
        assert "\n> " in panel.text
        await until(lambda: "Discord has not accepted the commands" in caplog.text)
        assert "Traceback" not in caplog.text
        count = len(club.sim.calls(*registered))
        club.sim.traffic.faults.remove(fault)
        await until(lambda: len(club.sim.calls(*registered)) > count)


FOREVER = 1_000_000
STEPS = ("/users/@me", "/oauth2/applications/@me", "/gateway/bot")


@pytest.fixture
def starts_as_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start the club's bot like `python bot.py`, with short pauses."""
    for name in ("FIRST_PAUSE", "MAX_PAUSE", "MAX_ASKED_FOR"):
        monkeypatch.setattr(starting, name, 0.01)
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(ClubBot, "start", starting.start)


async def play_a_little(club: Club) -> None:
    async with club.open():
        post = await club.start("nanotech", 2)
        panel_of(await post.pinged[0].click(post, "Take Turn"))


@pytest.mark.usefixtures("starts_as_the_program")
@pytest.mark.parametrize("path", STEPS)
@pytest.mark.parametrize(
    ("how", "said"),
    [
        (500, "500"),
        (503, "503"),
        (403, "403"),
        (429, "it asks for a pause of 100 s"),
        ("drops connections", "Server disconnected"),
    ],
)
async def test_a_bot_waits_for_discord(
    club: Club, caplog: pytest.LogCaptureFixture, path: str, how: int | str, said: str
) -> None:
    if isinstance(how, str):
        club.sim.lose_next_answer("GET", path, times=3)
    else:  # the library itself asks up to five times before it gives up
        club.sim.fail_next("GET", path, how, times=7, retry_after=100)
    await play_a_little(club)
    tries = [each.getMessage() for each in caplog.records if "Discord cannot be reached" in each.getMessage()]
    assert tries
    assert all(said in each and "\n" not in each for each in tries)
    assert "Traceback" not in caplog.text
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


@pytest.mark.usefixtures("starts_as_the_program")
async def test_a_bot_waits_for_the_gateway_itself(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """More often than Python lets a function call itself, as the library would."""
    monkeypatch.setattr(discord.shard, "asyncio", _QuickRetries(0.0, whole_seconds=False))
    usual, tries = discord.gateway.DiscordWebSocket.from_client, sys.getrecursionlimit() + 50
    left = iter(range(tries))

    async def refused(client: discord.Client, **more: Any) -> discord.gateway.DiscordWebSocket:
        if next(left, None) is not None:
            raise ConnectionRefusedError(111, "Connection refused")
        return await usual(client, **more)

    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "from_client", refused)
    await play_a_little(club)
    said = [each.getMessage() for each in caplog.records if "Failed to connect" in each.getMessage()]
    assert len(said) == tries
    assert all("Connection refused" in each for each in said)
    assert "Traceback" not in caplog.text


@pytest.mark.usefixtures("starts_as_the_program")
async def test_a_bot_that_registers_its_commands_too_often_starts(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    club.sim.fail_next("PUT", "/applications/*/commands", 429, times=FOREVER, retry_after=100)
    async with club.open() as bot:
        await until(lambda: "Discord has not accepted the commands" in caplog.text)
        assert bot.is_ready()
    assert "Traceback" not in caplog.text


async def ends(club: Club, **settings: str) -> str:
    """Start the bot as a process, which must end with exit code 2; return its last output."""
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.e2e.bot_process",
        env=environment(club.sim, club.database, **settings),
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(LOOP_TIMEOUT):
            _, raw = await child.communicate()
    finally:
        if child.returncode is None:
            child.kill()
    said = raw.decode()
    assert child.returncode == 2, said
    assert "Traceback" not in said
    return said.splitlines()[-1]


@pytest.mark.parametrize("where", ["REST", pytest.param("gateway", marks=pytest.mark.slow)])
async def test_a_wrong_token_ends_the_start(club: Club, monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    if where == "gateway":
        monkeypatch.setattr("simulation.gateway.Gateway._identify", closing_with(4004))
    said = await ends(club, **({"DISCORD_TOKEN": "another.bot.token"} if where == "REST" else {}))
    assert said.startswith("Discord refuses the token")


@pytest.mark.parametrize("code", [4013, pytest.param(4014, marks=pytest.mark.slow)])
async def test_a_refused_intent_ends_the_start(club: Club, monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    monkeypatch.setattr("simulation.gateway.Gateway._identify", closing_with(code))
    assert (await ends(club)).startswith("Discord does not allow the bot the intent")


def closing_with(code: int) -> Callable[..., Awaitable[None]]:
    """Return a gateway's answer to a client that connects: it closes the connection."""

    async def close(_gateway: Gateway, connection: GatewayConnection, _data: object) -> None:
        await connection.socket.close(code=code)

    return close


def response(status: int, **headers: str) -> Any:
    return SimpleNamespace(status=status, reason="", headers=headers)


@pytest.mark.parametrize(
    ("error", "seconds"),
    [
        (discord.RateLimited(90.0), 90.0),
        (discord.HTTPException(response(429, **{"Retry-After": "1800"}), "<html>\nbanned"), 1800.0),
        (discord.HTTPException(response(429, **{"Retry-After": "86400"}), ""), starting.MAX_ASKED_FOR),
        (discord.HTTPException(response(503, **{"Retry-After": "Wed, 21 Oct 2026 07:28:00 GMT"}), ""), 0.0),
        (OSError(101, "Network is unreachable"), 0.0),
    ],
)
def test_a_pause_that_discord_asks_for_is_kept(error: Exception, seconds: float) -> None:
    assert starting.requested_pause(error) == seconds
    outage = discord.GatewayNotFound()  # type: ignore[no-untyped-call]
    outage.__cause__ = error
    assert starting.requested_pause(outage) == seconds
    assert "\n" not in starting.reason(outage)
    assert len(starting.reason(discord.HTTPException(response(403), "<p>Blocked</p>" * 1000))) < 300
