"""Choices made together, as one typed line, are undone and redone together; limits to typed text."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import (
    CONFIRM,
    MAX_FOLDED,
    MAX_LINE,
    MAX_WORDS,
    LineError,
    Match,
    distinct_names,
    fold,
    line_words,
    plain_name,
    strip_accents,
)
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


def test_accents_go() -> None:
    assert strip_accents("Glash\u00fctte \u0141\u00f3d\u017a \u2162") == "Glashutte \u0141odz III"


@pytest.mark.parametrize("sign", ["\ufdfa", "\u0301", "a"])
def test_text_is_taken_apart_only_so_far(sign: str, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []

    def counted(_: str, said: str) -> str:
        given.append(len(said))
        return said * 18

    monkeypatch.setattr("unicodedata.normalize", counted)
    assert len(strip_accents(sign * 6000)) <= MAX_FOLDED
    assert given == [MAX_FOLDED]


def test_lines_have_that_many_words_and_characters() -> None:
    assert line_words(" play  B3 ") == ["play", "B3"]
    assert len(line_words("x " * MAX_WORDS)) == MAX_WORDS
    assert line_words("x" * MAX_LINE) == ["x" * MAX_LINE]
    for line in ("x " * (MAX_WORDS + 1), "x" * (MAX_LINE + 1), " " * 6000):
        with pytest.raises(LineError) as error:
            line_words(line)
        assert error.value.text.key == "error-line-too-long"


@pytest.mark.parametrize("dash", [*"-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d"])
@pytest.mark.parametrize(
    "form", ["Riesa{}Leipzig:1", "Riesa {} Leipzig:1", "Riesa {}Leipzig: 1", "Riesa{} Leipzig:  1"]
)
def test_a_name_is_one_word_whatever_a_keyboard_makes_of_it(form: str, dash: str) -> None:
    assert line_words(f"rail {form.format(dash)} confirm") == ["rail", "Riesa-Leipzig:1", "confirm"]
    assert fold(f"Riesa{dash}Leipzig") == "riesa-leipzig"


@pytest.mark.parametrize("line", ["bid -1", "Brüx: worker", "#B1 -", "- #B1", "up - 1"])
def test_spaces_between_words_stay(line: str) -> None:
    assert line_words(line) == (["up-1"] if line == "up - 1" else line.split())


@pytest.mark.parametrize(
    "sign", ["\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u200b", "\u200d", "\u0301", "\ufe0f", " ", "\u3000"]
)
def test_a_name_in_which_nothing_is_visible_is_none(sign: str) -> None:
    assert plain_name(sign * 3) == "\u2013"
    assert plain_name(sign * 3, "ann_91") == "ann_91"
    assert plain_name(f"{sign}{sign}Ann", "ann_91").endswith("Ann")


def test_equal_names_of_different_people_are_numbered() -> None:
    assert distinct_names(["Ann", "Ben", "Ann", "", "", "Ann"]) == ["Ann", "Ben", "Ann (2)", "", "", "Ann (3)"]
    assert distinct_names(["Ann", "Ann (2)", "Ann"]) == ["Ann", "Ann (2)", "Ann (3)"]


@pytest.mark.parametrize("name", ["Ann", "محمد", "王小明", "👩\u200d🔬", "♥\ufe0f", "!?", "하은"])
def test_a_visible_name_stays(name: str) -> None:
    assert plain_name(name, "ann_91") == name
