"""A review of a finished game: turns that the strongest computer player would have played better, by its own measure."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, TypeVar

import msgspec

from engine.club.results.turns import TurnsPlayed
from engine.kernel import Event, Game, Rng, seeded_rng, text, turn_goes_on
from engine.records.table import Table
from engine.registry import games
from engine.tables.manager import TableManager
from engine.tables.open.open_table import OpenTable, TableError
from engine.tables.thinking import REVIEW, Asker, seed_of_thought

MAX_SHOWN = 3
"""Maximum number of turns in a review."""
MAX_COMPARED = 5
"""Maximum number of turns compared in imagined games: those with the greatest gains by the computer player's own measure."""
WORLDS = 12
"""Number of imagined games in which the best turns are compared with those played."""
AT_ONCE = 4
"""Number of imagined games in one part of the work."""
ROUNDS = 2
"""Number of the player's own turns played in each of them."""
ERRORS = 2.0
"""A gain counts as certain if it exceeds its standard error times this factor."""
CLEAR = 1.0
"""Minimum gain of a turn in a review, in points."""
MAX_CHOICES = 60
"""Choices after which a turn counts as complete."""
MAX_KEPT = 50
"""Number of reviews that are remembered."""
MAX_PARTS = 300
"""Number of parts of unfinished reviews that are remembered; a long review has 60."""


class PlayedTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn that was played: its number, the encoded state before it, and the choices of all seats in it."""

    number: int
    state: bytes
    choices: tuple[str, ...]


class TurnOrder(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's turn to review. All chance comes from `seed` (64 bits)."""

    game: str
    seat: int
    seed: int
    turn: PlayedTurn


class OtherTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn of the computer player: its number, its events, and the encoded states after it and after the user's.

    `gain`: the points by which it is better by the computer player's own measure. `wins`: it ends the game with a
    win, the own turn did not.
    """

    number: int
    events: tuple[Event, ...]
    after: bytes
    after_own: bytes
    gain: float
    wins: bool


class CompareOrder(msgspec.Struct, frozen=True, kw_only=True):
    """Two encoded states to be compared for a seat in imagined games. All chance comes from `seed` (64 bits)."""

    game: str
    seat: int
    seed: int
    after: bytes
    after_own: bytes


class BetterTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn as the computer player would have played it: its number, its events, and its gain in points.

    `error` is the standard error of `gain`, times `ERRORS`. `wins`: it ends the game with a win, the own turn did
    not.
    """

    number: int
    events: tuple[Event, ...]
    gain: float
    error: float
    wins: bool = False


class Review(msgspec.Struct, frozen=True):
    """The better turns of a seat, in their order."""

    turns: tuple[BetterTurn, ...]


class ReviewPart(msgspec.Struct, frozen=True):
    """The encoded result of one order of a review, which is made in parts, as moves that games wait for go first."""

    data: bytes


P = TypeVar("P")
_encode = msgspec.msgpack.encode


def find_other_turn(order: bytes) -> bytes:
    """Return the encoded `OtherTurn` for an encoded `TurnOrder`.

    The turn is played from the seat's knowledge at that time, both as it was and as the computer player would play
    it.
    """
    asked = msgspec.msgpack.decode(order, type=TurnOrder)
    game, rng, turn = games()[asked.game], seeded_rng(asked.seed), asked.turn
    before = game.imagine(game.decode(turn.state), asked.seat, rng.fork())
    own = _play_choices(game, before, asked.seat, turn.choices)
    after, events = _let_play(game, before, asked.seat, game.levels[-1], rng)
    better, worse = game.outlooks([after, own], asked.seat, rng.fork())
    return _encode(
        OtherTurn(
            number=turn.number,
            events=tuple(events),
            after=game.encode(after),
            after_own=game.encode(own),
            gain=better - worse,
            wins=_is_won(game, after, asked.seat) and not own.over,
        )
    )


def compare(order: bytes) -> bytes:
    """Return the encoded gains, in points, of the turn in an encoded `CompareOrder` in some imagined games.

    In each world, play continues from both positions for some turns before the computer player evaluates them.
    """
    asked = msgspec.msgpack.decode(order, type=CompareOrder)
    game, rng, gains = games()[asked.game], seeded_rng(asked.seed), list[float]()
    states = [game.decode(asked.after), game.decode(asked.after_own)]
    for _ in range(AT_ONCE):
        seed = rng.next64()
        later = [_played_on(game, state, asked.seat, seeded_rng(seed)) for state in states]
        better, worse = game.outlooks(later, asked.seat, rng.fork())
        gains.append(better - worse)
    return _encode(tuple(gains))


def _is_won(game: Game[Any], state: Any, seat: int) -> bool:
    return bool(state.over) and any(row.seat == seat and row.place == 1 for row in game.standings(state))


def _played_on(game: Game[Any], after: Any, seat: int, rng: Rng) -> Any:
    """Return the state after `ROUNDS` more turns of a seat in an imagined game, with a varied player in each seat."""
    state, player = game.imagine(after, seat, rng.fork()), game.varied_player
    turns, plan, planning = set[int](), tuple[str, ...](), seat
    for _ in range(MAX_CHOICES * state.seats * ROUNDS):
        decision = game.decision(state)
        if decision is None:
            break
        if decision.seat != planning:
            plan, planning = (), decision.seat
        turn = game.turn_number(state)
        if turn not in turns and (decision.seat, decision.own_turn) == (seat, True):
            if len(turns) == ROUNDS:
                break
            turns.add(turn)
        if len(decision.choices) == 1:
            plan = (decision.choices[0].id, *plan)
        elif not plan or plan[0] not in decision.by_id:
            plan = player.plan(game.imagine(state, decision.seat, rng.fork()), decision, rng)
        game.apply(state, plan[0])
        plan = plan[1:]
    return state


def _play_choices(game: Game[Any], before: Any, seat: int, choices: tuple[str, ...]) -> Any:
    """Return the state after the choices made, up to the first that the imagined state does not allow."""
    state, turn = game.copy(before), game.turn_number(before)
    for choice in choices:
        decision = game.decision(state)
        if decision is None or choice not in decision.by_id or _is_over(game, state, turn, seat):
            break
        game.apply(state, choice)
    return state


def _let_play(game: Game[Any], before: Any, seat: int, name: str, rng: Rng) -> tuple[Any, list[Event]]:
    """Return the state after a computer player's turn, and its events; the others decline all offers."""
    state, turn, player = game.copy(before), game.turn_number(before), game.computer(name)
    events, plan = list[Event](), tuple[str, ...]()
    for _ in range(MAX_CHOICES):
        decision = game.decision(state)
        if decision is None or _is_over(game, state, turn, seat):
            break
        if decision.is_confirm or len(decision.choices) == 1:
            choice = decision.choices[0].id
        elif decision.seat != seat:
            choice = decision.choices[-1].id
        else:
            if not plan or plan[0] not in decision.by_id:
                plan = player.plan(game.imagine(state, seat, rng.fork()), decision, rng)
            choice = plan[0]
        if plan and plan[0] == choice:
            plan = plan[1:]
        events += game.apply(state, choice)
    return state, events


def _is_over(game: Game[Any], state: Any, turn: int, seat: int) -> bool:
    return bool(state.over or (state.barrier == state.ply and not turn_goes_on(game, state, turn, seat)))


def may_review(table: Table) -> bool:
    """Return whether there is a review of a table's game: it is over, and the game has levels of computer players."""
    return table.status == "finished" and bool(games()[table.game].levels)


class Reviews:
    """Reviews of the finished games at `tables`, each computed once per seat, one at a time for each user."""

    def __init__(self, tables: TableManager) -> None:
        self._tables = tables
        self._kept = tables.made.shelf(Review, MAX_KEPT)
        self._parts = tables.made.shelf(ReviewPart, MAX_PARTS)
        self._making: dict[int, tuple[int, asyncio.Task[Review]]] = {}
        """The table whose review is being made for a user."""

    def check(self, open_table: OpenTable, user: int) -> int:
        """Return the seat whose turns a user may review.

        Raises TableError before the end, for users without a seat, and while another review is being made for the
        user.
        """
        seat = open_table.table.seat_of(user)
        if not may_review(open_table.table):
            raise TableError(text("error-review-running"))
        if seat is None:
            raise TableError(text("error-review-own"))
        if user in self._making and self._making[user][0] != open_table.table.id:
            raise TableError(text("error-review-busy"))
        return seat

    async def of(self, table_id: int, user: int, turns: Callable[[], Awaitable[TurnsPlayed]]) -> tuple[int, Review]:
        """Return a user's seat and the review of their turns; `turns` returns the game's turns if needed.

        A user who asks again while it is being made gets the same one. Raises TableError like `check`, and any error
        of the thinker, in which case the finished parts are kept.
        """
        # Before the table is read, so that a person forgotten in the meantime does not reappear with the review.
        since = self._tables.made.erasures
        open_table = await self._tables.look(table_id)
        seat = self.check(open_table, user)
        kept = self._kept.get(table_id, seat)
        if kept is None:
            if user not in self._making:
                making = asyncio.create_task(self._make(open_table, seat, user, turns, since), name="review")
                self._making[user] = table_id, making
                making.add_done_callback(lambda _: self._making.pop(user))
            kept = await asyncio.shield(self._making[user][1])
        return seat, kept

    async def _make(
        self,
        open_table: OpenTable,
        seat: int,
        user: int,
        turns: Callable[[], Awaitable[TurnsPlayed]],
        since: int,
    ) -> Review:
        """Think about each turn, then again about the best."""
        table, match = open_table.table, open_table.match
        assert match is not None

        async def part(work: Callable[[bytes], bytes], order: TurnOrder | CompareOrder, kind: type[P]) -> P:
            key = seat, work.__name__, order.seed
            kept = self._parts.get(table.id, key)
            if kept is None:
                thinker, seconds = self._tables.thinker, self._tables.computer_seconds
                kept = ReviewPart(await thinker.carry_out(work, _encode(order), seconds, Asker(REVIEW, user)))
                self._parts.put(table.id, kept, key, since=since)
            return msgspec.msgpack.decode(kept.data, type=kind)

        played, found = await turns(), list[OtherTurn]()
        for number in range(1, played.last + 1):
            if played.turns[number].seat == seat and (state := played.state(number - 1)):
                turn = PlayedTurn(number=number, state=state, choices=played.choices[number])
                seed = seed_of_thought(match.seed, number)
                order = TurnOrder(game=table.game, seat=seat, seed=seed, turn=turn)
                found.append(await part(find_other_turn, order, OtherTurn))
        better = list[BetterTurn]()
        for other in sorted(found, key=lambda other: (not other.wins, -other.gain))[:MAX_COMPARED]:
            gains = list[float]()
            for begun in range(0, WORLDS, AT_ONCE):
                seed = seed_of_thought(match.seed, played.last + other.number * WORLDS + begun)
                compared = CompareOrder(
                    game=table.game, seat=seat, seed=seed, after=other.after, after_own=other.after_own
                )
                gains += await part(compare, compared, tuple[float, ...])
            better.append(better_turn(other, gains))
        review = Review(best(better))
        self._kept.put(table.id, review, seat, since=since)
        self._parts.forget({table.id})
        return review


def better_turn(other: OtherTurn, gains: Sequence[float]) -> BetterTurn:
    """Return a turn with its mean gain in some imagined games and the uncertainty of that."""
    error = ERRORS * stdev(gains) / sqrt(len(gains))
    return BetterTurn(number=other.number, events=other.events, gain=fmean(gains), error=error, wins=other.wins)


def best(turns: list[BetterTurn]) -> tuple[BetterTurn, ...]:
    """Return the turns that are clearly better, only the best ones, in their order."""
    clear = [turn for turn in turns if turn.wins or (turn.gain >= CLEAR and turn.gain > turn.error)]
    clear.sort(key=lambda turn: (not turn.wins, -turn.gain))
    return tuple(sorted(clear[:MAX_SHOWN], key=lambda turn: turn.number))
