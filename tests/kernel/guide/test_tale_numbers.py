"""The numbers in a post's text are those on its picture: each once in the text, all of them drawn, no other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.kernel import Event, Match
from engine.registry import games
from render.kit import icons
from render.kit.canvas import Sprite
from render.kit.palette import Colour
from render.painters import painters
from render.view import BoardView, marks_of
from tests.kernel.playthrough import FOLDER, read

TESTS = Path(__file__).resolve().parents[2]
FOUND = [*sorted(FOLDER.glob("*.json")), *sorted(TESTS.glob("nucleum/modules/*/*playthrough.json"))]
QUICK = {"nanotech.json", "court"}
"""Recorded games of which a few posts are always drawn; the others' posts are drawn with the slow tests."""


def sample(path: Path) -> Iterator[tuple[Match[Any], list[Event]]]:
    """Yield the posts of a recorded game in which a kind of place is marked with a number for the first time."""
    record = read(path)
    game = games()[record.game]
    match: Match[Any] = Match(game, record.seats, record.seed, record.options)
    events: list[Event] = list(match.opening)
    seen: set[str] = set()
    for choice in record.choices:
        events += match.apply(choice)
        if choice == "confirm":
            kinds = {kind_of(mark.place) for mark in marks_of(game.guide, events) if mark.numbers}
            if kinds - seen:
                seen |= kinds
                yield match, events
            events = []


def kind_of(place: str) -> str:
    """Return the kind of place that a mark names: the part before its colon, or a space, a link or a city."""
    if ":" in place:
        return place.partition(":")[0]
    return "space" if "." in place else "link" if "-" in place else "city"


@pytest.mark.parametrize(
    "path",
    [pytest.param(path, marks=() if {path.name, path.parent.name} & QUICK else pytest.mark.slow) for path in FOUND],
    ids=lambda path: f"{path.parent.name}/{path.stem}",
)
def test_the_picture_has_the_numbers_of_the_text(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    badges, badge = set[str](), icons.badge

    def noted(said: str, size: int, ground: Colour, edge: Colour) -> Sprite:
        badges.add(said)
        return badge(said, size, ground, edge)

    monkeypatch.setattr(icons, "badge", noted)
    drawn = 0
    for match, events in sample(path):
        guide, kind = match.game.guide, painters()[match.game.id]
        badges.clear()
        names = tuple(("Ann", "Bea", "Cleo", "Dot", "Eve")[: match.state.seats])
        view = BoardView(names, "Table #1", marks=marks_of(guide, events))
        kind.draw(kind.post_view(match.state), match.state, view)
        numbers = {str(deed.number) for deed in guide.tale(events) if deed.number}
        assert badges == numbers, [(mark.place, mark.numbers) for mark in view.marks]
        drawn += 1
    assert drawn
