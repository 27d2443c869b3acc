"""Counts what conditions, milestones and scorings ask for (vocabulary `Counter`)."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterator

from engine.nucleum.library import side, spaces
from engine.nucleum.networks import networks, reach
from engine.nucleum.state import Piece, Table
from engine.nucleum.vocabulary import Condition, Counter, Scoring

Counting = Callable[[Table, int, Counter, str], int]


def kinds_of(piece: Piece) -> tuple[str, ...]:
    """Return everything a piece counts as: "urban" and its types, "mine" or "turbine"; rubble is nothing."""
    if piece.type in {"building", "neutral"}:
        return ("urban", *piece.types)
    return () if piece.type == "rubble" else (piece.type,)


def _matching(state: Table, seat: int, counter: Counter, asking: str) -> Iterator[tuple[str, Piece]]:
    """Yield (city, piece) for every piece that passes the counter's filters, `one` network left aside."""
    by_space = spaces(state)
    own = networks(state).own[seat]
    for space, piece in state.board.pieces.items():
        if piece.type == "rubble" or (counter.owner == "self" and piece.owner != seat):
            continue
        if counter.kinds and not any(kind in counter.kinds for kind in kinds_of(piece)):
            continue
        if counter.energized and not piece.energized:
            continue
        if piece.level < counter.level_at_least:
            continue
        city = by_space[space][0]
        if counter.cities and city.id not in counter.cities:
            continue
        if counter.city_colours and city.colour != "wild" and city.colour not in counter.city_colours:
            continue
        if counter.network == "same" and (asking not in own or own.get(city.id) != own[asking]):
            continue
        if counter.network == "plant" and (not asking or city.id not in reach(state, asking)):
            continue
        if counter.network == "one" and city.id not in own:
            continue
        yield city.id, piece


def _pieces(state: Table, seat: int, counter: Counter, asking: str) -> int:
    found = [city for city, _ in _matching(state, seat, counter, asking)]
    if counter.network == "one":
        own = networks(state).own[seat]
        return max(Tally(own[city] for city in found).values(), default=0)
    return len(found)


def _cities(state: Table, seat: int, counter: Counter, asking: str) -> int:
    found = {city for city, _ in _matching(state, seat, counter, asking)}
    if counter.network == "one":
        own = networks(state).own[seat]
        return max(Tally(own[city] for city in found).values(), default=0)
    return len(found)


def _network_cities(state: Table, seat: int, _counter: Counter, _asking: str) -> int:
    return max(Tally(networks(state).own[seat].values()).values(), default=0)


def _railways(state: Table, seat: int, _counter: Counter, _asking: str) -> int:
    return sum(rail.owner == seat for rail in state.board.rails.values())


def _links(state: Table, seat: int, counter: Counter, _asking: str) -> int:
    links, tiles = side(state).links, networks(state).participants
    return sum(
        links[link].spaces >= counter.length_at_least and seat in tiles.get(link, {}) for link in state.board.complete
    )


def _income(state: Table, seat: int, counter: Counter, _asking: str) -> int:
    income = state.players[seat].income
    if counter.track == "any":
        return max(income.values())
    return min(income.values()) if counter.track == "all" else income[counter.track]


def _tiles(state: Table, seat: int, _counter: Counter, _asking: str) -> int:
    return len(state.players[seat].pool) + len(state.players[seat].slots)


COUNTERS: dict[str, Counting] = {
    "pieces": _pieces,
    "cities": _cities,
    "network_cities": _network_cities,
    "railways": _railways,
    "links": _links,
    "contracts": lambda state, seat, _counter, _asking: len(state.players[seat].fulfilled),
    "technologies": lambda state, seat, _counter, _asking: len(state.players[seat].technologies),
    "tiles": _tiles,
    "achievements": lambda state, seat, _counter, _asking: state.players[seat].achievements,
    "income": _income,
}
"""How each kind of count is made; expansions add theirs."""


def count(state: Table, seat: int, counter: Counter, asking: str = "") -> int:
    """Return how many there are for `seat`.

    `asking` is the city of the piece that asks (network `same`) or of the plant in use (`plant`).
    """
    return COUNTERS[counter.what](state, seat, counter, asking)


def holds(state: Table, seat: int, conditions: tuple[Condition, ...]) -> bool:
    """Return whether all conditions hold for `seat` now."""
    return all(count(state, seat, item.counter) >= item.at_least for item in conditions)


def scored(state: Table, seat: int, scoring: Scoring) -> int:
    """Return the points of the highest threshold `seat` has reached."""
    reached = count(state, seat, scoring.counter)
    return max((mark.vp for mark in scoring.thresholds if reached >= mark.at_least), default=0)
