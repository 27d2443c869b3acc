"""Calling the role that a server's managers have named from the card of an open table, later than with `/new`."""

from __future__ import annotations

import discord

from cogs.base.cards.card import Line
from cogs.base.items import button
from cogs.base.words import link, refusal, table_words, title
from cogs.client.bot import Interaction, is_manager
from cogs.posts.lobby_post import role_to_call
from engine.catalogue import Catalogue
from engine.club.lobby.lobby import check_room
from engine.kernel import text
from engine.records.posts import OfferPost
from engine.records.table import Table
from engine.registry import games
from engine.tables.checks import check_host, check_lobby


async def called_role(interaction: Interaction, table: Table) -> discord.Role | None:
    """Return the role that the user can call for a table's free seats, if the managers have named one; else None."""
    guild = interaction.guild
    if table.status != "lobby" or guild is None or table.guild != guild.id:
        return None
    if table.host != interaction.user.id and not is_manager(interaction):
        return None
    server = await interaction.client.service.servers.of(guild.id)
    return guild.get_role(server.call) if server.call else None


def call_line(table: Table, role: str, words: Catalogue) -> Line:
    """Return the line of the table setup that calls the role of this name."""
    return Line(words("setup-call", role=role), button(table.id, "setup-call", words("button-call")))


async def call_for(interaction: Interaction, table: Table) -> None:
    """Mention the server's role in an open table's channel, at most hourly, as an act of its host or a manager.

    A refusal for a table that is full or has started, and if the role cannot be called now.
    """
    service, user = interaction.client.service, interaction.user.id
    check_lobby(table, user)
    check_host(table, user, manager=is_manager(interaction))
    check_room(table)
    guild = interaction.guild
    place = guild.get_channel_or_thread(table.channel) if guild is not None else None
    allowed = place.permissions_for(place.guild.me) if place is not None else interaction.app_permissions
    role = await role_to_call(interaction, await service.servers.of(table.guild), allowed, later=True)
    if not await service.servers.claim_call(role.guild.id):
        raise refusal("error-call-later", at=int(await service.servers.next_call(role.guild.id)))
    words, players = table_words(table), games()[table.game].players_for(table.options)
    asked = "–".join(map(str, sorted({players[0], players[-1]})))
    said = text("open-tables-seats", taken=len(table.seats), players=asked)
    message = await interaction.client.get_partial_messageable(table.channel).send(
        f"{role.mention} · **[{title(table, words)}](<{link(table)}>)** · {words.say(said)}",
        allowed_mentions=discord.AllowedMentions(roles=[role]),
    )
    post = OfferPost(kind="call", channel=table.channel, message=message.id, said=said)
    await service.notices.note_post(table.id, post)
