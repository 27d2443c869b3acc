"""The Baron's buildings, turbines, mines and what he energizes (nucleum.md 10)."""

from __future__ import annotations

import pytest

from engine.kernel import Event, EventLog
from engine.nucleum.data.components import MineSpace
from engine.nucleum.game import NucleumState
from engine.nucleum.library import side
from engine.nucleum.modules.solo.pieces import cities_with, joined_to_plant, take_energize
from engine.nucleum.modules.solo.state import level
from engine.nucleum.state import Piece, Terms
from tests.nucleum.builder import GAME, city_of, do, lay, link, mine, neutral, put, turbine
from tests.nucleum.modules.solo.hand import BARON, act, build, figures, solo_table, unavailable, why

URBANIZE, INDUSTRIALIZE, ENERGIZE = ("g14", 0), ("g16", 0), ("g9", 1)
"""A tile and its half with the plain action."""


def built(events: list[Event], kind: str = "urbanize") -> tuple[str, str]:
    told = figures(events, kind)
    return str(told["building" if kind != "industrialize" else "row"]), str(told["space"])


# --- Urbanize ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "first"),
    [(1, "residence"), (2, "residence"), (3, "factory"), (4, "factory"), (5, "laboratory"), (6, "laboratory")],
)
def test_the_type_goes_by_the_order_of_a_logic_card(card: int, first: str) -> None:
    state = solo_table(cards=(card,))
    told = act(state, *URBANIZE)
    assert built(told)[0] == f"{first}-1"
    assert why(told, "type")["card"] == card


def test_a_pile_gives_its_lowest_level() -> None:
    state = solo_table(cards=(1,))
    state.players[BARON].buildings = ["residence-4", "residence-3", "factory-2"]
    assert built(act(state, *URBANIZE))[0] == "residence-3"


def test_a_type_he_cannot_pay_is_passed_over() -> None:
    """Residence III costs 4, laboratory II 3, factory I 2: with 3 thaler the card's first two that can be paid count."""
    state = solo_table(cards=(1,), thaler=3)
    state.players[BARON].buildings = ["residence-3", "factory-2", "laboratory-2"]
    assert built(act(state, *URBANIZE))[0] == "factory-2"
    assert state.players[BARON].thaler == 0


def test_the_only_type_needs_no_card() -> None:
    state = solo_table(cards=())
    state.players[BARON].buildings = ["laboratory-1"]
    build(state, "residence-4", "grimma.1")
    assert built(act(state, *URBANIZE)) == ("laboratory-1", "grimma.2")


def test_nothing_can_be_paid() -> None:
    state = solo_table(thaler=1)
    events = act(state, *URBANIZE)
    assert figures(events, "nothing")["action"] == "urbanize"
    assert unavailable(events) == "no building that he can afford has a space"


def test_a_city_joined_to_a_nucleum_comes_before_one_joined_to_a_plant() -> None:
    """Dresden is joined to Riesa's coal plant; Grimma has a plant, with a nucleum then."""
    state = solo_table(cards=(1,))
    link(state, "riesa-dresden", BARON)
    build(state, "factory-4", "grimma.3")
    state.players[BARON].buildings = ["residence-1"]
    state.board.nuclei = ["grimma"]
    told = act(state, *URBANIZE)
    assert built(told) == ("residence-1", "grimma.1")
    assert why(told, "city")["reason"] == "nucleum"


def test_a_city_joined_to_a_plant_comes_before_one_new_to_him() -> None:
    """Leipzig is new but joined to nothing, Grimma has a plant; both are in his network by the tile between them."""
    state = solo_table(cards=(1,))
    lay(state, BARON, "leipzig-riesa.1", "g1")
    build(state, "factory-4", "grimma.3")
    state.players[BARON].buildings = ["residence-1"]
    told = act(state, *URBANIZE)
    assert built(told) == ("residence-1", "grimma.1")
    assert why(told, "city")["reason"] == "plant"


def test_a_city_is_joined_to_a_plant_by_completed_links_too() -> None:
    state = solo_table()
    assert not joined_to_plant(state, "dresden", nucleum=False)
    link(state, "riesa-dresden", 0)
    assert joined_to_plant(state, "dresden", nucleum=False)
    assert not joined_to_plant(state, "dresden", nucleum=True)


def test_a_city_new_to_him_comes_before_one_where_he_is() -> None:
    state = solo_table(cards=())
    build(state, "factory-4", "leipzig.3")
    lay(state, BARON, "dresden-marienberg.1", "g1")
    state.players[BARON].buildings = ["residence-1"]
    told = act(state, *URBANIZE)
    assert built(told) == ("residence-1", "dresden.1")
    assert why(told, "city") == {"about": "city", "reason": "new", "card": 0}


def test_a_city_of_the_other_baron_is_new_to_him() -> None:
    state = solo_table(seats=3, opponent="barons")
    put(state, BARON, "residence-1", "leipzig.1")
    put(state, BARON + 1, "residence-1", "plauen.1")
    assert [cities_with(state, seat) for seat in (BARON, BARON + 1)] == [{"leipzig"}, {"plauen"}]


@pytest.mark.parametrize(("card", "city"), [(1, "leipzig"), (7, "zwickau")])
def test_then_the_logic_card_has_the_lowest_or_highest_number(card: int, city: str) -> None:
    """Leipzig (1) and Zwickau (17), in both of which he has a railway and nothing else."""
    state = solo_table(cards=(card,))
    lay(state, BARON, "leipzig-riesa.1", "g1")
    lay(state, BARON, "zwickau-marienberg.1", "g2")
    state.players[BARON].buildings = ["residence-1"]
    told = act(state, *URBANIZE)
    assert city_of(state, built(told)[1]).id == city
    assert why(told, "city") == {"about": "city", "reason": "card", "card": card}


def test_one_card_decides_type_and_city_of_an_action() -> None:
    state = solo_table(cards=(10, 1))
    lay(state, BARON, "leipzig-riesa.1", "g1")
    lay(state, BARON, "zwickau-marienberg.1", "g2")
    told = act(state, *URBANIZE)
    assert (why(told, "type")["card"], why(told, "city")["card"]) == (10, 10)
    assert built(told) == ("factory-1", "zwickau.3")


def test_in_a_city_he_takes_the_cheapest_space() -> None:
    """Grimma: a residence fits the first space, and for 2 thaler more the red one."""
    state = solo_table(cards=())
    build(state, "factory-4", "grimma.2")
    state.players[BARON].buildings = ["residence-1"]
    assert built(act(state, *URBANIZE))[1] == "grimma.1"
    state.players[BARON].buildings = ["residence-2"]
    told = act(state, *URBANIZE)
    assert (built(told)[1], figures(told, "urbanize")["cost"]) == ("grimma.3", 5)


# --- Industrialize ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "piece", "row"), [(1, "turbine", 1), (3, "mine", 1), (2, "mine", 4), (4, "turbine", 4)]
)
def test_row_and_piece_go_by_a_logic_card(card: int, piece: str, row: int) -> None:
    state = solo_table(cards=(card,))
    told = act(state, *INDUSTRIALIZE)
    assert figures(told, "industrialize")["piece"] == piece
    assert built(told, "industrialize")[0] == f"row-{row}"


def test_the_row_comes_before_the_piece() -> None:
    """nucleum.md 10: card 1 has the lowest row, there its turbine first; with that placed it is the mine of row 1."""
    state = solo_table(cards=(1,))
    state.players[BARON].turbines.remove("row-1")
    assert figures(act(state, *INDUSTRIALIZE), "industrialize")["piece"] == "mine"


def test_what_a_tile_adds_to_industrialize_counts_for_him() -> None:
    """Tiles b13, a worker less for row 1, and b16, a uranium more for his first mine (nucleum.md 4, 10)."""
    state = solo_table(cards=(1,), workers=0)
    assert figures(act(state, "b13", 1), "industrialize")["workers"] == 0
    state = solo_table(cards=(3,))
    act(state, "b16", 0)
    space = next(each for each in mine_spaces(state) if each.id in state.board.pieces)
    assert state.players[BARON].uranium == {"row-1": min(3, 2 + space.uranium)}


def mine_spaces(state: NucleumState) -> list[MineSpace]:
    return [space for where in side(state).cities.values() for space in where.mines]


def test_a_discount_of_a_tile_comes_off_his_coal() -> None:
    """nucleum.md 4, 10: factory I takes 3 coal for 1 + 1 + 2 thaler or less; the terms take 2 off."""
    dear, cheap = solo_table(), solo_table()
    for state, off in ((dear, 0), (cheap, 2)):
        link(state, "leipzig-riesa", 0)
        build(state, "factory-1", "leipzig.3")
        do(state, *(take_energize(state, BARON, Terms(thaler_off=off), EventLog()) or []))
    assert cheap.players[BARON].thaler - dear.players[BARON].thaler == 2


def test_rows_he_cannot_pay_are_passed_over() -> None:
    """Rows cost 1, 2, 2, 3 workers; with 2 workers the highest he can pay is row 3."""
    state = solo_table(cards=(2,), workers=2)
    assert built(act(state, *INDUSTRIALIZE), "industrialize")[0] == "row-3"
    assert (state.players[BARON].workers, state.players[BARON].reserve) == (0, 18)


def test_a_mine_on_a_red_space_costs_him_2_thaler() -> None:
    """nucleum.md 4, 10: he pays the surcharge of a red space like everyone else."""
    state = solo_table(cards=(1,))
    for city in side(state).cities.values():
        for space in (*city.turbines, *city.mines):
            if not space.red:
                state.board.pieces[space.id] = Piece(type="rubble")
    GAME.forget(state)
    assert built(act(state, *INDUSTRIALIZE), "industrialize")[1]
    assert state.players[BARON].thaler == 9 - 2


def test_turbines_go_where_a_nucleum_is() -> None:
    state = solo_table(cards=(1,))
    build(state, "factory-4", "plauen.1")
    link(state, "chemnitz-plauen", BARON)
    lay(state, BARON, "dresden-glashuette.1", "g2")
    state.board.nuclei = ["plauen"]
    assert built(act(state, *INDUSTRIALIZE), "industrialize")[1] == "plauen.t1"


def test_a_mine_brings_uranium_and_a_full_row_its_points() -> None:
    """Row 3 scores 5 VP; the second mine brings 2 uranium, which fill his first mines."""
    state = solo_table(cards=())
    mine(state, BARON, 1, "chemnitz.m1")
    turbine(state, BARON, 3, "plauen.t1")
    player = state.players[BARON]
    player.turbines, player.mines = [], ["row-3"]
    lay(state, BARON, "bruex-praha.1", "g2")
    assert built(act(state, *INDUSTRIALIZE), "industrialize") == ("row-3", "bruex.m2")
    assert player.uranium == {"row-1": 2, "row-3": 0}
    assert player.points["rows"] == 5


# --- Energize ---------------------------------------------------------------------------------------------------------


def test_government_buildings_come_first_then_the_least_electricity() -> None:
    """Residence IV needs 8 electricity; then residence I needs 2 and neutral residence 3 needs 4."""
    state = solo_table(cards=(), thaler=30)
    link(state, "leipzig-riesa", 0)
    neutral(state, "neutral-3", "leipzig.4")
    build(state, "residence-4", "leipzig.2")
    build(state, "residence-1", "leipzig.1")
    for space, reason in (("leipzig.2", "government"), ("leipzig.1", "least")):
        told = act(state, *ENERGIZE)
        assert figures(told, "energize")["space"] == space
        assert why(told, "target")["reason"] == reason


def test_of_equal_ones_a_neutral_building_comes_first() -> None:
    """Residence I and neutral residence 1 need 2 electricity each."""
    state = solo_table(thaler=30)
    link(state, "leipzig-riesa", 0)
    build(state, "residence-1", "leipzig.1")
    neutral(state, "neutral-1", "leipzig.4")
    told = act(state, *ENERGIZE)
    assert figures(told, "energize")["space"] == "leipzig.4"
    assert why(told, "target") == {"about": "target", "reason": "neutral", "card": 0}


@pytest.mark.parametrize(("card", "city"), [(1, "leipzig"), (7, "riesa")])
def test_then_the_logic_card_by_city_number(card: int, city: str) -> None:
    """Factory I in Leipzig (1) and laboratory I in Riesa (15), 3 electricity each."""
    state = solo_table(cards=(card,), thaler=30)
    link(state, "leipzig-riesa", 0)
    build(state, "factory-1", "leipzig.3")
    build(state, "laboratory-1", "riesa.2")
    told = act(state, *ENERGIZE)
    assert city_of(state, str(figures(told, "energize")["space"])).id == city


@pytest.mark.parametrize(
    ("card", "building"), [(3, "factory-1"), (4, "factory-1"), (5, "laboratory-1"), (12, "laboratory-1")]
)
@pytest.mark.parametrize("first", ["factory-1", "laboratory-1"])
def test_in_one_city_the_logic_card_has_the_type(card: int, building: str, first: str) -> None:
    """Factory I and laboratory I in Leipzig, 3 electricity each, put there in either order."""
    state = solo_table(cards=(card,), thaler=30)
    link(state, "leipzig-riesa", 0)
    spaces = {"factory-1": "leipzig.4", "laboratory-1": "leipzig.2"}
    for name in sorted(spaces, key=lambda name: name != first):
        build(state, name, spaces[name])
    told = act(state, *ENERGIZE)
    assert figures(told, "energize")["building"] == building
    assert why(told, "target") == {"about": "target", "reason": "card", "card": card}


def test_uranium_burns_before_coal_is_paid() -> None:
    """Grimma with a nucleum: 1 uranium (2 electricity) and 1 coal for factory I, 1 thaler instead of 3."""
    state = solo_table()
    link(state, "leipzig-grimma", BARON)
    link(state, "grimma-chemnitz", BARON)
    build(state, "factory-1", "leipzig.3")
    mine(state, BARON, 1, "chemnitz.m1", uranium=2)
    state.board.nuclei = ["grimma"]
    told = figures(act(state, *ENERGIZE), "energize")
    assert (told["uranium"], told["coal"], told["cost"]) == (1, 1, 1)
    assert state.players[BARON].thaler == 9 - 1 + 1  # a step of thaler income is 1 thaler for him


def test_he_never_exchanges_workers_to_pay() -> None:
    state = solo_table(thaler=2, workers=9)
    link(state, "leipzig-riesa", 0)
    build(state, "factory-1", "leipzig.3")
    events = act(state, *ENERGIZE)
    assert figures(events, "nothing")["action"] == "energize"
    assert unavailable(events) == "there is no building that he can energize"


@pytest.mark.parametrize(("number", "cost"), [(3, 3), (5, 1)])
def test_at_higher_levels_coal_is_cheaper_for_him(number: int, cost: int) -> None:
    state = solo_table(level=number)
    link(state, "leipzig-riesa", 0)
    build(state, "factory-1", "leipzig.3")
    assert level(state).energize_thaler_off == 3 - cost
    assert figures(act(state, *ENERGIZE), "energize")["cost"] == cost


def test_he_pays_for_turbines_of_a_player() -> None:
    """Laboratory I, 3 electricity: 1 uranium in Grimma's plant, 1 more with the player's turbine there for 1 thaler."""
    state = solo_table(thaler=1)
    link(state, "grimma-chemnitz", BARON)
    build(state, "laboratory-1", "grimma.2")
    mine(state, BARON, 1, "chemnitz.m1", uranium=2)
    turbine(state, 0, 1, "grimma.t1")
    state.board.nuclei = ["grimma"]
    told = figures(act(state, *ENERGIZE), "energize")
    assert (told["uranium"], told["cost"]) == (2, 1)
    assert state.players[0].thaler == 10
