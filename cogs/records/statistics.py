"""Statistics: totals of a person's finished games, and one finished game in figures, as lines."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.answers.below_picture import STATISTICS, has_statistics, turns_button, views_menu
from cogs.answers.scores import number, score_lines, table_lines
from cogs.base.cards.card import Card
from cogs.base.cards.private import answer, defer
from cogs.base.items import Pressed, Row, on_press
from cogs.base.words import MAX_CONTENT, clip, refusal, words_for
from cogs.client.bot import Interaction
from cogs.client.drawing import turns_played
from engine.catalogue import Catalogue
from engine.club.results.statistics import Sum, added_up, game_figures
from engine.records.results import Result
from engine.tables.open.open_table import OpenTable


def sum_line(what: str, found: Sum, words: Catalogue, *, place: bool = False) -> str:
    """Return the totals of games as a line, optionally with the mean `place`."""
    return words(
        "stats-sum-place" if place else "stats-sum",
        what=what[:1].upper() + what[1:],
        won=found.won,
        games=found.games,
        rate=found.rate,
        mean="–" if found.mean is None else number(found.mean, words),
        best="–" if found.best is None else str(found.best),
        **({"place": number(found.place, words)} if place else {}),
    )


def person_lines(results: Sequence[Result], words: Catalogue) -> list[str]:
    """Return a person's finished games of one game as lines: with others, then solo; by players, in total, by traits.

    Those with others are also split by the computer players at the table.
    """
    lines: list[str] = []
    traits: dict[int, list[str]] = {}
    """The traits of a game as text, by the identity of its circumstances: thousands of games share a few."""

    def traits_of(each: Result) -> list[str]:
        key = id(each.body)
        if key not in traits:
            traits[key] = [words.say(trait) for trait in each.body.traits]
        return traits[key]

    for alone in (False, True):
        found = [each for each in results if each.body.alone is alone]
        if not found:
            continue
        lines.append(words("stats-alone" if alone else "stats-others"))
        if not alone:
            by_size = added_up(found, lambda each: [each.seats])
            lines += [
                sum_line(words("stats-players", count=size), by_size[size], words, place=True)
                for size in sorted(by_size)
            ]
        place = not alone
        lines += [
            sum_line(words("stats-all"), each, words, place=place) for each in added_up(found, lambda _: [0]).values()
        ]
        by_trait = added_up(found, traits_of)
        by_computer = added_up(found, lambda each: sorted(set(each.body.computers)))
        lines += [sum_line(trait, by_trait[trait], words, place=place) for trait in sorted(by_trait)]
        lines += [
            sum_line(words(f"computer-{name}"), by_computer[name], words, place=place) for name in sorted(by_computer)
        ]
        if suggested := sum(each.body.suggestions > 0 for each in found):
            lines.append(words("records-suggested", count=suggested))
        if left := sum(each.how == "left" for each in found):
            lines.append(words("records-left", count=left))
    return lines


async def send_statistics(interaction: Interaction, open_table: OpenTable) -> None:
    """Answer privately with a finished game in figures. Raises TableError for any other."""
    if not has_statistics(open_table):
        raise refusal("stats-not-over")
    await defer(interaction)
    words = words_for(interaction)
    found = game_figures(open_table, await turns_played(interaction, open_table))
    heading, *lines = table_lines(open_table, found, words)
    scores = score_lines(open_table, words)
    content = "\n".join([heading, *scores, *lines])
    if len(content) > MAX_CONTENT:
        content = "\n".join([heading, *score_lines(open_table, words, sources=False), *lines])
    below: list[Row] = [*views_menu(open_table, words, STATISTICS), turns_button(open_table, words)]
    await answer(interaction, Card(clip(content, MAX_CONTENT), *below))


@on_press("statistics")
async def press_statistics(interaction: Interaction, pressed: Pressed) -> None:
    """Show a finished game in figures."""
    await send_statistics(interaction, await interaction.client.service.tables.look(pressed.table))
