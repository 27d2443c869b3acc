"""How computer players think, and answers given in advance are chosen: away from the loop that answers people."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Protocol

import msgspec

from engine.kernel import seeded
from engine.records.table import Answers
from engine.registry import games, load_games
from engine.tables.auto_answers import answer
from engine.workers import WorkerProcesses

REST_SECONDS = 300.0
"""After so long without a question the processes that think are ended; the next question starts one again."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat must decide: the decision open in a game's encoded `state`.

    `computer` names the computer player of the seat; without one, the `answers` given in advance are followed. Equal
    questions have equal answers: all chance comes from `seed` (64 bits).
    """

    game: str
    state: bytes
    seed: int
    computer: str | None = None
    answers: Answers = "ask"


class Thinker(Protocol):
    """Whoever answers the questions that seats without a person are asked."""

    @property
    def waiting(self) -> int:
        """The number of questions not yet answered."""
        ...

    async def think(self, question: Question, seconds: float) -> str:
        """Return the id of a choice, as far as the seat can tell a legal one.

        Raises what the computer player raises, or WorkerFailed when there is no answer within `seconds`.
        """
        ...


def think(order: bytes) -> str:
    """Return the answer to an encoded `Question`, seeing only what the seat asked may see."""
    asked = msgspec.msgpack.decode(order, type=Question)
    game = games()[asked.game]
    state = game.decode(asked.state)
    decision = game.decision(state)
    if decision is None:
        raise ValueError("nobody is asked anything when the game is over")
    rng = seeded(asked.seed)
    imagined = game.imagine(state, decision.seat, rng.fork())
    if asked.computer is None:
        return answer(game, imagined, decision, asked.answers, rng)
    return str(game.computer(asked.computer).choose(imagined, decision, rng))


class ThinkingProcesses:
    """Thinks in `count` worker processes, started when needed and ended when not.

    `overrides` is the host's file of corrected component values. `processes` are used instead of new ones.
    """

    def __init__(
        self, count: int = 1, overrides: Path | None = None, *, processes: WorkerProcesses | None = None
    ) -> None:
        self.processes = processes or WorkerProcesses(
            "thinking", load_games, overrides, count=count, rest=REST_SECONDS
        )

    @property
    def waiting(self) -> int:
        """The number of questions not yet answered."""
        return self.processes.waiting

    async def think(self, question: Question, seconds: float) -> str:
        """Return the id of a choice; see `Thinker`. `seconds` do not count while other questions come first."""
        return await self.processes.do(think, msgspec.msgpack.encode(question), seconds)

    def close(self) -> None:
        """End the processes."""
        self.processes.close()


class InProcessThinker:
    """Thinks in threads of this process, for tests of the engine alone: it cannot be stopped and slows the loop down."""

    def __init__(self) -> None:
        self._one_at_a_time = threading.Lock()
        self.waiting = 0

    async def think(self, question: Question, seconds: float) -> str:
        """Return the id of a choice, however long that takes."""
        return await asyncio.to_thread(self._think, msgspec.msgpack.encode(question))

    def _think(self, order: bytes) -> str:
        with self._one_at_a_time:  # a computer player remembers things while it thinks
            return think(order)
