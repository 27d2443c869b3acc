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
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import discord
import msgspec

from cogs.client.words import language_of, title
from engine.catalogue import catalogue
from engine.kernel import Event, text
from engine.tables.manager import Live, TableError
from engine.telemetry import timed
from render import worker
from render.registry import pictures
from render.worker import Drawn, Order

if TYPE_CHECKING:
    from cogs.client.bot import GameBot

logger = logging.getLogger(__name__)

MAX_ALT = 1024
BEHIND = (0.0, 2.0, 10.0)
"""Seconds that waiters of each priority let later ones of the first go before."""


class PriorityLock:
    """A lock that goes to the waiter with the lowest priority number, first come first served among equals.

    A lower number is a head start of some seconds, not more: nobody waits for ever.
    """

    def __init__(self) -> None:
        self._held = False
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._count = itertools.count()

    @contextlib.asynccontextmanager
    async def __call__(self, priority: int) -> AsyncIterator[None]:
        """Hold the lock for the length of the block."""
        if self._held:
            turn = asyncio.get_running_loop().create_future()
            entry = (asyncio.get_running_loop().time() + BEHIND[priority], next(self._count), turn)
            heapq.heappush(self._waiting, entry)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._pass_on()
                else:
                    with contextlib.suppress(ValueError):  # it may have been passed over already
                        self._waiting.remove(entry)
                        heapq.heapify(self._waiting)
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


T = TypeVar("T")


class DrawingFailed(Exception):
    """A picture could not be drawn: the drawing process died or hung."""


class Studio:
    """Draws pictures one after another in a process of its own, which is started when first needed.

    `overrides` is the host's file of corrected component values. What a channel waits for comes before what one user
    looks at, and that before the pictures under panels. A picture that takes longer than `patience` seconds is given
    up and the process replaced. A post waits `post_patience` seconds for its picture, which is added later otherwise.
    `waiting` counts the pictures asked for and not yet drawn, `backlog` those of posts.
    """

    PUBLIC, ASKED, ASIDE = range(3)
    CROWD = 30
    """With more pictures than this waiting, none is drawn that nobody asked for."""

    def __init__(self, overrides: Path | None = None, *, patience: float = 30.0, post_patience: float = 5.0) -> None:
        self._overrides = str(overrides) if overrides else ""
        self.patience, self.post_patience = patience, post_patience
        self._pool: ProcessPoolExecutor | None = None
        self._children: set[BaseProcess] = set()
        self._ready: Future[int] | None = None
        self._turn = PriorityLock()
        self._warming: asyncio.Task[None] | None = None
        self._closed = False
        self.waiting = self.backlog = 0

    @property
    def crowded(self) -> bool:
        """Whether so much is to be drawn that panels should go without pictures."""
        return self.waiting > self.CROWD

    async def draw(self, order: Order, priority: int, *, wanted: Callable[[], bool] = lambda: True) -> Drawn | None:
        """Draw a picture; None when nobody wants it any more by the time it would be drawn.

        A drawing process that died is replaced once. Raises what drawing raises, or DrawingFailed.
        """
        self.waiting += 1
        self.backlog += priority == self.PUBLIC
        try:
            async with self._turn(priority):
                if not wanted():
                    return None
                data = msgspec.msgpack.encode(order)
                with timed("draw"):
                    try:
                        return await self._run(data)
                    except BrokenProcessPool:
                        if self._closed:
                            raise
                        logger.error("the drawing process died; starting another")
                        return await self._run(data)
        except BrokenProcessPool as error:
            raise DrawingFailed("the drawing process died") from error
        finally:
            self.waiting -= 1
            self.backlog -= priority == self.PUBLIC

    async def warm_up(self) -> None:
        """Let the drawing process start before the first picture is asked for; does not wait for it."""

        async def start() -> None:
            try:
                self._process()
                assert self._ready is not None
                await _result(self._ready)
            except Exception:
                logger.exception("the drawing process does not start")

        self._warming = asyncio.create_task(start(), name="drawing process")

    async def _run(self, data: bytes) -> Drawn:
        pool = self._process()
        try:
            async with asyncio.timeout(self.patience):
                return await _result(pool.submit(worker.draw, data))
        except TimeoutError as error:
            logger.error("a picture took more than %.0f s; replacing the drawing process", self.patience)
            self._abandon(pool)
            raise DrawingFailed(f"not drawn within {self.patience} s") from error
        except BrokenProcessPool:
            self._abandon(pool)
            raise

    def _process(self) -> ProcessPoolExecutor:
        if self._closed:
            raise DrawingFailed("the bot is stopping")
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                1, mp_context=context, initializer=worker.start, initargs=(self._overrides,)
            )
            others = set(multiprocessing.active_children())
            self._ready = self._pool.submit(worker.ready)
            self._children = set(multiprocessing.active_children()) - others
        return self._pool

    def _abandon(self, pool: ProcessPoolExecutor) -> None:
        """Kill a drawing process, even one that is still starting; the next picture starts another."""
        if self._pool is pool:
            for child in self._children:
                child.kill()
            self._pool = self._ready = None
            self._children = set()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End the drawing process, however busy it is."""
        self._closed = True
        if self._warming is not None:
            self._warming.cancel()
        if self._pool is not None:
            self._abandon(self._pool)


async def _result(future: Future[T]) -> T:
    """Return what the drawing process answers; BrokenProcessPool when it is given up before.

    Giving up waiting leaves the future alone: the thread of a pool whose process dies fails over a cancelled one.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[T] = loop.create_future()

    def pass_on() -> None:
        if answer.done():
            return
        if future.cancelled():
            answer.set_exception(BrokenProcessPool("the drawing process was given up"))
        elif error := future.exception():
            answer.set_exception(error)
        else:
            answer.set_result(future.result())

    def tell(_: Future[T]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended, nobody waits any more
            loop.call_soon_threadsafe(pass_on)

    future.add_done_callback(tell)
    return await answer


def as_file(live: Live, view: str, drawn: Drawn) -> discord.File:
    """Return a drawn picture as an attachment with its description."""
    filename = f"{live.table.game}-{live.table.id}-{view}.{drawn.extension}"
    return discord.File(io.BytesIO(drawn.data), filename=filename, description=drawn.alt[:MAX_ALT])


def _order(live: Live, view: str, state: bytes, locale: str, **more: Any) -> Order:
    table, words = live.table, catalogue(locale)
    return Order(
        game=table.game,
        view=view,
        state=state,
        title=title(table, words),
        banner=words("sandbox-banner") if live.rehearsed else "",
        names=tuple(seat.name for seat in table.seats),
        active=() if table.to_act is None else (table.to_act,),
        locale=locale,
        **more,
    )


async def draw_file(
    house: GameBot,
    live: Live,
    view: str,
    interaction: discord.Interaction[GameBot],
    *,
    seat: int | None = None,
    priority: int = Studio.ASKED,
    wanted: Callable[[], bool] = lambda: True,
) -> discord.File | None:
    """Draw a picture for one user: in their language and theme, with their own half-made turn if it is theirs.

    Set off is what changed in that turn or, before they have done anything in it, since their last move.
    Returns None when it was no longer `wanted` once its turn to be drawn came. TableError when it cannot be drawn.
    """
    match = live.match
    assert match is not None
    user, to_act = interaction.user.id, live.to_act()
    mine = live.rehearsed or (to_act is not None and to_act.user == user)
    state = live.game.encode(live.seen_by(user))
    events = match.turn_events if mine else []
    if not events and not live.presses:
        events = await house.service.news(live, user)
    settings = await house.service.player(user)
    ended = view == "scores" and live.table.status == "finished"
    history = await house.service.score_history(live.table.id) if ended else ()
    order = _order(
        live, view, state, language_of(interaction), events=live.shown or tuple(events), seat=seat, theme=settings.theme,
        history=history,
        viewer=live.table.seat_of(user),
    )  # fmt: skip
    try:
        drawn = await house.studio.draw(order, priority, wanted=wanted)
    except DrawingFailed as error:
        logger.error("picture %s of table %d not drawn for user %d: %s", view, live.table.id, user, error)
        raise TableError(text("error-no-picture")) from error
    except Exception as error:
        logger.exception("picture %s of table %d not drawn for user %d", view, live.table.id, user)
        raise TableError(text("error-no-picture")) from error
    return as_file(live, view, drawn) if drawn else None


async def draw_public(house: GameBot, live: Live, events: Iterable[Event]) -> discord.File | None:
    """Draw the picture of a turn's post as of the last confirmed turn, with what changed highlighted.

    When the game is over it is the scores, with how they went.
    """
    match = live.match
    assert match is not None
    if live.table.status == "finished":
        view, history = "scores", await house.service.score_history(live.table.id)
    else:
        view, history = pictures()[live.table.game].post, ()
    locale = live.table.settings.locale
    order = _order(live, view, match.checkpoint, locale, events=tuple(events), history=history)
    drawn = await house.studio.draw(order, Studio.PUBLIC)
    return as_file(live, view, drawn) if drawn else None
