"""Shipping routes, the ship action and coal routes, by the statements of gibraltar.md."""

from __future__ import annotations

import msgspec
import pytest

from engine.catalogue import Catalogue
from engine.nucleum.data.components import Components
from engine.nucleum.data.names import Names
from engine.nucleum.data.vocabulary import Counter, Modifier, parts_of
from engine.nucleum.game import NucleumState
from engine.nucleum.guide.reasons.why_not import why_not
from engine.nucleum.library import lib, side
from engine.nucleum.modules.gibraltar.state import places
from engine.nucleum.modules.ships.place import ChooseRoute, payable, ship_price
from engine.nucleum.modules.ships.records import problems, routes_of
from engine.nucleum.modules.ships.state import fleet, imports, number_of, on_route, routes, ships_left
from engine.nucleum.rules.actions.fuel import coal_terms, options, supplies
from engine.nucleum.rules.effects.do import Do
from engine.nucleum.rules.effects.main_actions import directive_actions
from engine.nucleum.rules.map.counting import count
from engine.nucleum.rules.map.networks import are_joined, own_cities
from engine.nucleum.state import NOBODY, Piece, Terms, Wagons
from tests.nucleum.builder import GAME, choose, decision_of, do, ids, link, mine, put
from tests.nucleum.modules.gibraltar.board import gibraltar, ship

PLAIN = Terms(optional=True)


def open_to(state: NucleumState, seat: int) -> set[str]:
    return set(payable(state, seat, PLAIN))


# --- Placing ships ----------------------------------------------------------------------------------------------------


def test_a_ship_goes_on_any_route_without_one_of_yours() -> None:
    state = gibraltar()
    assert open_to(state, 0) == set(routes(state))
    ship(state, 0, "porto-lisbon")
    ship(state, 1, "bilbao-porto")
    assert open_to(state, 0) == set(routes(state)) - {"porto-lisbon"}


def test_own_ships_connect_mines_and_turbines_to_the_plant() -> None:
    """C7 "gains much from shipping lanes" (nucleum-data.md, 11.6): what carries the fuel connects; others' ships do not."""
    state = gibraltar()
    state.players[0].technologies = ["C7"]
    mine(state, 0, 1, side(state).cities["valencia"].spaces[0].id)
    (electricity,) = (
        part for part in parts_of(lib(state).technologies["C7"]) if isinstance(part, Modifier) and part.per
    )
    counter = electricity.per
    assert counter is not None
    assert count(state, 0, counter, "melilla") == 0
    ship(state, 1, "valencia-melilla")
    assert count(state, 0, counter, "melilla") == 0
    ship(state, 0, "valencia-melilla")
    assert count(state, 0, counter, "melilla") == 1


def test_a_ship_costs_1_thaler_and_1_for_each_ship_there() -> None:
    state = gibraltar()
    state.players[0].thaler = 5
    assert ship_price(state, "porto-lisbon", PLAIN) == 1
    ship(state, NOBODY, "porto-lisbon")
    ship(state, 1, "porto-lisbon")
    assert ship_price(state, "porto-lisbon", PLAIN) == 3
    assert ship_price(state, "porto-lisbon", Terms(thaler_off=1)) == 2
    assert ship_price(state, "porto-lisbon", Terms(thaler_off=9)) == 0
    do(state, ChooseRoute(0, PLAIN))
    choose(state, "route:porto-lisbon")
    assert state.players[0].thaler == 2
    assert on_route(state, "porto-lisbon") == [NOBODY, 1, 0]


def test_what_cannot_be_paid_is_not_offered() -> None:
    state = gibraltar()
    player = state.players[0]
    player.thaler, player.workers, player.reserve = 1, 0, 18
    ship(state, 1, "porto-lisbon")
    assert "porto-lisbon" not in open_to(state, 0)
    assert "bilbao-porto" in open_to(state, 0)


def test_there_are_four_ships_a_player() -> None:
    state = gibraltar()
    ship(state, 0, *list(routes(state))[:4])
    assert ships_left(state, 0) == 0
    assert open_to(state, 0) == set()
    said = why_not(state, 0, "ship")
    assert said is not None
    assert open_to(state, 1) == set(routes(state))


def test_a_granted_ship_may_be_declined() -> None:
    state = gibraltar()
    do(state, ChooseRoute(0, PLAIN))
    choose(state, "skip")
    assert fleet(state).ships == {}


def test_the_special_directive_places_no_ship() -> None:
    state = gibraltar()
    assert "ship" not in directive_actions(state, 0, 1)
    assert not lib(state).actions["ship"].directive


def test_placing_a_ship_is_told_and_marked() -> None:
    state = gibraltar()
    do(state, ChooseRoute(0, PLAIN))
    events = choose(state, "route:gibraltar-rabat")
    told = [event for event in events if event.kind == "ship"]
    assert [event.marks for event in told] == [("route:gibraltar-rabat",)]


def test_what_the_first_card_places_is_told_in_small_print_and_marked() -> None:
    events = GAME.start(2, 1, {"map": "gibraltar", "experiments": "random"})[1]
    told = [event for event in events if event.text.key == "nuc-event-neutral-ship"]
    assert len(told) == 3
    assert all(event.minor and event.marks == (f"route:{event.data['route']}",) for event in told)


def test_a_route_says_where_it_leads_and_how_many_ships_lie_there() -> None:
    state, words = gibraltar(), Catalogue("en", strict=True)
    ship(state, 1, "porto-lisbon")
    ship(state, NOBODY, "porto-lisbon")
    do(state, ChooseRoute(0, PLAIN))
    details = {choice.id: choice.detail for choice in decision_of(state).choices if choice.detail is not None}
    said = {name: words.say(detail) for name, detail in details.items()}
    assert said["route:porto-lisbon"] == "3 thaler · joins both cities for you · 2 ships there"
    assert said["route:bilbao-porto"] == "1 thaler · joins both cities for you"
    assert said["route:england-casablanca"] == "1 thaler · coal from England for Casablanca"


def test_without_a_route_to_pay_nothing_happens() -> None:
    state = gibraltar()
    ship(state, 0, *list(routes(state))[:4])
    assert [(event.kind, event.minor) for event in do(state, ChooseRoute(0, PLAIN))] == [("nothing", True)]


def test_a_route_says_its_number_its_ends_and_its_price() -> None:
    state = gibraltar()
    ship(state, 1, "porto-lisbon")
    do(state, ChooseRoute(0, PLAIN))
    decision = decision_of(state)
    said = decision.by_id["route:porto-lisbon"].facets
    assert said == {
        "route": "porto-lisbon", "number": 2, "first": "porto", "second": "lisbon", "cost": 2, "area": ""
    }  # fmt: skip
    coal = next(route for route in routes(state).values() if route.area)
    said = decision.by_id[f"route:{coal.id}"].facets
    assert (said["first"], said["second"], said["area"], said["cost"]) == (coal.area, coal.ends[-1], coal.area, 1)


# --- What ships carry -------------------------------------------------------------------------------------------------


def test_an_own_ship_extends_the_network() -> None:
    state = gibraltar()
    put(state, 0, "residence-1", "lisbon.1")
    ship(state, 0, "lisbon-casablanca")
    assert own_cities(state, 0)["lisbon"] == own_cities(state, 0)["casablanca"]
    assert "casablanca" not in own_cities(state, 1)


def test_ships_of_two_players_on_a_route_extend_the_network_of_each() -> None:
    state = gibraltar()
    for seat, space in ((0, "lisbon.1"), (1, "lisbon.2")):
        put(state, seat, "residence-1", space)
        ship(state, seat, "lisbon-casablanca")
        assert own_cities(state, seat)["lisbon"] == own_cities(state, seat)["casablanca"]


def test_a_ship_carries_uranium_for_its_owner_never_electricity() -> None:
    state = gibraltar()
    state.board.nuclei.append("casablanca")
    mine(state, 0, 1, "braga.m1", uranium=1)
    put(state, 0, "residence-1", "lisbon.1")
    link(state, "braga-porto", 0)
    link(state, "porto-lisbon", 0)
    assert next(each.uranium for each in supplies(state, 0, PLAIN) if each.plant == "casablanca") == 0
    ship(state, 0, "lisbon-casablanca")
    assert next(each.uranium for each in supplies(state, 0, PLAIN) if each.plant == "casablanca") == 1
    assert not are_joined(state, "lisbon", "casablanca")
    assert "lisbon.1" not in options(state, 0, PLAIN)


@pytest.mark.parametrize("other", [1, NOBODY])
def test_others_ships_carry_nothing(other: int) -> None:
    state = gibraltar()
    state.board.nuclei.append("casablanca")
    mine(state, 0, 1, "braga.m1", uranium=1)
    for name in ("braga-porto", "porto-lisbon"):
        link(state, name, 0)
    ship(state, other, "lisbon-casablanca", "gibraltar-casablanca")
    assert next(each.uranium for each in supplies(state, 0, PLAIN) if each.plant == "casablanca") == 0
    assert set(own_cities(state, 0)) == {"braga", "porto", "lisbon"}


# --- Coal ------------------------------------------------------------------------------------------------------------


def areas(state: NucleumState, seat: int, plant: str) -> list[str]:
    return next(each.areas for each in supplies(state, seat, PLAIN) if each.plant == plant)


def test_coal_comes_to_bilbao_and_melilla_without_a_ship() -> None:
    state = gibraltar()
    assert areas(state, 0, "bilbao") == ["england"]
    assert areas(state, 0, "melilla") == ["turkey"]
    assert areas(state, 0, "casablanca") == []


def test_a_ship_on_a_coal_route_imports_for_its_owner_and_joins_nothing() -> None:
    state = gibraltar()
    ship(state, 0, "england-casablanca")
    assert areas(state, 0, "casablanca") == ["england"]
    assert areas(state, 1, "casablanca") == []
    assert own_cities(state, 0) == {}


def test_each_coal_route_brings_coal_of_its_own_area_alone() -> None:
    """A ship of each player from England and from Turkey: Seville has coal of Turkey only, Lisbon of England only."""
    state = gibraltar()
    ship(state, 0, "turkey-seville", "england-lisbon")
    ship(state, 1, "england-casablanca")
    assert [areas(state, seat, "seville") for seat in (0, 1)] == [["turkey"], []]
    assert [areas(state, seat, "casablanca") for seat in (0, 1)] == [[], ["england"]]
    assert [list(imports(state, 0, area)) for area in ("england", "turkey")] == [["lisbon"], ["seville"]]
    assert [list(imports(state, 1, area)) for area in ("england", "turkey")] == [["casablanca"], []]


def test_coal_goes_on_over_own_ships() -> None:
    state = gibraltar()
    ship(state, 0, "england-lisbon")
    assert areas(state, 0, "casablanca") == []
    ship(state, 0, "lisbon-casablanca")
    assert areas(state, 0, "casablanca") == ["england"]


@pytest.mark.parametrize(("building", "possible"), [("residence-1", True), ("residence-3", False)])
def test_england_sells_at_most_2_at_2_thaler_each(building: str, possible: bool) -> None:
    state = gibraltar()
    assert coal_terms(state, "england")[1] == 2
    put(state, 0, building, "bilbao.1")
    found = options(state, 0, PLAIN).get("bilbao.1", [])
    assert bool(found) == possible
    for plan in found:
        assert plan.coal_count <= 2
        assert plan.coal_thaler == 2 * plan.coal_count


def test_england_sells_at_most_2_beside_another_area() -> None:
    """Seville is reached by the ship from Turkey, and by way of Casablanca and Gibraltar from England."""
    state = gibraltar()
    ship(state, 0, "turkey-seville", "england-casablanca", "gibraltar-casablanca")
    link(state, "seville-gibraltar", 0)
    put(state, 0, "residence-3", "gibraltar.1")
    state.board.coal["turkey"] = Wagons(0, 0)
    GAME.forget(state)
    assert sorted(areas(state, 0, "seville")) == ["england", "turkey"]
    plans = options(state, 0, PLAIN)["gibraltar.1"]
    assert {plan.coal for plan in plans} == {(("england", 2), ("turkey", 4))}
    assert {plan.coal_thaler for plan in plans} == {2 * 2 + 4 * 3}


def test_turkey_sells_by_its_wagons() -> None:
    state = gibraltar()
    put(state, 0, "residence-3", "melilla.1")
    state.board.coal["turkey"] = Wagons(1, 1)
    GAME.forget(state)
    (plan,) = options(state, 0, PLAIN)["melilla.1"]
    assert plan.coal == (("turkey", 6),)
    assert plan.coal_thaler == 1 + 2 + 2 + 3 + 3 + 3


# --- Counting and data --------------------------------------------------------------------------------------------------


def test_ships_are_counted_in_a_network() -> None:
    state = gibraltar()
    ship(state, 0, "gibraltar-casablanca", "gibraltar-rabat", "bilbao-porto", "england-lisbon")
    assert count(state, 0, Counter(what="ships")) == 4
    assert count(state, 0, Counter(what="ships", joined_with=("gibraltar",))) == 2
    assert count(state, 1, Counter(what="ships", joined_with=("gibraltar",))) == 0


def test_cities_in_one_network_are_counted() -> None:
    state = gibraltar()
    wanted = Counter(what="joined", cities=("gibraltar", "casablanca", "porto"))
    assert count(state, 0, wanted) == 0
    ship(state, 0, "gibraltar-casablanca", "bilbao-porto")
    assert count(state, 0, wanted) == 2


def test_cities_that_ships_alone_join_are_counted_by_their_pieces() -> None:
    state = gibraltar()
    put(state, 0, "residence-1", "lisbon.1")
    put(state, 0, "factory-1", "casablanca.1")
    put(state, 0, "residence-2", "porto.2")
    ship(state, 0, "lisbon-casablanca")
    assert count(state, 0, Counter(what="ship_cities")) == 2
    ship(state, 0, "porto-lisbon")
    assert count(state, 0, Counter(what="ship_cities")) == 3


@pytest.mark.parametrize(
    ("routes_of_ships", "cities"),
    [
        (("lisbon-casablanca", "gibraltar-casablanca"), 3),  # both end in Casablanca
        (("gibraltar-casablanca", "gibraltar-rabat"), 3),  # both begin in Gibraltar
        (("lisbon-casablanca", "gibraltar-casablanca", "gibraltar-rabat"), 4),
        (("lisbon-casablanca", "gibraltar-rabat"), 2),  # two sets apart: the larger one counts
        (("lisbon-casablanca", "porto-lisbon", "gibraltar-rabat"), 3),
    ],
)
def test_routes_that_meet_anywhere_join_their_cities(routes_of_ships: tuple[str, ...], cities: int) -> None:
    state = gibraltar()
    for number, space in enumerate(("porto.1", "lisbon.1", "casablanca.1", "gibraltar.1", "rabat.1")):
        state.board.pieces[space] = Piece(type="turbine", id=f"row-{number}", owner=0)
    ship(state, 0, *routes_of_ships)
    ship(state, 1, "lisbon-casablanca", "gibraltar-casablanca", "gibraltar-rabat", "porto-lisbon")
    assert count(state, 0, Counter(what="ship_cities")) == cities
    assert count(state, 1, Counter(what="ship_cities")) == 0


def test_only_own_pieces_in_cities_joined_by_own_ships_count() -> None:
    """australia.md, contracts: pieces of others do not, and cities that no ship joins count nothing."""
    state = gibraltar()
    put(state, 0, "residence-1", "lisbon.1")
    put(state, 1, "factory-1", "casablanca.1")
    ship(state, 1, "lisbon-casablanca")
    assert count(state, 1, Counter(what="ship_cities")) == 1
    assert count(state, 0, Counter(what="ship_cities")) == 0
    assert count(state, 2, Counter(what="ship_cities")) == 0


def test_a_route_is_no_railway() -> None:
    state = gibraltar()
    ship(state, 0, "lisbon-casablanca")
    assert count(state, 0, Counter(what="railways")) == count(state, 0, Counter(what="links")) == 0


def test_what_happens_when_a_ship_is_placed_happens_once() -> None:
    state = gibraltar()
    places(state)[0].seat = 0  # T1A: an income step for each ship
    do(state, Do(0, lib(state).tiles["shipping-1"].halves[0].effects[:1], "subsidies"))
    choose(state, "route:porto-lisbon", "income:vp1")
    assert state.players[0].income["vp"] == 2
    assert not ids(state, "income")
    assert fleet(state).ships == {"porto-lisbon": [0]}
    assert number_of(state, "porto-lisbon") == 2


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"ends": ("lisbon",)}, "a route has two cities"),
        ({"ends": ("lisbon", "atlantis")}, "no city atlantis"),
        ({"sides": {"saxony-99": {"number": 1}}}, "no map side saxony-99"),
        ({"sides": {"gibraltar-12": {"number": 1}}}, "is also the number of"),
        ({"sides": {"gibraltar-12": {"number": 3, "cards": [99]}}}, "no set-up card 99"),
        ({"ends": ("lisbon",), "area": "wales"}, "no coal area wales"),
        ({"ends": ("bilbao",), "area": "england"}, "needs no ship"),
    ],
)
def test_wrong_routes_are_refused(change: dict[str, object], what: str) -> None:
    data: Components = lib(gibraltar())
    route = routes_of(data)["lisbon-casablanca"]
    spoiled = msgspec.convert({**msgspec.to_builtins(route), **change}, type(route))
    rows = {**data.others, "routes": {**data.others["routes"], route.id: spoiled}}
    found = [problem[3] for problem in problems(msgspec.structs.replace(data, others=rows), Names())]
    assert any(what in each for each in found), found
