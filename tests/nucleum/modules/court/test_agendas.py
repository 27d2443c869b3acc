"""court-of-progress.md: agendas and contracts."""

from __future__ import annotations

import pytest

from engine.nucleum.game import NucleumState
from engine.nucleum.library import lib
from engine.nucleum.modules.court.counting import agenda_points
from engine.nucleum.modules.court.records import agendas_of
from engine.nucleum.modules.court.state import NEUTRAL
from engine.nucleum.modules.special_buildings.state import records
from engine.nucleum.rules.actions.contract import fulfillable
from engine.nucleum.rules.map.tracks import segment_of
from tests.nucleum.builder import GAME, choose, ids, link, mine, neutral, put, turbine
from tests.nucleum.modules.court.board import court_table, seat
from tests.nucleum.modules.special_buildings.hand import build


def worth(state: NucleumState, agenda: str, player: int = 0) -> int:
    """Return a seat's score for an agenda."""
    seat(state, "capitalists", agenda=agenda)
    return agenda_points(state, player, "capitalists")


def test_the_eight_sides_on_four_tiles() -> None:
    found = agendas_of(lib(court_table()))
    assert [(agenda.tile, agenda.side) for agenda in found.values()] == [
        (tile, side) for tile in (1, 2, 3, 4) for side in "ab"
    ]


def test_agenda_1_a_point_a_fulfilled_contract() -> None:
    state = court_table()
    state.players[0].fulfilled = ["C05", "C30", "C41"]
    assert worth(state, "agenda-contracts") == 3
    assert worth(state, "agenda-contracts", 1) == 0


def test_agenda_2_a_point_a_mine_or_turbine() -> None:
    state = court_table()
    mine(state, 0, 1, "bruex.m1")
    turbine(state, 0, 1, "zittau.t1")
    turbine(state, 0, 2, "zittau.t2")
    turbine(state, 1, 1, "zittau.t3")
    put(state, 0, "residence-1", "dresden.1")
    assert [worth(state, "agenda-pieces", player) for player in range(3)] == [3, 1, 0]


def test_agenda_3_the_highest_milestone_with_a_star_times_2() -> None:
    state = court_table()
    state.display.milestones.update({"segment-2": "milestone-residence", "segment-3": "milestone-railways"})
    put(state, 0, "residence-1", "dresden.1")
    put(state, 0, "residence-2", "leipzig.1")
    player = state.players[0]
    player.stars = [0, 3, _space(state, "segment-2")]
    assert worth(state, "agenda-milestone") == 4
    # A higher star counts by itself, however little it is worth: 5 railway tiles meet it twice.
    player.stars.append(_space(state, "segment-3"))
    assert worth(state, "agenda-milestone") == 0
    link(state, "leipzig-riesa", 0)
    link(state, "freiberg-riesa", 0)
    assert worth(state, "agenda-milestone") == 4


def test_agenda_3_nothing_without_a_star_above_space_0() -> None:
    state = court_table()
    state.display.milestones["segment-1"] = "milestone-residence"
    put(state, 0, "residence-1", "dresden.1")
    assert worth(state, "agenda-milestone") == 0
    state.players[0].stars = [0, 0]
    assert worth(state, "agenda-milestone") == 0


def _space(state: NucleumState, segment: str) -> int:
    return next(
        space for tier in lib(state).tiers.values() for space in tier.spaces if segment_of(state, space) == segment
    )


def test_agenda_4_a_point_an_unlocked_technology() -> None:
    state = court_table()
    state.players[0].technologies = ["A1", "A3", "A8"]
    state.players[1].technologies = ["B1"]
    assert [worth(state, "agenda-technologies", player) for player in range(3)] == [3, 1, 0]


def test_agenda_5_a_point_a_city_in_the_largest_network_only() -> None:
    state = court_table()
    link(state, "leipzig-grimma", 0)
    link(state, "goerlitz-zittau", 0)
    link(state, "zittau-aussig", 0)
    for name in ("leipzig-riesa", "freiberg-riesa", "freiberg-marienberg"):
        link(state, name, 1)  # another player's is larger
    assert [worth(state, "agenda-network", player) for player in range(3)] == [3, 4, 0]


def test_agenda_6_a_point_a_city_with_a_piece() -> None:
    state = court_table()
    put(state, 0, "residence-1", "dresden.1")
    put(state, 0, "factory-1", "dresden.2")
    mine(state, 0, 1, "bruex.m1")
    turbine(state, 0, 1, "zittau.t1")
    link(state, "leipzig-grimma", 0)
    put(state, 1, "residence-1", "leipzig.1")
    neutral(state, next(iter(lib(state).neutral_buildings)), "riesa.1")
    assert [worth(state, "agenda-cities", player) for player in range(3)] == [3, 1, 0]


def test_agenda_7_2_points_a_party_of_which_one_is_member_or_leader() -> None:
    state = court_table()
    seat(state, "royalists", {0: 3, 1: 1}, leader=0)
    seat(state, "communists", {0: 1, 1: 2}, leader=1)
    seat(state, "freethinkers", {1: 1}, neutrals=(2, 3), leader=NEUTRAL)
    assert [worth(state, "agenda-parties", player) for player in range(3)] == [4, 6, 0]


def test_agenda_8_the_largest_requirement_of_an_energized_non_government_building() -> None:
    state = court_table()
    energy = {name: lib(state).buildings[name].energy for name in ("residence-3", "factory-2", "laboratory-4")}
    put(state, 0, "residence-3", "dresden.1")
    put(state, 0, "factory-2", "dresden.2", energized=True)
    put(state, 0, "laboratory-4", "leipzig.1", energized=True)
    put(state, 1, "residence-3", "leipzig.2", energized=True)
    neutral(state, "neutral-5", "riesa.1")
    state.board.pieces["riesa.1"].energized = True
    assert worth(state, "agenda-energy") == energy["factory-2"] < energy["residence-3"] < energy["laboratory-4"]
    assert worth(state, "agenda-energy", 1) == energy["residence-3"]
    assert worth(state, "agenda-energy", 2) == 0
    state.board.pieces["dresden.1"].energized = True
    GAME.forget(state)
    assert worth(state, "agenda-energy") == energy["residence-3"]


def test_agenda_8_counts_special_buildings_and_no_government_building_among_them() -> None:
    """Agenda 8 takes the requirement of any energized building that is not a government building, including special ones."""
    state = court_table(special_buildings=True)
    put(state, 0, "factory-1", "dresden.4", energized=True)
    build(state, 0, "special-R3", "dresden.1", energized=True)
    assert worth(state, "agenda-energy") == records(state)["special-R3"].energy == 7
    build(state, 0, "special-R4", "leipzig.1", energized=True)
    government = "government" in state.board.pieces["leipzig.1"].types
    assert worth(state, "agenda-energy") == (7 if government else records(state)["special-R4"].energy)
    assert worth(state, "agenda-energy", 1) == 0


@pytest.mark.parametrize(("contract", "politicians"), [("C65", 3), ("C66", 5), ("C67", 6)])
def test_contracts_for_politicians(contract: str, politicians: int) -> None:
    state = court_table()
    state.players[0].contracts["slot-1"] = contract
    seat(state, "communists", {0: politicians - 3, 1: 4})
    seat(state, "royalists", {0: 2})
    assert fulfillable(state, 0) == []
    seat(state, "capitalists", {0: 1})
    assert fulfillable(state, 0) == [contract]


def test_contract_64_for_the_leader_of_the_dominant_party() -> None:
    state = court_table(king="communists")
    state.players[0].contracts["slot-1"] = "C64"
    seat(state, "communists", {0: 1})
    seat(state, "royalists", {0: 1}, leader=0)
    assert fulfillable(state, 0) == []
    seat(state, "communists", {0: 1}, leader=0)
    assert fulfillable(state, 0) == ["C64"]
    seat(state, "communists", {0: 1}, leader=1)
    assert fulfillable(state, 0) == []


def test_contract_64_right_after_a_court_action() -> None:
    state = court_table(king="communists")
    state.players[0].contracts["slot-1"] = "C64"
    choose(state, "play:court-A2")
    assert not ids(state, "fulfil")
    choose(state, "do:1", "party:communists", "fulfil:C64")
    assert ids(state, "income") == {"income:thaler1", "income:worker1", "income:vp1"}
    choose(state, "income:vp1")
    assert state.players[0].income == {"thaler": 1, "worker": 2, "vp": 2}


def test_contract_rewards() -> None:
    state = court_table()
    player = state.players[0]
    player.contracts.update({"slot-1": "C65", "slot-2": "C66"})
    seat(state, "communists", {0: 6})
    choose(state, "play:court-A2", "fulfil:C66")
    assert player.points == {"contracts": 5}
    assert {"income:thaler2", "income:worker1.vp1"} <= ids(state, "income")
    choose(state, "income:worker1.vp1")
    assert player.income == {"thaler": 1, "worker": 2, "vp": 2}
    assert lib(state).contracts["C67"].rewards[0].amount == 12  # type: ignore[attr-defined] # points
    assert lib(state).contracts["C65"].rewards[0].level == 1  # type: ignore[attr-defined] # a technology
