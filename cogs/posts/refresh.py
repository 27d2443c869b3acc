"""The buttons of a table's public posts: the newest post has some, older ones have none."""

from __future__ import annotations

import logging

import discord

from cogs.base.cards.refused_icons import send_with_icons
from cogs.base.not_done import NOT_DONE, is_settled
from cogs.base.words import link, table_words, title
from cogs.client.bot import GameBot
from cogs.client.shown_icons import icons_at
from cogs.posts.lobby_post import refresh_lobby
from cogs.posts.offers import close_offers
from cogs.posts.post_buttons import post_view
from cogs.posts.status import refresh_status
from engine.club.hosting.offers import is_replaced, still_reminded
from engine.records.table import Table

logger = logging.getLogger(__name__)


async def take_buttons_off(bot: GameBot, channel: int, message: int) -> bool:
    """Remove the buttons from a post; return False if that should be retried later. A failure is logged."""
    change = bot.get_partial_messageable(channel).get_partial_message(message).edit(view=None)
    return await is_settled(bot, channel, message, change)


async def retire_left_posts(bot: GameBot, table: Table) -> list[int]:
    """Remove the buttons of a table's older posts (an old status post says where it went); return the posts that are done."""
    words = table_words(table)
    content = words("status-moved", table=title(table, words), link=link(table))
    done = []
    for left in table.left_posts:
        message = bot.get_partial_messageable(left.channel).get_partial_message(left.message)
        change = _retire_status(message, content) if left.status else message.edit(view=None)
        if await is_settled(bot, left.channel, left.message, change):
            done.append(left.message)
    return done


async def _retire_status(message: discord.PartialMessage, content: str) -> None:
    await message.edit(content=content, view=None)
    await message.unpin()


async def tidy(bot: GameBot, table: Table) -> None:
    """Close offers and reminders of a table that are over, and remove the buttons from replaced posts. Failures are logged."""
    if table.offer_posts:
        await close_offers(bot, table)
    if table.reminders:
        await close_reminders(bot, table)
    if table.left_posts:
        await bot.service.notices.forget_posts(table.id, await retire_left_posts(bot, table))


async def refresh_posts(bot: GameBot, table: Table) -> None:
    """Update a table's lobby or status post and the buttons of its newest post, in its language."""
    if table.match is None:
        await refresh_lobby(bot, table)
        return
    open_table = await bot.service.tables.look(table.id)
    await refresh_status(bot, open_table)
    newest = table.post
    if newest is None:
        return
    view = post_view(open_table, table_words(table), icons=icons_at(bot, table))
    post = bot.get_partial_messageable(table.channel).get_partial_message(newest)
    try:
        await send_with_icons(bot, view, [], lambda: post.edit(view=view))
    except NOT_DONE as error:
        # Not repeated: the next turn has its own post.
        logger.info("buttons of message %d not changed: %s", newest, error)
    if (await bot.service.tables.look(table.id)).table.post != newest:  # another post was sent in the meantime
        await take_buttons_off(bot, table.channel, newest)


async def close_reminders(bot: GameBot, table: Table) -> None:
    """Mark answered reminders, without buttons; delete those that newer ones replace. The next change retries a failure."""
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
