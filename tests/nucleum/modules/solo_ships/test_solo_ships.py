"""The Baron's ships (gibraltar.md, Solo)."""

from __future__ import annotations

import pytest

from engine.kernel import OptionValue
from engine.nucleum.game import NucleumState
from engine.nucleum.modules.ships.state import fleet, number_of, put_ship, routes, routes_with
from engine.nucleum.modules.solo.state import baron, row
from engine.nucleum.modules.solo.turn import in_order
from engine.nucleum.modules.solo_ships.place import is_shipping_tile
from engine.nucleum.state import NOBODY, Task
from tests.nucleum.builder import GAME
from tests.nucleum.modules.solo.hand import BARON, act, figures, kinds, solo_table, unavailable, use_tile, why

SHIP = ("gib-3", 0)


def sea(*cards: int, empty: tuple[int, ...] = (), **options: object) -> NucleumState:
    """Return a table on Gibraltar with a neutral ship on every route but those with the numbers given."""
    state = solo_table(cards=cards, map="gibraltar", **options)  # type: ignore[arg-type] # values of options
    fleet(state).ships.clear()
    for name in routes(state):
        if number_of(state, name) not in empty:
            put_ship(state, name, NOBODY)
    GAME.forget(state)
    return state


def by_number(state: NucleumState, number: int) -> str:
    return next(name for name in routes(state) if number_of(state, name) == number)


def test_ships_come_before_everything() -> None:
    state = sea()
    assert in_order(state, [Task("b8", 1), Task("gib-1", 0)])[0] == Task("gib-1", 0)


@pytest.mark.parametrize(
    ("tile", "chained"),
    [("shipping-1", True), ("sea-D", True), ("gib-3", False), ("aside-1", False), ("chain-F1", False), ("b8", False)],
)
def test_only_a_chain_tile_with_a_ship_brings_the_next_tile(tile: str, chained: bool) -> None:
    """Gibraltar's shipping tile or a sea-delivery tile (gibraltar.md, australia.md, Solo); not every tile with a ship or chain."""
    options: dict[str, OptionValue] = {"map": "australia" if tile == "sea-D" else "gibraltar", "experiment_f": True}
    state = GAME.start(2, 1, {**options, "opponent": "baron", "special_buildings": True})[0]
    assert is_shipping_tile(state, tile) == chained


def test_the_route_with_fewest_ships_for_nothing() -> None:
    """Neutral ships cost him nothing either."""
    state = sea(empty=(3,))
    told = act(state, *SHIP)
    assert figures(told, "ship") == {"route": by_number(state, 3), "cost": 0}
    assert why(told, "route")["reason"] == "ships"
    assert state.players[BARON].thaler == 9


@pytest.mark.parametrize(("card", "number"), [(1, 2), (7, 5)])
def test_of_several_a_logic_card_chooses(card: int, number: int) -> None:
    state = sea(card, empty=(2, 4, 5))
    assert figures(act(state, *SHIP), "ship")["route"] == by_number(state, number)


def test_a_players_ship_costs_1_thaler() -> None:
    state = sea()
    for name in routes(state):
        fleet(state).ships[name] = [0] if number_of(state, name) == 2 else [NOBODY, 0]
    told = act(state, *SHIP)
    assert figures(told, "ship") == {"route": by_number(state, 2), "cost": 1}
    assert state.players[BARON].thaler == 9 - 1


def test_ships_of_both_players_on_a_route_cost_1_thaler_together() -> None:
    """[cs]: "Nachází-li se na vybrané trase již jedna z vašich lodí, Baron zaplatí 1 tolar" (nucleum-gibraltar.cs, Solo)."""
    state = sea(seats=3)
    for name in routes(state):
        fleet(state).ships[name] = [0, 1] if number_of(state, name) == 2 else [NOBODY, 0, 1]
    assert figures(act(state, *SHIP), "ship") == {"route": by_number(state, 2), "cost": 1}
    assert state.players[state.automata[0]].thaler == 9 - 1


def test_a_ship_of_the_second_player_alone_costs_1_thaler_too() -> None:
    state = sea(1, seats=3)
    for name in routes(state):
        fleet(state).ships[name] = [1]
    assert figures(act(state, *SHIP), "ship")["cost"] == 1


def test_without_a_thaler_he_passes_over_routes_with_a_players_ship() -> None:
    """[cs]: "Nemá-li Baron 1 tolar, ignoruje trasy, na kterých máte své lodě" (nucleum-gibraltar.cs, Solo)."""
    state = sea(thaler=0)
    for name in routes(state):
        fleet(state).ships[name] = [NOBODY] if number_of(state, name) == 4 else [0]
    assert figures(act(state, *SHIP), "ship")["route"] == by_number(state, 4)


def test_without_a_thaler_he_places_none_when_a_player_is_on_every_route_with_the_fewest_ships() -> None:
    """[cs]: none, when "všechny trasy s nejmenším počtem lodí obsahují vaše lodě a Baron nemá 1 tolar" (nucleum-gibraltar.cs, Solo)."""
    state = sea(thaler=0)
    for name in routes(state):
        fleet(state).ships[name] = [NOBODY, NOBODY] if number_of(state, name) == 4 else [0]
    events = act(state, *SHIP)
    assert figures(events, "nothing")["action"] == "ship"
    assert unavailable(events) == "every route with the fewest ships has a player's ship, and he has no thaler"


def test_another_barons_ship_costs_nothing() -> None:
    state = sea(1, seats=3, opponent="barons")
    for name in routes(state):
        fleet(state).ships[name] = [2]
    assert figures(act(state, *SHIP), "ship")["cost"] == 0


def test_in_australia_his_sea_delivery_tile_places_a_boat_and_the_next_tile_is_used() -> None:
    """The sea-delivery tile of his experiment is in his row; the directive stays the block."""
    state, _ = GAME.start(2, 3, {"map": "australia", "opponent": "baron"})
    own = baron(state, BARON)
    assert f"sea-{own.experiment}" in row(state, BARON)
    assert own.block not in row(state, BARON)[:-1]
    state = solo_table("sea-D", "start-D1", "start-D2", cards=(1, 2), map="australia")
    told = use_tile(state, "sea-D")
    assert kinds(told, "ship", "develop") == ["ship", "develop"]
    assert row(state, BARON)[-2:] == ["sea-D", "start-D1"]


@pytest.mark.parametrize(("card", "workers"), [(1, 1), (2, 1)])
def test_he_takes_a_coal_mine_when_the_order_comes_to_a_row_already_built(card: int, workers: int) -> None:
    """Row 1 lowest first, row 4 highest first is built: a coal mine for a worker that stays there."""
    state = solo_table(cards=(card,), map="australia")
    player, built = state.players[BARON], "row-1" if card == 1 else "row-4"
    player.turbines.remove(built)
    player.mines.remove(built)
    told = act(state, "g16", 0)
    assert figures(told, "industrialize")["piece"] == "coal_mine"
    assert (player.workers, player.workers + player.reserve) == (9 - workers, 18 - workers)


def test_four_ships_and_no_more_one_a_route() -> None:
    state = sea(1, 2, 3, 4, empty=tuple(range(1, 20)))
    for count in range(1, 5):
        act(state, *SHIP)
        assert len(routes_with(state, BARON)) == count
    events = act(state, *SHIP)
    assert figures(events, "nothing")["action"] == "ship"
    assert unavailable(events) == "all his ships are placed"
