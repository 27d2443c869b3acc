"""nucleum.md, section 8: the end and final scoring."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue
from engine.kernel import EventLog
from engine.nucleum.rules.effects.end_conditions import ENDS, required_end_conditions
from engine.nucleum.rules.effects.goods import bring_about, gain_vp
from engine.nucleum.rules.flow.final_scoring import LateStar, begin_end
from engine.nucleum.rules.flow.scoring import (
    building_points,
    income_points,
    leftover_points,
    lines,
    milestone_points,
    standings,
    technology_points,
    track_space_points,
)
from tests.nucleum.builder import (
    GAME,
    choose,
    decision_of,
    do,
    ids,
    lay,
    lib,
    link,
    mine,
    neutral,
    put,
    seat_to_act,
    table,
)

ENGLISH = Catalogue("en", strict=True)


@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 2), (4, 2)])
def test_8_end_conditions_needed(seats: int, count: int) -> None:
    assert required_end_conditions(table(seats)) == count


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_8_how_near_the_end_is(seats: int) -> None:
    """The missing share of the contracts, tiles and technologies of an end condition."""
    state = table(seats)
    full = next(row for row in lib(state).player_counts.values() if row.players == seats)
    tiles, contracts = len(lib(state).tiles_in("base")) + full.general_tiles, full.silver + full.gold
    for gone in (0, 1, 7):
        state.display.tiles = ["g1"] * (tiles - gone)
        state.display.stacks |= {"silver": [], "gold": ["x"] * (contracts - gone)}
        state.players[-1].technologies = ["x"] * gone
        assert ENDS["action-tiles"](state) == pytest.approx(gone / tiles)
        assert ENDS["contracts"](state) == pytest.approx(gone / contracts)
        assert ENDS["technologies"](state) == pytest.approx(gone / 10)
    state.players[1].vp = 35
    assert ENDS["score-flag"](state) == pytest.approx((35 / 70) ** 0.7)
    for player in state.players:
        player.stars_left, player.slots = 3, ["x"]
    stars, slots = lib(state).number("start-stars"), lib(state).number("action-slots")
    assert ENDS["kings-day"](state) == pytest.approx((stars - 3 + 1 / slots) / stars)
    for player in state.players:
        player.slots = ["x"] * slots
    assert ENDS["kings-day"](state) == pytest.approx((stars - 3 + 0.9) / stars)  # the recharge is still to come


def test_8_the_active_player_scores_when_another_reaches_the_flag() -> None:
    state = table()
    assert state.active == 0
    gain_vp(state, 2, 70, "income", EventLog())
    assert state.ended == {"score-flag": 0}
    assert (state.players[0].vp, state.players[2].vp) == (3, 70)


def test_8_score_flag_counts_once() -> None:
    state = table()
    state.active = 1
    gain_vp(state, 1, 70, "income", EventLog())
    gain_vp(state, 2, 71, "income", EventLog())
    assert state.ended == {"score-flag": 1}
    assert (state.players[1].vp, state.players[2].vp) == (73, 71)


def test_8_the_points_for_a_condition_may_reach_the_flag() -> None:
    """67 VP and 3 for the contracts are 70, which is one more condition, for 3 more."""
    state = table()
    state.players[0].vp, state.players[0].points = 67, {"income": 67}
    bring_about(state, 0, "contracts", EventLog())
    assert state.ended == {"contracts": 0, "score-flag": 0}
    assert state.players[0].vp == 73


def test_8_the_end_is_announced_once_with_the_last_condition_needed() -> None:
    """With two conditions needed the second one brings the end; the third still scores (nucleum.md 8)."""
    state, told, said = table(), [], list[str]()
    for seat, condition in enumerate(("contracts", "action-tiles", "technologies", "contracts")):
        log = EventLog()
        bring_about(state, seat, condition, log)
        said += [ENGLISH.say(event.text, str) for event in log.events if event.kind == "end-condition"]
        told.append([event.kind for event in log.events if event.kind.startswith("end")])
    assert told == [["end-condition"], ["end-condition", "end-near"], ["end-condition"], []]
    assert [line.rpartition(": ")[0] for line in said] == [
        "0 triggered an end condition", "1 triggered an end condition", "2 triggered one more end condition"
    ]  # fmt: skip
    assert [line.partition(" (")[2] for line in said] == ["1 of 2).", "2 of 2).", ""]
    assert state.ended == {"contracts": 0, "action-tiles": 1, "technologies": 2}
    assert [player.points.get("end-conditions", 0) for player in state.players] == [3, 3, 3, 0]


def test_8_no_one_scores_for_a_condition_that_does_not_count() -> None:
    state, log = table(), EventLog()
    bring_about(state, 0, "no-condition", log)
    assert (state.ended, state.players[0].vp, log.events) == ({}, 0, [])


def _pass(state: object) -> None:
    """Let the seat to act recharge, with nothing to choose."""
    choose(state, "recharge")  # type: ignore[arg-type]
    if "confirm" in ids(state):  # type: ignore[arg-type]
        choose(state, "confirm")  # type: ignore[arg-type]


def test_8_round_is_finished_then_one_more_turn_each() -> None:
    state = table(3)
    state.ended = {"score-flag": 0, "contracts": 0}
    turns = []
    while not state.over:
        turns.append(seat_to_act(state))
        _pass(state)
    assert turns == [0, 1, 2, 0, 1, 2]
    assert GAME.decision(state) is None


def test_8_conditions_met_by_the_last_player_end_after_one_more_round() -> None:
    state = table(3)
    turns = []
    while not state.over:
        seat = seat_to_act(state)
        turns.append(seat)
        if len(turns) == 3:
            state.ended.update({"score-flag": 2, "contracts": 2})
        _pass(state)
    assert turns == [0, 1, 2, 0, 1, 2]


def test_8_late_star_without_effect() -> None:
    state = table(2)
    state.ended = {"score-flag": 0, "contracts": 0, "technologies": 0}
    state.last_round = True
    state.turn = 2
    state.players[1].achievements = 0
    state.pending[1:] = []
    state.players[0].achievements = 8
    state.players[0].stars = [3]
    GAME.forget(state)
    do(state)
    assert ids(state) == {"star:1", "star:2", "star:7", "star:8", "skip"}
    decision = decision_of(state)
    english = Catalogue("en", strict=True)
    assert english.say(decision.prompt) == "You still have 8 achievements: place one more star?"
    details = [english.say(choice.detail) for choice in decision.choices if choice.detail is not None]
    assert len(details) == 4
    assert all("(you have " in detail for detail in details)
    choose(state, "star:8", "confirm")
    assert state.over
    assert state.players[0].stars == [3, 8]
    assert state.display.nuclei == ["segment-1", "segment-2", "segment-3"]


def test_8_each_player_may_place_a_late_star_or_not() -> None:
    state = table(2)
    for player in state.players:
        player.achievements = 3
    state.pending.clear()
    begin_end(state)
    do(state)
    choose(state, "skip", "confirm")
    assert seat_to_act(state) == 1
    choose(state, "star:3", "confirm")
    assert [player.stars for player in state.players] == [[], [3]]
    assert state.over


def test_8_late_stars_come_in_turn_order() -> None:
    state = table(3)
    state.first = 1
    begin_end(state)
    assert [step.seat for step in reversed(state.pending) if isinstance(step, LateStar)] == [1, 2, 0]


def test_8_no_late_star_without_achievements() -> None:
    state = table()
    state.players[0].achievements = 0
    assert LateStar(0).decide(state) is None
    state.players[0].achievements = 3
    assert LateStar(0).decide(state) is not None


def test_8_1_milestones() -> None:
    state = table()
    state.display.milestones = {
        "segment-1": "milestone-factory",
        "segment-2": "milestone-railways",
        "segment-3": "milestone-tiles",
        "segment-4": "milestone-mine",
    }
    put(state, 0, "factory-1", "dresden.4")
    put(state, 0, "factory-2", "riesa.2")
    put(state, 1, "factory-1", "karlsbad.1")
    mine(state, 1, 1, "bruex.m1")
    for number in range(3):
        lay(state, 0, f"leipzig-riesa.{number + 1}", f"g{number + 1}")
    mine(state, 0, 1, "joachimsthal.m1")
    player = state.players[0]
    player.stars = [2, 5, 9, 16, 28, 0, 0]
    factories, railways, tiles, mines = 2, 1, 5 // 2, 1
    assert milestone_points(state, 0) == (1 + 2) * factories + 3 * railways + 5 * tiles + 6 * mines
    assert track_space_points(state, 0) == -6
    assert {"nuc-score-milestones", "nuc-score-bailouts"} <= {line.source.key for line in lines(state, 0)}


def test_8_2_purple_technologies() -> None:
    state = table()
    state.players[0].technologies = ["A8"]
    cities = ("dresden.1", "riesa.1", "leipzig.1", "zwickau.1", "marienberg.2")
    buildings = ("residence-1", "residence-2", "residence-3", "residence-4", "factory-1")
    assert technology_points(state, 0) == 0
    for building, space in zip(buildings, cities, strict=True):
        put(state, 0, building, space)
    assert technology_points(state, 0) == 4
    put(state, 0, "factory-2", "freiberg.2")
    mine(state, 0, 1, "bruex.m1")
    assert technology_points(state, 0) == 10


@pytest.mark.parametrize(
    ("thaler", "workers", "uranium", "points"),
    [(5, 2, 2, 3), (4, 1, 0, 1), (0, 1, 1, 1), (4, 3, 0, 2), (4, 0, 1, 1), (9, 1, 1, 2), (0, 0, 3, 1)],
)
def test_8_3_leftovers_after_the_best_exchange(thaler: int, workers: int, uranium: int, points: int) -> None:
    state = table()
    mine(state, 0, 1, "joachimsthal.m1", uranium)
    player = state.players[0]
    player.thaler, player.workers = thaler, workers
    assert leftover_points(state, 0) == points


def test_8_3_uranium_of_several_mines_is_counted_together() -> None:
    state = table()
    mine(state, 0, 1, "joachimsthal.m1", uranium=1)
    mine(state, 0, 2, "bruex.m1", uranium=1)
    state.players[0].thaler = state.players[0].workers = 0
    assert leftover_points(state, 0) == 1


def test_8_4_energized_buildings_and_praha_double() -> None:
    state = table()
    put(state, 0, "factory-3", "dresden.4", energized=True)
    put(state, 0, "residence-2", "praha.2", energized=True)
    put(state, 0, "laboratory-2", "praha.5")
    assert building_points(state, 0) == 6 + 2 * 3
    put(state, 1, "residence-3", "dresden.1", energized=True)
    neutral(state, "neutral-1", "riesa.1")
    state.board.pieces["riesa.1"].energized = True
    assert building_points(state, 0) == 6 + 2 * 3
    assert building_points(state, 2) == 0


def test_8_4_government_factory_in_praha_with_4_factories_in_the_network() -> None:
    state = table()
    put(state, 0, "factory-4", "praha.3", energized=True)
    put(state, 0, "factory-1", "karlsbad.1")
    put(state, 1, "factory-2", "praha.4")
    neutral(state, "neutral-5", "praha.5")
    put(state, 0, "factory-2", "dresden.4")
    link(state, "praha-karlsbad", 0)
    assert building_points(state, 0) == 2 * 4 * 2
    for name in ("praha-pressnitz", "pressnitz-marienberg", "dresden-marienberg"):
        link(state, name, 1)  # others' links to Dresden and its factory join no network of one's own
    assert building_points(state, 0) == 2 * 4 * 2


def test_8_5_income_tracks() -> None:
    state = table()
    state.players[0].income = {"thaler": 13, "worker": 14, "vp": 15}
    assert income_points(state, 0) == 3 + 6 + 10
    state.players[0].income = {"thaler": 12, "worker": 1, "vp": 1}
    assert income_points(state, 0) == 0


def test_8_most_points_win_and_ties_are_shared() -> None:
    state = table(3)
    for seat, player in enumerate(state.players):
        player.thaler, player.workers = seat, 0
    gain_vp(state, 1, 5, "income", EventLog())
    gain_vp(state, 2, 5, "contracts", EventLog())
    assert [(row.seat, row.place) for row in standings(state)] == [(1, 1), (2, 1), (0, 3)]
    gain_vp(state, 2, 1, "contracts", EventLog())
    assert [(row.seat, row.place) for row in standings(state)] == [(2, 1), (1, 2), (0, 3)]
    for row in standings(state):
        assert sum(line.points for line in row.lines) == row.score


@pytest.mark.parametrize(
    ("thaler", "workers", "reserve", "uranium", "points"),
    [(3, 11, 0, 1, 6), (4, 0, 0, 1, 0), (0, 1, 0, 2, 1), (4, 1, 0, 1, 1), (3, 1, 0, 2, 1)],
)
def test_8_3_leftovers_take_workers_exchanged_before_back_from_the_reserve(
    thaler: int, workers: int, reserve: int, uranium: int, points: int
) -> None:
    state = table()
    mine(state, 0, 4, "joachimsthal.m1", uranium)
    player = state.players[0]
    player.thaler, player.workers, player.reserve = thaler, workers, reserve
    best, seen = 0, {(thaler, workers, reserve, uranium)}
    queue = list(seen)
    while queue:
        t, w, r, u = queue.pop()
        best = max(best, t // 5 + w // 2 + u // 2)
        steps = [(t + 1, w - 1, r + 1, u)] if w else []
        steps += [(t, w + 1, r - 1, u - 1)] if u and r else []
        queue += [step for step in steps if step not in seen]
        seen.update(steps)
    assert leftover_points(state, 0) == best == points
