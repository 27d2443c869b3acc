"""The post of a ready check: the players who must still answer, those who are ready, and the outcome."""

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
from cogs.posts.lobby_post import refresh_lobby
from engine.catalogue import Catalogue
from engine.kernel import RuleError
from engine.records.posts import ReadyCheck
from engine.records.ready_check import to_be_asked
from engine.records.table import StoredNotice, Table
from engine.tables.open.open_table import OpenTable

logger = logging.getLogger(__name__)


def check_content(table: Table, check: ReadyCheck, words: Catalogue) -> str:
    """Return the post of a ready check: with those who must answer while it is open, the outcome afterward."""
    heading = f"**{title(table, words)}**"
    if check.ended is not None:
        return f"{heading} · {say(table, words, check.ended)}"
    waiting = to_be_asked(table, check.at)
    names = words.join([user_mention(user) for user in waiting])
    lines = [f"{heading} · {words('check-ask-changed' if check.changed else 'check-ask', names=names)}"]
    present = [safe_name(seat.name) for seat in table.seats if seat.user is not None and seat.user not in waiting]
    if present:
        lines.append(f"-# {words('check-in', names=words.join(present))}")
    lines.append(f"-# {words('check-until', until=int(check.until))}")
    return "\n".join(lines)


def check_view(table: Table, check: ReadyCheck, words: Catalogue) -> discord.ui.View:
    """Return the buttons to answer a ready check; none once it is over."""
    if check.ended is not None:
        return rows()
    number = check.number
    return rows([
        button(table.id, "in", words("button-in"), version=number, style=discord.ButtonStyle.success),
        button(table.id, "not-in", words("button-leave"), version=number),
        button(table.id, "call-off", words("button-call-off"), version=number),
    ])  # fmt: skip


async def post_check(
    bot: GameBot, poster: Poster, open_table: OpenTable, batch: Sequence[StoredNotice]
) -> int | None:
    """Post a table's ready check, pinging those who must answer, or update its post; return a new post's id.

    A post that was deleted while it asks is replaced, without pings. The lobby's post is also updated. Then the seats
    of those who must answer and have left the server become free. Raises discord.py's error when Discord refuses it.
    """
    table, check = open_table.table, open_table.table.ready_check
    posted = await _post(bot, poster, open_table, check, batch) if check is not None else None
    if check is not None and posted is not None:
        await bot.service.ready_checks.note_post(table.id, check.number, table.channel, posted)
    await refresh_lobby(bot, table, again=True)
    if check is not None and check.ended is None:
        for user in await find_departed(bot, table.guild, to_be_asked(table, check.at)):
            with contextlib.suppress(RuleError):  # the check may be over by now
                await bot.service.ready_checks.leave(table.id, check.number, user)
    return posted


async def _post(
    bot: GameBot, poster: Poster, open_table: OpenTable, check: ReadyCheck, batch: Sequence[StoredNotice]
) -> int | None:
    table, words, none = open_table.table, table_words(open_table.table), discord.AllowedMentions.none()
    content, view = check_content(table, check, words), check_view(table, check, words)
    waiting = () if check.ended is not None else to_be_asked(table, check.at)
    if check.message is None and check.ended is not None:
        earlier = await poster.posted_before(open_table, batch, content)  # not recorded because of a crash
        if earlier is None:
            return None
        await earlier.edit(content=content, view=view, allowed_mentions=none)
        return earlier.id
    pings = [user for user in check.pinged if user in waiting]
    asked = [seat for seat in table.seats if seat.user in waiting]
    content += await away_lines(bot, table, asked)
    if check.message is not None:
        message = bot.get_partial_messageable(check.channel).get_partial_message(check.message)
        content += await unseen_lines(bot, table, asked)
        try:
            await message.edit(content=content, view=view, allowed_mentions=none)
        except discord.NotFound as error:
            # Any other code concerns the channel, about which the host is notified.
            if error.code != UNKNOWN_MESSAGE:
                raise
            logger.info("the post of a ready check at table %d is gone", table.id)
        else:
            return None
        if check.ended is not None:
            return None
        pings = []
    sent = await poster.send(open_table, batch, content, view=view, pings=pings)
    # Afterward: a ping adds its user to a private thread.
    if unseen := await unseen_lines(bot, table, asked):
        await sent.edit(content=content + unseen, allowed_mentions=none)
    return sent.id
