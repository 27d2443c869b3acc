"""Experiment F's effects: foreign turbines, a tile after energizing, lowest income (court-of-progress, technologies)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from engine.kernel import Choice, Decision, EventLog, remarks, text
from engine.nucleum.data.vocabulary import TRACKS, Part, Track
from engine.nucleum.module import EffectRule, FuelTerms
from engine.nucleum.phrases.labels import component_description, component_name, cost
from engine.nucleum.rules.actions.develop import TILE, TakeOffered, refill_offer
from engine.nucleum.rules.effects.abilities import modifier, permits
from engine.nucleum.rules.effects.do import Do
from engine.nucleum.rules.effects.effects import INCOME, Advance, income_steps
from engine.nucleum.rules.effects.goods import advance
from engine.nucleum.rules.effects.questions import ask, skip_choice
from engine.nucleum.state import TableState

# --- Foreign turbines -------------------------------------------------------------------------------------------------

FOREIGN_ELECTRICITY = "foreign_turbine_electricity"
"""The modifier: electricity for each other player's turbine used in an energize action."""
SUPPLY_PAYS = "supply_pays_turbines"
"""The permission: the supply pays for other players' turbines, which may be used before the plant's own place and the
player's own turbines.
"""


def fuel(state: TableState, seat: int, terms: FuelTerms) -> FuelTerms:
    """Return the terms, changed by the technologies E3 and F3 for other players' turbines (nucleum-data.md, E3, F3)."""
    more = terms.foreign_electricity + modifier(state, seat, FOREIGN_ELECTRICITY)
    pays = terms.supply_pays or permits(state, seat, SUPPLY_PAYS)
    return terms._replace(foreign_electricity=more, supply_pays=pays)


# --- The rightmost tile of the offer --------------------------------------------------------------------------------


class TakeRightmost(Part, frozen=True, tag="take_rightmost"):
    """Take the rightmost, cheapest action tile of the offer for free. May be declined."""


def rightmost(state: TableState) -> str:
    """Return the rightmost tile of the offer, or "" if it is empty."""
    return next((tile for tile in reversed(state.display.offer) if tile), "")


class RightmostTile(msgspec.Struct, tag="rightmost_tile"):
    """`seat` may take the rightmost tile of the offer for free."""

    seat: int

    def decide(self, state: TableState) -> Decision | None:
        """Ask for the decision."""
        tile = rightmost(state)
        if not tile:
            return None
        detail = remarks(cost(0), component_description(state, "tiles", tile))
        choice = Choice(
            id=TILE(tile),
            kind="tile",
            label=component_name(state, "tiles", tile),
            detail=detail,
            facets={"tile": tile, "cost": 0, "position": state.display.offer.index(tile)},
        )
        return ask(state, self.seat, text("nuc-prompt-rightmost"), [choice, skip_choice()])

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Take it."""
        if choice is not None and choice != "skip":
            state.push(TakeOffered(self.seat, TILE.value(choice), 0))


def _take_rightmost(state: TableState, do: Do, _effect: TakeRightmost, log: EventLog) -> list[Any]:
    # As before taking any tile, those taken earlier in the turn are replaced first.
    refill_offer(state, log)
    return [RightmostTile(do.seat)]


# --- The lowest income ----------------------------------------------------------------------------------------------


class LowestIncome(Part, frozen=True, tag="lowest_income"):
    """Move the lowest income marker up `steps`; on a tie the player chooses one."""

    steps: Annotated[int, msgspec.Meta(ge=1)] = 1


def lowest(state: TableState, seat: int) -> list[Track]:
    """Return the tracks on which the seat's income marker is lowest."""
    income = state.players[seat].income
    return [track for track in TRACKS if income[track] == min(income.values())]


class RaiseLowest(msgspec.Struct, tag="raise_lowest", omit_defaults=True):
    """`seat` chooses which of its lowest income markers moves up `steps`."""

    seat: int
    steps: int
    by: str = ""

    def decide(self, state: TableState) -> Decision | None:
        """Ask for the track."""
        choices = [
            Choice(
                id=INCOME(f"{track}{self.steps}"),
                kind="income",
                label=income_steps(state, self.seat, track, self.steps),
                facets={"track": track, "cost": 0},
            )
            for track in lowest(state, self.seat)
        ]
        return ask(state, self.seat, text("nuc-prompt-lowest"), choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Move it."""
        found = lowest(state, self.seat)
        track = next((track for track in found if choice == INCOME(f"{track}{self.steps}")), found[0])
        state.push(Advance(self.seat, track, self.steps, self.by))


def _lowest_income(state: TableState, do: Do, effect: LowestIncome, log: EventLog) -> list[Any]:
    found = lowest(state, do.seat)
    if len(found) > 1:
        return [RaiseLowest(do.seat, effect.steps, do.giver)]
    advance(state, do.seat, found[0], effect.steps, log, do.giver)
    return []


EFFECTS: dict[type[Part], EffectRule] = {
    TakeRightmost: EffectRule(_take_rightmost, lambda state, _seat, _effect: bool(rightmost(state))),
    LowestIncome: EffectRule(_lowest_income),
}
"""The functions that carry out the effects of experiment F."""
