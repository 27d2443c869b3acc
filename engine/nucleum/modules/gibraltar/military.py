"""Military contracts and technologies (gibraltar.md, Military contracts)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from engine.kernel import Choice, ChoiceId, EventLog, Rng, SeatName, text
from engine.nucleum.data.vocabulary import Ability, Counter
from engine.nucleum.library import lib
from engine.nucleum.module import EffectRule, FuelTerms, MoreChoices
from engine.nucleum.modules.gibraltar.records import ForEach, MilestoneBonus, technologies_of
from engine.nucleum.modules.gibraltar.records import contracts_of as records_of
from engine.nucleum.modules.gibraltar.state import (
    GibraltarState,
    MilitaryPlace,
    military,
    places,
    technologies_held,
    technology,
    uranium_price,
)
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_description, component_name
from engine.nucleum.rules.effects.abilities import modifier
from engine.nucleum.rules.effects.do import Do, can_do, fire
from engine.nucleum.rules.effects.goods import SpendUranium
from engine.nucleum.rules.effects.mines import uranium_held
from engine.nucleum.rules.flow.turn import ResolveTile
from engine.nucleum.rules.map.counting import count, holds
from engine.nucleum.rules.map.tracks import segment_of, tier_of
from engine.nucleum.state import NOBODY, TableState


def deal(state: TableState, rng: Rng, log: EventLog) -> None:
    """Deal a contract and a technology to each place: a technology of level I, II and III."""
    data = lib(state)
    contracts = list(records_of(data))
    rng.shuffle(contracts)
    part = state.parts["gibraltar"]
    assert isinstance(part, GibraltarState)
    for number in range(len(data.numbers["military-uranium"].values)):
        found = [each.id for each in technologies_of(data).values() if each.level == number + 1]
        rng.shuffle(found)
        part.places.append(MilitaryPlace(contracts.pop(), found[0]))
        log.add(
            "setup",
            "nuc-event-military-dealt",
            marks=("military",),
            data={"contract": part.places[-1].contract, "technology": found[0]},
            minor=True,
            contract=component_name(state, "military_contracts", part.places[-1].contract),
            technology=component_name(state, "military_technologies", found[0]),
        )


# --- Fulfilling ---------------------------------------------------------------------------------------------------


def fulfillable(state: TableState, seat: int) -> list[MilitaryPlace]:
    """Return the places whose contract the seat could fulfill now, including its uranium."""
    held = uranium_held(state, seat)
    return [
        place
        for place in places(state)
        if place.seat == NOBODY
        and uranium_price(state, place) <= held
        and holds(state, seat, military(state, place.contract).conditions)
    ]


def can_fulfil(state: TableState, seat: int) -> bool:
    """Return whether the seat could fulfill a military contract now."""
    return bool(fulfillable(state, seat))


MILITARY = ChoiceId("military")


def _military_choices(state: TableState, step: ResolveTile) -> list[Choice]:
    """Return the military contracts that may be fulfilled instead of one from the board."""
    if not step.may_fulfil:
        return []
    return [
        Choice(
            id=MILITARY(place.contract),
            kind="fulfil",
            label=text("nuc-fulfil", contract=component_name(state, "military_contracts", place.contract)),
            detail=text(
                "nuc-military-detail",
                technology=component_name(state, "military_technologies", place.technology),
                text=component_description(state, "military_technologies", place.technology),
                uranium=uranium_price(state, place),
            ),
            facets={
                "contract": place.contract,
                "technology": place.technology,
                "uranium": uranium_price(state, place),
            },
        )
        for place in fulfillable(state, step.seat)
    ]


def _fulfil(state: TableState, step: ResolveTile, choice: str, log: EventLog) -> None:
    """Pay the uranium, take the technology, and gain its immediate effects."""
    name, seat = MILITARY.value(choice), step.seat
    place = next(each for each in places(state) if each.contract == name)
    price = uranium_price(state, place)
    # A technology does not react to the contract that unlocked it.
    answers = fire(state, seat, "fulfil_contract")
    place.seat = seat
    log.add(
        "fulfil",
        "nuc-event-military",
        seat=seat,
        marks=(f"military:{name}", f"mat:{seat}"),
        data={"contract": name, "technology": place.technology, "uranium": price},
        who=SeatName(seat),
        contract=component_name(state, "military_contracts", name),
        technology=component_name(state, "military_technologies", place.technology),
        uranium=price,
    )
    state.push(msgspec.structs.replace(step, may_fulfil=False))
    gains = technology(state, place.technology).effects
    steps: list[Any] = [SpendUranium(seat, price)] if price else []
    if gains:
        steps.append(Do(seat, gains, "technologies", by=f"military_technologies/{place.technology}"))
    state.push(*steps, *answers)


FULFIL = MoreChoices(_military_choices, _fulfil)
"""The choices to fulfill a military contract while a tile is resolved."""


def lasting(state: TableState, seat: int) -> Iterable[Ability]:
    """Return the abilities of the seat's military technologies."""
    return [ability for each in technologies_held(state, seat) for ability in each.abilities]


PLANT_NUCLEUM = "plant_nucleum"
"""The modifier: additional nucleum tokens that each plant counts as having, even without any, or if it burns coal."""


def fuel(state: TableState, seat: int, terms: FuelTerms) -> FuelTerms:
    """Return the terms with the addition of the technology T1C to each plant (gibraltar.md, Military contracts)."""
    return terms._replace(nuclei=terms.nuclei + modifier(state, seat, PLANT_NUCLEUM))


# --- Effects --------------------------------------------------------------------------------------------------------


def _for_each(state: TableState, do: Do, effect: ForEach, _log: EventLog) -> list[Any]:
    times = count(state, do.seat, effect.counter)
    return [Do(do.seat, effect.effects, do.source, do.slot, do.by) for _ in range(times)]


FOR_EACH = EffectRule(
    _for_each,
    lambda state, seat, effect: count(state, seat, effect.counter) > 0 and can_do(state, seat, effect.effects),
)
"""Carries out the effect "for each"."""


def recharge_steps(state: TableState, seat: int) -> list[Any]:
    """Return the steps of the seat's abilities at the end of its recharge."""
    return list(fire(state, seat, "recharge"))


def count_income_tracks(state: TableState, seat: int, counter: Counter, _asking: str) -> int:
    """Count the income tracks whose marker is on space `space_at_least` or above."""
    return sum(space >= counter.space_at_least for space in state.players[seat].income.values())


# --- Final scoring --------------------------------------------------------------------------------------------------


def _stars(state: TableState, seat: int, bonus: MilestoneBonus) -> int:
    """Return the points of higher multipliers for the seat's stars, by the better of the two ways."""
    met = [(space, _times_met(state, seat, space)) for space in state.players[seat].stars if tier_of(state, space)]
    all_of_them = sum(bonus.every * times for _, times in met)
    high = sum(bonus.or_bonus * times for space, times in met if space >= bonus.or_from_space)
    return max(all_of_them, high)


def _times_met(state: TableState, seat: int, space: int) -> int:
    milestone = lib(state).milestones[state.display.milestones[segment_of(state, space)]]
    return count(state, seat, milestone.counter) // milestone.per


def military_points(state: TableState, seat: int) -> int:
    """Return the points of the seat's military technology of level III."""
    total = 0
    for each in technologies_held(state, seat):
        if each.scoring_each is not None:
            total += each.scoring_each.vp * count(state, seat, each.scoring_each.counter)
        if each.milestone_bonus is not None:
            total += _stars(state, seat, each.milestone_bonus)
    return total


def progress(state: TableState, seat: int, name: str) -> Any:
    """Return the text of the seat's progress in each condition of a military contract."""
    conditions = military(state, name).conditions
    return words.join_items(
        [words.progress(item, count(state, seat, item.counter), state.seats) for item in conditions]
    )
