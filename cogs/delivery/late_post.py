"""The post that announces that a player's time is up, this time or too often, and what the others may do."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.base.items import button, rows
from cogs.base.words import say, table_words, title, user_mention
from cogs.delivery.act_post import offer_to_all
from cogs.delivery.posting import Poster, unseen_lines
from engine.records.posts import OfferPost
from engine.records.table import StoredNotice
from engine.tables.open.open_table import OpenTable


async def post_late(poster: Poster, open_table: OpenTable, batch: Sequence[StoredNotice]) -> OfferPost | None:
    """Send it, pinging the people who can act on it, and return it; None if the turn was played in the meantime.

    If an attempt before a crash did send it, that message is returned, so that it can be closed. The late player is
    named without a ping the first time. Raises discord.py's error if Discord refuses the post.
    """
    table, notice = open_table.table, batch[-1].notice
    index, said = table.to_act if notice.seat is None else notice.seat, notice.text
    if index is None or said is None:
        return None
    seat, words = table.seats[index], table_words(table)
    message: discord.Message | None
    if index in (table.absent if notice.absent else table.late):
        late = {table.seats[each].user for each in (*table.late, index)}
        others = [
            user for user in dict.fromkeys([*table.users, *table.hosts]) if user not in late and not notice.silent
        ]
        now, users = poster.bot.service.tables.clock(), poster.bot.service.store.users
        pings = [user for user in others if (await users.player(user)).away_until <= now]
        pings += [notice.ping] if notice.ping is not None and notice.ping == seat.user else []
        asked = f"🔔 {' '.join(map(user_mention, pings))} · " if pings else ""
        content = f"{asked}**{title(table, words)}** · {say(table, words, said)}"
        content += await unseen_lines(poster.bot, table, [seat])
        stand_in = button(table.id, "stand-in", words("button-stand-in"), version=index + 1)
        replace = button(table.id, "replace-late", words("button-replace-late"), version=index + 1)
        offers = offer_to_all(table, index, words)
        view = rows([replace, *offers] if notice.absent else [stand_in, replace, *offers])
        message = await poster.send(open_table, batch, content, view=view, pings=pings)
        since = table.clock_of(index).turn_since if index in table.acting else 0.0
    else:
        message, since = await poster.posted_before(open_table, batch, None), -1.0
    if message is None:
        return None
    return OfferPost(
        kind="absent" if notice.absent else "late",
        channel=table.channel,
        message=message.id,
        said=said,
        user=seat.user or 0,
        name=seat.name,
        since=since,
    )
