"""Choices of computer players and of answers given in advance, made outside the event loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from engine.kernel import CONFIRM, Decision, Match, seeded_rng
from engine.priority import PriorityLock
from engine.records.table import Answers, Move, Seat, Table
from engine.registry import games
from engine.tables.open.auto_answers import answer, is_answered, plain_answer
from engine.workers import Stopped, WorkerProcesses

T = TypeVar("T")


SALT = 0x5DEECE66D1CE4E5B
"""Separates the random numbers of thoughts from the deal's."""
LONG_NICENESS = 15
"""Niceness of the processes for long thoughts, so that short ones are not slower on a machine with one processor."""
REST_SECONDS = 300.0
"""Seconds without a question after which the thinking processes end; the next question starts one again."""


class OpenDecision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of a seat: the one open in a game's encoded `state`.

    `computer` names the computer player of the seat; without one, the `answers` given in advance apply. Equal
    questions have equal answers: all chance comes from `seed` (64 bits).
    """

    game: str
    state: bytes
    seed: int
    computer: str | None = None
    answers: Answers = "ask"


class Asker(NamedTuple):
    """The origin of a long thought: its urgency, and the user who caused it (0: no particular one)."""

    urgency: int
    user: int = 0


SEAT, SUGGESTION, REVIEW = range(3)
"""The urgencies: a game waits for the move; a user waits for a suggestion, for a review."""
BEHIND = (0.0, 2.0, 600.0)
"""Head start in seconds that the first urgency has over each."""
MOVE = Asker(SEAT)


class CannotThink(Exception):
    """There is no answer for a seat without a person: its computer player failed, took too long, or made an illegal choice."""


class Thinker(Protocol):
    """Answers the questions to seats without a person."""

    @property
    def waiting(self) -> int:
        """The number of questions not yet answered."""
        ...

    async def think(self, question: OpenDecision, seconds: float, asker: Asker = MOVE) -> tuple[str, ...]:
        """Return the ids of a choice that is legal by what the seat knows, and of those planned after it (`ComputerPlayer.plan`).

        Raises any error of the computer player, or WorkerFailed if there is no answer within `seconds`.
        """
        ...

    async def carry_out(
        self, work: Callable[[bytes], bytes], order: bytes, seconds: float, asker: Asker = MOVE
    ) -> bytes:
        """Return the result of `work` for an order that takes long. Raises its errors, or WorkerFailed like `think`."""
        ...


def think(order: bytes) -> tuple[str, ...]:
    """Answer an encoded `OpenDecision` with what its seat may see. The stand-in, being quick, thinks before each choice."""
    asked = msgspec.msgpack.decode(order, type=OpenDecision)
    game = games()[asked.game]
    state = game.decode(asked.state)
    decision = game.decision(state)
    if decision is None:
        raise ValueError("nobody is asked anything when the game is over")
    rng = seeded_rng(asked.seed)
    imagined = game.imagine(state, decision.seat, rng.fork())
    if asked.computer is None:
        return (answer(game, imagined, decision, asked.answers, rng),)
    computer = game.computer(asked.computer)
    if computer.name == game.stand_in.name:
        return (computer.choose(imagined, decision, rng),)
    return computer.plan(imagined, decision, rng)


class ThinkingProcesses:
    """Thinks in up to `count` worker processes, which run only when needed, and about long thoughts in `long` more.

    Thus a question with a quick answer never waits for a slow computer player (`Game.thinks_long`). The next long
    thought is the most urgent one, and users take turns (`PriorityLock`). Each begins with `load_games` (see
    `engine.games`), given `overrides`, the operator's file of corrected component values.
    """

    def __init__(
        self,
        load_games: Callable[[Path | None], None],
        count: int = 1,
        overrides: Path | None = None,
        *,
        long: int = 1,
    ) -> None:
        self.processes = WorkerProcesses("thinking", load_games, overrides, count=count, rest=REST_SECONDS)
        self.long = WorkerProcesses(
            "long thinking", load_games, overrides, count=long, niceness=LONG_NICENESS, rest=REST_SECONDS
        )
        self.long_turn, self.long_waiting = PriorityLock(BEHIND, long), 0

    @classmethod
    def of(cls, processes: WorkerProcesses, long: WorkerProcesses | None = None) -> ThinkingProcesses:
        """Return a thinker that uses these processes, `long` for long thoughts."""
        made = cls.__new__(cls)
        made.processes, made.long = processes, long or processes
        made.long_turn, made.long_waiting = PriorityLock(BEHIND), 0
        return made

    @property
    def waiting(self) -> int:
        """The number of questions not yet answered."""
        return self.processes.waiting + self.long_waiting

    async def think(self, question: OpenDecision, seconds: float, asker: Asker = MOVE) -> tuple[str, ...]:
        """Return the ids of choices; see `Thinker`. `seconds` exclude the wait for other questions."""
        name, order = question.computer, msgspec.msgpack.encode(question)
        if name is not None and games()[question.game].thinks_long(name):
            return await self._do_long(think, order, seconds, asker)
        return await self.processes.do(think, order, seconds)

    async def carry_out(
        self, work: Callable[[bytes], bytes], order: bytes, seconds: float, asker: Asker = MOVE
    ) -> bytes:
        """Return the result of `work` for an order; see `Thinker`. It waits for more urgent ones."""
        return await self._do_long(work, order, seconds, asker)

    async def _do_long(self, work: Callable[[bytes], T], order: bytes, seconds: float, asker: Asker) -> T:
        self.long_waiting += 1
        try:
            async with self.long_turn(*asker):
                return await self.long.do(work, order, seconds)
        finally:
            self.long_waiting -= 1

    def close(self) -> None:
        """End the processes."""
        self.processes.close()
        self.long.close()


class InProcessThinker:
    """Thinks in threads of this process, only for tests of the engine: it cannot be stopped and slows the loop down."""

    def __init__(self) -> None:
        self._one_at_a_time = threading.Lock()
        self.waiting = 0

    async def think(self, question: OpenDecision, seconds: float, asker: Asker = MOVE) -> tuple[str, ...]:
        """Return the ids of choices, regardless of the time it takes."""
        return await asyncio.to_thread(self._think, msgspec.msgpack.encode(question))

    async def carry_out(
        self, work: Callable[[bytes], bytes], order: bytes, seconds: float, asker: Asker = MOVE
    ) -> bytes:
        """Return the result of `work` for an order, regardless of the time it takes."""
        return await asyncio.to_thread(self._carry_out, work, order)

    def _carry_out(self, work: Callable[[bytes], bytes], order: bytes) -> bytes:
        with self._one_at_a_time:
            return work(order)

    def _think(self, order: bytes) -> tuple[str, ...]:
        with self._one_at_a_time:  # a computer player remembers things while it thinks
            return think(order)


async def unattended_plan(
    thinker: Thinker, seconds: float, table: Table, match: Match[Any], seat: Seat, *, tries: int = 0
) -> tuple[str, ...]:
    """Let the computer player of a seat, or the answers given in advance, choose with only the seat's knowledge.

    Without either, the stand-in does (`Game.stand_in`). `tries` is the number of earlier attempts at this turn: each
    has other random numbers. Returns the ids of a legal choice and of those planned after it. Raises CannotThink if
    there is none within `seconds`, Stopped when the bot stops, ValueError if there is no open decision.
    """
    decision, game = match.decision, match.game
    if decision is None:
        raise ValueError("nobody is asked anything when the game is over")
    computer = seat.computer
    if computer is None and not is_answered(decision, seat.answers):
        computer = game.stand_in.name
    plain = plain_answer(decision, seat.answers) if computer is None else None
    if plain is not None or len(decision.choices) == 1:
        return (plain or decision.choices[0].id,)
    seed = seed_of_thought(match.seed, match.state.ply + (tries << 32))
    question = OpenDecision(
        game=game.id, state=game.encode(match.state), seed=seed, computer=computer, answers=seat.answers
    )
    where = f"for seat {seat.name!r} at table {table.id}, ply {match.state.ply}"
    return await ask_thinker(thinker, seconds, question, decision, where, Asker(SEAT, table.host))


def seed_of_thought(seed: int, number: int) -> int:
    """Return the random seed (64 bits) of a computer player's thought, given the seed of the deal and the thought's number.

    It tells nothing about the numbers that the deal itself draws from its seed.
    """
    return seeded_rng(seeded_rng(seed ^ SALT).next64() + number).next64()


async def ask_thinker(
    thinker: Thinker,
    seconds: float,
    question: OpenDecision,
    decision: Decision,
    where: str,
    asker: Asker,
) -> tuple[str, ...]:
    """Return the answer to a question of `asker` about a decision; `where` it is asked is for the log.

    Raises CannotThink if there is none within `seconds`, or it is illegal; Stopped when the bot stops.
    """
    try:
        plan = await thinker.think(question, seconds, asker)
    except Stopped:
        # This is not a failure of the player: the decision is made after the next start.
        raise
    except Exception as error:
        # It failed, hung or died. `CannotThink` makes the caller try again, and then notify the channel.
        raise CannotThink(f"no answer {where}") from error
    if not plan or plan[0] not in decision.by_id:
        raise CannotThink(f"the answer was to choose {plan[0] if plan else 'nothing'!r} {where}")
    return plan


MAX_DOUBLINGS = 30
"""Maximum number of doublings of a pause: more would exceed any limit."""


class Retries:
    """Growing pauses between attempts at one table, from `first` to `most` seconds. `count` is the number of failed attempts."""

    def __init__(self, first: float, most: float) -> None:
        self._first, self._most = first, most
        self._changed = asyncio.Event()
        self.count = 0

    def begin(self) -> None:
        """Record that another attempt begins, which sees every change made so far."""
        self._changed.clear()

    def hurry(self) -> None:
        """End the pause at once, or skip the next one, because the table has changed."""
        self._changed.set()

    @property
    def seconds(self) -> float:
        """Seconds of the next pause."""
        return min(self._first * 2.0 ** min(self.count, MAX_DOUBLINGS), self._most)

    async def pause(self) -> None:
        """Wait until the next attempt."""
        seconds, self.count = self.seconds, self.count + 1
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), seconds)


async def unattended_turn(
    thinker: Thinker,
    seconds: float,
    table: Table,
    match: Match[Any],
    goes_on: Callable[[Table, Match[Any]], bool],
    *,
    clock: Callable[[], float],
    tries: int = 0,
) -> list[Move]:
    """Choose for the deciding seat, and apply each choice to `match`, while `goes_on` is true; return the choices.

    A plan is followed while its next choice is offered and nothing irrevocable has happened since it was made; then
    the seat thinks again. See `unattended_plan` for `seconds`, `tries` and errors; CannotThink is also raised for an
    invalid choice.
    """
    moves, plan = list[Move](), tuple[str, ...]()
    seat = table.seats[match.decision.seat] if match.decision is not None else None
    while (decision := match.decision) is not None and table.seats[decision.seat] is seat and goes_on(table, match):
        choice = decision.choices[0].id
        if len(decision.choices) > 1:
            if not plan or plan[0] not in decision.by_id:
                plan = await unattended_plan(thinker, seconds, table, match, seat, tries=tries)
            choice = plan[0]
        try:
            events = match.apply(choice)
        except Exception as error:
            # An invalid answer, or an error in the rules: treated like no answer, as asking again may help.
            raise CannotThink(f"seat {seat.name!r} cannot choose {choice!r} at table {table.id}") from error
        # The choice cannot be taken back, so it may have revealed what the plan did not know.
        if not match.since:
            plan = ()
        elif plan and plan[0] == choice:
            plan = plan[1:]
        made = Move(verb="choose", ply=match.state.ply, at=clock(), seat=decision.seat, choice=choice, events=events)
        moves.append(made)
        if choice == CONFIRM:
            break
    return moves
