"""Reminders in a channel: once answered they say so, and a newer one takes the place of an older one."""

from __future__ import annotations

import discord

from cogs.base.not_done import is_settled
from cogs.base.words import table_words, title
from cogs.client.bot import GameBot
from engine.club.hosting.offers import is_replaced, still_reminded
from engine.records.table import Table


async def close_reminders(bot: GameBot, table: Table) -> None:
    """Let a table's answered reminders say that they are, without buttons; delete those that newer ones replace.

    The next change retries a failure.
    """
    words, closed = table_words(table), list[int]()
    for post in list(table.reminders):
        over = not still_reminded(table, post)
        if not over and not is_replaced(table, post):
            continue
        message = bot.get_partial_messageable(post.channel).get_partial_message(post.message)
        content = f"**{title(table, words)}** · {words('offer-done')}"
        no_pings = discord.AllowedMentions.none()
        change = message.edit(content=content, view=None, allowed_mentions=no_pings) if over else message.delete()
        if await is_settled(bot, post.channel, post.message, change):
            closed.append(post.message)
    await bot.service.notices.forget_posts(table.id, closed)
