"""The post of a request to undo turns: who asks for what, who has agreed, and the outcome."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Sequence

import discord

from cogs.answers.delivery_problems import UNKNOWN_MESSAGE
from cogs.base.items import button, rows
from cogs.base.words import safe_name, say, table_words, title, user_mention
from cogs.client.access import find_departed
from cogs.client.bot import GameBot
from cogs.delivery.posting import Poster, away_lines, unseen_lines
from engine.catalogue import Catalogue
from engine.club.hosting.consent import waiting_for
from engine.kernel import RuleError, text
from engine.records.table import StoredNotice, Table, UndoRequest
from engine.tables.open.open_table import OpenTable
from engine.tables.open.taking_back import answers_until, turn_names

logger = logging.getLogger(__name__)


def request_content(table: Table, request: UndoRequest, words: Catalogue) -> str:
    """Return the post of a table's request: with those who must answer while it is open, and the outcome afterward."""
    if request.cancels:
        asked = text("request-ask-cancel", who=request.name)
    elif request.pause:
        asked = text("request-ask-pause", who=request.name, days=request.pause)
    elif request.said is not None:
        asked = text("request-ask-clock", act=request.said)
    elif request.seat is not None:
        new = request.person.name if request.person is not None else text("computer-player")
        asked = text("request-ask-seat", who=request.name, old=_holder(table, request.seat), new=new)
    else:
        asked = text("request-ask", who=request.name, count=len(request.turns), turns=turn_names(request.turns))
    lines = [f"**{title(table, words)}** · {say(table, words, asked)}"]
    if request.ended is not None:
        return "\n".join([*lines, say(table, words, request.ended)])
    names = words.join([user_mention(user) for user in waiting_for(table)])
    key = "request-whom-pause" if request.is_about_clocks else "request-whom"
    lines.append(words(key, names=names, until=int(answers_until(request))))
    agreed = [safe_name(seat.name) for seat in table.seats if seat.user in request.agreed]
    if agreed:
        lines.append(f"-# {words('request-agreed-so-far', names=words.join(agreed))}")
    gone = [safe_name(seat.name) for seat in table.seats if seat.user in request.gone]
    if gone:
        lines.append(f"-# {words('request-gone', names=words.join(gone))}")
    return "\n".join(lines)


def _holder(table: Table, seat: int) -> str:
    """Return the name of the player who should give up a seat, or has just done so."""
    computer = table.seats[seat].computer is not None or table.seats[seat].took_over
    left = [each.name for each in table.former if each.seat == seat] if computer else []
    return left[-1] if left else table.name_of(seat)


def request_view(table: Table, request: UndoRequest, words: Catalogue) -> discord.ui.View:
    """Return the buttons to answer a request; none once it is over."""
    if request.ended is not None:
        return rows()
    number = request.number
    agree = button(table.id, "agree", words("button-agree"), version=number, style=discord.ButtonStyle.success)
    return rows([agree, button(table.id, "disagree", words("button-decline"), version=number)])


async def post_request(
    bot: GameBot, poster: Poster, open_table: OpenTable, batch: Sequence[StoredNotice]
) -> int | None:
    """Post or update a request, pinging those who must answer; return a new post's id.

    Then those who have left the server are no longer asked. Raises discord.py's error.
    """
    table, request = open_table.table, open_table.table.request
    if request is None:
        return None
    posted = await _post(bot, poster, open_table, request, batch)
    if request.ended is None:
        for user in await find_departed(bot, table.guild, waiting_for(table)):
            with contextlib.suppress(RuleError):  # the request may be over by now
                await bot.service.consent.excuse(table.id, request.number, user)
    return posted


async def _post(
    bot: GameBot, poster: Poster, open_table: OpenTable, request: UndoRequest, batch: Sequence[StoredNotice]
) -> int | None:
    table, none = open_table.table, discord.AllowedMentions.none()
    asked = [seat for seat in table.seats if request.ended is None and seat.user in waiting_for(table)]
    words = table_words(table)
    content = request_content(table, request, words) + await away_lines(bot, table, asked)
    view = request_view(table, request, words)
    if request.message is not None:
        message = bot.get_partial_messageable(request.channel).get_partial_message(request.message)
        content += await unseen_lines(bot, table, asked)
        try:
            await message.edit(content=content, view=view, allowed_mentions=none)
        except discord.NotFound as error:
            # The post was deleted. Any other code concerns the channel, about which the host is notified.
            if error.code != UNKNOWN_MESSAGE:
                raise
            logger.info("the post of a request at table %d is gone", table.id)
        return None
    if request.ended is not None:
        earlier = await poster.posted_before(open_table, batch, None)  # which a crash kept from being noted
        if earlier is not None:
            await earlier.edit(content=content, view=view, allowed_mentions=none)
        return None
    channel = table.channel
    posted = await poster.send(open_table, batch, content, view=view, pings=waiting_for(table))
    await bot.service.consent.note_post(table.id, request.number, channel, posted.id)
    # Afterward: a ping adds its user to a private thread.
    if unseen := await unseen_lines(bot, table, asked):
        await posted.edit(content=content + unseen, allowed_mentions=none)
    return posted.id
