"""nucleum.md, section 4: contract."""

from __future__ import annotations

import pytest

from engine.nucleum.rules.actions.contract import BeginContract
from engine.nucleum.rules.flow.turn import EndTurn
from engine.nucleum.state import Pending, Terms
from tests.nucleum.builder import choose, do, ids, mine, table


def _contract(state: object, terms: Terms = Terms()) -> None:  # noqa: B008 - frozen
    do(state, BeginContract(0, terms))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("slot", "attribute", "amount"),
    [("slot-1", "thaler", 2), ("slot-2", "workers", 1), ("slot-4", "achievements", 2)],
)
def test_4_contract_goes_to_any_free_slot_and_gains_its_bonus(slot: str, attribute: str, amount: int) -> None:
    state = table()
    player = state.players[0]
    before = getattr(player, attribute)
    _contract(state)
    name = state.display.shown["gold"][0]
    assert ids(state, "take") == {f"take:{c}" for stack in ("silver", "gold") for c in state.display.shown[stack]}
    choose(state, f"take:{name}", f"slot:{slot}")
    assert player.contracts[slot] == name
    assert getattr(player, attribute) == before + amount


def test_4_contract_slot_3_gives_uranium_and_double_slot_gives_twice() -> None:
    state = table()
    mine(state, 0, 1, "joachimsthal.m1")
    _contract(state, Terms(double_slot=True))
    choose(state, f"take:{state.display.shown['silver'][0]}", "slot:slot-3")
    assert state.players[0].uranium == {"row-1": 2}


@pytest.mark.parametrize(("stack", "other"), [("silver", "gold"), ("gold", "silver")])
def test_4_contracts_are_refilled_with_the_same_colour_or_the_other(stack: str, other: str) -> None:
    state = table()
    display = state.display
    taken, after = display.shown[stack][1], display.stacks[stack][-1]
    events = choose(state, "play:start-A2", "do:0", f"take:{taken}", "slot:slot-1", "skip", "confirm")
    assert display.shown[stack][1] == after
    marks = [event.marks[0] for event in events if event.kind in {"contract", "contract-shown"}]
    assert marks == ["contracts", f"contracts:{stack}.2"]  # the new card is framed alone
    state = table()
    display = state.display
    display.stacks[stack] = []
    after = display.stacks[other][-1]
    choose(state, "play:start-A2", "do:0", f"take:{display.shown[stack][0]}", "slot:slot-1", "skip", "confirm")
    assert display.shown[stack][0] == after


def test_4_without_any_contract_left_the_place_stays_empty() -> None:
    state = table()
    display = state.display
    display.stacks["silver"] = display.stacks["gold"] = []
    left = display.shown["gold"][1]
    choose(state, "play:start-A2", "do:0", f"take:{display.shown['gold'][0]}", "slot:slot-1", "skip", "confirm")
    assert (display.shown["gold"], state.ended) == (["", left], {})


def test_4_the_end_condition_of_the_contract_stacks_is_that_of_the_player_who_took() -> None:
    """In a turn of seat 0, a matched contract action of seat 1 takes the contract whose refill empties both stacks."""
    state = table()
    display = state.display
    display.stacks["silver"], display.stacks["gold"] = [], display.stacks["gold"][:2]
    do(state, BeginContract(0, Terms()))
    choose(state, f"take:{display.shown['gold'][0]}", "slot:slot-1")
    do(state, BeginContract(1, Terms()), EndTurn(0))
    assert (state.ended, len(display.stacks["gold"])) == ({}, 1)
    choose(state, f"take:{display.shown['gold'][1]}", "slot:slot-1")
    assert state.ended == {"contracts": 1}
    assert [player.vp for player in state.players] == [0, 3, 0, 0]


def test_4_both_contract_stacks_empty_is_an_end_condition() -> None:
    state = table()
    display = state.display
    display.stacks["silver"], display.stacks["gold"] = [], display.stacks["gold"][:1]
    choose(state, "play:start-A2", "do:0", f"take:{display.shown['silver'][0]}", "slot:slot-1", "skip", "confirm")
    assert state.ended == {"contracts": 0}
    assert state.players[0].vp == 3


def test_4_one_empty_contract_stack_is_no_end_condition() -> None:
    state = table()
    display = state.display
    display.stacks["silver"], display.stacks["gold"] = [], display.stacks["gold"][:2]
    choose(state, "play:start-A2", "do:0", f"take:{display.shown['silver'][0]}", "slot:slot-1", "skip", "confirm")
    assert (state.ended, len(display.stacks["gold"])) == ({}, 1)


def test_4_a_second_contract_action_in_a_turn_sees_the_refilled_display() -> None:
    state = table()
    state.players[0].pool.append("b12")
    after = state.display.stacks["gold"][-1]
    choose(state, "play:b12", "do:0", f"take:{state.display.shown['gold'][0]}", "slot:slot-1", "do:0")
    assert f"take:{after}" in ids(state)
    assert state.barrier == state.ply


def test_4_contract_needs_a_free_slot_and_purple_cannot_be_taken() -> None:
    state = table()
    player = state.players[0]
    player.contracts = dict.fromkeys(player.contracts, "C05")
    choose(state, "play:start-A2")
    assert not ids(state, "contract")


@pytest.mark.parametrize(("granted", "revealed"), [(False, False), (True, False), (False, True)])
def test_4_a_contract_is_declined_only_when_granted_or_after_a_refill(granted: bool, revealed: bool) -> None:
    """As for develop: what a refill has revealed cannot be undone (rulings.md, 4)."""
    state = table()
    shown = state.display.shown["gold"]
    if revealed:
        state.display.pending, shown[1] = [Pending("gold", 1, 0)], ""
    do(state, BeginContract(0, Terms(optional=granted)))
    assert ("skip" in ids(state)) == (granted or revealed)
    assert "" not in shown
