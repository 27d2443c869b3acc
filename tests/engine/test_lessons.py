"""Lessons of the teacher: kept, refused kindly, shown, taken back, resumed, restarted."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from engine.kernel import IllegalChoice
from engine.records.tutorial import NEXT, Progress
from engine.storage.store import Store
from engine.tables.lessons import Lesson, Teacher
from engine.tables.open.open_table import StaleError, TableError
from tests.engine.conftest import ANN, BEN


@pytest.fixture
def teacher(store: Store) -> Teacher:
    return Teacher(store)


async def begun(teacher: Teacher) -> Lesson:
    """Return Ann's lesson of Nanotech at its first choice."""
    lesson = await teacher.open(ANN, "nanotech")
    return await teacher.show(ANN, "nanotech", lesson.progress.version)


async def test_a_lesson_begins_with_reading(teacher: Teacher) -> None:
    lesson = await teacher.open(ANN, "nanotech")
    assert (lesson.number, lesson.move, lesson.resumed, lesson.finished) == (1, None, False, False)
    assert lesson.table.name_of(0) == "Ann"
    with pytest.raises(IllegalChoice):
        await teacher.choose(ANN, "nanotech", 0, "take:quarks")
    assert (await teacher.open(ANN, "nanotech")).progress == lesson.progress


async def test_a_right_choice_goes_on_and_a_wrong_one_changes_nothing(teacher: Teacher) -> None:
    lesson = await begun(teacher)
    version = lesson.progress.version
    wrong = await teacher.choose(ANN, "nanotech", version, "take:lepton")
    assert wrong.wrong is not None
    assert wrong.wrong.id == "take:lepton"
    assert wrong.progress == lesson.progress == (await teacher.look(ANN, "nanotech")).progress
    with pytest.raises(IllegalChoice):
        await teacher.choose(ANN, "nanotech", version, "take:nothing")
    lesson = await teacher.choose(ANN, "nanotech", version, "take:quarks")
    assert lesson.wrong is None
    assert lesson.happened
    assert lesson.progress.made == (NEXT, "take:quarks")
    assert lesson.suggested_choice is not None
    assert lesson.suggested_choice.id == "capture:down-red"


async def test_others_move_when_a_step_is_done(teacher: Teacher) -> None:
    lesson = await begun(teacher)
    while lesson.number == 2:
        lesson = await teacher.show(ANN, "nanotech", lesson.progress.version)
    assert lesson.closed is not None
    assert lesson.closed.others
    assert lesson.begins
    assert lesson.playing().state.labs[1].energy == 7
    assert lesson.decision is not None
    assert lesson.decision.seat == 0


async def test_show_me_goes_to_the_end_and_back_to_the_beginning(teacher: Teacher) -> None:
    lesson = await teacher.open(ANN, "nucleum")
    seen = [lesson]
    while not lesson.finished:
        lesson = await teacher.show(ANN, "nucleum", lesson.progress.version)
        seen.append(lesson)
    assert lesson.number == len(lesson.tutorial.steps)
    assert (await teacher.show(ANN, "nucleum", lesson.progress.version)).progress == lesson.progress
    encode = msgspec.msgpack.encode
    for before in reversed(seen[-8:-1]):
        lesson = await teacher.back(ANN, "nucleum", lesson.progress.version)
        assert lesson.progress.made == before.progress.made
        assert encode(lesson.playing().state) == encode(before.playing().state)
    lesson = await teacher.start_over(ANN, "nucleum", lesson.progress.version)
    assert (lesson.number, lesson.progress.made) == (1, ())
    assert (await teacher.back(ANN, "nucleum", lesson.progress.version)).progress == lesson.progress


async def test_old_buttons_and_double_clicks_change_nothing(teacher: Teacher) -> None:
    lesson = await begun(teacher)
    version = lesson.progress.version
    presses = [teacher.choose(ANN, "nanotech", version, "take:quarks") for _ in range(3)]
    answers = await asyncio.gather(*presses, return_exceptions=True)
    assert len([answer for answer in answers if isinstance(answer, Lesson)]) == 1
    assert len([answer for answer in answers if isinstance(answer, StaleError)]) == 2
    for stale in (teacher.show, teacher.back, teacher.start_over, teacher.look):
        with pytest.raises(StaleError):
            await stale(ANN, "nanotech", version)
    assert (await teacher.look(ANN, "nanotech")).progress.made == (NEXT, "take:quarks")


async def test_each_user_and_game_has_a_lesson(teacher: Teacher) -> None:
    await begun(teacher)
    assert (await teacher.open(BEN, "nanotech")).number == 1
    assert (await teacher.open(ANN, "nucleum")).number == 1
    assert (await teacher.open(ANN, "nanotech")).number == 2
    with pytest.raises(TableError) as error:
        await teacher.open(ANN, "chess")
    assert error.value.text.key == "error-no-lesson"


async def test_a_lesson_survives_a_restart(tmp_path: Path) -> None:
    async with Store.open(tmp_path / "games.db") as store:
        lesson = await begun(Teacher(store))
        lesson = await Teacher(store).choose(ANN, "nanotech", lesson.progress.version, "take:quarks")
    async with Store.open(tmp_path / "games.db") as store:
        again = await Teacher(store).open(ANN, "nanotech")
        assert again.resumed
        assert not again.renewed
        assert again.progress == lesson.progress
        assert msgspec.msgpack.encode(again.playing().state) == msgspec.msgpack.encode(lesson.playing().state)


async def test_a_changed_tutorial_begins_again(store: Store, teacher: Teacher) -> None:
    old = Progress(edition=0, version=5, made=(NEXT, "take:sun"))
    await store.users.save_lesson(ANN.user, "nanotech", old, rests_on=0)
    lesson = await teacher.open(ANN, "nanotech")
    assert lesson.renewed
    assert (lesson.number, lesson.progress.version) == (1, 5)
    lesson = await teacher.show(ANN, "nanotech", 5)
    assert (await teacher.open(ANN, "nanotech")).progress == lesson.progress
    assert not (await teacher.open(ANN, "nanotech")).renewed


async def test_a_script_that_does_not_fit_is_told_in_a_sentence(store: Store, teacher: Teacher) -> None:
    lesson = await teacher.open(ANN, "nanotech")
    made = Progress(edition=lesson.tutorial.edition, version=1, made=(NEXT, "take:sun"))
    await store.users.save_lesson(ANN.user, "nanotech", made, rests_on=0)
    with pytest.raises(TableError) as error:
        await teacher.look(ANN, "nanotech")
    assert error.value.text.key == "error-lesson-unplayable"


async def test_a_damaged_place_begins_again(store: Store, teacher: Teacher) -> None:
    lesson = await begun(teacher)
    await store.database.write(lambda session: session.put("UPDATE lesson SET body = ?", (b"\xc1",)))
    again = await teacher.open(ANN, "nanotech")
    assert again.renewed
    assert (again.number, again.progress.version) == (1, lesson.progress.version)
    assert (await teacher.show(ANN, "nanotech", again.progress.version)).number == 2
