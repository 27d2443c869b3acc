"""Posts with an offer: a seat, a place in a lobby, restoring a game. Once it is over, they show the outcome."""

from __future__ import annotations

import logging
from contextlib import suppress

import discord

from cogs.base.items import button, rows
from cogs.base.not_done import NOT_DONE, is_settled
from cogs.base.typed.matching import Entry
from cogs.base.words import link, say, table_words, title
from cogs.client.bot import GameBot, Interaction
from cogs.posts.direct_offers import words_to
from engine.catalogue import Catalogue
from engine.club.hosting.offers import end_of
from engine.kernel import RuleError, Text
from engine.records.errors import StoreFault
from engine.records.people import Wish
from engine.records.posts import OfferPost
from engine.records.table import Person, Table

logger = logging.getLogger(__name__)

MAX_ID, MAX_VERSION = 100, 9
"""Maximum number of characters of a custom id, and of a version in it."""


def seat_view(table: Table, words: Catalogue) -> discord.ui.View:
    """Return the buttons to take or decline an offered seat."""
    take = button(table.id, "take-seat", words("button-take-seat"), style=discord.ButtonStyle.success)
    return rows([take, button(table.id, "decline-seat", words("button-decline"))])


def offer_content(table: Table, said: Text, words: Catalogue) -> str:
    """Return the text of a post with an offer."""
    return f"**{title(table, words)}** · {say(table, words, said)}"


async def _closed_content(bot: GameBot, table: Table, post: OfferPost, words: Catalogue, ended: Text) -> str:
    """Return the text of a post whose offer is over: with the outcome, without the line about the time limit."""
    if post.kind == "wish":
        words = words_to(bot, post.user, table.guild or 0)
        if table.seat_of(post.user) is not None:
            return words("wish-taken", table=title(table, words), link=link(table))
        waits = await bot.service.wishes.of(post.user, table.guild or 0) is not None
        return f"{offer_content(table, ended, words)} {words('wish-declined' if waits else 'wish-ended')}"
    if post.kind in {"late", "absent", "call"}:
        return offer_content(table, ended, words)
    return f"{offer_content(table, post.said, words)}\n{say(table, words, ended)}"


async def close_offers(bot: GameBot, table: Table) -> None:
    """Remove the buttons from a table's posts whose offers are over, and show the outcome. The next change retries a failure."""
    now, words = bot.service.tables.clock(), table_words(table)
    closed: list[int] = []
    for post in list(table.offer_posts):
        wished = post.kind == "wish"
        ended = await bot.service.wishes.end_of_offer(table, post.user) if wished else end_of(table, post, now)
        if ended is None:
            continue
        message = bot.get_partial_messageable(post.channel).get_partial_message(post.message)
        content = await _closed_content(bot, table, post, words, ended)
        change = message.edit(content=content, view=None, allowed_mentions=discord.AllowedMentions.none())
        if await is_settled(bot, post.channel, post.message, change):
            closed.append(post.message)
            if wished and table.seat_of(post.user) is None:  # a seat ends the wish itself, in its own commit
                await bot.service.wishes.store.release(post.user, table.id)
    await bot.service.notices.forget_posts(table.id, closed)


async def close_offer(bot: GameBot, wish: Wish | None) -> None:
    """Show in the message about the table that was offered to a wish, if any, that the offer is over."""
    if wish is not None and wish.offer is not None:
        with suppress(RuleError, StoreFault):  # the table cannot be read
            await close_offers(bot, (await bot.service.tables.look(wish.offer)).table)


async def refused_offer(interaction: Interaction, table_id: int) -> None:
    """Close offers that are over, even unrecorded ones, after a press on an offer was refused."""
    table = (await interaction.client.service.tables.look(table_id)).table
    message = interaction.message
    await close_offers(interaction.client, table)
    open_still = {post.message for post in table.offer_posts}
    if message is not None and not message.flags.ephemeral and message.id not in open_still:
        waits = table.invited if table.status == "lobby" else [seat for seat in table.seats if seat.offered]
        if not waits:
            try:
                await message.edit(view=None)
            except NOT_DONE as error:
                # The buttons stay; another press is refused in the same way.
                logger.info("buttons of message %d not removed: %s", message.id, error)


def seat_entries(table: Table) -> list[Entry]:
    """Return the seats that can be given away, as entries to pick or type: numbered from 1, or by the player's name."""
    return [
        Entry(str(number), f"{number}. {seat.name}", (seat.name,))
        for number, seat in enumerate(table.seats, start=1)
        if not seat.automaton
    ]


def replace_arg(table: Table, seat: int, player: Person | None) -> str:
    """Return the argument of a press that gives a seat to a person (None: a computer player).

    It is "<seat, from 0>,<user, 0 for a computer player>,<their name>".
    """
    start = f"{seat},{player.user if player else 0},"
    room = MAX_ID - MAX_VERSION - len(f"b:{table.id}::sure-replace:{start}")
    return start + (player.name[:room] if player else "")
