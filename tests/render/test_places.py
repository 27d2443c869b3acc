"""Tests for the places of pictures: their names, what explains them, and where they are on pages."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image

from engine.catalogue import Catalogue
from engine.kernel import Match, Spot
from engine.nanotech.game import Nanotech
from engine.nucleum.library import side
from engine.nucleum.modules.special_buildings.state import own
from engine.nucleum.state import NOBODY
from render.kit.layout import Box, Gap
from render.nanotech.painter import NanotechPainter
from render.parts.marks import Places
from render.view import Picture, Place
from tests.kernel.playthrough import load
from tests.kernel.tables import name_of
from tests.nucleum import builder
from tests.nucleum.modules.solo.hand import solo_table
from tests.nucleum.modules.special_buildings.hand import special_table
from tests.render import states
from tests.render.places import check_places

WORDS = Catalogue("en", strict=True)
NANOTECH, NUCLEUM = Nanotech(), builder.GAME


def said(spot: Spot) -> str:
    """Return a spot's name in English."""
    return WORDS.say(spot.name, name_of)


def test_each_place_of_nanotech_has_a_name() -> None:
    record, painter, seen = load("nanotech"), NanotechPainter(), set[str]()
    match: Match[Any] = Match(NANOTECH, record.seats, record.seed, record.options)
    for number, choice in enumerate(record.choices, 1):
        match.apply(choice)
        if number % (len(record.choices) // 4) == 0:
            for name in painter.views_at(match.state):
                picture = painter.draw(name, match.state, states.view(match.state), 1)
                check_places(NANOTECH.guide, match.state, picture)
                seen |= set(picture.places)
    assert {"capsule", "card:recharge-2", "prestige:0", "lab:1", "lab:1:quarks", "lab:1:expansions"} <= seen


def test_a_city_space_is_named_with_its_piece_and_owner() -> None:
    state = builder.table()
    city = side(state).cities["dresden"]
    free, taken = (space.id for space in city.spaces[:2])
    builder.put(state, 1, "factory-2", taken, energized=True)
    spot = NUCLEUM.guide.spot
    assert said(spot(state, "dresden")) == "Dresden"
    assert said(spot(state, free)).endswith(": free")
    assert spot(state, free).components == ("city:dresden",)
    assert said(spot(state, taken)).endswith(": Factory II of Bob, energized")
    assert spot(state, taken).components[0] == "building:factory-2"
    assert spot(state, taken).seat == 1


def test_a_neutral_piece_belongs_to_no_one() -> None:
    state = builder.table()
    space = side(state).cities["dresden"].spaces[0].id
    builder.neutral(state, "neutral-1", space)
    assert state.board.pieces[space].owner == NOBODY
    assert NUCLEUM.guide.spot(state, space).seat is None
    assert NUCLEUM.guide.spot(state, space).components[0] == "neutral:neutral-1"


def test_a_railway_names_its_tile_and_owner() -> None:
    state = builder.table()
    tile = state.players[0].pool[0]
    space = side(state).links["leipzig-riesa"].space_ids[0]
    assert said(NUCLEUM.guide.spot(state, space)) == "Leipzig–Riesa (space 1): free"
    builder.lay(state, 0, space, tile)
    spot = NUCLEUM.guide.spot(state, space)
    assert said(spot).startswith("Leipzig–Riesa (space 1): #")
    assert said(spot).endswith("of Ann")
    assert (spot.components, spot.seat) == ((f"tile:{tile}", "link:leipzig-riesa"), 0)
    assert NUCLEUM.guide.spot(state, "leipzig-riesa").components == ("link:leipzig-riesa", f"tile:{tile}")


def test_an_offer_is_the_tile_on_it() -> None:
    state = builder.table()
    state.display.offer[0] = "b20"
    assert NUCLEUM.guide.spot(state, "offer:1").components == ("tile:b20",)
    state.display.offer[0] = ""
    empty = NUCLEUM.guide.spot(state, "offer:1")
    assert (said(empty), empty.components, empty.rule) == ("Action tiles on offer: empty space", (), "develop")


def test_a_level_without_special_buildings_says_so() -> None:
    state = special_table()
    own(state).piles[3].clear()
    empty = NUCLEUM.guide.spot(state, "special:3")
    assert said(empty) == "Urbanization offer: no special building of level III left"
    assert set(empty.components) == {f"special:special-{each}3" for each in "FLRW"}


def test_a_tile_in_a_baron_s_row_has_its_number() -> None:
    spot = NUCLEUM.guide.spot(solo_table(), "solo:row:1:b20")
    assert said(spot).startswith("#20 (")
    assert (spot.components, spot.seat) == (("tile:b20",), 1)


def test_parts_of_laboratories_name_their_owner() -> None:
    spot = NANOTECH.guide.spot(states.middle(), "lab:1:energy")
    assert said(spot).startswith("Bob · Energy: ")
    assert not said(spot).endswith(".")


@pytest.mark.parametrize("place", ["atlantis", "dresden.9", "leipzig-riesa.7", "contract:C999", "moon:1", ""])
def test_what_is_in_no_picture_has_no_name(place: str) -> None:
    with pytest.raises(KeyError):
        NUCLEUM.guide.spot(builder.table(), place)


@pytest.mark.parametrize("place", ["moon", "lab:0:moon", "card:moon"])
def test_what_is_in_no_picture_of_nanotech_has_no_name(place: str) -> None:
    with pytest.raises(KeyError):
        NANOTECH.guide.spot(states.middle(), place)


def test_a_page_has_the_places_that_it_shows() -> None:
    places = {"head": Place(Box(10, 10, 50, 20), 8), "foot": Place(Box(10, 190, 50, 30), 8, (20, 200))}
    image = Image.new("RGB", (100, 260))
    upper, lower = Picture(image, "", gaps=(Gap(120, 140),), places=places).pages()
    assert upper.places == {"head": places["head"]}
    ((name, place),) = lower.places.items()
    moved = image.height - lower.image.height
    assert (name, place.box, place.number) == ("foot", Box(10, 190 - moved, 50, 30), (20, 200 - moved))


def test_a_part_of_the_map_shows_the_places_whose_middle_it_has() -> None:
    places = Places()
    places.add("near", Box(110, 210, 40, 20), 8)
    places.add("corner", Box(60, 160, 60, 60), 8)
    seen = places.through(Box(100, 200, 200, 100), Box(0, 50, 100, 50)).by_id
    assert list(seen) == ["near"]
    assert seen["near"].box == Box(5, 55, 20, 10)
    assert seen["near"].radius == 4
