"""Find a Seat, in /lobby: the form of a standing wish for a seat, and the answers to offers."""

from __future__ import annotations

import re
from contextlib import suppress

import discord

from cogs.base.items import Pressed, button, field, field_menu, form, on_press, option, rows
from cogs.base.words import link, refusal, title, whole_number, words_for
from cogs.client.bot import Interaction, person
from cogs.lobby.open_tables import send_lobby, wish_words
from cogs.posts.offers import close_offer
from engine.catalogue import Catalogue
from engine.club.lobby.wishes import numbers_of_players
from engine.kernel import RuleError
from engine.records.clocks import PACES
from engine.records.people import ANY_PACE, MAX_DAYS
from engine.registry import games

GAMES, PLAYERS, PACE, DAYS = "game", "players", "pace", "days"
"""The names of the fields of the form."""
DEFAULT_DAYS = 7
MAX_DIGITS = 4
OFFER = re.compile("([0-9]{1,18}|[1-8][0-9]{18})=([0-9]{1,9})")
"""The argument of an offer's buttons: the server and the table."""


def wish_form(words: Catalogue) -> discord.ui.Modal:
    """Return the form of a wish."""
    kinds = [option(each, words(f"game-{each}"), default=True) for each in games()]
    numbers = [option(str(each), words("wish-players", count=each)) for each in numbers_of_players()]
    paces = [option(str(each), words(f"pace-{each}")) for each in PACES]
    any_number = option("0", words("wish-any-players"), default=True)
    any_pace = option(str(ANY_PACE), words("wish-any-pace"), default=True)
    fields = [
        field_menu(GAMES, words("wish-games"), kinds, at_most=len(kinds)),
        field_menu(PLAYERS, words("wish-number"), [any_number, *numbers]),
        field_menu(PACE, words("wish-pace"), [any_pace, *paces]),
        field(DAYS, words("wish-days", most=MAX_DAYS), str(DEFAULT_DAYS), description=words("wish-about"), most=MAX_DIGITS),
    ]  # fmt: skip
    return form(0, "wish-written", words("button-wish"), *fields)


def _guild_of(interaction: Interaction) -> int:
    """Return the server of an interaction; a refusal in direct messages."""
    if interaction.guild_id is None:
        raise refusal("error-lobby-direct")
    return interaction.guild_id


@on_press("wish")
async def press_wish(interaction: Interaction, _pressed: Pressed) -> None:
    """Show the form of a wish for a seat on this server."""
    _guild_of(interaction)
    await interaction.response.send_modal(wish_form(words_for(interaction)))


@on_press("wish-written", form=True)
async def send_wish(interaction: Interaction, pressed: Pressed) -> None:
    """Store the wish, and show the list again with a note. Without a chosen game, any fits."""
    guild, wishes = _guild_of(interaction), interaction.client.service.wishes
    given = {name: "".join(values).strip() for name, values in pressed.fields.items()}
    players, pace, days = (whole_number(given.get(name) or "") for name in (PLAYERS, PACE, DAYS))
    if given.get(PACE) == str(ANY_PACE):
        pace = ANY_PACE
    if players is None or pace is None:
        raise refusal("error-setting")
    earlier = await wishes.of(interaction.user.id, guild)
    await wishes.make(
        interaction.user.id, guild, pressed.fields.get(GAMES) or [*games()], players=players, pace=pace,
        days=0 if days is None else days, channel=interaction.channel_id or 0,
    )  # fmt: skip
    await send_lobby(interaction, 0, words_for(interaction)("wish-made"))
    await close_offer(interaction.client, earlier)


@on_press("wish-end")
async def press_end(interaction: Interaction, _pressed: Pressed) -> None:
    """End the wish on this server, and show the list again."""
    guild, wishes = _guild_of(interaction), interaction.client.service.wishes
    earlier = await wishes.of(interaction.user.id, guild)
    await wishes.store.end(interaction.user.id, guild)
    await send_lobby(interaction, 0, words_for(interaction)("wish-ended"))
    await close_offer(interaction.client, earlier)


# The direct message with an offer


def offer_view(guild: int, table: int, words: Catalogue) -> discord.ui.View:
    """Return the buttons below an offer of a seat."""
    arg = f"{guild}={table}"
    return rows([
        button(0, "wish-take", words("button-wish-take"), arg=arg, style=discord.ButtonStyle.success),
        button(0, "wish-not", words("button-wish-not"), arg=arg),
        button(0, "wish-stop", words("button-wish-stop"), arg=arg),
    ])  # fmt: skip


def offer_mark(guild: int, table: int) -> str:
    """Return the custom id of the first button of an offer."""
    return f"b:0:0:wish-take:{guild}={table}"


def _offer_of(pressed: Pressed) -> tuple[int, int]:
    """Return the server of the message below which a button was pressed, and the table that it offers."""
    found = OFFER.fullmatch(pressed.arg)
    if found is None:
        raise refusal("error-wish-over")
    return int(found[1]), int(found[2])


async def _close(interaction: Interaction, table_id: int, content: str) -> None:
    """Replace an offer by its outcome."""
    none = discord.AllowedMentions.none()
    await interaction.response.edit_message(content=content, view=rows(), allowed_mentions=none)
    service, message = interaction.client.service, interaction.message
    await service.wishes.store.release(interaction.user.id, table_id)
    if message is not None:
        with suppress(RuleError):  # the table may be gone
            await service.notices.forget_posts(table_id, [message.id])


@on_press("wish-not")
@on_press("wish-take")
async def press_answer(interaction: Interaction, pressed: Pressed) -> None:
    """Take or decline the seat that is offered. If it is declined, or no longer free, the wish stays active."""
    guild, number = _offer_of(pressed)
    words, wishes = words_for(interaction), interaction.client.service.wishes
    try:
        if pressed.verb == "wish-take":
            table = await wishes.take(person(interaction.user), guild, number)
            outcome = words("wish-taken", table=title(table, words), link=link(table))
        else:
            await wishes.decline(interaction.user.id, guild, number)
            outcome = words("wish-declined")
    except RuleError as error:
        outcome = words.say(error.text)
    await _close(interaction, number, outcome)


@on_press("wish-stop")
async def press_stop(interaction: Interaction, pressed: Pressed) -> None:
    """End the wish."""
    guild, number = _offer_of(pressed)
    await interaction.client.service.wishes.store.end(interaction.user.id, guild)
    await _close(interaction, number, words_for(interaction)("wish-ended"))


@on_press("wish-again")
async def press_again(interaction: Interaction, pressed: Pressed) -> None:
    """Make the expired wish again."""
    guild, _ = _offer_of(pressed)
    words = words_for(interaction)
    try:
        content = wish_words(await interaction.client.service.wishes.renew(interaction.user.id, guild), words)
    except RuleError as error:
        content = words.say(error.text)
    await interaction.response.edit_message(content=content, view=rows())
