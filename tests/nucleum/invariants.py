"""Invariants of any game of Nucleum, and games of random choices in which they are checked.

The invariants of an expansion are in `tests/nucleum/modules/<its id>/invariants.py`, as `check(state)`. It may also
have `workers(state, seat)`, how many workers of a seat it has, `gone(state, seat)`, buildings of the seat's board
that have left the game, `tiles(state)`, the ids of action tiles that it has brought into play, `removed(state)`, the
ids of tiles that it has taken out of the game, `contracts(state)`, the ids of contracts that lie with it,
`mine_sizes(state)`, what its mines hold, by id, and `own_joins(state, seat)`, the cities it joins for a seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any

import networkx

from engine.catalogue import Catalogue
from engine.kernel import Event, OptionValue, Rng
from engine.nucleum.data.vocabulary import SpecialTiles
from engine.nucleum.game import NucleumState
from engine.nucleum.library import city_of, lib, rail_spaces, side, spaces, tiles_under
from engine.nucleum.rules.map.networks import networks
from tests.nucleum.builder import GAME, decision_of, watched, workers_of

ENGLISH = Catalogue("en", strict=True)
MAX_STATE = 64 * 1024
"""The most bytes that a stored state may have."""


@cache
def invariant_of(module: str) -> Callable[[NucleumState], None]:
    """Return the invariants of an expansion. Raises ModuleNotFoundError if it has none."""
    check: Callable[[NucleumState], None] = import_module(f"tests.nucleum.modules.{module}.invariants").check
    return check


def added(state: NucleumState, name: str, *about: int) -> list[Any]:
    """Return the results of the functions with this name in the invariants of the expansions in play."""
    found = (
        getattr(import_module(f"tests.nucleum.modules.{module}.invariants"), name, None) for module in watched(state)
    )
    return [each for tell in found if tell is not None for each in tell(state, *about)]


def check_goods(state: NucleumState) -> None:
    """Workers are as many as at the start, nothing is negative, uranium fits the mines, points sum up."""
    data = lib(state)
    for seat, player in enumerate(state.players):
        assert workers_of(state, seat) == data.number("start-workers") + data.number("reserve-workers")
        assert min(player.thaler, player.workers, player.reserve, player.achievements) >= 0
        assert all(1 <= space <= 15 for space in player.income.values())
        extra = int("C1" in player.technologies)
        sizes = {row.id: row.mine_size for row in data.rows.values()} | dict(added(state, "mine_sizes"))
        for row, held in player.uranium.items():
            assert 0 <= held <= sizes[row] + extra
        assert sum(player.points.values()) == player.vp
        assert len(player.slots) <= 8


def in_the_game(state: NucleumState) -> tuple[int, int, set[str]]:
    """Return the numbers of tiles and contracts from setup and experiments, and of special tiles gained since."""
    data = lib(state)
    counts = next(row for row in data.player_counts.values() if row.players == state.seats)
    own = [player.experiment for player in state.players if player.experiment]
    tiles = len(data.tiles_in("base")) + counts.general_tiles
    tiles += sum(len(data.tiles_in("starting", experiment)) for experiment in own)
    contracts = counts.silver + counts.gold + 3 * data.number("shown-purple")
    contracts += state.seats - len(state.automata)
    special = {
        tile.id
        for player in state.players
        for name in player.technologies
        if any(isinstance(effect, SpecialTiles) for effect in data.technologies[name].effects)
        for tile in data.tiles_in("special", player.experiment)
    }
    brought = len(added(state, "tiles")) - len(added(state, "removed"))
    return tiles + len(special) + brought, contracts, special


def check_places(state: NucleumState) -> None:
    """Every tile, contract, building, turbine and mine is in just one place, and none is lost; so are the modules' own."""
    display = state.display
    tiles = [*display.tiles, *(tile for tile in display.offer if tile)]
    tiles += [rail.tile for rail in state.board.rails.values()]
    contracts = [name for names in (*display.stacks.values(), *display.shown.values()) for name in names if name]
    contracts += added(state, "contracts")
    placed = Counter((piece.owner, piece.type, piece.id) for piece in state.board.pieces.values())
    for seat, player in enumerate(state.players):
        tiles += [*player.pool, *player.slots, *tiles_under(state, seat).values()]
        contracts += [name for name in (*player.contracts.values(), *player.fulfilled) if name]
        left = added(state, "gone", seat)
        for building in lib(state).buildings:
            assert (building in player.buildings) + placed[seat, "building", building] + left.count(building) == 1
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
    for module in watched(state):
        invariant_of(module)(state)
    assert set(state.board.pieces) <= set(spaces(state))
    assert set(state.board.rails) <= set(rail_spaces(state))


def oracle(state: NucleumState, seat: int | None) -> set[frozenset[str]]:
    """Return the networks of a seat or, if it is None, the parts of the map, computed with networkx as the rules say."""
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
    if seat is not None:
        graph.add_edges_from(added(state, "own_joins", seat))
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
    decision = decision_of(state)
    assert 1 <= len(decision.choices) <= 300
    assert len(decision.by_id) == len(decision.choices)
    for choice in decision.choices:
        assert len(choice.id) <= 60
        assert all(letter.isascii() and (letter.isalnum() or letter in ":._+-") for letter in choice.id)


def play(
    seats: int, seed: int, options: Mapping[str, OptionValue], *, words: bool = False, deep: int = 1
) -> tuple[NucleumState, list[str]]:
    """Play a whole game at random; return the end and the choices.

    Each decision is checked on the way, and all else at every `deep`-th of them; 0 checks nothing else.
    """
    state, events = GAME.start(seats, seed, dict(options))
    rng, made = Rng(seed * 31 + seats), list[str]()
    while not state.over:
        decision = decision_of(state)
        check_decision(state)
        looked = deep and len(made) % deep == 0
        if looked:
            check_goods(state)
            check_places(state)
        if words and state.ply % 3 == 0:
            check_words(state, events)
        before = networks(state)
        made.append(rng.pick(decision.choices).id)
        events = GAME.apply(state, made[-1])
        if looked and networks(state) is not before:
            check_networks(state)
        assert len(made) < 12_000
    return state, made


def check_end(state: NucleumState) -> None:
    """Check that the state is not too large, and that the lines of the final scores sum up and can be said."""
    assert len(GAME.encode(state)) < MAX_STATE
    for standing in GAME.standings(state):
        assert sum(line.points for line in standing.lines) == standing.score
        for line in standing.lines:
            ENGLISH.say(line.source)
