"""Definitions that modules supply for automata: seats that the rules play, without a player."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.kernel import EventLog, Text

if TYPE_CHECKING:
    from engine.nucleum.state import Effects, Steps, TableState, Terms


@dataclass(frozen=True, kw_only=True)
class OpponentTerms:
    """The changes for the players of a game against an automaton. The defaults are the rules of a game among players.

    - `may_exchange`: whether a seat may exchange uranium for workers and workers for thaler.
    - `closed_slots`: the number of action slots of a seat that are covered and cannot be used.
    - `ends_needed`: the number of end conditions that bring the end; None for the printed number.
    - `ends_left_out`: ids of end conditions that do not count.
    - `near_end`: how near something besides the end conditions brings the end, which comes at 1.0.
    - `turns_left`: the maximum number of own turns that a seat can expect after this one, for computer players.
    """

    may_exchange: Callable[[TableState, int], bool] = lambda _state, _seat: True
    closed_slots: Callable[[TableState, int], int] = lambda _state, _seat: 0
    ends_needed: Callable[[TableState], int | None] = lambda _state: None
    ends_left_out: Callable[[TableState], Iterable[str]] = lambda _state: ()
    near_end: Callable[[TableState], float] = lambda _state: 0.0
    turns_left: Callable[[TableState, int], float] = lambda _state, _seat: math.inf


AMONG_PLAYERS = OpponentTerms()
"""The terms of a game without automata."""


class Automaton(NamedTuple):
    """The way that the rules play a seat without a player.

    `turn(seat)` returns the step that is its whole turn; `matched(seat, tasks)` the steps that resolve halves of its
    railway tiles that match. `gain(state, do, log)` carries out what it gains (`do`: a step with `seat`, `effects`
    and `source`) and returns the steps that follow; `income(state, seat, track, steps, log, by)` what it gains from
    income steps, recorded as given `by` something (`phrases.labels.giver`). `terms`: its effects on players.
    """

    turn: Callable[[int], Any]
    matched: Callable[[int, list[Any]], Steps]
    gain: Callable[[TableState, Any, EventLog], Steps]
    income: Callable[[TableState, int, str, int, EventLog, str], None]
    terms: OpponentTerms = AMONG_PLAYERS


class AutomatonAction(NamedTuple):
    """The way an automaton takes a main action.

    `rank`: its place among the main actions of a tile, the lowest first. `take(state, seat, terms, log)` chooses by
    the automaton's rules and returns the steps that follow; None if it can do nothing; then nothing is changed.
    `why_not(state, seat)` returns why it could not take the action, as the end of a sentence about it.
    """

    rank: int
    take: Callable[[TableState, int, Terms, EventLog], Steps | None]
    why_not: Callable[[TableState, int], Text]


@dataclass(frozen=True, kw_only=True)
class AutomatonChanges:
    """The changes of an expansion to the rules that automata follow.

    - `chained`: whether a tile of an automaton's row is resolved together with the next one: (state, tile).
    - `wild_cities`: cities that match every color for them.
    - `rail_reward`: what they gain for a reward printed on a railway space, in place of it: (state, reward).
    """

    chained: Callable[[TableState, str], bool] = lambda _state, _tile: False
    wild_cities: Callable[[TableState], Collection[str]] = lambda _state: ()
    rail_reward: Callable[[TableState, Effects], Effects] = lambda _state, printed: printed


@dataclass(frozen=True, kw_only=True)
class AutomatonRules:
    """The definitions of a module for seats that the rules play.

    - `plays`: how they are played; at most one module of a table defines it.
    - `actions`: how they take main actions, by the id of the `ActionKind`.
    - `scores`: their sources of points at the end, in place of `Rules.scores`: (state, seat) -> points.
    - `points`: what they score instead of what a record counts, by its kind: (state, seat, id of the record) ->
      points.
    - `changes`: what expansions change in how they are played.
    """

    plays: tuple[Automaton, ...] = ()
    actions: Mapping[str, AutomatonAction] = field(default_factory=dict)
    scores: Mapping[str, Callable[[TableState, int], int]] = field(default_factory=dict)
    points: Mapping[str, Callable[[TableState, int, str], int]] = field(default_factory=dict)
    changes: tuple[AutomatonChanges, ...] = ()
