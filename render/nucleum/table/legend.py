"""What the icons on the table mean."""

from __future__ import annotations

from engine.catalogue import Catalogue
from engine.nucleum.data.components import BuildingSpace, MineSpace, TurbineSpace
from engine.nucleum.library import lib
from engine.nucleum.state import Table
from render.kit import fonts
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box, Column
from render.kit.palette import Theme
from render.kit.paper import sheet
from render.nucleum.signs import cards, colours, emblems, pieces, signs, textures, tiles
from render.nucleum.signs.panels import slab
from render.nucleum.table.alt_text import legend_alt
from render.seats import header
from render.view import BoardView, Picture

WIDTH = 1080
_MARGIN = 28
_ROW, _HEAD, _ICON = 76, 54, 52
_TEXT = 26


def _glyphs(names: tuple[str, ...]) -> list[tuple[str, str]]:
    return [(f"glyph:{name}", name) for name in names]


_GROUPS: tuple[tuple[str, list[tuple[str, str]]], ...] = (
    ("types", _glyphs(("residence", "factory", "laboratory", "government", "turbine", "mine"))),
    ("actions", _glyphs(("urbanize", "industrialize", "develop", "contract", "energize", "directive"))),
    (
        "goods",
        [
            *((f"token:{name}", name) for name in ("thaler", "worker", "uranium", "achievement", "vp", "nucleum")),
            ("income:thaler", "income-thaler"),
            ("income:worker", "income-worker"),
            ("income:vp", "income"),
            ("income:any", "income-any"),
            ("technology:2", "technology"),
            ("token:star", "star"),
        ],
    ),
)
_CITIES = (*colours.CITY_COLOURS, "wild")
_STACKS = ("initial", "silver", "gold", "purple")
_SPACES = (
    "space-two", "space-red", "space-mine", "space-mine-red", "space-turbine-red", "space-rail-red", "rubble",
    "building", "lit", "neutral", "mine-piece", "turbine-piece", "plant-lit", "plant-coal", "coal", "coal-flipped",
)  # fmt: skip


def meanings(words: Catalogue) -> list[tuple[str, list[str]]]:
    """Return what the legend says: each heading with the meanings of the icons below it."""
    groups: list[tuple[str, list[str]]] = [(key, [word for _, word in entries]) for key, entries in _GROUPS]
    groups.append(("contracts", [f"contract-{stack}" for stack in _STACKS]))
    groups += [("cities", [f"city-{colour}" for colour in _CITIES]), ("spaces", list(_SPACES)), ("tiles", ["tile"])]
    return [(_heading(key, words), [words(f"render-nucleum-is-{name}") for name in names]) for key, names in groups]


def _heading(group: str, words: Catalogue) -> str:
    return words("render-nucleum-contracts" if group == "contracts" else f"render-nucleum-legend-{group}")


def draw_legend(state: Table, view: BoardView) -> Picture:
    """Draw every icon with its meaning, 1080 pixels wide."""
    theme = view.colours
    page = Column(_MARGIN, 20, WIDTH - 2 * _MARGIN, 16)
    top = page.take(76)
    groups = [
        (key, [(signs.icon(icon, _ICON, theme, theme.panel), word) for icon, word in entries])
        for key, entries in _GROUPS
    ]
    groups.append(("contracts", _contracts(theme)))
    groups.append(("cities", _cities(theme)))
    groups.append(("spaces", _spaces(state, view)))
    boxes = [page.take(_HEAD + -(-len(entries) // 2) * _ROW + 10) for _, entries in groups]
    tile_box = page.take(_HEAD + 110)
    canvas = Canvas(sheet(theme, WIDTH, page.bottom + 24))
    header(canvas, top, view, emblems.logo(70, theme), [])
    for box, (key, entries) in zip(boxes, groups, strict=True):
        canvas.panel(box, 22, theme.panel, theme.edge, 2)
        cards.title(canvas, box, _heading(key, view.words), theme, size=32)
        inner = Box(box.left, box.top + _HEAD, box.width, box.height - _HEAD - 10)
        cells = inner.grid(2, -(-len(entries) // 2), 0)
        for cell, (sprite, word) in zip(cells, entries, strict=False):
            canvas.stamp(sprite, (cell.left + 54, cell.middle[1]))
            said = fonts.wrap(view.words(f"render-nucleum-is-{word}"), _TEXT, "medium", cell.width - 114, 2)
            canvas.lines((cell.left + 100, cell.middle[1]), said, _TEXT, theme.ink)
    _tile(canvas, tile_box, state, view)
    return Picture(canvas.image, legend_alt(meanings(view.words), view), tuple(canvas.inscriptions))


def draw_key(canvas: Canvas, box: Box, view: BoardView) -> None:
    """Draw the icons that stand everywhere on the table with their meaning, to fill a place on it."""
    theme = view.colours
    slab(canvas, box, 26, theme.panel, theme.edge, 2)
    heading = view.words("view-legend")
    cards.title(canvas, box, heading[:1].upper() + heading[1:], theme, size=30)
    columns = Box(box.left + 14, box.top + _HEAD, box.width - 28, box.height - _HEAD - 10).columns([0.8, 1.6, 1], 8)
    most = max(len(entries) for _, entries in _GROUPS)
    for column, (_, entries) in zip(columns, _GROUPS, strict=True):
        for cell, (icon, word) in zip(column.rows([1] * most), entries, strict=False):
            canvas.stamp(signs.icon(icon, 34, theme, theme.panel), (cell.left + 24, cell.middle[1]))
            size, said = cards.fitting(
                view.words(f"render-nucleum-is-{word}"), (24, 22, 20), cell.width - 54, cell.height
            )
            canvas.lines((cell.left + 52, cell.middle[1]), said, size, theme.ink)


def _contracts(theme: Theme) -> list[tuple[Sprite, str]]:
    return [(emblems.scroll(stack, _ICON, theme), f"contract-{stack}") for stack in _STACKS]


def _cities(theme: Theme) -> list[tuple[Sprite, str]]:
    found = []
    for colour in _CITIES:
        canvas = Canvas.clear(64, _ICON)
        textures.fill(canvas, Box(0, 0, 64, _ICON), 12, colour, theme)
        found.append((canvas.sprite(), f"city-{colour}"))
    return found


def _spaces(state: Table, view: BoardView) -> list[tuple[Sprite, str]]:
    theme = view.colours
    player = theme.player(view.viewer or 0)
    red = lib(state).number("red-thaler")
    sprites = (
        pieces.space(BuildingSpace(id="a", types=("residence", "factory")), 64, theme, red),
        pieces.space(BuildingSpace(id="a", red=True), 64, theme, red),
        pieces.space(MineSpace(id="a", uranium=1), 64, theme, red),
        pieces.space(MineSpace(id="a", red=True), 64, theme, red),
        pieces.space(TurbineSpace(id="a", red=True), 64, theme, red),
        _red_rail(red, theme),
        pieces.rubble(64, theme),
        pieces.building(("factory",), 2, 5, False, player, 64, theme),
        pieces.building(("factory",), 2, 5, True, player, 64, theme),
        pieces.neutral(("residence",), 2, False, view.words("render-nucleum-neutral"), 64, theme),
        pieces.mine(player, 2, 3, 64, theme),
        pieces.turbine(player, 2, 64),
        emblems.plant(64, theme, nuclear=True, lit=True),
        emblems.plant(64, theme, nuclear=False, lit=False),
        emblems.token("coal", 56, theme),
        emblems.token("coal-flipped", 56, theme),
    )
    return list(zip(sprites, _SPACES, strict=True))


def _red_rail(surcharge: int, theme: Theme) -> Sprite:
    """Return a railway space that costs more, as on the map."""
    canvas = Canvas.clear(72, 44)
    canvas.panel(Box(0, 0, 72, 44), 8, theme.well, colours.thing("surcharge", theme).fill, 4)
    pieces.surcharge_label(canvas, (36, 22), surcharge, theme)
    return canvas.sprite()


def _tile(canvas: Canvas, box: Box, state: Table, view: BoardView) -> None:
    theme = view.colours
    canvas.panel(box, 22, theme.panel, theme.edge, 2)
    cards.title(canvas, box, view.words("render-nucleum-legend-tiles"), theme, size=32)
    record = next(tile for tile in lib(state).tiles.values() if len(tile.halves) == 2)
    middle = box.top + _HEAD + 48
    sprite = tiles.tile(record, 70, theme)
    canvas.stamp(sprite, (box.left + 24 + sprite.width // 2, middle))
    rail = tiles.rail(70, theme.player(view.viewer or 0), theme)
    x = box.left + 44 + sprite.width
    canvas.stamp(rail, (x + rail.width // 2, middle))
    left = x + rail.width + 24
    said = fonts.wrap(view.words("render-nucleum-is-tile"), _TEXT, "medium", box.right - left - 16, 3)
    canvas.lines((left, middle), said, _TEXT, theme.ink)
