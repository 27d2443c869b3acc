"""The recorded palettes: they fit every picture, and make a position look the same regardless of earlier drawings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.kernel import Match
from render.kit import indexed
from render.kit.encode import reduce_colours
from render.kit.palette import THEMES
from render.nucleum.contents import POST
from render.nucleum.painter import NucleumPainter
from render.view import Picture
from tests.kernel.playthrough import path_of, paths_of, read
from tests.nucleum.builder import GAME
from tests.render.nucleum import states

PAINTER = NucleumPainter()
ALL = slice(None)


def position(path: Path, part: float) -> Any:
    """Return the state of a recorded game after a part of its choices."""
    played = read(path)
    match: Match[Any] = Match(GAME, played.seats, played.seed, played.options)
    for choice in played.choices[: round(part * len(played.choices))]:
        match.apply(choice)
    return match.state


def pictures(state: Any, theme: str, part: slice = ALL) -> dict[str, Picture]:
    """Return a picture of each view, or of a part of them, that has a recorded palette."""
    view = states.view(state, theme=theme)
    names = [name for name in PAINTER.views_at(state) if name != POST]
    return {name: PAINTER.draw(name, state, view, 0) for name in names[part]}


def check_fit(path: Path, part: float, every: int = 1) -> None:
    """Fail unless each view has a recorded palette in all themes (or in one of `every` two), which fits its picture."""
    state = position(path, part)
    for number, theme in enumerate(THEMES):
        for name, picture in pictures(state, theme, slice(number % every, None, every)).items():
            assert picture.palette is not None
            recorded = picture.palette.recorded
            assert recorded is not None, f"{name} in {theme}: run `python -m tools.recorders.palettes`"
            found = reduce_colours(picture.image, picture.palette).convert("RGB")
            colours = {recorded.colours[at : at + 3] for at in range(0, len(recorded.colours), 3)}
            used = found.getcolors(len(colours))
            assert used is not None, f"the palette does not fit {name} in {theme}"
            assert {bytes(colour) for _, colour in used} <= colours, f"the palette does not fit {name} in {theme}"  # type: ignore[arg-type]


def test_palettes_fit_a_game() -> None:
    """In half of the themes for each view, all of which are tried."""
    check_fit(path_of("nucleum"), 0.5, every=2)


@pytest.mark.slow
@pytest.mark.parametrize("path", paths_of("nucleum"), ids=lambda path: f"{path.parent.name}-{path.stem}")
@pytest.mark.parametrize("part", [0.0, 0.2, 0.55, 0.9])
def test_palettes_fit_all_games(path: Path, part: float) -> None:
    check_fit(path, part)


def test_a_position_looks_the_same_whatever_was_drawn_before() -> None:
    early, late = position(path_of("nucleum"), 0.1), position(path_of("nucleum"), 0.9)
    seen = []
    for order in ((early, late), (late, early)):
        indexed.forget()
        drawn = {id(state): pictures(state, "light") for state in order}
        seen.append(
            [
                reduce_colours(drawn[id(state)][name].image, drawn[id(state)][name].palette).convert("RGB").tobytes()
                for state in (early, late)
                for name in drawn[id(state)]
            ]
        )
    assert seen[0] == seen[1]
