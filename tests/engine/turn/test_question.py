"""The open question of a table: choices listed with the answers that complete them, and implied choices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.kernel import ASIDE, CONFIRM, Choice, Match, remarks_of
from engine.registry import games
from engine.service import GameService
from engine.tables.open.open_table import OpenTable
from engine.tables.play import implied_by, passed_over
from engine.tables.turn.question import MAX_OPENED, completed_of, ending_choices, outlook_of, question_of
from tests.cogs.panel.walk import table_of
from tests.engine.conftest import ANN, BEN, CHANNEL, to_act
from tests.kernel.playthrough import load


def moments(every: int) -> Iterator[OpenTable]:
    """Yield the table before the last of each `every` choices of a recorded game of Nucleum."""
    played = load("nucleum")
    match = Match(games()["nucleum"], played.seats, played.seed, played.options)
    for number, choice in enumerate(played.choices):
        if number % every == every - 1:
            yield table_of(match)
        match.apply(choice)


some_moments = pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.slow)])
"""Every third moment, which includes every kind of question. The long runs look at all moments."""


@some_moments
def test_a_completed_choice_is_listed_with_each_answer_to_its_question(every: int) -> None:
    """A listed choice has the same result as its parts one after the other, and the list fits into a menu."""
    met = set[str]()
    for open_table in moments(every):
        game, state, decision = open_table.game, open_table.playing().state, open_table.decision
        assert decision is not None
        completed, question = completed_of(open_table), question_of(open_table)
        for path, after in completed.items():
            tried = game.copy(state)
            for made in path:
                game.apply(tried, made)
            asked = game.decision(tried)
            assert asked is not None
            assert asked.seat == decision.seat
            assert after.choices == asked.choices
            assert not {choice.kind for choice in asked.choices} & {*ASIDE, CONFIRM}
            assert len(asked.choices) <= MAX_OPENED
            assert all((*path, choice.id) in question.outlooks for choice in asked.choices)
            met.add(asked.choices[0].kind)
    assert {"slot", "space", "plant", "technology"} <= met


@some_moments
def test_a_way_round_of_a_railway_says_only_its_own_outcome(every: int) -> None:
    """Without the better orientation, which the railway mentions if no orientations are listed."""
    met = 0
    for open_table in moments(every):
        question = question_of(open_table)
        for path, after in question.completed.items():
            for way in (choice for choice in after.choices if choice.kind == "way"):
                tried = open_table.game.copy(open_table.playing().state)
                for made in path:
                    open_table.game.apply(tried, made)
                own = remarks_of(outlook_of(open_table, tried, way))
                said = remarks_of(question.outlooks[(*path, way.id)])
                assert {each.key for each in said if each not in own} <= {"nuc-cost-detail"}
                assert all(each in said for each in own)
                met += 1
    assert met > 10


@some_moments
def test_what_reveals_something_is_not_completed(every: int) -> None:
    for open_table in moments(every):
        game, state, decision = open_table.game, open_table.playing().state, open_table.decision
        assert decision is not None
        for path in completed_of(open_table):
            tried = game.copy(state)
            for choice in path:
                game.apply(tried, choice)
            assert tried.barrier != tried.ply


async def test_what_is_implied_follows_and_is_taken_back_alone(service: GameService) -> None:
    """The direction of a railway tile that matches in one of them only."""
    table = await service.lobby.create("nucleum", CHANNEL, ANN)
    await service.lobby.join(table.id, BEN)
    open_table = await service.lobby.start(table.id, ANN.user)
    number, rails = table.id, tuple[Choice, ...]()
    while not rails:
        user, decision = to_act(open_table), open_table.decision
        assert decision is not None
        rails = decision.of_kind("rail")
        first = rails or decision.choices
        open_table, _ = await service.play.choose(number, user, None, first[0].id)
    decision, before = open_table.decision, open_table.playing().state
    assert decision is not None
    for choice in decision.main:
        tried = open_table.game.copy(before)
        open_table.game.apply(tried, choice.id)
        if open_table.game.guide.implied_choice(tried):
            break
    open_table, _ = await service.play.choose_all(number, user, None, [choice.id], implied=True)
    made = open_table.playing().since
    assert made[1] == choice.id
    assert made[2].startswith("way:")
    while open_table.playing().since != made[:2]:
        open_table = await service.play.undo(number, user, None)
    asked = open_table.decision
    assert asked is not None
    assert {each.kind for each in asked.choices} == {"way"}
    open_table, _ = await service.play.choose_all(number, user, None, [asked.choices[-1].id])
    assert open_table.playing().since[2] == asked.choices[-1].id


@some_moments
def test_what_can_end_the_turn_leaves_only_its_end(every: int) -> None:
    """It reveals nothing, nothing follows that the player could decline, and the turn has changed something."""
    met, recorded = Counter[str](), load("nucleum").choices
    for open_table in moments(every):
        match, decision = open_table.playing(), open_table.decision
        assert decision is not None
        ending, amounts = ending_choices(open_table), open_table.game.guide.amounts
        before = amounts(open_table.game.decode(match.begun), decision.seat)
        assert decision.own_turn or not ending
        for path in ending:
            tried = match.copy()
            for choice in path:
                assert not implied_by(tried, decision.seat) or choice == path[0]
                tried.apply(choice)
            assert tried.decision is not None
            assert tried.decision.is_confirm
            assert len(tried.since) == len(match.since) + len(path)
            assert amounts(tried.state, decision.seat) != before
            met[decision.by_id[path[0]].kind] += 1
        choice, *after = recorded[match.state.ply :][:2]
        tried = match.copy()
        tried.apply(choice)
        changed = amounts(tried.state, decision.seat) != before
        last = after == [CONFIRM] and decision.own_turn and changed and not passed_over(match)
        assert (choice in {path[-1] for path in ending}) >= last
    assert len(met) > 8
