"""What modules define for automata: seats that the rules play, without a player."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.kernel import EventLog, Text

if TYPE_CHECKING:
    from engine.nucleum.state import Effects, Steps, TableState, Terms


class Automaton(NamedTuple):
    """The way the rules play a seat without a player.

    `turn(seat)` returns the step that is its whole turn; `matched(seat, tasks)` the steps that resolve halves of its
    railway tiles that match. `gain(state, do, log)` carries out what it gains (`do`: a step with `seat`, `effects` and
    `source`) and returns the steps that follow; `income(state, seat, track, steps, log, by)` what it
    gains from income steps, recorded as given `by` something (`phrases.labels.giver`).
    """

    turn: Callable[[int], Any]
    matched: Callable[[int, list[Any]], Steps]
    gain: Callable[[TableState, Any, EventLog], Steps]
    income: Callable[[TableState, int, str, int, EventLog, str], None]


class AutomatonAction(NamedTuple):
    """The way an automaton takes a main action.

    `rank`: its place among the main actions of a tile, the lowest first. `take(state, seat, terms, log)` chooses by the
    automaton's rules and returns the steps that follow; None when it can do nothing, and nothing is changed.
    `why_not(state, seat)` returns why it could not take the action, as the end of a sentence about it.
    """

    rank: int
    take: Callable[[TableState, int, Terms, EventLog], Steps | None]
    why_not: Callable[[TableState, int], Text]


@dataclass(frozen=True, kw_only=True)
class AutomatonRules:
    """What a module defines for seats that the rules play.

    - `plays`: how they are played; at most one module of a table defines it.
    - `actions`: how they take main actions, by the id of the `ActionKind`.
    - `scores`: their sources of points at the end, in place of `Rules.scores`: (state, seat) -> points.
    - `chained`: whether a tile of an automaton's row is resolved together with the next one: (state, tile).
    - `wild_cities`: cities that match every colour for them.
    - `points`: what they score instead of what a record counts, by its kind: (state, seat, id of the record) -> points.
    - `rail_rewards`: what they gain for rewards printed on railway spaces, in place of these; the first answer counts.
    """

    plays: tuple[Automaton, ...] = ()
    actions: Mapping[str, AutomatonAction] = field(default_factory=dict)
    scores: Mapping[str, Callable[[TableState, int], int]] = field(default_factory=dict)
    chained: tuple[Callable[[TableState, str], bool], ...] = ()
    wild_cities: tuple[Callable[[TableState], Collection[str]], ...] = ()
    points: Mapping[str, Callable[[TableState, int, str], int]] = field(default_factory=dict)
    rail_rewards: tuple[Callable[[TableState, Effects], Effects], ...] = ()
