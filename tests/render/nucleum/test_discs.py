"""The numbers on posts and questions of recorded games: each appears whole, once on the map, and hides no name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from engine.catalogue import Catalogue
from engine.kernel import Event, Match
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.nucleum.contents import all_contents
from render.nucleum.map.board import printed_on
from render.nucleum.map.highlights import highlight
from render.nucleum.painter import NucleumPainter
from render.nucleum.table.turn import question
from render.parts.marks import Places
from render.question import QUESTION
from render.view import BoardView, Mark, marks_of
from tests.kernel.playthrough import paths_of, read
from tests.nucleum.builder import GAME
from tests.render.discs import covered, hidden, noted_discs, overlapping

PICTURES = NucleumPainter()
NAMES = ("Marie", "Niels Bohr", "Lise Meitner-Frisch", "Enrico", "Emmy")
QUICK = "solo_ships"
"""The recorded game with the most expansions and the fewest posts; the others are drawn with the slow tests."""
CROWDED = 25
"""Minimum number of places on the map for a question to be crowded."""
WORDS = Catalogue("en", strict=True)


def each_game(quick: str) -> list[Any]:
    """Return all recorded games as parameters, all but one for the slow tests."""
    return [
        pytest.param(
            path, marks=() if quick == path.parent.name else pytest.mark.slow, id=f"{path.parent.name}-{path.stem}"
        )
        for path in paths_of("nucleum")
    ]


def recorded(name: str) -> Path:
    """Return the path of a module's recorded game."""
    return next(path for path in paths_of("nucleum") if path.parent.name == name)


def started(path: Path) -> tuple[Match[Any], list[str]]:
    """Return a recorded game before its first choice, and its choices."""
    record = read(path)
    return Match(GAME, record.seats, record.seed, record.options), record.choices


def posts(path: Path) -> Iterator[tuple[Match[Any], list[Event]]]:
    """Yield a recorded game at each post, with the events since the one before."""
    match, choices = started(path)
    events = list(match.opening)
    yield match, events
    events = []
    for choice in choices:
        events += match.apply(choice)
        if match.state.ply == match.state.barrier or match.state.over:
            yield match, events
            events = []


def view_of(match: Match[Any], marks: tuple[Mark, ...] = ()) -> BoardView:
    """Return the view of a table as posts have it."""
    active = () if match.decision is None else (match.decision.seat,)
    return BoardView(NAMES[: match.state.seats], "Nucleum #1", active=active, marks=marks, words=WORDS)


def is_on_map(place: str) -> bool:
    """Return whether a place is on the map."""
    kind, colon, _ = place.partition(":")
    return not colon or all_contents().places[kind].on_map


@pytest.mark.parametrize("path", each_game(QUICK))
def test_a_post_fits_a_phone_and_its_numbers_are_seen(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = 0
    for number, (match, events) in enumerate(posts(path)):
        if path.parent.name == QUICK and number % 3:
            continue
        marks = marks_of(GAME.guide, events)
        with noted_discs(monkeypatch) as discs:
            picture = PICTURES.draw(PICTURES.post_view(match.state), match.state, view_of(match, marks))
        where = (path.parent.name, number, marks)
        assert picture.image.height <= 2 * picture.image.width, where
        assert overlapping(discs) == [], where
        assert covered(picture, discs) == [], where
        beside = Counter(str(each) for mark in marks if not is_on_map(mark.place) for each in mark.numbers)
        drawn = Counter(disc.text for disc in discs)
        assert all(count <= 1 + beside[text] for text, count in drawn.items()), where
        looked += 1
    assert looked > 5


@pytest.mark.parametrize("name", ["experiment_e", "open_contracts"])
def test_a_set_up_fits_a_phone(name: str) -> None:
    """A setup changes more than a turn: neutral pieces, every party; and experiments are to be chosen."""
    match, _ = started(recorded(name))
    picture = PICTURES.draw(
        PICTURES.post_view(match.state), match.state, view_of(match, marks_of(GAME.guide, match.opening))
    )
    assert picture.image.height <= 2 * picture.image.width


def test_a_set_up_shows_the_experiments_that_are_asked_about() -> None:
    match, _ = started(recorded("experiment_e"))
    assert match.decision is not None
    assert match.decision.choices[0].kind == "experiment"
    picture = PICTURES.draw(
        PICTURES.post_view(match.state), match.state, view_of(match, marks_of(GAME.guide, match.opening))
    )
    texts = {each.text for each in picture.inscriptions}
    assert {"A", "B", "C", "D", "E", "F", WORDS("render-nucleum-experiments")} <= texts
    assert "Grimma" not in texts  # there is no close-up of neutral pieces


@contextmanager
def noted_prints(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Box]]:
    """Collect what is printed on empty railway spaces of the map in questions that are drawn in the meantime."""
    found = list[Box]()

    def noted(canvas: Canvas, places: Places, *rest: Any) -> None:
        whole = Box(0, 0, *canvas.image.size)
        found.extend(place.box for name, place in places.within(whole) if name == printed_on(name.partition(":")[0]))
        highlight(canvas, places, *rest)

    with monkeypatch.context() as patched:
        patched.setattr(question, "highlight", noted)
        yield found


@pytest.mark.parametrize("path", each_game("gibraltar"))
def test_a_crowded_question_hides_neither_numbers_nor_names(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, choices = started(path)
    most, looked = 1 if path.parent.name == "gibraltar" else 4, 0
    for choice in choices:
        match.apply(choice)
        decision = match.decision
        if decision is None or looked == most or len(decision.main) < CROWDED:
            continue
        places = {PICTURES.place_of(match.state, each) for each in decision.main}
        if sum(bool(place) and ":" not in place for place in places) < CROWDED:
            continue
        with noted_discs(monkeypatch) as discs, noted_prints(monkeypatch) as prints:
            picture = PICTURES.draw(QUESTION, match.state, view_of(match))
        where = (path.parent.name, len(discs))
        assert prints or path.parent.name != "gibraltar"
        assert not [
            box for box in prints if sum(disc.box.common(box) for disc in discs) > 0.28 * box.width * box.height
        ]
        assert overlapping(discs) == [], where
        assert covered(picture, discs) == [], where
        assert hidden(picture, discs) == [], where
        looked += 1
    if path.parent.name == "gibraltar":
        assert looked
