"""Promo: the bonuses for placing a nucleum are shuffled among the power plants (nucleum.md 9)."""

from __future__ import annotations

from engine.kernel import Rng
from engine.nucleum.library import side
from engine.nucleum.modules.promos.state import promos
from engine.nucleum.state import TableState


def shuffle(state: TableState, rng: Rng) -> None:
    """Redistribute the printed bonuses among the plants."""
    plants = [
        where.id for where in side(state).cities.values() if where.plant is not None and where.plant.takes_nucleum
    ]
    shuffled = list(plants)
    rng.shuffle(shuffled)
    promos(state).plant_bonuses = dict(zip(plants, shuffled, strict=True))


def bonus_of(state: TableState, plant: str) -> str:
    """Return the city whose printed bonus counts at a plant ("" if none was dealt)."""
    return promos(state).plant_bonuses.get(plant, "")
