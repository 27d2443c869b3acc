"""Contracts C71 to C76 (gibraltar.md, Tiles; docs/ledger/rulings.md, royal cities)."""

from __future__ import annotations

import pytest

from engine.nucleum.game import NucleumState
from engine.nucleum.library import lib
from engine.nucleum.rules.effects.do import Do
from engine.nucleum.rules.map.counting import holds
from tests.nucleum.builder import GAME, decision_of, do, ids, link, mine, put
from tests.nucleum.modules.gibraltar.board import gibraltar, ship


def met(state: NucleumState, contract: str, seat: int = 0) -> bool:
    """Return whether a seat has what a contract asks for."""
    GAME.forget(state)
    return holds(state, seat, lib(state).contracts[contract].conditions)


@pytest.mark.parametrize("second", ["fez.2", "rabat.1"])
def test_c71_asks_for_2_buildings_in_royal_cities(second: str) -> None:
    """Two in one city count as two; mines, buildings elsewhere and other players' buildings do not count."""
    state = gibraltar()
    put(state, 0, "factory-1", "fez.1")
    put(state, 0, "factory-2", "porto.1")
    mine(state, 0, 1, "marrakesh.m1")
    put(state, 1, "factory-1", "meknes.1")
    assert not met(state, "C71")
    put(state, 0, "residence-1", second)
    assert met(state, "C71")
    assert not met(state, "C71", 1)


def test_c74_asks_for_3_energized_buildings_in_royal_cities() -> None:
    state = gibraltar()
    for building, space in (("factory-1", "fez.1"), ("factory-2", "fez.2")):
        put(state, 0, building, space, energized=True)
    put(state, 0, "residence-1", "rabat.1")
    put(state, 1, "factory-1", "meknes.1", energized=True)
    put(state, 0, "residence-2", "porto.1", energized=True)
    assert not met(state, "C74")  # the third is dark, another player's, or elsewhere
    state.board.pieces["rabat.1"].energized = True
    assert met(state, "C74")
    assert not met(state, "C74", 1)


def test_c75_asks_for_an_energized_building_in_each_royal_city() -> None:
    state = gibraltar()
    for building, space in (("factory-1", "fez.1"), ("factory-2", "fez.2"), ("residence-1", "rabat.1")):
        put(state, 0, building, space, energized=True)
    put(state, 0, "residence-2", "meknes.1", energized=True)
    put(state, 1, "factory-1", "marrakesh.1", energized=True)
    assert not met(state, "C75")  # four of them, but Marrakesh has only another player's
    put(state, 0, "residence-3", "marrakesh.1")
    assert not met(state, "C75")
    state.board.pieces["marrakesh.1"].energized = True
    assert met(state, "C75")


@pytest.mark.parametrize(
    ("contract", "near", "links", "routes"),
    [
        ("C72", "lisbon.1", ("lisbon-madrid",), ()),
        ("C73", "bilbao.1", ("bilbao-madrid", "madrid-valencia"), ()),
        ("C76", "porto.1", ("braga-porto", "malaga-gibraltar", "porto-lisbon"), ("lisbon-casablanca", "gibraltar-casablanca")),
    ],
)  # fmt: skip
def test_c72_c73_and_c76_ask_for_two_cities_in_one_network(
    contract: str, near: str, links: tuple[str, ...], routes: tuple[str, ...]
) -> None:
    """By completed railways of the player and its own ships; another player's join nothing."""
    for mine_too in (True, False):
        state = gibraltar()
        put(state, 0, "residence-1", near)
        for name in links[:-1]:
            link(state, name, 0)
        ship(state, 0, *routes)
        assert not met(state, contract)
        link(state, links[-1], 0 if mine_too else 1)
        assert met(state, contract) == mine_too
        assert met(state, contract, 1) == (not mine_too and len(links) == 1)


@pytest.mark.parametrize(
    ("contract", "points", "asked"),
    [
        ("C71", 0, "technology-1"),
        ("C72", 4, "bonus"),
        ("C73", 6, "bonus-2"),
        ("C74", 5, "technology-2"),
        ("C75", 7, "technology-3"),
        ("C76", 10, "take"),
    ],
)
def test_what_they_bring(contract: str, points: int, asked: str) -> None:
    state = gibraltar()
    do(state, Do(0, lib(state).contracts[contract].rewards, "contracts"))
    assert state.players[0].vp == points
    decision = decision_of(state)
    kind, _, number = asked.partition("-")
    assert ids(state, kind)
    if kind == "technology":
        assert max(int(choice.facets["level"]) for choice in decision.of_kind(kind)) == int(number)
    if kind == "bonus":
        assert decision.prompt.args.get("count", 1) == int(number or 1)
