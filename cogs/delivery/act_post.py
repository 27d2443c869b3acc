"""The post about an act of the host or a manager, with the buttons with which a seat changes hands."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.base.items import TableButton, button, rows
from cogs.base.words import say, table_words, title, user_mention
from cogs.client.access import find_departed
from cogs.client.bot import GameBot
from cogs.delivery.posting import Poster
from cogs.posts.offers import seat_view
from engine.catalogue import Catalogue
from engine.records.posts import OfferPost
from engine.records.table import Notice, StoredNotice, Table
from engine.tables.open.open_table import OpenTable


def offer_buttons(table: Table, acts: Sequence[Notice], words: Catalogue) -> list[TableButton]:
    """Return the buttons with which the host offers everyone the seats that acts have given to computer players."""
    freed = dict.fromkeys(act.freed for act in acts if act.freed is not None)
    open_seats = [each for each in freed if table.seats[each].user is None and not table.seats[each].for_all]
    return offer_to_all(table, open_seats[0], words) if open_seats else []


def offer_to_all(table: Table, seat: int, words: Catalogue) -> list[TableButton]:
    """Return the button with which the host offers a seat to everyone; empty in rated games and where there is no host."""
    offers = table.status == "running" and not table.rated and table.host
    return [button(table.id, "offer-all", words("button-offer-all"), version=seat + 1)] if offers else []


def with_offer(view: discord.ui.View, table: Table, acts: Sequence[Notice], words: Catalogue) -> discord.ui.View:
    """Return the components below a post, and the button that offers a seat to everyone if it reports that one was freed."""
    for each in offer_buttons(table, acts, words):
        view.add_item(each)
    return view


def open_seat_view(table: Table, seat: int, words: Catalogue) -> discord.ui.View:
    """Return the buttons to take a seat that is offered to everyone, and to withdraw the offer."""
    take = button(
        table.id, "take-open", words("button-take-seat"), version=seat + 1, style=discord.ButtonStyle.success
    )
    return rows([take, button(table.id, "withdraw-open", words("button-withdraw"), version=seat + 1)])


async def post_act(bot: GameBot, poster: Poster, open_table: OpenTable, batch: Sequence[StoredNotice]) -> int:
    """Post an act at a playable table, and note its offers; return the message's id. Raises discord.py's error if refused."""
    table, notice, words = open_table.table, batch[-1].notice, table_words(open_table.table)
    assert notice.text is not None
    content = f"**{title(table, words)}** · {say(table, words, notice.text)}"
    content = f"{content} {user_mention(notice.ping)}" if notice.ping is not None else content
    view: discord.ui.View | None = None
    freed = offer_buttons(table, [notice], words)
    if notice.for_all is not None:
        view = open_seat_view(table, notice.for_all, words)
    elif notice.offers:
        view = seat_view(table, words)
    elif freed:
        view = rows(freed)
    elif notice.starts and table.status == "lobby":
        label = words("button-start-these")
        view = rows([button(table.id, "start", label, style=discord.ButtonStyle.success)])
    pings = [notice.ping] if notice.ping is not None else []
    message = await poster.send(open_table, batch, content, view=view, pings=pings)
    post = OfferPost(kind="seat", channel=table.channel, message=message.id, said=notice.text)
    if notice.for_all is not None:
        post = OfferPost(kind="all", channel=post.channel, message=post.message, said=post.said, seat=notice.for_all)
    elif notice.offers and notice.offered is not None:
        who = notice.offered
        post = OfferPost(
            kind="seat", channel=post.channel, message=post.message, said=post.said, user=who.user, name=who.name
        )
    elif freed:
        post = OfferPost(
            kind="freed", channel=post.channel, message=post.message, said=post.said, seat=notice.freed or 0
        )
    elif notice.starts:
        post = OfferPost(kind="start", channel=post.channel, message=post.message, said=post.said)
    if view is not None:
        await bot.service.notices.note_post(table.id, post)
    if table.status == "lobby" and notice.ping == table.host:
        for host in await find_departed(bot, table.guild, [table.host]):
            await bot.service.lobby.replace_gone_host(table.id, host)
    return message.id
