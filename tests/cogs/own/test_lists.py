"""Lists as cards: a line with its button for each entry, within Discord's limits at their largest."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.base.cards.card import Line
from cogs.base.cards.pages import page_of, turning
from cogs.base.cards.settings_card import CHOICES, choices_card, settings_card
from cogs.base.items import button
from cogs.own.avoiding import avoid_card
from cogs.own.games import MAX_SHOWN, finished_button, games_card
from cogs.records.review import review_card
from cogs.setup.form import setup_card
from engine.catalogue import catalogue, locales
from engine.club.lobby.avoiding import MAX_AVOIDED
from engine.club.results.review import BetterTurn, Review
from engine.kernel import Event, seeded_rng
from engine.records.table import Clock, JointQuestion, Person, PlayerSettings, Status
from engine.registry import games
from engine.tables.open.open_table import OpenTable
from tests.cogs.panel.walk import LONG_NAME, check_card, new_table

WORDS = catalogue()
USER, TABLES = 2**62, 25


@pytest.mark.parametrize(
    ("count", "page", "shown", "disabled"),
    [(0, 0, [], []), (5, 3, [0, 1, 2, 3, 4], []), (6, 0, [0, 1, 2, 3, 4], [True, False]),
     (12, 1, [5, 6, 7, 8, 9], [False, False]), (12, 99, [10, 11], [False, True])],
)  # fmt: skip
def test_pages_of_a_list(count: int, page: int, shown: list[int], disabled: list[bool]) -> None:
    entries, page = page_of(range(count), page, 5)
    assert list(entries) == shown
    assert [part.disabled for part in turning(count, page, 5, WORDS, "games")] == disabled


def many_tables(seats: int = 4) -> list[OpenTable]:
    """Return tables with the largest numbers and longest names, some waiting for the user, the others for everyone else."""
    tables = [new_table(games()["nanotech"], seats, 1) for _ in range(TABLES)]
    for number, open_table in enumerate(tables):
        table = open_table.table
        table.id, table.guild, table.channel, table.post = 10**17 + number, 2**63 - 1, 2**63 - 1, 2**63 - 1
        table.deadline = 4e9
        table.seats[0].armed = 1
        table.to_act = 0 if number < 2 else 1
        if number >= 2:
            table.joint = JointQuestion(
                turn=1, waiting=tuple(range(2, seats)), clocks={seat: Clock(deadline=4e9) for seat in range(seats)}
            )
    return tables


@pytest.mark.parametrize("locale", locales())
def test_any_number_of_tables_is_listed_with_a_button_each(locale: str) -> None:
    words, tables = catalogue(locale), [open_table.table for open_table in many_tables()]
    below = [button(0, "next", words("button-next-table", table="Nanotech #1", n=TABLES)), finished_button(words)]
    listed: list[int] = []
    for page in range(-(-TABLES // MAX_SHOWN)):
        card = games_card(tables, USER, words, page, below)
        rows = check_card(card)
        lines = [part for part in card.parts if isinstance(part, Line)]
        assert len(lines) <= MAX_SHOWN
        listed += [int(option["value"]) for option in rows[-1]["components"][0]["options"]]
        labels = [line.button.label for line in lines]
        waiting = 2 if page == 0 else 0
        assert labels == [words("button-turn")] * waiting + [words("button-open")] * (len(lines) - waiting)
    assert listed == [table.id for table in tables]


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("on", [True, False])
def test_settings_are_within_the_limits(locale: str, on: bool) -> None:
    words = catalogue(locale)
    settings = PlayerSettings(
        locale=locale, timezone="America/Argentina/ComodRivadavia" if on else "UTC", quiet_from=22 if on else 0,
        away_until=4e9 if on else 0.0, theme="dark-safe", rated=on, listed=on,
    )  # fmt: skip
    told = words.join(
        [
            words("answers-at", table=f"Nanotech #{10**17 + number}", answer=words("answers-choice-gain"))
            for number in range(TABLES)
        ]
    )
    answers = words("settings-answers", tables=told)
    rows = check_card(
        settings_card(
            settings, 1e9, words, answers, words("settings-avoid", count=25), words("done-ratings"), icons=True
        )
    )
    ids = [part["custom_id"] for row in rows for part in row["components"]]
    assert len(ids) == len(set(ids)) == 13
    for setting in CHOICES:
        values = check_card(choices_card(setting, settings, 1e9, words))
        assert len([part for row in values for part in row["components"] if part["style"] == 1]) == (
            0 if setting == "away" and on else 1
        )


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", ["nucleum", "nanotech"])
def test_reviews_of_the_longest_turns_are_within_the_limits(game: str, locale: str) -> None:
    open_table, rng = new_table(games()[game], 4, 1), seeded_rng(1)
    match, events = open_table.playing(), list[Event]()
    for _ in range(60):
        assert match.decision is not None
        events += match.apply(rng.pick(match.decision.choices).id)
    turns = tuple(BetterTurn(number=each, events=tuple(events), gain=99, error=9) for each in range(3))
    played: Any = SimpleNamespace(events=[events] * 3)
    card = review_card(open_table, 0, Review(turns=turns), played, catalogue(locale))
    assert len(check_card(card)) == 3
    assert len(card.text) > 1000


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", ["nucleum", "nanotech"])
@pytest.mark.parametrize("status", ["lobby", "running"])
def test_how_a_table_is_set_up_is_within_the_limits(game: str, locale: str, status: Status) -> None:
    words, table = catalogue(locale), new_table(games()[game], 4, 1).table
    table.status = status
    said = words("done-setup-by-players", table=f"Nanotech #{10**17}")
    cards = [setup_card(table, words, said, icons=True, role="x" * 100, more=more) for more in (False, True)]
    first, labels = [[part["label"] for row in check_card(card) for part in row["components"]] for card in cards]
    switches = [words("button-icons-off"), words("button-suggestions-off")]
    last = words("button-pause" if status == "running" else "button-previous")
    assert labels[-3:] == [*switches, last]
    assert (words("button-options") in first) == (words("button-call") in first) == (status == "lobby")


@pytest.mark.parametrize("locale", locales())
def test_a_full_list_of_people_to_avoid_is_within_the_limits(locale: str) -> None:
    words, avoided = catalogue(locale), [Person(2**62 + number, LONG_NAME) for number in range(MAX_AVOIDED)]
    for people, here in ((avoided, True), (avoided[:1], True), ([], True), (avoided, False), ([], False)):
        check_card(avoid_card(people, words, words("error-avoid-many", most=MAX_AVOIDED), here=here))
