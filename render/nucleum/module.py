"""What draws the pictures of a module of Nucleum, as one value: `Drawings`; what they hold is its `Contents`.

The base game is a module, and so is each expansion, large or small. Its value stands in a folder of its own
and in the list `render.nucleum.drawings.DRAWINGS`; the drawing functions find what the modules of a table bring
through `render.nucleum.in_play`. They never ask which modules there are. Only processes that draw import this.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.catalogue import Catalogue
from engine.kernel import Choice
from engine.nucleum.data.components import Components, MapSide, Record
from engine.nucleum.data.vocabulary import Counter, Effect, Part
from engine.nucleum.state import Piece, TableState
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.kit.palette import Colour, Theme
from render.kit.shapes import Pen
from render.marks import Places
from render.view import BoardView, Picture

Spot = tuple[int, int]

Print = Callable[[Canvas, MapSide, Components, Theme, Catalogue], None]
"""Draws what is printed on a map side and never changes."""
Layer = Callable[[Canvas, Spot, TableState, BoardView, Places], None]
"""Draws one layer of the map with its upper left corner at the spot, and notes the places it draws."""


class SharedPanel(NamedTuple):
    """Something that lies beside the map for all players, drawn over the whole width of a picture.

    `height`: in pixels, of a table in a view; 0 where there is nothing to show. `kinds`: what stands before the
    colon of marks shown in it ("offer"), for views that only show what changed.
    """

    height: Callable[[TableState, BoardView], int]
    draw: Callable[[Canvas, Box, TableState, BoardView, Places], None]
    kinds: frozenset[str] = frozenset()


class SeatPanel(NamedTuple):
    """A part of what a player has, drawn over the whole width of its mat.

    `height`: in pixels, of a seat's part in a view of a given width in pixels; 0 where there is nothing to show.
    """

    height: Callable[[TableState, int, BoardView, int], int]
    draw: Callable[[Canvas, Box, TableState, int, BoardView, Places], None]


class Count(NamedTuple):
    """An icon with a figure and a smaller note after it."""

    sprite: Sprite
    figure: str
    note: str = ""


class Sign(NamedTuple):
    """An effect as icons (names for `signs.icon`), a figure, and the icon of what it counts ("": the icons say it)."""

    icons: tuple[str, ...]
    figure: str = ""
    unit: str = ""


class Shown(NamedTuple):
    """A component drawn large for its look-up page, and the effects it gives, to be shown as signs below."""

    sprites: Sequence[Sprite]
    effects: Sequence[Effect] = ()


class Sentences(NamedTuple):
    """Sentences of the description of some `views`, of the seat a view shows (None: it shows no seat's things)."""

    views: frozenset[str]
    say: Callable[[TableState, BoardView, int | None], Iterable[str]]


Counts = Callable[[TableState, int, BoardView, int], Sequence[Count]]
"""Returns what a seat has that is counted, with icons of a size in pixels."""
Beside = Callable[[TableState, BoardView, int], Sequence[Sprite]]
"""Returns what lies below the tiles on offer, as sprites of a size in pixels."""
GlyphDrawing = Callable[[Pen, Colour, Colour], None]
"""Draws an icon on a grid of 100 x 100, in an ink, its hollows in the colour of the ground."""
TokenDrawing = Callable[[Pen, Theme], None]
"""Draws a coloured piece on a grid of 100 x 100."""
PieceDrawing = Callable[[TableState, Piece, BoardView, int], Sprite]
"""Draws a piece on the map, in a size in pixels."""
SpaceDrawing = Callable[[Any, int, Theme], Sprite]
"""Draws an empty space of a city, of its type, in a size in pixels."""
ComponentDrawing = Callable[[Any, Components, BoardView], Shown]
"""Draws a record of its type for its look-up page."""
Illustration = Callable[[Components, BoardView], Canvas]
"""Draws the illustration of a rules page."""
LegendDrawing = Callable[[TableState, BoardView], Sprite]
"""Draws the icon of an entry of the legend."""
PlaceName = Callable[[TableState, str, BoardView], str]
"""Returns what a place is called in the description of a picture, from what stands after the colon ("": it has no name)."""
View = Callable[[TableState, BoardView, int | None], Picture]
"""Draws a view of a table; ValueError when it needs a seat and has none."""


ROW_WIDTH, ROW_HEIGHT = 220, 76
"""Pixels of what stands beside the words of a choice (`Drawings.rows`)."""


@dataclass(frozen=True, kw_only=True)
class Drawings:
    """What one module brings to the pictures, or, merged, what all modules in play do.

    `id` is the module's. In merged ones tuples follow each other in the order of the modules, and each key comes
    from one module only.
    """

    id: str

    # The map, from below; the layers of all modules are drawn before the next kind of layer is.
    printed: tuple[Print, ...] = ()
    """What is printed between land and links, drawn once for a side, theme and language."""
    ground: tuple[Layer, ...] = ()
    """What lies directly on the empty map, such as supplies printed on the board."""
    routes: tuple[Layer, ...] = ()
    """The lines between cities."""
    rails: tuple[Layer, ...] = ()
    """What lies on the spaces of those lines."""
    cities: tuple[Layer, ...] = ()
    """What is printed in cities, as it stands now."""
    pieces: tuple[Layer, ...] = ()
    """Pieces of players."""

    # Beside the map.
    sideboard: tuple[SharedPanel, ...] = ()
    """Rows below the map on the table."""
    beside: Mapping[str, SharedPanel] = field(default_factory=dict)
    """By kind of mark: what a view of changes shows, 1080 pixels wide, when a mark of this kind is among them."""
    strips: tuple[SharedPanel, ...] = ()
    """Rows in the picture of a post, 1024 pixels wide, each for the `kinds` of places that changed."""
    offer: tuple[Beside, ...] = ()
    """What lies below the tiles on offer on the side board."""
    choosing: tuple[SharedPanel, ...] = ()
    """Panels of what is chosen after the experiments, 1080 pixels wide, below those of the auction."""
    market: tuple[SharedPanel, ...] = ()
    """Panels of what can be had, with their texts, 1080 pixels wide."""

    # What players have.
    counts: tuple[Counts, ...] = ()
    """What is counted in the first line of a mat."""
    mat: tuple[SeatPanel, ...] = ()
    """Lines of a mat on the table, below its head."""
    automaton_mat: tuple[SeatPanel, ...] = ()
    """Lines of the mat of an automaton, in place of `mat`."""
    own_board: tuple[SeatPanel, ...] = ()
    """Panels of a player's own board, 1080 pixels wide, below its head."""
    slots: Mapping[str, str] = field(default_factory=dict)
    """The glyph of each contract slot whose bonus is no effect."""

    # Icons by what stands in the data, and large pictures of components.
    signs: Mapping[type[Part], Callable[[Any], Sign]] = field(default_factory=dict)
    """The sign of each type of effect."""
    glyphs: Mapping[str, GlyphDrawing] = field(default_factory=dict)
    """Icons in one colour ("glyph:<name>")."""
    tokens: Mapping[str, TokenDrawing] = field(default_factory=dict)
    """Coloured pieces ("token:<name>")."""
    counters: Mapping[str, Callable[[Counter], str]] = field(default_factory=dict)
    """The icon's name of what a milestone counts, by `Counter.what`."""
    ends: Mapping[str, str] = field(default_factory=dict)
    """The icon's name of each end condition."""
    buildings: Mapping[str, PieceDrawing] = field(default_factory=dict)
    """Buildings on the map by the kind of their records, of kinds that the base game has not."""
    further: Mapping[str, PieceDrawing] = field(default_factory=dict)
    """Other pieces on the map by their type (`Rules.pieces`)."""
    spaces: Mapping[str, SpaceDrawing] = field(default_factory=dict)
    """Empty spaces of cities for those pieces, by the type of the pieces (`Names.spaces`)."""
    components: Mapping[type[Record], ComponentDrawing] = field(default_factory=dict)
    """The look-up picture of each type of record that is not on the map."""

    # Help.
    pages: Mapping[str, Illustration] = field(default_factory=dict)
    """The illustrations of rules pages by name (`engine.kernel.Topic.picture`)."""
    legend: Mapping[str, LegendDrawing] = field(default_factory=dict)
    """The icons of entries of the legend that have none by name, by the entry's key (`Meaning`)."""

    # Words and names.
    named: Mapping[str, PlaceName] = field(default_factory=dict)
    """What places are called, by their kind (`Contents.places`)."""
    alt: tuple[Sentences, ...] = ()
    """Descriptions of views for those who cannot see them, the most important sentences first."""

    views: Mapping[str, View] = field(default_factory=dict)
    """Whole pictures by name."""

    # What a question is about.
    shows: Mapping[str, SharedPanel] = field(default_factory=dict)
    """What shows places of a kind that are not on the map, 1012 pixels wide; `beside` for kinds that are not here."""
    rows: tuple[Callable[[TableState, Choice, BoardView], Sprite | None], ...] = ()
    """What stands, up to ROW_WIDTH x ROW_HEIGHT pixels, beside the words of a choice that has no place of its own."""

    @property
    def layers(self) -> Iterable[Layer]:
        """All layers of the map, from below."""
        return (*self.ground, *self.routes, *self.rails, *self.cities, *self.pieces)
