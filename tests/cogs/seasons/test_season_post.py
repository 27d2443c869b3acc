"""The post of a season and the pages of its standings: everyone has a row in one of them, for any names and numbers."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cogs.base.words import MAX_CONTENT
from cogs.seasons import season_post
from cogs.seasons.all_rows import ROWS, rows_card
from cogs.seasons.season_post import draw_content, end_content, season_content, season_view
from engine.catalogue import catalogue, locales
from engine.club.seasons.season import Entrant, Season
from engine.club.seasons.standings import SeasonStanding, StandingsRow, standings
from engine.records.table import Seat, Table
from tests.cogs.panel.walk import check_card

NOW = 1_700_000_000.0


def standing_for(people: int, name: str = "P{}", divisions: int = 1) -> SeasonStanding:
    """Return the standing of a season whose tables run; each person's number is in their name."""
    entrants = {
        number: Entrant(number=number, person=100 + number, name=name.format(number), at=NOW, division=1)
        for number in range(1, people + 1)
    }
    season = Season(
        id=7, guild=9, channel=5, game="nanotech", state="drawn", ends=NOW, seed=1, drawn=((1, 2, 3),), measure=((6, 0, 0),) * divisions,
    )  # fmt: skip
    half = -(-people // divisions)
    parts = [[*range(1, half + 1)], [*range(half + 1, people + 1)]][:divisions]
    rows = tuple(standings(part, [{part[0]: 1, part[1]: 2}]) for part in parts)
    return SeasonStanding(season, entrants, rows, Counter(dict.fromkeys(entrants, 2)), ())


def labels(standing: SeasonStanding, content: str) -> list[str]:
    view = season_view(standing, catalogue("en"), content)
    return [part["label"] for row in view.to_components() for part in row["components"]]


def test_a_small_season_stands_in_its_post() -> None:
    standing = standing_for(40)
    content = season_content(standing, catalogue("en"), NOW)
    assert all(f"P{number} · " in content for number in range(1, 41))
    assert "more" not in content
    assert labels(standing, content) == ["Leave"]


def test_a_large_one_has_its_top_and_a_button_for_the_rest() -> None:
    standing = standing_for(160, divisions=2)
    content = season_content(standing, catalogue("en"), NOW)
    lines = content.splitlines()
    first, second = lines.index("**Division 1**"), lines.index("**Division 2**")
    shown = [len([line for line in part if "/" in line]) for part in (lines[first:second], lines[second:])]
    assert 20 < shown[1] <= shown[0] < shown[1] + 5, "each division has as much room"
    assert lines[second - 1] == f"-# … and {80 - shown[0]} more"
    assert lines[-1].startswith("-# Draw: seed 2")
    assert len(content) > MAX_CONTENT - 200, "the room is used"
    assert labels(standing, content) == ["Standings", "Leave"]
    standing.season.state = "over"
    assert labels(standing, end_content(standing, catalogue("en"))) == ["Standings"]


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("tables", [1, 30, 300])
def test_the_draw_names_all_tables_that_fit(locale: str, tables: int) -> None:
    seats = [Seat(name=f"*Player* {each}", user=each) for each in range(4)]
    opened = [
        Table(id=number, game="nanotech", channel=10**18 + number, guild=10**18, host=0, seats=seats)
        for number in range(1, tables + 1)
    ]
    undrawn = {"season-silent": [*standing_for(200).people.values()], "season-unadmitted": []}
    content = draw_content(standing_for(4).season, opened, undrawn, catalogue(locale))
    assert len(content) <= MAX_CONTENT
    assert "P1, P2, " in content or "P1、P2、" in content
    lines = content.splitlines()[1:-2]
    assert [f"/{each.channel}" in line for each, line in zip(opened[:1], lines, strict=False)] == [tables == 1]
    assert [f"<#{each.channel}>" in content for each in opened[:30]] == [tables > 1] * min(tables, 30)
    assert len(lines) == tables if tables < 300 else 60 < len(lines) < 90


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("people", [2, 16, 56, 200])
def test_everyone_has_one_row_on_the_pages(locale: str, people: int) -> None:
    words = catalogue(locale)
    standing = standing_for(people, "*_|~{}" + "*" * 30, divisions=2 if people >= 16 else 1)
    content = season_content(standing, words, NOW)
    assert len(content) <= MAX_CONTENT
    pages = [rows_card(standing, 100 + people, words, page) for page in range(-(-people // ROWS))]
    for page in pages:
        check_card(page)
        assert "…\n" not in page.text
    rows = [line for page in pages for line in page.text.splitlines() if "0/2" in line or "1/3" in line]
    assert len(rows) == len({*rows}) == people
    assert "🤖" not in pages[0].text
    marked = rows_card(standing._replace(leavers=frozenset({1})), 101, words).text
    assert marked.count("🤖") == 2
    own = rows_card(standing, 100 + people, words)
    assert own.text == pages[-1].text
    (bold,) = [line for line in own.text.splitlines() if (line.startswith("**") and "0/2" in line) or "1/3**" in line]
    assert str(people) in bold
    assert rows_card(standing, 1, words).text.replace("**", "") == pages[0].text.replace("**", "")


def test_a_post_words_the_rows_that_fit_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    worded, row = list[int](), season_post._row

    def count(of: StandingsRow, *given: Any, **more: Any) -> str:
        worded.append(of.person)
        return row(of, *given, **more)

    monkeypatch.setattr(season_post, "_row", count)
    standing = standing_for(400, "Player {}")
    content = season_content(standing, catalogue("en"), NOW)
    shown = len([line for line in content.splitlines() if "/" in line])
    assert 20 < shown <= len(worded) <= shown + 5
    worded.clear()
    season_view(standing, catalogue("en"), content)
    assert worded == [400]
