"""Taking contracts, the bonuses of contract slots, and fulfilling contracts (nucleum.md 4 and 5)."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel import Choice, ChoiceId, Decision, EventLog, SeatName, Text, Unasked, remarks, text
from engine.nucleum.data.vocabulary import SlotReward
from engine.nucleum.library import lib, rules_of
from engine.nucleum.module import EffectRule, MainAction
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_description, component_name
from engine.nucleum.rules.effects.do import Do, fire
from engine.nucleum.rules.effects.goods import bring_about
from engine.nucleum.rules.effects.questions import ask, skip_choice
from engine.nucleum.rules.map.counting import count, holds
from engine.nucleum.state import Pending, TableState, Terms

TAKEN_STACKS = ("silver", "gold")
"""Stacks from which the contract action takes; an end condition is met when all are empty."""


def slot_name(slot: str, state: TableState) -> Text:
    """Return the name of a contract slot."""
    bonus = rules_of(state).slot_bonuses.get(slot)
    return bonus.name if bonus is not None else component_name(state, "contract_slots", slot)


def slot_bonus(state: TableState, slot: str) -> Text:
    """Return a description of the gains from a contract slot."""
    bonus = rules_of(state).slot_bonuses.get(slot)
    if bonus is not None:
        return bonus.gives
    return words.effects(lib(state).contract_slots[slot].effects)


def bonus_steps(state: TableState, seat: int, slot: str, times: int = 1, *, said: bool = False) -> list[Any]:
    """Return the steps that give a slot's bonus, `said` by the previous event; one without a record is never doubled."""
    bonus = rules_of(state).slot_bonuses.get(slot)
    if bonus is not None:
        return bonus.steps(state, seat)
    return [Do(seat, lib(state).contract_slots[slot].effects * times, "contracts", said=said)]


def free_slots(state: TableState, seat: int) -> list[str]:
    """Return the seat's free contract slots."""
    return [slot for slot, held in state.players[seat].contracts.items() if not held]


def display_place(stack: str, position: int) -> str:
    """Return the mark of a position of the contracts on display, counted from 0."""
    return f"contracts:{stack}.{position + 1}"


def place_on_display(state: TableState, contract: str) -> str:
    """Return the mark of the position of a contract on display, "" for another contract."""
    found = ((stack, names.index(contract)) for stack, names in state.display.shown.items() if contract in names)
    return next((display_place(*where) for where in found), "")


def available_contracts(state: TableState) -> list[tuple[str, int, str]]:
    """Return (stack, position, contract) for each contract that may be taken."""
    display = state.display.shown
    return [(stack, position, name) for stack in TAKEN_STACKS for position, name in enumerate(display[stack]) if name]


def progress(state: TableState, seat: int, contract: str) -> Text:
    """Return the seat's progress in a contract."""
    wanted = lib(state).contracts[contract].conditions
    return words.join_items(words.progress(item, count(state, seat, item.counter), state.seats) for item in wanted)


def can_take(state: TableState, seat: int) -> bool:
    """Return whether the seat could take a contract: one is on display or will be, and a slot is free."""
    if not free_slots(state, seat):
        return False
    return bool(available_contracts(state)) or (
        bool(state.display.pending) and any(state.display.stacks[stack] for stack in TAKEN_STACKS)
    )


TAKE = ChoiceId("take")
SLOT = ChoiceId("slot")
FULFIL = ChoiceId("fulfil")
BONUS = ChoiceId("bonus")


class BeginContract(Unasked, tag="begin_contract"):
    """A contract action begins: contracts taken earlier in the turn are replaced first."""

    seat: int
    terms: Terms

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Do pending refills, then ask."""
        revealed = bool(state.display.pending)
        refill_contracts(state, log)
        # Revealed cards cannot be undone, so the action may then be declined.
        optional = self.terms.optional or revealed
        state.push(TakeContract(self.seat, double=self.terms.double_slot, optional=optional))


class TakeContract(msgspec.Struct, tag="take_contract"):
    """`seat` chooses a contract; `double`: the slot's bonus is gained twice."""

    seat: int
    double: bool = False
    optional: bool = False

    def decide(self, state: TableState) -> Decision | None:
        """Ask which contract."""
        found = available_contracts(state) if free_slots(state, self.seat) else []
        if not found:
            return None
        choices = []
        for stack, _, name in found:
            contract = lib(state).contracts[name]
            detail = text(
                "nuc-contract-detail",
                progress=progress(state, self.seat, name),
                rewards=words.effects(contract.rewards),
            )
            facets: dict[str, str | int] = {
                "contract": name,
                "stack": stack,
                "fulfilled": int(holds(state, self.seat, contract.conditions)),
            }
            choices.append(
                Choice(
                    id=TAKE(name),
                    kind="take",
                    label=component_name(state, "contracts", name),
                    detail=detail,
                    facets=facets,
                )
            )
        if self.optional:
            choices.append(skip_choice())
        return ask(state, self.seat, text("nuc-prompt-contract"), choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Continue with the slot."""
        if choice is None:
            log.add("nothing", "nuc-event-nothing", self.seat, minor=True, who=SeatName(self.seat))
        elif choice != "skip":
            state.push(FillSlot(self.seat, TAKE.value(choice), self.double))


class FillSlot(msgspec.Struct, tag="fill_slot"):
    """`seat` chooses a free slot for a contract."""

    seat: int
    contract: str
    double: bool

    def decide(self, state: TableState) -> Decision | None:
        """Ask which slot."""
        twice = (text("nuc-slot-twice"),) if self.double else ()
        choices = tuple(
            Choice(
                id=SLOT(slot),
                kind="slot",
                label=slot_name(slot, state),
                detail=remarks(slot_bonus(state, slot), *twice),
                facets={"slot": slot},
            )
            for slot in free_slots(state, self.seat)
        )
        prompt = text("nuc-prompt-slot", contract=component_name(state, "contracts", self.contract))
        return ask(state, self.seat, prompt, choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Put it there and gain the bonus."""
        slot = SLOT.value(choice)
        stack, position, _ = next(item for item in available_contracts(state) if item[2] == self.contract)
        state.display.shown[stack][position] = ""
        state.display.pending.append(Pending(stack, position, self.seat))
        state.players[self.seat].contracts[slot] = self.contract
        log.add(
            "contract",
            "nuc-event-contract",
            seat=self.seat,
            marks=("contracts", f"mat:{self.seat}"),  # its card is replaced in the same turn
            data={"contract": self.contract, "slot": slot},
            who=SeatName(self.seat),
            contract=component_name(state, "contracts", self.contract),
            needs=words.conditions(lib(state).contracts[self.contract].conditions),
            bonus=slot_bonus(state, slot),
            double="yes" if self.double else "no",
        )
        steps = bonus_steps(state, self.seat, slot, 2 if self.double else 1, said=True)
        state.push(*steps, *fire(state, self.seat, "gain_contract", slot=slot))


def refill_contracts(state: TableState, log: EventLog) -> None:
    """Replace taken contracts: from the same stack, else from another; when all are empty, an end condition is met."""
    display = state.display
    while display.pending:
        gap = display.pending.pop(0)
        stacks = sorted(TAKEN_STACKS, key=lambda stack: stack != gap.stack)
        source = next((stack for stack in stacks if display.stacks[stack]), None)
        if source is None:
            continue
        name = display.stacks[source].pop()
        display.shown[gap.stack][gap.position] = name
        log.reveal()
        log.add(
            "contract-shown",
            "nuc-event-contract-shown",
            marks=(display_place(gap.stack, gap.position),),
            data={"contract": name},
            minor=True,
            contract=text(
                "nuc-contract-needs",
                contract=component_name(state, "contracts", name),
                needs=words.conditions(lib(state).contracts[name].conditions),
            ),
        )
        if not any(display.stacks[stack] for stack in TAKEN_STACKS):
            bring_about(state, gap.seat, "contracts", log)


# --- Fulfilling ---------------------------------------------------------------------------------------------------


def purple(state: TableState) -> list[tuple[str, str]]:
    """Return (stack, contract) for each contract on display that any player may fulfill."""
    return [
        (stack, name)
        for stack, names in state.display.shown.items()
        if stack not in TAKEN_STACKS
        for name in names
        if name
    ]


def fulfillable(state: TableState, seat: int) -> list[str]:
    """Return the contracts the seat could fulfill now: its own and the purple ones."""
    data = lib(state).contracts
    mine = [name for name in state.players[seat].contracts.values() if name]
    open_to = (*mine, *(name for _, name in purple(state)))
    return [name for name in open_to if holds(state, seat, data[name].conditions)]


def fulfil_choices(state: TableState, seat: int) -> list[Choice]:
    """Return the choices to fulfill a contract (kind `fulfil`)."""
    return [
        Choice(
            id=FULFIL(name),
            kind="fulfil",
            label=text("nuc-fulfil", contract=component_name(state, "contracts", name)),
            detail=component_description(state, "contracts", name),
            facets={"contract": name, "stack": lib(state).contracts[name].stack},
        )
        for name in fulfillable(state, seat)
    ]


def fulfil(state: TableState, seat: int, name: str, log: EventLog) -> None:
    """Fulfill a contract: lay it beside the mat, and gain its rewards and the additions of abilities."""
    player = state.players[seat]
    for slot, held in player.contracts.items():
        if held == name:
            player.contracts[slot] = ""
    place = place_on_display(state, name)
    for names in state.display.shown.values():
        if name in names:
            names[names.index(name)] = ""
    player.fulfilled.append(name)
    rewards = lib(state).contracts[name].rewards
    log.add(
        "fulfil",
        "nuc-event-fulfil",
        seat=seat,
        marks=(place, f"mat:{seat}") if place else (f"mat:{seat}",),
        data={"contract": name},
        who=SeatName(seat),
        contract=component_name(state, "contracts", name),
        rewards=words.effects(rewards),
    )
    state.push(Do(seat, rewards, "contracts", said=True), *fire(state, seat, "fulfil_contract"))


# --- Bonus of any slot ----------------------------------------------------------------------------------------------


class ChooseSlotBonus(msgspec.Struct, tag="choose_slot_bonus", omit_defaults=True):
    """`seat` gains the bonus of a contract slot of its choice other than `other_than`, `times` times."""

    seat: int
    other_than: str = ""
    times: int = 1

    def decide(self, state: TableState) -> Decision | None:
        """Ask which slot."""
        choices = tuple(
            Choice(
                id=BONUS(slot),
                kind="bonus",
                label=slot_bonus(state, slot),
                detail=slot_name(slot, state),
                facets={"slot": slot},
            )
            for slot in state.players[self.seat].contracts
            if slot != self.other_than
        )
        prompt = text("nuc-prompt-bonus")
        if self.times > 1:
            prompt = text("nuc-prompt-bonus-times", count=self.times)
        return ask(state, self.seat, prompt, choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Gain it."""
        state.push(*bonus_steps(state, self.seat, BONUS.value(choice), self.times))


def _slot_reward(_state: TableState, do: Do, effect: SlotReward, _log: EventLog) -> list[Any]:
    return [ChooseSlotBonus(do.seat, do.slot if effect.other else "", effect.times)]


SLOT_REWARD = EffectRule(_slot_reward)
"""Carries out the effect "bonus of a contract slot"."""
CONTRACT = MainAction(
    possible=lambda state, seat, _terms: can_take(state, seat),
    begin=BeginContract,
    discounted=False,
)
"""The main action `contract`."""
