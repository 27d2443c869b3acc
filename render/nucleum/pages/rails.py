"""Illustrations of railways: matching colors, and the income for completing a link."""

from __future__ import annotations

from collections.abc import Sequence

from engine.nucleum.data.components import ActionTile, City, Components, MapSide
from engine.nucleum.guide.reference.help import large_side, small_side
from engine.nucleum.phrases import words
from render.kit import icons
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.nucleum.pages.examples import example_experiment
from render.nucleum.signs import colours, signs, textures, tiles
from render.parts.page_sheet import INNER, MARGIN, blank_page, caption, panel
from render.view import BoardView

_HALF = 84


def example_pair(data: Components) -> tuple[ActionTile, ActionTile, City]:
    """Return a tile on the map, one that matches it when laid to its right, and a city that matches the latter."""
    cities = large_side(data).cities.values()
    for there in data.tiles_in("starting", example_experiment(data)):
        for laid in data.tiles_in("base"):
            if len(there.halves) == 2 and there.halves[1].edge == laid.halves[0].edge in colours.CITY_COLOURS:
                outer = laid.halves[1].edge
                if outer in colours.CITY_COLOURS and outer != laid.halves[0].edge:
                    return there, laid, next(city for city in cities if city.colour == outer)
    raise ValueError("no two tiles match")


def plate(canvas: Canvas, box: Box, city: City, view: BoardView) -> None:
    """Draw a city as a small plate: its color, letter and name."""
    theme = view.colours
    canvas.panel(box, 16, theme.panel)
    textures.fill(canvas, box, 16, city.colour, theme, 10)
    canvas.panel(box, 16, None, theme.ink, 3)
    badge = Box(box.middle[0] - 24, box.top + 26, 48, 48)
    if city.colour == "wild":
        textures.fill(canvas, badge, 10, "wild", theme)
    else:
        tone = colours.city(city.colour, theme)
        canvas.panel(badge, 10, tone.fill)
        letter = view.words(f"render-nucleum-letter-{city.colour}")
        canvas.text(badge.middle, letter, 34, tone.on, "bold", "middle")
    name = view.words(f"nucleum-city-{city.id}")
    sizes = (26, 24, 22, 20)
    canvas.fit_text((box.middle[0], box.bottom - 32), name, sizes, theme.ink, "bold", "middle", box.width - 30)


def draw_railway(data: Components, view: BoardView) -> Canvas:
    """Draw a link with two tiles: their matches, and the actions resolved."""
    theme = view.colours
    there, laid, city = example_pair(data)
    canvas = blank_page(view, 618)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, 258), view)
    y = inner.top + 122
    long = tiles.length(_HALF)
    wide = inner.width // 2 - long - 12
    right = Box(inner.right - wide, y - 62, wide, 124)
    unlike = set(colours.CITY_COLOURS) - {there.halves[0].edge}
    first = next(each for each in large_side(data).cities.values() if each.colour in unlike)
    plate(canvas, Box(inner.left, y - 62, wide, 124), first, view)
    plate(canvas, right, city, view)
    centres = (inner.left + wide + long // 2 + 6, right.left - long // 2 - 6)
    for seat, (x, record) in zip((1, 0), zip(centres, (there, laid), strict=True), strict=True):
        player = theme.player(seat)
        canvas.stamp(tiles.tile(record, _HALF, theme), (x, y))
        around = Box(x - long // 2, y - tiles.breadth(_HALF) // 2, long, tiles.breadth(_HALF))
        canvas.panel(around.inset(-5), 17, None, player.fill, 7)
        canvas.stamp(tiles.worker(54, player), (x, around.top - 14))
    meets = ((centres[0] + centres[1]) // 2, right.left - 3)
    for number, x in enumerate(meets, 1):
        canvas.stamp(icons.tick(46, theme), (x, y + 82))
        canvas.text((x + 30, y + 82), str(number), 30, theme.ink, "bold", "left")
    lower = panel(canvas, Box(MARGIN, 298, INNER, 296), view)
    text = (
        view.words(
            "page-nucleum-rail-tiles",
            own=view.say(words.half_label(laid.halves[0])),
            other=view.say(words.half_label(there.halves[1])),
        ),
        view.words(
            "page-nucleum-rail-city", own=view.say(words.half_label(laid.halves[1])), city=words.city(city.id)
        ),
    )
    for number, (row, line) in enumerate(zip(lower.rows([1.25, 1], 8), text, strict=True), 1):
        canvas.stamp(icons.tick(46, theme), (row.left + 24, row.middle[1]))
        canvas.text((row.left + 54, row.middle[1]), str(number), 30, theme.ink, "bold")
        caption(canvas, Box(row.left + 88, row.top, row.width - 88, row.height), line, view)
    return canvas


def draw_links(data: Components, view: BoardView) -> Canvas:
    """Draw a completed link, and its income on each side of the map."""
    theme = view.colours

    def longest_name(cities: Sequence[str]) -> int:
        """Return the length of the longest name: the plates have room for short ones."""
        return max(len(view.words(f"nucleum-city-{city}")) for city in cities)

    sides = (small_side(data), large_side(data))
    heights = [64 + 74 * len(side.completion) for side in sides]
    canvas = blank_page(view, MARGIN + 216 + sum(heights) + 14 * 2 + MARGIN)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, 216), view)
    y = inner.middle[1]
    ends = min((link.ends for link in large_side(data).links.values()), key=longest_name)
    left, right = Box(inner.left, y - 62, 140, 124), Box(inner.right - 140, y - 62, 140, 124)
    canvas.line([(left.right, y), (right.left, y)], theme.ink, 10)
    plate(canvas, left, large_side(data).cities[ends[0]], view)
    plate(canvas, right, large_side(data).cities[ends[1]], view)
    for seat, x in ((0, inner.middle[0] - 104), (1, inner.middle[0] + 104)):
        canvas.stamp(tiles.rail(82, theme.player(seat), theme), (x, y))
        canvas.stamp(icons.piece(54, theme.player(seat).reversed), (x, y))
    top = MARGIN + 216 + 14
    for side, height in zip(sides, heights, strict=True):
        _rewards(canvas, panel(canvas, Box(MARGIN, top, INNER, height), view), side, view)
        top += height + 14
    return canvas


def _rewards(canvas: Canvas, box: Box, side: MapSide, view: BoardView) -> None:
    theme = view.colours
    head = view.words("page-nucleum-side", players=f"{min(side.players)}–{max(side.players)}")
    canvas.text((box.left, box.top + 18), head, 30, theme.ink, "bold")
    rows = Box(box.left, box.top + 40, box.width, box.height - 40).rows([1] * len(side.completion))
    for row, reward in zip(rows, side.completion, strict=True):
        y = row.middle[1]
        for number in range(reward.length):
            canvas.panel(Box(row.left + 62 * number, y - 22, 54, 44), 8, theme.well, theme.ink, 4)
        canvas.text((row.left + 206, y), "→", 38, theme.soft, "bold")
        canvas.stamp(signs.icon(f"income:{reward.track}", 58, theme, theme.panel), (row.left + 286, y - 4))
        key = "render-nucleum-completion-tile" if reward.per_tile else "render-nucleum-completion-each"
        canvas.fit_text(
            (row.left + 330, y), view.words(key, steps=reward.steps), (34, 30, 28), theme.ink, "bold", "left", 380
        )
