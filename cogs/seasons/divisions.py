"""The card with the divisions of a season before its draw, in which managers move people between them."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.base.cards.card import Card, Part
from cogs.base.cards.private import answer, defer
from cogs.base.items import MAX_OPTIONS, Pressed, button, on_press, option, select
from cogs.base.words import clip, whole_number, words_for
from cogs.client.bot import Interaction
from cogs.posts.season_lines import season_title
from cogs.seasons.managing import managed_season
from cogs.seasons.season_post import name_of
from engine.catalogue import Catalogue
from engine.club.seasons.season import Entrant, Season

MAX_NAMES = 1500
"""Maximum number of characters of the names in a division."""


def divisions_card(season: Season, divisions: Sequence[Sequence[Entrant]], words: Catalogue, note: str = "") -> Card:
    """Return the divisions of a season, each with a menu of the people who can be moved there, below a `note` if given.

    A menu lists the people nearest to the other division.
    """
    parts: list[Part] = []
    for number, people in enumerate(divisions, start=1):
        names = clip(words.join([name_of(each, words) for each in people]), MAX_NAMES)
        parts.append(f"{words('season-division', number=number)} · {len(people)}\n{names}")
    if len(divisions) > 1:
        upper, lower = divisions
        for number, others in ((1, lower[:MAX_OPTIONS]), (2, upper[-MAX_OPTIONS:])):
            entries = [option(str(each.number), name_of(each, words)) for each in others]
            label = words("season-move", number=number)
            parts.append(select(0, "season-move", label, entries, arg=f"{season.id},{number}"))
    return Card(
        f"{note}\n" if note else None,
        f"### {season_title(season, words)}",
        *parts,
        f"-# {words('season-planned')}",
        [button(0, "seasons", words("button-previous"))],
    )


async def _show(interaction: Interaction, season: Season, note: str = "") -> None:
    divisions = await interaction.client.service.seasons.planned_divisions(season)
    await answer(interaction, divisions_card(season, divisions, words_for(interaction), note))


@on_press("season-divisions")
async def press_divisions(interaction: Interaction, pressed: Pressed) -> None:
    """Show the divisions that a draw would produce now."""
    season, _ = await managed_season(interaction, pressed.arg)
    await defer(interaction)
    await _show(interaction, season)


@on_press("season-move")
async def press_move(interaction: Interaction, pressed: Pressed) -> None:
    """Move the chosen person to the other division."""
    season_id, _, division = pressed.arg.partition(",")
    season, words = await managed_season(interaction, season_id)
    number, to = whole_number(pressed.values[0]) if pressed.values else None, whole_number(division) or 0
    await defer(interaction)
    moved = await interaction.client.service.seasons.move(season.id, number or 0, to)
    note = words("done-season-moved", who=name_of(moved, words), number=to)
    await _show(interaction, await interaction.client.service.seasons.load(season.id), note)
