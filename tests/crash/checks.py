"""Invariants after people have played while the bot was killed repeatedly."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from engine.kernel import Event, Guide, Match, Role
from engine.records.table import Move, Notice
from engine.records.table import Table as TableRecord
from engine.registry import games
from engine.tables.open.auto_answers import DECLINING
from engine.tables.open.kept import offered_states
from simulation import Message
from tests.crash.driver import Kept, Seats
from tests.crash.stored import Reported, choices_in, moves_in, moves_of, reading, reported_in, table_of


def check_acknowledged(path: Path | str, tables: list[Seats]) -> int:
    """Assert that each acknowledged choice is in the move log, in order; return their number."""
    looked_for = 0
    with reading(path) as database:
        for seats in tables:
            row, log = 0, choices_in(database, seats.channel)
            for known in seats.acknowledged:
                if known.row:
                    row = known.row
                    continue
                made = (known.user, known.choice)
                found = min((number for number, *choice in log if number > row and tuple(choice) == made), default=0)
                assert found, f"{known} was acknowledged and is lost after row {row} of {log[-12:]}"
                known.row = row = found
                looked_for += 1
    return looked_for


def check_kept(path: Path | str, answers: Iterable[Kept]) -> int:
    """Assert that no acknowledged answer to another's turn is lost, by replaying the games; return their number."""
    looked_for = 0
    with reading(path) as database:
        for known in answers:
            (body,) = database.execute("SELECT body FROM game_table WHERE id = ?", (known.table,)).fetchone()
            moves = [move for move in moves_of(database, known.table) if move.verb == "choose" and move.live]
            _check_answer(table_of(body), known, moves)
            looked_for += 1
    return looked_for


def _check_answer(table: TableRecord, known: Kept, moves: list[Move]) -> None:
    """Assert that a kept answer was given when its player was asked, or is still kept while it can be asked for.

    A player who passed is asked again if there are new choices, and is not asked if the offer is gone.
    """
    record, seat = table.match, table.seat_of(known.user)
    assert record is not None
    assert seat is not None
    match: Match[Any] = Match(games()[table.game], record.seats, record.seed, record.options, record.reshuffles)
    offered: set[str] | None = None
    for move in moves:
        if move.id > known.row and offered is None:
            offered = _offered(match, seat, known)
        decision = match.decision
        if move.id > known.row and _asks(match, seat, known) and decision is not None:
            passes = known.choice in {choice.id for choice in decision.of_kind(*DECLINING)}
            if known.choice in decision.by_id and not (passes and not decision.by_id.keys() <= (offered or set())):
                assert move.choice == known.choice, f"{known} is lost: {move.choice} was given"
            return
        assert move.choice is not None
        match.apply(move.choice)
    if known.choice in _offered(match, seat, known):
        kept = table.seats[seat].kept
        assert kept is not None, f"{known} is lost"
        assert (kept.turn, kept.choice.id) == (known.turn, known.choice)


def _asks(match: Match[Any], seat: int, known: Kept) -> bool:
    """Return whether the seat is now asked the question of a kept answer, and not for a confirmation."""
    decision = match.decision
    return (
        decision is not None
        and decision.seat == seat
        and not decision.own_turn
        and not decision.is_confirm
        and match.game.turn_number(match.state) == known.turn
    )


def _offered(match: Match[Any], seat: int, known: Kept) -> set[str]:
    """Return the offers of a kept answer's turn to the seat, if all before it pass; none in another turn."""
    if match.game.turn_number(match.state) != known.turn:
        return set()
    state = offered_states(match.game, match.state).get(seat)
    decision = match.game.decision(state) if state is not None else None
    return {*decision.by_id} if decision is not None else set()


async def until_told(path: Path | str, seconds: float = 120.0) -> None:
    """Wait until nothing waits in the outbox."""
    for _ in range(int(seconds / 0.1)):
        with reading(path) as database:
            (waiting,) = database.execute("SELECT count(*) FROM outbox WHERE done = 0").fetchone()
        if not waiting:
            return
        await asyncio.sleep(0.1)
    raise AssertionError(f"{waiting} notices are not delivered")


def is_told(guide: Guide[Any], events: Sequence[Event]) -> bool:
    """Return whether a separate post reports these events: not if something was only declined, or is only in the log."""
    news = [event for event in events if event.kind not in guide.passed]
    return any(deed.role is not Role.LOG for deed in guide.tale(news))


def check_posts(path: Path | str, tables: list[Seats]) -> Counter[str]:
    """Assert that every notice was delivered by one message and every message delivers a notice; return counts.

    Not told are reminders that something overtook, and turns of which there is nothing to tell, such as those in
    which something was only declined, when the next turn's post comes anyway. In addition, there is at most one
    status post for each table, which pings no one.
    """
    counts: Counter[str] = Counter()
    with reading(path) as database:
        for seats in tables:
            rows = database.execute(
                "SELECT kind, message, every_notice.body FROM every_notice JOIN game_table ON game_table.id = table_id"
                " WHERE channel = ? ORDER BY every_notice.id",
                (seats.channel.id,),
            ).fetchall()
            told = {message for _, message, _ in rows if message is not None}
            records = [
                table_of(body)
                for (body,) in database.execute("SELECT body FROM game_table WHERE channel = ?", (seats.channel.id,))
            ]
            status = {record.lobby_post for record in records}
            # A ready check's post is recorded before its notice: after a kill in between, the notice only updates it.
            noted = {
                check.message for record in records if (check := record.ready_check) is not None and check.message
            } - told
            told |= noted
            posted = [m for m in seats.channel.messages if m.author.bot and m.interaction is None]
            posted = [m for m in posted if m.id not in status or m.pinged]
            for message in posted:
                assert message.id in told, f"posted twice or for nothing: {message!r}"
            assert told == {message.id for message in posted}
            asked: Counter[int | None] = Counter(person.id for _ in noted for person in seats.people)
            last = max((at for at, (_, message, _) in enumerate(rows) if message is not None), default=-1)
            for at, (kind, message, body) in enumerate(rows):
                counts[kind] += 1
                if kind == "status" or (kind == "check" and message is None):  # only an older post changes
                    continue
                notice = msgspec.msgpack.decode(body, type=Notice)
                if message is None and kind != "reminder":
                    # A turn also reports the answers right before it that came too late for their own post.
                    first = rows[at - 1] if at and rows[at - 1][:2] == ("answers", None) else rows[at]
                    after = msgspec.msgpack.decode(first[2], type=Notice).after
                    made = moves_in(database, seats.channel, after, notice.upto)
                    events = [event for move in made if move.live for event in move.events]
                    # Nothing happened in a turn that begins when the last answer, which is already told, is given.
                    assert events or not made, f"a {kind} was never told"
                    assert not is_told(games()[seats.game].guide, events), f"a {kind} was never told: {events}"
                    assert at < last, f"the last {kind} was never told"
                    counts["overtaken"] += 1
                if kind == "turn":
                    asked.update([notice.ping, *notice.others])
                elif kind != "answers":
                    asked.update(person.id for person in seats.people)
            pinged = Counter(person.id for message in posted for person in message.pinged)
            assert pinged <= asked, "somebody was pinged twice for a turn"
            counts["posts"] += len(posted)
            counts["pings"] += sum(len(message.pinged) for message in posted)
    return counts


def check_pings(database: Path | str, tables: list[Seats]) -> None:
    """Assert that a choice was made between any two pings of a person for a table.

    What counts is up to which entry of the move log a post reports: a kill or a slow network may deliver it later,
    even after the first post of the channel's next table. A post that the database does not know may be one that was
    sent twice: there the times count, and it may be of any table.
    """
    with reading(database) as connection:
        reported = reported_in(connection)
        for seats in tables:
            moves = [move for move in moves_in(connection, seats.channel) if move.verb != "undo"]
            earlier: defaultdict[int, list[Message]] = defaultdict(list)
            for message in seats.channel.messages:
                for person in message.pinged:
                    before = next(
                        (one for one in reversed(earlier[person.id]) if _alike(one, message, reported)), None
                    )
                    if before is not None and not any(_between(before, move, message, reported) for move in moves):
                        raise AssertionError(f"{person} was pinged twice for one turn: {message!r}")
                    earlier[person.id].append(message)


def _alike(one: Message, other: Message, reported: dict[int, Reported]) -> bool:
    """Return whether two posts may be of the same table."""
    return len({reported[message.id].table for message in (one, other) if message.id in reported}) < 2


def _between(before: Message, move: Move, message: Message, reported: dict[int, Reported]) -> bool:
    """Return whether a move was made after one post's report and before the end of another's."""
    if before.id in reported and message.id in reported:
        return reported[before.id].upto < move.id <= reported[message.id].upto
    return before.created_at.timestamp() < move.at <= message.created_at.timestamp() + 0.001
