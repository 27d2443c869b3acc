"""Special buildings as signs: icons, tokens, the pieces themselves."""

from __future__ import annotations

from engine.nucleum.library import components
from engine.nucleum.modules.special_buildings.offer import SET_ASIDE
from engine.nucleum.modules.special_buildings.records import (
    BecomeMine,
    ExtraTurn,
    FreeDevelop,
    FromNowOn,
    SetAsideTiles,
    SpecialBuilding,
)
from engine.nucleum.modules.special_buildings.state import record_of
from engine.nucleum.rules.effects.mines import mine_size
from engine.nucleum.state import Piece, TableState
from render.kit import icons
from render.kit.cache import cache_drawing
from render.kit.canvas import Canvas, Sprite
from render.kit.palette import Colour, PlayerColour, Theme
from render.kit.shapes import Pen
from render.nucleum.module import Sign
from render.nucleum.signs import emblems, pieces
from render.view import BoardView

SIGNS = {
    FreeDevelop: lambda _effect: Sign(("glyph:develop",), "0", "token:thaler"),
    SetAsideTiles: lambda _effect: Sign(("glyph:develop",), f"+{len(components().tiles_in(SET_ASIDE))}"),
    ExtraTurn: lambda _effect: Sign(("glyph:extra-turn",)),
    BecomeMine: lambda _effect: Sign(("glyph:mine",), "+", "token:uranium"),
    FromNowOn: lambda _effect: Sign(("token:coal",), "0", "token:thaler"),
}
"""The signs of the effects that only special buildings have."""


def _special(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Draw a square with cut corners and a tower in it."""
    pen.polygon(pieces.octagon(100), ink)
    pen.polygon(pieces.octagon(100, 11), ground)
    pen.box(36, 22, 28, 56, ink, 3)
    for left in (42, 53):
        for top in (30, 43, 56):
            pen.box(left, top, 6, 8, ground, 1)


def _wild(pen: Pen, ink: Colour, _ground: Colour) -> None:
    """Draw a star of eight rays: any type."""
    for start, end in (((50, 4), (50, 96)), ((4, 50), (96, 50)), ((18, 18), (82, 82)), ((82, 18), (18, 82))):
        pen.line([start, end], ink, 13)


def _extra_turn(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Draw an action tile, and an arrow that leads to another."""
    pen.box(4, 22, 40, 56, ink, 6)
    pen.box(12, 30, 24, 40, ground, 3)
    pen.box(54, 44, 20, 12, ink)
    pen.polygon([(70, 26), (98, 50), (70, 74)], ink)


GLYPHS = {"special": _special, "wild": _wild, "extra-turn": _extra_turn}
"""The icons that special buildings bring."""


def symbols(record: SpecialBuilding) -> tuple[str, ...]:
    """Return the signs on a building: first whether it is wild, then its types."""
    return ("wild", *record.types) if record.wild else record.types


def special(record: SpecialBuilding, lit: bool, player: PlayerColour, size: int, theme: Theme) -> Sprite:
    """Return a special building of a player."""
    return pieces.building(symbols(record), record.level, record.energy, lit, player, size, theme, cut=True)


def unowned_building(record: SpecialBuilding, size: int, theme: Theme) -> Sprite:
    """Return a special building without an owner."""
    return pieces.unowned_building(symbols(record), record.level, record.energy, size, theme)


def draw_piece(state: TableState, piece: Piece, view: BoardView, size: int) -> Sprite:
    """Return a special building on the map, with its uranium if it is a mine."""
    record, player = record_of(state, piece), view.colours.player(piece.owner)
    if not mine_size(state, piece):
        return special(record, piece.energized, player, size, view.colours)
    empty = pieces.building(symbols(record), record.level, 0, True, player, size, view.colours, cut=True)
    canvas = Canvas(empty.image.copy())
    canvas.inscriptions.extend(empty.inscriptions)
    middle = round(size * 0.74)
    canvas.stamp(emblems.token("uranium", round(size * 0.28), view.colours), (round(size * 0.54), middle))
    held = state.players[piece.owner].uranium.get(piece.id, 0)
    canvas.text((round(size * 0.69), middle), str(held), round(size * 0.32), player.on, "bold")
    return canvas.sprite()


@cache_drawing
def token(player: PlayerColour, size: int) -> Sprite:
    """Return an urbanization token of a player: cut corners in its color, with its shape."""
    canvas = pieces.cut_plaque(size, (0, player.edge), (max(size / 14, 2), player.fill))
    canvas.stamp(icons.piece(round(size * 0.56), player.reversed), (size // 2, size // 2))
    return canvas.sprite()
