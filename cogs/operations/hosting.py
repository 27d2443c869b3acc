"""Keeping a table going: resign, replace a player, take a confirmed turn back, reminders of the table."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.client.bot import GameBot, is_manager, person, refusal, tell
from cogs.client.localization import command_text
from cogs.client.words import words_for
from engine.tables.manager import Live

Interaction = discord.Interaction[GameBot]


class Upkeep(commands.Cog):
    """Commands that keep tables from getting stuck. All but resigning are for the host or server managers."""

    def __init__(self, house: GameBot) -> None:
        self.house = house

    async def _here(self, interaction: Interaction) -> Live:
        return await self.house.service.in_channel(interaction.channel_id or 0)

    @app_commands.command(description=command_text("command-resign"))
    @app_commands.guild_only()
    @app_commands.describe(sure=command_text("parameter-sure"))
    async def resign(self, interaction: Interaction, sure: bool) -> None:
        """Hand the seat to a computer player."""
        if not sure:
            raise refusal("error-not-sure")
        live = await self._here(interaction)
        await self.house.service.resign(live.table.id, interaction.user.id)
        await tell(interaction, words_for(interaction)("done-resigned"))

    @app_commands.command(description=command_text("command-replace"))
    @app_commands.guild_only()
    @app_commands.describe(seat=command_text("parameter-seat"), player=command_text("parameter-new-player"))
    async def replace(self, interaction: Interaction, seat: str, player: discord.User | None = None) -> None:
        """Give a seat to somebody else, or to a computer player."""
        live = await self._here(interaction)
        index = next((i for i, s in enumerate(live.table.seats) if seat in {str(i), s.name}), None)
        if index is None:
            raise refusal("error-no-such-seat")
        if player is not None and player.bot:
            raise refusal("error-bot-player")
        await self.house.service.replace(
            live.table.id, person(interaction.user), index, person(player) if player else None,
            manager=is_manager(interaction),
        )  # fmt: skip
        await tell(interaction, words_for(interaction)("done-replaced"))

    @replace.autocomplete("seat")
    async def _seats(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        table = await self.house.service.store.in_channel(interaction.channel_id or 0)
        return [
            app_commands.Choice(name=f"{index + 1}. {seat.name}"[:100], value=str(index))
            for index, seat in enumerate(table.seats if table else ())
            if not seat.automaton and current.casefold() in seat.name.casefold()
        ]

    @app_commands.command(name="force-undo", description=command_text("command-force-undo"))
    @app_commands.guild_only()
    async def force_undo(self, interaction: Interaction) -> None:
        """Take back the last confirmed turn."""
        live = await self._here(interaction)
        await interaction.response.defer(ephemeral=True)
        await self.house.service.force_undo(live.table.id, person(interaction.user), manager=is_manager(interaction))
        await tell(interaction, words_for(interaction)("done-force-undo"))

    @app_commands.command(description=command_text("command-reminders"))
    @app_commands.guild_only()
    @app_commands.describe(
        hours=command_text("parameter-reminder-hours"), give_up_days=command_text("parameter-give-up-days")
    )
    @app_commands.rename(give_up_days="give-up-days")
    async def reminders(
        self,
        interaction: Interaction,
        hours: app_commands.Range[int, 0, 336],
        give_up_days: app_commands.Range[int, 0, 365] = 14,
    ) -> None:
        """Set how often the table reminds, and when it stops waiting."""
        live = await self._here(interaction)
        await self.house.service.set_reminders(
            live.table.id, interaction.user.id, hours, give_up_days, manager=is_manager(interaction)
        )
        await tell(interaction, words_for(interaction)("done-reminders", hours=hours, days=give_up_days))


async def setup(house: GameBot) -> None:
    """Add the cog."""
    await house.add_cog(Upkeep(house))
