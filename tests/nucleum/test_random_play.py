"""What must hold at every moment of any game, checked over games of random choices."""

from __future__ import annotations

from collections import Counter

import networkx
import pytest

from engine.catalogue import Catalogue
from engine.kernel import Event, Rng, replay
from engine.nucleum.data.vocabulary import SpecialTiles
from engine.nucleum.game import Nucleum, NucleumState
from engine.nucleum.library import city_of, lib, rail_spaces, side, spaces
from engine.nucleum.rules.map.networks import networks
from tests.nucleum.builder import GAME, workers_of
from tests.nucleum.promos import invariants as promos

ENGLISH = Catalogue("en", strict=True)
OPTIONS: list[dict[str, bool | str]] = [
    {},
    {"experiments": "random"},
    {"promo_fragments": True},
    {"experiments": "random", "promo_plant_bonuses": True, "promo_fragments": True},
]
MAX_STATE = 64 * 1024

INVARIANTS = {"promos": promos.check}
"""What must hold of what each module keeps at a table."""


def options_for(seed: int) -> dict[str, bool | str]:
    return OPTIONS[seed % len(OPTIONS)]


def check_goods(state: NucleumState) -> None:
    """Workers sum to 18, nothing is negative, uranium fits the mines, points sum up."""
    data = lib(state)
    for seat, player in enumerate(state.players):
        assert workers_of(state, seat) == 18
        assert min(player.thaler, player.workers, player.reserve, player.achievements) >= 0
        assert all(1 <= space <= 15 for space in player.income.values())
        extra = int("C1" in player.technologies)
        for row, held in player.uranium.items():
            assert 0 <= held <= data.rows[row].mine_size + extra
        assert sum(player.points.values()) == player.vp
        assert len(player.slots) <= 8


def in_the_game(state: NucleumState) -> tuple[int, int, set[str]]:
    """Return how many tiles and contracts set-up and experiments brought in, and special tiles gained since."""
    data = lib(state)
    counts = next(row for row in data.player_counts.values() if row.players == state.seats)
    own = [player.experiment for player in state.players if player.experiment]
    tiles = len(data.tiles_in("base")) + counts.general_tiles
    tiles += sum(len(data.tiles_in("starting", experiment)) for experiment in own)
    contracts = counts.silver + counts.gold + 3 * data.number("shown-purple") + state.seats
    special = {
        tile.id
        for player in state.players
        for name in player.technologies
        if any(isinstance(effect, SpecialTiles) for effect in data.technologies[name].effects)
        for tile in data.tiles_in("special", player.experiment)
    }
    return tiles + len(special), contracts, special


def check_places(state: NucleumState) -> None:
    """Every tile, contract, building, turbine and mine is in just one place, and none is lost; so are the modules' own."""
    display = state.display
    tiles = [*display.tiles, *(tile for tile in display.offer if tile)]
    tiles += [rail.tile for rail in state.board.rails.values()]
    contracts = [name for names in (*display.stacks.values(), *display.shown.values()) for name in names if name]
    placed = Counter((piece.owner, piece.type, piece.id) for piece in state.board.pieces.values())
    for seat, player in enumerate(state.players):
        tiles += [*player.pool, *player.slots]
        contracts += [name for name in (*player.contracts.values(), *player.fulfilled) if name]
        for building in lib(state).buildings:
            assert (building in player.buildings) + placed[seat, "building", building] == 1
        for row in lib(state).rows:
            assert (row in player.turbines) + placed[seat, "turbine", row] == 1
            assert (row in player.mines) + placed[seat, "mine", row] == 1
            assert (row in player.uranium) == bool(placed[seat, "mine", row])
    assert max(Counter(tiles).values()) == 1
    assert max(Counter(contracts).values()) == 1
    all_tiles, all_contracts, special = in_the_game(state)
    assert len(tiles) == all_tiles
    assert {name for name in tiles if lib(state).tiles[name].stack == "special"} == special
    assert len(contracts) == all_contracts
    for module in state.parts:
        INVARIANTS[module](state)
    assert set(state.board.pieces) <= set(spaces(state))
    assert set(state.board.rails) <= set(rail_spaces(state))


def oracle(state: NucleumState, seat: int | None) -> set[frozenset[str]]:
    """Return the networks of a seat, or (None) the parts of the map, worked out with networkx from the rules' words."""
    graph: networkx.Graph[str] = networkx.Graph()
    board = state.board
    if seat is None:
        graph.add_nodes_from(side(state).cities)
    else:
        graph.add_nodes_from(city_of(state, s).id for s, piece in board.pieces.items() if piece.owner == seat)
    for link in side(state).links.values():
        owners = [board.rails[space].owner if space in board.rails else None for space in link.space_ids]
        if link.id in board.complete and (seat is None or seat in owners):
            graph.add_edge(*link.ends)
        if seat is not None:
            graph.add_nodes_from(
                end for end, owner in zip(link.ends, (owners[0], owners[-1]), strict=True) if owner == seat
            )
    return {frozenset(part) for part in networkx.connected_components(graph)}


def check_networks(state: NucleumState) -> None:
    """Compare the rules' networks with the oracle's."""
    found = networks(state)
    for seat, cities in (*enumerate(found.own), (None, found.carry)):
        groups: dict[int, set[str]] = {}
        for city, number in cities.items():
            groups.setdefault(number, set()).add(city)
        assert {frozenset(group) for group in groups.values()} == oracle(state, seat)


def check_words(state: NucleumState, events: list[Event]) -> None:
    """Every text of the decision and the events can be said."""
    decision = GAME.decision(state)
    for event in events:
        ENGLISH.say(event.text)
    ENGLISH.say(GAME.guide.headline(state))
    if decision is not None:
        ENGLISH.say(decision.prompt)
        if decision.reason is not None:
            ENGLISH.say(decision.reason)
        for choice in decision.choices:
            ENGLISH.say(choice.label)
            if choice.detail is not None:
                ENGLISH.say(choice.detail)


def check_decision(state: NucleumState) -> None:
    """Check that a decision is never too long, its ids are distinct and well formed."""
    decision = GAME.decision(state)
    assert decision is not None
    assert 1 <= len(decision.choices) <= 300
    assert len(decision.by_id) == len(decision.choices)
    for choice in decision.choices:
        assert len(choice.id) <= 60
        assert all(letter.isascii() and (letter.isalnum() or letter in ":._+-") for letter in choice.id)


def play(seats: int, seed: int, *, words: bool = False, deep: bool = True) -> tuple[NucleumState, list[str]]:
    """Play a whole game at random, checking everything on the way; return the end and the choices."""
    state, events = GAME.start(seats, seed, options_for(seed))
    rng, made = Rng(seed * 31 + seats), []
    while not state.over:
        decision = GAME.decision(state)
        assert decision is not None
        check_decision(state)
        if deep:
            check_goods(state)
            check_places(state)
        if words and state.ply % 3 == 0:
            check_words(state, events)
        board = (len(state.board.rails), len(state.board.pieces), len(state.board.complete))
        made.append(rng.pick(decision.choices).id)
        events = GAME.apply(state, made[-1])
        if deep and board != (len(state.board.rails), len(state.board.pieces), len(state.board.complete)):
            check_networks(state)
        assert len(made) < 12_000
    return state, made


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(20))
def test_random_games_keep_the_rules(seats: int, seed: int) -> None:
    state, _ = play(seats, seed, words=seed < 3)
    assert len(GAME.encode(state)) < MAX_STATE
    for standing in GAME.standings(state):
        assert sum(line.points for line in standing.lines) == standing.score
        for line in standing.lines:
            ENGLISH.say(line.source)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_contracts_leave_their_slot_only_when_fulfilled(seats: int) -> None:
    state, _ = GAME.start(seats, 40 + seats, {"experiments": "random"})
    rng, left = Rng(seats), 0
    while not state.over:
        decision = GAME.decision(state)
        assert decision is not None
        before = [dict(player.contracts) for player in state.players]
        choice = rng.pick(decision.choices).id
        GAME.apply(state, choice)
        for seat, held in enumerate(before):
            for slot, name in held.items():
                if name and state.players[seat].contracts[slot] != name:
                    assert (seat, choice) == (decision.seat, f"fulfil:{name}")
                    assert state.players[seat].contracts[slot] == ""
                    assert name in state.players[seat].fulfilled
                    left += 1
    assert left


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_replay_is_identical(seats: int) -> None:
    state, made = play(seats, 100 + seats, deep=False)
    match, _ = replay(GAME, seats, 100 + seats, options_for(100 + seats), made)
    assert GAME.encode(match.state) == GAME.encode(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_states_survive_encoding_at_every_choice(seats: int) -> None:
    state, _ = GAME.start(seats, 55, {"promo_fragments": True})
    rng = Rng(9)
    for _ in range(250):
        decision = GAME.decision(state)
        if decision is None:
            break
        copy = GAME.copy(state)
        assert copy == state
        again = GAME.decision(copy)
        assert again == decision
        choice = rng.pick(decision.choices).id
        assert GAME.apply(copy, choice) == GAME.apply(state, choice)
        assert copy == state


@pytest.mark.parametrize("seed", range(4))
def test_imagined_states_hide_only_what_is_hidden(seed: int) -> None:
    state, _ = GAME.start(4, seed, {"experiments": "random"})
    rng = Rng(seed)
    for _ in range(300):
        decision = GAME.decision(state)
        if decision is None:
            return
        GAME.apply(state, rng.pick(decision.choices).id)
    before = GAME.encode(state)
    imagined = Nucleum().imagine(state, 0, Rng(77))
    assert GAME.encode(state) == before
    assert imagined.board == state.board
    assert imagined.players == state.players
    assert imagined.display.offer == state.display.offer
    assert len(imagined.display.tiles) == len(state.display.tiles)
    check_places(imagined)


@pytest.mark.slow
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_thousand_random_games(seats: int) -> None:
    for seed in range(1000, 2000):
        play(seats, seed, deep=seed % 10 == 0)
