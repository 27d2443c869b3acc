"""Standing answers to offers in others' turns, one per table: below `/settings`, and on the table's panel."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.answers.panel.turn_panel import show_panel
from cogs.base.cards.card import Card
from cogs.base.cards.private import answer
from cogs.base.cards.settings_card import back_row
from cogs.base.items import Pressed, on_press, option, select
from cogs.base.words import refusal, title, words_for
from cogs.client.bot import Interaction
from engine.catalogue import Catalogue
from engine.kernel import plain_name
from engine.records.table import Answers
from engine.tables.checks import not_seated
from engine.tables.open.open_table import OpenTable

ANSWERS: tuple[Answers, ...] = ("ask", "decline", "gain")
MAX_TABLES = 15
"""Maximum number of tables with a menu: each is two components."""
EVERY = "every"
"""The argument of a menu below the answers of all tables."""


async def tables_with_answers(interaction: Interaction) -> list[tuple[OpenTable, Answers]]:
    """Return the running tables where the user plays with others, with their standing answers; those that ask last."""
    user, found = interaction.user.id, list[tuple[OpenTable, Answers]]()
    for open_table in await interaction.client.service.tables.games_of(user):
        seat = open_table.table.seat_of(user)
        if seat is not None and open_table.table.status == "running" and not open_table.table.alone:
            found.append((open_table, open_table.table.seats[seat].answers))
    return sorted(found, key=lambda each: each[1] == "ask")


async def answers_line(interaction: Interaction, words: Catalogue) -> str:
    """Return the line of `/settings` about the user's standing answers."""
    told = [
        words("answers-at", table=title(open_table.table, words), answer=words(f"answers-choice-{answers}"))
        for open_table, answers in await tables_with_answers(interaction)
        if answers != "ask"
    ]
    return words("settings-answers", tables=words.join(told)) if told else words("settings-answers-ask")


async def _page(interaction: Interaction, table: int, note: str = "") -> Card:
    """Return the menus of standing answers at one table or (0) at all of the user's tables, below a `note`."""
    words = words_for(interaction)
    found = await tables_with_answers(interaction)
    if table:
        found = [each for each in found if each[0].table.id == table]
        if not found:
            raise not_seated((await interaction.client.service.tables.look(table)).table)
    return answers_card(found, words, note, every=not table)


def answers_card(
    found: Sequence[tuple[OpenTable, Answers]], words: Catalogue, note: str = "", *, every: bool = True
) -> Card:
    """Return the menus of standing answers at one table or at `every` table of the user, below a `note`."""
    lines = [*filter(None, [note]), words("answers-heading" if found else "answers-none")]
    if len(found) > MAX_TABLES:
        lines.append(words("answers-more", count=len(found) - MAX_TABLES))
    menus = []
    for open_table, answers in found[:MAX_TABLES]:
        named = title(open_table.table, words)
        entries = [
            option(
                name,
                words("answers-at", table=plain_name(named), answer=words(f"answers-choice-{name}")),
                default=name == answers,
            )
            for name in ANSWERS
        ]
        arg = EVERY if every else ""
        menus.append(select(open_table.table.id, "answers", words("answers-menu", table=named), entries, arg=arg))
    return Card(*lines, *menus, back_row(words) if every else None)


@on_press("standing")
async def press_standing(interaction: Interaction, pressed: Pressed) -> None:
    """Show the user's standing answers at the table of the panel, or (0) at all tables in place of the settings."""
    await answer(interaction, await _page(interaction, pressed.table), new=bool(pressed.table))


@on_press("answers")
async def press_answers(interaction: Interaction, pressed: Pressed) -> None:
    """Set the user's standing answer, and show the menus or the panel with it."""
    wanted = pressed.values[0] if pressed.values else pressed.arg
    answers = next((known for known in ANSWERS if known == wanted), None)
    if answers is None:
        raise refusal("error-old-button")
    open_table = await interaction.client.service.play.answer_for(pressed.table, interaction.user.id, answers)
    words = words_for(interaction)
    note = words(f"done-answers-{answers}", table=title(open_table.table, words))
    if not pressed.values:
        await show_panel(interaction, open_table, note=note)
        return
    await answer(interaction, await _page(interaction, 0 if pressed.arg == EVERY else pressed.table, note))
