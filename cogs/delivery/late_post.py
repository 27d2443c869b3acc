"""The post that tells a table once that somebody's time is up, and what the others may do."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.client.items import button, rows
from cogs.client.words import say, table_words, title, user_mention
from cogs.delivery.posting import Poster
from engine.records.table import StoredNotice
from engine.tables.manager import OpenTable


async def post_late(poster: Poster, live: OpenTable, batch: Sequence[StoredNotice]) -> int | None:
    """Post it, pinging whoever is late, and return its id; None when the turn was made meanwhile.

    Raises what discord.py raises when Discord refuses it.
    """
    table, seat, said = live.table, live.to_act(), batch[-1].notice.text
    if not table.given_up or seat is None or seat.user is None or said is None:
        return None
    words = table_words(table)
    content = f"**{title(table, words)}** · {say(table, words, said)} {user_mention(seat.user)}"
    view = rows([
        button(table.id, "stand-in", words("button-stand-in")),
        button(table.id, "replace-late", words("button-replace-late")),
    ])  # fmt: skip
    return (await poster.send(live, batch, content, view=view, pings=[seat.user])).id
