"""Two services on one database under any order of people's actions, each at either of them.

The deeds and the invariants come from `tests.engine.test_stateful`; here the people also change their
settings, notes and lessons, and now and then do the same at both services at the same moment. After each step both
services show the same table, nothing acknowledged is lost, and the log has each choice once.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule, run_state_machine_as_test

from engine.kernel import RuleError
from engine.records.table import Person, PlayerSettings
from engine.service import GameService
from engine.storage.store import Store
from engine.tables.lessons import Teacher
from engine.tables.open.open_table import StaleError
from tests.engine.test_stateful import FAST, QUICK, Service, people, picks
from tests.postgres import schema

LESSON = "nanotech"
pack = msgspec.msgpack.encode


class TwoServices(Service):
    """A channel whose people are served by two processes. `server` is the PostgreSQL database, None for a file.

    `service` performs the next action, and `store` is used to read the stored data: any of them.
    """

    crash = None  # type: ignore[assignment]
    """One file is copied there while no one else writes to it."""
    choose_while_the_disk_is_full = None  # type: ignore[assignment]

    def __init__(self, server: str | None = None) -> None:
        self.around = ExitStack()
        self.address = self.around.enter_context(schema(server)) if server is not None else None
        self.services: list[GameService] = []
        self.order = random.Random(0)
        self.settings = dict[int, PlayerSettings]()
        self.notes = dict[tuple[int, int], str]()
        self.lessons = dict[int, int]()
        super().__init__()

    def run(self, deed: Awaitable[Any]) -> Any:
        if self.services:
            self.service = self.order.choice(self.services)
            self.store = self.order.choice(self.services).store
        return super().run(deed)

    async def _open(self, path: Path) -> None:
        self.path = path
        self.opened = AsyncExitStack()
        for _ in range(2):
            with patch("engine.storage.sqlite.database.PRAGMAS", FAST):
                storing = Store.open(self.address or path, shared=True)
                store = await self.opened.enter_async_context(storing)
            self.services.append(GameService(store, clock=self.clock, seeds=self._next_seed, pace=0.0))
        await self.services[0].resume()  # one of them plays the computers' turns, as it alone has the shard
        await self._computers()

    async def _close(self) -> None:
        for service in self.services:
            await service.close()
        self.services.clear()
        await self.opened.aclose()

    async def _computers(self) -> None:
        while tasks := [task for service in self.services for task in service.tables._computing.values()]:
            await asyncio.gather(*tasks)

    @initialize(seed=st.integers(0, 1 << 30))
    def who_does_what(self, seed: int) -> None:
        self.order = random.Random(seed)

    # At both at once

    @precondition(lambda self: self._attended())
    @rule(pick=picks)
    def choose_at_both(self, pick: int) -> None:
        """Press a button twice so fast that the second press comes to the other service before the first is made."""

        async def step() -> None:
            open_table = await self.service.tables.look(self.table)
            decision, seat = open_table.decision, open_table.to_act()
            assert decision is not None
            assert seat is not None
            press = (
                self.table,
                seat.user or 0,
                open_table.table.version,
                decision.choices[pick % len(decision.choices)].id,
            )
            came = await asyncio.gather(
                *(service.play.choose(*press) for service in self.services), return_exceptions=True
            )
            assert sorted(isinstance(each, RuleError) for each in came) == [False, True], came
            assert not all(isinstance(each, BaseException) for each in came), came
            await self._computers()
            self.kept = await self._read()

        self.run(step())

    @rule(person=people)
    def go_on_with_a_lesson_at_both(self, person: Person) -> None:
        async def step() -> None:
            version = self.lessons.get(person.user, 0)
            came = await asyncio.gather(
                *(Teacher(service.store).show(person, LESSON, version) for service in self.services),
                return_exceptions=True,
            )
            assert sorted(isinstance(each, StaleError) for each in came) == [False, True], came
            self.lessons[person.user] = version + 1

        if self.lessons.get(person.user, 0) < 3:
            self.run(step())

    @rule(person=people, zone=st.sampled_from(("UTC", "Asia/Tokyo", "America/Lima")), dark=st.booleans())
    def change_settings_at_both(self, person: Person, zone: str, dark: bool) -> None:
        """Change one setting at each of them, both having shown the same page."""
        read = self.settings.get(person.user, PlayerSettings())
        zoned, themed = (
            msgspec.structs.replace(read, timezone=zone),
            msgspec.structs.replace(read, theme="dark" if dark else "light"),
        )

        async def step() -> None:
            one, other = self.services
            await asyncio.gather(
                one.players.save(person.user, zoned, read), other.players.save(person.user, themed, read)
            )
            self.settings[person.user] = msgspec.structs.replace(zoned, theme=themed.theme)
            self.kept = await self._read()

        self.run(step())

    # Personal data

    @rule(person=people, hours=st.tuples(st.integers(0, 23), st.integers(0, 23)))
    def change_settings(self, person: Person, hours: tuple[int, int]) -> None:
        read = self.settings.get(person.user, PlayerSettings())
        new = msgspec.structs.replace(read, quiet_from=hours[0], quiet_to=hours[1])

        async def step() -> None:
            self.settings[person.user] = await self.service.players.save(person.user, new, read)
            self.kept = await self._read()

        self.run(step())

    @precondition(lambda self: self.kept is not None)
    @rule(person=people, note=st.sampled_from(("", "watch the river", "ask Ben")))
    def write_notes(self, person: Person, note: str) -> None:
        self.run(self.store.users.save_notes(person.user, self.table, note))
        self.notes[person.user, self.table] = note

    @rule()
    def one_starts_again(self) -> None:
        """Restart a service; the other does not notice."""

        async def step() -> None:
            where = self.services.index(self.service)
            await self.service.close()
            restarted = GameService(self.service.store, clock=self.clock, seeds=self._next_seed, pace=0.0)
            self.services[where] = restarted
            await restarted.resume()
            await self._computers()
            self.kept = await self._read()

        self.run(step())

    # Invariants

    @invariant()
    def both_show_the_same(self) -> None:
        async def step() -> None:
            kept = self.kept
            if kept is None:
                return
            for service in self.services:
                open_table = await service.tables.look(self.table)
                assert pack(open_table.table) == pack(kept.table)
                assert open_table.table.revision == kept.table.revision
                if kept.table.match is not None and open_table.match is not None:
                    assert open_table.game.encode(open_table.match.state) == kept.table.match.state
                assert await service.store.tables.moves(self.table) == kept.moves

        self.run(step())

    @invariant()
    def the_log_has_each_choice_once(self) -> None:
        if self.kept is not None:
            plies = [move.ply for move in self.kept.moves if move.live and move.verb == "choose"]
            assert plies == list(range(1, len(plies) + 1))
            ids = [move.id for move in self.kept.moves]
            assert ids == sorted(set(ids))

    @invariant()
    def no_ones_data_is_lost(self) -> None:
        async def step() -> None:
            for service in self.services:
                for user, saved in self.settings.items():
                    assert await service.players.settings(user) == saved
                for (user, table), note in self.notes.items():
                    assert (await service.store.users.drafts(user, table)).notes == note
                for user, version in self.lessons.items():
                    progress = await service.store.users.lesson(user, LESSON)
                    assert progress is not None
                    assert progress.version == version

        self.run(step())

    def teardown(self) -> None:
        super().teardown()
        self.around.close()


def try_out(server: str | None, examples: int, steps: int) -> None:
    """Let people do `steps` things, `examples` times."""
    length = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        derandomize=True,
        phases=QUICK,
        suppress_health_check=list(HealthCheck),
        print_blob=False,
    )

    class There(TwoServices):
        def __init__(self) -> None:
            super().__init__(server)

    run_state_machine_as_test(There, settings=length)


def test_on_one_file() -> None:
    try_out(None, examples=8, steps=18)


def test_on_one_server(postgresql: str) -> None:
    try_out(postgresql, examples=4, steps=18)


@pytest.mark.slow
def test_on_one_file_at_length() -> None:
    try_out(None, examples=60, steps=50)


@pytest.mark.slow
def test_on_one_server_at_length(postgresql: str) -> None:
    try_out(postgresql, examples=60, steps=50)
