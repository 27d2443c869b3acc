"""Contact sheets: every view of every game as on a phone, light and dark, in one picture for each game and theme.

`python -m tools.contact_sheet` writes out/contact-sheet-<game>-<theme>.webp.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

from PIL import Image

from engine.games import load_games
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.kit.palette import THEMES
from render.kit.paper import sheet
from render.nanotech.own_board import draw_laboratory
from render.nanotech.table import draw_table
from render.painters import painters
from render.registry import pictures
from render.results.score import draw_scores
from render.view import BoardView, Picture
from tests.render import cases as nanotech_cases
from tests.render import states as nanotech
from tests.render.nucleum import states as nucleum

TARGET = Path(__file__).resolve().parents[1] / "out"
PHONE = 400
"""Width of a phone's screen, and of each picture on the sheet, in pixels."""
_GAP, _CAPTION = 28, 52


def views(game: str, theme: str) -> dict[str, Callable[[], Picture]]:
    """Return the functions that draw each view of a game, by its name."""
    return _nucleum(theme) if game == "nucleum" else _nanotech(theme)


def _nucleum(theme: str) -> dict[str, Callable[[], Picture]]:
    four, over = nucleum.middle(), nucleum.late(3, over=True)
    now = nucleum.view(four, theme=theme, marks=nucleum.MARKS, viewer=1)
    end = BoardView(nucleum.NAMES[:3], "Nucleum #12", theme=theme, words=nucleum.WORDS, history=nucleum.HISTORY)

    def draw(name: str) -> Picture:
        drawn = painters()["nucleum"]
        return drawn.draw(name, over, end) if name == "scores" else drawn.draw(name, four, now)

    return {name: lambda name=name: draw(name) for name in pictures()["nucleum"].views}  # type: ignore[misc]


def _nanotech(theme: str) -> dict[str, Callable[[], Picture]]:
    four = nanotech.middle()
    now = nanotech.view(four, theme=theme, marks=nanotech.MIDDLE_MARKS, viewer=1)
    end = BoardView(nanotech.NAMES, "Nanotech #12", theme=theme, words=nanotech.WORDS, history=nanotech_cases.HISTORY)
    return {
        "table": lambda: draw_table(four, now),
        "own-board": lambda: draw_laboratory(four, 1, now),
        "scores": lambda: draw_scores(nanotech_cases.standings(), end),
        "legend": lambda: painters()["nanotech"].draw("legend", four, now),
    }


def as_on_a_phone(picture: Picture) -> Image.Image:
    """Return a picture as wide as a phone's screen."""
    wide, high = picture.image.size
    return picture.image.resize((PHONE, round(high * PHONE / wide)), Image.Resampling.LANCZOS)


def columns_of(heights: Sequence[int], count: int) -> list[list[int]]:
    """Divide pictures of these heights among `count` columns of about equal height; return their indices."""
    columns: list[list[int]] = [[] for _ in range(count)]
    for index in sorted(range(len(heights)), key=lambda index: -heights[index]):
        shortest = min(columns, key=lambda column: sum(heights[each] + _CAPTION for each in column))
        shortest.append(index)
    return sorted((sorted(column) for column in columns), key=lambda column: column[:1])


def contact_sheet(game: str, theme: str) -> Image.Image:
    """Return all views of a game with their names above them."""
    shown = {name: as_on_a_phone(draw()) for name, draw in views(game, theme).items()}
    names, images = list(shown), list(shown.values())
    columns = columns_of([image.height for image in images], min(4, len(images)))
    tall = max(sum(images[index].height + _CAPTION + _GAP for index in column) for column in columns)
    colours = THEMES[theme]
    canvas = Canvas(sheet(colours, _GAP + len(columns) * (PHONE + _GAP), tall + _GAP))
    for number, column in enumerate(columns):
        x, y = _GAP + number * (PHONE + _GAP), _GAP // 2
        for index in column:
            caption = nucleum.WORDS(f"view-{names[index]}")
            canvas.text((x, y + _CAPTION // 2), caption, 26, colours.ink, "bold", room=PHONE)
            y += _CAPTION
            canvas.image.paste(images[index], (x, y))
            canvas.panel(Box(x - 2, y - 2, PHONE + 4, images[index].height + 4), 4, None, colours.edge, 2)
            y += images[index].height + _GAP
    return canvas.image


def main() -> None:
    """Write the sheet of each game in the light and the dark theme."""
    load_games()
    TARGET.mkdir(exist_ok=True)
    for game in pictures():
        for theme in ("light", "dark"):
            path = TARGET / f"contact-sheet-{game}-{theme}.webp"
            contact_sheet(game, theme).save(path, "WEBP", quality=88, method=6, use_sharp_yuv=True)
            print(f"{path.relative_to(TARGET.parent)}  {path.stat().st_size // 1024} KB")  # noqa: T201


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()  # there are no options but --help
    main()
