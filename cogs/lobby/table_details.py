"""Details of an open table before joining: all its options, and a picture of the map and modules at the start."""

from __future__ import annotations

import asyncio
import io
import logging
from typing import Any

import discord
import msgspec

from cogs.answers.pictures import answer_with_picture
from cogs.base.cards.card import Card, PictureSlot
from cogs.base.cards.private import defer
from cogs.base.drawing_pool import DrawingPool
from cogs.base.items import Pressed, button, link_button, on_press
from cogs.base.visibility import may_see
from cogs.base.words import MAX_CONTENT, clip, language_of, link, refusal, whole_number, words_for
from cogs.client.bot import Interaction
from cogs.client.drawing import MAX_ALT, order_for
from cogs.lobby.open_tables import has_room, table_lines
from cogs.posts.option_words import explained_lines
from engine.catalogue import Catalogue
from engine.club.results.remarks import remarks_on
from engine.kernel import Match
from engine.records.names import name_automata
from engine.records.table import NOBODY, Seat, Table
from engine.registry import games
from engine.tables.open.open_table import OpenTable
from render.orders import Order
from render.registry import pictures

logger = logging.getLogger(__name__)

EXAMPLE = 0
"""The seed of the game in the picture. No table has it, so the example reveals nothing about any game."""


def example_of(table: Table) -> OpenTable:
    """Return a possible start of a game with the options and people of an open table, which is not changed."""
    game = games()[table.game]
    options = game.complete_options(table.options)
    automata = game.automata(options)
    people = [Seat(name=seat.name) for seat in table.seats]
    people += [Seat(name=NOBODY)] * (game.players_for(options)[0] - len(people))
    seats = [*people, *(Seat(name="", automaton=name) for name in automata)]
    copy = msgspec.structs.replace(table, seats=seats, status="running", options=options)
    name_automata(copy)
    example = OpenTable(copy)
    match: Match[Any] = Match(game, len(seats), EXAMPLE, options)
    example.match = match
    return example


async def _order(interaction: Interaction, table: Table, words: Catalogue) -> Order:
    """Return the order for the picture of an open table: the public view at the start of such a game."""
    example = await asyncio.to_thread(example_of, table)
    settings = await interaction.client.service.players.settings(interaction.user.id)
    order = order_for(
        example,
        pictures()[table.game].views[0],
        example.game.encode(example.seen_by(None)),
        language_of(interaction),
        theme=settings.theme,
    )
    return msgspec.structs.replace(order, banner=words("open-tables-example"))


async def _draw(interaction: Interaction, table: Table, words: Catalogue) -> discord.File | None:
    """Return the picture of an open table; None if it cannot be drawn; the text is sufficient."""
    try:
        order = await _order(interaction, table, words)
        drawn = await interaction.client.drawing_pool.draw(order, DrawingPool.PRACTICE, user=interaction.user.id)
    except Exception:
        if not interaction.client.is_closed():
            logger.exception("example of table %d not drawn", table.id)
        return None
    if drawn is None:
        return None
    name = f"{table.game}-{table.id}-example.png"
    return discord.File(io.BytesIO(drawn.data), filename=name, description=drawn.alt[:MAX_ALT])


@on_press("lobby-table")
async def press_table(interaction: Interaction, pressed: Pressed) -> None:
    """Show an open table chosen in the list."""
    service, words = interaction.client.service, words_for(interaction)
    number = whole_number(pressed.values[0]) if pressed.values else None
    open_table = await service.tables.look(number) if number else None
    user = interaction.user.id
    if (
        open_table is None
        or open_table.table.guild != interaction.guild_id
        or not may_see(interaction, open_table.table.channel)
        or open_table.table.status != "lobby"
        or user in open_table.table.removed
    ):
        raise refusal("error-no-table")  # whether there is one stays private
    table = open_table.table
    await defer(interaction)
    remarks = {each: await remarks_on(service.store, each, table.guild or 0) for each in table.users}
    lines = [
        *table_lines(table, remarks, words),
        *explained_lines(words, open_table.game.options, table.options),
        *([words("open-tables-link", link=link(table))] if table.seat_of(user) is not None else []),
    ]
    card = Card(clip("\n".join(lines), MAX_CONTENT), PictureSlot(), _buttons(table, user, words))
    await answer_with_picture(interaction, card, await _draw(interaction, table, words))


def _buttons(table: Table, user: int, words: Catalogue) -> list[Any]:
    """Return the buttons that take a seat, if the user can have one, open the post, and lead back to the list."""
    joining = button(table.id, "lobby-join", words("button-take-a-seat"), arg="0", style=discord.ButtonStyle.success)
    return [
        *([joining] if has_room(table, user) else []),
        link_button(words("button-open"), link(table)),
        button(0, "lobby", words("button-previous"), arg="0"),
    ]
