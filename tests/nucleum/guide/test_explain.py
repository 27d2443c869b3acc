"""`engine.nucleum.guide.reasons.why_not`: reasons and alternatives."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue
from engine.kernel import Rng
from engine.nucleum.game import NucleumState
from engine.nucleum.guide import table_in_words
from engine.nucleum.guide.figures import amounts
from engine.nucleum.guide.reasons import main_actions, why_not
from engine.nucleum.guide.reference import whereabouts
from engine.nucleum.rules.actions import industrialize, urbanize
from engine.nucleum.rules.actions.contract import fulfillable
from engine.nucleum.rules.actions.matched import ResolveMatched
from engine.nucleum.rules.effects.effects import ChooseOption
from engine.nucleum.rules.effects.goods import can_pay
from engine.nucleum.rules.flow.scoring import lines
from engine.nucleum.rules.flow.turn import ResolveTile, TurnStart
from engine.nucleum.rules.map.tracks import income_now
from engine.nucleum.state import Task, Terms
from tests.nucleum.builder import GAME, choose, decision_of, do, ids, lay, link, mine, put, table

ENGLISH = Catalogue("en", strict=True)
KINDS = ("play", "rail", "exchange", "urbanize", "industrialize", "develop", "contract", "energize", "fulfil")
ACTIONS = ("urbanize", "industrialize", "develop", "contract", "energize")


def said(state: NucleumState, kind: str, seat: int = 0) -> str:
    why = why_not.why_not(state, seat, kind)
    return "" if why is None else ENGLISH.say(why)


def test_city_outside_the_network() -> None:
    state = table()
    put(state, 0, "residence-1", "dresden.1")
    why = main_actions.why_not_city(state, 0, "industrialize", "glashuette")
    assert why is not None
    words = ENGLISH.say(why)
    assert "Glashütte is not in your network" in words
    assert "from Dresden (2 spaces)" in words
    assert main_actions.why_not_city(state, 0, "urbanize", "dresden") is None


def test_short_of_money() -> None:
    state = table()
    put(state, 0, "residence-1", "dresden.1")
    state.players[0].pool = ["start-A3"]
    state.players[0].thaler, state.players[0].workers = 0, 1
    GAME.forget(state)
    assert said(state, "urbanize") == "Factory I costs 2 thaler; you have 0 thaler (to exchange: 1 worker)."
    state.players[0].workers = 2
    GAME.forget(state)
    assert said(state, "urbanize") == ""


def poor(state: NucleumState, thaler: int, workers: int) -> None:
    """Leave seat 0 only these goods."""
    player = state.players[0]
    player.thaler, player.workers, player.reserve = thaler, workers, 18 - workers
    GAME.forget(state)


def test_the_surcharge_of_the_only_space_free_counts() -> None:
    """In Plauen only a red-bordered space is left: 2 thaler besides the building's price, less 1 for the special directive."""
    state = table()
    put(state, 0, "residence-1", "plauen.1")
    poor(state, 2, 0)
    assert said(state, "urbanize") == (
        "Factory I costs 3 thaler, red-bordered space; you have 2 thaler (nothing to exchange)."
    )
    state.players[0].pool = ["start-A3"]
    assert said(state, "urbanize") == (
        "Factory I costs 4 thaler, red-bordered space; you have 2 thaler (nothing to exchange)."
    )
    poor(state, 4, 0)
    assert said(state, "urbanize") == ""


def test_only_pieces_with_a_space_count() -> None:
    """In Joachimsthal no mine fits anymore, in Brüx only a red space: turbines and mines elsewhere cost nothing here."""
    state = table()
    mine(state, 0, 1, "joachimsthal.m1")
    state.players[0].turbines.remove("row-1")
    poor(state, 0, 1)
    assert said(state, "industrialize") == "Mine 2 costs 2 workers; you have 1 worker (nothing to exchange)."
    state = table()
    mine(state, 0, 1, "bruex.m1")
    mine(state, 0, 2, "bruex.m2")
    state.players[0].pool = ["start-A3"]
    poor(state, 0, 1)
    why = said(state, "industrialize")
    assert why.startswith("Mine 3 costs 2 thaler and 2 workers, red-bordered space; you have 0 thaler and 1 worker")


def test_the_tiles_own_discount_counts() -> None:
    state = table()
    choose(state, "play:start-A5")
    poor(state, 1, 0)
    assert "do:0:urbanize" in ids(state)
    assert said(state, "urbanize") == ""
    poor(state, 0, 0)
    assert "do:0:urbanize" not in ids(state)
    assert said(state, "urbanize") == "Residence I costs 1 thaler; you have 0 thaler (nothing to exchange)."


def test_a_tile_must_have_the_action() -> None:
    state = table()
    state.players[0].pool = ["start-A1"]
    poor(state, 10, 5)
    assert said(state, "develop") == ""
    for kind in ("urbanize", "industrialize", "contract", "energize"):
        assert said(state, kind).startswith("None of the tiles in your hand does this")
    why = why_not.why_not(state, 0, "urbanize", "dresden")
    assert why is not None
    assert why.key == "nuc-why-no-action"
    state.players[0].pool = ["start-A5"]
    GAME.forget(state)
    assert said(state, "urbanize") == said(state, "contract") == ""
    assert why_not.why_not(state, 0, "urbanize", "dresden") is None


def test_a_subsidy_of_the_same_tile_may_pay_for_its_action() -> None:
    state = table()
    state.players[0].pool = ["start-A1"]
    poor(state, 0, 0)
    state.display.offer = ["", "b1", "", "", ""]
    assert said(state, "develop") == ""
    choose(state, "play:start-A1")
    assert "do:0" not in ids(state)
    assert said(state, "develop") == ""
    choose(state, "do:1", "option:1")
    assert said(state, "develop") == ""
    poor(state, 1, 0)
    assert said(state, "develop").endswith("costs 2 thaler; you have 1 thaler (nothing to exchange).")


def test_what_is_done_in_this_turn_is_not_open_again() -> None:
    state = table()
    choose(state, "play:start-A3")
    for kind in ("play", "rail", "recharge"):
        assert said(state, kind) == "You have already chosen how to use this turn."
    assert said(state, "urbanize") == ""
    assert said(state, "develop") == "You have no such action left this turn."
    choose(state, "do:0")
    assert said(state, "urbanize") == said(state, "industrialize") == ""
    choose(state, "build:residence-1", "space:grimma.3")
    assert said(state, "urbanize").startswith("You have no such action left")
    choose(state, "skip")
    assert said(state, "industrialize") == said(state, "play")
    assert said(state, "urbanize", seat=1) == ""


def test_one_contract_a_turn_and_only_with_a_tile() -> None:
    state = table()
    player = state.players[0]
    player.contracts.update({"slot-1": "C12", "slot-2": "C17"})
    for number in (1, 2):
        put(state, 0, f"factory-{number}", f"dresden.{number}")
    for number in (1, 2):
        mine(state, 0, number, f"bruex.m{number}")
    assert {"C12", "C17"} <= set(fulfillable(state, 0))
    assert said(state, "fulfil") == ""
    player.slots = [f"b{number}" for number in range(1, 9)]
    GAME.forget(state)
    assert said(state, "fulfil").startswith("One contract may be fulfilled in a turn")
    player.slots = []
    GAME.forget(state)
    choose(state, "play:start-A3")
    assert said(state, "fulfil") == ""
    choose(state, "fulfil:C12")
    while not isinstance(state.pending[-1], ResolveTile):
        choose(state, min(ids(state)))
    assert said(state, "fulfil").startswith("One contract may be fulfilled in a turn")


def test_a_matched_action_is_open_out_of_turn() -> None:
    state = table()
    do(state, ResolveMatched(1, [Task("b3", 0)], [], "leipzig-riesa", 0))
    poor(state, 0, 0)
    assert said(state, "urbanize", seat=1) == ""
    assert said(state, "contract", seat=1).startswith("You have no such action left")
    assert said(state, "fulfil", seat=1)


def test_reasons_by_kind() -> None:
    state = table()
    player = state.players[0]
    assert said(state, "energize").startswith("You have no building")
    player.slots = [f"b{number}" for number in range(1, 9)]
    assert said(state, "play").startswith("All your slots are full")
    assert said(state, "contract") == said(state, "urbanize") == said(state, "play")
    player.slots = []
    player.contracts = dict.fromkeys(player.contracts, "C12")
    GAME.forget(state)
    assert said(state, "contract").startswith("All your contract slots")
    assert "2 factories (you have 0)" in said(state, "fulfil")
    player.workers, player.reserve = 0, 18
    GAME.forget(state)
    assert said(state, "rail").startswith("A railway needs")
    assert said(state, "exchange").startswith("Nothing to exchange")
    assert said(state, "recharge") == ""


@pytest.mark.parametrize(
    ("space", "begins"),
    [
        ("dresden.1", "Your Residence I in Dresden lacks 2 railways to a power plant: Riesa–Dresden."),
        ("glashuette.t1", "There is no building"),
        ("praha.2", "Residence II"),
    ],
)
def test_why_not_energize(space: str, begins: str) -> None:
    state = table()
    put(state, 0, "residence-1", "dresden.1")
    put(state, 1, "residence-2", "praha.2")
    why = main_actions.why_not_energize(state, 0, space)
    assert why is not None
    assert ENGLISH.say(why).startswith(begins)


def test_no_fuel_and_too_much() -> None:
    state = table()
    put(state, 0, "residence-1", "dresden.1")
    link(state, "dresden-glashuette", 1)
    why = main_actions.why_not_energize(state, 0, "dresden.1")
    assert why is not None
    assert ENGLISH.say(why) == "Your Residence I in Dresden needs 2 electricity; you can bring 0."
    link(state, "riesa-dresden", 1)
    assert main_actions.why_not_energize(state, 0, "dresden.1") is None
    put(state, 0, "laboratory-4", "dresden.2")
    why = main_actions.why_not_energize(state, 0, "dresden.2")
    assert why is not None
    assert "needs 12 electricity" in ENGLISH.say(why)


def test_outlook() -> None:
    state = table()
    mine(state, 0, 1, "joachimsthal.m1", 2)
    lay(state, 0, "leipzig-riesa.1", "start-A1")
    assert ENGLISH.say(income_now(state, 0)) == "4 thaler, 2 workers and 0 VP"
    assert amounts(state, 0)[-1].count == sum(line.points for line in lines(state, 0))
    state.ended["contracts"] = 1
    conditions = [ENGLISH.say(line) for line in whereabouts.end_conditions(state)]
    assert conditions[1].startswith("✓")
    assert conditions[-1] == "1 of 2 end conditions have happened."
    assert ENGLISH.say(table_in_words.mines_at(state, 0)[0]) == "Joachimsthal: 2 uranium, room for 1"


@pytest.mark.parametrize("seats", [2, 4])
def test_explanations_agree_with_the_choices(seats: int) -> None:
    """At the start of every turn of a random game, a kind is explained exactly if it is not offered."""
    state, _ = GAME.start(seats, 21, {"experiments": "random"})
    rng = Rng(3)
    for _ in range(500):
        decision = GAME.decision(state)
        if decision is None:
            break
        if type(state.pending[-1]).__name__ == "TurnStart":
            for kind in ("play", "rail", "recharge", "exchange"):
                why = why_not.why_not(state, decision.seat, kind)
                assert (why is None) == bool(decision.of_kind(kind))
            for kind in KINDS:
                why = why_not.why_not(state, decision.seat, kind)
                if why is not None:
                    ENGLISH.say(why)
        GAME.apply(state, rng.pick(decision.choices).id)


def offered(state: NucleumState) -> set[str]:
    """Return the kinds of choice that a tile leads to, with or without its subsidies first, according to `decision`."""
    decision = decision_of(state)
    step, found = state.pending[-1], set()
    if isinstance(step, ResolveTile | ResolveMatched):
        found = {choice.kind for choice in decision.choices}
    followed = {
        choice.id
        for choice in decision.choices
        if choice.kind in {"play", "subsidy"}
        or (choice.kind == "fragment" and isinstance(step, ResolveTile))
        or isinstance(step, ChooseOption)
    }
    if isinstance(step, TurnStart | ResolveTile | ResolveMatched | ChooseOption):
        for choice in followed:
            copy = GAME.copy(state)
            GAME.apply(copy, choice)
            after = GAME.decision(copy)
            if after is not None and after.seat == decision.seat:
                found |= offered(copy)
    return found


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"promo_fragments": True}), (4, {"experiments": "random"})],
)
def test_open_is_what_a_turn_really_offers(seats: int, options: dict[str, bool | str]) -> None:
    """Whenever a seat has its turn or a tile to resolve: an action is explained exactly when no tile comes to it."""
    state, _ = GAME.start(seats, 30 + seats, options)
    rng = Rng(seats)
    opened, closed = 0, 0
    while (decision := GAME.decision(state)) is not None and opened + closed < 900:
        step = state.pending[-1]
        if rng.below(3) == 0 and isinstance(step, TurnStart | ResolveTile | ResolveMatched):
            found = offered(state)
            for kind in ACTIONS:
                why = why_not.why_not(state, decision.seat, kind)
                assert (why is None) == (kind in found), (kind, why, type(step).__name__, state.ply)
                opened, closed = opened + (why is None), closed + (why is not None)
                if why is not None:
                    assert "free more" not in ENGLISH.say(why)
            if isinstance(step, TurnStart):
                fulfils = bool(fulfillable(state, decision.seat)) and bool(decision.of_kind("play"))
            else:
                fulfils = bool(decision.of_kind("fulfil"))
            assert (why_not.why_not(state, decision.seat, "fulfil") is None) == fulfils
        GAME.apply(state, rng.pick(decision.choices).id)
    assert opened > 100
    assert closed > 100


@pytest.mark.parametrize("off", [0, 1, 2])
def test_prices_are_those_of_the_actions(off: int) -> None:
    """The prices told are those that decide whether a piece can be placed."""
    state, _ = GAME.start(3, 8, {"experiments": "random"})
    rng = Rng(4)
    for _ in range(250):
        decision = GAME.decision(state)
        if decision is None:
            break
        for seat in range(state.seats):
            terms = Terms(thaler_off=off, workers_off=off)
            for prices, action in (
                (main_actions.urban_prices, urbanize),
                (main_actions.industrial_prices, industrialize),
            ):
                payable = any(can_pay(state, seat, each.thaler, each.workers) for each in prices(state, seat, terms))
                assert payable == bool(action.placements(state, seat, terms))
        GAME.apply(state, rng.pick(decision.choices).id)


def test_no_railway_without_a_worker_says_whether_uranium_could_help() -> None:
    state = table()
    put(state, 0, "residence-1", "dresden.1")
    player = state.players[0]
    player.workers = 0
    GAME.forget(state)
    assert said(state, "rail") == "A railway needs an available worker: you have none, and no uranium to exchange."
    player.uranium = {"row-1": 1}
    player.reserve = 0
    GAME.forget(state)
    assert said(state, "rail") == (
        "A railway needs an available worker, and you have none. "
        "Your reserve is empty, so no uranium can be exchanged for one."
    )
    player.reserve = 1
    GAME.forget(state)
    assert said(state, "rail") == ""
