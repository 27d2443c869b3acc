"""Specification, sections "Components" and "Set-up"."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.kernel import OptionError
from engine.nanotech.pieces import CardAction, EndRule, Expansion, Quark
from tests.nanotech.builder import GAME, Table, check_tokens


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_starts_with_5_energy_and_an_empty_laboratory(seats: int) -> None:
    state, _ = GAME.start(seats, seed=3)
    for lab in state.labs:
        assert (lab.energy, lab.quarks, lab.electrons, lab.hadrons, lab.prestige) == (5, [], 0, 0, 0)
        assert (lab.quark_spaces, lab.electron_spaces, lab.hadron_spaces) == (3, 2, 2)
        assert set(lab.expansions.values()) == {0}
    assert state.energy == 40 - 5 * seats
    check_tokens(state)


def test_the_six_action_cards_lie_empty_on_the_table() -> None:
    state, _ = GAME.start(3, seed=3)
    assert [card.id for card in state.cards] == [
        "recharge-1",
        "recharge-2",
        "quarks",
        "lepton",
        "upgrade",
        "confine",
    ]
    assert Counter(card.kind for card in state.cards)[CardAction.RECHARGE] == 2
    assert all(card.energy == 0 and card.holder is None for card in state.cards)


def test_what_is_played_unless_another_is_chosen() -> None:
    assert GAME.complete_options({}) == {"target": 10, "end": "round", "first_game": False}


def test_supplies_are_complete() -> None:
    state, _ = GAME.start(2, seed=3)
    assert (state.electrons, state.protons, state.neutrons) == (16, 8, 8)
    assert state.expansions == dict.fromkeys(Expansion, 4)
    assert Counter(state.draw + state.capsule) == dict.fromkeys(Quark, 6)
    assert len(Quark) == 6


def test_the_quarks_are_shuffled() -> None:
    piles = {tuple(GAME.start(2, seed=seed)[0].draw) for seed in range(20)}
    assert len(piles) == 20


def test_every_seat_may_be_the_random_start_player() -> None:
    assert {GAME.start(4, seed=seed)[0].start_seat for seed in range(60)} == {0, 1, 2, 3}


def test_the_start_player_is_asked_first() -> None:
    for seed in range(8):
        state, _ = GAME.start(3, seed=seed)
        decision = GAME.decision(state)
        assert decision is not None
        assert decision.seat == state.start_seat == state.active
        assert {choice.kind for choice in decision.choices} == {"take"}


@pytest.mark.parametrize("seats", [1, 5])
def test_only_2_to_4_players(seats: int) -> None:
    with pytest.raises(OptionError):
        GAME.start(seats, seed=0)


def test_the_target_is_10_if_nothing_else_is_agreed() -> None:
    state, _ = GAME.start(2, seed=0)
    assert (state.target, state.end) == (10, EndRule.ROUND)


@pytest.mark.parametrize("target", [5, 15, 40])
def test_targets_from_5_to_40(target: int) -> None:
    assert GAME.start(2, seed=0, given={"target": target})[0].target == target


@pytest.mark.parametrize("options", [{"target": 4}, {"target": 41}, {"target": True}, {"end": "never"}, {"x": 1}])
def test_other_options_are_refused(options: dict[str, int | str]) -> None:
    with pytest.raises(OptionError):
        GAME.start(2, seed=0, given=options)


def test_laboratories_grow_by_2_spaces_an_expansion() -> None:
    table = Table().lab(0, quark_capsule=1, lepton_capsule=2, hadron_capsule=3, battery=4)
    lab = table[0]
    assert (lab.quark_spaces, lab.electron_spaces, lab.hadron_spaces, lab.charge) == (5, 6, 8, 6)
