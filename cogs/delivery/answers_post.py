"""The post that asks several players, with the answers given so far."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.answers.tales import tells
from cogs.base.words import table_words
from cogs.client.bot import GameBot
from cogs.client.shown_icons import icons_at
from cogs.delivery.posting import Poster
from cogs.posts.post_buttons import post_view
from cogs.posts.post_words import ask_line, asked_together, turn_content
from engine.records.table import Notice, StoredNotice, Table
from engine.tables.open.open_table import OpenTable


def belongs_into_newest_post(table: Table, answers: Notice) -> bool:
    """Return whether a table's newest post asks the question of these `answers`, even if another one is already open."""
    asking = table.asking
    return asking is not None and (asking.turn, asking.message) == (answers.asks, table.post)


async def post_answers(bot: GameBot, poster: Poster, open_table: OpenTable, batch: Sequence[StoredNotice]) -> int:
    """Add the answers that notices report to the post that asked for them, which pings no one; return the message.

    That post must be the newest (`belongs_into_newest_post`).
    """
    table, words, asking = open_table.table, table_words(open_table.table), open_table.table.asking
    assert asking is not None
    moves = await bot.service.store.tables.moves(table.id, asking.after, batch[-1].notice.upto)
    events = [event for move in moves if move.live for event in move.events]
    is_open = asked_together(open_table) and table.joint is not None and table.joint.turn == asking.turn
    asked = ask_line(open_table, words, None) if is_open else ""
    icons = icons_at(bot, table)
    content, cut = turn_content(open_table, words, events, asked, icons=icons)
    whole = f"{asking.after}.{batch[-1].notice.upto}" if cut else ""
    message = await poster.send(
        open_table,
        batch,
        content,
        view=post_view(open_table, words, whole, icons),
        events=events if tells(table, events) else None,
        onto=table.post,
    )
    return message.id
