"""Keeping a table going: resign, replace a player, undo a confirmed turn, remind the players."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers.ask_first import Confirmation, WhenDone, ask_first, require_confirmation
from cogs.client.access import find_table
from cogs.client.bot import GameBot, Interaction, is_manager, person, refusal, tell
from cogs.client.items import MAX_USER_ID, Pressed, on_press
from cogs.client.localization import command_text
from cogs.client.matching import Entry, match_suggestion, suggestions
from cogs.client.typed import Name
from cogs.client.words import clip, safe_name, say, title, whole_number, words_for
from cogs.posts.offers import refused_offer
from cogs.posts.post_buttons import restore_view
from cogs.posts.post_words import restore_line
from engine.catalogue import Catalogue
from engine.kernel import RuleError, text
from engine.records.table import RESTORE_DAYS, Person, Table
from engine.tables.administration.consent import asked_about_seat, to_be_asked
from engine.tables.checks import not_seated
from engine.tables.open_table import OpenTable

# Resigning


async def _ask_resign(interaction: Interaction, table_id: int, _arg: str) -> Confirmation:
    open_table, words = await interaction.client.service.tables.look(table_id), words_for(interaction)
    table = open_table.table
    open_table.playing()
    if table.seat_of(interaction.user.id) is None:
        raise not_seated(table)
    key = "ask-resign-last" if table.users == [interaction.user.id] else "ask-resign"
    return Confirmation(
        words(key, table=title(table, words), days=RESTORE_DAYS), words("button-resign"), table.version
    )


async def _resign(interaction: Interaction, pressed: Pressed) -> WhenDone:
    open_table = await interaction.client.service.hosting.resign(pressed.table, interaction.user.id, pressed.version)
    table, words = open_table.table, words_for(interaction)
    if table.status != "cancelled":
        return WhenDone(words("done-resigned"))
    done = words("done-cancelled", table=title(table, words))
    return WhenDone(f"{done} {restore_line(table, words)}", restore_view(table, words))


require_confirmation("resign", _ask_resign, _resign)


# Replacing: the argument is "<seat, from 0>,<user, 0 for a computer player>,<their name>"

MAX_ID, MAX_VERSION = 100, 9
"""Maximum number of characters of a custom id, and of a version in it."""


def seat_entries(table: Table) -> list[Entry]:
    """Return the seats that can be given away, as entries to pick or type: numbered from 1, or by the player's name."""
    return [
        Entry(str(number), f"{number}. {seat.name}", (seat.name,))
        for number, seat in enumerate(table.seats, start=1)
        if not seat.automaton
    ]


def replace_arg(table: Table, seat: int, player: Person | None) -> str:
    """Return the argument for giving a seat to a person (None: a computer player)."""
    start = f"{seat},{player.user if player else 0},"
    room = MAX_ID - MAX_VERSION - len(f"b:{table.id}::sure-replace:{start}")
    return start + (player.name[:room] if player else "")


def _replacement(arg: str) -> tuple[int, Person | None]:
    """Return the seat and the person (None: a computer player) in an argument."""
    seat, _, rest = arg.partition(",")
    user, _, name = rest.partition(",")
    index = whole_number(seat)
    if index is None or not (user.isascii() and user.isdecimal() and len(user) <= MAX_USER_ID):
        raise refusal("error-old-button")
    return index, Person(int(user), name) if int(user) else None


async def _ask_replace(interaction: Interaction, table_id: int, arg: str) -> Confirmation:
    service, words = interaction.client.service, words_for(interaction)
    open_table, (seat, player) = await service.tables.look(table_id), _replacement(arg)
    service.hosting.check_replace(open_table, person(interaction.user), seat, player, manager=is_manager(interaction))
    lost = text(
        "ask-replace" if player is None or player.user == interaction.user.id else "ask-offer",
        old=open_table.table.name_of(seat),
        new=player.name if player else text("computer-player"),
    )
    content = f"**{title(open_table.table, words)}** · {say(open_table.table, words, lost)}"
    others = asked_about_seat(
        open_table.table, person(interaction.user), seat, player, manager=is_manager(interaction)
    )
    if others:
        return _asking(open_table.table, content, others, open_table.table.version, words)
    return Confirmation(content, words("button-replace"), open_table.table.version)


def _asking(table: Table, content: str, others: Sequence[int], version: int, words: Catalogue) -> Confirmation:
    """Return a question that names who must agree first, because the game is rated."""
    names = words.join([safe_name(seat.name) for seat in table.seats if seat.user in others])
    return Confirmation(f"{content} {words('ask-cancel-consent', names=names)}", words("button-ask-others"), version)


async def _replace(interaction: Interaction, pressed: Pressed) -> WhenDone:
    seat, player = _replacement(pressed.arg)
    open_table = await interaction.client.service.hosting.replace(
        pressed.table,
        person(interaction.user),
        seat,
        player,
        manager=is_manager(interaction),
        version=pressed.version,
    )
    if open_table.table.open_request is not None:
        return WhenDone(words_for(interaction)("done-request-rated"))
    offered = player is not None and player.user != interaction.user.id
    return WhenDone(words_for(interaction)("done-seat-offered" if offered else "done-replaced"))


require_confirmation("replace", _ask_replace, _replace)


@on_press("take-seat")
async def press_take_seat(interaction: Interaction, pressed: Pressed) -> None:
    """Take an offered seat: no one joins a running game without this press."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    open_table = await _answer_offer(interaction, pressed.table, interaction.client.service.hosting.take_seat)
    words = words_for(interaction)
    await tell(interaction, words("done-seat-taken", table=title(open_table.table, words)))


@on_press("decline-seat")
async def press_decline_seat(interaction: Interaction, pressed: Pressed) -> None:
    """Decline an offered seat."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    open_table = await _answer_offer(interaction, pressed.table, interaction.client.service.hosting.decline_seat)
    words = words_for(interaction)
    await tell(interaction, words("done-seat-declined", table=title(open_table.table, words)))


async def _answer_offer(
    interaction: Interaction, table: int, answer: Callable[[int, Person], Awaitable[OpenTable]]
) -> OpenTable:
    """Take or decline an offered seat for the user; when that is refused, remove the buttons of an offer that is over."""
    try:
        return await answer(table, person(interaction.user))
    except RuleError:
        await refused_offer(interaction, table)
        raise


# Undoing confirmed turns


async def _undo_question(interaction: Interaction, table_id: int, *, manager: bool) -> Confirmation:
    """Return the question before turns are undone: whose turns, in order."""
    words = words_for(interaction)
    open_table, version, back = await interaction.client.service.hosting.look_back(
        table_id, person(interaction.user), manager=manager
    )
    count = len(back.turns)
    lost = text("ask-unfinished-back" if back.unfinished else "ask-turns-back", count=count, turns=back.names)
    content = f"**{title(open_table.table, words)}** · {say(open_table.table, words, lost)}"
    others = to_be_asked(open_table.table, interaction.user.id, manager=manager)
    if others:
        return _asking(open_table.table, content, others, version, words)
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


class ResignCommand(commands.Cog):
    """The part of /table that gives up a seat."""

    bot: GameBot

    @app_commands.command(description=command_text("command-resign"))
    async def resign(self, interaction: Interaction) -> None:
        """Hand the seat to a computer player, after a confirmation."""
        open_table = await self.bot.service.tables.in_channel(interaction.channel_id or 0)
        await ask_first(interaction, "resign", open_table.table.id)


class HostingCommands(commands.Cog):
    """The part of /host that prevents tables from getting stuck."""

    bot: GameBot

    async def _here(self, interaction: Interaction) -> OpenTable:
        return await self.bot.service.tables.in_channel(interaction.channel_id or 0)

    @app_commands.command(description=command_text("command-replace"))
    @app_commands.describe(seat=command_text("parameter-seat"), player=command_text("parameter-new-player"))
    async def replace(self, interaction: Interaction, seat: Name, player: discord.User | None = None) -> None:
        """Offer a seat to another user, or give it to a computer player, after a confirmation."""
        table = (await self._here(interaction)).table
        number = match_suggestion(seat_entries(table), seat)
        if number is None:
            if table.status == "lobby":
                raise refusal("error-replace-lobby")
            known = [safe_name(entry.shown) for entry in seat_entries(table)]
            raise refusal("error-which-seat", seat=clip(seat, 60), seats=words_for(interaction).join(known))
        if player is not None and player.bot:
            raise refusal("error-bot-player")
        arg = replace_arg(table, int(number) - 1, person(player) if player else None)
        await ask_first(interaction, "replace", table.id, arg)

    @replace.autocomplete("seat")
    async def _seats(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        table = await self.bot.service.store.tables.in_channel(interaction.channel_id or 0)
        return suggestions(seat_entries(table), current) if table else []

    @app_commands.command(name="undo", description=command_text("command-table-undo"))
    @app_commands.describe(table=command_text("parameter-admin-table"))
    async def take_back(self, interaction: Interaction, table: app_commands.Range[int, 1] | None = None) -> None:
        """Undo the last confirmed turn, after a confirmation: at this table, or at any that the user may administer."""
        if table is not None:
            await ask_first(interaction, "admin-force-undo", await find_table(interaction, table))
            return
        here = (await self._here(interaction)).table
        plays = here.seat_of(interaction.user.id) is not None and here.host != interaction.user.id
        if plays and not is_manager(interaction):
            raise refusal("error-undo-players")
        await ask_first(interaction, "force-undo", here.id)
