"""`engine.nucleum.guide.prospects`: what a place is good for, what a railway cannot do."""

from __future__ import annotations

from engine.catalogue import Catalogue
from engine.kernel import Choice
from engine.nucleum.data.vocabulary import Action
from engine.nucleum.game import NucleumState
from engine.nucleum.guide.prospects import outlook
from engine.nucleum.library import lib
from engine.nucleum.rules.actions.urbanize import PlaceBuilding
from engine.nucleum.state import Terms
from tests.nucleum.builder import GAME, choose, do, link, put, table

ENGLISH = Catalogue("en", strict=True)


def tile_with(state: NucleumState, first: str, second: str) -> str:
    """Return a tile with these two main actions, without discounts."""
    wanted = ((Action(action=first),), (Action(action=second),))
    found = (tile for tile in lib(state).tiles.values() if tile.railway)
    return next(tile.id for tile in found if tuple(half.effects for half in tile.halves) in (wanted, wanted[::-1]))


def beside(state: NucleumState, choice: str) -> str:
    decision = GAME.decision(state)
    assert decision is not None
    said = outlook(state, decision.by_id[choice])
    assert said is not None
    return ENGLISH.say(said)


def offered(state: NucleumState) -> dict[str, Choice]:
    decision = GAME.decision(state)
    assert decision is not None
    return dict(decision.by_id)


def test_a_place_says_its_colour_and_the_contract_that_gets_on() -> None:
    state = table()
    state.players[0].thaler = 20
    put(state, 0, "residence-1", "dresden.1")
    do(state, PlaceBuilding(0, "factory-1", Terms()))
    places = [choice for choice in offered(state).values() if choice.kind == "space"]
    for choice in places:
        colour = ENGLISH(f"nucleum-colour-{choice.facets['colour']}")
        assert f" · {colour}" in beside(state, choice.id)
        assert "/" not in beside(state, choice.id)
    told = 0
    for name in lib(state).contracts:
        state.players[0].contracts["slot-1"] = name
        GAME.forget(state)
        told += any(f" · {name}: " in beside(state, choice.id) for choice in places)
    assert 3 < told < len(lib(state).contracts)


def test_a_place_says_which_plant_reaches_it() -> None:
    state = table()
    state.players[0].thaler = 20
    put(state, 0, "residence-1", "dresden.1")
    link(state, "riesa-dresden", 0, 0)
    do(state, PlaceBuilding(0, "factory-1", Terms()))
    said = {choice.facets["city"]: beside(state, choice.id) for choice in offered(state).values()}
    assert "electricity from Riesa" in said["dresden"]


def test_a_railway_does_not_promise_what_could_not_be_used() -> None:
    state = table()
    tile = tile_with(state, "industrialize", "urbanize")
    player = state.players[0]
    player.pool, player.workers, player.thaler = [tile], 1, 0
    GAME.forget(state)
    choose(state, f"rail:{tile}")
    matched = [choice for choice in offered(state).values() if int(choice.facets["matches"])]
    assert matched
    assert all("(not possible)" in beside(state, choice.id) for choice in matched)
    player.workers, player.thaler = 8, 30
    GAME.forget(state)
    promised = [choice for choice in matched if "(not possible)" not in beside(state, choice.id)]
    assert len(promised) > len(matched) / 2


def test_ways_round_that_match_nothing_come_last() -> None:
    state = table()
    tile = tile_with(state, "industrialize", "urbanize")
    state.players[0].pool = [tile]
    GAME.forget(state)
    choose(state, f"rail:{tile}")
    asked = 0
    for space in [choice.id for choice in offered(state).values() if int(choice.facets["matches"])]:
        tried = GAME.copy(state)
        choose(tried, space)
        ways = [choice for choice in offered(tried).values() if choice.kind == "way"]
        asked += len(ways)
        assert [choice.facets["matches"] for choice in ways] == sorted(
            (choice.facets["matches"] for choice in ways), reverse=True
        )
    assert asked
