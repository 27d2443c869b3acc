"""The promos: random plant bonuses, and action fragments with their contract slot (nucleum.md 9)."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from engine.kernel import Choice, Decision, EventLog, Rng, SeatName, text
from engine.nucleum.data.components import Fragment
from engine.nucleum.library import lib, side
from engine.nucleum.phrases.labels import described, named
from engine.nucleum.rules.actions.contract import SLOT_BONUS
from engine.nucleum.rules.effects.effects import skip_choice
from engine.nucleum.rules.flow.setup import SETTING_UP
from engine.nucleum.state import Table

FRAGMENT_SLOT = "slot-fragment"
"""The contract slot whose bonus is an action fragment."""


def _set_up(state: Table, rng: Rng, _log: EventLog) -> None:
    if state.options["promo_plant_bonuses"]:
        plants = [
            where.id for where in side(state).cities.values() if where.plant is not None and where.plant.takes_nucleum
        ]
        shuffled = list(plants)
        rng.shuffle(shuffled)
        state.display.plant_bonus = dict(zip(plants, shuffled, strict=True))
    if state.options["promo_fragments"]:
        state.display.fragments = list(lib(state).fragments)
        for player in state.players:
            player.contracts[FRAGMENT_SLOT] = ""


SETTING_UP.append(_set_up)


class Laid(NamedTuple):
    """A fragment on a railway tile: its id, and the half of the tile it covers (0 or 1)."""

    fragment: str
    half: int


def offered(state: Table) -> list[str]:
    """Return the fragments that may be taken, in the order in which they lie."""
    return state.display.fragments


def held(state: Table, seat: int) -> str:
    """Return the fragment a seat holds ("" for none)."""
    return state.players[seat].fragment


def laid(state: Table) -> dict[str, Laid]:
    """Return the fragments that lie on railway tiles, by railway space."""
    return {space: Laid(rail.fragment, rail.covers) for space, rail in state.board.rails.items() if rail.fragment}


def fragments(state: Table) -> dict[str, Fragment]:
    """Return the records of all fragments, by id."""
    return lib(state).fragments


def lying_out(state: Table, seat: int) -> bool:
    """Return whether a fragment of the seat lies on a railway tile."""
    return any(rail.owner == seat and rail.fragment for rail in state.board.rails.values())


class TakeFragment(msgspec.Struct, tag="take_fragment"):
    """`seat` takes an action fragment, or exchanges the one it holds; it may own only one."""

    seat: int

    def decide(self, state: Table) -> Decision | None:
        """Ask which, unless the one owned lies on the map."""
        if lying_out(state, self.seat) or not state.display.fragments:
            return None
        held = state.players[self.seat].fragment
        choices = [
            Choice(
                id=f"take:{name}",
                kind="fragment",
                label=named(state, "fragments", name),
                detail=described(state, "fragments", name),
                facets={"fragment": name},
            )
            for name in state.display.fragments
        ]
        if held:
            choices.append(skip_choice())
        prompt = text("nuc-prompt-fragment-exchange" if held else "nuc-prompt-fragment")
        return Decision(seat=self.seat, prompt=prompt, choices=tuple(choices), own_turn=self.seat == state.active)

    def resolve(self, state: Table, choice: str | None, log: EventLog) -> None:
        """Take it; one held goes back to the offer."""
        if choice is None:
            log.add("nothing", "nuc-event-nothing", self.seat, minor=True, who=SeatName(self.seat))
            return
        if choice == "skip":
            return
        player, offer = state.players[self.seat], state.display.fragments
        name = choice.partition(":")[2]
        offer.remove(name)
        if player.fragment:
            offer.append(player.fragment)
        player.fragment = name
        log.add(
            "fragment",
            "nuc-event-fragment",
            self.seat,
            marks=(f"mat:{self.seat}",),
            data={"fragment": name},
            who=SeatName(self.seat),
            fragment=named(state, "fragments", name),
        )


def _bonus(_state: Table, seat: int) -> list[Any]:
    return [TakeFragment(seat)]


SLOT_BONUS[FRAGMENT_SLOT] = _bonus
