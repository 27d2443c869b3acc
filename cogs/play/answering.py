"""Answers to the offers of another player's turn: given at any time, and kept until it is the player's place."""

from __future__ import annotations

from cogs.answers.panel.panel_plan import name_of
from cogs.answers.panel.turn_panel import show_panel
from cogs.base.cards.private import tell
from cogs.base.items import Pressed, on_press
from cogs.base.words import refusal, whole_number, words_for
from cogs.client.bot import Interaction
from cogs.play.play import after_passing, has_armed, keep_answer, show_moved_on
from engine.tables.open.auto_answers import DECLINING
from engine.tables.open.kept import kept_choice, offers
from engine.tables.open.open_table import OpenTable, StaleError


@on_press("pass")
async def press_pass(interaction: Interaction, pressed: Pressed) -> None:
    """Pass on the offer of another player's turn: at once if it is the user's place, else as soon as it is."""
    service, user, words = interaction.client.service, interaction.user.id, words_for(interaction)
    turn = whole_number(pressed.arg)
    if turn is None:
        raise refusal("error-old-button")
    open_table = await service.tables.look(pressed.table)
    was_armed = has_armed(open_table, user)
    try:
        open_table = await service.play.keep_answer(pressed.table, user, turn, _passing(open_table, user))
    except StaleError:
        await show_moved_on(interaction, pressed.table)
        return
    seat = open_table.table.seat_of(user)
    kept = kept_choice(open_table.table, seat, turn) if seat is not None else None
    if kept is not None:
        await tell(interaction, words("answer-kept", choice=name_of(open_table.table, words, kept)))
        return
    await after_passing(interaction, open_table, was_armed=was_armed)


def _passing(open_table: OpenTable, user: int) -> str:
    """Return the id of the choice with which a user passes on the offer of the current turn."""
    table, seat = open_table.table, open_table.table.seat_of(user)
    asked = offers(table, open_table.game, open_table.seen_by(None)) if open_table.match is not None else {}
    decision = asked.get(seat) if seat is not None else None
    return decision.of_kind(*DECLINING)[0].id if decision is not None else DECLINING[0]


@on_press("pass-ahead")
async def press_pass_ahead(interaction: Interaction, pressed: Pressed) -> None:
    """Pass for good when the user is next asked, as in an auction, or (without an argument) have them asked again."""
    play, user = interaction.client.service.play, interaction.user.id
    await show_panel(interaction, await play.pass_ahead(pressed.table, user, kept=bool(pressed.arg)))


@on_press("ahead-pick")
async def press_pick(interaction: Interaction, pressed: Pressed) -> None:
    """Answer in advance, replacing any stored answer."""
    choice = pressed.values[0] if pressed.values else pressed.arg
    await keep_answer(interaction, pressed.table, pressed.version, choice)


@on_press("ahead-drop")
async def press_drop(interaction: Interaction, pressed: Pressed) -> None:
    """Forget the kept answer."""
    await keep_answer(interaction, pressed.table, pressed.version, None)


@on_press("ahead-show")
async def press_show(interaction: Interaction, pressed: Pressed) -> None:
    """Show another kind or page of the choices for an answer in advance."""
    open_table = await interaction.client.service.tables.look(pressed.table)
    await show_panel(interaction, open_table, show=pressed.arg)
