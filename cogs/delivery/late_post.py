"""The post that announces that a player's time is up, and what the others may do."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.client.items import button, rows
from cogs.client.words import say, table_words, title, user_mention
from cogs.delivery.posting import Poster
from engine.records.table import OfferPost, StoredNotice
from engine.tables.open_table import OpenTable


async def post_late(poster: Poster, open_table: OpenTable, batch: Sequence[StoredNotice]) -> OfferPost | None:
    """Send it, pinging the people who can act on it, and return it; None when the turn was played meanwhile.

    The late player is named without a ping the first time. Raises discord.py's error when Discord refuses the post.
    """
    table, seat, said = open_table.table, open_table.to_act(), batch[-1].notice.text
    if not table.given_up or seat is None or seat.user is None or said is None:
        return None
    words = table_words(table)
    pings = [user for user in dict.fromkeys([*table.users, table.host]) if user != seat.user]
    again = batch[-1].notice.ping
    pings += [again] if again == seat.user else []
    asked = f"🔔 {' '.join(map(user_mention, pings))} · " if pings else ""
    content = f"{asked}**{title(table, words)}** · {say(table, words, said)}"
    view = rows([
        button(table.id, "stand-in", words("button-stand-in")),
        button(table.id, "replace-late", words("button-replace-late")),
    ])  # fmt: skip
    message = await poster.send(open_table, batch, content, view=view, pings=pings)
    return OfferPost(
        kind="late", channel=table.channel, message=message.id, said=said, user=seat.user, name=seat.name
    )
