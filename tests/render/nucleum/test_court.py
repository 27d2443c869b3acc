"""The court in the pictures: leaders, the points of a King's Day, and that every text has room."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue, locales
from engine.kernel import Event, Text
from engine.nucleum.game import NucleumState
from engine.nucleum.library import lib
from engine.nucleum.modules.court.counting import influence
from engine.nucleum.modules.court.records import agendas_of
from engine.nucleum.modules.court.state import court
from engine.nucleum.phrases.codes import tile_code
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.fonts import ELLIPSIS
from render.kit.layout import Box
from render.kit.palette import THEMES
from render.kit.paper import sheet
from render.nucleum.modules.court import board
from render.parts.marks import Places
from render.view import BoardView, Mark
from tests.render.nucleum import states
from tests.render.nucleum.cases import PICTURES


def texts(name: str, state: NucleumState, view: BoardView) -> list[str]:
    return [each.text for each in PICTURES.draw(name, state, view).inscriptions]


def panel(state: NucleumState, view: BoardView, width: int) -> tuple[Canvas, Places]:
    """Return the court board drawn alone in a width."""
    high = board.height(state, width, view)
    canvas, places = Canvas(sheet(view.colours, width, high)), Places()
    board.draw(canvas, Box(0, 0, width, high), state, view, places)
    return canvas, places


def test_it_is_shown_only_at_tables_that_play_with_it() -> None:
    without, there = states.middle(), states.court()
    assert "court" not in PICTURES.views_at(without)
    assert "court" in PICTURES.views_at(there)
    assert "Court board" in texts("table", there, states.view(there))
    assert "Court board" not in texts("table", without, states.view(without))


def test_what_the_next_kings_day_would_pay_is_that_of_the_rules() -> None:
    state = states.court()
    scored = influence(state, state.active)
    for seat in range(4):
        assert board.total(state, seat) == sum(each.points for each in scored if each.seat == seat)
    canvas, _ = panel(state, states.view(state), 1944)
    heading = [
        each.text for each in canvas.inscriptions if each.text.startswith("+") and each.box.bottom < board.HEAD
    ]
    assert heading == [f"+{board.total(state, seat)}" for seat in state.seats_from(state.first)]
    assert len({board.total(state, seat) for seat in range(4)}) > 1


def test_a_leader_scores_the_dominant_agenda_twice() -> None:
    state = states.court()
    there = court(state).parties
    there["freethinkers"].agenda, there["royalists"].agenda = "agenda-parties", "agenda-milestone"
    # Seat 1 leads the dominant party and is a member of three: 2 VP for each, twice; no one leads the royalists.
    assert board.total(state, 1) == 12
    assert "6 ×2" in texts("court", state, states.view(state))


@pytest.mark.parametrize("width", [1024, 1944])
@pytest.mark.parametrize("theme", THEMES)
def test_the_leader_space_shows_who_leads(width: int, theme: str) -> None:
    """The pixels of the leader space change with the leader, and only in that party's row."""
    state = states.court()
    view = states.view(state, theme=theme)
    before, places = panel(state, view, width)
    court(state).parties["royalists"].leader = 0
    after, _ = panel(state, view, width)
    rows = {name: places.find(f"party:{name}") for name in court(state).parties}
    for name, found in rows.items():
        assert found is not None
        box = found[1].box
        where = (box.left, box.top, box.right, box.bottom)
        same = before.image.crop(where).tobytes() == after.image.crop(where).tobytes()
        assert same == (name != "royalists"), name


def test_every_party_every_count_and_every_neutral_is_there() -> None:
    state = states.court()
    for width in (1024, 1944):
        canvas, _ = panel(state, states.view(state), width)
        said = [each.text for each in canvas.inscriptions]
        assert {"Capitalists", "Freethinkers", "Communists", "Royalists"} <= set(said)
        # Two seats with 2, number 2 and three bonuses of 2; a seat with 3 and number 3; five seats with 1; number 4 in
        # the leader space and beside it.
        for figure, times in (("2", 6), ("3", 2), ("1", 5), ("4", 2)):
            assert said.count(figure) == times, figure


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_agenda_is_cut_in_any_language(locale: str, seats: int) -> None:
    state = states.court(seats)
    view = BoardView(states.LONG_NAMES[:seats], "Nucleum #12", words=Catalogue(locale, strict=True))
    agendas = list(agendas_of(lib(state)))
    for first in (0, 4):
        for benches, agenda in zip(court(state).parties.values(), agendas[first : first + 4], strict=True):
            benches.agenda = agenda
        for width in (1024, 1944):
            canvas, _ = panel(state, view, width)
            assert not [each.text for each in canvas.inscriptions if each.text.endswith(ELLIPSIS)]
        picture = PICTURES.draw("court", state, view)
        assert not [each.text for each in picture.inscriptions if each.text.endswith(ELLIPSIS)]


@pytest.mark.parametrize("name", ["market", "region", "table", "own-board"])
def test_no_code_of_a_tile_is_cut(name: str) -> None:
    """The codes of the court's tiles are the longest: #Co10, #CoD2."""
    state = states.court()
    longest = sorted(lib(state).tiles, key=lambda tile: -fonts.width(tile_code(tile), 24, "bold"))[:5]
    state.display.offer, state.players[1].pool = longest, longest
    view = states.view(state, marks=(Mark("offer:1", 0, 1),), viewer=1)
    codes = [text for text in texts(name, state, view) if text.startswith("#")]
    assert {tile_code(tile) for tile in longest} <= set(codes)
    assert not [code for code in codes if code.endswith(ELLIPSIS)]


def test_nothing_is_written_over_another_text() -> None:
    state = states.court()
    for locale in locales():
        view = BoardView(states.NAMES, "Nucleum #12", active=(1,), words=Catalogue(locale, strict=True))
        for width in (1024, 1944):
            found = panel(state, view, width)[0].inscriptions
            for number, each in enumerate(found):
                assert not [other.text for other in found[:number] if other.box.overlaps(each.box)], each.text


def test_a_turn_at_court_is_shown_by_its_view_and_one_on_the_map_by_its_region() -> None:
    at_court = Event(kind="court", text=Text("nuc-event-court"), marks=("party:royalists",))
    on_map = Event(kind="build", text=Text("nuc-event-court"), marks=("leipzig.2",))
    assert PICTURES.preview([at_court]) == "court"
    assert PICTURES.preview([at_court, on_map]) == "region"
    state = states.court()
    view = states.view(state, marks=(Mark("party:royalists", 1, 1),))
    assert "Court board" in texts("post", state, view)
    assert "Court board" in texts("region", state, view)
    assert "Royalists" in PICTURES.draw("map", state, view).alt


def test_its_description_says_who_leads_and_what_would_be_paid() -> None:
    state = states.court()
    said = PICTURES.draw("court", state, states.view(state)).alt
    assert "Freethinkers (dominant): Niels Bohr 3 (leader)" in said
    assert f"If King's Day were now: Niels Bohr +{board.total(state, 1)}" in said
    assert "Capitalists: 1 VP for each fulfilled contract" in said
