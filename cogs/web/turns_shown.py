"""Answers about turns: each is made once for all who watch, and leaves out what a page has already."""

from __future__ import annotations

import hashlib
from collections.abc import Hashable
from typing import NamedTuple

import msgspec

from cogs.web.flights import Flights
from cogs.web.page_data import Asked, PlaceShown, TurnShown, page_order, turn_without_picture, with_picture
from cogs.web.sheets import Sheets, name_of
from engine.tables.open_table import OpenTable
from engine.tables.results.made import KeptOfTables
from engine.tables.results.turns import TurnsPlayed
from render.orders import Order

MAX_KEPT = 200
"""Maximum number of answers that are cached; one takes about 40 kB."""
_encode = msgspec.msgpack.Encoder().encode


class _Known(NamedTuple):
    places: dict[str, PlaceShown]
    now: dict[str, tuple[str, ...]]


class TurnsShown:
    """The answers about turns, with pictures from `sheets`; `made` has the caches that are cleared when a person is forgotten."""

    def __init__(self, sheets: Sheets, made: KeptOfTables) -> None:
        self._sheets, self._made = sheets, made
        self._kept, self._known = made.shelf(TurnShown, MAX_KEPT), made.shelf(_Known, MAX_KEPT)
        self._making = Flights[Hashable, TurnShown]()

    async def turn(
        self, open_table: OpenTable, played: TurnsPlayed, asked: Asked, user: int, known: str = ""
    ) -> TurnShown:
        """Return what a page shows of a turn, without what the answer with the tag `known` had, if that is still cached.

        Raises TableError if there is no such view, DrawingFailed if it cannot be drawn.
        """
        since, table = self._made.erasures, open_table.table.id
        shown = turn_without_picture(open_table, played, asked)
        order = page_order(open_table, played, asked, shown.view)
        if order is not None:
            key = (name_of(table, order), _encode(shown), since)
            found = self._kept.get(table, key)
            if found is None:
                found = await self._making.join(
                    (table, key), lambda: self._with_picture(shown, open_table, order, user)
                )
                self._kept.put(table, found, key, since=since)
            shown = found
        before = self._known.get(table, known)
        self._known.put(table, _Known({place.id: place for place in shown.places}, shown.now), shown.tag, since=since)
        return _shorten(shown, known, before) if before is not None else shown

    async def draw(self, open_table: OpenTable, played: TurnsPlayed, asked: Asked, user: int) -> None:
        """Have the picture of a turn drawn, so that `sheets` has its files. Raises what `turn` raises."""
        order = page_order(open_table, played, asked, asked.view)
        if order is not None:
            await self._sheets.sheet(open_table.table.id, order, user)

    async def _with_picture(self, shown: TurnShown, open_table: OpenTable, order: Order, user: int) -> TurnShown:
        found = await with_picture(shown, self._sheets, open_table, order, user)
        tag = hashlib.sha256(_encode((found.places, found.now))).hexdigest()[:16]
        return msgspec.structs.replace(found, tag=tag)


def _shorten(shown: TurnShown, known: str, before: _Known) -> TurnShown:
    """Return an answer without what a page knows from the one with the tag `known`."""
    places = {place.id for place in shown.places}
    return msgspec.structs.replace(
        shown,
        known=known,
        places=tuple(place for place in shown.places if before.places.get(place.id) != place),
        gone=tuple(name for name in before.places if name not in places),
        now={
            name: shown.now.get(name, ())
            for name in shown.now | before.now
            if shown.now.get(name, ()) != before.now.get(name, ())
        },
    )
