"""Texts about coal mines and boats: advice, reasons, typed lines."""

from __future__ import annotations

from engine.kernel import Position, fold
from engine.nucleum.guide.advice import advice
from engine.nucleum.guide.reasons.main_actions import why_not_city
from engine.nucleum.guide.reasons.why_not import why_not
from engine.nucleum.guide.reference.lookup import explain
from engine.nucleum.library import lib
from engine.nucleum.modules.ships.place import ChooseRoute
from engine.nucleum.phrases.describe import describe
from engine.nucleum.rules.actions.industrialize import Industrialize
from engine.nucleum.state import Terms
from tests.kernel.tables import choices_for
from tests.nucleum.builder import GAME, choose, decision_of, do, link, put
from tests.nucleum.invariants import ENGLISH
from tests.nucleum.modules.australia.board import australia, boat, coal_mine


def test_a_coal_mine_that_feeds_a_building_is_advised() -> None:
    state = australia()
    player = state.players[0]
    player.pool = ["start-A5"]  # the special directive
    player.thaler = player.workers = 1
    player.contracts = dict.fromkeys(player.contracts, "C41")  # else a contract comes first
    put(state, 0, "residence-4", "hobart.1")
    link(state, "launceston-hobart", 0)
    hint = advice(state, 0)
    assert hint is not None
    said = ENGLISH.say(hint.text)
    assert "the coal mine in Launceston (1 worker) saves you 1 coal" in said
    coal_mine(state, 1, "launceston.c1")
    hint = advice(state, 0)
    assert hint is None or "coal mine" not in ENGLISH.say(hint.text)


def test_a_boat_that_joins_a_city_is_advised() -> None:
    state = australia()
    state.players[0].pool = ["sea-A"]
    put(state, 0, "residence-1", "melbourne.1", energized=True)
    GAME.forget(state)
    hint = advice(state, 0)
    assert hint is not None
    assert "(3, 1 thaler) joins Launceston to your network" in ENGLISH.say(hint.text)
    boat(state, 0, 3)
    hint = advice(state, 0)
    assert hint is None or "joins Launceston" not in ENGLISH.say(hint.text)


def test_why_a_city_cannot_be_used_knows_coal_mines() -> None:
    state = australia()
    assert why_not_city(state, 0, "industrialize", "toongi") is None
    put(state, 0, "residence-1", "melbourne.1")
    said = why_not_city(state, 0, "industrialize", "latrobe")
    assert said is not None
    assert "Latrobe" in ENGLISH.say(said)
    link(state, "melbourne-latrobe", 0)
    assert why_not_city(state, 0, "industrialize", "latrobe") is None
    coal_mine(state, 1, "latrobe.c1")
    said = why_not_city(state, 0, "industrialize", "latrobe")
    assert said is not None
    assert said.key == "nuc-why-full"


def test_what_is_missing_for_a_coal_mine_is_said() -> None:
    state = australia()
    player = state.players[0]
    player.mines, player.turbines = [], []
    player.reserve, player.workers = player.reserve + player.workers, 0
    player.pool = ["start-A5"]
    GAME.forget(state)
    said = why_not(state, 0, "industrialize")
    assert said is not None
    assert "1 worker" in ENGLISH.say(said)


def test_a_coal_mine_is_typed_as_cm() -> None:
    state = australia()
    do(state, Industrialize(0, Terms()))
    decision = decision_of(state)
    position = Position(GAME, state)
    names = {choice.id: position.own(choice) for choice in decision.choices}
    assert [choice for choice, found in names.items() if fold("CM") in found] == ["place:coal_mine:"]


def test_a_set_up_card_names_the_coal_mines_it_closes() -> None:
    cards = lib(australia()).setup_cards
    assert ENGLISH.say(describe(cards["AUS12"])).endswith(
        "Mine rubble: Radium Hill; with 3 players also Wooltana. Rubble on coal mines: Toongi."
    )
    assert "coal" not in ENGLISH.say(describe(cards["AUS7"]))


def test_a_lane_is_typed_by_its_number() -> None:
    state = australia()
    do(state, ChooseRoute(0, Terms(optional=True)))
    decision = decision_of(state)
    assert choices_for(GAME, state, "3") == ["route:lane-3"]
    assert choices_for(GAME, state, "launceston") == ["route:lane-3"]
    assert GAME.guide.to_type(state, decision.by_id["route:lane-3"]) == "3"


def test_names_of_two_words_are_typed_as_they_are_listed() -> None:
    state = australia()
    choose(state, "play:start-A3")
    for line in ("CM Mount Thorley", "coal mine Mount Thorley:1", "cm mount-thorley"):
        made = choices_for(GAME, state, f"industrialize {line}")
        assert made == ["do:1", "place:coal_mine:", "space:mount-thorley.c1"]
    state = australia()
    for line, space in (
        ("Newcastle-Mount Thorley:1", "newcastle-mount-thorley.1"),
        ("mount thorley newcastle", "newcastle-mount-thorley.1"),
        ("Gold Coast–Brisbane", "brisbane-gold-coast.1"),
    ):
        assert choices_for(GAME, state, f"rail #A1 {line}")[:2] == ["rail:start-A1", f"at:{space}"]


def test_all_that_is_listed_for_a_question_can_be_typed() -> None:
    state = australia()
    choose(state, "rail:start-A1")
    for choice in decision_of(state).main:
        assert choices_for(GAME, state, GAME.guide.to_type(state, choice)) == [choice.id]


def test_the_number_after_ship_is_the_route_s() -> None:
    state = australia()
    choose(state, "play:sea-A")
    assert choices_for(GAME, state, "ship 1") == ["do:0", "route:lane-1"]
    assert choices_for(GAME, state, "ship 3") == ["do:0", "route:lane-3"]


def test_what_joins_a_city_by_sea_is_said_where_railways_are() -> None:
    state = australia()
    put(state, 0, "residence-1", "brisbane.1")
    said = why_not_city(state, 0, "urbanize", "hobart")
    assert said is not None
    words = ENGLISH.say(said)
    assert words.startswith("Hobart is not in your network.")
    assert words.endswith("You could also join it with a ship on the Sydney–Hobart route (2).")
    said = why_not_city(state, 0, "urbanize", "melbourne")
    assert said is not None
    assert "from Brisbane" in ENGLISH.say(said)
    assert "a ship on the Melbourne–Launceston route (3)" in ENGLISH.say(said)
    said = why_not_city(state, 0, "industrialize", "toongi")
    assert said is not None
    assert "ship" not in ENGLISH.say(said)


def test_a_city_is_told_with_its_routes_and_equal_spaces_once() -> None:
    state = australia()
    hobart = [ENGLISH.say(line) for line in explain("city:hobart", state, 0).now]
    assert "can also be joined by a ship on the Sydney–Hobart route (2)" in hobart
    mines = explain("city:mount-thorley", state, 0)
    assert "white: 2 × coal mine." in ENGLISH.say(mines.does)
    assert "free: 2 × coal mine" in [ENGLISH.say(line) for line in mines.now]
    assert "3 × turbine space" in ENGLISH.say(explain("city:lucas-heights", state, 0).does)
