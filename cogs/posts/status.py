"""The status post: the lobby's message, kept up to date in place while the game runs, and pinned.

It says where the game stands, whose turn it is since when, and the scores, so that nobody has to scroll.
"""

from __future__ import annotations

import logging

import discord

from cogs.answers.delivery_problems import may_pin
from cogs.answers.scores import scores_line
from cogs.client.bot import GameBot
from cogs.client.items import button, rows
from cogs.client.not_done import NOT_DONE
from cogs.client.words import MAX_CONTENT, clip, deadline_line, link, safe_name, say, table_words, title
from engine.catalogue import Catalogue
from engine.records.errors import StoreError
from engine.records.table import Table
from engine.tables.manager import OpenTable

logger = logging.getLogger(__name__)

MAX_SEARCHED = 50
"""Number of a channel's newest messages that are searched for a status post."""


def status_content(live: OpenTable, words: Catalogue) -> str:
    """Return the status post's text for a running or ended game."""
    table, state = live.table, live.seen_by(None)
    lines = [f"### {title(table, words)}", say(table, words, live.game.guide.headline(state))]
    if table.status == "cancelled":
        lines.append(words("lobby-cancelled"))
    seat, decision = live.to_act(), live.asked
    if seat is not None and decision is not None:
        prompt = say(table, words, decision.reason or decision.prompt)
        lines.append(
            words("status-waiting", who=safe_name(clip(seat.name, 32)), since=int(table.turn_since), what=prompt)
        )
    if until := deadline_line(table, words):
        lines.append(until)
    lines.append(scores_line(live, words))
    if table.post is not None:
        lines.append(f"-# {words('status-newest', link=link(table))}")
    return clip("\n".join(lines), MAX_CONTENT)


def status_view(live: OpenTable, words: Catalogue) -> discord.ui.View:
    """Return the status post's buttons; none once the game is over (the last post has them)."""
    table = live.table
    if table.status != "running":
        return rows()
    return rows([
        button(table.id, "turn", words("button-turn"), style=discord.ButtonStyle.success),
        button(table.id, "board", words("button-board")),
        button(table.id, "log", words("button-log")),
    ])  # fmt: skip


async def refresh_status(bot: GameBot, live: OpenTable) -> None:
    """Update the status post; post and pin another when it is gone. A failure is logged, not raised."""
    if live.match is None or (live.table.status == "cancelled" and live.table.lobby_post is None):
        return
    words = table_words(live.table)
    content, view = status_content(live, words), status_view(live, words)
    channel = bot.get_partial_messageable(live.table.channel)
    try:
        message: discord.PartialMessage | discord.Message
        if live.table.lobby_post is None:
            earlier = await posted_before(bot, live.table, words)
            if earlier is not None:
                message = await earlier.edit(content=content, view=view)
            else:
                nonce = f"{live.table.id}-status-{live.table.version}"
                message = await channel.send(content, view=view, silent=True, nonce=nonce)
            await bot.service.notices.note_posts(live.table.id, lobby_post=message.id)
            if live.table.status == "running" and may_pin(bot, live.table):
                await message.pin()
        else:
            message = channel.get_partial_message(live.table.lobby_post)
            await message.edit(content=content, view=view)
    except discord.NotFound:
        logger.info("the status post of table %d is gone; the next turn posts another", live.table.id)
        await bot.service.notices.forget_lobby_post(live.table.id)
    except (*NOT_DONE, StoreError) as error:
        logger.info("status post of table %d not updated: %s", live.table.id, error)


async def posted_before(bot: GameBot, table: Table, words: Catalogue) -> discord.Message | None:
    """Return a lobby or status post that a crash kept from being noted; None when there is none."""
    heading, channel = f"### {title(table, words)}\n", bot.get_partial_messageable(table.channel)
    try:
        async for message in channel.history(limit=MAX_SEARCHED):
            if message.author == bot.user and message.content.startswith(heading):
                return message
    except discord.Forbidden:
        logger.info("the past of channel %d cannot be read", table.channel)
    return None


async def pin_status(bot: GameBot, live: OpenTable, *, pinned: bool = True) -> None:
    """Pin the status post, or take the pin off; without the permission it stays as it is."""
    if live.table.lobby_post is None or not may_pin(bot, live.table):
        return
    message = bot.get_partial_messageable(live.table.channel).get_partial_message(live.table.lobby_post)
    try:
        await (message.pin() if pinned else message.unpin())
    except NOT_DONE as error:
        logger.info("pin of table %d not changed: %s", live.table.id, error)
