"""Pictures for messages: ordered from the drawing pool, and wrapped as files."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import discord
import msgspec

from cogs.base.drawing_pool import DrawingFailed, DrawingPool
from cogs.base.words import language_of, refusal, say_plain, title, words_for
from cogs.client.bot import GameBot, Interaction
from engine.catalogue import catalogue
from engine.club.results.turns import TurnsPlayed
from engine.kernel import Event, text
from engine.tables.open.open_table import OpenTable, TableError
from render.orders import Drawn, Order
from render.registry import pictures

logger = logging.getLogger(__name__)

# Discord's limit for the description of a file.
MAX_ALT = 1024


class PictureFile(NamedTuple):
    """A drawn picture as an attachment; which of its `pages` it is, from 0."""

    file: discord.File
    page: int
    pages: int


def as_file(open_table: OpenTable, view: str, drawn: Drawn) -> discord.File:
    """Return a drawn picture as an attachment with its description."""
    filename = f"{open_table.table.game}-{open_table.table.id}-{view}.png"
    return discord.File(io.BytesIO(drawn.data), filename=filename, description=drawn.alt[:MAX_ALT])


class EarlierTable(NamedTuple):
    """An earlier, encoded state of the table, its last events, active seats and scores. `text` goes above the picture."""

    state: bytes
    events: tuple[Event, ...]
    asked: int | None
    scores: tuple[tuple[int, ...], ...]
    text: str


async def turns_played(interaction: Interaction, open_table: OpenTable) -> TurnsPlayed:
    """Return a table's finished turns, replayed in a drawing process. Raises TableError if that is impossible."""
    bot = interaction.client
    try:
        return await bot.service.turns.of(open_table.table.id, bot.drawing_pool.carry_out)
    except DrawingFailed as error:
        raise refusal("error-no-picture") from error


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
        absent=table.last_seats if table.status == "finished" else (),
        **more,
    )


def _active_seats(open_table: OpenTable) -> tuple[int, ...]:
    """Return the seats that must act: one, or all that must still answer a joint question."""
    table = open_table.table
    if open_table.rehearsed:
        return () if table.to_act is None else (table.to_act,)
    return table.acting


async def changes_for(bot: GameBot, open_table: OpenTable, user: int) -> Sequence[Event]:
    """Return the changes in a user's unfinished turn or, before its first choice, since their last move.

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
    asked: Any = None,
    after: str = "",
    earlier: EarlierTable | None = None,
    marked: bool = True,
    page: int = 0,
    priority: int = DrawingPool.ASKED,
    wanted: Callable[[], bool] = lambda: True,
) -> PictureFile | None:
    """Draw a picture for one user: in their language and theme, with their own unfinished turn if it is theirs.

    The state `asked`, if any, is shown instead of the table's, or the `earlier` one, below the label of the choice
    `after` which it comes, if that is given. What changed in that turn or, before its first choice, since the user's
    last move is highlighted, if `marked`. Of a picture too high for a phone this is one `page`, from 0, or the last
    one. Returns None if the picture is no longer `wanted` by the time it would be drawn. Raises TableError if it
    cannot be drawn.
    """
    match = open_table.match
    assert match is not None
    user = interaction.user.id
    shown = open_table.game.encode(asked if asked is not None else open_table.seen_by(user))
    events = await changes_for(bot, open_table, user) if marked and earlier is None else []
    settings = await bot.service.players.settings(user)
    ended = view == "scores" and open_table.table.status == "finished" and earlier is None
    history = await bot.service.play.score_history(open_table.table.id) if ended else ()
    order = order_for(
        open_table, view, shown, language_of(interaction), events=open_table.shown or tuple(events), seat=seat, theme=settings.theme,
        history=history,
        viewer=open_table.table.seat_of(user), page=page,
    )  # fmt: skip
    if after and open_table.decision is not None:
        label = say_plain(open_table.table, words_for(interaction), open_table.decision.by_id[after].label)
        order = msgspec.structs.replace(order, banner=" – ".join(filter(None, (order.banner, label))))
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
        # Its level says whether this is an error; a stop of the bot is not.
        logger.log(
            error.level, "picture %s of table %d not drawn for user %d: %s", view, open_table.table.id, user, error
        )
        raise TableError(text("error-no-picture")) from error
    except Exception as error:
        logger.exception("picture %s of table %d not drawn for user %d", view, open_table.table.id, user)
        raise TableError(text("error-no-picture")) from error
    return PictureFile(as_file(open_table, view, drawn), drawn.page, drawn.pages) if drawn else None


async def draw_public(bot: GameBot, open_table: OpenTable, events: Iterable[Event]) -> discord.File | None:
    """Draw a turn's post as of the last confirmed turn, changes highlighted; after the game the scores and their history."""
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
