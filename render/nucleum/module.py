"""The drawings of a module of Nucleum, as one value: `Drawings`; the content of its pictures is its `Contents`.

The base game is a module, and so is each expansion, large or small. Its value is in its own folder and in the list
`render.nucleum.drawings.DRAWINGS`; the drawing functions find a table's modules through `render.nucleum.in_play`.
They never check for specific modules. Only processes that draw import this.
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
from render.parts.marks import Places
from render.view import BoardView, Picture

Spot = tuple[int, int]

Print = Callable[[Canvas, MapSide, Components, Theme, Catalogue], None]
"""Draws the printed and unchanging parts of a map side."""
Layer = Callable[[Canvas, Spot, TableState, BoardView, Places], None]
"""Draws one layer of the map with its upper left corner at the spot, and records the places it draws."""


class SharedPanel(NamedTuple):
    """Something beside the map for all players, drawn over the whole width of a picture.

    `height`: in pixels, for a table in a view; 0 if there is nothing to show. `kinds`: the prefix before the colon of
    marks in it ("offer"), for views that only show changes.
    """

    height: Callable[[TableState, BoardView], int]
    draw: Callable[[Canvas, Box, TableState, BoardView, Places], None]
    kinds: frozenset[str] = frozenset()


class SeatPanel(NamedTuple):
    """A part of a player's possessions, drawn over the whole width of the mat.

    `height`: in pixels, for a seat's part in a view of a given width in pixels; 0 if there is nothing to show.
    """

    height: Callable[[TableState, int, BoardView, int], int]
    draw: Callable[[Canvas, Box, TableState, int, BoardView, Places], None]


class Count(NamedTuple):
    """An icon with a figure and a smaller note after it."""

    sprite: Sprite
    figure: str
    note: str = ""


class Sign(NamedTuple):
    """An effect as icons (names for `signs.icon`), a figure, and the icon of what it counts ("": the other icons suffice)."""

    icons: tuple[str, ...]
    figure: str = ""
    unit: str = ""


class Shown(NamedTuple):
    """A component at a large size for its look-up page, and its effects, which are shown as signs below."""

    sprites: Sequence[Sprite]
    effects: Sequence[Effect] = ()


class Sentences(NamedTuple):
    """Sentences of the alt text of some `views`, for the seat that a view shows (None: it shows no seat)."""

    views: frozenset[str]
    say: Callable[[TableState, BoardView, int | None], Iterable[str]]


Counts = Callable[[TableState, int, BoardView, int], Sequence[Count]]
"""Returns a seat's counts, with icons of a size in pixels."""
Beside = Callable[[TableState, BoardView, int], Sequence[Sprite]]
"""Returns the sprites below the tiles on offer, of a size in pixels."""
GlyphDrawing = Callable[[Pen, Colour, Colour], None]
"""Draws an icon on a grid of 100 x 100, in an ink, its hollows in the color of the ground."""
TokenDrawing = Callable[[Pen, Theme], None]
"""Draws a colored piece on a grid of 100 x 100."""
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
"""Returns the name of a place in alt text, given the part after the colon ("": no name)."""
View = Callable[[TableState, BoardView, int | None], Picture]
"""Draws a view of a table. Raises ValueError if it needs a seat and has none."""


ROW_WIDTH, ROW_HEIGHT = 220, 76
"""Size in pixels of the sprite beside the text of a choice (`Drawings.rows`)."""


@dataclass(frozen=True, kw_only=True)
class Drawings:
    """The drawings of one module or, merged, of all modules in play.

    `id` is the module's. In merged ones tuples are joined in the order of the modules, and each key comes
    from one module only.
    """

    id: str

    # The map, from below; the layers of all modules are drawn before the next kind of layer is.
    printed: tuple[Print, ...] = ()
    """Prints between land and links, drawn once for a side, theme and language."""
    ground: tuple[Layer, ...] = ()
    """Things directly on the empty map, such as supplies printed on the board."""
    routes: tuple[Layer, ...] = ()
    """The lines between cities."""
    rails: tuple[Layer, ...] = ()
    """Things on the spaces of those lines."""
    cities: tuple[Layer, ...] = ()
    """Prints in cities, in their current state."""
    pieces: tuple[Layer, ...] = ()
    """Pieces of players."""

    # Beside the map.
    sideboard: tuple[SharedPanel, ...] = ()
    """Rows below the map on the table."""
    beside: Mapping[str, SharedPanel] = field(default_factory=dict)
    """By kind of mark: the panel of a view of changes, 1080 pixels wide, when a mark of this kind is among them."""
    strips: tuple[SharedPanel, ...] = ()
    """Rows in the picture of a post, 1024 pixels wide, each for the `kinds` of places that changed."""
    offer: tuple[Beside, ...] = ()
    """Sprites below the tiles on offer on the side board."""
    choosing: tuple[SharedPanel, ...] = ()
    """Panels of choices after the experiments, 1080 pixels wide, below the auction's panels."""
    market: tuple[SharedPanel, ...] = ()
    """Panels of the market, with texts, 1080 pixels wide."""

    # Players' possessions.
    counts: tuple[Counts, ...] = ()
    """Counts in the first line of a mat."""
    mat: tuple[SeatPanel, ...] = ()
    """Lines of a mat on the table, below its head."""
    automaton_mat: tuple[SeatPanel, ...] = ()
    """Lines of the mat of an automaton, replacing `mat`."""
    own_board: tuple[SeatPanel, ...] = ()
    """Panels of a player's own board, 1080 pixels wide, below its head."""
    slots: Mapping[str, str] = field(default_factory=dict)
    """The glyph of each contract slot whose bonus is not an effect."""

    # Icons by their data, and large pictures of components.
    signs: Mapping[type[Part], Callable[[Any], Sign]] = field(default_factory=dict)
    """The sign of each type of effect."""
    glyphs: Mapping[str, GlyphDrawing] = field(default_factory=dict)
    """Icons in one color ("glyph:<name>")."""
    tokens: Mapping[str, TokenDrawing] = field(default_factory=dict)
    """Colored pieces ("token:<name>")."""
    counters: Mapping[str, Callable[[Counter], str]] = field(default_factory=dict)
    """The name of the icon of a milestone's counter, by `Counter.what`."""
    ends: Mapping[str, str] = field(default_factory=dict)
    """The icon's name of each end condition."""
    buildings: Mapping[str, PieceDrawing] = field(default_factory=dict)
    """Buildings on the map by the kind of their records, for kinds that the base game does not have."""
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

    # Texts and names.
    named: Mapping[str, PlaceName] = field(default_factory=dict)
    """The names of places, by their kind (`Contents.places`)."""
    alt: tuple[Sentences, ...] = ()
    """Alt text of views, the most important sentences first."""

    views: Mapping[str, View] = field(default_factory=dict)
    """Complete pictures by name."""

    # Questions.
    shows: Mapping[str, SharedPanel] = field(default_factory=dict)
    """The panel for places of a kind that are not on the map, 1012 pixels wide; `beside` for kinds that are not here."""
    rows: tuple[Callable[[TableState, Choice, BoardView], Sprite | None], ...] = ()
    """The sprite, up to ROW_WIDTH x ROW_HEIGHT pixels, beside the text of a choice without its own place."""

    @property
    def layers(self) -> Iterable[Layer]:
        """All layers of the map, from below."""
        return (*self.ground, *self.routes, *self.rails, *self.cities, *self.pieces)
