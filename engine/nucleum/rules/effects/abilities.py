"""What lasts for a player: unlocked brown technologies and the effects of placed turbines."""

from __future__ import annotations

from engine.nucleum.data.vocabulary import Ability, Modifier, On, Permit
from engine.nucleum.library import lib, rules_of
from engine.nucleum.rules.map.counting import count
from engine.nucleum.state import Effects, Table


def abilities(state: Table, seat: int) -> list[Ability]:
    """Return the seat's lasting abilities, turbines first."""
    player = state.players[seat]
    cached: dict[tuple[int, int, int], list[Ability]] = state.__dict__.setdefault("abilities", {})
    key = (seat, len(player.turbines), len(player.technologies))
    known = cached.get(key)
    if known is None:
        data = lib(state)
        known = []
        if player.experiment:
            for row in data.rows.values():
                if row.id not in player.turbines:
                    known.extend(row.abilities or data.experiments[player.experiment].turbine)
        for name in player.technologies:
            known.extend(data.technologies[name].abilities)
        cached[key] = known
    more = rules_of(state).abilities
    return [*known, *(ability for add in more for ability in add(state, seat))] if more else known


def modifier(state: Table, seat: int, what: str, plant: str = "") -> int:
    """Return the sum of the seat's modifiers of a number; `plant` is the city of the plant in use."""
    total = 0
    for ability in abilities(state, seat):
        if isinstance(ability, Modifier) and ability.what == what:
            amount = ability.amount
            if ability.per is not None:
                amount *= count(state, seat, ability.per, plant)
            total += min(amount, ability.limit) if ability.limit else amount
    return total


def permits(state: Table, seat: int, what: str, action: str = "") -> bool:
    """Return whether the seat may do what the rules otherwise forbid."""
    return any(
        isinstance(ability, Permit) and ability.what == what and ability.action == action
        for ability in abilities(state, seat)
    )


def triggered(state: Table, seat: int, moment: str, requirement: int = 0) -> list[Effects]:
    """Return the effects of each ability of the seat that fires at a moment."""
    return [
        ability.effects
        for ability in abilities(state, seat)
        if isinstance(ability, On) and moment in ability.moments and requirement >= ability.requirement_at_least
    ]


def red_surcharge(state: Table, seat: int) -> int:
    """Return what a red-bordered space or red link costs the seat on top, in thaler."""
    return max(0, lib(state).number("red-thaler") - modifier(state, seat, "red_thaler_off"))
