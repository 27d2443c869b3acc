"""Choices show the costs and gains of the automatic steps after them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.catalogue import Catalogue
from engine.kernel import Choice, EventLog
from engine.nucleum.data.vocabulary import Gain, Income, On
from engine.nucleum.game import NucleumState
from engine.nucleum.rules.actions.contract import BeginContract
from engine.nucleum.rules.actions.industrialize import Industrialize
from engine.nucleum.rules.actions.urbanize import Urbanize
from engine.nucleum.rules.effects.do import Do, fire, tell_granted
from engine.nucleum.rules.effects.goods import last_space
from engine.nucleum.rules.flow.recharge import kings_day
from engine.nucleum.rules.flow.turn import ResolveTile
from engine.nucleum.state import Piece, Task, Terms
from tests.nucleum.builder import GAME, choose, decision_of, do, ids, lib, mine, put, side, table, turbine

ENGLISH = Catalogue("en", strict=True)


def _choice(state: NucleumState, choice: str) -> Choice:
    return decision_of(state).by_id[choice]


def _detail(state: NucleumState, choice: str) -> str:
    detail = _choice(state, choice).detail
    assert detail is not None
    return ENGLISH.say(detail, str)


def _only(state: NucleumState, *free: str) -> None:
    """Cover every space of the map but these."""
    for where in side(state).cities.values():
        for space in where.spaces:
            if space.id not in free and space.id not in state.board.pieces:
                state.board.pieces[space.id] = Piece(type="rubble", id="rubble")
    GAME.forget(state)


@pytest.mark.parametrize(
    ("free", "said", "paid"),
    [
        (("leipzig.3",), "4 thaler, red-bordered space", [4]),
        (("karlsbad.2",), "2 thaler", [2]),
        (("leipzig.3", "karlsbad.2"), "2–4 thaler", [2, 4]),
    ],
)
def test_a_building_tells_its_price_with_the_surcharge(free: tuple[str, ...], said: str, paid: list[int]) -> None:
    prices = []
    for space in sorted(free):
        state = table()
        state.players[0].thaler = 10
        _only(state, *free)
        do(state, Urbanize(0, Terms(optional=True)))
        assert _detail(state, "build:laboratory-1").partition(" · ")[0] == said
        choose(state, "build:laboratory-1")
        if len(free) > 1:
            choose(state, f"space:{space}")
        prices.append(10 - state.players[0].thaler)
    assert sorted(prices) == paid


@pytest.mark.parametrize(
    ("free", "row", "said", "paid"),
    [
        (("grimma.t1",), 2, "2 thaler, red-bordered space", (2, 0)),
        (("grimma.t2",), 2, "free", (0, 0)),
        (("grimma.t1", "grimma.t2"), 2, "0–2 thaler", (0, 0)),
        (("grimma.t1", "grimma.t2"), 4, "0–2 thaler and 1 worker", (0, 1)),
        (("grimma.t1",), 4, "2 thaler and 1 worker, red-bordered space", (2, 1)),
    ],
)
def test_a_turbine_tells_its_price_with_the_surcharge(
    free: tuple[str, ...], row: int, said: str, paid: tuple[int, int]
) -> None:
    state = table()
    player = state.players[0]
    player.thaler, player.workers = 10, 5
    _only(state, *free)
    do(state, Industrialize(0, Terms(workers_off=2, optional=True)))
    assert _detail(state, f"place:turbine:row-{row}").partition(" · ")[0] == said
    choose(state, f"place:turbine:row-{row}")
    if len(free) > 1:
        choose(state, "space:grimma.t2")
    assert (10 - player.thaler, 5 - player.workers) == paid


def test_a_half_is_explained_unless_its_label_says_it_all() -> None:
    """Tile g7 has two subsidies, start-A1 the action develop."""
    state = table()
    do(state, ResolveTile(0, [Task("g7", 0), Task("g7", 1)]))
    assert [_choice(state, f"do:{half}").detail for half in (0, 1)] == [None, None]
    state = table()
    do(state, ResolveTile(0, [Task("start-A1", 0)]))
    assert _detail(state, "do:0")


def test_a_mine_tells_the_uranium_it_brings_by_its_number() -> None:
    """nucleum.md 4: the first mine brings 1 uranium, the second 2."""
    state = table()
    state.players[0].workers = 9
    mine(state, 0, 1, "karlsbad.m1", uranium=1)
    do(state, Industrialize(0, Terms(optional=True)))
    size = lib(state).rows["row-2"].mine_size
    assert f"2 uranium, holds {size}" in _detail(state, "place:mine:row-2")


def test_a_piece_tells_the_reward_of_its_row_only_when_it_completes_it() -> None:
    state = table()
    state.players[0].workers = 9
    mine(state, 0, 1, "karlsbad.m1")
    turbine(state, 0, 2, "plauen.t1")
    do(state, Industrialize(0, Terms(optional=True)))
    told = {choice for choice in ids(state, "piece") if "completes the row" in _detail(state, choice)}
    assert told == {"place:turbine:row-1", "place:mine:row-2"}


def test_halves_that_read_alike_are_told_apart_by_the_colour_of_their_edges() -> None:
    """Tile g7 has two subsidies, start-A1 the action develop once."""
    state = table()
    do(state, ResolveTile(0, [Task("g7", 0), Task("g7", 0)]))
    assert "edge: " in _detail(state, "do:0")
    state = table()
    do(state, ResolveTile(0, [Task("start-A1", 0), Task("start-A1", 1)]))
    assert "edge: " not in _detail(state, "do:0")


def test_what_a_contract_gives_is_told_once() -> None:
    """By the event itself, not again as gains."""
    state = table(4, "BACD")
    player = state.players[0]
    do(state, BeginContract(0, Terms()))
    happened = choose(state, f"take:{state.display.shown['gold'][0]}", "slot:slot-1")
    player.contracts["slot-2"], player.achievements = "C15", 8
    GAME.forget(state)
    happened += choose(state, "play:start-B1", "fulfil:C15")
    assert {"contract", "fulfil"} <= {event.kind for event in happened}
    gains = [event for event in happened if event.kind == "gain"]
    assert gains
    assert all(event.said for event in gains)


def test_recharging_to_space_0_says_so_before_and_after() -> None:
    state = table()
    assert ENGLISH.say(_choice(state, "recharge").label) == "Recharge (star on 0: −3 VP)"
    assert "a star on 0 (now: 1 worker and 2 thaler; −3 VP at the end)" in _detail(state, "recharge")
    (star,) = [event for event in choose(state, "recharge") if event.kind == "star"]
    assert not star.minor
    assert ENGLISH.say(star.text, str) == "0 placed a star on milestone space 0: −3 VP at the end."


def test_recharging_with_a_milestone_in_reach_has_no_penalty() -> None:
    state = table()
    state.players[0].achievements = 3
    GAME.forget(state)
    assert ENGLISH.say(_choice(state, "recharge").label) == "Recharge"
    assert _detail(state, "recharge").endswith("then a milestone star")
    choose(state, "recharge")
    assert "star:3" in ids(state)
    (star,) = [event for event in choose(state, "star:3") if event.kind == "star"]
    assert ENGLISH.say(star.text, str) == "0 placed a star on milestone space 3."
    # All reachable tiers taken: space 0 again.
    state = table()
    put(state, 0, "residence-1", "leipzig.1")
    state.players[0].achievements, state.players[0].stars = 2, [2]
    GAME.forget(state)
    assert ENGLISH.say(_choice(state, "recharge").label) == "Recharge (star on 0: −3 VP)"


def _gains(state: NucleumState, *steps: Any) -> list[str]:
    events = do(state, *steps)
    return [ENGLISH.say(event.text, str) for event in events if event.kind in {"gain", "income"}]


def test_gains_say_what_gives_them() -> None:
    state = table()
    state.players[0].income["vp"] = last_space(state, "vp")
    two = Gain(resource="vp", amount=2)
    assert _gains(state, Do(0, (two,), "contracts")) == ["Contract: 0 +2 VP."]
    assert _gains(state, Do(0, (two,), "technologies", by="technologies/A1")) == [
        "Technology TA1 (level I): 0 +2 VP."
    ]
    steps = Do(0, (Income(track="worker"), Income(track="vp")), "rows", by="rows/row-3")
    assert _gains(state, steps) == [
        "Row 3: 0, worker income +1, now on space 2.",
        "Income past the last space: 0 +1 VP.",
    ]
    assert kings_day(state, 0, log := EventLog()) == []
    assert "King's Day: 0 +6 VP." in [ENGLISH.say(event.text, str) for event in log.events]


@pytest.mark.parametrize(("by", "text"), [("", "0"), ("technologies/A4", "Technology TA4 (level II)")])
def test_what_brings_an_action_is_in_the_log_in_small_print_and_nowhere_else(by: str, text: str) -> None:
    """The post names the action itself; a tile's own half is not named."""
    tell_granted(table(), 0, by, log := EventLog())
    (event,) = log.events
    assert (event.minor, event.said, event.seat) == (True, True, 0)
    assert text in ENGLISH.say(event.text, str)


def test_what_an_ability_gives_names_its_technology() -> None:
    state = table()
    name, moment = next(
        (tile.id, each.moments[0])
        for tile in lib(state).technologies.values()
        for each in tile.abilities
        if isinstance(each, On)
    )
    state.players[0].technologies.append(name)
    assert f"technologies/{name}" in {step.by for step in fire(state, 0, moment, requirement=9)}


@pytest.mark.parametrize(("experiment", "technology"), [("A", "A1"), ("E", "E1")])
def test_of_two_technologies_that_give_the_same_the_own_one_is_named(experiment: str, technology: str) -> None:
    """A1 and E1 both give 1 uranium for a mine."""
    state = table(4, f"{experiment}BCD", court=True)
    state.players[0].technologies = [technology]
    assert [step.by for step in fire(state, 0, "place_mine")] == [f"technologies/{technology}"]
