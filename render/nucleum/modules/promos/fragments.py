"""Action fragments in the pictures: as pieces, on tiles, on offer, on mats, in help."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel import Choice
from engine.nucleum.data.components import Components
from engine.nucleum.guide.reference.lookup import data_for
from engine.nucleum.modules.promos.records import Fragment, fragments_of
from engine.nucleum.modules.promos.state import fragments, held_fragment, laid_fragments, offered_fragments
from engine.nucleum.phrases import describe, words
from engine.nucleum.state import TableState
from render.kit.cache import cache_drawing
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.kit.palette import Theme
from render.nucleum.map import map_layout
from render.nucleum.map.board import rails_on
from render.nucleum.module import Count, LegendDrawing, Shown, Spot
from render.nucleum.modules.promos.contents import HEADING
from render.nucleum.pages.examples import example_tile
from render.nucleum.signs import cards, signs, tiles
from render.nucleum.signs.cards import HEAD, titled_panel
from render.nucleum.table.alt_text import link_alt
from render.nucleum.table.legend import ICON
from render.parts.marks import Places
from render.parts.page_sheet import INNER, MARGIN, blank_page, caption, panel
from render.view import BoardView


def records(data: Components) -> Mapping[str, Fragment]:
    """Return the records of all fragments by id, whether or not they are at a table."""
    return fragments_of(data)


@cache_drawing
def fragment(record: Fragment, size: int, theme: Theme) -> Sprite:
    """Return an action fragment: its action's sign on a cut-out piece."""
    canvas = Canvas.clear(size, size)
    canvas.panel(Box(0, 0, size, size), size // 6, theme.well, theme.accent.fill, max(size // 16, 3))
    sign = signs.sign(record.effects[0])
    signs.draw_stack(canvas, (size // 2, size // 2), sign, round(size * 0.84), theme, theme.well)
    return canvas.sprite()


def draw_on_rails(canvas: Canvas, at: Spot, state: TableState, view: BoardView, _places: Places) -> None:
    """Draw the fragments on railway tiles, each on the half it covers; fragments on completed links are hidden."""
    found = laid_fragments(state)
    for spot in rails_on(state, view):
        if spot.space not in found or spot.done:
            continue
        name, half = found[spot.space].fragment, found[spot.space].half
        early = (half == spot.rail.half) != spot.backwards  # the half it covers is to the left or above
        shift = (map_layout.HALF // 2) * (-1 if early else 1)
        x, y = spot.box.offset(*at).middle
        where = (x, y + shift) if spot.upright else (x + shift, y)
        _lay(canvas, where, fragment(fragments(state)[name], 48, view.colours))


def _lay(canvas: Canvas, middle: Spot, sprite: Sprite) -> None:
    """Draw a fragment on half of a tile, and drop the texts it covers."""
    canvas.cover(Box(middle[0] - sprite.width // 2, middle[1] - sprite.height // 2, sprite.width, sprite.height))
    canvas.stamp(sprite, middle)


def beside_offer(state: TableState, view: BoardView, size: int) -> list[Sprite]:
    """Return the fragments on offer."""
    return [fragment(fragments(state)[name], size, view.colours) for name in offered_fragments(state)]


def counts(state: TableState, seat: int, view: BoardView, size: int) -> list[Count]:
    """Return the fragment a seat holds, if any."""
    name = held_fragment(state, seat)
    return [Count(fragment(fragments(state)[name], size + 6, view.colours), "")] if name else []


def beside(state: TableState, choice: Choice, view: BoardView) -> Sprite | None:
    """Return the fragment with which a choice covers an action."""
    found = fragments(state).get(str(choice.facets.get("fragment", "")))
    return fragment(found, 68, view.colours) if found is not None else None


def market_height(state: TableState, _view: BoardView) -> int:
    """Return the height of the panel of fragments on offer, 0 if there are none."""
    return HEAD + 96 if offered_fragments(state) else 0


def draw_market(canvas: Canvas, box: Box, state: TableState, view: BoardView, places: Places) -> None:
    """Draw the fragments on offer with their texts."""
    names = offered_fragments(state)
    inner = titled_panel(canvas, box, view, HEADING)
    cells = inner.inset(14, 0).columns([1] * max(len(names), len(fragments(state))), 8)
    for cell, name in zip(cells, names, strict=False):
        record, middle = fragments(state)[name], cell.middle[1]
        places.add(f"fragment:{name}", cell, 14)
        canvas.stamp(fragment(record, 72, view.colours), (cell.left + 38, middle))
        label = view.say(words.label(record.effects[0]))
        size, lines = cards.fitting(label, (22, 20, 18, 16), cell.width - 84, 90)
        canvas.lines((cell.left + 82, middle), lines, size, view.colours.ink)


def draw_component(record: Fragment, _data: Components, view: BoardView) -> Shown:
    """Return a fragment for its look-up page."""
    return Shown([fragment(record, 150, view.colours)])


def draw_page(data: Components, view: BoardView) -> Canvas:
    """Draw a fragment that covers half of a tile, and all fragments."""
    theme, found = view.colours, list(records(data).values())
    canvas = blank_page(view, 440)
    upper = panel(canvas, Box(MARGIN, MARGIN, INNER, 240), view)
    sprite = tiles.tile(example_tile(data), 130, theme)
    at = (upper.left + sprite.width // 2 + 8, upper.middle[1])
    canvas.stamp(sprite, at)
    _lay(canvas, (at[0] - 66, at[1]), fragment(found[-1], 118, theme))
    room = Box(upper.left + sprite.width + 40, upper.top, upper.width - sprite.width - 40, upper.height)
    caption(canvas, room, view.words("page-nucleum-fragments"), view)
    lower = panel(canvas, Box(MARGIN, 278, INNER, 138), view)
    for cell, record in zip(lower.columns([1] * len(found)), found, strict=True):
        canvas.stamp(fragment(record, 104, theme), cell.middle)
    return canvas


def _example(_state: TableState, view: BoardView) -> Sprite:
    return fragment(next(iter(records(data_for(None)).values())), ICON + 6, view.colours)


LEGEND: dict[str, LegendDrawing] = {"render-nucleum-is-fragment": _example}
"""The icon of the legend."""


def offer_alt(state: TableState, view: BoardView, _seat: int | None) -> list[str]:
    """Return the fragments on offer."""
    return _alt_lines([_name(state, name, view) for name in offered_fragments(state)], view)


def held_alt(state: TableState, view: BoardView, seat: int | None) -> list[str]:
    """Return the fragment a seat holds."""
    assert seat is not None
    name = held_fragment(state, seat)
    return _alt_lines([_name(state, name, view)], view) if name else []


def map_alt(state: TableState, view: BoardView, _seat: int | None) -> list[str]:
    """Return the fragments on the map, and their links."""
    parts = []
    for space, there in laid_fragments(state).items():
        link = space.partition(".")[0]
        if link not in state.board.complete:
            where = link_alt(state, link, view)
            parts.append(
                view.words("render-nucleum-alt-laid", fragment=_name(state, there.fragment, view), link=where)
            )
    return _alt_lines(parts, view)


def _name(state: TableState, name: str, view: BoardView) -> str:
    return view.say(describe.name(fragments(state)[name]))


def _alt_lines(parts: list[str], view: BoardView) -> list[str]:
    return [view.words("render-alt-lines", name=view.words(HEADING), lines=view.words.join(parts))] if parts else []
