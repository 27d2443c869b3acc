"""Pictures for messages: asks the renderer, which works in a process of its own, and wraps the result as a file."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import io
import itertools
import logging
import multiprocessing
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord
import msgspec

from cogs.words import locale_of, title
from engine.catalogue import catalogue
from engine.keeper import Live
from engine.kernel import Event
from engine.stages import timed
from render import worker
from render.registry import pictures
from render.worker import Drawn, Order

if TYPE_CHECKING:
    from cogs.house import House

logger = logging.getLogger(__name__)

MOST_ALT = 1024


class PriorityLock:
    """A lock that goes to the waiter with the lowest priority number, first come first served among equals."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._count = itertools.count()

    @contextlib.asynccontextmanager
    async def __call__(self, priority: int) -> AsyncIterator[None]:
        """Hold the lock for the length of the block."""
        if self._held:
            turn = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (priority, next(self._count), turn))
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._pass_on()
                raise
        self._held = True
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        """Give the lock to the next who still waits; it stays held until nobody does."""
        self._held = False
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                self._held = True
                turn.set_result(None)
                return


class Studio:
    """Draws pictures one after another in a process of its own, which is started when first needed.

    `waiting` counts the pictures asked for and not yet drawn. `overrides` is the host's file of corrected component values. What a channel waits for comes before what one user looks at, and that before the pictures under panels.
    """

    PUBLIC, ASKED, ASIDE = range(3)

    def __init__(self, overrides: Path | None = None) -> None:
        self._overrides = str(overrides) if overrides else ""
        self._pool: ProcessPoolExecutor | None = None
        self._turn = PriorityLock()
        self.waiting = 0

    async def draw(self, order: Order, priority: int, *, wanted: Callable[[], bool] = lambda: True) -> Drawn | None:
        """Draw a picture; None when nobody wants it any more by the time it would be drawn.

        A drawing process that died is replaced once. Raises what drawing raises.
        """
        self.waiting += 1
        try:
            async with self._turn(priority):
                if not wanted():
                    return None
                data = msgspec.msgpack.encode(order)
                with timed("draw"):
                    try:
                        return await self._run(data)
                    except BrokenProcessPool:
                        logger.exception("the drawing process died; starting another")
                        self._pool = None
                        return await self._run(data)
        finally:
            self.waiting -= 1

    async def warm_up(self) -> None:
        """Start the drawing process before the first picture is asked for."""
        await asyncio.get_running_loop().run_in_executor(self._process(), worker.ready)

    async def _run(self, data: bytes) -> Drawn:
        return await asyncio.get_running_loop().run_in_executor(self._process(), worker.draw, data)

    def _process(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                1, mp_context=context, initializer=worker.start, initargs=(self._overrides,)
            )
        return self._pool

    def close(self) -> None:
        """End the drawing process."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def as_file(live: Live, view: str, drawn: Drawn) -> discord.File:
    """Return a drawn picture as an attachment with its description."""
    filename = f"{live.table.game}-{live.table.id}-{view}.{drawn.extension}"
    return discord.File(io.BytesIO(drawn.data), filename=filename, description=drawn.alt[:MOST_ALT])


def _order(live: Live, view: str, state: bytes, locale: str, **more: Any) -> Order:
    table = live.table
    return Order(
        game=table.game,
        view=view,
        state=state,
        title=title(table, catalogue(locale)),
        names=tuple(seat.name for seat in table.seats),
        active=() if table.to_act is None else (table.to_act,),
        locale=locale,
        **more,
    )


async def draw_file(
    house: House,
    live: Live,
    view: str,
    interaction: discord.Interaction[House],
    *,
    seat: int | None = None,
    priority: int = Studio.ASKED,
    wanted: Callable[[], bool] = lambda: True,
) -> discord.File | None:
    """Draw a picture for one user: in their language and theme, with their own half-made turn if it is theirs.

    Returns None when it was no longer `wanted` once its turn to be drawn came.
    """
    match = live.match
    assert match is not None
    user = interaction.user.id
    to_act = live.to_act()
    mine = to_act is not None and to_act.user == user
    state = live.game.encode(match.state) if mine else match.checkpoint
    events = tuple(event for events in match.since_events for event in events) if mine else ()
    settings = await house.service.player(user)
    order = _order(
        live, view, state, locale_of(interaction.locale), events=events, seat=seat, theme=settings.theme,
        viewer=live.table.seat_of(user),
    )  # fmt: skip
    drawn = await house.studio.draw(order, priority, wanted=wanted)
    return as_file(live, view, drawn) if drawn else None


async def draw_public(house: House, live: Live, events: Iterable[Event]) -> discord.File | None:
    """Draw the picture of a turn's post as of the last confirmed turn, with what changed highlighted."""
    match = live.match
    assert match is not None
    view = pictures()[live.table.game].post
    order = _order(live, view, match.checkpoint, live.table.settings.locale, events=tuple(events))
    drawn = await house.studio.draw(order, Studio.PUBLIC)
    return as_file(live, view, drawn) if drawn else None
