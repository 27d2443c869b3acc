"""An automaton: a seat that the rules play and no one asks, in the kernel."""

from __future__ import annotations

import pytest

from engine.kernel import Match, OptionError, RulesFault, seeded_rng
from tests.kernel.duel import ROUNDS, Duel, Points

WITH = {"first_game": True}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_seat_plays_unasked_to_the_end(seats: int) -> None:
    match: Match[Points] = Match(Duel(), seats, 3, WITH)
    assert match.state.automata == (seats - 1,)
    rng, asked = seeded_rng(1), []
    while (decision := match.decision) is not None:
        asked.append(decision.seat)
        match.apply(rng.pick(decision.choices).id)
        assert match.copy().state == match.state
    assert set(asked) == set(range(seats - 1))
    assert match.state.points[-1] >= ROUNDS
    assert sorted(row.seat for row in match.game.standings(match.state)) == list(range(seats))


def test_without_the_option_no_one_is_an_automaton() -> None:
    match: Match[Points] = Match(Duel(), 2, 3)
    assert match.state.automata == ()
    assert match.game.players_for(match.options) == range(2, 5)
    assert match.game.players_for(WITH) == range(1, 4)


def test_the_number_refused_is_that_of_the_players() -> None:
    with pytest.raises(OptionError) as raised:
        Match(Duel(), 5, 3, WITH)
    assert raised.value.text.args == {"low": 1, "high": 3}


def test_what_an_automaton_drew_cannot_be_taken_back() -> None:
    match: Match[Points] = Match(Duel(), 2, 3, WITH)
    match.apply("2")
    assert match.since == ["2"]
    match.apply("confirm")
    assert match.since == []


def test_rules_that_ask_an_automaton_are_found_out() -> None:
    match: Match[Points] = Match(Duel(asks_all=True), 2, 3, WITH)
    match.apply("1")
    with pytest.raises(RulesFault, match="duel: Say asks the automaton in seat 1"):
        match.apply("confirm")
    match.game.forget(match.state)
    with pytest.raises(RulesFault):
        match.game.decision(match.state)


def test_a_state_of_an_earlier_release_opens_and_is_known_again() -> None:
    game = Duel()
    state, _ = game.start(2, 3)
    old = game.encode(state).replace(b"\xa8automata\x90", b"")
    old = bytes([old[0] - 1]) + old[1:]
    assert game.decode(old) == state
    assert game.is_stored_as(state, old)
    assert not game.is_stored_as(game.start(2, 4)[0], old)
    assert not game.is_stored_as(state, b"\xc1")
