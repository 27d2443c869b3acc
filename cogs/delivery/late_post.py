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
    table, notice = open_table.table, batch[-1].notice
    index, said = table.to_act if notice.seat is None else notice.seat, notice.text
    if index not in table.late or said is None:
        return None
    assert index is not None
    seat, words = table.seats[index], table_words(table)
    assert seat.user is not None
    late = {table.seats[each].user for each in table.late}
    pings = [user for user in dict.fromkeys([*table.users, table.host]) if user not in late and not notice.silent]
    pings += [seat.user] if notice.ping == seat.user else []
    asked = f"🔔 {' '.join(map(user_mention, pings))} · " if pings else ""
    content = f"{asked}**{title(table, words)}** · {say(table, words, said)}"
    view = rows([
        button(table.id, "stand-in", words("button-stand-in"), version=index + 1),
        button(table.id, "replace-late", words("button-replace-late"), version=index + 1),
    ])  # fmt: skip
    message = await poster.send(open_table, batch, content, view=view, pings=pings)
    return OfferPost(
        kind="late",
        channel=table.channel,
        message=message.id,
        said=said,
        user=seat.user,
        name=seat.name,
        since=table.clock_of(index).turn_since,
    )
