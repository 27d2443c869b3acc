"""The status post: the lobby's message, updated in place while the game runs, and pinned.

It shows the standing, the active player and the time since their turn began, and the scores, so that users need not
scroll.
"""

from __future__ import annotations

import logging

import discord

from cogs.answers.delivery_problems import may_pin
from cogs.answers.scores import scores_line
from cogs.base.items import button, rows
from cogs.base.not_done import NOT_DONE, is_from_network, is_settled, is_unavailable
from cogs.base.words import MAX_CONTENT, asked_names, clip, deadline_line, link, say, table_words, title
from cogs.client.bot import GameBot
from engine.catalogue import Catalogue
from engine.records.errors import StoreError
from engine.records.table import Table
from engine.tables.open.open_table import OpenTable

logger = logging.getLogger(__name__)

MAX_SEARCHED = 50
"""Number of a channel's newest messages that are searched for a status post."""


def status_content(open_table: OpenTable, words: Catalogue) -> str:
    """Return the status post's text for a running or ended game."""
    table, state = open_table.table, open_table.seen_by(None)
    lines = [f"### {title(table, words)}", say(table, words, open_table.game.guide.headline(state))]
    if table.void:
        lines.append(words("status-season-void"))
    elif table.status == "cancelled":
        lines.append(words("lobby-cancelled"))
    seat, decision = open_table.to_act(), open_table.public_decision
    if seat is not None and decision is not None:
        asked = say(table, words, decision.prompt)
        lines.append(words("status-waiting", who=asked_names(table, words), since=int(table.turn_since), what=asked))
    if until := deadline_line(table, words):
        lines.append(until)
    lines.append(scores_line(open_table, words))
    if table.post is not None:
        lines.append(f"-# {words('status-newest', link=link(table))}")
    return clip("\n".join(lines), MAX_CONTENT)


def status_view(open_table: OpenTable, words: Catalogue) -> discord.ui.View:
    """Return the status post's buttons; empty once the game is over (the last post has them)."""
    table = open_table.table
    if table.status != "running":
        return rows()
    return rows([
        button(table.id, "turn", words("button-turn"), style=discord.ButtonStyle.success),
        button(table.id, "board", words("button-board")),
        button(table.id, "log", words("button-log")),
        *([button(table.id, "resume", words("button-resume"))] if table.paused is not None else []),
    ])  # fmt: skip


async def refresh_status(bot: GameBot, open_table: OpenTable) -> None:
    """Update the status post; post and pin a new one if it was deleted. A failure is logged, not raised."""
    if open_table.match is None or (open_table.table.status == "cancelled" and open_table.table.lobby_post is None):
        return
    words = table_words(open_table.table)
    content, view = status_content(open_table, words), status_view(open_table, words)
    channel = bot.get_partial_messageable(open_table.table.channel)
    try:
        message: discord.PartialMessage | discord.Message
        if open_table.table.lobby_post is None:
            earlier = await posted_before(bot, open_table.table, words)
            if earlier is not None:
                message = await earlier.edit(content=content, view=view)
            else:
                nonce = f"{bot.service.life}-{open_table.table.id}-s{open_table.table.version}"
                message = await channel.send(content, view=view, silent=True, nonce=nonce)
            # Before pinning, which may be refused: the post must not be sent again with the next turn.
            await bot.service.notices.note_posts(open_table.table.id, lobby_post=message.id)
            if open_table.table.status == "running" and may_pin(bot, open_table.table):
                await message.pin()
        else:
            message = channel.get_partial_message(open_table.table.lobby_post)
            await message.edit(content=content, view=view)
    except (*NOT_DONE, StoreError) as error:
        if isinstance(error, discord.NotFound) and not is_unavailable(bot, open_table.table.guild):
            logger.info("the status post of table %d is gone; the next turn posts another", open_table.table.id)
            await bot.service.notices.forget_lobby_post(open_table.table.id)
        else:
            logger.info("status post of table %d not updated: %s", open_table.table.id, error)


async def posted_before(bot: GameBot, table: Table, words: Catalogue) -> discord.Message | None:
    """Return a lobby or status post that a crash prevented from being recorded; None if there is none.

    Raises discord.py's error when the channel cannot be read now.
    """
    heading, channel = f"### {title(table, words)}\n", bot.get_partial_messageable(table.channel)
    try:
        async for message in channel.history(limit=MAX_SEARCHED):
            if message.author == bot.user and message.content.startswith(heading):
                return message
    except discord.Forbidden as error:
        # Without the permission, a second post is better than none; an outage is temporary.
        if is_from_network(error) or is_unavailable(bot, table.guild):
            raise
        logger.info("the past of channel %d cannot be read", table.channel)
    return None


async def pin_status(bot: GameBot, open_table: OpenTable, *, pinned: bool = True) -> bool:
    """Pin or unpin the status post; return False if that should be retried later.

    It stays unchanged without the permission, in a channel that has reached its limit of pins, and where two-factor
    authentication is required.
    """
    table = open_table.table
    if table.lobby_post is None or not may_pin(bot, table):
        return True
    message = bot.get_partial_messageable(table.channel).get_partial_message(table.lobby_post)
    return await is_settled(bot, table.channel, table.lobby_post, message.pin() if pinned else message.unpin())
