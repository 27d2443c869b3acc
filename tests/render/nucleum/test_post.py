"""The picture of a turn's post: all changes are on it, large enough for a phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.kernel import Event, Rng
from engine.nucleum.game import Nucleum
from render.kit import icons
from render.nucleum.contents import POST, all_contents
from render.nucleum.drawings import DRAWINGS
from render.nucleum.painter import NucleumPainter
from render.nucleum.table.turn.post import WIDTH
from render.view import Mark, marks_of
from tests.render.nucleum import states

GAME = Nucleum()
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
    state: Any, marks: tuple[Mark, ...], monkeypatch: pytest.MonkeyPatch, name: str = POST
) -> tuple[set[str], Any]:
    """Return the numbers on badges of a view, and the picture."""
    found: list[str] = []
    badge = icons.badge

    def noted(text: str, *rest: Any) -> Any:
        found.append(text)
        return badge(text, *rest)

    with monkeypatch.context() as patched:
        patched.setattr(icons, "badge", noted)
        picture = PICTURES.draw(name, state, states.view(state, marks=marks))
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
        for shown in (POST, PICTURES.close_up):
            drawn, picture = numbers_drawn(state, marks, monkeypatch, shown)
            assert drawn == {str(number) for mark in marks for number in mark.numbers}, (shown, marks)
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
