"""The posts of a season: how to sign up, the people who must still confirm, the draw, the standings, and the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

import discord

from cogs.base.items import TableButton, button, rows
from cogs.base.permissions import permission_names
from cogs.base.words import MAX_CONTENT, clip, safe_name, title, user_mention
from cogs.posts.option_words import changed_options
from cogs.posts.season_lines import season_title
from engine.catalogue import Catalogue, catalogue
from engine.club.seasons.draw import opponents
from engine.club.seasons.season import CLAIMED, Entrant, Season
from engine.club.seasons.standings import SeasonStanding, StandingsRow
from engine.kernel import plain_name
from engine.records.table import Table
from engine.registry import games

LIMIT, OTHER = "limit", "other"
"""Reasons for which Discord refused a thread, besides missing permissions."""
MAX_NAMED = 75
"""Maximum number of people whom one post can ping."""
MAX_UNDRAWN = 300
"""Maximum number of characters of the names that were not drawn for one reason."""


def season_words(season: Season) -> Catalogue:
    """Return the texts in the language of a season's posts."""
    return catalogue(season.locale)


def thread_name(season: Season, people: Sequence[Entrant]) -> str:
    """Return the name of the thread of the season's table that was drawn for these people."""
    words = season_words(season)
    names = words.join([plain_name(each.name) if each.name else words("season-player") for each in people])
    # 100 characters are Discord's limit for a thread's name.
    return clip(f"{season_title(season, words)} · {names}", 100)


def season_content(standing: SeasonStanding, words: Catalogue, now: float) -> str:
    """Return the post of a season; `now` is in Unix time."""
    season = standing.season
    head = [f"### {season_title(season, words)}"]
    if season.state == "off":
        return "\n".join([*head, words("season-off")])
    if season.state in {"signup", "asking"}:
        return "\n".join([*head, *_sign_up_lines(season, len(standing.people), words)])
    if season.state == "over":
        if season.closed <= CLAIMED:  # it could not be posted
            return end_content(standing, words)
        place = f"https://discord.com/channels/{season.guild}/{season.channel}/{season.closed}"
        return "\n".join([*head, words("season-over", link=place)])
    last = _draw_lines(season, words) if season.opened <= CLAIMED else []
    return _with_standings([*head, *_progress(standing, words, now)], standing, words, last)


def draw_content(
    season: Season, tables: Sequence[Table], undrawn: Mapping[str, Sequence[Entrant]], words: Catalogue
) -> str:
    """Return the post that names the `tables` of a season with their people; with very many, as many as fit.

    It also names those who were not drawn, by the text of the reason.
    """
    head, last = f"🎲 {words('season-drawn', season=season_title(season, words))}", _draw_lines(season, words)
    for why, people in undrawn.items():
        if people:
            names = clip(words.join([name_of(each, words) for each in people]), MAX_UNDRAWN)
            last.insert(0, words(why, names=names))
    place = f"https://discord.com/channels/{season.guild}"
    lines = [
        words("season-table", table=f"[{title(table, words)}]({place}/{table.channel})", names=names_at(table, words))
        for table in tables
    ]
    if len("\n".join([head, *lines, *last])) > MAX_CONTENT:
        lines = [f"<#{table.channel}>" for table in tables]  # shown as the thread's name, with its people
    shown = len(tables)
    while len(content := "\n".join([head, *lines, *last])) > MAX_CONTENT and shown:
        shown -= 1
        lines = [*lines[:shown], f"-# {words('season-more', count=len(tables) - shown)}"]
    return content


def names_at(table: Table, words: Catalogue) -> str:
    """Return the names of the players at a table, as a list in text."""
    return words.join([safe_name(seat.name) for seat in table.seats if not seat.automaton])


def end_content(standing: SeasonStanding, words: Catalogue) -> str:
    """Return the post about the end of a season: its winner, its standings, and where the next one begins."""
    season = standing.season
    named = season_title(season, words)
    if season.state == "off":
        return f"🏁 {words('done-season-off', season=named)}"
    names = words.join([f"**{name_of(each, words)}**" for each in standing.winners])
    head = [f"🏁 {words('season-ended', season=named)}", *([words("season-won", names=names)] if names else [])]
    return _with_standings(head, standing, words, [f"-# {words('season-next', game=words(f'game-{season.game}'))}"])


def _with_standings(head: Sequence[str], standing: SeasonStanding, words: Catalogue, last: Sequence[str]) -> str:
    """Return a post with these first and last lines, and as much of the standings in between as fits."""
    last = [*marks_line(standing, words), *last]
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


def _progress(standing: SeasonStanding, words: Catalogue, now: float) -> list[str]:
    """Return the progress of a season whose tables are drawn."""
    season, opened, count = standing.season, len(standing.tables), len(standing.season.drawn)
    counting = [each for each in standing.tables if each.number not in season.void]
    over = sum(each.status in {"finished", "cancelled"} for each in counting)
    return [
        words("season-hurried") if season.hurried else words("season-ends", until=int(season.ends)),
        *([words("season-paused", until=int(season.paused))] if season.paused > now else []),
        words("season-opening", over=opened, count=count)
        if opened < count
        else words("season-tables", over=over, count=len(counting)),
        *([words("season-refused", why=_reason(season, words))] if season.refused and opened < count else []),
    ]


def _reason(season: Season, words: Catalogue) -> str:
    """Return why Discord did not accept a thread of a season."""
    if season.refused in {LIMIT, OTHER}:
        return words(f"season-why-{season.refused}")
    return permission_names(season.refused.split(","), words)


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
    if row.person in standing.leavers:
        line += " 🤖"
    return f"**{line}**" if row.person == own else line


def marks_line(standing: SeasonStanding, words: Catalogue) -> list[str]:
    """Return the line that explains the mark of those who left; none without such people."""
    return [f"-# {words('season-marked')}"] if standing.leavers else []


def points_shown(points: Fraction) -> str:
    """Return points with two decimals, the last one rounded half up."""
    hundredths = (points.numerator * 200 + points.denominator) // (2 * points.denominator)
    return f"{hundredths // 100}.{hundredths % 100:02}"


def _draw_lines(season: Season, words: Catalogue) -> list[str]:
    """Return the data with which anyone can repeat the draw, a line for each division."""
    measures = enumerate(season.measure)
    return [
        f"-# {words('season-draw-line', seed=str(season.seed + number), repeats=repeats, turns=turns, spread=spread)}"
        for number, (repeats, turns, spread) in measures
    ]


def _standings_in(room: int, standing: SeasonStanding, words: Catalogue) -> list[str]:
    """Return the standings in `room` characters, of which each division has as much; a line counts the rows left out."""
    lines: list[str] = []
    for number, division in enumerate(standing.divisions, start=1):
        lines += division_heading(standing, number, words)
        more = f"-# {words('season-more', count=len(division))}"
        share = number * room // len(standing.divisions) - len(more) - 1
        for at, row in enumerate(division):
            line = _row(row, standing, words, own=0)
            if len("\n".join([*lines, line])) > share:
                lines.append(f"-# {words('season-more', count=len(division) - at)}")
                break
            lines.append(line)
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
    last = [division[-1] for division in standing.divisions if division and season.state != "off"]
    if any(_row(row, standing, words, own=0) not in lines for row in last):
        buttons.append(button(0, "season-rows", words("button-season-rows"), arg=str(season.id)))
    if season.is_open:
        buttons.append(button(0, "season-out", words("button-leave"), arg=str(season.id)))
    return rows(buttons)


def _sign_up(season: Season, label: str) -> TableButton:
    return button(0, "season-in", label, arg=str(season.id), style=discord.ButtonStyle.success)


_OUTCOMES = {"signup": "season-check-few", "off": "done-season-off"}
"""The text with the outcome of the question whether people are still in, by the state after it, if they are not drawn."""


def ask_content(season: Season, silent: Sequence[Entrant], words: Catalogue) -> str:
    """Return the post that asks those who signed up long ago whether they are still in, or ends the question."""
    title = season_title(season, words)
    if season.state != "asking":
        return f"🙋 {words(_OUTCOMES.get(season.state, 'season-check-drawn'), season=title, until=int(season.until))}"
    names = words.join([user_mention(each.person) for each in silent[:MAX_NAMED] if each.person is not None])
    return words("season-check", names=names, season=title, until=int(season.until))


def ask_view(season: Season, words: Catalogue) -> discord.ui.View:
    """Return the buttons for their answers; none once it is over."""
    if season.state != "asking":
        return rows()
    leave = button(0, "season-out", words("button-leave"), arg=str(season.id))
    return rows([_sign_up(season, words("button-in")), leave])
