"""Puts every component of Nucleum into `Text`: `name(record)`, and `describe(record)` for the full description.

The texts are in `nucleum-components.ftl`; nothing here depends on a language.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from engine.kernel.text import Listing, Text, text
from engine.nucleum.data.components import (
    ActionKind,
    ActionTile,
    Building,
    City,
    CoalArea,
    Completion,
    Contract,
    ContractSlot,
    EndCondition,
    Experiment,
    IncomeTrack,
    Leftover,
    Link,
    MapSide,
    Milestone,
    NeutralBuilding,
    Number,
    PlayerCount,
    Record,
    Row,
    Segment,
    SetupCard,
    TechnologyTile,
    Tier,
    TrackBonus,
)
from engine.nucleum.library import words_of
from engine.nucleum.phrases.codes import technology_code
from engine.nucleum.phrases.words import (
    abilities,
    amount,
    city,
    clauses,
    colour,
    conditions,
    count,
    each,
    effects,
    half_label,
    join_counted,
    join_items,
    level,
    scoring,
    space,
    track,
)


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"


def completion(reward: Completion) -> Text:
    """Return a description of what completing links of a length brings."""
    return text(
        "nucleum-completion",
        length=reward.length,
        track=track(reward.track),
        steps=reward.steps,
        each=_yes(reward.per_tile),
    )


def name(record: Record) -> Text:
    """Return the name of a component."""
    return words_of(record).name(record)


def describe(record: Record) -> Text:
    """Return the description of a component, without its name."""
    return words_of(record).describe(record)


@singledispatch
def base_name(record: Record) -> Text:
    """Return the name of a component of one of the base game's kinds."""
    raise TypeError(type(record))


@singledispatch
def base_description(record: Record) -> Text:
    """Return the description of a component of one of the base game's kinds, without its name."""
    raise TypeError(type(record))


@base_name.register
def _(record: MapSide) -> Text:
    return text(f"nucleum-side-{record.id}")


@base_description.register
def _(record: MapSide) -> Text:
    rewards = list(map(completion, record.completion))
    return text(
        "nucleum-side-text",
        cities=len(record.cities),
        links=len(record.links),
        rewards=join_items(rewards) if rewards else text("nucleum-nothing"),
    )


@base_name.register
def _(record: City) -> Text:
    return city(record.id)


@base_description.register
def _(record: City) -> Text:
    spaces = [space(found) for found in record.spaces]
    parts = [join_counted(spaces)] if spaces else []
    if record.plant is not None:
        plant = record.plant
        without = "nucleum-plant-built-in" if plant.built_in_nucleum else "nucleum-plant-coal"
        parts.append(text("nucleum-plant", bonus=effects(plant.bonus)) if plant.takes_nucleum else text(without))
    if record.energized_factor > 1:
        parts.append(text("nucleum-energized-factor", factor=record.energized_factor))
    if record.energized_vp:
        parts.append(text("nucleum-energized-vp", vp=record.energized_vp))
    return text(
        "nucleum-city-text",
        number=record.number,
        colour=colour(record.colour),
        parts=clauses(parts) if parts else text("nucleum-nothing"),
    )


@base_name.register
def _(record: Link) -> Text:
    return text("nucleum-link", first=city(record.ends[0]), last=city(record.ends[1]))


@base_description.register
def _(record: Link) -> Text:
    said = text("nucleum-link-text", spaces=record.spaces, red=_yes(record.red))
    if not record.rewards:
        return said
    rewards = [
        text("nucleum-link-reward", space=bonus.space, spaces=record.spaces, effects=effects(bonus.effects))
        for bonus in record.rewards
    ]
    return text("nucleum-link-rewards", text=said, rewards=join_items(rewards))


def one_price(area: CoalArea) -> bool:
    """Return whether each coal of an area costs the same, so that its wagons do not matter."""
    return len(set(area.prices)) == 1


@base_name.register
def _(record: CoalArea) -> Text:
    return text(f"nucleum-coal-area-{record.id}")


@base_description.register
def _(record: CoalArea) -> Text:
    cities = join_items(map(city, record.ends))
    if one_price(record):
        return text("nucleum-coal-area-fixed", cities=cities, thaler=record.prices[0], limit=record.limit)
    wagons = [text("nucleum-wagons", players=key, wagons=value) for key, value in record.wagons.items()]
    return text("nucleum-coal-area-text", cities=cities, wagons=join_items(wagons))


@base_name.register
def _(record: ActionKind) -> Text:
    return text(f"nucleum-action-{record.id}")


@base_description.register
def _(record: ActionKind) -> Text:
    return text(f"nucleum-action-{record.id}-text")


@base_name.register
def _(record: ActionTile) -> Text:
    if len(record.halves) == 1:
        return half_label(record.halves[0])
    first, second = map(half_label, record.halves)
    return text("nucleum-tile", first=first, second=second)


@base_description.register
def _(record: ActionTile) -> Text:
    if not record.railway:
        return text("nucleum-directive-text", effects=effects(record.halves[0].effects))
    first, second = (
        text("nucleum-half-text", effects=effects(half.effects), colour=colour(half.edge)) for half in record.halves
    )
    return text("nucleum-tile-text", first=first, second=second)


@base_name.register
def _(record: Contract) -> Text:
    return text(f"nucleum-contract-{record.stack.split('-', maxsplit=1)[0]}", id=record.id)


@base_description.register
def _(record: Contract) -> Text:
    return text("nucleum-contract-text", conditions=conditions(record.conditions), rewards=effects(record.rewards))


@base_name.register
def _(record: TechnologyTile) -> Text:
    return text("nucleum-technology", id=technology_code(record.id), level=level(record.level))


@base_description.register
def _(record: TechnologyTile) -> Text:
    if record.scoring is not None:
        return scoring(record.scoring)
    if record.kind == "once":
        return text("nucleum-technology-once", effects=effects(record.effects))
    return text("nucleum-technology-lasting", abilities=abilities(record.abilities))


@base_name.register
def _(record: Experiment) -> Text:
    return text("nucleum-experiment", id=record.id)


@base_description.register
def _(record: Experiment) -> Text:
    return text("nucleum-experiment-text", abilities=abilities(record.turbine))


@base_name.register
def _(record: Milestone) -> Text:
    return text(f"nucleum-{record.id}")


@base_description.register
def _(record: Milestone) -> Text:
    if record.per > 1:
        return text("nucleum-milestone-per", what=count(record.counter, record.per))
    return text("nucleum-milestone-each", what=each(record.counter))


# --- Buildings, boards, set-up --------------------------------------------------------------------------------------


@base_name.register
def _(record: NeutralBuilding) -> Text:
    return text("nucleum-neutral", type=record.building)


@base_description.register
def _(record: NeutralBuilding) -> Text:
    return text("nucleum-neutral-text", energy=record.energy, effects=effects(record.effects))


@base_name.register
def _(record: Building) -> Text:
    return text("nucleum-building", type=record.types[0], level=level(record.level))


@base_description.register
def _(record: Building) -> Text:
    vp = amount("vp", record.vp)
    return text(
        "nucleum-building-text",
        thaler=record.thaler,
        energy=record.energy,
        effects=effects(record.effects),
        vp=vp if record.per is None else text("nucleum-for-each", what=vp, each=each(record.per)),
    )


@base_name.register
def _(record: Row) -> Text:
    return text("nucleum-row", number=record.number)


@base_description.register
def _(record: Row) -> Text:
    return text(
        "nucleum-row-text",
        workers=record.workers,
        size=record.mine_size,
        abilities=abilities(record.abilities) if record.abilities else text("nucleum-turbine-effect"),
        rewards=effects(record.rewards),
    )


@base_name.register
def _(record: ContractSlot) -> Text:
    return text("nucleum-slot", number=record.number, effects=effects(record.effects))


@base_description.register
def _(record: ContractSlot) -> Text:
    return text("nucleum-slot-text", effects=effects(record.effects), initial=_yes(record.initial))


@base_name.register
def _(record: IncomeTrack) -> Text:
    return text("nucleum-label-track", track=record.resource)


@base_description.register
def _(record: IncomeTrack) -> Text:
    values = [text("nucleum-income-value", amount=value.amount, vp=value.vp) for value in record.values]
    bonuses = [text("nucleum-end-bonus", space=key, vp=value) for key, value in record.end_bonus.items()]
    return text(
        "nucleum-income-text",
        values=text("nucleum-list", items=Listing(tuple(values))),
        bonuses=join_items(bonuses) if bonuses else text("nucleum-nothing"),
    )


@base_name.register
def _(record: Tier) -> Text:
    return text("nucleum-tier", multiplier=record.multiplier)


@base_description.register
def _(record: Tier) -> Text:
    spaces = [text("nucleum-plain", value=value) for value in record.spaces]
    return text("nucleum-tier-text", spaces=join_items(spaces), multiplier=record.multiplier)


@base_name.register
def _(record: Segment) -> Text:
    return text("nucleum-segment", low=record.low, high=record.high)


@base_description.register
def _(record: Segment) -> Text:
    return text("nucleum-segment-text", first=_yes(record.first_only), effects=effects(record.effects))


@base_name.register
def _(record: TrackBonus) -> Text:
    return text("nucleum-milestone-space", space=record.space)


@base_description.register
def _(record: TrackBonus) -> Text:
    return text("nucleum-track-bonus-text", effects=effects(record.effects), vp=record.final_vp)


@base_name.register
def _(record: PlayerCount) -> Text:
    return text("nucleum-players", players=record.players)


@base_description.register
def _(record: PlayerCount) -> Text:
    return text(
        "nucleum-players-text",
        tiles=record.general_tiles,
        silver=record.silver,
        gold=record.gold,
        conditions=record.end_conditions,
    )


@base_name.register
def _(record: EndCondition) -> Text:
    return text(f"nucleum-end-{record.id}")


@base_description.register
def _(record: EndCondition) -> Text:
    return text("nucleum-end-text", vp=record.vp)


@base_name.register
def _(record: Leftover) -> Text:
    return text(f"nucleum-{record.id}")


@base_description.register
def _(record: Leftover) -> Text:
    return text("nucleum-leftover-text", what=amount(record.resource, record.per))


@base_name.register
def _(record: Number) -> Text:
    return text(f"nucleum-number-{record.id}")


@base_description.register
def _(record: Number) -> Text:
    return join_items(text("nucleum-plain", value=value) for value in record.values)


@base_name.register
def _(record: SetupCard) -> Text:
    return text("nucleum-card", number=record.number)


@base_description.register
def _(record: SetupCard) -> Text:
    def cities(names: Sequence[str], more: Sequence[str]) -> Text:
        first = join_items(map(city, names)) if names else text("nucleum-nothing")
        return text("nucleum-card-three", cities=first, more=join_items(map(city, more))) if more else first

    said = text(
        "nucleum-card-text",
        neutral=city(record.neutral) if record.neutral else text("nucleum-nothing"),
        nucleum=city(record.nucleum),
        urban=cities(record.urban_rubble, record.urban_rubble_three),
        mine=cities(record.mine_rubble, record.mine_rubble_three),
    )
    if record.special_rubble or record.special_rubble_three:
        special = cities(record.special_rubble, record.special_rubble_three)
        said = text("nucleum-card-special", text=said, special=special)
    for kind, names in record.further_rubble.items():
        said = text(f"nucleum-card-{kind.replace('_', '-')}", text=said, cities=join_items(map(city, names)))
    return said
