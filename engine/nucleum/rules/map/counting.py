"""Counts for conditions, milestones and scorings (vocabulary `Counter`)."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable
from typing import NamedTuple

from engine.nucleum.data.vocabulary import Condition, Counter, Scoring
from engine.nucleum.library import rules_of, side, spaces, tiles_under
from engine.nucleum.rules.map.networks import networks
from engine.nucleum.state import Piece, TableState

Counting = Callable[[TableState, int, Counter, str], int]


def kinds_of(state: TableState, piece: Piece) -> tuple[str, ...]:
    """Return all kinds that a piece counts as: "urban", its types and its kind's, "mine" or "turbine"; not rubble."""
    if piece.type in {"building", "neutral"}:
        kind = rules_of(state).buildings.get(piece.kind) if piece.kind else None
        return ("urban", *piece.types, *(kind.counts_as(state, piece) if kind is not None else ()))
    return () if piece.type == "rubble" else (piece.type,)


class Counted(NamedTuple):
    """A piece on the map, as seen by counters."""

    kinds: tuple[str, ...]
    city: str
    colour: str
    energized: bool
    level: int


def _countable_pieces(state: TableState, owner: int | None) -> list[Counted]:
    """Return the pieces of an owner (None: of anyone) except rubble, cached until the board changes."""
    known: dict[int | None, list[Counted]] = state.board.__dict__.setdefault("counted", {})
    found = known.get(owner)
    if found is None:
        by_space = spaces(state)
        found = known[owner] = [
            Counted(kinds_of(state, piece), city.id, city.colour, piece.energized, piece.level)
            for space, piece in state.board.pieces.items()
            if (owner is None or piece.owner == owner) and piece.type != "rubble"
            for city in (by_space[space][0],)
        ]
    return found


def joined_with(state: TableState, seat: int, counter: Counter, city: str) -> bool:
    """Return whether a city lies in a network of the seat that holds a city the counter names, if it names any."""
    own = networks(state).own[seat]
    return not counter.joined_with or (
        city in own and any(own.get(wanted) == own[city] for wanted in counter.joined_with)
    )


def _matching(state: TableState, seat: int, counter: Counter, asking: str) -> list[str]:
    """Return the city of every piece that passes the counter's filters, except the network filter `one`."""
    found, kinds = _countable_pieces(state, seat if counter.owner == "self" else None), counter.kinds
    if len(kinds) == 1:
        kind = kinds[0]
        found = [piece for piece in found if kind in piece.kinds]
    elif kinds:
        found = [piece for piece in found if not set(kinds).isdisjoint(piece.kinds)]
    if counter.energized:
        found = [piece for piece in found if piece.energized]
    if counter.level_at_least:
        found = [piece for piece in found if piece.level >= counter.level_at_least]
    if counter.cities:
        found = [piece for piece in found if piece.city in counter.cities]
    if counter.city_colours:
        found = [piece for piece in found if piece.colour == "wild" or piece.colour in counter.city_colours]
    if not found or not (counter.network or counter.joined_with):
        return [piece.city for piece in found]
    own = networks(state).own[seat]
    if counter.joined_with:
        found = [piece for piece in found if joined_with(state, seat, counter, piece.city)]
        if not counter.network:
            return [piece.city for piece in found]
    if counter.network == "one":
        return [piece.city for piece in found if piece.city in own]
    if not asking or (counter.network == "same" and asking not in own):
        return []
    parts = own if counter.network == "same" else networks(state).fuel[seat]
    return [piece.city for piece in found if parts.get(piece.city) == parts[asking]]


def _pieces(state: TableState, seat: int, counter: Counter, asking: str) -> int:
    found = _matching(state, seat, counter, asking)
    if counter.network == "one":
        own = networks(state).own[seat]
        return max(Tally(own[city] for city in found).values(), default=0)
    return len(found)


def _cities(state: TableState, seat: int, counter: Counter, asking: str) -> int:
    found = set(_matching(state, seat, counter, asking))
    if counter.network == "one":
        own = networks(state).own[seat]
        return max(Tally(own[city] for city in found).values(), default=0)
    return len(found)


def largest_network(state: TableState, seat: int) -> int:
    """Return the number of cities in the seat's largest network."""
    return max(Tally(networks(state).own[seat].values()).values(), default=0)


def _railways(state: TableState, seat: int, _counter: Counter, _asking: str) -> int:
    return sum(rail.owner == seat for rail in state.board.rails.values())


def _links(state: TableState, seat: int, counter: Counter, _asking: str) -> int:
    links, tiles = side(state).links, networks(state).participants
    return sum(
        links[link].spaces >= counter.length_at_least and seat in tiles.get(link, {}) for link in state.board.complete
    )


def _income(state: TableState, seat: int, counter: Counter, _asking: str) -> int:
    income = state.players[seat].income
    if counter.track == "any":
        return max(income.values())
    return min(income.values()) if counter.track == "all" else income[counter.track]


def _tiles(state: TableState, seat: int, _counter: Counter, _asking: str) -> int:
    player = state.players[seat]
    return len(player.pool) + len(player.slots) + len(tiles_under(state, seat))


def contracts_fulfilled(state: TableState, seat: int) -> int:
    """Return the number of contracts a seat has fulfilled, of all kinds at the table."""
    return len(state.players[seat].fulfilled) + sum(more.fulfilled(state, seat) for more in rules_of(state).contracts)


def _contracts(state: TableState, seat: int, _counter: Counter, _asking: str) -> int:
    return contracts_fulfilled(state, seat)


COUNTERS: dict[str, Counting] = {
    "pieces": _pieces,
    "cities": _cities,
    "network_cities": lambda state, seat, _counter, _asking: largest_network(state, seat),
    "railways": _railways,
    "links": _links,
    "contracts": _contracts,
    "technologies": lambda state, seat, _counter, _asking: len(state.players[seat].technologies),
    "tiles": _tiles,
    "achievements": lambda state, seat, _counter, _asking: state.players[seat].achievements,
    "income": _income,
}
"""The function for each kind of count of the base game."""


ON_BOARD = frozenset({"pieces", "cities", "network_cities", "railways", "links"})
"""Kinds of count that depend only on the board: their results are kept until it changes."""


def count(state: TableState, seat: int, counter: Counter, asking: str = "") -> int:
    """Return the count for `seat`; `asking` is the city of the asking piece (`same`) or of the plant in use (`plant`)."""
    rules = rules_of(state)
    if counter.what not in rules.board_counters:
        return rules.counters[counter.what](state, seat, counter, asking)
    known: dict[tuple[object, ...], int] = state.board.__dict__.setdefault("counts", {})
    key = (seat, counter, asking if counter.network in {"same", "plant"} else "")
    found = known.get(key)
    if found is None:
        found = known[key] = rules.counters[counter.what](state, seat, counter, asking)
    return found


def holds(state: TableState, seat: int, conditions: tuple[Condition, ...]) -> bool:
    """Return whether all conditions hold for `seat` now."""
    return all(count(state, seat, item.counter) >= item.required_count(state.seats) for item in conditions)


def scoring_points(state: TableState, seat: int, scoring: Scoring) -> int:
    """Return the points of the highest threshold `seat` has reached."""
    reached = count(state, seat, scoring.counter)
    return max((mark.vp for mark in scoring.thresholds if reached >= mark.at_least), default=0)
