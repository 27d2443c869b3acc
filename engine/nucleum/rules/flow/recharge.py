"""Recharge: income, a milestone star, achievements and tiles back, King's Day (nucleum.md 7)."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from engine.kernel import Arg, Choice, ChoiceId, Confirm, Decision, EventLog, Listing, SeatName, Text, Unasked, text
from engine.nucleum.data.vocabulary import Effect, PlaceNucleum
from engine.nucleum.library import lib, library, moments_of, side
from engine.nucleum.module import EffectRule
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import city, component_name
from engine.nucleum.rules.effects.do import Do
from engine.nucleum.rules.effects.goods import bring_about, gain_thaler, gain_vp, gain_workers
from engine.nucleum.rules.effects.questions import ask
from engine.nucleum.rules.map.counting import count
from engine.nucleum.rules.map.tracks import income_entries, income_now, plant_bonus, segment_of, star_spaces, tier_of
from engine.nucleum.state import TableState


def recharge_choice(state: TableState, seat: int) -> Choice:
    """Return the choice to recharge, with what it brings, and the penalty when space 0 is the only one for its star."""
    income, facets = income_now(state, seat), dict[str, str | int]()
    if star_spaces(state, seat):
        label, detail = text("nuc-recharge"), text("nuc-recharge-detail", income=income)
    else:
        points, star = space_zero(state.modules)
        facets["vp"] = points
        label, detail = text("nuc-recharge-star-zero", vp=points), text("nuc-recharge-zero", income=income, star=star)
    return Choice(id="recharge", kind="recharge", label=label, detail=detail, facets=facets)


def begin_recharge(state: TableState, seat: int, log: EventLog) -> None:
    """Pay the income and queue the rest of the recharge."""
    entries = income_entries(state, seat)
    log.add(
        "recharge",
        "nuc-event-recharge",
        seat=seat,
        marks=(f"mat:{seat}",),
        who=SeatName(seat),
        income=income_now(state, seat),
    )
    gain_thaler(state, seat, entries["thaler"].amount, log, said=True)
    gain_workers(state, seat, entries["worker"].amount, log, said=True)
    points = entries["vp"].amount + sum(entry.vp for entry in entries.values())
    gain_vp(state, seat, points, "income", log, said=True)
    state.push(PlaceStar(seat), FinishRecharge(seat), Confirm(seat))


@cache
def _bonuses(modules: tuple[str, ...]) -> dict[int, tuple[Effect, ...]]:
    """Return the bonuses printed beside milestone spaces, by space."""
    found: dict[int, tuple[Effect, ...]] = {}
    for bonus in library(modules).track_bonuses.values():
        found[bonus.space] = (*found.get(bonus.space, ()), *bonus.effects)
    return found


def star_effects(state: TableState, _seat: int, space: int) -> tuple[tuple[Effect, ...], str]:
    """Return the gain from placing a star on a space now, and the segment whose nucleum it takes ("" if none)."""
    effects, taken = _bonuses(state.modules).get(space, ()), ""
    segment = segment_of(state, space)
    if segment:
        record = lib(state).segments[segment]
        if not record.first_only:
            effects += record.effects
        elif segment in state.display.nuclei:
            effects += record.effects
            taken = segment
    return effects, taken


STAR = ChoiceId("star")


class PlaceStar(msgspec.Struct, tag="place_star"):
    """`seat` places its next star on the milestone track."""

    seat: int

    def decide(self, state: TableState) -> Decision | None:
        """Ask on which space."""
        choices = []
        for space in (*reversed(star_spaces(state, self.seat)), 0):
            effects, _ = star_effects(state, self.seat, space)
            choices.append(
                Choice(
                    id=STAR(space),
                    kind="star",
                    label=text("nuc-star", space=space),
                    detail=star_detail(state, self.seat, space, effects),
                    facets={"space": space, "tier": tier_of(state, space), "segment": segment_of(state, space)},
                )
            )
        highest = max(star_spaces(state, self.seat), default=0)
        prompt = text("nuc-prompt-star", achievements=state.players[self.seat].achievements, highest=highest)
        return ask(state, self.seat, prompt, choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Place it and take the gains there."""
        space = STAR.number(choice)
        effects, taken = star_effects(state, self.seat, space)
        place_star(state, self.seat, space, log)
        if taken:
            state.display.nuclei.remove(taken)
        if effects:
            state.push(Do(self.seat, effects, "milestone-space"))


def place_star(state: TableState, seat: int, space: int, log: EventLog) -> None:
    """Put a star of the seat, those in hand first, on a milestone space, without the gains there."""
    player = state.players[seat]
    if player.stars_left:
        player.stars_left -= 1
    elif player.stars_reserve:
        player.stars_reserve -= 1
    player.stars.append(space)
    said: dict[str, Any] = {"who": SeatName(seat), "space": space}
    if not space:
        said["vp"] = space_zero(state.modules)[0]
    log.add(
        "star",
        "nuc-event-star" if space else "nuc-event-star-zero",
        seat=seat,
        marks=(f"milestones:{space}",),
        data={"space": space},
        **said,
    )


@cache
def space_zero(modules: tuple[str, ...]) -> tuple[int, Text]:
    """Return the points of each star on space 0 at the end, and the text about that space."""
    points = next(bonus.final_vp for bonus in library(modules).track_bonuses.values() if bonus.space == 0)
    gains = words.effects(_bonuses(modules).get(0, ()))
    return points, text("nuc-star-zero", effects=gains, vp=points)


def milestone_at(state: TableState, seat: int, space: int) -> dict[str, Arg]:
    """Return the arguments of a text about a star on a space above 0: its multiplier, the milestone, and the seat's count."""
    milestone = lib(state).milestones[state.display.milestones[segment_of(state, space)]]
    return {
        "multiplier": lib(state).tiers[tier_of(state, space)].multiplier,
        "milestone": component_name(state, "milestones", milestone.id),
        "have": count(state, seat, milestone.counter),
        "per": milestone.per,
    }


def star_detail(state: TableState, seat: int, space: int, effects: tuple[Effect, ...]) -> Text:
    """Return the text about a star on a space: the milestone, the seat's progress in it, and whether there are gains now."""
    if not segment_of(state, space):
        return space_zero(state.modules)[1]
    return text(
        "nuc-star-detail",
        **milestone_at(state, seat, space),
        gains="yes" if effects else "no",
        effects=words.effects(effects),
    )


class FinishRecharge(Unasked, tag="finish_recharge"):
    """The rest of a recharge: King's Day if it is time, achievements back, tiles back."""

    seat: int

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Do it all."""
        player = state.players[self.seat]
        full = lib(state).number("start-stars")
        placed = min(full - other.stars_left for other in state.players)
        steps: list[Any] = []
        if placed > state.kings_days:
            steps += kings_day(state, self.seat, log)
            if state.kings_days == full:
                bring_about(state, self.seat, "kings-day", log)
        if player.achievements:
            log.add(
                "returned",
                "nuc-event-returned",
                self.seat,
                data={"achievements": player.achievements},
                minor=True,
                said=True,
                who=SeatName(self.seat),
                what=words.amount("achievement", player.achievements),
            )
        player.achievements = 0
        player.pool.extend(player.slots)
        player.slots.clear()
        state.push(*steps, *(step for add in moments_of(state).recharged for step in add(state, self.seat)))


def kings_day_points(state: TableState) -> dict[int, int]:
    """Return the points of each seat that scores on a King's Day now: highest star, and second highest."""
    highest = {seat: max(player.stars, default=0) for seat, player in enumerate(state.players)}
    ranks = sorted(set(highest.values()), reverse=True)
    points = lib(state).numbers["kings-day-vp"].values
    return {seat: points[ranks.index(space)] for seat, space in highest.items() if ranks.index(space) < len(points)}


def kings_day(state: TableState, seat: int, log: EventLog) -> list[Any]:
    """Score King's Day; return the steps that modules add to it."""
    state.kings_days += 1
    log.add("kings-day", "nuc-event-kings-day", data={"number": state.kings_days}, number=state.kings_days)
    points = kings_day_points(state)
    for place, amount in enumerate(sorted(set(points.values()), reverse=True), start=1):
        scorers = [scorer for scorer in state.seats_from(seat) if points.get(scorer) == amount]
        space = max(state.players[scorers[0]].stars, default=0)
        log.add(
            "kings-day-place",
            "nuc-event-kings-day-place",
            data={"place": place, "space": space},
            minor=True,
            said=True,
            place=place,
            space=space,
            count=len(scorers),
            who=Listing(tuple(map(SeatName, scorers))),
        )
        for scorer in scorers:
            gain_vp(state, scorer, amount, "kings-day", log, minor=False)
    return [step for held in moments_of(state).kings_day for step in held(state, seat, log)]


# --- Nucleum tokens -------------------------------------------------------------------------------------------------


def open_plants(state: TableState) -> list[str]:
    """Return the cities whose power plant can take a nucleum and has none."""
    return [
        where.id
        for where in side(state).cities.values()
        if where.plant is not None and where.plant.takes_nucleum and where.id not in state.board.nuclei
    ]


PLANT = ChoiceId("plant")


class PutNucleum(msgspec.Struct, tag="put_nucleum"):
    """`seat` places a nucleum in a power plant and gains its bonus."""

    seat: int

    def decide(self, state: TableState) -> Decision | None:
        """Ask which plant."""
        plants = open_plants(state)
        if not plants:
            return None
        choices = tuple(
            Choice(
                id=PLANT(plant),
                kind="plant",
                label=city(plant),
                detail=text("nuc-plant-detail", bonus=words.effects(plant_bonus(state, plant))),
                facets={"city": plant},
            )
            for plant in plants
        )
        return ask(state, self.seat, text("nuc-prompt-nucleum"), choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Place it."""
        if choice is None:
            return
        plant = PLANT.value(choice)
        state.board.nuclei.append(plant)
        state.board.clear_cache()
        log.add(
            "nucleum",
            "nuc-event-nucleum",
            seat=self.seat,
            marks=(plant,),
            data={"city": plant},
            who=SeatName(self.seat),
            city=city(plant),
        )
        state.push(Do(self.seat, plant_bonus(state, plant), "milestone-space", by="plant"))


def _place_nucleum(_state: TableState, do: Do, _effect: PlaceNucleum, _log: EventLog) -> list[Any]:
    return [PutNucleum(do.seat)]


PLACE_NUCLEUM = EffectRule(_place_nucleum)
"""Carries out the effect "place a nucleum"."""
