"""Illustrations of the main actions: spaces and buildings, turbines and mines, offer, contracts, energizing, plants."""

from __future__ import annotations

from engine.nucleum.data.components import Building, BuildingSpace, Components, MineSpace
from engine.nucleum.guide.reference.help import TURBINE_EXAMPLE, large_side
from engine.nucleum.phrases import words
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.nucleum.signs import emblems, pieces, signs, tiles
from render.parts.page_sheet import INNER, MARGIN, SMALL, arrow, blank_page, caption, enlarge, panel
from render.view import BoardView

_CELL = 64


def draw_build(data: Components, view: BoardView) -> Canvas:
    """Draw the kinds of spaces with the buildings that fit, and a building with the meanings of its figures."""
    theme, red = view.colours, data.number("red-thaler")
    canvas = blank_page(view, 24 + 226 + 14 + 300 + 24)
    upper = panel(canvas, Box(MARGIN, MARGIN, INNER, 226), view)
    shown = (
        (BuildingSpace(id="a", types=("factory",)), "one"),
        (BuildingSpace(id="a", types=("residence", "factory")), "two"),
        (BuildingSpace(id="a", red=True), "red"),
        (None, "rubble"),
    )
    for cell, (space, key) in zip(upper.columns([1] * len(shown), 10), shown, strict=True):
        sprite = pieces.rubble(_CELL, theme) if space is None else pieces.space(space, _CELL, theme, red)
        canvas.stamp(enlarge(sprite, 1.7), (cell.middle[0], cell.top + 56))
        below = Box(cell.left, cell.top + 118, cell.width, cell.height - 118)
        caption(canvas, below, view.words(f"page-nucleum-space-{key}", red=red), view, size=SMALL, centred=True)
    lower = panel(canvas, Box(MARGIN, 264, INNER, 300), view)
    building = data.buildings["factory-2"]
    player = theme.player(0)
    for lit, x in ((False, lower.left + 72), (True, lower.left + 248)):
        sprite = pieces.building(building.types, building.level, building.energy, lit, player, 72, theme)
        canvas.stamp(enlarge(sprite, 1.9), (x, lower.middle[1]))
    arrow(canvas, (lower.left + 146, lower.middle[1]), (lower.left + 176, lower.middle[1]), theme.accent.fill, 7)
    _facts(canvas, Box(lower.left + 334, lower.top, lower.width - 334, lower.height), building, view)
    return canvas


def _facts(canvas: Canvas, box: Box, building: Building, view: BoardView) -> None:
    """Draw a building's price, requirement, reward and points, one per line."""
    theme = view.colours
    price, need, reward, points = box.rows([1, 1, 1, 1])
    icons = (
        (price, emblems.token("thaler", 40, theme), str(building.thaler), "price"),
        (need, emblems.glyph("bolt", 40, theme.ink, theme.panel), str(building.energy), "need"),
        (points, emblems.token("vp", 42, theme), str(building.vp), "points"),
    )
    for row, sprite, figure, key in icons:
        canvas.stamp(sprite, (row.left + 24, row.middle[1]))
        canvas.text((row.left + 56, row.middle[1]), figure, 34, theme.ink, "bold")
        text = Box(row.left + 112, row.top, row.width - 112, row.height)
        caption(canvas, text, view.words(f"page-nucleum-building-{key}"), view, size=SMALL)
    signs.row(canvas, (reward.left + 4, reward.middle[1]), building.effects, 40, theme, theme.panel)
    text = Box(reward.left + 112, reward.top, reward.width - 112, reward.height)
    caption(canvas, text, view.words("page-nucleum-building-reward"), view, size=SMALL)


def draw_industry(data: Components, view: BoardView) -> Canvas:
    """Draw the rows of turbines and mines with cost, size and reward, and the income of a mine."""
    theme, player = view.colours, view.colours.player(0)
    rows = list(data.rows.values())
    canvas = blank_page(view, 24 + 108 + 100 * len(rows) + 14 + 150 + 24)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, 108 + 100 * len(rows)), view)
    heads = ("turbine", "mine", "cost", "size", "reward")
    weights = (1, 1, 1, 1, 1.2)
    for cell, key in zip(Box(inner.left, inner.top, inner.width, 60).columns(weights, 6), heads, strict=True):
        caption(canvas, cell, view.words(f"page-nucleum-row-{key}"), view, size=SMALL, weight="bold", centred=True)
    body = Box(inner.left, inner.top + 68, inner.width, inner.height - 68)
    for line, row in zip(body.rows([1] * len(rows)), rows, strict=True):
        cells = line.columns(weights, 6)
        canvas.stamp(enlarge(pieces.turbine(player, row.number, _CELL), 1.25), cells[0].middle)
        canvas.stamp(enlarge(pieces.mine(player, 0, row.mine_size, _CELL, theme), 1.25), cells[1].middle)
        _count(canvas, cells[2], "worker", row.workers, view)
        _count(canvas, cells[3], "uranium", row.mine_size, view)
        wide = signs.row_width(row.rewards, 50)
        at = (cells[4].middle[0] - wide // 2, cells[4].middle[1])
        signs.row(canvas, at, row.rewards, 50, theme, theme.panel)
    lower = panel(canvas, Box(MARGIN, canvas.image.height - 174, INNER, 150), view)
    for number, cell in enumerate(lower.columns([1, 1.25, 1.5], 8), 1):
        x = cell.left
        for _ in range(number):
            canvas.stamp(emblems.glyph("mine", 46, theme.ink, theme.panel), (x + 24, cell.top + 30))
            x += 50
        arrow(canvas, (cell.left + 24, cell.top + 60), (cell.left + 24, cell.top + 84), theme.accent.fill, 5)
        for each in range(number):
            canvas.stamp(emblems.token("uranium", 40, theme), (cell.left + 24 + 46 * each, cell.bottom - 16))
        if number == 3:
            bonus = pieces.space(MineSpace(id="a", uranium=1), _CELL, theme, 0)
            canvas.stamp(bonus, (x + 40, cell.top + 34))
            canvas.text((cell.left + 160, cell.bottom - 16), "+1", 32, theme.ink, "bold")
    return canvas


def _count(canvas: Canvas, box: Box, name: str, count: int, view: BoardView) -> None:
    canvas.stamp(emblems.token(name, 50, view.colours), (box.middle[0] - 24, box.middle[1]))
    canvas.text((box.middle[0] + 14, box.middle[1]), str(count), 36, view.colours.ink, "bold")


def draw_offer(data: Components, view: BoardView) -> Canvas:
    """Draw the offer with its prices, its sliding direction, and the price of two tiles at once."""
    theme = view.colours
    prices = data.numbers["tile-prices"].values
    shown = data.tiles_in("base")[: len(prices)]
    canvas = blank_page(view, 24 + 232 + 14 + 112 + 24)
    upper = panel(canvas, Box(MARGIN, MARGIN, INNER, 232), view)
    for cell, tile, price in zip(upper.columns([1] * len(prices), 8), shown, prices, strict=True):
        canvas.stamp(tiles.tile(tile, 54, theme), (cell.middle[0], cell.top + 44))
        canvas.stamp(emblems.token("thaler", 44, theme), (cell.middle[0] - 22, cell.top + 118))
        canvas.text((cell.middle[0] + 10, cell.top + 118), str(price), 40, theme.ink, "bold")
    y = upper.bottom - 24
    arrow(canvas, (upper.left + 30, y), (upper.right - 30, y), theme.accent.fill, 8)
    lower = panel(canvas, Box(MARGIN, 270, INNER, 112), view)
    caption(
        canvas, lower, view.words("page-nucleum-offer", count=data.number("second-tile-thaler")), view, centred=True
    )
    return canvas


def draw_contract(data: Components, view: BoardView) -> Canvas:
    """Draw the contract slots with their bonuses, and a contract with condition and reward."""
    theme = view.colours
    canvas = blank_page(view, 24 + 200 + 14 + 254 + 24)
    upper = panel(canvas, Box(MARGIN, MARGIN, INNER, 200), view)
    head = Box(upper.left, upper.top, upper.width, 44)
    caption(canvas, head, view.words("page-nucleum-slots"), view, weight="bold")
    row = Box(upper.left, upper.top + 56, upper.width, upper.height - 56)
    for cell, slot in zip(row.columns([1] * len(data.contract_slots), 12), data.contract_slots.values(), strict=True):
        canvas.panel(cell, 14, theme.well, theme.faint, 3)
        wide = signs.row_width(slot.effects, 62)
        signs.row(canvas, (cell.middle[0] - wide // 2, cell.middle[1]), slot.effects, 62, theme, theme.well)
    lower = panel(canvas, Box(MARGIN, 238, INNER, 254), view)
    record = next(iter(data.contracts_in("gold")))
    canvas.stamp(emblems.scroll("gold", 110, theme), (lower.left + 60, lower.middle[1]))
    upper, below = Box(lower.left + 140, lower.top, lower.width - 140, lower.height).rows([1.1, 1], 10)
    text = view.say(words.conditions(record.conditions))
    caption(canvas, upper, view.words("page-nucleum-condition", condition=text), view)
    end = canvas.text((below.left, below.middle[1]), "→", 44, theme.accent.fill, "bold").right
    signs.row(canvas, (end + 22, below.middle[1]), record.rewards, 66, theme, theme.panel)
    return canvas


def draw_energize(data: Components, view: BoardView) -> Canvas:
    """Draw the fuel that goes into a plant, the sum, and the building it energizes."""
    theme = view.colours
    me, other = theme.player(0), theme.player(1)
    most = data.number("plant-uranium") + TURBINE_EXAMPLE * data.number("turbine-uranium")
    each, coal_each = data.number("uranium-electricity"), data.number("coal-electricity")
    building = data.buildings["factory-3"]
    coal = max(0, -(-(building.energy - most * each) // coal_each))
    canvas = blank_page(view, 24 + 432 + 14 + 120 + 24)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, 432), view)
    fuel, plant, goal = inner.columns([1.3, 1, 0.8], 30)
    upper, lower = fuel.rows([1, 1], 18)
    for number in range(most):
        canvas.stamp(emblems.token("uranium", 60, theme), (upper.left + 34 + 70 * number, upper.top + 58))
    canvas.text((upper.left + 4, upper.top + 128), f"{most} × {each} =", 36, theme.ink, "bold")
    _power(canvas, (upper.left + 158, upper.top + 128), most * each, view)
    for number in range(coal):
        canvas.stamp(emblems.token("coal", 68, theme), (lower.left + 38 + 76 * number, lower.top + 66))
    price = data.numbers["coal-thaler"].values[0]
    canvas.stamp(emblems.token("thaler", 44, theme), (lower.left + 120 + 76 * (coal - 1), lower.top + 66))
    canvas.text((lower.left + 150 + 76 * (coal - 1), lower.top + 66), str(price), 36, theme.ink, "bold")
    canvas.text((lower.left + 4, lower.top + 134), f"{coal} × {coal_each} =", 36, theme.ink, "bold")
    _power(canvas, (lower.left + 158, lower.top + 134), coal * coal_each, view)
    canvas.stamp(emblems.plant(150, theme, nuclear=True, lit=True), (plant.middle[0], plant.top + 110))
    canvas.stamp(enlarge(pieces.turbine(me, 1, _CELL), 1.5), (plant.middle[0] - 54, plant.bottom - 140))
    canvas.stamp(enlarge(pieces.turbine(other, 3, _CELL), 1.5), (plant.middle[0] + 54, plant.bottom - 140))
    toll = data.number("foreign-turbine-thaler")
    canvas.stamp(emblems.token("thaler", 40, theme), (plant.middle[0] + 34, plant.bottom - 56))
    canvas.text((plant.middle[0] + 62, plant.bottom - 56), str(toll), 34, theme.ink, "bold")
    y = plant.top + 110
    for start, end in ((fuel.right - 20, plant.left + 14), (plant.right - 14, goal.left + 14)):
        arrow(canvas, (start, y), (end, y), theme.accent.fill, 9)
    sprite = pieces.building(building.types, building.level, building.energy, True, me, 72, theme)
    canvas.stamp(enlarge(sprite, 1.9), (goal.middle[0] + 8, y))
    canvas.stamp(emblems.token("achievement", 58, theme), (goal.middle[0] - 30, y + 130))
    canvas.text((goal.middle[0] + 10, y + 130), f"+{building.energy}", 40, theme.ink, "bold")
    wide = signs.row_width(building.effects, 58)
    signs.row(canvas, (goal.middle[0] - wide // 2 + 4, y + 212), building.effects, 58, theme, theme.panel)
    total = panel(canvas, Box(MARGIN, 470, INNER, 120), view)
    text = view.words(
        "page-nucleum-energize",
        uranium=most * each,
        coal=coal * coal_each,
        sum=most * each + coal * coal_each,
        need=building.energy,
    )
    caption(canvas, total, text, view, centred=True, weight="bold")
    return canvas


def _power(canvas: Canvas, at: tuple[int, int], amount: int, view: BoardView) -> None:
    theme = view.colours
    canvas.stamp(emblems.glyph("bolt", 44, theme.ink, theme.panel), (at[0] + 20, at[1]))
    canvas.text((at[0] + 50, at[1]), str(amount), 42, theme.ink, "bold")


def draw_plants(data: Components, view: BoardView) -> Canvas:
    """Draw every power plant with the reward for placing a nucleum there."""
    theme = view.colours
    cities = [city for city in large_side(data).cities.values() if city.plant is not None]
    canvas = blank_page(view, 48 + 104 * len(cities) + 20)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, 20 + 104 * len(cities)), view)
    for row, city in zip(inner.rows([1] * len(cities)), cities, strict=True):
        assert city.plant is not None
        y, built_in = row.middle[1], city.plant.built_in_nucleum
        nuclear = built_in or city.plant.takes_nucleum
        sprite = emblems.plant(84, theme, nuclear=nuclear, lit=nuclear, built_in=built_in)
        canvas.stamp(sprite, (row.left + 50, y))
        canvas.text((row.left + 112, y), view.words(f"nucleum-city-{city.id}"), 34, theme.ink, "bold", room=250)
        if built_in:
            canvas.stamp(emblems.token("nucleum", 52, theme), (row.left + 400, y))
        elif nuclear:
            canvas.stamp(emblems.token("nucleum", 52, theme), (row.left + 400, y))
            canvas.text((row.left + 442, y), "→", 38, theme.accent.fill, "bold")
            signs.row(canvas, (row.left + 500, y), city.plant.bonus, 60, theme, theme.panel)
        else:
            canvas.stamp(emblems.token("coal", 60, theme), (row.left + 400, y))
    return canvas
