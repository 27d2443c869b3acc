"""The offer of special buildings, and placing one instead of one's own (Gibraltar, "Special city buildings")."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import msgspec
import pytest

from engine.catalogue import Catalogue
from engine.kernel import Match, Rng
from engine.nucleum import library
from engine.nucleum.data.components import BuildingSpace
from engine.nucleum.data.vocabulary import Counter, Gain, On
from engine.nucleum.game import NucleumState
from engine.nucleum.modules.special_buildings.offer import reshuffle
from engine.nucleum.modules.special_buildings.state import (
    offered_buildings,
    own,
    records,
    replaced_buildings,
    tokens_left,
)
from engine.nucleum.phrases import labels
from engine.nucleum.rules.actions import fuel, urbanize
from engine.nucleum.rules.actions.urbanize import PlaceBuilding
from engine.nucleum.rules.flow.setup import neutral_space, rubble_space
from engine.nucleum.rules.map.counting import count
from engine.nucleum.state import Terms
from tests.nucleum.builder import GAME, choose, do, ids, lib, put, side, table
from tests.nucleum.modules.special_buildings.hand import PLAIN, build, may_build, offer, special_table, swaps

ENGLISH = Catalogue("en", strict=True)

# --- Setup ------------------------------------------------------------------------------------------------------------


def test_the_16_lie_in_4_piles_by_level_and_are_shuffled() -> None:
    seen = set()
    for seed in range(6):
        state, _ = GAME.start(2, seed, {"special_buildings": True})
        piles = own(state).piles
        assert sorted(piles) == [1, 2, 3, 4]
        assert all(len(pile) == 4 for pile in piles.values())
        assert all(records(state)[name].level == level for level, pile in piles.items() for name in pile)
        assert [record.id for record in offered_buildings(state)] == [piles[level][-1] for level in (1, 2, 3, 4)]
        seen.add(tuple(tuple(pile) for _, pile in sorted(piles.items())))
    assert len(seen) == 6


def test_four_of_each_type_and_level_as_the_table_of_the_source_has_them() -> None:
    found = {(record.code[1], record.level): 0 for record in records(special_table()).values()}
    for record in records(special_table()).values():
        found[record.code[1], record.level] += 1
    assert found == {
        **{("R", level): 1 for level in (1, 2, 3, 4)},
        **{("L", level): 1 for level in (1, 2, 3, 4)},
        ("F", 1): 1,
        ("F", 2): 2,
        ("F", 3): 1,
        ("F", 4): 1,
        **{("W", level): 1 for level in (1, 3, 4)},
    }


def test_two_action_tiles_are_set_aside_one_of_them_a_chain_tile() -> None:
    state = special_table()
    assert own(state).aside == ["aside-1", "aside-2"]
    dealt = {*state.display.tiles, *state.display.offer}
    assert dealt.isdisjoint(own(state).aside)
    chain = lib(state).tiles["aside-1"]
    assert not chain.railway
    assert type(chain.halves[0].effects[-1]).__name__ == "Chain"


def test_the_new_milestone_is_shuffled_among_the_others_and_4_are_drawn() -> None:
    drawn = []
    for seed in range(12):
        state, _ = GAME.start(2, seed, {"special_buildings": True})
        assert len(state.display.milestones) == 4
        drawn.append("milestone-special" in state.display.milestones.values())
    assert any(drawn)
    assert not all(drawn)
    assert "milestone-special" not in lib(table()).milestones


def test_the_score_flag_stands_5_higher_also_with_the_court() -> None:
    assert special_table().score_flag == 75
    assert special_table(court=True).score_flag == 95
    assert table().score_flag == 70


def test_a_table_without_them_has_none() -> None:
    state = table(2)
    assert state.parts == {}
    assert offered_buildings(state) == []
    assert not swaps(state)


def test_what_lies_below_is_not_known() -> None:
    state = special_table()
    orders = set()
    for seed in range(8):
        copy = GAME.copy(state)
        reshuffle(copy, Rng(seed))
        assert [record.id for record in offered_buildings(copy)] == [record.id for record in offered_buildings(state)]
        assert {name: sorted(pile) for name, pile in own(copy).piles.items()} == {
            name: sorted(pile) for name, pile in own(state).piles.items()
        }
        orders.add(str(own(copy).piles))
    assert len(orders) > 1


# --- Which one --------------------------------------------------------------------------------------------------------


def test_same_type_and_same_level() -> None:
    state = special_table()
    offer(state, "special-R1", "special-F2a", "special-L3", "special-F4")
    assert swaps(state) == {
        "residence-1:special-R1",
        "factory-2:special-F2a",
        "laboratory-3:special-L3",
        "factory-4:special-F4",
    }


def test_only_while_its_own_building_is_on_the_board() -> None:
    state = special_table()
    offer(state, "special-R1", "special-F2a", "special-L3", "special-F4")
    put(state, 0, "factory-2", "dresden.4")
    assert "factory-2:special-F2a" not in swaps(state)
    assert "factory-2:special-F2a" not in may_build(state, 0)
    assert "factory-2:special-F2a" in swaps(state, 1)  # its own is on its board still


def test_only_the_top_of_a_pile_is_on_offer() -> None:
    state = special_table()
    offer(state, "special-R1")
    assert not {name for name in swaps(state) if name.endswith(("special-F1", "special-L1", "special-W1"))}


def test_a_wild_one_takes_the_place_of_any_type_of_its_level() -> None:
    state = special_table()
    offer(state, "special-W1", "special-R2", "special-W3", "special-R4")
    found = swaps(state)
    assert {name for name in found if name.endswith("W1")} == {
        f"{kind}-1:special-W1" for kind in ("residence", "factory", "laboratory")
    }
    assert {name for name in found if name.endswith("W3")} == {
        f"{kind}-3:special-W3" for kind in ("residence", "factory", "laboratory")
    }


def test_the_own_building_may_still_be_placed() -> None:
    state = special_table()
    offer(state, "special-R1")
    assert {"residence-1", "residence-1:special-R1"} <= may_build(state)


# --- The price --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "own_one", "space", "thaler"),
    [
        ("special-R1", "residence-1", "dresden.1", 3),
        ("special-F2a", "factory-2", "dresden.4", 4),
        ("special-L3", "laboratory-3", "karlsbad.2", 5),
        ("special-R4", "residence-4", "dresden.1", 6),
    ],
)
def test_the_price_goes_by_the_level_instead_of_the_own_one(name: str, own_one: str, space: str, thaler: int) -> None:
    state = special_table()
    offer(state, name)
    assert f"{own_one}:{name}" in swaps(state)
    choose(state, f"build:{own_one}:{name}", f"space:{space}")
    assert state.players[0].thaler == 30 - thaler
    assert state.board.pieces[space].id == name


def test_the_red_surcharge_comes_on_top_and_discounts_are_taken_off_all_of_it() -> None:
    state = special_table()
    offer(state, "special-R1")
    swaps(state, terms=Terms(thaler_off=1))
    choose(state, "build:residence-1:special-R1", "space:plauen.1")
    assert state.players[0].thaler == 30 - (3 + 2 - 1)
    state = special_table()
    offer(state, "special-R1")
    swaps(state, terms=Terms(thaler_off=9))
    choose(state, "build:residence-1:special-R1", "space:plauen.1")
    assert state.players[0].thaler == 30


def test_a_lasting_discount_counts() -> None:
    state = special_table(experiments="ABCD")
    offer(state, "special-R1")
    state.players[0].technologies.append("A7")  # urbanize actions 2 thaler cheaper, in any city
    swaps(state)
    choose(state, "build:residence-1:special-R1", "space:dresden.1")
    assert state.players[0].thaler == 30 - (3 - 2)


def test_one_that_cannot_be_paid_is_not_offered() -> None:
    state = special_table()
    offer(state, "special-R1")
    player = state.players[0]
    player.thaler, player.workers, player.reserve = 2, 0, 18
    assert may_build(state) >= {"residence-1"}
    assert not swaps(state)


def test_the_example_of_the_source() -> None:
    """Level III costs 5: 2 thaler at hand, 2 from the subsidy, 1 for a worker; later two level-2 technologies."""
    state = special_table()
    offer(state, "special-L3")
    player = state.players[0]
    player.thaler, player.workers, player.reserve = 2, 2, 16
    tile = next(
        tile.id
        for tile in lib(state).tiles.values()
        if len(tile.halves) == 2
        and type(tile.halves[0].effects[0]).__name__ == "Action"
        and tile.halves[0].effects[0].action == "urbanize"  # type: ignore[attr-defined]
        and not tile.halves[0].effects[0].thaler_off  # type: ignore[attr-defined]
        and type(tile.halves[1].effects[0]).__name__ == "OneOf"
    )
    player.pool = [tile]
    GAME.forget(state)
    choose(state, f"play:{tile}", "do:1", "option:1", "exchange:worker", "do:0")
    assert (player.thaler, player.workers) == (5, 1)
    choose(state, "build:laboratory-3:special-L3", "space:karlsbad.2")
    assert player.thaler == 0
    assert "laboratory-3" not in player.buildings
    piece = state.board.pieces["karlsbad.2"]
    assert (piece.id, piece.owner, piece.types, piece.level) == ("special-L3", 0, ("laboratory",), 3)
    assert tokens_left(state, 0) == 3


# --- Its later effects -----------------------------------------------------------------------------------------------


def placed(state: NucleumState, name: str, own_one: str, space: str) -> None:
    offer(state, name)
    swaps(state)
    choose(state, f"build:{own_one}:{name}", f"space:{space}")


def test_the_replaced_building_leaves_the_game() -> None:
    state = special_table()
    placed(state, "special-R1", "residence-1", "dresden.1")
    assert "residence-1" not in state.players[0].buildings
    assert [replaced_buildings(state, seat) for seat in (0, 1)] == [["residence-1"], []]
    assert "residence-1" in state.players[1].buildings
    assert not any(piece.id == "residence-1" for piece in state.board.pieces.values())
    offer(state, "special-W1")
    assert not {name for name in may_build(state) if name.startswith("residence-1")}


def test_what_is_told_of_the_building_placed_and_of_the_next_one() -> None:
    """The level's top replaces the player's own; the one right below it is named next, both in small print."""
    state = special_table()
    offer(state, "special-R1")
    *_, last, below, _ = ["", *own(state).piles[1]]
    assert last != below
    swaps(state)
    told = choose(state, "build:residence-1:special-R1", "space:dresden.1")
    (placed_,) = [event for event in told if event.kind == "special-building"]
    assert (placed_.data, placed_.minor) == ({"building": "special-R1", "instead": "residence-1"}, True)
    (shown,) = [event for event in told if event.kind == "special-shown"]
    assert (shown.data, shown.marks, shown.minor) == ({"building": below}, ("special:1",), True)
    assert records(state)[below].code in ENGLISH.say(shown.text)
    own(state).piles[2] = ["special-R2"]
    swaps(state)
    told = choose(state, "build:residence-2:special-R2", "space:dresden.5")
    assert not [event for event in told if event.kind == "special-shown"], "it was the last of its level"


def test_each_is_marked_with_one_of_4_tokens_and_no_fifth_can_be_placed() -> None:
    state = special_table()
    assert [tokens_left(state, seat) for seat in (0, 1)] == [4, 4]
    build(state, 0, "special-F1", "dresden.4")
    build(state, 0, "special-R2", "dresden.1")
    build(state, 0, "special-F3", "riesa.2")
    offer(state, "special-R1")
    assert "residence-1:special-R1" in swaps(state)
    build(state, 0, "special-L4", "freiberg.1")
    assert tokens_left(state, 0) == 0
    assert not swaps(state)
    assert "residence-1" in may_build(state)
    assert tokens_left(state, 1) == 4
    build(state, 1, "special-L1", "karlsbad.2")
    assert swaps(state, 1)


def test_the_next_of_the_pile_is_on_offer_at_once_and_that_cannot_be_undone() -> None:
    match = Match(GAME, 2, 7, {"special_buildings": True, "experiments": "random"})
    state = match.state
    offer(state, "special-R1")
    below = own(state).piles[1][-2]
    seat = state.active
    state.players[seat].pool, state.players[seat].thaler = ["start-A3"], 9
    GAME.forget(state)
    for choice in ("play:start-A3", "do:0", "build:residence-1:special-R1"):
        match.apply(choice)
    assert match.since
    space = next(each.id for each in GAME.decision(match.state).choices if each.facets["cost"] == 3)  # type: ignore[union-attr]
    match.apply(space)
    assert own(match.state).piles[1][-1] == below
    assert not match.since


def test_an_empty_pile_offers_nothing() -> None:
    state = special_table()
    own(state).piles[1].clear()
    assert [record.level for record in offered_buildings(state)] == [2, 3, 4]
    assert not {name for name in swaps(state) if "-1:" in name}


def test_it_needs_a_network_like_any_building() -> None:
    state = special_table()
    put(state, 0, "factory-1", "dresden.4")
    offer(state, "special-R1")
    swaps(state)
    choose(state, "build:residence-1:special-R1")
    assert ids(state, "space") == {"space:dresden.1", "space:dresden.5"}
    choose(state, "space:dresden.1")
    assert state.board.pieces["dresden.1"].owner == 0
    state = special_table()
    put(state, 0, "factory-1", "dresden.4")
    offer(state, "special-R1")
    swaps(state, terms=Terms(ignore_network=True, optional=True))
    choose(state, "build:residence-1:special-R1")
    assert "space:riesa.1" in ids(state, "space")


def test_abilities_for_placing_a_building_and_a_special_one_both_fire(monkeypatch: pytest.MonkeyPatch) -> None:
    state = special_table()
    abilities = (
        On(moments=("place_building",), effects=(Gain(resource="vp", amount=3),)),
        On(moments=("place_special",), effects=(Gain(resource="vp", amount=5),)),
    )
    rules = library.rules_for(state.modules)
    more = replace(rules, abilities=(*rules.abilities, lambda _state, seat: () if seat else abilities))
    monkeypatch.setattr(library, "rules_for", lambda _modules: more)
    GAME.forget(state)
    placed(state, "special-R1", "residence-1", "dresden.1")
    assert state.players[0].vp == 8
    swaps(state)
    choose(state, "build:factory-1", "space:dresden.4")
    assert state.players[0].vp == 11


def test_energized_like_any_own_building_and_others_are_not_neutral() -> None:
    state = special_table()
    build(state, 0, "special-R1", "riesa.1")
    assert [space for space, _ in fuel.targets(state, 0)] == ["riesa.1"]
    assert fuel.targets(state, 1) == []


# --- Wild buildings and spaces ----------------------------------------------------------------------------------------


def spaces_for(state: NucleumState, name: str) -> set[str]:
    do(state, PlaceBuilding(0, name, PLAIN))
    return {choice.removeprefix("space:") for choice in ids(state, "space")}


def test_a_wild_one_fits_any_type_of_space() -> None:
    state = special_table()
    offer(state, "special-W1")
    found = spaces_for(state, "residence-1:special-W1")
    assert {"dresden.1", "dresden.3", "dresden.4", "karlsbad.2", "plauen.1", "marienberg.1"} <= found
    offer(state, "special-R1")
    plain = spaces_for(state, "residence-1:special-R1")
    assert "dresden.1" in plain
    assert plain.isdisjoint({"dresden.3", "dresden.4", "karlsbad.2", "marienberg.1"})


def test_a_wild_one_uses_no_space_of_two_types_while_one_of_a_single_type_is_free() -> None:
    state = special_table()
    offer(state, "special-W1")
    assert "dresden.2" not in spaces_for(state, "residence-1:special-W1")
    for space, name in (("dresden.1", "residence-2"), ("dresden.3", "factory-4"), ("dresden.4", "factory-2")):
        put(state, 1, name, space)
    assert "dresden.2" in spaces_for(state, "residence-1:special-W1")


def counted(state: NucleumState, kind: str) -> int:
    return count(state, 0, Counter(what="pieces", kinds=(kind,)))


def test_a_wild_one_counts_as_urban_and_special_but_as_no_type() -> None:
    state = special_table()
    build(state, 0, "special-W3", "dresden.4")
    assert counted(state, "urban") == counted(state, "special") == 1
    assert [counted(state, kind) for kind in ("residence", "factory", "laboratory", "government")] == [0, 0, 0, 0]
    assert count(state, 0, Counter(what="pieces")) == 1
    assert count(state, 0, Counter(what="pieces", kinds=("urban",), level_at_least=3)) == 1


def test_a_wild_one_with_the_sign_of_a_type_counts_as_that() -> None:
    state = special_table()
    build(state, 0, "special-W4", "dresden.4")
    assert [counted(state, kind) for kind in ("residence", "factory", "laboratory", "government")] == [0, 0, 0, 1]


def test_others_count_as_their_types() -> None:
    state = special_table()
    build(state, 0, "special-R4", "dresden.1")
    build(state, 0, "special-F1", "dresden.4")
    assert [counted(state, kind) for kind in ("residence", "factory", "laboratory", "government")] == [1, 1, 0, 1]


@pytest.fixture
def special_space(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Add a special space to Dresden."""
    before = library.side_of

    def side_of(modules: tuple[str, ...], board: str, players: int) -> object:
        found = before(modules, board, players)
        city = found.cities["dresden"]
        more = BuildingSpace(id="dresden.6", special=True)
        city = msgspec.structs.replace(city, buildings=(*city.buildings, more))
        return msgspec.structs.replace(found, cities={**found.cities, "dresden": city})

    for module in (library, urbanize, labels):
        monkeypatch.setattr(module, "side_of", side_of)
    known = (library._spaces, urbanize._suitable_spaces, labels._places)
    for cached in known:
        cached.cache_clear()
    yield "dresden.6"
    for cached in known:
        cached.cache_clear()


def test_special_spaces_take_only_special_buildings_of_any_type(special_space: str) -> None:
    state = special_table()
    offer(state, "special-R1", "special-F2a", "special-L3", "special-W4")
    for name in ("residence-1:special-R1", "factory-2:special-F2a", "laboratory-3:special-L3"):
        assert special_space in spaces_for(state, name)
    assert special_space in spaces_for(state, "factory-4:special-W4")
    for name in ("residence-1", "factory-2", "laboratory-3", "factory-4"):
        assert special_space not in spaces_for(state, name)


def test_a_special_building_may_go_to_a_special_space_or_another(special_space: str) -> None:
    state = special_table()
    offer(state, "special-R1")
    assert {special_space, "dresden.1", "dresden.5"} <= spaces_for(state, "residence-1:special-R1")
    choose(state, f"space:{special_space}")
    assert state.players[0].thaler == 30 - 3
    assert state.board.pieces[special_space].id == "special-R1"


@pytest.mark.usefixtures("special_space")
def test_nothing_else_is_put_on_special_spaces_at_set_up() -> None:
    state = special_table()
    city = side(state).cities["dresden"]
    for space in city.buildings[:-1]:
        put(state, 1, "residence-1", space.id)
    for building in ("residence", "factory", "laboratory"):
        assert neutral_space(state, city, building) is None
    assert rubble_space(state, city.buildings) is None
