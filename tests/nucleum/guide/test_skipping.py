"""`engine.nucleum.guide.skipping`: what whoever skips the rest of a turn is asked about."""

from __future__ import annotations

from engine.catalogue import Catalogue
from engine.nucleum.game import NucleumState
from engine.nucleum.library import lib
from tests.nucleum.builder import GAME, choose, table

ENGLISH = Catalogue("en", strict=True)


def begun(**goods: int) -> NucleumState:
    """Return a table at which seat 0 holds C15 (8 achievements) and a tile of 1 achievement and an industrialize action."""
    state = table()
    player = state.players[0]
    player.contracts["slot-1"], player.pool = "C15", ["b7"]
    for name, count in goods.items():
        setattr(player, name, count)
    GAME.forget(state)
    return state


def overlooked(before: NucleumState, state: NucleumState) -> list[str]:
    return [ENGLISH.say(said) for said in GAME.guide.passed_over(before, state, 0)]


def put_off(state: NucleumState) -> list[str]:
    return [ENGLISH.say(said) for said in GAME.guide.put_off(state, 0)]


def test_a_contract_that_can_be_fulfilled_since_this_turn_is_asked_about() -> None:
    state = begun(achievements=7)
    before = GAME.copy(state)
    choose(state, "play:b7")
    halves = lib(state).tiles["b7"].halves
    gift = next(index for index, half in enumerate(halves) if "gain" in str(half.effects).lower())
    assert put_off(state) == []
    choose(state, f"do:{gift}")
    assert put_off(state) == ["C15"]
    assert [said for said in overlooked(before, state) if said.startswith("⚠️ Skipped: Fulfill Silver Contract C15: ")]


def test_one_that_could_be_fulfilled_before_is_named_and_not_asked_about_turn_after_turn() -> None:
    state = begun(achievements=8)
    before = GAME.copy(state)
    choose(state, "play:b7")
    assert put_off(state) == ["C15"]
    assert not [said for said in overlooked(before, state) if "C15" in said]


def test_a_gain_at_no_price_is_asked_about_and_an_action_is_not() -> None:
    state = begun(thaler=10, workers=5)
    before = GAME.copy(state)
    choose(state, "play:b7")
    assert overlooked(before, state) == ["⚠️ Skipped: 1 achievement. If you want it, undo first."]


def test_a_gain_that_brings_nothing_or_costs_something_is_not() -> None:
    state = begun(thaler=10)
    player = state.players[0]
    player.pool = ["start-B1", "start-A1"]
    GAME.forget(state)
    before = GAME.copy(state)
    choose(state, "play:start-B1")  # any income for 1 thaler
    assert overlooked(before, state) == []
    state = GAME.copy(before)
    choose(state, "play:start-A1")  # 1 worker or 2 thaler
    assert overlooked(before, state) == ["⚠️ Skipped: 1 worker or 2 thaler. If you want it, undo first."]
