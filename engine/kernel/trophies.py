"""Achievements in games against automata: the result of one game, and trophies that are kept."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

import msgspec

from engine.kernel.event import Event
from engine.kernel.text import Text


class Trophy(msgspec.Struct, frozen=True, kw_only=True):
    """A trophy of a game's solo games. `id` is stored permanently; `name` and `what` are its texts.

    `challenges`: the number of different challenges to win under, over any number of games; 0: within one game.
    """

    id: str
    name: Text
    what: Text
    challenges: int = 0


class SoloResult(msgspec.Struct, frozen=True, kw_only=True):
    """A person's result in a finished game against automata.

    `margin`: the score minus the best automaton's. `reached`: ids of the trophies that this game alone earns, in
    order. `challenge`: the challenge it was played with ("": none).
    """

    level: int
    score: int
    margin: int
    won: bool
    challenge: str = ""
    reached: tuple[str, ...] = ()


class Trophies(NamedTuple):
    """The trophies of a part of a game that people can win in games against automata.

    `listed(parts, components)` returns the trophies by id, given the known parts of the game; `result(state, seat,
    events)` the result of a seat in a finished game of which these are all events, None for a game without automata.
    """

    listed: Callable[[Collection[str], Any], tuple[Trophy, ...]]
    result: Callable[[Any, int, Sequence[Event]], SoloResult | None]
