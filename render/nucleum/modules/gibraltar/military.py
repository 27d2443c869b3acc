"""Military contracts and technologies in the pictures: on the map, in the market, on mats, in help."""

from __future__ import annotations

from collections.abc import Sequence

from engine.nucleum.data.components import Components
from engine.nucleum.data.vocabulary import Counter
from engine.nucleum.library import side
from engine.nucleum.modules.gibraltar.records import (
    ForEach,
    MilitaryContract,
    MilitaryTechnology,
    contracts_of,
    technologies_of,
)
from engine.nucleum.modules.gibraltar.state import (
    MilitaryPlace,
    military,
    places,
    technologies_held,
    technology,
    uranium_price,
)
from engine.nucleum.phrases import describe, words
from engine.nucleum.rules.map.counting import count, holds
from engine.nucleum.state import NOBODY, TableState
from render.kit import fonts, icons
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.kit.palette import Theme, mix
from render.nucleum.in_play import every_drawing
from render.nucleum.map.base_map import plan_of
from render.nucleum.module import Shown, Sign, Spot
from render.nucleum.signs import cards, colours, emblems, signs
from render.nucleum.signs.cards import HEAD, WIDTH, titled_panel
from render.parts.marks import Places
from render.parts.page_sheet import INNER, MARGIN, blank_page, caption, panel
from render.view import BoardView

HEADING = "render-nucleum-military"
"""The key of the heading above military contracts."""
_ROW, _LINE, _TEXT, _STEP = 118, 76, 26, 31
_MAT_LINE, _IN_A_LINE = 52, 6
"""Height of the line of military technologies on a mat, and the number that fits at the width of the others' columns."""


def counter_icon(counter: Counter) -> str:
    """Return the icon of a military contract's counter."""
    if counter.kinds:
        return f"glyph:{counter.kinds[0]}"
    return every_drawing().counters[counter.what](counter)


def military_cog(record: MilitaryTechnology, size: int, theme: Theme) -> Sprite:
    """Return a military technology's cog in its kind's color, its level lit."""
    lit = colours.thing("lit", theme).fill
    return emblems.technology(record.level, size, theme, colours.thing(record.kind, theme).fill, lit)


def draw_on_map(canvas: Canvas, at: Spot, state: TableState, view: BoardView, spots: Places) -> None:
    """Draw the places of the military contracts: cost, code, condition, and technology."""
    theme = view.colours
    box = plan_of(side(state), view.words).boxes["military"].offset(*at)
    canvas.panel(box, 16, theme.panel, mix(colours.shore(theme), theme.panel, 0.2), 3)
    spots.add("military", box, 16)
    for cell, place in zip(box.inset(8).columns([1, 1, 1], 8), places(state), strict=True):
        taken = place.seat != NOBODY
        spots.add(f"military:{place.contract}", cell, 10)
        canvas.panel(cell, 10, theme.well)
        y = cell.top + 20
        canvas.text((cell.left + 7, y), place.contract, 22, theme.soft if taken else theme.ink, "bold")
        if taken:
            canvas.stamp(icons.piece(40, theme.player(place.seat)), (cell.middle[0], cell.bottom - 30))
            continue
        for number in range(uranium_price(state, place)):
            canvas.stamp(emblems.token("uranium", 18, theme), (cell.right - 13, cell.top + 13 + 18 * number))
        low = cell.bottom - 28
        icon = signs.icon(counter_icon(_counter(state, place)), 36, theme, theme.well)
        canvas.stamp(icon, (cell.left + 26, low))
        canvas.stamp(military_cog(technology(state, place.technology), 40, theme), (cell.right - 26, low))


def _counter(state: TableState, place: MilitaryPlace) -> Counter:
    return military(state, place.contract).conditions[0].counter


# --- Market ---------------------------------------------------------------------------------------------------------


def market_height(state: TableState, _view: BoardView) -> int:
    """Return the height of the military contracts with their texts."""
    return HEAD + len(places(state)) * _ROW + 10


def draw_market(canvas: Canvas, box: Box, state: TableState, view: BoardView, spots: Places) -> None:
    """Draw the military contracts one below the other, each with its technology and the viewer's progress."""
    spots.add("military", box, 22)
    inner = titled_panel(canvas, box, view, HEADING)
    for cell, place in zip(inner.rows([1] * len(places(state))), places(state), strict=True):
        where = Box(cell.left + 12, cell.top + 2, cell.width - 24, cell.height - 4)
        spots.add(f"military:{place.contract}", where, 14)
        _market_row(canvas, where, state, view, place)


def _market_row(canvas: Canvas, cell: Box, state: TableState, view: BoardView, place: MilitaryPlace) -> None:
    theme, record, gain = view.colours, military(state, place.contract), technology(state, place.technology)
    canvas.panel(cell, 14, theme.well)
    upper, lower = cell.top + 28, cell.top + 80
    canvas.text((cell.left + 16, upper), record.id, 28, theme.ink, "bold")
    right = cell.right - 16
    if place.seat != NOBODY:
        canvas.stamp(icons.piece(44, theme.player(place.seat)), (right - 22, upper))
        right -= 60
    elif view.viewer is not None:
        if holds(state, view.viewer, record.conditions):
            canvas.stamp(icons.tick(40, theme), (right - 20, upper))
            right -= 52
        else:
            wanted = record.conditions[0]
            have = min(count(state, view.viewer, wanted.counter), wanted.at_least)
            label = icons.pill(f"{have}/{wanted.at_least}", 28, theme.panel, theme.ink)
            canvas.stamp(label, (right - label.width // 2, upper))
            right -= label.width + 12
    for _ in range(uranium_price(state, place)):
        canvas.stamp(emblems.token("uranium", 32, theme), (right - 16, upper))
        right -= 36
    left = cell.left + 112
    canvas.fit_text(
        (left, upper),
        view.say(words.conditions(record.conditions)),
        (28, 26, 24, 22),
        theme.ink,
        "medium",
        "left",
        right - left - 8,
    )
    canvas.stamp(military_cog(gain, 48, theme), (cell.left + 40, lower))
    canvas.text((cell.left + 68, lower), gain.id, 24, theme.soft, "bold")
    left = cell.left + 128
    text = view.say(describe.describe(gain))
    size, lines = cards.fitting(text, (24, 22, 20), cell.right - 16 - left, 56)
    canvas.lines((left, lower), lines, size, theme.ink)


# --- A player's own board -----------------------------------------------------------------------------------------


def _lines(record: MilitaryTechnology, view: BoardView) -> Sequence[str]:
    return fonts.wrap(view.say(describe.describe(record)), _TEXT, "medium", WIDTH - 262, 9)


def _tall(record: MilitaryTechnology, view: BoardView) -> int:
    return max(_LINE, len(_lines(record, view)) * _STEP + 14)


def held_height(state: TableState, seat: int, view: BoardView, _width: int) -> int:
    """Return the height of the panel of a seat's military technologies, 0 if it has none."""
    found = technologies_held(state, seat)
    return 50 + sum(_tall(record, view) for record in found) + 12 if found else 0


def draw_held(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, spots: Places) -> None:
    """Draw the military technologies of a seat with their texts."""
    theme, found = view.colours, technologies_held(state, seat)
    inner = titled_panel(canvas, box, view, "render-nucleum-military-technologies", str(len(found)))
    for cell, record in zip(inner.rows([_tall(each, view) for each in found]), found, strict=True):
        middle = cell.middle[1]
        spots.add(f"military-technology:{record.id}@{seat}", cell.inset(10, 3), 16)
        canvas.panel(cell.inset(10, 3), 16, mix(colours.thing("lit", theme).fill, theme.panel, 0.8))
        canvas.stamp(military_cog(record, 60, theme), (cell.left + 48, middle))
        canvas.text((cell.left + 88, middle), record.id, 28, theme.ink, "bold")
        canvas.lines((cell.left + 158, middle), _lines(record, view), _TEXT, theme.ink)


def mat_height(state: TableState, seat: int, _view: BoardView, _width: int) -> int:
    """Return the height of the line of a seat's military technologies on its mat, 0 if it has none."""
    return _MAT_LINE if technologies_held(state, seat) else 0


def draw_on_mat(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, spots: Places) -> None:
    """Draw the military technologies of a seat as cogs with their codes."""
    theme, found = view.colours, technologies_held(state, seat)
    for cell, record in zip(box.columns([1] * max(len(found), _IN_A_LINE)), found, strict=False):
        middle = cell.middle[1]
        spots.add(f"military-technology:{record.id}@{seat}", cell.inset(0, 2), 12)
        canvas.stamp(military_cog(record, 44, theme), (cell.left + 24, middle))
        canvas.text((cell.left + 50, middle), record.id, 22, theme.ink, "bold")


# --- Components, signs, help ----------------------------------------------------------------------------------------


def for_each(effect: ForEach) -> Sign:
    """Return the sign of effects for each thing counted: the first effect's, and the counter's."""
    inner = signs.sign(effect.effects[0])
    return Sign(inner.icons, f"{inner.figure}×", counter_icon(effect.counter))


def draw_contract(record: MilitaryContract, _data: Components, view: BoardView) -> Shown:
    """Return a military contract for its look-up page."""
    theme = view.colours
    wanted = record.conditions[0]
    icon = signs.icon(counter_icon(wanted.counter), 110, theme, theme.panel)
    return Shown([_card(record.id, icon, theme)])


def draw_technology(record: MilitaryTechnology, _data: Components, view: BoardView) -> Shown:
    """Return a military technology for its look-up page."""
    return Shown([_card(record.id, military_cog(record, 120, view.colours), view.colours)], record.effects)


def _card(code: str, icon: Sprite, theme: Theme) -> Sprite:
    canvas = Canvas.clear(200, 190)
    canvas.panel(Box(0, 0, 200, 190), 18, theme.panel, mix(colours.shore(theme), theme.panel, 0.2), 5)
    canvas.text((100, 30), code, 32, theme.ink, "bold", "middle")
    canvas.stamp(icon, (100, 114))
    return canvas.sprite()


def draw_military_page(data: Components, view: BoardView) -> Canvas:
    """Draw a military contract, its uranium and its technology."""
    theme = view.colours
    canvas = blank_page(view, 420)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, 372), view)
    contract = list(contracts_of(data).values())[-1]
    gain = next(each for each in technologies_of(data).values() if each.level == 2)
    left, right = draw_contract(contract, data, view).sprites[0], draw_technology(gain, data, view).sprites[0]
    y = inner.top + 100
    canvas.stamp(left, (inner.left + 150, y))
    canvas.stamp(emblems.token("uranium", 70, theme), (inner.middle[0], y - 36))
    canvas.text((inner.middle[0], y + 40), "→", 70, theme.ink, "bold", "middle")
    canvas.stamp(right, (inner.right - 150, y))
    room = Box(inner.left, y + 110, inner.width, inner.bottom - y - 110)
    caption(canvas, room, view.words("page-nucleum-military"), view)
    return canvas


def military_alt(state: TableState, view: BoardView, _seat: int | None) -> list[str]:
    """Return the open military contracts with their rewards."""
    lines = [
        view.words(
            "render-nucleum-alt-military",
            contract=view.say(describe.name(military(state, place.contract))),
            technology=view.say(describe.name(technology(state, place.technology))),
        )
        for place in places(state)
        if place.seat == NOBODY
    ]
    return [view.words("render-alt-lines", name=view.words(HEADING), lines=view.words.join(lines))] if lines else []
