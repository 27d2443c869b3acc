"""What people's ended games add up to, and one ended game in figures; worked out of what is stored, nothing is kept.

A person's games are decoded and scored in a process of its own: two hundred of them take a few tenths of a second.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

import msgspec

from engine.kernel import Amount, Event, Text
from engine.records.table import Table
from engine.registry import games
from engine.tables.manager import OpenTable, TableManager
from engine.tables.results.turns import CarryOut, TurnsPlayed

logger = logging.getLogger(__name__)

MOST = 200
"""Of so many of a person's newest games the statistics are made."""

Key = TypeVar("Key", bound=Hashable)


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a person's seat fared in an ended game of `seats`, automata included; `alone`: all the others were automata.

    `traits` are what it is compared by, as texts (`Guide.traits`).
    """

    game: str
    seats: int
    alone: bool
    won: bool
    score: int
    traits: tuple[Text, ...] = ()


class Sum(msgspec.Struct, frozen=True):
    """Several games added up: how many, how many of them won, all points, and the best score."""

    games: int
    won: int
    points: int
    best: int

    @property
    def mean(self) -> float:
        """The mean score."""
        return self.points / self.games

    @property
    def rate(self) -> int:
        """Games won, in percent."""
        return round(100 * self.won / self.games)


class Wanted(msgspec.Struct, frozen=True):
    """A person, and tables as stored, at which they sat."""

    user: int
    tables: list[bytes]


class SeatFigures(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's game in figures: its turns, the mean time they took (seconds; None without any), and what the game counts."""

    seat: int
    turns: int
    seconds: float | None
    amounts: tuple[Amount, ...]


_results = msgspec.msgpack.Decoder(list[Result])
_table = msgspec.msgpack.Decoder(Table)


def results_of(order: bytes) -> bytes:
    """Return the encoded results of an encoded `Wanted`, in the same order; tables that cannot be read are left out."""
    wanted = msgspec.msgpack.decode(order, type=Wanted)
    found: list[Result] = []
    for body in wanted.tables:
        try:
            result = _result(_table.decode(body), wanted.user)
        except Exception:
            logger.info("an ended game is left out of statistics", exc_info=True)
            continue
        if result is not None:
            found.append(result)
    return msgspec.msgpack.encode(found)


def _result(table: Table, user: int) -> Result | None:
    seat, game = table.seat_of(user), games().get(table.game)
    if seat is None or game is None or table.match is None:
        return None
    state = game.decode(table.match.state)
    (mine,) = [row for row in game.standings(state) if row.seat == seat]
    return Result(
        game=table.game,
        seats=len(table.seats),
        alone=table.alone,
        won=mine.place == 1,
        score=mine.score,
        traits=game.guide.traits(state, seat),
    )


def added_up(results: Iterable[Result], keys: Callable[[Result], Iterable[Key]]) -> dict[Key, Sum]:
    """Return the sums of results by each of their keys."""
    sums: dict[Key, Sum] = {}
    for each in results:
        for key in keys(each):
            so_far = sums.get(key, Sum(0, 0, 0, each.score))
            sums[key] = Sum(
                so_far.games + 1, so_far.won + each.won, so_far.points + each.score, max(so_far.best, each.score)
            )
    return sums


class Statistics:
    """The statistics of the games at `tables`."""

    def __init__(self, tables: TableManager) -> None:
        self._tables = tables

    async def of(self, user: int, carry_out: CarryOut) -> list[Result]:
        """Return a person's newest ended games, newest first; `carry_out` has them read where that disturbs nobody.

        Raises what `carry_out` raises.
        """
        bodies = await self._tables.store.tables.finished_of(user, MOST)
        if not bodies:
            return []
        return _results.decode(await carry_out(results_of, msgspec.msgpack.encode(Wanted(user, bodies))))


def game_figures(live: OpenTable, played: TurnsPlayed) -> list[SeatFigures]:
    """Return a game in figures, for each seat that is no automaton's, in the order of the standings."""
    match = live.match
    assert match is not None
    events: list[Event] = [event for each in played.events for event in each]
    found: list[SeatFigures] = []
    for row in live.game.standings(match.state):
        if row.seat in match.state.automata:
            continue
        took = [
            played.seconds(number) for number, turn in enumerate(played.turns) if number and turn.seat == row.seat
        ]
        found.append(
            SeatFigures(
                seat=row.seat,
                turns=len(took),
                seconds=sum(took) / len(took) if took else None,
                amounts=live.game.guide.figures(match.state, row.seat, events),
            )
        )
    return found
