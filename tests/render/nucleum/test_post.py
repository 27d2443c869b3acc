"""The picture of a turn's post: all changes are on it, large enough for a phone, with numbers that appear whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.catalogue import Catalogue
from engine.kernel import Event, Match, Rng
from render.kit import icons
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.nucleum.contents import POST, all_contents
from render.nucleum.drawings import DRAWINGS
from render.nucleum.map.board import printed_on
from render.nucleum.map.highlights import highlight
from render.nucleum.painter import NucleumPainter
from render.nucleum.table.turn import question
from render.nucleum.table.turn.post import WIDTH
from render.parts.marks import Places
from render.question import QUESTION
from render.view import BoardView, Mark, marks_of
from tests.kernel.playthrough import paths_of, read
from tests.nucleum.builder import GAME
from tests.render.discs import covered, hidden, noted_discs, overlapping
from tests.render.nucleum import states

PICTURES = NucleumPainter()
PHONE = 400
"""Width in pixels of a picture on a phone."""
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "base": (4, {}),
    "court": (3, {"court": True}),
    "Gibraltar": (4, {"map": "gibraltar", "special_buildings": True}),
    "Australia": (3, {"map": "australia", "promo_fragments": True}),
}


def turns(seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[Any, list[Event]]]:
    """Play a game at random; yield the table after each turn of a player, with what happened in it."""
    given = GAME.complete_options({"experiments": "random"})
    for name, value in options.items():
        given = GAME.set_option(given, name, value)
    state, _ = GAME.start(seats, seed, given)
    rng, events = Rng(seed), list[Event]()
    while (decision := GAME.decision(state)) is not None:
        events += GAME.apply(state, rng.pick(decision.choices).id)
        if state.ply == state.barrier and not state.over:
            yield state, events
            events = []


def numbers_drawn(
    state: Any, marks: tuple[Mark, ...], monkeypatch: pytest.MonkeyPatch, name: str = POST, *, bare: bool = False
) -> tuple[set[str], Any]:
    """Return the numbers on badges of a view, and the picture."""
    found: list[str] = []
    badge = icons.badge

    def noted(text: str, *rest: Any) -> Any:
        found.append(text)
        return badge(text, *rest)

    with monkeypatch.context() as patched:
        patched.setattr(icons, "badge", noted)
        picture = PICTURES.draw(name, state, replace(states.view(state, marks=marks), bare=bare))
    return set(found), picture


@pytest.mark.parametrize("every", [30, pytest.param(6, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", TABLES)
def test_every_place_that_changed_has_its_number_and_a_post_fits_a_phone(
    name: str, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats, options = TABLES[name]
    looked = 0
    for number, (state, events) in enumerate(turns(seats, options, 5)):
        marks = marks_of(GAME.guide, events)
        if number % every or not marks:
            continue
        for shown, bare in ((POST, False), (POST, True), (PICTURES.close_up, False)):
            drawn, picture = numbers_drawn(state, marks, monkeypatch, shown, bare=bare)
            assert drawn == {str(number) for mark in marks for number in mark.numbers}, (shown, bare, marks)
            assert picture.image.width == WIDTH
            assert shown != POST or picture.image.height <= 2 * WIDTH, marks
        looked += 1
    assert looked > 2


def test_every_kind_of_place_beside_the_map_has_a_row() -> None:
    shown = {kind for drawings in DRAWINGS for panel in drawings.strips for kind in panel.kinds}
    beside = {kind for kind, place in all_contents().places.items() if not place.on_map}
    elsewhere = {
        "mat",
        "score",
        "solo",
    }  # the players' own, above the map; an automaton's tiles have their own view
    assert beside - elsewhere == shown


def test_what_a_turn_is_about_can_be_read_on_a_phone() -> None:
    state = states.middle()
    picture = PICTURES.draw(POST, state, states.view(state, marks=states.MARKS))
    sizes = {each.text: each.size * PHONE / WIDTH for each in picture.inscriptions}
    assert sizes["Marie"] >= 11  # names
    assert sizes["21"] >= 13  # points
    assert sizes["Leipzig"] >= 9  # a city in the close-up
    assert min(sizes.values()) >= 6
    badges = [each for each in picture.inscriptions if each.text == "1" and each.size * PHONE / WIDTH >= 9]
    assert badges


def test_without_changes_on_the_map_there_is_no_close_up() -> None:
    state = states.middle()
    without = PICTURES.draw(POST, state, states.view(state, marks=(Mark("milestones:12", 0, 1),)))
    with_one = PICTURES.draw(
        POST, state, states.view(state, marks=(Mark("milestones:12", 0, 1), Mark("grimma", 0, 2)))
    )
    assert "Grimma" not in {each.text for each in without.inscriptions}
    assert "Grimma" in {each.text for each in with_one.inscriptions}
    assert with_one.image.height > without.image.height


def test_before_the_first_turn_the_auction_is_shown() -> None:
    assert PICTURES.post_view(states.bidding()) == "auction"
    assert PICTURES.post_view(states.middle()) == POST


def test_two_places_far_apart_get_a_close_up_each() -> None:
    """Leipzig lies in the upper left corner of the map, Aussig in the lower right one."""
    state = states.middle()
    picture = PICTURES.draw(POST, state, states.view(state, marks=(Mark("leipzig", 0, 1), Mark("aussig", 0, 2))))
    large = {each.text for each in picture.inscriptions if each.size * PHONE / WIDTH >= 9}
    assert {"Leipzig", "Aussig"} <= large


def test_a_space_of_a_marked_link_alone_has_the_number(monkeypatch: pytest.MonkeyPatch) -> None:
    state = states.middle()
    link = next(name for name in state.board.complete if f"{name}.1" in state.board.rails)
    counted: list[int] = []
    for marks in ((Mark(f"{link}.1", 0, 1),), (Mark(f"{link}.1", 0, 1), Mark(link, None, 1))):
        found: list[str] = []
        badge = icons.badge
        with monkeypatch.context() as patched:
            patched.setattr(
                icons, "badge", lambda text, *rest, found=found, badge=badge: found.append(text) or badge(text, *rest)
            )
            PICTURES.draw("map", state, states.view(state, marks=marks))
        counted.append(len(found))
    assert counted == [1, 1]


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
