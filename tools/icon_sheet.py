"""A sheet of all icons at full size and as large as in a message, on the backgrounds of Discord.

`python -m tools.icon_sheet` writes out/icons.webp.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from PIL import Image

from render.icons.drawings import SIZE, draw_icon
from render.icons.names import ICON_NAMES
from render.kit.canvas import Canvas
from render.kit.palette import Colour, hexadecimal, readable_on

TARGET = Path(__file__).resolve().parents[1] / "out" / "icons.webp"
BACKGROUNDS: dict[str, Colour] = {
    "dark": hexadecimal("313338"),
    "light": hexadecimal("FFFFFF"),
    "gray": hexadecimal("808080"),
    "blurple": hexadecimal("5865F2"),
}
"""Discord's backgrounds: its dark and its light theme, a secondary button between the two, a primary button."""
IN_TEXT = 22
"""Width and height in pixels of an emoji in a text."""
COLUMNS = 10
_WIDE, _HIGH, _GAP = 190, 224, 12


def icon_sheet(background: Colour) -> Image.Image:
    """Return all icons with their names on one background."""
    rows = -(-len(ICON_NAMES) // COLUMNS)
    canvas = Canvas(Image.new("RGB", (COLUMNS * _WIDE, rows * _HIGH), background))
    for number, name in enumerate(ICON_NAMES):
        left, top = number % COLUMNS * _WIDE + _GAP, number // COLUMNS * _HIGH + _GAP
        icon = draw_icon(name)
        canvas.image.paste(icon, (left, top), icon)
        small = icon.resize((IN_TEXT, IN_TEXT), Image.Resampling.LANCZOS)
        canvas.image.paste(small, (left + SIZE + _GAP, top + (SIZE - IN_TEXT) // 2), small)
        canvas.text((left, top + SIZE + 2 * _GAP), name, 22, readable_on(background), room=_WIDE - 2 * _GAP)
    return canvas.image


def main() -> None:
    """Write the sheet, with one part for each background."""
    parts = [icon_sheet(background) for background in BACKGROUNDS.values()]
    whole = Image.new("RGB", (parts[0].width, sum(part.height for part in parts)))
    for number, part in enumerate(parts):
        whole.paste(part, (0, number * part.height))
    TARGET.parent.mkdir(exist_ok=True)
    whole.save(TARGET, "WEBP", lossless=True)
    print(f"{TARGET.name}  {TARGET.stat().st_size // 1024} KB")  # noqa: T201


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()  # there are no options but --help
    main()
