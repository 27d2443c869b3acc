"""nucleum.md, section 2: turns and exchanges."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue
from engine.kernel import Match, text
from engine.nucleum.game import NucleumState
from engine.nucleum.library import lib, rail_spaces
from engine.nucleum.rules.actions.industrialize import free_spaces
from engine.nucleum.rules.effects.effects import ChooseAction
from engine.nucleum.rules.effects.goods import Price, StoreUranium, can_pay, charge, price_text, short_of
from engine.nucleum.rules.effects.questions import ask, skip_choice
from engine.nucleum.state import Terms
from tests.nucleum.builder import (
    GAME,
    choose,
    decision_of,
    do,
    ids,
    lay,
    link,
    mine,
    put,
    seat_to_act,
    table,
    workers_of,
)

ENGLISH = Catalogue("en", strict=True)


def test_2_a_turn_is_a_tile_a_railway_or_a_recharge() -> None:
    state = table()
    kinds = {choice.kind for choice in GAME.decision(state).choices}  # type: ignore[union-attr]
    assert kinds == {"play", "rail", "recharge", "exchange"}


def test_2_a_choice_says_which_tile_it_plays_or_lays() -> None:
    state = table()
    lay(state, 1, "riesa-dresden.1", "g1")
    decision = decision_of(state)
    for kind in ("play", "rail"):
        assert {choice.id: choice.facets["tile"] for choice in decision.of_kind(kind)} == {
            f"{kind}:{tile}": tile
            for tile in state.players[0].pool
            if kind == "play" or lib(state).tiles[tile].railway
        }
    free = len(rail_spaces(state)) - 1
    details = {ENGLISH.say(choice.detail) for choice in decision.of_kind("rail") if choice.detail is not None}
    assert len(details) == 1
    assert str(free) in details.pop()
    assert (decision.own_turn, decision.reason) == (True, None)
    told = [event for event in choose(state, "play:start-A3") if event.kind == "play"]
    assert [(event.data, event.marks) for event in told] == [({"tile": "start-A3", "slot": 1}, ("mat:0",))]


@pytest.mark.parametrize(
    ("ended", "last", "said"),
    [
        ((), False, ""),
        (("contracts",), False, ""),
        (
            ("contracts", "kings-day"),
            False,
            "The end of the game has been triggered: after this turn you have one more.",
        ),
        ((), True, "This is your last turn."),
    ],
)
def test_2_a_turn_says_that_the_end_is_near(ended: tuple[str, ...], last: bool, said: str) -> None:
    """With two end conditions met the round is finished and one more is played (nucleum.md 8)."""
    state = table()
    state.ended, state.last_round = dict.fromkeys(ended, 0), last
    GAME.forget(state)
    decision = decision_of(state)
    assert (ENGLISH.say(decision.reason) if decision.reason is not None else "") == said


def test_2a_tile_goes_to_the_leftmost_slot_and_both_halves_in_any_order() -> None:
    state = table()
    state.players[0].slots = ["b1"]
    GAME.forget(state)
    choose(state, "play:start-A3")
    assert state.players[0].slots == ["b1", "start-A3"]
    assert {"do:0", "do:1", "skip"} <= ids(state)
    choose(state, "do:1", "place:mine:row-1", "space:chemnitz.m1")
    assert ids(state, "urbanize") == {"do:0"}
    choose(state, "skip", "confirm")
    assert seat_to_act(state) == 1


def test_2a_no_half_need_be_resolved() -> None:
    state = table()
    choose(state, "play:start-A3", "skip", "confirm")
    assert not state.board.pieces


def test_2a_eight_slots() -> None:
    state = table()
    player = state.players[0]
    player.slots = [f"b{number}" for number in range(1, 9)]
    GAME.forget(state)
    assert not ids(state, "play")
    assert ids(state, "recharge")


def test_2a_one_contract_before_between_or_after() -> None:
    state = table()
    put(state, 0, "factory-1", "dresden.3")
    put(state, 0, "factory-2", "riesa.2")
    player = state.players[0]
    player.contracts["slot-1"], player.contracts["slot-2"] = "C12", "C05"
    put(state, 0, "residence-1", "dresden.1")
    put(state, 0, "residence-2", "riesa.1")
    choose(state, "play:start-A1")
    assert ids(state, "fulfil") == {"fulfil:C12", "fulfil:C05"}
    choose(state, "fulfil:C12", "vp")
    assert player.fulfilled == ["C12"]
    assert player.contracts["slot-1"] == ""
    assert not ids(state, "fulfil")
    assert ids(state, "develop")


def test_2a_a_contract_is_fulfilled_after_an_action_too() -> None:
    """nucleum.md 2A: before, between or after the actions."""
    state = table()
    put(state, 0, "factory-1", "dresden.3")
    put(state, 0, "factory-2", "riesa.2")
    state.players[0].contracts["slot-1"] = "C12"
    choose(state, "play:start-A1", "do:1", "option:1", "fulfil:C12")
    assert state.players[0].fulfilled == ["C12"]


def test_2a_a_contract_is_fulfilled_after_both_actions_too() -> None:
    state = table()
    put(state, 0, "factory-1", "dresden.3")
    put(state, 0, "factory-2", "riesa.2")
    state.players[0].contracts["slot-1"] = "C12"
    choose(state, "play:start-A1", "do:1", "option:1", "do:0", f"tile:{state.display.offer[4]}", "skip")
    assert not {choice for choice in ids(state) if choice.startswith("do:")}
    choose(state, "fulfil:C12")
    assert state.players[0].fulfilled == ["C12"]


def test_2b_2c_no_contract_with_a_railway_or_recharge() -> None:
    for first in ("rail:start-A1", "recharge"):
        state = table()
        put(state, 0, "factory-1", "dresden.3")
        put(state, 0, "factory-2", "riesa.2")
        state.players[0].contracts["slot-1"] = "C12"
        GAME.forget(state)
        assert not ids(state, "fulfil")
        choose(state, first)
        while seat_to_act(state) == 0:
            assert not ids(state, "fulfil")
            choose(state, decision_of(state).choices[-1].id)


def test_2b_a_railway_needs_an_available_worker() -> None:
    state = table()
    state.players[0].workers, state.players[0].reserve = 0, 18
    GAME.forget(state)
    assert not ids(state, "rail")
    mine(state, 0, 1, "joachimsthal.m1", uranium=1)
    assert ids(state, "rail")


def test_2_exchanges_any_time() -> None:
    state = table()
    mine(state, 0, 1, "karlsbad.m1", uranium=2)
    choose(state, "exchange:uranium", "exchange:worker", "exchange:worker")
    player = state.players[0]
    assert (player.thaler, player.workers, player.uranium["row-1"]) == (6, 1, 1)
    assert workers_of(state, 0) == 18
    choose(state, "play:start-A3", "exchange:worker")
    assert player.thaler == 7
    assert "do:0" in ids(state)
    player.reserve = 0
    GAME.forget(state)
    assert "exchange:uranium" not in ids(state)  # there is no worker to get for it
    player.workers = 0
    GAME.forget(state)
    assert "exchange:worker" not in ids(state)


def test_2_exchanges_also_in_anothers_turn() -> None:
    state = table()
    lay(state, 1, "leipzig-riesa.3", "b9", half=1)
    choose(state, "rail:start-A3", "at:leipzig-riesa.2", "way:0", "skip", "confirm")
    assert seat_to_act(state) == 1
    before, actions = state.players[1].thaler, ids(state, "urbanize")
    assert actions
    choose(state, "exchange:worker")
    assert state.players[1].thaler == before + 1
    assert seat_to_act(state) == 1
    assert ids(state, "urbanize") == actions


def test_2_exchange_asks_from_which_mines_only_if_it_matters() -> None:
    state = table()
    mine(state, 0, 1, "joachimsthal.m1", uranium=2)
    mine(state, 0, 2, "bruex.m1", uranium=1)
    choose(state, "exchange:uranium")
    assert ids(state) == {"spend:1-0", "spend:0-1"}
    choose(state, "spend:0-1")
    assert state.players[0].uranium == {"row-1": 2, "row-2": 0}


def test_2_paying_by_exchange_is_offered_not_a_dead_end() -> None:
    state = table()
    player = state.players[0]
    player.thaler = 1
    mine(state, 0, 1, "joachimsthal.m1", uranium=1)
    put(state, 0, "laboratory-1", "dresden.5")
    choose(state, "play:start-A3", "do:0", "build:factory-1")
    assert ids(state) == {"pay:1w0u", "pay:0w1u"}
    assert [ENGLISH.say(choice.label, str) for choice in decision_of(state).choices] == [
        "1 worker as 1 thaler",
        "1 uranium as 1 thaler",
    ]
    choose(state, "pay:0w1u")
    assert (player.thaler, player.workers, player.uranium["row-1"]) == (0, 2, 0)
    assert state.board.pieces["dresden.4"].id == "factory-1"
    assert workers_of(state, 0) == 18


def _purse() -> NucleumState:
    """Seat 0 has 2 thaler, 2 workers and 3 uranium."""
    state = table()
    player = state.players[0]
    player.thaler, player.workers, player.reserve = 2, 2, 16
    mine(state, 0, 1, "joachimsthal.m1", uranium=3)
    return state


@pytest.mark.parametrize(
    ("price", "ways"),
    [
        ((5, 0), {"pay:2w1u": (0, 0, 2), "pay:1w2u": (0, 1, 1), "pay:0w3u": (0, 2, 0)}),
        ((5, 1), {"pay:1w2u": (0, 0, 1), "pay:0w3u": (0, 1, 0)}),  # the worker of the price is not exchanged
        ((5, 2), {"pay:0w3u": (0, 0, 0)}),
        ((3, 3), {"pay:0w2u": (0, 0, 1)}),  # one uranium is the third worker, one the third thaler
        ((1, 3), {"pay:0w1u": (1, 0, 2)}),  # a thaler is not a worker
        ((2, 5), {"pay:0w3u": (0, 0, 0)}),
    ],
)
def test_2_every_way_to_pay_what_is_short(price: tuple[int, int], ways: dict[str, tuple[int, int, int]]) -> None:
    """nucleum.md 2: 1 uranium is 1 worker, 1 worker is 1 thaler. After each way: thaler, workers and uranium left."""
    for way, left in ways.items():
        state = _purse()
        player = state.players[0]
        assert can_pay(state, 0, *price)
        charge(state, 0, *price, [])
        told = do(state)
        if len(ways) > 1:
            assert ids(state, "pay") == set(ways)
            told = choose(state, way)
        assert (player.thaler, player.workers, player.uranium["row-1"]) == left
        assert workers_of(state, 0) == 18
        given = [event.data for event in told if event.kind == "exchange"]
        for what, before, paid, after in (("thaler", 2, price[0], left[0]), ("worker", 2, price[1], left[1])):
            assert before + sum(int(each.get(what, 0)) for each in given) - paid == after
        assert 3 + sum(int(each.get("uranium", 0)) for each in given) == left[2]


@pytest.mark.parametrize(
    ("price", "payable"),
    [
        ((7, 0), True),
        ((8, 0), False),
        ((6, 1), True),
        ((7, 1), False),
        ((0, 5), True),
        ((0, 6), False),
        ((3, 5), False),
    ],
)
def test_2_what_is_more_than_all_one_has_cannot_be_paid(price: tuple[int, int], payable: bool) -> None:
    assert can_pay(_purse(), 0, *price) == payable


def test_2_uranium_is_no_worker_when_the_reserve_is_empty() -> None:
    state = _purse()
    state.players[0].reserve = 1
    assert can_pay(state, 0, 0, 3)
    assert not can_pay(state, 0, 0, 4)
    assert can_pay(state, 0, 0, 2, uranium=3)
    assert not can_pay(state, 0, 0, 3, uranium=3)


@pytest.mark.parametrize(
    ("price", "exchanges"),
    [((2, 2), 0), ((3, 2), 1), ((2, 3), 1), ((3, 3), 2), ((5, 2), 3), ((3, 4), 3), ((0, 0), 0)],
)
def test_2_a_price_says_how_many_exchanges_it_takes(price: tuple[int, int], exchanges: int) -> None:
    state = _purse()
    assert price_text(state, 0, text("x"), *price).args["exchanges"] == exchanges


def test_2_an_exchange_says_what_it_takes_and_gives() -> None:
    state = _purse()
    told = choose(state, "exchange:uranium", "exchange:worker")
    assert [event.data for event in told if event.kind == "exchange"] == [
        {"uranium": -1, "worker": 1, "thaler": 0},
        {"worker": -1, "thaler": 1},
    ]


def test_2_uranium_pays_for_a_worker_that_is_short() -> None:
    state = table()
    player = state.players[0]
    player.workers, player.reserve = 0, 18
    mine(state, 0, 1, "joachimsthal.m1", uranium=2)
    choose(state, "rail:start-A1", "at:dresden-bautzen.1")
    assert player.uranium["row-1"] == 1
    assert (player.workers, player.reserve) == (0, 17)
    assert state.board.rails["dresden-bautzen.1"].worker


def test_2_what_is_short_is_told_of_the_price_nearest_to_what_one_has() -> None:
    """4 thaler are 3 too many; 3 thaler and 2 workers only 2 and 1, but that is as much, and the higher price."""
    state = table()
    player = state.players[0]
    player.thaler, player.workers = 1, 1
    assert ENGLISH.say(short_of(state, 0, [Price(3, 2), Price(4)]), str) == (
        "This costs 4 thaler; you have 1 thaler (to exchange: 1 worker)."
    )
    assert ENGLISH.say(short_of(state, 0, [Price(5), Price(2, 3)]), str) == (
        "This costs 2 thaler and 3 workers; you have 1 thaler and 1 worker (nothing to exchange)."
    )


def test_2_spent_workers_go_to_the_reserve() -> None:
    state = table()
    choose(state, "play:start-A3", "do:1", "place:turbine:row-2", "space:plauen.t1")
    assert (state.players[0].workers, state.players[0].reserve) == (0, 18)


@pytest.mark.parametrize(("reserve", "left"), [(1, 0), (3, 1)])
def test_2_uranium_without_room_becomes_workers_or_is_lost(reserve: int, left: int) -> None:
    state = table()
    player = state.players[0]
    mine(state, 0, 2, "bruex.m1", uranium=1)
    player.workers, player.reserve = 18 - reserve, reserve
    GAME.forget(state)
    do(state, StoreUranium(0, 3))
    assert player.uranium["row-2"] == 2
    assert (player.workers, player.reserve) == (18 - left, left)


@pytest.mark.parametrize("joined", [False, True])
def test_2_uranium_becomes_workers_only_when_all_of_several_mines_are_full(joined: bool) -> None:
    """5 uranium: the mines of rows 1 and 2 have room for 2 and 1, the last 2 are workers."""
    state = table()
    mine(state, 0, 1, "joachimsthal.m1", uranium=1)
    mine(state, 0, 2, "joachimsthal.m2" if joined else "bruex.m1", uranium=1)
    do(state, StoreUranium(0, 5))
    assert state.players[0].uranium == {"row-1": 3, "row-2": 2}
    assert (state.players[0].workers, state.players[0].reserve) == (4, 14)


def test_2_uranium_without_any_mine_becomes_workers() -> None:
    state = table()
    do(state, StoreUranium(0, 2))
    assert (state.players[0].uranium, state.players[0].workers, state.players[0].reserve) == ({}, 4, 14)


def test_2_uranium_becomes_thaler_only_by_way_of_a_worker() -> None:
    """With all workers on railways there is none to take from the reserve; one is enough for any number."""
    state = table()
    player = state.players[0]
    mine(state, 0, 1, "karlsbad.m1", uranium=3)
    player.thaler = player.workers = player.reserve = 0
    assert not can_pay(state, 0, 1)
    player.reserve = 1
    assert can_pay(state, 0, 3)
    assert not can_pay(state, 0, 4)
    assert can_pay(state, 0, 0, workers=1)
    assert not can_pay(state, 0, 0, workers=2)


@pytest.mark.parametrize("active", [0, 1, 2])
def test_2_a_question_is_of_the_own_turn_for_the_active_player_alone(active: int) -> None:
    state = table()
    state.active = active
    assert ask(state, 1, skip_choice().label, [skip_choice()]).own_turn == (active == 1)


def test_2_special_directive_is_any_main_action_a_thaler_cheaper_and_never_a_railway() -> None:
    state = table()
    assert "rail:start-A5" not in ids(state)
    choose(state, "play:start-A5")
    assert ids(state) >= {"do:0:urbanize", "do:0:industrialize", "do:0:develop", "do:0:contract"}
    choose(state, "do:0:urbanize", "build:residence-1", "space:dresden.1")
    assert state.players[0].thaler == 4 - (2 - 1)


def test_2_special_directive_makes_tiles_and_red_spaces_a_thaler_cheaper() -> None:
    state = table()
    state.players[0].thaler = 9
    choose(state, "play:start-A5", "do:0:develop")
    decision = decision_of(state)
    assert [choice.facets["cost"] for choice in decision.choices if choice.kind == "tile"] == [1, 1, 0, 0, 0]
    state = table()
    state.players[0].thaler = 9
    do(state, ChooseAction(0, 1))  # as a reward
    assert "skip" in ids(state)
    choose(state, "do:develop")
    assert "skip" in ids(state)  # a reward can always be left
    decision = decision_of(state)
    assert [choice.facets["cost"] for choice in decision.choices if choice.kind == "tile"] == [1, 1, 0, 0, 0]
    for off, extra in ((0, 2), (1, 1)):
        found = free_spaces(table(), 0, "mine", Terms(thaler_off=off, ignore_network=True))
        assert {price for space, price in found if space.red} == {extra}


def test_2_special_directive_makes_coal_a_thaler_cheaper() -> None:
    """A building of level I asks for 2 electricity: 2 coal for 1 thaler each."""
    state = table()
    put(state, 0, "residence-1", "plauen.1")
    choose(state, "play:start-A5", "do:0:energize")
    assert state.board.pieces["plauen.1"].energized
    assert state.players[0].thaler == 4 - (2 - 1)


def test_2_confirmed_turns_stand_and_open_ones_can_be_undone() -> None:
    match = Match(GAME, 2, 5, {"experiments": "random"})
    tile = match.state.players[match.state.first].pool[0]
    before = GAME.encode(match.state)
    match.apply(f"play:{tile}")
    match.undo()
    assert GAME.encode(match.state) == before
    match.apply(f"play:{tile}")
    match.apply("skip")
    match.apply("confirm")
    assert not match.since


def test_2_workers_on_links_stay_for_good() -> None:
    state = table()
    link(state, "riesa-dresden", 0)
    assert workers_of(state, 0) == 18


def test_2_a_turn_with_recharge_alone_is_asked() -> None:
    state = table(2)
    player = state.players[1]
    player.pool.clear()
    player.thaler = player.workers = 0
    player.reserve = 18
    GAME.forget(state)
    choose(state, "play:start-A3", "skip", "confirm")
    assert seat_to_act(state) == 1
    assert ids(state) == {"recharge"}
