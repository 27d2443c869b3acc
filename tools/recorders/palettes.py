"""Records the palettes of Nucleum's pictures from all recorded games: `python -m tools.recorders.palettes`.

Needed after a change of colors, or for a new view; a test fails if the recorded ones no longer fit.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import msgspec
from PIL import Image

from engine.games import load_games
from engine.kernel import Match
from engine.registry import games
from render.kit import indexed
from render.kit.palette import THEMES, Colour
from render.nucleum.contents import POST
from render.nucleum.painter import NucleumPainter
from render.nucleum.palettes import FILE, StoredPalette, kind_of
from render.view import BoardView
from tests.kernel.playthrough import paths_of, read

NAMES = ("Ann", "Ben", "Cleo", "Dan")
PARTS = 3
"""Number of parts of each game after which it is drawn; it is also drawn at its beginning."""


def moments() -> Iterator[tuple[Any, int]]:
    """Yield states of all recorded games with numbers from 0; a state changes when the next one is asked for."""
    number, game = 0, games()["nucleum"]
    for path in paths_of("nucleum"):
        played = read(path)
        match: Match[Any] = Match(game, played.seats, played.seed, played.options)
        yield match.state, number
        number += 1
        for done, choice in enumerate(played.choices, 1):
            match.apply(choice)
            if done % (len(played.choices) // PARTS) == 0 or done == len(played.choices):
                yield match.state, number
                number += 1


class Recording:
    """Makes the palette for pictures of one kind from the colors of all of them; `palette` has the flat ones."""

    def __init__(self, palette: indexed.Palette) -> None:
        self._palette, self._counts = palette, Counter[Colour]()
        self._samples: list[Image.Image] = []

    def add(self, image: Image.Image) -> None:
        """Take the colors of an "RGB" image."""
        for count, colour in image.getcolors(image.width * image.height) or ():
            self._counts[cast("Colour", colour)] += count
        self._samples.append(indexed._sample_of(image))

    def finish(self) -> indexed.Recorded:
        """Return the palette."""
        counts = [(count, colour) for colour, count in self._counts.items()]
        made = indexed._make_palette(counts, self._palette, None).image
        return indexed.Recorded(
            bytes(made.getpalette() or ())[: 3 * indexed.MOST],
            max(
                indexed._apart(each, each.quantize(palette=made, dither=Image.Dither.NONE).convert("RGB")).noise
                for each in self._samples
            ),
        )


def main() -> None:
    """Draw every view at all moments in all themes, and write the palettes.

    The post has none, since it shows parts of all others, and colors made for its table are better.
    """
    load_games()
    painter = NucleumPainter()
    recordings = dict[str, Recording]()
    for state, number in moments():
        for name in set(painter.views_at(state)) - {POST}:
            for theme in THEMES:
                view = BoardView(names=NAMES[: state.seats], title="Nucleum #1", active=(0,), theme=theme)
                picture = painter.draw(name, state, view, number % state.seats)
                assert picture.palette is not None
                recordings.setdefault(kind_of(name, theme), Recording(picture.palette)).add(picture.image)
    made = {kind: recordings[kind].finish() for kind in sorted(recordings)}
    found = {kind: StoredPalette(each.colours.hex(), round(each.noise, 2)) for kind, each in made.items()}
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()  # there are no options but --help
    main()
