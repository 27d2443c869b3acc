"""Texts about open initial contracts."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel import Listing, Role, SeatName, Spot, Text, text
from engine.nucleum.data.components import Contract, Record
from engine.nucleum.guide.reference.lookup import component_spot
from engine.nucleum.module import ModuleGuide, RulesPage
from engine.nucleum.modules.open_contracts.state import initial_contracts, takers, waiting
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_description, component_name
from engine.nucleum.state import TableState


def said_order(state: TableState) -> Listing:
    """Return the seats that must still take an initial contract, the next first."""
    return Listing(tuple(SeatName(seat) for seat in waiting(state)))


def _headline(state: TableState) -> Text | None:
    if not initial_contracts(state) or not all(state.players[seat].experiment for seat in takers(state)):
        return None
    return text("nuc-headline-initial", order=said_order(state))


def said_contracts(state: TableState) -> Text:
    """Return the initial contracts that can be taken, with their conditions and rewards."""
    return words.join_items(
        text(
            "nuc-initial-one",
            contract=component_name(state, "contracts", name),
            says=component_description(state, "contracts", name),
        )
        for name in initial_contracts(state)
    )


def _table(state: TableState) -> Iterable[Text]:
    if initial_contracts(state):
        yield text("position-nucleum-initial", contracts=said_contracts(state), order=said_order(state))


def _is_initial(record: Record) -> bool:
    return isinstance(record, Contract) and record.stack == "initial"


def _spot(state: TableState, which: str) -> Spot:
    return component_spot(state, f"contract:{which}")


GUIDE = ModuleGuide(
    spots={"initial": _spot},
    asks=frozenset({"nuc-prompt-initial"}),
    roles={
        "initial": Role.SENTENCE,
    },
    rulings={"open-contracts": _is_initial},
    pages=(RulesPage("open-contracts", "open-contracts", lambda _data: {}),),
    headlines=(_headline,),
    table=(_table,),
)
