"""`engine.nucleum.guide.reasons.prospects`: the benefits of a place, the useless halves of a railway."""

from __future__ import annotations

from engine.catalogue import Catalogue
from engine.kernel import Choice, Match, seeded_rng
from engine.nucleum.data.vocabulary import Action
from engine.nucleum.game import NucleumState
from engine.nucleum.guide.reasons.prospects import outlook
from engine.nucleum.library import lib
from engine.nucleum.rules.actions.matching import cover_at, matches
from engine.nucleum.rules.actions.railway import ChooseRailSpace, rail_price
from engine.nucleum.rules.actions.tasks import task_choices
from engine.nucleum.rules.actions.urbanize import PlaceBuilding
from engine.nucleum.rules.map.networks import own_cities
from engine.nucleum.state import Rail, Task, Terms
from tests.nucleum.builder import GAME, choose, decision_of, do, link, put, table

ENGLISH = Catalogue("en", strict=True)


def tile_with(state: NucleumState, first: str, second: str) -> str:
    """Return a tile with these two main actions, without discounts."""
    wanted = ((Action(action=first),), (Action(action=second),))
    found = (tile for tile in lib(state).tiles.values() if tile.railway)
    return next(tile.id for tile in found if tuple(half.effects for half in tile.halves) in (wanted, wanted[::-1]))


def beside(state: NucleumState, choice: str) -> str:
    said = outlook(state, decision_of(state).by_id[choice])
    assert said is not None
    return ENGLISH.say(said)


def offered(state: NucleumState) -> dict[str, Choice]:
    return dict(decision_of(state).by_id)


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


def made_there(state: NucleumState, step: ChooseRailSpace, space: str, half: int) -> set[int]:
    """Return the halves that match on a space and are useless, once the tile is actually paid for and placed there."""
    state.players[step.seat].workers -= step.workers
    state.players[step.seat].thaler -= rail_price(state, step.seat, space)
    found = matches(state, space, step.tile, half)
    state.board.rails[space] = Rail(owner=step.seat, tile=step.tile, half=half, worker=bool(step.workers))
    state.board.clear_cache()
    tasks = {end.half: Task(step.tile, end.half, cover_at(state, space, end.half)) for end in found if end.matches}
    return {half for half, task in tasks.items() if not task_choices(state, step.seat, [task])}


def test_a_railway_says_what_its_tile_cannot_do_once_it_is_placed() -> None:
    """Also the first of a player, who could build anywhere before (nucleum.md 3, no network)."""
    match, rng, asked, useless = Match(GAME, 2, 8), seeded_rng(8), set[bool](), 0
    while len(asked) < 2 or useless < 20:
        decision = match.decision
        assert decision is not None
        step = match.state.pending[-1]
        if isinstance(step, ChooseRailSpace):
            asked.add(bool(own_cities(match.state, step.seat)))
            for choice in decision.choices:
                space = str(choice.facets["space"])
                ways = [matches(match.state, space, step.tile, half) for half in (0, 1)]
                half = int(sum(end.matches for end in ways[1]) > sum(end.matches for end in ways[0]))
                expected = made_there(GAME.copy(match.state), step, space, half)
                said = ENGLISH.say(outlook(match.state, choice) or choice.label)
                assert said.count("(not possible)") == len(expected), (space, said)
                useless += len(expected)
        rails = decision.of_kind("rail")
        match.apply(rng.pick(rails or decision.choices).id)
