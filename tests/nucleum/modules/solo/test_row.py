"""The Baron's row: the die and the stop block, railway or not, the order of actions (nucleum.md 10)."""

from __future__ import annotations

import pytest

from engine.kernel import Rng
from engine.nucleum.data.vocabulary import Action
from engine.nucleum.game import NucleumState
from engine.nucleum.modules.solo.railway import main_actions, why_not
from engine.nucleum.modules.solo.state import chances, must_recharge, row, solo
from engine.nucleum.modules.solo.turn import BaronTurn, in_order
from engine.nucleum.state import Task
from tests.nucleum.builder import GAME, do, lib, link, neutral
from tests.nucleum.modules.solo.hand import (
    BARON,
    BLOCK,
    ENGLISH,
    FOUR,
    act,
    figures,
    kinds,
    roll,
    solo_table,
    use_tile,
)

SIX = (*FOUR, "g7", "g27")
"""The last two have no main action."""


@pytest.mark.parametrize("block", range(1, 7))
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_the_die_counts_from_the_left_and_stops_at_the_block(die: int, block: int) -> None:
    """With the block at each place: at or right of it the tile just left of it is taken (nucleum.md 10)."""
    state = solo_table(*SIX)
    row(state, BARON)[:] = [*SIX[:block], BLOCK, *SIX[block:]]
    told = figures(roll(state, die), "solo-roll")
    assert told["tile"] == SIX[min(die, block) - 1]
    assert (told["die"], told["position"]) == (die, min(die, block))


@pytest.mark.parametrize(("die", "block", "stopped"), [(1, 1, False), (2, 1, True), (2, 2, False), (4, 2, True)])
def test_a_roll_says_when_the_block_has_stopped_it(die: int, block: int, stopped: bool) -> None:
    state = solo_table(*SIX)
    row(state, BARON)[:] = [*SIX[:block], BLOCK, *SIX[block:]]
    (rolled,) = [event for event in roll(state, die) if event.kind == "solo-roll"]
    assert ENGLISH.say(rolled.text, str).endswith(", just left of the stop block.") == stopped


def test_what_was_rolled_is_shown_until_his_next_turn() -> None:
    state = solo_table(*SIX)
    (rolled,) = [event for event in roll(state, 3) if event.kind == "solo-roll"]
    assert (solo(state).die, solo(state).tile) == (3, SIX[2])
    assert (rolled.text.args["die"], rolled.text.args["position"]) == (3, 3)
    state.players[BARON].thaler = state.players[BARON].workers = 0
    state.players[BARON].reserve = 17
    roll(state, 1)  # he recharges, without a roll
    assert (solo(state).die, solo(state).tile) == (0, "")


def test_taking_his_turn_back_does_not_roll_the_die_again() -> None:
    """Face-down cards are shuffled; no one can foresee their order (docs/ledger/rulings.md)."""
    state = GAME.start(2, 1, {"opponent": "baron", "experiments": "random"})[0]
    state.active = BARON

    def die(copy: NucleumState) -> int:
        return int(figures(do(copy, BaronTurn(BARON)), "solo-roll")["die"])

    kept = die(GAME.copy(state))
    assert {die(GAME.reshuffle(state, Rng(seed))) for seed in range(20)} == {kept}
    assert {die(GAME.imagine(state, 0, Rng(seed))) for seed in range(20)} == {1, 2, 3, 4}


def test_chances_of_the_next_roll() -> None:
    state = solo_table(*SIX)
    assert chances(state, BARON) == {SIX[0]: 2, SIX[1]: 2, SIX[2]: 1, SIX[3]: 1}
    row(state, BARON)[:] = [*SIX[:2], BLOCK, *SIX[2:]]
    assert chances(state, BARON) == {SIX[0]: 2, SIX[1]: 4}
    row(state, BARON)[:] = [BLOCK, *SIX]
    assert chances(state, BARON) == {}


def test_a_used_tile_goes_to_the_far_right() -> None:
    state = solo_table(*FOUR)
    (rolled,) = [event for event in roll(state, 2) if event.kind == "solo-roll"]
    assert rolled.marks == (f"solo:row:{BARON}:start-D2",)  # found in his row wherever it lies now
    assert row(state, BARON) == ["start-D1", "start-D3", "start-D4", BLOCK, "start-D2"]


def test_a_tile_becomes_a_railway_when_both_its_main_actions_are_on_others() -> None:
    """g13 (urbanize) and b14 (develop, urbanize): both are on D1 and D4 too."""
    state = solo_table(*FOUR, "b14")
    assert main_actions(state, "b14") == ["develop", "urbanize"]
    assert why_not(state, BARON, "b14") == ""
    told = use_tile(state, "b14")
    assert (figures(told, "solo-use")["railway"], figures(told, "railway")["tile"]) == (1, "b14")
    assert "b14" not in row(state, BARON)


@pytest.mark.parametrize(
    ("tile", "workers", "said"),
    [
        ("b14", 9, "It becomes a railway: other tiles have its main actions too."),
        ("g27", 9, "It becomes a railway: it has no main action."),
        ("b14", 0, "It stays an action tile: he has no worker for a railway."),
    ],
)
def test_it_is_said_why_a_tile_becomes_a_railway_or_not(tile: str, workers: int, said: str) -> None:
    told = use_tile(solo_table(*FOUR, tile, workers=workers), tile)
    assert [ENGLISH.say(event.text, str) for event in told if event.kind == "solo-use"] == [said]


def test_a_subsidy_need_not_be_on_another_tile() -> None:
    """g14: urbanize is on D4, the other half is a subsidy."""
    assert why_not(solo_table(*FOUR, "g14"), BARON, "g14") == ""
    assert why_not(solo_table(*FOUR, "g27"), BARON, "g27") == ""


@pytest.mark.parametrize("tile", FOUR)
def test_he_never_gives_up_his_last_tile_of_a_main_action(tile: str) -> None:
    state = solo_table(*FOUR, "g7")
    assert why_not(state, BARON, tile) == "last"
    told = use_tile(state, tile)
    assert figures(told, "solo-use")["reason"] == "last"
    assert row(state, BARON)[-1] == tile
    assert not state.board.rails


def test_one_action_that_is_nowhere_else_keeps_a_tile() -> None:
    """D4: urbanize is on b14 as well, contract is not."""
    state = solo_table(*FOUR, "b14")
    assert why_not(state, BARON, "start-D4") == "last"
    assert why_not(solo_table(*FOUR, "b14", "g8"), BARON, "start-D4") == ""


def test_tiles_right_of_the_block_count_too() -> None:
    state = solo_table(*FOUR)
    row(state, BARON)[:] = ["b14", BLOCK, *FOUR]
    assert why_not(state, BARON, "b14") == ""


def test_without_a_worker_there_is_no_railway() -> None:
    state = solo_table(*FOUR, "b14", workers=0)
    assert figures(use_tile(state, "b14"), "solo-use")["reason"] == "worker"
    assert row(state, BARON)[-1] == "b14"


def test_actions_are_resolved_in_his_order() -> None:
    """Urbanize > industrialize > develop > contract > energize > subsidies, regardless of the half they are on."""
    state = solo_table()
    halves = {"energize": ("g9", 1), "contract": ("g21", 0), "develop": ("b1", 1), "subsidy": ("b2", 0)}
    halves |= {"industrialize": ("g1", 1), "urbanize": ("b8", 1)}
    tasks = {name: Task(*where) for name, where in halves.items()}
    order = in_order(state, list(tasks.values()))
    names = {task: name for name, task in tasks.items()}
    assert [names[task] for task in order] == [
        *("urbanize", "industrialize", "develop", "contract", "energize", "subsidy")
    ]


@pytest.mark.parametrize(
    ("tile", "order"),
    [
        ("b14", ["urbanize", "develop"]),
        ("b15", ["urbanize", "energize"]),
        ("b19", ["contract", "energize"]),
        ("g3", ["develop", "gain"]),
    ],
)
def test_the_halves_of_a_tile_he_uses_are_resolved_in_his_order(tile: str, order: list[str]) -> None:
    """The first half of each tile is the one he resolves last (nucleum.md 10)."""
    state = solo_table(tile, cards=(1, 2, 3))
    link(state, "leipzig-riesa", 0)
    neutral(state, "neutral-1", "leipzig.4")
    halves = [effect for half in lib(state).tiles[tile].halves for effect in half.effects]
    assert [effect.action if isinstance(effect, Action) else "gain" for effect in halves] == order[::-1]
    told = use_tile(state, tile)
    assert figures(told, "solo-use")["reason"] == "last"
    assert list(dict.fromkeys(kinds(told, *order)))[:2] == order


def test_both_halves_are_resolved_as_far_as_he_can() -> None:
    """b3: urbanize, then contract; without thaler only the contract."""
    state = solo_table(cards=(1, 2))
    assert kinds(act(state, "b3", 0, 1), "urbanize", "contract") == ["urbanize", "contract"]
    poor = solo_table(cards=(1, 2), thaler=0)
    told = act(poor, "b3", 0, 1)
    assert kinds(told, "urbanize", "nothing", "contract") == ["nothing", "contract"]
    assert figures(told, "nothing")["action"] == "urbanize"


def test_discounts_of_a_tile_count_for_him() -> None:
    """b8: urbanize with 1 thaler off: residence I for 1."""
    state = solo_table(cards=(1,), thaler=1)
    assert figures(act(state, "b8", 1), "urbanize")["cost"] == 1
    assert state.players[BARON].thaler == 0


def test_he_recharges_with_nothing_left_or_the_block_leftmost() -> None:
    assert must_recharge(solo_table(thaler=0, workers=0), BARON)
    assert not must_recharge(solo_table(thaler=1, workers=0), BARON)
    assert not must_recharge(solo_table(thaler=0, workers=1), BARON)
    state = solo_table()
    row(state, BARON)[:] = [BLOCK, *FOUR]
    assert must_recharge(state, BARON)
    assert kinds(roll(state, 4), "solo-roll", "recharge") == ["recharge"]
    assert row(state, BARON)[-1] == BLOCK


@pytest.mark.parametrize(
    ("leftmost", "said"), [(True, "as the stop block is leftmost"), (False, "having neither thaler nor workers")]
)
def test_a_recharge_says_why(leftmost: bool, said: str) -> None:
    state = solo_table(*FOUR, thaler=9 * leftmost, workers=9 * leftmost)
    if leftmost:
        row(state, BARON)[:] = [BLOCK, *FOUR]
    (told,) = [event for event in roll(state, 1) if event.kind == "recharge"]
    assert f"recharged (1 of 3), {said}: " in ENGLISH.say(told.text, str)
