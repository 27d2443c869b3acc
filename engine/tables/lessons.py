"""Lessons: one user plays through a tutorial on a private table with the real rules.

A lesson is a tutorial and the choices made so far. It is replayed from the start whenever it is opened, so it
survives restarts and every step can be taken back.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from functools import cache

from engine.kernel import Choice, Event, IllegalChoice, Match, RuleError, Text, text
from engine.records.table import Person, Seat, Table
from engine.records.tutorial import NEXT, Progress, Tutorial, TutorialMove, TutorialStep, tutorials
from engine.registry import games
from engine.storage.database import ConflictError
from engine.storage.store import Store
from engine.tables.open.open_table import OpenTable, StaleError, TableError

logger = logging.getLogger(__name__)


class Lesson(OpenTable):
    """A user's progress in a tutorial. Raises RuleError if its script does not fit the rules.

    `step` is the `number`-th, from 1, and `move` the choice that it asks for (None: it is only read). `happened` are
    the events of the last choice, `closed` the step that it completed, `shown` the places to highlight, numbered in
    order. `wrong` is a legal choice that was just refused. `resumed`: the user comes back to a lesson started
    earlier; `renewed`: the tutorial has changed since and starts over.
    """

    def __init__(self, tutorial: Tutorial, person: Person, progress: Progress) -> None:
        self.tutorial, self.progress = tutorial, progress
        self.game = games()[tutorial.game]
        self.presses = f"learn-{tutorial.name}"
        self.touched = 0.0
        self.happened: list[Event] = []
        self.closed: TutorialStep | None = None
        self.wrong: Choice | None = None
        self.resumed = self.renewed = False
        seats = [Seat(name=name) for name in tutorial.names]
        seats.insert(tutorial.learner, Seat(name=person.name, user=person.user))
        automata = self.game.automata(self.game.complete_options(tutorial.options))
        for seat, key in zip(seats[len(seats) - len(automata) :], automata, strict=True):
            seat.automaton = key
        self.table = Table(
            game=tutorial.game, channel=0, host=person.user, status="running", version=progress.version,
            options=dict(tutorial.options), seats=seats,
        )  # fmt: skip
        self._step = self._move = 0
        match: Match[object] = Match(self.game, len(seats), tutorial.seed, tutorial.options)  # type: ignore[type-var]
        self.match = match
        for choice in tutorial.before:
            match.apply(choice)
        for entry in progress.made:
            self._take(entry)
        decision = self.decision
        self.table.to_act = decision.seat if decision else None
        own = self.move is not None and (self.move.view or self.move.marks)
        marks = self.move.marks if self.move and own else self.step.marks
        self.shown = tuple(Event(kind="shown", text=self.step_text(), marks=(mark,)) for mark in marks)

    @property
    def step(self) -> TutorialStep:
        """The current step."""
        return self.tutorial.steps[self._step]

    @property
    def number(self) -> int:
        """The number of the step, from 1."""
        return self._step + 1

    @property
    def move(self) -> TutorialMove | None:
        """The choice the current step asks for; None if it is only read."""
        return self.step.moves[self._move] if self.step.moves else None

    @property
    def begins(self) -> bool:
        """True if the current step has just started."""
        return self._move == 0

    @property
    def finished(self) -> bool:
        """True if the last step is reached."""
        return self.number == len(self.tutorial.steps)

    @property
    def suggested_choice(self) -> Choice | None:
        """The choice that Show Me would make."""
        return self.decision.by_id.get(self.move.show) if self.decision and self.move else None

    @property
    def view(self) -> str:
        """The picture to show."""
        return self.move.view if self.move and self.move.view else self.step.view

    def step_text(self, part: str = "", step: TutorialStep | None = None) -> Text:
        """Return a text of a step, the current one unless given; see `Tutorial.step_text`."""
        return self.tutorial.step_text(step or self.step, part)

    def _take(self, entry: str) -> None:
        step, move = self.step, self.move
        self.happened, self.closed = [], None
        if move is None:
            if entry != NEXT or self.finished:
                raise IllegalChoice(text("error-illegal-choice", choice=entry))
        else:
            choice = self.decision.by_id.get(entry) if self.decision else None
            if choice is None or not move.accepts(choice):
                raise IllegalChoice(text("error-illegal-choice", choice=entry))
            self.happened = self.playing().apply(entry)
        self._move += 1
        if self._move >= len(step.moves):
            self.closed = step if step.moves else None
            for choice_id in step.others:
                self.playing().apply(choice_id)
            self._step, self._move = self._step + 1, 0


@cache
def read_rules() -> None:
    """Open every lesson once, and encode and decode its table, so that the rules' data is loaded.

    Lessons are opened in threads, and msgspec crashes when two of them use a type for the first time at once.
    """
    for tutorial in tutorials().values():
        # A host's own component values may not fit; the user who opens it gets the error.
        with contextlib.suppress(RuleError):
            lesson = Lesson(tutorial, Person(0, "-"), Progress(edition=tutorial.edition))
            lesson.game.decode(lesson.playing().checkpoint)


class Teacher:
    """The lessons of all users, at most one for each user and tutorial; tutorials are given by name."""

    def __init__(self, store: Store) -> None:
        self._store, self._tutorials = store, tutorials()

    async def open(self, person: Person, name: str) -> Lesson:
        """Return the user's lesson where it was left, or a new one. Raises TableError if there is no tutorial."""
        progress, renewed = await self._progress(person, name)
        lesson = await self._build(person, name, progress)
        lesson.renewed, lesson.resumed = renewed, bool(progress.made)
        return lesson

    async def look(self, person: Person, name: str, version: int | None = None) -> Lesson:
        """Return the user's lesson. Raises StaleError if it is not at `version` (None: any)."""
        progress, _ = await self._progress(person, name)
        if version is not None and version != progress.version:
            raise StaleError(text("error-stale"))
        return await self._build(person, name, progress)

    async def choose(self, person: Person, name: str, version: int, choice_id: str) -> Lesson:
        """Make a choice. A legal choice that the step does not ask for changes nothing and becomes `Lesson.wrong`.

        Raises StaleError, or IllegalChoice for a choice that is not offered.
        """
        lesson = await self.look(person, name, version)
        choice = lesson.decision.by_id.get(choice_id) if lesson.decision else None
        if choice is None or lesson.move is None:
            raise IllegalChoice(text("error-illegal-choice", choice=choice_id))
        if not lesson.move.accepts(choice):
            lesson.wrong = choice
            return lesson
        return await self._go(lesson, person, (*lesson.progress.made, choice_id))

    async def show(self, person: Person, name: str, version: int) -> Lesson:
        """Make the choice that the step asks for, or continue from a step that is only read."""
        lesson = await self.look(person, name, version)
        if lesson.finished:
            return lesson
        return await self._go(lesson, person, (*lesson.progress.made, lesson.move.show if lesson.move else NEXT))

    async def back(self, person: Person, name: str, version: int) -> Lesson:
        """Take back the last choice, or go back to the previous step. At the beginning, nothing happens."""
        lesson = await self.look(person, name, version)
        return await self._go(lesson, person, lesson.progress.made[:-1]) if lesson.progress.made else lesson

    async def start_over(self, person: Person, name: str, version: int) -> Lesson:
        """Start again."""
        return await self._go(await self.look(person, name, version), person, ())

    async def version(self, person: Person, name: str) -> int:
        """Return the version of the user's lesson as it is."""
        return (await self._progress(person, name))[0].version

    async def _progress(self, person: Person, name: str) -> tuple[Progress, bool]:
        """Return a user's progress, and whether it was lost because the tutorial has changed."""
        tutorial = self._tutorials.get(name)
        if tutorial is None:
            raise TableError(text("error-no-lesson"))
        stored = await self._store.users.lesson(person.user, name)
        if stored is None:
            return Progress(edition=tutorial.edition), False
        if stored.edition != tutorial.edition:
            return Progress(edition=tutorial.edition, version=stored.version), True
        return stored, False

    async def _build(self, person: Person, name: str, progress: Progress) -> Lesson:
        read_rules()
        try:
            return await asyncio.to_thread(Lesson, self._tutorials[name], person, progress)
        except RuleError as error:
            # Only a host's own component values can do that: a test plays every tutorial with ours.
            logger.exception("tutorial %s does not fit the rules at entry %d", name, len(progress.made))
            raise TableError(text("error-lesson-unplayable")) from error

    async def _go(self, lesson: Lesson, person: Person, made: Sequence[str]) -> Lesson:
        before = lesson.progress
        progress = Progress(edition=before.edition, version=before.version + 1, made=tuple(made))
        # Before it is stored, so that only valid choices are stored.
        changed = await self._build(person, lesson.tutorial.name, progress)
        try:
            await self._store.users.save_lesson(person.user, lesson.tutorial.name, progress, rests_on=before.version)
        except ConflictError:
            # Another press on the lesson came first.
            raise StaleError(text("error-stale")) from None
        return changed
