"""The Baron's develop and contract actions (nucleum.md 10)."""

from __future__ import annotations

import re

from engine.kernel import EventLog, SeatName, Text, text
from engine.nucleum.library import lib
from engine.nucleum.modules.solo.logic import Logic, by_number
from engine.nucleum.modules.solo.state import baron, block_at, row, solo
from engine.nucleum.phrases.labels import component_name
from engine.nucleum.rules.actions.contract import available_contracts, refill_contracts
from engine.nucleum.rules.actions.develop import refill_offer
from engine.nucleum.state import Pending, Steps, TableState, Terms


def rightmost(state: TableState) -> int | None:
    """Return the position of the rightmost tile of the offer; None if there is none."""
    return next((at for at in reversed(range(len(state.display.offer))) if state.display.offer[at]), None)


def take_develop(state: TableState, seat: int, _terms: Terms, log: EventLog) -> Steps | None:
    """Take the offer's rightmost tile for free, to the left of the stop block, after replacing tiles taken this turn."""
    refill_offer(state, log)
    position = rightmost(state)
    if position is None:
        return None
    display = state.display
    tile, display.offer[position] = display.offer[position], ""
    display.takers.append(seat)
    row(state, seat).insert(block_at(state, seat), tile)
    log.add(
        "develop",
        "nuc-event-solo-develop",
        seat,
        marks=(f"offer:{position + 1}", f"mat:{seat}"),
        data={"tile": tile, "cost": 0},
        who=SeatName(seat),
        tile=component_name(state, "tiles", tile),
    )
    return []


def remove_rightmost(state: TableState, seat: int, log: EventLog) -> str:
    """Remove the rightmost tile of the offer from the game; return it, "" if there is none."""
    refill_offer(state, log)
    position = rightmost(state)
    if position is None:
        return ""
    display = state.display
    tile, display.offer[position] = display.offer[position], ""
    display.takers.append(seat)
    solo(state).removed.append(tile)
    log.add(
        "remove",
        "nuc-event-solo-remove",
        seat,
        marks=(f"offer:{position + 1}",),
        data={"tile": tile},
        who=SeatName(seat),
        tile=component_name(state, "tiles", tile),
    )
    return tile


# --- Contracts --------------------------------------------------------------------------------------------------------


def contract_limit(state: TableState) -> int:
    """Return the number of contracts a Baron may have: as many as a player board has slots."""
    return len(lib(state).contract_slots)


def contract_number(name: str) -> int:
    """Return the number of a contract, from its id."""
    found = re.search(r"\d+", name)
    return int(found.group()) if found else 0


def has_all_contracts(state: TableState, seat: int) -> bool:
    """Return whether a Baron has reached his contract limit; military contracts do not count."""
    return len(state.players[seat].fulfilled) - baron(state, seat).besides >= contract_limit(state)


def why_no_contract(state: TableState, seat: int) -> Text:
    """Return the reason why a Baron could not take a contract."""
    if has_all_contracts(state, seat):
        return text("nuc-why-solo-contract-limit", count=contract_limit(state))
    return text("nuc-why-solo-contract")


def take_contract(state: TableState, seat: int, _terms: Terms, log: EventLog) -> Steps | None:
    """Take the shown silver or gold contract with the lowest or highest number, by a logic card; it scores at the end."""
    if has_all_contracts(state, seat):
        return None
    refill_contracts(state, log)
    return take_shown(state, seat, [name for _, _, name in available_contracts(state)], log)


def take_shown(state: TableState, seat: int, found: list[str], log: EventLog) -> Steps | None:
    """Take one of some shown contracts, by a logic card; None if there are none."""
    if not found:
        return None
    name = Logic(state, seat, log).pick(
        "nuc-event-solo-why-contract",
        found,
        (),
        lambda card, name: by_number(card, contract_number(name)),
        lambda name: component_name(state, "contracts", name),
        str,
        shown=False,
    )
    stack, position, _ = next(item for item in available_contracts(state) if item[2] == name)
    state.display.shown[stack][position] = ""
    state.display.pending.append(Pending(stack, position, seat))
    state.players[seat].fulfilled.append(name)
    log.add(
        "contract",
        "nuc-event-solo-contract",
        seat,
        marks=("contracts", f"mat:{seat}"),
        data={"contract": name},
        who=SeatName(seat),
        contract=component_name(state, "contracts", name),
    )
    return []
