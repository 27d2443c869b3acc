"""The whole table of Nanotech in one picture, for a phone in portrait orientation."""

from __future__ import annotations

from engine.nanotech.pieces import Confinement, Expansion
from engine.nanotech.state import NanotechState
from render.kit import fonts, icons
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box, Column
from render.kit.palette import mix
from render.kit.paper import sheet_in_parts
from render.nanotech import emblems, particles
from render.nanotech.alt_text import table_alt
from render.nanotech.cards import draw_cards
from render.nanotech.laboratory import draw_lab, glass, plan
from render.parts.marks import Places
from render.parts.seats import HeaderFact, chips, header, race, race_height, take_header
from render.view import BoardView, Picture

WIDTH = 1080
MARGIN = 28
_GAP = 16
CARD = 176
SUPPLY = 76
"""Height of the supply as its own strip; in a box twice as high it takes two rows."""


def draw_table(state: NanotechState, view: BoardView, grown: NanotechState | None = None) -> Picture:
    """Draw everything on the table: header, players, race, central capsule, cards, laboratories, supply.

    The picture is 1080 pixels wide; its height depends on the number of players and on their laboratories. As part of
    a recap, which has its own title, it has no header, and room for the laboratories at their final size (`grown`).
    In a bare view it has neither header nor players.
    """
    width = WIDTH - 2 * MARGIN
    order = [(state.start_seat + offset) % state.seats for offset in range(state.seats)]
    pairs = [range(state.seats)[first : first + 2] for first in range(0, state.seats, 2)]
    half = (width - _GAP) // 2
    plans = [plan(state, seat, half, view) for seat in range(state.seats)]
    room = plans if grown is None else [*plans, *(plan(grown, seat, half, view) for seat in range(state.seats))]
    tall = [max(room[seat].height for seat in range(len(room)) if seat % state.seats in pair) for pair in pairs]
    page = Column(MARGIN, 20, width, _GAP)
    places = Places()
    top = take_header(page, view) if grown is None else None
    players = page.take(128) if not view.bare else None
    heights = [race_height(state.seats), 152, 2 * CARD + 14, *tall]
    boxes = [page.take(height) for height in heights]
    spare = boxes[-1].columns([1, 1], _GAP)[1] if state.seats % 2 else page.take(SUPPLY)
    canvas = Canvas(sheet_in_parts(view.colours, WIDTH, page.bottom + 24))
    header(canvas, top, view, particles.atom(Confinement.HELIUM, 76, view.colours), facts(state, view))
    scores = [lab.prestige for lab in state.labs]
    if players is not None:
        chips(canvas, players, view, order, scores, winners(state, view), places, "prestige")
    race(canvas, boxes[0], view, scores, state.target, places if players is None else None)
    draw_capsule(canvas, boxes[1], state, view, places)
    draw_cards(canvas, boxes[2], state, view, places)
    for row, pair in zip(boxes[3:], pairs, strict=True):
        for seat, cell in zip(pair, row.columns([1, 1], _GAP), strict=False):
            draw_lab(canvas, cell, state, seat, view, plans[seat], places)
    draw_supply(canvas, spare, state, view)
    places.highlight(canvas, view)
    return Picture.of(canvas, table_alt(state, view), gaps=page.gaps, places=places.by_id)


def facts(state: NanotechState, view: BoardView) -> list[HeaderFact]:
    """Return the facts in the header: the game's round, its target, and its imminent or past end."""
    found = [HeaderFact(view.words("render-target", target=state.target))]
    if state.over:
        return [*found, HeaderFact(view.words("render-over"), strong=True)]
    if state.final_round:
        return [*found, HeaderFact(view.words("render-final-round"), strong=True)]
    return [HeaderFact(view.words("render-round", round=state.round)), *found]


def winners(state: NanotechState, view: BoardView) -> list[int]:
    """Return the seats that won, empty while the game runs."""
    if not state.over:
        return []
    from engine.nanotech.steps import final_standings

    return view.winners(final_standings(state))


def draw_capsule(canvas: Canvas, box: Box, state: NanotechState, view: BoardView, places: Places) -> None:
    """Draw the central quark capsule between the face-down pile and the discards."""
    theme, words = view.colours, view.words
    left, tank, right = box.columns([148, 728, 148])
    tank = tank.inset(12, 6)
    edge = mix(theme.accent.fill, theme.panel, 0.2)
    glass(canvas, tank, theme, edge)
    places.add("capsule", tank, tank.height // 2)
    for cap in (Box(tank.left + 40, tank.top, 12, tank.height), Box(tank.right - 52, tank.top, 12, tank.height)):
        canvas.panel(cap, 0, edge)
    most = max(state.seats + 1, len(state.capsule))
    step = min(124, (tank.width - 130) // most)
    size = min(108, step - 8)
    first = tank.middle[0] - step * (most - 1) // 2
    for index in range(most):
        at = (first + step * index, tank.middle[1])
        if index < len(state.capsule):
            canvas.stamp(particles.quark(state.capsule[index], size, theme, words), at)
        else:
            canvas.stamp(particles.space("quark", size, theme), at)
    for side, label, tokens, sprite in (
        (left, "render-pile", state.draw, particles.face_down(76, theme)),
        (right, "render-discard", state.discard, _top_of_discard(state, view)),
    ):
        middle = side.middle[0]
        canvas.stamp(sprite, (middle - 30, side.top + 52), 1.0 if tokens else 0.35)
        canvas.text((middle + 16, side.top + 52), str(len(tokens)), 40, theme.ink, "bold")
        canvas.text((middle, side.bottom - 26), words(label), 28, theme.soft, "bold", "middle", side.width)


def _top_of_discard(state: NanotechState, view: BoardView) -> Sprite:
    if not state.discard:
        return particles.space("quark", 66, view.colours)
    return particles.quark(state.discard[-1], 66, view.colours, view.words)


def draw_supply(canvas: Canvas, box: Box, state: NanotechState, view: BoardView) -> None:
    """Draw the common supply (energy, particles, expansion cards), in one row or two."""
    theme = view.colours
    canvas.panel(box, 22, mix(theme.panel, theme.paper, 0.5), theme.edge, 2)
    entries = [(icons.energy(48, theme), state.energy)]
    for kind, left in (
        ("electron", state.electrons),
        ("proton", state.protons),
        ("neutron", state.neutrons),
    ):
        entries.append((particles.particle(kind, 44, theme, view.words), left))
    entries += [(emblems.expansion(kind, 48, theme), state.expansions[kind]) for kind in Expansion]
    words = view.words("render-supply")
    if box.height < 2 * SUPPLY:
        label = canvas.text((box.left + 20, box.middle[1]), words, 28, theme.soft, "bold")
        rows = [Box(label.right + 20, box.top, box.right - 20 - label.right - 20, box.height)]
    else:
        canvas.text((box.left + 20, box.top + 34), words, 28, theme.soft, "bold")
        rows = Box(box.left + 20, box.top + 52, box.width - 40, box.height - 64).rows([1, 1])
    across = len(entries) // len(rows)
    for number, row in enumerate(rows):
        _draw_entries(canvas, row, entries[number * across :][:across], view, fixed=len(rows) > 1)


def _draw_entries(
    canvas: Canvas, row: Box, entries: list[tuple[Sprite, int]], view: BoardView, *, fixed: bool
) -> None:
    """Draw icons with figures over the whole width of a row: in equal columns if `fixed`, else equal gaps."""
    theme = view.colours
    widths = [sprite.width + 6 + fonts.width(str(left), 34, "bold") for sprite, left in entries]
    gap = (row.width - sum(widths)) / (len(entries) - 1)
    for index, (sprite, left) in enumerate(entries):
        before = row.width * index / len(entries) if fixed else sum(widths[:index]) + gap * index
        x = row.left + round(before)
        canvas.stamp(sprite, (x + sprite.width // 2, row.middle[1]), 1.0 if left or sprite.inscriptions else 0.35)
        colour = theme.ink if left else theme.soft
        canvas.text((x + sprite.width + 6, row.middle[1]), str(left), 34, colour, "bold")
