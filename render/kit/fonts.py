"""Type: one family (Inter, tabular figures) with fallbacks for characters it lacks.

A line is laid out character by character from the fonts' own tables: each character is taken from the first
font of the chain that has it, so a family for another script only needs a file and an entry in `CHAINS`.
"""

from __future__ import annotations

import math
import threading
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from render.kit.cache import cache_drawing
from render.kit.sfnt import Metrics

FONT_FOLDER = Path(__file__).resolve().parent.parent.parent / "data" / "fonts"

Weight = Literal["medium", "bold"]

CHAINS: dict[Weight, tuple[str, ...]] = {
    "medium": ("Inter-Medium.otf", "NotoSansTC-Medium.otf"),
    "bold": ("Inter-Bold.otf", "NotoSansTC-Bold.ttf", "NotoSansTC-Medium.otf"),
}
UNKNOWN = "•"
"""Replaces characters that no font of the chain has."""
ELLIPSIS = "…"
OPENING = "（「『《〈"
"""Characters that cannot end a line."""
CLOSING = "、。，；：！？）」』》〉／…"
"""Characters that cannot begin a line."""

_opened = threading.local()


class LineMask(NamedTuple):
    """A line of text ready to paint: an "L" mask, and the pen's start within it, in pixels."""

    mask: Image.Image
    origin_x: int
    baseline: int


@cache
def _metrics(name: str) -> Metrics:
    return Metrics(FONT_FOLDER / name)


def load() -> None:
    """Read the metrics of all fonts before they are needed."""
    for chain in CHAINS.values():
        for name in chain:
            _metrics(name)


def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """Return a font for this thread: a FreeType face must not be shared between threads."""
    fonts: dict[tuple[str, int], ImageFont.FreeTypeFont] = _opened.__dict__.setdefault("fonts", {})
    if (name, size) not in fonts:
        path = FONT_FOLDER / name
        fonts[name, size] = ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
    return fonts[name, size]


def has_glyph(character: str, weight: Weight = "medium") -> bool:
    """Return whether some font of the chain has `character`."""
    return any(character in _metrics(name) for name in CHAINS[weight])


@lru_cache(maxsize=4096)
def legible(text: str, unknown: str = UNKNOWN) -> str:
    """Return `text`, with replacements for characters that no font has.

    Fancy variants of letters become plain ones (NFKC); joiners and other invisible characters are removed; any other
    missing characters (emoji, scripts without a font) become `unknown`, one for a run of them.
    """
    out: list[str] = []
    for character in unicodedata.normalize("NFC", text):
        plain = character if has_glyph(character) else unicodedata.normalize("NFKC", character)
        if all(has_glyph(letter) for letter in plain):
            out.append(plain)
        elif unicodedata.category(character) in {"Mn", "Me", "Cf", "Cc", "Sk"}:
            continue
        elif not out or out[-1] != unknown:
            out.append(unknown)
    return " ".join("".join(out).split())


def _glyph_positions(text: str, size: int, weight: Weight) -> Iterator[tuple[str, str, float]]:
    """Yield each character with its font and the pen's position, then an empty one at the end of the line."""
    pen, before, font_before = 0.0, "", ""
    for character in text:
        name = next((name for name in CHAINS[weight] if character in _metrics(name)), CHAINS[weight][0])
        shown = character if character in _metrics(name) else UNKNOWN
        metrics = _metrics(name)
        if before and font_before == name:
            pen += metrics.kerning(before, shown) * size
        yield shown, name, pen
        pen += metrics.advance(shown) * size
        before, font_before = shown, name
    yield "", "", pen


@lru_cache(maxsize=8192)
def width(text: str, size: int, weight: Weight = "medium") -> int:
    """Return the width of `text` in pixels, rounded up."""
    *_, (_, _, end) = _glyph_positions(text, size, weight)
    return math.ceil(end)


def cap_height(size: int, weight: Weight = "medium") -> int:
    """Return the height of capitals in pixels, by which text is centered."""
    return round(_metrics(CHAINS[weight][0]).cap_height * size)


@cache_drawing
def line(text: str, size: int, weight: Weight = "medium") -> LineMask:
    """Return `text` as a mask, which is shared and must not be modified."""
    margin, baseline = size // 4 + 2, round(size * 1.2)
    mask = Image.new("L", (width(text, size, weight) + 2 * margin, round(size * 1.65)))
    draw = ImageDraw.Draw(mask)
    for character, name, pen in _glyph_positions(text, size, weight):
        if character and not character.isspace():
            font = _font(name, size)
            draw.text((margin + pen, baseline), character, fill=255, font=font, anchor="ls")
    return LineMask(mask, margin, baseline)


@lru_cache(maxsize=4096)
def shorten(text: str, size: int, weight: Weight, room: int) -> str:
    """Return `text`, cut with an ellipsis so that it is at most `room` pixels wide."""
    if width(text, size, weight) <= room:
        return text
    kept = len(text) - 1
    while kept and width(text[:kept].rstrip() + ELLIPSIS, size, weight) > room:
        kept -= 1
    return text[:kept].rstrip() + ELLIPSIS


@lru_cache(maxsize=1024)
def wrap(text: str, size: int, weight: Weight, room: int, most: int) -> tuple[str, ...]:
    """Return `text` in at most `most` lines of at most `room` pixels, with an ellipsis if it is too long."""
    lines: list[str] = []
    pieces = _pieces(text)
    while pieces and len(lines) < most - 1:
        taken = 1
        while taken < len(pieces) and width("".join(pieces[: taken + 1]).strip(), size, weight) <= room:
            taken += 1
        lines.append(shorten("".join(pieces[:taken]).strip(), size, weight, room))
        pieces = pieces[taken:]
    if pieces:
        lines.append(shorten("".join(pieces).strip(), size, weight, room))
    return tuple(lines)


def _pieces(text: str) -> list[str]:
    """Return `text` split where a line may end; a piece after a space begins with it.

    Lines may end at spaces, and between Chinese characters, except next to certain punctuation or within figures.
    """
    pieces: list[str] = []
    for word in text.split():
        start = 0
        for end in range(1, len(word) + 1):
            if end < len(word) and not _may_part(word[end - 1], word[end]):
                continue
            space = " " if start == 0 else ""
            if space and pieces and pieces[-1][-1].isdigit() and _wide(word[0]):
                pieces[-1] += space + word[:end]
            else:
                pieces.append(space + word[start:end])
            start = end
    return pieces


def _may_part(before: str, after: str) -> bool:
    """Return whether a line may end between two characters without a space."""
    return (_wide(before) or _wide(after)) and before not in OPENING and after not in CLOSING


def _wide(character: str) -> bool:
    return unicodedata.east_asian_width(character) in {"W", "F"}


def fitting(text: str, sizes: Sequence[int], width: int, height: int) -> tuple[int, Sequence[str]]:
    """Return the largest of `sizes` (descending) at which a text fits into a box, and its lines, cut at the smallest."""
    for size in sizes:
        lines = wrap(text, size, "medium", width, 99)
        whole = not any(line.endswith(ELLIPSIS) for line in lines)
        if whole and len(lines) * round(size * 1.2) <= height:
            return size, lines
    return sizes[-1], wrap(text, sizes[-1], "medium", width, max(height // round(sizes[-1] * 1.2), 1))
