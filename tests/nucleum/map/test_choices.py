"""The description of a choice matches its result: its price, its place and what is placed there (nucleum.md 4 and 6).

Each choice of a hand-built table is tried on a copy and compared with what happens.
"""

from __future__ import annotations

import pytest

from engine.kernel import Choice, Event
from engine.nucleum.game import NucleumState
from engine.nucleum.library import lib, rail_spaces, spaces
from engine.nucleum.rules.actions.contract import BeginContract, fulfillable
from engine.nucleum.rules.actions.develop import BeginDevelop
from engine.nucleum.rules.actions.energize import Energize
from engine.nucleum.rules.actions.industrialize import Industrialize
from engine.nucleum.rules.actions.matching import matches
from engine.nucleum.rules.actions.railway import ChooseRailSpace
from engine.nucleum.rules.actions.urbanize import Urbanize
from engine.nucleum.rules.effects.goods import SpendUranium, StoreUranium
from engine.nucleum.rules.effects.technology import Unlock
from engine.nucleum.rules.flow.recharge import PlaceStar, open_plants
from engine.nucleum.rules.flow.turn import ResolveTile
from engine.nucleum.rules.map.counting import holds
from engine.nucleum.rules.map.tracks import segment_of, star_spaces, tier_of
from engine.nucleum.state import Terms
from tests.nucleum.builder import GAME, choose, city_of, do, lay, link, mine, neutral, put, table, turbine


def busy() -> NucleumState:
    """Seat 0 has pieces in four cities, some of whose spaces are taken, railways, and enough of everything."""
    state = table()
    put(state, 0, "residence-1", "dresden.1")
    put(state, 1, "factory-1", "dresden.4")
    put(state, 0, "factory-2", "grimma.2")
    neutral(state, "neutral-1", "grimma.1")
    mine(state, 0, 2, "bruex.m1", uranium=1)
    turbine(state, 0, 1, "grimma.t2")
    lay(state, 0, "leipzig-riesa.1", "g1")
    lay(state, 1, "riesa-dresden.2", "b9")
    link(state, "aussig-praha", 0)
    player = state.players[0]
    player.thaler, player.workers, player.reserve = 30, 8, 6
    GAME.forget(state)
    return state


def choices(state: NucleumState, kind: str) -> list[Choice]:
    decision = GAME.decision(state)
    return [] if decision is None else [*decision.of_kind(kind)]


def tried(state: NucleumState, choice: Choice) -> tuple[NucleumState, list[Event]]:
    """Return a copy on which a choice was made, and what happened."""
    copy = GAME.copy(state)
    return copy, choose(copy, choice.id)


def told(events: list[Event], kind: str) -> Event:
    return next(event for event in events if event.kind == kind)


@pytest.mark.parametrize("terms", [Terms(), Terms(thaler_off=1, optional=True), Terms(ignore_network=True)])
def test_a_building_and_its_spaces(terms: Terms) -> None:
    state = busy()
    do(state, Urbanize(0, terms))
    found = choices(state, "building")
    assert {choice.facets["building"] for choice in found} == set(state.players[0].buildings)
    for choice in found:
        record = lib(state).buildings[str(choice.facets["building"])]
        cost = max(0, record.thaler - terms.thaler_off)
        assert choice.facets == {
            "building": record.id, "type": record.types[0], "level": record.level, "cost": cost,
            "places": choice.facets["places"],
        }  # fmt: skip
        placing, _ = tried(state, choice)
        offered = choices(placing, "space")
        assert len(offered) == int(choice.facets["places"]) > 1
        for space in offered:
            where = spaces(state)[str(space.facets["space"])][1]
            done, events = tried(placing, space)
            red = max(0, record.thaler + 2 - terms.thaler_off)
            assert space.facets == {
                "city": city_of(state, where.id).id, "space": where.id, "cost": red if where.red else cost,
                "red": int(where.red), "colour": city_of(state, where.id).colour,
            }  # fmt: skip
            assert state.players[0].thaler - done.players[0].thaler == space.facets["cost"]
            event = told(events, "urbanize")
            assert event.data == {"building": record.id, "space": where.id, "cost": space.facets["cost"]}
            assert (event.seat, event.marks, event.minor) == (0, (where.id,), False)
            piece = done.board.pieces[where.id]
            assert (piece.id, piece.owner, piece.types, piece.level) == (record.id, 0, record.types, record.level)
            assert not piece.energized


@pytest.mark.parametrize("terms", [Terms(), Terms(workers_off=1, thaler_off=1, optional=True)])
def test_a_turbine_or_mine_and_its_spaces(terms: Terms) -> None:
    state = busy()
    do(state, Industrialize(0, terms))
    found = choices(state, "piece")
    assert {(choice.facets["piece"], choice.facets["row"]) for choice in found} == {
        *(("turbine", row) for row in ("row-2", "row-3", "row-4")), *(("mine", row) for row in ("row-1", "row-3", "row-4"))
    }  # fmt: skip
    for choice in found:
        kind, row = str(choice.facets["piece"]), str(choice.facets["row"])
        workers = max(0, lib(state).rows[row].workers - terms.workers_off)
        assert (choice.facets["cost"], choice.facets["level"]) == (workers, lib(state).rows[row].number)
        placing, _ = tried(state, choice)
        offered = choices(placing, "space")
        assert len(offered) == int(choice.facets["places"]) > 1
        for space in offered:
            where = spaces(state)[str(space.facets["space"])][1]
            thaler = max(0, 2 - terms.thaler_off) if where.red else 0
            done, events = tried(placing, space)
            assert space.facets == {
                "city": city_of(state, where.id).id, "space": where.id, "cost": workers, "thaler": thaler,
                "red": int(where.red), "colour": city_of(state, where.id).colour,
            }  # fmt: skip
            event = told(events, "industrialize")
            assert event.data == {"piece": kind, "row": row, "space": where.id, "cost": thaler, "workers": workers}
            assert (event.seat, event.marks) == (0, (where.id,))
            assert state.players[0].thaler - done.players[0].thaler == thaler
            piece = done.board.pieces[where.id]
            assert (piece.type, piece.id, piece.owner) == (kind, row, 0)
            assert row not in (done.players[0].turbines if kind == "turbine" else done.players[0].mines)


def test_a_railway_space() -> None:
    state = busy()
    state.players[0].pool.append("start-B1")
    do(state, ChooseRailSpace(0, "start-B1"))
    offered = [choice for kind in ("rail_completes", "rail_matches", "rail_space") for choice in choices(state, kind)]
    assert {choice.facets["space"] for choice in offered} == set(rail_spaces(state)) - set(state.board.rails)
    for choice in offered:
        space = str(choice.facets["space"])
        where, index = rail_spaces(state)[space]
        most = max(sum(end.matches for end in matches(state, space, "start-B1", half)) for half in (0, 1))
        assert choice.facets == {
            "link": where.id, "space": space, "first": where.ends[0], "second": where.ends[1], "position": index + 1,
            "cost": 2 if where.red else 0, "matches": most,
        }  # fmt: skip
        done, events = tried(state, choice)
        ways = choices(done, "way")
        assert not ways or max(int(way.facets["matches"]) for way in ways) == most
        assert [int(way.facets["matches"]) for way in ways] == sorted(
            (int(w.facets["matches"]) for w in ways), reverse=True
        )
        if ways:
            events = choose(done, ways[0].id)
        event = told(events, "railway")
        assert event.data == {
            "tile": "start-B1", "space": space, "link": where.id, "cost": choice.facets["cost"], "workers": 1
        }  # fmt: skip
        assert (event.seat, event.marks) == (0, (space,))
        assert done.board.rails[space].owner == 0
        assert done.board.rails[space].worker
        if ways:
            assert done.board.rails[space].half == ways[0].facets["half"]


def test_a_tile_of_the_offer() -> None:
    state = busy()
    do(state, BeginDevelop(0, 1))
    offered = choices(state, "tile")
    prices = lib(state).numbers["tile-prices"].values
    assert [choice.facets for choice in offered] == [
        {"tile": tile, "cost": max(0, prices[at] - 1), "position": at} for at, tile in enumerate(state.display.offer)
    ]
    for choice in offered:
        done, events = tried(state, choice)
        event = told(events, "develop")
        assert event.data == {"tile": choice.facets["tile"], "cost": choice.facets["cost"]}
        assert event.marks == (f"offer:{int(choice.facets['position']) + 1}", "mat:0")
        assert state.players[0].thaler - done.players[0].thaler == choice.facets["cost"]


def test_a_building_to_energize() -> None:
    state = busy()
    link(state, "leipzig-grimma", 1)
    put(state, 0, "residence-2", "leipzig.1")
    do(state, Energize(0, Terms(optional=True)))
    offered = choices(state, "target")
    assert {choice.facets["space"] for choice in offered} == {"grimma.1", "grimma.2", "leipzig.1"}
    assert [choice.facets["energy"] for choice in offered] == sorted(
        (c.facets["energy"] for c in offered), reverse=True
    )
    for choice in offered:
        piece = state.board.pieces[str(choice.facets["space"])]
        done, events = tried(state, choice)
        event = told(events, "energize")
        for fact in ("building", "space", "plant", "uranium", "coal", "cost"):
            assert event.data[fact] == choice.facets[fact], fact
        assert choice.facets["neutral"] == int(piece.type == "neutral")
        assert (choice.facets["city"], choice.facets["level"]) == (
            city_of(state, str(choice.facets["space"])).id,
            piece.level,
        )
        assert done.players[0].achievements == choice.facets["energy"]
        assert event.marks[:2] == (choice.facets["space"], choice.facets["plant"])
        assert done.board.pieces[str(choice.facets["space"])].energized


def test_a_technology() -> None:
    state = busy()
    do(state, Unlock(0, 2))
    for choice in choices(state, "technology"):
        record = lib(state).technologies[str(choice.facets["technology"])]
        assert choice.facets == {"technology": record.id, "level": record.level, "lasts": record.kind}
        done, events = tried(state, choice)
        assert told(events, "technology").data == {"technology": record.id}
        assert done.players[0].technologies == [record.id]
    (points,) = choices(state, "vp")
    assert points.facets == {"vp": 2}
    done, _ = tried(state, points)
    assert (done.players[0].vp, done.players[0].points) == (2, {"technologies": 2})


def test_a_contract_and_its_slot() -> None:
    state = busy()
    state.players[0].contracts["slot-1"] = "C12"
    do(state, BeginContract(0, Terms(double_slot=True)))
    shown = {name: stack for stack in ("silver", "gold") for name in state.display.shown[stack]}
    offered = choices(state, "take")
    assert {choice.facets["contract"]: choice.facets["stack"] for choice in offered} == shown
    for choice in offered:
        name, stack = str(choice.facets["contract"]), str(choice.facets["stack"])
        assert choice.facets["fulfilled"] == int(holds(state, 0, lib(state).contracts[name].conditions))
        placing, _ = tried(state, choice)
        slots = choices(placing, "slot")
        assert [slot.facets for slot in slots] == [{"slot": f"slot-{number}"} for number in (2, 3, 4)]
        for slot in slots:
            done, events = tried(placing, slot)
            event = told(events, "contract")
            assert (event.data, event.marks) == (
                {"contract": name, "slot": slot.facets["slot"]}, ("contracts", "mat:0")
            )  # fmt: skip
            assert done.players[0].contracts[str(slot.facets["slot"])] == name
            assert done.players[0].contracts["slot-1"] == "C12"
            assert name not in done.display.shown[stack]
            assert [(gap.stack, gap.seat) for gap in done.display.pending] == [(stack, 0)]


def test_a_contract_to_fulfil_of_the_board_or_of_everyone() -> None:
    """C15 asks for 8 achievements; all conditions about income hold for the purple ones."""
    state = busy()
    player = state.players[0]
    player.contracts = {"slot-1": "", "slot-2": "C15", "slot-3": "C16", "slot-4": ""}
    player.achievements, player.income = 40, dict.fromkeys(player.income, 15)
    player.technologies, player.fulfilled = [f"A{number}" for number in range(1, 8)], ["C01"] * 9
    GAME.forget(state)
    do(state, ResolveTile(0, []))
    offered = choices(state, "fulfil")
    assert {"C15"} < {str(choice.facets["contract"]) for choice in offered} == {*fulfillable(state, 0)}
    for choice in offered:
        name = str(choice.facets["contract"])
        assert choice.facets["stack"] == lib(state).contracts[name].stack
        done, events = tried(state, choice)
        event = told(events, "fulfil")
        places = [each.partition(".")[0] for each in event.marks]
        assert (event.seat, event.data) == (0, {"contract": name})
        assert places == [
            *([] if name in player.contracts.values() else [f"contracts:{choice.facets['stack']}"]),
            "mat:0",
        ]
        assert done.players[0].fulfilled == [*player.fulfilled, name]
        assert name not in done.players[0].contracts.values()
        assert all(name not in names for names in done.display.shown.values())
        held = sum(bool(each) for each in done.players[0].contracts.values())
        assert held == 2 - (name in player.contracts.values())


def test_a_star_and_the_plant_of_its_nucleum() -> None:
    state = busy()
    state.players[0].achievements, state.players[0].stars = 12, [1]
    do(state, PlaceStar(0))
    offered = choices(state, "star")
    assert [choice.facets["space"] for choice in offered] == [*reversed(star_spaces(state, 0)), 0]
    for choice in offered:
        space = int(choice.facets["space"])
        assert (choice.facets["tier"], choice.facets["segment"]) == (tier_of(state, space), segment_of(state, space))
        done, events = tried(state, choice)
        event = told(events, "star")
        assert (event.data, event.marks, event.seat) == ({"space": space}, (f"milestones:{space}",), 0)
        assert done.players[0].stars == [1, space]
        plants = choices(done, "plant")
        assert {plant.facets["city"] for plant in plants} == (set(open_plants(state)) if space else set())
        for plant in plants:
            after, happened = tried(done, plant)
            assert after.board.nuclei == [*state.board.nuclei, plant.facets["city"]]
            event = told(happened, "nucleum")
            assert (event.data, event.marks) == ({"city": plant.facets["city"]}, (plant.facets["city"],))
            assert choice.facets["segment"] not in after.display.nuclei


def test_uranium_to_store_and_to_spend() -> None:
    """Two mines that nothing joins: Bruex has 1 of 2, Joachimsthal none of 3."""
    state = busy()
    mine(state, 0, 3, "joachimsthal.m1")
    for step, sign in ((StoreUranium(0, 2), 1), (SpendUranium(0, 1), -1)):
        do(state, step)
        offered = choices(state, "store" if sign > 0 else "spend")
        if sign > 0:
            assert [choice.facets for choice in offered] == [
                {"bruex": 1, "joachimsthal": 1}, {"joachimsthal": 2}
            ]  # fmt: skip
        for choice in offered:
            done, _ = tried(state, choice)
            cities = {"row-2": "bruex", "row-3": "joachimsthal"}
            changed = {
                cities[row]: sign * (held - state.players[0].uranium[row])
                for row, held in done.players[0].uranium.items()
            }
            assert {name: count for name, count in changed.items() if count} == choice.facets
        state = busy()
        mine(state, 0, 3, "joachimsthal.m1", uranium=2)
