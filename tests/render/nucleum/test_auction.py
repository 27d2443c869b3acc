"""The auction in the pictures: bids, the order, and no secrets."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue, locales
from engine.kernel import Event, Text
from engine.nucleum.modules.auction.state import auction
from render.kit.fonts import ELLIPSIS
from render.view import BoardView, Mark
from tests.render.nucleum import states
from tests.render.nucleum.cases import PICTURES


def test_highest_bids_are_in_no_picture() -> None:
    secret, plain = states.bidding(), states.bidding()
    assert auction(secret).highest
    auction(plain).highest.clear()
    for name in ("auction", "table", "map", "own-board", "scores"):
        for viewer in (None, 3):
            drawn = [
                PICTURES.draw(name, state, states.view(state, active=(2,), viewer=viewer), 3)
                for state in (secret, plain)
            ]
            assert drawn[0].image.tobytes() == drawn[1].image.tobytes()
            assert drawn[0].alt == drawn[1].alt


def test_the_bids_lie_beside_the_map_until_the_experiments_are_chosen() -> None:
    state = states.bidding()
    view = states.view(state, active=(2,), marks=(Mark("auction:3", 3, 1),))
    for name in ("table", "post", "region"):
        assert "leads" in [each.text for each in PICTURES.draw(name, state, view).inscriptions]
    state.turn = 1
    assert "leads" not in [each.text for each in PICTURES.draw("table", state, view).inscriptions]


def test_what_each_loses_and_when_it_chooses_is_shown() -> None:
    state = states.bidding(over=True)
    said = [each.text for each in PICTURES.draw("auction", state, states.view(state)).inscriptions]
    for text in ("15", "−15 VP", "12", "−12 VP", "7", "−7 VP", "loses nothing", "1", "2", "3", "4"):
        assert text in said


def test_the_panel_of_who_is_asked_shows_the_auction() -> None:
    state = states.bidding()
    assert PICTURES.panel_view(state) == "auction"
    assert PICTURES.preview([Event(kind="bid", text=Text("nuc-event-bid"), marks=("auction:1",))]) == "auction"
    state.turn = 1
    assert PICTURES.panel_view(state) == "mat"
    assert PICTURES.panel_view(states.middle()) == "mat"


@pytest.mark.parametrize("locale", locales())
def test_no_text_of_it_is_cut(locale: str) -> None:
    for over in (False, True):
        state = states.bidding(over=over)
        view = BoardView(("Ann", "Ben", "Cleo", "Dan"), "Nucleum", words=Catalogue(locale, strict=True))
        picture = PICTURES.draw("auction", state, view)
        assert not [each.text for each in picture.inscriptions if each.text.endswith(ELLIPSIS)]
