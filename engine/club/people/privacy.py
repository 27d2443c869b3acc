"""Everything stored about a person: exporting it as a file, and forgetting it, that is, deleting or anonymizing it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from engine.club.hosting.blocks import Blocks
from engine.club.hosting.giving_up import GivingUp
from engine.club.results.ladder import kept_without
from engine.kernel import text
from engine.records.names import own_name
from engine.records.people import table_people
from engine.records.table import NOBODY, Table
from engine.storage.news import FORGOTTEN, tell
from engine.storage.people.personal import PERSONAL, rows_of
from engine.storage.people.users import UNAPPLIED
from engine.tables.checks import once_more
from engine.tables.manager import TableManager
from engine.tables.players import Players

FORMAT = "correspondence-person"


class Privacy:
    """Exports and deletes the data stored about people at `tables` and among `players`."""

    def __init__(self, tables: TableManager, players: Players, giving_up: GivingUp, blocks: Blocks) -> None:
        self._tables, self._store, self._players = tables, tables.store, players
        self._giving_up, self._blocks = giving_up, blocks

    async def export(self, user: int) -> bytes:
        """Return everything stored about a person as a JSON file: their own rows, and their roles and actions at tables.

        Times are Unix time. It contains neither other people's actions nor anything hidden at a table.
        """
        content: dict[str, Any] = {"format": FORMAT, "user": user, "exported": self._tables.clock()}
        for rows in PERSONAL:
            content[rows.name] = await rows_of(self._store.database, rows, user)
        if (since := await self._blocks.since(user)) is not None:
            content["blocked_by_the_host"] = since
        content["games"] = [await self._at_table(number, user) for number in await self._store.tables.tables_of(user)]
        return await asyncio.to_thread(lambda: msgspec.json.format(msgspec.json.encode(content), indent=1))

    async def _at_table(self, number: int, user: int) -> dict[str, Any]:
        """Return the entries of a table's record and log about a person."""
        found = await self._store.tables.peek(number)
        table = found[1] if found is not None else None
        if table is None:
            return {"table": number, "unreadable": True}
        acts = [
            {"at": move.at, "what": move.verb, "choice": move.choice}
            for move in await self._store.tables.moves(number)
            if move.actor == user
        ]
        return {"table": number, **said_of(table, user), "acts": acts}

    async def affected_tables(self, user: int) -> list[int]:
        """Return the tables from which forgetting removes the person."""
        found: list[int] = []
        for number, sat in (await self._store.tables.tables_of(user)).items():
            peeked = await self._store.tables.peek(number)
            table = peeked[1] if peeked is not None else None  # None: its row is damaged
            if table is not None and (sat or user in {*table.users, table.host, *table_people(table)}):
                found.append(number)
        return found

    async def forget(self, user: int) -> int:
        """Delete a person's own rows and remove them from all tables and logs; return the number of these tables.

        Their seats at open tables are given up before (`GivingUp`). The games themselves are kept for their other
        players. After an interruption, the next call does the rest.
        """
        await self._giving_up.all_of(user)
        known = await self._store.tables.tables_of(user)
        concerned = await self.affected_tables(user)
        for number in concerned:
            await self._take_out_of(number, user)
        kept = []
        for guild, game in await self._store.results.rated_places(user):
            rows = await self._store.results.rated_rows(guild, game)
            kept.append(await asyncio.to_thread(kept_without, rows, user))
        await self._store.tables.forget(user, list(known), kept)
        await self._store.bot_notes.forget(f"{UNAPPLIED}{user}")
        self._players.drop(user)
        await tell(self._store.database, f"{FORGOTTEN} {user}")
        self._tables.made.forget(known)
        return len(concerned)

    @once_more
    async def _take_out_of(self, number: int, user: int) -> None:
        """Remove a person from a table and from its waiting notices."""
        async with self._tables.lock_of(number):
            self._tables.drop(number)
            fresh = await self._store.tables.load(number)
            if fresh is not None:
                # While the table still has the person's name, since nothing else would do it after a crash.
                await self._store.outbox.take_out(number, user, _names_of(fresh, user))
                self._take_out(fresh, user)
                await self._store.tables.commit(fresh, rests_on=fresh.version)

    @staticmethod
    def _take_out(table: Table, user: int) -> None:
        table.removed = [each for each in table.removed if each != user]
        table.declined = [each for each in table.declined if each != user]
        table.called = [each for each in table.called if each != user]
        if (check := table.ready_check) is not None:
            check.pinged = [each for each in check.pinged if each != user]
            check.by = table.host if check.by == user else check.by
            if check.ended is not None:
                check.ended = text("error-check-over")  # it may name them
        table.seat_offered = [each for each in table.seat_offered if each != user]
        table.seat_declined = [each for each in table.seat_declined if each != user]
        table.offer_posts = [each for each in table.offer_posts if each.user != user]
        table.reminders = [
            msgspec.structs.replace(each, asked={who: since for who, since in each.asked.items() if who != user})
            for each in table.reminders
        ]
        table.rated = [each for each in table.rated if each != user]
        if table.joint is not None:
            table.joint.users = tuple(each for each in table.joint.users if each != user)
        table.former = [each for each in table.former if each.user != user]
        table.invited = [each for each in table.invited if each.user != user]
        if table.request is not None and (
            user in {table.request.user, *table.request.agreed, *table.request.gone} or _is_to_get_a_seat(table, user)
        ):
            table.request = None
        for seat in table.seats:
            if seat.offered is not None and seat.offered.user == user:
                seat.offered = None
            if seat.user == user:
                seat.user, seat.computer, seat.name = None, "random", own_name(table, NOBODY)
                seat.waited, seat.kept, seat.suggestions, seat.stand_in, seat.acted = 0.0, None, 0, None, 0.0
                seat.bank, seat.refilled, seat.missed = None, 0, 0
            elif seat.computer and seat.name.endswith("🤖"):  # a seat given up, perhaps by this person
                seat.name = own_name(table, NOBODY)
        if table.host == user:
            table.host = next(iter(table.users), 0)


def said_of(table: Table, user: int) -> dict[str, Any]:
    """Return the entries of a table's record about a person; `tests/engine/administration` compares it with the record's fields."""
    index, request = table.seat_of(user), table.request
    seat, check = table.seats[index] if index is not None else None, table.ready_check
    return {
        "game": table.game,
        "status": table.status,
        "server": table.guild,
        "channel": table.channel,
        "created": table.created,
        "host": table.host == user,
        "name": seat.name if seat is not None else None,
        "called": sorted(_names_of(table, user)),
        "answers": seat.answers if seat is not None else None,
        "waited_while_away_seconds": seat.waited if seat is not None else None,
        "took_the_seat_over": seat.took_over if seat is not None else None,
        "plan_armed_for_turn": seat.armed if seat is not None else None,
        "answer_kept": seat.kept.choice.id if seat is not None and seat.kept is not None else None,
        "asked_in_the_newest_joint_question": table.joint is not None and user in table.joint.users,
        "time_bank_seconds": seat.bank if seat is not None else None,
        "time_bank_refilled_for_turn": seat.refilled if seat is not None else 0,
        "turns_missed": seat.missed if seat is not None else 0,
        "ended_the_game_by_resigning": seat is not None and seat.resigned,
        "own_turns_finished": seat.played if seat is not None else None,
        "own_turns_made_by_a_computer": seat.stood_in if seat is not None else (),
        "last_choice": seat.acted if seat is not None else None,
        "turns_suggested": seat.suggestions if seat is not None else 0,
        "advised": [hint.turn for hint in seat.hints] if seat is not None else [],
        "a_computer_makes_turn": seat.stand_in if seat is not None else None,
        "seats_left": [each.seat for each in table.former if each.user == user],
        "seated_when_a_rated_game_began": user in table.rated,
        "offered_seat": table.offered_to(user) is not None,
        "taken_out_of_the_lobby": user in table.removed,
        "invited": any(person.user == user for person in table.invited),
        "declined": user in table.declined,
        "said_to_be_in": seat.ready if seat is not None else None,
        "took_seat_in_lobby": seat.joined if seat is not None else None,
        "times_called_to_the_lobby": table.called.count(user),
        "started_the_newest_ready_check": check is not None and check.by == user,
        "called_to_the_newest_ready_check": check is not None and user in check.pinged,
        "was_offered_a_seat": user in table.seat_offered,
        "declined_a_seat": user in table.seat_declined,
        "posts_that_remind": [each.message for each in table.reminders if user in each.asked],
        "posts_that_offer_something": [each.kind for each in table.offer_posts if each.user == user],
        "asked_to_take_back": request is not None and request.user == user,
        "named_in_a_request": _is_to_get_a_seat(table, user),
        "agreed_to_take_back": request is not None and user in request.agreed,
    }


def _is_to_get_a_seat(table: Table, user: int) -> bool:
    """Return whether the newest request at a table asks to give a seat to a user."""
    person = table.request.person if table.request is not None else None
    return person is not None and person.user == user


def _names_of(table: Table, user: int) -> set[str]:
    """Return the names that a table has used for a person."""
    people = [
        *table.invited,
        *table.former,
        *table.offer_posts,
        *(seat.offered for seat in table.seats),
        table.request,
        table.request.person if table.request is not None else None,
    ]
    names = {each.name for each in people if each is not None and each.user == user}
    return {*names, *(seat.name for seat in table.seats if seat.user == user)} - {""}
