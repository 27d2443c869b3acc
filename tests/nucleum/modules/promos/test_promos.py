"""nucleum.md, section 9: promos."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue
from engine.nucleum.data.vocabulary import Action
from engine.nucleum.modules.promos.fragments import COVER, FRAGMENT_SLOT, TakeFragment
from engine.nucleum.modules.promos.module import MODULE
from engine.nucleum.modules.promos.state import Laid, fragments, held_fragment, laid_fragments, offered_fragments
from engine.nucleum.rules.actions.matching import half_at
from engine.nucleum.rules.map.tracks import plant_bonus
from tests.nucleum.builder import GAME, choose, decision_of, do, ids, lay, put, seat_to_act, side, table


def test_only_games_with_promos_depend_on_the_version_of_their_rules() -> None:
    without = GAME.rules_versions(GAME.complete_options({}))
    assert without == {"nucleum": GAME.rules_version}
    for option in ("promo_plant_bonuses", "promo_fragments"):
        versions = GAME.rules_versions(GAME.complete_options({option: True}))
        assert versions == without | {"promos": MODULE.rules_version}


def test_9_plant_bonuses_are_shuffled() -> None:
    seen = set()
    for seed in range(12):
        state, _ = GAME.start(4, seed, {"promo_plant_bonuses": True})
        plants = ("grimma", "plauen", "zittau", "glashuette")
        bonuses = tuple(plant_bonus(state, plant) for plant in plants)
        printed = [city.plant.bonus for city in side(state).cities.values() if city.plant and city.id in plants]
        assert sorted(map(str, bonuses)) == sorted(map(str, printed))
        seen.add(bonuses)
    assert len(seen) > 1


def test_9_a_contract_in_the_fragment_slot_is_told_in_words() -> None:
    state = table(promo_fragments=True)
    contract = state.display.shown["gold"][0]
    assert contract is not None
    state.players[0].contracts[FRAGMENT_SLOT] = contract
    words = Catalogue("en", strict=True)
    told = [words.say(line, str) for section in GAME.guide.sections(state) for line in section.lines]
    assert any(line.startswith("Fragment slot: ") and contract in line for line in told)


def test_9_fragments_come_with_a_fifth_contract_slot() -> None:
    state = table(promo_fragments=True)
    assert len(offered_fragments(state)) == 5
    gold = state.display.shown["gold"][0]
    choose(state, "play:start-A2", "do:0", f"take:{gold}", f"slot:{FRAGMENT_SLOT}", "take:fragment-energize")
    assert held_fragment(state, 0) == "fragment-energize"
    assert len(offered_fragments(state)) == 4
    assert FRAGMENT_SLOT not in table().players[0].contracts
    without = table(promo_plant_bonuses=True)
    assert FRAGMENT_SLOT not in without.players[0].contracts
    assert offered_fragments(without) == []


def test_9_a_second_fragment_may_be_exchanged() -> None:
    state = table(promo_fragments=True)
    do(state, TakeFragment(0))
    choose(state, "take:fragment-develop")
    do(state, TakeFragment(0))
    choose(state, "take:fragment-urbanize")
    assert held_fragment(state, 0) == "fragment-urbanize"
    assert sorted(offered_fragments(state))[1] == "fragment-develop"
    do(state, TakeFragment(1))
    choose(state, "take:fragment-contract")
    assert (held_fragment(state, 0), held_fragment(state, 1)) == ("fragment-urbanize", "fragment-contract")
    assert len(offered_fragments(state)) == 3
    do(state, TakeFragment(0))
    choose(state, "skip")
    assert held_fragment(state, 0) == "fragment-urbanize"


def test_9_a_doubled_bonus_still_gives_one() -> None:
    state = table(promo_fragments=True)
    state.players[0].pool.append("b6")
    gold = state.display.shown["gold"][0]
    choose(state, "play:b6", "do:0", f"take:{gold}", f"slot:{FRAGMENT_SLOT}", "take:fragment-develop")
    assert not [choice for choice in ids(state) if choice.startswith("take:")]


def test_9_a_fragment_covers_an_action_before_acting_and_returns() -> None:
    state = table(promo_fragments=True)
    do(state, TakeFragment(0))
    choose(state, "take:fragment-urbanize", "play:start-A2")
    assert ids(state, "fragment") == {"fragment:0", "fragment:1"}
    decision = decision_of(state)
    for half in (0, 1):
        asked = decision.by_id[f"fragment:{half}"]
        assert asked.facets == {"half": half, "fragment": "fragment-urbanize"}
        assert asked.label.args["half"] == half + 1
    choose(state, "fragment:1")
    assert ids(state, "urbanize") == {"do:1"}
    assert not ids(state, "fragment")
    assert held_fragment(state, 0) == ""
    assert len(offered_fragments(state)) == 4
    choose(state, "do:1", "build:residence-1", "space:dresden.1")
    assert state.players[0].thaler == 4 - (2 - 1)
    back = [event.seat for event in choose(state, "skip", "confirm") if event.kind == "fragment"]
    assert back == [0]
    assert len(offered_fragments(state)) == 5


EFFECTS = {
    "urbanize": ("urbanize", {"thaler_off": 1}),
    "industrialize": ("industrialize", {"workers_off": 1}),
    "develop": ("develop", {"thaler_off": 1}),
    "contract": ("contract", {"double_slot": True}),
    "energize": ("energize", {"electricity": 1}),
}


@pytest.mark.parametrize("name", EFFECTS)
def test_9_each_fragment_is_a_main_action_with_its_advantage(name: str) -> None:
    """nucleum.md 9: one for each main action (docs/ledger/rulings.md: our own faces)."""
    (effect,) = fragments(table(promo_fragments=True))[f"fragment-{name}"].effects
    action, more = EFFECTS[name]
    assert effect == Action(action=action, **more)  # type: ignore[arg-type] # each has other fields


def test_9_a_fragment_in_use_is_not_on_offer() -> None:
    state = table(promo_fragments=True)
    do(state, TakeFragment(0))
    choose(state, "take:fragment-contract", "play:start-A1", "fragment:0", "do:0")
    gold = state.display.shown["gold"][0]
    choose(state, f"take:{gold}", f"slot:{FRAGMENT_SLOT}")
    choices = ids(state, "fragment")
    assert len(choices) == 4
    assert "take:fragment-contract" not in choices
    choose(state, "take:fragment-develop", "skip", "confirm")
    assert held_fragment(state, 0) == "fragment-develop"
    assert "fragment-contract" in offered_fragments(state)


def test_9_a_fragment_may_cover_an_action_after_fulfilling_a_contract() -> None:
    state = table(promo_fragments=True)
    do(state, TakeFragment(0))
    state.players[0].contracts["slot-2"], state.players[0].achievements = "C15", 8
    choose(state, "take:fragment-urbanize", "play:start-A2", "fulfil:C15", "vp")
    assert ids(state, "fragment") == {"fragment:0", "fragment:1"}
    choose(state, "fragment:1")
    assert not ids(state, "fulfil")
    assert not ids(state, "fragment")


def test_9_a_contract_may_be_fulfilled_after_covering_an_action() -> None:
    state = table(promo_fragments=True)
    do(state, TakeFragment(0))
    state.players[0].contracts["slot-2"], state.players[0].achievements = "C15", 8
    choose(state, "take:fragment-urbanize", "play:start-A2", "fragment:1", "fulfil:C15", "vp")
    assert state.players[0].fulfilled == ["C15"]


def test_9_not_after_acting() -> None:
    state = table(promo_fragments=True)
    do(state, TakeFragment(0))
    choose(state, "take:fragment-urbanize", "play:start-A2", "do:1")
    assert not ids(state, "fragment")


def test_9_not_after_acting_even_if_a_contract_was_fulfilled_since() -> None:
    state = table(promo_fragments=True)
    do(state, TakeFragment(0))
    state.players[0].contracts["slot-2"], state.players[0].achievements = "C15", 8
    choose(state, "take:fragment-urbanize", "play:start-A2", "do:1", "fulfil:C15", "vp")
    assert "do:0" in ids(state)
    assert not ids(state, "fragment")


@pytest.mark.parametrize("held", [False, True])
def test_9_with_a_fragment_the_way_round_matters_where_no_end_matches(held: bool) -> None:
    """nucleum.md 9: a fragment laid along resolves an end at a city of another color."""
    state = table(promo_fragments=True)
    state.players[0].pool.append("g7")
    if held:
        do(state, TakeFragment(0))
        choose(state, "take:fragment-urbanize")
    GAME.forget(state)
    choose(state, "rail:g7", "at:goerlitz-zittau.1")
    assert bool(ids(state, "way")) is held


def test_9_laid_along_with_a_railway_it_waits_for_a_neighbour() -> None:
    state = table(promo_fragments=True)
    do(state, TakeFragment(0))
    # Dresden is orange, start-A2 is contract (orange) and thaler income (white).
    choose(
        state,
        "take:fragment-urbanize",
        "rail:start-A2",
        "at:riesa-dresden.2",
        "way:1",
        "fragment:1",
        "skip",
        "confirm",
    )
    assert laid_fragments(state)["riesa-dresden.2"] == Laid("fragment-urbanize", 1)
    assert held_fragment(state, 0) == ""
    assert seat_to_act(state) == 1
    told = do(state, TakeFragment(0))
    # Owning one on the map, the player takes none.
    assert [(event.kind, event.minor, event.seat) for event in told] == [("nothing", True, 0)]
    assert seat_to_act(state) == 1
    state.players[1].pool.append("b9")
    GAME.forget(state)
    # The white edge, now urbanize by the fragment, meets the wild edge of the new tile.
    choose(state, "rail:b9", "at:riesa-dresden.1", "way:0", "skip", "confirm")
    assert seat_to_act(state) == 0
    assert ids(state, "urbanize") == {"do:0"}
    choose(state, "skip", "confirm")
    assert "riesa-dresden.2" not in laid_fragments(state)
    assert len(offered_fragments(state)) == 5


def test_9_another_players_fragment_on_the_map_keeps_no_one_from_taking_one() -> None:
    state = table(promo_fragments=True)
    lay(state, 1, "riesa-dresden.2", "start-B2")
    laid_fragments(state)["riesa-dresden.2"] = Laid("fragment-urbanize", 1)
    offered_fragments(state).remove("fragment-urbanize")
    do(state, TakeFragment(0))
    assert len(ids(state, "fragment")) == 4
    do(state, TakeFragment(1))
    assert seat_to_act(state) == 0
    assert len(ids(state, "fragment")) == 4  # still the first question: seat 1 has one on the map


def test_9_a_fragment_need_not_be_laid_along() -> None:
    state = table(promo_fragments=True)
    do(state, TakeFragment(0))
    choose(state, "take:fragment-urbanize", "rail:start-A2", "at:riesa-dresden.2", "way:1", "skip")
    assert held_fragment(state, 0) == "fragment-urbanize"
    assert laid_fragments(state) == {}


def test_9_a_covered_end_is_resolved_as_the_fragment() -> None:
    state = table(promo_fragments=True)
    put(state, 0, "residence-1", "plauen.1")
    lay(state, 1, "riesa-dresden.1", "b9", half=0)  # wild toward the second space
    do(state, TakeFragment(0))
    choose(state, "take:fragment-industrialize", "rail:start-A2", "at:riesa-dresden.2", "way:1", "fragment:1")
    assert ids(state, "industrialize") == {"do:0"}
    choose(state, "skip", "confirm")
    assert seat_to_act(state) == 1
    choose(state, "skip", "confirm")
    assert len(offered_fragments(state)) == 5


def test_9_a_fragment_used_at_an_end_that_does_not_match_returns() -> None:
    """With D4 an unmatched end may be resolved, here one beside an empty space."""
    state = table(4, "DABC", promo_fragments=True)
    state.players[0].technologies = ["D4"]
    state.players[0].pool.append("start-A2")
    do(state, TakeFragment(0))
    choose(state, "take:fragment-urbanize", "rail:start-A2", "at:riesa-dresden.2", "way:1")
    assert ids(state) == {"fragment:0", "fragment:1", "skip"}
    choose(state, "fragment:1")
    assert "riesa-dresden.2" in laid_fragments(state)
    (urbanize,) = ids(state, "urbanize")
    choose(state, urbanize, "skip")
    assert laid_fragments(state) == {}
    assert len(offered_fragments(state)) == 5


@pytest.mark.parametrize(("used", "other"), [("industrialize", "urbanize"), ("urbanize", "industrialize")])
def test_9_only_the_fragment_that_was_used_returns(used: str, other: str) -> None:
    state = table(promo_fragments=True)
    waiting = {"riesa-dresden.1": Laid(f"fragment-{other}", 0), "riesa-dresden.2": Laid(f"fragment-{used}", 1)}
    laid_fragments(state).update(waiting)
    lying = [name for name in offered_fragments(state) if name not in {each.fragment for each in waiting.values()}]
    offered_fragments(state)[:] = lying
    COVER.used(state, f"fragment-{used}")
    assert laid_fragments(state) == {"riesa-dresden.1": Laid(f"fragment-{other}", 0)}
    assert offered_fragments(state) == [*lying, f"fragment-{used}"]


@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("turned", [0, 1])
def test_9_a_fragment_returns_when_the_space_beside_its_end_is_filled(half: int, turned: int) -> None:
    """Promo 9: at the end that touches the new tile, and at that one only, matching or not."""
    state = table(promo_fragments=True)
    lay(state, 1, "riesa-dresden.1", "start-B2", half=turned)
    laid_fragments(state)["riesa-dresden.1"] = Laid("fragment-urbanize", half)
    lay(state, 0, "riesa-dresden.2", "start-A2")
    towards_it = half_at(state, "riesa-dresden.1", "riesa-dresden.2").half == half
    steps = COVER.matched(state, "riesa-dresden.2", [(0, "riesa-dresden.1", False, False)])
    assert bool(steps) == towards_it
    assert ("riesa-dresden.1" in laid_fragments(state)) != towards_it


def test_9_a_fragment_at_a_city_that_does_not_match_returns_at_once() -> None:
    state = table(promo_fragments=True)
    do(state, TakeFragment(0))
    # Dresden is orange: the white half, covered, does not match there.
    choose(state, "take:fragment-urbanize", "rail:start-A2", "at:riesa-dresden.2", "way:0", "fragment:1")
    assert "riesa-dresden.2" not in laid_fragments(state)
    assert len(offered_fragments(state)) == 5
