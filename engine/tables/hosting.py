"""What keeps a running game going: resigning, giving a seat to another player, taking back a turn by force."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from engine.kernel import CONFIRM, Text, text
from engine.records.table import Move, Notice, Person
from engine.tables.lobby import own_name
from engine.tables.manager import OpenTable, TableError, TableManager, check_host
from engine.tables.versions import rewound


class Hosting:
    """What players, hosts and managers do to keep the games of `tables` going."""

    def __init__(self, tables: TableManager) -> None:
        self._tables, self._store = tables, tables.store

    async def resign(self, table_id: int, user: int) -> OpenTable:
        """Give the user's seat to the strongest computer player, or end the game when nobody else is left.

        Announced in the channel.
        """
        async with self._tables.hold(table_id) as live:
            live.playing()
            index = live.table.seat_of(user)
            if index is None:
                raise TableError(text("error-not-seated"))
            said = text("act-resigned", who=live.table.seats[index].name)
            if live.table.users == [user]:
                live.table.status = "cancelled"
                ended = Notice(kind="act", text=text("act-last-resigned", who=live.table.seats[index].name))
                await self._tables.write(live, rests_on=live.table.version, notices=[ended], log=("resign", user))
                return live
            await self._reseat(live, index, None, said, user)
        self._tables.let_computers_play(live)
        return live

    async def replace(
        self, table_id: int, by: Person, seat: int, person: Person | None, *, manager: bool
    ) -> OpenTable:
        """Give a seat to `person`, or to a computer player when None. Host or managers; announced in the channel.

        Once a seat has been given up on (no move for the table's give-up time), anyone seated may do it.
        """
        async with self._tables.hold(table_id) as live:
            table = live.table
            live.playing()
            if not 0 <= seat < len(table.seats):
                raise TableError(text("error-no-such-seat"))
            given_up = table.given_up and table.to_act == seat and table.seat_of(by.user) is not None
            if not given_up:
                check_host(table, by.user, manager=manager)
            if person is not None and table.seat_of(person.user) is not None:
                raise TableError(text("error-already-seated"))
            new_name = person.name if person else text("computer-player")
            said = text("act-replaced", who=by.name, old=table.seats[seat].name, new=new_name)
            await self._reseat(live, seat, person, said, by.user)
        self._tables.let_computers_play(live)
        return live

    async def _reseat(self, live: OpenTable, index: int, person: Person | None, said: Text, by: int) -> None:
        table, match = live.table, live.playing()
        seat = table.seats[index]
        if person is None:
            seat.user, seat.computer = None, live.game.computers()[-1].name
            if not seat.name.endswith("🤖"):
                seat.name = f"{seat.name} 🤖"
            if table.host not in table.users and table.users:
                table.host = table.users[0]
        else:
            seat.user, seat.computer, seat.name = person.user, None, own_name(table, person.name)
        seat.answers = "ask"
        notices = [Notice(kind="act", text=said)]
        if not match.since and table.to_act == index and person is not None:
            notices.append(Notice(kind="turn", ping=person.user))
        table.turn_since, table.reminded, table.given_up = self._tables.clock(), 0, False
        await self._tables.write(live, rests_on=table.version, notices=notices, log=("reseat", by))

    async def force_undo(self, table_id: int, by: Person, *, manager: bool) -> OpenTable:
        """Go back to before the last confirmed turn (or to the start of a half-made one). Host or managers.

        Announced in the channel. Raises TableError when there is nothing to take back, RuleError when the rules have
        changed since.
        """
        async with self._tables.hold(table_id) as live:
            match, table = live.playing(), live.table
            check_host(table, by.user, manager=manager)
            rows = [move for move in await self._store.tables.moves(table.id) if move.live and move.verb == "choose"]
            last = len(rows) - len(match.since)
            keep = last if match.since else _start_of_last_turn(rows)
            if not rows or keep >= len(rows):
                raise TableError(text("error-nothing-to-undo"))
            choices = [move.choice or "" for move in rows]
            before = match.state.ply
            live.match = await asyncio.to_thread(rewound, match, choices, keep)
            entry = Move(verb="force-undo", ply=keep, at=self._tables.clock(), actor=by.user, live=False)
            said = Notice(kind="act", text=text("act-force-undo", who=by.name, count=before - keep))
            await self._tables.write(
                live,
                rests_on=table.version,
                moves=[entry],
                dead=range(keep + 1, before + 1),
                notices=[said],
                turn_ended=True,
            )
        self._tables.let_computers_play(live)
        return live


def _start_of_last_turn(rows: Sequence[Move]) -> int:
    """Return how many choices stand before a person's last turn; computers' turns after it go with it."""
    keep = len(rows)
    while keep and rows[keep - 1].actor is None:
        keep -= 1
    seat = rows[keep - 1].seat if keep else None
    while keep and rows[keep - 1].seat == seat:
        keep -= 1
        if keep and rows[keep - 1].choice == CONFIRM:
            break
    return keep
