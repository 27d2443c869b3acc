"""The illustrations of Nanotech's rules pages, and a picture of each card, expansion and confinement."""

from __future__ import annotations

from collections.abc import Callable

from engine.nanotech.components import ComponentRecords, components
from engine.nanotech.help import explain
from engine.nanotech.pieces import HADRONS, CardAction, Confinement, Expansion, Quark, QuarkType
from engine.nanotech.state import ActionCard, NanotechState
from render.kit import icons
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.nanotech import emblems, particles
from render.nanotech.cards import cost_words, draw_card
from render.nanotech.laboratory import glass
from render.nanotech.legend import draw_icons
from render.nanotech.own_board import needed_particles, result
from render.parts.marks import Places
from render.parts.page_sheet import INNER, MARGIN, arrow, blank_page, caption, enlarge, panel, side_by_side
from render.parts.seats import race
from render.view import BoardView, Picture, shorten


def _cards(data: ComponentRecords, view: BoardView) -> Canvas:
    """Draw the action cards as on the table, with energy on one that was left over."""
    left_over = data.set_up.leftover_energy.value
    cards = [
        ActionCard(id=name, kind=kind, energy=left_over if kind is CardAction.CONFINE else 0)
        for name, kind in data.card_ids.items()
    ]
    rows = -(-len(cards) // 2)
    canvas = blank_page(view, 2 * MARGIN + rows * 190 + (rows - 1) * 14)
    for cell, card in zip(Box(MARGIN, MARGIN, INNER, rows * 204 - 14).grid(2, rows, 14), cards, strict=False):
        draw_card(canvas, cell, card, view, Places())
    return canvas


def _particles(data: ComponentRecords, view: BoardView) -> Canvas:
    """Draw the quarks by type, and a lepton capsule with an electron."""
    theme, words = view.colours, view.words
    canvas = blank_page(view, 2 * MARGIN + 2 * 132 + 14 * 2 + 150)
    top = MARGIN
    for kind in QuarkType:
        inner = panel(canvas, Box(MARGIN, top, INNER, 132), view)
        canvas.text((inner.left, inner.middle[1]), words(f"render-type-{kind}"), 36, theme.ink, "bold")
        found = [particles.quark(token, 92, theme, words) for token in Quark if token.type is kind]
        side_by_side(canvas, (inner.left + 430, inner.middle[1]), found, 40)
        top += 146
    inner = panel(canvas, Box(MARGIN, top, INNER, 150), view)
    tube = Box(inner.left, inner.top + 8, 34 + 104 * data.set_up.electron_spaces.value, inner.height - 16)
    glass(canvas, tube, theme, theme.tones["electron"].fill)
    for number in range(data.set_up.electron_spaces.value):
        token = particles.space("electron", 84, theme)
        if not number:
            token = particles.particle("electron", 84, theme, words)
        canvas.stamp(token, (tube.left + 66 + 104 * number, tube.middle[1]))
    x = tube.right + 50
    canvas.stamp(icons.energy(56, theme), (x, inner.middle[1]))
    canvas.text((x + 36, inner.middle[1]), str(data.cost(CardAction.LEPTON)), 42, theme.ink, "bold")
    arrow(canvas, (x + 86, inner.middle[1]), (x + 136, inner.middle[1]), theme.accent.fill)
    canvas.stamp(icons.laurel(60, theme.tones["prestige"].fill), (x + 190, inner.middle[1]))
    canvas.text((x + 228, inner.middle[1]), f"+{data.electron_prestige}", 42, theme.ink, "bold")
    return canvas


def _expansions(data: ComponentRecords, view: BoardView) -> Canvas:
    """Draw the expansions with their costs and effects."""
    theme, words = view.colours, view.words
    records = data.expansions
    canvas = blank_page(view, 2 * MARGIN + 28 + 116 * len(records))
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, 28 + 116 * len(records)), view)
    for row, (kind, record) in zip(inner.rows([1] * len(records)), records.items(), strict=True):
        y = row.middle[1]
        canvas.stamp(emblems.expansion(kind, 92, theme), (row.left + 54, y))
        canvas.text((row.left + 124, y - 24), words(f"render-expansion-{kind}"), 34, theme.ink, "bold", room=560)
        canvas.stamp(icons.energy(44, theme), (row.left + 146, y + 24))
        canvas.text((row.left + 174, y + 24), str(record.cost.value), 36, theme.ink, "bold")
        adds = words(f"render-adds-{kind}", adds=record.adds.value)
        canvas.text((row.left + 240, y + 24), adds, 32, theme.ink, room=row.width - 250)
    return canvas


def _recipes(data: ComponentRecords, view: BoardView) -> Canvas:
    """Draw every confinement: its particles, its product, its prestige."""
    theme, words = view.colours, view.words
    records = data.confinements
    canvas = blank_page(view, 2 * MARGIN + 80 + 104 * len(records))
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, 80 + 104 * len(records)), view)
    head = Box(inner.left, inner.top, inner.width, 44)
    canvas.stamp(icons.energy(44, theme), (head.left + 24, head.middle[1]))
    canvas.text((head.left + 54, head.middle[1]), str(data.cost(CardAction.CONFINE)), 36, theme.ink, "bold")
    text = words("render-one-of-each")
    canvas.fit_text((head.right, head.middle[1]), text, (30, 28, 26), theme.ink, "bold", "right", head.width - 130)
    body = Box(inner.left, inner.top + 52, inner.width, inner.height - 52)
    for row, (kind, record) in zip(body.rows([1] * len(records), 8), records.items(), strict=True):
        canvas.panel(row, 18, theme.well)
        y, x = row.middle[1], row.left + 40
        for sprite in needed_particles(record.needs.value, view):
            canvas.stamp(sprite, (x, y))
            x += 62
        canvas.text((row.left + 402, y), "→", 38, theme.accent.fill, "bold")
        canvas.stamp(result(kind, view), (row.left + 498, y))
        canvas.stamp(icons.laurel(52, theme.tones["prestige"].fill), (row.right - 104, y))
        canvas.text((row.right - 66, y), str(record.prestige.value), 42, theme.ink, "bold")
    return canvas


def _race(data: ComponentRecords, view: BoardView) -> Canvas:
    """Draw the prestige track with the target, which one player has reached."""
    target = data.set_up.target_default.value
    canvas = blank_page(view, 250)
    race(canvas, Box(MARGIN, MARGIN, INNER, 202), view, (target + 1, target - 2, target - 4), target)
    return canvas


ILLUSTRATIONS: dict[str, Callable[[ComponentRecords, BoardView], Canvas]] = {
    "cards": _cards,
    "particles": _particles,
    "expansions": _expansions,
    "recipes": _recipes,
    "race": _race,
    "icons": lambda _data, view: draw_icons(view),
}
"""Every illustration by name (`engine.kernel.Topic.picture`)."""


def illustrate(name: str, view: BoardView) -> Picture:
    """Draw the illustration `name`. Raises KeyError for an unknown one."""
    canvas = ILLUSTRATIONS[name](components(), view)
    return Picture.of(canvas, view.words(f"page-nanotech-alt-{name}"))


def draw_component(component: str, state: NanotechState | None, view: BoardView) -> Picture:
    """Draw a card, expansion or confinement at a large size with its text. Raises KeyError for an unknown one."""
    text = explain(component, state, view.viewer)
    group, _, key = component.partition(":")
    theme, does = view.colours, view.say(text.does)
    canvas = blank_page(view, 420)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, 372), view)
    icon = Box(inner.left, inner.top, inner.width, 150)
    if group == "card":
        kind = CardAction(key)
        canvas.stamp(emblems.action(kind, 140, theme), (icon.middle[0] - 90, icon.middle[1]))
        canvas.stamp(icons.energy(76, theme), (icon.middle[0] + 50, icon.middle[1]))
        canvas.text((icon.middle[0] + 100, icon.middle[1]), cost_words(kind, view.words), 56, theme.ink, "bold")
    elif group == "expansion":
        canvas.stamp(emblems.expansion(Expansion(key), 140, theme), icon.middle)
    else:
        _draw_recipe(canvas, icon, Confinement(key), view)
    name = Box(inner.left, icon.bottom + 14, inner.width, 54)
    caption(canvas, name, view.say(text.component.name), view, size=36, weight="bold", centred=True)
    caption(canvas, Box(inner.left, name.bottom, inner.width, inner.bottom - name.bottom), does, view, centred=True)
    alt = shorten([view.words("what-alt", name=text.component.name, kind=text.component.kind), does])
    return Picture.of(canvas, alt)


def _draw_recipe(canvas: Canvas, box: Box, kind: Confinement, view: BoardView) -> None:
    """Draw the particles of a confinement and its product."""
    used = needed_particles(components().confinements[kind].needs.value, view)
    side_by_side(canvas, (box.left + 220, box.middle[1]), used, 8)
    canvas.text((box.left + 450, box.middle[1]), "→", 44, view.colours.accent.fill, "bold", "middle")
    made = enlarge(result(kind, view), 2.0 if kind in HADRONS else 1.7)
    canvas.stamp(made, (box.right - 130, box.middle[1]))
