"""What a user's panel shows besides the table: the plan for the turn, notes, and the buttons for both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import discord

from cogs.items import TableButton, button
from cogs.words import clip, safe_name, say, words_for
from engine.catalogue import Catalogue
from engine.keeper import Live
from engine.papers import PlannedChoice
from engine.planning import Outlook
from engine.table import Table

if TYPE_CHECKING:
    from cogs.house import House

MOST_PLAN = 400
"""Most characters of a plan in one line."""

MOST_NOTES = 200
"""Most characters of the notes in one line."""


class Aside(NamedTuple):
    """Lines about the plan and of notes (each at most one), and the buttons that go with them."""

    plan: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    buttons: tuple[TableButton, ...] = ()


NO_ASIDE = Aside()


async def aside_of(interaction: discord.Interaction[House], live: Live) -> Aside:
    """Return what the user of an interaction has at a table; nothing for those not seated."""
    user = interaction.user.id
    if live.table.seat_of(user) is None:
        return NO_ASIDE
    return build_aside(live.table, await interaction.client.planner.outlook(live, user), words_for(interaction))


def build_aside(table: Table, outlook: Outlook, words: Catalogue) -> Aside:
    """Return the lines and buttons for what a seated user has at a table."""
    buttons: list[TableButton] = []
    line = ""
    if outlook.plan is not None:
        choices = outlook.plan.choices
        if outlook.due and outlook.possible:
            line = words("plan-line-due", choices=in_a_row(table, words, choices))
            style = discord.ButtonStyle.success
            buttons.append(button(table.id, "use-plan", words("button-plan-use"), version=table.version, style=style))
        elif outlook.due:
            line = words("plan-line-gone", choice=name_of(table, words, choices[0]))
        elif outlook.can_try:
            line = words("plan-line", choices=in_a_row(table, words, choices))
    if outlook.can_try:
        buttons.append(button(table.id, "try", words("button-try"), style=discord.ButtonStyle.primary))
        if outlook.plan is not None:
            buttons.append(button(table.id, "plan", words("button-plan")))
    buttons.append(button(table.id, "notes", words("button-notes")))
    notes = words("notes-line", notes=one_line(outlook.notes)) if outlook.notes else ""
    return Aside((line,) if line else (), (notes,) if notes else (), tuple(buttons))


def name_of(table: Table, words: Catalogue, planned: PlannedChoice) -> str:
    """Return a planned choice in words, with its kind where its name alone would not do."""
    name = say(table, words, planned.label)
    return words("plan-choice", kind=words(f"kind-{planned.kind}"), choice=name) if planned.kind else name


def in_a_row(table: Table, words: Catalogue, choices: Sequence[PlannedChoice]) -> str:
    """Return planned choices one after another, in one line."""
    return clip(words("plan-then").join(name_of(table, words, planned) for planned in choices), MOST_PLAN)


def one_line(notes: str) -> str:
    """Return notes as one short line that can neither format nor mention."""
    return safe_name(clip(" ".join(notes.split()), MOST_NOTES))
