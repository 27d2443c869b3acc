"""/host replace: offer a seat to another user, or give it to a computer player."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers.ask_first import Confirmation, WhenDone, ask_first, require_confirmation
from cogs.base.cards.private import tell
from cogs.base.items import MAX_USER_ID, Pressed, on_press
from cogs.base.localization import command_text
from cogs.base.typed.matching import match_suggestion, suggestions
from cogs.base.typed.values import Name
from cogs.base.words import clip, refusal, safe_name, say, title, whole_number, words_for
from cogs.client.access import check_sees, table_here
from cogs.client.bot import GameBot, Interaction, is_manager, person
from cogs.host.consent import ask_others
from cogs.posts.offers import refused_offer, replace_arg, seat_entries
from engine.club.hosting.consent import asked_about_seat
from engine.kernel import RuleError, text
from engine.records.table import Person
from engine.tables.open.open_table import OpenTable


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
    others = asked_about_seat(open_table.table, interaction.user.id, seat, player)
    if others:
        return ask_others(open_table.table, content, others, open_table.table.version, words)
    return Confirmation(content, words("button-replace"), open_table.table.version)


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
    """Take or decline an offered seat for the user; if that is refused, remove the buttons of an expired offer."""
    try:
        return await answer(table, person(interaction.user))
    except RuleError:
        await refused_offer(interaction, table)
        raise


class ReplaceCommand(commands.Cog):
    """The part of /host that gives a seat away."""

    bot: GameBot

    @app_commands.command(description=command_text("command-replace"))
    @app_commands.describe(seat=command_text("parameter-seat"), player=command_text("parameter-new-player"))
    async def replace(self, interaction: Interaction, seat: Name, player: discord.User | None = None) -> None:
        """Offer a seat to another user, or give it to a computer player, after a confirmation."""
        table = (await table_here(interaction)).table
        number = match_suggestion(seat_entries(table), seat)
        if number is None:
            if table.status == "lobby":
                raise refusal("error-replace-lobby")
            known = [safe_name(entry.shown) for entry in seat_entries(table)]
            raise refusal("error-which-seat", seat=clip(seat, 60), seats=words_for(interaction).join(known))
        if player is not None and player.bot:
            raise refusal("error-bot-player")
        if player is not None:
            check_sees(interaction, player)
        arg = replace_arg(table, int(number) - 1, person(player) if player else None)
        await ask_first(interaction, "replace", table.id, arg)

    @replace.autocomplete("seat")
    async def _seats(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        table = await self.bot.service.store.tables.in_channel(interaction.channel_id or 0)
        return suggestions(seat_entries(table), current) if table else []
