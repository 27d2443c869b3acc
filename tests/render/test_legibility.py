"""All text is legible: contrast, size, no overlaps, long and strange names."""

from __future__ import annotations

import itertools
from functools import cache

import pytest

from render.kit import icons
from render.kit.fonts import ELLIPSIS, UNKNOWN
from render.kit.palette import NIGHT, THEMES, WHITE, Theme, contrast, mix
from render.nanotech.own_board import draw_laboratory
from render.nanotech.table import draw_table
from render.view import Mark, Picture
from tests.render import states
from tests.render.legibility import ENOUGH


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_palette_pairs_have_contrast(theme: Theme) -> None:
    pairs = {
        f"{ink} on {ground}": (getattr(theme, ink), getattr(theme, ground))
        for ink, ground in itertools.product(("ink", "soft"), ("paper", "grid", "panel", "well"))
    }
    pairs["accent"] = theme.accent
    pairs |= {name: tone for name, tone in theme.tones.items() if name != "prestige"}
    pairs["prestige icon"] = (theme.tones["prestige"].fill, theme.panel)
    pairs |= {player.name: (player.fill, player.on) for player in theme.players}
    weak = {name: round(contrast(*pair), 2) for name, pair in pairs.items() if contrast(*pair) < ENOUGH}
    assert not weak


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_pieces_stand_out_from_the_ground(theme: Theme) -> None:
    for player in theme.players:
        assert max(contrast(player.fill, theme.panel), contrast(player.edge, theme.panel)) >= 3.0, player.name


def test_contrast_is_measured_as_defined() -> None:
    assert contrast((0, 0, 0), WHITE) == pytest.approx(21.0)
    assert contrast((119, 119, 119), WHITE) == pytest.approx(4.48, abs=0.01)
    assert mix(NIGHT, WHITE, 0.0) == NIGHT
    assert mix(NIGHT, WHITE, 1.0) == WHITE


def test_what_matters_most_is_large(drawn: dict[str, Picture]) -> None:
    sizes = {each.text: each.size for each in drawn["table-opening"].inscriptions}
    for words in ("Nanotech #12", "Round 1", "Target 10", "Marie", "Niels Bohr", "Recharge", "Laboratory", "0"):
        assert sizes[words] >= 30, words


def _places(seats: int) -> list[str]:
    parts = ["quarks", "electrons", "hadrons", "energy", "expansions"]
    labs = [f"lab:{seat}{part}" for seat in range(seats) for part in ("", *(f":{part}" for part in parts))]
    cards = [f"card:{card}" for card in ("recharge-1", "recharge-2", "quarks", "lepton", "upgrade", "confine")]
    return ["capsule", *labs, *cards, *(f"prestige:{seat}" for seat in range(seats))]


@cache
def plain_table() -> Picture:
    state = states.middle()
    return draw_table(state, states.view(state))


@cache
def plain_laboratory() -> Picture:
    state = states.middle()
    return draw_laboratory(state, 1, states.view(state))


@pytest.mark.parametrize("place", _places(4))
def test_highlight_shows_and_covers_no_text(place: str) -> None:
    state, plain = states.middle(), plain_table()
    marked = draw_table(state, states.view(state, marks=(Mark(place, 1, 1),)))
    assert plain.image.tobytes() != marked.image.tobytes()
    for each in plain.inscriptions:
        left, top, width, height = each.box
        area = (left, top, left + width, top + height)
        assert plain.image.crop(area).tobytes() == marked.image.crop(area).tobytes(), each.text


@pytest.mark.parametrize("place", [place for place in _places(4) if place.startswith(("lab:1", "prestige:1"))])
def test_highlight_in_a_laboratory_covers_no_text(place: str) -> None:
    state, plain = states.middle(), plain_laboratory()
    marked = draw_laboratory(state, 1, states.view(state, marks=(Mark(place, 0, 2),)))
    assert plain.image.tobytes() != marked.image.tobytes()
    for each in plain.inscriptions:
        left, top, width, height = each.box
        area = (left, top, left + width, top + height)
        assert plain.image.crop(area).tobytes() == marked.image.crop(area).tobytes(), each.text


def test_highlight_has_the_movers_colour_and_number() -> None:
    state = states.middle()
    picture = draw_table(state, states.view(state, marks=(Mark("capsule", 3, 7),)))
    number = picture.inscriptions[-1]
    assert number.text == "7"
    x, y = number.box.left - 6, number.box.middle[1]
    assert picture.image.getpixel((x, y)) == THEMES["light"].player(3).fill


def test_places_that_are_not_shown_are_passed_over() -> None:
    state = states.middle()
    strange = (Mark("planet:9", 0, 1), Mark("prestige:3:deep:down", 0, 1))
    plain = draw_laboratory(state, 1, states.view(state))
    assert draw_laboratory(state, 1, states.view(state, marks=strange)).image.tobytes() == plain.image.tobytes()


def test_long_and_strange_names_are_shown_as_far_as_possible(drawn: dict[str, Picture]) -> None:
    texts = [each.text for each in drawn["table-long-names"].inscriptions]
    assert any(words.startswith("Wolfgang Ernst") and words.endswith(ELLIPSIS) for words in texts)
    assert any(words.startswith("WWWW") and words.endswith(ELLIPSIS) for words in texts)
    assert any(words.startswith("量子力學家") for words in texts)
    assert "Turquoise" in texts
    assert not any(UNKNOWN in words for words in texts)


def test_energy_and_tokens_are_seen_on_cards(drawn: dict[str, Picture]) -> None:
    texts = [each.text for each in drawn["table-middle"].inscriptions]
    assert texts.count("+2") == 2  # what recharging gives, and the energy on the upgrade card
    assert "4–5" in texts


@pytest.mark.parametrize("size", [24, 56, 120])
def test_pieces_differ_in_shape(size: int) -> None:
    shapes = {icons.piece(size, player).image.getchannel("A").tobytes() for player in THEMES["light"].players}
    assert len(shapes) == 5
