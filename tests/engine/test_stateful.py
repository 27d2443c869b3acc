"""The service under any order of people's actions, with restarts, crashes and a full disk in between, on the real database.

Hypothesis makes up the order (`RuleBasedStateMachine`). After each step: nothing acknowledged is lost, a refusal
changes nothing, no one sits twice, the log leads to the state, and the outbox tells what happened once and in order.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine.kernel import RuleError, replay
from engine.records.clocks import WhenLate
from engine.records.errors import SaveFault
from engine.records.table import Move, Notice, Person, Table
from engine.service import GameService
from engine.storage.sqlite.database import PRAGMAS
from engine.storage.sqlite.in_use import in_use
from engine.storage.store import Store
from engine.tables.clocks.banks import DAY, bank_left
from engine.tables.open.kept import offered_states
from engine.tables.open.open_table import OpenTable, StaleError
from simulation.common import LOOP_TIMEOUT
from tests.engine.conftest import CHANNEL, Clock
from tests.sqlite import sqlite_of

PEOPLE = [Person(100 + number, name) for number, name in enumerate(("Ann", "Ann", "Ben", "Cleo", "Dan"))]
"""Two of them have the same name; five, for a game of four."""
people = st.sampled_from(PEOPLE)
picks = st.integers(0, 10_000)
FAST = tuple(pragma.replace("synchronous=FULL", "synchronous=OFF") for pragma in PRAGMAS)
"""A crash of the bot loses nothing that the system has not yet written to the disk: no need to wait for that."""
Deed = Callable[[], Awaitable[Any]]


class Kept(NamedTuple):
    """A table's data in the database: its record, its log and its notices."""

    table: Table
    moves: list[Move]
    notices: list[tuple[int, Notice]]


class Service(RuleBasedStateMachine):
    """A channel in which people open tables and play, one after another. `kept` is the last acknowledged state."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = Path(tempfile.mkdtemp(prefix="stateful"))
        self.clock = Clock()
        self.seed = 0
        self.lives = 0
        self.table = 0
        self.kept: Kept | None = None
        self.run(self._open(self.folder / "games.db"))

    def run(self, deed: Awaitable[Any]) -> Any:
        """Do something in the loop of the service."""

        async def done() -> Any:
            return await deed

        return self.runner.run(done())

    async def _open(self, path: Path) -> None:
        self.path = path
        self.use = in_use(path)
        self.storing = Store.open(path, self.use.__enter__())
        with patch("engine.storage.sqlite.database.PRAGMAS", FAST):
            self.store = await self.storing.__aenter__()
        self.service = GameService(self.store, clock=self.clock, seeds=self._next_seed, pace=0.0)
        await self.service.resume()
        await self._computers()

    async def _close(self) -> None:
        await self.service.close()
        await self.storing.__aexit__(None, None, None)
        self.use.__exit__(None, None, None)

    def _next_seed(self) -> int:
        self.seed += 1
        return self.seed

    async def _computers(self) -> None:
        """Wait until the computer players have played."""
        while tasks := list(self.service.tables._computing.values()):
            await asyncio.wait_for(asyncio.gather(*tasks), LOOP_TIMEOUT)

    async def _read(self) -> Kept | None:
        """Return the contents of the database, read without a cache."""
        table = await self.store.tables.load(self.table) if self.table else None
        if table is None:
            return None
        waiting = await self.store.outbox.waiting(self.clock.now, limit=1000)
        notices = [(one.id, one.notice) for one in waiting if one.table == self.table]
        return Kept(table, await self.store.tables.moves(self.table), notices)

    def do(self, deed: Deed) -> bool:
        """Let someone perform an action; return whether it succeeded. What is refused changes nothing."""

        async def step() -> bool:
            before = await self._read()
            try:
                await deed()
            except RuleError:
                assert await self._read() == before
                return False
            await self._computers()
            self.kept = await self._read()
            return True

        return bool(self.run(step()))

    @property
    def status(self) -> str:
        return self.kept.table.status if self.kept is not None else "none"

    def look(self) -> OpenTable:
        open_table: OpenTable = self.run(self.service.tables.look(self.table))
        return open_table

    # Lobby

    @precondition(lambda self: self.status in {"none", "finished", "cancelled"})
    @rule(host=people, watch=st.booleans(), others=st.lists(people, max_size=3))
    def open_table(self, host: Person, watch: bool, others: list[Person]) -> None:
        async def deed() -> None:
            table = await self.service.lobby.create("nanotech", CHANNEL, host, guild=9, watch=watch)
            self.table = table.id

        assert self.do(deed)
        assert self.do(lambda: self.service.lobby.set_option(self.table, host.user, "target", 5))
        for person in others:
            self.join(person)

    @initialize(host=people, others=st.lists(people, max_size=3), computer=st.booleans(), begin=st.integers(0, 3))
    def first_table(self, host: Person, others: list[Person], computer: bool, begin: int) -> None:
        """Open a table, and mostly start it at once."""
        self.open_table(host, False, others)
        if computer:
            self.add_computer()
        if begin:
            self.start()

    @precondition(lambda self: self.status == "lobby")
    @rule(person=people)
    def join(self, person: Person) -> None:
        self.do(lambda: self.service.lobby.join(self.table, person))

    @precondition(lambda self: self.status == "lobby")
    @rule(person=people)
    def leave(self, person: Person) -> None:
        self.do(lambda: self.service.lobby.leave(self.table, person.user))

    @precondition(lambda self: self.status == "lobby")
    @rule(by=people, person=people)
    def invite_and_answer(self, by: Person, person: Person) -> None:
        self.do(lambda: self.service.lobby.invite(self.table, by.user, person, manager=False))
        self.do(lambda: self.service.lobby.decline(self.table, by.user))

    @precondition(lambda self: self.status == "lobby")
    @rule(by=people, person=people)
    def remove(self, by: Person, person: Person) -> None:
        self.do(lambda: self.service.lobby.remove(self.table, by.user, person.user, manager=False))

    @precondition(lambda self: self.status == "lobby")
    @rule()
    def add_computer(self) -> None:
        self.do(lambda: self.service.lobby.add_computer(self.table, 0, "random", manager=True))

    @precondition(lambda self: self.status == "lobby" and self.kept is not None and self.kept.table.users)
    @rule()
    def start(self) -> None:
        self.do(lambda: self.service.lobby.start(self.table, 0, manager=True))

    # Clocks

    @precondition(lambda self: self.status == "lobby")
    @rule(bank=st.sampled_from((0, 1, 3)), weekends=st.booleans(), late=st.sampled_from(("ask", "computer")))
    def set_clocks(self, bank: int, weekends: bool, late: WhenLate) -> None:
        """Give each turn a day, and mostly a time bank."""
        setup, host = self.service.setup, PEOPLE[0]
        self.do(lambda: setup.set_pace(self.table, host, 1, manager=True))
        self.do(lambda: setup.set_clock(self.table, host, bank, weekends=weekends, late=late, manager=True))

    @precondition(lambda self: self.status == "running")
    @rule(days=st.sampled_from((1, 3, 7)))
    def pause(self, days: int) -> None:
        self.do(lambda: self.service.pauses.pause(self.table, PEOPLE[0], days, manager=True))

    @precondition(lambda self: self.status == "running")
    @rule()
    def end_pause(self) -> None:
        assert self.kept is not None
        paused = self.kept.table.paused
        assert self.do(lambda: self.service.pauses.resume(self.table, PEOPLE[0], manager=True)) == (
            paused is not None
        )

    # Play

    async def _choose(self, pick: int, version: int | None = None) -> None:
        open_table = await self.service.tables.look(self.table)
        decision, seat = open_table.decision, open_table.to_act()
        assert decision is not None
        assert seat is not None
        choice = decision.choices[pick % len(decision.choices)].id
        await self.service.play.choose(self.table, seat.user or 0, version, choice)

    def _attended(self) -> bool:
        """Return whether a person must decide."""
        return self.status == "running" and (seat := self.look().to_act()) is not None and seat.user is not None

    @precondition(lambda self: self._attended())
    @rule(made=st.lists(picks, min_size=1, max_size=12))
    def choose(self, made: list[int]) -> None:
        for pick in made:
            if self._attended():
                assert self.do(lambda: self._choose(pick))  # noqa: B023

    @precondition(lambda self: self._attended())
    @rule(person=people, pick=picks)
    def choose_for_someone(self, person: Person, pick: int) -> None:
        async def deed() -> None:
            open_table = await self.service.tables.look(self.table)
            assert open_table.decision is not None
            choice = open_table.decision.choices[pick % len(open_table.decision.choices)].id
            await self.service.play.choose(self.table, person.user, None, choice)

        seat = self.look().to_act()
        assert seat is not None
        assert self.do(deed) == (seat.user == person.user)

    @precondition(lambda self: self._attended())
    @rule(person=people, pick=picks)
    def answer_ahead(self, person: Person, pick: int) -> None:
        """Answer another player's offer, perhaps out of order."""
        now = self.look()
        seat, match = now.table.seat_of(person.user), now.playing()
        asked = offered_states(now.game, now.seen_by(None))
        decision = now.game.decision(asked[seat]) if seat in asked else None
        choices = [choice.id for choice in decision.choices] if decision is not None else ["decline"]
        turn, choice = now.game.turn_number(match.state), choices[pick % len(choices)]
        in_the_middle = bool(match.since) and now.table.to_act == seat
        done = self.do(lambda: self.service.play.keep_answer(self.table, person.user, turn, choice))
        assert done == (decision is not None and not in_the_middle)

    @precondition(lambda self: self._attended())
    @rule(pick=picks)
    def press_twice(self, pick: int) -> None:
        """Press again a button that the first press has made obsolete."""
        version = self.look().table.version
        assert self.do(lambda: self._choose(pick, version))
        if self._attended():
            with pytest.raises(StaleError):
                self.run(self._choose(pick, version))

    @precondition(lambda self: self._attended())
    @rule(pick=picks)
    def choose_while_the_disk_is_full(self, pick: int) -> None:
        with full_disk(self.store), pytest.raises(SaveFault):
            self.run(self._choose(pick))

    @precondition(lambda self: self._attended())
    @rule(made=st.lists(picks, max_size=3), verb=st.sampled_from(("undo", "restart_turn")), again=st.booleans())
    def take_back(self, made: list[int], verb: str, again: bool) -> None:
        self.choose(made)
        seat = self.look().to_act()
        user = seat.user if seat else None
        done = self.do(lambda: getattr(self.service.play, verb)(self.table, user or 0, None))
        if again and done:
            assert self.do(lambda: self.service.play.redo(self.table, user or 0, None))

    @precondition(lambda self: self.status == "running")
    @rule()
    def force_undo(self) -> None:
        self.do(lambda: self.service.hosting.force_undo(self.table, PEOPLE[0], manager=True))

    # Seats

    @precondition(lambda self: self.status == "running")
    @rule(person=people)
    def resign(self, person: Person) -> None:
        self.do(lambda: self.service.hosting.resign(self.table, person.user))

    @precondition(lambda self: self.status == "running")
    @rule(by=people, seat=st.integers(0, 4), person=st.one_of(st.none(), people))
    def replace(self, by: Person, seat: int, person: Person | None) -> None:
        assert self.kept is not None
        if person is not None or len(self.kept.table.users) > 1:  # a game of computers alone would never wait
            self.do(lambda: self.service.hosting.replace(self.table, by, seat, person, manager=True))

    @precondition(lambda self: self.status == "running")
    @rule(seat=st.integers(0, 3), person=people, made=st.lists(picks, max_size=2))
    def offer_and_take_seat(self, seat: int, person: Person, made: list[int]) -> None:
        host = Person(1, "Host")
        offered = self.do(lambda: self.service.hosting.replace(self.table, host, seat, person, manager=True))
        self.choose(made)
        taken = self.do(lambda: self.service.hosting.take_seat(self.table, person))
        assert not offered or taken or self.status != "running"

    # The end

    @precondition(lambda self: self.status in {"lobby", "running"})
    @rule(person=people)
    def cancel(self, person: Person) -> None:
        self.do(lambda: self.service.lobby.cancel(self.table, person.user, manager=False, name=person.name))

    @precondition(lambda self: self.status == "cancelled")
    @rule()
    def restore(self) -> None:
        self.do(lambda: self.service.lobby.restore(self.table, PEOPLE[0], manager=True))

    @precondition(lambda self: self.status in {"finished", "cancelled"})
    @rule(person=people)
    def rematch(self, person: Person) -> None:
        async def deed() -> None:
            before = self.table
            table = await self.service.lobby.rematch(before, person.user)
            assert set(table.users) <= {person.user}  # no one is seated unasked
            self.table = table.id

        self.do(deed)

    # Time, Discord, faults

    @rule(hours=st.integers(1, 200))
    def time_passes(self, hours: int) -> None:
        self.clock.forward(hours=hours)
        self.run(self.service.reminders.remind_due())
        self.run(self._computers())
        self.kept = self.run(self._read())

    @precondition(lambda self: self.kept is not None and self.kept.notices)
    @rule()
    def deliver(self) -> None:
        """Everything that waits is posted."""
        assert self.kept is not None
        self.run(self.store.outbox.mark_delivered([number for number, _ in self.kept.notices], 77))
        self.kept = self.kept._replace(notices=[])
        assert self.run(self._read()) == self.kept

    @rule()
    def stop_and_start(self) -> None:
        self.run(self._close())
        self.run(self._open(self.path))

    @rule()
    def crash(self) -> None:
        """Continue with only the current contents of the disk."""
        self.lives += 1
        new = self.folder / f"life-{self.lives}"
        new.mkdir()
        for name in ("", "-wal", ".lock"):
            shutil.copy(f"{self.path}{name}", new)
        self.run(self._close())
        self.run(self._open(new / self.path.name))

    # What always holds

    @invariant()
    def nothing_acknowledged_is_lost(self) -> None:
        assert self.run(self._read()) == self.kept

    @invariant()
    def nobody_sits_twice(self) -> None:
        if self.kept is None:
            return
        table = self.kept.table
        assert len(set(table.users)) == len(table.users)
        assert len({seat.name for seat in table.seats}) == len(table.seats)
        assert len(table.seats) <= 4
        assert not (set(table.users) & {person.user for person in table.invited})
        assert not (set(table.users) & {seat.offered.user for seat in table.seats if seat.offered})
        assert table.status != "running" or table.users

    @invariant()
    def a_bank_is_between_nothing_and_all_and_a_pause_has_an_end(self) -> None:
        if self.kept is None:
            return
        table = self.kept.table
        for number, seat in enumerate(table.seats):
            full = table.turn_limits.bank * DAY if table.paced else 0.0
            assert 0 <= bank_left(table, number) <= full
            assert seat.bank is None or seat.bank >= 0
        paused = [*table.pauses, *([table.paused] if table.paused is not None else [])]
        assert all(each.begun <= each.until for each in paused)
        if table.status == "running" and table.paused is not None and table.due is not None:
            assert table.due <= table.paused.until, "nothing else would end the pause"

    @invariant()
    def the_log_leads_to_the_state(self) -> None:
        if self.kept is None or self.kept.table.match is None:
            return
        record, game = self.kept.table.match, self.look().game
        choices = [move.choice or "" for move in self.kept.moves if move.live and move.verb == "choose"]
        match, _ = replay(game, record.seats, record.seed, record.options, choices, record.reshuffles)
        assert game.encode(match.state) == record.state
        assert (match.state.ply, len(choices)) == (self.kept.table.ply, self.kept.table.ply)
        assert tuple(match.since) == record.since

    @invariant()
    def the_outbox_tells_what_happened_once_and_in_order(self) -> None:
        if self.kept is None:
            return
        table, moves = self.kept.table, self.kept.moves
        last = max((move.id for move in moves), default=0)
        told = [notice for _, notice in self.kept.notices if notice.kind in {"turn", "over", "answers"}]
        for notice in told:
            assert notice.after <= notice.upto <= last
        for before, after in pairwise(told):
            assert after.after == before.upto
        if told:
            assert told[-1].upto == table.told
        pings = [{notice.ping, *notice.others} for _, notice in self.kept.notices if notice.kind in {"turn", "show"}]
        seat = table.seats[table.to_act] if table.to_act is not None and table.status == "running" else None
        if pings and seat is not None and seat.user is not None and table.match is not None and not table.match.since:
            assert seat.user in pings[-1] or (table.joint is not None and seat.user in table.joint.users)

    def teardown(self) -> None:
        self.run(self._close())
        self.runner.close()
        shutil.rmtree(self.folder)


@contextmanager
def full_disk(store: Store) -> Iterator[None]:
    """Let every commit fail."""

    async def refused(_work: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with patch.object(sqlite_of(store)._writer, "run", refused):
        yield


QUICK = (Phase.explicit, Phase.reuse, Phase.generate)
"""Without shrinking a failing order of actions, which takes minutes."""

TestService = Service.TestCase
TestService.settings = settings(
    max_examples=14, stateful_step_count=22, deadline=None, derandomize=True, phases=QUICK,
    suppress_health_check=list(HealthCheck), print_blob=False,
)  # fmt: skip


@pytest.mark.slow
class TestServiceAtLength(Service.TestCase):  # type: ignore[misc, valid-type]
    """The same, for longer."""

    settings = settings(
        max_examples=60, stateful_step_count=60, deadline=None, suppress_health_check=list(HealthCheck)
    )
