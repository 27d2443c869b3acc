"""The lamps in the pictures."""

from __future__ import annotations

from typing import Any

from engine.nucleum.data.components import Components, FurtherSpace
from engine.nucleum.library import side
from engine.nucleum.state import Piece, TableState
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.kit.palette import Colour, Theme
from render.kit.shapes import Pen
from render.nucleum.map.base_map import plan_of
from render.nucleum.module import Drawings, Shown, Sign, Spot
from render.nucleum.signs import emblems
from render.parts.marks import Places
from render.view import BoardView
from tests.nucleum.modules.lamps.records import ID, POST, Glow, Lamp, lamps, own


def draw_light(pen: Pen, ink: Colour, _ground: Colour) -> None:
    emblems.GLYPHS["laboratory"](pen, ink, ink)


def draw_lamps(canvas: Canvas, at: Spot, state: TableState, view: BoardView, places: Places) -> None:
    plates = plan_of(side(state), view.words).plates
    for name in own(state).lit:
        plate = plates[lamps(state)[name].city].box.offset(*at)
        box = Box(plate.left, plate.top, 120, 36)
        canvas.text(box.middle, f"Lamp {name}", 26, view.colours.ink, "bold", "middle")
        places.add(f"lamp:{name}", box)


def draw_post(_state: TableState, piece: Piece, view: BoardView, size: int) -> Sprite:
    return emblems.glyph("light", size, view.colours.player(piece.owner).fill, view.colours.panel)


def draw_post_space(_record: FurtherSpace, size: int, theme: Theme) -> Sprite:
    return emblems.glyph("light", size, theme.faint, theme.well)


def draw_record(record: Lamp, _data: Components, view: BoardView) -> Shown:
    return Shown([emblems.glyph("light", 120, view.colours.ink, view.colours.panel)], record.effects)


def glow_sign(effect: Any) -> Sign:
    return Sign(("glyph:light",), str(effect.amount))


DRAWINGS = Drawings(
    id=ID,
    pieces=(draw_lamps,),
    signs={Glow: glow_sign},
    glyphs={"light": draw_light},
    further={POST: draw_post},
    spaces={POST: draw_post_space},
    counters={"lamps": lambda _counter: "glyph:light"},
    ends={"all-lamps": "glyph:light"},
    components={Lamp: draw_record},
    named={"lamp": lambda _state, which, _view: f"the lamp {which}"},
)
