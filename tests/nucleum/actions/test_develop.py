"""nucleum.md, section 4: develop."""

from __future__ import annotations

import pytest

from engine.nucleum.rules.actions.develop import BeginDevelop, Develop
from engine.nucleum.rules.actions.matched import ResolveMatched
from engine.nucleum.rules.flow.turn import EndTurn, ResolveTile
from engine.nucleum.state import Task
from tests.nucleum.builder import GAME, choose, decision_of, do, ids, table


def test_4_develop_prices() -> None:
    state = table()
    state.players[0].thaler = 9
    do(state, Develop(0))
    assert [choice.facets["cost"] for choice in decision_of(state).choices] == [2, 2, 1, 1, 0]


def test_4_develop_two_tiles_cost_2_more() -> None:
    state = table()
    player = state.players[0]
    player.thaler = 9
    offer = list(state.display.offer)
    do(state, Develop(0))
    choose(state, f"tile:{offer[0]}", f"tile:{offer[2]}")
    assert player.thaler == 9 - (2 + 1 + 2)
    assert player.pool[-2:] == [offer[0], offer[2]]
    assert not ids(state, "tile")  # no third one


def test_4_develop_discount_is_off_the_sum() -> None:
    state = table()
    player = state.players[0]
    player.thaler = 9
    offer = list(state.display.offer)
    do(state, Develop(0, off=2))
    choose(state, f"tile:{offer[3]}", f"tile:{offer[4]}")
    assert player.thaler == 9 - (1 + 0 + 2 - 2)


def test_4_offer_slides_right_and_refills_after_the_turn() -> None:
    state = table()
    offer, stack = list(state.display.offer), list(state.display.tiles)
    taken = next(
        event for event in choose(state, "play:start-A1", "do:0", f"tile:{offer[4]}") if event.kind == "develop"
    )
    assert taken.marks == ("offer:5", "mat:0")
    choose(state, "skip")
    assert state.display.offer[4] == ""
    choose(state, "skip", "confirm")
    assert state.display.offer == [stack[-1], *offer[:4]]
    assert state.display.takers == []


def test_4_of_two_new_tiles_the_first_drawn_lies_to_the_right_of_the_second() -> None:
    """nucleum.md 4: the offer slides to the right, and each new tile enters on the left."""
    state = table()
    offer, stack = list(state.display.offer), list(state.display.tiles)
    choose(state, "play:start-A1", "do:0", f"tile:{offer[3]}", f"tile:{offer[4]}", "skip", "confirm")
    assert state.display.offer == [stack[-2], stack[-1], *offer[:3]]


def test_4_empty_tile_stack_is_an_end_condition_for_who_took() -> None:
    state = table()
    state.display.tiles = state.display.tiles[:1]
    offer = list(state.display.offer)
    choose(state, "play:start-A1", "do:0", f"tile:{offer[4]}", "skip", "skip", "confirm")
    assert state.ended == {"action-tiles": 0}
    assert state.players[0].vp == 3
    assert state.display.tiles == []


def test_4_the_end_condition_of_the_tile_stack_is_that_of_the_player_who_took() -> None:
    """In a turn of seat 0, a matched develop action of seat 1 takes the tile whose refill empties the stack."""
    state = table()
    state.display.tiles = state.display.tiles[:2]
    offer = list(state.display.offer)
    do(state, Develop(0), Develop(1), EndTurn(0))
    choose(state, f"tile:{offer[4]}", "skip", f"tile:{offer[3]}", "skip")
    assert state.ended == {"action-tiles": 1}
    assert [player.vp for player in state.players] == [0, 3, 0, 0]


def test_4_no_refill_from_an_empty_stack() -> None:
    state = table()
    state.display.tiles = []
    offer = list(state.display.offer)
    choose(state, "play:start-A1", "do:0", f"tile:{offer[2]}", "skip", "skip", "confirm")
    assert state.display.offer == ["", offer[0], offer[1], offer[3], offer[4]]
    state = table()
    state.display.tiles = ["b1"]
    offer = list(state.display.offer)
    choose(state, "play:start-A1", "do:0", f"tile:{offer[2]}", f"tile:{offer[4]}", "skip", "confirm")
    assert state.display.offer == ["", "b1", offer[0], offer[1], offer[3]]


@pytest.mark.parametrize(
    ("takers", "stack", "offered"), [([], [], False), ([0, 0], [], False), ([0, 0], ["b1"], True)]
)
def test_4_an_empty_offer_can_be_developed_from_only_if_it_will_be_refilled(
    takers: list[int], stack: list[str], offered: bool
) -> None:
    state = table()
    state.players[0].thaler = 0
    state.display.offer, state.display.takers, state.display.tiles = [""] * 5, takers, stack
    GAME.forget(state)
    do(state, ResolveTile(0, [Task("start-A1", 0)]))
    assert ("do:0" in ids(state)) is offered
    if offered:
        choose(state, "do:0")
        assert decision_of(state).by_id["tile:b1"].facets["cost"] == 0


def test_4_a_second_develop_action_in_a_turn_sees_the_refilled_offer() -> None:
    state = table()
    offer, stack = list(state.display.offer), list(state.display.tiles)
    do(state, ResolveTile(0, [Task("start-A1", 0), Task("start-A1", 0)]))
    choose(state, "do:0", f"tile:{offer[4]}")
    # The second tile of one action still sees the gap.
    assert state.display.offer == [*offer[:4], ""]
    choose(state, "skip", "do:0")
    assert state.display.offer == [stack[-1], *offer[:4]]
    assert state.barrier == state.ply
    assert decision_of(state).by_id[f"tile:{offer[3]}"].facets["cost"] == 0
    choose(state, "skip")
    assert state.display.offer == [stack[-1], *offer[:4]]


def test_4_a_matched_develop_of_another_player_sees_the_refilled_offer() -> None:
    state = table()
    offer, stack = list(state.display.offer), list(state.display.tiles)
    state.players[1].thaler = 0
    state.players[1].workers, state.players[1].reserve = 0, 18
    do(
        state,
        Develop(0),
        ResolveMatched(1, [Task("start-A1", 0)], [], link="riesa-dresden", by=0),
    )
    choose(state, f"tile:{offer[4]}", "skip")
    # Without thaler only the place for nothing helps, which is filled as the action begins.
    choose(state, "do:0")
    assert ids(state) == {f"tile:{offer[3]}", "skip"}
    assert state.display.offer == [stack[-1], *offer[:4]]


@pytest.mark.parametrize(("granted", "revealed"), [(False, False), (True, False), (False, True)])
def test_4_develop_is_declined_only_when_granted_or_after_a_refill(granted: bool, revealed: bool) -> None:
    """A special directive's action has been chosen; what a refill has revealed cannot be undone (rulings.md, 4)."""
    state = table()
    if revealed:
        state.display.takers, state.display.offer[4] = [0], ""
    do(state, BeginDevelop(0, optional=granted))
    assert ("skip" in ids(state)) == (granted or revealed)
    assert "" not in state.display.offer
