"""The bot's orders to its drawing processes, as plain values.

The bot itself neither draws nor imports code that does: this module has everything it needs to order pictures.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from engine.kernel import Event

T = TypeVar("T")

PAGE, COMPONENT = "page", "component"
"""Views of help: the illustration of a rules page, and one component."""


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """An order for a picture: the view `view` of a game's encoded `state`, see `BoardView` for the rest.

    `events` are recent changes, `seat` is the player to show, if the view needs one, `history` the scores by seat
    after each turn, for the view "scores". The views `PAGE` and `COMPONENT` show the `subject`, as at the table of
    the `state` if there is one. `banner` is the text above. `page` is the page to draw, from 0, of a picture too tall
    for a phone; None: the whole picture. `absent` are the seats of a finished game whose players were absent.
    """

    game: str
    view: str
    state: bytes
    title: str
    names: tuple[str, ...]
    active: tuple[int, ...] = ()
    events: tuple[Event, ...] = ()
    viewer: int | None = None
    seat: int | None = None
    theme: str = "light"
    locale: str = "en"
    history: tuple[tuple[int, ...], ...] = ()
    subject: str = ""
    banner: str = ""
    page: int | None = None
    absent: tuple[int, ...] = ()


class Drawn(NamedTuple):
    """A picture as a PNG: its bytes, its alt text; its page, from 0, and their number."""

    data: bytes
    alt: str
    page: int = 0
    pages: int = 1


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A frame of a recap: the picture of the board to draw, the `scores` by seat, shown from `low` to `top`; see `render.results.recap`.

    `last` is the encoded state of the last frame, `palette` the colors of the animation; empty: this frame's.
    """

    order: Order
    scores: tuple[int, ...]
    low: int
    top: int
    text: str
    last: bytes
    palette: bytes = b""


class Frame(NamedTuple):
    """An encoded frame of a recap, and the colors of its animation."""

    data: bytes
    palette: bytes


class Animation(msgspec.Struct, frozen=True):
    """Encoded frames of the same colors and size, with the duration of each in milliseconds."""

    frames: tuple[bytes, ...]
    durations: tuple[int, ...]


class ResultCard(msgspec.Struct, frozen=True):
    """The card of a finished game: the picture of its last board to draw, and facts to write below."""

    order: Order
    facts: tuple[str, ...]


@dataclass(frozen=True)
class Work(Generic[T]):
    """A function of `render.worker`, by its name: only the process that runs it imports that module."""

    name: str

    def __call__(self, *given: Any) -> T:
        """Run it."""
        result: T = getattr(import_module("render.worker"), self.name)(*given)
        return result


TILE = 256
"""Width and height of a tile of a sheet in pixels; the last ones of a row and of a column are smaller."""


class SheetPlace(msgspec.Struct, frozen=True, array_like=True):
    """A place of the picture: its id, its box in pixels, and the radius of its corners."""

    id: str
    left: int
    top: int
    width: int
    height: int
    radius: int


class SheetMark(msgspec.Struct, frozen=True, array_like=True):
    """A place that changed, the seat that changed it last (None: the game), and the numbers beside it in the text."""

    place: str
    seat: int | None
    numbers: tuple[int, ...]


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A picture in tiles: `names` of all of them, row by row, `tiles` the bytes of those that are new, by name.

    `whole` is the name of the whole picture, which `tiles` contains instead of the new tiles if their share is larger
    than `render.sheet.MANY`. `alt` is its description.
    """

    width: int
    height: int
    names: tuple[str, ...]
    whole: str
    tiles: dict[str, bytes]
    places: tuple[SheetPlace, ...]
    marks: tuple[SheetMark, ...]
    alt: str


class SheetOrder(msgspec.Struct, frozen=True):
    """A picture for a page in the browser: the `order`, the secret `key` of the names of its files, those `known`, and those `wanted` even so.

    See `render.sheet.make_sheet`.
    """

    order: Order
    key: bytes
    known: frozenset[str] = frozenset()
    wanted: frozenset[str] = frozenset()


START = Work[None]("start")
DRAW = Work[Drawn]("draw")
DRAW_MOMENT = Work[bytes]("draw_moment")
ANIMATE = Work[bytes]("animate")
DRAW_CARD = Work[bytes]("draw_card")
DRAW_SHEET = Work[bytes]("draw_sheet")
DRAW_ICON = Work[bytes]("draw_icon")
