"""Laws of sheets: their tiles make up the picture of Discord, pixel by pixel, and only changes are sent again."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image, ImageChops

from engine.kernel import Event, Match
from engine.nanotech.game import Nanotech
from render.kit.layout import Box
from render.nanotech.painter import NanotechPainter
from render.nucleum.painter import NucleumPainter
from render.orders import TILE, Sheet, SheetMark
from render.parts.marks import Places
from render.sheet import MANY, make_sheet
from render.view import Mark, Picture, Place, marks_of
from tests.kernel.playthrough import load
from tests.nucleum.builder import GAME
from tests.render import states
from tests.render.nucleum import states as nucleum

KEY = b"a secret key"


def decode(data: bytes) -> Image.Image:
    """Return the picture in a file."""
    return Image.open(io.BytesIO(data)).convert("RGB")


def compose(sheet: Sheet, files: dict[str, bytes]) -> Image.Image:
    """Return the picture that a page shows, from the tiles, or from the whole picture if there are no tiles."""
    if sheet.whole in files:
        return decode(files[sheet.whole])
    image = Image.new("RGB", (sheet.width, sheet.height))
    across = -(-sheet.width // TILE)
    for number, name in enumerate(sheet.names):
        image.paste(decode(files[name]), (number % across * TILE, number // across * TILE))
    return image


def equal(one: Image.Image, other: Image.Image) -> bool:
    """Return whether two pictures have the same pixels."""
    return one.size == other.size and ImageChops.difference(one, other).getbbox() is None


def in_discord(picture: Picture) -> Image.Image:
    """Return a picture as its file in Discord shows it."""
    return decode(picture.encode())


def in_tiles(sheet: Sheet, picture: Image.Image) -> dict[str, bytes]:
    """Return the files of all tiles of a sheet, cut from the whole picture as a page does that has it."""
    across, files = -(-sheet.width // TILE), dict[str, bytes]()
    for number, name in enumerate(sheet.names):
        left, top = number % across * TILE, number // across * TILE
        part = picture.crop((left, top, min(left + TILE, sheet.width), min(top + TILE, sheet.height)))
        buffer = io.BytesIO()
        part.save(buffer, "PNG")
        files[name] = buffer.getvalue()
    return files


@pytest.mark.parametrize("part", [6, pytest.param(2, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    ("view", "theme"), [("map", "light"), pytest.param("own-board", "dark", marks=pytest.mark.slow)]
)
def test_a_game_is_shown_in_tiles_as_in_discord(view: str, theme: str, part: int) -> None:
    """Turn by turn, a page that keeps its files sees each picture as Discord does, and loads few of them.

    By default for a sixth of a game: each turn is sent as the one before it.
    """
    record, files, loaded = load("nucleum"), dict[str, bytes](), list[int]()
    match: Match[Any] = Match(GAME, record.seats, record.seed, record.options)
    turn: list[Event] = []
    for number, choice in enumerate(record.choices[: len(record.choices) // part]):
        turn += match.apply(choice)
        if choice == "confirm" and number % 3 == 0:
            marks, turn = marks_of(GAME.guide, turn), []
            bare = replace(nucleum.view(match.state, theme=theme), bare=True)
            picture = NucleumPainter().draw(view, match.state, bare, 0)
            sheet = make_sheet(picture, marks, KEY, frozenset(files))
            loaded.append(len(sheet.tiles))
            files |= sheet.tiles
            assert equal(compose(sheet, files), in_discord(picture)), number
            if sheet.whole in files:
                files = in_tiles(sheet, compose(sheet, files))
            drawn = Places(picture.places).changes(marks)
            assert sheet.marks == tuple(SheetMark(name, each.seat, each.numbers) for name, each in drawn.items())
            assert {each.id: Box(each.left, each.top, each.width, each.height) for each in sheet.places} == {
                name: place.box for name, place in picture.places.items()
            }
    assert len(loaded) > 3
    assert loaded[0] == 1  # the whole picture, as one file
    assert max(loaded[1:]) <= MANY * len(sheet.names)
    assert sum(loaded[1:]) <= 6 * len(loaded), "most turns change few tiles"


def test_nanotech_is_shown_as_in_discord() -> None:
    game, record = Nanotech(), load("nanotech")
    match: Match[Any] = Match(game, record.seats, record.seed, record.options)
    for choice in record.choices[:30]:
        match.apply(choice)
    picture = NanotechPainter().draw("table", match.state, states.view(match.state))
    sheet = make_sheet(picture, (), KEY)
    assert equal(compose(sheet, sheet.tiles), in_discord(picture))


def plain(size: tuple[int, int], **places: Place) -> Picture:
    """Return a picture of one color."""
    return Picture(Image.new("RGB", size, (200, 60, 20)), "A red wall.", places=places)


def test_files_that_are_known_are_left_out() -> None:
    picture = plain((300, 200))
    sheet = make_sheet(picture, (), KEY)
    assert (sheet.width, sheet.height, sheet.alt) == (300, 200, "A red wall.")
    assert set(sheet.tiles) == {sheet.whole}, "one file is enough for all of them"
    assert make_sheet(picture, (), KEY, sheet.names).tiles == {}
    one = make_sheet(picture, (), KEY, sheet.names[:1])
    assert set(one.tiles) == {sheet.names[1]}
    assert (one.names, one.whole) == (sheet.names, sheet.whole)
    wanted = make_sheet(picture, (), KEY, sheet.names, (sheet.names[0], sheet.whole, "another"))
    assert set(wanted.tiles) == {sheet.names[0], sheet.whole}


def test_names_depend_on_the_key_and_the_size() -> None:
    sheet = make_sheet(plain((256, 128)), (), KEY)
    assert make_sheet(plain((256, 128)), (), b"another").names != sheet.names
    assert make_sheet(plain((128, 256)), (), KEY).names != sheet.names


def test_a_mark_within_a_place_changes_that_place() -> None:
    place = Place(Box(10, 20, 30, 40), 6)
    marks = (Mark("lab:0:shelf", 1, 1), Mark("lab:0", 0, 2), Mark("moon", 0, 3))
    sheet = make_sheet(plain((300, 200), **{"lab:0": place}), marks, KEY)
    assert sheet.marks == (SheetMark("lab:0", 0, (1, 2)),)
    (found,) = sheet.places
    assert (found.id, found.left, found.top, found.width, found.height, found.radius) == ("lab:0", 10, 20, 30, 40, 6)
