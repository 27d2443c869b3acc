"""Keeping a table going: resign, replace a player, take a confirmed turn back, reminders of the table."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.house import House, is_manager, person, refusal, tell
from cogs.localization import command_text
from cogs.typed import Entry, picked, suggestions
from cogs.words import clip, safe_name, words_for
from engine.keeper import Live
from engine.table import Table

Interaction = discord.Interaction[House]


def seat_entries(table: Table) -> list[Entry]:
    """Return a table's seats as they are listed and typed: numbered from 1, or by the player's name."""
    return [
        Entry(str(number), f"{number}. {seat.name}", (seat.name,)) for number, seat in enumerate(table.seats, start=1)
    ]


class Upkeep(commands.Cog):
    """Commands that keep tables from getting stuck. All but resigning are for the host or server managers."""

    def __init__(self, house: House) -> None:
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
        number = picked(seat_entries(live.table), seat)
        if number is None:
            known = [safe_name(entry.shown) for entry in seat_entries(live.table)]
            raise refusal("error-which-seat", seat=clip(seat, 60), seats=words_for(interaction).join(known))
        if player is not None and player.bot:
            raise refusal("error-bot-player")
        await self.house.service.replace(
            live.table.id, person(interaction.user), int(number) - 1, person(player) if player else None,
            manager=is_manager(interaction),
        )  # fmt: skip
        await tell(interaction, words_for(interaction)("done-replaced"))

    @replace.autocomplete("seat")
    async def _seats(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        table = await self.house.service.store.in_channel(interaction.channel_id or 0)
        return suggestions(seat_entries(table), current) if table else []

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


async def setup(house: House) -> None:
    """Add the cog."""
    await house.add_cog(Upkeep(house))
