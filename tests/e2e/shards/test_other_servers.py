"""A process knows nothing of other processes' servers, and does not treat them as servers it has left."""

from __future__ import annotations

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.answers.delivery_problems import diagnose
from cogs.base.cards.way_on import playable
from cogs.client.bot import GameBot
from cogs.delivery.digest import Digests
from engine.records.server import DigestPlan
from engine.records.shards import Shards
from engine.records.table import Person
from simulation import Channel, Guild, User
from tests.e2e.conftest import Club, ClubBot

FIRST, SECOND = Shards((0,), 2), Shards((1,), 2)


@pytest.fixture
async def abroad(club: Club) -> tuple[Shards, Channel]:
    """Play on the club's server; return the shards of another process, and a channel on one of its servers for all."""
    async with club.open():
        await club.start("nanotech", 2)
        await club.told(1)
    other = SECOND if FIRST.has(club.guild.id) else FIRST
    far = club.sim.add_guild("far", shard=(other.ids[0], 2))
    for person in club.people:
        far.add_member(person)
    return other, far.add_text_channel("abroad")


async def moved(person: User, channel: Channel) -> str:
    return (await (await person.slash(channel, "host channel", table="1")).answer()).text


async def test_a_table_cannot_be_moved_away_from_another_process(club: Club, abroad: tuple[Shards, Channel]) -> None:
    own, channel = abroad
    async with club.open(shards=own) as bot:
        for person in club.people[:2]:
            assert "only within its server" in await moved(person, channel)
        assert (await bot.service.tables.look(1)).table.channel == club.channel.id
        club.sim.fail_next("GET", f"/guilds/{club.guild.id}", 500, times=10)  # no one knows
        assert "Discord" in await moved(club.people[1], channel)
        assert (await bot.service.tables.look(1)).table.channel == club.channel.id


async def test_a_table_can_be_moved_from_a_server_that_the_bot_has_left(
    club: Club, abroad: tuple[Shards, Channel]
) -> None:
    own, channel = abroad
    club.guild.remove_bot()
    async with club.open(shards=own) as bot:
        assert "continues here" in await moved(club.people[1], channel)
        assert (await bot.service.tables.look(1)).table.channel == channel.id


async def test_a_table_of_another_process_is_where_one_can_play(club: Club, abroad: tuple[Shards, Channel]) -> None:
    own, _ = abroad
    async with club.open(shards=own) as bot:
        table = (await bot.service.tables.look(1)).table
        seen: Any = SimpleNamespace(client=bot)
        assert playable(seen, [table]) == [table]
        refused = discord.Forbidden(_response(403), {"code": 50001, "message": "Missing Access"})
        assert diagnose(refused, bot, table).key == "permissions"  # not "left"
    club.guild.remove_bot()
    async with club.open() as bot:
        seen = SimpleNamespace(client=bot)
        assert playable(seen, [table]) == []
        assert diagnose(refused, bot, table).key == "left"


async def test_one_process_tells_discord_of_the_commands(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing_known(_bot: ClubBot) -> None:
        told.append(_bot.own)

    told = list[Shards]()
    monkeypatch.setattr(ClubBot, "_sync", nothing_known)
    for own in (SECOND, FIRST, Shards((0, 1), 2)):
        async with club.open(shards=own):
            pass
    assert told == [FIRST, Shards((0, 1), 2)]


async def test_only_own_servers_are_greeted(club: Club) -> None:
    """A server whose greeting was interrupted by a crash is greeted by the process that has the server."""
    theirs, ours = (_silent(club, shard) for shard in (0, 1))
    async with club.open(shards=SECOND) as bot:
        for guild in (theirs, ours):
            await bot.service.store.bot_notes.note(f"greeting {guild.id}", "begun")
    async with club.open(shards=SECOND):
        await ours.channels[0].wait_for(lambda message: bool(message.buttons))
        await club.sim.quiet(0.01)
        assert not theirs.channels[0].messages
    async with club.open(shards=FIRST):
        await theirs.channels[0].wait_for(lambda message: bool(message.buttons))
        await club.sim.quiet(0.01)
        assert len(ours.channels[0].messages) == 1


async def test_the_digest_of_a_server_is_posted_by_the_process_that_has_it(club: Club) -> None:
    theirs, ours = (_silent(club, shard) for shard in (0, 1))
    evening = datetime(2026, 11, 24, 18, tzinfo=UTC).timestamp()
    club.clock = lambda: evening

    async def look(bot: GameBot) -> list[int]:
        cog = bot.get_cog("Digests")
        assert isinstance(cog, Digests)
        await cog.look()
        await club.sim.quiet(0.01)
        return [len(guild.channels[0].messages) for guild in (theirs, ours)]

    async with club.open(shards=FIRST) as bot:
        for guild in (theirs, ours):
            channel = guild.channels[0].id
            await bot.service.lobby.create("nanotech", channel, Person(club.people[0].id, "ann"), guild=guild.id)
            plan = DigestPlan("daily", channel, 18, "UTC")
            await bot.service.store.servers.change(guild.id, None, 0.0, digest=plan)
        assert await look(bot) == [1, 0]
    async with club.open(shards=SECOND) as bot:
        assert await look(bot) == [1, 1]
        assert await look(bot) == [1, 1]
    async with club.open(shards=FIRST) as bot:
        assert await look(bot) == [1, 1]


def _silent(club: Club, shard: int) -> Guild:
    guild = club.sim.add_guild(f"of shard {shard}", shard=(shard, 2))
    guild.add_text_channel("general")
    return guild


def _response(status: int) -> Any:
    return SimpleNamespace(status=status, reason="", headers={})
