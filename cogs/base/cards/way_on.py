"""The way on from a table where a user has nothing to do: the next one that waits for them, in the same private message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord

from cogs.base.cards.private import tell
from cogs.base.items import LinkButton, TableButton, button, link_button
from cogs.base.words import link, next_line, title, words_for
from engine.catalogue import Catalogue
from engine.records.table import Table
from engine.tables.open.waiting import place_of

Interaction = discord.Interaction[Any]


class WayOn(NamedTuple):
    """The line that names the next table, and its buttons: one of another server has a link.

    Beside that link is the button of the next table that opens in place, so that the user can continue without
    leaving.
    """

    line: str
    buttons: Sequence[TableButton | LinkButton]

    @property
    def in_place(self) -> Sequence[TableButton]:
        """The button of the table that opens in place; empty without one."""
        return [each for each in self.buttons if isinstance(each, TableButton)]


def playable(interaction: Interaction, tables: Sequence[Table]) -> list[Table]:
    """Return the tables that can be played, not on a server the bot has left; on one of another process they can."""
    return [each for each in tables if not (each.guild and interaction.client.knows_left(each.guild))]


def opens_here(interaction: Interaction, table: Table) -> bool:
    """Return whether a table's panel opens in place: on the same server, or in direct messages with the bot."""
    return interaction.guild_id is None or table.guild == interaction.guild_id


def way_on(interaction: Interaction, tables: Sequence[Table]) -> WayOn | None:
    """Return the way on to tables that wait for the user of an interaction, in order; None if there is none."""
    found, words = playable(interaction, tables), words_for(interaction)
    if not found:
        return None
    first, buttons = found[0], list[TableButton | LinkButton]()
    if not opens_here(interaction, first):
        buttons.append(link_button(_open_label(interaction, first, words), link(first)))
    buttons += next_button(interaction, found)
    return WayOn(next_line(first, interaction.user.id, words), buttons)


def next_button(interaction: Interaction, tables: Sequence[Table]) -> list[TableButton]:
    """Return the button of the first of some tables that opens in place, with the total number; empty if none does."""
    words, user = words_for(interaction), interaction.user.id
    for table in tables:
        if opens_here(interaction, table) and (place := place_of(table, user)) is not None:
            label = words("button-next-table", table=title(table, words), n=len(tables))
            return [button(0, "next", label, arg=place.to_text(), style=discord.ButtonStyle.success)]
    return []


def _open_label(interaction: Interaction, table: Table, words: Catalogue) -> str:
    """Return the label of the link to a table elsewhere; servers of other processes have no name here."""
    if table.direct:
        return words("button-open-direct")
    guild = interaction.client.get_guild(table.guild)
    return words("button-open-on", server=guild.name) if guild is not None else title(table, words)


async def tell_on(interaction: Interaction, sentence: str, following: WayOn | None) -> None:
    """Answer with a sentence and, if another table waits for the user, the way on to it."""
    if following is None:
        await tell(interaction, sentence)
    else:
        await tell(interaction, f"{sentence}\n{following.line}", following.buttons)
