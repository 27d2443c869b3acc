"""One player's laboratory at a large size, with the possible confinements and their needs."""

from __future__ import annotations

from functools import cache

from engine.nanotech.components import Needs, components
from engine.nanotech.deeds import Confine
from engine.nanotech.pieces import HADRONS, CardAction, Colour, Confinement, Expansion
from engine.nanotech.state import NanotechState
from render.kit import icons
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box, Column, flow
from render.kit.palette import mix
from render.kit.paper import sheet_in_parts
from render.nanotech import emblems, particles
from render.nanotech.alt_text import laboratory_alt
from render.nanotech.laboratory import Item, capsule, contents, spaces_of
from render.nanotech.table import MARGIN, WIDTH, facts
from render.parts.marks import Places
from render.parts.seats import header, take_header
from render.view import BoardView, Picture

_GAP = 18
_TOKEN = 88
_LABEL, _TUBE, _PAD = 44, 108, 20
_RECIPE = 92


def draw_laboratory(state: NanotechState, seat: int, view: BoardView) -> Picture:
    """Draw a seat's laboratory: points, energy, capsules, expansions, and the confinements with their needs.

    A check mark shows confinements for which the laboratory lacks nothing but energy.
    """
    width = WIDTH - 2 * MARGIN
    places = Places()
    page = Column(MARGIN, 20, width, _GAP)
    top, band = take_header(page, view), page.take(124)
    tanks = page.take(tanks_height(state, seat, view, width))
    shop = page.take(204)
    recipes = page.take(74 + _RECIPE * len(Confinement))
    canvas = Canvas(sheet_in_parts(view.colours, WIDTH, page.bottom + 24))
    theme = view.colours
    header(canvas, top, view, particles.atom(Confinement.HELIUM, 76, theme), facts(state, view))
    draw_band(canvas, band, state, seat, view, places)
    draw_tanks(canvas, tanks, state, seat, view, places)
    _draw_shop(canvas, shop, state, seat, view, places)
    _draw_recipes(canvas, recipes, state, seat, view)
    places.highlight(canvas, view)
    return Picture.of(canvas, laboratory_alt(state, seat, view), gaps=page.gaps, places=places.by_id)


def _tubes(state: NanotechState, seat: int, view: BoardView, width: int) -> tuple[list[Item], list[list[int]]]:
    """Return a laboratory's capsules, and which of them are side by side."""
    room = width - 2 * _PAD
    tubes = [capsule(seat, kind, state.labs[seat], _TOKEN, room, view) for kind in ("quarks", "electrons", "hadrons")]
    return tubes, flow([tube.width for tube in tubes], room, _GAP)


def tanks_height(state: NanotechState, seat: int, view: BoardView, width: int) -> int:
    """Return the height of a laboratory's capsules."""
    _, rows = _tubes(state, seat, view, width)
    return 2 * _PAD + len(rows) * (_LABEL + _TUBE) + (len(rows) - 1) * 14


def draw_tanks(canvas: Canvas, tanks: Box, state: NanotechState, seat: int, view: BoardView, places: Places) -> None:
    """Draw a laboratory's capsules with their contents, each below the number of its spaces."""
    theme, lab = view.colours, state.labs[seat]
    tubes, rows = _tubes(state, seat, view, tanks.width)
    canvas.panel(tanks, 24, theme.panel, theme.edge, 2)
    places.add(f"lab:{seat}", tanks, 24)
    for number, row in enumerate(rows):
        x, y = tanks.left + _PAD, tanks.top + _PAD + number * (_LABEL + _TUBE + 14)
        for index in row:
            tube = tubes[index]
            kind = tube.place.rpartition(":")[2]
            held, spaces = len(contents(kind, lab, _TOKEN, theme, view.words)), spaces_of(kind, lab)
            label = view.words(f"render-capsule-{kind}", held=held, spaces=spaces)
            canvas.text((x + 12, y + 16), label, 30, theme.soft, "bold", room=tube.width - 12)
            box = Box(x, y + _LABEL, tube.width, _TUBE)
            tube.draw(canvas, box)
            places.add(tube.place, box, _TUBE // 2)
            x += tube.width + _GAP


def draw_band(canvas: Canvas, box: Box, state: NanotechState, seat: int, view: BoardView, places: Places) -> None:
    """Draw the head of the laboratory in its player's color: name, prestige, energy."""
    player, lab, middle = view.colours.player(seat), state.labs[seat], box.middle[1]
    canvas.panel(box, 24, player.fill, view.colours.ink, 4)
    canvas.stamp(icons.piece(84, player.reversed, view.initials(seat)), (box.left + 66, middle))
    x = box.right - 28
    gains = view.words("render-recharge-gives", energy=lab.charge)
    for number, sprite, place, note in (
        (lab.energy, icons.energy(62, view.colours), f"lab:{seat}:energy", gains),
        (lab.prestige, icons.laurel(64, player.on), f"prestige:{seat}", ""),
    ):
        right = x
        if note:
            text = canvas.text((x, middle), note, 30, player.on, "bold", "right")
            x = text.left - 12
        figure = canvas.text((x, middle), str(number), 58, player.on, "bold", "right")
        canvas.stamp(sprite, (figure.left - 44, middle))
        places.add(place, Box(figure.left - 84, middle - 44, right - figure.left + 100, 88), 22)
        x = figure.left - 116
    canvas.fit_text(
        (box.left + 124, middle),
        view.name(seat),
        (50, 44, 38, 34),
        player.on,
        "bold",
        "left",
        x - box.left - 124,
    )


def _draw_shop(canvas: Canvas, box: Box, state: NanotechState, seat: int, view: BoardView, places: Places) -> None:
    """Draw the four kinds of expansion: their costs and effects, and this laboratory's number of each."""
    theme, lab = view.colours, state.labs[seat]
    places.add(f"lab:{seat}:expansions", box.inset(-5), 24)
    for cell, kind in zip(box.grid(2, 2, 14), Expansion, strict=True):
        owned, record = lab.expansions[kind], components().expansions[kind]
        canvas.panel(cell, 20, theme.panel, theme.edge, 2)
        canvas.stamp(emblems.expansion(kind, 68, theme), (cell.left + 48, cell.middle[1]))
        left, upper, lower = cell.left + 96, cell.top + 30, cell.bottom - 30
        room = cell.right - left - 14
        if owned:
            tally = icons.pill(
                view.words("render-times", count=owned), 30, theme.tones["good"].fill, theme.tones["good"].on
            )
            canvas.stamp(tally, (cell.right - 14 - tally.width // 2, cell.middle[1]))
            room -= tally.width + 12
        canvas.text((left, upper), view.words(f"render-expansion-{kind}"), 30, theme.ink, "bold", room=room)
        canvas.stamp(icons.energy(36, theme), (left + 18, lower))
        price = canvas.text((left + 42, lower), str(record.cost.value), 32, theme.ink, "bold")
        adds = view.words(f"render-adds-{kind}", adds=record.adds.value)
        canvas.text((price.right + 16, lower), adds, 28, theme.soft, room=room - (price.right + 16 - left))


def _draw_recipes(canvas: Canvas, box: Box, state: NanotechState, seat: int, view: BoardView) -> None:
    """Draw each confinement: needs, result, prestige, the number of times it was done, and whether it is possible now."""
    theme, middle = view.colours, box.top + 38
    canvas.panel(box, 24, theme.panel, theme.edge, 2)
    title = canvas.text(
        (box.left + _PAD + 4, middle), view.words(f"nanotech-action-{CardAction.CONFINE}"), 34, theme.ink, "bold"
    )
    canvas.stamp(icons.energy(42, theme), (title.right + 40, middle))
    canvas.text((title.right + 68, middle), str(components().cost(CardAction.CONFINE)), 36, theme.ink, "bold")
    canvas.text((box.right - _PAD - 4, middle), view.words("render-one-of-each"), 28, theme.soft, "bold", "right")
    lines = Box(box.left + _PAD, box.top + 70, box.width - 2 * _PAD, box.height - 82).rows([1] * len(Confinement))
    for line, (kind, record) in zip(lines, components().confinements.items(), strict=True):
        ready, y = _possible(state, seat, kind), line.middle[1]
        ground = mix(theme.panel, theme.tones["good"].fill, 0.16) if ready else theme.well
        canvas.panel(line.inset(0, 4), 18, ground)
        canvas.stamp(result(kind, view), (line.left + 48, y))
        canvas.text((line.left + 100, y), view.words(f"render-{kind}-name"), 32, theme.ink, "bold", room=200)
        x = line.left + 340
        for sprite in needed_particles(record.needs.value, view):
            canvas.stamp(sprite, (x, y))
            x += 62
        x = line.right - 240
        canvas.stamp(icons.laurel(42, theme.tones["prestige"].fill), (x, y))
        canvas.text((x + 30, y), str(record.prestige.value), 38, theme.ink, "bold")
        done = state.labs[seat].confinements[kind]
        if done:
            canvas.text((x + 150, y), view.words("render-times", count=done), 32, theme.soft, "bold", "right")
        if ready:
            canvas.stamp(icons.tick(48, theme), (line.right - 40, y))


def result(kind: Confinement, view: BoardView) -> Sprite:
    """Return the product of a confinement."""
    if kind in HADRONS:
        return particles.particle(str(kind), 56, view.colours, view.words)
    return particles.atom(kind, 80, view.colours)


def needed_particles(needs: Needs, view: BoardView) -> list[Sprite]:
    """Return the particles a confinement uses; quarks in any color."""
    theme, words = view.colours, view.words
    found = [particles.any_quark("up", 54, theme, words)] * needs.up
    found += [particles.any_quark("down", 54, theme, words)] * needs.down
    for name in ("proton", "neutron", "electron"):
        found += [particles.particle(name, 54, theme, words)] * getattr(needs, name)
    return found


@cache
def _ways(kind: Confinement) -> tuple[Confine, ...]:
    return tuple(Confine(kind, odd) for odd in (Colour if kind in HADRONS else (None,)))


def _possible(state: NanotechState, seat: int, kind: Confinement) -> bool:
    return any(way.fits(state, seat) for way in _ways(kind))
