"""Choices made together, as one typed line, are undone and redone together."""

from __future__ import annotations

from typing import Any

from engine.kernel import CONFIRM, Match
from engine.registry import games
from tests.kernel.playthrough import load
from tests.kernel.tables import new_match


def line_of(match: Match[Any], count: int) -> list[str]:
    """Make several choices as one line; return them."""
    made: list[str] = []
    while len(made) < count:
        decision = match.decision
        assert decision is not None
        choice = next(each.id for each in decision.choices if each.id != "confirm")
        match.apply(choice, joined=bool(made))
        made.append(choice)
    return made


def test_a_line_is_one_step() -> None:
    match = new_match(games()["nucleum"], 2, 5)
    while not (match.decision and match.decision.of_kind("play")):
        assert match.decision is not None
        match.apply(match.decision.choices[0].id)
    assert match.since == []
    start = match.game.encode(match.state)
    line = line_of(match, 2)
    after = match.game.encode(match.state)
    single = line_of(match, 1)
    assert match.undoable == match.copy().undoable == [line, single]
    assert match.undo() == single[0]
    assert match.since == line
    for copied in (match, match.copy()):
        assert copied.undo() == line[0]
        assert copied.game.encode(copied.state) == start
        assert copied.to_redo() == line
        again = copied.copy()
        assert again.redo() == line[0]
        assert again.game.encode(again.state) == after
        assert again.to_redo() == single
        assert again.undo() == line[0]
        assert again.since == []


def test_restarting_keeps_lines_together() -> None:
    match = new_match(games()["nucleum"], 2, 5)
    while not (match.decision and match.decision.of_kind("play")):
        assert match.decision is not None
        match.apply(match.decision.choices[0].id)
    line = line_of(match, 3)
    assert match.restart_turn() == 3
    assert match.to_redo() == line
    assert match.redo() == line[0]
    assert match.since == line
    match.undo()
    assert match.since == []


def test_what_reveals_something_is_known_before() -> None:
    played = load("nucleum")
    match: Match[Any] = Match(games()["nucleum"], played.seats, played.seed, played.options)
    found = 0
    for choice in played.choices:
        asked = match.decision
        assert asked is not None
        known, final = match.safe([choice]) == 0, len(match.final)
        match.apply(choice)
        if choice != CONFIRM and asked.own_turn and not match.state.over:
            assert known == (match.state.barrier == match.state.ply)
            assert known or len(match.final) == final
            found += known
        else:
            assert not known
    assert found
    assert match.safe(["nonsense"]) == 1
