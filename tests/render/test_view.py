"""Views, marks, the registry, encoding, drawing in threads, imagined pictures, and the rules of this layer."""

from __future__ import annotations

import ast
import asyncio
import io
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from types import ModuleType
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops

import render
from engine.catalogue import TEXT_FOLDER
from engine.kernel import Event, SeatName, text
from engine.registry import games
from render.kit import fonts, icons, paper, shapes
from render.kit.cache import drawings
from render.kit.encode import encode
from render.kit.palette import THEMES
from render.nanotech import cards, emblems, particles
from render.nanotech.own_board import draw_laboratory
from render.nanotech.table import draw_table
from render.orders import Order
from render.painters import painters
from render.parts.banner import HEIGHT, height_above, with_banner
from render.registry import pictures
from render.view import MAX_ALT, BoardView, Picture, marks_of, shorten
from render.worker import draw
from simulation.common import LOOP_TIMEOUT
from tests.render import states
from tests.render.cases import cases
from tests.render.pixels import colours_of, highest_level
from tools.syntax import tree_of

RENDER = Path(render.__file__).resolve().parent


def _event(*marks: str, seat: int | None = 0, minor: bool = False) -> Event:
    return Event(kind="k", text=text("k"), seat=seat, marks=marks, minor=minor)


GUIDE = games()["nucleum"].guide


def _marks(*events: Event) -> list[tuple[str, int | None, tuple[int, ...]]]:
    return [(mark.place, mark.seat, mark.numbers) for mark in marks_of(GUIDE, events)]


def test_places_have_the_numbers_of_their_deeds() -> None:
    assert _marks(_event("a", "b"), _event(), _event("c", seat=2), _event("d", seat=None)) == [
        ("a", 0, (1,)),
        ("b", 0, (1,)),
        ("c", 2, (2,)),
        ("d", None, (3,)),
    ]


def test_what_the_log_alone_tells_and_a_players_own_mat_are_outlined_without_a_number() -> None:
    assert _marks(_event("z", minor=True), _event("a", "mat:0"), _event("mat:1", seat=1)) == [
        ("z", 0, ()),
        ("a", 0, (1,)),
        ("mat:0", 0, ()),
        ("mat:1", 1, ()),
    ]


def test_a_place_changed_twice_has_both_numbers() -> None:
    assert _marks(_event("a"), _event("b", seat=1), _event("a", seat=2)) == [("b", 1, (2,)), ("a", 2, (1, 3))]


def _view(*names: str, **more: object) -> BoardView:
    return BoardView(names=names, title="Nanotech #1", words=states.WORDS, **more)  # type: ignore[arg-type]


def test_names_without_a_legible_letter_become_colours() -> None:
    view = _view("🎲", "…", "ไทย", "₂Ω")
    assert [view.name(seat) for seat in range(3)] == ["Red", "Yellow", "Blue"]
    assert view.name(3) == "₂Ω"


def test_emoji_are_dropped_from_names() -> None:
    assert _view("🔥Max 🔥 Born🔥").name(0) == "Max Born"


def test_initials() -> None:
    view = _view("marie", "“Niels”", "量子", "ßx")
    assert [view.initials(seat) for seat in range(4)] == ["M", "N", "量", "S"]


def test_seats_are_said_by_name() -> None:
    view = _view("🎲", "Niels")
    assert view.say(text("list-and", head=SeatName(0), last=SeatName(1))) == "Red and Niels"


def test_descriptions_are_shortened_by_sentences() -> None:
    assert shorten(["One.", "Two."]) == "One. Two."
    assert shorten(["x" * 400, "y" * 400, "z" * 400]) == "x" * 400 + " " + "y" * 400
    assert len(shorten(["x" * 2000])) == MAX_ALT


def test_every_game_has_pictures_of_all_its_views() -> None:
    assert set(pictures()) == set(games())
    for game_id in games():
        assert {"table", "own-board", "scores", "legend"} <= set(pictures()[game_id].views)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", pictures()["nanotech"].views)
def test_every_view_is_drawn_in_every_theme(name: str, theme: str) -> None:
    state = states.two(over=True)
    drawn = painters()["nanotech"].draw(name, state, _view("Ada", "Ben", theme=theme, viewer=1), None)
    paper = THEMES[theme].paper
    assert drawn.image.mode == "RGB"
    assert drawn.image.getpixel((0, 0)) == paper
    fills = {colour for _, colour in colours_of(drawn.image)}
    assert {player.fill for player in THEMES[theme].players[1:2]} <= fills


@pytest.mark.parametrize("game_id", sorted(games()))
def test_every_table_has_the_views_of_its_game(game_id: str) -> None:
    state, _ = games()[game_id].start(2, 1)
    assert pictures()[game_id].views == pictures()[game_id].views_at(state)


def test_an_own_board_needs_a_seat_and_prefers_the_given_one() -> None:
    state, nanotech = states.middle(), painters()["nanotech"]
    view = states.view(state)
    with pytest.raises(ValueError, match="seat"):
        nanotech.draw("own-board", state, view, None)
    own = states.view(state, viewer=2)
    assert "Lise Meitner-Frisch" in nanotech.draw("own-board", state, own, None).alt
    assert "Niels Bohr" in nanotech.draw("own-board", state, own, 1).alt
    with pytest.raises(KeyError):
        nanotech.draw("moon", state, view, 0)


def test_pictures_of_real_games_are_drawn_to_the_end() -> None:
    game = games()["nanotech"]
    state, events = game.start(3, 5, {"target": 5})
    random, drawn = game.computer("random"), 0
    while (decision := game.decision(state)) is not None:
        if state.ply % 40 == 0:
            view = _view("Ada", "Ben", "Cyd", active=(decision.seat,), marks=marks_of(game.guide, events))
            assert painters()["nanotech"].draw("table", state, view, None).smallest_text >= 26
            drawn += 1
        events = game.apply(state, random.choose(state, decision, state.rng))
    assert drawn > 1
    view = _view("Ada", "Ben", "Cyd", marks=marks_of(game.guide, events))
    assert "over" in painters()["nanotech"].draw("table", state, view, None).alt


def test_encoding_is_faithful() -> None:
    image = Image.effect_mandelbrot((64, 64), (-2, -1.5, 1, 1.5), 60).convert("RGB")
    back = Image.open(io.BytesIO(encode(image)))
    assert back.format == "PNG"
    assert highest_level(ImageChops.difference(image, back.convert("RGB"))) <= 2


@pytest.mark.parametrize("name", cases())
def test_files_are_small(name: str, drawn: dict[str, Picture]) -> None:
    assert len(drawn[name].encode()) <= 400 * 1024


def test_drawing_knows_no_discord_no_database_and_the_kit_no_game() -> None:
    foreign: tuple[str, ...] = (
        "discord",
        "aiohttp",
        "aiosqlite",
        "sqlite3",
        "asyncio",
        "engine.service",
        "engine.storage.tables",
        "cogs",
        "bot",
    )
    for path in RENDER.rglob("*.py"):
        names = set()
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                names.add(node.module or "")
        forbidden = foreign
        if path.parent.name == "kit":
            forbidden += ("engine.nanotech", "engine.nucleum", "render.nanotech", "render.nucleum", "render.view")
        assert not {name for name in names if name.startswith(forbidden)}, path.name


def test_every_word_in_the_catalogue_is_used() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in RENDER.rglob("*.py"))
    literal = set(re.findall(r'"(render-[a-z-]+)"', source))
    made = [
        re.compile(re.sub(r"\\\{.*?\\\}", "[a-z-]+", re.escape(key)))
        for key in re.findall(r'f"(render-[^"]+)"', source)
    ]
    ftl = "\n".join(path.read_text(encoding="utf-8") for path in (TEXT_FOLDER / "en").glob("*.ftl"))
    keys = set(re.findall(r"^(render-[a-z-]+) =", ftl, re.MULTILINE))
    assert literal <= keys
    unused = {key for key in keys - literal if not any(pattern.fullmatch(key) for pattern in made)}
    assert not unused


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("👩‍🔬 Marie", "Marie"),
        ("ไทย", "Blue"),
        ("ᴛɪɴʏ ᴄᴀᴘs", "Blue"),
        ("Ann ไทยแลนด์", "Blue"),
        ("王小明", "王小明"),
    ],
)
def test_a_name_that_can_hardly_be_drawn_is_the_seats_colour(name: str, shown: str) -> None:
    view = BoardView(names=("x", "y", name), title="t")
    assert view.name(2) == shown or (shown == "Blue" and view.name(2) == view.words(view.colours.player(2).name))
    assert view.initials(2) == shown[0]


@pytest.mark.parametrize(
    ("name", "described"),
    [
        ("Ann", "Ann"),
        ("\u0645\u062d\u0645\u062f", "\u0645\u062d\u0645\u062f (blue)"),
        ("👩\u200d🔬 Marie", "👩\u200d🔬 Marie"),
        ("🦊", "🦊 (blue)"),
    ],
)
def test_alt_text_calls_people_as_posts_do(name: str, described: str) -> None:
    view = BoardView(names=("x", "y", name), title="t")
    assert view.in_words.name(2) == view.in_words.short_name(2) == described


def test_a_cut_name_in_alt_text_keeps_its_color() -> None:
    view = BoardView(names=("\u0645" * 32,), title="t").in_words
    assert view.short_name(0) == "\u0645" * 23 + "… (red)"
    assert view.name(0) == "\u0645" * 32 + " (red)"


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_it_lies_above_the_picture(theme: Any) -> None:
    state = states.middle()
    plain = draw_laboratory(state, 1, states.view(state, theme=theme.name))
    marked = with_banner(plain, "Sandbox: this is not the table", theme)
    width, height = plain.image.size
    assert marked.image.size == (width, height + HEIGHT)
    assert marked.image.crop((0, HEIGHT, width, height + HEIGHT)).tobytes() == plain.image.convert("RGB").tobytes()
    assert marked.alt.startswith("Sandbox: this is not the table. ")
    first = marked.inscriptions[0]
    assert first.text == "Sandbox: this is not the table"
    assert 0 < first.box.top < first.box.bottom < HEIGHT
    assert min(each.box.top for each in marked.inscriptions[1:]) >= HEIGHT


def test_long_words_are_shortened_to_the_picture() -> None:
    state = states.middle()
    marked = with_banner(draw_laboratory(state, 1, states.view(state)), "Very long words " * 20, THEMES["light"])
    box = marked.inscriptions[0].box
    assert box.left >= 0
    assert box.right <= marked.image.width


def test_an_order_with_a_banner() -> None:
    state, _ = games()["nucleum"].start(2, 1, {"experiments": "random"})
    order = Order(
        game="nucleum", view="own-board", state=games()["nucleum"].encode(state), title="T", names=("A", "B"), seat=0
    )
    plain, marked = (
        Image.open(io.BytesIO(draw(msgspec.msgpack.encode(each)).data))
        for each in (order, msgspec.structs.replace(order, banner="Sandbox"))
    )
    assert marked.height - plain.height == height_above(plain.width)


def test_above_a_wide_picture_it_is_as_high_when_both_are_shown_as_wide() -> None:
    assert height_above(1080) == height_above(600) == HEIGHT
    assert height_above(2160) == 2 * HEIGHT


def _forget() -> None:
    """Empty every cache, so that all threads fill them together."""
    drawings.forget()
    modules: tuple[ModuleType, ...] = (fonts, icons, paper, shapes, cards, emblems, particles)
    for module in modules:
        for value in vars(module).values():
            if hasattr(value, "cache_clear"):
                value.cache_clear()


def _bytes(theme: str) -> bytes:
    state = states.middle()
    return draw_table(state, states.view(state, theme=theme, marks=states.MIDDLE_MARKS)).encode()


def test_four_threads_draw_identical_bytes() -> None:
    alone = {theme: _bytes(theme) for theme in ("light", "dark")}
    _forget()
    start = Barrier(4)

    def draw(theme: str) -> bytes:
        start.wait(LOOP_TIMEOUT)
        return _bytes(theme)

    themes = ["light", "dark", "light", "dark"]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(draw, themes)) == [alone[theme] for theme in themes]


@pytest.mark.asyncio
async def test_the_event_loop_runs_on_while_a_picture_is_drawn() -> None:
    state = states.middle()
    view = states.view(state)
    turns = 0
    drawing = asyncio.to_thread(lambda: [draw_table(state, view).encode() for _ in range(10)])
    task = asyncio.ensure_future(drawing)
    while not task.done():
        await asyncio.sleep(0.001)
        turns += 1
    assert len(await task) == 10
    assert turns > 10


def test_drawing_leaves_the_state_alone() -> None:
    state, same = states.middle(), states.middle()
    draw_table(state, states.view(state))
    assert state == same
