"""The button that leads from each table that waits for a user to the next one, in the same private message."""

from __future__ import annotations

from cogs.answers.panel.turn_panel import show_panel
from cogs.base.cards.card import Card
from cogs.base.cards.private import answer
from cogs.base.cards.way_on import opens_here, playable, way_on
from cogs.base.items import Pressed, on_press
from cogs.base.words import words_for
from cogs.client.bot import Interaction
from engine.tables.open.waiting import WaitingPlace, place_of


@on_press("next")
async def press_next(interaction: Interaction, pressed: Pressed) -> None:
    """Open the table that the button names or, if it no longer waits for the user, the next one that does."""
    service, user = interaction.client.service, interaction.user.id
    waiting = playable(interaction, await service.panels.waiting_from(user, WaitingPlace.read(pressed.arg)))
    for table in waiting:
        if opens_here(interaction, table):
            open_table = await service.tables.look(table.id)
            if place_of(open_table.table, user) is not None:
                await show_panel(interaction, open_table, others=True)
                return
    words, following = words_for(interaction), way_on(interaction, waiting)
    await answer(interaction, Card(words("next-none"), *(following or ())))
