"""Public information on where a component is at a table, and its state there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.kernel import Listing, SeatName, Text, text
from engine.nucleum.data.components import City, Link, Record
from engine.nucleum.library import (
    building_kind,
    city_of,
    guide_of,
    has_nucleum,
    lib,
    rail_spaces,
    rules_of,
    side,
    tiles_under,
)
from engine.nucleum.phrases import words
from engine.nucleum.phrases.describe import one_price
from engine.nucleum.phrases.labels import component_name, contract_done, joined_by, link
from engine.nucleum.rules.actions import contract
from engine.nucleum.rules.actions.fuel import coal_terms
from engine.nucleum.rules.actions.industrialize import piece_name
from engine.nucleum.rules.effects.abilities import modifier
from engine.nucleum.rules.effects.end_conditions import in_play, required_end_conditions
from engine.nucleum.rules.map.counting import count
from engine.nucleum.state import Piece, Rail, TableState

Whereabouts = Callable[[TableState, Any, int | None], Iterator[Text]]


def end_conditions(state: TableState) -> list[Text]:
    """Return, for every end condition, whether it is met and its progress, then the number needed."""
    said = []
    for condition in in_play(state):
        key = "nuc-end-happened" if condition.id in state.ended else f"nuc-end-{condition.id}"
        said.append(
            text(
                key,
                condition=component_name(state, "end_conditions", condition.id),
                **guide_of(state).ends[condition.id](state),
            )
        )
    return [*said, text("nuc-end-needed", ended=len(state.ended), needed=required_end_conditions(state))]


def _tile(state: TableState, record: Record, viewer: int | None) -> Iterator[Text]:
    prices = lib(state).numbers["tile-prices"].values
    for position, name in enumerate(state.display.offer):
        if name == record.id:
            yield text("now-tile-offer", price=prices[position])
            return
    for seat, player in enumerate(state.players):
        if record.id in player.pool:
            yield words.of_seat("tile-pool", seat, viewer)
            return
        if record.id in player.slots or record.id in tiles_under(state, seat).values():
            yield words.of_seat("tile-slot", seat, viewer)
            return
    for space, rail in state.board.rails.items():
        if rail.tile == record.id:
            yield words.of_seat("tile-rail", rail.owner, viewer, link=link(rail_spaces(state)[space][0]))
            return
    elsewhere = (where for place in guide_of(state).tile_places if (where := place(state, record.id)) is not None)
    if (found := next(elsewhere, None)) is not None:
        yield found
        return
    tile = lib(state).tiles[record.id]
    if tile.stack == "special" and any(player.experiment == tile.experiment for player in state.players):
        yield text("now-tile-special", id=tile.experiment)
    else:
        yield text("now-unseen" if tile.stack in {"base", "general"} else "now-not-here")


def _contract(state: TableState, record: Record, viewer: int | None) -> Iterator[Text]:
    done = next((seat for seat, player in enumerate(state.players) if record.id in player.fulfilled), None)
    if done is not None:
        yield contract_done(state, done, viewer)
        return
    held = next((seat for seat, each in enumerate(state.players) if record.id in each.contracts.values()), None)
    if held is not None:
        yield words.of_seat("contract-held", held, viewer)
    elif any(record.id in names for names in state.display.shown.values()):
        yield text("now-contract-shown")
    else:
        yield text("now-unseen")
        return
    if viewer is not None and held in {None, viewer}:
        yield text("now-contract-progress", progress=contract.progress(state, viewer, record.id))


def _technology(state: TableState, record: Record, viewer: int | None) -> Iterator[Text]:
    experiment = lib(state).technologies[record.id].experiment
    for seat, player in enumerate(state.players):
        if player.experiment == experiment:
            unlocked = record.id in player.technologies
            yield words.of_seat("technology-yes" if unlocked else "technology-no", seat, viewer)
            return
    if all(state.players[seat].experiment for seat in state.people_from(0)):
        yield text("now-not-here")
    else:
        yield text("now-technology-free", experiment=experiment)


def _experiment(state: TableState, record: Record, viewer: int | None) -> Iterator[Text]:
    for seat, player in enumerate(state.players):
        if player.experiment == record.id:
            yield words.of_seat("experiment", seat, viewer)
            return
    yield text("now-experiment-free")


def _find_piece(state: TableState, kind: str, key: str, seat: int) -> tuple[str, Piece] | None:
    pieces = state.board.pieces.items()
    return next(((space, p) for space, p in pieces if p.type == kind and p.id == key and p.owner == seat), None)


def _building(state: TableState, record: Record, _viewer: int | None) -> Iterator[Text]:
    for seat in range(state.seats):
        found = _find_piece(state, "building", record.id, seat)
        if found is None:
            on_board = record.id in state.players[seat].buildings
            yield text("now-piece-board" if on_board else "now-piece-gone", who=SeatName(seat))
        else:
            key = "now-piece-lit" if found[1].energized else "now-piece-city"
            yield text(key, who=SeatName(seat), city=words.city(city_of(state, found[0]).id))


def _row(state: TableState, record: Record, _viewer: int | None) -> Iterator[Text]:
    for seat, player in enumerate(state.players):
        who = SeatName(seat)
        turbine, mine = _find_piece(state, "turbine", record.id, seat), _find_piece(state, "mine", record.id, seat)
        if turbine is None:
            yield text("now-turbine-board", who=who)
        else:
            yield text("now-turbine-city", who=who, city=words.city(city_of(state, turbine[0]).id))
        if mine is None:
            yield text("now-mine-board", who=who)
        else:
            yield text(
                "now-mine-city",
                who=who,
                city=words.city(city_of(state, mine[0]).id),
                uranium=player.uranium.get(record.id, 0),
                size=lib(state).rows[record.id].mine_size + modifier(state, seat, "mine_size"),
            )


def _neutral(state: TableState, record: Record, _viewer: int | None) -> Iterator[Text]:
    for space, piece in state.board.pieces.items():
        if piece.type == "neutral" and piece.id == record.id:
            key = "now-neutral-lit" if piece.energized else "now-neutral"
            yield text(key, city=words.city(city_of(state, space).id))
            return
    yield text("now-not-here")


def _milestone(state: TableState, record: Record, _viewer: int | None) -> Iterator[Text]:
    data = lib(state)
    where = next((key for key, name in state.display.milestones.items() if name == record.id), None)
    if where is None:
        yield text("now-not-here")
        return
    yield text("now-milestone", low=data.segments[where].low, high=data.segments[where].high)
    milestone = data.milestones[record.id]
    for seat in range(state.seats):
        met = count(state, seat, milestone.counter) // milestone.per
        yield text("now-milestone-meets", who=SeatName(seat), count=met)


def _plant(state: TableState, record: City, _viewer: int | None) -> Iterator[Text]:
    if record.plant is not None and (record.plant.takes_nucleum or record.plant.built_in_nucleum):
        yield text("now-plant-lit" if has_nucleum(state, record) else "now-plant-dark")


def _city(state: TableState, record: City, viewer: int | None) -> Iterator[Text]:
    free = []
    for space in record.spaces:
        piece = state.board.pieces.get(space.id)
        if piece is None:
            free.append(words.space(space))
        else:
            yield text("now-city-piece", space=words.space(space), piece=_piece(state, piece))
    if free:
        yield text("now-city-free", spaces=words.join_counted(free))
    if others := joined_by(state, record.id):
        yield text("now-city-joined", by=words.join_items(others))
    yield from _plant(state, record, viewer)


def _link(state: TableState, record: Link, _viewer: int | None) -> Iterator[Text]:
    rails = state.board.rails
    if record.id in state.board.complete:
        owners = Listing(tuple(SeatName(rails[space].owner) for space in record.space_ids if space in rails))
        yield text("now-link-complete", owners=owners)
        return
    for number, space in enumerate(record.space_ids, start=1):
        if space in rails:
            yield rail_on(state, record, number, rails[space])
    if free := sum(space not in rails for space in record.space_ids):
        yield text("now-link-free", count=free)


def rail_on(state: TableState, link: Link, number: int, rail: Rail) -> Text:
    """Return the tile on a space of a link, numbered from 1: its owner, and its actions toward both cities."""
    halves = lib(state).tiles[rail.tile].halves
    towards = [
        text(
            "position-nucleum-towards",
            city=words.city(end),
            action=words.half_label(halves[half]),
            colour=words.colour(halves[half].edge),
        )
        for end, half in zip(link.ends, (rail.half, 1 - rail.half), strict=True)
    ]
    said = text("position-nucleum-rail", number=number, who=SeatName(rail.owner), tile=words.join_items(towards))
    for cover in rules_of(state).covers:
        said = cover.said(state, link.space_ids[number - 1], said)
    return said


def _piece(state: TableState, piece: Piece) -> Text:
    """Return a piece with its owner, and whether it is energized."""
    if piece.type == "rubble":
        return text("now-city-rubble")
    if piece.type in {"turbine", "mine"}:
        said = text(f"now-city-{piece.type}", row=lib(state).rows[piece.id].number)
    elif piece.type in rules_of(state).pieces:
        said = piece_name(state, piece.type, piece.id)
    else:
        said = component_name(state, building_kind(piece), piece.id)
    if piece.type != "neutral":
        said = text("now-city-owned", piece=said, who=SeatName(piece.owner))
    return text("now-city-lit", piece=said) if piece.energized else said


def _slot(state: TableState, record: Record, _viewer: int | None) -> Iterator[Text]:
    for seat, player in enumerate(state.players):
        held = player.contracts.get(record.id, "")
        who = SeatName(seat)
        if held:
            yield text("now-slot-holds", who=who, contract=component_name(state, "contracts", held))
        else:
            yield text("now-slot-empty", who=who)


def _end(state: TableState, record: Record, _viewer: int | None) -> Iterator[Text]:
    counted = [condition.id for condition in in_play(state)]
    if record.id in counted:
        yield end_conditions(state)[counted.index(record.id)]


def _coal(state: TableState, record: Record, _viewer: int | None) -> Iterator[Text]:
    if one_price(side(state).coal_areas[record.id]):
        return  # since its description has the price
    wagons = state.board.coal[record.id]
    first, second, third = coal_terms(state, record.id)[0]
    yield text("now-coal", fresh=wagons.fresh, flipped=wagons.flipped, first=first, second=second, third=third)


WHEREABOUTS: dict[str, Whereabouts] = {
    "tile": _tile,
    "contract": _contract,
    "technology": _technology,
    "experiment": _experiment,
    "building": _building,
    "row": _row,
    "neutral": _neutral,
    "milestone": _milestone,
    "plant": _plant,
    "city": _city,
    "slot": _slot,
    "end": _end,
    "coal": _coal,
    "link": _link,
}
"""The locations and states of the base game's components, by group."""
