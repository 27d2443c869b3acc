"""`engine.nucleum.guide.figures`: what a player left unused at the end of a game, as the review of their turns lists it."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue
from engine.nucleum.game import NucleumState
from engine.nucleum.library import lib
from tests.nucleum.builder import GAME, put, table

ENGLISH = Catalogue("en", strict=True)


def unused(state: NucleumState, seat: int = 0) -> list[str]:
    return [ENGLISH.say(each) for each in GAME.guide.oversights(state, seat)]


@pytest.fixture
def state() -> NucleumState:
    """Return a position in which no one has left anything unused."""
    state = table()
    for player in state.players:
        player.thaler = player.workers = player.achievements = 0
        player.contracts, player.stars = {}, []
    assert unused(state) == []
    return state


def test_achievements_left_over_are_named_from_three_on(state: NucleumState) -> None:
    state.players[0].achievements = 2
    assert unused(state) == []
    state.players[0].achievements = 3
    (said,) = unused(state)
    assert said.startswith("Achievements left over: 3; a recharge before the end")
    assert unused(state, 1) == []


def test_goods_left_over_are_named_if_they_are_many(state: NucleumState) -> None:
    player = state.players[0]
    player.thaler, player.workers = 7, 3
    assert unused(state) == []
    player.thaler = 8
    assert unused(state) == ["Left over: 8 thaler and 3 workers"]
    player.thaler, player.workers = 0, 4
    assert unused(state) == ["Left over: 4 workers"]


def test_stars_on_space_0_are_counted(state: NucleumState) -> None:
    state.players[0].stars = [0, 12]
    (one,) = unused(state)
    assert one.startswith("One star on space 0")
    state.players[0].stars = [0, 0, 12]
    (several,) = unused(state)
    assert several.startswith("2 stars on space 0")


def test_contracts_that_were_not_fulfilled_are_named(state: NucleumState) -> None:
    first, second = list(lib(state).contracts)[:2]
    state.players[0].contracts = {"slot-1": first, "slot-2": second}
    (said,) = unused(state)
    assert said.startswith("Not fulfilled: ")
    assert " and " in said


def test_own_buildings_that_were_never_energized_are_named(state: NucleumState) -> None:
    put(state, 0, "residence-1", "dresden.1")
    put(state, 1, "residence-1", "leipzig.1")
    (said,) = unused(state)
    assert said.startswith("Never energized: ")
    assert "Dresden" in said
    assert "Leipzig" not in said
    state.board.pieces["dresden.1"].energized = True
    assert unused(state) == []
