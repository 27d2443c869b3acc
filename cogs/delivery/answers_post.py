"""The post that asks several players, with the answers given so far."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.answers.tales import tells
from cogs.client.bot import GameBot
from cogs.client.icons import icons_at
from cogs.client.words import table_words
from cogs.delivery.posting import Poster
from cogs.posts.post_buttons import post_view
from cogs.posts.post_words import ask_line, asked_together, turn_content
from engine.records.table import StoredNotice, Table
from engine.tables.open_table import OpenTable


def asks_in_newest_post(table: Table) -> bool:
    """Return whether the newest post of a table is the one that asks several players, even if all have answered."""
    return table.joint is not None and table.joint.post is not None and table.joint.post == table.post


async def post_answers(bot: GameBot, poster: Poster, open_table: OpenTable, batch: Sequence[StoredNotice]) -> int:
    """Add the answers that notices report to the post that asked for them, which pings no one; return the message.

    That post must be the newest (`asks_in_newest_post`).
    """
    table, words, joint = open_table.table, table_words(open_table.table), open_table.table.joint
    assert joint is not None
    moves = await bot.service.store.tables.moves(table.id, joint.after, batch[-1].notice.upto)
    events = [event for move in moves if move.live for event in move.events]
    asked = ask_line(open_table, words, None) if asked_together(open_table) else ""
    icons = icons_at(bot, table)
    content, cut = turn_content(open_table, words, events, asked, icons=icons)
    whole = f"{joint.after}.{batch[-1].notice.upto}" if cut else ""
    message = await poster.send(
        open_table,
        batch,
        content,
        view=post_view(open_table, words, whole, icons),
        events=events if tells(table, events) else None,
        onto=table.post,
    )
    return message.id
