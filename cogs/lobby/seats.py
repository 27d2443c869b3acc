"""/table join and leave, and the seats on the lobby post: taking, leaving and clearing them, computer players."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable
from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.cards.private import tell
from cogs.base.items import Pressed, on_press
from cogs.base.localization import command_text
from cogs.base.not_done import NOT_DONE
from cogs.base.words import link, refusal, table_words, title, words_for
from cogs.client.access import table_here
from cogs.client.bot import GameBot, Interaction, is_manager, person
from cogs.posts.lobby_post import refresh_lobby, showing
from cogs.posts.offers import close_offers
from engine.catalogue import catalogue, locales
from engine.kernel import RuleError
from engine.records.table import Table

logger = logging.getLogger(__name__)


async def _apply_change(interaction: Interaction, table_id: int, change: Awaitable[Table]) -> Table:
    """Apply the change of a press, and update the lobby post; return the table.

    If the change is refused, still update an outdated post: Discord may have rejected its last update.
    """
    try:
        table = await change
    except RuleError:
        await catch_up(interaction, table_id)
        raise
    await redraw_lobby(interaction, table)
    return table


async def catch_up(interaction: Interaction, table_id: int) -> None:
    """Update a table's lobby post if it is outdated."""
    with suppress(RuleError):  # the caller's refusal already explains that there is no such table
        await refresh_lobby(interaction.client, (await interaction.client.service.tables.look(table_id)).table)


async def redraw_lobby(interaction: Interaction, table: Table) -> None:
    """Answer a press on the lobby post by updating it."""
    pressed = interaction.message.id if interaction.message is not None else 0
    async with showing(interaction.client, table, pressed, waits=False) as (content, view, _outdated):
        await interaction.response.edit_message(content=content, view=view)
    await close_offers(interaction.client, table)


@on_press("join")
async def press_join(interaction: Interaction, pressed: Pressed) -> None:
    """Take a seat."""
    service = interaction.client.service
    await _apply_change(interaction, pressed.table, service.lobby.join(pressed.table, person(interaction.user)))


@on_press("leave")
async def press_leave(interaction: Interaction, pressed: Pressed) -> None:
    """Leave the seat."""
    service = interaction.client.service
    await _apply_change(interaction, pressed.table, service.lobby.leave(pressed.table, interaction.user.id))


@on_press("not-ready")
@on_press("ready")
async def press_ready(interaction: Interaction, pressed: Pressed) -> None:
    """Say whether the user is ready for the start."""
    saying = interaction.client.service.lobby.say_ready(pressed.table, interaction.user.id, pressed.verb == "ready")
    await _apply_change(interaction, pressed.table, saying)


@on_press("remove-player")
async def press_remove_player(interaction: Interaction, pressed: Pressed) -> None:
    """Remove a player from the lobby."""
    if not pressed.values or not re.fullmatch("[0-9]{1,18}|[0-9]{19}", pressed.values[0]):
        raise refusal("error-old-button")
    removing = interaction.client.service.lobby.remove(
        pressed.table, interaction.user.id, int(pressed.values[0]), manager=is_manager(interaction)
    )
    table = await _apply_change(interaction, pressed.table, removing)
    await _tell_removed(interaction.client, table, int(pressed.values[0]))


async def _tell_removed(bot: GameBot, table: Table, user: int) -> None:
    """Notify a user by direct message, in their language, that the host removed them from a lobby; a failure is logged."""
    chosen = bot.service.players.languages.get(user)
    words = catalogue(chosen) if chosen in locales() else table_words(table)
    content = words("removed-from-lobby", table=title(table, words), link=link(table))
    try:
        channel = await bot.create_dm(discord.Object(user))
        await channel.send(content, allowed_mentions=discord.AllowedMentions.none())
    except NOT_DONE as error:
        # Direct messages may be closed. Not repeated: Join explains it.
        logger.info("user %d is not told of being removed from table %d: %s", user, table.id, error)


@on_press("add-computer")
async def press_add_computer(interaction: Interaction, pressed: Pressed) -> None:
    """Seat a computer player of the level chosen; posts of earlier releases have buttons, some without a level."""
    service = interaction.client.service
    open_table = await service.tables.look(pressed.table)
    name = next(iter(pressed.values), pressed.arg) or open_table.game.stand_in.name
    await _apply_change(
        interaction,
        pressed.table,
        service.lobby.add_computer(pressed.table, interaction.user.id, name, manager=is_manager(interaction)),
    )


@on_press("remove-computer")
async def press_remove_computer(interaction: Interaction, pressed: Pressed) -> None:
    """Remove a computer player."""
    await _apply_change(
        interaction,
        pressed.table,
        interaction.client.service.lobby.remove_computer(
            pressed.table, interaction.user.id, manager=is_manager(interaction)
        ),
    )


async def confirm_change(interaction: Interaction, table: Table, key: str) -> None:
    """Confirm a change by a command; the lobby's post follows."""
    await tell(interaction, words_for(interaction)(key, table=title(table, words_for(interaction))))


class SeatCommands(commands.Cog):
    """The part of /table that takes and leaves seats."""

    bot: GameBot

    @app_commands.command(description=command_text("command-join"))
    async def join(self, interaction: Interaction) -> None:
        """Take a seat at the table in this channel."""
        table = (await table_here(interaction)).table
        await confirm_change(
            interaction, await self.bot.service.lobby.join(table.id, person(interaction.user)), "done-joined"
        )

    @app_commands.command(description=command_text("command-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Give up a seat before the game starts."""
        table = (await table_here(interaction)).table
        await confirm_change(
            interaction, await self.bot.service.lobby.leave(table.id, interaction.user.id), "done-left"
        )
