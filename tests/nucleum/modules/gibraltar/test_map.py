"""Gibraltar's setup, map and end, by the statements of gibraltar.md."""

from __future__ import annotations

import pytest

from engine.kernel import EventLog
from engine.nucleum.game import NucleumState
from engine.nucleum.library import lib, side, spaces
from engine.nucleum.modules import BOX
from engine.nucleum.modules.gibraltar.state import places, technology
from engine.nucleum.modules.ships.state import fleet, routes
from engine.nucleum.rules.actions.matched import LineUp, ResolveMatched
from engine.nucleum.rules.actions.matching import matches
from engine.nucleum.rules.actions.railway import ChooseWay, LayRail
from engine.nucleum.rules.actions.urbanize import placements
from engine.nucleum.rules.effects.end_conditions import required_end_conditions
from engine.nucleum.rules.flow.recharge import star_effects
from engine.nucleum.rules.flow.scoring import building_points
from engine.nucleum.rules.flow.setup import place_first
from engine.nucleum.rules.map.tracks import plant_bonus
from engine.nucleum.state import NOBODY, Piece, Rail, Terms
from tests.nucleum.builder import GAME, choose, do, ids, mine, put, seat_to_act
from tests.nucleum.modules.gibraltar.board import gibraltar

MAP = {"map": "gibraltar"}


def started(seats: int, seed: int = 1, **more: bool) -> NucleumState:
    return GAME.start(seats, seed, {**MAP, "experiments": "random", **more})[0]


def test_the_option_map_brings_it_with_all_that_belongs_to_it() -> None:
    found = BOX.in_force(GAME.complete_options(MAP))
    assert {"gibraltar", "gibraltar_tiles", "ships", "chain_tiles", "special_buildings"} <= set(found)
    assert set(BOX.in_force(GAME.complete_options({}))) == {"base"}
    assert started(2).board_name == "gibraltar"
    assert GAME.start(2, 1, {})[0].board_name == "saxony"


@pytest.mark.parametrize(("seats", "name"), [(2, "gibraltar-12"), (3, "gibraltar-34"), (4, "gibraltar-34")])
def test_the_side_of_the_board_follows_the_players(seats: int, name: str) -> None:
    assert side(started(seats)).id == name


@pytest.mark.parametrize(("seats", "neutral"), [(2, 3), (3, 2), (4, 2)])
def test_the_first_card_places_neutral_ships(seats: int, neutral: int) -> None:
    for seed in range(13):
        state = started(seats, seed)
        here, ships = side(state).id, fleet(state).ships
        assert [seat for each in ships.values() for seat in each] == [NOBODY] * neutral
        cards = {routes(state)[name].sides[here].cards for name in ships}
        assert set.intersection(*({*each} for each in cards)), "one card shows them all"


def test_every_card_names_as_many_routes_as_there_are_neutral_ships() -> None:
    for here, number in (("gibraltar-12", 3), ("gibraltar-34", 2)):
        shown = [
            card
            for route in routes(started(2 if here.endswith("12") else 4)).values()
            for card in route.sides[here].cards
        ]
        assert {card: shown.count(card) for card in range(1, 14)} == dict.fromkeys(range(1, 14), number)


def test_special_spaces_hold_rubble_only_where_the_card_says() -> None:
    any_covered = False
    for seed in range(13):
        state = started(2, seed)
        covered = {
            spaces(state)[space][0].id
            for space in state.board.pieces
            if getattr(spaces(state)[space][1], "special", False)
        }
        named = {city for card in lib(state).setup_cards.values() for city in card.special_rubble}
        assert covered <= named
        assert len(covered) <= 1
        any_covered |= bool(covered)
    assert any_covered


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_royal_city_keeps_a_free_building_space_at_set_up(seats: int) -> None:
    """Without one C75 could not be fulfilled (gibraltar.md, Tiles; docs/ledger/rulings.md)."""
    covered = set()
    for seed in range(60):
        state = started(seats, seed)
        for where in side(state).cities.values():
            if where.energized_vp:
                spaces_of = [space.id for space in where.buildings if not space.special]
                taken = [space for space in spaces_of if space in state.board.pieces]
                assert len(taken) < len(spaces_of), (seed, where.id)
                covered |= {state.board.pieces[space].type for space in taken}
    assert covered == ({"rubble", "neutral"} if seats < 4 else {"neutral"})


@pytest.mark.parametrize("seats", [2, 3])
def test_a_card_covers_more_special_spaces_with_three_players(seats: int) -> None:
    """gibraltar.md, setup: one card covers Marrakesh's special space with 3 players only."""
    more = 0
    for card in lib(gibraltar(seats)).setup_cards.values():
        if card.board != "gibraltar":
            continue
        state = gibraltar(seats)
        place_first(state, card, EventLog())
        found = {
            spaces(state)[space][0].id
            for space in state.board.pieces
            if getattr(spaces(state)[space][1], "special", False)
        }
        assert found == {*card.special_rubble, *(card.special_rubble_three if seats == 3 else ())}
        more += bool(card.special_rubble_three)
    assert more


def test_ordinary_buildings_never_go_on_special_spaces() -> None:
    state = gibraltar()
    found = [space for options in placements(state, 0, Terms()).values() for space, _ in options]
    own = set(state.players[0].buildings)
    ordinary = [
        space for name, options in placements(state, 0, Terms()).items() if name in own for space, _ in options
    ]
    assert ordinary
    assert not any(space.special for space in ordinary)
    assert any(not space.special for space in found)


def test_contracts_about_praha_and_tiles_leave_and_six_come() -> None:
    data = lib(started(2))
    assert not {"C06", "C13", "C24", "C26"} & set(data.contracts)
    assert {"C71", "C72", "C73", "C74", "C75", "C76"} <= set(data.contracts)
    assert data.contracts["C73"].stack == "gold"


def test_the_flag_is_at_75_and_95_with_the_court() -> None:
    assert started(2).score_flag == 75
    assert started(2, court=True).score_flag == 95


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("court", [False, True])
def test_three_end_conditions_with_any_number_of_players(seats: int, court: bool) -> None:
    """With 2 players there are three anyway."""
    assert required_end_conditions(started(seats, court=court)) == 3
    assert [required_end_conditions(GAME.start(each, 1, {})[0]) for each in (2, 3, 4)] == [3, 2, 2]


def test_the_first_star_in_the_second_segment_brings_a_worker_or_2_thaler_once() -> None:
    state = gibraltar()
    assert "segment-2" in state.display.nuclei
    low = lib(state).segments["segment-2"].low
    space = next(each for tier in lib(state).tiers.values() for each in tier.spaces if each >= low)
    effects, taken = star_effects(state, 0, space)
    assert (taken, len(effects[-1].options)) == ("segment-2", 2)  # type: ignore[attr-defined]
    state.display.nuclei.remove("segment-2")
    assert star_effects(state, 0, space)[1] == ""


def test_the_second_to_reach_the_second_segment_takes_nothing_there() -> None:
    state = gibraltar()
    for player in state.players:
        player.achievements = 10
    GAME.forget(state)
    choose(state, "recharge", "star:8")
    assert ids(state) == {"option:0", "option:1"}
    gained = [event.data for event in choose(state, "option:1") if event.kind == "gain"]
    assert [(each["resource"], each["amount"]) for each in gained] == [("thaler", 2)]
    choose(state, "confirm")
    assert seat_to_act(state) == 1
    choose(state, "recharge", "star:7")
    assert not ids(state, "option")


def test_every_plant_brings_a_technology_or_uranium() -> None:
    for seats in (2, 4):
        state = gibraltar(seats)
        plants = [city.id for city in side(state).cities.values() if city.plant and city.plant.takes_nucleum]
        assert len(plants) == 3
        assert len({plant_bonus(state, plant) for plant in plants}) == 1
        assert not side(state).cities["melilla"].plant.takes_nucleum  # type: ignore[union-attr]


def test_nothing_matches_gibraltar_not_even_a_wild_edge() -> None:
    state = gibraltar()
    for tile in lib(state).tiles.values():
        if tile.railway:
            for half in (0, 1):
                assert not matches(state, "seville-gibraltar.1", tile.id, half, seat=0)[1].matches
                assert not matches(state, "malaga-gibraltar.1", tile.id, half)[1].matches


@pytest.mark.parametrize("active", [0, 1])
def test_a_printed_reward_is_gained_at_once(active: int) -> None:
    """Also for a railway laid in another player's turn (technology D7)."""
    state = gibraltar()
    state.active = active
    player = state.players[0]
    tile = next(name for name in player.pool if lib(state).tiles[name].railway)
    before = player.thaler
    do(state, LayRail(0, tile, "seville-gibraltar.1", 0, 0, 0))
    assert player.thaler == before + 2


@pytest.mark.parametrize(
    ("space", "gained"),
    [
        ("malaga-gibraltar.1", (2, 0, 0, 0, 0)),
        ("madrid-cordoba.1", (0, 1, 0, 0, 0)),
        ("lisbon-madrid.1", (0, 0, 1, 0, 0)),
        ("marrakesh-meknes.1", (0, 0, 0, 1, 0)),
        ("braga-porto.1", (0, 0, 0, 0, 1)),
        ("lisbon-madrid.2", (0, 0, 0, 0, 0)),  # the other space of that link prints nothing
    ],
)
def test_each_reward_that_a_railway_space_prints(space: str, gained: tuple[int, ...]) -> None:
    """Thaler, a worker, a step of an income track (gibraltar.md, printed bonuses on railway spaces)."""
    state = gibraltar()

    def goods() -> list[tuple[int, ...]]:
        return [(each.thaler, each.workers, *each.income.values()) for each in state.players]

    before = goods()
    tile = next(name for name in state.players[0].pool if lib(state).tiles[name].railway)
    do(state, LayRail(0, tile, space, 0, 0, 0))
    own, other = ([new - old for old, new in zip(*pair, strict=True)] for pair in zip(before, goods(), strict=True))
    assert (tuple(own), any(other)) == (gained, False)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wagons_lie_at_turkey_alone_on_their_cheap_side(seats: int) -> None:
    state = started(seats)
    (turkey,) = (wagons for wagons in state.board.coal.values() if wagons.fresh)
    assert state.board.coal["turkey"] is turkey
    assert (turkey.fresh, turkey.flipped) == (side(state).coal_areas["turkey"].wagons[seats], 0)


def test_printed_uranium_needs_a_mine_else_it_becomes_a_worker() -> None:
    for has_mine in (True, False):
        state = gibraltar()
        player = state.players[0]
        if has_mine:
            mine(state, 0, 1, "cordoba.m1")
        workers = player.workers
        tile = next(name for name in player.pool if lib(state).tiles[name].railway)
        do(state, LayRail(0, tile, "cordoba-gibraltar.1", 0, 0, 0))
        assert (sum(player.uranium.values()), player.workers - workers) == ((1, 0) if has_mine else (0, 1))


def test_a_building_in_a_royal_city_scores_4_more() -> None:
    points = {}
    royal = [city.id for city in side(gibraltar()).cities.values() if city.energized_vp]
    assert sorted(royal) == ["fez", "marrakesh", "meknes", "rabat"]
    for name in (*royal, "porto"):
        state = gibraltar()
        put(state, 0, "factory-1", f"{name}.1", energized=True)
        points[name] = building_points(state, 0)
        assert building_points(state, 1) == 0
    assert [points[name] - points["porto"] for name in royal] == [4, 4, 4, 4]


def test_a_royal_citys_4_points_come_once_for_a_building_that_scores_for_others() -> None:
    """gibraltar.md, royal cities: 4 VP for each energized building, special ones too."""
    state = gibraltar()
    put(state, 0, "factory-4", "fez.1", energized=True)
    assert building_points(state, 0) == 2 + 4
    put(state, 0, "factory-1", "fez.2")
    assert building_points(state, 0) == 2 * 2 + 4
    state = gibraltar()
    special = next(each for each in lib(state).kinds["special_buildings"].values() if not getattr(each, "per", None))
    piece = Piece(type="building", kind="special_buildings", id=special.id, owner=0, energized=True)
    for name in ("porto", "rabat"):
        state.board.pieces = {f"{name}.1": piece}
        GAME.forget(state)
        assert building_points(state, 0) == special.vp + (4 if name == "rabat" else 0)  # type: ignore[attr-defined]


def test_a_dark_building_in_a_royal_city_scores_nothing() -> None:
    state = gibraltar()
    put(state, 0, "factory-1", "fez.1")
    assert building_points(state, 0) == 0


def test_everyone_starts_with_a_shipping_tile() -> None:
    state = started(3)
    for seat, player in enumerate(state.players):
        assert [tile for tile in player.pool if tile.startswith("shipping")] == [f"shipping-{seat + 1}"]


def test_a_shipping_tile_places_a_ship_and_another_tile_is_played_on_it() -> None:
    state = gibraltar()
    state.players[0].pool = ["shipping-1", "b1"]
    GAME.forget(state)
    assert "rail:shipping-1" not in ids(state, "rail") >= {"rail:b1"}
    choose(state, "play:shipping-1")
    choose(state, "do:0")
    choose(state, "route:porto-lisbon")
    choose(state, "play:b1")
    assert state.players[0].slots == ["b1"]
    assert fleet(state).ships == {"porto-lisbon": [0]}


def test_military_technologies_lie_by_level() -> None:
    for seed in range(6):
        assert [
            technology(state, each.technology).level for state in [started(2, seed)] for each in places(state)
        ] == [1, 2, 3]


def test_military_technologies_are_shuffled() -> None:
    dealt = [places(started(2, seed)) for seed in range(6)]
    assert all(len({each[level].technology for each in dealt}) > 1 for level in range(3))
    assert all(len({each[level].contract for each in dealt}) > 1 for level in range(3))


def test_what_is_told_of_military_contracts_is_what_was_dealt() -> None:
    state, events = GAME.start(2, 3, {"map": "gibraltar"})
    dealt = [event for event in events if event.marks == ("military",)]
    assert [event.data for event in dealt] == [
        {"contract": each.contract, "technology": each.technology} for each in places(state)
    ]
    assert all(event.minor for event in dealt)


@pytest.mark.parametrize("half", [0, 1])
def test_technology_d4_never_resolves_the_end_at_gibraltar(half: int) -> None:
    """Of a tile connected to Gibraltar at most 1 action is resolved (nucleum-gibraltar.cs, map of Gibraltar)."""
    state = gibraltar()
    state.players[0].technologies = ["D4"]
    link = next(link for link in side(state).links.values() if "gibraltar" in link.ends and link.spaces == 1)
    at_second = link.ends[1] == "gibraltar"
    tile = next(tile for tile in lib(state).tiles.values() if len(tile.halves) == 2)
    state.board.rails[link.space_ids[0]] = Rail(owner=0, tile=tile.id, half=half)
    GAME.forget(state)
    LineUp(0, link.space_ids[0]).resolve(state, None, EventLog())
    step = next(step for step in state.pending if isinstance(step, ResolveMatched))
    there = 1 - half if at_second else half
    assert [task.half for task in (*step.tasks, *step.unmatched)] == [1 - there]


@pytest.mark.parametrize("technologies", [["D4"], []])
def test_with_technology_d4_the_way_round_is_asked_beside_gibraltar(technologies: list[str]) -> None:
    """The action that D4 resolves at the other end depends on it, as the end at Gibraltar is closed."""
    state = gibraltar()
    state.players[0].technologies = technologies
    link = next(link for link in side(state).links.values() if "gibraltar" in link.ends and link.spaces == 1)
    space = link.space_ids[0]
    tile = next(
        tile.id
        for tile in lib(state).tiles.values()
        if tile.railway
        and len(tile.halves) == 2
        and tile.halves[0] != tile.halves[1]
        and not any(end.matches for half in (0, 1) for end in matches(state, space, tile.id, half))
    )
    assert (ChooseWay(0, tile, space, 1).decide(state) is not None) == bool(technologies)
