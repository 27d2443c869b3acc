"""Drawing and encoding in one call of plain values, so that it can run in a separate process.

Drawing is pure Python and would block the event loop through the interpreter's lock; a process does not.
"""

from __future__ import annotations

import ctypes
import io
import itertools
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import msgspec
from PIL import Image

from engine.catalogue import catalogue
from engine.games import load_games
from engine.kernel import with_absent_last
from engine.registry import games
from render.icons.drawings import encoded_icon
from render.kit.cache import drawings
from render.orders import COMPONENT, PAGE, Animation, Drawn, Frame, Moment, Order, ResultCard, SheetOrder
from render.painters import painters
from render.parts.banner import height_above, with_banner
from render.registry import POST
from render.results import recap
from render.sheet import make_sheet
from render.view import BoardView, Picture, marks_of

TIDY_EVERY, TIDY_AFTER = 40, 1.0
"""Number of pictures, and seconds without any, after which freed memory is returned to the system.

That is up to 100 MB; doing it after each picture would slow down drawing by a fifth.
"""


def draw(order: bytes) -> Drawn:
    """Draw and encode an encoded `Order`. Raises KeyError or ValueError for a view the game does not have."""
    given = msgspec.msgpack.decode(order, type=Order)
    view = _view(given)
    picture = _picture(given, view)
    above = height_above(picture.image.width) if given.banner else 0
    pages = (picture,) if given.page is None else picture.pages(above)
    number = min(given.page or 0, len(pages) - 1)
    page = with_banner(pages[number], given.banner, view.colours) if given.banner else pages[number]
    data = page.encode()
    _tidy()
    return Drawn(data, page.alt, number, len(pages))


def _view(given: Order) -> BoardView:
    return BoardView(
        names=given.names,
        title=given.title,
        active=given.active,
        marks=marks_of(games()[given.game].guide, given.events),
        viewer=given.viewer,
        theme=given.theme,
        words=catalogue(given.locale),
        history=given.history,
        absent=given.absent,
    )


_drawn = itertools.count(1)
_busy = threading.Event()


def _tidy() -> None:
    """Return free memory to the system, now or when the process is idle."""
    if next(_drawn) % TIDY_EVERY == 0:
        _trim()(0)
        return
    _start_tidying()
    _busy.set()


@cache
def _start_tidying() -> None:
    """Start the thread that returns free memory while the process is idle: one for all pictures."""

    def tidy() -> None:
        while _busy.wait():
            while _busy.is_set():
                _busy.clear()
                time.sleep(TIDY_AFTER)
            _trim()(0)

    threading.Thread(target=tidy, name="tidying", daemon=True).start()


@cache
def _trim() -> Callable[[int], object]:
    """Return the C library's function that returns free memory, or one that does nothing (musl, macOS)."""
    return getattr(ctypes.CDLL(None), "malloc_trim", lambda _: 0)


def _picture(given: Order, view: BoardView) -> Picture:
    found = painters()[given.game]
    state = games()[given.game].decode(given.state) if given.state else None
    if given.view == PAGE:
        return found.illustrate(given.subject, state, view)
    if given.view == COMPONENT:
        return found.draw_component(given.subject, state, view)
    return found.draw(given.view, state, view, given.seat)


def draw_sheet(order: bytes) -> bytes:
    """Draw an encoded `SheetOrder`; return the encoded `Sheet`. Raises KeyError or ValueError like `draw`."""
    given = msgspec.msgpack.decode(order, type=SheetOrder)
    view = _view(given.order)
    marks = view.marks if given.order.view == POST else ()
    picture = _picture(given.order, replace(view, marks=marks, bare=True))
    sheet = make_sheet(picture, view.marks, given.key, given.known, given.wanted)
    _tidy()
    return msgspec.msgpack.encode(sheet)


def draw_moment(moment: bytes) -> bytes:
    """Draw and encode an encoded `Moment`; return the encoded `Frame`.

    Its colors are computed here, so that the final assembly takes no longer than one frame.
    """
    given = msgspec.msgpack.decode(moment, type=Moment)
    view = _view(given.order)
    image = recap.frame(_board(given.order, view, given.last), given.scores, given.low, given.top, given.text, view)
    palette = given.palette or recap.palette_of(image)
    buffer = io.BytesIO()
    recap.in_colours(image, palette).save(buffer, "PNG", compress_level=1)
    _tidy()
    return msgspec.msgpack.encode(Frame(buffer.getvalue(), palette))


def _board(given: Order, view: BoardView, last: bytes) -> Image.Image:
    """Draw the board of a recap; changes are outlined without numbers, since there is no text beside it."""
    plain = replace(view, marks=tuple(mark._replace(order=0, more=()) for mark in view.marks))
    decode = games()[given.game].decode
    return painters()[given.game].recap(decode(given.state), plain, decode(last)).image


def animate(frames: bytes) -> bytes:
    """Return an encoded `Animation` as a GIF."""
    given = msgspec.msgpack.decode(frames, type=Animation)
    return recap.animation(given.frames, given.durations)


def draw_card(card: bytes) -> bytes:
    """Draw an encoded `ResultCard`; return the picture and its alt text, encoded."""
    given = msgspec.msgpack.decode(card, type=ResultCard)
    view = _view(given.order)
    game = games()[given.order.game]
    standings = with_absent_last(game.standings(game.decode(given.order.state)), view.absent)
    picture = recap.card(_board(given.order, view, given.order.state), standings, given.facts, view)
    data = picture.encode()
    _tidy()
    return msgspec.msgpack.encode(Drawn(data, picture.alt))


def draw_icon(name: bytes) -> bytes:
    """Draw the icon with an encoded name; return the encoded `DrawnIcon`. Raises KeyError for an unknown one."""
    return msgspec.msgpack.encode(encoded_icon(name.decode()))


def start(overrides: Path | None = None, cache: int | None = None) -> None:
    """Load everything needed for drawing, and the operator's file of corrected component values if there is one.

    `cache` is the maximum size of the cache of drawn pieces in MB.
    """
    if cache is not None:
        drawings.allow(cache << 20)
    load_games(overrides)
    painters()
