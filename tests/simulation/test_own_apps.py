"""The bot as an app of a user's own, where it is neither on the server nor in the group."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from simulation import LoopbackDiscord
from simulation.common import SimulatorError
from simulation.rest.interactions import MAX_APP_FOLLOW_UPS


class AppBot(discord.Client):
    """A bot with a command for everywhere, which answers with `public` and `more` messages, and one only for servers."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01)
        self.tree = discord.app_commands.CommandTree(self)
        self.seen: list[discord.Interaction[Any]] = []
        for name in ("anywhere", "here"):
            command: Any = discord.app_commands.Command(name=name, description="x", callback=self.answer)
            own = name == "anywhere"
            command.allowed_installs = discord.app_commands.AppInstallationType(guild=True, user=own)
            command.allowed_contexts = discord.app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=own
            )
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def answer(self, interaction: discord.Interaction[Any], public: bool, more: int) -> None:
        self.seen.append(interaction)
        await interaction.response.send_message("yes", ephemeral=not public)
        for _ in range(more):
            await interaction.followup.send("more", ephemeral=True)


async def test_a_user_reaches_their_own_app_on_other_servers_and_in_groups() -> None:
    async with LoopbackDiscord() as sim:
        club, far = sim.add_guild("Club"), sim.add_guild("Far Club", with_bot=False)
        ann = club.add_member("ann")
        home, abroad = club.add_text_channel("games"), far.add_text_channel("abroad")
        far.add_member(ann)
        group = sim.add_group(ann, sim.add_user("ben"))
        bot = AppBot()
        async with sim.running(bot):
            with pytest.raises(SimulatorError):
                await ann.slash(abroad, "anywhere", public=False, more=0)
            ann.has_app = True
            for place in (home, ann.open_dm(), abroad, group):
                await ann.slash(place, "anywhere", public=False, more=0)
            of_server = [(each.is_guild_integration(), each.is_user_integration()) for each in bot.seen]
            assert of_server == [(True, True), (False, True), (False, True), (False, True)]
            assert [each.context.private_channel for each in bot.seen] == [False, False, False, True]
            for place in (abroad, group):
                with pytest.raises(SimulatorError):
                    await ann.slash(place, "here", public=False, more=0)
            await ann.slash(home, "anywhere", public=True, more=0)
            assert sim.take_violations("public") == []
            await ann.slash(group, "anywhere", public=True, more=0)
            assert len(sim.take_violations("public")) == 1


async def test_an_own_app_sends_five_further_messages() -> None:
    async with LoopbackDiscord() as sim:
        ann = sim.add_user("ann")
        ann.has_app = True
        group, bot = sim.add_group(ann), AppBot()
        async with sim.running(bot):
            reply = await ann.slash(group, "anywhere", public=False, more=MAX_APP_FOLLOW_UPS + 1)
            await reply.followup(MAX_APP_FOLLOW_UPS - 1)
            await sim.quiet()
            assert len(reply.followups) == MAX_APP_FOLLOW_UPS
            assert len(sim.take_violations("limit")) == 1
