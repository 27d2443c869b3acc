"""court-of-progress.md: setup changes."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.kernel import EventLog, Rng
from engine.nucleum.data.vocabulary import Action, parts_of
from engine.nucleum.library import lib, library
from engine.nucleum.modules import BOX
from engine.nucleum.modules.court.records import agendas_of
from engine.nucleum.modules.court.set_up import draw_party, set_up
from engine.nucleum.modules.court.state import ARROW, NEUTRAL, court, parties
from engine.nucleum.rules.effects.end_conditions import required_end_conditions
from engine.nucleum.rules.effects.main_actions import directive_actions
from tests.nucleum.builder import GAME, workers_of
from tests.nucleum.modules.court.board import PARTIES, court_table

OUT = {"g13", "g17", "g19", "g21", "g25", "g27", "g30"}
BOTH = frozenset({"base", "court"})


def with_court(part: object) -> bool:
    return any(isinstance(each, Action) and each.action == "court" for each in parts_of(part))


def test_set_up_seven_tiles_leave_and_twelve_with_the_court_action_come() -> None:
    base, court_too = library(BOX.in_play(("base",))), library(BOX.in_play(("base", "court")))
    before, after = ({tile.id for tile in data.tiles_in("general")} for data in (base, court_too))
    assert before - after == OUT
    assert len(after - before) == 12
    assert all(with_court(court_too.tiles[name]) for name in after - before)
    assert not any(with_court(tile) for tile in base.tiles.values())
    assert {tile.id for tile in base.tiles_in("base")} == {tile.id for tile in court_too.tiles_in("base")}


@pytest.mark.parametrize("experiment", "ABCD")
def test_set_up_one_starting_tile_of_each_experiment_is_replaced(experiment: str) -> None:
    before, after = (
        library(BOX.in_play(modules)).tiles_in("starting", experiment) for modules in (("base",), ("base", "court"))
    )
    assert len(after) == len(before) == 5
    (tile,) = set(after) - set(before)
    assert with_court(tile)
    assert tile.railway


def test_set_up_contracts_are_shuffled_in() -> None:
    stacks = {
        name: library(BOX.in_play(("base", "court"))).contracts[name].stack for name in ("C64", "C65", "C66", "C67")
    }
    assert stacks == {"C64": "silver", "C65": "silver", "C66": "gold", "C67": "purple-3"}
    found: Counter[str] = Counter()
    for seed in range(12):
        state, _ = GAME.start(4, seed, {"experiments": "random", "court": True})
        for names in (*state.display.stacks.values(), *state.display.shown.values()):
            found.update(stacks.keys() & set(names))
    assert set(found) == set(stacks)


@pytest.mark.parametrize(("seats", "conditions"), [(2, 3), (3, 3), (4, 3)])
def test_set_up_flag_at_90_18_workers_in_reserve_and_three_end_conditions(seats: int, conditions: int) -> None:
    state, _ = GAME.start(seats, 3, {"experiments": "random", "court": True})
    assert state.score_flag == 90
    assert [player.reserve for player in state.players] == [18] * seats
    assert [workers_of(state, player) for player in range(seats)] == [20] * seats
    assert required_end_conditions(state) == conditions
    without, _ = GAME.start(seats, 3, {"experiments": "random"})
    assert (without.score_flag, without.players[0].reserve) == (70, 16)
    assert required_end_conditions(without) == (3 if seats == 2 else 2)


def test_set_up_parties_from_top_to_bottom_with_an_agenda_each() -> None:
    sides: set[str] = set()
    first: set[str] = set()
    for seed in range(40):
        state, _ = GAME.start(2, seed, {"experiments": "random", "court": True})
        own = court(state)
        assert tuple(own.parties) == PARTIES
        dealt = [agendas_of(lib(state))[benches.agenda] for benches in own.parties.values()]
        assert sorted(agenda.tile for agenda in dealt) == [1, 2, 3, 4]
        sides.update(agenda.id for agenda in dealt)
        first.add(dealt[0].id)
    assert sides == set(agendas_of(lib(state)))
    assert len(first) == 8


@pytest.mark.parametrize(
    ("cards", "drawn"),
    [
        (["S1"], "capitalists"),
        (["S3"], "capitalists"),
        (["S4"], "freethinkers"),
        (["S6"], "freethinkers"),
        (["S7"], "communists"),
        (["S9"], "communists"),
        (["S10"], "royalists"),
        (["S12"], "royalists"),
        (["S8", "S13"], "communists"),
    ],
)
def test_set_up_a_cards_number_picks_the_party_and_13_is_redrawn(cards: list[str], drawn: str) -> None:
    state = court_table()
    state.display.cards = list(cards)
    assert draw_party(state, Rng(1)) == drawn
    assert state.display.cards == []


@pytest.mark.parametrize("board", ["saxony", "gibraltar"])
def test_set_up_when_no_card_is_left_all_are_shuffled_again(board: str) -> None:
    """court-of-progress.md, setup: this map's cards, in random order."""
    state, orders = court_table(map=board), set()
    for seed in range(4):
        state.display.cards = []
        assert draw_party(state, Rng(seed)) in PARTIES
        assert len(state.display.cards) >= 11
        assert {lib(state).setup_cards[card].board for card in state.display.cards} == {state.board_name}
        orders.add(tuple(state.display.cards))
    assert len(orders) > 1


def dealt(cards: list[str]) -> tuple[str, dict[str, list[int]]]:
    """Return the places of king and neutral politicians when cards are drawn in this order."""
    state = court_table()
    state.display.cards = cards[::-1]
    set_up(state, Rng(5), EventLog())
    own = court(state)
    assert all(benches.leader == (NEUTRAL if benches.neutrals else None) for benches in own.parties.values())
    return own.king, {party: benches.neutrals for party, benches in own.parties.items() if benches.neutrals}


def test_set_up_the_first_party_gets_the_arrow_number_2_and_the_king() -> None:
    assert dealt(["S5", "S1", "S11"]) == (
        "freethinkers",
        {"capitalists": [3], "freethinkers": [ARROW, 2], "royalists": [4]},
    )


def test_set_up_what_is_told_of_the_neutral_politicians() -> None:
    """In small print, with the king named once: where number 2 and the arrow are."""
    state, events = GAME.start(4, 3, {"court": True})
    told = [event for event in events if event.text.key == "nuc-event-court-neutral"]
    assert [event.data["number"] for event in told] == [2, 3, 4]
    assert [event.text.args["first"] for event in told] == ["yes", "no", "no"]
    assert told[0].data["party"] == court(state).king
    for event in told:
        assert (event.minor, event.marks) == (True, (f"party:{event.data['party']}",))
        assert event.data["number"] in court(state).parties[str(event.data["party"])].neutrals


def test_set_up_a_party_with_politicians_passes_on_to_the_next() -> None:
    assert dealt(["S10", "S11", "S12"]) == (
        "royalists",
        {"royalists": [ARROW, 2], "capitalists": [3], "freethinkers": [4]},
    )
    assert dealt(["S13", "S1", "S13", "S7", "S8"]) == (
        "capitalists",
        {"capitalists": [ARROW, 2], "communists": [3], "royalists": [4]},
    )


def test_set_up_the_numbered_neutral_politician_sits_on_the_leader_space() -> None:
    state = court_table()
    state.display.cards = ["S10", "S7", "S4"]
    set_up(state, Rng(5), EventLog())
    assert [benches.leading_neutral for benches in court(state).parties.values()] == [0, 2, 3, 4]


def test_set_up_cards_are_those_the_map_has_not_used() -> None:
    seen: set[str] = set()
    for seed in range(30):
        state, _ = GAME.start(4, seed, {"experiments": "random", "court": True})
        seen.add(court(state).king)
        assert state.display.cards == []
    assert seen == set(PARTIES)


def test_without_the_option_nothing_of_it_is_there() -> None:
    state, _ = GAME.start(3, 4, {"experiments": "random"})
    assert "court" not in state.parts
    assert parties(state) == {}
    assert "court" not in directive_actions(state, 0, 1)
