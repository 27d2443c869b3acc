"""Texts about Gibraltar: its map, its military contracts and technologies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.kernel import SeatName, Spot, Text, text
from engine.nucleum.data.components import City, Components, MapSide, Record, SetupCard
from engine.nucleum.guide.reference.lookup import component_spot
from engine.nucleum.module import LookUp, ModuleGuide, Phrase, RecordWords, RulesPage
from engine.nucleum.modules.gibraltar.military import progress
from engine.nucleum.modules.gibraltar.records import ForEach, MilitaryContract, MilitaryTechnology, contracts_of
from engine.nucleum.modules.gibraltar.state import ID, places, technologies_held, uranium_price
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_description, component_name, contract_done
from engine.nucleum.state import NOBODY, TableState


def _contract_name(record: MilitaryContract) -> Text:
    return text("nucleum-military", id=record.id)


def _contract_text(record: MilitaryContract) -> Text:
    return text("nucleum-military-text", conditions=words.conditions(record.conditions))


def _technology_name(record: MilitaryTechnology) -> Text:
    return text("nucleum-military-technology", id=record.id, level=words.level(record.level))


def _technology_text(record: MilitaryTechnology) -> Text:
    if record.milestone_bonus is not None:
        bonus = record.milestone_bonus
        return text("nucleum-military-stars", every=bonus.every, space=bonus.or_from_space, more=bonus.or_bonus)
    if record.scoring_each is not None:
        return text(
            "nucleum-military-score",
            vp=words.amount("vp", record.scoring_each.vp),
            each=words.each(record.scoring_each.counter),
        )
    if record.effects:
        return text(
            "nucleum-military-both",
            effects=words.effects(record.effects),
            abilities=words.abilities(record.abilities),
        )
    return text("nucleum-technology-lasting", abilities=words.abilities(record.abilities))


def _contract_now(state: TableState, record: Record, viewer: int | None) -> Iterator[Text]:
    place = next((each for each in places(state) if each.contract == record.id), None)
    if place is None:
        yield text("now-not-here")
    elif place.seat != NOBODY:
        yield contract_done(state, place.seat, viewer)
    else:
        yield text(
            "now-military",
            number=places(state).index(place) + 1,
            technology=component_name(state, "military_technologies", place.technology),
            uranium=uranium_price(state, place),
        )
        if viewer is not None:
            yield text("now-contract-progress", progress=progress(state, viewer, record.id))


def _technology_now(state: TableState, record: Record, viewer: int | None) -> Iterator[Text]:
    place = next((each for each in places(state) if each.technology == record.id), None)
    if place is None:
        yield text("now-not-here")
    elif place.seat != NOBODY:
        yield words.of_seat("technology-yes", place.seat, viewer)
    else:
        yield text("now-military-reward", contract=component_name(state, "military_contracts", place.contract))


def _table(state: TableState) -> Iterable[Text]:
    for place in places(state):
        said = {
            "contract": component_name(state, "military_contracts", place.contract),
            "text": component_description(state, "military_contracts", place.contract),
            "technology": component_name(state, "military_technologies", place.technology),
            "reward": component_description(state, "military_technologies", place.technology),
        }
        if place.seat == NOBODY:
            yield text("position-nucleum-military", **said, uranium=uranium_price(state, place))
        else:
            yield text("position-nucleum-military-done", contract=said["contract"], who=SeatName(place.seat))


def _player(state: TableState, seat: int) -> Iterable[Text]:
    for each in technologies_held(state, seat):
        yield text(
            "position-nucleum-technology",
            technology=component_name(state, "military_technologies", each.id),
            text=component_description(state, "military_technologies", each.id),
        )


def _sides(data: Components) -> list[MapSide]:
    return [side for side in data.sides.values() if side.board == ID]


def _map_page(data: Components) -> Mapping[str, Any]:
    royal = {key: city for side in _sides(data) for key, city in side.cities.items() if city.energized_vp}
    fixed = next(area for side in _sides(data) for area in side.coal_areas.values() if area.prices)
    return {
        "royal": words.join_items(map(words.city, royal)),
        "vp": next(iter(royal.values())).energized_vp,
        "thaler": fixed.prices[0],
        "limit": fixed.limit,
    }


def _military_page(data: Components) -> Mapping[str, Any]:
    second, third = data.numbers["military-uranium"].values[1:]
    return {"contracts": len(contracts_of(data)), "second": second, "third": third}


def _is_royal(record: Record) -> bool:
    return isinstance(record, City) and record.energized_vp > 0


def _is_gibraltar(record: Record) -> bool:
    return isinstance(record, City) and record.module == ID and record.colour == "none"


def _on_gibraltar(record: Record) -> bool:
    return isinstance(record, SetupCard) and record.board == ID


def _is_military(record: Record) -> bool:
    return isinstance(record, MilitaryContract)


def _more_nuclea(record: Record) -> bool:
    return isinstance(record, MilitaryTechnology) and record.id == "T1C"


def _coal_plant(record: Record) -> bool:
    return (
        isinstance(record, City)
        and record.module == ID
        and record.plant is not None
        and not record.plant.takes_nucleum
    )


def _military_spot(state: TableState, which: str) -> Spot:
    """Return one military contract with its technology, or (no id) all of them."""
    if which:
        found = component_spot(state, f"military:{which}")
        technology = next(place.technology for place in places(state) if place.contract == which)
        return Spot(name=found.name, components=(*found.components, f"military-technology:{technology}"))
    contracts = tuple(f"military:{place.contract}" for place in places(state))
    return Spot(name=text("render-nucleum-military"), components=contracts)


GUIDE = ModuleGuide(
    effects={
        ForEach: Phrase(
            lambda effect: text(
                "nucleum-for-each", what=words.labels(effect.effects), each=words.each(effect.counter)
            ),
            lambda effect: text(
                "nucleum-for-each", what=words.effects(effect.effects), each=words.each(effect.counter)
            ),
        )
    },
    records={
        MilitaryContract: RecordWords(_contract_name, _contract_text),
        MilitaryTechnology: RecordWords(_technology_name, _technology_text),
    },
    spots={"military": _military_spot},
    look_up={
        "military": LookUp("military_contracts", printed=True, whereabouts=_contract_now),
        "military-technology": LookUp("military_technologies", printed=True, whereabouts=_technology_now),
    },
    rulings={
        "royal": _is_royal,
        "gibraltar": _is_gibraltar,
        "gibraltar-set-up": _on_gibraltar,
        "military": _is_military,
        "more-nuclea": _more_nuclea,
        "coal-plant": _coal_plant,
    },
    pages=(
        RulesPage("gibraltar", "gibraltar", _map_page, terms=True),
        RulesPage("military", "military", _military_page),
    ),
    table=(_table,),
    player=(_player,),
)
