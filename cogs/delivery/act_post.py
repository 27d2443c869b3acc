"""The post about an act of the host or a manager, with the buttons with which a seat changes hands."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec

from cogs.base.items import TableButton, button, rows
from cogs.base.words import say, table_words, title, user_mention
from cogs.client.access import find_departed, member_sees
from cogs.client.bot import GameBot
from cogs.delivery.batches import CALLS
from cogs.delivery.posting import Poster, unseen_lines
from cogs.posts.offers import seat_view
from engine.catalogue import Catalogue
from engine.club.hosting.offers import end_of
from engine.records.posts import OfferPost
from engine.records.table import Notice, Person, StoredNotice, Table
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


def _offer_of(table: Table, notice: Notice) -> OfferPost | None:
    """Return the offer in the post of an act, without its message; None if it offers nothing."""
    assert notice.text is not None
    offer = OfferPost(kind="start", channel=table.channel, message=0, said=notice.text)
    if notice.for_all is not None:
        return msgspec.structs.replace(offer, kind="all", seat=notice.for_all)
    if notice.offers:
        who = notice.offered or Person(0, "")
        return msgspec.structs.replace(offer, kind="seat", user=who.user, name=who.name)
    if notice.freed is not None:
        return msgspec.structs.replace(offer, kind="freed", seat=notice.freed)
    return offer if notice.starts else None


def _view_of(table: Table, notice: Notice, words: Catalogue) -> discord.ui.View | None:
    """Return the buttons below the post of an act, None if it has none."""
    if notice.for_all is not None:
        return open_seat_view(table, notice.for_all, words)
    if notice.offers:
        return seat_view(table, words)
    if freed := offer_buttons(table, [notice], words):
        return rows(freed)
    label = words("button-start-these")
    start = button(table.id, "start", label, style=discord.ButtonStyle.success)
    return rows([start]) if notice.starts else None


async def _players_of_file(bot: GameBot, table: Table) -> list[int]:
    """Return those offered a seat of an imported game who see its channel, as its file may name any user."""
    guild, offered = bot.get_guild(table.guild or 0), [seat.offered for seat in table.seats if seat.offered]
    return [each.user for each in offered if guild and await member_sees(guild, table.channel, each.user)]


async def post_act(bot: GameBot, poster: Poster, open_table: OpenTable, batch: Sequence[StoredNotice]) -> int | None:
    """Post an act at a playable table, and note its offer; return the message's id.

    None if the offer, or the call to start the game, is over by now. If an attempt before a crash sent it anyway,
    that message is returned, so that it can be closed. Raises discord.py's error if Discord refuses the post.
    """
    table, notice, words = open_table.table, batch[-1].notice, table_words(open_table.table)
    assert notice.text is not None
    offer = _offer_of(table, notice)
    over = offer is not None and end_of(table, offer, bot.service.tables.clock()) is not None
    content = f"**{title(table, words)}** · {say(table, words, notice.text)}"
    content = f"{content} {user_mention(notice.ping)}" if notice.ping is not None else content
    view = None if over else _view_of(table, notice, words)
    pings = [notice.ping] if notice.ping is not None else []
    if offer is not None and offer.kind == "seat" and not offer.user:
        pings = await _players_of_file(bot, table)
        content = " ".join([content, *map(user_mention, pings)])
    outdated = (over and notice.freed is None) or (notice.text.key in CALLS and table.status != "lobby")
    message = await (
        poster.posted_before(open_table, batch, content)
        if outdated
        else poster.send(open_table, batch, content, view=view, pings=pings)
    )
    if message is None:
        return None
    asked = [notice.offered] if notice.offered is not None else [each for each in table.seats if each.user in pings]
    # Afterward: a ping adds its user to a private thread.
    if not outdated and (unseen := await unseen_lines(bot, table, asked)):
        await message.edit(content=content + unseen, allowed_mentions=discord.AllowedMentions.none())
    if offer is not None and (view is not None or outdated):
        await bot.service.notices.note_post(table.id, msgspec.structs.replace(offer, message=message.id))
    if table.status == "lobby" and notice.ping == table.host:
        for host in await find_departed(bot, table.guild, [table.host]):
            await bot.service.lobby.free_gone(table.id, host)
    return message.id
