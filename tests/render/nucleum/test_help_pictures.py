"""The pictures of help: they look as stored, can be read on a phone, and say what they show."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine.nucleum.game import Nucleum
from engine.nucleum.guide.reference.help import illustrations
from engine.nucleum.library import components
from engine.nucleum.modules import BOX
from render.kit.palette import THEMES, contrast
from render.nucleum.in_play import every_drawing
from render.nucleum.pages import illustrate
from render.nucleum.pages.component_page import draw_component
from render.nucleum.pages.examples import example_tile
from render.nucleum.pages.rails import example_pair
from render.nucleum.painter import NucleumPainter
from render.view import MAX_ALT, Picture
from tests.render.nucleum import states
from tests.render.nucleum.help_cases import help_cases, help_view
from tests.render.nucleum.stored import check

GAME = Nucleum()
BASE = components()
PAINTER = NucleumPainter()
BASE_PAGES = {page.picture for page in BOX.modules["base"].guide.pages}


@pytest.mark.parametrize("name", help_cases())
def test_looks_as_stored(name: str) -> None:
    check(name, help_cases()[name]().image)


def test_every_illustration_of_a_page_can_be_drawn_and_no_other_is_kept() -> None:
    assert set(illustrations(BOX)) == set(every_drawing().pages)


@pytest.mark.parametrize(
    ("name", "theme"),
    [
        # Nothing of this depends on the theme: by default each page in one, the next page in the next.
        pytest.param(name, theme, marks=[] if number % len(THEMES) == other else [pytest.mark.slow])
        for number, name in enumerate(every_drawing().pages)
        for other, theme in enumerate(THEMES)
    ],
)
def test_illustrations_can_be_read_on_a_phone(name: str, theme: str) -> None:
    view = help_view(theme)
    picture = illustrate(name, BASE, view)
    _check(picture)
    for each in picture.inscriptions:
        assert len(each.text) <= 6 or contrast(each.colour, view.colours.panel) >= 4.5, each.text


@pytest.mark.parametrize("board", ["australia", "gibraltar"])
def test_illustrations_at_a_table_show_its_map_and_its_numbers(board: str) -> None:
    state = GAME.start(4, 1, {"map": board})[0]
    at_table = {name: PAINTER.illustrate(name, state, help_view()) for name in BASE_PAGES}
    for picture in at_table.values():
        _check(picture)
    written = {name: {each.text for each in picture.inscriptions} for name, picture in at_table.items()}
    cities = {"australia": ("Hobart", "Sydney"), "gibraltar": ("Melilla", "Madrid")}[board]
    assert cities[0] in written["plants"]
    assert cities[1] in written["railway"]
    in_general = PAINTER.illustrate("setup", None, help_view())
    assert Counter(each.text for each in in_general.inscriptions)["2"] == 3
    assert Counter(each.text for each in at_table["setup"].inscriptions)["2"] == 1


def _check(picture: Picture) -> None:
    assert 400 <= picture.image.width <= 800
    assert 60 < len(picture.alt) <= MAX_ALT
    sheet = (0, 0, *picture.image.size)
    for one, other in itertools.combinations(picture.inscriptions, 2):
        assert not one.box.overlaps(other.box), (one.text, other.text)
    for each in picture.inscriptions:
        left, top, width, height = each.box
        assert left >= sheet[0]
        assert top >= sheet[1]
        assert left + width <= sheet[2]
        assert top + height <= sheet[3]
    # What is written for the page itself; the figures on tiles and pieces are as small as on the table.
    captions = [each for each in picture.inscriptions if len(each.text) > 6]
    assert all(each.size >= 22 for each in captions), [(each.text, each.size) for each in captions]
    assert not any("…" in each.text for each in captions), [each.text for each in captions]


def test_the_railway_shows_ends_that_match() -> None:
    there, mine, city = example_pair(BASE)
    assert there.halves[1].edge == mine.halves[0].edge
    assert mine.halves[1].edge == city.colour
    assert example_tile(BASE).halves[0].effects != example_tile(BASE).halves[1].effects


def explained() -> Iterator[Any]:
    """Yield the id of each component; the first and every sixteenth of a kind are for the default tests."""
    seen = Counter[str]()
    for each in GAME.guide.components(None):
        kind = each.id.partition(":")[0]
        yield pytest.param(each.id, marks=[pytest.mark.slow] if seen[kind] % 16 else [])
        seen[kind] += 1


@pytest.mark.parametrize("component", list(explained()))
def test_every_component_has_a_picture(component: str) -> None:
    picture = draw_component(component, None, help_view())
    assert picture.image.width == 800
    assert 10 < len(picture.alt) <= MAX_ALT
    assert not any("**" in each.text for each in picture.inscriptions)
    if component.partition(":")[0] not in {"city", "plant", "coal", "link"}:
        assert not any("…" in each.text for each in picture.inscriptions)


def test_a_component_at_a_table_is_shown_as_it_is_there() -> None:
    state = states.middle()
    view = states.view(state, viewer=1)
    there = draw_component("city:praha", state, view)
    state.board.pieces.pop("praha.1")
    assert draw_component("city:praha", state, view).image.tobytes() != there.image.tobytes()
    mine = draw_component("building:factory-2", state, view).image
    assert mine.tobytes() != draw_component("building:factory-2", state, states.view(state, viewer=2)).image.tobytes()


def test_unknown_names() -> None:
    with pytest.raises(KeyError):
        illustrate("castle", BASE, help_view())
    with pytest.raises(KeyError):
        draw_component("tile:zz", None, help_view())
