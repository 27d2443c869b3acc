"""All standings of a season, on private pages: a large season's post shows only the top of each division."""

from __future__ import annotations

from cogs.base.cards.card import Card
from cogs.base.cards.pages import page_of, turning
from cogs.base.cards.private import answer, defer
from cogs.base.items import Pressed, on_press
from cogs.base.words import refusal, whole_number, words_for
from cogs.client.bot import Interaction
from cogs.posts.season_lines import season_title
from cogs.seasons.season_post import division_heading, division_rows, marks_line
from cogs.seasons.sign_up import season_here
from engine.catalogue import Catalogue
from engine.club.seasons.standings import SeasonStanding

ROWS = 30
"""Maximum number of people on a page."""


def rows_card(standing: SeasonStanding, user: int, words: Catalogue, page: int | None = None) -> Card:
    """Return a page of the standings, counted from 0 (None: the one with the `user`, else the first), with the user's row in bold."""
    own = next((each.number for each in standing.people.values() if each.person == user), 0)
    lines: list[tuple[int, str]] = []
    for number, found in enumerate(division_rows(standing, words, own), start=1):
        lines += [(number, row) for row in found]
    if page is None:
        order = [row.person for division in standing.divisions for row in division]
        page = order.index(own) // ROWS if own in order else 0
    shown, page = page_of(lines, page, ROWS)
    text, before = [f"### {season_title(standing.season, words)}"], 0
    for number, row in shown:
        text += [*(division_heading(standing, number, words) if number != before else []), row]
        before = number
    text += marks_line(standing, words)
    return Card("\n".join(text), turning(len(lines), page, ROWS, words, "season-rows-page", f"{standing.season.id},"))


async def _standing(interaction: Interaction, season_id: str) -> SeasonStanding:
    """Return the standings of a season of this server; refuses before its draw."""
    season = await season_here(interaction, season_id)
    if not season.drawn:
        raise refusal("error-season-not-drawn")
    return await interaction.client.service.seasons.standing(season.id)


@on_press("season-rows")
async def press_rows(interaction: Interaction, pressed: Pressed) -> None:
    """Show the page with the user's place."""
    standing = await _standing(interaction, pressed.arg)
    await answer(interaction, rows_card(standing, interaction.user.id, words_for(interaction)), new=True)


@on_press("season-rows-page")
async def press_page(interaction: Interaction, pressed: Pressed) -> None:
    """Turn to another page."""
    season_id, _, written = pressed.arg.partition(",")
    if (page := whole_number(written)) is None:
        raise refusal("error-old-button")
    await defer(interaction)
    standing = await _standing(interaction, season_id)
    await answer(interaction, rows_card(standing, interaction.user.id, words_for(interaction), page))
