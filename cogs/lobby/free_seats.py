"""The seats of a server's running games that anyone may take over, in channels that a user can see."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.base.cards.card import Card, Line
from cogs.base.cards.pages import page_of, turning
from cogs.base.cards.private import answer
from cogs.base.items import Pressed, button, on_press
from cogs.base.words import clip, safe_name, whole_number, words_for
from cogs.client.bot import Interaction
from cogs.lobby.open_tables import MAX_SHOWN, seen_places
from cogs.lobby.running_games import running_lines
from engine.catalogue import Catalogue
from engine.kernel import RuleError
from engine.records.errors import StoreFault
from engine.tables.open.open_table import OpenTable


@on_press("lobby-free")
async def press_free_seats(interaction: Interaction, pressed: Pressed) -> None:
    """Show a page of the seats to take over, as they are now."""
    found = list[tuple[OpenTable, int]]()
    for number in await seen_places(interaction, "running", free=True):
        try:
            open_table = await interaction.client.service.tables.look(number)
        except (RuleError, StoreFault):  # this one cannot be read; others can
            continue
        found += [(open_table, seat) for seat in open_table.table.seats_to_take]
    await answer(
        interaction, free_card(found, interaction.user.id, words_for(interaction), whole_number(pressed.arg) or 0)
    )


def free_card(seats: Sequence[tuple[OpenTable, int]], user: int, words: Catalogue, page: int = 0) -> Card:
    """Return a page, from 0, of seats to take over, with buttons that take them, disabled where the user has a seat."""
    shown, page = page_of(seats, page, MAX_SHOWN)
    return Card(
        words("free-heading", count=len(seats)) if seats else words("free-none"),
        *(_line(open_table, seat, user, words) for open_table, seat in shown),
        turning(len(seats), page, MAX_SHOWN, words, "lobby-free"),
        [button(0, "lobby", words("button-open-tables"), arg="0")],
    )


def _line(open_table: OpenTable, seat: int, user: int, words: Catalogue) -> Line:
    table = open_table.table
    whose = words("free-seat", name=safe_name(clip(table.seats[seat].name, 32)))
    take = button(
        table.id, "take-open", words("button-take-seat"), version=seat + 1,
        style=discord.ButtonStyle.success, disabled=table.seat_of(user) is not None,
    )  # fmt: skip
    return Line("\n".join(running_lines(open_table, words, whose)), take)
