"""A game of Nucleum in figures: each seat's possessions and actions, and the traits by which people compare games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.kernel import Amount, Event, Text, text
from engine.nucleum.data.components import Building
from engine.nucleum.library import building_kind, building_of, side, spaces
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_name
from engine.nucleum.rules.effects.mines import uranium_held
from engine.nucleum.rules.flow.scoring import lines, previews_end
from engine.nucleum.rules.map.counting import count, largest_network
from engine.nucleum.rules.map.networks import networks
from engine.nucleum.state import TableState

EVENTS = {
    "tiles": "play",
    "recharges": "recharge",
    "railways": "railway",
    "buildings": "urbanize",
    "pieces": "industrialize",
    "energized": "energize",
    "contracts": "fulfil",
    "technologies": "technology",
    "stars": "star",
}
"""A figure: its name, and the kind of event that it counts."""

GOODS = tuple(text(f"nuc-amount-{name}") for name in ("vp", "thaler", "workers", "uranium", "achievements"))
PROJECTED = text("nuc-amount-projected")


def longest_link(state: TableState, seat: int) -> int:
    """Return the number of spaces of the longest completed link in which the seat has a share; 0 without any."""
    links, shares = side(state).links, networks(state).participants
    return max((links[link].spaces for link in state.board.complete if seat in shares.get(link, {})), default=0)


def amounts(state: TableState, seat: int) -> tuple[Amount, ...]:
    """Return the seat's goods, the spaces of its income markers, and its score if the game ended now, hidden at first."""
    player = state.players[seat]
    counts = (player.vp, player.thaler, player.workers, uranium_held(state, seat), player.achievements)
    projected = sum(line.points for line in lines(state, seat))
    return (
        *map(Amount, GOODS, counts),
        *(Amount(words.track(name), space) for name, space in player.income.items()),
        Amount(PROJECTED, projected, hidden=not previews_end(state)),
    )


def figures(state: TableState, seat: int, events: Sequence[Event]) -> tuple[Amount, ...]:
    """Return figures about a seat's actions in a game that led to `state`; `events` are all events of the game."""
    done = Counter(event.kind for event in events if event.seat == seat)
    counted = {name: done[kind] for name, kind in EVENTS.items()}
    counted |= {"link": longest_link(state, seat), "network": largest_network(state, seat)}
    return tuple(Amount(text(f"nuc-figure-{name}"), count) for name, count in counted.items())


def traits(state: TableState, seat: int) -> tuple[Text, ...]:
    """Return the seat's experiment, the map, and the modules that an option switches on."""
    experiment = state.players[seat].experiment
    on = [name for name, value in state.options.items() if value is True and name != "first_game"]
    return (
        *((text("nucleum-experiment", id=experiment),) if experiment else ()),
        text("option-is", option=text("option-map"), value=text(f"option-map-{state.options.get('map', 'saxony')}")),
        *(text(f"option-{name}") for name in on),
    )


# Missed points

MANY_THALER, MANY_WORKERS, MANY_ACHIEVEMENTS = 8, 4, 3
"""Minimum leftover amounts that are worth a remark."""


def oversights(state: TableState, seat: int) -> tuple[Text, ...]:
    """Return the stars on space 0, contracts not fulfilled, buildings never energized, achievements and goods left over."""
    return tuple(_oversights(state, seat))


def _oversights(state: TableState, seat: int) -> Iterator[Text]:
    player = state.players[seat]
    if (low := player.stars.count(0)) > 0:
        yield text("nuc-missed-stars", count=low)
    if held := [name for name in player.contracts.values() if name]:
        names = words.join_items(component_name(state, "contracts", name) for name in held)
        yield text("nuc-missed-contracts", count=len(held), contracts=names)
    if dark := list(_never_energized(state, seat)):
        yield text("nuc-missed-buildings", buildings=words.series(dark))
    if player.achievements >= MANY_ACHIEVEMENTS:
        yield text("nuc-missed-achievements", count=player.achievements)
    if player.thaler >= MANY_THALER or player.workers >= MANY_WORKERS:
        yield text("nuc-missed-goods", goods=words.amounts({"thaler": player.thaler, "worker": player.workers}))


def _never_energized(state: TableState, seat: int) -> Iterator[Text]:
    """Yield the seat's buildings that were never energized, each with the points that it would have given."""
    by_space = spaces(state)
    for space, piece in state.board.pieces.items():
        record = building_of(state, piece) if piece.owner == seat and piece.type == "building" else None
        if piece.energized or not isinstance(record, Building):
            continue
        city, _ = by_space[space]
        times = 1 if record.per is None else count(state, seat, record.per, city.id)
        vp = record.vp * times * city.energized_factor + city.energized_vp
        yield text(
            "nuc-missed-building",
            building=component_name(state, building_kind(piece), record.id),
            city=words.city(city.id),
            vp=words.amount("vp", vp),
        )
