"""Australia's setup, map and end, by the statements of australia.md."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.kernel import EventLog
from engine.nucleum.data.check_map import map_problems, unreached_cities
from engine.nucleum.data.components import FurtherSpace, Plant
from engine.nucleum.data.validate import problems
from engine.nucleum.library import components, has_nucleum, lib, side, spaces
from engine.nucleum.modules import BOX
from engine.nucleum.modules.australia.coal_mines import KIND
from engine.nucleum.modules.ships.place import payable, ship_price
from engine.nucleum.modules.ships.records import routes_on
from engine.nucleum.modules.ships.state import fleet, routes
from engine.nucleum.rules.actions.fuel import coal_terms, options, supplies
from engine.nucleum.rules.effects.end_conditions import required_end_conditions
from engine.nucleum.rules.flow.recharge import PutNucleum
from engine.nucleum.rules.flow.setup import place_first
from engine.nucleum.rules.map.networks import are_joined, networks, own_cities
from engine.nucleum.state import NOBODY, Terms
from tests.nucleum.builder import GAME, do, ids, link, mine, put, turbine
from tests.nucleum.modules.australia.board import MAP, australia, boat, started

PLAIN = Terms(optional=True)


# --- Setup ------------------------------------------------------------------------------------------------------------


def test_the_option_map_brings_it_with_all_that_belongs_to_it() -> None:
    found = BOX.in_force(GAME.complete_options(MAP))
    assert set(found) == {"base", "ships", "chain_tiles", "australia", "australia_tiles"}
    assert started(2).board_name == "australia"


@pytest.mark.parametrize(("seats", "name"), [(2, "australia-12"), (3, "australia-34"), (4, "australia-34")])
def test_the_side_of_the_board_follows_the_players(seats: int, name: str) -> None:
    assert side(started(seats)).id == name


@pytest.mark.parametrize(("seats", "silver", "gold"), [(2, 8, 12), (3, 11, 14), (4, 14, 18)])
def test_more_contracts_are_dealt(seats: int, silver: int, gold: int) -> None:
    display = started(seats).display
    assert len(display.stacks["silver"]) + len(display.shown["silver"]) == silver
    assert len(display.stacks["gold"]) + len(display.shown["gold"]) == gold


@pytest.mark.parametrize(
    ("more", "flag"),
    [
        ((), 75),
        (("court",), 95),
        (("special_buildings",), 75),
        (("court", "special_buildings"), 95),
        (("experiment_f",), 75),
    ],
)
def test_the_score_flag(more: tuple[str, ...], flag: int) -> None:
    assert started(2, **dict.fromkeys(more, True)).score_flag == flag


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("court", [False, True])
def test_three_end_conditions_with_any_number_of_players(seats: int, court: bool) -> None:
    assert required_end_conditions(started(seats, court=court)) == 3


def test_the_contracts_of_praha_leave_and_eleven_come() -> None:
    data = lib(started(2))
    assert not {"C06", "C26"} & set(data.contracts)
    new = {f"C{number}" for number in range(51, 60)} | {"C06b", "C26b"}
    assert new <= set(data.contracts)
    assert {name for name, record in data.contracts.items() if record.module.startswith("australia")} == new
    assert not any("praha" in condition.counter.cities for c in data.contracts.values() for condition in c.conditions)


def test_five_tiles_join_the_general_ones_and_a_milestone_the_others() -> None:
    data, base = lib(started(2)), lib(GAME.start(2, 1, {})[0])
    more = {tile.id for tile in data.tiles_in("general")} - {tile.id for tile in base.tiles_in("general")}
    assert more == {f"aus-{number}" for number in range(1, 6)}
    assert data.milestones.keys() - base.milestones.keys() == {"milestone-transport"}


def test_thirteen_set_up_cards() -> None:
    cards = [card for card in lib(started(2)).setup_cards.values() if card.board == "australia"]
    assert [card.id for card in cards] == [f"AUS{number}" for number in range(1, 14)]
    assert {card.nucleum for card in cards} == {"geelong", "toowoomba", "lucas-heights", "mildura"}


# nucleum-data.md 5.12 [JV]: card, neutral boats with 2 players, with 3 and more.
BOATS = {
    1: ((1, 2, 3), (1, 2)),
    2: ((1, 2, 3), (1, 3)),
    3: ((1, 2, 4), (1, 4)),
    4: ((1, 2, 3), (1, 5)),
    5: ((2, 3, 4), (4, 5)),
    6: ((2, 3, 4), (2, 4)),
    7: ((1, 2, 4), (2, 5)),
    8: ((1, 3, 4), (1, 3)),
    9: ((1, 2, 4), (4, 5)),
    10: ((1, 2, 4), (1, 5)),
    11: ((1, 3, 4), (3, 4)),
    12: ((2, 3, 4), (2, 3)),
    13: ((2, 3, 4), (3, 5)),
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_card_places_neutral_boats(seats: int) -> None:
    for number, (two, more) in BOATS.items():
        state = australia(seats)
        place_first(state, lib(state).setup_cards[f"AUS{number}"], EventLog())
        assert set(fleet(state).ships) == {f"lane-{lane}" for lane in (two if seats == 2 else more)}
        assert all(ships == [NOBODY] for ships in fleet(state).ships.values())


def test_rubble_lies_with_fewer_than_4_players_boats_with_any() -> None:
    for seats in (2, 3, 4):
        state = australia(seats)
        place_first(state, lib(state).setup_cards["AUS1"], EventLog())
        covered = {space for space, piece in state.board.pieces.items() if piece.type == "rubble"}
        assert {spaces(state)[space][0].id for space in covered} == (
            set()
            if seats == 4
            else {"gold-coast", "sydney", "hobart", "adelaide", "toongi", "mount-thorley"}
            | ({"wooltana"} if seats == 3 else set())
        )
        assert len(fleet(state).ships) == (3 if seats == 2 else 2)


def test_a_card_closes_coal_mines_of_its_cities() -> None:
    for card, closed in (("AUS11", ["mount-thorley", "mount-thorley"]), ("AUS12", ["toongi"]), ("AUS7", [])):
        state = australia(2)
        place_first(state, lib(state).setup_cards[card], EventLog())
        rubble = [space for space, piece in state.board.pieces.items() if piece.type == "rubble"]
        assert [spaces(state)[space][0].id for space in rubble if ".c" in space] == closed


# --- The map ----------------------------------------------------------------------------------------------------------

# nucleum-data.md 5.12 [JV, JV5]: cities with their numbers with 1-2 and with 3-4 players.
NUMBERS = {
    "sydney": (1, 1),
    "newcastle": (2, 2),
    "gold-coast": (3, 3),
    "brisbane": (4, 4),
    "toowoomba": (5, 5),
    "mount-thorley": (6, 6),
    "broken-hill": (7, 7),
    "radium-hill": (8, 8),
    "wooltana": (0, 9),
    "olympic-dam": (9, 10),
    "port-pirie": (10, 11),
    "mildura": (11, 12),
    "latrobe": (12, 20),
    "bendigo": (0, 13),
    "wagga-wagga": (13, 14),
    "toongi": (14, 15),
    "lucas-heights": (15, 16),
    "wollongong": (16, 17),
    "launceston": (17, 18),
    "hobart": (18, 19),
    "melbourne": (19, 21),
    "geelong": (20, 22),
    "adelaide": (21, 23),
}


@pytest.mark.parametrize("seats", [2, 4])
def test_cities_have_their_printed_numbers(seats: int) -> None:
    found = {city.id: city.number for city in side(australia(seats)).cities.values()}
    assert found == {city: both[seats == 4] for city, both in NUMBERS.items() if both[seats == 4]}


@pytest.mark.parametrize("seats", [2, 4])
def test_every_space_that_a_card_names_is_there(seats: int) -> None:
    """Rubble of all cards finds a space of its kind in each city of the side."""
    state = australia(seats)
    here = side(state).cities
    for card in lib(state).setup_cards.values():
        for cities, kind in (
            (card.urban_rubble, "buildings"),
            ((*card.mine_rubble, *card.mine_rubble_three), "mines"),
            (card.further_rubble.get(KIND, ()), "further"),
        ):
            for city in cities if card.board == "australia" else ():
                if city in here:
                    assert len(getattr(here[city], kind)) >= cities.count(city)


@pytest.mark.parametrize(("seats", "coal_mines"), [(2, 5), (4, 8)])
def test_coal_mines_lie_on_the_map(seats: int, coal_mines: int) -> None:
    state = australia(seats)
    found = [space.id for city in side(state).cities.values() for space in city.further_kinds.get(KIND, ())]
    assert len(found) == coal_mines
    assert "toongi.c1" in found


@pytest.mark.parametrize(("seats", "lanes"), [(2, 4), (3, 5), (4, 5)])
def test_lanes_are_numbered(seats: int, lanes: int) -> None:
    state = australia(seats)
    here = side(state).id
    assert [route.sides[here].number for route in routes(state).values()] == list(range(1, lanes + 1))
    ends = [set(route.ends) for route in routes(state).values()]
    assert ends[:4] == [
        {"brisbane", "sydney"},
        {"sydney", "hobart"},
        {"melbourne", "launceston"},
        {"adelaide", "geelong"},
    ]


@pytest.mark.parametrize("seats", [2, 4])
def test_only_lanes_reach_tasmania(seats: int) -> None:
    state = australia(seats)
    island = {"hobart", "launceston"}
    assert [link.id for link in side(state).links.values() if len(island & set(link.ends)) == 1] == []


# --- Coal and plants --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_queensland_is_the_only_import_with_wagons_as_ever(seats: int) -> None:
    state = started(seats)
    (area,) = side(state).coal_areas.values()
    assert (area.id, area.ends) == ("queensland", ("toowoomba", "mount-thorley"))
    assert coal_terms(state, "queensland") == (lib(state).numbers["coal-thaler"].values, 0)
    assert (state.board.coal["queensland"].fresh, state.board.coal["queensland"].flipped) == (area.wagons[seats], 0)


def test_four_plants_take_a_nucleum_and_hobart_has_one_built_in() -> None:
    for seats in (2, 4):
        state = australia(seats)
        plants = {city.id: city.plant for city in side(state).cities.values() if city.plant}
        taking = {city for city, plant in plants.items() if plant.takes_nucleum}
        assert taking == {"geelong", "toowoomba", "lucas-heights", "mildura"}
        assert plants.keys() - taking == {"hobart"}
        assert [city for city in plants if has_nucleum(state, side(state).cities[city])] == ["hobart"]


def test_hobart_burns_uranium_from_the_start() -> None:
    state = australia()
    mine(state, 0, 1, "adelaide.m1", uranium=3)
    turbine(state, 0, 1, "hobart.t1")
    put(state, 0, "residence-2", "hobart.1")
    found = {supply.plant: supply.places for supply in supplies(state, 0, PLAIN)}
    assert found["hobart"] == 2
    assert found["geelong"] == found["mildura"] == 0
    assert "hobart.1" not in options(state, 0, PLAIN), "the uranium lies on the mainland"
    link(state, "geelong-melbourne", 0)
    link(state, "launceston-hobart", 0)
    boat(state, 0, 3, 4)
    (plan,) = options(state, 0, PLAIN)["hobart.1"]
    assert (plan.plant, plan.uranium) == ("hobart", 2)


def test_hobart_takes_no_token() -> None:
    state = australia()
    do(state, PutNucleum(0))
    assert ids(state, "plant") == {"plant:geelong", "plant:toowoomba", "plant:lucas-heights", "plant:mildura"}


# --- Lanes ------------------------------------------------------------------------------------------------------------


def test_a_boat_goes_on_any_lane_for_1_thaler_and_1_for_each_boat_there() -> None:
    state = australia()
    boat(state, 1, 1)
    boat(state, NOBODY, 1)
    assert payable(state, 0, PLAIN) == {"lane-1": 3, "lane-2": 1, "lane-3": 1, "lane-4": 1}
    boat(state, 0, 2)
    assert ship_price(state, "lane-2", PLAIN) == 2
    assert "lane-2" not in payable(state, 0, PLAIN)
    assert not lib(state).actions["ship"].directive


def test_a_boat_extends_the_network_and_carries_fuel_never_electricity() -> None:
    state = australia()
    put(state, 0, "residence-1", "melbourne.1")
    mine(state, 0, 1, "adelaide.m1", uranium=1)
    link(state, "launceston-hobart", 0)
    boat(state, 0, 3, 4)
    link(state, "geelong-melbourne", 0)
    assert own_cities(state, 0)["melbourne"] == own_cities(state, 0)["launceston"] == own_cities(state, 0)["adelaide"]
    assert next(each.uranium for each in supplies(state, 0, PLAIN) if each.plant == "hobart") == 1
    assert not are_joined(state, "melbourne", "launceston")
    assert "melbourne.1" not in options(state, 0, PLAIN)
    assert next(each.uranium for each in supplies(state, 1, PLAIN) if each.plant == "hobart") == 0
    boat(state, 1, 1)
    carried = networks(state).fuel[1]
    assert carried["brisbane"] == carried["sydney"]
    assert carried["melbourne"] != carried["launceston"]


# --- Data that cannot be played with ----------------------------------------------------------------------------------


def wrong_with(**changes: object) -> list[str]:
    """Return the problems of the larger side when fields of Hobart or Toongi are changed, as "city.field"."""
    here = side(australia(4))
    cities = dict(here.cities)
    for name, fields in changes.items():
        cities[name] = replace(cities[name], **fields)  # type: ignore[arg-type] # each value is a mapping of fields
    spoiled = replace(here, cities=cities)
    routes = [route.ends for route in routes_on(lib(australia(4)), here.id).values()]
    return [f"{found[1]}.{found[2]}: {found[3]}" for found in map_problems(spoiled, BOX.names, routes)]


def test_wrong_coal_mines_and_plants_are_named() -> None:
    assert wrong_with() == []
    misnamed = {"further": (FurtherSpace(kind=KIND, id="toongi.m7"),)}
    assert wrong_with(toongi=misnamed) == ["toongi.further: space toongi.m7 should be toongi.c1"]
    unknown = {"further": (FurtherSpace(kind="wind_farm", id="toongi.w1"),)}
    assert wrong_with(toongi=unknown) == ["toongi.further: there are no spaces for wind_farm"]
    both = {"plant": Plant(takes_nucleum=True, built_in_nucleum=True)}
    assert wrong_with(hobart=both) == ["hobart.plant: a plant with a built-in nucleum takes no other"]


def test_a_card_must_name_cities_with_coal_mines() -> None:
    data = components()
    card = replace(data.setup_cards["AUS12"], further_rubble={KIND: ("sydney",)})
    spoiled = replace(data, setup_cards={**data.setup_cards, card.id: card})
    found = {(problem.record, problem.what) for problem in problems(spoiled, BOX.known_modules)}
    named = "sydney is not a city with spaces for coal_mine"
    assert {record for record, what in found if what.startswith(named)} == {"AUS12"}


def test_without_lanes_tasmania_cannot_be_reached() -> None:
    assert unreached_cities(side(australia(4))) == {"launceston", "hobart"}
