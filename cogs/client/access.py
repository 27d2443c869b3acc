"""Access to tables: administering, playing and opening them, and finding the table that a command means."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Sequence
from typing import Any

import discord

from cogs.base.items import MAX_USER_ID
from cogs.base.not_done import NOT_DONE, is_from_network, is_missing
from cogs.base.permissions import permission_names
from cogs.base.user_install import is_away
from cogs.base.visibility import shows
from cogs.base.words import refusal, safe_name, words_for
from cogs.client.bot import MEANT, GameBot, Interaction, is_manager, person
from engine.kernel import plain_name
from engine.records.server import ServerSettings
from engine.records.table import Person, Table
from engine.tables.checks import not_seated
from engine.tables.open.open_table import OpenTable, SeveralTablesError

logger = logging.getLogger(__name__)

MAX_NAME = 32
"""Maximum number of characters of a name, as Discord has it."""
NO_MEMBER = {10007, 10013}
"""Discord's codes for a person who is not on a server, or whose account is gone."""

ASK_SECONDS = 1.0
"""Maximum number of seconds that a press waits for Discord's answers about members before it is acknowledged."""


def owners(application: discord.AppInfo) -> list[int]:
    """Return the users who own an application: a person, or the administrators and developers of a team."""
    if application.team is None:
        return [application.owner.id]
    roles = {discord.TeamMemberRole.admin, discord.TeamMemberRole.developer}
    return [member.id for member in application.team.members if member.role in roles]


def is_owner(interaction: Interaction) -> bool:
    """Return whether the user owns the bot, as of its start: asking Discord might take too long for an answer."""
    application = interaction.client.application
    return application is not None and interaction.user.id in owners(application)


def check_admin(interaction: Interaction) -> bool:
    """Return whether the user owns the bot; a refusal for users who may not manage the server either."""
    if is_owner(interaction):
        return True
    if interaction.guild_id is None or not is_manager(interaction):
        raise refusal("error-admin-only")
    return False


async def find_table(interaction: Interaction, number: int | None) -> int:
    """Return the id of a table: by number, else the one in this channel.

    A refusal for users who may not administer it; managers do not learn whether a table of another server exists.
    """
    owner = check_admin(interaction)
    store = interaction.client.service.store
    if number is None:
        number = await store.tables.newest_in(interaction.channel_id or 0)
        if number is None:
            raise refusal("error-no-table-here")
    found = await store.tables.peek(number)
    if found is None or not (owner or on_this_server(interaction, *found)):
        raise refusal("error-admin-no-table")
    return number


def on_this_server(interaction: Interaction, channel: int, table: Table | None) -> bool:
    """Return whether a table (None: its row is damaged) belongs to the server of the interaction."""
    guild = interaction.guild
    if guild is None:
        return False
    if table is None:
        return guild.get_channel_or_thread(channel) is not None
    return table.guild == guild.id


def check_may_open(interaction: Interaction, settings: ServerSettings, guild_id: int | None) -> None:
    """Refuse users who lack the role for opening tables on a server; its managers may, and everyone if the role is gone."""
    if not settings.opener or guild_id is None:
        return
    guild, user = interaction.client.get_guild(guild_id), interaction.user
    role = guild.get_role(settings.opener) if guild is not None else None
    if role is None:
        return
    here = interaction.guild_id == guild_id
    belongs = isinstance(user, discord.Member) and role in user.roles
    if not (here and (belongs or is_manager(interaction))):
        raise refusal("error-open-role", role=role.name)


async def has_left(bot: GameBot, guild: int) -> bool:
    """Return whether the bot has left a server; Discord is asked about another process's server.

    A server that Discord does not know, as in an outage, has been left only if the bot's list of servers is without
    it. Raises discord.py's error when Discord does not answer.
    """
    if bot.own.has(guild):
        return bot.knows_left(guild)
    try:
        await bot.fetch_guild(guild, with_counts=False)
    except (discord.Forbidden, discord.NotFound) as error:
        if is_from_network(error):
            raise
        return not [
            each.id async for each in bot.fetch_guilds(limit=1, after=discord.Object(guild - 1)) if each.id == guild
        ]
    return False


def own_seat(interaction: Interaction, open_table: OpenTable) -> int:
    """Return the user's seat. Raises TableError if they have none."""
    seat = open_table.table.seat_of(interaction.user.id)
    if seat is None:
        raise not_seated(open_table.table)
    return seat


async def table_here(interaction: Interaction) -> OpenTable:
    """Return the table in the channel of an interaction; a refusal if there is none, or if the bot has left the server."""
    if is_away(interaction):
        raise refusal("error-no-table-here")
    return await interaction.client.service.tables.in_channel(interaction.channel_id or 0)


async def table_meant(interaction: Interaction) -> OpenTable:
    """Return the table that a command of any game is about.

    It is the one in this channel, unless its game is over, else the one that waits for the user, else the only one
    where they play. A refusal if there is none, or several.
    """
    service, user = interaction.client.service, interaction.user.id
    here = await service.store.tables.in_channel(interaction.channel_id or 0)
    if here is None or here.status not in {"lobby", "running"}:
        waiting = await service.panels.others_waiting(user, but=0)
        tables = waiting or [table for table in await service.store.tables.of_user(user) if table.status == "running"]
        if len(tables) > 1:
            raise SeveralTablesError(tables)
        here = tables[0] if tables else here
    if here is None:
        raise refusal("error-no-table-meant")
    open_table = await service.tables.look(here.id)
    interaction.extras[MEANT] = open_table.table
    return open_table


def chosen_people(interaction: Interaction, chosen: Sequence[str], *, members: bool = False) -> list[Person]:
    """Return the users with the ids chosen in a form, by the names that the server shows.

    A refusal for a bot, and with `members` for a user who is not on the server.
    """
    data: Any = interaction.data
    found, people = data.get("resolved", {}), list[Person]()
    for number in chosen:
        user, member = found.get("users", {}).get(number), found.get("members", {}).get(number) or {}
        if user is None or not number.isdecimal() or len(number) > MAX_USER_ID:
            raise refusal("error-setting")
        if user.get("bot"):
            raise refusal("error-bot-player")
        if members and not member:
            raise refusal("error-invite-stranger")
        shown = member.get("nick") or user.get("global_name") or user["username"]
        people.append(Person(int(number), plain_name(shown, user["username"])[:MAX_NAME]))
    return people


def check_shown(interaction: Interaction) -> None:
    """Refuse in a channel that the bot may not see: there, Discord does not tell who else may."""
    if interaction.guild is not None and not interaction.app_permissions.view_channel:
        words = words_for(interaction)
        raise refusal("error-bot-lacks", permissions=permission_names(["view_channel"], words))


def check_sees(interaction: Interaction, user: discord.User | discord.Member) -> None:
    """Refuse if a user named in a command does not see the channel of the command, so that no post could reach them there."""
    check_shown(interaction)
    channel = interaction.channel
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return
    # The mention in a private thread adds people who see its channel.
    place = channel.parent if isinstance(channel, discord.Thread) else channel
    if not isinstance(user, discord.Member) or (place is not None and not place.permissions_for(user).view_channel):
        raise refusal("error-unseen", names=safe_name(user.display_name))


async def check_sees_table(interaction: Interaction, table: Table, player: Person) -> None:
    """Refuse if a user does not see the channel of a table on this server, so that no post could reach them there."""
    guild = interaction.guild
    if guild is None:
        return
    place = guild.get_channel_or_thread(table.channel)
    # The mention in a private thread adds people who see its channel.
    channel = place.parent_id if isinstance(place, discord.Thread) else table.channel
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(ASK_SECONDS):
            if await member_sees(guild, channel, player.user) is False:
                raise refusal("error-unseen-table", names=safe_name(player.name))


async def find_departed(
    bot: GameBot, guild_id: int | None, users: Iterable[int], *, limit: float | None = None
) -> list[int]:
    """Return the `users` who left a server; update others' names.

    Those about whom Discord does not answer, or not within `limit` seconds in all, are members.
    """
    guild, found = bot.get_guild(guild_id or 0), list[int]()
    if guild is None or guild.unavailable:
        return found
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(limit):
            for user in users:
                try:
                    await bot.service.lobby.call(person(await guild.fetch_member(user)), guild.id)
                except NOT_DONE as error:
                    logger.info("user %d may have left server %d: %r", user, guild.id, error)
                    if isinstance(error, discord.NotFound) and error.code in NO_MEMBER:
                        found.append(user)
    return found


async def member_sees(guild: discord.Guild, channel_id: int | None, user: int) -> bool | None:
    """Return whether Discord says that a member sees a channel or any thread (None: is on the server).

    None if that cannot be determined now.
    """
    if guild.unavailable:  # then Discord denies that anything exists there
        return None
    try:
        member = await guild.fetch_member(user)
        if channel_id is None:
            return True
        # The list of the bot's channels has no archived threads.
        channel = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
        if not isinstance(channel, discord.Thread) or not channel.is_private():
            return shows(channel, member)
        if not channel.permissions_for(member).manage_threads:
            await channel.fetch_member(user)
    except NOT_DONE as error:
        if is_missing(error):
            return False
        logger.info("Discord does not say what user %d sees on server %d: %r", user, guild.id, error)
        return None
    return True
