"""The computer player `solid`."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

import pytest

from engine.kernel import ComputerPlayer, Rng
from engine.nucleum.game import NucleumState
from engine.nucleum.outlook import Outlook
from engine.nucleum.solid import SolidPlayer, candidates, visible
from tests.nucleum.builder import GAME, link, mine, put, table


def play(players: Sequence[ComputerPlayer[NucleumState]], seed: int) -> NucleumState:
    """Play a game between computers, each shown only what it may see; return the end."""
    state, _ = GAME.start(len(players), seed, {"experiments": "random"})
    rng = Rng(seed)
    while not state.over:
        decision = GAME.decision(state)
        assert decision is not None
        seat = decision.seat
        if decision.is_confirm:
            choice = decision.choices[0].id
        else:
            choice = players[seat].choose(GAME.imagine(state, seat, rng), decision, rng)
        GAME.apply(state, choice)
    return state


def test_it_is_offered() -> None:
    assert [player.name for player in GAME.computers()] == ["random", "solid"]
    assert GAME.computer("solid").name == "solid"


def test_it_beats_a_random_player() -> None:
    standings = GAME.standings(play([GAME.computer("random"), GAME.computer("solid")], 1))
    assert standings[0].seat == 1
    assert standings[0].score > standings[1].score


def test_it_takes_points_that_lie_there() -> None:
    state = table(2)
    put(state, 0, "factory-1", "dresden.3")
    put(state, 0, "factory-2", "riesa.1")
    state.players[0].contracts["slot-1"] = "C12"
    state.ended = {"score-flag": 0, "contracts": 0, "technologies": 0}
    state.last_round = True
    GAME.forget(state)
    player = SolidPlayer(GAME)
    decision = GAME.decision(state)
    while decision is not None and decision.seat == 0 and not decision.is_confirm:
        GAME.apply(state, player.choose(state, decision, Rng(1)))
        decision = GAME.decision(state)
    assert state.players[0].fulfilled == ["C12"]


def test_its_choice_depends_only_on_what_is_visible() -> None:
    state, _ = GAME.start(2, 8, {"experiments": "random"})
    decision = GAME.decision(state)
    assert decision is not None
    imagined = [GAME.imagine(state, decision.seat, Rng(number)) for number in range(4)]
    assert len({visible(copy) for copy in imagined}) == 1
    chosen = {SolidPlayer(GAME).choose(copy, decision, Rng(1)) for copy in imagined}
    assert len(chosen) == 1


def test_it_considers_few_but_some_choices() -> None:
    state = table()
    decision = GAME.decision(state)
    assert decision is not None
    kinds = {choice.kind for choice in candidates(state, decision)}
    assert kinds == {"play", "rail", "recharge"}


def test_the_outlook_likes_what_is_good() -> None:
    outlook = Outlook()
    state = table()
    before = outlook.estimate(state, 0)
    put(state, 0, "factory-3", "dresden.4")
    built = outlook.estimate(state, 0)
    link(state, "dresden-glashuette", 1)
    link(state, "riesa-dresden", 1)
    joined = outlook.estimate(state, 0)
    mine(state, 0, 1, "joachimsthal.m1", uranium=3)
    assert before < built < joined < outlook.estimate(state, 0)


@pytest.mark.slow
@pytest.mark.timeout(3000)
def test_mean_score_against_itself() -> None:
    scores = [row.score for seed in range(12) for row in GAME.standings(play([GAME.computer("solid")] * 4, seed))]
    assert statistics.mean(scores) >= 80


@pytest.mark.slow
@pytest.mark.timeout(3000)
def test_it_wins_99_of_100_games_against_random_players() -> None:
    wins = 0
    for seed in range(100):
        players = [GAME.computer("solid" if index == seed % 4 else "random") for index in range(4)]
        wins += GAME.standings(play(players, seed))[0].seat == seed % 4
    assert wins >= 99
