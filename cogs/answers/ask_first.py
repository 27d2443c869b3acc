"""Confirmation of actions that take something from other players: what would be lost, and a button that goes ahead.

Nothing happens until that button is pressed, and then everything is checked again. When the table has changed
in the meantime, the press does nothing and asks again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from typing import NamedTuple

import discord

from cogs.base.cards.card import Card
from cogs.base.cards.private import answer
from cogs.base.items import Pressed, TableButton, button, fits, on_press
from cogs.base.words import refusal, words_for
from cogs.client.bot import Interaction
from engine.catalogue import Catalogue
from engine.kernel import RuleError
from engine.tables.open.open_table import StaleError


class Confirmation(NamedTuple):
    """The question: `lost` says what would happen and what is lost, `label` is the button's label, `version` the table's."""

    lost: str
    label: str
    version: int = 0


class WhenDone(NamedTuple):
    """The text to show afterward, and buttons for the next steps."""

    content: str
    buttons: Sequence[TableButton] = ()


Ask = Callable[[Interaction, int, str], Awaitable[Confirmation]]
Do = Callable[[Interaction, Pressed], Awaitable[WhenDone]]

_asks: dict[str, Ask] = {}


def require_confirmation(verb: str, ask: Ask, do: Do, *, anywhere: bool = False) -> None:
    """Register an action that needs confirmation.

    `ask` (interaction, table, argument) refuses users who may not do it. `do` does it, checks everything again, and
    raises StaleError if the table is no longer at the version pressed. Raises ValueError if the verb is taken (see
    `on_press`, also for `anywhere`).
    """

    @wraps(do)  # so that `on_press` can report its location
    async def press(interaction: Interaction, pressed: Pressed) -> None:
        # First, as the action may take longer than the three seconds that Discord waits for an answer.
        await interaction.response.defer()
        words = words_for(interaction)
        try:
            done = await do(interaction, pressed)
            card = Card(done.content, done.buttons)
        except StaleError:
            # Before RuleError, its base class. What would be lost may have changed, so ask again.
            question = await ask(interaction, pressed.table, pressed.arg)
            if not fits(pressed.table, question.version, f"sure-{verb}", pressed.arg):
                raise refusal("error-old-button") from None  # none of our buttons holds that much
            buttons = _buttons(question, verb, pressed.table, pressed.arg, words)
            card = Card(words("ask-first-moved-on"), question.lost, buttons)
        except RuleError:
            # Remove the buttons, which would only be refused again; the refusal is a separate message.
            await answer(interaction, Card(words("ask-first-kept")))
            raise
        await answer(interaction, card)

    on_press(f"sure-{verb}", anywhere=anywhere)(press)
    _asks[verb] = ask


async def ask_first(interaction: Interaction, verb: str, table: int, arg: str = "") -> None:
    """Ask the user privately to confirm the action of `verb`; refuses users who may not take it."""
    question = await _asks[verb](interaction, table, arg)
    await answer(
        interaction, Card(question.lost, _buttons(question, verb, table, arg, words_for(interaction))), new=True
    )


def keep_button(words: Catalogue) -> TableButton:
    """Return the button that leaves everything unchanged."""
    return button(0, "keep", words("button-keep"))


def _buttons(question: Confirmation, verb: str, table: int, arg: str, words: Catalogue) -> list[TableButton]:
    act = button(
        table, f"sure-{verb}", question.label, version=question.version, arg=arg, style=discord.ButtonStyle.danger
    )
    return [act, keep_button(words)]


@on_press("keep")
async def press_keep(interaction: Interaction, _pressed: Pressed) -> None:
    """Leave everything unchanged."""
    await answer(interaction, Card(words_for(interaction)("ask-first-kept")))
