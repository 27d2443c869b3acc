"""Rehearsals: every seat can try its next turn at any moment, without affecting the game."""

from __future__ import annotations

from itertools import count
from typing import Any

from hypothesis import given

from engine.kernel import Confirm, Game, seeded_rng
from tests.kernel.tables import every_table, new_match, play
from tests.kernel.test_kernel import Ask, toy
from tests.kernel.test_laws import quick, seeds


def end_of_turn(game: Game[Any], state: Any, seat: int, rng: Any) -> None:
    """Play the seat's turn at random to its end."""
    for _ in range(500):
        decision = game.decision(state)
        if decision is None or decision.seat != seat or decision.is_confirm:
            return
        game.apply(state, rng.pick(decision.choices).id)
    raise AssertionError("the turn does not end")


@every_table
@quick
@given(seed=seeds)
def test_every_seat_can_rehearse_its_turn(game: Game[Any], seats: int, seed: int) -> None:
    match, rng = new_match(game, seats, seed), seeded_rng(seed)
    rehearsed = 0
    for decision in play(match, rng, most=150, every=3):
        before = game.encode(match.state)
        for seat in range(seats):
            copy = game.rehearse(match.state, seat, rng)
            if copy is None:
                continue
            rehearsed += 1
            asked = game.decision(copy)
            assert asked is not None
            assert (asked.seat, asked.own_turn) == (seat, True)
            assert game.turn_number(copy) >= game.turn_number(match.state)
            assert game.encode(game.copy(copy)) == game.encode(copy)
            if decision.seat == seat and decision.own_turn:
                assert asked == decision
                assert game.turn_number(copy) == game.turn_number(match.state)
            else:
                assert copy.barrier == copy.ply
            end_of_turn(game, copy, seat, rng)
        assert game.encode(match.state) == before
    assert rehearsed


@every_table
def test_a_rehearsed_turn_has_the_number_of_the_turn_that_comes(game: Game[Any], seats: int) -> None:
    tables = (new_match(game, seats, seed) for seed in count(21))
    match = next(each for each in tables if seats - len(each.state.automata) > 1)
    rng = seeded_rng(22)
    expected: dict[int, int] = {}
    met = 0
    for decision in play(match, rng, most=100_000):
        number = game.turn_number(match.state)
        if decision.own_turn and decision.seat in expected and number >= expected[decision.seat]:
            assert number == expected.pop(decision.seat)
            met += 1
        for seat in range(seats):
            if seat not in {decision.seat, *expected} and (copy := game.rehearse(match.state, seat, rng)) is not None:
                expected[seat] = game.turn_number(copy)
    assert met > 20
    assert all(game.rehearse(match.state, seat, rng) is None for seat in range(seats))


def test_games_without_rehearsals_have_only_the_present_turn() -> None:
    match = toy(Ask(0, ["a", "b"]), Confirm(0), Ask(1, ["c", "d"]))
    assert match.game.rehearse(match.state, 1, seeded_rng(1)) is None
    copy = match.game.rehearse(match.state, 0, seeded_rng(1))
    assert copy == match.state
    assert copy is not match.state
