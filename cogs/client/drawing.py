"""Pictures for messages: drawn in a separate process and wrapped as files."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import discord
import msgspec

from cogs.client.words import language_of, say_plain, title, words_for
from engine.catalogue import DEFAULT_LOCALE, catalogue
from engine.kernel import Event, text
from engine.priority import PriorityLock
from engine.registry import games
from engine.tables.open_table import OpenTable, TableError
from engine.telemetry import measure
from engine.workers import Stopped, WorkerFailed, WorkerProcesses
from render import orders
from render.orders import Drawn, Order
from render.registry import pictures

if TYPE_CHECKING:
    from cogs.client.bot import GameBot

logger = logging.getLogger(__name__)

MAX_ALT = 1024
BEHIND = (0.0, 2.0, 10.0, 10.0)
"""Seconds of head start that each priority gives to the first one."""

MOST_LOOKED_AT = 8
"""Maximum number of running tables searched, newest first, for one of each game."""


T = TypeVar("T")


class DrawingFailed(Exception):
    """A picture could not be drawn: the drawing process died or hung, or the bot is stopping.

    `level` is the severity for logs.
    """

    def __init__(self, cause: WorkerFailed) -> None:
        super().__init__(str(cause))
        self.level = logging.INFO if isinstance(cause, Stopped) else logging.ERROR


class DrawingPool:
    """Draws pictures in `count` processes, each started when first needed.

    A single one draws posts first, so that they wait at most for the picture in progress, then what users asked
    for, then pictures of panels. With several, one is for posts alone, and the others help with posts while
    idle.
    `overrides` is the host's file of corrected component values, `cache` the MB of pieces that each process caches;
    `processes` and `post_processes` replace new ones. A picture that takes longer than `timeout` seconds is abandoned
    and its process replaced. A post waits `post_timeout` seconds for its picture, which otherwise follows later. An
    answer waits `in_answer` seconds for the picture of its panel; one that is not drawn at once is drawn when the
    user has paused for `pause` seconds. `waiting` counts the pictures requested and not yet drawn, `backlog` those of
    posts.
    """

    PUBLIC, ASKED, PANEL, PRACTICE = range(4)
    CROWD = 30
    """With more pictures than this waiting, only those that a user asked for are drawn."""
    FEW = 4
    """With fewer pictures than this waiting, a panel's picture is drawn at once."""

    def __init__(
        self,
        overrides: Path | None = None,
        *,
        count: int = 1,
        cache: int | None = None,
        timeout: float = 30.0,
        post_timeout: float = 5.0,
        in_answer: float = 0.15,
        pause: float = 0.4,
        processes: WorkerProcesses | None = None,
        post_processes: WorkerProcesses | None = None,
    ) -> None:
        places = max(1, count - 1)
        self.processes = processes or WorkerProcesses("drawing", orders.START, overrides, cache, count=places)
        self._turn = self._post_turn = PriorityLock(BEHIND, places)
        if post_processes is None and count > 1:
            post_processes = WorkerProcesses("drawing", orders.START, overrides, cache)
        self.post_processes = post_processes or self.processes
        if post_processes is not None:
            self._post_turn = PriorityLock(BEHIND)
        self.timeout, self.post_timeout = timeout, post_timeout
        self.in_answer, self.pause = in_answer, pause
        self.waiting = self.backlog = 0
        self._nothing_waits = asyncio.Event()
        self._nothing_waits.set()
        self._warming: asyncio.Task[None] | None = None

    @property
    def crowded(self) -> bool:
        """Whether the queue of pictures is so long that panels should go without."""
        return self.waiting > self.CROWD

    @property
    def prompt(self) -> bool:
        """Whether a panel's picture is likely to be drawn in time for the answer."""
        return self.in_answer > 0 and self.waiting < self.FEW

    async def until_paused(self) -> None:
        """Wait until a user has looked at a panel long enough for its picture to be worth drawing; the next press cancels it."""
        await asyncio.sleep(self.pause)

    async def draw(
        self, order: Order, priority: int, *, user: int = 0, wanted: Callable[[], bool] = lambda: True
    ) -> Drawn | None:
        """Draw a picture; None when it is no longer wanted by the time it would be drawn.

        `user` asked for it: users take turns, so that one user's many pictures do not delay the others.

        A drawing process that died is replaced once. Raises what drawing raises, or DrawingFailed.
        """
        self.waiting += 1
        self._nothing_waits.clear()
        self.backlog += priority == self.PUBLIC
        try:
            own = priority == self.PUBLIC and (self._post_turn.free or not self._turn.free)
            turn, processes = (self._post_turn, self.post_processes) if own else (self._turn, self.processes)
            async with turn(priority, user):
                if not wanted():
                    return None
                data = msgspec.msgpack.encode(order)
                with measure("draw"):
                    return await self._run(data, processes)
        except WorkerFailed as error:
            raise DrawingFailed(error) from error
        finally:
            self.waiting -= 1
            self.backlog -= priority == self.PUBLIC
            if not self.waiting:
                self._nothing_waits.set()

    async def carry_out(
        self, work: Callable[[bytes], bytes], order: bytes, *, priority: int = ASKED, user: int = 0
    ) -> bytes:
        """Return the result of `work` on an order for a single user, in a drawing process. DrawingFailed when it died or hung."""
        self.waiting += 1
        try:
            async with self._turn(priority, user):
                return await self.processes.do(work, order, self.timeout)
        except WorkerFailed as error:
            raise DrawingFailed(error) from error
        finally:
            self.waiting -= 1

    def warm_up(self) -> None:
        """Start a process for posts, then one more if there are several, before the first picture is needed; does not wait."""

        async def start() -> None:
            for processes in dict.fromkeys((self.post_processes, self.processes)):
                processes.warm_up()
                await processes.warmed_up()

        self._warming = asyncio.create_task(start(), name="drawing processes")

    async def idle(self) -> None:
        """Wait until the processes have started and no picture is waiting."""
        if self._warming is not None:
            await asyncio.wait({self._warming})
        await self._nothing_waits.wait()

    async def _run(self, data: bytes, processes: WorkerProcesses) -> Drawn:
        return await processes.do(orders.DRAW, data, self.timeout)

    def close(self) -> None:
        """End the drawing processes, even busy ones."""
        if self._warming is not None:
            self._warming.cancel()
        for processes in (self.post_processes, self.processes):
            processes.close()


class PictureFile(NamedTuple):
    """A drawn picture as an attachment; which of its `pages` it is, from 0."""

    file: discord.File
    page: int
    pages: int


def as_file(open_table: OpenTable, view: str, drawn: Drawn) -> discord.File:
    """Return a drawn picture as an attachment with its description."""
    filename = f"{open_table.table.game}-{open_table.table.id}-{view}.{drawn.extension}"
    return discord.File(io.BytesIO(drawn.data), filename=filename, description=drawn.alt[:MAX_ALT])


class EarlierTable(NamedTuple):
    """An earlier state of the table: the encoded state, what had just happened, the active seats, the scores so far.

    `text` is written above the picture.
    """

    state: bytes
    events: tuple[Event, ...]
    asked: int | None
    scores: tuple[tuple[int, ...], ...]
    text: str


def order_for(open_table: OpenTable, view: str, state: bytes, locale: str, **more: Any) -> Order:
    """Return the order for a picture of an encoded state of a table in the language `locale`."""
    table, words = open_table.table, catalogue(locale)
    return Order(
        game=table.game,
        view=view,
        state=state,
        title=title(table, words),
        banner=words("sandbox-banner") if open_table.rehearsed else "",
        names=tuple(seat.name for seat in table.seats),
        active=_active_seats(open_table),
        locale=locale,
        **more,
    )


def _active_seats(open_table: OpenTable) -> tuple[int, ...]:
    """Return the seats that must act: one, or all that must still answer a joint question."""
    table = open_table.table
    if open_table.rehearsed:
        return () if table.to_act is None else (table.to_act,)
    return table.acting


async def changes_for(bot: GameBot, open_table: OpenTable, user: int) -> Sequence[Event]:
    """Return what changed in a user's unfinished turn or, before its first choice, since their last move.

    Empty before their first move in a lesson, where earlier events are part of the lesson.
    """
    to_act = open_table.to_act()
    mine = open_table.rehearsed or (to_act is not None and to_act.user == user)
    events = open_table.playing().turn_events if mine else []
    return events if events or open_table.presses else await bot.service.play.news(open_table, user)


async def draw_file(
    bot: GameBot,
    open_table: OpenTable,
    view: str,
    interaction: discord.Interaction[GameBot],
    *,
    seat: int | None = None,
    asked: Sequence[tuple[str, Any]] = (),
    earlier: EarlierTable | None = None,
    marked: bool = True,
    page: int = 0,
    priority: int = DrawingPool.ASKED,
    wanted: Callable[[], bool] = lambda: True,
) -> PictureFile | None:
    """Draw a picture for one user: in their language and theme, with their own unfinished turn if it is theirs.

    The states `asked`, if any, are shown instead of the table's, or the `earlier` one; several one above the other,
    each below the label of the choice with its id. What changed in that turn or, before its first choice, since the
    user's last move is highlighted, if `marked`. Of a picture too high for a phone this is one `page`, from 0, or the last
    one. Returns None when the picture is no longer `wanted` by the time it would be
    drawn. Raises TableError when it cannot be drawn.
    """
    match = open_table.match
    assert match is not None
    user = interaction.user.id
    shown = open_table.game.encode(asked[0][1] if asked else open_table.seen_by(user))
    events = await changes_for(bot, open_table, user) if marked and earlier is None else []
    settings = await bot.service.players.settings(user)
    ended = view == "scores" and open_table.table.status == "finished" and earlier is None
    history = await bot.service.play.score_history(open_table.table.id) if ended else ()
    order = order_for(
        open_table, view, shown, language_of(interaction), events=open_table.shown or tuple(events), seat=seat, theme=settings.theme,
        history=history,
        viewer=open_table.table.seat_of(user), page=page,
    )  # fmt: skip
    if len(asked) > 1 and open_table.decision is not None:
        words, choices = words_for(interaction), open_table.decision.by_id
        order = msgspec.structs.replace(
            order,
            banner=" – ".join(
                filter(None, (order.banner, say_plain(open_table.table, words, choices[asked[0][0]].label)))
            ),
            below=tuple(
                (say_plain(open_table.table, words, choices[name].label), open_table.game.encode(state))
                for name, state in asked[1:]
            ),
        )
    if earlier is not None:
        order = msgspec.structs.replace(
            order,
            state=earlier.state,
            events=earlier.events,
            active=() if earlier.asked is None else (earlier.asked,),
            history=earlier.scores if view == "scores" else (),
            banner=earlier.text,
        )
    try:
        drawn = await bot.drawing_pool.draw(order, priority, user=user, wanted=wanted)
    except DrawingFailed as error:
        logger.log(
            error.level, "picture %s of table %d not drawn for user %d: %s", view, open_table.table.id, user, error
        )
        raise TableError(text("error-no-picture")) from error
    except Exception as error:
        logger.exception("picture %s of table %d not drawn for user %d", view, open_table.table.id, user)
        raise TableError(text("error-no-picture")) from error
    return PictureFile(as_file(open_table, view, drawn), drawn.page, drawn.pages) if drawn else None


async def draw_public(bot: GameBot, open_table: OpenTable, events: Iterable[Event]) -> discord.File | None:
    """Draw the picture of a turn's post as of the last confirmed turn, with what changed highlighted.

    After the end of the game it shows the scores with their history.
    """
    match = open_table.match
    assert match is not None
    if open_table.table.status == "finished":
        view, history = "scores", await bot.service.play.score_history(open_table.table.id)
    else:
        view, history = pictures()[open_table.table.game].post_view(match.game.decode(match.checkpoint)), ()
    locale = open_table.table.settings.locale
    order = order_for(open_table, view, match.checkpoint, locale, events=tuple(events), history=history)
    drawn = await bot.drawing_pool.draw(order, DrawingPool.PUBLIC)
    return as_file(open_table, view, drawn) if drawn else None


async def newest_running(bot: GameBot) -> list[OpenTable]:
    """Return the newest running tables, at most `MOST_LOOKED_AT`, the newest first."""
    running = await bot.service.store.tables.running(shards=bot.service.tables.shards)
    return [await bot.service.tables.look(number) for number in running[: -MOST_LOOKED_AT - 1 : -1]]


async def practise(bot: GameBot, tables: Sequence[OpenTable]) -> None:
    """Draw the pictures that will be needed first, while no others are waiting. `tables` are running ones.

    The first picture of a process takes several times as long as the next, since fonts, pieces and the empty map are
    drawn once. For each game these are the post and the panel's picture of a running table, with its map and
    language; where none runs, of a new table.
    """
    found: dict[str, OpenTable] = {}
    for open_table in tables:
        if open_table.match is not None:
            found.setdefault(open_table.table.game, open_table)
    for name, game in games().items():
        if name in found:
            open_table = found[name]
            state = open_table.playing().checkpoint
            names, locale = tuple(seat.name for seat in open_table.table.seats), open_table.table.settings.locale
        else:
            state, names, locale = game.encode(game.start(2, 1)[0]), ("A", "B"), DEFAULT_LOCALE
        drawn = pictures()[name]
        shown = game.decode(state)
        for view, priority in (
            (drawn.post_view(shown), DrawingPool.PUBLIC),
            (drawn.panel_view(shown), DrawingPool.PRACTICE),
        ):
            await bot.drawing_pool.idle()
            order = Order(game=name, view=view, state=state, title="", names=names, viewer=0, locale=locale)
            await bot.drawing_pool.draw(order, priority)
