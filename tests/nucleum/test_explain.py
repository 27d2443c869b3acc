"""`engine.nucleum.explain`: why not, and what would be."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue
from engine.kernel import Rng
from engine.nucleum import explain
from engine.nucleum.game import NucleumState
from tests.nucleum.builder import GAME, lay, link, mine, put, table

ENGLISH = Catalogue("en", strict=True)
KINDS = ("play", "rail", "exchange", "urbanize", "industrialize", "develop", "contract", "energize", "fulfil")


def said(state: NucleumState, kind: str, seat: int = 0) -> str:
    why = explain.why_not(state, seat, kind)
    return "" if why is None else ENGLISH.say(why)


def test_city_outside_the_network() -> None:
    state = table()
    put(state, 0, "residence-1", "dresden.1")
    why = explain.why_not_city(state, 0, "industrialize", "glashuette")
    assert why is not None
    words = ENGLISH.say(why)
    assert "Glashütte is not in your network" in words
    assert "from Dresden (2 spaces)" in words
    assert explain.why_not_city(state, 0, "urbanize", "dresden") is None


def test_short_of_money() -> None:
    state = table()
    put(state, 0, "residence-1", "dresden.1")
    state.players[0].thaler, state.players[0].workers = 0, 1
    GAME.forget(state)
    assert said(state, "urbanize") == "It needs 2 thaler more; you have 1 worker and 0 uranium to exchange."
    state.players[0].workers = 2
    GAME.forget(state)
    assert said(state, "urbanize") == ""


def test_reasons_by_kind() -> None:
    state = table()
    player = state.players[0]
    assert said(state, "energize").startswith("You have no building")
    player.slots = [f"b{number}" for number in range(1, 9)]
    assert said(state, "play").startswith("All your slots are full")
    player.contracts = dict.fromkeys(player.contracts, "C12")
    GAME.forget(state)
    assert said(state, "contract").startswith("All your contract slots")
    assert "0 of 2 factories" in said(state, "fulfil")
    player.workers, player.reserve = 0, 18
    GAME.forget(state)
    assert said(state, "rail").startswith("A railway needs")
    assert said(state, "exchange").startswith("You have no worker")
    assert said(state, "recharge") == ""


@pytest.mark.parametrize(
    ("space", "begins"),
    [("dresden.1", "No completed railway"), ("glashuette.t1", "There is no building"), ("praha.2", "Residence II")],
)
def test_why_not_energize(space: str, begins: str) -> None:
    state = table()
    put(state, 0, "residence-1", "dresden.1")
    put(state, 1, "residence-2", "praha.2")
    why = explain.why_not_energize(state, 0, space)
    assert why is not None
    assert ENGLISH.say(why).startswith(begins)


def test_no_fuel_and_too_much() -> None:
    state = table()
    put(state, 0, "residence-1", "dresden.1")
    link(state, "dresden-glashuette", 1)
    why = explain.why_not_energize(state, 0, "dresden.1")
    assert why is not None
    assert ENGLISH.say(why).startswith("Neither coal nor")
    link(state, "riesa-dresden", 1)
    assert explain.why_not_energize(state, 0, "dresden.1") is None
    put(state, 0, "laboratory-4", "dresden.2")
    why = explain.why_not_energize(state, 0, "dresden.2")
    assert why is not None
    assert "needs 12 electricity" in ENGLISH.say(why)


def test_outlook() -> None:
    state = table()
    mine(state, 0, 1, "joachimsthal.m1", 2)
    lay(state, 0, "leipzig-riesa.1", "start-A1")
    assert ENGLISH.say(explain.next_income(state, 0)) == "4 thaler, 2 workers and 0 VP"
    assert "leftovers 2" in ENGLISH.say(explain.projected_score(state, 0))
    state.ended["contracts"] = 1
    lines = [ENGLISH.say(line) for line in explain.end_conditions(state)]
    assert lines[1].startswith("✓")
    assert lines[-1] == "1 of 2 end conditions have happened."
    assert ENGLISH.say(explain.mines_at(state, 0)[0]) == "Joachimsthal: 2 uranium, room for 1"


@pytest.mark.parametrize("seats", [2, 4])
def test_explanations_agree_with_the_choices(seats: int) -> None:
    """At the start of every turn of a random game, a kind is explained exactly when it is not offered."""
    state, _ = GAME.start(seats, 21, {"experiments": "random"})
    rng = Rng(3)
    for _ in range(500):
        decision = GAME.decision(state)
        if decision is None:
            break
        if type(state.agenda[-1]).__name__ == "TurnStart":
            for kind in ("play", "rail", "recharge", "exchange"):
                why = explain.why_not(state, decision.seat, kind)
                assert (why is None) == bool(decision.of_kind(kind))
            for kind in KINDS:
                why = explain.why_not(state, decision.seat, kind)
                if why is not None:
                    ENGLISH.say(why)
        GAME.apply(state, rng.pick(decision.choices).id)
