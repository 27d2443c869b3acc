"""A seat that the host offers to everyone: the buttons to offer, take and withdraw it."""

from __future__ import annotations

from cogs.base.cards.private import tell
from cogs.base.items import Pressed, on_press
from cogs.base.words import refusal, title, words_for
from cogs.client.bot import Interaction, is_manager, person
from cogs.posts.offers import close_offers
from engine.kernel import RuleError


def _seat(pressed: Pressed) -> int:
    """Return the seat that a button is about."""
    if not pressed.version:
        raise refusal("error-old-button")
    return pressed.version - 1


@on_press("offer-all")
async def press_offer_all(interaction: Interaction, pressed: Pressed) -> None:
    """Offer a seat to everyone; the outbox posts it."""
    seats = interaction.client.service.open_seats
    await seats.offer(pressed.table, person(interaction.user), _seat(pressed), manager=is_manager(interaction))
    await interaction.response.defer()


@on_press("withdraw-open")
async def press_withdraw(interaction: Interaction, pressed: Pressed) -> None:
    """Stop offering a seat to everyone; the outbox updates its post."""
    seats = interaction.client.service.open_seats
    await seats.withdraw(pressed.table, interaction.user.id, _seat(pressed), manager=is_manager(interaction))
    await interaction.response.defer()


@on_press("take-open")
async def press_take_open(interaction: Interaction, pressed: Pressed) -> None:
    """Take a seat that is offered to everyone: no one joins a running game without this press."""
    bot, words = interaction.client, words_for(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    try:
        open_table = await bot.service.open_seats.take(pressed.table, person(interaction.user), _seat(pressed))
    except RuleError:
        await close_offers(bot, (await bot.service.tables.look(pressed.table)).table)
        raise
    await tell(interaction, words("done-seat-taken", table=title(open_table.table, words)))
