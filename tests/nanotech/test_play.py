"""Properties of whole games at random: tokens conserved, capacities kept, the end reached, choices with icons."""

from __future__ import annotations

import pytest

from engine.kernel import seeded_rng
from engine.nanotech.components import components
from engine.nanotech.state import NanotechState
from engine.registry import games
from render.icons.names import ICON_NAMES
from tests.nanotech.builder import GAME, check_tokens

TARGETS = (5, 10, 15, 40)


def most_rounds(state: NanotechState) -> int:
    """Return the bound on rounds: some prestige in every standstill period until someone has the target."""
    gains = state.seats * (state.target - 1) + 1
    return components().set_up.standstill_rounds.value * (gains + 1)


def play_at_random(seats: int, seed: int, *, check_every: int = 1) -> NanotechState:
    """Play a random game, checking what always holds; return its end."""
    options = {"target": TARGETS[seed % 4], "end": ("round", "immediate")[seed // 4 % 2]}
    state, _ = GAME.start(seats, seed, options)
    rng = seeded_rng(seed)
    while (decision := GAME.decision(state)) is not None:
        active = state.active
        if not decision.own_turn:
            assert active is not None
            assert decision.seat != active
        GAME.apply(state, rng.pick(decision.choices).id)
        if state.ply % check_every == 0:
            check_tokens(state)
    check_tokens(state)
    assert state.round <= most_rounds(state)
    idle = state.round - state.scored >= components().set_up.standstill_rounds.value
    assert state.final_round or idle
    assert state.final_round == any(lab.prestige >= state.target for lab in state.labs)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games(seats: int) -> None:
    """Eight seeds have each target with each kind of end."""
    ends = [play_at_random(seats, seed, check_every=3) for seed in range(8)]
    assert any(state.final_round for state in ends)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_random_games(seats: int) -> None:
    for seed in range(1000, 2000):
        play_at_random(seats, seed, check_every=7)


def test_each_seat_has_its_turns_each_round() -> None:
    for seats in (2, 3, 4):
        state, _ = GAME.start(seats, seed=9, given={"target": 15})
        rng = seeded_rng(9)
        taken: dict[int, list[int]] = {}
        while (decision := GAME.decision(state)) is not None:
            number, events = state.round, GAME.apply(state, rng.pick(decision.choices).id)
            taken.setdefault(number, []).extend(
                event.seat for event in events if event.kind == "take" and event.seat is not None
            )
        first = taken[1][0]
        for number, order in taken.items():
            start = (first + number - 1) % seats
            assert order == [(start + i) % seats for i in range(seats)] * (2 if seats == 2 else 1)


def test_imagining_hides_only_the_draw_pile() -> None:
    state, _ = GAME.start(3, seed=4)
    seen, other = GAME.imagine(state, 0, seeded_rng(1)), GAME.imagine(state, 0, seeded_rng(2))
    assert seen.draw != other.draw
    assert sorted(seen.draw) == sorted(state.draw)
    assert seen.rng != state.rng
    for imagined in (seen, other):
        imagined.draw, imagined.rng = state.draw, state.rng
        assert imagined == state


def test_choices_have_icons_that_there_are() -> None:
    game, seen = games()["nanotech"], dict[str, set[str]]()
    for seed in range(1, 6):
        state, _ = game.start(3, seed)
        rng = seeded_rng(seed)
        while (decision := game.decision(state)) is not None:
            for choice in decision.choices:
                seen.setdefault(game.guide.icon(choice), set()).add(choice.id)
            game.apply(state, rng.pick(decision.choices).id)
    assert seen.keys() - {""} <= set(ICON_NAMES)
    assert seen.keys() >= {"energy", "red_quark", "green_quark", "blue_quark", "electron", "proton", "neutron"}
    for color in ("red", "green", "blue"):
        assert all(color in name for name in seen[f"{color}_quark"])
