"""Explanations of places in Nucleum's pictures: their names, and the components that explain them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.kernel import SeatName, Spot, text
from engine.nucleum.data.components import City, Link
from engine.nucleum.guide.reference.lookup import component_spot
from engine.nucleum.guide.table_in_words import described_link, said_piece, tile
from engine.nucleum.library import building_kind, guide_of, lib, rules_of, side, tiles_under
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_name, link, place, rail_space
from engine.nucleum.rules.actions.industrialize import piece_name
from engine.nucleum.state import NOBODY, Piece, TableState


def spot(state: TableState, place: str) -> Spot:
    """Return the explanation of a place in a table's pictures. Raises KeyError for a place that is in none."""
    place, _, seat = place.partition("@")
    if seat:
        return _on_board(state, place, int(seat))
    kind, _, which = place.partition(":")
    add = guide_of(state).spots.get(kind)
    if add is not None:
        return add(state, which)
    on_map = _on_map(state, kind, which)
    return on_map if on_map is not None else component_spot(state, place)


def _on_board(state: TableState, place: str, seat: int) -> Spot:
    """Return a place on a player's board, with the tile under a played one, or the slot of a contract."""
    found, (kind, _, which) = spot(state, place), place.partition(":")
    beneath: tuple[str, ...] = ()
    if kind == "tile" and (under := tiles_under(state, seat).get(which)):
        beneath = (f"tile:{under}",)
    elif kind == "contract":
        slots = state.players[seat].contracts
        beneath = tuple(f"slot:{slot}" for slot in lib(state).contract_slots if slots.get(slot) == which)
    name = text("spot-of", who=SeatName(seat), what=found.name)
    return Spot(name=name, components=(*found.components, *beneath), seat=seat, rule=found.rule)


# --- The map ----------------------------------------------------------------------------------------------------------


def _on_map(state: TableState, where: str, part: str) -> Spot | None:
    """Return the explanation of a city, a link, or one of their spaces, or None for another place."""
    whole, _, _ = where.partition(".")
    here = side(state)
    if (city := here.cities.get(whole)) is not None:
        if where == whole:
            return Spot(name=words.city(city.id), components=_of_city(city))
        return _city_space(state, city, where)
    if (found := here.links.get(whole)) is not None:
        return _link(state, found) if where == whole else _rail_space(state, found, where, part)
    return None


def _of_city(city: City) -> tuple[str, ...]:
    return (f"city:{city.id}",) if city.plant is None else (f"city:{city.id}", f"plant:{city.id}")


def _city_space(state: TableState, city: City, space: str) -> Spot:
    if all(space != each.id for each in city.spaces):
        raise KeyError(space)
    piece = state.board.pieces.get(space)
    if piece is None:
        return Spot(name=text("position-nucleum-space-free", space=place(state, space)), components=_of_city(city))
    return Spot(
        name=text("position-nucleum-space", space=place(state, space), piece=said_piece(state, piece)),
        components=(*_of_piece(state, piece), *_of_city(city)),
        seat=_owner(piece),
    )


def _owner(piece: Piece) -> int | None:
    return None if piece.owner == NOBODY or piece.type in {"neutral", "rubble"} else piece.owner


def _of_piece(state: TableState, piece: Piece) -> tuple[str, ...]:
    """Return the component that a piece on the map is; none for a piece that cannot be looked up."""
    if piece.type in {"turbine", "mine"}:
        return (f"row:{piece.id}",)
    if piece.type not in {"building", "neutral"}:
        return ()
    kind = building_kind(piece)
    return tuple(f"{name}:{piece.id}" for name, group in guide_of(state).look_up.items() if group.kind == kind)


def _link(state: TableState, found: Link) -> Spot:
    rails = [state.board.rails[space] for space in found.space_ids if space in state.board.rails]
    return Spot(
        name=text("position-nucleum-link", link=link(found), text=described_link(found)),
        components=(f"link:{found.id}", *(f"tile:{rail.tile}" for rail in rails)),
    )


def _rail_space(state: TableState, found: Link, space: str, part: str) -> Spot:
    if space not in found.space_ids:
        raise KeyError(space)
    name, rail = rail_space(state, space), state.board.rails.get(space)
    if rail is not None:
        piece = text(
            "position-nucleum-piece-of", piece=component_name(state, "tiles", rail.tile), who=SeatName(rail.owner)
        )
        said = text("position-nucleum-space", space=name, piece=piece)
        for cover in rules_of(state).covers:
            said = cover.said(state, space, said)
        return Spot(name=said, components=(f"tile:{rail.tile}", f"link:{found.id}"), seat=rail.owner)
    printed = words.effects(found.reward(space)) if found.reward(space) else text("spot-nucleum-red")
    if part:
        return Spot(name=text("position-nucleum-space", space=name, piece=printed), components=(f"link:{found.id}",))
    return Spot(name=text("position-nucleum-space-free", space=name), components=(f"link:{found.id}",))


# --- Beside the map ---------------------------------------------------------------------------------------------------


def _seat(state: TableState, which: str) -> Spot:
    seat = int(which)
    if seat in state.automata:
        return guide_of(state).spots["automaton"](state, which)
    experiment = state.players[seat].experiment
    return Spot(
        name=text("position-of", who=SeatName(seat)),
        components=(f"experiment:{experiment}",) if experiment in lib(state).experiments else (),
        seat=seat,
        rule="" if experiment else "turn",
    )


def _score(_state: TableState, which: str) -> Spot:
    return Spot(name=text("spot-score", who=SeatName(int(which))), seat=int(which), rule="scoring")


def _offer(state: TableState, which: str) -> Spot:
    name = state.display.offer[int(which) - 1]
    if not name:
        return Spot(name=text("spot-nucleum-no-tile"), rule="develop")
    return Spot(name=tile(state, name), components=(f"tile:{name}",))


def _contracts(state: TableState, which: str) -> Spot:
    if which:
        stack, _, position = which.rpartition(".")
        if name := state.display.shown[stack][int(position) - 1]:
            return component_spot(state, f"contract:{name}")
        return Spot(name=text("spot-nucleum-no-contract"), rule="contract")
    shown = [name for names in state.display.shown.values() for name in names if name]
    found = tuple(f"contract:{name}" for name in shown)
    return Spot(name=text("position-nucleum-contracts"), components=found, rule="" if found else "contract")


def _milestones(state: TableState, which: str) -> Spot:
    found = {
        key: f"milestone:{name}"
        for key, name in state.display.milestones.items()
        if not which or lib(state).segments[key].low <= int(which) <= lib(state).segments[key].high
    }
    name = text("spot-nucleum-star", space=int(which)) if which else text("position-nucleum-milestones")
    return Spot(name=name, components=tuple(found.values()), rule="" if found else "stars")


def _income(_state: TableState, which: str) -> Spot:
    return Spot(name=words.track(which), rule="recharge")


def _piece(state: TableState, which: str) -> Spot:
    kind, _, row = which.partition(":")
    return Spot(name=piece_name(state, kind, row), components=(f"row:{row}",))


def _tile(state: TableState, which: str) -> Spot:
    return Spot(name=tile(state, which), components=(f"tile:{which}",))


def _slot(state: TableState, which: str) -> Spot:
    bonus = rules_of(state).slot_bonuses.get(which)
    return Spot(name=bonus.name, rule="contract") if bonus is not None else component_spot(state, f"slot:{which}")


SPOTS: Mapping[str, Callable[[TableState, str], Spot]] = {
    "mat": _seat,
    "score": _score,
    "offer": _offer,
    "contracts": _contracts,
    "milestones": _milestones,
    "income": _income,
    "piece": _piece,
    "tile": _tile,
    "slot": _slot,
}
"""The explanations of places beside the map, by kind."""
