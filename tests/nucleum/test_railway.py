"""nucleum.md, section 6: railways."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.catalogue import Catalogue
from engine.kernel import Choice, Text
from engine.nucleum.game import NucleumState
from engine.nucleum.library import rail_spaces
from engine.nucleum.rules.actions.matched import CompleteLink, LineUp, ResolveMatched
from engine.nucleum.rules.actions.matching import colours_match, half_at, matches, open_ends
from engine.nucleum.rules.actions.railway import RAIL_KINDS, ExtraRail, can_build, free_rail_spaces
from engine.nucleum.rules.effects.technology import Unlock
from engine.nucleum.state import Rail, Task
from tests.nucleum.builder import (
    GAME,
    choose,
    decision_of,
    do,
    ids,
    lay,
    link,
    put,
    seat_to_act,
    side,
    table,
    workers_of,
)


def _vp_income(state: object, seat: int) -> int:
    return int(state.players[seat].income["vp"])  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("seats", "name", "owners", "rise"),
    [
        (2, "leipzig-riesa", (0, 0), {0: 4}),
        (2, "leipzig-riesa", (0, 1), {0: 2, 1: 2}),
        (4, "riesa-dresden", (0, 0), {0: 2}),
        (4, "riesa-dresden", (0, 1), {0: 2, 1: 2}),
        (4, "leipzig-riesa", (0, 0, 1), {0: 4, 1: 2}),
        (4, "leipzig-riesa", (2, 2, 2), {2: 6}),
        (4, "dresden-bautzen", (0,), {0: 0}),
        (2, "dresden-bautzen", (0,), {0: 0}),
    ],
)
def test_6_inauguration_by_side_and_length(
    seats: int, name: str, owners: tuple[int, ...], rise: dict[int, int]
) -> None:
    state = table(seats)
    for index, owner in enumerate(owners):
        lay(state, owner, side(state).links[name].space_ids[index], f"g{index + 1}")
    do(state, CompleteLink(0, name))
    assert state.board.complete == [name]
    assert {seat: _vp_income(state, seat) - 1 for seat in rise} == rise


def test_6_a_full_link_is_completed_after_its_actions() -> None:
    state = table()
    choose(state, "rail:start-A3", "at:dresden-bautzen.1")
    assert "dresden-bautzen" not in state.board.complete
    choose(state, "way:1")
    # Bautzen is white: urbanize matches there.
    assert ids(state, "urbanize") == {"do:0"}
    assert "dresden-bautzen" not in state.board.complete
    choose(state, "skip")
    assert "dresden-bautzen" in state.board.complete


def test_6_a_link_with_a_free_space_is_not_completed() -> None:
    state = table()
    lay(state, 0, "riesa-dresden.1", "g1")
    do(state, CompleteLink(0, "riesa-dresden"))
    assert state.board.complete == []
    assert _vp_income(state, 0) == 1


def test_6_any_free_space_connected_or_not_with_a_worker_for_good() -> None:
    state = table()
    put(state, 0, "residence-1", "dresden.1")
    assert len(free_rail_spaces(state)) == 45
    choose(state, "rail:start-A1")
    assert sum(choice.startswith("at:") for choice in ids(state)) == 45
    choose(state, "at:zwickau-joachimsthal.1")
    player = state.players[0]
    assert (player.workers, player.reserve) == (1, 16)
    assert workers_of(state, 0) == 18
    assert "start-A1" not in (*player.pool, *player.slots)


def test_6_red_link_costs_2_thaler() -> None:
    state = table()
    choose(state, "rail:start-A2", "at:leipzig-grimma.1")
    while "confirm" not in ids(state):
        choose(state, max(ids(state)))
    assert state.players[0].thaler == 4 - 2
    state = table()
    state.players[0].thaler, state.players[0].workers = 0, 2
    GAME.forget(state)
    choose(state, "rail:start-A2")
    assert "at:leipzig-grimma.1" not in ids(state)


def test_6_colours() -> None:
    assert colours_match("white", "white")
    assert colours_match("white", "wild")
    assert colours_match("wild", "wild")
    assert not colours_match("white", "green")
    assert not colours_match("none", "wild")


def test_6_an_edge_matches_its_city_or_a_touching_edge() -> None:
    state = table()
    # start-A3: urbanize (white), industrialize (purple). Dresden is orange, Bautzen white.
    first, second = matches(state, "dresden-bautzen.1", "start-A3", half=1)
    assert (first.matches, second.matches) == (False, True)
    first, second = matches(state, "dresden-bautzen.1", "start-A3", half=0)
    assert not first.matches
    assert not second.matches
    # Praha matches everything.
    assert matches(state, "aussig-praha.2", "start-A3", half=0)[1].matches
    # A wild edge matches every city.
    assert matches(state, "dresden-bautzen.1", "start-A1", half=1)[0].matches
    # An empty space beside it does not match yet.
    assert not matches(state, "riesa-dresden.1", "start-A1", half=0)[1].matches


def test_6_tile_to_tile_match_lets_the_other_owner_act_after_you() -> None:
    state = table()
    # Seat 2 has start-C3 (develop green, industrialize purple) with the purple half toward the second space.
    put(state, 0, "residence-1", "plauen.1")
    put(state, 2, "factory-1", "karlsbad.1")
    lay(state, 2, "riesa-dresden.1", "start-C3", half=0)
    choose(state, "rail:start-A3", "at:riesa-dresden.2", "way:1")
    # Own industrialize (purple) matches; urbanize at Dresden (orange) does not.
    assert ids(state, "industrialize") == {"do:0"}
    choose(state, "skip", "confirm")
    assert seat_to_act(state) == 2
    decision = decision_of(state)
    assert not decision.own_turn
    assert decision.reason is not None
    assert "riesa-dresden" not in state.board.complete
    choose(state, "do:0")
    assert not GAME.decision(state).own_turn  # type: ignore[union-attr]
    choose(state, "place:mine:row-1", "space:karlsbad.m2", "confirm")
    assert state.board.pieces["karlsbad.m2"].owner == 2
    assert state.board.complete == ["riesa-dresden"]
    assert seat_to_act(state) == 1


def test_6_others_may_decline() -> None:
    state = table()
    put(state, 0, "residence-1", "plauen.1")
    put(state, 2, "factory-1", "karlsbad.1")
    lay(state, 2, "riesa-dresden.1", "start-C3", half=0)
    choose(state, "rail:start-A3", "at:riesa-dresden.2", "way:1", "skip", "confirm", "skip", "confirm")
    assert set(state.board.pieces) == {"plauen.1", "karlsbad.1"}
    assert seat_to_act(state) == 1


def test_6_two_neighbours_act_in_turn_order() -> None:
    state = table()
    lay(state, 3, "leipzig-riesa.1", "b9", half=0)  # urbanize (white) outside, wild inside
    lay(state, 1, "leipzig-riesa.3", "b9", half=1)
    choose(state, "rail:start-A3", "at:leipzig-riesa.2", "way:0", "skip", "confirm")
    assert seat_to_act(state) == 1
    choose(state, "skip", "confirm")
    assert seat_to_act(state) == 3


@pytest.mark.parametrize(
    ("space", "half", "towards", "facing"),
    [
        ("leipzig-riesa.1", 0, "leipzig-riesa.2", 1),
        ("leipzig-riesa.1", 1, "leipzig-riesa.2", 0),
        ("leipzig-riesa.3", 0, "leipzig-riesa.2", 0),
        ("leipzig-riesa.3", 1, "leipzig-riesa.2", 1),
        ("leipzig-riesa.2", 0, "leipzig-riesa.1", 0),
        ("leipzig-riesa.2", 0, "leipzig-riesa.3", 1),
    ],
)
def test_6_the_half_of_a_neighbour_that_faces_the_new_tile(space: str, half: int, towards: str, facing: int) -> None:
    state = table()
    lay(state, 1, space, "start-C3", half=half)
    assert half_at(state, space, towards) == Task("start-C3", facing)


def test_6_two_neighbours_of_one_player_are_resolved_together_by_it() -> None:
    """Both tiles of seat 1 beside the middle one match it with the halves that face it."""
    state = table()
    lay(state, 1, "leipzig-riesa.1", "b9", half=0)
    lay(state, 1, "leipzig-riesa.3", "b9", half=1)
    choose(state, "rail:start-A3", "at:leipzig-riesa.2", "way:0", "skip", "confirm")
    step = state.pending[-1]
    assert isinstance(step, ResolveMatched)
    assert (step.seat, step.tasks) == (1, [half_at(state, f"leipzig-riesa.{at}", "leipzig-riesa.2") for at in (1, 3)])
    choose(state, "skip", "confirm")
    assert state.board.complete == ["leipzig-riesa"]
    assert (_vp_income(state, 0), _vp_income(state, 1)) == (1 + 2, 1 + 4)


def test_6_own_tiles_on_both_sides_are_resolved_with_the_new_one() -> None:
    state = table()
    lay(state, 0, "leipzig-riesa.1", "b9", half=0)
    lay(state, 0, "leipzig-riesa.3", "b9", half=1)
    choose(state, "rail:start-A3", "at:leipzig-riesa.2", "way:0")
    step = state.pending[-1]
    assert isinstance(step, ResolveMatched)
    assert (step.seat, len(step.tasks)) == (0, 4)
    choose(state, "skip", "confirm")
    assert seat_to_act(state) == 1
    assert _vp_income(state, 0) == 1 + 6


def test_6_turn_order_is_counted_from_the_player_who_builds() -> None:
    state = table()
    lay(state, 1, "leipzig-riesa.1", "b9", half=0)
    lay(state, 3, "leipzig-riesa.3", "b9", half=1)
    lay(state, 2, "leipzig-riesa.2", "start-A3", half=0)
    state.active = 2
    do(state, LineUp(2, "leipzig-riesa.2"))
    while seat_to_act(state) == 2:
        choose(state, "skip" if "skip" in ids(state) else "confirm")
    assert seat_to_act(state) == 3
    choose(state, "skip", "confirm")
    assert seat_to_act(state) == 1


def test_6_own_neighbouring_tile_is_resolved_too() -> None:
    state = table()
    put(state, 0, "residence-1", "plauen.1")
    lay(state, 0, "riesa-dresden.1", "b9", half=0)
    choose(state, "rail:start-A3", "at:riesa-dresden.2", "way:1")
    assert ids(state, "urbanize") == {"do:1"}
    assert ids(state, "industrialize") == {"do:0"}
    choose(state, "do:1", "skip")
    step = state.pending[-1]
    assert isinstance(step, ResolveMatched)
    assert len(step.tasks) == 1  # the other one can be resolved after it


def test_6_face_down_tiles_of_completed_links_match_no_more() -> None:
    state = table()
    link(state, "riesa-dresden", 2)
    assert "riesa-dresden.1" not in free_rail_spaces(state)


def test_6_way_round_is_asked_only_when_it_matters() -> None:
    state = table()
    state.players[0].pool.append("g7")  # VP income (orange), thaler income (white): Görlitz green, Zittau purple
    GAME.forget(state)
    choose(state, "rail:g7", "at:goerlitz-zittau.1")
    assert "way:0" not in ids(state)
    assert ids(state) == {"confirm"}
    state = table()
    state.players[0].pool.append("b17")  # both edges are purple, like Zittau
    GAME.forget(state)
    choose(state, "rail:b17", "at:goerlitz-zittau.1")
    assert ids(state) == {"way:0", "way:1"}
    state = table()
    choose(state, "rail:start-A3", "at:leipzig-riesa.2")  # no match yet, but tiles may come beside it
    assert ids(state) == {"way:0", "way:1"}


def test_6_no_space_or_no_worker() -> None:
    state = table()
    assert can_build(state, 0)
    state.players[0].workers = 0
    assert not can_build(state, 0)
    assert can_build(state, 0, workers=0)


def test_6_who_could_do_nothing_is_not_said_to_decline() -> None:
    for offer, kinds in ((True, ["decline"]), (False, [])):
        state = table()
        if not offer:
            state.display.offer = [""] * 5
        events = do(state, ResolveMatched(1, [Task("start-A1", 0)], [], link="riesa-dresden", by=0))
        if offer:
            events = choose(state, "skip")
        assert [event.kind for event in events if event.kind == "decline"] == kinds


def test_6_technology_d4_resolves_an_unmatched_end() -> None:
    state = table(4, "DABC")
    state.players[0].technologies = ["D4"]
    GAME.forget(state)
    choose(state, "rail:start-D4", "at:freiberg-marienberg.1", "way:0")
    ends = {choice for choice in ids(state) if choice.startswith("do:")}
    assert ends
    step = state.pending[-1]
    assert isinstance(step, ResolveMatched)
    assert (len(step.tasks), len(step.unmatched)) == (0, 2)
    choose(state, min(ends))
    assert not any(isinstance(each, ResolveMatched) for each in state.pending)  # one unmatched end, never both


def test_6_one_unmatched_end_is_resolved_after_a_matched_one_but_not_a_second() -> None:
    matched, first, second = (Task("start-A1", half) for half in (0, 1, 0))
    state = table()
    do(state, ResolveMatched(0, [matched], [first, second], link="riesa-dresden", by=0))
    choose(state, "do:0", "skip")
    step = state.pending[-1]
    assert isinstance(step, ResolveMatched)
    assert (step.tasks, step.unmatched) == ([], [first, second])
    state = table()
    do(state, ResolveMatched(0, [matched], [first, second], link="riesa-dresden", by=0))
    choose(state, next(choice for choice in sorted(ids(state)) if choice.startswith("do:1")))
    assert any(
        isinstance(step, ResolveMatched) and (step.tasks, step.unmatched) == ([matched], []) for step in state.pending
    )


@pytest.mark.parametrize(
    ("space", "beside"), [("riesa-dresden.1", "riesa-dresden.2"), ("riesa-dresden.2", "riesa-dresden.1")]
)
def test_6_the_way_round_matters_beside_an_empty_space(space: str, beside: str) -> None:
    """nucleum.md 6: a tile laid there later may match it."""
    state = table()
    assert open_ends(state, space) == 1
    lay(state, 1, beside, "g1")
    assert open_ends(state, space) == 0


@pytest.mark.parametrize("workers", [0, 2])
def test_6_extra_railway_needs_no_worker(workers: int) -> None:
    state = table(4, "DABC")
    state.players[0].workers = workers
    do(state, Unlock(0, 3))
    choose(state, "tech:D7", "rail:start-D1", "at:zwickau-joachimsthal.1")
    assert state.board.rails["zwickau-joachimsthal.1"].worker is False
    assert state.players[0].workers == workers


def test_6_the_extra_railway_may_be_declined() -> None:
    state = table(4, "DABC")
    do(state, Unlock(0, 3))
    choose(state, "tech:D7", "skip")
    assert ids(state, "recharge")  # nothing is left of it: the turn is asked for
    assert not state.board.rails
    assert "D7" in state.players[0].technologies


def test_6_an_extra_railway_that_cannot_be_paid_is_not_asked_for() -> None:
    """Only red links are free: 2 thaler each. One thaler and no worker to exchange do not pay for them."""
    for thaler, asked in ((1, False), (2, True)):
        state = table()
        for space, (where, _) in rail_spaces(state).items():
            if not where.red:
                state.board.rails[space] = Rail(owner=1, tile="g1")
        state.players[0].thaler, state.players[0].workers = thaler, 0
        do(state, ExtraRail(0))
        assert bool(ids(state, "rail")) == asked


def test_6_a_way_round_says_which_half_lies_at_which_city() -> None:
    state = table()
    choose(state, "rail:start-A3", "at:dresden-bautzen.1")
    said = {choice.id: _said(choice.label) for choice in decision_of(state).choices}
    assert said["way:1"].split(" · ")[1] == "Bautzen: Urbanize"
    assert said["way:0"].startswith("Dresden: Urbanize · Bautzen: ")


def _spaces(state: NucleumState) -> dict[str, Choice]:
    """Return the railway spaces now open, by id."""
    return {choice.id.removeprefix("at:"): choice for choice in decision_of(state).choices}


def _said(said: Text | None) -> str:
    assert said is not None
    return Catalogue("en", strict=True).say(said, lambda seat: f"P{seat}")


def test_6_ways_round_of_halves_that_read_alike_name_their_colors() -> None:
    """Tile b12 has the action contract twice, with an orange and a four-colored edge."""
    state = table()
    state.players[0].pool.append("b12")
    choose(state, "rail:b12", "at:dresden-bautzen.1")
    said = {choice.id: _said(choice.label) for choice in decision_of(state).choices}
    assert said == {
        "way:0": "Dresden: orange · Bautzen: four-colored",
        "way:1": "Dresden: four-colored · Bautzen: orange",
    }


def test_6_spaces_are_grouped_by_use_and_the_most_useful_come_first() -> None:
    state = table()
    lay(state, 1, "riesa-dresden.2", "g1")
    put(state, 0, "residence-1", "chemnitz.1")
    choose(state, "rail:start-A3")
    spaces = _spaces(state)
    assert len(spaces) == 44
    kinds = [choice.kind for choice in spaces.values()]
    assert kinds == sorted(kinds, key=RAIL_KINDS.index)
    assert set(kinds) == set(RAIL_KINDS)
    # A panel's menu shows each group on a page.
    assert max(Counter(kinds).values()) <= 25
    for space, choice in spaces.items():
        where = side(state).links[str(choice.facets["link"])]
        rest = [other for other in where.space_ids if other != space and other not in state.board.rails]
        kind = "rail_space" if not choice.facets["matches"] else "rail_matches"
        assert choice.kind == (kind if rest else "rail_completes")
    # Those that do nothing at once are told from each other by the own network.
    plain = [space for space, choice in spaces.items() if choice.kind == "rail_space"]
    assert ["chemnitz" in space for space in plain] == sorted(("chemnitz" in space for space in plain), reverse=True)
    for kind in RAIL_KINDS:
        matching = [int(choice.facets["matches"]) for choice in spaces.values() if choice.kind == kind]
        assert matching == sorted(matching, reverse=True)


def test_6_a_space_says_where_it_lies_what_matches_and_what_completing_gives() -> None:
    state = table()
    lay(state, 0, "leipzig-riesa.1", "g1")
    lay(state, 1, "leipzig-riesa.2", "start-A1")
    choose(state, "rail:start-A3")
    spaces = _spaces(state)
    last = spaces["leipzig-riesa.3"]
    assert _said(last.label) == "Leipzig–Riesa (space 3), at Riesa"
    assert _said(GAME.guide.outlook(state, last)).startswith("completes the link · VP income +4 and P1 +2 · ")
    assert _said(spaces["plauen-joachimsthal.2"].label) == "Plauen–Joachimsthal (space 2)"
    assert _said(GAME.guide.outlook(state, spaces["plauen-joachimsthal.2"])) == "no match"
    # Leipzig and Bautzen are white, and so is Urbanize's edge.
    assert _said(GAME.guide.outlook(state, spaces["bautzen-zittau.1"])) == "Bautzen: Urbanize"
    assert _said(GAME.guide.outlook(state, spaces["dresden-bautzen.1"])) == "completes the link · Bautzen: Urbanize"
    assert _said(GAME.guide.outlook(state, spaces["leipzig-grimma.1"])).startswith("2 thaler · ")
    before = _vp_income(state, 0), _vp_income(state, 1)
    choose(state, "at:leipzig-riesa.3")
    while "leipzig-riesa" not in state.board.complete:
        choose(state, next(choice for choice in ("skip", "way:0", "confirm") if choice in ids(state)))
    assert (_vp_income(state, 0), _vp_income(state, 1)) == (before[0] + 4, before[1] + 2)


def test_6_whose_action_matches_is_said() -> None:
    state = table()
    lay(state, 1, "riesa-dresden.1", "start-B1", half=1)
    choose(state, "rail:start-A3")
    said = _said(GAME.guide.outlook(state, _spaces(state)["riesa-dresden.2"]))
    assert said.startswith("completes the link · VP income +2 and P1 +2 · toward Riesa: Urbanize and P1: Urbanize")
