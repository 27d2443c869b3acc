"""`engine.nucleum.guide.skipping`: the questions to a player who skips the rest of a turn."""

from __future__ import annotations

from engine.catalogue import Catalogue
from engine.nucleum.game import NucleumState
from engine.nucleum.library import lib
from engine.nucleum.rules.actions.railway import free_rail_spaces
from tests.nucleum.builder import GAME, choose, decision_of, table

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
    assert overlooked(before, state) == ["⚠️ Skipped: 1 achievement. If you want that, undo first."]


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
    assert overlooked(before, state) == ["⚠️ Skipped: 1 worker or 2 thaler. If you want that, undo first."]


def implied(state: NucleumState) -> str:
    return GAME.guide.implied_choice(state)


def test_a_railway_lies_as_it_matches_and_is_asked_about_where_both_ways_do() -> None:
    """The halves of A3 are orange and wild: at Dresden-Bautzen either end may match."""
    state, found = table(), dict[int, int]()
    for space in free_rail_spaces(state):
        tried = GAME.copy(state)
        choose(tried, "rail:start-A3", f"at:{space}")
        ways = [choice for choice in decision_of(tried).choices if choice.kind == "way"]
        if ways:
            matching = [choice.id for choice in ways if choice.facets["matches"]]
            found[len(matching)] = found.get(len(matching), 0) + 1
            assert implied(tried) == (matching[0] if len(matching) == 1 else "")
    assert found[1]
    assert found[2]


def test_a_direction_that_an_ability_could_use_is_asked_about() -> None:
    """With TD4 ("resolve an unmatched end") a way that matches nothing is good for something."""
    asked = 0
    for space in free_rail_spaces(table()):
        state = table()
        choose(state, "rail:start-A3", f"at:{space}")
        if not implied(state).startswith("way:"):
            continue
        state = table()
        state.players[0].technologies.append("D4")
        GAME.forget(state)
        choose(state, "rail:start-A3", f"at:{space}")
        assert implied(state) == ""
        asked += 1
    assert asked


def test_the_last_half_is_taken_along_if_it_gives_something_at_no_price() -> None:
    state = begun(thaler=0, workers=0)
    choose(state, "play:b7")
    half = implied(state)
    assert half, "there is nothing to industrialize without workers"
    choose(state, half)
    assert state.players[0].achievements == 1
    assert implied(state) == ""


def test_a_half_is_not_taken_along_beside_another_choice() -> None:
    state = begun(thaler=10, workers=5)
    choose(state, "play:b7")
    assert implied(state) == "", "an action can come first"
    state = begun(achievements=8, thaler=10)
    choose(state, "play:b7")
    assert implied(state) == "", "a contract can be fulfilled first"
