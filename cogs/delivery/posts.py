"""The buttons of a table's public posts: which the newest one has, and that older ones have none."""

from __future__ import annotations

import logging

import aiohttp
import discord

from cogs.client.bot import GameBot
from cogs.client.items import button, rows
from cogs.client.words import link, table_words, title
from cogs.delivery.status import refresh_status
from cogs.play.choice_rows import opening_menus
from cogs.tables.calling_off import restore_view
from cogs.tables.lobby import refresh_lobby
from cogs.views.text_view import views_menu
from engine.catalogue import Catalogue
from engine.records.table import Table
from engine.tables.auto_answers import DECLINING
from engine.tables.manager import OpenTable

logger = logging.getLogger(__name__)

FAILURES = (discord.DiscordException, aiohttp.ClientError, OSError)


def post_view(live: OpenTable, words: Catalogue) -> discord.ui.View:
    """Return what stands below a table's newest post: to play, after the end, or to restore a game that was called off.

    Whoever is offered something in another's turn takes or passes right there.
    """
    table = live.table
    number = table.id
    if table.status == "cancelled":
        return restore_view(table, words)
    if table.status == "finished":
        again = [
            button(number, "rematch", words("button-rematch"), style=discord.ButtonStyle.success),
            button(number, "board", words("button-board")),
            button(number, "log-all", words("button-log")),
            button(number, "rules", words("button-rules")),
        ]
        return rows(again, *views_menu(live, words))
    asked = live.asked
    look = [
        button(number, "board", words("button-board")),
        button(number, "mine", words(f"button-mine-{table.game}")),
        button(number, "log", words("button-log")),
        button(number, "rules", words("button-rules")),
    ]
    if asked is not None and not asked.own_turn and asked.of_kind(*DECLINING):
        answer = [
            button(number, "turn", words("button-take"), style=discord.ButtonStyle.success),
            button(number, "skip-confirm", words("button-pass"), version=table.version),
        ]
        return rows(answer, look, *views_menu(live, words))
    turn = button(number, "turn", words("button-turn"), style=discord.ButtonStyle.success)
    return rows(*opening_menus(live, words), [turn, *look], *views_menu(live, words))


async def take_buttons_off(bot: GameBot, channel: int, message: int) -> None:
    """Take the buttons off a post; one that is gone or out of reach stays as it is."""
    try:
        await bot.get_partial_messageable(channel).get_partial_message(message).edit(view=None)
    except FAILURES as error:
        logger.info("buttons of message %d not removed: %s", message, error)


async def retire_left_posts(bot: GameBot, table: Table) -> None:
    """Take the buttons off a table's posts in channels it has left; its status post there says where it went."""
    words = table_words(table)
    content = words("status-moved", table=title(table, words), link=link(table))
    for left in table.left_posts:
        if not left.status:
            await take_buttons_off(bot, left.channel, left.message)
            continue
        message = bot.get_partial_messageable(left.channel).get_partial_message(left.message)
        try:
            await message.edit(content=content, view=None)
            await message.unpin()
        except FAILURES as error:
            logger.info("status post %d that table %d left behind not changed: %s", left.message, table.id, error)


async def refresh_posts(bot: GameBot, table: Table) -> None:
    """Bring a table's lobby or status post and the buttons of its newest post up to date, in its language."""
    if table.match is None:
        await refresh_lobby(bot, table)
        return
    live = await bot.service.tables.look(table.id)
    await refresh_status(bot, live)
    newest = table.post
    if newest is None:
        return
    view = post_view(live, table_words(table))
    try:
        await bot.get_partial_messageable(table.channel).get_partial_message(newest).edit(view=view)
    except FAILURES as error:
        logger.info("buttons of message %d not changed: %s", newest, error)
    if (await bot.service.tables.look(table.id)).table.post != newest:  # another one was posted meanwhile
        await take_buttons_off(bot, table.channel, newest)
