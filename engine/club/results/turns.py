"""The turns of a game one by one: the player, the events, and the resulting state.

States of earlier turns are not stored: the choices in the log are replayed in a separate process. While a game's
turns are remembered, only what came after them is read and replayed.
"""

from __future__ import annotations

import logging
import zlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from engine.kernel import CONFIRM, Options, OptionValue, Reshuffles, turn_goes_on
from engine.records.table import Move
from engine.registry import games
from engine.tables.manager import TableManager
from engine.tables.open.open_table import not_running
from engine.tables.open.score_history import reshuffle

logger = logging.getLogger(__name__)

MAX_KEPT, MAX_READ = 20, 5
"""Number of games whose turns are remembered, and of those whose log is; the turns of a long game of Nucleum take 170 kB, its log 2 MB."""

CarryOut = Callable[[Callable[[bytes], bytes], bytes], Awaitable[bytes]]
"""Executes an order with a function, outside the event loop."""


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A finished turn: `seat` took it (None: the setup), `upto` is the number of choices made by its end.

    `asked` is the seat that had to act then (None: the game was over), `scores` are the scores by seat as shown then,
    `state` is the packed state. A turn that could not be replayed has no state and no scores.
    """

    seat: int | None
    upto: int
    asked: int | None = None
    scores: tuple[int, ...] = ()
    state: bytes = b""


class PlayedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game to replay: its choices, only the later ones if it goes on `after` a turn, and the encoded state they led to."""

    game: str
    seats: int
    seed: int
    options: dict[str, OptionValue]
    choices: tuple[str, ...]
    reshuffles: Reshuffles
    state: bytes
    after: Turn | None = None

    def until(self, upto: int) -> PlayedGame:
        """Return the game as it was after this number of choices, without its state."""
        made = tuple(each for each in self.reshuffles if each[0] <= upto)
        return msgspec.structs.replace(self, choices=self.choices[:upto], reshuffles=made, state=b"")


class PlayedAgain(NamedTuple):
    """A game that was played, and its turns."""

    game: PlayedGame
    turns: tuple[Turn, ...]


_turns = msgspec.msgpack.Decoder(tuple[Turn, ...])


class TurnsPlayed:
    """The turns of a game that have ended, oldest first, the setup before them; `choices` and `events` of each, in the same order."""

    def __init__(self, turns: Sequence[Turn], opening: Sequence[Move], choices: Sequence[Move]) -> None:
        self.turns = tuple(turns)
        begun = opening[0].at if opening else choices[0].at if choices else 0.0
        self._ends = [choices[turn.upto - 1].at if turn.upto and choices else begun for turn in turns]
        starts = [0, *(turn.upto for turn in turns)]
        moves = [choices[start : turn.upto] for start, turn in zip(starts, turns, strict=False)]
        self.choices = [tuple(move.choice or "" for move in each) for each in moves]
        self.events = [[event for move in each for event in move.events] for each in moves]
        self.events[0] = [*(event for move in opening for event in move.events), *self.events[0]]

    @property
    def last(self) -> int:
        """The number of the newest turn; 0 if none has ended."""
        return len(self.turns) - 1

    def state(self, number: int) -> bytes:
        """Return the encoded state after a turn; empty if the current rules do not lead there."""
        packed = self.turns[number].state
        return zlib.decompress(packed) if packed else b""

    def seconds(self, number: int) -> float:
        """Return the duration of a turn, from the end of the previous one to its own."""
        return self._ends[number] - self._ends[number - 1] if number else 0.0

    def scores(self, upto: int) -> tuple[tuple[int, ...], ...]:
        """Return every seat's score after each turn up to this one."""
        return tuple(turn.scores for turn in self.turns[1 : upto + 1] if turn.scores)


class LogRead(NamedTuple):
    """A game's log as it was read at a `revision` of its table: the entries before its choices, those settled, the turns."""

    revision: int
    opening: list[Move]
    choices: list[Move]
    turns: TurnsPlayed


def play_again(order: bytes) -> bytes:
    """Return the encoded turns of an encoded `PlayedGame`, from its `after` on.

    There are none if the current rules do not lead to its state.
    """
    played = msgspec.msgpack.decode(order, type=PlayedGame)
    try:
        found = _played_again(played)
    except Exception:
        logger.info("a game of %s cannot be played again", played.game, exc_info=True)
        found = []
    return msgspec.msgpack.encode(found)


def _played_again(played: PlayedGame) -> list[Turn]:
    game = games()[played.game]
    options: Options = played.options
    found: list[Turn] = []

    def end(state: Any, seat: int | None, upto: int) -> tuple[int, int | None]:
        asked = game.decision(state)
        scores = {row.seat: row.score for row in game.shown_standings(state)}
        found.append(
            Turn(
                seat=seat,
                upto=upto,
                asked=asked.seat if asked is not None else None,
                scores=tuple(scores[number] for number in range(played.seats)),
                state=zlib.compress(game.encode(state)),
            )
        )
        return game.turn_number(state), found[-1].asked

    if played.after is None:
        state, _ = game.start(played.seats, played.seed, options)
        state = reshuffle(game, state, played.reshuffles)
        turn = end(state, None, 0)
    else:
        state = game.decode(zlib.decompress(played.after.state))
        found.append(played.after)
        turn = game.turn_number(state), played.after.asked
    for upto, choice in enumerate(played.choices, start=found[0].upto + 1):
        game.apply(state, choice)
        irrevocable = state.barrier == state.ply or state.over
        state = reshuffle(game, state, played.reshuffles)
        if irrevocable and not turn_goes_on(game, state, *turn):
            turn = end(state, turn[1], upto)
    return found if game.is_stored_as(state, played.state) else []


def turns_told(choices: Sequence[Move]) -> list[Turn]:
    """Return the turns according to the log only: without states, and with an answer in another's turn as a turn."""
    ends = [
        upto
        for upto, move in enumerate(choices, start=1)
        if upto == len(choices) or move.choice == CONFIRM or move.seat != choices[upto].seat
    ]
    return [Turn(seat=None, upto=0), *(Turn(seat=choices[upto - 1].seat, upto=upto) for upto in ends)]


class TurnHistory:
    """The turns of the games at `tables`, replayed when a user looks at them."""

    def __init__(self, tables: TableManager) -> None:
        self._tables = tables
        self._kept = tables.made.shelf(PlayedAgain, MAX_KEPT)
        self._read = tables.made.shelf(LogRead, MAX_READ)

    async def of(self, table_id: int, carry_out: CarryOut) -> TurnsPlayed:
        """Return the turns of a table that have ended; `carry_out` replays them outside the event loop.

        They contain no choices that were taken back or are not yet confirmed. Raises TableError if there is no game,
        and any error of `carry_out`.
        """
        since = self._tables.made.erasures
        async with self._tables.hold(table_id) as open_table:
            match = open_table.match
            if match is None:
                raise not_running(open_table.table)
            revision = open_table.table.revision
            read = self._read.get(table_id)
            if read is not None and read.revision == revision:
                return read.turns
            state, reshuffles, settled, begun = (
                match.checkpoint,
                match.reshuffles,
                open_table.settled_ply,
                match.begun,
            )
            opening, choices = await self._log(table_id, settled, read)
        played = PlayedGame(
            game=open_table.table.game,
            seats=match.seats,
            seed=match.seed,
            options=match.options,
            choices=tuple(move.choice or "" for move in choices),
            reshuffles=reshuffles,
            state=state,
        )
        kept = self._kept.get(table_id)
        if kept is None or kept.game != played:
            again = await _turns_of(played, kept, carry_out)
            ended = choices if again else choices[: match.game.decode(begun).ply]
            kept = PlayedAgain(played, again or tuple(turns_told(ended)))
            self._kept.put(table_id, kept, since=since)
        found = TurnsPlayed(kept.turns, opening, choices)
        self._read.put(table_id, LogRead(revision, opening, choices, found), since=since)
        return found

    async def _log(self, table_id: int, settled: int, read: LogRead | None) -> tuple[list[Move], list[Move]]:
        """Return the entries before the choices of a game, and its choices up to the ply `settled`.

        Only entries after the choices of `read` are read if these still stand and all others continue them.
        """
        opening, choices = (read.opening, read.choices) if read is not None and read.choices else ([], [])
        moves = await self._tables.store.tables.moves(table_id, choices[-1].id if choices else 0)
        new = [move for move in moves if move.live and move.verb == "choose" and move.ply <= settled]
        if choices and [len(choices), *(move.ply for move in new)] != [*range(len(choices), settled + 1)]:
            return await self._log(table_id, settled, None)
        return [*opening, *(move for move in moves if move.live and move.verb != "choose")], [*choices, *new]


async def _turns_of(played: PlayedGame, kept: PlayedAgain | None, carry_out: CarryOut) -> tuple[Turn, ...]:
    """Return the turns of a game, replayed after those `kept` if it continues their game; none if it cannot be replayed."""
    if kept is not None and (last := kept.turns[-1]).state and played.until(last.upto) == kept.game.until(last.upto):
        new = msgspec.structs.replace(played, choices=played.choices[last.upto :], after=last)
        if again := _turns.decode(await carry_out(play_again, msgspec.msgpack.encode(new))):
            return (*kept.turns[:-1], *again)
    return _turns.decode(await carry_out(play_again, msgspec.msgpack.encode(played)))
