"""The Baron's railways, and their consequences (docs/ledger/rulings.md: the four checks)."""

from __future__ import annotations

import pytest

from engine.nucleum.game import NucleumState
from engine.nucleum.modules.solo.railway import ways
from engine.nucleum.modules.solo.turn import match_steps
from engine.nucleum.rules.actions.railway import ChooseWay
from engine.nucleum.state import Rail, Task
from tests.nucleum.builder import GAME, choose, decision_of, do, lay, put, side
from tests.nucleum.modules.solo.hand import BARON, FOUR, build, figures, kinds, solo_table, use_tile, why

GREEN_WHITE = "b14"
"""Develop (green) and urbanize (white)."""


def only(state: NucleumState, *free: str) -> None:
    """Leave only these railway spaces free: all others hold tiles of the player."""
    for where in side(state).links.values():
        for space in where.space_ids:
            if space not in free and space not in state.board.rails:
                state.board.rails[space] = Rail(owner=0, tile="g30", worker=False)
    GAME.forget(state)


def laid(state: NucleumState, tile: str = GREEN_WHITE) -> tuple[str, str]:
    """Return the space where the Baron lays a tile, and the reason."""
    told = use_tile(state, tile)
    return str(figures(told, "railway")["space"]), str(why(told, "rail").get("reason", ""))


def test_first_a_space_that_completes_a_link() -> None:
    """Leipzig-Grimma has one space; at Leipzig-Riesa as many ends match, and it touches his network."""
    state = solo_table(*FOUR, GREEN_WHITE)
    build(state, "residence-1", "riesa.2")
    only(state, "leipzig-riesa.1", "leipzig-riesa.2", "grimma-freiberg.1")
    assert laid(state) == ("grimma-freiberg.1", "completes")


def test_then_where_most_ends_match() -> None:
    """Bautzen (white) to Zittau (green): both ends match; Leipzig (white) to Grimma (purple): one."""
    state = solo_table(*FOUR, GREEN_WHITE)
    build(state, "residence-1", "grimma.1")
    only(state, "bautzen-zittau.1", "leipzig-grimma.1")
    assert laid(state) == ("bautzen-zittau.1", "matches")


def test_then_one_that_touches_his_network() -> None:
    """Dresden-Bautzen and Leipzig-Grimma match one end each; he is in Grimma."""
    state = solo_table(*FOUR, GREEN_WHITE)
    build(state, "residence-1", "grimma.1")
    only(state, "dresden-bautzen.1", "leipzig-grimma.1")
    assert laid(state) == ("leipzig-grimma.1", "touches")


def test_a_link_touches_it_beside_his_own_tile_only() -> None:
    """Of a link of three spaces his tile lies at one end: the middle is beside it, the other end is not."""
    for his, free in ((0, (1, 2)), (2, (1, 0))):
        state = solo_table(seats=3, opponent="barons")
        where = next(each for each in side(state).links.values() if each.spaces == 3)
        lay(state, BARON, where.space_ids[his], "g30")
        found = {way.space: way.touches for way in ways(state, BARON, GREEN_WHITE)}
        assert [found[where.space_ids[at]] for at in free] == [True, False]


def test_a_link_of_three_spaces_touches_a_city_with_its_outer_spaces_only() -> None:
    """docs/ledger/rulings.md, the four checks: beside his city, or beside his own tile, not of a player."""
    state = solo_table(seats=3, opponent="barons")
    where = next(each for each in side(state).links.values() if each.spaces == 3)
    end = side(state).cities[where.ends[1]]
    space = next(each for each in end.buildings if not each.special)
    put(state, BARON, f"{space.types[0]}-1", space.id)
    found = {way.space: way.touches for way in ways(state, BARON, GREEN_WHITE)}
    assert [found[each] for each in where.space_ids] == [False, False, True]
    lay(state, 0, where.space_ids[2], "g30")
    found = {way.space: way.touches for way in ways(state, BARON, GREEN_WHITE)}
    assert [found[each] for each in where.space_ids[:2]] == [False, False]


def test_of_two_ways_round_he_prefers_the_action_that_comes_first_for_him() -> None:
    """docs/ledger/rulings.md: Praha is wild and Brüx matches neither half; urbanize comes before industrialize."""
    state = solo_table(*FOUR, "b13")
    state.players[BARON].buildings = []
    only(state, "bruex-praha.1")
    use_tile(state, "b13")
    where = side(state).links["bruex-praha"]
    assert state.board.rails["bruex-praha.1"].half == (0 if where.ends[0] == "praha" else 1)


@pytest.mark.parametrize(("card", "space"), [(1, "leipzig-grimma.1"), (7, "chemnitz-plauen.1")])
def test_then_by_a_logic_card(card: int, space: str) -> None:
    """Leipzig (1)-Grimma (4), Plauen (2)-Chemnitz (13) and Dresden (3)-Bautzen (9) match one end each."""
    state = solo_table(*FOUR, GREEN_WHITE, cards=(card, 2))
    only(state, "leipzig-grimma.1", "chemnitz-plauen.1", "dresden-bautzen.1")
    assert laid(state) == (space, "card")


def test_the_tile_lies_so_that_most_ends_match_and_both_actions_are_resolved() -> None:
    """Bautzen (white) - Zittau (green): urbanize toward Bautzen, develop toward Zittau, in his order."""
    state = solo_table(*FOUR, GREEN_WHITE)
    state.players[BARON].buildings = ["factory-1"]
    only(state, "bautzen-zittau.1")
    told = use_tile(state, GREEN_WHITE)
    assert state.board.rails["bautzen-zittau.1"].half == 1
    assert kinds(told, "railway", "urbanize", "develop", "complete") == ["railway", "urbanize", "develop", "complete"]


def test_a_railway_costs_a_worker_and_on_red_2_thaler() -> None:
    state = solo_table(*FOUR, GREEN_WHITE, thaler=2, workers=2)
    only(state, "bruex-praha.1")
    state.players[BARON].buildings = []
    use_tile(state, GREEN_WHITE)
    player = state.players[BARON]
    assert player.workers + player.reserve == 17
    assert (player.thaler, player.workers) == (0, 1)
    assert state.board.rails["bruex-praha.1"].worker
    poor = solo_table(*FOUR, GREEN_WHITE, thaler=1)
    only(poor, "bruex-praha.1")
    assert figures(use_tile(poor, GREEN_WHITE), "solo-use")["reason"] == "space"


def test_his_own_tile_beside_it_is_resolved_too() -> None:
    """Leipzig-Riesa: his first tile shows green to the second; both halves that touch are resolved, develop twice."""
    state = solo_table(*FOUR, "b11", "b14")
    lay(state, BARON, "leipzig-riesa.1", "b18", half=1)
    only(state, "leipzig-riesa.2")
    told = use_tile(state, "b11")
    assert len(kinds(told, "develop")) == 3
    assert state.players[BARON].points["income"] == 4  # 2 steps of VP income for each of two tiles, at once


def test_matched_halves_are_resolved_in_his_order() -> None:
    """Both halves of a tile of his that match: develop lies first along the link, urbanize comes first for him (nucleum.md 10)."""
    state = solo_table(cards=(1,))
    state.active = BARON
    told = do(state, *match_steps(BARON, [Task(GREEN_WHITE, 0), Task(GREEN_WHITE, 1)]))
    assert kinds(told, "urbanize", "develop") == ["urbanize", "develop"]


def test_when_a_player_matches_his_tile_he_resolves_it_unasked() -> None:
    """His urbanize half (white) lies toward the free space; the player's white edge matches it."""
    state = solo_table(cards=(1,))
    lay(state, BARON, "leipzig-riesa.2", "b14", half=1)
    state.players[0].pool.append("g2")
    do(state, ChooseWay(0, "g2", "leipzig-riesa.1", 1))
    while GAME.decision(state) is not None and "way:0" not in GAME.decision(state).by_id:  # type: ignore[union-attr] # asked
        choose(state, "skip")
    told = choose(state, "way:0")
    while not any(event.kind == "matched" for event in told):
        decision = decision_of(state)
        assert decision.seat == 0
        told += choose(state, "confirm" if decision.is_confirm else "skip")
    assert kinds(told, "matched", "urbanize") == ["matched", "urbanize"]
    assert {event.seat for event in told if event.kind in {"matched", "urbanize"}} == {BARON}


def test_a_player_resolves_its_tile_that_he_matches() -> None:
    """The player's develop half (green) lies toward the free space; his green edge matches it, and the player is asked."""
    state = solo_table(*FOUR, "b14")
    lay(state, 0, "leipzig-riesa.1", "b18", half=1)
    only(state, "leipzig-riesa.2")
    told = use_tile(state, "b14")
    assert not kinds(told, "complete")
    decision = decision_of(state)
    assert (decision.seat, decision.own_turn) == (0, False)
    assert kinds(choose(state, "skip", "confirm"), "complete") == ["complete"]
