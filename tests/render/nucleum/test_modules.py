"""The modules' parts of the pictures: only at tables that have them, one drawing for each name; the auction and the court."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path

import pytest

import render.nucleum
from engine.catalogue import Catalogue, locales
from engine.kernel import Event, Text
from engine.nucleum.data.components import City, CoalArea, Record
from engine.nucleum.data.load import load
from engine.nucleum.game import NucleumState
from engine.nucleum.guide.reference.lookup import data_for
from engine.nucleum.library import GameBox, components, lib
from engine.nucleum.module import Module
from engine.nucleum.modules import BOX, MODULES
from engine.nucleum.modules.auction.state import auction
from engine.nucleum.modules.court.counting import influence
from engine.nucleum.modules.court.records import agendas_of
from engine.nucleum.modules.court.state import court
from engine.nucleum.phrases.codes import tile_code
from engine.nucleum.state import TableState
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.fonts import ELLIPSIS
from render.kit.layout import Box
from render.kit.palette import THEMES
from render.kit.paper import sheet
from render.nucleum import contents, in_play
from render.nucleum.contents import POST, Contents, LegendGroup, Meaning, PlaceKind, merge
from render.nucleum.drawings import DRAWINGS, check
from render.nucleum.in_play import every_drawing
from render.nucleum.module import (
    Count,
    Drawings,
    SeatPanel,
    Sentences,
    SharedPanel,
    Spot,
)
from render.nucleum.modules import CONTENTS
from render.nucleum.modules.court import board
from render.nucleum.signs import emblems
from render.parts.marks import Places
from render.view import BoardView, Mark, Picture
from tests.render.nucleum import states
from tests.render.nucleum.cases import PICTURES

FOLDER = Path(render.nucleum.__file__).parent


def _layer(canvas: Canvas, at: Spot, _state: TableState, view: BoardView, places: Places) -> None:
    box = Box(at[0] + 300, at[1] + 200, 90, 40)
    canvas.text(box.middle, "Ship", 30, view.colours.ink, "bold", "middle")
    places.add("ship:1", box)


def _panel(canvas: Canvas, box: Box, _state: TableState, view: BoardView, _places: Places) -> None:
    canvas.text(box.middle, "Stage plan", 30, view.colours.ink, "bold", "middle")


def _seat_panel(canvas: Canvas, box: Box, _state: TableState, seat: int, view: BoardView, _places: Places) -> None:
    canvas.text(box.middle, f"Influence {seat}", 30, view.colours.ink, "bold", "middle")


def _counts(_state: TableState, _seat: int, view: BoardView, size: int) -> list[Count]:
    return [Count(emblems.token("thaler", size, view.colours), "77")]


def _stage(state: TableState, view: BoardView, _seat: int | None) -> Picture:
    canvas = Canvas.clear(400, 100)
    _panel(canvas, Box(0, 0, 400, 100), state, view, Places())
    return Picture(canvas.image.convert("RGB"), "The stage.", tuple(canvas.inscriptions))


STAGE = Drawings(
    id="stage",
    pieces=(_layer,),
    sideboard=(SharedPanel(lambda _state, _view: 80, _panel),),
    strips=(SharedPanel(lambda _state, _view: 80, _panel, frozenset({"stage"})),),
    beside={"stage": SharedPanel(lambda _state, _view: 80, _panel)},
    market=(SharedPanel(lambda _state, _view: 80, _panel),),
    counts=(_counts,),
    mat=(SeatPanel(lambda _state, _seat, _view, _width: 60, _seat_panel),),
    own_board=(SeatPanel(lambda _state, _seat, _view, _width: 60, _seat_panel),),
    named={
        "stage": lambda _state, _which, _view: "the stage",
        "ship": lambda _state, which, _view: f"ship {which}",
    },
    alt=(Sentences(frozenset({"market"}), lambda _state, _view, _seat: ["The stage is lit."]),),
    views={"stage": _stage},
)
"""A module as an expansion will bring one: a board beside the map, ships on it, its own view."""
HELD = Contents(
    id="stage",
    views=("stage",),
    places={"stage": PlaceKind(), "ship": PlaceKind(on_map=True)},
    panels=frozenset({"stage"}),
    legend=(LegendGroup("render-nucleum-offer", lambda _state: [Meaning("render-nucleum-coal", "token:coal")]),),
)
"""The contents of its pictures."""


WITH_STAGE = GameBox((*MODULES, Module(id="stage")), load)


@pytest.fixture
def stage() -> Iterator[None]:
    check(HELD, STAGE)
    contents.REGISTRY.register((*CONTENTS, HELD))
    in_play.REGISTRY.register((*DRAWINGS, STAGE))
    yield
    in_play.REGISTRY.register(DRAWINGS)
    contents.REGISTRY.register(CONTENTS)


def _table(*modules: str) -> NucleumState:
    state = states.middle()
    state.modules = WITH_STAGE.in_play(("base", *modules))
    return state


def _texts(name: str, state: NucleumState, *marks: Mark) -> list[str]:
    return [each.text for each in PICTURES.draw(name, state, states.view(state, marks=marks), 1).inscriptions]


@pytest.mark.usefixtures("stage")
def test_a_module_shows_at_its_tables_and_at_no_other() -> None:
    for names, there in ((("stage",), True), ((), False)):
        state = _table(*names)
        for name, said in (
            ("table", ("Ship", "Stage plan", "Influence 0", "77")),
            ("map", ("Ship",)),
            ("market", ("Stage plan",)),
            ("own-board", ("Influence 1", "77")),
            ("legend", ("Action tiles on offer",)),
        ):
            texts = _texts(name, state)
            assert all((each in texts) is there for each in said), (name, texts)
        assert ("The stage is lit." in PICTURES.draw("market", state, states.view(state)).alt) is there
        assert ("stage" in PICTURES.views_at(state)) is there
    assert PICTURES.draw("stage", _table("stage"), states.view(_table())).alt == "The stage."
    with pytest.raises(KeyError):
        PICTURES.draw("stage", _table(), states.view(_table()))
    assert "stage" not in PICTURES.views


@pytest.mark.usefixtures("stage")
def test_marks_of_a_module_are_shown_and_named() -> None:
    state = _table("stage")
    assert "Stage plan" not in _texts(POST, state, Mark("leipzig.1", 0, 1))
    assert "Stage plan" in _texts(POST, state, Mark("stage:2", 0, 1))
    assert "Stage plan" in _texts("region", state, Mark("stage:2", 0, 1))
    view = states.view(state, marks=(Mark("stage:2", 0, 1), Mark("ship:1", 0, 2)))
    drawn = PICTURES.draw("map", state, view)
    assert "Changed: the stage and ship 1." in drawn.alt
    assert drawn.image.tobytes() != PICTURES.draw("map", state, states.view(state)).image.tobytes()


def test_the_promos_show_at_tables_that_play_with_them() -> None:
    heading = states.WORDS("render-nucleum-fragments")
    plain, promos = states.middle(3), states.promos()
    plain.modules, plain.parts = BOX.in_play(["base"]), {}
    for player in plain.players:
        player.contracts.pop("slot-fragment")
    for name in ("market", "legend"):
        assert heading not in _texts(name, plain)
        assert heading in _texts(name, promos)
    assert heading not in PICTURES.draw("market", plain, states.view(plain)).alt
    assert "Urbanize −1" in PICTURES.draw("own-board", promos, states.view(promos), 0).alt
    assert "Leipzig–Grimma" in PICTURES.draw("map", promos, states.view(promos)).alt


def test_a_shuffled_plant_shows_the_bonus_it_has_now() -> None:
    state = states.promos()
    shuffled = PICTURES.draw("map", state, states.view(state)).image.tobytes()
    state.parts["promos"].plant_bonuses = {}
    assert PICTURES.draw("map", state, states.view(state)).image.tobytes() != shuffled


def test_each_name_is_drawn_by_one_module() -> None:
    base = in_play.REGISTRY.by(("base",))
    with pytest.raises(ValueError, match=r"views\['table'\] is of base and of stage"):
        merge((base, replace(STAGE, views={"table": _stage})))
    with pytest.raises(ValueError, match="twice"):
        merge((STAGE, STAGE))
    with pytest.raises(ValueError, match="twice"):
        in_play.REGISTRY.register((*DRAWINGS, *DRAWINGS))
    assert in_play.REGISTRY.by(("base",)) == base


def test_a_module_without_drawings_brings_none() -> None:
    assert in_play.REGISTRY.by(("base", "nothing-to-see")) == in_play.REGISTRY.by(("base",))


def test_merging_loses_nothing() -> None:
    for each in fields(Drawings):
        if each.name != "id":
            parts = [getattr(part, each.name) for part in DRAWINGS]
            assert len(getattr(every_drawing(), each.name)) == sum(map(len, parts)), each.name
    for each in fields(Contents):
        if each.name != "id":
            held = [getattr(part, each.name) for part in CONTENTS]
            assert len(getattr(contents.all_contents(), each.name)) == sum(map(len, held)), each.name


@pytest.mark.parametrize(
    ("held", "what"),
    [
        (replace(HELD, views=()), "views"),
        (replace(HELD, panels=frozenset({"stage", "curtain"})), "panels"),
        (replace(HELD, places={"stage": PlaceKind()}), "names of places"),
    ],
    ids=["a view", "a panel", "a place"],
)
def test_what_pictures_hold_is_drawn_and_nothing_else(held: Contents, what: str) -> None:
    check(HELD, STAGE)
    with pytest.raises(ValueError, match=f"stage: contents and drawings differ in {what}"):
        check(held, STAGE)


@pytest.mark.parametrize("module", [module.id for module in MODULES])
def test_each_entry_of_the_legend_has_an_icon(module: str) -> None:
    """By name, or drawn by its module; and no icon is drawn for an entry that there is not."""
    held = next(each for each in CONTENTS if each.id == module)
    drawn = set(next(each for each in DRAWINGS if each.id == module).legend)
    without = {each.key for group in held.legend for each in group.meanings(None) if not each.icon}
    assert drawn == without


def test_everything_in_the_data_has_its_drawing() -> None:
    found, data = every_drawing(), components()
    assert not set(BOX.guide.effects) - set(found.signs)
    assert {each.counter.what for each in data.milestones.values()} <= set(found.counters)
    assert set(data.end_conditions) <= set(found.ends)
    kinds: set[type[Record]] = {
        type(each) for group in BOX.guide.look_up.values() for each in data.kinds[group.kind].values()
    }
    assert not kinds - set(found.components) - {City, CoalArea}
    assert set(data.actions) | {"directive"} <= set(found.glyphs)
    assert data_for(None).experiments


@pytest.mark.parametrize("word", ["fragment", "promo"])
def test_only_the_promos_folder_knows_the_promos(word: str) -> None:
    lists = {FOLDER / "in_play.py"} if word == "promo" else set()
    others = [
        path
        for path in FOLDER.rglob("*.py")
        if FOLDER / "modules" / "promos" not in path.parents and path not in lists
    ]
    assert len(others) > 20
    assert not [path.name for path in others if word in path.read_text(encoding="utf-8").lower()]


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
