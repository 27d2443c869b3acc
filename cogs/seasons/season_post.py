"""The posts of a season: how to sign up, the people who must still confirm, and the standings."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import discord

from cogs.base.items import TableButton, button, rows
from cogs.base.words import MAX_CONTENT, clip, safe_name, user_mention
from cogs.posts.option_words import changed_options
from cogs.posts.season_lines import season_title
from engine.catalogue import Catalogue, catalogue
from engine.club.seasons.draw import opponents
from engine.club.seasons.season import Entrant, Season
from engine.club.seasons.standings import SeasonStanding, StandingsRow
from engine.kernel import plain_name
from engine.registry import games

MAX_NAMED = 75
"""Maximum number of people whom one post can ping."""


def season_words(season: Season) -> Catalogue:
    """Return the texts in the language of a season's posts."""
    return catalogue(season.locale)


def thread_name(season: Season, people: Sequence[Entrant]) -> str:
    """Return the name of the thread of the season's table that was drawn for these people."""
    words = season_words(season)
    names = words.join([plain_name(each.name) if each.name else words("season-player") for each in people])
    # 100 characters are Discord's limit for a thread's name.
    return clip(f"{season_title(season, words)} · {names}", 100)


def season_content(standing: SeasonStanding, words: Catalogue, now: float, why: str = "") -> str:
    """Return the post of a season. `why` is the reason why a table cannot be opened now; `now` is in Unix time."""
    season = standing.season
    head = [f"### {season_title(season, words)}"]
    if season.state == "off":
        return "\n".join([*head, words("season-off")])
    if season.state in {"signup", "asking"}:
        return "\n".join([*head, *_sign_up_lines(season, len(standing.people), words)])
    head, last = head + _progress(standing, words, now, why), _last_lines(standing, words)
    room = MAX_CONTENT - sum(len(line) + 1 for line in (*head, *last))
    return "\n".join([*head, *_standings_in(room, standing, words), *last])


def _sign_up_lines(season: Season, count: int, words: Catalogue) -> list[str]:
    asking = season.state == "asking"
    game = games()[season.game]
    changed = changed_options(words, game.options, game.filled_options(season.options))
    return [
        words(
            "season-how",
            tables=season.tables,
            seats=season.seats,
            fewer=season.seats - 1,
            others=opponents(season.tables, season.seats),
        ),
        words(
            "season-pace" if season.bank else "season-no-bank", pace=words(f"pace-{season.pace}"), days=season.bank
        ),
        *([words("season-options", options=words.join(changed))] if changed else []),
        words("season-asked" if asking else "season-until", until=int(season.until), count=count),
        f"-# {words('season-leaving')}",
    ]


def _progress(standing: SeasonStanding, words: Catalogue, now: float, why: str) -> list[str]:
    """Return the progress of a season whose tables are drawn."""
    season, opened, count = standing.season, len(standing.tables), len(standing.season.drawn)
    names = words.join([f"**{name_of(each, words)}**" for each in standing.winners])
    if season.state == "over":
        return [words("season-over"), *([words("season-won", names=names)] if names else [])]
    counting = [each for each in standing.tables if each.number not in season.void]
    over = sum(each.status in {"finished", "cancelled"} for each in counting)
    return [
        words("season-hurried") if season.hurried else words("season-ends", until=int(season.ends)),
        *([words("season-paused", until=int(season.paused))] if season.paused > now else []),
        words("season-opening", over=opened, count=count)
        if opened < count
        else words("season-tables", over=over, count=len(counting)),
        *([words("season-refused", why=why)] if why and opened < count else []),
    ]


def division_rows(standing: SeasonStanding, words: Catalogue, own: int = 0) -> list[list[str]]:
    """Return the standings of each division, a line for each person; the line with the number `own` is bold."""
    return [[_row(row, standing, words, own=own) for row in division] for division in standing.divisions]


def division_heading(standing: SeasonStanding, number: int, words: Catalogue) -> list[str]:
    """Return the line above the rows of a division, counted from 1; none if there is only one."""
    return [words("season-division", number=number)] if len(standing.divisions) > 1 else []


def _row(row: StandingsRow, standing: SeasonStanding, words: Catalogue, *, own: int) -> str:
    line = words(
        "season-row" if row.place else "season-row-none",
        place=row.place,
        name=name_of(standing.people[row.person], words),
        points=points_shown(row.points),
        played=row.played,
        tables=row.played + standing.running[row.person],
    )
    return f"**{line}**" if row.person == own else line


def points_shown(points: Fraction) -> str:
    """Return points with two decimals, the last one rounded half up."""
    hundredths = (points.numerator * 200 + points.denominator) // (2 * points.denominator)
    return f"{hundredths // 100}.{hundredths % 100:02}"


def _last_lines(standing: SeasonStanding, words: Catalogue) -> list[str]:
    """Return the data with which anyone can repeat the draw, a line for each division."""
    season = standing.season
    measures = enumerate(season.measure)
    return [
        f"-# {words('season-draw-line', seed=str(season.seed + number), repeats=repeats, turns=turns, spread=spread)}"
        for number, (repeats, turns, spread) in measures
    ]


def _standings_in(room: int, standing: SeasonStanding, words: Catalogue) -> list[str]:
    """Return the standings with as many rows of each division as fit into `room` characters; a line counts the others."""
    tops = [_top_rows(division, standing, words, room) for division in standing.divisions]
    most = max(map(len, tops), default=0)
    while True:
        lines: list[str] = []
        for number, (division, top) in enumerate(zip(standing.divisions, tops, strict=True), start=1):
            lines += [*division_heading(standing, number, words), *top[:most]]
            if len(division) > most:
                lines.append(f"-# {words('season-more', count=len(division) - most)}")
        if most <= 1 or len("\n".join(lines)) <= room:
            return lines
        most -= 1


def _top_rows(division: Sequence[StandingsRow], standing: SeasonStanding, words: Catalogue, room: int) -> list[str]:
    """Return the first rows of a division, those that fit into `room` characters among them: a row takes a tenth of a millisecond."""
    lines: list[str] = []
    for row in division:
        lines.append(_row(row, standing, words, own=0))
        room -= len(lines[-1]) + 1
        if room < 0:
            break
    return lines


def name_of(entrant: Entrant, words: Catalogue) -> str:
    """Return the name of someone in a season; a person whose data was deleted has a substitute name."""
    return safe_name(entrant.name) if entrant.name else words("season-player")


def season_view(standing: SeasonStanding, words: Catalogue, content: str) -> discord.ui.View:
    """Return the buttons of a season's post with this `content`: one shows all standings if they do not fit.

    Once the season is over, there are no others.
    """
    season = standing.season
    buttons = [_sign_up(season, words("button-season-in"))] if season.state in {"signup", "asking"} else []
    lines = content.splitlines()
    if any(_row(division[-1], standing, words, own=0) not in lines for division in standing.divisions if division):
        buttons.append(button(0, "season-rows", words("button-season-rows"), arg=str(season.id)))
    if season.is_open:
        buttons.append(button(0, "season-out", words("button-leave"), arg=str(season.id)))
    return rows(buttons)


def _sign_up(season: Season, label: str) -> TableButton:
    return button(0, "season-in", label, arg=str(season.id), style=discord.ButtonStyle.success)


def ask_content(season: Season, silent: Sequence[Entrant], words: Catalogue) -> str:
    """Return the post that asks those who signed up long ago whether they are still in, or ends the question."""
    title = season_title(season, words)
    if season.state != "asking":
        return words("season-check-over", season=title)
    names = words.join([user_mention(each.person) for each in silent[:MAX_NAMED] if each.person is not None])
    return words("season-check", names=names, season=title, until=int(season.until))


def ask_view(season: Season, words: Catalogue) -> discord.ui.View:
    """Return the buttons for their answers; none once it is over."""
    if season.state != "asking":
        return rows()
    leave = button(0, "season-out", words("button-leave"), arg=str(season.id))
    return rows([_sign_up(season, words("button-in")), leave])
