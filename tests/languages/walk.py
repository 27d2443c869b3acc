"""Recorded games, walked through as a table would see them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from engine.kernel import Event, Match, MatchRecord
from engine.records.table import Seat, Table
from engine.registry import games
from engine.tables.open.open_table import OpenTable
from tests.kernel.playthrough import load

NAMES = ("0101", "0202", "0303", "0404")
"""Names without a letter, so that no word in a text can come from them."""


STEP = 10
"""Interval, in choices, between the moments kept from a recorded game, so that it is played once per process."""


class Moment(NamedTuple):
    """A table before a choice, or at the end of the game, with what happened since the moment before."""

    open_table: OpenTable
    events: list[Event]
    number: int


def table(game_id: str, *, names: tuple[str, ...] = NAMES) -> OpenTable:
    """Return a recorded game's table before its first choice."""
    record = load(game_id)
    match: Match[Any] = Match(games()[game_id], record.seats, record.seed, record.options)
    return OpenTable(
        Table(
            id=12, game=game_id, channel=1, host=100, status="running", version=2**31, turn_since=1e9,
            options=dict(match.options), match=match.to_record(),
            seats=[Seat(name=names[seat], user=100 + seat) for seat in range(record.seats)],
        )
    )  # fmt: skip


def moments(game_id: str, *, every: int = 1, names: tuple[str, ...] = NAMES) -> Iterator[Moment]:
    """Yield moments of a recorded game at regular intervals, and its end. The table is one and changes."""
    open_table, events = table(game_id, names=names), []
    match = open_table.playing()
    events += match.opening
    for number, choice in enumerate(load(game_id).choices):
        if number % every == 0:
            yield Moment(open_table, events, number)
            events = []
        events = [*events, *match.apply(choice)]
        decision = match.decision
        open_table.table.to_act = decision.seat if decision else None
    assert match.state.over
    open_table.table.status = "finished"
    yield Moment(open_table, events, -1)


class _Kept(NamedTuple):
    """A moment of a recorded game: the match, the active player, and the events since the previous kept moment."""

    record: MatchRecord
    to_act: int | None
    events: list[Event]
    number: int


@cache
def _kept(game_id: str) -> tuple[_Kept, ...]:
    found = []
    for at in moments(game_id, every=STEP):
        assert at.open_table.match is not None
        found.append(_Kept(at.open_table.match.to_record(), at.open_table.table.to_act, at.events, at.number))
    return tuple(found)


def kept_moments(game_id: str, *, every: int) -> Iterator[Moment]:
    """Yield the moments of `moments`, each with its own table, for an `every` that is a multiple of `STEP`."""
    assert every % STEP == 0
    events: list[Event] = []
    for kept in _kept(game_id):
        if kept.number > 0 and kept.number % every:
            events += kept.events
            continue
        open_table = table(game_id)
        open_table.match = Match.from_record(games()[game_id], kept.record)
        open_table.table.to_act = kept.to_act
        if kept.number < 0:
            open_table.table.status = "finished"
        yield Moment(open_table, [*events, *kept.events], kept.number)
        events = []
