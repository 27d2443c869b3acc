"""Texts about the special buildings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.kernel import Arg, Brief, Decision, Hint, Role, SeatName, Spot, Text, text
from engine.nucleum.data.components import Components, Record
from engine.nucleum.data.vocabulary import parts_of
from engine.nucleum.guide.reference.lookup import component_spot
from engine.nucleum.library import city_of, lib
from engine.nucleum.module import LookUp, ModuleGuide, Phrase, RecordWords, RulesPage, Swap
from engine.nucleum.modules.special_buildings.offer import gains, replaces
from engine.nucleum.modules.special_buildings.records import (
    KIND,
    BecomeMine,
    ExtraTurn,
    FreeDevelop,
    FromNowOn,
    SetAsideTiles,
    SpecialBuilding,
    special_buildings,
)
from engine.nucleum.modules.special_buildings.state import (
    offered_buildings,
    own,
    price,
    records,
    replaced_buildings,
    tokens_left,
)
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_name, cost
from engine.nucleum.rules.actions.urbanize import candidates, placements
from engine.nucleum.rules.flow.turn import tile_of, with_action
from engine.nucleum.state import TableState

# --- Components -------------------------------------------------------------------------------------------------------


def _name(record: SpecialBuilding) -> Text:
    kind = "wild" if record.wild else record.types[0]
    return text("nucleum-special-building", type=kind, level=words.level(record.level), code=record.code)


def _description(record: SpecialBuilding) -> Text:
    said = text(
        "nucleum-special-text",
        level=words.level(record.level),
        any="yes" if record.wild else "no",
        gains=gains(record),
    )
    if record.wild:
        said = text("nucleum-special-wild", text=said, government="yes" if record.types else "no")
    if "coal_mine" in record.counts_as:
        said = text("nucleum-special-coal-mine", text=said)
    return said


def _swap(name: Text) -> Brief:
    """Return a special building that replaces one of the board, by its code."""
    building = name.args["building"]
    assert isinstance(building, Text)
    return Brief(text("nuc-special-swap-brief", code=building.args["code"], own=name.args["own"]), building)


def _plain(label: str, effect: str) -> Phrase:
    """Return the phrases of an effect with a constant text."""
    return Phrase(lambda _: text(label), lambda _: text(effect))


def _from_now_on(effect: FromNowOn) -> Text:
    return text("nucleum-effect-from-now-on", abilities=words.abilities(effect.abilities))


# --- At a table -------------------------------------------------------------------------------------------------------


def _whereabouts(state: TableState, record: Record, viewer: int | None) -> Iterator[Text]:
    assert isinstance(record, SpecialBuilding)
    for space, piece in state.board.pieces.items():
        if piece.kind == KIND and piece.id == record.id:
            key = "now-special-lit" if piece.energized else "now-special-city"
            yield text(key, who=SeatName(piece.owner), city=words.city(city_of(state, space).id))
            return
    if record not in offered_buildings(state):
        yield text("now-special-hidden", level=words.level(record.level))
        return
    yield text("now-special-offer", thaler=price(state, record.level))
    if viewer is not None:
        yield _for_viewer(state, record, viewer)


def _for_viewer(state: TableState, record: SpecialBuilding, seat: int) -> Text:
    """Return the text of the buildings that one on offer could replace for a seat, or why it cannot place it."""
    if not tokens_left(state, seat):
        return text("now-special-no-token")
    buildings = lib(state).buildings
    fitting = [each for each in buildings.values() if replaces(record, each.types, each.level)]
    there = [each for each in fitting if each.id in state.players[seat].buildings]
    if there:
        said = words.either([component_name(state, "buildings", each.id) for each in there])
        return text("now-special-instead", own=said)
    return text(
        "now-special-none-left", own=words.either([component_name(state, "buildings", each.id) for each in fitting])
    )


def _tile_place(state: TableState, tile: str) -> Text | None:
    if KIND in state.parts and tile in own(state).aside:
        return text("now-tile-aside")
    return None


def offer_line(state: TableState, record: SpecialBuilding) -> Text:
    """Return a building on offer with its price, the number below it, and its description."""
    return text(
        "position-special-offer",
        building=component_name(state, KIND, record.id),
        thaler=price(state, record.level),
        gains=gains(record),
        left=len(own(state).piles[record.level]) - 1,
    )


def _table(state: TableState) -> Iterable[Text]:
    for record in offered_buildings(state):
        yield offer_line(state, record)
    if aside := own(state).aside:
        yield text(
            "position-special-aside", tiles=words.join_items([component_name(state, "tiles", tile) for tile in aside])
        )


def _player(state: TableState, seat: int) -> Iterable[Text]:
    left = (component_name(state, "buildings", name) for name in replaced_buildings(state, seat))
    yield text("position-special-tokens", count=tokens_left(state, seat))
    if replaced_buildings(state, seat):
        yield words.several("position-special-gone", left)


def _page(data: Components) -> Mapping[str, Arg]:
    prices = data.numbers["special-thaler"].values
    return {
        "count": len(special_buildings(data)),
        "piles": len(prices),
        "prices": " / ".join(map(str, prices)),
        "tokens": data.number("urbanization-tokens"),
        "more": data.for_modules(frozenset({"base", "chain_tiles", KIND})).number("flag-vp") - data.number("flag-vp"),
    }


def _numbers(data: Components) -> Mapping[str, Arg]:
    """Return the numbers of the page about energizing them."""
    size = max(record.mine_size for record in special_buildings(data).values())
    return {"size": size}


def _build_now(state: TableState, seat: int, decision: Decision) -> Hint | None:
    """Name the special building with the most points that could be placed now, and the building it replaces."""
    best: tuple[int, str, Swap, int] | None = None
    for play, terms in with_action(state, decision, "urbanize"):
        known = candidates(state, seat)
        for name, options in placements(state, seat, terms).items():
            swap = known[name].swap
            if swap is None or known[name].building.per is not None:
                continue
            vp, price = known[name].building.vp, min(thaler for _, thaler in options)
            if best is None or (vp, -price) > (best[0], -best[3]):
                best = vp, play, swap, price
    if best is None:
        return None
    _, play, swap, price = best
    said = text(
        "advice-special",
        tile=tile_of(state, play),
        building=component_name(state, KIND, swap.id),
        own=component_name(state, "buildings", swap.own),
        cost=cost(price),
        gains=gains(special_buildings(lib(state))[swap.id]),
    )
    return Hint(said, play)


# --- Rulings ----------------------------------------------------------------------------------------------------------


def _is(record: Record) -> bool:
    return isinstance(record, SpecialBuilding)


def _has(kind: type[Any]) -> Any:
    return lambda record: _is(record) and any(isinstance(part, kind) for part in parts_of(record))


def _spot(state: TableState, which: str) -> Spot:
    """Return a special building, or the one on offer of a level."""
    if not which.isdecimal():
        return component_spot(state, f"special:{which}")
    pile = own(state).piles[int(which)]
    if not pile:
        gone = tuple(f"special:{each.id}" for each in records(state).values() if each.level == int(which))
        return Spot(name=text("spot-nucleum-no-special", level=words.level(int(which))), components=gone)
    return component_spot(state, f"special:{pile[-1]}")


GUIDE = ModuleGuide(
    roles={
        "become-mine": Role.DEED,
        "special-building": Role.NOTE,
        "special-shown": Role.LOG,
    },
    unplaced=frozenset({"special"}),
    briefs={"nuc-special-swap": _swap},
    effects={
        FreeDevelop: _plain("nucleum-label-free-develop", "nucleum-effect-free-develop"),
        SetAsideTiles: _plain("nucleum-label-set-aside-tiles", "nucleum-effect-set-aside-tiles"),
        ExtraTurn: _plain("nucleum-label-extra-turn", "nucleum-effect-extra-turn"),
        BecomeMine: _plain("nucleum-label-become-mine", "nucleum-effect-become-mine"),
        FromNowOn: Phrase(lambda effect: words.abilities(effect.abilities), _from_now_on),
    },
    records={SpecialBuilding: RecordWords(_name, _description)},
    spots={"special": _spot},
    look_up={"special": LookUp(KIND, whereabouts=_whereabouts)},
    rulings={
        "special-price": _is,
        "special-next": _is,
        "special-wild": lambda record: isinstance(record, SpecialBuilding) and record.wild,
        "special-extra-turn": _has(ExtraTurn),
        "special-mine": _has(BecomeMine),
        "special-coal": _has(FromNowOn),
    },
    pages=(
        RulesPage("special-buildings", "special-buildings", _page, terms=True, compares=True),
        RulesPage("special-energize", "special-buildings", _numbers),
    ),
    player=(_player,),
    table=(_table,),
    tile_places=(_tile_place,),
    advice=(_build_now,),
)
"""The texts about special buildings."""
