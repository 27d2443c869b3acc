"""Tutorials: strict files, legal scripted choices, and a text for every choice of a learner."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from cogs.answers.writer import Writer
from cogs.base.cards.card import Card
from cogs.base.words import MAX_UNASKED
from cogs.help.lesson import build_lesson
from engine.catalogue import TEXT_FOLDER, Catalogue
from engine.kernel import Choice, text
from engine.records.table import Person
from engine.records.tutorial import FOLDER, NEXT, Progress, Tutorial, TutorialError, TutorialMove, tutorials
from engine.registry import games
from engine.tables.lessons import Lesson
from tests.cogs.panel.walk import lists_in
from tests.languages.reading import body_of

WORDS = Catalogue("en", strict=True)
LEARNER = Person(11, "A very long name with 32 letters")
MAX_ABOUT = 700

AT_ONCE = """
from concurrent.futures import ThreadPoolExecutor
from engine.games import load_games
from engine.tables.lessons import Lesson, read_rules
from engine.nanotech.components import components as of_nanotech
from engine.nucleum.library import the_box
from engine.records.table import Person
from engine.records.tutorial import Progress, tutorials

load_games()
read_rules()
print(of_nanotech.cache_info().currsize, int("components" in vars(the_box())))
tutorial = tutorials()["nucleum"]
with ThreadPoolExecutor(8) as threads:
    opened = threads.map(lambda user: Lesson(tutorial, Person(user, "x"), Progress(edition=1)), range(16))
    print(len(list(opened)))
"""

every_tutorial = pytest.mark.parametrize("tutorial", tutorials().values(), ids=tutorials())


def at(tutorial: Tutorial, *made: str) -> Lesson:
    """Return the lesson after these entries."""
    return Lesson(tutorial, LEARNER, Progress(edition=tutorial.edition, made=made))


def right(lesson: Lesson) -> list[str]:
    """Return every choice that counts as correct, starting with Show Me's."""
    if lesson.move is None:
        return [NEXT]
    assert lesson.decision is not None
    assert lesson.decision.seat == lesson.tutorial.learner
    found = [choice.id for choice in lesson.decision.choices if lesson.move.accepts(choice)]
    assert lesson.move.show in found, f"{lesson.step.id}: {lesson.move.show} is not offered"
    return sorted(found, key=lambda choice: choice != lesson.move.show)  # type: ignore[union-attr]


def paths(tutorial: Tutorial) -> Iterator[Lesson]:
    """Yield the lesson at every entry: along Show Me, then after every other correct choice."""
    made: tuple[str, ...] = ()
    others: list[tuple[str, ...]] = []
    while not (lesson := at(tutorial, *made)).finished:
        yield lesson
        first, *rest = right(lesson)
        others += [(*made, choice) for choice in rest]
        made = (*made, first)
    yield lesson
    for other in others:
        while not (lesson := at(tutorial, *other)).finished:
            yield lesson
            other = (*other, right(lesson)[0])  # noqa: PLW2901
        yield lesson


def test_every_game_has_one() -> None:
    assert set(games()) <= set(tutorials())
    assert {tutorial.game for tutorial in tutorials().values()} == set(games())


def head(panel: Card) -> str:
    """Return the text of a panel above its picture and its choices."""
    first = panel.parts[0]
    assert isinstance(first, str)
    return first


@every_tutorial
def test_every_way_through_is_legal_and_fits_a_message(tutorial: Tutorial) -> None:
    reached = set()
    for lesson in paths(tutorial):
        reached.add(lesson.number)
        panel = build_lesson(lesson, Writer(lesson, WORDS))
        assert len(head(panel)) < MAX_UNASKED
        labels = [part["label"] for row in lists_in(panel) for part in row["components"] if "label" in part]
        assert len(set(labels)) == len(labels), labels
        if lesson.suggested_choice is not None:
            assert WORDS.say(lesson.suggested_choice.label, lesson.table.name_of) in panel.text
            assert f"{lesson.number} of {len(tutorial.steps)}" in panel.text
        assert len(WORDS.say(lesson.step_text())) <= MAX_ABOUT
    assert reached == set(range(1, len(tutorial.steps) + 1))


@every_tutorial
def test_every_legal_choice_is_answered(tutorial: Tutorial) -> None:
    made: tuple[str, ...] = ()
    while not (lesson := at(tutorial, *made)).finished:
        if lesson.move is not None and lesson.decision is not None:
            for choice in lesson.decision.choices:
                if not lesson.move.accepts(choice):
                    lesson.wrong = choice
                    panel = build_lesson(lesson, Writer(lesson, WORDS))
                    assert WORDS.say(choice.label, lesson.table.name_of) in panel.text
                    assert WORDS.say(lesson.step_text("why")) in panel.text
                    assert len(head(panel)) < MAX_UNASKED
                    break
        made = (*made, right(at(tutorial, *made))[0])


@every_tutorial
def test_a_wrong_choice_of_the_same_name_is_told_from_the_right_one(tutorial: Tutorial) -> None:
    """A tile played instead of laid: the answer names both kinds, and the list with the expected choice is open."""
    made: tuple[str, ...] = ()
    found = 0
    while not (lesson := at(tutorial, *made)).finished:
        wanted = lesson.suggested_choice
        alike = [
            choice
            for choice in (lesson.decision.choices if lesson.decision and wanted else ())
            if wanted is not None
            and choice.label == wanted.label
            and not (lesson.move and lesson.move.accepts(choice))
        ]
        for choice in alike:
            assert wanted is not None
            lesson.wrong = choice
            panel = build_lesson(lesson, Writer(lesson, WORDS))
            name = WORDS.say(choice.label, lesson.table.name_of)
            assert f"**{WORDS(f'kind-{choice.kind}')}: {name}** is allowed" in panel.text
            assert f"under **{WORDS(f'kind-{wanted.kind}')}**" in panel.text
            parts = [part for row in lists_in(panel) for part in row["components"]]
            values = {entry["value"] for part in parts for entry in part.get("options", ())}
            assert wanted.id in values
            found += 1
        made = (*made, right(lesson)[0])
    assert found or tutorial.name != "nucleum"


def test_the_scripts_of_the_lessons_end_where_their_texts_say() -> None:
    nucleum = list(paths(tutorials()["nucleum"]))[-1].playing().state
    assert [player.vp for player in nucleum.players] == [7, 6]
    nanotech = list(paths(tutorials()["nanotech"]))[-1].playing().state
    assert nanotech.labs[0].prestige == 4
    assert nanotech.labs[0].protons == nanotech.labs[0].electrons == 1


def test_lessons_may_be_opened_by_several_threads_at_once() -> None:
    """In its own process, where nothing has been loaded before."""
    command = [sys.executable, "-c", AT_ONCE]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)  # noqa: S603 - our own words
    assert done.stdout.split() == ["1", "1", "16"], (done.returncode, done.stderr[:500])


def test_no_text_of_a_step_is_missing_or_unused() -> None:
    wanted = set()
    for tutorial in tutorials().values():
        for step in tutorial.steps:
            parts = ["", *(["why", "done"] if step.moves else []), *(["others"] if step.others else [])]
            parts += [move.say for move in step.moves if move.say]
            wanted |= {tutorial.step_text(step, part).key for part in parts}
    entries = body_of(TEXT_FOLDER / "en" / "learn.ftl")
    keys = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    assert wanted == {key for key in keys if key.startswith(tuple(f"learn-{name}-" for name in tutorials()))}


def choice(kind: str, **facets: Any) -> Choice:
    return Choice(id=f"{kind}:{'-'.join(map(str, facets.values()))}", kind=kind, label=text("x"), facets=facets)


def test_what_counts_as_right() -> None:
    offered = choice("plant", city="grimma"), choice("plant", city="zittau"), choice("star", space=2)

    def accepted(move: TutorialMove) -> list[bool]:
        return [move.accepts(given) for given in offered]

    assert accepted(TutorialMove(show="plant:grimma")) == [True, False, False]
    assert accepted(TutorialMove(show="plant:grimma", also=("star:2",))) == [True, False, True]
    assert accepted(TutorialMove(show="plant:grimma", kind="plant")) == [True, True, False]
    assert accepted(TutorialMove(show="star:2", kind="plant", facets={"city": "zittau"})) == [False, True, True]
    assert accepted(TutorialMove(show="plant:grimma", any=True)) == [True, True, True]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"colour": 1}, "colour"),
        ({"seed": "7"}, "seed"),
        ({"learner": 2}, "no seat"),
        ({"game": "chess"}, "chess"),
        ({"steps": []}, "only read"),
        ({"steps": [{"id": "a", "view": "map"}, {"id": "a", "view": "map"}]}, "same id"),
        ({"steps": [{"id": "a", "view": "map", "others": ["confirm"]}, {"id": "b", "view": "map"}]}, "others"),
    ],
)
def test_a_wrong_file_is_refused(
    change: dict[str, Any], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = json.loads((FOLDER / "nanotech.json").read_bytes())
    (tmp_path / "nanotech.json").write_text(json.dumps(good | change))
    monkeypatch.setattr("engine.records.tutorial.FOLDER", tmp_path)
    tutorials.cache_clear()
    try:
        with pytest.raises(TutorialError, match=rf"nanotech\.json: .*{said}"):
            tutorials()
    finally:
        monkeypatch.undo()
        tutorials.cache_clear()
