"""The Court of Progress on Gibraltar's map: workers that may become politicians, the flag (gibraltar.md, Rules)."""

from __future__ import annotations

import msgspec
import pytest

from engine.catalogue import Catalogue
from engine.kernel import OptionValue
from engine.nucleum.data.components import SpaceBonus
from engine.nucleum.data.vocabulary import Gain
from engine.nucleum.game import NucleumState
from engine.nucleum.guide.reference import lookup
from engine.nucleum.library import lib, rail_spaces, side
from engine.nucleum.modules import BOX
from engine.nucleum.modules.court.state import NEUTRAL, Benches, court
from engine.nucleum.modules.court_gibraltar.module import ChooseToJoin, WorkerForParty, problems
from engine.nucleum.rules.actions.railway import LayRail
from engine.nucleum.rules.effects.end_conditions import required_end_conditions
from tests.nucleum.builder import GAME, choose, decision_of, do, ids, table, workers_of

BOTH: dict[str, OptionValue] = {"map": "gibraltar", "court": True}
SPACE = "lisbon-seville.1"
"""The space that prints a worker for the Freethinkers, on both sides of the board."""
ENGLISH = Catalogue("en", strict=True)


def at_court(workers: int = 1, reserve: int = 5, seats: int = 2) -> NucleumState:
    """Return a table at the first turn of seat 0: no one in any party, the king with the Capitalists."""
    state = table(seats, map="gibraltar", court=True)
    own = court(state)
    for name in own.parties:
        own.parties[name] = Benches(agenda=own.parties[name].agenda)
    own.king = "capitalists"
    state.players[0].workers, state.players[0].reserve = workers, reserve
    GAME.forget(state)
    return state


def lay(state: NucleumState) -> None:
    """Seat 0 lays a tile on the space with a printed worker; its matched actions are ignored."""
    do(state, LayRail(0, state.players[0].pool[0], SPACE, 0, 0, 0))


def test_it_is_in_force_as_soon_as_both_are() -> None:
    assert "court_gibraltar" in BOX.in_force(GAME.complete_options(BOTH))
    for name, value in BOTH.items():
        assert "court_gibraltar" not in BOX.in_force(GAME.complete_options({name: value}))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_flag_stands_at_95_and_three_end_conditions_are_needed_with_three_and_four(seats: int) -> None:
    state = GAME.start(seats, 1, {**BOTH, "experiments": "random"})[0]
    assert state.score_flag == 95
    assert required_end_conditions(state) == (required_end_conditions(GAME.start(2, 1, {})[0]) if seats == 2 else 3)


@pytest.mark.parametrize("seats", [2, 4])
def test_each_party_is_printed_on_one_space_beside_the_worker_that_is_gained_without_the_court(seats: int) -> None:
    both = GAME.start(seats, 1, {**BOTH, "experiments": "random"})[0]
    alone = GAME.start(seats, 1, {"map": "gibraltar", "experiments": "random"})[0]
    printed = {
        name: effect.party
        for name, (where, _) in rail_spaces(both).items()
        for effect in where.reward(name)
        if isinstance(effect, WorkerForParty)
    }
    assert sorted(printed.values()) == sorted(court(both).parties)
    for name in printed:
        assert rail_spaces(alone)[name][0].reward(name) == (Gain(resource="worker"),)


def test_the_worker_gained_may_join_the_party_at_once_without_its_bonus() -> None:
    state = at_court()
    player = state.players[0]
    before, tiles = workers_of(state, 0), len(player.pool)
    lay(state)
    assert ids(state) == {"party:freethinkers", "skip"}
    assert player.workers == 2
    choose(state, "party:freethinkers")
    assert court(state).parties["freethinkers"].politicians == {0: 1}
    assert player.workers == 1
    assert workers_of(state, 0) == before
    assert len(player.pool) == tiles - 1, "the Freethinkers' bonus would be a tile of the offer"


def test_leader_and_king_change_as_after_a_court_action() -> None:
    state = at_court()
    lay(state)
    choose(state, "party:freethinkers")
    assert court(state).parties["freethinkers"].leader == 0
    assert court(state).king == "freethinkers"


def test_a_leader_with_as_many_stays_and_so_does_the_king() -> None:
    state = at_court()
    for party, numbers in (("freethinkers", [2]), ("capitalists", [1, 3])):
        court(state).parties[party].neutrals, court(state).parties[party].leader = numbers, NEUTRAL
    lay(state)
    choose(state, "party:freethinkers")
    assert court(state).parties["freethinkers"].leader == NEUTRAL
    assert court(state).king == "capitalists"


def test_a_leader_with_fewer_is_replaced() -> None:
    state = at_court()
    benches = court(state).parties["freethinkers"]
    benches.politicians, benches.leader = {0: 1, 1: 1}, 1
    lay(state)
    choose(state, "party:freethinkers")
    assert (benches.politicians, benches.leader) == ({0: 2, 1: 1}, 0)


def test_the_worker_may_be_kept() -> None:
    state = at_court()
    lay(state)
    choose(state, "skip")
    assert state.players[0].workers == 2
    assert not court(state).parties["freethinkers"].politicians


def test_no_one_is_asked_when_there_was_no_worker_to_gain() -> None:
    state = at_court(workers=0, reserve=0)
    lay(state)
    assert state.players[0].workers == 0
    assert not any(isinstance(step, ChooseToJoin) for step in state.pending)
    assert "party:freethinkers" not in ids(state)


def test_it_is_no_court_action_for_e7() -> None:
    state = at_court()
    state.players[0].experiment, state.players[0].technologies = "E", ["E7"]
    GAME.forget(state)
    lay(state)
    choose(state, "party:freethinkers")
    assert not ids(state, "option"), "E7 would ask: a worker, or the bonus again"


def test_the_choice_says_what_it_brings() -> None:
    state = at_court()
    lay(state)
    said = decision_of(state).by_id["party:freethinkers"].detail
    assert said is not None
    line = ENGLISH.say(said)
    assert line.startswith("no party bonus; you would lead the party; the king would move here. Agenda: ")


def test_parties_say_that_a_printed_worker_is_no_court_action() -> None:
    assert any(
        "no court action" in ENGLISH.say(each) for each in lookup.explain("party:royalists", None, None).rulings
    )


def test_a_party_that_is_not_there_is_found() -> None:
    state = at_court()
    data, here = lib(state), side(state)
    assert list(problems(data, BOX.names)) == []
    link = here.links["lisbon-seville"]
    wrong = msgspec.structs.replace(link, rewards=(SpaceBonus(space=1, effects=(WorkerForParty(party="greens"),)),))
    changed_side = msgspec.structs.replace(here, links={**here.links, link.id: wrong})
    changed = msgspec.structs.replace(data, sides={here.id: changed_side})
    assert list(problems(changed, BOX.names)) == [
        ("links", "gibraltar-12/lisbon-seville", "rewards", "there is no party greens")
    ]
