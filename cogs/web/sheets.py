"""The pictures of pages: each is drawn once for all its viewers, and kept in memory."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import NamedTuple

import msgspec

from cogs.base.drawing_pool import DrawingPool
from cogs.web.flights import Flights
from render.orders import DRAW_SHEET, Order, Sheet, SheetOrder

MAX_SHEETS = 400
"""Maximum number of pictures whose places are remembered."""
_decode = msgspec.msgpack.Decoder(Sheet).decode


class _Made(NamedTuple):
    table: int
    order: Order
    sheet: Sheet


class Sheets:
    """Draws sheets in `pool`, after everything that Discord needs, and keeps up to `megabytes` of their files.

    `key` is the secret for the names of files; processes that serve one address need the same.
    """

    def __init__(self, pool: DrawingPool, key: bytes, megabytes: int) -> None:
        self._pool, self.key, self._most = pool, key, megabytes << 20
        self._made: OrderedDict[bytes, _Made] = OrderedDict()
        self._files: OrderedDict[tuple[int, str], bytes] = OrderedDict()
        self._drawing = Flights[bytes, Sheet]()
        self._fetching = asyncio.Lock()
        self._cleared = 0
        self.size = 0
        """Size of the kept files in bytes."""

    def __len__(self) -> int:
        return len(self._made)

    async def sheet(self, table: int, order: Order, user: int) -> Sheet:
        """Return the sheet of a table's picture, whose files `file` returns. Raises DrawingFailed if it cannot be drawn.

        Simultaneous requests for the same picture wait for one drawing.
        """
        name = name_of(table, order)
        made = self._made.get(name)
        if made is not None:
            self._made.move_to_end(name)
            return made.sheet
        return await self._drawing.join(name, lambda: self._draw(name, table, order, user))

    async def file(self, table: int, name: str, user: int) -> bytes | None:
        """Return a file of one of the table's sheets, drawn again if it was dropped; None if no sheet has it."""
        found = self._files.get((table, name))
        if found is not None:
            self._files.move_to_end((table, name))
            return found
        for key, made in reversed(self._made.items()):
            sheet = made.sheet
            if made.table == table and name in {sheet.whole, *sheet.names}:
                async with self._fetching:
                    if (table, name) not in self._files:
                        missing = {each for each in sheet.names if (table, each) not in self._files}
                        wanted = frozenset({name} if name == sheet.whole else missing)
                        await self._draw(key, table, made.order, user, wanted)
                return self._files.get((table, name))
        return None

    def clear(self) -> None:
        """Forget all pictures, also those being drawn, as when the data of a person named on them is deleted."""
        self._cleared += 1
        self._made.clear()
        self._files.clear()
        self.size = 0

    async def _draw(
        self, name: bytes, table: int, order: Order, user: int, wanted: frozenset[str] = frozenset()
    ) -> Sheet:
        cleared = self._cleared
        known = frozenset(file for of, file in self._files if of == table)
        asked = SheetOrder(order, self.key, known, wanted)
        data = await self._pool.carry_out(
            DRAW_SHEET, msgspec.msgpack.encode(asked), priority=DrawingPool.PAGE, user=user
        )
        sheet = _decode(data)
        if cleared != self._cleared:
            return msgspec.structs.replace(sheet, tiles={})
        for file, content in sheet.tiles.items():
            self._keep((table, file), content)
        sheet = msgspec.structs.replace(sheet, tiles={})
        self._made[name] = _Made(table, order, sheet)
        if len(self._made) > MAX_SHEETS:
            self._made.popitem(last=False)
        return sheet

    def _keep(self, name: tuple[int, str], content: bytes) -> None:
        self.size += len(content) - len(self._files.pop(name, b""))
        self._files[name] = content
        while self.size > self._most and len(self._files) > 1:
            _, dropped = self._files.popitem(last=False)
            self.size -= len(dropped)


def name_of(table: int, order: Order) -> bytes:
    """Return a name for what an order has drawn at a table."""
    return hashlib.sha256(table.to_bytes(8, "big") + msgspec.msgpack.encode(order)).digest()
