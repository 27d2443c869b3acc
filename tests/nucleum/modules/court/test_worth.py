"""Computer players' estimates of the Court of Progress."""

from __future__ import annotations

import pytest

from engine.kernel import Rng
from engine.nucleum.ai.evaluation import Estimator
from engine.nucleum.ai.search import QUICK, SolidPlayer
from engine.nucleum.data.vocabulary import TakeTile
from engine.nucleum.game import NucleumState
from engine.nucleum.modules.court.counting import final_points
from engine.nucleum.modules.court.state import ARROW, NEUTRAL
from engine.nucleum.modules.court.worth import WORTH
from engine.nucleum.rules.effects.main_actions import begin
from engine.nucleum.state import Terms
from tests.nucleum.builder import GAME, choose, decision_of, do
from tests.nucleum.modules.court.board import court_table, seat


def worth(state: NucleumState, player: int = 0, left: float = 12.0) -> float:
    (position,) = WORTH.position
    return position(Estimator(), state, player, left)


def with_contracts(count: int) -> NucleumState:
    state = court_table(king="royalists")
    state.players[0].fulfilled = [f"C{number:02}" for number in range(5, 5 + count)]
    return state


def test_leading_is_worth_more_than_membership_and_that_more_than_nothing() -> None:
    state = with_contracts(4)
    nothing = worth(state)
    seat(state, "capitalists", {0: 1, 1: 1}, leader=1)
    member = worth(state)
    seat(state, "capitalists", {0: 1, 1: 1}, leader=0)
    assert worth(state) > member > nothing == 0


def test_a_lead_is_worth_more_the_more_its_agenda_scores_and_the_surer_it_is() -> None:
    few, many = with_contracts(1), with_contracts(5)
    for state in (few, many):
        seat(state, "capitalists", {0: 2, 1: 1}, leader=0)
    assert worth(many) > worth(few)
    seat(many, "capitalists", {0: 2, 1: 2}, leader=0)
    narrow = worth(many)
    seat(many, "capitalists", {0: 2}, leader=0)
    assert worth(many) > narrow


def test_the_king_makes_a_party_worth_more() -> None:
    state = with_contracts(4)
    seat(state, "capitalists", {0: 2}, leader=0)
    before = worth(state)
    state.parts["court"].king = "capitalists"
    assert worth(state) > before


def test_politicians_last_longer_early() -> None:
    state = with_contracts(4)
    seat(state, "capitalists", {0: 3}, leader=0)
    early = worth(state)
    state.kings_days = 3
    assert worth(state) < early


def test_at_the_end_it_is_what_is_scored() -> None:
    state = with_contracts(4)
    seat(state, "capitalists", {0: 3}, leader=0)
    state.parts["court"].king = "capitalists"
    assert worth(state, left=0.0) == final_points(state, 0) == 8


def test_solid_sends_its_politician_where_the_agenda_scores() -> None:
    state = with_contracts(6)
    state.parts["court"].king = "capitalists"
    seat(state, "capitalists", {1: 3, 0: 3}, leader=1)
    seat(state, "freethinkers", {2: 2}, leader=2)
    seat(state, "communists", {2: 2}, neutrals=(ARROW, 3), leader=NEUTRAL)
    seat(state, "royalists", {1: 4}, leader=1)
    do(state, begin(state, 0, "court", Terms(optional=True)))
    assert SolidPlayer(GAME).choose(GAME.imagine(state, 0, Rng(1)), decision_of(state), Rng(1)) == "party:capitalists"


def test_solid_takes_court_actions_in_a_game() -> None:
    state, _ = GAME.start(2, 100, {"experiments": "random", "court": True})
    rng, solid = Rng(3), SolidPlayer(GAME, effort=QUICK)
    for _ in range(80):
        decision = GAME.decision(state)
        if decision is None:
            break
        choice = solid.choose(GAME.imagine(state, decision.seat, rng), decision, rng.fork())
        if choice.startswith("party:"):
            return
        choose(state, choice)
    pytest.fail("no court action was taken")


def test_a_free_tile_is_worth_more_than_one_at_its_price() -> None:
    state, estimator = court_table(), Estimator()
    assert estimator.effect(state, 0, TakeTile(free=True), 10.0) > estimator.effect(state, 0, TakeTile(), 10.0)
