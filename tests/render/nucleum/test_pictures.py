"""Nucleum's pictures: they look as stored, can be read, say what they show, and are drawn for any position."""

from __future__ import annotations

import itertools
from dataclasses import replace
from functools import cache

import msgspec
import pytest
from PIL import ImageChops

from engine.catalogue import catalogue, locales
from engine.kernel import Rng
from engine.nucleum.data.vocabulary import Gain
from engine.nucleum.game import Nucleum, NucleumState
from engine.nucleum.library import components, lib, side
from engine.nucleum.phrases.codes import tile_code
from render.kit.canvas import Canvas, Inscription
from render.kit.fonts import ELLIPSIS
from render.kit.layout import Box
from render.kit.palette import THEMES, Theme, contrast
from render.kit.paper import sheet
from render.nucleum.contents import POST
from render.nucleum.map import board
from render.nucleum.map.base_map import plan_of
from render.nucleum.map.board import piece_sprite
from render.nucleum.modules.solo.row import LARGE, RowTile, draw_tiles, tiles_height
from render.nucleum.painter import NucleumPainter
from render.nucleum.signs import colours, tiles
from render.nucleum.table import market, sideboard
from render.nucleum.table.boards.player_board import draw_counts
from render.nucleum.table.market import draw_milestone_list
from render.nucleum.table.table import draw_map
from render.nucleum.table.turn.excerpt import things_on
from render.nucleum.table.turn.region import parts_of
from render.parts.marks import Places
from render.view import MAX_ALT, BoardView, Mark, Picture, marks_of
from tests.render.legibility import ENOUGH, check_texts, clashes
from tests.render.nucleum import states
from tests.render.nucleum.cases import cases, drawn
from tests.render.nucleum.stored import check

GAME = Nucleum()
PICTURES = NucleumPainter()
PHONE = tuple(
    name for name in cases() if name.split("-")[1] in {"region", "own", "market", "scores", "legend", "post"}
)


@pytest.mark.parametrize("name", cases())
def test_looks_as_stored_and_can_be_read(name: str) -> None:
    """One test of each picture, as drawing it takes most of the time."""
    picture = drawn(name)
    check(name, picture.image)
    check_texts(picture)
    assert not clashes(without_badges(picture))
    if name in PHONE:
        assert picture.image.width == 1080
        assert picture.smallest_text * 800 / 1080 >= 11
    assert picture.alt.startswith("Nucleum #12")
    assert len(picture.alt) <= MAX_ALT


def without_badges(picture: Picture) -> list[Inscription]:
    """Return the texts of a picture without the numbers of highlights."""
    badges = {str(mark.order) for mark in states.MARKS}
    return [each for each in picture.inscriptions if not (each.text in badges and each.size >= 26)]


@pytest.mark.parametrize("letter", states.EXPERIMENTS)
def test_a_mat_cuts_no_text_short(letter: str) -> None:
    state = states.opening()
    data, player = lib(state), state.players[1]
    player.experiment, player.pool = letter, list(data.tiles)
    player.technologies = [tile.id for tile in data.technologies_of(letter)]
    texts = [each.text for each in PICTURES.draw("own-board", state, states.view(state), 1).inscriptions]
    assert not [said for said in texts if said.endswith(ELLIPSIS)]


def test_contracts_are_shown_with_their_whole_text() -> None:
    state = states.middle()
    names, shown = list(lib(state).contracts), state.display.shown
    for first in range(0, len(names), 7):
        state.display.shown = {
            stack: names[first + 2 * number :][: len(shown[stack])] for number, stack in enumerate(shown)
        }
        state.players[1].contracts = dict(zip(state.players[1].contracts, names[first:], strict=False))
        for name in ("market", "table", "own-board"):
            picture = PICTURES.draw(name, state, states.view(state, ("Ann", "Bob", "Cid", "Dee"), viewer=1))
            assert not [each.text for each in picture.inscriptions if each.text.endswith(ELLIPSIS)], name
            assert not clashes(without_badges(picture))


def test_description_names_players_and_goods() -> None:
    assert "Niels Bohr: 4 thaler, 1 worker" in drawn("nucleum-table").alt
    assert "the player board of Niels Bohr, 21 VP" in drawn("nucleum-own-board").alt


def test_the_barons_are_described_with_all_that_is_drawn_of_them() -> None:
    """With two of them not all fits; the last row, the longest, is left out, not what they have or do next."""
    alone, crowded = drawn("nucleum-baron").alt, drawn("nucleum-barons-dark").alt
    for said in (
        "Niels Bohr: 21 VP, 4 thaler, 1 worker and 3 uranium. Contracts: C09 (1 VP each at the end).",
        "Next roll for Niels Bohr: #B4 on 2 of 6 faces",
        "Last turned: Logic card 10. Cities, railways and contracts: highest number first. Urbanize: factory",
        "2 logic cards are face down.",
        "Niels Bohr has recharged 2 of 3 times. Tile row, left to right: #B4",
    ):
        assert said in alone
    assert crowded.count(" uranium. Contracts: ") == 2
    assert "recharges next." in crowded
    assert "Last turned: Logic card 10." in crowded
    fresh = states.solo()
    fresh.parts["solo"].used = []  # what solo play keeps
    assert "No logic card turned yet." in PICTURES.draw("baron", fresh, states.view(fresh)).alt


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_city_colours_carry_letters(theme: Theme) -> None:
    for colour in colours.CITY_COLOURS:
        tone = colours.city(colour, theme)
        assert contrast(tone.fill, tone.on) >= ENOUGH, colour
        assert contrast(tone.fill, theme.panel) >= 1.4, colour


def test_a_view_that_is_unknown_or_lacks_its_seat() -> None:
    state = states.opening()
    with pytest.raises(KeyError):
        PICTURES.draw("cellar", state, states.view(state))
    for name in ("own-board", "mat"):
        with pytest.raises(ValueError, match="seat"):
            PICTURES.draw(name, state, states.view(state))


@pytest.mark.parametrize("name", ["middle", "late", "promos", "court"])
def test_the_mat_beside_the_panel_is_broad_and_says_what_the_own_board_says(name: str) -> None:
    state: NucleumState = getattr(states, name)()
    for seat in range(state.seats):
        mat, board = (PICTURES.draw(name, state, states.view(state, viewer=seat)) for name in ("mat", "own-board"))
        assert mat.alt == board.alt
        assert mat.image.height < mat.image.width < board.image.height
        held = {tile_code(name) for name in state.players[seat].pool}
        assert held <= {each.text for each in mat.inscriptions}
        assert "mat" not in PICTURES.views_at(state)


@cache
def unmarked_table() -> bytes:
    """Return the pixels of the table in the middle of a game, where nothing is marked."""
    state = states.middle()
    return PICTURES.draw("table", state, states.view(state)).image.tobytes()


@pytest.mark.parametrize(
    "place",
    [
        "leipzig.1",
        "bruex.m1",
        "zittau.t1",
        "zittau",
        "coal:west",
        "leipzig-riesa.2",
        "leipzig-riesa",
        "offer:3",
        "contracts",
        "milestones:0",
        "milestones:40",
        "mat:2",
        "score:3",
    ],
)
def test_every_kind_of_mark_shows_on_the_table(place: str) -> None:
    state = states.middle()
    marked = PICTURES.draw("table", state, states.view(state, marks=(Mark(place, 1, 1),)))
    assert marked.image.tobytes() != unmarked_table()


def test_a_region_holds_what_changed() -> None:
    state = states.middle()
    view = states.view(state, marks=(Mark("praha.1", 0, 1), Mark("mat:0", 0, 1)))
    texts = {each.text for each in PICTURES.draw("region", state, view).inscriptions}
    assert {"Praha", "Marie"} <= texts
    assert not {"Leipzig", "Contracts"} & texts


@pytest.mark.parametrize("seats", [pytest.param(2, marks=pytest.mark.slow), 4])
@pytest.mark.parametrize("name", ["saxony", "gibraltar", "australia"])
def test_each_city_alone_has_a_part_of_the_map_those_at_its_edge_too(name: str, seats: int) -> None:
    state, _ = GAME.start(seats, 1, {"map": name})
    view = states.view(state)
    wide, high = board.size(state, view)
    ground, places, whole = Canvas(sheet(view.colours, wide, high)), Places(), Box(0, 0, wide, high)
    board.draw_board(ground, (0, 0), state, view, places)
    things = things_on(ground, places, state, view)
    for plate in plan_of(side(state), view.words).plates.values():
        (part,) = parts_of([plate.box], whole, things)
        assert whole.contains(part)
        assert part.contains(plate.box)


def test_a_region_shows_changes_far_apart_and_beside_the_map_at_full_size() -> None:
    texts = {each.text for each in drawn("nucleum-region-apart-dark").inscriptions}
    assert {"Leipzig", "Zittau", "Milestones", "Action tiles on offer"} <= texts
    assert not {"Plauen", "Aussig", "Contracts"} & texts


def test_a_region_without_changes_shows_the_whole_map() -> None:
    texts = {each.text for each in drawn("nucleum-region-unmarked").inscriptions}
    cities = {states.WORDS(f"nucleum-city-{city}") for city in components().sides["saxony-12"].cities}
    assert cities <= texts


def test_a_post_shows_what_changed_beside_the_map() -> None:
    state = states.middle()
    for place, words in (("offer:2", "Action tiles on offer"), ("milestones:12", "×6"), ("contracts", "C18")):
        with_change = PICTURES.draw(POST, state, states.view(state, marks=(Mark(place, 0, 1),)))
        assert words in {each.text for each in with_change.inscriptions}
    alone = PICTURES.draw(POST, state, states.view(state, marks=(Mark("leipzig.1", 0, 1),)))
    assert not {"Action tiles on offer", "×6", "C18"} & {each.text for each in alone.inscriptions}


def test_pieces_differ_by_owner_type_and_light() -> None:
    state = states.middle()
    view = states.view(state)
    sprites = {
        (piece.type, piece.id, piece.owner, piece.energized): piece_sprite(state, piece, view).image.tobytes()
        for piece in state.board.pieces.values()
        if piece.type in {"building", "turbine"}
    }
    assert len(set(sprites.values())) == len(sprites)
    assert any(lit for _, _, _, lit in sprites)


def test_a_turned_tile_shows_its_other_half_first() -> None:
    state = states.middle()
    first = draw_map(state, states.view(state)).image
    space, rail = next(
        (space, rail)
        for space, rail in state.board.rails.items()
        if space.rpartition(".")[0] not in state.board.complete
    )
    rail.half = 1 - rail.half
    second = draw_map(state, states.view(state)).image
    assert first.tobytes() != second.tobytes(), space


@pytest.mark.parametrize("locale", locales())
def test_a_large_income_leaves_the_heading_free(locale: str) -> None:
    state = states.middle()
    state.players[1].income = {"thaler": 10, "worker": 5, "vp": 29}
    view = replace(states.view(state, viewer=1), words=catalogue(locale))
    texts = PICTURES.draw("own-board", state, view, 1).inscriptions
    assert not clashes(texts)
    assert not [each.text for each in texts if each.text.endswith(ELLIPSIS)]


@pytest.mark.parametrize(
    ("seats", "seed", "promo", "moments"),
    [
        # `test_every_view_is_drawn_in_a_recorded_game` draws further positions by default.
        (4, 4, True, {250}),
        *(
            pytest.param(*table, {60, 250, 700}, marks=pytest.mark.slow)
            for table in ((2, 1, False), (4, 4, True), (3, 2, True), (4, 3, False))
        ),
    ],
)
def test_any_position_of_a_game_can_be_drawn(seats: int, seed: int, promo: bool, moments: set[int]) -> None:
    options: dict[str, int | str | bool] = {
        "promo_fragments": promo,
        "promo_plant_bonuses": promo,
        "experiments": "choose",
    }
    state, _ = GAME.start(seats, seed, options)
    rng = Rng(seed)
    themes = itertools.cycle(THEMES)
    ply = 0
    while (decision := GAME.decision(state)) is not None and ply < 900:
        events = GAME.apply(state, rng.pick(decision.choices).id)
        ply += 1
        if ply in moments:
            _draw_all(state, next(themes), marks_of(GAME.guide, events))
    _draw_all(state, next(themes), ())


def test_stars_of_five_players_on_one_space_are_all_shown() -> None:
    state = states.middle()
    state.players.append(state.players[0].__class__(stars=[9]))
    for seat, player in enumerate(state.players):
        player.stars = [9] if seat else []
    view = BoardView((*states.NAMES, "The Baron"), "Nucleum #12", words=states.WORDS)
    canvas, box = Canvas(sheet(view.colours, 1080, 620)), Box(28, 20, 1024, 580)
    draw_milestone_list(canvas, box, state, view, Places())
    for five in (False, True):
        state.players[0].stars = [9] if five else []
        canvas = Canvas(sheet(view.colours, 1080, 620))
        draw_milestone_list(canvas, box, state, view, places := Places())
        found = places.find("milestones:9")
        assert found is not None
        left, top, width, height = found[1].box
        cell = canvas.image.crop((left, top, left + width, top + height))
        fills = {colour for _, colour in cell.getcolors(1 << 18) or ()}
        shown = {seat for seat in range(5) if view.colours.player(seat).fill in fills}
        assert shown == ({0, 1, 2, 3, 4} if five else {1, 2, 3, 4})


def test_spaces_and_segments_say_what_the_data_says() -> None:
    state = states.middle()
    data = lib(state)
    tens = {key: msgspec.structs.replace(each, final_vp=-10) for key, each in data.track_bonuses.items()}
    coins = msgspec.structs.replace(data.segments["segment-4"], effects=(Gain(resource="uranium", amount=2),))
    changed = msgspec.structs.replace(data, track_bonuses=tens, segments=data.segments | {"segment-4": coins})
    before = PICTURES.draw("market", state, states.view(state))
    assert "−3" in {each.text for each in before.inscriptions}
    with pytest.MonkeyPatch.context() as patched:
        for module in (market, sideboard):
            patched.setattr(module, "lib", lambda _state: changed)
        for name in ("market", "table"):
            after = PICTURES.draw(name, state, states.view(state))
            texts = {each.text for each in after.inscriptions}
            assert "−10" in texts
            assert "−3" not in texts
        view = states.view(state)
        canvas = Canvas(sheet(view.colours, 1080, 620))
        market.draw_milestone_list(canvas, Box(28, 20, 1024, 580), state, view, Places())
    uranium = colours.thing("uranium", view.colours).fill
    assert uranium in {colour for _, colour in canvas.image.getcolors(1 << 18) or ()}


def _draw_all(state: NucleumState, theme: str, marks: tuple[Mark, ...]) -> None:
    decision = GAME.decision(state)
    view = BoardView(
        names=states.NAMES[: state.seats],
        title="Nucleum #12",
        active=(decision.seat,) if decision else (),
        theme=theme,
        words=states.WORDS,
        marks=marks,
        viewer=0,
    )
    for name in PICTURES.views:
        picture = PICTURES.draw(name, state, view)
        assert picture.image.width <= 2000
        assert 0 < len(picture.alt) <= MAX_ALT


@pytest.mark.parametrize("number", [0, 4])
def test_all_faces_of_the_die_stay_within_the_row(number: int) -> None:
    """With one tile left of the stop block every roll leads to it, and six faces are broader than a tile."""
    found = [RowTile(tile) for tile in itertools.islice(lib(states.solo()).tiles.values(), 5)]
    found[number] = found[number]._replace(faces=(1, 1, 2, 2, 3, 4))
    view = states.view(states.solo())
    width = 5 * tiles.length(LARGE) + 40
    box = Box(200, 20, width, tiles_height(found, width, LARGE))
    canvas = Canvas(sheet(view.colours, width + 400, box.bottom + 20))
    before = canvas.image.copy()
    draw_tiles(canvas, box, found, view, LARGE, view.colours.player(1).fill)
    drawn_upon = ImageChops.difference(before, canvas.image).getbbox()
    assert drawn_upon is not None
    left, _, right, _ = drawn_upon
    assert box.left - 4 <= left < right <= box.right + 4  # the frame of a tile lies 4 pixels round it


@pytest.mark.parametrize("thaler", [7, 42, 179])
def test_large_figures_leave_the_next_icon_free(thaler: int) -> None:
    """With ships and mines a line holds eight counts; every icon stands between the figure before it and its own."""
    state = states.australia()
    player = state.players[0]
    player.thaler, player.workers, player.reserve, player.achievements = thaler, 18, 18, 27
    player.uranium = dict.fromkeys(player.uranium, 3)
    canvas, icon = Canvas(sheet(THEMES["light"], 960, 60)), 38
    draw_counts(canvas, Box(0, 0, 920, 48), state, 0, states.view(state), (icon, 34))
    found = sorted(canvas.inscriptions, key=lambda each: each.box.left)
    assert found[0].text == str(thaler)
    figures = [each for each in found if each.size >= 26]
    for before, after in itertools.pairwise(found):
        assert after.box.left - before.box.right >= (icon + 8 if after in figures else 4), (before.text, after.text)
    assert found[-1].box.right <= 920


def test_a_segment_with_a_choice_of_rewards_shows_all_of_them() -> None:
    """Gibraltar's second segment: 1 worker or 2 thaler (gibraltar.md, Map)."""
    state = GAME.start(2, 1, {"map": "gibraltar"})[0]
    for name, figures in (("segment-2", ["1/2"]), ("segment-1", [])):
        canvas, theme = Canvas(sheet(THEMES["light"], 200, 100)), THEMES["light"]
        sideboard.draw_segment_reward(canvas, (100, 50), lib(state).segments[name], 52, theme.well, theme, state)
        assert [each.text for each in canvas.inscriptions] == figures
