"""Answers about games: within Discord's limits at their largest, in every language."""

from __future__ import annotations

import zlib
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.base.cards.card import Card, PictureSlot
from cogs.own.standing_answers import ANSWERS, MAX_TABLES, answers_card
from cogs.records.leaderboard import leaderboard_card, leaderboard_lines
from cogs.records.records import MAX_RIVALS, PAGES, RIVALS, records_card, rival_lines
from cogs.records.turns import turn_texts, walk_rows
from engine.catalogue import catalogue, locales
from engine.club.results.ladder import LadderStanding
from engine.club.results.statistics import Rival
from engine.club.results.strength import Strength
from engine.club.results.turns import Turn
from engine.kernel import Event, seeded_rng
from engine.records.results import SharedGames
from engine.registry import games
from tests.cogs.panel.walk import LONG_NAME, check_card, new_table

USER = 2**62
LISTED, TURNS = 200, 200


def labels(card: Card) -> list[str]:
    """Return the labels of a card's buttons, except those that do nothing."""
    parts = [part for row in check_card(card) for part in row["components"]]
    return [part["label"] for part in parts if "label" in part and not part.get("disabled")]


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("manager", [True, False])
def test_each_page_of_a_leaderboard(locale: str, manager: bool) -> None:
    words = catalogue(locale)
    listed = [
        LadderStanding(user=USER + each, name=LONG_NAME, rating=Strength(mu=99), games=10**6)
        for each in range(LISTED)
    ]
    lines = leaderboard_lines("nucleum", listed, words)
    shown = list[str]()
    while len(shown) < len(lines):
        page = leaderboard_card(lines, len(shown), "nucleum", words, listed=True, manager=manager)
        if shown and shown[-1] == page.text:
            break
        shown.append(page.text)
        assert (words("button-post-here") in labels(page)) == manager
        assert words("button-csv") in labels(page)
    assert "\n".join(shown).splitlines() == lines


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("what", PAGES)
def test_each_page_of_records(locale: str, what: str) -> None:
    words = catalogue(locale)
    newest = SharedGames(
        user=USER, name=LONG_NAME, game="nucleum", people=4, games=10**4, ahead=10**4, behind=10**4, last=4e9,
        score=999, other_score=999,
    )  # fmt: skip
    rival = Rival(USER, LONG_NAME, (newest,) * 3, newest)
    lines = rival_lines("nucleum", [rival] * (MAX_RIVALS + 1), words)
    first, beyond = (records_card(lines, page, what, words, board=True) for page in (0, 99))
    assert first.text != beyond.text
    others = {words(label) for other, (_, label) in PAGES.items() if other != what}
    assert others < {*labels(first)}
    assert words("button-leaderboard") in labels(beyond)
    assert words("button-leaderboard") not in labels(records_card(lines, 0, RIVALS, words, board=False))


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("every", [True, False])
def test_standing_answers_at_many_tables(locale: str, every: bool) -> None:
    words, found = catalogue(locale), []
    for number in range(MAX_TABLES + 10 if every else 1):
        open_table = new_table(games()["nanotech"], 4, 1)
        open_table.table.id = 10**17 + number
        found.append((open_table, ANSWERS[number % len(ANSWERS)]))
    card = answers_card(found, words, words("done-answers-gain", table=f"Nanotech #{10**17}"), every=every)
    rows = check_card(card)
    menus = [row["components"][0] for row in rows if "options" in row["components"][0]]
    assert len(menus) == (MAX_TABLES if every else 1)
    assert len(rows) == len(menus) + every


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", ["nucleum", "nanotech"])
def test_earlier_turns_of_a_long_game(game: str, locale: str) -> None:
    """Turns of sixty choices each, longer than any real turn."""
    words, open_table, rng = catalogue(locale), new_table(games()[game], 4, 1), seeded_rng(1)
    match, events = open_table.playing(), list[Event]()
    for _ in range(60):
        assert match.decision is not None
        events += match.apply(rng.pick(match.decision.choices).id)
    state = open_table.game.encode(match.state)
    turns = [
        Turn(seat=each % 4, upto=each, asked=1, scores=(999,) * 4, state=zlib.compress(state))
        for each in range(TURNS)
    ]
    played: Any = SimpleNamespace(
        turns=turns, events=[events] * TURNS, last=TURNS - 1, state=lambda _: state, scores=lambda _: ()
    )
    for number in (0, TURNS // 2, TURNS - 1):
        above, told = turn_texts(open_table, played, number, words, [words("turns-gone", turn=10**6)])
        assert len(told) > 1000
        rows = check_card(Card(above, PictureSlot(), told, *walk_rows(open_table, played, number, "table", words)))
        jumps = next(row["components"][0]["options"] for row in rows if "options" in row["components"][0])
        assert [each["value"] for each in jumps if each.get("default")] == [str(number)]
