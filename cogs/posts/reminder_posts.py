"""Reminders in a channel: once answered they say so, and a newer one takes the place of an older one."""

from __future__ import annotations

import logging

import discord

from cogs.client.bot import GameBot
from cogs.client.not_done import NOT_DONE, is_for_good
from cogs.client.words import table_words, title
from engine.records.table import Table
from engine.tables.administration.offers import is_replaced, still_reminded

logger = logging.getLogger(__name__)


async def close_reminders(bot: GameBot, table: Table) -> None:
    """Let a table's answered reminders say that they are, without buttons; delete those that newer ones replace.

    A failure is logged.
    """
    words, closed = table_words(table), list[int]()
    for post in list(table.reminders):
        over = not still_reminded(table, post)
        if not over and not is_replaced(table, post):
            continue
        message = bot.get_partial_messageable(post.channel).get_partial_message(post.message)
        try:
            if over:
                content = f"**{title(table, words)}** · {words('offer-done')}"
                await message.edit(content=content, view=None, allowed_mentions=discord.AllowedMentions.none())
            else:
                await message.delete()
        except NOT_DONE as error:
            logger.info("reminder %d of table %d not closed: %s", post.message, table.id, error)
            if not is_for_good(bot, post.channel, error):
                continue  # the next change retries
        closed.append(post.message)
    if closed:
        await bot.service.notices.forget_reminders(table.id, closed)
