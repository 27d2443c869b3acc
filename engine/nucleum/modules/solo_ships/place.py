"""The Baron's ships: their placement, and the chain tile for it (gibraltar.md and australia.md, Solo)."""

from __future__ import annotations

from typing import Any

from engine.kernel import EventLog, Text, text
from engine.nucleum.data.vocabulary import Action, parts_of
from engine.nucleum.library import lib
from engine.nucleum.modules.chain_tiles.records import is_chain
from engine.nucleum.modules.ships.place import PutShip, open_routes
from engine.nucleum.modules.ships.state import number_of, on_route, ships_left
from engine.nucleum.modules.solo.logic import Logic, Preference, by_number
from engine.nucleum.phrases.labels import component_name
from engine.nucleum.state import TableState, Terms

TOLL = 1
"""Price in thaler of his ship on a route with a person's ship."""


def is_shipping_tile(state: TableState, tile: str) -> bool:
    """Return whether a tile of his row is a chain tile that places a ship, with which the next one is also used.

    Gibraltar's shipping tile (gibraltar.md, Solo); a sea-delivery tile of Australia likewise (australia.md, Solo).
    """
    record = lib(state).tiles[tile]
    return is_chain(record) and any(isinstance(part, Action) and part.action == "ship" for part in parts_of(record))


def price(state: TableState, route: str) -> int:
    """Return the price of his ship on a route: nothing, except where a person has one. Neutral ones cost nothing."""
    return TOLL if any(seat in state.people_from(0) for seat in on_route(state, route)) else 0


def take_ship(state: TableState, seat: int, _terms: Terms, log: EventLog) -> list[Any] | None:
    """Place a ship on the route with the fewest ships, by a logic card on a tie; None if he cannot pay for any of them.

    Routes with more ships are not an alternative: he does not place "nelze-li vybrat žádnou platnou trasu (...
    všechny trasy s nejmenším počtem lodí obsahují vaše lodě a Baron nemá 1 tolar)" (nucleum-gibraltar.cs, Solo).
    """
    player, routes = state.players[seat], open_routes(state, seat)
    found = [name for name in routes if price(state, name) <= player.thaler]
    fewest_ships = min((len(on_route(state, name)) for name in routes), default=0)
    if all(len(on_route(state, name)) > fewest_ships for name in found):
        return None
    fewest: Preference[str] = Preference("ships", lambda name: len(on_route(state, name)))
    route = Logic(state, seat, log).pick(
        "nuc-event-solo-why-route",
        found,
        [fewest],
        lambda card, name: by_number(card, number_of(state, name)),
        lambda name: component_name(state, "routes", name),
        lambda name: f"route:{name}",
    )
    paid = price(state, route)
    player.thaler -= paid
    return [PutShip(seat, route, paid)]


def why_no_ship(state: TableState, seat: int) -> Text:
    """Return the reason why `take_ship` places no ship."""
    if not ships_left(state, seat):
        return text("nuc-why-solo-ship-none")
    return text("nuc-why-solo-ship-thaler" if open_routes(state, seat) else "nuc-why-solo-ship-routes")
