"""The people and servers that the operator has blocked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal

from engine.storage.news import tell
from engine.storage.store import Store

Kind = Literal["user", "server"]
PREFIX = "blocked "
"""Prefix of the notes about blocks, followed by the kind and the id; each holds the time in Unix time."""
NEWS = "blocks"
"""The news for other processes that the list has changed."""


class Blocks:
    """The block list in `store`, kept in memory for those who cannot wait for the database.

    `users` and `servers` are the blocked ids; `changed` is set when the list has changed, also by another process.
    """

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        self.users = frozenset[int]()
        self.servers = frozenset[int]()
        self.changed = asyncio.Event()

    async def read(self) -> None:
        """Read the list from the database."""
        found: dict[str, set[int]] = {"user": set(), "server": set()}
        for key in await self._store.bot_notes.all_with(PREFIX):
            kind, _, number = key.removeprefix(PREFIX).partition(" ")
            found[kind].add(int(number))
        self.users, self.servers = frozenset(found["user"]), frozenset(found["server"])
        self.changed.set()

    async def block(self, kind: Kind, number: int) -> None:
        """Block a person or a server, by id, in all processes."""
        await self._store.bot_notes.note(f"{PREFIX}{kind} {number}", str(int(self._clock())))
        await self._notify()

    async def lift(self, kind: Kind, number: int) -> bool:
        """Lift a block in all processes; return whether there was one."""
        there = number in (self.users if kind == "user" else self.servers)
        await self._store.bot_notes.forget(f"{PREFIX}{kind} {number}")
        await self._notify()
        return there

    async def since(self, user: int) -> int | None:
        """Return the time at which a person was blocked, in Unix time; None if they are not."""
        noted = await self._store.bot_notes.recall(f"{PREFIX}user {user}")
        return int(noted) if noted is not None else None

    async def _notify(self) -> None:
        await self.read()
        await tell(self._store.database, NEWS)
