"""The layout of the pictures in every language: no word is cut, regardless of its length."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.catalogue import Catalogue
from engine.registry import games
from render.kit.fonts import ELLIPSIS, UNKNOWN
from render.painters import painters
from render.view import Picture
from tests.languages.reading import present
from tests.render import states as nanotech
from tests.render.nucleum import states as nucleum

VIEWS = ("table", "map", "region", "own-board", "mat", "market", "scores", "legend")


def drawn(locale: str) -> Iterator[tuple[str, Picture]]:
    """Yield pictures of both games in a language, with short names, so that only words can be cut."""
    words = Catalogue(locale, strict=True)
    tables = {
        "four": nucleum.middle(),
        "three": nucleum.middle(3),
        "two": nucleum.middle(2),
        "over": nucleum.late(3, over=True),
        "promos": nucleum.promos(),
    }
    for name, state in tables.items():
        view = replace(nucleum.view(state, ("Ann", "Ben", "Cid", "Dora")[: state.seats]), words=words)
        for each in VIEWS:
            if each == "table" or name in {"three", "over"}:
                yield f"nucleum {each} {name}", painters()["nucleum"].draw(each, state, view, 0)
    middle = nanotech.middle()
    view = replace(nanotech.view(middle), words=words, names=("Ann", "Ben", "Cid", "Dora")[: middle.seats])
    for each in ("table", "own-board", "scores", "legend"):
        yield f"nanotech {each}", painters()["nanotech"].draw(each, middle, view, 0)


@pytest.mark.parametrize(
    "locale",
    [pytest.param(locale, marks=[] if locale == "pl" else [pytest.mark.slow]) for locale in present()],
)
def test_no_word_of_a_picture_is_cut(locale: str) -> None:
    cut = [
        f"{name}: {each.text}"
        for name, picture in drawn(locale)
        for each in picture.inscriptions
        if each.text.endswith(ELLIPSIS) or UNKNOWN in each.text
    ]
    assert cut == []


def test_both_games_are_drawn() -> None:
    assert set(games()) == {"nanotech", "nucleum"}
