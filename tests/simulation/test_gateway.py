from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest
from discord import asset, gateway, http

from simulation import LoopbackDiscord
from simulation.common import LOOP_TIMEOUT
from simulation.world.channels import HIDDEN
from tests.simulation.conftest import Club
from tests.simulation.sample_bot import SampleBot
from tests.waiting import until


async def test_op_7_makes_the_client_resume(club: Club) -> None:
    club.sim.gateway.request_reconnect()
    await until(lambda: club.bot.resumed == 1)
    assert (club.sim.gateway.identifies, club.sim.gateway.resumes) == (1, 1)
    assert (await club.ann.slash(club.channel, "count")).message.buttons


@pytest.mark.parametrize("code", [None, 4000])
async def test_events_of_a_broken_connection_are_replayed(club: Club, code: int | None) -> None:
    await club.sim.gateway.drop(code)
    assert not club.sim.gateway.connected
    reply = await club.ann.slash(club.channel, "count")
    assert reply.kind == "message"
    assert club.sim.gateway.resumes == 1


async def test_invalid_session(club: Club) -> None:
    club.sim.gateway.invalidate()
    await until(lambda: club.sim.gateway.identifies == 2 and club.bot.is_ready())
    assert (await club.ann.slash(club.channel, "count")).message.buttons
    club.sim.gateway.invalidate(resumable=True)
    await until(lambda: club.sim.gateway.resumes == 1)


async def test_a_forgotten_session_identifies_again(club: Club) -> None:
    sessions = club.sim.gateway.sessions
    club.sim.gateway.request_reconnect()
    sessions.clear()
    await until(lambda: club.sim.gateway.identifies == 2)


async def test_hidden_channels_come_with_nothing_but_their_place(club: Club) -> None:
    category = club.guild.add_category("rooms")
    room = club.guild.add_text_channel("room", topic="secrets", category=category)
    role = club.guild.add_role("guests")
    view = discord.Permissions(view_channel=True)

    async def seen() -> list[tuple[str, str | None, int]]:
        await club.sim.quiet()
        found = [club.bot.get_channel(each.id) for each in (category, room)]
        return [(each.name, getattr(each, "topic", None), len(each.overwrites)) for each in found]  # type: ignore[union-attr]

    hidden = [(HIDDEN, None, 1), (HIDDEN, None, 1)]
    assert await seen() == [("rooms", None, 0), ("room", "secrets", 0)]
    room.deny(club.guild.everyone, view)
    room.allow(role, view)
    assert await seen() == hidden
    assert room.id not in [each.id for each in await club.bot.get_guild(club.guild.id).fetch_channels()]  # type: ignore[union-attr]
    club.guild.memberships[club.sim.bot.id].roles.append(role)
    club.guild.announce_member(club.sim.bot)
    assert await seen() == [("rooms", None, 0), ("room", "secrets", 2)]
    club.guild.remove_role(role)
    assert await seen() == hidden
    club.guild.set_permissions(club.sim.bot, discord.Permissions(administrator=True))
    assert await seen() == [("rooms", None, 0), ("room", "secrets", 1)]


async def test_shards_share_the_guilds(sim: LoopbackDiscord) -> None:
    sim.shards = 2
    places = []
    for number in range(4):
        guild = sim.add_guild(f"guild {number}")
        places.append((guild.add_text_channel("games"), guild.add_member("ann")))
        await asyncio.sleep(0.002)  # the shard follows from the millisecond of the guild's id
    bot = SampleBot()
    async with sim.running(bot):
        assert sorted(session.shard for session in sim.gateway.sessions.values()) == [0, 1]
        for channel, ann in places:
            assert (await ann.slash(channel, "count")).message.channel is channel


async def test_heartbeats_are_answered(sim: LoopbackDiscord) -> None:
    sim.heartbeat_interval = 0.05
    sim.add_guild("Club")
    bot = SampleBot()
    async with sim.running(bot):
        await until(lambda: sim.gateway.heartbeats >= 3)
        assert 0 < bot.latency < LOOP_TIMEOUT


async def test_intents_need_to_be_granted(sim: LoopbackDiscord) -> None:
    intents = discord.Intents.default()
    intents.message_content = True
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with sim.running(SampleBot(intents)):
            pass


async def test_message_content_intent(sim: LoopbackDiscord) -> None:
    guild = sim.add_guild("Club")
    channel, ann = guild.add_text_channel("games"), guild.add_member("ann")
    for granted in (False, True):
        intents = discord.Intents.default()
        intents.message_content = granted
        sim.privileged_intents = intents.value
        bot = SampleBot(intents)
        async with sim.running(bot):
            waiting = asyncio.create_task(bot.wait_for("message", timeout=LOOP_TIMEOUT))
            await asyncio.sleep(0)
            ann.say(channel, "hello")
            assert (await waiting).content == ("hello" if granted else "")


async def test_members_can_be_queried(club: Club) -> None:
    guild = club.bot.get_guild(club.guild.id)
    assert guild is not None
    assert [m.name for m in await guild.query_members(user_ids=[club.ann.id, club.bob.id])] == ["ann", "bob"]
    assert [m.name for m in await guild.query_members("bo")] == ["bob", "boss"]


async def test_the_world_changes_under_the_bot(club: Club) -> None:
    club.channel.topic = "heavy games"
    club.channel.announce_update()
    new = club.sim.add_guild("Second")
    place = new.add_text_channel("there")
    await until(lambda: club.bot.get_channel(place.id) is not None)
    assert club.here().topic == "heavy games"
    new.remove_bot()
    await until(lambda: len(club.bot.guilds) == 1)


async def test_a_wrong_token_is_refused(sim: LoopbackDiscord) -> None:
    async with SampleBot() as bot:
        with sim.patch(), pytest.raises(discord.LoginFailure):
            await bot.login("wrong")


async def test_the_patch_is_undone(sim: LoopbackDiscord) -> None:
    before = (http.Route.BASE, gateway.DiscordWebSocket.DEFAULT_GATEWAY, asset.Asset.BASE)
    with sim.patch():
        assert sim.url in http.Route.BASE
        assert str(gateway.DiscordWebSocket.DEFAULT_GATEWAY) == sim.gateway_url
    assert before == (http.Route.BASE, gateway.DiscordWebSocket.DEFAULT_GATEWAY, asset.Asset.BASE)
    assert vars(http)["asyncio"] is asyncio


async def test_unknown_routes_are_noticed(sim: LoopbackDiscord) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{sim.url}/api/v10/nowhere") as answer:
        assert answer.status == 404
    assert [str(v) for v in sim.take_violations("route")] == [
        "[route] GET /nowhere: the simulator knows no such route"
    ]


async def test_violations_fail_the_test_that_lets_them_pass() -> None:
    with pytest.raises(AssertionError, match="broke Discord's rules"):
        async with LoopbackDiscord(ack_limit=LOOP_TIMEOUT) as sim, aiohttp.ClientSession() as session:
            await session.get(f"{sim.url}/api/v10/nowhere")
