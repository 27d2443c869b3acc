"""The computer player `strong`; most tests give it the lowest limits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.kernel import Match, Rng
from engine.nucleum.ai.levels import known_levels
from engine.nucleum.ai.search import Effort, best_plans
from engine.nucleum.ai.strong import Lookahead, PlannedPosition, StrongPlayer, keep_best
from engine.nucleum.ai.weights import Weights
from tests.kernel.playthrough import paths_of, read
from tests.nucleum.builder import GAME, decision_of, put, table
from tests.nucleum.games.test_solid import play

TINY = Effort(
    width=1, each=1, rails=1, rails_each=1, rail_spaces=2, spaces=1, tiles=1, stages=2, estimates=12, nested=(9, 3, 1)
)
"""A search of a few milliseconds."""


def strong(effort: Effort = TINY, **ahead: Any) -> StrongPlayer:
    """Return a player with small limits."""
    limits = {"plans": 3, "each": 1, "turns": 1, "branch": 1, "beam": 3} | ahead
    return StrongPlayer(GAME, Weights(famine=4.0), effort, "strong", Lookahead(effort=TINY, reply=TINY, **limits))


@pytest.mark.parametrize("replies", [0.0, 99.0], ids=["others pass", "others play"])
def test_the_same_question_has_the_same_answer_whatever_is_face_down(
    monkeypatch: pytest.MonkeyPatch, replies: float
) -> None:
    """Later turns continue in a world with its own random numbers, not with the state's."""
    state = table(2)
    decision, used = decision_of(state), strong(replies=replies, turns=2)
    imagined = [GAME.imagine(state, 0, Rng(number)) for number in range(2)]
    before = [GAME.encode(copy) for copy in imagined]
    assert len(set(before)) == 2
    values: list[dict[int, float]] = []
    stacks: list[list[str]] = []
    played_on = used._played_on

    def seen(positions: list[PlannedPosition], seat: int, rng: Rng) -> dict[int, float]:
        stacks.append(list(positions[0].state.display.tiles))
        values.append(played_on(positions, seat, rng))
        return values[-1]

    monkeypatch.setattr(used, "_played_on", seen)
    plans = [used.plan(copy, decision, Rng(1)) for copy in (*imagined, imagined[0])]
    assert plans[0] == plans[1] == plans[2]
    assert values[0] == values[1] == values[2]
    assert stacks[0] == stacks[1]
    assert [GAME.encode(copy) for copy in imagined] == before
    assert used.worth.known == {}


@pytest.mark.parametrize(("later", "chosen"), [(100.0, 2), (0.001, 0)], ids=["more later", "hardly more later"])
def test_the_worth_after_the_next_turns_decides_then_that_of_now(
    monkeypatch: pytest.MonkeyPatch, later: float, chosen: int
) -> None:
    """The others may prevent a later gain, so of two equal plans, the one with the earlier gain is chosen."""
    state, _ = GAME.start(2, 8, {"experiments": "random"})
    decision = decision_of(state)
    player = strong(Effort(width=4, each=2, rails=1, spaces=2, estimates=80))
    plans = best_plans(player.plans(state, decision.seat), 3, 1)
    assert plans[0].worth > plans[1].worth > plans[2].worth
    seen: list[int] = []

    def next_turn(position: PlannedPosition, *_: Any, **__: Any) -> list[PlannedPosition]:
        seen.append(position.plan)
        return [msgspec.structs.replace(position, worth=later * position.plan)]

    monkeypatch.setattr(player, "_next_turn", next_turn)
    assert player.plan(state, decision, Rng(1)) == plans[chosen].path
    assert seen == [0, 1, 2]


def test_the_beam_holds_as_many_plans_as_it_can() -> None:
    """The best position of each plan comes first; the rest of the beam goes to the best of the others."""
    positions = [PlannedPosition(plan, None, worth, 0.0) for plan, worth in ((0, 9.0), (0, 8.0), (1, 3.0), (2, 4.0))]

    def kept(most: int) -> list[tuple[int, float]]:
        return [(position.plan, position.value) for position in keep_best(positions, most)]

    assert kept(2) == [(0, 9.0), (2, 4.0)]
    assert kept(4) == [(0, 9.0), (2, 4.0), (1, 3.0), (0, 8.0)]


def test_work_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The positions that are continued come from the plans, then from the beam; each search has its own limit."""
    state, _ = GAME.start(2, 8, {"experiments": "random"})
    player = strong(Effort(width=4, each=2, rails=1, spaces=2, estimates=80), plans=4, turns=3, beam=2, branch=2)
    searched: list[int] = []
    next_turn, started = player._next_turn, []

    def counted(position: PlannedPosition, *given: Any, **named: Any) -> list[PlannedPosition]:
        started.append(position.plan)
        before = player.worth.made
        found = next_turn(position, *given, **named)
        searched.append(player.worth.made if player.worth.made != before else 0)
        return found

    monkeypatch.setattr(player, "_next_turn", counted)
    assert player.plan(state, decision_of(state), Rng(1))
    assert started[:4] == [0, 1, 2, 3]
    assert len(started) == 4 + 2 + 2
    assert 0 < max(searched) < 5 * TINY.estimates


def test_it_takes_points_that_lie_there_at_the_end() -> None:
    """In the last turn, the only thing to look ahead to is the end, with the answers of the others."""
    state = table(2)
    put(state, 0, "factory-1", "dresden.3")
    put(state, 0, "factory-2", "riesa.1")
    state.players[0].contracts["slot-1"] = "C12"
    state.ended = {"score-flag": 0, "contracts": 0, "technologies": 0}
    state.last_round = True
    GAME.forget(state)
    usual = Effort(width=4, each=2, rails=1, spaces=2, estimates=80)
    assert "fulfil:C12" in strong(usual).plan(GAME.copy(state), decision_of(state), Rng(1))
    # Both players recharge: that brings about a King's Day, which is worth more.
    assert strong(usual, replies=9.0).plan(GAME.copy(state), decision_of(state), Rng(1)) == ("recharge",)


FIRST, *OTHERS = paths_of("nucleum")
RECORDED = [FIRST, *(pytest.param(path, marks=pytest.mark.slow) for path in OTHERS)]


@pytest.mark.parametrize("path", RECORDED, ids=[f"{path.parent.name}/{path.stem}" for path in (FIRST, *OTHERS)])
def test_every_kind_of_decision_is_answered(path: Path) -> None:
    """Of recorded games with all modules: each kind when it comes first."""
    record = read(path)
    match: Match[Any] = Match(GAME, record.seats, record.seed, record.options)
    player, rng = strong(replies=4.0, plans=2), Rng(3)
    known = set()
    for choice in record.choices:
        decision = decision_of(match.state)
        if decision.choices[0].kind not in known and not decision.is_confirm:
            known.add(decision.choices[0].kind)
            assert player.choose(GAME.imagine(match.state, decision.seat, rng), decision, rng) in decision.by_id
        match.apply(choice)
    assert len(known) > 5


def test_the_limits_of_the_bot_are_those_of_its_data() -> None:
    level = known_levels().levels[-1]
    assert level.name == "strong"
    assert level.ahead is not None
    assert level.effort == Effort()


@pytest.mark.slow
def test_it_beats_solid_over_four_deals() -> None:
    """Points ahead of `solid` with seats swapped; the ladder in docs/ledger/levels.md has many more."""
    ahead = 0
    for seed in range(4):
        for own in range(2):
            players = [GAME.computer("strong" if seat == own else "solid") for seat in range(2)]
            rows = {row.seat: row.score for row in GAME.standings(play(players, seed))}
            ahead += rows[own] - rows[1 - own]
    assert ahead > 0
