"""/admin: export and import games, and repair stuck tables. For the operator, and for managers on their server."""

from __future__ import annotations

import io

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers.ask_first import Confirmation, WhenDone, ask_first, keep_button, require_confirmation
from cogs.base.cards.card import Card
from cogs.base.cards.private import answer, tell
from cogs.base.items import MAX_USER_ID, Pressed, TableButton, button, on_press
from cogs.base.localization import command_text
from cogs.base.typed.values import Name
from cogs.base.words import (
    MAX_CONTENT,
    asked_names,
    fit_lines,
    link,
    refusal,
    title,
    user_mention,
    whole_number,
    words_for,
)
from cogs.client.access import check_admin, find_table, is_owner, on_this_server
from cogs.client.bot import GameBot, Interaction, person
from cogs.operations.blocking import block_argument, block_list, server_id
from cogs.operations.channel_check import ChosenPlace, check_channel
from cogs.operations.forgetting import forget, loss_lines, version_of
from engine.catalogue import Catalogue
from engine.club.hosting.archive import MAX_BYTES
from engine.club.hosting.blocks import Kind
from engine.club.hosting.repair import Finding, StuckTable
from engine.club.servers.servers import MAX_CAP
from engine.records.server import Caps
from engine.records.table import Table

USUAL_DAYS = 7


@app_commands.default_permissions(manage_guild=True)
class Admin(commands.GroupCog, name="admin", description=command_text("command-admin")):
    """The tools. Every command checks the user's rights, regardless of what Discord shows them."""

    def __init__(self, bot: GameBot) -> None:
        self.bot, self.service = bot, bot.service

    @app_commands.command(description=command_text("command-admin-export"))
    @app_commands.describe(table=command_text("parameter-admin-table"))
    async def export(self, interaction: Interaction, table: app_commands.Range[int, 1] | None = None) -> None:
        """Answer with a table's game as a file."""
        number = await find_table(interaction, table)
        await interaction.response.defer(ephemeral=True)
        open_table, data = await self.service.archives.export(number, person(interaction.user))
        words, exported = words_for(interaction), open_table.table
        await interaction.followup.send(
            words("admin-exported", table=title(exported, words)),
            file=discord.File(io.BytesIO(data), filename=f"{exported.game}-{exported.id}-{exported.ply}.json"),
            ephemeral=True,
            allowed_mentions=discord.AllowedMentions.none(),
        )

    @app_commands.command(name="import", description=command_text("command-admin-import"))
    @app_commands.describe(file=command_text("parameter-admin-file"))
    async def take_in(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Import a game from a file as a table in this channel."""
        check_admin(interaction)
        if interaction.guild_id is None or interaction.channel_id is None:
            raise refusal("error-admin-no-channel")
        if file.size > MAX_BYTES:
            raise refusal("error-import-large", most=MAX_BYTES // 1_000_000)
        await interaction.response.defer(ephemeral=True)
        try:
            data = await file.read()
        except (discord.NotFound, discord.Forbidden) as error:
            raise refusal("error-import-gone") from error
        open_table = await self.service.archives.import_game(
            data, interaction.channel_id, interaction.guild_id, person(interaction.user)
        )
        words = words_for(interaction)
        await tell(
            interaction, words("admin-imported", table=title(open_table.table, words), count=open_table.table.ply)
        )

    @app_commands.command(description=command_text("command-admin-repair"))
    @app_commands.describe(table=command_text("parameter-admin-table"))
    async def repair(self, interaction: Interaction, table: app_commands.Range[int, 1] | None = None) -> None:
        """Examine a table and offer the possible repairs of a fault."""
        number = await find_table(interaction, table)
        await interaction.response.defer(ephemeral=True)
        words = words_for(interaction)
        found = await self.service.repairs.diagnose(number)
        if found is None:
            content, buttons = words("admin-damaged", number=str(number)), _closing(number, words)
        else:
            content, buttons = _diagnosis(*found, words)
        await answer(interaction, Card(content, buttons))

    @app_commands.command(description=command_text("command-admin-forget"))
    @app_commands.describe(user=command_text("parameter-admin-user"))
    async def forget(self, interaction: Interaction, user: discord.User) -> None:
        """Delete the stored data of a person, on all servers."""
        await ask_first(interaction, "admin-forget", 0, str(user.id))

    @app_commands.command(description=command_text("command-admin-block"))
    @app_commands.describe(
        user=command_text("parameter-admin-block-user"),
        server=command_text("parameter-admin-block-server"),
        lift=command_text("parameter-admin-lift"),
    )
    async def block(
        self,
        interaction: Interaction,
        user: discord.User | None = None,
        server: Name | None = None,
        lift: bool = False,
    ) -> None:
        """Block a person or a server, lift a block, or show the list."""
        if not is_owner(interaction):
            raise refusal("error-owner-only")
        if user is None and server is None:
            await tell(interaction, block_list(self.bot, words_for(interaction)))
            return
        if user is not None and server is not None:
            raise refusal("error-block-one")
        kind: Kind = "user" if user is not None else "server"
        number = user.id if user is not None else server_id(server or "")
        if not lift:
            await ask_first(interaction, "admin-block", 0, block_argument(kind, number))
            return
        there = await self.service.blocks.lift(kind, number)
        await tell(interaction, words_for(interaction)("block-lifted" if there else "block-not-there"))

    @app_commands.command(description=command_text("command-admin-limits"))
    @app_commands.describe(
        lobbies=command_text("parameter-admin-lobbies"), games=command_text("parameter-admin-games")
    )
    async def limits(
        self,
        interaction: Interaction,
        lobbies: app_commands.Range[int, 1, MAX_CAP] | None = None,
        games: app_commands.Range[int, 1, MAX_CAP] | None = None,
    ) -> None:
        """Show, or set, how many tables one person may host on this server."""
        check_admin(interaction)
        if interaction.guild_id is None:
            raise refusal("error-admin-no-channel")
        caps = await self.service.caps.of(interaction.guild_id)
        if lobbies is not None or games is not None:
            caps = Caps(lobbies or caps.lobbies, games or caps.games)
            await self.service.servers.set(interaction.guild_id, interaction.user.id, caps=caps)
        await tell(interaction, words_for(interaction)("admin-limits", lobbies=caps.lobbies, games=caps.games))

    @app_commands.command(description=command_text("command-admin-check"))
    @app_commands.describe(channel=command_text("parameter-admin-channel"))
    async def check(
        self,
        interaction: Interaction,
        channel: app_commands.Transform[int, ChosenPlace] | None = None,
    ) -> None:
        """Show which permissions the bot lacks in a channel, thread or category."""
        check_admin(interaction)
        await tell(interaction, check_channel(interaction, channel))

    @app_commands.command(name="stuck", description=command_text("command-admin-stuck"))
    @app_commands.describe(days=command_text("parameter-admin-days"))
    async def list_stuck(self, interaction: Interaction, days: app_commands.Range[int, 0, 365] = USUAL_DAYS) -> None:
        """List the stuck tables, of this server or, for the operator, of all."""
        owner = check_admin(interaction)
        await interaction.response.defer(ephemeral=True)
        found = [
            one
            for one in await self.service.repairs.find_stuck(days=days)
            if owner or on_this_server(interaction, one.channel, one.table)
        ]
        words = words_for(interaction)
        if not found:
            await tell(interaction, words("stuck-none"))
            return
        heading = words("stuck-heading", count=len({one.id for one in found}))
        lines = [_stuck_line(one, words) for one in reversed(found)]
        await tell(interaction, f"{heading}\n{fit_lines(words, lines, MAX_CONTENT - len(heading) - 10)}")


def _stuck_line(one: StuckTable, words: Catalogue) -> str:
    number = str(one.id)
    who = (asked_names(one.table, words) if one.table is not None else "") or "–"
    trouble = words(f"stuck-{one.trouble}", number=number, who=who, days=one.count, count=one.count)
    if one.table is None:
        return words(
            "stuck-line", table=f"#{number}", link=f"https://discord.com/channels/@me/{one.channel}", trouble=trouble
        )
    return words("stuck-line", table=title(one.table, words), link=link(one.table), trouble=trouble)


def _closing(number: int, words: Catalogue) -> list[TableButton]:
    close = button(number, "close-unreadable", words("button-close-table"), style=discord.ButtonStyle.danger)
    return [close, keep_button(words)]


def _diagnosis(table: Table, finding: Finding, words: Catalogue) -> tuple[str, list[TableButton]]:
    name = title(table, words)
    if finding.sound:
        return words("admin-sound", table=name, count=finding.total), []
    if finding.kept < 0:
        return words("admin-lost", table=name), _closing(table.id, words)
    lost = finding.total - finding.kept
    lines = [words("admin-broken", table=name, kept=finding.kept, total=finding.total, lost=lost)]
    if finding.older:
        lines.append(words("admin-broken-older"))
    label = words("button-go-back" if lost else "button-rebuild")
    act = button(
        table.id, "repair", label, version=table.version, arg=str(finding.kept), style=discord.ButtonStyle.danger
    )
    return "\n".join(lines), [act, keep_button(words)]


def _user_in(arg: str) -> int:
    """Return the id of the person in the argument of a press."""
    if not (arg.isascii() and arg.isdecimal() and len(arg) <= MAX_USER_ID):
        raise refusal("error-old-button")
    return int(arg)


async def _ask_forget(interaction: Interaction, _table_id: int, arg: str) -> Confirmation:
    if not is_owner(interaction):
        raise refusal("error-owner-only")
    words, given_up = words_for(interaction), await interaction.client.service.giving_up.look(_user_in(arg))
    lost = loss_lines(words("ask-forget", who=user_mention(_user_in(arg))), given_up, words)
    return Confirmation(lost, words("button-forget"), version_of(given_up))


async def _forget(interaction: Interaction, pressed: Pressed) -> WhenDone:
    if not is_owner(interaction):
        raise refusal("error-owner-only")
    count = await forget(interaction.client, _user_in(pressed.arg), pressed.version)
    return WhenDone(words_for(interaction)("admin-forgotten", count=count))


require_confirmation("admin-forget", _ask_forget, _forget)


@on_press("repair", anywhere=True)
async def press_repair(interaction: Interaction, pressed: Pressed) -> None:
    """Rebuild a game as the repair proposes."""
    number = await find_table(interaction, pressed.table)
    back_to = whole_number(pressed.arg)
    if back_to is None:
        raise refusal("error-old-button")
    await interaction.response.defer()
    finding = await interaction.client.service.repairs.repair(number, person(interaction.user), back_to=back_to)
    open_table = await interaction.client.service.tables.look(number)
    words = words_for(interaction)
    sentence = words("admin-repaired", table=title(open_table.table, words), kept=finding.kept, total=finding.total)
    await answer(interaction, Card(sentence))


@on_press("close-unreadable", anywhere=True)
async def press_close(interaction: Interaction, pressed: Pressed) -> None:
    """Cancel a game that cannot be opened."""
    number = await find_table(interaction, pressed.table)
    await interaction.client.service.repairs.close_unreadable(number, person(interaction.user))
    await answer(interaction, Card(words_for(interaction)("admin-closed", number=str(number))))


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Admin(bot))
