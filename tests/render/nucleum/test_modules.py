"""The modules' parts of the pictures: only at tables that have them, one drawing for each name, none missing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path

import pytest

import render.nucleum
from engine.nucleum.data.components import City, CoalArea, Record
from engine.nucleum.data.load import load
from engine.nucleum.game import NucleumState
from engine.nucleum.guide.reference.lookup import data_for
from engine.nucleum.library import GameBox, components
from engine.nucleum.module import Module
from engine.nucleum.modules import BOX, MODULES
from engine.nucleum.state import TableState
from render.kit.canvas import Canvas
from render.kit.layout import Box
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
from render.nucleum.painter import NucleumPainter
from render.nucleum.signs import emblems
from render.parts.marks import Places
from render.view import BoardView, Mark, Picture
from tests.render.nucleum import states

PICTURES = NucleumPainter()
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
