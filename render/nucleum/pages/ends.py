"""Illustrations of long-term matters: technologies, end conditions, final scoring, setup."""

from __future__ import annotations

from engine.nucleum.data.components import Components
from engine.nucleum.guide.reference.help import best_city
from engine.nucleum.phrases import describe
from engine.nucleum.phrases.codes import technology_code
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.nucleum.in_play import every_drawing
from render.nucleum.pages.examples import example_experiment
from render.nucleum.signs import cards, emblems, pieces, signs
from render.parts.page_sheet import INNER, MARGIN, SMALL, blank_page, caption, enlarge, panel
from render.view import BoardView


def draw_technologies(data: Components, view: BoardView) -> Canvas:
    """Draw the three kinds of technology with an example of each, and a turbine effect."""
    theme = view.colours
    experiment = example_experiment(data)
    found = data.technologies_of(experiment)
    examples = [next(tile for tile in found if tile.kind == kind) for kind in ("once", "lasting", "scoring")]
    canvas = blank_page(view, 48 + 20 + 4 * 150)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, canvas.image.height - 48), view)
    rows = inner.rows([1] * 4, 6)
    for row, tile in zip(rows, examples, strict=False):
        canvas.stamp(cards.cog(tile, 112, theme, owned=True), (row.left + 62, row.middle[1]))
        _example(
            canvas,
            row,
            f"page-nucleum-kind-{tile.kind}",
            view.say(describe.describe(tile)),
            technology_code(tile.id),
            view,
        )
    line = next(row for row in data.rows.values() if not row.abilities)
    sprite = enlarge(pieces.turbine(theme.player(0), line.number, 64), 1.7)
    canvas.stamp(sprite, (rows[3].left + 62, rows[3].middle[1]))
    effect = view.say(describe.describe(data.experiments[experiment]))
    _example(canvas, rows[3], "page-nucleum-kind-turbine", effect, experiment, view)
    return canvas


def _example(canvas: Canvas, row: Box, key: str, text: str, name: str, view: BoardView) -> None:
    head, body = Box(row.left + 142, row.top + 4, row.width - 142, row.height - 8).rows([1, 2.2])
    caption(canvas, head, view.words(key), view, weight="bold")
    caption(canvas, body, view.words("labelled", label=name, what=text), view, size=SMALL)


def draw_ends(data: Components, view: BoardView) -> Canvas:
    """Draw the end conditions with the points for fulfilling each."""
    theme = view.colours
    ends = list(data.end_conditions.values())
    canvas = blank_page(view, 48 + 20 + 96 * len(ends))
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, canvas.image.height - 48), view)
    for row, end in zip(inner.rows([1] * len(ends)), ends, strict=True):
        y = row.middle[1]
        icon = signs.icon(every_drawing().ends[end.id], 70, theme, theme.panel)
        canvas.stamp(icon, (row.left + 44, y))
        caption(canvas, Box(row.left + 100, row.top, row.width - 250, row.height), view.say(describe.name(end)), view)
        canvas.stamp(emblems.token("vp", 54, theme), (row.right - 96, y))
        canvas.text((row.right - 58, y), str(end.vp), 44, theme.ink, "bold")
    return canvas


def draw_scoring(data: Components, view: BoardView) -> Canvas:
    """Draw the sources of final points, in order."""
    theme, player = view.colours, view.colours.player(0)
    canvas = blank_page(view, 48 + 20 + 5 * 108)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, canvas.image.height - 48), view)
    building = data.buildings["factory-2"]
    lit = pieces.building(building.types, building.level, building.energy, True, player, 72, theme)
    purple = next(tile for tile in data.technologies_of(example_experiment(data)) if tile.kind == "scoring")
    icons: tuple[Sprite, ...] = (
        emblems.star_of(80, player.fill, player.edge),
        cards.cog(purple, 86, theme, owned=True),
        emblems.token("thaler", 76, theme),
        enlarge(lit, 1.15),
        signs.icon("income:any", 86, theme, theme.panel),
    )
    per = {leftover.resource: leftover.per for leftover in data.leftovers.values()}
    bonus = data.income_tracks["income-vp"].end_bonus
    best = best_city(data)
    text = (
        view.words("page-nucleum-score-stars"),
        view.words("page-nucleum-score-purple"),
        view.words("page-nucleum-score-left", uranium=per["uranium"], workers=per["worker"], thaler=per["thaler"]),
        view.words(
            "page-nucleum-score-lit",
            city=view.words(f"nucleum-city-{best.id}") if best is not None else "",
            factor=best.energized_factor if best is not None else 1,
        ),
        view.words(
            "page-nucleum-score-income", spaces="/".join(map(str, bonus)), points="/".join(map(str, bonus.values()))
        ),
    )
    for number, (row, icon, line) in enumerate(zip(inner.rows([1] * 5), icons, text, strict=True), 1):
        canvas.text((row.left + 8, row.middle[1]), str(number), 36, theme.soft, "bold")
        canvas.stamp(icon, (row.left + 92, row.middle[1]))
        caption(canvas, Box(row.left + 160, row.top, row.width - 168, row.height), line, view)
    return canvas


def draw_setup(data: Components, view: BoardView) -> Canvas:
    """Draw the differences by the number of players, as a table."""
    theme = view.colours
    counts = [row for row in data.player_counts.values() if row.players > 1]
    base = len(data.tiles_in("base"))
    lines = (
        (signs.icon("glyph:develop", 66, theme, theme.panel), "tiles", [base + row.general_tiles for row in counts]),
        (emblems.scroll("silver", 66, theme), "silver", [row.silver for row in counts]),
        (emblems.scroll("gold", 66, theme), "gold", [row.gold for row in counts]),
        (signs.icon("glyph:flag", 62, theme, theme.panel), "ends", [row.end_conditions for row in counts]),
    )
    canvas = blank_page(view, 48 + 28 + 70 + 100 * len(lines))
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, canvas.image.height - 48), view)
    weights = [3.6] + [1.0] * len(counts)
    head = Box(inner.left, inner.top, inner.width, 66).columns(weights, 8)
    caption(canvas, head[0].inset(8, 0), view.words("page-nucleum-setup-players"), view, weight="bold")
    for cell, row in zip(head[1:], counts, strict=True):
        canvas.text(cell.middle, str(row.players), 44, theme.ink, "bold", "middle")
    body = Box(inner.left, inner.top + 70, inner.width, inner.height - 70)
    for row_box, (icon, key, values) in zip(body.rows([1] * len(lines)), lines, strict=True):
        cells = row_box.columns(weights, 8)
        canvas.panel(row_box.inset(0, 5), 14, theme.well)
        canvas.stamp(icon, (cells[0].left + 52, row_box.middle[1]))
        room = Box(cells[0].left + 104, row_box.top, cells[0].width - 104, row_box.height)
        caption(canvas, room, view.words(f"page-nucleum-setup-{key}"), view)
        for cell, value in zip(cells[1:], values, strict=True):
            canvas.text(cell.middle, str(value), 38, theme.ink, "bold", "middle")
    return canvas
