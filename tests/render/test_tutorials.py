"""Every picture of the tutorials can be drawn, and shows the places the tutorial sets off."""

from __future__ import annotations

import pytest

from engine.records.table import Person
from engine.records.tutorial import NEXT, Progress, Tutorial, tutorials
from engine.tables.lessons import Lesson
from render.painters import painters
from render.parts.marks import Places
from render.view import BoardView, Place, marks_of


@pytest.mark.parametrize("tutorial", tutorials().values(), ids=tutorials())
def test_every_picture_of_a_tutorial(tutorial: Tutorial, monkeypatch: pytest.MonkeyPatch) -> None:
    find, found = Places.find, set()

    def noted(places: Places, name: str) -> tuple[str, Place] | None:
        result = find(places, name)
        if result is not None and result[0] == name:
            found.add(name)
        return result

    monkeypatch.setattr(Places, "find", noted)
    made: tuple[str, ...] = ()
    drawn = set()
    while True:
        lesson = Lesson(tutorial, Person(1, "Ann"), Progress(edition=tutorial.edition, made=made))
        marks = tuple(mark for event in lesson.shown for mark in event.marks)
        if (lesson.step.id, lesson.view, marks) not in drawn:
            drawn.add((lesson.step.id, lesson.view, marks))
            view = BoardView(
                names=tuple(seat.name for seat in lesson.table.seats),
                title="Lesson",
                marks=marks_of(lesson.game.guide, lesson.shown),
                viewer=lesson.tutorial.learner,
            )
            found.clear()
            picture = painters()[tutorial.game].draw(lesson.view, lesson.playing().state, view)
            assert picture.alt
            if lesson.view != "own-board":
                assert set(marks) <= found, f"{lesson.step.id}: {set(marks) - found}"
        if lesson.finished:
            break
        made = (*made, lesson.move.show if lesson.move else NEXT)
