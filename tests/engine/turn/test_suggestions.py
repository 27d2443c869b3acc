"""Suggested turns: a whole turn in the sandbox by what the seat knows, counted, and never for a moment that has passed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from engine.club.hosting.archive import make_archive
from engine.kernel import EventLog
from engine.nucleum.rules.flow.turn import TurnStart
from engine.nucleum.state import TableState
from engine.service import GameService
from engine.tables.open.open_table import OpenTable, StaleError, TableError
from engine.tables.thinking import MOVE, Asker, CannotThink, InProcessThinker, OpenDecision
from engine.tables.turn.sandbox import Sandbox
from tests.engine.conftest import ANN, BEN, CLEO, started, take_turn, to_act, to_the_end
from tests.engine.turn.test_planning import nucleum, waiting_for


class Watched(InProcessThinker):
    """Keeps the questions, and does something before each answer."""

    def __init__(self, before: Callable[[], Awaitable[object]] | None = None) -> None:
        super().__init__()
        self.before, self.questions = before, list[OpenDecision]()

    async def think(self, question: OpenDecision, seconds: float, asker: Asker = MOVE) -> tuple[str, ...]:
        self.questions.append(question)
        if self.before is not None:
            await self.before()
        return await super().think(question, seconds, asker)


async def suggested(service: GameService, open_table: OpenTable) -> Sandbox:
    """Return the suggestion for the active user."""
    return await service.suggestions.for_turn(open_table.table.id, to_act(open_table), open_table.table.version)


async def given(service: GameService, table: int, user: int) -> int:
    """Return the number of times that a turn was suggested to a user."""
    seats = (await service.tables.look(table)).table.seats
    return next(seat.suggestions for seat in seats if seat.user == user)


@pytest.mark.sqlite
async def test_a_whole_turn_is_suggested_and_can_be_used(service: GameService) -> None:
    open_table = await nucleum(service, ANN, BEN)
    user, table = to_act(open_table), open_table.table.id
    service.tables.thinker = watched = Watched()
    sandbox = await suggested(service, open_table)
    assert sandbox.ended
    made = list(sandbox.rehearsal.since)
    assert made
    assert {question.computer for question in watched.questions} == {open_table.game.levels[-1]}
    # What was thought about is the sandbox, in which all that is hidden is guessed.
    first = open_table.game.decode(watched.questions[0].state)
    assert first.display.tiles != open_table.playing().state.display.tiles
    after = await service.tables.look(table)
    assert (after.table.version, after.playing().since) == (open_table.table.version, [])
    assert await given(service, table, user) == 1
    undone = await service.planner.undo(table, user, sandbox.table.version)
    assert undone.rehearsal.since == made[:-1]
    redone = await service.suggestions.complete(table, user, undone.table.version)
    assert redone.rehearsal.since[: len(made) - 1] == made[:-1]
    assert await given(service, table, user) == 2
    exported = make_archive(await service.tables.look(table), [])
    assert {seat.user: seat.suggestions for seat in exported.seats} == {user: 2, waiting_for(open_table): 0}
    with pytest.raises(TableError, match="error-suggest-ended"):
        await service.suggestions.complete(table, user, redone.table.version)
    await service.planner.keep(table, user, redone.table.version)
    used = await service.planner.use(table, user, None)
    assert not used.left


@pytest.mark.sqlite
async def test_nothing_is_suggested_where_it_may_not(service: GameService) -> None:
    open_table = await started(service, ANN, BEN)
    table, user, other = open_table.table.id, to_act(open_table), waiting_for(open_table)
    version = open_table.table.version
    with pytest.raises(TableError, match="error-not-your-turn"):
        await service.suggestions.at_turn(table, other, version)
    with pytest.raises(TableError, match="error-not-seated"):
        await service.suggestions.at_turn(table, CLEO.user, version)
    with pytest.raises(StaleError):
        await service.suggestions.at_turn(table, user, version + 1)
    with pytest.raises(TableError, match="error-no-draft"):
        await service.suggestions.in_sandbox(table, user, None)
    with pytest.raises(TableError, match="error-host-only"):
        await service.setup.allow_suggestions(table, BEN.user, False, manager=False)
    await service.setup.allow_suggestions(table, ANN.user, False, manager=False)
    with pytest.raises(TableError, match="error-suggest-off"):
        await service.suggestions.at_turn(table, user, None)
    await service.setup.allow_suggestions(table, ANN.user, True, manager=False)
    service.suggestions.start(user)
    with pytest.raises(TableError, match="error-suggest-busy"):
        service.suggestions.start(user)
    service.suggestions.finish(user)
    service.suggestions.start(user)
    open_table = await to_the_end(service, open_table)
    with pytest.raises(TableError, match="error-not-running"):
        await service.suggestions.at_turn(table, user, None)


@pytest.mark.sqlite
async def test_a_suggestion_that_comes_too_late_changes_nothing(service: GameService) -> None:
    open_table = await started(service, ANN, BEN)
    table, user = open_table.table.id, to_act(open_table)
    decision = open_table.decision
    assert decision is not None
    choice = decision.choices[0].id

    async def play_on() -> None:
        await service.play.choose(table, user, None, choice)

    service.tables.thinker = Watched(play_on)
    with pytest.raises(StaleError):
        await suggested(service, open_table)
    assert (await service.planner.look(table, user)).rehearsal.since == []
    other = waiting_for(await service.tables.look(table))
    sandbox = await service.planner.begin(table, other)

    async def try_on() -> None:
        assert sandbox.decision is not None
        await service.planner.choose(table, other, None, sandbox.decision.choices[0].id)

    service.tables.thinker = Watched(try_on)
    with pytest.raises(StaleError):
        await service.suggestions.complete(table, other, sandbox.table.version)
    assert len((await service.planner.look(table, other)).rehearsal.since) == 1
    assert await given(service, table, user) == await given(service, table, other) == 0


@pytest.mark.sqlite
async def test_what_comes_after_something_hidden_is_not_suggested(
    service: GameService, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_table = await nucleum(service, ANN, BEN)
    resolve = TurnStart.resolve

    def revealing(self: TurnStart, state: TableState, choice: str | None, log: EventLog) -> None:
        resolve(self, state, choice, log)
        log.reveal()

    monkeypatch.setattr(TurnStart, "resolve", revealing)
    sandbox = await suggested(service, open_table)
    assert len(sandbox.rehearsal.since) == 1
    assert not sandbox.ended


@pytest.mark.sqlite
async def test_without_an_answer_there_is_no_suggestion(service: GameService) -> None:
    open_table = await started(service, ANN, BEN)

    async def fail() -> None:
        raise OSError("no processes")

    service.tables.thinker = Watched(fail)
    with pytest.raises(CannotThink):
        await suggested(service, open_table)
    assert await given(service, open_table.table.id, to_act(open_table)) == 0


@pytest.mark.sqlite
async def test_records_tell_of_suggestions_of_the_person_in_the_seat(service: GameService) -> None:
    open_table = await started(service, ANN, BEN, CLEO)
    table = open_table.table.id
    for person, count in ((ANN, 3), (BEN, 2)):
        async with service.tables.hold(table) as held:
            held.table.seats[held.table.seat_of(person.user) or 0].suggestions = count
            await service.tables.write_beside(held)
    await service.hosting.resign(table, BEN.user)
    open_table = await service.tables.look(table)
    assert sorted(seat.suggestions for seat in open_table.table.seats) == [0, 0, 3]
    while open_table.table.status == "running":
        seat = open_table.to_act()
        if seat is None or seat.user is None:
            while service.tables._computing:
                await next(iter(service.tables._computing.values()))
            open_table = await service.tables.look(table)
        else:
            open_table = await take_turn(service, open_table)
    found = {
        user: (await service.store.results.of_user(user))[0].body.suggestions
        for user in (ANN.user, BEN.user, CLEO.user)
    }
    assert found == {ANN.user: 3, BEN.user: 0, CLEO.user: 0}
