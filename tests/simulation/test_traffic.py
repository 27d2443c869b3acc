from __future__ import annotations

import time

import aiohttp
import discord
import pytest

from tests.simulation.conftest import Club

POSTS = "/channels/*/messages"


async def test_429_is_retried(club: Club) -> None:
    club.sim.fail_next("POST", POSTS, 429, retry_after=0.05)
    start = time.perf_counter()
    await club.here().send("hello")
    assert time.perf_counter() - start >= 0.05
    assert [m.content for m in club.channel.messages] == ["hello"]


async def test_429_on_an_answer_is_retried(club: Club) -> None:
    club.sim.fail_next("POST", "/interactions/*/callback", 429, retry_after=0.05)
    assert (await club.ann.slash(club.channel, "count")).message.buttons


async def test_server_errors_are_retried_quickly(club: Club) -> None:
    club.sim.fail_next("POST", POSTS, 500, times=2)
    await club.here().send("hello")
    assert len(club.channel.messages) == 1
    club.sim.fail_next("POST", POSTS, 503)
    with pytest.raises(discord.DiscordServerError):
        await club.here().send("lost")
    club.sim.fail_next("PATCH", POSTS + "/*", 404, code=10008, message="Unknown Message")
    with pytest.raises(discord.NotFound, match="10008"):
        await club.here().get_partial_message(club.channel.last.id).edit(content="x")


async def test_bucket_headers_hold_the_client_back(club: Club) -> None:
    club.sim.traffic.limit("POST", POSTS, 2, 0.1)
    start = time.perf_counter()
    for number in range(5):
        await club.here().send(str(number))
    assert time.perf_counter() - start >= 0.15
    assert club.sim.traffic.refused == 0
    assert len(club.channel.messages) == 5


async def test_global_limit(club: Club) -> None:
    traffic = club.sim.traffic
    traffic._windows.clear()
    traffic.overall = (3, 0.1)
    begun = time.monotonic()
    traffic.now = lambda: time.monotonic() if traffic.refused else begun  # the window lasts until a request too many
    await club.here().send("a window of the new length begins")
    for number in range(6):
        await club.here().send(str(number))
    assert club.sim.traffic.refused >= 1
    assert len(club.channel.messages) == 7


async def test_slow_answers(club: Club) -> None:
    club.sim.delay_next("POST", POSTS, 0.05)
    start = time.perf_counter()
    await club.here().send("slow")
    assert time.perf_counter() - start >= 0.05


async def test_a_lost_answer_and_a_nonce(club: Club) -> None:
    club.sim.lose_next_answer("POST", POSTS)
    with pytest.raises(aiohttp.ClientError):
        await club.here().send("turn 7", nonce="turn-7")
    posted = await club.here().send("turn 7", nonce="turn-7")
    assert [m.id for m in club.channel.messages] == [posted.id]


async def test_renames_are_scarce(club: Club) -> None:
    club.guild.set_permissions(club.sim.bot, discord.Permissions(manage_channels=True))
    for number in range(2):
        await club.here().edit(name=f"turn-{number}")
    club.sim.clock.skip(601)
    await club.here().edit(name="turn-2")
    assert not club.sim.violations
    await club.here().edit(topic="x")
    await club.here().edit(name="turn-3")
    assert len(club.sim.take_violations("limit")) == 1


async def test_calls_are_recorded(club: Club) -> None:
    await club.here().send("one")
    await club.here().send("two")
    assert [call.body["content"] for call in club.sim.calls("POST", POSTS)] == ["one", "two"]
    assert club.sim.commands.syncs == 1
    assert {c["name"] for c in club.sim.commands.of_guild(None)} >= {"game", "count", "Greet"}
