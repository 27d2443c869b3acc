"""Which errors of a post are an outage, that is over by itself, and which need somebody."""

from __future__ import annotations

import ssl
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from cogs.client.delivery_problems import diagnose

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
def test_what_needs_somebody_is_none(status: int, code: int) -> None:
    problem = diagnose(answered(status, code), BOT, TABLE)
    assert not problem.outage
    assert problem.people or problem.bug
