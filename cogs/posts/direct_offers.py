"""Silent direct messages with an offer and the buttons to answer it, each sent once."""

from __future__ import annotations

import logging

import discord

from cogs.base.not_done import is_unreachable
from cogs.base.words import locale_of
from cogs.client.bot import GameBot
from engine.catalogue import Catalogue, catalogue, locales

logger = logging.getLogger(__name__)

MAX_NONCE = 25
"""Maximum number of characters of a nonce. Only digits of the person's id are cut off, which the channel implies."""
MAX_SEARCHED = 50
"""Maximum number of newest direct messages searched for one that was not recorded because of a crash."""


def words_to(bot: GameBot, person: int, guild: int) -> Catalogue:
    """Return the texts in the language that a person chose, or else in a server's language."""
    chosen, server = bot.service.players.languages.get(person), bot.get_guild(guild)
    return catalogue(
        chosen if chosen in locales() else locale_of(server.preferred_locale) if server is not None else "en"
    )


async def send_offer(
    bot: GameBot,
    person: int,
    content: str,
    view: discord.ui.View,
    *,
    mark: str,
    nonce: str,
    again: bool,
    over: bool = False,
) -> discord.Message | None:
    """Send a person a silent direct message and return it; None if they cannot be reached.

    `mark` is the custom id of its first button; with `again` the message may have been sent before, and is searched
    for first, and not sent if the offer is `over`. Raises discord.py's error if Discord cannot be reached, or accepts
    no more messages now.
    """
    try:
        channel = await bot.create_dm(discord.Object(person))
        message = await _sent_before(bot, channel, mark) if again else None
        if message is None and not over:
            nobody, nonce = discord.AllowedMentions.none(), f"{bot.service.life}-{nonce}"[:MAX_NONCE]
            message = await channel.send(content, view=view, silent=True, allowed_mentions=nobody, nonce=nonce)
    except discord.HTTPException as error:
        if not is_unreachable(error):
            raise
        logger.info("user %d cannot be sent an offer: %s", person, error)
        return None
    return message


async def _sent_before(bot: GameBot, channel: discord.DMChannel, mark: str) -> discord.Message | None:
    """Return the message of the bot with a button that has this custom id; None if there is none among the newest."""
    async for message in channel.history(limit=MAX_SEARCHED):
        parts = [item for row in message.components for item in getattr(row, "children", ())]
        if message.author == bot.user and any(getattr(each, "custom_id", None) == mark for each in parts):
            return message
    return None
