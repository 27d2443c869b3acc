"""Pictures and illustrations look the same as when they were last reviewed, can be read in all languages, are described."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from PIL import Image

from engine.catalogue import Catalogue
from engine.nanotech.help import list_components, topics
from engine.records.table import Person
from engine.records.tutorial import NEXT, Progress, Tutorial, tutorials
from engine.registry import games
from engine.tables.lessons import Lesson
from render.kit import icons
from render.kit.canvas import SMALLEST_TEXT
from render.kit.fonts import ELLIPSIS, UNKNOWN
from render.kit.palette import NIGHT, THEMES, WHITE, Theme, contrast, mix
from render.nanotech.legend import draw_legend
from render.nanotech.own_board import draw_laboratory
from render.nanotech.pages import ILLUSTRATIONS, draw_component, illustrate
from render.nanotech.table import draw_table
from render.painters import painters
from render.parts.marks import Places
from render.view import MAX_ALT, MAX_RATIO, BoardView, Mark, Picture, Place, marks_of
from tests.languages.reading import present
from tests.render import compare, states
from tests.render import states as nanotech
from tests.render.cases import cases
from tests.render.help_cases import help_cases, help_view
from tests.render.legibility import ENOUGH, check_texts, clashes
from tests.render.nucleum import states as nucleum
from tests.render.nucleum.cases import PICTURES


@pytest.mark.parametrize("name", cases())
def test_picture_looks_as_stored_and_can_be_read(name: str, drawn: dict[str, Picture]) -> None:
    """One test of each picture, as drawing it takes most of the time."""
    picture = drawn[name]
    compare.check(name, picture.image)
    check_texts(picture)
    assert not clashes(picture.inscriptions)
    assert picture.image.width == 1080
    assert picture.smallest_text >= SMALLEST_TEXT
    assert 0 < len(picture.alt) <= MAX_ALT


def test_every_stored_picture_belongs_to_a_case() -> None:
    assert {path.stem for path in compare.GOLDEN.glob("*.webp")} == {*cases(), *help_cases()}


@pytest.mark.parametrize("change", ["energy", "quark", "holder", "prestige", "supply"])
def test_smallest_change_on_the_table_is_noticed(change: str, drawn: dict[str, Picture]) -> None:
    state = states.middle()
    if change == "energy":
        state.labs[1].energy = 8
    elif change == "quark":
        state.labs[1].quarks[0] = states.tokens("dr")[0]
    elif change == "holder":
        state.cards[1].holder = 1
    elif change == "prestige":
        state.labs[2].score[next(iter(state.labs[2].score))] += 1
    else:
        state.neutrons = 3
    image = draw_table(state, states.view(state, marks=states.MIDDLE_MARKS)).image
    stored = compare.reduced(drawn["table-middle"].image)
    assert compare.differing(compare.reduced(image), stored) > compare.MOST


def test_slight_shading_is_let_pass() -> None:
    one = Image.new("RGB", (200, 200), (100, 100, 100))
    assert compare.differing(one, one.point([min(value + 20, 255) for value in range(256)] * 3)) == 0


def test_other_size_differs() -> None:
    assert compare.differing(Image.new("RGB", (9, 9)), Image.new("RGB", (9, 8))) == 81


def test_failure_leaves_the_difference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compare, "OUT", tmp_path / "out")
    Image.new("RGB", (50, 50), "white").save(tmp_path / "case.webp", lossless=True)
    with pytest.raises(AssertionError, match="differ"):
        compare.check("case", Image.new("RGB", (100, 100), "black"), tmp_path)
    assert {path.name for path in (tmp_path / "out").iterdir()} == {
        "case-drawn.png",
        "case-stored.png",
        "case-difference.png",
    }


def test_unknown_picture_fails(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="not stored"):
        compare.check("case", Image.new("RGB", (10, 10)), tmp_path)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_palette_pairs_have_contrast(theme: Theme) -> None:
    pairs = {
        f"{ink} on {ground}": (getattr(theme, ink), getattr(theme, ground))
        for ink, ground in itertools.product(("ink", "soft"), ("paper", "grid", "panel", "well"))
    }
    pairs["accent"] = theme.accent
    pairs |= {name: tone for name, tone in theme.tones.items() if name != "prestige"}
    pairs["prestige icon"] = (theme.tones["prestige"].fill, theme.panel)
    pairs |= {player.name: (player.fill, player.on) for player in theme.players}
    weak = {name: round(contrast(*pair), 2) for name, pair in pairs.items() if contrast(*pair) < ENOUGH}
    assert not weak


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_pieces_stand_out_from_the_ground(theme: Theme) -> None:
    for player in theme.players:
        assert max(contrast(player.fill, theme.panel), contrast(player.edge, theme.panel)) >= 3.0, player.name


def test_contrast_is_measured_as_defined() -> None:
    assert contrast((0, 0, 0), WHITE) == pytest.approx(21.0)
    assert contrast((119, 119, 119), WHITE) == pytest.approx(4.48, abs=0.01)
    assert mix(NIGHT, WHITE, 0.0) == NIGHT
    assert mix(NIGHT, WHITE, 1.0) == WHITE


def test_what_matters_most_is_large(drawn: dict[str, Picture]) -> None:
    sizes = {each.text: each.size for each in drawn["table-opening"].inscriptions}
    for words in ("Nanotech #12", "Round 1", "Target 10", "Marie", "Niels Bohr", "Recharge", "Laboratory", "0"):
        assert sizes[words] >= 30, words


def _places(seats: int) -> list[str]:
    parts = ["quarks", "electrons", "hadrons", "energy", "expansions"]
    labs = [f"lab:{seat}{part}" for seat in range(seats) for part in ("", *(f":{part}" for part in parts))]
    cards = [f"card:{card}" for card in ("recharge-1", "recharge-2", "quarks", "lepton", "upgrade", "confine")]
    return ["capsule", *labs, *cards, *(f"prestige:{seat}" for seat in range(seats))]


@cache
def plain_table() -> Picture:
    state = states.middle()
    return draw_table(state, states.view(state))


@cache
def plain_laboratory() -> Picture:
    state = states.middle()
    return draw_laboratory(state, 1, states.view(state))


@pytest.mark.parametrize("place", _places(4))
def test_highlight_shows_and_covers_no_text(place: str) -> None:
    state, plain = states.middle(), plain_table()
    marked = draw_table(state, states.view(state, marks=(Mark(place, 1, 1),)))
    assert plain.image.tobytes() != marked.image.tobytes()
    for each in plain.inscriptions:
        left, top, width, height = each.box
        area = (left, top, left + width, top + height)
        assert plain.image.crop(area).tobytes() == marked.image.crop(area).tobytes(), each.text


@pytest.mark.parametrize("place", [place for place in _places(4) if place.startswith(("lab:1", "prestige:1"))])
def test_highlight_in_a_laboratory_covers_no_text(place: str) -> None:
    state, plain = states.middle(), plain_laboratory()
    marked = draw_laboratory(state, 1, states.view(state, marks=(Mark(place, 0, 2),)))
    assert plain.image.tobytes() != marked.image.tobytes()
    for each in plain.inscriptions:
        left, top, width, height = each.box
        area = (left, top, left + width, top + height)
        assert plain.image.crop(area).tobytes() == marked.image.crop(area).tobytes(), each.text


def test_highlight_has_the_movers_colour_and_number() -> None:
    state = states.middle()
    picture = draw_table(state, states.view(state, marks=(Mark("capsule", 3, 7),)))
    number = picture.inscriptions[-1]
    assert number.text == "7"
    x, y = number.box.left - 6, number.box.middle[1]
    assert picture.image.getpixel((x, y)) == THEMES["light"].player(3).fill


def test_places_that_are_not_shown_are_passed_over() -> None:
    state = states.middle()
    strange = (Mark("planet:9", 0, 1), Mark("prestige:3:deep:down", 0, 1))
    plain = draw_laboratory(state, 1, states.view(state))
    assert draw_laboratory(state, 1, states.view(state, marks=strange)).image.tobytes() == plain.image.tobytes()


def test_long_and_strange_names_are_shown_as_far_as_possible(drawn: dict[str, Picture]) -> None:
    texts = [each.text for each in drawn["table-long-names"].inscriptions]
    assert any(words.startswith("Wolfgang Ernst") and words.endswith(ELLIPSIS) for words in texts)
    assert any(words.startswith("WWWW") and words.endswith(ELLIPSIS) for words in texts)
    assert any(words.startswith("量子力學家") for words in texts)
    assert "Turquoise" in texts
    assert not any(UNKNOWN in words for words in texts)


def test_energy_and_tokens_are_seen_on_cards(drawn: dict[str, Picture]) -> None:
    texts = [each.text for each in drawn["table-middle"].inscriptions]
    assert texts.count("+2") == 2  # what recharging gives, and the energy on the upgrade card
    assert "4–5" in texts


@pytest.mark.parametrize("size", [24, 56, 120])
def test_pieces_differ_in_shape(size: int) -> None:
    shapes = {icons.piece(size, player).image.getchannel("A").tobytes() for player in THEMES["light"].players}
    assert len(shapes) == 5


def test_table_in_words() -> None:
    state = states.middle()
    alt = draw_table(state, states.view(state)).alt
    for words in (
        "Nanotech #12: round 5, target 10.",
        "To play: Marie.",
        "Prestige: Marie 3, Niels Bohr 3, Lise Meitner-Frisch 6 and Enrico 8.",
        "In the central capsule: 1 green Down, 1 blue Up and 1 red Up.",
        "Cards taken: Recharge Battery (Lise Meitner-Frisch) and Confine Particles (Enrico).",
        "Niels Bohr: 6 energy, 4 quarks, 0 electrons, 0 protons, 1 neutron, 0 atoms built.",
    ):
        assert words in alt


def test_end_of_the_game_in_words() -> None:
    over, final = states.two(over=True), states.three()
    assert "the game is over after round 9" in draw_table(over, states.view(over)).alt
    assert "To play" not in draw_table(over, states.view(over, active=(0,))).alt
    last = draw_table(final, states.view(final, active=(0, 2))).alt
    assert "the final round" in last
    assert "The central capsule is empty." in last
    assert "To play: Marie and Lise Meitner-Frisch." in last


def test_laboratory_in_words() -> None:
    state = states.middle()
    alt = draw_laboratory(state, 1, states.view(state)).alt
    for words in (
        "the laboratory of Niels Bohr.",
        "3 of 10 prestige.",
        "Quarks: 1 blue Down, 1 green Down, 1 blue Up and 1 red Up.",
        "Expansions: 1 Quark capsule.",
    ):
        assert words in alt
    assert "Expansions" not in draw_laboratory(state, 2, states.view(state)).alt


def test_names_of_any_length_leave_room_for_what_matters() -> None:
    state = states.three()
    state.seats = 3
    alt = draw_table(state, states.view(state, ("W" * 32,) * 3, active=(0,))).alt
    assert len(alt) <= MAX_ALT
    assert "To play: " + "W" * 23 + "…" in alt


def test_score_sheet_and_chart_in_words(drawn: dict[str, Picture]) -> None:
    scores = drawn["scores"].alt
    assert "final score: 1st Marie with 15, 2nd Niels Bohr with 12, 2nd Enrico with 12 and 4th Lise" in scores
    assert "Marie: electrons 4, helium 2 and Confine Particles bonus 9." in scores
    assert "score so far" in drawn["scores-so-far"].alt
    chart = drawn["scores-chart"].alt
    assert "over 9 turns. Now: Marie 15, Niels Bohr 12," in chart
    assert "over 8 turns. Now: Wolfgang Ernst Pauli von Zürich! 11," in drawn["scores-chart-dark"].alt


FOREIGN = ("محمد", "🦊", "ไทย", "नमस्ते")
"""Names that the fonts cannot draw, so that the picture has the colors of the seats."""
COLORS = ("Yellow", "Blue", "White", "Red", "Black", "Green", "Orange", "Purple")


@pytest.mark.parametrize("game", ["nanotech", "nucleum"])
def test_every_description_calls_people_by_their_own_names(game: str) -> None:
    pictures: list[Picture] = []
    if game == "nanotech":
        state = states.middle()
        view = states.view(state, FOREIGN)
        pictures += [draw_table(state, view), *(draw_laboratory(state, seat, view) for seat in range(state.seats))]
    else:
        whole = nucleum.middle()
        view = nucleum.view(whole, FOREIGN)
        pictures += [PICTURES.draw(name, whole, view, 1) for name in ("table", "map", "own-board", "scores")]
    for picture in pictures:
        assert any(f"{name} (" in picture.alt for name in FOREIGN), picture.alt
        assert not [color for color in COLORS if color in picture.alt], picture.alt


@pytest.mark.parametrize("tutorial", tutorials().values(), ids=tutorials())
def test_every_picture_of_a_tutorial(tutorial: Tutorial, monkeypatch: pytest.MonkeyPatch) -> None:
    find, found = Places.find, set()

    def noted(places: Places, name: str) -> tuple[str, Place] | None:
        result = find(places, name)
        if result is not None and result[0] == name:
            found.add(name)
        return result

    monkeypatch.setattr(Places, "find", noted)
    made: tuple[str, ...] = ()
    drawn = set()
    while True:
        lesson = Lesson(tutorial, Person(1, "Ann"), Progress(edition=tutorial.edition, made=made))
        marks = tuple(mark for event in lesson.shown for mark in event.marks)
        if (lesson.step.id, lesson.view, marks) not in drawn:
            drawn.add((lesson.step.id, lesson.view, marks))
            view = BoardView(
                names=tuple(seat.name for seat in lesson.table.seats),
                title="Lesson",
                marks=marks_of(lesson.game.guide, lesson.shown),
                viewer=lesson.tutorial.learner,
            )
            found.clear()
            picture = painters()[tutorial.game].draw(lesson.view, lesson.playing().state, view)
            assert picture.alt
            if lesson.view != "own-board":
                assert set(marks) <= found, f"{lesson.step.id}: {set(marks) - found}"
        if lesson.finished:
            break
        made = (*made, lesson.move.show if lesson.move else NEXT)


VIEWS = ("table", "map", "region", "own-board", "mat", "market", "scores", "legend")


def drawn(locale: str) -> Iterator[tuple[str, Picture]]:
    """Yield pictures of both games in a language, with short names, so that only words can be cut."""
    words = Catalogue(locale, strict=True)
    tables = {
        "four": nucleum.middle(),
        "three": nucleum.middle(3),
        "two": nucleum.middle(2),
        "over": nucleum.late(3, over=True),
        "promos": nucleum.promos(),
    }
    for name, state in tables.items():
        view = replace(nucleum.view(state, ("Ann", "Ben", "Cid", "Dora")[: state.seats]), words=words)
        for each in VIEWS:
            if each == "table" or name in {"three", "over"}:
                yield f"nucleum {each} {name}", painters()["nucleum"].draw(each, state, view, 0)
    middle = nanotech.middle()
    view = replace(nanotech.view(middle), words=words, names=("Ann", "Ben", "Cid", "Dora")[: middle.seats])
    for each in ("table", "own-board", "scores", "legend"):
        yield f"nanotech {each}", painters()["nanotech"].draw(each, middle, view, 0)


@pytest.mark.parametrize(
    "locale",
    [pytest.param(locale, marks=[] if locale == "pl" else [pytest.mark.slow]) for locale in present()],
)
def test_no_word_of_a_picture_is_cut(locale: str) -> None:
    cut = [
        f"{name}: {each.text}"
        for name, picture in drawn(locale)
        for each in picture.inscriptions
        if each.text.endswith(ELLIPSIS) or UNKNOWN in each.text
    ]
    assert cut == []


def test_both_games_are_drawn() -> None:
    assert set(games()) == {"nanotech", "nucleum"}


@pytest.mark.parametrize("name", help_cases())
def test_looks_as_stored(name: str) -> None:
    compare.check(name, help_cases()[name]().image)


def test_every_illustration_of_a_page_can_be_drawn_and_no_other_is_kept() -> None:
    assert {topic.picture for topic in topics()} == set(ILLUSTRATIONS)
    with pytest.raises(KeyError):
        illustrate("castle", help_view())


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", ILLUSTRATIONS)
def test_illustrations_are_for_a_phone(name: str, theme: str) -> None:
    picture = illustrate(name, help_view(theme))
    assert picture.image.width == 800
    assert picture.image.height <= MAX_RATIO * picture.image.width
    assert 60 < len(picture.alt) <= MAX_ALT
    assert picture.smallest_text >= 22
    for one, other in itertools.combinations(picture.inscriptions, 2):
        assert not one.box.overlaps(other.box), (one.text, other.text)
    assert not any("…" in each.text for each in picture.inscriptions)


@pytest.mark.parametrize("component", [each.id for each in list_components()])
def test_every_component_has_a_picture(component: str) -> None:
    for state in (None, states.middle()):
        picture = draw_component(component, state, help_view())
        assert picture.image.width == 800
        assert 10 < len(picture.alt) <= MAX_ALT
        assert not any("…" in each.text for each in picture.inscriptions)
    with pytest.raises(KeyError):
        draw_component("card:castle", None, help_view())


@pytest.mark.parametrize("theme", THEMES)
def test_the_legend_names_every_particle_card_and_expansion(theme: str) -> None:
    state = states.opening()
    picture = draw_legend(state, states.view(state, theme=theme))
    said = {each.text for each in picture.inscriptions}
    assert {
        "Up, red",
        "Down, blue",
        "electron",
        "Helium",
        "Confine Particles",
        "Improved battery",
        "prestige",
    } <= said
    assert "icons" in picture.alt
