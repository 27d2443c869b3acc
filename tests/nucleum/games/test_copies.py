"""Copies of a table: stored by an earlier release, with stacks in a new order, with another seat's turn to come."""

from __future__ import annotations

import pytest

from engine.kernel import Rng
from engine.nucleum.rules.flow.turn import TurnStart
from engine.nucleum.solo.state import solo
from engine.nucleum.special_buildings.state import own
from tests.nucleum.builder import GAME, choose, table


def test_options_that_a_stored_table_does_not_know_are_off_in_it() -> None:
    state = table()
    kept = dict(state.options)
    del state.options["promo_fragments"], state.options["auction"]
    assert GAME.decode(GAME.encode(state)).options == kept
    assert GAME.decode(GAME.encode(table(court=True))).options == table(court=True).options


def test_piles_of_special_buildings_and_logic_cards_are_shuffled_anew() -> None:
    state = table(2, special_buildings=True, opponent="baron")
    shuffled = GAME.reshuffle(state, Rng(1))
    piles, others = own(state).piles, own(shuffled).piles
    assert piles != others
    assert {level: pile[-1] for level, pile in piles.items()} == {level: pile[-1] for level, pile in others.items()}
    assert {level: sorted(pile) for level, pile in piles.items()} == {
        level: sorted(pile) for level, pile in others.items()
    }
    assert solo(state).deck != solo(shuffled).deck
    assert sorted(solo(state).deck) == sorted(solo(shuffled).deck)


@pytest.mark.parametrize("seat", [1, 2])
def test_the_next_turn_of_a_seat_comes_as_if_those_before_passed(seat: int) -> None:
    state = table(3)
    assert GAME.give_turn(state, seat)
    assert (state.active, state.turn) == (seat, 1 + seat)
    assert state.pending[-1] == TurnStart(seat)


def test_a_turn_in_the_middle_is_ended_and_one_that_has_not_begun_is_not() -> None:
    begun, waiting = table(3), table(3)
    for state in (begun, waiting):
        state.display.offer[0] = ""
        state.display.takers = [0]
    choose(begun, "recharge")
    assert GAME.give_turn(begun, 1)
    assert begun.display.offer[0]
    assert GAME.give_turn(waiting, 1)
    assert not waiting.display.offer[0]


def test_no_turn_comes_after_the_last_round() -> None:
    state = table(3)
    state.turn, state.active, state.last_round = 3, 2, True
    state.pending[-1] = TurnStart(2)
    assert not GAME.give_turn(state, 0)
