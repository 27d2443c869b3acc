"""Texts about ships and shipping routes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.kernel import Decision, Hint, Listing, Role, SeatName, Text, text
from engine.nucleum.data.components import Components, Record, TechnologyTile
from engine.nucleum.data.vocabulary import Modifier, parts_of
from engine.nucleum.module import LookUp, ModuleGuide, RecordWords, RulesPage
from engine.nucleum.modules.ships.place import ChooseRoute, open_routes, payable, ship_price
from engine.nucleum.modules.ships.records import Route
from engine.nucleum.modules.ships.state import number_of, on_route, routes, ships_left
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_description, component_name, cost
from engine.nucleum.rules.actions.energize import named_area
from engine.nucleum.rules.effects.goods import Price, short_of
from engine.nucleum.rules.flow.turn import tile_of, with_action
from engine.nucleum.rules.map.networks import own_cities
from engine.nucleum.state import NOBODY, TableState, Terms


def route_name(record: Route) -> Text:
    """Return a route by its ends: Lisbon and Casablanca, or England and Lisbon."""
    first = named_area(record.area) if record.area else words.city(record.ends[0])
    return text("nucleum-route", first=first, last=words.city(record.ends[-1]))


def _description(record: Route) -> Text:
    if record.area:
        area, end = named_area(record.area), words.city(record.ends[0])
        return text("nucleum-route-coal", area=area, city=end)
    return text("nucleum-route-text", first=words.city(record.ends[0]), last=words.city(record.ends[1]))


def owners(state: TableState, route: str) -> Listing:
    """Return the owners of the ships on a route, as a list for a text."""
    return Listing(
        tuple(text("nuc-neutral-ship") if seat == NOBODY else SeatName(seat) for seat in on_route(state, route))
    )


def _whereabouts(state: TableState, record: Record, _viewer: int | None) -> Iterator[Text]:
    if record.id not in routes(state):
        yield text("now-not-here")
        return
    ships = on_route(state, record.id)
    yield text(
        "now-route",
        number=number_of(state, record.id),
        count=len(ships),
        owners=owners(state, record.id) if ships else "",
        thaler=ship_price(state, record.id, Terms()),
    )


def _table(state: TableState) -> Iterable[Text]:
    for name in routes(state):
        ships = on_route(state, name)
        yield text(
            "position-nucleum-route",
            number=number_of(state, name),
            route=component_name(state, "routes", name),
            text=component_description(state, "routes", name),
            count=len(ships),
            owners=owners(state, name) if ships else "",
        )


def _player(state: TableState, seat: int) -> Iterable[Text]:
    yield text("position-nucleum-ships", count=ships_left(state, seat))


def _why(state: TableState, seat: int, terms: list[Terms]) -> Text:
    if not ships_left(state, seat):
        return text("nuc-why-no-ship")
    found = open_routes(state, seat)
    if not found:
        return text("nuc-why-no-route")
    return short_of(state, seat, [Price(ship_price(state, name, each)) for name in found for each in terms])


def _page(data: Components) -> Mapping[str, Any]:
    first, each = data.numbers["ship-thaler"].values
    return {"ships": data.number("player-ships"), "first": first, "each": each}


def _possible(state: TableState, seat: int, terms: Terms) -> int:
    return len(payable(state, seat, terms))


def _join_now(state: TableState, seat: int, decision: Decision) -> Hint | None:
    """Name the cheapest route on which a ship would join a city to the seat's network now, and a tile that places it."""
    own = own_cities(state, seat)
    for play, terms in with_action(state, decision, "ship"):
        for name, price in sorted(payable(state, seat, terms).items(), key=lambda found: found[1]):
            new = [end for end in routes(state)[name].ends if end not in own]
            if len(new) == 1 and not routes(state)[name].area:
                said = text(
                    "advice-ship",
                    tile=tile_of(state, play),
                    route=component_name(state, "routes", name),
                    number=number_of(state, name),
                    cost=cost(price),
                    city=words.city(new[0]),
                )
                return Hint(said, play)
    return None


def joining_routes(state: TableState, city: str) -> Iterator[Text]:
    """Yield the routes on which a ship would join a city to others."""
    for name, route in routes(state).items():
        if city in route.ends and not route.area:
            yield text("nuc-joins-ship", number=number_of(state, name), route=component_name(state, "routes", name))


def _is_ship_tile(record: Record) -> bool:
    return isinstance(record, Route)


def _counts_at_the_plant(record: Record) -> bool:
    """Return whether a technology counts things connected to the power plant in use, like C7."""
    if not isinstance(record, TechnologyTile):
        return False
    counters = (part.per for part in parts_of(record) if isinstance(part, Modifier))
    return any(counter is not None and counter.network == "plant" for counter in counters)


GUIDE = ModuleGuide(
    deed_icons={"nuc-deed-ship": "ship"},
    roles={
        "ship": Role.DEED,
    },
    records={Route: RecordWords(route_name, _description)},
    look_up={"route": LookUp("routes", whereabouts=_whereabouts)},
    rulings={"ship-route": _is_ship_tile, "ship-connects": _counts_at_the_plant},
    pages=(RulesPage("ships", "ships", _page, terms=True),),
    table=(_table,),
    player=(_player,),
    counts={"ship": _possible},
    why_not={"ship": _why},
    under_way={ChooseRoute: "ship"},
    advice=(_join_now,),
    # The cities are named, not counted: a single one of them in a network is not partial progress.
    undivided=frozenset({"joined"}),
)

__all__ = ["GUIDE", "joining_routes", "owners", "route_name"]
