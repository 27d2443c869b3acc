"""How computer players think, and answers given in advance are chosen: away from the loop that answers people."""

from __future__ import annotations

import asyncio
import logging
import threading
from pathlib import Path
from typing import Any, Protocol

import msgspec

from engine.kernel import Match, seeded
from engine.records.table import Answers, Seat
from engine.registry import games, load_games
from engine.tables.auto_answers import answer, answered, plain_answer
from engine.workers import Stopped, WorkerFailed, WorkerProcesses

logger = logging.getLogger(__name__)

MAX_SEED = (1 << 64) - 1

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


async def unattended_choice(
    thinker: Thinker, seconds: float, table_id: int, match: Match[Any], seat: Seat, *, thinks: bool
) -> tuple[str, bool]:
    """Let the computer player of a seat, or the answers given in advance, choose with only the seat's knowledge.

    Where there is neither, the strongest computer player stands in. If that fails, or takes longer than `seconds`, a random choice is made. Returns the choice, and whether to think
    again this turn. ValueError when nobody is asked anything.
    """
    decision, game = match.decision, match.game
    if decision is None:
        raise ValueError("nobody is asked anything when the game is over")
    computer = seat.computer
    if computer is None and not answered(decision, seat.answers):
        computer = game.computers()[-1].name
    plain = plain_answer(decision, seat.answers) if computer is None else None
    if plain is not None or len(decision.choices) == 1:
        return plain or decision.choices[0].id, thinks
    seed = (match.seed ^ (match.state.ply * 0x9E3779B97F4A7C15)) & MAX_SEED
    if thinks:
        question = Question(
            game=game.id, state=game.encode(match.state), seed=seed, computer=computer, answers=seat.answers
        )
        try:
            choice = await thinker.think(question, seconds)
            if choice in decision.by_id:
                return choice, True
            logger.error("seat %r was to choose %r at table %d", seat.name, choice, table_id)
        except Stopped:
            raise
        except WorkerFailed:
            logger.exception("seat %r gives no answer at table %d, ply %d", seat.name, table_id, match.state.ply)
            thinks = False
        except Exception:
            logger.exception("no answer for seat %r at table %d, ply %d", seat.name, table_id, match.state.ply)
    return seeded(seed).pick(decision.choices).id, thinks
