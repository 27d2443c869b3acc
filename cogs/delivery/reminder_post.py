"""The post that reminds players of their turn, or of an offer."""

from __future__ import annotations

import discord

from cogs.base.items import button, rows
from cogs.base.words import table_words
from cogs.delivery.posting import Poster, unseen_lines
from cogs.posts.post_words import reminder_content
from engine.records.posts import ReminderPost
from engine.records.table import StoredNotice, Table
from engine.tables.clocks.times import time_shown
from engine.tables.open.open_table import OpenTable


async def post_reminder(poster: Poster, open_table: OpenTable, stored: StoredNotice) -> ReminderPost | None:
    """Send it, pinging those who have not answered yet, and return it; None if all have, or a newer post asks them.

    If an attempt before a crash has sent it anyway, it is returned, so that it can be closed.
    """
    table, words, notice = open_table.table, table_words(open_table.table), stored.notice
    asked = {
        user: table.clock_of(seat).turn_since
        for seat in table.acting
        if (user := table.seats[seat].user) is not None and user in {notice.ping, *notice.others}
    }
    if notice.at:  # those who were asked after the reminder was due have answered its question
        asked = {user: since for user, since in asked.items() if since < notice.at}
    match = open_table.match  # of a game that may have ended in the meantime
    turn = open_table.game.turn_number(match.state) if match is not None else ""
    view = rows([
        button(table.id, "turn", words("button-turn"), style=discord.ButtonStyle.success),
        button(table.id, "silence", words("button-silence"), arg=str(turn)),
    ])  # fmt: skip
    message: discord.Message | None
    if not asked or _is_superseded(table, stored):
        asked, message = {}, await poster.posted_before(open_table, [stored], None)
    else:
        content = reminder_content(open_table, words, list(asked))
        message = await poster.send(open_table, [stored], content, view=view, pings=list(asked))
        # Afterward: a ping adds its user to a private thread.
        if unseen := await unseen_lines(poster.bot, table, [each for each in table.seats if each.user in asked]):
            await message.edit(content=content + unseen, allowed_mentions=discord.AllowedMentions.none())
    if message is None:
        return None
    until = time_shown(table, next(iter(asked))) if asked else 0.0
    return ReminderPost(table.channel, message.id, asked, until)


def _is_superseded(table: Table, reminder: StoredNotice) -> bool:
    """Return whether the table's newest post is younger than a delayed reminder, which it then replaces."""
    due = reminder.notice.at
    return bool(due and table.post) and discord.utils.snowflake_time(table.post or 0).timestamp() > due
