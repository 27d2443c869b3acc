"""Deadlines in existing posts, the newest one and reminders, after an outage, a pause or an absence moved them."""

from __future__ import annotations

import logging
import re

import discord
import msgspec

from cogs.base.not_done import NOT_DONE
from cogs.base.words import deadline_line, table_words
from cogs.client.bot import GameBot
from cogs.posts.post_words import reminder_content
from engine.club.hosting.offers import still_reminded
from engine.tables.clocks.times import time_shown
from engine.tables.open.open_table import OpenTable

logger = logging.getLogger(__name__)

SHOWN = re.compile(" · (?:⏱️|⏸️)[^\\n]*$")
"""The deadline at the end of the line that asks (`ask_line`)."""


async def refresh_deadlines(bot: GameBot, open_table: OpenTable) -> None:
    """Update the deadlines in the newest post and in the reminders of a table, if they show other times; no one is pinged."""
    table = open_table.table
    if table.status != "running":
        return
    if table.post is not None and table.post_until and time_shown(table) not in {0.0, table.post_until}:
        await _refresh_newest(bot, open_table, table.post)
    for post in list(table.reminders):
        asked = [user for user in post.asked if user in still_reminded(table, post)]
        until = time_shown(table, asked[0]) if asked else 0.0
        if until in {0.0, post.until} or not post.until:
            continue
        words, none = table_words(table), discord.AllowedMentions.none()
        message = bot.get_partial_messageable(post.channel).get_partial_message(post.message)
        try:
            await message.edit(content=reminder_content(open_table, words, asked), allowed_mentions=none)
        except NOT_DONE as error:
            logger.info("the deadline in reminder %d of table %d is not updated: %s", post.message, table.id, error)
            continue
        await bot.service.notices.note_post(table.id, msgspec.structs.replace(post, until=until))


async def _refresh_newest(bot: GameBot, open_table: OpenTable, post: int) -> None:
    table = open_table.table
    until, shown = time_shown(table), deadline_line(table, table_words(table))
    try:
        message = await bot.get_partial_messageable(table.channel).fetch_message(post)
        first, *rest = message.content.split("\n")
        content = "\n".join([SHOWN.sub(f" · {shown}", first), *rest])
        if content != message.content:
            await message.edit(content=content, allowed_mentions=discord.AllowedMentions.none())
    except NOT_DONE as error:
        # Not repeated: the next turn has its own post.
        logger.info("the deadline in the newest post of table %d is not updated: %s", table.id, error)
        return
    await bot.service.notices.note_until(table.id, post, until)
