"""The cards of /lobby, within Discord's limits at their largest."""

from __future__ import annotations

import pytest

from cogs.lobby.free_seats import free_card
from cogs.lobby.open_tables import MAX_SHOWN, lobby_card
from cogs.lobby.running_games import running_card
from cogs.lobby.table_details import example_of
from engine.catalogue import catalogue, locales
from engine.club.results.remarks import PersonRemarks
from engine.kernel import text
from engine.records.people import Wish
from engine.records.table import Seat, Table
from engine.registry import games
from tests.cogs.panel.walk import LONG_NAME, check_card, new_table

ALL = PersonRemarks((text("remark-two-days"), text("remark-to-the-end")))
TABLES = 30


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", ["nucleum", "nanotech"])
def test_any_number_of_open_tables_is_listed(locale: str, game: str) -> None:
    words, rules = catalogue(locale), games()[game]
    options = rules.complete_options({})
    for option in rules.options:
        if option.default is False:
            options = {**options, option.name: True}
    tables = [
        Table(
            id=10**17 + number, game=game, channel=2**63 - 1, guild=2**63 - 1, host=1, lobby_post=2**63 - 1,
            options=options, seats=[Seat(name=LONG_NAME, user=2**62 + seat) for seat in range(3)],
        )
        for number in range(TABLES)
    ]  # fmt: skip
    remarks = dict.fromkeys(range(2**62, 2**62 + 4), ALL)
    wish, listed = Wish(2**62 + 3, 2**63 - 1, (game,), 4, 2, 0.0, 4e9), 0
    for page in range(-(-TABLES // MAX_SHOWN)):
        card = lobby_card(
            tables,
            remarks,
            2**62 + 3,
            words,
            page,
            words("done-joined", table="Nanotech #1"),
            100,
            wish,
            {table.id: text("hours-afternoon") for table in tables},
        )
        rows = check_card(card)
        listed += len([row for row in rows if ":lobby-join:" in str(row["components"][0].get("custom_id"))])
    assert listed in {0, TABLES}  # a table may be full with the modules
    for user in (2**62, 2**62 + 3):
        check_card(lobby_card([], {user: PersonRemarks(own=text("remark-own-left", count=9, all=10))}, user, words))


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", ["nucleum", "nanotech"])
def test_any_number_of_running_games_is_listed(locale: str, game: str) -> None:
    shown = [new_table(games()[game], 4, number) for number in range(MAX_SHOWN)]
    for number, open_table in enumerate(shown):
        open_table.table.id = 10**17 + number
        open_table.table.channel = open_table.table.guild = open_table.table.post = 2**63 - 1
    check_card(running_card(shown, 100, 3, catalogue(locale), [each.table for each in shown]))
    check_card(running_card([], 0, 0, catalogue(locale)))
    check_card(free_card([(each, 3) for each in shown] * 2, 7, catalogue(locale), 1))
    check_card(free_card([], 7, catalogue(locale)))


@pytest.mark.parametrize("game", ["nucleum", "nanotech"])
def test_the_example_is_the_same_for_all_tables_with_its_options(game: str) -> None:
    """It says nothing about the game that will be played, whose seed is another, and changes nothing of its table."""
    rules = games()[game]
    for option, value in [(None, None), *((each.name, value) for each in rules.options for value in each.values)]:
        options = rules.complete_options({})
        if option is not None and value is not None:
            options = rules.set_option(options, option, value)
        tables = [
            Table(id=number, game=game, channel=number, host=1, options=options, seats=[Seat(name="a", user=1)])
            for number in (1, 2)
        ]
        states = [rules.encode(example_of(table).seen_by(None)) for table in tables]
        assert states[0] == states[1]
        assert [(table.status, len(table.seats)) for table in tables] == [("lobby", 1)] * 2
