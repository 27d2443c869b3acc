"""Chain tiles (court-of-progress, chain tiles [pl]), played with experiment F's."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from engine.catalogue import Catalogue
from engine.kernel import Match, Rng
from engine.nucleum.ai.evaluation import Estimator
from engine.nucleum.data.vocabulary import Counter
from engine.nucleum.game import NucleumState
from engine.nucleum.guide import hints
from engine.nucleum.guide.reasons import why_not
from engine.nucleum.guide.reference import lookup
from engine.nucleum.library import tiles_under
from engine.nucleum.modules.chain_tiles.play import PlayOnTop
from engine.nucleum.modules.chain_tiles.state import open_chain, own, under
from engine.nucleum.rules.actions.railway import ExtraRail
from engine.nucleum.rules.flow.recharge import FinishRecharge
from engine.nucleum.rules.flow.turn import ResolveTile
from engine.nucleum.rules.map.counting import count
from engine.nucleum.rules.map.tracks import income_entries
from tests.cogs.panel.panels import panel_for
from tests.cogs.panel.walk import WORDS, check_card, table_of, user_of
from tests.kernel.playthrough import read
from tests.kernel.tables import choices_for
from tests.nucleum.builder import GAME, choose, decision_of, do, ids, put, seat_to_act, table
from tests.nucleum.modules.chain_tiles.invariants import check

ENGLISH = Catalogue("en", strict=True)
CHAINS = ["chain-F1", "chain-F2", "chain-F3"]


def chained(*pool: str, thaler: int = 10, fulfil: str = "") -> NucleumState:
    """Return a table where, at the first turn, seat 0 holds the chain tiles of F and a few others."""
    state = table(4, "FBCD", experiment_f=True)
    player = state.players[0]
    player.technologies = ["F7"]
    player.pool = [*CHAINS, *(pool or ("start-F1", "start-F4", "start-F5"))]
    player.thaler = thaler
    if fulfil:
        player.contracts["slot-1"] = fulfil
    GAME.forget(state)
    return state


def plays(state: NucleumState) -> set[str]:
    return {choice.removeprefix("play:") for choice in ids(state, "play")}


# --- The action, then another tile on top -----------------------------------------------------------------------------


def test_the_action_is_done_in_full_and_then_another_tile_is_played_on_top() -> None:
    state = chained()
    player = state.players[0]
    offered = state.display.offer[-1]
    choose(state, "play:chain-F1")
    assert ids(state, "play") == set()
    choose(state, "do:0", f"tile:{offered}")
    assert offered in player.pool  # all of the develop action comes first, its second tile as well
    assert ids(state, "play") == set()
    choose(state, "skip")
    assert plays(state) == {"start-F1", "start-F4", "start-F5", offered}
    workers = player.workers
    choose(state, "play:start-F4", "do:1", "income:vp1")
    assert player.thaler == 10 - 1
    assert player.income["vp"] == 2
    assert player.workers == workers
    assert ids(state, "urbanize") == {"do:0"}
    choose(state, "skip")
    assert ids(state) == {"confirm"}


def test_the_tile_on_top_is_resolved_in_any_order_and_not_twice() -> None:
    state = chained()
    choose(state, "play:chain-F3", "do:0", "play:start-F4")
    assert {"do:0", "do:1"} <= ids(state)
    choose(state, "do:0", "build:residence-1", "space:dresden.1", "do:0", "income:thaler1")
    assert ids(state, "play") == ids(state, "on-top") == set()
    assert not {choice for choice in ids(state) if choice.startswith("do:")}


def test_goods_of_a_chain_tile_can_be_spent_on_the_tile_on_top() -> None:
    state = chained(thaler=0)
    player = state.players[0]
    workers = player.workers
    choose(state, "play:chain-F3", "do:0")
    assert (player.thaler, player.workers) == (2, workers + 1)
    choose(state, "play:start-F4", "do:0", "build:residence-1", "space:dresden.1")
    assert player.thaler == 0
    assert "dresden.1" in state.board.pieces


def test_no_other_chain_tile_on_top_so_at_most_one_a_turn() -> None:
    state = chained()
    assert set(CHAINS) <= plays(state)
    choose(state, "play:chain-F3", "do:0")
    assert not set(CHAINS) & plays(state)
    choose(state, "play:start-F5")
    assert ids(state, "on-top") == set()
    choose(state, "skip", "confirm")
    assert seat_to_act(state) == 1


@pytest.mark.parametrize(("first", "other"), [("chain-F3", "shipping-1"), ("shipping-1", "chain-F3")])
def test_no_chain_tile_of_another_module_on_top(first: str, other: str) -> None:
    """At most one per turn, regardless of its source (court-of-progress, chain tiles)."""
    state = table(4, "FBCD", experiment_f=True, map="gibraltar")
    state.players[0].pool = ["chain-F3", "shipping-1", "start-F1"]
    GAME.forget(state)
    assert plays(state) == {"chain-F3", "shipping-1", "start-F1"}
    choose(state, f"play:{first}")
    while "play:start-F1" not in ids(state):
        choose(state, min(ids(state) - {"on-top", "skip"}))
    assert plays(state) == {"start-F1"}
    assert other in state.players[0].pool


def test_the_special_directive_may_lie_on_top() -> None:
    state = chained()
    player = state.players[0]
    choose(state, "play:chain-F3", "do:0", "play:start-F5")
    assert {"do:0:urbanize", "do:0:develop"} <= ids(state)
    thaler = player.thaler
    choose(state, "do:0:urbanize", "build:residence-1", "space:dresden.1")
    assert player.thaler == thaler - 1  # 2, less the directive's 1
    assert under(state, 0) == {"start-F5": "chain-F3"}


def test_only_one_contract_in_a_turn_with_a_chain_tile() -> None:
    for early in (True, False):
        state = chained(fulfil="C01")
        player = state.players[0]
        player.contracts["slot-2"] = "C02"
        for space in ("dresden.1", "praha.1", "praha.2", "praha.3"):
            put(state, 0, player.buildings[0], space)
        choose(state, "play:chain-F3")
        ready = ids(state, "fulfil")
        assert len(ready) > 1
        if not early:
            choose(state, "do:0", "play:start-F1")
            assert ids(state, "fulfil") == ready
        choose(state, min(ready), "vp")
        if early:
            choose(state, "do:0")
            assert ids(state, "fulfil") == set()
            choose(state, "play:start-F1")
        assert ids(state, "fulfil") == set()
        choose(state, "skip")
        assert ids(state) == {"confirm"}
        assert len(player.fulfilled) == 1


def test_the_contract_may_be_fulfilled_after_the_tile_on_top() -> None:
    state = chained(fulfil="C01")
    for space in ("praha.1", "praha.2"):
        put(state, 0, state.players[0].buildings[0], space)
    choose(state, "play:chain-F3", "do:0", "play:start-F4", "do:1", "income:vp1", "fulfil:C01", "vp")
    assert state.players[0].fulfilled == ["C01"]
    assert ids(state, "fulfil") == set()


def test_the_contract_may_be_fulfilled_between_the_two_tiles() -> None:
    state = chained(fulfil="C01")
    state.players[0].contracts["slot-2"] = "C02"
    for space in ("praha.1", "praha.2"):
        put(state, 0, state.players[0].buildings[0], space)
    choose(state, "play:chain-F3", "do:0")
    choose(state, "fulfil:C01", "vp")
    assert state.players[0].fulfilled == ["C01"]
    assert "start-F1" in plays(state)
    assert ids(state, "fulfil") == set()


def test_exchanges_are_possible_between_the_two_tiles() -> None:
    state = chained(thaler=0)
    choose(state, "play:chain-F2", "on-top", "exchange:worker")
    assert state.players[0].thaler == 1
    assert "start-F1" in plays(state)


def test_a_chain_tile_goes_on_with_its_own_seats_tile_whatever_waits_on_the_stack() -> None:
    """The step of another seat that waits below stays unchanged."""
    state = chained()
    choose(state, "play:chain-F3")
    waiting = ResolveTile(1, [])
    state.pending.insert(-1, waiting)
    GAME.forget(state)
    choose(state, "do:0")
    assert waiting in state.pending
    assert seat_to_act(state) == 0
    assert "start-F1" in plays(state)


# --- Slots, recharge, railways, counts --------------------------------------------------------------------------------


def test_both_tiles_fill_one_slot() -> None:
    state = chained()
    player = state.players[0]
    player.slots = ["b1"]
    GAME.forget(state)
    choose(state, "play:chain-F3", "do:0")
    assert player.slots == ["b1", "chain-F3"]
    choose(state, "play:start-F1", "skip", "confirm")
    assert player.slots == ["b1", "start-F1"]
    assert tiles_under(state, 0) == {"start-F1": "chain-F3"}
    assert tiles_under(state, 1) == {}
    one = {track: entry.amount for track, entry in income_entries(state, 0).items()}
    plain = table()
    plain.players[0].slots = ["b1", "start-A1"]
    assert one == {track: entry.amount for track, entry in income_entries(plain, 0).items()}
    assert GAME.decode(GAME.encode(state)) == state
    check(state)


def test_a_chain_tile_needs_a_free_slot_and_a_full_board_still_takes_the_tile_on_top() -> None:
    state = chained()
    player = state.players[0]
    player.slots = [f"b{number}" for number in range(1, 9)]
    GAME.forget(state)
    assert plays(state) == set()
    player.slots.pop()
    GAME.forget(state)
    choose(state, "play:chain-F3", "do:0", "play:start-F1")
    assert len(player.slots) == 8


def test_both_come_back_with_a_recharge() -> None:
    state = chained()
    player = state.players[0]
    choose(state, "play:chain-F3", "do:0", "play:start-F1", "skip", "confirm")
    do(state, FinishRecharge(0))
    assert {"chain-F3", "start-F1"} <= set(player.pool)
    assert len(player.pool) == len(set(player.pool)) == 6
    assert player.slots == []
    assert own(state).under == {}


def test_a_recharge_of_another_player_leaves_them() -> None:
    state = chained()
    choose(state, "play:chain-F3", "do:0", "play:start-F1", "skip", "confirm")
    do(state, FinishRecharge(1))
    assert under(state, 0) == {"start-F1": "chain-F3"}


def test_never_a_railway() -> None:
    state = chained()
    assert ids(state, "rail") == {"rail:start-F1", "rail:start-F4"}
    do(state, ExtraRail(0))
    assert ids(state, "rail") == {"rail:start-F1", "rail:start-F4"}


def test_chain_tiles_count_as_action_tiles_also_under_another() -> None:
    state = chained()
    tiles = Counter(what="tiles")
    before = count(state, 0, tiles)
    assert before == 6
    choose(state, "play:chain-F3", "do:0")
    assert count(state, 0, tiles) == before
    choose(state, "play:start-F1")
    assert count(state, 0, tiles) == before
    own(state).under[0]["b1"] = "chain-F2"  # another one that lies under a tile
    GAME.forget(state)
    assert count(state, 0, tiles) == before + 1


# --- What need not be done --------------------------------------------------------------------------------------------


def test_nothing_fits_on_top_the_chain_tile_is_played_alone() -> None:
    state = chained()
    player = state.players[0]
    player.pool = list(CHAINS)
    player.workers = 0
    GAME.forget(state)
    choose(state, "play:chain-F3", "do:0")
    assert ids(state) == {"confirm"}
    choose(state, "confirm")
    assert player.slots == ["chain-F3"]
    assert under(state, 0) == {}
    assert seat_to_act(state) == 1


def test_the_tile_on_top_may_be_declined() -> None:
    state = chained()
    choose(state, "play:chain-F3", "do:0", "skip", "confirm")
    assert state.players[0].slots == ["chain-F3"]
    do(state, FinishRecharge(0))
    assert sorted(state.players[0].pool) == sorted([*CHAINS, "start-F1", "start-F4", "start-F5"])


def test_the_action_may_be_left_out() -> None:
    state = chained()
    offer = list(state.display.offer)
    choose(state, "play:chain-F1", "on-top", "play:start-F1")
    assert state.display.offer == offer
    assert under(state, 0) == {"start-F1": "chain-F1"}


def test_going_on_to_the_tile_on_top_says_whether_an_action_is_left_out() -> None:
    state = chained()
    choose(state, "play:chain-F1")
    for label in ("Play a tile on top without this action", "Play a tile on top"):
        assert ENGLISH.say(decision_of(state).by_id["on-top"].label) == label
        do(state, ResolveTile(0, []))  # nothing of the chain tile is left


def test_an_action_that_is_not_possible_does_not_keep_from_playing_on_top() -> None:
    state = chained()
    player = state.players[0]
    player.contracts = dict.fromkeys(player.contracts, "C05")
    GAME.forget(state)
    choose(state, "play:chain-F2")
    assert ids(state, "on-top") == set()  # there is no action to be left out
    choose(state, "do:0")
    assert "start-F1" in plays(state)


def test_the_open_chain_tile_is_that_of_the_last_filled_slot() -> None:
    state = chained()
    player = state.players[0]
    for slots, found in (
        ([], ""),
        (["start-F1"], ""),
        (["chain-F1"], "chain-F1"),
        (["start-F1", "start-F4", "chain-F1"], "chain-F1"),
        (["start-F1", "chain-F1", "start-F4"], ""),
        (["chain-F1", "chain-F2", "start-F4"], ""),
    ):
        player.slots = slots
        assert open_chain(state, 0) == found


def test_a_fragment_over_its_action_leaves_it_a_chain_tile() -> None:
    state = table(4, "FBCD", experiment_f=True, promo_fragments=True)
    state.players[0].pool = ["chain-F3", "start-F1"]
    state.parts["promos"].offered.remove("fragment-develop")
    state.parts["promos"].held[0] = "fragment-develop"
    GAME.forget(state)
    choose(state, "play:chain-F3", "fragment:0", "do:0", f"tile:{state.display.offer[-1]}", "skip")
    choose(state, "on-top", "play:start-F1")
    assert under(state, 0) == {"start-F1": "chain-F3"}
    assert "fragment-develop" not in state.parts["promos"].offered
    choose(state, "skip", "confirm")
    assert "fragment-develop" in state.parts["promos"].offered


# --- Undo, what is said, typed lines, computer players ----------------------------------------------------------------


def test_each_choice_can_be_undone() -> None:
    match = Match(GAME, 4, 5, {"experiments": "random", "experiment_f": True})
    seat = seat_to_act(match.state)
    match.state.players[seat].pool += ["chain-F3"]
    there = GAME.encode(match.state)
    match = Match.from_record(GAME, msgspec.structs.replace(match.to_record(), state=there, checkpoint=there))
    top = next(tile for tile in match.state.players[seat].pool if tile not in CHAINS)
    seen = []
    for choice in ("play:chain-F3", "do:0", f"play:{top}", "skip"):
        seen.append(GAME.encode(match.state))
        match.apply(choice)
    for before in reversed(seen):
        match.undo()
        assert GAME.encode(match.state) == before


def test_a_line_plays_both_tiles() -> None:
    state = chained()
    line = "play chain-F3 subsidy play start-F4 urbanize R1 Dresden:1"
    made = choices_for(GAME, state, line)
    assert made == ["play:chain-F3", "do:0", "play:start-F4", "do:0", "build:residence-1", "space:dresden.1"]
    assert choices_for(GAME, state, "play chain-F1 on-top F5") == [
        "play:chain-F1",
        "on-top",
        "play:start-F5",
    ]


def test_why_looks_at_the_tile_on_top() -> None:
    state = chained("start-F4", thaler=0)
    state.players[0].workers = 0
    GAME.forget(state)
    assert why_not.why_not(state, 0, "urbanize") is None  # with the 2 thaler of chain-F3
    state.players[0].pool.remove("chain-F3")
    assert why_not.why_not(state, 0, "urbanize") is not None
    state.players[0].pool.append("chain-F3")
    choose(state, "play:chain-F3", "do:0")
    assert why_not.why_not(state, 0, "urbanize") is None
    assert why_not.why_not(state, 0, "play") is None
    assert why_not.why_not(state, 0, "energize") is not None
    choose(state, "play:start-F4")
    assert why_not.why_not(state, 0, "play") is not None


def test_what_is_said_of_two_tiles_in_a_slot() -> None:
    state = chained()
    choose(state, "play:chain-F3", "do:0", "play:start-F1", "skip", "confirm")
    lines = [ENGLISH.say(line, str) for section in GAME.guide.sections(state) for line in section.lines]
    slots = next(line for line in lines if line.startswith("In slots"))
    assert "(on top of #ChF3" in slots
    now = lookup.explain("tile:chain-F3", state, 0).now
    assert [ENGLISH.say(each, str) for each in now] == ["in one of your slots"]


def test_hints_say_what_a_chain_tile_leads_to() -> None:
    state = chained()
    assert ENGLISH.say(hints.play_hint(state, 0, "chain-F2")).endswith("then a tile on top")
    said = ENGLISH.say(lookup.explain("tile:chain-F1", None, None).does)
    assert said == "a develop action for 1 thaler less and then another action tile on top; never a railway."


def test_the_computer_plays_a_tile_on_top() -> None:
    state = chained(thaler=6)
    choose(state, "play:chain-F3")
    computer, rng, made = GAME.stand_in, Rng(3), []
    while (decision := GAME.decision(state)) is not None and decision.seat == 0:
        made.append(computer.choose(GAME.imagine(state, 0, rng.fork()), decision, rng))
        GAME.apply(state, made[-1])
    assert made[0] == "do:0"
    assert made[1].startswith("play:")


def test_chain_tiles_are_worth_more_than_other_tiles_while_there_are_turns_left() -> None:
    def worth(*pool: str) -> float:
        state = chained()
        state.players[0].pool = list(pool)
        GAME.forget(state)
        return Estimator().estimate(state, 0)

    plain, chains = worth("b1", "b2", "b3", "start-F1"), worth(*CHAINS, "start-F1")
    assert plain + 3.0 < chains < plain + 20.0


def test_no_points_are_expected_of_chain_tiles_when_the_game_is_over() -> None:
    state = chained()
    state.over = True
    GAME.forget(state)
    before = Estimator().estimate(state, 0)
    state.players[0].pool = ["b1", "b2", "b3", "start-F1", "start-F4", "start-F5"]
    GAME.forget(state)
    assert Estimator().estimate(state, 0) == before


RECORD = read(Path(__file__).parents[1] / "experiment_f" / "playthrough.json")


def test_after_its_action_the_panel_asks_for_the_tile_on_top() -> None:
    match, asked = Match(GAME, RECORD.seats, RECORD.seed, RECORD.options), 0
    for choice in RECORD.choices:
        match.apply(choice)
        decision = match.decision
        if decision is None or not isinstance(match.state.pending[-1], PlayOnTop) or not decision.of_kind("play"):
            continue
        asked += 1
        panel = panel_for(table_of(match), user_of(table_of(match), decision.seat), WORDS)
        rows = check_card(panel)
        assert re.search(r"Which tile do you play on top of #ChF[123]\?", panel.text)
        parts = [part for row in rows for part in row["components"]]
        shown = {entry["value"] for part in parts for entry in part.get("options", ())}
        pressed = {part["custom_id"].rpartition(":pick:")[2] for part in parts if ":pick:" in part["custom_id"]}
        grouped = [part for part in parts if ":show:" in part["custom_id"]]
        tiles = {each.id for each in decision.of_kind("play")}
        assert grouped or tiles <= shown | pressed
        assert not {tile for tile in tiles if "chain-" in tile}
    assert asked >= 2
