"""Pictures of Australia: coal mines and who has them, the plant with a built-in nucleum, legend, figures that are read."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from engine.nucleum.game import Nucleum, NucleumState
from engine.nucleum.library import side
from engine.nucleum.rules.actions.industrialize import Industrialize
from engine.nucleum.rules.flow.scoring import standings
from engine.nucleum.state import Piece, Terms
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.kit.paper import sheet
from render.nucleum.map import board
from render.nucleum.modules.australia import coal_mines
from render.nucleum.pages.component_page import draw_component
from render.nucleum.painter import NucleumPainter
from render.nucleum.signs import colours, tiles
from render.nucleum.table.turn.excerpt import aside, grow, lift
from render.parts.marks import Places
from render.question import QUESTION
from render.view import Mark
from tests.nucleum.builder import GAME, choose, do
from tests.nucleum.modules.australia.board import australia, boat
from tests.render.nucleum import states
from tests.render.nucleum.states import WORDS
from tests.render.pixels import colours_of

PICTURES = NucleumPainter()
TAKE = "place:coal_mine:"


def texts_of(view: str, state: NucleumState, seat: int | None = None) -> list[str]:
    return [each.text for each in PICTURES.draw(view, state, states.view(state), seat).inscriptions]


def test_a_coal_mine_is_its_tile_until_a_worker_takes_it() -> None:
    state = states.australia()
    theme = states.view(state).colours
    wide, high = board.size(state, states.view(state))
    free = next(
        space.id
        for city in side(state).cities.values()
        for space in city.further
        if space.id not in state.board.pieces
    )
    seen = []
    for piece in (None, Piece(type="coal_mine", owner=2), Piece(type="rubble")):
        state.board.pieces.pop(free, None)
        if piece is not None:
            state.board.pieces[free] = piece
        canvas, places = Canvas(sheet(theme, wide, high)), Places()
        board.draw_board(canvas, (0, 0), state, states.view(state), places)
        found = places.find(free)
        assert found is not None
        box = found[1].box
        seen.append(canvas.image.crop((box.left, box.top, box.right, box.bottom)))
    tile, taken, _ = ([colour for _, colour in colours_of(image)] for image in seen)
    assert colours.thing("coal", theme).fill in tile
    assert theme.player(2).fill not in tile
    assert theme.player(2).fill in taken
    assert len({image.tobytes() for image in seen}) == 3


def test_what_players_have_and_pay_is_shown() -> None:
    state = states.australia()
    mine = coal_mines.counts(state, 0, states.view(state), 40)
    assert [each.figure for each in mine] == ["2"]
    shown = texts_of("own-board", state, 0)
    assert WORDS("render-nucleum-coal-mines") in shown
    assert "the next: 2 thaler and 1 worker" in shown
    state.board.pieces = {name: piece for name, piece in state.board.pieces.items() if piece.type != "coal_mine"}
    assert WORDS("render-nucleum-coal-mines") not in texts_of("own-board", state, 0)


def test_the_description_names_who_has_coal_mines_and_where_some_are_left() -> None:
    state = states.australia()
    said = coal_mines.alt(state, states.view(state), None)[0]
    assert "Mount Thorley and Wollongong (Marie)" in said
    assert said.endswith("and Latrobe (free).")


def test_the_built_in_nucleum_glows_from_the_start() -> None:
    state = states.australia()
    state.board.nuclei = []
    theme = states.view(state).colours
    wide, high = board.size(state, states.view(state))
    canvas, places = Canvas(sheet(theme, wide, high)), Places()
    board.draw_board(canvas, (0, 0), state, states.view(state), places)
    for city, glows in {"hobart": True, "mildura": False}.items():
        found = places.find(f"plant:{city}")
        assert found is not None
        box = found[1].box
        there = colours_of(canvas.image.crop((box.left, box.top, box.right, box.bottom)))
        assert (colours.thing("nucleum", theme).fill in [colour for _, colour in there]) == glows, city


def test_the_legend_shows_coal_routes_only_where_there_are_some() -> None:
    coal = WORDS("render-nucleum-is-coal-route")
    australia = PICTURES.meanings(states.WORDS, state=states.australia())
    assert coal not in [text for _, texts in australia for text in texts]
    gibraltar, _ = Nucleum().start(2, 7, {"map": "gibraltar", "experiments": "random"})
    found = PICTURES.meanings(states.WORDS, state=gibraltar)
    assert coal in [text for _, texts in found for text in texts]


def test_many_stars_on_one_space_are_counted_by_player() -> None:
    state = states.middle()
    for seat, player in enumerate(state.players):
        player.stars = [0] * (seat + 6)
    more = Counter(texts_of("table", state)) - Counter(texts_of("table", states.middle()))
    assert {"6", "7", "8", "9"} <= set(more)


def test_the_description_names_the_built_in_nucleum() -> None:
    state = states.australia()
    assert "Nucleum in Mildura and Hobart." in PICTURES.draw("map", state, states.view(state)).alt


def test_the_pictures_of_questions_show_coal_mines() -> None:
    state = australia()
    view = replace(states.view(state), viewer=0, active=(0,))
    do(state, Industrialize(0, Terms()))
    for choice, place in ((TAKE, f"choice:{TAKE}"), ("space:toongi.c1", "toongi.c1")):
        decision = Nucleum().decision(state)
        assert decision is not None
        assert PICTURES.place_of(state, decision.by_id[choice]) == place
        badges = PICTURES.badges(state)
        shown = [each.text for each in PICTURES.draw(QUESTION, state, view).inscriptions]
        assert badges[choice] in shown
        choose(state, choice)


def test_the_picture_of_a_question_shows_the_ends_of_routes_and_links_asked_about() -> None:
    """Brisbane is an end of the uppermost route, Hobart of the lowest link: neither lies beside what is numbered."""
    for first, follow in (("play:sea-A", "do:0"), ("rail:start-A1", "")):
        state = australia()
        choose(state, first, *([follow] if follow else []))
        shown = texts_of(QUESTION, state)
        for city in ("Brisbane", "Hobart", "Launceston", "Olympic Dam", "Adelaide", "Melbourne"):
            assert city in shown, (first, city)


def test_changes_close_to_each_other_are_shown_in_one_part_of_the_map() -> None:
    state = australia()
    view = states.view(state)
    marks = ("brisbane.1", "toowoomba", "coal:queensland", "route:lane-1")
    marked = replace(view, marks=tuple(Mark(place, 0, number) for number, place in enumerate(marks, 1)))
    picture = PICTURES.draw("region", state, marked)
    assert Counter(each.text for each in picture.inscriptions)["Queensland"] == 1
    assert Counter(each.text for each in picture.inscriptions)["Brisbane"] == 1


def test_an_edge_of_a_part_of_the_map_goes_round_what_it_would_cut() -> None:
    whole, plate = Box(0, 0, 2000, 2000), Box(400, 460, 200, 150)
    clip, needed = Box(100, 500, 1000, 500), Box(500, 700, 100, 100)
    assert lift(clip, needed, [plate], whole).top == 452
    low = Box(400, 360, 200, 150)
    assert lift(clip, needed, [low], whole).top == 518
    assert lift(clip, Box(500, 505, 100, 100), [Box(400, 360, 200, 150)], whole).top == 500
    beside = Box(1050, 600, 200, 150)
    assert not lift(aside(clip, needed, [beside], whole), needed, [], whole).overlaps(beside)
    assert grow(clip, [Box(1050, 600, 120, 100)], whole).contains(Box(1050, 600, 120, 100))
    assert grow(clip, [Box(1050, 600, 900, 100)], whole) == clip
    assert grow(Box(0, 0, 1800, 500), [], whole).width == 2000


def test_a_route_is_shown_where_it_lies_on_the_map_of_the_table() -> None:
    state = australia()
    boat(state, 1, 2)
    shown = {each.text for each in draw_component("route:lane-2", state, states.view(state)).inscriptions}
    assert {"2", "Sydney", "Hobart"} <= shown
    away = {each.text for each in draw_component("route:lane-2", None, states.view(state)).inscriptions}
    assert "Hobart" not in away


def test_after_the_end_every_picture_tells_the_final_points() -> None:
    state = states.late(2, over=True)
    (first, second) = ({each.seat: each.score for each in standings(state)}[seat] for seat in (0, 1))
    assert first != state.players[0].vp
    for name, seat in (("map", None), ("table", None), ("own-board", 0)):
        picture = PICTURES.draw(name, state, states.view(state), seat)
        assert str(first) in [each.text for each in picture.inscriptions]
        assert f"{first} VP" in picture.alt
        assert f"{state.players[0].vp} VP" not in picture.alt
    assert f"{second} VP" in PICTURES.draw("map", state, states.view(state)).alt


def test_the_starting_tiles_of_an_experiment_lie_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """On this map there are six: its sea-delivery tile comes as well."""
    boxes: list[Box] = []
    tile, stamp = tiles.tile, Canvas.stamp
    drawn: list[object] = []

    def noted(*given: Any, **more: Any) -> Any:
        drawn.append(tile(*given, **more))
        return drawn[-1]

    def stamped(canvas: Canvas, sprite: Any, middle: tuple[int, int]) -> None:
        if any(sprite is each for each in drawn):
            left, top = middle[0] - sprite.width // 2, middle[1] - sprite.height // 2
            boxes.append(Box(left, top, sprite.width, sprite.height))
        stamp(canvas, sprite, middle)

    monkeypatch.setattr(tiles, "tile", noted)
    monkeypatch.setattr(Canvas, "stamp", stamped)
    state = GAME.start(2, 1, {"map": "australia"})[0]
    PICTURES.draw(QUESTION, state, states.view(state))
    assert len(boxes) >= 24
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))
