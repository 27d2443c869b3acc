"""The moments at which a module acts: setup, the end of a recharge, King's Day, hidden information."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.kernel import EventLog, Rng
from engine.nucleum.data.components import SetupCard
from engine.nucleum.state import Steps, TableState

SetUp = Callable[[TableState, Rng, EventLog], None]


LAST_PHASE = "draft"
"""The last phase of setup, regardless of what modules add."""


class Phase(NamedTuple):
    """A phase of setup: its function, and the phase of another module that it replaces ("" for none)."""

    run: SetUp
    replaces: str = ""


@dataclass(frozen=True, kw_only=True)
class Moments:
    """The moments at which a module acts.

    - `set_up`: phases of setup by name. The base game's come first, "draft" (the choice of experiments) last; a phase
      that replaces another takes its position.
    - `first_card`: when the first setup card is resolved, (state, card, log).
    - `recharged`: at the end of a recharge, (state, seat) -> steps.
    - `kings_day`: after the base scoring of a King's Day, (state, seat, log) -> steps.
    - `reshuffle`: shuffles, in a copy, what lies face down: (copy, rng). Of games imagined or taken back.
    - `imagine`: changes, in a copy, what else a seat cannot know: (copy, seat, rng).
    """

    set_up: Mapping[str, Phase] = field(default_factory=dict)
    first_card: tuple[Callable[[TableState, SetupCard, EventLog], None], ...] = ()
    recharged: tuple[Callable[[TableState, int], Steps], ...] = ()
    kings_day: tuple[Callable[[TableState, int, EventLog], Steps], ...] = ()
    reshuffle: tuple[Callable[[TableState, Rng], None], ...] = ()
    imagine: tuple[Callable[[TableState, int, Rng], None], ...] = ()
