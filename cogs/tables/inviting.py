"""Inviting somebody to a lobby, who takes a seat by pressing a button, and who may set the table up."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.client.bot import GameBot, is_manager, person, refusal, tell
from cogs.client.items import Pressed, button, on_press, rows
from cogs.client.localization import command_text
from cogs.client.words import safe_name, table_words, title, user_mention, words_for
from cogs.tables.lobby import refresh_lobby
from engine.catalogue import Catalogue
from engine.records.table import Table

Interaction = discord.Interaction[GameBot]


def _invitation(table: Table, user: int, words: Catalogue) -> discord.ui.View:
    arg = str(user)
    join = button(table.id, "accept", words("button-join"), arg=arg, style=discord.ButtonStyle.success)
    return rows([join, button(table.id, "decline", words("button-decline"), arg=arg)])


def _check_invited(interaction: Interaction, pressed: Pressed) -> None:
    if pressed.arg != str(interaction.user.id):
        raise refusal("error-not-invited")


@on_press("accept")
async def press_accept(interaction: Interaction, pressed: Pressed) -> None:
    """Take a seat as invited."""
    _check_invited(interaction, pressed)
    table = await interaction.client.service.lobby.join(pressed.table, person(interaction.user))
    await _answered(interaction, table, "invitation-accepted")


@on_press("decline")
async def press_decline(interaction: Interaction, pressed: Pressed) -> None:
    """Stay away from a lobby one is invited to."""
    _check_invited(interaction, pressed)
    table = await interaction.client.service.lobby.decline(pressed.table, interaction.user.id)
    await _answered(interaction, table, "invitation-declined")


async def _answered(interaction: Interaction, table: Table, key: str) -> None:
    words = table_words(table)
    said = words(key, who=safe_name(person(interaction.user).name), table=title(table, words))
    await interaction.response.edit_message(content=said, view=None)
    await refresh_lobby(interaction.client, table)


class InvitingCommands(commands.Cog):
    """The part of /table that brings people to a lobby, and says who may set it up. For the host or managers."""

    bot: GameBot

    async def _lobby_here(self, interaction: Interaction) -> Table:
        return (await self.bot.service.tables.in_channel(interaction.channel_id or 0)).table

    @app_commands.command(description=command_text("command-invite"))
    @app_commands.describe(player=command_text("parameter-invited"))
    async def invite(self, interaction: Interaction, player: discord.User) -> None:
        """Invite somebody of this server, who is pinged once and has to take the seat."""
        if player.bot:
            raise refusal("error-bot-player")
        if not isinstance(player, discord.Member):
            raise refusal("error-invite-stranger")
        number = (await self._lobby_here(interaction)).id
        table = await self.bot.service.lobby.invite(
            number, interaction.user.id, person(player), manager=is_manager(interaction)
        )
        words = table_words(table)
        said = words(
            "invitation",
            who=safe_name(person(interaction.user).name),
            invited=user_mention(player.id),
            table=title(table, words),
        )
        await interaction.response.send_message(
            said,
            view=_invitation(table, player.id, words),
            allowed_mentions=discord.AllowedMentions(users=[player], everyone=False, roles=False),
        )
        await refresh_lobby(self.bot, table)

    @app_commands.command(description=command_text("command-permissions"))
    @app_commands.describe(setup=command_text("parameter-setup-by"))
    @app_commands.choices(
        setup=[app_commands.Choice(name=command_text(f"setup-by-{who}"), value=who) for who in ("host", "players")]
    )
    async def permissions(self, interaction: Interaction, setup: str) -> None:
        """Set who may start the game, change its options and seat computer players."""
        number = (await self._lobby_here(interaction)).id
        table = await self.bot.service.lobby.let_players_set_up(
            number, interaction.user.id, setup == "players", manager=is_manager(interaction)
        )
        words = words_for(interaction)
        key = "done-setup-by-players" if table.settings.players_set_up else "done-setup-by-host"
        await tell(interaction, words(key, table=title(table, words)))
        await refresh_lobby(self.bot, table)
