"""The marks that distinguish pieces without color, the codes players type, and the numbers of changes."""

from __future__ import annotations

import inspect
import itertools
from collections import Counter
from dataclasses import replace

import pytest

from engine.catalogue import Catalogue
from engine.nucleum.game import Nucleum, NucleumState
from engine.nucleum.library import lib
from engine.nucleum.phrases.codes import building_code, tile_code
from engine.nucleum.state import Piece
from render.kit import icons
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.kit.palette import THEMES, Colour, Theme, Tone
from render.kit.paper import sheet
from render.nucleum.map import board
from render.nucleum.map.highlights import highlight
from render.nucleum.painter import NucleumPainter
from render.nucleum.signs import colours, emblems
from render.parts.marks import Places
from render.view import MAX_ALT, Mark
from tests.kernel.tables import choices_for
from tests.nucleum.builder import decision_of
from tests.render.nucleum import states

GAME = Nucleum()
PICTURES = NucleumPainter()
LIGHT = THEMES["light"]


def texts_of(name: str, state: NucleumState, seat: int | None = None, marks: tuple[Mark, ...] = ()) -> Counter[str]:
    """Return the number of times that each text is on a view."""
    drawn = PICTURES.draw(name, state, states.view(state, viewer=seat, marks=marks), seat)
    return Counter(each.text for each in drawn.inscriptions)


# --- Not by color alone -------------------------------------------------------------------------------------------


@pytest.fixture
def one_tone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every resource, stack and wagon have the same color."""
    tone = Tone((120, 120, 120), (255, 255, 255))

    def same(_name: str, _theme: Theme) -> Tone:
        return tone

    monkeypatch.setattr(colours, "thing", same)


@pytest.mark.usefixtures("one_tone")
@pytest.mark.parametrize("size", [28, 54])
def test_contracts_of_different_stacks_differ_without_colour(size: int) -> None:
    draw = inspect.unwrap(emblems.scroll)
    drawn = {stack: draw(stack, size, LIGHT).image for stack in ("initial", "silver", "gold", "purple-1")}
    for one, other in itertools.combinations(drawn, 2):
        assert _unlike(drawn[one].tobytes(), drawn[other].tobytes()) >= size // 4, (one, other)
    assert drawn["purple-1"].tobytes() == draw("purple-3", size, LIGHT).image.tobytes()


@pytest.mark.usefixtures("one_tone")
def test_a_flipped_wagon_differs_without_colour() -> None:
    draw = inspect.unwrap(emblems.token)
    coal, flipped, gone = (draw(name, 42, LIGHT).image.tobytes() for name in ("coal", "coal-flipped", "coal-gone"))
    assert min(_unlike(coal, flipped), _unlike(coal, gone), _unlike(flipped, gone)) > 200


def _unlike(one: bytes, other: bytes) -> int:
    """Return the number of pixels in which two "RGBA" pictures of one size clearly differ."""
    return sum(
        max(abs(a - b) for a, b in zip(one[at : at + 4], other[at : at + 4], strict=True)) > 60
        for at in range(0, len(one), 4)
    )


# --- Codes ---------------------------------------------------------------------------------------------------------


def test_the_table_prints_the_code_of_every_tile_contract_and_building_to_be_had() -> None:
    state = states.middle()
    texts = texts_of("table", state)
    data, display = lib(state), state.display
    expected = Counter(tile_code(name) for name in display.offer if name)
    expected.update(name for names in display.shown.values() for name in names if name)
    for player in state.players:
        expected.update(map(tile_code, player.pool))
        expected.update(name for name in player.contracts.values() if name)
        expected.update(building_code(data.buildings[name]) for name in player.buildings)
    assert not {name: count for name, count in expected.items() if texts[name] < count}


@pytest.mark.parametrize("seat", range(4))
def test_a_mat_and_the_market_print_codes(seat: int) -> None:
    state = states.middle()
    player, data, display = state.players[seat], lib(state), state.display
    mine = set(map(tile_code, player.pool)) | {name for name in player.contracts.values() if name}
    mine |= {building_code(data.buildings[name]) for name in player.buildings}
    mine |= {f"T{data.rows[name].number}" for name in player.turbines}
    mine |= {f"M{data.rows[name].number}" for name in player.mines}
    assert mine <= set(texts_of("own-board", state, seat))
    shown = {name for name in itertools.chain(*display.shown.values()) if name}
    shown |= {tile_code(name) for name in display.offer if name}
    assert shown <= set(texts_of("market", state, seat))


def test_a_command_takes_the_printed_codes() -> None:
    state, _ = GAME.start(2, 5, {})
    while not (decision := decision_of(state)).of_kind("play"):
        GAME.apply(state, decision.choices[0].id)
    pool = state.players[decision.seat].pool
    assert pool
    for name in pool:
        assert choices_for(GAME, state, f"play {tile_code(name)}") == [f"play:{name}"]
    urban = next(name for name in pool if "urbanize" in repr(lib(state).tiles[name].halves))
    GAME.apply(state, f"play:{urban}")
    GAME.apply(state, next(each.id for each in decision_of(state).choices if each.kind == "urbanize"))
    buildings = decision_of(state).of_kind("building")
    assert buildings
    for choice in buildings:
        record = lib(state).buildings[str(choice.facets["building"])]
        assert choices_for(GAME, state, building_code(record)) == [choice.id]


# --- Numbers of what changed ---------------------------------------------------------------------------------------


def _numbered(name: str, state: NucleumState, marks: tuple[Mark, ...], seat: int | None = None) -> list[str]:
    """Return the texts that marks add to a view."""
    more = texts_of(name, state, seat, marks)
    more.subtract(texts_of(name, state, seat))
    return sorted(more.elements())


def test_a_picture_has_the_numbers_of_the_text_whatever_it_shows() -> None:
    state = states.middle()
    marks = (Mark("leipzig.2", 1, 1), Mark("offer:3", 1, 2), Mark("milestones:12", 0, 4), Mark("score:1", 1, 5))
    assert _numbered("market", state, marks) == ["2", "4"]
    assert _numbered("own-board", state, marks, 1) == ["5"]
    assert _numbered("table", state, marks) == ["1", "2", "4", "5"]
    assert _numbered("table", state, (Mark("nowhere", 1, 1), Mark("leipzig.2", 1, 2))) == ["2"]


def test_a_place_changed_twice_has_both_numbers_and_one_without_a_number_none() -> None:
    state = states.middle()
    assert _numbered("map", state, (Mark("leipzig.2", 1, 1, (3,)), Mark("zittau", 0, 2))) == ["1", "2", "3"]
    assert _numbered("map", state, (Mark("leipzig.2", 1, 0),)) == []


def test_a_region_numbers_its_parts_as_one_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    state, badges, badge = states.middle(), list[str](), icons.badge

    def noted(said: str, size: int, ground: Colour, edge: Colour) -> Sprite:
        badges.append(said)
        return badge(said, size, ground, edge)

    monkeypatch.setattr(icons, "badge", noted)
    marks = (Mark("nowhere", 2, 1), Mark("mat:2", 2, 2), Mark("zittau", 2, 3), Mark("offer:2", 0, 4))
    PICTURES.draw("region", state, states.view(state, marks=marks))
    assert sorted(badges) == ["2", "3", "4"]


@pytest.mark.parametrize("view", ["map", "region"])
def test_what_changed_on_a_mat_is_marked_on_its_player_where_no_mat_is_drawn(view: str) -> None:
    state = states.middle()
    drawn = PICTURES.draw(view, state, states.view(state, marks=(Mark("mat:2", 2, 1),)))
    name = next(each.box for each in drawn.inscriptions if each.text.startswith("Lise"))
    badge = drawn.inscriptions[-1]
    assert badge.text == "1"
    assert abs(badge.box.top - name.top) < 150
    plain = PICTURES.draw(view, state, states.view(state))
    assert drawn.image.tobytes() != plain.image.tobytes()


@pytest.mark.parametrize("seat", range(4))
def test_what_changed_on_a_mat_is_numbered_beside_its_players_name(seat: int) -> None:
    state = states.middle()
    drawn = PICTURES.draw("table", state, states.view(state, marks=(Mark(f"mat:{seat}", seat, 1),)))
    badge = drawn.inscriptions[-1]
    assert badge.text == "1"
    x, y = badge.box.middle
    line = [each for each in drawn.inscriptions if each.box.top < y < each.box.bottom and each.box.right < x]
    name = max(line, key=lambda each: each.box.right)
    assert states.NAMES[seat].startswith(name.text.removesuffix("…"))
    assert x - name.box.right < 60
    around = Box(x - 24, y - 24, 48, 48)
    assert not any(around.overlaps(each.box) for each in drawn.inscriptions if each is not badge)


@pytest.mark.parametrize("view", ["baron", "table"])
def test_the_tile_a_baron_used_and_his_logic_card_are_numbered(view: str) -> None:
    """The tile lies at the far right of his row; the number touches it, not its code or another tile's."""
    state = states.solo()
    used = state.players[1].pool[-1]
    marks = (Mark(f"solo:row:1:{used}", 1, 1), Mark("solo:card", 1, 2))
    drawn = PICTURES.draw(view, state, states.view(state, marks=marks))
    badges = {each.text: each.box.middle for each in drawn.inscriptions[-2:]}
    codes = {each.text: each.box for each in drawn.inscriptions[:-2]}
    own = codes.pop(tile_code(used))
    others = [codes[tile_code(name)] for name in state.players[1].pool[:-1] if name != "start-B5"]
    assert max(others, key=lambda box: box.right).right < badges["1"][0]
    assert own.top - 110 < badges["1"][1] < own.top + 20
    assert badges["2"][1] > own.bottom
    assert badges["2"][0] < drawn.image.width


@pytest.mark.parametrize("seats", [2, 4])
def test_a_badge_lies_on_its_own_piece_and_covers_no_other(seats: int) -> None:
    state = states.middle(seats)
    wide, high = board.size(state, states.view(state))
    plain, places = Canvas(sheet(LIGHT, wide, high)), Places()
    board.draw_board(plain, (0, 0), state, states.view(state), places)
    for space in (*state.board.pieces, *state.board.rails):
        canvas = Canvas(plain.image.copy())
        canvas.inscriptions.extend(plain.inscriptions)
        highlight(canvas, places, states.view(state, marks=(Mark(space, 0, 1),)))
        badge = _badge(canvas)
        found = places.find(space)
        assert found is not None
        own = found[1].box
        assert own.overlaps(badge), space
        for other in places.pieces(space):
            assert _shared(badge, other) <= 16, (space, other)


def test_neighbouring_pieces_are_told_apart_by_their_badges() -> None:
    state = states.opening(2)
    state.board.pieces["grimma.2"] = Piece(
        type="building", id="laboratory-2", owner=0, types=("laboratory",), level=2
    )
    state.board.pieces["grimma.t1"] = Piece(type="turbine", id="row-3", owner=0)
    wide, high = board.size(state, states.view(state))
    canvas, places = Canvas(sheet(LIGHT, wide, high)), Places()
    board.draw_board(canvas, (0, 0), state, states.view(state), places)
    highlight(canvas, places, states.view(state, marks=(Mark("grimma.t1", 0, 1), Mark("grimma.2", 0, 2))))
    laboratory, turbine = (places.find(name) for name in ("grimma.2", "grimma.t1"))
    assert laboratory is not None
    assert turbine is not None
    assert canvas.inscriptions[-1].text == "2"
    badge = _badge(canvas)
    assert laboratory[1].box.overlaps(badge)
    assert not turbine[1].box.overlaps(badge)


def _badge(canvas: Canvas) -> Box:
    """Return the place of the last badge drawn on a small piece."""
    x, y = canvas.inscriptions[-1].box.middle
    return Box(x - 18, y - 18, 36, 36)


def _shared(one: Box, other: Box) -> int:
    wide = min(one.right, other.right) - max(one.left, other.left)
    high = min(one.bottom, other.bottom) - max(one.top, other.top)
    return max(wide, 0) * max(high, 0)


# --- Scores, legend and descriptions -------------------------------------------------------------------------------


def test_scores_of_a_running_game_are_called_projected() -> None:
    title = states.WORDS("render-score-projected")
    running, over = states.middle(), states.late(3, over=True)
    assert title in texts_of("scores", running)
    assert "if the game ended now" in PICTURES.draw("scores", running, states.view(running)).alt
    assert title not in texts_of("scores", over)
    assert "final score" in PICTURES.draw("scores", over, states.view(over, active=())).alt


@pytest.mark.parametrize("locale", ["en", "pt-BR", "zh-TW", "pl", "cs"])
def test_the_legend_shows_every_icon_and_says_what_they_mean(locale: str) -> None:
    state, words = states.middle(), Catalogue(locale, strict=True)
    view = replace(states.view(state), words=words)
    drawn = PICTURES.draw("legend", state, view)
    said = " ".join(each.text for each in drawn.inscriptions).replace(" ", "")
    stacks = ("contract-initial", "contract-silver", "contract-gold", "contract-purple")
    red = ("space-mine-red", "space-turbine-red", "space-rail-red")
    for icon in ("income-thaler", "income-worker", "income", "coal", "coal-flipped", *stacks, *red):
        assert words(f"render-nucleum-is-{icon}").replace(" ", "") in said, icon
    for icon in ("factory", "energize", "uranium", "income-worker", "contract-silver", "city-orange"):
        assert words(f"render-nucleum-is-{icon}") in drawn.alt, icon
    assert len(drawn.alt) <= MAX_ALT


def test_descriptions_say_what_changed() -> None:
    state = states.middle()
    for name in ("map", "region", "table"):
        alt = PICTURES.draw(name, state, states.view(state, marks=states.MARKS)).alt
        assert (
            "Changed: Leipzig, Grimma, Western coal area, Leipzig–Riesa, Action tiles on offer, Milestones, Marie and"
            " Niels Bohr."
        ) in alt
        assert "Changed" not in PICTURES.draw(name, state, states.view(state)).alt


def test_a_long_list_of_changes_is_counted() -> None:
    state = states.middle()
    places = [*state.board.pieces, *state.board.rails]
    marks = tuple(Mark(place, 0, number) for number, place in enumerate(places, 1))
    alt = PICTURES.draw("map", state, states.view(state, marks=marks)).alt
    changed = alt.partition("Changed: ")[2].partition(".")[0]
    assert len(changed) < 260
    names, _, more = changed.rpartition(" (+")
    assert len(names.replace(" and ", ", ").split(", ")) + int(more.rstrip(")")) == len(
        {place.partition(".")[0] for place in places}
    )
