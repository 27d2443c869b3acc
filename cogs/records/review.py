"""Review: points missed in a finished game, and turns that a computer player would have played differently."""

from __future__ import annotations

import logging
from functools import partial
from math import ceil

from cogs.answers.tales import fit_tale, lines_of, tale_of
from cogs.base.cards.card import Card, Line
from cogs.base.cards.private import answer
from cogs.base.items import Pressed, button, on_press
from cogs.base.words import clip, refusal, say, title, words_for
from cogs.client.bot import Interaction
from cogs.client.drawing import turns_played
from engine.catalogue import Catalogue
from engine.club.results.review import BetterTurn, Review
from engine.club.results.turns import TurnsPlayed
from engine.tables.open.open_table import OpenTable
from engine.workers import WorkerFailed

logger = logging.getLogger(__name__)

MAX_HEAD = 1200
"""Maximum number of characters above the turns."""
MAX_TURN = 350
"""Maximum number of characters of a turn, both as played and as suggested."""


def review_card(open_table: OpenTable, seat: int, found: Review, played: TurnsPlayed, words: Catalogue) -> Card:
    """Return a review: unused resources, then each turn as played and as the level would have, with its button."""
    table, game = open_table.table, open_table.game
    level = words(f"level-{game.levels[-1]}")
    lines = [f"**{title(table, words)}** · **{words('review-title')}**"]
    missed = game.guide.oversights(open_table.match.state, seat) if open_table.match is not None else ()
    lines += [f"- {say(table, words, each)}" for each in missed]
    lines.append(words("review-turns", level=level, count=len(found.turns)))
    parts: list[str | Line] = [clip("\n".join(lines), MAX_HEAD)]
    for turn in found.turns:
        gain = words("review-gain", points=round(turn.gain), error=max(1, ceil(turn.error)))
        if turn.wins:
            gain = words("review-wins")
        number = words("turns-short", turn=turn.number)
        look = button(table.id, "step", words("button-look"), arg=f"{turn.number}.on.")
        parts += [Line(f"**{number}** · {gain}", look), *_way_lines(open_table, turn, played, words, level)]
    return Card(*parts)


def _way_lines(
    open_table: OpenTable, turn: BetterTurn, played: TurnsPlayed, words: Catalogue, level: str
) -> list[str]:
    table, lines = open_table.table, list[str]()
    for heading, events in ((words("review-own"), played.events[turn.number]), (level, turn.events)):
        happened, _ = fit_tale(table, words, lines_of(table, words, tale_of(table, events)), MAX_TURN)
        lines += [words("review-way", who=heading), *(f"> {line}" for line in happened.splitlines())]
    return lines


@on_press("review")
async def press_review(interaction: Interaction, pressed: Pressed) -> None:
    """Answer privately with the review of the user's turns, once the computer player has thought about them."""
    service, words, user = interaction.client.service, words_for(interaction), interaction.user.id
    open_table = await service.tables.look(pressed.table)
    service.reviews.check(open_table, user)
    await interaction.response.defer(ephemeral=True, thinking=True)
    turns = partial(turns_played, interaction, open_table)
    try:
        seat, found = await service.reviews.of(pressed.table, user, turns)
    except WorkerFailed as error:
        # Finished parts are kept, so that asking again takes less time.
        logger.exception("no review of table %d for user %d", pressed.table, user)
        raise refusal("review-failed") from error
    await answer(interaction, review_card(open_table, seat, found, await turns(), words))
