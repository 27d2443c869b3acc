"""Effects as signs: one to three icons and a figure, on tiles, contracts and beside spaces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.nucleum.data.vocabulary import (
    Action,
    Directive,
    Effect,
    ExtraRailway,
    Gain,
    Income,
    OneOf,
    Part,
    PlaceNucleum,
    SlotReward,
    SpecialTiles,
    TakeTile,
    Technology,
)
from engine.nucleum.library import components
from render.kit import fonts
from render.kit.cache import cache_drawing
from render.kit.canvas import Canvas, Sprite
from render.kit.palette import Colour, Theme
from render.nucleum.in_play import every_drawing
from render.nucleum.module import Sign
from render.nucleum.signs import colours, emblems


def sign(effect: Effect) -> Sign:
    """Return the sign of an effect."""
    return every_drawing().signs[type(effect)](effect)


def _gain(effect: Gain) -> Sign:
    return Sign((f"token:{effect.resource}",), str(effect.amount))


def _income(effect: Income) -> Sign:
    if effect.cost:
        return Sign((f"income:{effect.track}",), f"−{effect.cost}", "token:thaler")
    return Sign((f"income:{effect.track}",), f"+{effect.steps}")


def _technology(effect: Technology) -> Sign:
    return Sign((f"technology:{effect.level}",), "I" * effect.level)


def _action(effect: Action) -> Sign:
    return Sign((f"glyph:{effect.action}",), *_details(effect))


def _details(effect: Action) -> tuple[str, str]:
    if effect.thaler_off:
        return f"−{effect.thaler_off}", "token:thaler"
    if effect.workers_off:
        return f"−{effect.workers_off}", "token:worker"
    if effect.electricity:
        return f"+{effect.electricity}", "glyph:bolt"
    if effect.uranium:
        return f"+{effect.uranium}", "token:uranium"
    return ("×2", "") if effect.double_slot else ("", "")


def _directive(effect: Directive) -> Sign:
    return Sign(("glyph:directive",), f"−{effect.thaler_off}", "token:thaler")


def _take_tile(effect: TakeTile) -> Sign:
    figure = "0" if effect.free else f"−{effect.thaler_off}" if effect.thaler_off else ""
    return Sign(("glyph:develop",), figure, "token:thaler" if figure else "")


def _one_of(effect: OneOf) -> Sign:
    firsts = [sign(option[0]) for option in effect.options]
    return Sign(tuple(each.icons[0] for each in firsts), "/".join(each.figure or "1" for each in firsts))


def _special_tiles(_effect: SpecialTiles) -> Sign:
    data = components()
    counts = {len(found) for each in data.experiments if (found := data.tiles_in("special", each))}
    return Sign(("glyph:develop",), f"+{counts.pop()}" if len(counts) == 1 else "+")


SIGNS: dict[type[Part], Callable[[Any], Sign]] = {
    Gain: _gain,
    Income: _income,
    Technology: _technology,
    Action: _action,
    Directive: _directive,
    TakeTile: _take_tile,
    OneOf: _one_of,
    SpecialTiles: _special_tiles,
    ExtraRailway: lambda _effect: Sign(("glyph:railway",), "+1"),
    SlotReward: lambda effect: Sign(("glyph:contract",), f"+{effect.times}"),
    PlaceNucleum: lambda _effect: Sign(("token:nucleum",)),
}
"""The signs of the base game's effects."""


@cache_drawing
def icon(name: str, size: int, theme: Theme, ground: Colour) -> Sprite:
    """Return an icon: "glyph:<name>", "token:<name>", "income:<track or any>", "technology:<level>"."""
    kind, _, what = name.partition(":")
    if kind == "token":
        return emblems.token(what, size, theme)
    ink = colours.thing("action", theme).fill
    if kind == "technology":
        return emblems.technology(int(what), size, theme, ink, colours.thing("lit", theme).fill)
    if kind == "glyph":
        return emblems.glyph(what, size, ink, ground)
    canvas = Canvas.clear(size, size)
    canvas.stamp(emblems.glyph("income", round(size * 0.9), ink, ground), (size // 2, round(size * 0.68)))
    if what == "any":
        for number, each in enumerate(("thaler", "worker", "vp")):
            small = emblems.token(each, round(size * 0.34), theme)
            canvas.stamp(small, (round(size * (0.17 + 0.33 * number)), round(size * 0.2)))
    else:
        canvas.stamp(emblems.token(what, round(size * 0.5), theme), (size // 2, round(size * 0.26)))
    return canvas.sprite()


def draw_stack(canvas: Canvas, middle: tuple[int, int], shown: Sign, size: int, theme: Theme, ground: Colour) -> None:
    """Draw a sign's icons with its figure below them; `size` is the total height."""
    x, y = middle
    large = round(size * (0.6 if shown.figure else 0.86))
    each = large if len(shown.icons) == 1 else round(large * 0.68)
    top = y - size // 2 + large // 2 if shown.figure else y
    left = x - (each + 1) * (len(shown.icons) - 1) // 2
    for number, name in enumerate(shown.icons):
        canvas.stamp(icon(name, each, theme, ground), (left + number * (each + 1), top))
    if shown.figure:
        _figure(canvas, (x, y + size // 2 - round(size * 0.17)), shown, round(size * 0.42), theme, ground)


def column(
    canvas: Canvas, middle: tuple[int, int], icons: Sequence[str], size: int, theme: Theme, ground: Colour
) -> None:
    """Draw icons one below the other; `size` is the total height."""
    each = size // len(icons)
    top = middle[1] - size // 2 + each // 2
    for number, name in enumerate(icons):
        canvas.stamp(icon(name, each - 2, theme, ground), (middle[0], top + number * each))


def _figure(canvas: Canvas, middle: tuple[int, int], shown: Sign, size: int, theme: Theme, ground: Colour) -> None:
    wide = fonts.width(shown.figure, size, "bold")
    unit = round(size * 0.86) if shown.unit else 0
    left = middle[0] - (wide + (unit + 2 if unit else 0)) // 2
    canvas.text((left, middle[1]), shown.figure, size, theme.ink, "bold")
    if unit:
        canvas.stamp(icon(shown.unit, unit, theme, ground), (left + wide + 2 + unit // 2, middle[1]))


def row(
    canvas: Canvas, at: tuple[int, int], effects: Sequence[Effect], size: int, theme: Theme, ground: Colour
) -> int:
    """Draw effects side by side as icon and figure from `at` (left end, middle); return the right end."""
    x, y = at
    text = round(size * 0.72)
    for effect in effects:
        shown = sign(effect)
        for name in shown.icons:
            canvas.stamp(icon(name, size, theme, ground), (x + size // 2, y))
            x += size + 2
        if shown.figure:
            x = canvas.text((x + 2, y), shown.figure, text, theme.ink, "bold").right + 2
        if shown.unit:
            canvas.stamp(icon(shown.unit, text, theme, ground), (x + text // 2, y))
            x += text
        x += size // 3
    return x - size // 3


def row_width(effects: Sequence[Effect], size: int) -> int:
    """Return the width of `row` in pixels."""
    text, width = round(size * 0.72), 0
    for effect in effects:
        shown = sign(effect)
        width += len(shown.icons) * (size + 2) + size // 3
        if shown.figure:
            width += fonts.width(shown.figure, text, "bold") + 4
        if shown.unit:
            width += text
    return width - size // 3
