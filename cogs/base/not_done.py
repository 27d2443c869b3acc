"""Errors that mean that Discord did not carry out a request, and those that say nothing about its subject."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

import aiohttp
import discord

logger = logging.getLogger(__name__)

NOT_DONE = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Discord refused, was too busy (`discord.RateLimited` is not a `discord.HTTPException`), or could not be reached in time."""
NETWORK = {0, 40333, 20026}
"""Codes of a 403 that has nothing to do with permissions: of the network in front of Discord, or of a bot in quarantine."""
UNREACHABLE = {50007, 50278, 10013}
"""Codes that say that a person cannot be sent direct messages: they are closed, no server is shared, the account is gone."""


def is_from_network(error: BaseException) -> bool:
    """Return whether a request was refused for a reason in `NETWORK`, which passes like an outage."""
    return isinstance(error, discord.Forbidden) and error.code in NETWORK


def is_unavailable(bot: discord.Client, guild: int | None) -> bool:
    """Return whether Discord has announced that a server is unavailable, as in an outage: its channels may seem deleted."""
    found = bot.get_guild(guild) if guild is not None else None
    return found is not None and found.unavailable


def may_be_unavailable(bot: discord.Client, channel: int) -> bool:
    """Return whether the server of a channel may be unavailable; of an unknown channel, whether any server is."""
    found = bot.get_channel(channel)
    guild = getattr(found, "guild", None)
    if found is None:
        return any(each.unavailable for each in bot.guilds)
    return guild is not None and guild.unavailable


def is_missing(error: BaseException) -> bool:
    """Return whether Discord denies that something exists or is accessible, as it does during an outage of a server."""
    return isinstance(error, discord.NotFound | discord.Forbidden) and not is_from_network(error)


def is_for_good(bot: discord.Client, channel: int, error: BaseException) -> bool:
    """Return whether Discord refused to change a message of a channel in a way that a retry would not help."""
    if is_missing(error):
        return not may_be_unavailable(bot, channel)
    return isinstance(error, discord.HTTPException) and error.status == 400


def is_unreachable(error: BaseException) -> bool:
    """Return whether Discord refused a direct message because of its recipient; any other refusal is temporary."""
    return isinstance(error, discord.HTTPException) and error.code in UNREACHABLE


async def is_settled(bot: discord.Client, channel: int, message: int, change: Awaitable[object]) -> bool:
    """Carry out a change of an older message; return False if it should be retried later. A failure is logged.

    A message that is deleted or inaccessible stays unchanged.
    """
    try:
        await change
    except NOT_DONE as error:
        logger.info("message %d in channel %d not changed: %s", message, channel, error)
        return is_for_good(bot, channel, error)
    return True
