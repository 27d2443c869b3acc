"""Setup, recharge, stars, the end, the last turn and scoring of a game with a Baron (nucleum.md 10)."""

from __future__ import annotations

import pytest

from engine.kernel import EventLog, OptionError, Rng
from engine.nucleum.data.components import BuildingSpace, City
from engine.nucleum.game import NucleumState
from engine.nucleum.library import city_of
from engine.nucleum.modules.solo.ends import recharges_near, turns_left
from engine.nucleum.modules.solo.logic import turn_card
from engine.nucleum.modules.solo.set_up import _first_building
from engine.nucleum.modules.solo.state import baron, block_at, chances, level, recharges_needed, row, solo
from engine.nucleum.modules.solo.turn import star_space
from engine.nucleum.rules.effects.end_conditions import ending, in_play, required_end_conditions
from engine.nucleum.rules.flow.recharge import FinishRecharge
from engine.nucleum.rules.flow.scoring import scores_of
from engine.nucleum.rules.flow.turn import NextTurn
from engine.nucleum.state import Piece
from tests.nucleum.builder import GAME, do, lib, link, mine, neutral, side, turbine
from tests.nucleum.modules.solo.hand import BARON, BLOCK, FOUR, build, figures, kinds, roll, solo_table, turn

# --- Setup ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_set_up_of_a_baron(seed: int) -> None:
    """Four two-sided starting tiles and 2 general ones, the stop block on the right; 3 thaler, 3 workers, a star on 1."""
    state, _ = GAME.start(2, seed, {"experiments": "random", "opponent": "baron"})
    player, own, data_ = state.players[1], baron(state, 1), lib(state)
    if state.turn > 1:
        return  # he was first and has had his turn
    tiles = row(state, 1)
    assert tiles[-1] == own.block
    assert data_.tiles[own.block].halves[0].effects[0] == data_.tiles["start-A5"].halves[0].effects[0]
    stacks = [data_.tiles[tile].stack for tile in tiles[:-1]]
    assert sorted(stacks) == ["general"] * 2 + ["starting"] * 4
    assert {data_.tiles[tile].experiment for tile in tiles if data_.tiles[tile].stack == "starting"} == {
        own.experiment
    }
    assert own.experiment != state.players[0].experiment
    assert (player.thaler, player.workers, player.reserve, player.stars, player.stars_left) == (3, 3, 15, [1], 3)
    assert (player.contracts, player.experiment) == ({}, "")
    built = [(space, piece) for space, piece in state.board.pieces.items() if piece.owner == 1]
    assert [piece.level for _, piece in built] == [1]
    red = {space.id for city in side(state).cities.values() for space in city.buildings if space.red}
    assert built[0][0] not in red


def test_each_of_two_barons_has_a_row_goods_and_a_building_of_his_own() -> None:
    for seed in range(30):
        state, _ = GAME.start(3, seed, {"opponent": "barons", "experiments": "random"})
        if state.first != 0:
            continue  # a Baron has had his turn
        assert not {*row(state, 1)} & {*row(state, 2)}
        assert len({baron(state, 1).experiment, baron(state, 2).experiment, state.players[0].experiment}) == 3
        for seat in (1, 2):
            player, own, tiles = state.players[seat], baron(state, seat), row(state, seat)
            starting = [tile for tile in tiles if lib(state).tiles[tile].stack == "starting"]
            assert {lib(state).tiles[tile].experiment for tile in starting} == {own.experiment}
            assert (len(tiles), len(starting), tiles[-1]) == (7, 5, own.block)
            assert (player.thaler, player.workers, player.reserve, player.stars) == (3, 3, 15, [1])
            assert [piece.level for piece in state.board.pieces.values() if piece.owner == seat] == [1]


@pytest.mark.parametrize(
    ("seats", "opponent", "dealt"),
    [(2, "baron", {"A"}), (3, "baron", {"A", "D"}), (3, "barons", {"A"})],
)
def test_in_a_first_game_he_has_none_of_the_experiments_dealt_to_people(
    seats: int, opponent: str, dealt: set[str]
) -> None:
    """As many of A, D, B, C as there are people; he may have each of the others (docs/ledger/rulings.md, solo)."""
    his: set[str] = set()
    for seed in range(25):
        state, _ = GAME.start(seats, seed, {"first_game": True, "opponent": opponent})
        assert {state.players[seat].experiment for seat in state.people_from(0)} == dealt
        his |= {own.experiment for own in solo(state).barons.values()}
    assert his == {"A", "B", "C", "D"} - dealt


def test_his_first_building_is_in_the_city_of_a_set_up_card() -> None:
    for seed in range(20):
        state, events = GAME.start(2, seed, {"opponent": "baron"})
        space = str(next(event.data["space"] for event in events if event.kind == "urbanize"))
        cities = {card.neutral for card in lib(state).setup_cards.values()}
        assert city_of(state, space).id in cities


def test_tiles_and_logic_cards_are_shuffled() -> None:
    rows, decks, goods = set(), set(), set()
    for seed in range(8):
        state, _ = GAME.start(2, seed, {"experiments": "choose", "opponent": "baron", "level": 5})
        rows.add(tuple(lib(state).tiles[tile].stack for tile in row(state, 1)))
        decks.add(tuple(solo(state).deck))
        goods.add((state.players[1].thaler, state.players[1].workers))
    assert len(rows) > 1
    assert len({frozenset(deck) for deck in decks}) < len(decks)
    assert goods == {(level(state).start_thaler, level(state).start_workers)}


def first_building(state: NucleumState, seed: int = 1) -> str:
    """Place the Baron's first building; return its space."""
    GAME.forget(state)
    state.players[BARON].buildings = list(lib(state).buildings)
    solo(state).deck = ["logic-A1"]
    _first_building(state, BARON, Rng(seed), EventLog())
    return next(space for space, piece in state.board.pieces.items() if piece.owner == BARON)


def leave_not_plain(state: NucleumState, city: str) -> list[BuildingSpace]:
    """Cover all spaces but the red and special ones of one city; return those."""
    free = []
    for where in side(state).cities.values():
        for space in where.buildings:
            if where.id == city and (space.red or space.special):
                free.append(space)
            else:
                state.board.pieces[space.id] = Piece(type="rubble")
    return free


@pytest.mark.parametrize(("board", "what"), [("saxony", "red"), ("gibraltar", "special")])
def test_his_first_building_takes_no_red_or_special_space(board: str, what: str) -> None:
    """nucleum.md 10 and gibraltar.md, Solo: the card of a city with no other space for it is skipped."""
    state = solo_table(cards=(1,), map=board)
    cities = side(state).cities.values()
    where = next(each for each in cities if any(getattr(space, what) for space in each.buildings))
    assert leave_not_plain(state, where.id)
    state.display.cards = []
    space = _plain(next(each for each in cities if each.id != where.id and _plain(each)))[0]
    del state.board.pieces[space.id]
    for seed in range(3):
        assert first_building(state, seed) == space.id
        del state.board.pieces[space.id]


TYPES = ("residence", "factory", "laboratory")


def _plain(where: City) -> list[BuildingSpace]:
    return [space for space in where.buildings if not space.red and not space.special]


@pytest.mark.parametrize(("card", "first"), [(1, "residence"), (3, "factory"), (5, "laboratory")])
def test_the_type_of_his_first_building_goes_by_a_logic_card(card: int, first: str) -> None:
    """nucleum.md 10: a building of level I; of several types that fit, a logic card chooses."""
    state = solo_table(cards=(card,))
    where = next(
        each for each in side(state).cities.values() if {*TYPES} <= {t for s in _plain(each) for t in s.types}
    )
    state.display.cards = [each.id for each in lib(state).setup_cards.values() if each.neutral == where.id]
    assert state.display.cards
    _first_building(state, BARON, Rng(1), EventLog())
    assert [piece.types[0] for piece in state.board.pieces.values() if piece.owner == BARON] == [first]


def test_when_all_cards_are_used_they_are_shuffled_for_his_first_building() -> None:
    """nucleum.md 10: with no setup card left those already used are shuffled."""
    found = set()
    for seed in range(6):
        state = solo_table()
        state.display.cards = []
        _first_building(state, BARON, Rng(seed), EventLog())
        found |= {city_of(state, space).id for space, piece in state.board.pieces.items() if piece.owner == BARON}
    assert len(found) > 1
    assert found <= {card.neutral for card in lib(solo_table()).setup_cards.values()}


def test_what_decides_the_type_of_his_first_building_marks_nothing() -> None:
    """Types have no place on the table; the building that follows is marked."""
    state, log = solo_table(), EventLog()
    _first_building(state, BARON, Rng(1), log)
    marks = {event.kind: event.marks for event in log.events}
    (space,) = (space for space, piece in state.board.pieces.items() if piece.owner == BARON)
    assert [event.data["cost"] for event in log.events if event.kind == "urbanize"] == [0]
    assert marks["solo-why"] == ()
    assert marks["setup"] == (space,)


def test_his_general_tiles_are_in_no_stack_and_not_on_offer() -> None:
    """nucleum.md 10: his 2 general tiles are of those that the game leaves in the box."""
    any_others = False
    for seed in range(12):
        state, _ = GAME.start(2, seed, {"experiments": "random", "opponent": "baron"})
        stack = [*state.display.tiles, *state.display.offer]
        tiles = [*stack, *(tile for each in state.players for tile in each.pool)]
        assert len(tiles) == len(set(tiles))
        left = [tile.id for tile in lib(state).tiles_in("general") if tile.id not in stack]
        if state.first != BARON:  # his row is still the one dealt
            any_others |= not {*left[:2]} <= {*row(state, BARON)}
    assert any_others  # they are drawn at random


def test_used_logic_cards_are_shuffled_for_a_new_pile() -> None:
    """nucleum.md 10: with no logic card left those used are shuffled."""
    orders = set()
    for seed in range(4):
        state = solo_table(cards=())
        solo(state).used, state.rng = [f"logic-A{number}" for number in range(1, 13)], Rng(seed)
        turn_card(state, BARON, EventLog())
        orders.add((*solo(state).deck, *solo(state).used))
    assert len(orders) > 1


def test_who_may_sit_with_him() -> None:
    for opponent, seats in (("baron", range(2, 4)), ("barons", range(3, 4)), ("none", range(2, 5))):
        options = GAME.complete_options({"opponent": opponent})
        assert GAME.seats_for(options) == seats
    assert list(GAME.players_for(GAME.complete_options({"opponent": "baron"}))) == [1, 2]
    assert list(GAME.players_for(GAME.complete_options({"opponent": "barons"}))) == [1]
    with pytest.raises(OptionError):
        GAME.start(4, 1, {"opponent": "baron"})


def test_a_level_needs_an_opponent_and_a_challenge_what_it_changes() -> None:
    with pytest.raises(OptionError):
        GAME.complete_options({"level": 5})
    options = GAME.set_option(GAME.complete_options({}), "level", 5)
    assert (options["opponent"], options["level"]) == ("baron", 5)
    assert GAME.set_option(options, "opponent", "none")["level"] == 3
    with pytest.raises(OptionError):
        GAME.complete_options({"opponent": "baron", "challenge": "two-chairs"})
    assert GAME.set_option(options, "challenge", "two-chairs")["court"] is True


def test_the_order_of_the_logic_cards_is_imagined_again() -> None:
    state = solo_table()
    imagined = GAME.imagine(state, 0, Rng(5))
    assert solo(imagined).deck != solo(state).deck
    assert sorted(solo(imagined).deck) == sorted(solo(state).deck)
    assert row(imagined, BARON) == row(state, BARON)


# --- Recharge ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "thaler", "workers"), [(1, 3, 2), (3, 4, 3), (5, 5, 4)])
def test_recharge(number: int, thaler: int, workers: int) -> None:
    """+4 thaler, +3 workers from his reserve, the block to the far right, a star 6 printed spaces above."""
    state = solo_table(thaler=0, workers=0, level=number)
    state.display.nuclei = []
    row(state, BARON)[:] = [FOUR[0], BLOCK, *FOUR[1:]]
    told = turn(state)
    player = state.players[BARON]
    assert (player.thaler, player.workers, player.reserve) == (thaler, workers, 18 - workers)
    assert row(state, BARON) == [*FOUR, BLOCK]
    assert player.stars == [1, 7]
    assert figures(told, "recharge") == {"recharges": 1}
    assert [event.said for event in told if event.kind == "gain"] == [True, True], "the recharge names both amounts"


def test_workers_come_from_the_reserve_as_far_as_they_go() -> None:
    state = solo_table(thaler=0, workers=0)
    state.players[BARON].reserve, state.display.nuclei = 1, []
    turn(state)
    assert (state.players[BARON].workers, state.players[BARON].thaler) == (1, 4)


def test_stars_go_6_printed_spaces_up() -> None:
    state = solo_table()
    player, found = state.players[BARON], [1]
    for _ in range(5):
        found.append(star_space(state, BARON))
        player.stars = found[:]
    assert found[:5] == [1, 7, 13, 24, 40]
    assert found[5] == 0


def test_a_star_takes_the_nucleum_of_its_segment_and_the_top_gives_3_vp() -> None:
    state = solo_table(thaler=0, workers=0, cards=(1,))
    assert "segment-2" in state.display.nuclei
    turn(state)
    assert "segment-2" not in state.display.nuclei
    assert state.board.nuclei == ["plauen"]
    player = state.players[BARON]
    player.thaler = player.workers = 0
    player.reserve, player.stars = 18, [1, 7, 13]
    turn(state)
    assert player.stars[-1] == 24
    assert player.points["technologies"] == 3


def test_kings_day_comes_with_the_last_ones_star_and_his_count() -> None:
    state = solo_table(thaler=0, workers=0)
    state.players[0].stars, state.players[0].stars_left = [4], 2
    told = turn(state)
    assert kinds(told, "kings-day") == ["kings-day"]
    assert state.players[BARON].points["kings-day"] == 6
    assert state.players[0].points["kings-day"] == 2


# --- The end ----------------------------------------------------------------------------------------------------------


def test_two_of_four_end_conditions_bring_the_end() -> None:
    state = solo_table()
    assert required_end_conditions(state) == 2
    assert [condition.id for condition in in_play(state)] == [
        "action-tiles",
        "contracts",
        "technologies",
        "score-flag",
    ]
    state.ended = {"contracts": 0}
    assert not ending(state)
    state.ended = {"contracts": 0, "technologies": 0}
    assert ending(state)


def test_how_near_his_recharges_are_to_the_end() -> None:
    """After a recharge, nine tenths of the way of his block count toward the next; with two Barons the later one's count."""
    state = solo_table()
    own, tiles = baron(state, BARON), row(state, BARON)
    assert recharges_near(state) == 0
    tiles[:] = [*FOUR[:2], BLOCK, *FOUR[2:]]
    assert recharges_near(state) == pytest.approx(0.9 * 0.5 / 3)
    own.recharges = 1
    assert recharges_near(state) == pytest.approx((1 + 0.9 * 0.5) / 3)
    tiles[:] = [BLOCK, *FOUR]
    assert recharges_near(state) == pytest.approx(1.9 / 3)
    own.recharges = 3
    assert recharges_near(state) >= 1


def test_the_third_kings_day_is_no_end_condition_and_scores_nothing_for_it() -> None:
    state = solo_table()
    state.kings_days = 2
    for player in state.players:
        player.stars_left = 0
    do(state, FinishRecharge(0))
    assert state.kings_days == 3
    assert state.ended == {}
    assert "end-conditions" not in state.players[0].points


def test_his_third_recharge_brings_the_end() -> None:
    state = solo_table(thaler=0, workers=0)
    baron(state, BARON).recharges = 1
    turn(state)
    assert not ending(state)
    state.players[BARON].thaler = state.players[BARON].workers = 0
    state.players[BARON].reserve = 18
    assert "end-near" in kinds(turn(state), "end-near")
    assert ending(state)


def test_a_stop_block_at_the_left_is_no_recharge_yet() -> None:
    """nucleum.md 10: the end comes with his third recharge, not when it is next."""
    state = solo_table()
    baron(state, BARON).recharges = 2
    row(state, BARON)[:] = [BLOCK, *FOUR]
    assert not ending(state)


def test_of_two_barons_both_must_have_recharged_three_times() -> None:
    state, _ = GAME.start(3, 5, {"opponent": "barons", "experiments": "random"})
    baron(state, 1).recharges = 3
    assert not ending(state)
    baron(state, 2).recharges = 3
    assert ending(state)
    assert state.board_name == "saxony"
    assert side(state).id.endswith("34")


def test_the_round_is_finished_and_everyone_has_one_more_turn() -> None:
    state = solo_table()
    baron(state, BARON).recharges = 3
    state.first, state.turn = 0, 1
    state.pending[:] = [NextTurn()]
    told = do(state)
    assert state.turn == 3  # the Baron finished the round, then the player's last turn begins
    assert state.last_round
    assert kinds(told, "solo-roll", "last-round") == ["solo-roll", "last-round"]


def test_his_last_turn_is_two_energize_actions_without_paying() -> None:
    """Neutral Residence and factory I: 2 and 3 coal from Dresden, for nothing; the toll for a turbine is the supply's."""
    state = solo_table(thaler=0, workers=1)
    link(state, "riesa-dresden", 0)
    neutral(state, "neutral-1", "dresden.1")
    build(state, "factory-1", "riesa.1")
    build(state, "residence-2", "riesa.2")
    state.last_round = True
    told = roll(state, 4)
    energized = [(event.data["space"], event.data["cost"]) for event in told if event.kind == "energize"]
    assert energized == [("dresden.1", 0), ("riesa.1", 0)]
    assert kinds(told, "solo-roll", "solo-last") == ["solo-last"]
    wagons = state.board.coal["north-east"]
    assert (wagons.fresh, wagons.flipped) == (0, 3)


@pytest.mark.parametrize(("thaler", "workers", "left_of_block"), [(0, 0, 4), (9, 9, 0), (0, 0, 0)])
def test_in_the_last_round_he_does_not_recharge(thaler: int, workers: int, left_of_block: int) -> None:
    """With neither goods nor a tile left of the block his last turn is two energize actions all the same (nucleum.md 10)."""
    state = solo_table(thaler=thaler, workers=workers)
    row(state, BARON)[:] = [*FOUR[:left_of_block], BLOCK, *FOUR[left_of_block:]]
    link(state, "leipzig-riesa", 0)
    build(state, "residence-1", "leipzig.1")
    build(state, "factory-1", "leipzig.3")
    before = row(state, BARON)[:]
    state.last_round = True
    told = kinds(roll(state, 1), "recharge", "star", "solo-roll", "solo-last", "energize")
    assert told == ["solo-last", "energize", "energize"]
    assert (row(state, BARON), baron(state, BARON).recharges) == (before, 0)


def test_in_the_last_turn_the_supply_pays_a_players_turbine() -> None:
    state = solo_table(thaler=0, workers=1)
    link(state, "grimma-chemnitz", BARON)
    build(state, "laboratory-1", "grimma.2")
    turbine(state, 0, 1, "grimma.t1")
    mine(state, BARON, 1, "chemnitz.m1", uranium=2)
    state.board.nuclei, state.last_round = ["grimma"], True
    told = roll(state, 1)
    assert figures(told, "energize")["cost"] == 0
    assert (state.players[0].thaler, state.players[BARON].thaler) == (10, 0)


def test_without_anything_to_energize_his_last_turn_does_nothing() -> None:
    state = solo_table(thaler=5)
    state.last_round = True
    assert len(kinds(roll(state, 1), "nothing")) == 2
    assert state.players[BARON].thaler == 5


# --- Scoring ----------------------------------------------------------------------------------------------------------


def test_scoring() -> None:
    """Level 3, the printed game: milestones 2/4/6/8 an item from the bottom, 1 VP a thaler and a worker (nucleum.md 10)."""
    state = solo_table(thaler=3, workers=2, level=3)
    state.display.milestones = {
        "segment-4": "milestone-railways",
        "segment-2": "milestone-factory",
        "segment-3": "milestone-turbine",
        "segment-1": "milestone-residence",
    }
    build(state, "residence-1", "leipzig.1", energized=True)
    build(state, "residence-2", "dresden.1")
    build(state, "residence-3", "praha.1")
    build(state, "factory-2", "dresden.3", energized=True)
    turbine(state, BARON, 1, "plauen.t1")
    turbine(state, BARON, 2, "grimma.t1")
    for name in ("leipzig-riesa", "grimma-chemnitz", "riesa-freiberg", "dresden-marienberg", "riesa-dresden"):
        link(state, name, BARON)
    state.players[BARON].fulfilled = ["C18", "C22"]
    found = {source: score(state, BARON) for source, score in scores_of(state, BARON).items()}
    assert len(state.board.rails) == 9
    assert found["milestones"] == 3 * 2 + 1 * 4 + 2 * 6 + 9 // 2 * 8
    assert found["leftovers"] == 3 + 2
    assert found["energized"] == 1 + 4
    assert found["contracts"] == 1 * 2
    assert set(found) == {"milestones", "leftovers", "energized", "contracts"}


def test_a_government_building_of_his_counts_as_a_players() -> None:
    """Residence IV in Praha: 2 VP for each residence in his network there, anyone's, doubled in Praha."""
    state = solo_table()
    build(state, "residence-4", "praha.2", energized=True)
    build(state, "residence-1", "praha.1")
    assert scores_of(state, BARON)["energized"](state, BARON) == 2 * 2 * 2


def test_the_chances_are_those_of_the_die() -> None:
    state = solo_table(*FOUR)
    seen = dict.fromkeys(FOUR, 0)
    for die in (1, 1, 2, 2, 3, 4):
        state.players[BARON].pool = [*FOUR, BLOCK]
        seen[str(figures(roll(state, die), "solo-roll")["tile"])] += 1
    state.players[BARON].pool = [*FOUR, BLOCK]
    assert block_at(state, BARON) == 4
    assert chances(state, BARON) == seen


def test_a_person_has_as_many_turns_left_as_the_stop_blocks_have_steps() -> None:
    state = solo_table(*FOUR)
    own = baron(state, BARON)
    needed_yet = recharges_needed(state) - own.recharges
    way, cycle = block_at(state, BARON) + 1, len(row(state, BARON)) + 1
    assert turns_left(state, 0) == way + (needed_yet - 1) * cycle + 1
    own.recharges = recharges_needed(state) - 1
    assert turns_left(state, 0) == way + 1
    own.recharges += 1
    assert turns_left(state, 0) == 1
