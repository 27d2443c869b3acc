"""The Baron's decision to lay a tile as a railway, and where (nucleum.md 10; the checks: docs/ledger/rulings.md)."""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel import EventLog
from engine.nucleum.data.vocabulary import Action
from engine.nucleum.library import automaton_rules, lib, rail_spaces, side
from engine.nucleum.modules.solo.logic import Logic, Preference
from engine.nucleum.modules.solo.records import LogicCard
from engine.nucleum.modules.solo.state import row
from engine.nucleum.phrases.labels import rail_space
from engine.nucleum.rules.actions.matching import matches
from engine.nucleum.rules.actions.railway import LayRail, free_rail_spaces, rail_price
from engine.nucleum.rules.actions.tasks import effects_of, task_kind
from engine.nucleum.rules.effects.goods import can_pay, charge
from engine.nucleum.rules.map.networks import own_cities
from engine.nucleum.state import TableState, Task

SUBSIDY_RANK = 1000
"""Subsidies come after every main action."""


def rank_of(state: TableState, task: Task) -> int:
    """Return the rank of a half in the Baron's order: main actions in his order, then subsidies."""
    rule = automaton_rules(state).actions.get(task_kind(effects_of(state, task)))
    return SUBSIDY_RANK if rule is None else rule.rank


def main_actions(state: TableState, tile: str) -> list[str]:
    """Return the main actions on an action tile."""
    halves = lib(state).tiles[tile].halves
    return [effect.action for half in halves for effect in half.effects if isinstance(effect, Action)]


def last_of(state: TableState, seat: int, tile: str) -> str:
    """Return a main action of a tile that no other tile of the Baron's row has; "" if there is none."""
    elsewhere = {action for other in row(state, seat) if other != tile for action in main_actions(state, other)}
    return next((action for action in main_actions(state, tile) if action not in elsewhere), "")


def payable_spaces(state: TableState, seat: int) -> list[str]:
    """Return the free railway spaces the Baron can pay for, with a worker and any surcharge."""
    return [
        space for space in free_rail_spaces(state) if can_pay(state, seat, rail_price(state, seat, space), workers=1)
    ]


def why_not(state: TableState, seat: int, tile: str) -> str:
    """Return the reason why a tile does not become a railway: `last`, `chain`, `worker` or `space`; "" if it does."""
    if not lib(state).tiles[tile].railway:
        return "chain"
    if last_of(state, seat, tile):
        return "last"
    if not state.players[seat].workers:
        return "worker"
    return "" if payable_spaces(state, seat) else "space"


class TilePlacement(NamedTuple):
    """A space for a tile, the half at the link's first end, and the result.

    `completes` the link; `matched` ends; `ranks` of the tile's matched actions, best first; `touches` his network.
    """

    space: str
    half: int
    completes: bool
    matched: int
    ranks: tuple[int, ...]
    touches: bool


def ways(state: TableState, seat: int, tile: str) -> list[TilePlacement]:
    """Return every way to lay a tile that he can pay for."""
    own, rails, found = own_cities(state, seat), state.board.rails, []
    for space in payable_spaces(state, seat):
        where, index = rail_spaces(state)[space]
        filled = sum(other in rails for other in where.space_ids) + 1
        beside = [where.ends[0]] if index == 0 else []
        beside += [where.ends[1]] if index == where.spaces - 1 else []
        near = [where.space_ids[at] for at in (index - 1, index + 1) if 0 <= at < where.spaces]
        mine = any(other in rails and rails[other].owner == seat for other in near)
        touches = mine or any(end in own for end in beside)
        for half in (0, 1):
            ends = [end for end in matches(state, space, tile, half, seat) if end.matches]
            ranks = tuple(sorted(rank_of(state, Task(tile, end.half)) for end in ends))
            found.append(TilePlacement(space, half, filled == where.spaces, len(ends), ranks, touches))
    return found


def _by_card(state: TableState, card: LogicCard, way: TilePlacement) -> tuple[int, ...]:
    """Return the rank of a link in a card's order: by the better of its two city numbers, then the other."""
    where, index = rail_spaces(state)[way.space]
    numbers = sorted(side(state).cities[end].number for end in where.ends)
    return (*numbers, index) if card.tie == "lowest" else (*(-number for number in reversed(numbers)), index)


def lay(state: TableState, seat: int, tile: str, log: EventLog) -> None:
    """Lay a tile of his row as a railway, and queue the steps that follow.

    The four checks: a space that completes a link; one with the most matching ends; one that touches his network; a
    logic card. There, he chooses the orientation with the most matches, then his preferred action.
    """
    found = ways(state, seat, tile)
    wishes: list[Preference[TilePlacement]] = [
        Preference("completes", lambda way: not way.completes),
        Preference("matches", lambda way: -way.matched),
        Preference("touches", lambda way: not way.touches),
    ]
    chosen = Logic(state, seat, log).pick(
        "nuc-event-solo-why-rail",
        found,
        wishes,
        lambda card, way: _by_card(state, card, way),
        lambda way: rail_space(state, way.space),
        lambda way: way.space,
    )
    best = min(
        (way for way in found if way.space == chosen.space), key=lambda way: (-way.matched, way.ranks, way.half)
    )
    price = rail_price(state, seat, best.space)
    charge(state, seat, price, 1, [LayRail(seat, tile, best.space, best.half, price, 1)])
