"""Texts about Australia: its map and its coal mines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.kernel import Decision, Hint, Text, text
from engine.nucleum.data.components import City, Components, MapSide, Record, SetupCard
from engine.nucleum.library import city_of, side
from engine.nucleum.module import ModuleGuide, RulesPage
from engine.nucleum.modules.australia.coal_mines import KIND, coal_mines_of, price
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import cost
from engine.nucleum.rules.actions.fuel import targets
from engine.nucleum.rules.actions.industrialize import placements
from engine.nucleum.rules.flow.turn import tile_of, with_action
from engine.nucleum.rules.map.networks import networks
from engine.nucleum.state import TableState

ID = "australia"


def _player(state: TableState, seat: int) -> Iterable[Text]:
    """Return the places of a seat's coal mines, and the cost of the next one."""
    taken = [words.city(city_of(state, space).id) for space in coal_mines_of(state, seat)]
    yield text(
        "position-nucleum-coal-mines",
        count=len(taken),
        cities=words.join_items(taken) if taken else "",
        cost=cost(*price(state, seat)),
    )


def sides(data: Components) -> list[MapSide]:
    """Return both sides of the map."""
    return [side for side in data.sides.values() if side.board == ID]


def _map_page(data: Components) -> Mapping[str, Any]:
    cities = {key: city for side in sides(data) for key, city in side.cities.items()}
    built_in = [key for key, city in cities.items() if city.plant is not None and city.plant.built_in_nucleum]
    areas = {key: area for side in sides(data) for key, area in side.coal_areas.items()}
    here, with_court = (data.for_modules(frozenset({"base", ID, *more})) for more in ((), ("court", f"{ID}_court")))
    counts = sorted(here.player_counts.values(), key=lambda row: row.players)
    return {
        "flag": here.number("flag-vp"),
        "flag_court": with_court.number("flag-vp"),
        "players": " / ".join(str(row.players) for row in counts),
        "silver": " / ".join(str(row.silver) for row in counts),
        "gold": " / ".join(str(row.gold) for row in counts),
        "plant": words.join_items(map(words.city, built_in)),
        "area": words.join_items(text(f"nucleum-coal-area-{key}") for key in areas),
        "ends": words.join_items(words.city(end) for area in areas.values() for end in area.ends),
    }


def _coal_mines_page(data: Components) -> Mapping[str, Any]:
    return {
        "workers": data.number("coal-mine-workers"),
        "thaler": data.number("coal-mine-thaler"),
        "coal": data.number("coal-mine-coal"),
    }


def _take_one(state: TableState, seat: int, decision: Decision) -> Hint | None:
    """Name a coal mine within reach whose coal reaches a power plant with a connection to a building of the seat."""
    carry, carried = networks(state).carry, networks(state).fuel[seat]
    dark = {carry[city_of(state, space).id] for space, piece in targets(state, seat) if piece.owner == seat}
    fed = {carried[city.id] for city in side(state).cities.values() if city.plant and carry[city.id] in dark}
    for play, terms in with_action(state, decision, "industrialize"):
        for space, thaler in placements(state, seat, terms).get((KIND, ""), []):
            where = city_of(state, space.id).id
            if carried[where] in fed:
                said = text(
                    "advice-coal-mine",
                    tile=tile_of(state, play),
                    city=words.city(where),
                    cost=cost(thaler, price(state, seat)[1]),
                )
                return Hint(said, play)
    return None


def _has_coal_mines(record: Record) -> bool:
    return isinstance(record, City) and KIND in record.further_kinds


def _built_in(record: Record) -> bool:
    return isinstance(record, City) and record.plant is not None and record.plant.built_in_nucleum


def _on_australia(record: Record) -> bool:
    return isinstance(record, SetupCard) and record.board == ID


GUIDE = ModuleGuide(
    rulings={"coal-mine": _has_coal_mines, "built-in": _built_in, "australia-set-up": _on_australia},
    pages=(
        RulesPage("australia", "australia", _map_page, terms=True, compares=True),
        RulesPage("coal-mines", "coal-mines", _coal_mines_page, terms=True),
    ),
    player=(_player,),
    advice=(_take_one,),
)
