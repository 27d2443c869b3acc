"""The shape of military contracts and technologies, and the effects and counts that only Gibraltar has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal, cast

import msgspec

from engine.nucleum.data import vocabulary
from engine.nucleum.data.components import Components, Record
from engine.nucleum.data.names import Names
from engine.nucleum.data.problem import Found, unique
from engine.nucleum.data.vocabulary import Ability, Condition, Counter, Part, Positive


class ForEach(Part, frozen=True, tag="for_each"):
    """The effects once for each thing counted now, one after the other."""

    counter: Counter
    effects: Annotated[tuple[vocabulary.Effect, ...], msgspec.Meta(min_length=1)]


class ScoreEach(Part, frozen=True):
    """Final scoring: `vp` for each thing counted."""

    counter: Counter
    vp: Positive


class MilestoneBonus(Part, frozen=True):
    """Final scoring: adds `every` to all stars' multipliers, or `or_bonus` to those from `or_from_space` up."""

    every: Positive
    or_from_space: Positive
    or_bonus: Positive


class MilitaryContract(Record, frozen=True):
    """A military contract: if all `conditions` hold, it may be fulfilled, for the technology dealt beside it."""

    number: Positive
    conditions: Annotated[tuple[Condition, ...], msgspec.Meta(min_length=1)]


class MilitaryTechnology(Record, frozen=True):
    """A military technology. A lasting one may also give immediate `effects`; a scoring one has one of the last two fields."""

    level: Annotated[int, msgspec.Meta(ge=1, le=3)]
    kind: Literal["lasting", "scoring"]
    effects: tuple[vocabulary.Effect, ...] = ()
    abilities: tuple[Ability, ...] = ()
    scoring_each: ScoreEach | None = None
    milestone_bonus: MilestoneBonus | None = None


def contracts_of(data: Components) -> Mapping[str, MilitaryContract]:
    """Return the military contracts by id."""
    return cast("Mapping[str, MilitaryContract]", data.kinds.get("military_contracts", {}))


def technologies_of(data: Components) -> Mapping[str, MilitaryTechnology]:
    """Return the military technologies by id."""
    return cast("Mapping[str, MilitaryTechnology]", data.kinds.get("military_technologies", {}))


def problems(data: Components, _names: Names) -> Iterator[Found]:
    """Return the problems of the military contracts and technologies."""
    technologies = technologies_of(data).values()
    yield from unique("military_contracts", contracts_of(data).values(), "number")
    for record in technologies:
        scoring = [record.scoring_each, record.milestone_bonus]
        if (record.kind == "lasting") != bool(record.abilities):
            yield (
                "military_technologies",
                record.id,
                "abilities",
                "lasting technologies, and only they, have abilities",
            )
        if sum(each is not None for each in scoring) != (record.kind == "scoring"):
            yield "military_technologies", record.id, "kind", "a scoring technology has one scoring, others none"
        if record.kind == "scoring" and record.effects:
            yield "military_technologies", record.id, "effects", "a scoring technology gives nothing at once"
    number = data.numbers.get("military-uranium")
    places = len(number.values) if number is not None else 0
    for level in range(1, places + 1):
        if not any(record.level == level for record in technologies):
            first = next(iter(technologies_of(data)), "")
            yield "military_technologies", first, "level", f"none is of level {level}"
    if places > len(contracts_of(data)):
        yield "numbers", "military-uranium", "values", f"there are only {len(contracts_of(data))} military contracts"
