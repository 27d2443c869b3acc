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
from engine.records.table import StoredNotice
from engine.tables.open_table import OpenTable


async def post_answers(
    bot: GameBot, poster: Poster, open_table: OpenTable, batch: Sequence[StoredNotice]
) -> int | None:
    """Add the answers that notices report to the post that asked for them, which pings no one; return the message.

    If a newer post has taken its place, they get a message of their own; none if they are not worth one.
    """
    table, words, joint = open_table.table, table_words(open_table.table), open_table.table.joint
    is_newest = joint is not None and joint.post is not None and joint.post == table.post
    after = joint.after if joint is not None and is_newest else batch[0].notice.after
    moves = await bot.service.store.tables.moves(table.id, after, batch[-1].notice.upto)
    events = [event for move in moves if move.live for event in move.events]
    asked = ask_line(open_table, words, None) if asked_together(open_table) else ""
    icons = icons_at(bot, table)
    content, cut = turn_content(open_table, words, events, asked if is_newest else "", icons=icons)
    worth_telling = tells(table, events)
    if not is_newest:
        return (await poster.send(open_table, batch, content, events=events)).id if worth_telling else None
    whole = f"{after}.{batch[-1].notice.upto}" if cut else ""
    message = await poster.send(
        open_table,
        batch,
        content,
        view=post_view(open_table, words, whole, icons),
        events=events if worth_telling else None,
        onto=table.post,
    )
    return message.id
