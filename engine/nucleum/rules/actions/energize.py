"""Energize: bring fuel to a power plant and energize a building (nucleum.md 4)."""

from __future__ import annotations

import msgspec

from engine.kernel import Choice, ChoiceId, Decision, EventLog, Listing, SeatName, Text, Unasked, remarks, text
from engine.nucleum.library import building_kind, building_of, city_of, lib, spaces
from engine.nucleum.module import MainAction
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import city, component_name, cost
from engine.nucleum.rules.actions import fuel
from engine.nucleum.rules.actions.fuel import FuelPlan
from engine.nucleum.rules.effects.do import Do, fire
from engine.nucleum.rules.effects.goods import charge, gain_achievements, price_text, record_gain
from engine.nucleum.rules.effects.mines import mine_groups, take_uranium
from engine.nucleum.rules.effects.questions import ask, skip_choice
from engine.nucleum.rules.map.networks import networks
from engine.nucleum.state import Effects, Piece, TableState, Terms


def building_name(state: TableState, piece: Piece) -> Text:
    """Return the name of an urban building on the map."""
    return component_name(state, building_kind(piece), piece.id)


def reward(state: TableState, piece: Piece) -> Effects:
    """Return the rewards of energizing a building besides achievements."""
    return building_of(state, piece).effects


def plan_text(plan: FuelPlan) -> Text:
    """Return a plan's plant, fuel and cost: "from Glashütte: 2 uranium and 1 coal, 3 thaler"."""
    parts = []
    if plan.uranium:
        parts.append(words.amount("uranium", plan.uranium))
    if plan.coal_count + plan.free:
        parts.append(text("nuc-coal", count=plan.coal_count + plan.free))
    burnt = words.join_items(parts) if parts else text("nuc-no-fuel")
    said = text("nuc-plan", plant=city(plan.plant), fuel=burnt, cost=cost(plan.thaler))
    if plan.paid:
        payees = Listing(tuple(SeatName(seat) for seat, _ in plan.paid))
        toll = sum(count for _, count in plan.paid) if plan.supply_pays else plan.thaler - plan.coal_thaler
        key = "nuc-plan-supply" if plan.supply_pays else "nuc-plan-toll"
        said = text(key, plan=said, toll=toll, payees=payees)
    return said


def _facets(state: TableState, space: str, piece: Piece, plan: FuelPlan) -> dict[str, str | int]:
    return {
        "city": city_of(state, space).id,
        "space": space,
        "building": piece.id,
        "level": piece.level,
        "neutral": int(piece.type == "neutral"),
        "plant": plan.plant,
        "uranium": plan.uranium,
        "coal": plan.coal_count,
        "cost": plan.thaler,
        "energy": fuel.energy_of(state, piece),
    }


CHEAPEST = ChoiceId("energize")
PLANS = ChoiceId("plans")
PLAN = ChoiceId("plan")


class Energize(msgspec.Struct, tag="energize"):
    """`seat` chooses the building it energizes."""

    seat: int
    terms: Terms

    def decide(self, state: TableState) -> Decision | None:
        """Ask which building; the cheapest plan is the default, others are one choice away."""
        found = fuel.options(state, self.seat, self.terms)
        if not found:
            return None
        choices = []
        pieces = state.board.pieces
        for space in sorted(found, key=lambda space: -fuel.energy_of(state, pieces[space])):
            piece, plans = pieces[space], found[space]
            label = text("nuc-building-at", building=building_name(state, piece), city=city(city_of(state, space).id))
            best = plans[0]
            gains = text(
                "nuc-energize-detail",
                energy=fuel.energy_of(state, piece),
                effects=words.effects(reward(state, piece)),
            )
            detail = remarks(price_text(state, self.seat, plan_text(best), best.thaler), gains)
            facets = _facets(state, space, piece, best)
            choices.append(Choice(id=CHEAPEST(space), kind="target", label=label, detail=detail, facets=facets))
            if (count := fuel.count_plans(state, self.seat, plans, self.terms)) > 1:
                choices.append(
                    Choice(
                        id=PLANS(space),
                        kind="plans",
                        label=text("nuc-other-plans", target=label, count=count - 1),
                        facets={"city": facets["city"], "space": space, "plans": count},
                    )
                )
        if self.terms.optional:
            choices.append(skip_choice())
        return ask(state, self.seat, text("nuc-prompt-energize"), choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Burn the cheapest plan's fuel, or ask for the plan."""
        if choice is None:
            log.add("nothing", "nuc-event-nothing", self.seat, minor=True, who=SeatName(self.seat))
            return
        if choice == "skip":
            return
        if PLANS.fits(choice):
            state.push(ChoosePlan(self.seat, PLANS.value(choice), self.terms))
        else:
            space = CHEAPEST.value(choice)
            burn(state, self.seat, space, fuel.options(state, self.seat, self.terms)[space][0])


class ChoosePlan(msgspec.Struct, tag="choose_plan"):
    """`seat` chooses the fuel for a building."""

    seat: int
    space: str
    terms: Terms

    def _plans(self, state: TableState) -> list[FuelPlan]:
        cheapest = fuel.options(state, self.seat, self.terms)[self.space]
        return fuel.every_plan(state, self.seat, cheapest, self.terms)

    def decide(self, state: TableState) -> Decision | None:
        """Ask which plan: those with the cheapest coal first."""
        piece = state.board.pieces[self.space]
        choices = []
        for plan in self._plans(state):
            areas = [text("nuc-coal-from", count=count, area=named_area(area)) for area, count in plan.coal]
            detail = text("nuc-plan-detail", areas=words.join_items(areas)) if areas else None
            choices.append(
                Choice(
                    id=PLAN(plan.id),
                    kind="plan",
                    label=plan_text(plan),
                    detail=detail,
                    facets=_facets(state, self.space, piece, plan),
                )
            )
        prompt = text(
            "nuc-prompt-plan",
            building=building_name(state, piece),
            city=city(city_of(state, self.space).id),
            energy=fuel.energy_of(state, piece),
        )
        return ask(state, self.seat, prompt, choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Burn its fuel."""
        wanted = PLAN.value(choice)
        burn(state, self.seat, self.space, next(plan for plan in self._plans(state) if plan.id == wanted))


def named_area(area: str) -> Text:
    """Return the name of a coal area."""
    return text(f"nucleum-coal-area-{area}")


def burn(state: TableState, seat: int, space: str, plan: FuelPlan) -> None:
    """Take the fuel, then ask for payment and energize. Uranium goes first, since exchanging must not use it."""
    if plan.uranium:
        carried = networks(state).fuel[seat]
        part = carried[plan.plant]
        group = next(group for group in mine_groups(state, seat) if carried[group.cities[0]] == part)
        take_uranium(state, seat, group, plan.uranium)
    for area, count in plan.coal:
        fuel.import_coal(state.board.coal[area], count)
    charge(state, seat, plan.thaler, 0, [Energized(seat, space, plan)])


class Energized(Unasked, tag="energized"):
    """The fuel is burnt and paid for: the building is flipped."""

    seat: int
    space: str
    plan: FuelPlan

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Pay turbine owners, flip, gain achievements, the reward and the additions of abilities."""
        piece = state.board.pieces[self.space]
        piece.energized = True
        state.board.clear_cache()
        where, energy = spaces(state)[self.space][0], fuel.energy_of(state, piece)
        log.add(
            "energize",
            "nuc-event-energize",
            seat=self.seat,
            marks=(self.space, self.plan.plant, *(f"coal:{area}" for area, _ in self.plan.coal)),
            data={
                "building": piece.id,
                "space": self.space,
                "plant": self.plan.plant,
                "uranium": self.plan.uranium,
                "coal": self.plan.coal_count + self.plan.free,
                "cost": self.plan.thaler,
            },
            who=SeatName(self.seat),
            building=building_name(state, piece),
            city=city(where.id),
            plan=plan_text(self.plan),
        )
        for seat, count in self.plan.paid:
            toll = count * lib(state).number("foreign-turbine-thaler")
            state.players[seat].thaler += toll
            record_gain(state, seat, "thaler", toll, log, by="turbine")
        gain_achievements(state, self.seat, energy, log, by="energized")
        effects = reward(state, piece)
        state.push(Do(self.seat, effects, "buildings"), *fire(state, self.seat, "energize", requirement=energy))


ENERGIZE = MainAction(
    possible=fuel.possible,
    begin=Energize,
)
"""The main action `energize`."""
