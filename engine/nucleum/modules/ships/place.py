"""The main action `ship`: place a ship on a shipping route (gibraltar.md, Shipping routes)."""

from __future__ import annotations

from collections import Counter as Tally

import msgspec

from engine.kernel import Choice, ChoiceId, Decision, EventLog, SeatName, Unasked, remarks, text
from engine.nucleum.data.components import SetupCard
from engine.nucleum.data.vocabulary import Counter
from engine.nucleum.library import lib, side
from engine.nucleum.module import MainAction
from engine.nucleum.modules.ships.state import number_of, on_route, put_ship, routes, routes_with, ships_left
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_name, cost
from engine.nucleum.rules.actions.energize import named_area
from engine.nucleum.rules.effects.do import fire
from engine.nucleum.rules.effects.goods import can_pay, charge, price_text
from engine.nucleum.rules.effects.questions import ask, skip_choice
from engine.nucleum.rules.map.counting import joined_with
from engine.nucleum.rules.map.networks import networks
from engine.nucleum.state import NOBODY, TableState, Terms


def ship_price(state: TableState, route: str, terms: Terms) -> int:
    """Return the price of a ship on a route: a base price, and one for each ship there."""
    first, each = lib(state).numbers["ship-thaler"].values
    return max(0, first + each * len(on_route(state, route)) - terms.thaler_off)


def open_routes(state: TableState, seat: int) -> list[str]:
    """Return the routes on which a seat may place a ship: none once all its ships are placed."""
    if not ships_left(state, seat):
        return []
    return [name for name in routes(state) if seat not in on_route(state, name)]


def payable(state: TableState, seat: int, terms: Terms) -> dict[str, int]:
    """Return the routes on which a seat can pay for a ship now, with the price."""
    prices = ((name, ship_price(state, name, terms)) for name in open_routes(state, seat))
    return {name: price for name, price in prices if can_pay(state, seat, price)}


ROUTE = ChoiceId("route")


class ChooseRoute(msgspec.Struct, tag="choose_route"):
    """`seat` chooses the route for a ship."""

    seat: int
    terms: Terms

    def decide(self, state: TableState) -> Decision | None:
        """Ask for the route, if there is one that the seat can pay for."""
        found = payable(state, self.seat, self.terms)
        if not found:
            return None
        choices = []
        for name, price in found.items():
            route = routes(state)[name]
            key = "nuc-route-coal" if route.area else "nuc-route-joins"
            facets: dict[str, str | int] = {
                "route": name,
                "number": number_of(state, name),
                "first": route.area or route.ends[0],
                "second": route.ends[-1],
                "cost": price,
                "area": route.area,
            }
            choices.append(
                Choice(
                    id=ROUTE(name),
                    kind="route",
                    label=text(
                        "nuc-route", number=number_of(state, name), route=component_name(state, "routes", name)
                    ),
                    detail=remarks(
                        price_text(state, self.seat, cost(price), price),
                        text(key, area=named_area(route.area) if route.area else "", city=words.city(route.ends[-1])),
                        *([text("nuc-route-ships", count=ships)] if (ships := len(on_route(state, name))) else ()),
                    ),
                    facets=facets,
                )
            )
        if self.terms.optional:
            choices.append(skip_choice())
        return ask(state, self.seat, text("nuc-prompt-ship", left=ships_left(state, self.seat)), choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Pay for it."""
        if choice is None:
            log.add("nothing", "nuc-event-nothing", self.seat, minor=True, who=SeatName(self.seat))
        elif choice != "skip":
            route = ROUTE.value(choice)
            price = ship_price(state, route, self.terms)
            charge(state, self.seat, price, 0, [PutShip(self.seat, route, price)])


class PutShip(Unasked, tag="put_ship"):
    """A ship that was paid for is placed on its route."""

    seat: int
    route: str
    price: int

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Place it and let abilities fire."""
        put_ship(state, self.route, self.seat)
        log.add(
            "ship",
            "nuc-event-ship",
            seat=self.seat,
            marks=(f"route:{self.route}",),
            data={"route": self.route, "cost": self.price},
            who=SeatName(self.seat),
            route=component_name(state, "routes", self.route),
            number=number_of(state, self.route),
            cost=cost(self.price),
        )
        state.push(*fire(state, self.seat, "place_ship"))


SHIP = MainAction(
    possible=lambda state, seat, terms: bool(payable(state, seat, terms)),
    begin=ChooseRoute,
)
"""The main action `ship`."""


def place_neutral_ships(state: TableState, card: SetupCard, log: EventLog) -> None:
    """Place a neutral ship on each route that the first setup card shows."""
    here = side(state).id
    for name, route in routes(state).items():
        if card.number in route.sides[here].cards:
            put_ship(state, name, NOBODY)
            log.add(
                "setup",
                "nuc-event-neutral-ship",
                marks=(f"route:{name}",),
                data={"route": name},
                minor=True,
                route=component_name(state, "routes", name),
                number=number_of(state, name),
            )


def count_ships(state: TableState, seat: int, counter: Counter, _asking: str) -> int:
    """Count the seat's ships; with `joined_with`, only those whose route has both ends in that network."""
    found = [routes(state)[name] for name in routes_with(state, seat)]
    if counter.joined_with:
        found = [
            route
            for route in found
            if not route.area and all(joined_with(state, seat, counter, end) for end in route.ends)
        ]
    return len(found)


def count_ship_cities(state: TableState, seat: int, _counter: Counter, _asking: str) -> int:
    """Return the largest number of cities with the player's pieces that only its ships join."""
    parent: dict[str, str] = {}

    def root(city: str) -> str:
        while (above := parent.setdefault(city, city)) != city:
            city = above
        return city

    for name in routes_with(state, seat):
        if not routes(state)[name].area:
            first, second = routes(state)[name].ends
            parent[root(first)] = root(second)
    places = side(state).city_of_space
    here = {places[space] for space, piece in state.board.pieces.items() if piece.owner == seat}
    return max(Tally(root(city) for city in here if city in parent).values(), default=0)


def count_joined(state: TableState, seat: int, counter: Counter, _asking: str) -> int:
    """Count the counter's cities that lie in one network of the seat, the best one."""
    own = networks(state).own[seat]
    return max(Tally(own[city] for city in counter.cities if city in own).values(), default=0)
