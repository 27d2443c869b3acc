"""/host channel: move a table to another channel, when its own was deleted or locked, or because the host wants to."""

from __future__ import annotations

import logging

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.cards.private import tell
from cogs.base.localization import command_text
from cogs.base.not_done import NOT_DONE, is_unavailable
from cogs.base.permissions import missing_in, permission_names, place_of
from cogs.base.typed.matching import Entry, match_suggestion, suggestions
from cogs.base.typed.values import Name
from cogs.base.words import link, refusal, safe_name, table_words, title, whole_number, words_for
from cogs.client.access import check_shown, has_left, member_sees
from cogs.client.bot import GameBot, Interaction, is_manager, person
from cogs.posts.lobby_post import post_lobby, posting, tell_missing
from engine.catalogue import Catalogue
from engine.records.table import Table
from engine.tables.open.open_table import OpenTable

logger = logging.getLogger(__name__)


def table_entry(table: Table, words: Catalogue) -> Entry:
    """Return a table as an entry to pick or type: with its players, or by its name or number alone."""
    name = title(table, words)
    return Entry(str(table.id), f"{name}: {', '.join(seat.name for seat in table.seats)}", (name,))


class ChannelCommand(commands.Cog):
    """The part of /host that moves a table to another channel."""

    bot: GameBot

    @app_commands.command(name="channel", description=command_text("command-move-table"))
    @app_commands.describe(table=command_text("parameter-move-table"))
    async def move_table(self, interaction: Interaction, table: Name) -> None:
        """Move a table to this channel."""
        open_table = await self._find_table(interaction, table)
        place = place_of(interaction.channel)
        if place is None:
            raise refusal("error-move-here")
        check_shown(interaction)
        silent = {"attach_files", "read_message_history"}  # posts go through without them
        if missing := [each for each in missing_in(place, interaction.app_permissions) if each not in silent]:
            raise refusal("error-bot-lacks", permissions=permission_names(missing, words_for(interaction)))
        guild, here = open_table.table.guild, open_table.table.guild == interaction.guild_id
        if not here and not self.bot.own.has(guild):  # asking Discord may take a while
            await interaction.response.defer(ephemeral=True)
        left = guild is None or await has_left(self.bot, guild)
        if not here and not left:
            raise refusal("error-move-server")
        gone = open_table.table.trouble == "gone" and not is_unavailable(self.bot, guild)
        lost, manages = left or gone, here and is_manager(interaction)
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True)
        if interaction.guild is not None and not lost:
            await self._check_seen(interaction, interaction.guild, open_table.table)
        before = open_table.table.channel
        with posting(self.bot, open_table.table.id):
            open_table = await self.bot.service.notices.move(
                open_table.table.id, person(interaction.user), interaction.channel_id or 0, interaction.guild_id,
                manager=manages, lost=lost,
            )  # fmt: skip
            if open_table.table.status == "lobby":
                await post_lobby(self.bot, open_table.table)
        if not lost:
            await self._tell_old_channel(before, open_table.table)
        words = words_for(interaction)
        await tell(interaction, words("done-moved", table=title(open_table.table, words)))
        await tell_missing(interaction, place)

    async def _check_seen(self, interaction: Interaction, guild: discord.Guild, table: Table) -> None:
        """Refuse a channel in which a player at the table could not see that it is their turn."""
        words, channel = words_for(interaction), interaction.channel_id or 0
        hidden = [
            safe_name(seat.name)
            for seat in table.seats
            if seat.user is not None and await member_sees(guild, channel, seat.user) is False
        ]
        if hidden:
            raise refusal("error-unseen", names=words.join(hidden))

    async def _tell_old_channel(self, channel: int, table: Table) -> None:
        words = table_words(table)
        content = words("status-moved", table=title(table, words), link=link(table))
        try:
            await self.bot.get_partial_messageable(channel).send(content, silent=True)
        except NOT_DONE as error:
            logger.info("channel %d is not told that table %d moved: %s", channel, table.id, error)

    @move_table.autocomplete("table")
    async def _tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = words_for(interaction)
        found: list[Entry] = []
        for open_table in await self.bot.service.tables.games_of(interaction.user.id):
            if open_table.table.channel != interaction.channel_id:
                found.append(table_entry(open_table.table, words))
        return suggestions(found, current)

    async def _find_table(self, interaction: Interaction, typed: str) -> OpenTable:
        """Return the table with this number; a refusal for users who neither play there nor manage its server."""
        number = whole_number(typed.strip().lstrip("#"))
        if number is None:
            words = words_for(interaction)
            mine = [
                table_entry(open_table.table, words)
                for open_table in await self.bot.service.tables.games_of(interaction.user.id)
            ]
            number = whole_number(match_suggestion(mine, typed) or "")
        if number is None:
            raise refusal("error-move-which")
        open_table = await self.bot.service.tables.look(number)
        table, user = open_table.table, interaction.user.id
        managed = is_manager(interaction) and table.guild == interaction.guild_id
        if table.seat_of(user) is None and table.host != user and not managed:
            raise refusal("error-move-which")
        return open_table
