"""A person's games added up, and a game in figures."""

from __future__ import annotations

import msgspec
import pytest

from engine.kernel import Event, Match, text
from engine.records.table import Seat, Table
from engine.registry import games
from engine.storage.database import pack
from engine.tables.manager import OpenTable
from engine.tables.results.statistics import Result, Sum, Wanted, added_up, game_figures, results_of
from engine.tables.results.turns import Turn, TurnsPlayed
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


def read(user: int, *bodies: bytes) -> list[Result]:
    found = results_of(msgspec.msgpack.encode(Wanted(user, list(bodies))))
    return msgspec.msgpack.decode(found, type=list[Result])


def test_the_result_of_a_seat() -> None:
    table, _ = played("nucleum")
    (result,) = read(33, pack(table))
    assert (result.seats, result.score, result.won, result.alone) == (3, 167, True, False)
    saxony = text("option-is", option=text("option-map"), value=text("option-map-saxony"))
    assert result.traits == (text("nucleum-experiment", id="D"), saxony)
    assert [(each.score, each.won) for each in read(11, pack(table))] == [(122, False)]


def test_what_cannot_be_read_is_left_out_and_so_is_who_left() -> None:
    table, _ = played("nanotech")
    assert len(read(22, b"nonsense", pack(table), b"")) == 1
    assert read(44, pack(table)) == []
    table.match = None
    assert read(22, pack(table)) == []


def test_sums() -> None:
    games_played = [
        Result(game="nanotech", seats=2, alone=False, won=True, score=10),
        Result(game="nanotech", seats=2, alone=False, won=False, score=-3),
        Result(game="nanotech", seats=3, alone=False, won=False, score=-5),
    ]
    by_size = added_up(games_played, lambda each: [each.seats])
    assert by_size == {2: Sum(2, 1, 7, 10), 3: Sum(1, 0, -5, -5)}
    assert (by_size[2].mean, by_size[2].rate) == (3.5, 50)
    assert added_up(games_played, lambda each: ["a", "b"] if each.won else []) == {
        "a": Sum(1, 1, 10, 10),
        "b": Sum(1, 1, 10, 10),
    }


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        # So often each kind of event stands in the recorded log.
        ("nanotech", {"cards": 33, "quarks": 13, "electrons": 10, "confinements": 4, "upgrades": 3, "recharges": 18}),
        ("nucleum", {"tiles": 71, "recharges": 11, "railways": 15, "buildings": 18, "pieces": 18, "energized": 14,
                     "contracts": 21, "technologies": 15, "stars": 14}),
    ],
)  # fmt: skip
def test_what_a_game_counts(game: str, expected: dict[str, int]) -> None:
    table, events = played(game)
    live = OpenTable(table)
    turns = [Turn(seat=None, upto=0), Turn(seat=2, upto=0), Turn(seat=0, upto=0)]
    history = TurnsPlayed(turns, [], [])
    history.events = [*events]
    found = game_figures(live, history)
    assert [each.seat for each in found] == [row.seat for row in live.game.standings(live.match.state)]  # type: ignore[union-attr]
    assert {each.seat: each.turns for each in found} == {0: 1, 1: 0, 2: 1}
    assert {each.seat: each.seconds for each in found} == {0: 0.0, 1: None, 2: 0.0}
    total = {
        amount.name.key.rpartition("-")[2]: sum(each.amounts[place].count for each in found)
        for place, amount in enumerate(found[0].amounts)
    }
    assert {name: total[name] for name in expected} == expected


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
    live = OpenTable(table)
    assert live.match is not None
    for seat in range(3):
        named = {each.name.key: each.count for each in live.game.guide.figures(live.match.state, seat, [])}
        assert 1 <= named["nuc-figure-link"] <= 3
        assert named["nuc-figure-network"] >= 2
        assert named["nuc-figure-tiles"] == 0
