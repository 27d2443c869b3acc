"""The advanced expert variant: initial contracts taken in reverse turn order after the auction (Gibraltar [cs])."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.catalogue import Catalogue
from engine.kernel import OptionError, Rng
from engine.nucleum.game import NucleumState
from engine.nucleum.guide.reference import lookup
from engine.nucleum.library import lib
from engine.nucleum.modules import BOX
from engine.nucleum.modules.open_contracts.state import initial_contracts, waiting
from tests.kernel.playthrough import read
from tests.kernel.tables import choices_for
from tests.nucleum.builder import GAME, choose, decision_of, ids, seat_to_act
from tests.nucleum.modules.open_contracts.invariants import check

WORDS = Catalogue("en", strict=True)
ON = {"auction": True, "open_contracts": True}


def begun(seats: int = 4, seed: int = 7, **options: bool | str) -> NucleumState:
    """Return a table at the first bid."""
    return GAME.start(seats, seed, {**ON, **options})[0]


def decided(state: NucleumState, *choices: str) -> None:
    """Make choices and confirm each that requires it."""
    for choice in choices:
        choose(state, choice)
        decision = GAME.decision(state)
        if decision is not None and decision.is_confirm:
            choose(state, "confirm")


def after_the_auction(state: NucleumState) -> None:
    """Let all pass and take the first experiment there is."""
    decided(state, *["pass"] * (state.seats - 1))
    while not all(player.experiment for player in state.players):
        decided(state, min(ids(state)))


def test_the_worked_example() -> None:
    """C wins the auction for 15; the contracts are taken by D, C, B and A anyway, and A begins the game."""
    state = begun()
    a, b, c, d = state.seats_from(state.first)
    bids = [1, 3, 4, 6, 7, 0, 8, 10, 0, 11, 12, 15, 0]
    decided(state, *(f"bid:{points}" if points else "pass" for points in bids))
    took = []
    while on_offer := ids(state, "experiment"):
        took.append(seat_to_act(state))
        decided(state, min(on_offer))
    assert took == [c, d, a], "B is left the last one"
    assert state.players[b].experiment
    for seat in (d, c, b):
        assert seat_to_act(state) == seat
        decided(state, min(ids(state, "take")), "slot:slot-3")
        check(state)
    assert seat_to_act(state) == a
    decided(state, "slot:slot-1")
    assert initial_contracts(state) == []
    assert state.turn == 1
    assert seat_to_act(state) == a


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_initial_contracts_as_players_are_revealed_before_the_auction_and_no_one_has_one(seats: int) -> None:
    state = begun(seats)
    assert len(initial_contracts(state)) == seats
    assert {lib(state).contracts[name].stack for name in initial_contracts(state)} == {"initial"}
    assert not any(any(player.contracts.values()) for player in state.players)
    assert any("bid" in choice for choice in ids(state))


@pytest.mark.parametrize("slot", ["slot-1", "slot-2", "slot-3", "slot-4"])
def test_any_of_them_goes_to_any_slot_without_its_bonus(slot: str) -> None:
    state = begun()
    after_the_auction(state)
    seat = seat_to_act(state)
    player = state.players[seat]
    assert ids(state) == {f"take:{name}" for name in initial_contracts(state)}
    taken = initial_contracts(state)[2]
    before = (player.thaler, player.workers, dict(player.income), player.vp, player.achievements)
    choose(state, f"take:{taken}")
    assert ids(state) == {f"slot:{slot}" for slot in lib(state).contract_slots}
    choose(state, f"slot:{slot}")
    assert player.contracts == {**dict.fromkeys(lib(state).contract_slots, ""), slot: taken}
    assert (player.thaler, player.workers, dict(player.income), player.vp, player.achievements) == before
    assert taken not in initial_contracts(state)
    decision = decision_of(state)
    assert decision.is_confirm
    assert decision.seat == seat


def test_the_option_brings_the_auction_along_and_does_not_go_without() -> None:
    options = GAME.set_option(GAME.complete_options({}), "open_contracts", True)
    assert options["auction"] is True
    assert {"auction", "open_contracts"} <= set(BOX.in_force(options))
    with pytest.raises(OptionError):
        GAME.complete_options({"open_contracts": True})
    assert GAME.set_option(options, "auction", False)["open_contracts"] is False


def test_the_contracts_and_the_order_are_told() -> None:
    state = begun()
    names = dict(zip(state.seats_from(state.first), "ABCD", strict=True))
    said = [WORDS.say(line, names.__getitem__) for line in GAME.guide.sections(state)[0].lines]
    line = next(each for each in said if each.startswith("Initial contracts to take: "))
    assert all(name in line for name in initial_contracts(state))
    assert line.endswith("In this order: D, C, B and A.")
    assert WORDS.say(GAME.guide.headline(state), names.__getitem__).startswith("Auction: ")
    after_the_auction(state)
    decided(state, min(ids(state, "take")), "slot:slot-1")
    assert (
        WORDS.say(GAME.guide.headline(state), names.__getitem__) == "Order for taking initial contracts: C, B and A"
    )
    assert [names[seat] for seat in waiting(state)] == ["C", "B", "A"]


def test_initial_contracts_say_that_the_slot_gives_nothing_for_them() -> None:
    rulings = lookup.explain("contract:C01", None, None).rulings
    assert any("open initial contracts" in WORDS.say(each) for each in rulings)


def test_they_are_typed() -> None:
    state = begun()
    after_the_auction(state)
    name = initial_contracts(state)[1]
    assert choices_for(GAME, state, name) == [f"take:{name}"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_computer_players_take_one_each(seats: int) -> None:
    state, rng = begun(seats), Rng(1)
    computer = GAME.stand_in
    while state.turn == 0:
        decision = decision_of(state)
        decided(state, computer.choose(GAME.imagine(state, decision.seat, rng.fork()), decision, rng))
        check(state)
    assert all(sum(bool(name) for name in player.contracts.values()) == 1 for player in state.players)


def test_the_recorded_game_has_open_contracts() -> None:
    record = read(Path(__file__).resolve().parent / "playthrough.json")
    assert any("Initial contracts revealed" in line for line in record.log)
    assert sum("took Initial Contract" in line for line in record.log) == record.seats
