"""The urbanization offer: setup, placing a special building instead of one of the player board, and counting it on the map."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.kernel import EventLog, Rng, Text, remarks, text
from engine.nucleum.data.vocabulary import BUILDING_TYPES, Ability, Modifier
from engine.nucleum.library import city_of, lib
from engine.nucleum.module import Swap, Swaps
from engine.nucleum.modules.special_buildings.records import KIND, FromNowOn, SpecialBuilding
from engine.nucleum.modules.special_buildings.state import (
    offered_buildings,
    own,
    placed_buildings,
    price,
    record_of,
    records,
    tokens_left,
)
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_name
from engine.nucleum.rules.effects.do import fire
from engine.nucleum.state import Piece, TableState

SET_ASIDE = "set-aside"
"""The stack of the action tiles that are set aside."""


def set_up(state: TableState, rng: Rng, _log: EventLog) -> None:
    """Shuffle a pile of each level, and set the action tiles aside (Gibraltar, setup 3 and 4)."""
    part = own(state)
    for record in records(state).values():
        part.piles.setdefault(record.level, []).append(record.id)
    for pile in part.piles.values():
        rng.shuffle(pile)
    part.aside = [tile.id for tile in lib(state).tiles_in(SET_ASIDE)]


def reshuffle(state: TableState, rng: Rng) -> None:
    """Shuffle the tiles below the buildings on offer."""
    for pile in own(state).piles.values():
        hidden = pile[:-1]
        rng.shuffle(hidden)
        pile[:-1] = hidden


def gains(record: SpecialBuilding) -> Text:
    """Return a description of a special building's cost and gains when energized, and its points."""
    vp = words.amount("vp", record.vp)
    return text(
        "nucleum-special-gains",
        energy=record.energy,
        effects=words.effects(record.effects),
        vp=vp if record.per is None else text("nucleum-for-each", what=vp, each=words.each(record.per)),
    )


# --- Placing one instead of a building of the player board ---------------------------------------------------------------


def replaces(record: SpecialBuilding, types: tuple[str, ...], level: int) -> bool:
    """Return whether a special building may replace one of a board: same level, and same type unless wild."""
    return record.level == level and (record.wild or types[0] in record.types)


def _swaps(state: TableState, seat: int) -> Iterator[Swap]:
    found = offered_buildings(state)
    if not found or not tokens_left(state, seat):
        return
    buildings = lib(state).buildings
    for name in state.players[seat].buildings:
        building = buildings[name]
        for record in found:
            if replaces(record, building.types, building.level):
                fits = BUILDING_TYPES if record.wild else record.types
                yield Swap(name, KIND, record.id, price(state, record.level), fits)


def _swap_text(state: TableState, swap: Swap) -> Text:
    more = swap.thaler - lib(state).buildings[swap.own].thaler
    return text(
        "nuc-special-swap",
        building=component_name(state, KIND, swap.id),
        own=component_name(state, "buildings", swap.own),
        thaler=more,
    )


def _detail(state: TableState, swap: Swap, cost: Text, places: int) -> Text:
    said = text("nuc-special-detail", gains=gains(records(state)[swap.id]))
    return remarks(cost, text("nuc-places", count=places), said)


def _place(state: TableState, seat: int, swap: Swap, log: EventLog) -> list[Any]:
    """Take it from its pile, which puts the next one on offer; the building it replaces leaves the game."""
    part, level = own(state), records(state)[swap.id].level
    pile = part.piles[level]
    pile.remove(swap.id)
    part.gone.setdefault(seat, []).append(swap.own)
    log.add(
        "special-building",
        "nuc-event-special",
        seat=seat,
        marks=(f"special:{level}", f"mat:{seat}"),
        data={"building": swap.id, "instead": swap.own},
        minor=True,
        own=component_name(state, "buildings", swap.own),
        tokens=tokens_left(state, seat),
    )
    if pile:
        log.reveal()
        log.add(
            "special-shown",
            "nuc-event-special-shown",
            marks=(f"special:{level}",),
            data={"building": pile[-1]},
            minor=True,
            building=component_name(state, KIND, pile[-1]),
        )
    return fire(state, seat, "place_special")


SWAPS = Swaps(_swaps, _swap_text, _detail, _place)
"""Special buildings in place of a player board's."""


# --- On the map -------------------------------------------------------------------------------------------------------


def kinds_of(state: TableState, piece: Piece) -> tuple[str, ...]:
    """Return the kinds that a special building counts as besides its types."""
    return ("special", *(record_of(state, piece).counts_as if piece.energized else ()))


def mine_size_of(state: TableState, piece: Piece) -> int:
    """Return the uranium that a special building holds, which is a mine once it is energized."""
    return record_of(state, piece).mine_size if piece.energized else 0


def _lasting(state: TableState, seat: int) -> list[tuple[str, Ability]]:
    """Return the abilities of a seat's energized special buildings with their cities; kept until the board changes."""
    known: dict[int, list[tuple[str, Ability]]] = state.board.__dict__.setdefault(KIND, {})
    found = known.get(seat)
    if found is None:
        found = known[seat] = [
            (city_of(state, space).id, ability)
            for space, piece in placed_buildings(state, seat)
            if piece.energized
            for effect in record_of(state, piece).effects
            if isinstance(effect, FromNowOn)
            for ability in effect.abilities
        ]
    return found


def abilities(state: TableState, seat: int) -> Iterable[Ability]:
    """Return the lasting abilities of a seat's energized special buildings."""
    return [ability for _, ability in _lasting(state, seat)]


def free_coal(state: TableState, seat: int) -> Iterable[str]:
    """Return the cities in which a seat has free coal, one entry for each coal."""
    return [
        city
        for city, ability in _lasting(state, seat)
        if isinstance(ability, Modifier) and ability.what == "free_coal"
        for _ in range(ability.amount)
    ]
