"""The rulings that concern each component, for looking it up. The decisions themselves are in docs/ledger/rulings.md."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel import Text, text
from engine.nucleum.data.components import CoalArea, Contract, EndCondition, NeutralBuilding, Record, SetupCard
from engine.nucleum.data.vocabulary import Action, Directive, Gain, Modifier, On, Permit, parts_of
from engine.nucleum.library import components, guide_of, the_box
from engine.nucleum.state import TableState

Applies = Callable[[Record], bool]


def _has(test: Callable[[object], bool]) -> Applies:
    """Return a predicate of a record: whether some part of it passes."""
    return lambda record: any(test(part) for part in parts_of(record))


def _is(kind: type[Record]) -> Applies:
    return lambda record: isinstance(record, kind)


def _ends(*names: str) -> Applies:
    return lambda record: isinstance(record, EndCondition) and record.id in names


def _thaler_off(part: object) -> bool:
    if isinstance(part, Action | Directive):
        return part.thaler_off > 0
    return isinstance(part, Modifier) and part.what in {"urbanize_thaler_off", "coal_thaler_off"}


def _gains_uranium(part: object) -> bool:
    return (isinstance(part, Gain) and part.resource == "uranium") or (isinstance(part, Action) and part.uranium > 0)


def _electricity(part: object) -> bool:
    return (isinstance(part, Modifier) and part.what == "electricity") or (
        isinstance(part, Action) and part.electricity > 0
    )


def _several_goods(record: Record) -> bool:
    return isinstance(record, Contract) and len({type(effect) for effect in record.rewards}) > 1


def _off_the_map(record: Record) -> bool:
    """Return whether a setup card's neutral building has a city that some side of the map lacks."""
    sides = components().sides.values()
    return isinstance(record, SetupCard) and any(record.neutral not in (None, *side.cities) for side in sides)


RULINGS: dict[str, Applies] = {
    "no-neutral": lambda record: isinstance(record, SetupCard) and record.neutral is None,
    "city-not-in-use": _off_the_map,
    "rubble-first": _is(SetupCard),
    "discounts": _has(_thaler_off),
    "goods-first": _several_goods,
    "uranium-gained": _has(_gains_uranium),
    "no-fuel": _has(_electricity),
    "coal": _is(CoalArea),
    "neutral": _is(NeutralBuilding),
    "place-railway": _has(lambda part: isinstance(part, On) and "place_railway" in part.moments),
    "unmatched-end": _has(lambda part: isinstance(part, Permit) and part.what == "unmatched_end"),
    "stack-empty": _ends("action-tiles", "contracts"),
    "late-condition": _is(EndCondition),
    "flag-owner": _ends("score-flag"),
    "flag-final": _ends("score-flag"),
    "kings-zero": _ends("kings-day"),
}
"""Every ruling on the base game that a player may find when looking something up (`ruling-nucleum-<name>`)."""


def rulings(record: Record, state: TableState | None) -> tuple[Text, ...]:
    """Return the texts of the rulings about a component: of a table's modules or, without a table, of all modules."""
    told = (guide_of(state) if state is not None else the_box().guide).rulings
    return tuple(text(f"ruling-nucleum-{name}") for name, applies in told.items() if applies(record))
