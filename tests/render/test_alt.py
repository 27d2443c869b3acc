"""Descriptions say what the picture shows."""

from __future__ import annotations

import pytest

from render.nanotech.own_board import draw_laboratory
from render.nanotech.table import draw_table
from render.view import MAX_ALT, Picture
from tests.render import states
from tests.render.nucleum import states as nucleum
from tests.render.nucleum.cases import PICTURES


def test_table_in_words() -> None:
    state = states.middle()
    alt = draw_table(state, states.view(state)).alt
    for words in (
        "Nanotech #12: round 5, target 10.",
        "To play: Marie.",
        "Prestige: Marie 3, Niels Bohr 3, Lise Meitner-Frisch 6 and Enrico 8.",
        "In the central capsule: 1 green Down, 1 blue Up and 1 red Up.",
        "Cards taken: Recharge Battery (Lise Meitner-Frisch) and Confine Particles (Enrico).",
        "Niels Bohr: 6 energy, 4 quarks, 0 electrons, 0 protons, 1 neutron, 0 atoms built.",
    ):
        assert words in alt


def test_end_of_the_game_in_words() -> None:
    over, final = states.two(over=True), states.three()
    assert "the game is over after round 9" in draw_table(over, states.view(over)).alt
    assert "To play" not in draw_table(over, states.view(over, active=(0,))).alt
    last = draw_table(final, states.view(final, active=(0, 2))).alt
    assert "the final round" in last
    assert "The central capsule is empty." in last
    assert "To play: Marie and Lise Meitner-Frisch." in last


def test_laboratory_in_words() -> None:
    state = states.middle()
    alt = draw_laboratory(state, 1, states.view(state)).alt
    for words in (
        "the laboratory of Niels Bohr.",
        "3 of 10 prestige.",
        "Quarks: 1 blue Down, 1 green Down, 1 blue Up and 1 red Up.",
        "Expansions: 1 Quark capsule.",
    ):
        assert words in alt
    assert "Expansions" not in draw_laboratory(state, 2, states.view(state)).alt


def test_names_of_any_length_leave_room_for_what_matters() -> None:
    state = states.three()
    state.seats = 3
    alt = draw_table(state, states.view(state, ("W" * 32,) * 3, active=(0,))).alt
    assert len(alt) <= MAX_ALT
    assert "To play: " + "W" * 23 + "…" in alt


def test_score_sheet_and_chart_in_words(drawn: dict[str, Picture]) -> None:
    scores = drawn["scores"].alt
    assert "final score: 1st Marie with 15, 2nd Niels Bohr with 12, 2nd Enrico with 12 and 4th Lise" in scores
    assert "Marie: electrons 4, helium 2 and Confine Particles bonus 9." in scores
    assert "score so far" in drawn["scores-so-far"].alt
    chart = drawn["scores-chart"].alt
    assert "over 9 turns. Now: Marie 15, Niels Bohr 12," in chart
    assert "over 8 turns. Now: Wolfgang Ernst Pauli von Zürich! 11," in drawn["scores-chart-dark"].alt


FOREIGN = ("محمد", "🦊", "ไทย", "नमस्ते")
"""Names that the fonts cannot draw, so that the picture has the colors of the seats."""
COLORS = ("Yellow", "Blue", "White", "Red", "Black", "Green", "Orange", "Purple")


@pytest.mark.parametrize("game", ["nanotech", "nucleum"])
def test_every_description_calls_people_by_their_own_names(game: str) -> None:
    pictures: list[Picture] = []
    if game == "nanotech":
        state = states.middle()
        view = states.view(state, FOREIGN)
        pictures += [draw_table(state, view), *(draw_laboratory(state, seat, view) for seat in range(state.seats))]
    else:
        whole = nucleum.middle()
        view = nucleum.view(whole, FOREIGN)
        pictures += [PICTURES.draw(name, whole, view, 1) for name in ("table", "map", "own-board", "scores")]
    for picture in pictures:
        assert any(f"{name} (" in picture.alt for name in FOREIGN), picture.alt
        assert not [color for color in COLORS if color in picture.alt], picture.alt
