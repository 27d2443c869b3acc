"""Puts every component of Nucleum into `Text`: `name(record)`, and `describe(record)` for the full description.

The texts are in `nucleum-components.ftl`; nothing here depends on a language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
from engine.nucleum.module import RecordWords
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


def one_price(area: CoalArea) -> bool:
    """Return whether each coal of an area costs the same, so that its wagons do not matter."""
    return len(set(area.prices)) == 1


def _map_side(record: MapSide) -> Text:
    rewards = list(map(completion, record.completion))
    return text(
        "nucleum-side-text",
        cities=len(record.cities),
        links=len(record.links),
        rewards=join_items(rewards) if rewards else text("nucleum-nothing"),
    )


def _city(record: City) -> Text:
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


def _link(record: Link) -> Text:
    said = text("nucleum-link-text", spaces=record.spaces, red=_yes(record.red))
    if not record.rewards:
        return said
    rewards = [
        text("nucleum-link-reward", space=bonus.space, spaces=record.spaces, effects=effects(bonus.effects))
        for bonus in record.rewards
    ]
    return text("nucleum-link-rewards", text=said, rewards=join_items(rewards))


def _coal_area(record: CoalArea) -> Text:
    cities = join_items(map(city, record.ends))
    if one_price(record):
        return text("nucleum-coal-area-fixed", cities=cities, thaler=record.prices[0], limit=record.limit)
    wagons = [text("nucleum-wagons", players=key, wagons=value) for key, value in record.wagons.items()]
    return text("nucleum-coal-area-text", cities=cities, wagons=join_items(wagons))


def _action_tile_name(record: ActionTile) -> Text:
    if len(record.halves) == 1:
        return half_label(record.halves[0])
    first, second = map(half_label, record.halves)
    return text("nucleum-tile", first=first, second=second)


def _action_tile(record: ActionTile) -> Text:
    if not record.railway:
        return text("nucleum-directive-text", effects=effects(record.halves[0].effects))
    first, second = (
        text("nucleum-half-text", effects=effects(half.effects), colour=colour(half.edge)) for half in record.halves
    )
    return text("nucleum-tile-text", first=first, second=second)


def _technology_tile(record: TechnologyTile) -> Text:
    if record.scoring is not None:
        return scoring(record.scoring)
    if record.kind == "once":
        return text("nucleum-technology-once", effects=effects(record.effects))
    return text("nucleum-technology-lasting", abilities=abilities(record.abilities))


def _milestone(record: Milestone) -> Text:
    if record.per > 1:
        return text("nucleum-milestone-per", what=count(record.counter, record.per))
    return text("nucleum-milestone-each", what=each(record.counter))


def _building(record: Building) -> Text:
    vp = amount("vp", record.vp)
    return text(
        "nucleum-building-text",
        thaler=record.thaler,
        energy=record.energy,
        effects=effects(record.effects),
        vp=vp if record.per is None else text("nucleum-for-each", what=vp, each=each(record.per)),
    )


def _row(record: Row) -> Text:
    return text(
        "nucleum-row-text",
        workers=record.workers,
        size=record.mine_size,
        abilities=abilities(record.abilities) if record.abilities else text("nucleum-turbine-effect"),
        rewards=effects(record.rewards),
    )


def _income_track(record: IncomeTrack) -> Text:
    values = [text("nucleum-income-value", amount=value.amount, vp=value.vp) for value in record.values]
    bonuses = [text("nucleum-end-bonus", space=key, vp=value) for key, value in record.end_bonus.items()]
    return text(
        "nucleum-income-text",
        values=text("nucleum-list", items=Listing(tuple(values))),
        bonuses=join_items(bonuses) if bonuses else text("nucleum-nothing"),
    )


def _tier(record: Tier) -> Text:
    spaces = [text("nucleum-plain", value=value) for value in record.spaces]
    return text("nucleum-tier-text", spaces=join_items(spaces), multiplier=record.multiplier)


def _player_count(record: PlayerCount) -> Text:
    return text(
        "nucleum-players-text",
        tiles=record.general_tiles,
        silver=record.silver,
        gold=record.gold,
        conditions=record.end_conditions,
    )


def _setup_card(record: SetupCard) -> Text:
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


RECORDS: Mapping[type[Record], RecordWords] = {
    MapSide: RecordWords(lambda record: text(f"nucleum-side-{record.id}"), _map_side),
    City: RecordWords(lambda record: city(record.id), _city),
    Link: RecordWords(
        lambda record: text("nucleum-link", first=city(record.ends[0]), last=city(record.ends[1])), _link
    ),
    CoalArea: RecordWords(lambda record: text(f"nucleum-coal-area-{record.id}"), _coal_area),
    ActionKind: RecordWords(
        lambda record: text(f"nucleum-action-{record.id}"), lambda record: text(f"nucleum-action-{record.id}-text")
    ),
    ActionTile: RecordWords(_action_tile_name, _action_tile),
    Contract: RecordWords(
        lambda record: text(f"nucleum-contract-{record.stack.split('-', maxsplit=1)[0]}", id=record.id),
        lambda record: text(
            "nucleum-contract-text", conditions=conditions(record.conditions), rewards=effects(record.rewards)
        ),
    ),
    TechnologyTile: RecordWords(
        lambda record: text("nucleum-technology", id=technology_code(record.id), level=level(record.level)),
        _technology_tile,
    ),
    Experiment: RecordWords(
        lambda record: text("nucleum-experiment", id=record.id),
        lambda record: text("nucleum-experiment-text", abilities=abilities(record.turbine)),
    ),
    Milestone: RecordWords(lambda record: text(f"nucleum-{record.id}"), _milestone),
    NeutralBuilding: RecordWords(
        lambda record: text("nucleum-neutral", type=record.building),
        lambda record: text("nucleum-neutral-text", energy=record.energy, effects=effects(record.effects)),
    ),
    Building: RecordWords(
        lambda record: text("nucleum-building", type=record.types[0], level=level(record.level)), _building
    ),
    Row: RecordWords(lambda record: text("nucleum-row", number=record.number), _row),
    ContractSlot: RecordWords(
        lambda record: text("nucleum-slot", number=record.number, effects=effects(record.effects)),
        lambda record: text("nucleum-slot-text", effects=effects(record.effects), initial=_yes(record.initial)),
    ),
    IncomeTrack: RecordWords(lambda record: text("nucleum-label-track", track=record.resource), _income_track),
    Tier: RecordWords(lambda record: text("nucleum-tier", multiplier=record.multiplier), _tier),
    Segment: RecordWords(
        lambda record: text("nucleum-segment", low=record.low, high=record.high),
        lambda record: text("nucleum-segment-text", first=_yes(record.first_only), effects=effects(record.effects)),
    ),
    TrackBonus: RecordWords(
        lambda record: text("nucleum-milestone-space", space=record.space),
        lambda record: text("nucleum-track-bonus-text", effects=effects(record.effects), vp=record.final_vp),
    ),
    PlayerCount: RecordWords(lambda record: text("nucleum-players", players=record.players), _player_count),
    EndCondition: RecordWords(
        lambda record: text(f"nucleum-end-{record.id}"), lambda record: text("nucleum-end-text", vp=record.vp)
    ),
    Leftover: RecordWords(
        lambda record: text(f"nucleum-{record.id}"),
        lambda record: text("nucleum-leftover-text", what=amount(record.resource, record.per)),
    ),
    Number: RecordWords(
        lambda record: text(f"nucleum-number-{record.id}"),
        lambda record: join_items(text("nucleum-plain", value=value) for value in record.values),
    ),
    SetupCard: RecordWords(lambda record: text("nucleum-card", number=record.number), _setup_card),
}
"""The words of the base game's kinds of components."""
