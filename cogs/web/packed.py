"""Answers to pages as packed bytes: each is made once for all who may see the table."""

from __future__ import annotations

import asyncio
import hashlib
import zlib
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, NamedTuple

import msgspec

from cogs.web.budget import Budget
from cogs.web.flights import Flights
from engine.tables.results.made import KeptOfTables

MAX_KEPT = 400
"""Maximum number of answers that are cached; one takes 5 to 30 kB."""
GZIP = 31
"""The size of zlib's window that makes the format gzip."""
_encode = msgspec.json.Encoder().encode


class Packed(NamedTuple):
    """An answer: its JSON, compressed as gzip, and a tag that identifies it."""

    data: bytes
    tag: str


class PackedAnswers:
    """The answers that are the same for all readers; the `budget` of the person who asks first pays for making one."""

    def __init__(self, made: KeptOfTables, budget: Budget) -> None:
        self._kept, self._budget = made.shelf(Packed, MAX_KEPT), budget
        self._making = Flights[Hashable, Packed]()

    async def get(
        self, table: int, key: Hashable, since: int, person: int, make: Callable[[], Coroutine[Any, Any, object]]
    ) -> Packed:
        """Return the answer about a table with a key, from `make` if it is not cached.

        `since` is the value of `KeptOfTables.erasures` before the table was read. Raises what `make` raises.
        """
        found = self._kept.get(table, key)
        if found is not None:
            return found

        async def pack() -> Packed:
            made = await asyncio.to_thread(_packed, await make())
            self._kept.put(table, made, key, since=since)
            return made

        return await self._making.join((table, key, since), lambda: self._budget.spend(person, pack()))


def _packed(shown: object) -> Packed:
    body = _encode(shown)
    return Packed(zlib.compress(body, wbits=GZIP), hashlib.sha256(body).hexdigest()[:32])
