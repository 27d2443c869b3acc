"""Fuel for power plants: the possible supplies, and the plans worth choosing from (nucleum.md 4)."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import product

import msgspec
from msgspec import structs

from engine.nucleum.data.components import CoalArea
from engine.nucleum.library import building_of, city_of, has_nucleum, lib, rules_of, side
from engine.nucleum.module import FuelTerms
from engine.nucleum.rules.effects.abilities import modifier, modifiers, permits
from engine.nucleum.rules.effects.goods import can_pay
from engine.nucleum.rules.effects.mines import mine_groups
from engine.nucleum.rules.map.networks import networks
from engine.nucleum.state import NOBODY, Piece, TableState, Terms, Wagons

MAX_PLANS = 200
"""Maximum number of plans listed for a building."""


class FuelPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Fuel for one energize action.

    `coal`: coal bought in each area; `free`: free coal from elsewhere; `paid`: foreign turbines used, by seat;
    `thaler`: the total price, of which `coal_thaler` is for coal. `supply_pays`: the supply pays the turbines'
    owners.
    """

    plant: str
    uranium: int = 0
    coal: tuple[tuple[str, int], ...] = ()
    paid: tuple[tuple[int, int], ...] = ()
    thaler: int = 0
    coal_thaler: int = 0
    free: int = 0
    supply_pays: bool = False

    @property
    def id(self) -> str:
        """A short name, the same in every game."""
        coal = "-".join(f"{area}{count}" for area, count in self.coal) or "0"
        paid = "-".join(f"{seat}x{count}" for seat, count in self.paid) or "0"
        return f"{self.plant}:{self.uranium}u:{coal}:{paid}"

    @property
    def coal_count(self) -> int:
        """The number of coal bought."""
        return sum(count for _, count in self.coal)


class Supply(msgspec.Struct):
    """The supplies that one seat can bring to a plant: free uranium places, foreign turbines, fuel.

    `part`: the part of the map to which its electricity goes. `free`: free coal. `foreign_electricity` and
    `supply_pays`: see `engine.nucleum.module.FuelTerms`.
    """

    plant: str
    part: int
    places: int
    foreign: dict[int, int]
    electricity: int
    first_uranium: int
    uranium: int
    areas: list[str]
    free: int = 0
    foreign_electricity: int = 0
    supply_pays: bool = False


@cache
def coal_prices(fresh: int, flipped: int, prices: tuple[int, ...], count: int) -> tuple[int, ...]:
    """Return the total price of 0, 1, ... `count` coal in an area with these wagons.

    Wagons on their cheap side are used first and flip; flipped ones leave; after that, coal costs the last price.
    """
    row = [prices[0]] * fresh + [prices[1]] * (fresh + flipped) + [prices[2]] * count
    totals = [0]
    for price in row[:count]:
        totals.append(totals[-1] + price)
    return tuple(totals)


def import_coal(wagons: Wagons, count: int) -> None:
    """Use up wagons for `count` coal: cheap sides flip first, then flipped ones leave."""
    for _ in range(count):
        if wagons.fresh:
            wagons.fresh -= 1
            wagons.flipped += 1
        elif wagons.flipped:
            wagons.flipped -= 1


def coal_ends(state: TableState, seat: int, area: CoalArea) -> tuple[str, ...]:
    """Return the cities into which a seat may import coal from an area."""
    further = (city for more in rules_of(state).connections for city in more.imports(state, seat, area.id))
    return (*area.ends, *further)


def coal_terms(state: TableState, area: str) -> tuple[tuple[int, ...], int]:
    """Return the prices of a coal from an area (cheap side, flipped, no wagon), and the maximum that an action may import."""
    record = side(state).coal_areas[area]
    return record.prices or lib(state).numbers["coal-thaler"].values, record.limit


def supplies(state: TableState, seat: int, terms: Terms) -> list[Supply]:
    """Return the fuel that the seat can bring to each power plant on the map."""
    data, carry, board = lib(state), networks(state).carry, state.board
    carried = networks(state).fuel[seat]
    open_to_all = permits(state, seat, "foreign_turbines")
    extra = modifier(state, seat, "plant_uranium")
    first = modifier(state, seat, "first_uranium_electricity")
    uranium: dict[int, int] = {}
    for group in mine_groups(state, seat):
        uranium[carried[group.cities[0]]] = group.uranium
    areas: dict[int, list[str]] = {}
    for area in side(state).coal_areas.values():
        for part in {carried[end] for end in coal_ends(state, seat, area)}:
            areas.setdefault(part, []).append(area.id)
    free = [carried[city] for coal in rules_of(state).free_coal for city in coal(state, seat)]
    per_nucleum, per_turbine = data.number("plant-uranium"), data.number("turbine-uranium")
    more = FuelTerms()
    for change in rules_of(state).fuel:
        more = change(state, seat, more)
    electricity = modifiers(state, seat, "electricity")
    everywhere = modifier(state, seat, "electricity") if electricity else 0
    differs = any(ability.per is not None for ability in electricity)
    found = []
    for city in side(state).cities.values():
        if city.plant is None:
            continue
        foreign: dict[int, int] = {}
        places = 0
        nuclei = more.nuclei + has_nucleum(state, city)
        if nuclei:
            places = nuclei * per_nucleum + extra
            for space in city.turbines:
                piece = board.pieces.get(space.id)
                if piece is None or piece.type != "turbine":
                    continue
                if piece.owner == seat or open_to_all:
                    places += per_turbine
                else:
                    foreign[piece.owner] = foreign.get(piece.owner, 0) + per_turbine
        part = carried[city.id]
        found.append(
            Supply(
                plant=city.id,
                part=carry[city.id],
                places=places,
                foreign=foreign,
                electricity=terms.electricity
                + (modifier(state, seat, "electricity", city.id) if differs else everywhere),
                first_uranium=first,
                uranium=uranium.get(part, 0),
                areas=areas.get(part, []),
                free=free.count(part),
                foreign_electricity=more.foreign_electricity,
                supply_pays=more.supply_pays,
            )
        )
    return found


Split = tuple[tuple[str, int], ...]
"""The number of coal from each area."""


def _coal_splits(state: TableState, areas: list[str], count: int, off: int) -> list[tuple[int, Split]]:
    """Return every way to take `count` coal from these areas, with its price: `off` thaler cheaper, cheapest first."""
    if not count:
        return [(0, ())]
    wagons = [state.board.coal[area] for area in areas]
    terms = [coal_terms(state, area) for area in areas]
    if len(areas) == 1:
        prices, limit = terms[0]
        if limit and count > limit:
            return []
        total = coal_prices(wagons[0].fresh, wagons[0].flipped, prices, count)[count]
        return [(max(0, total - off), ((areas[0], count),))]
    return _splits(tuple(areas), tuple((area.fresh, area.flipped) for area in wagons), tuple(terms), count, off)


@lru_cache(maxsize=512)
def _splits(
    areas: tuple[str, ...],
    wagons: tuple[tuple[int, int], ...],
    terms: tuple[tuple[tuple[int, ...], int], ...],
    count: int,
    off: int,
) -> list[tuple[int, Split]]:
    """Return the result of `_coal_splits` for these wagons (fresh, flipped) and terms of areas. Do not change it."""
    totals = [
        coal_prices(fresh, flipped, prices, min(count, limit or count))
        for (fresh, flipped), (prices, limit) in zip(wagons, terms, strict=True)
    ]
    found = []
    for parts in product(*(range(len(total)) for total in totals)):
        if sum(parts) == count:
            price = max(0, sum(total[part] for total, part in zip(totals, parts, strict=True)) - off)
            found.append((price, tuple((area, part) for area, part in zip(areas, parts, strict=True) if part)))
    return sorted(found, key=lambda way: way[0])


def _payments(foreign: dict[int, int], count: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """Yield every way to use `count` foreign turbines."""
    seats = sorted(foreign)
    for split in product(*(range(min(foreign[seat], count) + 1) for seat in seats)):
        if sum(split) == count:
            yield tuple((seat, used) for seat, used in zip(seats, split, strict=True) if used)


def _plans_at(state: TableState, seat: int, supply: Supply, energy: int, terms: Terms) -> Iterator[FuelPlan]:
    data = lib(state)
    per_uranium, per_coal = data.number("uranium-electricity"), data.number("coal-electricity")
    off = terms.thaler_off + modifier(state, seat, "coal_thaler_off")
    foreign = sum(supply.foreign.values())
    each = 0 if supply.supply_pays else data.number("foreign-turbine-thaler")
    limit = min(supply.uranium, supply.places + foreign)
    for uranium in range(limit + 1):
        fewest = max(0, uranium - supply.places)
        for used in range(fewest, (min(uranium, foreign) if supply.supply_pays else fewest) + 1):
            missing = energy - supply.electricity - per_uranium * uranium - (supply.first_uranium if uranium else 0)
            needed = max(0, -(-(missing - supply.foreign_electricity * used) // per_coal))
            free = min(needed, supply.free)
            coal = needed - free
            if not coal or supply.areas:
                splits = _coal_splits(state, supply.areas, coal, off)
                if not splits:
                    continue
                toll = used * each
                least = splits[0][0]
                if can_pay(state, seat, least + toll, uranium=uranium):
                    for paid in _payments(supply.foreign, used):
                        for price, split in splits:
                            if price > least:
                                break
                            pays = bool(paid) and supply.supply_pays
                            yield FuelPlan(supply.plant, uranium, split, paid, price + toll, price, free, pays)
            if not coal:
                break
        if not coal and used == fewest:
            return


def _dominates(better: FuelPlan, worse: FuelPlan) -> bool:
    """Return whether a plan costs less of one thing and not more of any other.

    Payees count as costs, and so does coal even if it is free, since its wagons will be missing later.
    """
    costs, others = ((plan.thaler, plan.uranium, plan.coal_count) for plan in (better, worse))
    if any(cost > other for cost, other in zip(costs, others, strict=True)):
        return False
    tolls = dict(worse.paid)
    if any(count > tolls.get(seat, 0) for seat, count in better.paid):
        return False
    return (costs, better.paid) != (others, worse.paid)


def plans(state: TableState, seat: int, where: str, energy: int, terms: Terms, found: list[Supply]) -> list[FuelPlan]:
    """Return the plans to energize a building of `energy` in city `where` with the cheapest coal, cheapest first.

    Plans that the seat cannot pay for and plans worse than another in every respect are left out; of plans that
    differ only in the plant, one is kept.
    """
    part = networks(state).carry[where]
    plants = sorted((supply for supply in found if supply.part == part), key=lambda supply: supply.plant != where)
    distinct: dict[tuple[object, ...], FuelPlan] = {}
    for supply in plants:
        for plan in _plans_at(state, seat, supply, energy, terms):
            distinct.setdefault((plan.uranium, plan.coal, plan.paid, plan.thaler), plan)
    every = list(distinct.values())
    kept = [plan for plan in every if not any(_dominates(other, plan) for other in every)]
    return sorted(kept, key=_cheapest_first)


def _dearer(state: TableState, seat: int, plan: FuelPlan, terms: Terms) -> list[tuple[int, Split]]:
    """Return the affordable ways to take the coal of a plan with the cheapest coal that cost more, cheapest first."""
    carried = networks(state).fuel[seat]
    areas = [
        area.id
        for area in side(state).coal_areas.values()
        if carried[plan.plant] in {carried[end] for end in coal_ends(state, seat, area)}
    ]
    if len(areas) < 2 or not plan.coal:
        return []
    splits = _coal_splits(state, areas, plan.coal_count, terms.thaler_off + modifier(state, seat, "coal_thaler_off"))
    toll = plan.thaler - plan.coal_thaler
    payable = bisect_left(splits, True, key=lambda way: not can_pay(state, seat, way[0] + toll, uranium=plan.uranium))
    return splits[bisect_right(splits, plan.coal_thaler, key=lambda way: way[0]) : payable]


def _apart_from_coal(plans: Iterable[FuelPlan]) -> list[FuelPlan]:
    """Return the first of the plans that differ only in where their coal comes from."""
    first: dict[tuple[object, ...], FuelPlan] = {}
    for plan in plans:
        first.setdefault((plan.uranium, plan.paid), plan)
    return list(first.values())


def count_plans(state: TableState, seat: int, cheapest: list[FuelPlan], terms: Terms) -> int:
    """Return the number of plans that `every_plan` gives for a building whose cheapest plans are these."""
    dearer = sum(len(_dearer(state, seat, plan, terms)) for plan in _apart_from_coal(cheapest))
    return max(len(cheapest), min(len(cheapest) + dearer, MAX_PLANS))


def every_plan(state: TableState, seat: int, cheapest: list[FuelPlan], terms: Terms) -> list[FuelPlan]:
    """Return the plans to choose from for a building: its `cheapest` ones, then those with more expensive coal.

    Coal may be bought in any area (nucleum.md 4): a player who pays more saves another area's cheap wagons. Only the
    `MAX_PLANS` cheapest are returned.
    """
    dearer = [
        structs.replace(plan, coal=split, thaler=price + plan.thaler - plan.coal_thaler, coal_thaler=price)
        for plan in _apart_from_coal(cheapest)
        for price, split in _dearer(state, seat, plan, terms)
    ]
    return [*cheapest, *sorted(dearer, key=_cheapest_first)][: max(len(cheapest), MAX_PLANS)]


def _cheapest_first(plan: FuelPlan) -> tuple[int, int, str]:
    return plan.thaler + plan.uranium, plan.thaler, plan.id


def energy_of(state: TableState, piece: Piece) -> int:
    """Return the electricity a building requires."""
    return building_of(state, piece).energy


def targets(state: TableState, seat: int) -> list[tuple[str, Piece]]:
    """Return (space, building) for each of the seat's or neutral buildings not yet energized."""
    return [
        (space, piece)
        for space, piece in state.board.pieces.items()
        if not piece.energized and piece.type in {"building", "neutral"} and piece.owner in {seat, NOBODY}
    ]


def options(state: TableState, seat: int, terms: Terms) -> dict[str, list[FuelPlan]]:
    """Return, for each building the seat can energize now (by space), its plans with the cheapest coal."""
    buildings = targets(state, seat)
    if not buildings:
        return {}
    found = supplies(state, seat, terms)
    # The same city and requirement need the same fuel.
    known: dict[tuple[str, int], list[FuelPlan]] = {}
    result: dict[str, list[FuelPlan]] = {}
    for space, piece in buildings:
        where, energy = city_of(state, space).id, energy_of(state, piece)
        if (where, energy) not in known:
            known[where, energy] = plans(state, seat, where, energy, terms, found)
        if known[where, energy]:
            result[space] = known[where, energy]
    return result


def possible(state: TableState, seat: int, terms: Terms) -> bool:
    """Return whether the seat can energize any building now: whether `options` has any."""
    buildings = targets(state, seat)
    if not buildings:
        return False
    carry, found = networks(state).carry, supplies(state, seat, terms)
    needs = {(carry[city_of(state, space).id], energy_of(state, piece)) for space, piece in buildings}
    return any(
        supply.part == part and any(True for _ in _plans_at(state, seat, supply, energy, terms))
        for part, energy in needs
        for supply in found
    )
