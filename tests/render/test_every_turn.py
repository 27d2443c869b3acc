"""The laws of places and of sheets in all recorded games, in every view that a page in the browser offers.

Places are checked at every turn, sheets in every theme and language. The default tests check the same games at a few
moments: `test_places.py`, `test_sheet.py` and `nucleum/test_views.py`.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import chain, product
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from PIL import Image, ImageChops

from engine.catalogue import catalogue, locales
from engine.club.results.turns import PlayedGame, Turn, play_again
from engine.kernel import Match
from engine.registry import games
from render.kit.cache import drawings, grounds, masks, parts
from render.kit.layout import Box
from render.kit.palette import THEMES
from render.painters import painters
from render.parts.marks import Places
from render.registry import OWN_BOARD, POST, pictures
from render.sheet import make_sheet
from render.view import BoardView, Mark, Picture, Place, marks_of
from tests.kernel.playthrough import path_of, paths_of, read
from tests.kernel.tables import NAMES
from tests.render.places import check_places
from tests.render.test_sheet import KEY, compose, equal, in_discord

RECORDED = [path for game in games() for path in paths_of(game)]
SHOWN = list(product(THEMES, locales()))
"""Each theme with each language."""


class Shown(NamedTuple):
    """The contents of a turn's page: the state after it, and what it changed."""

    state: Any
    marks: tuple[Mark, ...]


@cache
def turns_of(path: Path) -> list[Shown]:
    """Return the turns of a recorded game as pages show them, the setup first."""
    record = read(path)
    game = games()[record.game]
    match: Match[Any] = Match(game, record.seats, record.seed, record.options)
    events = [match.apply(choice) for choice in record.choices]
    played = PlayedGame(
        game=game.id,
        seats=record.seats,
        seed=record.seed,
        options=match.options,
        choices=tuple(record.choices),
        reshuffles=(),
        state=game.encode(match.state),
    )
    turns = msgspec.msgpack.decode(play_again(msgspec.msgpack.encode(played)), type=tuple[Turn, ...])
    starts = [0, *(turn.upto for turn in turns)]
    return [
        Shown(
            game.decode(zlib.decompress(turn.state)),
            marks_of(game.guide, chain.from_iterable(events[start : turn.upto])),
        )
        for start, turn in zip(starts, turns, strict=False)
    ]


def game_of(path: Path) -> str:
    """Return the game that was recorded in a file."""
    return read(path).game


def views_of(game: str, state: Any) -> Iterator[tuple[str, int | None]]:
    """Yield the views that a page offers, and the seat whose board it is."""
    found = pictures()[game]
    for name in found.views_at(state):
        if name != found.close_up:
            yield from ((name, seat) for seat in (range(state.seats) if name == OWN_BOARD else (None,)))


def view_of(state: Any, theme: str = "light", locale: str = "en", marks: tuple[Mark, ...] = ()) -> BoardView:
    """Return a page's order for the picture of a table."""
    return BoardView(NAMES[: state.seats], "A Table", theme=theme, words=catalogue(locale), marks=marks, bare=True)


@pytest.mark.slow
@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_each_place_at_every_turn_has_a_name(path: Path) -> None:
    game, turns = games()[game_of(path)], turns_of(path)
    assert turns[-1].state.over
    components = {each.id for each in game.guide.components(turns[-1].state)}
    for state, marks in turns:
        # A page explains the components of every turn with the texts of the newest one.
        assert {each.id for each in game.guide.components(state)} == components
        views = list(views_of(game.id, state))
        dotted = pictures()[game.id].with_changes(mark.place for mark in marks)
        for name, seat in views:
            drawn = view_of(state, marks=marks if name == POST else ())
            picture = painters()[game.id].draw(name, state, drawn, seat)
            check_places(game.guide, state, picture)
            changes = Places(picture.places).changes(marks).values()
            value = name if seat is None else f"{name}.{seat}"
            assert changes or value not in dotted, (value, marks)
            if name == (POST if POST in dict(views) else "table"):  # the first view, to which every line leads
                there = {number for each in changes if each.place.box.width for number in each.numbers}
                assert there == {number for mark in marks for number in mark.numbers}, marks


@pytest.mark.slow
@pytest.mark.parametrize(("theme", "locale"), SHOWN)
def test_each_view_in_tiles_is_the_picture_in_discord(theme: str, locale: str) -> None:
    """Each view once in each theme and language, in a different game and at a different turn each time, where there are enough."""
    number, checked = SHOWN.index((theme, locale)), set[tuple[str, str]]()
    for path in [*RECORDED[number:], *RECORDED[:number]]:
        game, turns = game_of(path), turns_of(path)
        shown = turns[len(turns) * (number + 1) // (len(SHOWN) + 1)]
        for name, seat in views_of(game, shown.state):
            if (game, name) not in checked:
                check_sheet(game, shown, name, seat, theme, locale)
                checked.add((game, name))
    assert checked == {
        (game_of(path), name) for path in RECORDED for name, _ in views_of(game_of(path), turns_of(path)[0].state)
    }


@pytest.mark.slow
@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_each_view_of_each_game_in_tiles_is_the_picture_in_discord(path: Path) -> None:
    """Each view in the turn that changed most places."""
    game, shown = game_of(path), max(turns_of(path), key=lambda each: len(each.marks))
    for number, (name, seat) in enumerate(views_of(game, shown.state)):
        check_sheet(game, shown, name, seat, *SHOWN[(number + RECORDED.index(path)) % len(SHOWN)])


def check_sheet(game: str, shown: Shown, name: str, seat: int | None, theme: str, locale: str) -> None:
    """Fail unless the tiles of a view make up its picture, and its marks are at the places that Discord's picture outlines."""
    state, marks = shown
    painter, plain = painters()[game], view_of(state, theme, locale, marks if name == POST else ())
    picture = painter.draw(name, state, plain, seat)
    names = make_sheet(picture, marks, KEY).names
    sheet = make_sheet(picture, marks, KEY, wanted=names)
    tiles = {each: sheet.tiles[each] for each in names}
    drawn = in_discord(picture)
    assert equal(compose(sheet, tiles), drawn), name
    if sheet.whole in sheet.tiles:
        assert equal(compose(sheet, {sheet.whole: sheet.tiles[sheet.whole]}), drawn), name
    assert {each.id: Box(each.left, each.top, each.width, each.height) for each in sheet.places} == {
        place: drawn.box for place, drawn in picture.places.items()
    }
    if name == POST:  # it has the outlines itself
        return
    marked = painter.draw(name, state, view_of(state, theme, locale, marks), seat)
    if marked.places != picture.places:
        # It leaves room for the numbers of turbines and mines.
        assert name == OWN_BOARD
        return
    colours = THEMES[theme]
    outlines = [
        (
            picture.places[mark.place],
            (colours.accent if mark.seat is None else colours.player(mark.seat)).fill,
            len(mark.numbers),
        )
        for mark in sheet.marks
    ]
    check_outlines(picture, marked, outlines)


@pytest.mark.parametrize(
    ("path", "every"),
    [
        *((path_of(game), 30) for game in games()),
        *(pytest.param(path, 6, marks=pytest.mark.slow) for path in RECORDED),
    ],
    ids=lambda each: f"{each.parent.name}-{each.stem}" if isinstance(each, Path) else str(each),
)
def test_pictures_of_kept_parts_look_as_without_them(path: Path, every: int) -> None:
    """Turns and the next ones, in two themes and languages in turn: for Discord, whole and in pages, and for a page."""
    game, turns = games()[game_of(path)], turns_of(path)

    def draw(number: int) -> tuple[object, ...]:
        state, marks = turns[number]
        theme, locale = SHOWN[0] if number % every < every // 2 else SHOWN[-1]
        view = replace(view_of(state, theme, locale, marks), bare=False, active=(number % state.seats,))
        marked = painters()[game.id].draw("table", state, view)
        sheet = make_sheet(painters()[game.id].draw("table", state, replace(view, bare=True, marks=())), marks, KEY)
        return marked.encode(), *(page.encode() for page in marked.pages()), sheet

    shown = [number for number in range(len(turns)) if number % every in {0, 1, every - 1}]
    parts.forget()
    kept = {number: draw(number) for number in shown}
    for number in shown:
        parts.forget()
        assert draw(number) == kept[number], number
    for store in (drawings, masks, grounds, parts):
        store.forget()
    assert draw(shown[-1]) == kept[shown[-1]]


ROOM, BAND = 64, 14
"""Pixels around a place that its outline and a number take, and those near its edge in which the outline is."""


def check_outlines(plain: Picture, marked: Picture, outlines: list[tuple[Place, tuple[int, int, int], int]]) -> None:
    """Fail unless one picture differs from the other in outlines of these colors around these places, and nowhere else."""
    changed = (
        ImageChops.difference(plain.image.convert("RGB"), marked.image.convert("RGB"))
        .convert("L")
        .point(lambda value: 255 * bool(value))
    )
    for place, colour, numbers in outlines:
        if place.number is None:
            assert outlined(marked.image, place.box, colour), place
        around = place.box.inset(-ROOM * max(1, numbers))
        changed.paste(0, (around.left, around.top, around.right, around.bottom))
    assert changed.getbbox() is None, changed.getbbox()


def outlined(image: Image.Image, box: Box, colour: tuple[int, int, int]) -> bool:
    """Return whether most of the edge of a box has an outline in this color; other outlines and numbers may cover the rest."""
    found = []
    for step in range(1, 20):
        x, y = box.left + box.width * step // 20, box.top + box.height * step // 20
        for band in (
            Box(box.left - BAND, y, 2 * BAND, 1),
            Box(box.right - BAND, y, 2 * BAND, 1),
            Box(x, box.top - BAND, 1, 2 * BAND),
            Box(x, box.bottom - BAND, 1, 2 * BAND),
        ):
            part = image.crop((band.left, band.top, band.right, band.bottom)).convert("RGB")
            found.append(colour in {each for _, each in part.getcolors(part.width * part.height) or ()})
    return 2 * sum(found) > len(found)
