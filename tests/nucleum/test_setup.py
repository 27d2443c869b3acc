"""nucleum.md, section 1: setup."""

from __future__ import annotations

import pytest

from engine.kernel import EventLog, Match, Rng
from engine.nucleum.data.components import BuildingSpace
from engine.nucleum.library import lib, side, spaces
from engine.nucleum.rules.flow.setup import draw_cards, neutral_space, place_neutral, place_rubble, rubble_space
from engine.nucleum.state import Piece
from tests.nucleum.builder import GAME, choose, ids, seat_to_act, table

COUNTS = {2: (30, 6, 10, (4, 4)), 3: (35, 9, 12, (6, 5)), 4: (45, 12, 16, (7, 6))}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_table_of_counts(seats: int) -> None:
    state, _ = GAME.start(seats, 3)
    tiles, silver, gold, wagons = COUNTS[seats]
    display = state.display
    assert len(display.tiles) + len(display.offer) == tiles
    assert sum(tile.startswith("b") for tile in (*display.tiles, *display.offer)) == 20
    assert len(display.stacks["silver"]) + len(display.shown["silver"]) == silver
    assert len(display.stacks["gold"]) + len(display.shown["gold"]) == gold
    assert tuple(area.fresh for area in state.board.coal.values()) == wagons
    assert side(state).id == ("saxony-12" if seats == 2 else "saxony-34")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_1_offer_and_contracts(seats: int) -> None:
    state, _ = GAME.start(seats, 4)
    assert len(state.display.offer) == 5
    shown = {stack: len(names) for stack, names in state.display.shown.items()}
    assert shown == {"silver": 2, "gold": 2, "purple-1": 1, "purple-2": 1, "purple-3": 1}


def test_1_2_milestones_nuclei_and_flag() -> None:
    state, _ = GAME.start(4, 5)
    assert list(state.display.milestones) == ["segment-1", "segment-2", "segment-3", "segment-4"]
    assert len(set(state.display.milestones.values())) == 4
    assert state.display.nuclei == ["segment-1", "segment-2", "segment-3"]
    assert state.score_flag == 70
    orders = {tuple(GAME.start(4, seed)[0].display.milestones.values()) for seed in range(6)}
    assert len(orders) > 1  # shuffled


def test_1_3_power_plants() -> None:
    state, _ = GAME.start(4, 5)
    plants = {city.id: city.plant.takes_nucleum for city in side(state).cities.values() if city.plant}
    assert plants == {"riesa": False, "grimma": True, "plauen": True, "zittau": True, "glashuette": True}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_1_4_setup_cards(seats: int, seed: int) -> None:
    state, _ = GAME.start(seats, seed)
    kinds = [piece.type for piece in state.board.pieces.values()]
    assert len(state.board.nuclei) == 1
    assert 2 <= kinds.count("neutral") <= 4
    if seats == 4:
        assert kinds.count("rubble") == 0
    else:
        assert kinds.count("rubble") >= 4
    blocked = {s for s, piece in state.board.pieces.items() if piece.type == "rubble" and ".t" in s}
    assert blocked == ({"grimma.t3", "zittau.t4", "glashuette.t5"} if seats == 3 else set())
    by_space = spaces(state)
    for space, piece in state.board.pieces.items():
        if piece.type == "neutral":
            where = by_space[space][1]
            assert isinstance(where, BuildingSpace)
            assert piece.types[0] in where.types


@pytest.mark.parametrize("seats", [2, 4])
def test_1_4_what_the_cards_place_is_told_in_small_print_with_its_place(seats: int) -> None:
    state, events = GAME.start(seats, 2)
    told = [event for event in events if event.text.key == "nuc-event-neutral"]
    placed = {space: piece.id for space, piece in state.board.pieces.items() if piece.type == "neutral"}
    assert {event.data["space"]: event.data["building"] for event in told} == placed
    assert all(event.minor and event.marks == (event.data["space"],) for event in told)
    (nucleum,) = [event for event in events if event.text.key == "nuc-event-first-nucleum"]
    assert (nucleum.data, nucleum.marks, nucleum.minor) == (
        {"city": state.board.nuclei[0]}, (state.board.nuclei[0],), True
    )  # fmt: skip
    (order,) = [event for event in events if event.text.key == "nuc-event-order"]
    assert (order.seat, order.minor) == (state.first, False)


def test_1_4_a_card_without_a_neutral_building_is_replaced_by_the_next() -> None:
    data = lib(table(2))
    without = [card.id for card in data.setup_cards.values() if card.board == "saxony" and card.neutral is None]
    plain = ("S1", "S3", "S5", "S7")
    assert without
    for empty in without:
        assert _drawn(2, plain[0], empty, *plain[1:])["neutral"] == _drawn(2, *plain)["neutral"]


def test_1_4_neutral_building_takes_red_then_single_then_double() -> None:
    state = table(2)
    leipzig = side(state).cities["leipzig"]
    assert neutral_space(state, leipzig, "residence").id == "leipzig.3"  # type: ignore[union-attr]
    state.board.pieces["leipzig.3"] = Piece(type="rubble")
    assert neutral_space(state, leipzig, "residence").id == "leipzig.1"  # type: ignore[union-attr]
    state.board.pieces["leipzig.1"] = Piece(type="rubble")
    assert neutral_space(state, leipzig, "residence").id == "leipzig.4"  # type: ignore[union-attr]
    state.board.pieces["leipzig.4"] = Piece(type="rubble")
    assert neutral_space(state, leipzig, "residence") is None


def test_1_4_a_neutral_building_that_does_not_fit_gives_way_to_the_next() -> None:
    """nucleum.md 1.4: with no valid space another tile is drawn; with none of them, nothing is placed."""
    state = table(2)
    card = lib(state).setup_cards["S4"]  # Chemnitz, where the smaller side has one space, for a factory
    stack = ["neutral-1", "neutral-8", "neutral-5", "neutral-6"]
    place_neutral(state, card, stack, EventLog())
    assert {space: piece.id for space, piece in state.board.pieces.items()} == {"chemnitz.1": "neutral-5"}
    assert stack == ["neutral-1", "neutral-8", "neutral-6"]
    place_neutral(state, card, stack, EventLog())
    assert list(state.board.pieces) == ["chemnitz.1"]
    assert stack == ["neutral-1", "neutral-8", "neutral-6"]


def test_1_4_no_rubble_in_a_city_without_a_free_space() -> None:
    state = table(2)
    for space in side(state).cities["leipzig"].buildings:
        state.board.pieces[space.id] = Piece(type="building")
    place_rubble(state, ["leipzig", "riesa"], "building")
    assert [piece.type for piece in state.board.pieces.values()].count("rubble") == 1
    assert state.board.pieces["riesa.1"].type == "rubble"


def test_1_4_rubble_spares_printed_bonuses() -> None:
    state = table(2)
    bruex = side(state).cities["bruex"]
    first = rubble_space(state, bruex.mines)
    assert first is not None
    assert first.id in {"bruex.m2", "bruex.m3"}
    leipzig = side(state).cities["leipzig"]
    assert rubble_space(state, leipzig.buildings).id == "leipzig.3"  # type: ignore[union-attr]
    state.board.pieces["leipzig.3"] = Piece(type="rubble")
    for spaces_in_any_order in (leipzig.buildings, leipzig.buildings[::-1]):
        assert rubble_space(state, spaces_in_any_order).id == "leipzig.1"  # type: ignore[union-attr]


def _drawn(seats: int, *cards: str) -> dict[str, set[str]]:
    """Return the spaces of each kind of piece after these setup cards on an empty map."""
    state = table(seats)
    data = lib(state)
    deck = [data.setup_cards[card] for card in reversed(cards)]
    draw_cards(state, deck, list(data.neutral_buildings), EventLog())
    assert not deck
    found: dict[str, set[str]] = {"nucleum": set(state.board.nuclei)}
    for space, piece in state.board.pieces.items():
        found.setdefault(piece.type, set()).add(space)
    return found


def test_1_4_three_players_have_more_rubble_of_the_first_card() -> None:
    cards = ("S1", "S3", "S5", "S7")
    two, three = _drawn(2, *cards)["rubble"], _drawn(3, *cards)["rubble"]
    assert len(three) == len(two) + 2
    assert three - two >= {"goerlitz.2", "karlsbad.m1"}


def test_1_4_the_first_cards_rubble_lies_before_further_neutral_buildings() -> None:
    """The two photographed setups (nucleum-data.md 11.2)."""
    found = _drawn(2, "S4", "S3", "S5", "S7")
    assert found["nucleum"] == {"glashuette"}
    assert found["rubble"] == {"grimma.3", "riesa.1", "plauen.1", "freiberg.2", "bruex.m2", "pressnitz.m2"}
    assert found["neutral"] == {"chemnitz.1", "grimma.1", "freiberg.1", "bautzen.2"}
    found = _drawn(3, "S2", "S6", "S12", "S7")
    assert found["nucleum"] == {"zittau"}
    # Which of Bautzen's two black spaces has which type is not legible: there each takes one of the two.
    bautzen = {"bautzen.1", "bautzen.2"}
    assert found["neutral"] - bautzen == {"leipzig.3", "dresden.5", "praha.4"}
    assert found["rubble"] - bautzen == {
        *("marienberg.2", "leipzig.4", "praha.1"),
        *("aussig.m2", "joachimsthal.m1", "bruex.m4"),
    }
    assert len(found["neutral"] & bautzen) == len(found["rubble"] & bautzen) == 1
    # Rubble in Grimma takes the red space, so that the next card's neutral building takes another one there.
    found = _drawn(2, "S1", "S3", "S5", "S7")
    assert ("grimma.3" in found["rubble"], "grimma.1" in found["neutral"]) == (True, True)


def test_1_5_players() -> None:
    state, _ = GAME.start(4, 11)
    for player in state.players:
        assert (player.thaler, player.workers, player.reserve, player.vp) == (4, 2, 16, 0)
        assert (len(player.buildings), len(player.turbines), len(player.mines)) == (12, 4, 4)
        assert player.income == {"thaler": 1, "worker": 1, "vp": 1}
        assert (player.stars_left, player.stars_reserve) == (3, 3)
        assert player.achievements == 0
        assert lib(state).contracts[player.contracts["slot-4"]].stack == "initial"
        assert [slot for slot, held in player.contracts.items() if held] == ["slot-4"]
    started = [GAME.start(4, seed)[0] for seed in range(40)]
    assert {each.first for each in started} == {0, 1, 2, 3}
    assert len({each.players[0].contracts["slot-4"] for each in started}) == 4


def test_1_6_experiments_are_chosen_from_the_last_player() -> None:
    state, _ = GAME.start(3, 12)
    order = []
    for letter in "DAB":
        order.append(seat_to_act(state))
        choose(state, f"experiment:{letter}", "confirm")
    assert order == list(reversed(state.seats_from(state.first)))
    assert seat_to_act(state) == state.first
    player = state.players[order[0]]
    assert player.experiment == "D"
    assert player.pool == ["start-D1", "start-D2", "start-D3", "start-D4", "start-D5"]
    assert not player.technologies


def test_1_the_base_tiles_that_no_one_has_seen_are_in_the_stack_a_seat_imagines() -> None:
    """All 20 base tiles are in every game, but only some of the others."""
    state, _ = GAME.start(2, 3)
    base = {tile.id for tile in lib(state).tiles_in("base")}
    for seed in range(3):
        imagined = GAME.imagine(state, 0, Rng(seed)).display
        assert base <= {*imagined.tiles, *imagined.offer}
        assert len(imagined.tiles) == len(state.display.tiles)


def test_1_6_random_experiments() -> None:
    state, _ = GAME.start(4, 12, {"experiments": "random"})
    assert sorted(player.experiment for player in state.players) == ["A", "B", "C", "D"]
    dealt, by_seat = set(), set()
    for seed in range(6):
        state, _ = GAME.start(4, seed, {"experiments": "random"})
        dealt.add(tuple(state.players[seat].experiment for seat in state.seats_from(state.first)))
        by_seat.add(tuple(player.experiment for player in state.players))
    assert len(dealt) > 1  # not the same to the player who begins
    assert len(by_seat) > 1  # nor to the player who sits in a seat


def test_1_6_a_choice_can_be_undone_before_the_next_player_chooses() -> None:
    match = Match(GAME, 3, 12)
    last = seat_to_act(match.state)
    before = GAME.encode(match.state)
    match.apply("experiment:D")
    assert (seat_to_act(match.state), ids(match.state)) == (last, {"confirm"})
    match.undo()
    assert GAME.encode(match.state) == before
    match.apply("experiment:A")
    match.apply("confirm")
    assert seat_to_act(match.state) != last
    assert not match.since
