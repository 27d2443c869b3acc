"""A running sample bot in a small guild."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
import pytest

from simulation import Channel, Guild, LoopbackDiscord, Message, User
from simulation.common import LOOP_TIMEOUT
from simulation.world.interactions import Interaction
from tests.simulation.sample_bot import SampleBot


@dataclass
class Club:
    """A guild with people in it, and the bot that runs there."""

    sim: LoopbackDiscord
    guild: Guild
    channel: Channel
    ann: User
    bob: User
    boss: User
    bot: SampleBot

    def here(self) -> discord.TextChannel:
        """Return the channel as the bot knows it."""
        channel = self.bot.get_channel(self.channel.id)
        assert isinstance(channel, discord.TextChannel)
        return channel


@pytest.fixture
async def sim() -> AsyncIterator[LoopbackDiscord]:
    async with LoopbackDiscord(ack_limit=LOOP_TIMEOUT) as sim:
        yield sim


@pytest.fixture
async def club(sim: LoopbackDiscord) -> AsyncIterator[Club]:
    guild = sim.add_guild("Club", locale="fr")
    channel = guild.add_text_channel("games")
    ann = guild.add_member("ann", locale="de")
    bob = guild.add_member("bob")
    boss = guild.add_member("boss", permissions=discord.Permissions(manage_guild=True))
    bot = SampleBot()
    async with sim.running(bot):
        yield Club(sim, guild, channel, ann, bob, boss, bot)


class RawClient:
    """Sends hand-made requests, to try what discord.py itself would not send."""

    def __init__(self, sim: LoopbackDiscord, session: aiohttp.ClientSession) -> None:
        self.sim = sim
        self._session = session
        self.guild = sim.add_guild("Club")
        self.channel = self.guild.add_text_channel("games")
        self.ann = self.guild.add_member("ann")

    async def send(self, method: str, path: str, body: object) -> tuple[int, dict[str, Any]]:
        """Return status and body of the answer."""
        headers = {"Authorization": f"Bot {self.sim.token}"}
        url = self.sim.url + "/api/v10" + path
        async with self._session.request(method, url, json=body, headers=headers) as answer:
            return answer.status, await answer.json() if answer.status != 204 else {}

    async def post(self, body: object) -> tuple[int, dict[str, Any]]:
        """Post a message."""
        return await self.send("POST", f"/channels/{self.channel.id}/messages", body)

    async def answer(self, kind: int, body: object, message: Message | None = None) -> tuple[int, dict[str, Any]]:
        """Let ann do something (of this interaction type), on a message if it is given, and answer it."""
        interaction = Interaction(
            self.sim, kind, self.ann, self.channel, {"name": "x"}, description="x", message=message
        )
        self.sim.send_interaction(interaction)
        return await self.send("POST", f"/interactions/{interaction.id}/{interaction.token}/callback", body)

    async def sync(self, *commands: object) -> tuple[int, dict[str, Any]]:
        """Register commands."""
        return await self.send("PUT", f"/applications/{self.sim.bot.id}/commands", list(commands))


@pytest.fixture
async def raw(sim: LoopbackDiscord) -> AsyncIterator[RawClient]:
    async with aiohttp.ClientSession() as session:
        yield RawClient(sim, session)
