"""The Baron's development, contracts, and use of gains (docs/ledger/rulings.md)."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue
from engine.kernel import EventLog
from engine.nucleum.data.vocabulary import Gain, Income, OneOf, PlaceNucleum, TakeTile, Technology
from engine.nucleum.modules.solo.market import remove_rightmost
from engine.nucleum.modules.solo.state import row
from engine.nucleum.rules.effects.do import Do
from engine.nucleum.state import Effects
from tests.nucleum.builder import GAME, do, link, mine
from tests.nucleum.modules.solo.hand import (
    BARON,
    BLOCK,
    FOUR,
    act,
    build,
    figures,
    solo_table,
    turn,
    unavailable,
    why,
)

ENGLISH = Catalogue("en", strict=True)
DEVELOP, CONTRACT = ("start-D1", 0), ("start-D4", 1)
WORKER_OR_THALER = OneOf(options=((Gain(resource="worker"),), (Gain(resource="thaler", amount=2),)))


def test_develop_takes_the_rightmost_tile_into_the_row_left_of_the_block() -> None:
    state = solo_table(*FOUR, thaler=0, workers=1)
    rightmost = state.display.offer[-1]
    (told,) = [event for event in act(state, *DEVELOP) if event.kind == "develop"]
    assert told.marks == ("offer:5", f"mat:{BARON}")
    assert told.data == {"tile": rightmost, "cost": 0}
    assert row(state, BARON) == [*FOUR, rightmost, BLOCK]
    assert (state.players[BARON].thaler, state.players[BARON].workers) == (0, 1)


def test_two_develop_actions_in_a_turn_take_two_tiles() -> None:
    state = solo_table(*FOUR)
    first, second = state.display.offer[-1], state.display.offer[-2]
    act(state, "b11", 0, 1)
    assert row(state, BARON) == [*FOUR, first, second, BLOCK]


def test_the_place_a_tile_is_developed_from_is_marked() -> None:
    state = solo_table(*FOUR)
    state.display.offer[-1] = ""
    state.display.takers, state.display.tiles = [], []
    (told,) = [event for event in act(state, *DEVELOP) if event.kind == "develop"]
    assert told.marks[0] == "offer:4"


def test_a_tile_removed_is_the_rightmost_and_its_place_is_marked() -> None:
    state, log = solo_table(), EventLog()
    state.display.offer[-1] = ""
    state.display.takers, state.display.tiles = [], []
    rightmost = state.display.offer[-2]
    assert remove_rightmost(state, BARON, log) == rightmost
    assert [event.marks for event in log.events if event.kind == "remove"] == [("offer:4",)]
    assert state.display.offer[-2:] == ["", ""]


def test_with_an_empty_offer_there_is_no_develop() -> None:
    state = solo_table()
    state.display.offer = [""] * 5
    events = act(state, *DEVELOP)
    assert figures(events, "nothing")["action"] == "develop"
    assert unavailable(events) == "the offer is empty"


def test_the_last_tile_of_the_stack_is_an_end_condition_for_him() -> None:
    state = solo_table("start-D1", "start-D2")
    state.display.tiles = state.display.tiles[:1]
    turn(state)
    assert state.ended == {"action-tiles": BARON}
    assert state.players[BARON].points["end-conditions"] == 3


@pytest.mark.parametrize(("card", "contract"), [(1, "C07"), (7, "C30")])
def test_a_contract_is_the_lowest_or_highest_by_a_logic_card(card: int, contract: str) -> None:
    state = solo_table(cards=(card,))
    state.display.shown |= {"silver": ["C11", "C07"], "gold": ["C30", "C22"]}
    told = act(state, *CONTRACT)
    assert figures(told, "contract")["contract"] == contract
    assert why(told, "contract")["card"] == card
    assert [event.marks for event in told if event.kind == "solo-why"] == [()]
    assert [event.marks for event in told if event.kind == "contract"] == [("contracts", f"mat:{BARON}")]
    assert state.players[BARON].fulfilled == [contract]
    assert contract not in state.display.shown["silver"] + state.display.shown["gold"]


def test_what_he_takes_is_replaced_before_he_takes_again() -> None:
    """nucleum.md 4, 10: a second develop or contract action of a turn finds the offer and the display full."""
    state = solo_table(*FOUR)
    act(state, *DEVELOP)
    offered = [tile for tile in state.display.offer if tile]
    act(state, *DEVELOP)
    assert len([tile for tile in state.display.offer if tile]) == len(offered)
    state = solo_table(cards=(1, 1, 1))
    state.display.shown |= {"silver": ["", ""], "gold": ["C22", ""]}
    state.display.stacks["gold"] = ["C30"]
    act(state, *CONTRACT)
    act(state, *CONTRACT)
    assert state.players[BARON].fulfilled == ["C22", "C30"]


def test_his_contracts_are_told_as_taken_not_as_fulfilled() -> None:
    state = solo_table()

    def told() -> list[str]:
        (own,) = [each for each in GAME.guide.sections(state) if each.seat == BARON]
        return [ENGLISH.say(line, str) for line in own.lines]

    assert "No contract taken." in told()
    state.players[BARON].fulfilled = ["C18", "C19"]
    assert [line for line in told() if "C18" in line or "ulfilled" in line] == [
        "Contracts: Gold Contract C18; Gold Contract C19."
    ]
    assert [ENGLISH.say(line, str) for line in GAME.guide.explain("contract:C18", state, 0).now] == ["1 has it"]


def test_he_takes_no_more_contracts_than_a_board_has_slots() -> None:
    state = solo_table()
    state.players[BARON].fulfilled = ["C18", "C19", "C20", "C21"]
    events = act(state, *CONTRACT)
    assert figures(events, "nothing")["action"] == "contract"
    assert unavailable(events) == "he already has 4 contracts"


def test_a_contract_gives_him_no_bonus_of_a_slot() -> None:
    state = solo_table(thaler=0)
    act(state, *CONTRACT)
    player = state.players[BARON]
    assert (player.thaler, player.workers, player.vp) == (0, 9, 0)


@pytest.mark.parametrize(
    ("effects", "gained"),
    [
        ((Gain(resource="thaler", amount=2),), (2, 0, 0)),
        ((Gain(resource="worker", amount=2),), (0, 2, 0)),
        ((Gain(resource="vp", amount=5),), (0, 0, 5)),
        ((Gain(resource="achievement", amount=3),), (0, 0, 0)),
        ((Income(track="thaler", steps=3),), (3, 0, 0)),
        ((Income(track="worker", steps=2),), (0, 2, 0)),
        ((Income(track="vp", steps=2),), (0, 0, 2)),
        ((Income(track="any", steps=3),), (0, 0, 3)),
        ((Income(track="any", cost=1),), (0, 0, 0)),
        ((Technology(level=2),), (0, 0, 2)),
        ((Gain(resource="uranium", amount=2),), (0, 2, 0)),
        ((Gain(resource="worker"), Income(track="worker")), (0, 2, 0)),
    ],
)
def test_what_he_makes_of_what_he_gains(effects: Effects, gained: tuple[int, int, int]) -> None:
    """Goods as shown, a step of income as one of its good, a technology as VP of its level, uranium without a mine as workers."""
    state = solo_table(thaler=5, workers=5)
    do(state, Do(BARON, effects, "buildings"))
    player = state.players[BARON]
    assert (player.thaler - 5, player.workers - 5, player.vp) == gained
    assert player.income == {"thaler": 1, "worker": 1, "vp": 1}
    assert not player.achievements


@pytest.mark.parametrize(("thaler", "workers", "gained"), [(3, 2, (0, 1)), (2, 2, (0, 1)), (1, 2, (2, 0))])
def test_of_two_goods_he_takes_what_he_has_least_of(thaler: int, workers: int, gained: tuple[int, int]) -> None:
    state = solo_table(thaler=thaler, workers=workers)
    do(state, Do(BARON, (WORKER_OR_THALER,), "subsidies"))
    player = state.players[BARON]
    assert (player.thaler - thaler, player.workers - workers) == gained


def test_uranium_goes_to_his_mines_first() -> None:
    state = solo_table(workers=5)
    mine(state, BARON, 1, "chemnitz.m1", uranium=2)
    do(state, Do(BARON, (Gain(resource="uranium", amount=2),), "subsidies"))
    assert (state.players[BARON].uranium, state.players[BARON].workers) == ({"row-1": 3}, 6)


def test_a_nucleum_goes_to_a_plant_of_his_network() -> None:
    """Zittau is in it, the others not; its bonus is 2 thaler."""
    state = solo_table(thaler=0, cards=())
    link(state, "bautzen-zittau", BARON)
    build(state, "factory-1", "bautzen.2")
    told = do(state, Do(BARON, (PlaceNucleum(),), "milestone-space"))
    assert state.board.nuclei == ["zittau"]
    assert why(told, "plant")["reason"] == "network"
    assert state.players[BARON].thaler == 2


@pytest.mark.parametrize(("card", "plant"), [(1, "plauen"), (7, "glashuette")])
def test_without_one_a_logic_card_chooses_the_plant(card: int, plant: str) -> None:
    state = solo_table(cards=(card,))
    do(state, Do(BARON, (PlaceNucleum(),), "milestone-space"))
    assert state.board.nuclei == [plant]


def test_taking_a_tile_is_his_develop() -> None:
    state = solo_table(*FOUR)
    tile = state.display.offer[-1]
    do(state, Do(BARON, (TakeTile(thaler_off=2),), "milestone-space"))
    assert row(state, BARON)[-2:] == [tile, BLOCK]
