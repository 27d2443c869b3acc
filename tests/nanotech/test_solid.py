"""The computer player `solid`: legal, quick, stronger than chance, and it finishes games."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import ComputerPlayer, seeded_rng
from engine.nanotech.state import NanotechState
from tests.nanotech.builder import GAME, Table

SOLID, RANDOM = GAME.computer("solid"), GAME.computer("random")


def play(players: list[ComputerPlayer[NanotechState]], seed: int, target: int = 10) -> NanotechState:
    """Let computers play a game; each sees what its seat may see. Return its end."""
    state, _ = GAME.start(len(players), seed, {"target": target})
    rng = seeded_rng(seed + 1)
    while (decision := GAME.decision(state)) is not None:
        imagined = GAME.imagine(state, decision.seat, rng)
        GAME.apply(state, players[decision.seat].choose(imagined, decision, rng))
    return state


def wins(seats: int, games: int, first_seed: int = 0) -> float:
    """Return the share of games that one solid player wins alone or shared against random ones."""
    won = 0
    for seed in range(first_seed, first_seed + games):
        seat = seed % seats
        state = play([SOLID if other == seat else RANDOM for other in range(seats)], seed)
        won += any(one.place == 1 and one.seat == seat for one in GAME.standings(state))
    return won / games


def test_beats_chance_with_2_players() -> None:
    assert wins(2, 10) >= 0.9


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "games"), [(2, 300), (3, 150), (4, 150)])
def test_beats_chance_in_many_games(seats: int, games: int) -> None:
    assert wins(seats, games, first_seed=1000) >= 0.95


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2))])
@pytest.mark.parametrize(("seats", "rounds"), [(2, 14), (4, 22)])
def test_games_among_equals_end_soon(seats: int, rounds: int, seed: int) -> None:
    state = play([SOLID] * seats, seed)
    assert state.final_round
    assert state.round <= rounds


def test_looks_at_few_positions_for_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some 200 choices tried out take tens of milliseconds; the benchmark measures the time."""
    state, _ = GAME.start(4, seed=2)
    rng, apply, made = seeded_rng(3), type(GAME).apply, 0

    def counted(*given: Any) -> Any:
        nonlocal made
        made += 1
        return apply(*given)

    monkeypatch.setattr(type(GAME), "apply", counted)
    tried = []
    while (decision := GAME.decision(state)) is not None and state.round <= 6:
        imagined = GAME.imagine(state, decision.seat, rng)
        made = 0
        choice = SOLID.choose(imagined, decision, rng)
        tried.append(made)
        GAME.apply(state, choice)
    assert 0 < max(tried) <= 400


def test_leaves_the_state_it_is_shown_alone() -> None:
    state, _ = GAME.start(3, seed=2)
    before = GAME.encode(state)
    decision = GAME.decision(state)
    assert decision is not None
    assert SOLID.choose(state, decision, seeded_rng(1)) in decision.by_id
    assert GAME.encode(state) == before


def test_takes_the_winning_atom() -> None:
    table = Table(2, target=10, end="immediate").lab(0, prestige=8, protons=1, electrons=1)
    table.capsule("up-red up-blue down-green")
    decision = table.decision
    assert SOLID.choose(table.state, decision, seeded_rng(1)) == "take:confine"
    table.play("take:confine")
    assert SOLID.choose(table.state, table.decision, seeded_rng(1)) == "confine:hydrogen"


def asked_to_copy_a_capture(held: str, capsule: str) -> Table:
    """Return a 2-player table where seat 1, holding these quarks, may copy capture quarks."""
    table = Table(2).lab(1, quarks_held=held).capsule(capsule)
    table.play("take:quarks", "decline", "confirm")
    return table


def test_completes_a_hadron_with_the_quark_that_is_missing() -> None:
    table = asked_to_copy_a_capture("up-red up-green", "up-red down-green down-blue")
    assert SOLID.choose(table.state, table.decision, seeded_rng(1)) == "copy:capture:down-blue"


def test_does_not_fill_its_capsule_with_quarks_that_do_not_go_together() -> None:
    table = asked_to_copy_a_capture("up-red up-green", "up-red up-green up-blue")
    assert SOLID.choose(table.state, table.decision, seeded_rng(1)) == "decline"
