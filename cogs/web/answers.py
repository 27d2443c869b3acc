"""Answers to pages: each is made once for all viewers and kept packed; those about turns omit what a page has."""

from __future__ import annotations

import asyncio
import hashlib
import zlib
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, NamedTuple

import msgspec

from cogs.web.budget import Budget
from cogs.web.flights import Flights
from cogs.web.page_data import Asked, TurnShown, page_order, settle, shown_of, turn_without_picture, with_picture
from cogs.web.sheets import Sheets
from engine.club.results.turns import TurnsPlayed
from engine.tables.open.made import KeptOfTables
from engine.tables.open.open_table import OpenTable

MAX_KEPT = 400
"""Maximum number of answers that are cached; one takes 5 to 30 kB."""
MAX_TURNS = 100
"""Maximum number of turns whose contents on pages are remembered; one takes about 150 kB."""
GZIP = 31
"""The size of zlib's window that makes the format gzip."""
_encode = msgspec.json.Encoder().encode


class Packed(NamedTuple):
    """An answer: its JSON, compressed as gzip, and a tag that identifies it."""

    data: bytes
    tag: str


class PackedAnswers:
    """The answers that are the same for all readers."""

    def __init__(self, made: KeptOfTables) -> None:
        self._kept = made.shelf(Packed, MAX_KEPT)
        self._making = Flights[Hashable, Packed]()

    async def get(
        self, table: int, key: Hashable, since: int, make: Callable[[], Coroutine[Any, Any, object]]
    ) -> Packed:
        """Return the answer about a table with a key, from `make` if it is not cached.

        `since` is the value of `KeptOfTables.erasures` before the table was read. Raises any error of `make`.
        """
        found = self._kept.get(table, key)
        if found is not None:
            return found

        async def pack() -> Packed:
            made = await asyncio.to_thread(_pack, await make())
            self._kept.put(table, made, key, since=since)
            return made

        return await self._making.join((table, key, since), pack)


def _pack(shown: object) -> Packed:
    body = _encode(shown)
    return Packed(zlib.compress(body, wbits=GZIP), hashlib.sha256(body).hexdigest()[:32])


class TurnsShown:
    """The answers about turns, with pictures from `sheets`; `made` has the caches that are cleared when a person is forgotten."""

    def __init__(self, sheets: Sheets, answers: PackedAnswers, made: KeptOfTables, budget: Budget) -> None:
        self._sheets, self._answers, self._made, self._budget = sheets, answers, made, budget
        self._kept = made.shelf(TurnShown, MAX_TURNS)
        self._making = Flights[Hashable, TurnShown]()

    async def turn(
        self, open_table: OpenTable, played: TurnsPlayed, asked: Asked, since: int, user: int, known: str = ""
    ) -> Packed:
        """Return the contents of a turn's page, except any that the answer tagged `known` had, if still cached.

        `since` is as for `PackedAnswers`. Raises TableError if there is no such view, DrawingFailed if it cannot be
        drawn.
        """
        table = open_table.table.id
        asked = settle(asked, played)
        key = (asked, shown_of(open_table, played))

        async def make_whole() -> TurnShown:
            shown = await self._make(open_table, played, asked, user)
            self._kept.put(table, shown, key, since=since)
            if shown.tag:
                self._kept.put(table, shown, shown.tag, since=since)
            return shown

        async def make() -> TurnShown:
            shown = self._kept.get(table, key)
            if shown is None:
                shown = await self._making.join((table, key, since), make_whole)
            before = self._kept.get(table, known) if known else None
            return _shorten(shown, before) if before is not None else shown

        return await self._answers.get(table, (*key, known), since, make)

    async def draw(self, open_table: OpenTable, played: TurnsPlayed, asked: Asked, user: int) -> None:
        """Have the picture of a turn drawn, so that `sheets` has its files. Raises any error of `turn`."""
        order = page_order(open_table, played, asked, asked.view)
        if order is not None:
            await self._sheets.sheet(open_table.table.id, order, user)

    async def _make(self, open_table: OpenTable, played: TurnsPlayed, asked: Asked, user: int) -> TurnShown:
        shown = turn_without_picture(open_table, played, asked)
        order = page_order(open_table, played, asked, shown.view)
        if order is None:
            return shown
        found = await with_picture(shown, self._sheets, open_table, order, user, self._budget)
        tag = hashlib.sha256(_encode((found.places, found.now))).hexdigest()[:16]
        return msgspec.structs.replace(found, tag=tag)


def _shorten(shown: TurnShown, before: TurnShown) -> TurnShown:
    """Return an answer without the parts that a page has from an earlier one."""
    places, known = ({place.id: place for place in each.places} for each in (shown, before))
    return msgspec.structs.replace(
        shown,
        known=before.tag,
        places=tuple(place for place in shown.places if known.get(place.id) != place),
        gone=tuple(name for name in known if name not in places),
        now={
            name: shown.now.get(name, ())
            for name in shown.now | before.now
            if shown.now.get(name, ()) != before.now.get(name, ())
        },
    )
