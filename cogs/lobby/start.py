"""/host start, the lobby post's button, and the buttons of the ready check: starting the game."""

from __future__ import annotations

from collections.abc import Awaitable

from discord import app_commands
from discord.ext import commands

from cogs.answers.panel.turn_panel import show_panel
from cogs.base.items import Pressed, on_press
from cogs.base.localization import command_text
from cogs.base.words import refusal, safe_name, words_for
from cogs.client.access import ASK_SECONDS, find_departed, table_here
from cogs.client.bot import GameBot, Interaction, is_manager
from cogs.lobby.seats import catch_up, confirm_change, redraw_lobby
from engine.kernel import RuleError
from engine.records.ready_check import to_be_asked
from engine.tables.checks import check_set_up
from engine.tables.open.open_table import OpenTable


async def _start(interaction: Interaction, table_id: int) -> OpenTable:
    """Start a game, or ask who is still in. A refusal if anyone who would not be asked has left: their seats become free."""
    bot, user, manager = interaction.client, interaction.user.id, is_manager(interaction)
    table = (await bot.service.tables.look(table_id)).table
    if table.status == "lobby":
        check_set_up(table, user, manager=manager)
        asked = to_be_asked(table, bot.service.tables.clock())
        names = {seat.user: safe_name(seat.name) for seat in table.seats}
        others = [each for each in table.users if each not in {user, *asked}]
        gone = await find_departed(bot, table.guild, others, limit=ASK_SECONDS)
        for each in gone:
            await bot.service.lobby.free_gone(table_id, each)
        if gone:
            raise refusal("error-start-left", names=words_for(interaction).join([names[each] for each in gone]))
    return await bot.service.ready_checks.press_start(table_id, user, manager=manager)


@on_press("start")
async def press_start(interaction: Interaction, pressed: Pressed) -> None:
    """Start the game, or ask the seated players whether they are still in."""
    try:
        open_table = await _start(interaction, pressed.table)
    except RuleError:
        # The post may be outdated, if Discord did not accept its last update.
        await catch_up(interaction, pressed.table)
        raise
    if open_table.table.alone:
        await show_panel(interaction, open_table)  # the lobby post describes the turns from now on
    else:
        await redraw_lobby(interaction, open_table.table)


@on_press("in")
async def press_in(interaction: Interaction, pressed: Pressed) -> None:
    """Say that the user is still in; the outbox updates the post."""
    checks = interaction.client.service.ready_checks
    await _answer(interaction, checks.confirm(pressed.table, pressed.version or 0, interaction.user.id))


@on_press("not-in")
async def press_not_in(interaction: Interaction, pressed: Pressed) -> None:
    """Give up the user's seat, as an answer to a ready check."""
    checks = interaction.client.service.ready_checks
    await _answer(interaction, checks.leave(pressed.table, pressed.version or 0, interaction.user.id))


@on_press("call-off")
async def press_call_off(interaction: Interaction, pressed: Pressed) -> None:
    """End a ready check without a start."""
    checks = interaction.client.service.ready_checks
    await _answer(
        interaction,
        checks.call_off(pressed.table, pressed.version or 0, interaction.user.id, manager=is_manager(interaction)),
    )


async def _answer(interaction: Interaction, answer: Awaitable[OpenTable]) -> None:
    """Process an answer to a ready check; the outbox updates its post and the lobby's."""
    await answer
    await interaction.response.defer()


class StartCommand(commands.Cog):
    """The part of /host that starts a game."""

    bot: GameBot

    @app_commands.command(description=command_text("command-start"))
    async def start(self, interaction: Interaction) -> None:
        """Start the game, or ask the seated players whether they are still in."""
        table = (await table_here(interaction)).table
        open_table = await _start(interaction, table.id)
        asked = open_table.table.open_check is not None
        await confirm_change(interaction, open_table.table, "done-asked-in" if asked else "done-started")
