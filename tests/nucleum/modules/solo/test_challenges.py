"""The changes that each challenge makes (docs/ledger/rulings.md)."""

from __future__ import annotations

import pytest

from engine.kernel import OptionValue
from engine.nucleum.data.vocabulary import Gain
from engine.nucleum.game import NucleumState
from engine.nucleum.modules.solo.module import CHALLENGES
from engine.nucleum.modules.solo.records import challenges_of
from engine.nucleum.modules.solo.state import baron, solo
from engine.nucleum.rules.effects.do import Do
from engine.nucleum.rules.effects.end_conditions import ending
from engine.nucleum.rules.effects.goods import can_pay
from engine.nucleum.rules.flow.scoring import leftover_points
from engine.nucleum.rules.flow.turn import TurnStart, can_play
from tests.nucleum.builder import GAME, choose, do, ids, lib, mine
from tests.nucleum.modules.solo.hand import BARON, FOUR, act, solo_table, turn


def start(challenge: str, **options: OptionValue) -> NucleumState:
    chosen: dict[str, OptionValue] = {"opponent": "baron", "challenge": challenge, "experiments": "random", **options}
    return GAME.start(2, 6, chosen)[0]


def test_there_are_ten_and_each_is_an_option() -> None:
    assert set(challenges_of(lib(solo_table()))) == set(CHALLENGES[1:])
    assert len(CHALLENGES) == 11


def test_one_tile_less() -> None:
    """Asked after the experiment is chosen, which of the four two-sided starting tiles goes back to the box."""
    state = start("one-tile-less", experiments="choose")
    choose(state, "experiment:A", "confirm")
    assert ids(state) == {f"return:start-A{number}" for number in range(1, 5)}
    choose(state, "return:start-A2")
    assert "confirm" in ids(state)
    choose(state, "confirm")
    assert sorted(state.players[0].pool) == ["start-A1", "start-A3", "start-A4", "start-A5"]
    assert solo(state).removed == ["start-A2"]


def test_no_exchanges() -> None:
    state = solo_table(challenge="no-exchanges")
    player = state.players[0]
    player.thaler, player.workers, player.reserve = 1, 5, 13
    mine(state, 0, 1, "chemnitz.m1", uranium=3)
    assert not can_pay(state, 0, 2)
    assert can_pay(state, 0, 1, 5)
    do(state, TurnStart(0))
    assert not ids(state, "exchange")
    told = do(state, Do(0, (Gain(resource="uranium", amount=2),), "subsidies"))
    assert (player.uranium, player.workers) == ({"row-1": 3}, 5)
    assert [event.minor for event in told if event.kind == "lost-uranium"] == [True]
    assert leftover_points(state, 0) == 3 // 2 + 5 // 2 + 1 // 5
    do(state, Do(0, (Gain(resource="worker", amount=14),), "subsidies"))
    assert (player.workers, player.thaler) == (18, 1)


def test_without_it_exchanges_are_allowed() -> None:
    state = solo_table()
    state.players[0].thaler, state.players[0].workers = 1, 5
    assert can_pay(state, 0, 2)


def test_empty_purse() -> None:
    assert start("empty-purse").players[0].thaler == 0
    assert start("none").players[0].thaler == 4


def test_no_directive() -> None:
    state = start("no-directive")
    assert all(len(lib(state).tiles[tile].halves) == 2 for tile in state.players[0].pool)
    assert len(state.players[0].pool) == 4
    assert len(solo(state).removed) == 1


def test_baron_ahead() -> None:
    state = start("baron-ahead", experiments="choose")
    assert (state.players[BARON].stars, state.players[BARON].stars_left) == ([1, 7], 3)
    assert "segment-2" not in state.display.nuclei
    choose(state, "experiment:A" if "experiment:A" in ids(state) else "experiment:B", "confirm")
    assert len(state.board.nuclei) == 2


def test_dear_coal() -> None:
    state = start("dear-coal")
    assert all(not wagons.fresh and wagons.flipped == 4 for wagons in state.board.coal.values())


@pytest.mark.parametrize(("challenge", "slots"), [("six-slots", 6), ("none", 8)])
def test_six_slots(challenge: str, slots: int) -> None:
    state = solo_table(challenge=challenge)
    state.players[0].slots = [f"b{number}" for number in range(slots - 1)]
    assert can_play(state, 0)
    state.players[0].slots.append("b19")
    assert not can_play(state, 0)


def test_hurried_baron() -> None:
    state = solo_table(challenge="hurried-baron", thaler=0, workers=0)
    baron(state, BARON).recharges = 1
    turn(state)
    assert ending(state)


def test_his_contracts() -> None:
    """The lowest shown gold contract by logic card 1, at his recharge."""
    state = solo_table(challenge="his-contracts", thaler=0, workers=0, cards=(1, 1, 1))
    state.display.shown |= {"silver": ["C05", "C07"], "gold": ["C30", "C22"]}
    state.display.nuclei = []
    turn(state)
    assert state.players[BARON].fulfilled == ["C22"]


def test_his_contracts_with_none_of_them_shown() -> None:
    state = solo_table(challenge="his-contracts", thaler=0, workers=0)
    state.display.shown["gold"] = ["", ""]
    state.display.stacks["gold"] = []
    state.display.nuclei = []
    turn(state)
    assert baron(state, BARON).recharges == 1
    assert state.players[BARON].fulfilled == []


def test_his_contracts_of_that_challenge_are_besides_his_limit() -> None:
    """With three of his own and one by a recharge he signs a fourth, and no fifth."""
    state = solo_table(*FOUR, challenge="his-contracts", thaler=0, workers=0)
    state.players[BARON].fulfilled = ["C01", "C02", "C03"]
    state.display.nuclei = []
    turn(state)
    assert len(state.players[BARON].fulfilled) == 4
    act(state, "start-D4", 1)
    assert len(state.players[BARON].fulfilled) == 5
    act(state, "start-D4", 1)
    assert len(state.players[BARON].fulfilled) == 5


def test_a_challenge_is_for_both_of_two_people() -> None:
    def two(challenge: str, **options: OptionValue) -> NucleumState:
        chosen: dict[str, OptionValue] = {"opponent": "baron", "challenge": challenge, "experiments": "random"}
        return GAME.start(3, 6, {**chosen, **options})[0]

    state = two("empty-purse")
    assert [player.thaler for player in state.players[:2]] == [0, 0]
    state = two("no-directive")
    assert [len(player.pool) for player in state.players[:2]] == [4, 4]
    assert len(solo(state).removed) == 2
    state = two("one-tile-less", experiments="choose")
    for _ in range(2):
        choose(state, min(ids(state, "experiment")), "confirm")
    for count in (1, 2):
        choose(state, min(ids(state, "return")), "confirm")
        assert len(solo(state).removed) == count
    assert [len(player.pool) for player in state.players[:2]] == [4, 4]
    state = two("six-slots")
    for seat in (0, 1):
        state.players[seat].slots = [f"b{number}" for number in range(6)]
        assert not can_play(state, seat)


def test_baron_ahead_is_for_both_of_two_barons() -> None:
    state = GAME.start(3, 6, {"opponent": "barons", "challenge": "baron-ahead", "experiments": "choose"})[0]
    assert [state.players[seat].stars for seat in (1, 2)] == [[1, 7], [1, 7]]
