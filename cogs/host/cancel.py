"""/host cancel: cancel a lobby or a game, after a confirmation; restore a canceled game."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.answers.ask_first import Confirmation, WhenDone, ask_first, require_confirmation
from cogs.base.cards.card import Card
from cogs.base.cards.private import answer, defer, is_private
from cogs.base.items import Pressed, on_press
from cogs.base.localization import command_text
from cogs.base.words import say, title, words_for
from cogs.client.access import table_here
from cogs.client.bot import Interaction, is_manager, person
from cogs.host.consent import ask_others
from cogs.posts.offers import refused_offer
from cogs.posts.post_buttons import restore_button
from cogs.posts.post_words import restore_line
from engine.club.hosting.consent import to_be_asked
from engine.kernel import RuleError
from engine.records.table import RESTORE_DAYS


async def _ask_cancel(interaction: Interaction, table_id: int, _arg: str) -> Confirmation:
    service, words = interaction.client.service, words_for(interaction)
    open_table = await service.tables.look(table_id)
    table, version = open_table.table, open_table.table.version
    service.lobby.check_cancel(table, interaction.user.id, manager=is_manager(interaction))
    if open_table.match is None:
        lost = words("ask-cancel-lobby", table=title(table, words), count=len(table.seats))
        return Confirmation(lost, words("button-cancel-table"), version)
    lost = words(
        "ask-cancel-game",
        table=title(table, words),
        stage=say(table, words, open_table.game.guide.headline(open_table.seen_by(None))),
        count=await service.hosting.turns_played(table_id),
        days=RESTORE_DAYS,
    )
    others = to_be_asked(table, interaction.user.id, "cancel")
    if table.rated:
        lost = f"{lost} {words('ask-cancel-rated')}"
    if others:
        return ask_others(table, lost, others, version, words)
    return Confirmation(lost, words("button-cancel-game"), version)


async def _cancel(interaction: Interaction, pressed: Pressed) -> WhenDone:
    table = await interaction.client.service.lobby.cancel(
        pressed.table,
        interaction.user.id,
        manager=is_manager(interaction),
        name=person(interaction.user).name,
        version=pressed.version,
    )
    words = words_for(interaction)
    if table.status == "running":
        return WhenDone(words("done-request-cancel"))
    done = words("done-cancelled", table=title(table, words))
    return WhenDone(" ".join(filter(None, [done, restore_line(table, words)])), restore_button(table, words))


require_confirmation("cancel", _ask_cancel, _cancel)


OVER = {"error-not-cancelled", "error-restore-late", "error-season-restore"}
"""Refusals after which the button can never restore a game."""


@on_press("restore")
async def press_restore(interaction: Interaction, pressed: Pressed) -> None:
    """Restore a canceled game."""
    private = is_private(interaction.message)
    await defer(interaction)
    try:
        open_table = await interaction.client.service.lobby.restore(
            pressed.table, person(interaction.user), manager=is_manager(interaction)
        )
    except RuleError as error:
        # The offer may have ended although its post still shows the button.
        await refused_offer(interaction, pressed.table)
        if not private or error.text.key not in OVER:
            raise
        await answer(interaction, Card(words_for(interaction).say(error.text)))
        return
    words = words_for(interaction)
    await answer(interaction, Card(words("done-restored", table=title(open_table.table, words))))


class CancelCommand(commands.Cog):
    """The part of /host that ends a game early."""

    @app_commands.command(description=command_text("command-cancel"))
    async def cancel(self, interaction: Interaction) -> None:
        """Cancel the lobby or the game (host or managers), after a confirmation."""
        await ask_first(interaction, "cancel", (await table_here(interaction)).table.id)
