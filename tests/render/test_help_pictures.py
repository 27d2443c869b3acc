"""Nanotech's pictures of help: they look as stored, fit a phone, and say what they show."""

from __future__ import annotations

import itertools

import pytest

from engine.nanotech.help import list_components, topics
from render.kit.palette import THEMES
from render.nanotech.legend import draw_legend
from render.nanotech.pages import ILLUSTRATIONS, draw_component, illustrate
from render.view import MAX_ALT, MAX_RATIO
from tests.render import compare, states
from tests.render.help_cases import help_cases, help_view


@pytest.mark.parametrize("name", help_cases())
def test_looks_as_stored(name: str) -> None:
    compare.check(name, help_cases()[name]().image)


def test_every_illustration_of_a_page_can_be_drawn_and_no_other_is_kept() -> None:
    assert {topic.picture for topic in topics()} == set(ILLUSTRATIONS)
    with pytest.raises(KeyError):
        illustrate("castle", help_view())


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", ILLUSTRATIONS)
def test_illustrations_are_for_a_phone(name: str, theme: str) -> None:
    picture = illustrate(name, help_view(theme))
    assert picture.image.width == 800
    assert picture.image.height <= MAX_RATIO * picture.image.width
    assert 60 < len(picture.alt) <= MAX_ALT
    assert picture.smallest_text >= 22
    for one, other in itertools.combinations(picture.inscriptions, 2):
        assert not one.box.overlaps(other.box), (one.text, other.text)
    assert not any("…" in each.text for each in picture.inscriptions)


@pytest.mark.parametrize("component", [each.id for each in list_components()])
def test_every_component_has_a_picture(component: str) -> None:
    for state in (None, states.middle()):
        picture = draw_component(component, state, help_view())
        assert picture.image.width == 800
        assert 10 < len(picture.alt) <= MAX_ALT
        assert not any("…" in each.text for each in picture.inscriptions)
    with pytest.raises(KeyError):
        draw_component("card:castle", None, help_view())


@pytest.mark.parametrize("theme", THEMES)
def test_the_legend_names_every_particle_card_and_expansion(theme: str) -> None:
    state = states.opening()
    picture = draw_legend(state, states.view(state, theme=theme))
    said = {each.text for each in picture.inscriptions}
    assert {
        "Up, red",
        "Down, blue",
        "electron",
        "Helium",
        "Confine Particles",
        "Improved battery",
        "prestige",
    } <= said
    assert "icons" in picture.alt
