"""Messages about posts that did not reach their channel, for the person who can help."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import aiohttp
import discord

from cogs.base.errors import BLOCKED, THREADS_FULL
from cogs.base.not_done import NETWORK, is_missing, is_unavailable, is_unreachable
from cogs.base.permissions import Place, missing_in, needed_in, permission_names, place_of
from cogs.base.words import table_words, title
from engine.catalogue import Catalogue, catalogue, locales
from engine.records.table import Table
from engine.tables.open.open_table import OpenTable

if TYPE_CHECKING:
    from cogs.client.bot import GameBot

logger = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK = 10003, 10008, 10015
TOO_LARGE, MISSING_ACCESS, NOT_FOR_TEXT, MISSING_PERMISSIONS = 40005, 50001, 50008, 50013
WRONG_TYPE, TOKEN_EXPIRED, ARCHIVED, LOCKED = 50024, 50027, 50083, 160005
UNKNOWN_GUILD, TOO_OLD_TO_EDIT = 10004, 30046
"""Codes: a server unknown to Discord, too many edits of an old message."""


def is_too_large(error: discord.HTTPException) -> bool:
    """Return whether Discord refused a message because its files are too large."""
    return error.status == 413 or error.code in {TOO_LARGE, 50045}


class DeliveryProblem(NamedTuple):
    """A reason why a message cannot be posted.

    `key` names it, or is "" if it resolves itself. `people`: only a person can help and is notified. `gone`: the
    channel is lost. `after`: seconds Discord asks to wait. `bug`: only the operator can help. `unposted`: Discord
    refused the post; otherwise, the post may have gone through. `outage`: Discord cannot be reached, or is down.
    """

    key: str = ""
    people: bool = False
    gone: bool = False
    after: float | None = None
    bug: bool = False
    unposted: bool = False
    outage: bool = False


def diagnose(error: BaseException, bot: GameBot, table: Table) -> DeliveryProblem:
    """Return the problem behind an error of posting at a table."""
    if isinstance(error, discord.RateLimited):
        return DeliveryProblem(after=error.retry_after, unposted=True)
    if isinstance(error, discord.HTTPException):
        return _diagnose_answer(error, bot, table)._replace(unposted=400 <= error.status < 500)
    if isinstance(error, discord.DiscordException | aiohttp.ClientError | TimeoutError | OSError):
        return DeliveryProblem(outage=True)
    return DeliveryProblem(bug=True)


def _diagnose_answer(error: discord.HTTPException, bot: GameBot, table: Table) -> DeliveryProblem:
    if is_missing(error) and is_unavailable(bot, table.guild):
        return DeliveryProblem()
    if table.guild is not None and bot.knows_left(table.guild) and error.status in {403, 404}:
        return DeliveryProblem("left", people=True)
    if error.code in {UNKNOWN_CHANNEL, NOT_FOR_TEXT, WRONG_TYPE}:
        return DeliveryProblem("gone", people=True, gone=True)
    if error.code in {ARCHIVED, LOCKED}:
        return DeliveryProblem("locked", people=True)
    if error.code in BLOCKED:
        return DeliveryProblem("blocked", people=True)
    if error.code in THREADS_FULL:
        return DeliveryProblem("threads", people=True)
    if error.code == UNKNOWN_GUILD:  # the gateway reports when the bot leaves a server
        return DeliveryProblem()
    if error.status == 403 and error.code in NETWORK:
        return DeliveryProblem(outage=True)
    if error.status == 403:
        return DeliveryProblem("direct" if table.direct else _refused_in(bot, table), people=True)
    return DeliveryProblem(
        bug=error.status in {400, 401, 404, 405, 413}, outage=error.status in {408, 429} or error.status >= 500
    )


def _refused_in(bot: GameBot, table: Table) -> str:
    """Return the problem that keeps the bot from posting in a channel of a server.

    All channels of a server are known, and the threads that the bot sees: others are private, or archived.
    """
    guild = bot.get_guild(table.guild) if table.guild is not None else None
    if guild is not None and guild.me is not None and guild.me.is_timed_out():
        return "timeout"
    if guild is None or guild.get_channel(table.channel) is not None:
        return "permissions"
    thread = guild.get_thread(table.channel)
    if thread is None:
        return "thread"
    if _lacking(bot, table):
        return "permissions"
    return "locked" if thread.locked else "thread" if thread.is_private() else "permissions"


def permissions_in(bot: GameBot, table: Table) -> discord.Permissions | None:
    """Return the bot's permissions in a table's channel; None if they are unknown."""
    guild = bot.get_guild(table.guild) if table.guild is not None else None
    if guild is None or guild.me is None:
        return None
    channel = guild.get_channel_or_thread(table.channel)
    try:
        return channel.permissions_for(guild.me) if channel is not None else None
    except discord.ClientException:  # a thread with an unknown parent
        return None


def may_attach(bot: GameBot, table: Table) -> bool:
    """Return whether the bot may attach pictures in a table's channel; true if unknown."""
    permissions = permissions_in(bot, table)
    return permissions is None or permissions.attach_files


def may_pin(bot: GameBot, table: Table) -> bool:
    """Return whether the bot may pin messages in a table's channel; true if unknown."""
    permissions = permissions_in(bot, table)
    return permissions is None or "pin_messages" not in missing_in(_place(bot, table), permissions, vital=False)


def _missing(bot: GameBot, table: Table) -> list[str]:
    """Return the names of the permissions the bot lacks in a table's channel; all that it needs if unknown."""
    return _lacking(bot, table) or [each.name for each in needed_in(_place(bot, table), vital=True)]


def _place(bot: GameBot, table: Table) -> Place:
    """Return the kind of a table's channel; an unknown one counts as a text channel."""
    guild = bot.get_guild(table.guild) if table.guild is not None else None
    return place_of(guild.get_channel_or_thread(table.channel) if guild is not None else None) or "channel"


def _lacking(bot: GameBot, table: Table) -> list[str]:
    """Return the names of the permissions that the bot certainly lacks in a table's channel."""
    permissions = permissions_in(bot, table)
    return missing_in(_place(bot, table), permissions) if permissions is not None else []


MOVABLE = {"permissions", "locked", "thread", "threads"}
"""The problems that the host can solve by moving the table."""
OF_SERVER = {*MOVABLE, "pictures", "blocked", "timeout"}
"""The problems that a server's managers can solve."""


def sentence(bot: GameBot, open_table: OpenTable, key: str, words: Catalogue, user: int) -> str:
    """Return the explanation of a problem to a user. Players who do not host the table read to ask a manager."""
    table = open_table.table
    missing = _missing(bot, table)
    said = words(
        f"trouble-{key}",
        table=title(table, words),
        place=f"<#{table.channel}>",
        permissions=permission_names(missing, words),
        count=len(missing),
    )
    if key in MOVABLE and user == table.host:
        return f"{said} {words('trouble-move')}"
    return f"{said} {words('trouble-ask')}" if key in OF_SERVER and user != table.host else said


def _helpers(open_table: OpenTable) -> Iterator[int]:
    """Yield the users to notify of a problem, in order: the host, those who must act, the others at the table."""
    table = open_table.table
    acting = [user for seat in table.acting if (user := table.seats[seat].user) is not None]
    yield from dict.fromkeys([*table.hosts, *acting, *table.users])


async def tell_people(bot: GameBot, open_table: OpenTable, key: str) -> bool:
    """Notify one person at a table by direct message: the host, else the next who accepts it.

    The message is in the user's language, else in the table's. Returns whether anyone was reached. Raises
    discord.py's error when the reason is temporary.
    """
    for user in _helpers(open_table):
        chosen = bot.service.players.languages.get(user)
        words = catalogue(chosen) if chosen in locales() else table_words(open_table.table)
        content = sentence(bot, open_table, key, words, user)
        try:
            channel = await bot.create_dm(discord.Object(user))
            await channel.send(content, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            if not is_unreachable(error):
                raise
            logger.info("user %d cannot be told of table %d: %s", user, open_table.table.id, error)
        else:
            logger.info("told user %d of table %d: %s", user, open_table.table.id, key)
            return True
    return False
