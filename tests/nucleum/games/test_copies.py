"""Copies of a table: stored by an earlier release, with reordered stacks, with another seat's turn next."""

from __future__ import annotations

import msgspec
import pytest

from engine.kernel import OptionValue, Rng
from engine.nucleum.game import NucleumState
from engine.nucleum.library import lib
from engine.nucleum.modules.solo.state import solo
from engine.nucleum.modules.special_buildings.state import own
from engine.nucleum.rules.effects.abilities import lasting
from engine.nucleum.rules.flow.turn import TurnStart
from engine.nucleum.rules.map.counting import count
from engine.nucleum.rules.map.networks import networks
from engine.nucleum.state import Piece
from tests.nucleum.builder import GAME, choose, table


def test_options_that_a_stored_table_does_not_know_are_off_in_it() -> None:
    state = table()
    kept = dict(state.options)
    del state.options["promo_fragments"], state.options["auction"]
    assert GAME.decode(GAME.encode(state)).options == kept
    assert GAME.decode(GAME.encode(table(court=True))).options == table(court=True).options


def test_a_stored_table_has_only_pieces_and_modules_that_there_are() -> None:
    state = table(map="australia")
    state.board.pieces["toongi.c1"] = Piece(type="coal_mine", owner=0)
    assert GAME.decode(GAME.encode(state)).board.pieces == state.board.pieces
    state.board.pieces["toongi.c1"].type = "wind_farm"
    with pytest.raises(
        msgspec.ValidationError, match=r"no type of piece wind_farm .* `\$\.board\.pieces\.toongi\.c1"
    ):
        GAME.decode(GAME.encode(state))
    state = table()
    state.board.pieces["dresden.1"] = Piece(type="coal_mine", owner=0)
    with pytest.raises(msgspec.ValidationError, match="no type of piece coal_mine with the modules base"):
        GAME.decode(GAME.encode(state))
    state = table()
    state.modules = ("base", "wind")
    with pytest.raises(msgspec.ValidationError, match="there is no module 'wind'"):
        GAME.decode(GAME.encode(state))


def test_piles_of_special_buildings_and_logic_cards_are_shuffled_again() -> None:
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


@pytest.mark.parametrize(
    "options",
    [{"map": "gibraltar", "special_buildings": True, "court": True}, {"map": "australia", "opponent": "baron"}],
    ids=["players", "baron"],
)
def test_what_a_copy_knows_of_its_board_stays_true(options: dict[str, OptionValue]) -> None:
    state, rng = GAME.start(2, 3, {"experiments": "random", **options})[0], Rng(3)
    counters = {item.counter for contract in lib(state).contracts.values() for item in contract.conditions}
    asked = [(seat, counter) for seat in (0, 1) for counter in sorted(counters, key=repr)]

    def worked_out(table: NucleumState) -> list[object]:
        counts = [count(table, seat, counter) for seat, counter in asked]
        return [counts, networks(table), lasting(table, 0), lasting(table, 1)]

    while (decision := GAME.decision(state)) is not None and state.ply < 600:
        worked_out(state)
        state = GAME.copy(state)
        GAME.apply(state, rng.pick(decision.choices).id)
        assert worked_out(state) == worked_out(GAME.decode(GAME.encode(state)))
    assert len(state.board.pieces) > 15


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
