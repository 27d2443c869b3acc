"""A player's laboratory on the table: capsules, energy, expansions, atoms built."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.catalogue import Catalogue
from engine.nanotech.pieces import ATOMS, Expansion
from engine.nanotech.state import Laboratory, NanotechState
from render.kit import fonts, icons
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box, flow
from render.kit.palette import Theme, mix
from render.nanotech import emblems, particles
from render.parts.marks import Places
from render.view import BoardView

_PAD, _GAP = 14, 14
HEADER = 64
_TUBE, _SHELF = 76, 66
"""Heights of a row of capsules and of a row of the shelf, including the gap below."""


class Item(NamedTuple):
    """A part of a row with a certain width; `place` is its id on the table."""

    width: int
    draw: Callable[[Canvas, Box], None]
    place: str = ""


def spaces_of(kind: str, lab: Laboratory) -> int:
    """Return the number of spaces of a capsule (quarks, electrons, hadrons)."""
    return {"quarks": lab.quark_spaces, "electrons": lab.electron_spaces, "hadrons": lab.hadron_spaces}[kind]


def contents(kind: str, lab: Laboratory, size: int, theme: Theme, words: Catalogue) -> list[Sprite]:
    """Return the tokens in a capsule (quarks, electrons, hadrons)."""
    if kind == "quarks":
        return [particles.quark(token, size, theme, words) for token in sorted(lab.quarks)]
    hadrons = ["proton"] * lab.protons + ["neutron"] * lab.neutrons
    names = ["electron"] * lab.electrons if kind == "electrons" else hadrons
    return [particles.particle(name, size, theme, words) for name in names]


_SINGULAR = {"quarks": "quark", "electrons": "electron", "hadrons": "hadron"}


def capsule(seat: int, kind: str, lab: Laboratory, size: int, room: int, view: BoardView) -> Item:
    """Return a capsule as a glass tube with its tokens and free spaces, smaller if it would exceed `room`."""
    theme, pad = view.colours, size // 6
    spaces = spaces_of(kind, lab)
    step = min(size + 4, (room - 2 * pad) // spaces)
    size = min(size, step - 1)
    tokens = contents(kind, lab, size, theme, view.words)
    width = 2 * pad + size + step * (spaces - 1)
    tint = {"electrons": theme.tones["electron"].fill, "hadrons": theme.tones["proton"].fill}
    edge = mix(tint.get(kind, theme.accent.fill), theme.panel, 0.35)

    def draw(canvas: Canvas, box: Box) -> None:
        glass(canvas, box, theme, edge)
        free = particles.space(_SINGULAR[kind], size, theme)
        for index in range(spaces):
            sprite = tokens[index] if index < len(tokens) else free
            canvas.stamp(sprite, (box.left + pad + size // 2 + step * index, box.middle[1]))

    return Item(width, draw, f"lab:{seat}:{kind}")


def glass(canvas: Canvas, box: Box, theme: Theme, edge: tuple[int, int, int]) -> None:
    """Draw an empty glass tube."""
    canvas.panel(box, box.height // 2, theme.well, edge, 4)
    shine = mix(theme.well, theme.panel, 0.8) if not theme.dark else mix(theme.well, edge, 0.3)
    canvas.panel(Box(box.left + box.height // 3, box.top + 7, box.width - 2 * (box.height // 3), 5), 2, shine)


def count(canvas: Canvas, box: Box, sprite: Sprite, words: str, theme: Theme, strength: float = 1.0) -> None:
    """Draw an icon, faded when `strength` is below 1.0, with a figure to its right."""
    canvas.stamp(sprite, (box.left + sprite.width // 2, box.middle[1]), strength)
    canvas.text((box.left + sprite.width + 6, box.middle[1]), words, 34, theme.ink, "bold")


def shelf(seat: int, lab: Laboratory, view: BoardView) -> list[Item]:
    """Return the atoms built and the expansions owned, as icons with figures."""
    theme, items = view.colours, []
    for atom in ATOMS:
        built = lab.confinements[atom]
        words = view.words("render-times", count=built) if built else ""
        items.append(_counter(particles.atom(atom, 58, theme), words, theme, 1.0 if built else 0.3))
    for kind in Expansion:
        if owned := lab.expansions[kind]:
            words = view.words("render-times", count=owned)
            item = _counter(emblems.expansion(kind, 48, theme), words, theme)
            items.append(item._replace(place=f"lab:{seat}:expansions"))
    return items


def _counter(sprite: Sprite, words: str, theme: Theme, strength: float = 1.0) -> Item:
    def draw(canvas: Canvas, box: Box) -> None:
        count(canvas, box, sprite, words, theme, strength)

    return Item(sprite.width + (6 + fonts.width(words, 34, "bold") if words else 0), draw)


class LaboratoryLayout(NamedTuple):
    """A laboratory's items in rows: capsules above, the shelf below."""

    capsules: list[list[Item]]
    shelf: list[list[Item]]

    @property
    def height(self) -> int:
        """Height of the whole panel in pixels."""
        return HEADER + _TUBE * len(self.capsules) + _SHELF * len(self.shelf) + 2 * _PAD - 2


def plan(state: NanotechState, seat: int, width: int, view: BoardView) -> LaboratoryLayout:
    """Arrange a laboratory's items in rows that fit a panel of `width`."""
    lab, room = state.labs[seat], width - 2 * _PAD
    capsules = [capsule(seat, kind, lab, 54, room, view) for kind in ("quarks", "electrons", "hadrons")]
    return LaboratoryLayout(*(_rows(items, room) for items in (capsules, shelf(seat, lab, view))))


def _rows(items: list[Item], room: int) -> list[list[Item]]:
    return [[items[index] for index in row] for row in flow([item.width for item in items], room, _GAP)]


def draw_lab(
    canvas: Canvas,
    box: Box,
    state: NanotechState,
    seat: int,
    view: BoardView,
    layout: LaboratoryLayout,
    places: Places,
) -> None:
    """Draw a laboratory's panel with its layout."""
    theme, player, lab = view.colours, view.colours.player(seat), state.labs[seat]
    active = seat in view.active and not view.bare
    canvas.panel(box, 22, theme.panel, player.fill if active else theme.edge, 6 if active else 2)
    places.add(f"lab:{seat}", box, 22)
    middle = box.top + _PAD + 24
    canvas.stamp(icons.piece(56, player, view.initials(seat)), (box.left + _PAD + 28, middle))
    energy = str(lab.energy)
    left = box.right - _PAD - 8 - fonts.width(energy, 40, "bold")
    canvas.text((left, middle), energy, 40, theme.ink, "bold")
    token = canvas.stamp(icons.energy(46, theme), (left - 31, middle))
    places.add(f"lab:{seat}:energy", Box(token.left - 8, middle - 28, box.right - _PAD - token.left + 16, 56), 16)
    name_left, room = box.left + _PAD + 68, token.left - 20 - (box.left + _PAD + 68)
    if view.viewer == seat:
        you = icons.pill(view.words("render-you"), 26, theme.accent.fill, theme.accent.on, room // 2)
        room -= you.width + 10
        name = canvas.text((name_left, middle), view.name(seat), 34, theme.ink, "bold", room=room)
        canvas.stamp(you, (name.right + 10 + you.width // 2, middle))
    else:
        canvas.text((name_left, middle), view.name(seat), 34, theme.ink, "bold", room=room)
    ground = box.bottom - _PAD - _SHELF * len(layout.shelf)
    first = box.top + HEADER + _PAD - 4
    first += (ground - first - _TUBE * len(layout.capsules)) // 2
    for rows, top, step in ((layout.capsules, first, _TUBE), (layout.shelf, ground, _SHELF)):
        for number, row in enumerate(rows):
            line = Box(box.left + _PAD, top + number * step, box.width - 2 * _PAD, step - 6)
            _draw_row(canvas, line, row, places)


def _draw_row(canvas: Canvas, box: Box, row: list[Item], places: Places) -> None:
    """Draw a row; items of one place (the expansions) are outlined together."""
    x, spans = box.left, dict[str, Box]()
    for item in row:
        cell = Box(x, box.top, item.width, box.height)
        item.draw(canvas, cell)
        x += item.width + _GAP
        if item.place:
            first = spans.get(item.place, cell)
            spans[item.place] = first._replace(width=cell.right - first.left)
    for name, span in spans.items():
        if name.endswith(":expansions"):
            places.extend(name, Box(span.left - 6, span.top, span.width + 22, span.height), 16)
        else:
            places.add(name, span, span.height // 2)
