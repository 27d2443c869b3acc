"""Laws of views: each is drawn at several moments of recorded games, and each place of the map with something on it.

A module that puts something on the map says in `tests/nucleum/modules/<id>/invariants.py`, as `fill(state)`, how to
put something on each of its places. The laws draw everything that a module draws there, so any error fails here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from engine.kernel import Event, Match
from engine.nucleum.data.components import BuildingSpace, FurtherSpace, MineSpace
from engine.nucleum.game import NucleumState
from engine.nucleum.library import lib, side
from engine.nucleum.modules import MODULES
from engine.nucleum.state import Piece, Rail, Wagons
from render.kit import indexed
from render.kit.canvas import Canvas
from render.kit.encode import reduce_colours
from render.kit.palette import THEMES
from render.nucleum import in_play
from render.nucleum.contents import POST
from render.nucleum.drawings import DRAWINGS
from render.nucleum.map.board import board_alone
from render.nucleum.modules import CONTENTS
from render.nucleum.painter import NucleumPainter
from render.parts.marks import Places
from render.question import QUESTION
from render.view import MAX_RATIO, Mark, Picture, marks_of
from tests.kernel.playthrough import path_of, paths_of, read
from tests.nucleum.builder import GAME
from tests.nucleum.recorded import IN_FORCE, games
from tests.render.nucleum import states
from tests.render.places import check_places

PICTURES = NucleumPainter()
NO_COLOR = (255, 0, 255)
"""A color that nothing on the map has."""


def moments(path: Path, *quarters: int) -> Iterator[tuple[NucleumState, tuple[Mark, ...]]]:
    """Yield the table after some quarters of a recorded game, of which 4 is its end, with what changed last."""
    record = read(path)
    match: Match[Any] = Match(GAME, record.seats, record.seed, record.options)
    last = len(record.choices)
    turn: list[Event] = []
    for number, choice in enumerate(record.choices, 1):
        turn = [] if choice == "confirm" else turn
        turn = [*turn, *match.apply(choice)]
        if number in {last * quarter // 4 for quarter in quarters}:
            yield match.state, marks_of(GAME.guide, turn)


def end_of(path: Path) -> NucleumState:
    """Return the table at the end of a recorded game."""
    ((state, _),) = moments(path, 4)
    return state


@pytest.mark.parametrize("each_view", [False, pytest.param(True, marks=pytest.mark.slow)])
@games(some=True)
def test_every_view_is_drawn_in_a_recorded_game(path: Path, each_view: bool) -> None:
    """The question in the middle of a game, and at its end a module's own views, or all with `each_view`."""
    for state, marks in moments(path, 2, 4):
        view = states.view(state, marks=marks, viewer=0)
        own = [name for module in state.modules if module != "base" for name in in_play.REGISTRY.by((module,)).views]
        names = PICTURES.views_at(state) if each_view or path == path_of("nucleum") else own
        if not state.over:
            names = own if each_view else ()
        for name in names:
            picture = PICTURES.draw(name, state, view, 0)
            check_places(GAME.guide, state, picture)
            pages = picture.pages()
            assert all(page.image.height <= MAX_RATIO * page.image.width for page in pages), name
            whole = sum(len(page.inscriptions) for page in pages)
            assert whole == len(picture.inscriptions), name  # a text that a page cuts is on none
        if PICTURES.badges(state):
            assert PICTURES.draw(QUESTION, state, view, 0).image.width > 0


@pytest.mark.slow
@games()
def test_every_view_is_drawn_for_everyone_at_every_moment(path: Path) -> None:
    for state, marks in moments(path, 1, 2, 3, 4):
        for seat in range(state.seats):
            view = states.view(state, marks=marks, viewer=seat, theme="dark" if seat % 2 else "light")
            for name in PICTURES.views_at(state):
                assert PICTURES.draw(name, state, view, seat).image.width > 0
        picture = PICTURES.draw("map", state, states.view(state, marks=marks))
        assert picture.image.width > 0


def fill_map(state: NucleumState) -> None:
    """Put something on each space of a city and of a link, of any module, each plant, and each coal area."""
    board, seats, data = state.board, cycle(range(state.seats)), lib(state)
    buildings, rows, tiles = cycle(data.buildings.values()), cycle(data.rows), cycle(data.tiles)
    for city in side(state).cities.values():
        for space, seat in zip(city.spaces, seats, strict=False):
            if space.id in board.pieces:
                continue
            if isinstance(space, FurtherSpace):
                piece = Piece(type=space.kind, owner=seat)
            elif isinstance(space, BuildingSpace):
                record = next(buildings)
                lit = seat == 0
                piece = Piece(
                    type="building", id=record.id, owner=seat, types=record.types, level=record.level, energized=lit
                )
            else:
                piece = Piece(type="mine" if isinstance(space, MineSpace) else "turbine", id=next(rows), owner=seat)
            board.pieces[space.id] = piece
        if city.plant is not None and city.plant.takes_nucleum and city.id not in board.nuclei:
            board.nuclei.append(city.id)
    for link in side(state).links.values():
        for name in link.space_ids:
            board.rails.setdefault(name, Rail(owner=next(seats), tile=next(tiles)))
    for key in side(state).coal_areas:
        board.coal[key] = Wagons(1, 1)
    board.clear_cache()


def of_invariants(module: str, name: str) -> Callable[[NucleumState], None] | None:
    """Return the result of the function with this name in a module's invariants."""
    path = f"tests.nucleum.modules.{module}.invariants"
    try:
        there = find_spec(path)
    except ModuleNotFoundError:  # nor is there a folder
        there = None
    return getattr(import_module(path), name, None) if there is not None else None


def puts_on_the_map(module: str) -> bool:
    """Return whether an expansion puts something on the map that `fill_map` does not know."""
    drawings = next(each for each in DRAWINGS if each.id == module)
    places = next(each for each in CONTENTS if each.id == module).places.values()
    return bool(drawings.rails or drawings.pieces or drawings.buildings or any(kind.on_map for kind in places))


@pytest.mark.parametrize("module", [module.id for module in MODULES if module.id != "base"])
def test_a_module_that_puts_something_on_the_map_says_how(module: str) -> None:
    fill = of_invariants(module, "fill")
    assert (fill is not None) == puts_on_the_map(module), (
        f"{module} draws pieces, rails, buildings, or places of its own on the map: tests/nucleum/modules/{module}/"
        "invariants.py needs fill(state), which puts something on each of its places, and only then; "
        "example: tests/nucleum/modules/ships/invariants.py"
    )


@games(some=True)
def test_each_place_of_the_map_is_drawn_with_something_there(path: Path) -> None:
    state = end_of(path)
    fill_map(state)
    view = states.view(state)
    image = board_alone(state, view)[0].image
    before, size = image.tobytes(), image.size
    for module in state.modules:
        if (fill := of_invariants(module, "fill")) is not None:
            fill(state)
            canvas, places = board_alone(state, view)
            assert canvas.image.tobytes() != before, f"{module}: fill(state) changes nothing on the map"
            before = canvas.image.tobytes()
            kinds = next(each for each in CONTENTS if each.id == module).places.items()
            noted = {name.partition(":")[0] for name in places._places}
            lacking = {kind for kind, where in kinds if where.on_map} - noted
            assert not lacking, f"{module}: no layer of the map notes places of {lacking}"
    for module in state.modules:
        for layer in in_play.REGISTRY.by((module,)).layers:
            alone, places = Canvas(Image.new("RGB", size, NO_COLOR)), Places()
            layer(alone, (0, 0), state, view, places)
            drawn = alone.image.getcolors(1) is None
            assert drawn or places._places, f"{module}: {layer.__name__} draws nothing on a full map"


def test_recorded_games_hold_every_module() -> None:
    assert frozenset().union(*IN_FORCE.values()) == {m.id for m in MODULES}


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
