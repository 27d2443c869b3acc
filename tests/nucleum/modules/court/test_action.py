"""court-of-progress.md: the court action."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue
from engine.nucleum.game import NucleumState
from engine.nucleum.modules.court.state import ARROW, NEUTRAL, court
from engine.nucleum.rules.effects.main_actions import begin, possible
from engine.nucleum.state import Terms
from tests.nucleum.builder import GAME, choose, decision_of, do, ids, mine, workers_of
from tests.nucleum.modules.court.board import court_table, leaders, seat

ENGLISH = Catalogue("en", strict=True)

TERMS = Terms(optional=True)


def act(state: NucleumState, party: str, player: int = 0) -> list[str]:
    """Take a court action; return the kinds of what happened."""
    do(state, begin(state, player, "court", TERMS))
    return [event.kind for event in choose(state, f"party:{party}")]


def test_action_takes_an_available_worker_to_the_board_for_good() -> None:
    state = court_table()
    player = state.players[0]
    before = (player.workers, player.reserve)
    act(state, "capitalists")
    assert (player.workers, player.reserve) == (before[0] - 1, before[1])
    assert court(state).parties["capitalists"].politicians == {0: 1}
    assert workers_of(state, 0) == 20


def test_action_uranium_may_be_exchanged_for_the_worker() -> None:
    state = court_table()
    player = state.players[0]
    mine(state, 0, 1, "bruex.m1", uranium=1)
    player.reserve += player.workers
    player.workers = 0
    GAME.forget(state)
    assert possible(state, 0, "court", TERMS)
    act(state, "communists")
    assert player.uranium["row-1"] == 0
    assert court(state).parties["communists"].politicians == {0: 1}
    assert workers_of(state, 0) == 20


def test_action_is_impossible_without_worker_and_uranium() -> None:
    state = court_table()
    player = state.players[0]
    assert possible(state, 0, "court", TERMS)
    player.reserve += player.workers
    player.workers = 0
    GAME.forget(state)
    assert not possible(state, 0, "court", TERMS)
    player.thaler = 9
    events = do(state, begin(state, 0, "court", TERMS))
    assert [event.kind for event in events] == ["nothing"]


def test_action_what_cannot_be_done_is_told_in_small_print() -> None:
    state = court_table()
    player = state.players[0]
    player.workers, player.reserve = 0, player.reserve + player.workers
    assert [(event.kind, event.minor) for event in do(state, begin(state, 0, "court", TERMS))] == [("nothing", True)]


def test_action_any_of_the_four_parties_or_none() -> None:
    state = court_table()
    seat(state, "communists", {0: 1}, leader=0)
    do(state, begin(state, 0, "court", TERMS))
    assert ids(state) == {"party:capitalists", "party:freethinkers", "party:communists", "party:royalists", "skip"}
    choose(state, "skip")
    assert state.players[0].workers == 2


def test_action_capitalists_2_thaler_and_thaler_income() -> None:
    state = court_table()
    player = state.players[0]
    thaler = player.thaler
    act(state, "capitalists")
    assert (player.thaler - thaler, player.income) == (2, {"thaler": 2, "worker": 1, "vp": 1})
    assert (player.vp, player.achievements) == (0, 0)


def test_action_freethinkers_any_tile_of_the_offer_free() -> None:
    state = court_table()
    player = state.players[0]
    player.thaler = 0
    act(state, "freethinkers")
    assert ids(state, "tile") == {f"tile:{tile}" for tile in state.display.offer}
    dearest = state.display.offer[0]
    choose(state, f"tile:{dearest}")
    assert dearest in player.pool
    assert (player.thaler, player.workers) == (0, 1)
    assert leaders(state)[1] == 0


def test_action_freethinkers_without_a_tile_on_offer_bring_the_politician_alone() -> None:
    state = court_table()
    state.display.offer = []
    GAME.forget(state)
    pool = list(state.players[0].pool)
    act(state, "freethinkers")
    assert (ids(state, "tile"), state.players[0].pool) == (set(), pool)
    assert leaders(state)[1] == 0


def test_action_communists_2_vp_and_worker_income() -> None:
    state = court_table()
    player = state.players[0]
    act(state, "communists")
    assert (player.vp, player.points, player.income) == (2, {"parties": 2}, {"thaler": 1, "worker": 2, "vp": 1})


def test_action_royalists_2_achievements_and_vp_income() -> None:
    state = court_table()
    player = state.players[0]
    act(state, "royalists")
    assert (player.achievements, player.income) == (2, {"thaler": 1, "worker": 1, "vp": 2})


def test_action_an_empty_leader_space_is_taken() -> None:
    state = court_table()
    seat(state, "royalists", {1: 2})
    assert "court-leader" in act(state, "royalists")
    assert leaders(state)[3] == 0


@pytest.mark.parametrize(("own", "leads"), [(1, False), (2, True)])
def test_action_more_politicians_than_the_leader_take_the_lead_as_many_do_not(own: int, leads: bool) -> None:
    state = court_table()
    seat(state, "communists", {0: own, 1: 2}, leader=1)
    act(state, "communists")
    assert leaders(state)[2] == (0 if leads else 1)
    assert court(state).parties["communists"].politicians == {0: own + 1, 1: 2}


def test_action_more_than_the_leader_is_enough_even_if_another_has_as_many() -> None:
    """Only the present leader is compared with, not the player who has most."""
    state = court_table()
    seat(state, "communists", {0: 1, 1: 1, 2: 4}, leader=1)
    act(state, "communists")
    assert leaders(state)[2] == 0


def test_action_neutral_politicians_lead_with_all_of_them() -> None:
    state = court_table()
    seat(state, "capitalists", {0: 1}, neutrals=(ARROW, 2), leader=NEUTRAL)
    act(state, "capitalists")
    assert leaders(state)[0] == NEUTRAL
    act(state, "capitalists")
    assert leaders(state)[0] == 0
    assert court(state).parties["capitalists"].neutrals == [ARROW, 2]


def test_action_the_leader_stays_when_it_adds_one() -> None:
    state = court_table()
    seat(state, "communists", {0: 1, 1: 3}, leader=0)
    assert "court-leader" not in act(state, "communists")
    assert leaders(state)[2] == 0


def test_action_the_king_moves_only_to_a_party_with_more_in_all() -> None:
    state = court_table(king="capitalists")
    seat(state, "capitalists", neutrals=(ARROW, 2), leader=NEUTRAL)
    seat(state, "royalists", {1: 1}, leader=1)
    assert "court-king" not in act(state, "royalists")
    assert court(state).king == "capitalists"
    assert "court-king" in act(state, "royalists")
    assert court(state).king == "royalists"


def test_action_its_leader_brings_the_king_to_a_party_too() -> None:
    state = court_table(king="capitalists")
    seat(state, "capitalists", neutrals=(ARROW,), leader=NEUTRAL)
    seat(state, "royalists", {0: 1}, leader=0)
    assert "court-king" in act(state, "royalists")
    assert court(state).king == "royalists"


def test_action_the_king_stays_with_the_dominant_party() -> None:
    state = court_table(king="royalists")
    seat(state, "royalists", {1: 1}, leader=1)
    assert "court-king" not in act(state, "royalists")
    assert court(state).king == "royalists"


def test_action_bonus_before_leader_before_king() -> None:
    state = court_table(king="capitalists")
    kinds = act(state, "communists")
    assert [kind for kind in kinds if kind in {"gain", "court-leader", "court-king"}] == [
        "gain",
        "court-leader",
        "court-king",
    ]


def test_action_with_the_special_directive_loses_its_discount() -> None:
    state = court_table()
    player = state.players[0]
    thaler = player.thaler
    choose(state, "play:start-A5")
    labels = {choice.id: ENGLISH.say(choice.label) for choice in decision_of(state).choices}
    assert labels["do:0:court"] == "Court"
    assert labels["do:0:contract"] == "Contract"
    assert labels["do:0:develop"] == "Develop, 1 thaler off"
    choose(state, "do:0:court", "party:royalists")
    assert player.thaler == thaler
    assert court(state).parties["royalists"].politicians == {0: 1}


def test_action_on_a_starting_tile() -> None:
    state = court_table()
    choose(state, "play:court-A2", "do:1", "party:capitalists", "skip")
    assert court(state).parties["capitalists"].politicians == {0: 1}
    assert court(state).latest == "capitalists"
