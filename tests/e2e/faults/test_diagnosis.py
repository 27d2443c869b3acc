"""Errors of a post: outages end by themselves, and others need a person."""

from __future__ import annotations

import ssl
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import aiohttp
import discord
import pytest

from cogs.answers.delivery_problems import diagnose, is_too_large
from engine.catalogue import catalogue

TABLE = cast("Any", SimpleNamespace(guild=None, direct=False, channel=1))
BOT = cast("Any", None)


def answered(status: int, code: int = 0) -> discord.HTTPException:
    """Return the error that discord.py raises for an answer."""
    response = cast("Any", SimpleNamespace(status=status, reason=""))
    kind = discord.DiscordServerError if status >= 500 else discord.HTTPException
    return kind(response, {"code": code, "message": ""})


def no_connection(kind: type[OSError], number: int) -> aiohttp.ClientConnectorError:
    key = cast("Any", SimpleNamespace(host="discord", port=443, ssl=True, is_ssl=True))
    return aiohttp.ClientConnectorError(key, kind(number, ""))


OUTAGES = {
    "dropped": aiohttp.ServerDisconnectedError(),
    "reset": ConnectionResetError(104, ""),
    "no DNS": aiohttp.ClientConnectorDNSError(
        cast("Any", SimpleNamespace(host="discord", port=443, ssl=True, is_ssl=True)), OSError(-3, "")
    ),
    "refused": no_connection(ConnectionRefusedError, 111),
    "TLS": ssl.SSLError(),
    "too slow": TimeoutError(),
    "502": answered(502),
    "503": answered(503),
    "429": answered(429),
}


@pytest.mark.parametrize("name", OUTAGES)
def test_what_is_over_by_itself_is_an_outage(name: str) -> None:
    problem = diagnose(OUTAGES[name], BOT, TABLE)
    assert problem.outage
    assert not problem.people
    assert not problem.bug


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (404, 10003), (400, 50035), (401, 0), (413, 40005)])
def test_what_does_not_pass_by_itself(status: int, code: int) -> None:
    problem = diagnose(answered(status, code), BOT, TABLE)
    assert not problem.outage
    assert problem.people or problem.bug


@pytest.mark.parametrize(
    ("status", "code", "key"),
    [
        (404, 10003, "gone"), (400, 50008, "gone"), (400, 50024, "gone"),
        (400, 50083, "locked"), (403, 160005, "locked"),
        (403, 20009, "blocked"), (400, 200000, "blocked"), (400, 200001, "blocked"), (400, 240000, "blocked"),
        (400, 160006, "threads"), (400, 160007, "threads"),
        (403, 50001, "permissions"), (403, 50013, "permissions"), (403, 50007, "permissions"),
    ],
)  # fmt: skip
def test_what_each_code_tells_the_host(status: int, code: int, key: str) -> None:
    problem = diagnose(answered(status, code), BOT, TABLE)
    assert (problem.key, problem.people, problem.bug) == (key, True, False)
    assert catalogue("en")(f"trouble-{key}", table="T", place="P", permissions="X", count=1)


@pytest.mark.parametrize(
    ("status", "code"), [(404, 10004), (403, 0), (403, 40333), (429, 20016), (429, 20028), (408, 0), (500, 130000)]
)
def test_what_passes_by_itself(status: int, code: int) -> None:
    problem = diagnose(answered(status, code), BOT, TABLE)
    assert not problem.people
    assert not problem.bug


@pytest.mark.parametrize(("status", "code"), [(413, 0), (413, 40005), (400, 40005), (400, 50045)])
def test_what_is_too_large(status: int, code: int) -> None:
    assert is_too_large(answered(status, code))
    assert not is_too_large(answered(400, 50035))


ALL = discord.Permissions.all()
NO_SENDING = discord.Permissions(ALL.value & ~discord.Permissions(send_messages_in_threads=True).value)


class Thread(NamedTuple):
    """A thread as the bot knows it."""

    allowed: discord.Permissions = ALL
    locked: bool = False
    private: bool = False
    type: discord.ChannelType = discord.ChannelType.public_thread

    def permissions_for(self, _me: object) -> discord.Permissions:
        return self.allowed

    def is_private(self) -> bool:
        return self.private


@pytest.mark.parametrize("code", [50001, 50013])
@pytest.mark.parametrize(
    ("thread", "key"),
    [
        (None, "thread"),
        (Thread(), "permissions"),
        (Thread(private=True), "thread"),
        (Thread(locked=True), "locked"),
        (Thread(locked=True, private=True), "locked"),
        (Thread(NO_SENDING, locked=True, private=True), "permissions"),
    ],
)
def test_what_keeps_the_bot_out_of_a_thread(thread: Thread | None, key: str, code: int) -> None:
    guild = SimpleNamespace(
        me=SimpleNamespace(is_timed_out=lambda: False),
        unavailable=False,
        get_channel=lambda _: None,
        get_thread=lambda _: thread,
        get_channel_or_thread=lambda _: thread,
    )
    bot = cast("Any", SimpleNamespace(get_guild=lambda _: guild, knows_left=lambda _: False))
    table = cast("Any", SimpleNamespace(guild=9, direct=False, channel=1))
    assert diagnose(answered(403, code), bot, table).key == key
    assert diagnose(answered(403, 160005), bot, table).key == "locked"
    assert diagnose(answered(400, 50083), bot, table).key == "locked"
