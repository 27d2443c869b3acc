"""The standings of a table, and a finished game in figures, as lines."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from cogs.base.words import clip, safe_name, say, say_plain, title
from engine.catalogue import Catalogue
from engine.club.results.statistics import SeatFigures
from engine.kernel import Standing
from engine.tables.open.open_table import OpenTable


def standings(open_table: OpenTable, user: int | None = None) -> tuple[Standing, ...]:
    """Return the standings as a user sees them. In a running game, they are as the game shows them."""
    if open_table.table.status == "finished":
        return open_table.final_standings()
    game, state = open_table.game, open_table.seen_by(user)
    return game.shown_standings(state) if open_table.table.status == "running" else game.standings(state)


def score_lines(
    open_table: OpenTable, words: Catalogue, user: int | None = None, *, sources: bool = True
) -> list[str]:
    """Return the standings as a user sees them, one line for each seat, optionally with the `sources` of its points."""
    lines: list[str] = []
    for row in standings(open_table, user):
        name = safe_name(open_table.table.name_of(row.seat))
        if not sources:
            lines.append(words("score-line-short", place=row.place, who=name, score=row.score))
            continue
        parts = [words("score-source", source=line.source, points=line.points) for line in row.lines if line.points]
        listed = words("list-comma").join(parts) or "–"
        lines.append(words("score-line", place=row.place, who=name, score=row.score, sources=listed))
    return [*lines, *tie_lines(open_table, words, user)]


def tie_lines(open_table: OpenTable, words: Catalogue, user: int | None = None) -> list[str]:
    """Return why one player is ahead of another with the same score, a line for each two neighbors in the standings."""
    rows = [row for row in standings(open_table, user) if row.score and row.seat not in open_table.table.last_seats]
    found = (open_table.game.guide.tie_break(*pair) for pair in pairwise(rows) if pair[0].score == pair[1].score)
    return [f"-# {say(open_table.table, words, each)}" for each in found if each is not None]


def scores_line(open_table: OpenTable, words: Catalogue, state: Any = None) -> str:
    """Return the scores in one line, best first; in a running game, the projected final scores, if it has them.

    `state` is an earlier state to use instead.
    """
    table, game = open_table.table, open_table.game
    shown = open_table.seen_by(None) if state is None else state
    going_on = table.status == "running" or (state is not None and not shown.over)
    projected = going_on and game.projects(shown)
    scores = " · ".join(
        words("status-score", place=row.place, who=safe_name(clip(table.name_of(row.seat), 32)), score=row.score)
        for row in (game.shown_standings(shown) if going_on else standings(open_table))
    )
    return words("status-projected", scores=scores) if projected else scores


def number(value: float, words: Catalogue) -> str:
    """Return a number with one decimal."""
    whole, tenth = divmod(round(abs(value) * 10), 10)
    return ("−" if value < 0 and (whole or tenth) else "") + words(
        "stats-decimal", whole=str(whole), tenth=str(tenth)
    )


def duration(seconds: float, words: Catalogue) -> str:
    """Return a time in its two largest units."""
    minutes = round(seconds / 60)
    hours, days = minutes // 60, minutes // 1440
    if days:
        return words("stats-days", days=days, hours=hours % 24)
    if hours:
        return words("stats-hours", hours=hours, minutes=minutes % 60)
    return words("stats-minutes", minutes=minutes)


def figure_rows(open_table: OpenTable, found: Sequence[SeatFigures], words: Catalogue) -> list[tuple[str, list[str]]]:
    """Return a game in figures: the name of each figure, and each seat's value as text, in the order of `found`."""
    times = [duration(each.seconds, words) if each.seconds is not None else "–" for each in found]
    counted = [
        (say_plain(open_table.table, words, amount.name), [str(each.amounts[place].count) for each in found])
        for place, amount in enumerate(found[0].amounts if found else ())
    ]
    return [(words("stats-turns"), [str(each.turns) for each in found]), *counted, (words("stats-time"), times)]


def table_lines(open_table: OpenTable, found: Sequence[SeatFigures], words: Catalogue) -> list[str]:
    """Return a game in figures as lines: the points by source of each seat, then each other figure."""
    names = [safe_name(clip(open_table.table.name_of(each.seat), 32)) for each in found]
    lines = [words("stats-table", table=title(open_table.table, words))]
    for what, values in figure_rows(open_table, found, words):
        listed = [words("stats-value", who=who, value=value) for who, value in zip(names, values, strict=True)]
        lines.append(words("stats-line", what=what, values=" · ".join(listed)))
    return lines
