"""Texts about special buildings: choices, look-up, the description of the table, typed lines, pictures."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue
from engine.kernel import Rng
from engine.nucleum.ai.search import QUICK, SolidPlayer
from engine.nucleum.guide import hints
from engine.nucleum.guide.reasons import main_actions
from engine.nucleum.guide.reference import lookup
from engine.nucleum.library import guide_of
from engine.nucleum.modules.special_buildings.state import own, records
from engine.nucleum.rules.actions.urbanize import Urbanize
from engine.nucleum.state import Terms
from render.nucleum.painter import NucleumPainter
from tests.kernel.tables import choices_for
from tests.languages.reading import LANGUAGES
from tests.nucleum.builder import GAME, choose, decision_of, do, put, table
from tests.nucleum.modules.special_buildings.hand import PLAIN, build, offer, special_table
from tests.render.nucleum.states import view

ENGLISH = Catalogue("en", strict=True)


def said(line: object) -> str:
    return ENGLISH.say(line, str)  # type: ignore[arg-type]


def test_the_choice_says_what_it_replaces_what_it_costs_more_and_what_it_gains() -> None:
    state = special_table()
    offer(state, "special-F2a")
    do(state, Urbanize(0, PLAIN))
    choice = GAME.decision(state).by_id["build:factory-2:special-F2a"]  # type: ignore[union-attr]
    assert said(choice.label) == "Special Factory II (SF2a) instead of Factory II (+1 thaler)"
    detail = said(choice.detail)
    for part in ("4", "5 electricity", "thaler income +1", "1 coal is free", "4 VP"):
        assert part in detail, detail


def test_the_log_tells_what_was_placed_what_left_the_game_and_what_is_on_offer_now() -> None:
    state = special_table()
    offer(state, "special-R1")
    own(state).piles[1] = ["special-F1", "special-R1"]
    do(state, Urbanize(0, PLAIN))
    told = [said(event.text) for event in choose(state, "build:residence-1:special-R1", "space:dresden.1")]
    assert any("Special Residence I (SR1)" in line and "Dresden" in line and "3 thaler" in line for line in told)
    assert "Residence I leaves the game; 3 urbanization tokens left." in told
    assert "New on offer: Special Factory I (SF1)." in told


@pytest.mark.parametrize(
    ("line", "choice"),
    [
        ("special-R1 dresden:1", "build:residence-1:special-R1"),
        ("special R1 dresden:1", "build:residence-1:special-R1"),
        ("R1 dresden:1", "build:residence-1"),
        ("special-W3 F3 dresden:4", "build:factory-3:special-W3"),
        ("W3 L3 karlsbad:2", "build:laboratory-3:special-W3"),
        ("F2a dresden:4", "build:factory-2:special-F2a"),
    ],
)
def test_one_line_forms(line: str, choice: str) -> None:
    state = special_table()
    offer(state, "special-R1", "special-F2a", "special-W3", "special-R4")
    do(state, Urbanize(0, PLAIN))
    assert choices_for(GAME, state, line)[0] == choice


def test_what_is_typed_for_each_choice_means_it() -> None:
    state = special_table()
    offer(state, "special-W1", "special-F2b", "special-W3", "special-W4")
    do(state, Urbanize(0, PLAIN))
    for choice in GAME.decision(state).of_kind("building"):  # type: ignore[union-attr]
        assert choices_for(GAME, state, GAME.guide.to_type(state, choice))[0] == choice.id


def test_each_building_is_explained_with_where_it_is() -> None:
    state = special_table()
    offer(state, "special-R1", "special-F2a", "special-W3", "special-R4")
    build(state, 1, "special-L2", "karlsbad.2", energized=True)
    for name in records(state):
        found = lookup.explain(f"special:{name}", state, 0)
        assert said(found.does)
        assert found.now
        assert said(found.rulings[0])
    now = {name: [said(line) for line in lookup.explain(f"special:{name}", state, 0).now] for name in records(state)}
    assert now["special-L2"] == ["1 has it in Karlsbad, energized"]
    assert now["special-R1"] == ["on offer for 3 thaler", "you may place it instead of your Residence I"]
    assert now["special-F1"] == ["in the pile of level I, not seen yet"]
    put(state, 0, "residence-1", "dresden.1")
    assert "you have no Residence I left" in said([*lookup.explain("special:special-R1", state, 0).now][1])
    for name, space in (("special-F1", "dresden.4"), ("special-L1", "freiberg.1")):
        build(state, 0, name, space)
    for name, space in (("special-F2b", "riesa.2"), ("special-F4", "karlsbad.1")):
        build(state, 0, name, space)
    assert "tokens are all used" in said([*lookup.explain("special:special-R1", state, 0).now][1])


def test_a_replaced_building_and_a_tile_set_aside_are_told() -> None:
    state = special_table()
    build(state, 0, "special-R1", "riesa.1")
    now = [said(line) for line in lookup.explain("building:residence-1", state, 0).now]
    assert now[:2] == ["0: it has left the game", "1: on the board"]
    assert [said(line) for line in lookup.explain("tile:aside-2", state, 0).now] == [
        "set aside, for a special building"
    ]


def test_the_table_in_words_has_offer_tokens_and_what_is_gone() -> None:
    state = special_table()
    offer(state, "special-W1")
    build(state, 0, "special-R1", "riesa.1")
    lines = [said(line) for section in GAME.guide.sections(state) for line in section.lines]
    assert any(
        line.startswith("Special building on offer for 3 thaler: Wild Special Building I (SW1)") for line in lines
    )
    assert "Urbanization tokens left: 3." in lines
    assert "Out of the game: Residence I." in lines
    assert any(line.startswith("Action tiles set aside:") for line in lines)
    assert any("Special Residence I (SR1) (0)" in line or "Special Residence I (SR1) of 0" in line for line in lines)


def test_a_newcomer_is_told_of_the_best_one_to_place_now() -> None:
    state = special_table()
    offer(state, "special-L1", "special-R2", "special-W3", "special-F4")
    state.players[0].pool, state.players[0].thaler = ["start-A3"], 6
    GAME.forget(state)
    decision = decision_of(state)
    (tell,) = guide_of(state).advice
    hint = tell(state, 0, decision)
    assert hint is not None
    assert hint.choice == "play:start-A3"
    assert "Special Factory IV (SF4) instead of your Factory IV, for 6 thaler" in said(hint.text)
    state.players[0].thaler = state.players[0].workers = 0
    GAME.forget(state)
    assert tell(state, 0, decision) is None


def test_why_not_reckons_with_special_prices_and_spaces() -> None:
    state = special_table()
    offer(state, "special-R1", "special-R2", "special-R3", "special-R4")
    state.players[0].thaler = state.players[0].workers = 0
    state.players[0].buildings = ["residence-4"]
    GAME.forget(state)
    found = {price.thaler for price in main_actions.urban_prices(state, 0, Terms())}
    assert found == {5, 7, 6, 8}
    assert hints.COUNTS["urbanize"](state, 0, Terms(thaler_off=9)) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_in_every_language(language: str) -> None:
    words, state = Catalogue(language, strict=True), special_table()
    build(state, 0, "special-W4", "riesa.1")
    do(state, Urbanize(0, PLAIN))
    for choice in GAME.decision(state).choices:  # type: ignore[union-attr]
        assert words.say(choice.label, str)
        if choice.detail is not None:
            assert words.say(choice.detail, str)
    for section in GAME.guide.sections(state):
        for line in section.lines:
            assert words.say(line, str)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pictures(theme: str) -> None:
    state = special_table()
    offer(state, "special-W1", "special-R2", "special-W3", "special-R4")
    build(state, 0, "special-F3", "riesa.2", energized=True)
    state.players[0].uranium["special-F3"] = 2
    own(state).piles[2].clear()
    GAME.forget(state)
    pictures, seen = NucleumPainter(), view(state, theme=theme, viewer=0)
    assert "special-buildings" in pictures.views_at(state)
    assert "special-buildings" not in pictures.views_at(table(2))
    drawn = pictures.draw("special-buildings", state, seen)
    texts = " ".join(each.text for each in drawn.inscriptions)
    assert "Special Residence IV (SR4)" in texts
    assert "none left" in texts
    assert "4 achievements" in drawn.alt
    assert "Special Factory III (SF3) in Riesa" in pictures.draw("map", state, seen).alt
    assert "Urbanization tokens left: 3." in pictures.draw("own-board", state, seen, 0).alt
    assert "Wild Special Building I (SW1)" in pictures.draw("table", state, seen).alt
    for name in records(state):
        assert pictures.draw_component(f"special:{name}", state, seen).alt


def test_solid_places_one_that_is_plainly_better() -> None:
    state = special_table()
    offer(state, "special-F4")
    own(state).piles = {4: own(state).piles[4]}
    state.players[0].buildings = ["factory-4"]
    put(state, 0, "residence-1", "riesa.1")
    computer = SolidPlayer(GAME, effort=QUICK)
    do(state, Urbanize(0, PLAIN))
    assert computer.choose(GAME.imagine(state, 0, Rng(3)), decision_of(state), Rng(4)) == "build:factory-4:special-F4"
