"""/host undo: undo confirmed turns, after a confirmation."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.answers.ask_first import Confirmation, WhenDone, ask_first, require_confirmation
from cogs.base.items import Pressed
from cogs.base.localization import command_text
from cogs.base.words import refusal, say, title, words_for
from cogs.client.access import find_table, table_here
from cogs.client.bot import Interaction, is_manager, person
from cogs.host.consent import ask_others
from engine.club.hosting.consent import to_be_asked
from engine.kernel import text


async def _undo_question(interaction: Interaction, table_id: int, *, manager: bool) -> Confirmation:
    """Return the question before turns are undone: whose turns, in order."""
    words = words_for(interaction)
    open_table, version, back = await interaction.client.service.hosting.look_back(
        table_id, person(interaction.user), manager=manager
    )
    count = len(back.turns)
    lost = text("ask-unfinished-back" if back.unfinished else "ask-turns-back", count=count, turns=back.names)
    content = f"**{title(open_table.table, words)}** · {say(open_table.table, words, lost)}"
    others = to_be_asked(open_table.table, interaction.user.id, "undo")
    if others:
        return ask_others(open_table.table, content, others, version, words)
    return Confirmation(content, words("button-turns-back", count=count), version)


async def _undo_now(interaction: Interaction, pressed: Pressed, *, manager: bool) -> WhenDone:
    """Undo the turns."""
    service = interaction.client.service
    open_table = await service.hosting.force_undo(
        pressed.table, person(interaction.user), manager=manager, version=pressed.version
    )
    if open_table.table.open_request is not None:
        return WhenDone(words_for(interaction)("done-request-rated"))
    return WhenDone(words_for(interaction)("done-force-undo"))


async def _ask_force_undo(interaction: Interaction, table_id: int, _arg: str) -> Confirmation:
    return await _undo_question(interaction, table_id, manager=is_manager(interaction))


async def _force_undo(interaction: Interaction, pressed: Pressed) -> WhenDone:
    return await _undo_now(interaction, pressed, manager=is_manager(interaction))


require_confirmation("force-undo", _ask_force_undo, _force_undo)


async def _ask_undo_anywhere(interaction: Interaction, table_id: int, _arg: str) -> Confirmation:
    return await _undo_question(interaction, await find_table(interaction, table_id), manager=True)


async def _undo_anywhere(interaction: Interaction, pressed: Pressed) -> WhenDone:
    await find_table(interaction, pressed.table)
    return await _undo_now(interaction, pressed, manager=True)


require_confirmation("admin-force-undo", _ask_undo_anywhere, _undo_anywhere)


class UndoCommand(commands.Cog):
    """The part of /host that undoes turns."""

    @app_commands.command(name="undo", description=command_text("command-table-undo"))
    @app_commands.describe(table=command_text("parameter-admin-table"))
    async def take_back(self, interaction: Interaction, table: app_commands.Range[int, 1] | None = None) -> None:
        """Undo the last confirmed turn, after a confirmation: at this table, or at any that the user may administer."""
        if table is not None:
            await ask_first(interaction, "admin-force-undo", await find_table(interaction, table))
            return
        here = (await table_here(interaction)).table
        plays = here.seat_of(interaction.user.id) is not None and here.host != interaction.user.id
        if plays and not is_manager(interaction):
            raise refusal("error-undo-players")
        await ask_first(interaction, "force-undo", here.id)
