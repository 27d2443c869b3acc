"""Totals of a person's games, a game in figures, and kind words about reliable players."""

from __future__ import annotations

import pytest

from engine.club.results.remarks import NOTHING, PersonRemarks, remarks_of, remarks_on
from engine.club.results.statistics import Sum, added_up, game_figures, rivals_of, usual_seconds
from engine.club.results.turns import Turn, TurnsPlayed
from engine.kernel import BY_PLAN, Event, Match, SeatName, Text, text
from engine.records.results import Circumstances, Ending, How, Result, SeatEnd, SharedGames
from engine.records.table import PlayerSettings, Seat, Table
from engine.registry import games
from engine.storage.store import Store
from engine.tables.open.ended import ending_of
from engine.tables.open.open_table import OpenTable
from tests.engine.conftest import ANN, BEN
from tests.kernel import playthrough


def played(name: str, *, users: tuple[int | None, ...] = (11, 22, 33)) -> tuple[Table, list[list[Event]]]:
    """Return a table with a recorded game of three that has ended, and what happened with each choice."""
    record = playthrough.load(name)
    match = Match(games()[name], record.seats, record.seed, record.options)
    events = [match.opening, *(match.apply(choice) for choice in record.choices)]
    seats = [Seat(name=f"P{number}", user=user) for number, user in enumerate(users)]
    table = Table(
        id=1, game=name, channel=1, host=11, status="finished", options=match.options, seats=seats,
        match=match.to_record(),
    )  # fmt: skip
    return table, events


def result(
    *,
    game: str = "nanotech",
    seats: int = 2,
    place: int | None = 1,
    score: int | None = 10,
    seconds: float | None = None,
) -> Result:
    """Return the row of a person who had a place (None: who left) in a game of people only."""
    return Result(
        table_id=1, seat=0, part=0, user=11, name="Ann", player="", guild=9, game=game, place=place or seats,
        place_all=place, score=score, seats=seats, people=seats, how="stayed" if place else "left", turns=1,
        median_seconds=seconds, ended=1.0, body=Circumstances(),
    )  # fmt: skip


def test_the_end_of_a_game_says_what_each_seat_is_compared_by() -> None:
    table, _ = played("nucleum")
    match = OpenTable(table).match
    assert match is not None
    found = ending_of(table, match)
    assert found is not None
    saxony = text("option-is", option=text("option-map"), value=text("option-map-saxony"))
    assert found.seats[2].body.traits == (text("nucleum-experiment", id="D"), saxony)
    assert [(each.score, each.place, each.body.alone) for each in found.seats][::2] == [
        (122, 2, False),
        (167, 1, False),
    ]
    assert ending_of(table, Match(games()["nucleum"], 3, 1)) is None  # it is not over


def test_sums() -> None:
    games_played = [
        result(score=10),
        result(place=2, score=-3),
        result(seats=3, place=3, score=-5),
        result(seats=3, place=None, score=None),
    ]
    by_size = added_up(games_played, lambda each: [each.seats])
    assert by_size == {2: Sum(2, 1, 3, 2, 7, 10), 3: Sum(2, 0, 6, 1, -5, -5)}
    assert (by_size[2].mean, by_size[2].rate, by_size[2].place) == (3.5, 50, 1.5)
    assert (by_size[3].mean, by_size[3].place) == (-5.0, 3.0)
    assert added_up(games_played[3:], lambda _: "a")["a"].mean is None
    assert added_up(games_played[:2], lambda each: ["a", "b"] if each.won else []) == {
        "a": Sum(1, 1, 1, 1, 10, 10),
        "b": Sum(1, 1, 1, 1, 10, 10),
    }


def test_how_fast_someone_answers_is_said_from_three_games_on() -> None:
    times = [result(seconds=each) for each in (100.0, None, 7000.0)]
    assert usual_seconds(times) is None
    assert usual_seconds([*times, result(seconds=500.0)]) == 500.0


def test_rivals_are_those_with_most_games_first() -> None:
    shared = [
        SharedGames("nanotech", 22, "Ben", 2, 3, 2, 1, 50.0, 9, 8),
        SharedGames("nanotech", 33, "Cleo", 3, 9, 0, 9, 60.0, 1, 2),
        SharedGames("nanotech", 22, "Benjamin", 3, 1, 0, 1, 70.0, 5, None),
    ]
    cleo, ben = rivals_of(shared)
    assert [each.name for each in rivals_of([*shared, shared[1]._replace(user=11)])] == [
        "Cleo",
        "Cleo (2)",
        "Benjamin",
    ]
    assert (cleo.user, cleo.games, cleo.newest.last) == (33, 9, 60.0)
    assert (ben.name, ben.games, [each.people for each in ben.by_size]) == ("Benjamin", 4, [2, 3])
    assert (ben.newest.score, ben.newest.other_score) == (5, None)


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        # The number of events of each kind in the recorded log.
        ("nanotech", {"cards": 33, "quarks": 13, "electrons": 10, "confinements": 4, "upgrades": 3, "recharges": 18}),
        ("nucleum", {"tiles": 71, "recharges": 11, "railways": 15, "buildings": 18, "pieces": 18, "energized": 14,
                     "contracts": 21, "technologies": 15, "stars": 14}),
    ],
)  # fmt: skip
def test_what_a_game_counts(game: str, expected: dict[str, int]) -> None:
    table, events = played(game)
    open_table = OpenTable(table)
    turns = [Turn(seat=None, upto=0), Turn(seat=2, upto=0), Turn(seat=0, upto=0)]
    history = TurnsPlayed(turns, [], [])
    history.events = [*events]
    found = game_figures(open_table, history)
    assert [each.seat for each in found] == [row.seat for row in open_table.game.standings(open_table.match.state)]  # type: ignore[union-attr]
    assert {each.seat: each.turns for each in found} == {0: 1, 1: 0, 2: 1}
    assert {each.seat: each.seconds for each in found} == {0: 0.0, 1: None, 2: 0.0}
    total = {
        amount.name.key.rpartition("-")[2]: sum(each.amounts[place].count for each in found)
        for place, amount in enumerate(found[0].amounts)
    }
    assert {name: total[name] for name in expected} == expected
    by_plan = Event(kind=BY_PLAN, seat=2, text=text("event-by-plan", who=SeatName(2)))
    history.events[1] = [by_plan, *history.events[1]]
    figures = next(each for each in game_figures(open_table, history) if each.seat == 2)
    assert (figures.turns, figures.seconds) == (1, None), "what a plan made took nobody any time"


def test_copies_count_as_such_and_as_what_is_copied() -> None:
    game = games()["nanotech"]
    state, _ = game.start(2, 1)
    copied = Event(kind="capture", seat=1, text=text("x"), data={"way": "copy"})
    own = Event(kind="capture", seat=1, text=text("x"), data={"way": "card"})
    others = Event(kind="capture", seat=0, text=text("x"), data={"way": "copy"})
    named = {each.name.key: each.count for each in game.guide.figures(state, 1, [copied, own, others])}
    assert (named["nanotech-figure-quarks"], named["nanotech-figure-copies"]) == (2, 1)
    assert game.guide.traits(state, 1) == (
        text("option-is", option=text("option-target"), value=10),
        text("option-is", option=text("option-end"), value=text("option-end-round")),
    )


def test_the_longest_link_and_the_largest_network() -> None:
    table, _ = played("nucleum")
    open_table = OpenTable(table)
    assert open_table.match is not None
    for seat in range(3):
        named = {
            each.name.key: each.count for each in open_table.game.guide.figures(open_table.match.state, seat, [])
        }
        assert 1 <= named["nuc-figure-link"] <= 3
        assert named["nuc-figure-network"] >= 2
        assert named["nuc-figure-tiles"] == 0


HOUR = 3600.0


def game(how: How = "stayed", seconds: float | None = HOUR, *, alone: bool = False) -> Result:
    """Return a person's result in a game."""
    return Result(
        table_id=1, seat=0, part=0, user=ANN.user, name="", player="", guild=1, game="nanotech", place=1, place_all=1,
        score=1, seats=2, people=2, how=how, turns=9, median_seconds=seconds, ended=1.0, rated=False,
        body=Circumstances(alone=alone),
    )  # fmt: skip


def keys(remarks: PersonRemarks) -> list[str]:
    return [each.key for each in remarks.others]


def test_who_has_few_games_with_others_is_new() -> None:
    assert keys(remarks_of([])) == ["remark-new"]
    assert keys(remarks_of([game()] * 2 + [game(alone=True)] * 9)) == ["remark-new"]


def test_the_usual_time_is_said_if_it_is_short() -> None:
    for hours, key in ((5, "remark-hours"), (6, "remark-day"), (24, "remark-day"), (25, "remark-two-days"), (49, "")):
        found = remarks_of([game(seconds=hours * HOUR)] * 3)
        assert keys(found) == ([key] if key else [])
        assert found.own is None


def test_who_left_more_than_one_of_the_last_ten_reads_it_alone() -> None:
    assert keys(remarks_of([game()] * 5)) == ["remark-hours", "remark-to-the-end"]
    assert keys(remarks_of([game("left"), *[game()] * 4])) == ["remark-hours", "remark-to-the-end"]
    twice = remarks_of([game("left")] * 2 + [game()] * 20)
    assert twice == PersonRemarks(own=text("remark-own-left", count=2, all=10))
    assert keys(remarks_of([*[game()] * 10, *[game("left")] * 5])) == ["remark-hours", "remark-to-the-end"]


def test_no_remark_says_anything_bad() -> None:
    """Whatever a person did, others read one of these texts, or nothing."""
    good = {"remark-new", "remark-hours", "remark-day", "remark-two-days", "remark-to-the-end"}
    for left in range(12):
        for stayed in range(12):
            for hours in (1, 30, 300):
                found = remarks_of([game("left", None)] * left + [game(seconds=hours * HOUR)] * stayed)
                assert good.issuperset(keys(found))
                assert not (found.own and found.others)


async def test_only_games_of_the_server_count_and_the_setting_hides_them(store: Store) -> None:
    async def said() -> list[Text]:
        return list((await remarks_on(store, ANN.user, 7)).others)

    for number in range(6):
        table = await store.tables.add(Table(game="nanotech", channel=number, host=ANN.user, status="finished"))
        seat = SeatEnd(user=ANN.user, name="", player="", place=1, score=1, took_over=False, body=Circumstances())
        ending = Ending(guild=8 if number < 4 else 7, game="nanotech", ended=float(number), seats=(seat,))
        await store.results.record(table.id, ending)
    assert await said() == [text("remark-new")]
    assert (await remarks_on(store, ANN.user, 8)).others == (text("remark-new"),)[:0]
    assert await said() == [text("remark-new")]
    await store.users.save_player(ANN.user, PlayerSettings(remarks=False))
    assert await remarks_on(store, ANN.user, 7) == NOTHING
    assert (await remarks_on(store, BEN.user, 7)).others == (text("remark-new"),)
