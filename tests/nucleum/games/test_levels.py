"""The levels of computer players: honest, repeatable, bounded, and read from data; their estimates of the turns to come."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from engine.kernel import Rng
from engine.nucleum.ai.evaluation import Estimator
from engine.nucleum.ai.levels import LEVELS_FILE, Levels, known_levels, level_players, read_levels
from engine.nucleum.ai.outlook import lost_turns
from engine.nucleum.ai.search import Node, SolidPlayer, best_plans
from engine.nucleum.ai.weights import WEIGHTS, Weights
from engine.nucleum.data.convert import ComponentError
from engine.nucleum.game import NucleumState
from tests.nucleum.builder import GAME, decision_of, table

NAMES = tuple(level.name for level in known_levels().levels if level.ahead is None)


def test_they_are_offered_from_the_weakest_on() -> None:
    assert [player.name for player in GAME.computers()] == ["random", "beginner", "casual", "solid", "strong"]
    assert GAME.stand_in.name == "solid"


@pytest.mark.parametrize("name", NAMES)
def test_the_same_question_has_the_same_answer(name: str) -> None:
    """Regardless of earlier questions, and without changing the state."""
    state, _ = GAME.start(2, 8, {"experiments": "random"})
    used, imagined = GAME.computer(name), GAME.imagine(state, decision_of(state).seat, Rng(3))
    before = GAME.encode(imagined)
    first = used.choose(imagined, decision_of(state), Rng(2))
    assert used.choose(imagined, decision_of(state), Rng(2)) == first
    assert level_players(GAME)[name].choose(GAME.copy(imagined), decision_of(state), Rng(2)) == first
    assert GAME.encode(imagined) == before


@pytest.mark.parametrize("name", NAMES)
def test_what_is_face_down_changes_nothing(name: str) -> None:
    state, _ = GAME.start(2, 8, {"experiments": "random"})
    decision = decision_of(state)
    imagined = [GAME.imagine(state, decision.seat, Rng(number)) for number in range(3)]
    assert len({GAME.encode(copy) for copy in imagined}) == 3
    assert len({level_players(GAME)[name].plan(copy, decision, Rng(1)) for copy in imagined}) == 1


@pytest.mark.parametrize("name", NAMES)
def test_the_search_is_bounded(name: str) -> None:
    """One action more may be looked at than the limit of estimates allows, with all that it leads to."""
    level = next(level for level in known_levels().levels if level.name == name)
    state, _ = GAME.start(4, 8, {"experiments": "random"})
    player = SolidPlayer(GAME, effort=level.effort)
    assert list(player.plans(state, decision_of(state).seat))
    assert player.worth.made < 3 * level.effort.estimates


def test_the_beginner_varies_its_play_among_good_plans() -> None:
    """Plans begin with the same kind of choice, and none ends early if a better one continues."""
    level = known_levels().levels[0]
    player = level_players(GAME)[level.name].by_seats[2]
    state, _ = GAME.start(2, 9, {"experiments": "random"})
    varied = 0
    for _ in range(6):
        decision = decision_of(state)
        taken = [player.plan(state, decision, Rng(number)) for number in range(5)]
        worth: dict[tuple[str, ...], float] = {}
        for plan in player.plans(state, decision.seat):
            worth.setdefault(plan.path, plan.worth)
        for path in taken:
            assert worth[path] >= max(worth.values()) - level.margin
            longer = [other for other in worth if other[: len(path)] == path and other != path]
            assert all(worth[other] <= worth[path] for other in longer)
        assert len({decision.by_id[path[0]].kind for path in taken}) == 1
        varied += len(set(taken)) > 1
        for choice in taken[0]:
            GAME.apply(state, choice)
        while decision_of(state).is_confirm:
            GAME.apply(state, decision_of(state).choices[0].id)
    assert varied


@pytest.mark.parametrize("name", NAMES)
def test_no_turn_is_thrown_away(name: str) -> None:
    """A tile is not wasted while there is anything else to do."""
    player, rng = GAME.computer(name), Rng(54)
    state, _ = GAME.start(2, 54, {"experiments": "random"})
    while state.turn < 20:
        decision = decision_of(state)
        plan = decision.choices[0].id if decision.is_confirm else player.plan(state, decision, rng)
        if isinstance(plan, tuple) and decision.by_id[plan[0]].kind == "play":
            assert len(plan) > 1 or {choice.kind for choice in decision.choices} <= {"play", "exchange"}, state.turn
        for choice in (plan,) if isinstance(plan, str) else plan:
            GAME.apply(state, choice)


def test_of_equal_plans_the_longest_is_taken() -> None:
    """An action is not given up because its gain is too small to be counted."""
    state = table(2)
    paths = {
        ("play:1",): 5.0,
        ("play:1", "do:0"): 5.0,
        ("play:2",): 7.0,
        ("play:1", "do:1"): 4.0,
        ("rail:1", "at:1"): 6.0,
    }
    found = [Node(state, path, worth, 0.0, True) for path, worth in paths.items()]
    assert [plan.path for plan in best_plans(found, 3, 1)] == [("play:2",), ("rail:1", "at:1"), ("play:1", "do:0")]
    assert [plan.path for plan in best_plans(found, 9, 2)][2:] == [("play:1", "do:0"), ("play:1", "do:1")]


def write(folder: Path, **changes: object) -> Path:
    file = folder / LEVELS_FILE.name
    file.write_text(json.dumps(json.loads(LEVELS_FILE.read_text("utf-8")) | changes), "utf-8")
    return file


def test_wrong_data_is_refused(tmp_path: Path) -> None:
    assert read_levels(write(tmp_path)) == known_levels()
    with pytest.raises(ComponentError, match=r"levels\.json: .*famous"):
        read_levels(write(tmp_path, weights={"2": {"famous": 1.0}}))
    with pytest.raises(ComponentError, match="levels"):
        read_levels(write(tmp_path, levels=[]))
    with pytest.raises(ComponentError, match="width"):
        read_levels(write(tmp_path, levels=[{"name": "casual", "effort": {"width": 0}}]))
    with pytest.raises(ComponentError, match="weights: none for 4 players"):
        level_players(GAME, read_levels(write(tmp_path, weights={"2": {}, "3": {}})))


def test_a_table_has_the_weights_of_its_number_of_players() -> None:
    levels = Levels(weights={2: Weights(), 3: Weights(famine=5.0), 4: Weights()}, levels=(known_levels().levels[1],))
    player = level_players(GAME, levels)["casual"]
    assert {seats: own.worth.weights.famine for seats, own in player.by_seats.items()} == {2: 0.0, 3: 5.0, 4: 0.0}
    state, _ = GAME.start(3, 8, {"experiments": "random"})
    del player.by_seats[2], player.by_seats[4]
    assert player.choose(state, decision_of(state), Rng(1)) in decision_of(state).by_id


def test_weights_can_be_changed_for_a_comparison() -> None:
    player = level_players(GAME)["casual"]
    other = player.with_weights({"famine": 9.0})
    assert {own.worth.weights.famine for own in other.by_seats.values()} == {9.0}
    assert other.name == "casual"
    assert 9.0 not in {own.worth.weights.famine for own in player.by_seats.values()}
    assert SolidPlayer(GAME).with_weights({"thaler": 2.0}).worth.weights == Weights(thaler=2.0)
    with pytest.raises(ValueError, match="fame"):
        player.with_weights({"fame": 1.0})


def effect_of(state: NucleumState, **weights: float) -> float:
    """Return the addition of weights to the estimate of seat 0."""
    return Estimator(Weights(**weights)).estimate(state, 0) - Estimator().estimate(state, 0)


def test_lost_turns_grow_as_tiles_go() -> None:
    state = table(2)
    player = state.players[0]
    tiles = [*player.pool, "tile-1", "tile-2", "tile-3"]
    lost = []
    for count in range(len(tiles) + 1):
        player.pool = tiles[:count]
        lost.append(lost_turns(player, 20.0))
    assert lost == sorted(lost, reverse=True)
    assert lost[0] > 10  # without any tile every turn is a recharge
    assert lost[-1] == 0.0


def test_tiles_above_the_mat_come_back_but_not_at_once() -> None:
    state = table(2)
    player = state.players[0]
    in_hand = lost_turns(player, 20.0)
    player.pool, player.slots = player.pool[:1], player.pool[1:]
    above = lost_turns(player, 20.0)
    player.slots = []
    assert in_hand < above < lost_turns(player, 20.0)
    assert lost_turns(player, 1.0) == 0.0  # the last turn needs one tile


def test_a_famine_costs_points() -> None:
    state = table(2)
    rich = effect_of(state, famine=4.0)
    state.players[0].pool = state.players[0].pool[:1]
    assert effect_of(state, famine=4.0) < rich - 10
    assert effect_of(state, famine=8.0) == pytest.approx(2 * effect_of(state, famine=4.0))


def test_a_star_on_space_0_is_lost() -> None:
    state = table(2)
    assert effect_of(state, wasted=5.0) == 0.0
    state.players[0].stars = [0, 7]
    assert effect_of(state, wasted=5.0) == pytest.approx(-5.0)
    state.players[0].stars = [0, 0]
    assert effect_of(state, wasted=5.0) == pytest.approx(-10.0)


def test_goods_count_less_when_no_turns_are_left_to_spend_them() -> None:
    state = table(2)
    state.last_round = True  # the second player has one turn left
    state.players[1].thaler, state.players[1].workers = 4, 1
    assert Estimator(Weights(idle=1.0)).estimate(state, 1) == Estimator().estimate(state, 1)
    state.players[1].thaler, state.players[1].workers = 18, 6
    assert Estimator(Weights(idle=1.0, spending=1.0)).estimate(state, 1) < Estimator(Weights(spending=1.0)).estimate(
        state, 1
    )


def test_goods_lose_worth_earlier_with_a_longer_time_of_spending() -> None:
    late, usual = Estimator(Weights(spending=10.0)), Estimator()
    assert all(one < other for one, other in zip(late.prices(3.0), usual.prices(3.0), strict=True))
    assert late.prices(10.0) == usual.prices(10.0)


def test_solid_takes_none_of_it_into_account() -> None:
    assert msgspec.structs.asdict(WEIGHTS) | {"famine": 0.0, "wasted": 0.0, "idle": 0.0, "spending": 5.0} == (
        msgspec.structs.asdict(WEIGHTS)
    )
