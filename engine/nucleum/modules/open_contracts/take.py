"""Revealing one initial contract per player, and taking them (Gibraltar, advanced expert variant)."""

from __future__ import annotations

import msgspec

from engine.kernel import Choice, Confirm, Decision, EventLog, Rng, SeatName, text
from engine.nucleum.library import lib
from engine.nucleum.modules.open_contracts.state import initial_contracts, takers
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_name
from engine.nucleum.rules.actions.contract import SLOT, TAKE, free_slots, progress, slot_name
from engine.nucleum.state import TableState


def reveal(state: TableState, _rng: Rng, log: EventLog) -> None:
    """Reveal the initial contracts that were dealt, instead of dealing them, and queue the steps in which seats take them.

    The steps lie below the auction and the choice of experiments, which come first.
    """
    found = initial_contracts(state)
    for seat in state.people_from(state.first):
        held = state.players[seat].contracts
        for slot, name in held.items():
            if name:
                found.append(name)
                held[slot] = ""
    log.add(
        "setup",
        "nuc-event-open-contracts",
        marks=tuple(f"initial:{name}" for name in found),
        data={"count": len(found)},
        minor=True,
        contracts=words.join_items(component_name(state, "contracts", name) for name in found),
    )
    state.push(*(step for seat in takers(state) for step in (TakeInitial(seat), Confirm(seat))))


class TakeInitial(msgspec.Struct, tag="take_initial"):
    """`seat` chooses one of the initial contracts revealed."""

    seat: int

    def decide(self, state: TableState) -> Decision | None:
        """Ask which."""
        choices = []
        for name in initial_contracts(state):
            contract = lib(state).contracts[name]
            choices.append(
                Choice(
                    id=TAKE(name),
                    kind="take",
                    label=component_name(state, "contracts", name),
                    detail=text(
                        "nuc-contract-detail",
                        progress=progress(state, self.seat, name),
                        rewards=words.effects(contract.rewards),
                    ),
                    facets={"contract": name, "stack": contract.stack},
                )
            )
        return Decision(seat=self.seat, prompt=text("nuc-prompt-initial"), choices=tuple(choices))

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Continue with the slot."""
        state.push(PlaceInitial(self.seat, TAKE.value(choice)))


class PlaceInitial(msgspec.Struct, tag="place_initial"):
    """`seat` chooses a slot for its initial contract, whose bonus it does not gain."""

    seat: int
    contract: str

    def decide(self, state: TableState) -> Decision | None:
        """Ask for the slot."""
        choices = [
            Choice(
                id=SLOT(slot),
                kind="slot",
                label=slot_name(slot, state),
                detail=text("nuc-initial-no-bonus"),
                facets={"slot": slot},
            )
            for slot in free_slots(state, self.seat)
        ]
        prompt = text("nuc-prompt-slot", contract=component_name(state, "contracts", self.contract))
        return Decision(seat=self.seat, prompt=prompt, choices=tuple(choices))

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Put it there."""
        slot = SLOT.value(choice)
        initial_contracts(state).remove(self.contract)
        state.players[self.seat].contracts[slot] = self.contract
        log.add(
            "initial",
            "nuc-event-initial",
            self.seat,
            marks=(f"mat:{self.seat}",),
            data={"contract": self.contract, "slot": slot},
            who=SeatName(self.seat),
            contract=component_name(state, "contracts", self.contract),
            conditions=words.conditions(lib(state).contracts[self.contract].conditions),
        )
