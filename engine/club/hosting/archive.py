"""A game as one JSON file: exported, and imported after checking that it is complete and legal."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from engine.club.servers.caps import TableCaps
from engine.kernel import Event, Match, OptionValue, text
from engine.records.clocks import BANKS, Pace, WhenLate
from engine.records.settings import TableSettings
from engine.records.table import UNNAMED, Move, Notice, Person, Seat, Status, Table
from engine.registry import games
from engine.storage.database import ChannelTakenError
from engine.tables.checks import once_more
from engine.tables.manager import TableManager
from engine.tables.open.open_table import OpenTable, TableError, not_running
from engine.tables.open.versions import RELEASE, is_newer, is_older

T = TypeVar("T")
R = TypeVar("R")

FORMAT = "correspondence-game"
FORMAT_VERSION = 3
"""The first format, of release 0.1.0, had one version of the rules for a whole game, and no automata; the second no turns of seats."""
MAX_BYTES = 2_000_000
"""Larger files are refused unread; a long four-player game takes a fifth of that."""

Id = Annotated[int, Meta(ge=1, le=(1 << 63) - 1)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Word = Annotated[str, Meta(max_length=60)]
Count = Annotated[int, Meta(ge=0, le=100_000)]
Seed = Annotated[int, Meta(ge=0, le=(1 << 63) - 1)]
Time = Annotated[float, Meta(ge=0, lt=1e11)]
Turns = Annotated[tuple[Count, ...], Meta(max_length=20_000)]


class ArchivedSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat: its player's name, and the Discord user's id, the computer player's name or the automaton's key.

    Without any of these, it waits for a player to take it. `suggestions` is the number of turns suggested to its
    user. `resigned`: the user ended the game by resigning. For `played` and `stood_in` see
    `engine.records.clocks.OwnTurns`.
    """

    name: Name
    user: Id | None = None
    computer: Word | None = None
    automaton: Word | None = None
    suggestions: Count = 0
    resigned: bool = False
    played: Turns | None = None
    stood_in: Turns = ()


class ArchivedSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of the table; see `engine.records.table.TableSettings`."""

    reminder_hours: Annotated[int, Meta(ge=0, le=336)]
    give_up_days: Annotated[int, Meta(ge=0, le=365)]
    locale: Annotated[str, Meta(max_length=10)]
    pace: Pace = 0
    bank: Annotated[int, Meta(ge=0, le=BANKS[-1])] = 0
    weekends: bool = False
    late: WhenLate = "ask"


class ArchivedMove(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry of the move log without its events, which follow from the rules; see `engine.records.table.Move`."""

    verb: Word
    ply: Count
    at: Time
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None
    actor: Annotated[int, Meta(ge=UNNAMED, le=(1 << 63) - 1)] | None = None
    choice: Word | None = None
    live: bool


class Archive(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game file. `digest` is the SHA-256 of the file with an empty digest; `state` is in base64.

    `rules_versions` are for the modules in force; a file of the first format has a single `rules_version`.
    `reshuffles` belong to the match (`engine.kernel.match`).
    """

    format: Literal["correspondence-game"] = "correspondence-game"
    format_version: Literal[1, 2, 3] = 3
    release: Word
    game: Word
    rules_versions: Annotated[dict[Word, Count], Meta(max_length=50)] = {}
    rules_version: Count = 0
    status: Literal["running", "finished", "cancelled"]
    host: Annotated[int, Meta(ge=UNNAMED, le=(1 << 63) - 1)]
    seed: Seed
    options: Annotated[dict[Word, bool | Count | Word], Meta(max_length=50)]
    seats: Annotated[list[ArchivedSeat], Meta(min_length=1, max_length=10)]
    settings: ArchivedSettings
    reshuffles: Annotated[tuple[tuple[Count, Seed], ...], Meta(max_length=1000)] = ()
    moves: Annotated[list[ArchivedMove], Meta(max_length=20_000)]
    state: bytes
    digest: str = ""


class _Header(msgspec.Struct):
    """The fields by which a game file of any version is recognized."""

    format: Literal["correspondence-game"]
    format_version: int


def _digest(content: dict[str, Any]) -> str:
    """Return the digest of a file's content, regardless of the release that wrote it."""
    return hashlib.sha256(msgspec.json.encode(content | {"digest": ""})).hexdigest()


def make_archive(open_table: OpenTable, moves: Sequence[Move]) -> Archive:
    """Return the archive of a table's game, with any unfinished turn. Raises TableError if it has not started."""
    table, match = open_table.table, open_table.match
    if match is None or table.status == "lobby":
        raise not_running(table)
    return Archive(
        release=RELEASE,
        game=table.game,
        rules_versions=match.rules_versions,
        status=table.status,
        host=table.host,
        seed=match.seed,
        options=match.options,
        seats=[
            ArchivedSeat(
                name=seat.name, user=seat.user, computer=seat.computer, automaton=seat.automaton,
                suggestions=seat.suggestions, resigned=seat.resigned, played=seat.played, stood_in=seat.stood_in,
            )
            for seat in table.seats
        ],
        settings=ArchivedSettings(
            reminder_hours=table.settings.reminder_hours,
            give_up_days=table.settings.give_up_days,
            locale=table.settings.locale,
            pace=table.settings.pace,
            bank=table.settings.bank,
            weekends=table.settings.weekends,
            late=table.settings.late,
        ),
        reshuffles=match.reshuffles,
        moves=[
            ArchivedMove(
                verb=move.verb, ply=move.ply, at=at, seat=move.seat, actor=move.actor, choice=move.choice,
                live=move.live,
            )
            for move, at in zip(moves, accumulate((move.at for move in moves), max), strict=True)
        ],
        state=open_table.game.encode(match.state),
    )  # fmt: skip


def pack(archive: Archive) -> bytes:
    """Return a game as a file. Raises TableError if it is too large to be imported."""
    content = msgspec.json.decode(msgspec.json.encode(archive))
    let_others_run()
    data = msgspec.json.format(msgspec.json.encode(content | {"digest": _digest(content)}), indent=1)
    _check_size(data)
    return data


def _check_size(data: bytes) -> None:
    if len(data) > MAX_BYTES:
        raise TableError(text("error-import-large", most=MAX_BYTES // 1_000_000))


def let_others_run() -> None:
    """Let other threads run between two pieces of long work, above all the thread that answers people."""
    time.sleep(0)


def unpack(data: bytes) -> tuple[Archive, Match[Any], list[Move]]:
    """Read a game file; return the archive, its game replayed choice by choice, and its move log.

    Raises TableError with the reason when the file is not a game file, too large, newer than this release, changed
    since it was exported, or does not replay to the state it holds.
    """
    _check_size(data)
    try:
        header = msgspec.json.decode(data, type=_Header)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        # RecursionError: a forged file may nest brackets endlessly.
        raise TableError(text("error-import-foreign")) from None
    if header.format_version > FORMAT_VERSION:
        raise TableError(text("error-newer"))
    try:
        archive = msgspec.json.decode(data, type=Archive)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise TableError(text("error-import-changed")) from None
    game = games().get(archive.game)
    if game is None:
        raise TableError(text("error-import-unknown-game", game=archive.game))
    versions = archive.rules_versions or {game.id: archive.rules_version}
    if is_newer(game, archive.options, versions):
        raise TableError(text("error-newer"))
    let_others_run()
    if archive.digest != _digest(msgspec.json.decode(data)) or not _seats_fit(archive):
        raise TableError(text("error-import-changed"))
    try:
        match, moves = _replay(archive)
    except Exception:  # noqa: BLE001 - a made-up file may make the rules raise anything
        match, moves = None, []
    if match is None or not match.game.is_stored_as(match.state, archive.state):
        older = is_older(game, archive.options, versions)
        raise TableError(text("error-rules-changed" if older else "error-import-changed"))
    match.rules_versions = versions
    return archive, match, moves


def _seats_fit(archive: Archive) -> bool:
    game = games()[archive.game]
    computers = {player.name for player in game.computers()}
    users = [seat.user for seat in archive.seats if seat.user is not None]
    return (
        len(archive.seats) in game.seats
        and len(set(users)) == len(users)
        and len({seat.name for seat in archive.seats}) == len(archive.seats)
        and all((seat.user, seat.computer, seat.automaton).count(None) >= 2 for seat in archive.seats)
        and all(seat.computer is None or seat.computer in computers for seat in archive.seats)
    )


def _replay(archive: Archive) -> tuple[Match[Any] | None, list[Move]]:
    """Play an archive's choices; return the match and the log with its events. The match is None if they do not fit."""
    options: dict[str, OptionValue] = dict(archive.options)
    match: Match[Any] = Match(games()[archive.game], len(archive.seats), archive.seed, options, archive.reshuffles)
    automata = match.game.automata(match.options)
    players = len(archive.seats) - len(automata)
    if [seat.automaton for seat in archive.seats] != [*[None] * players, *automata]:
        return None, []
    moves: list[Move] = []
    for entry in archive.moves:
        let_others_run()
        events: list[Event] = match.opening if entry.verb == "start" and not moves else []
        if entry.live and entry.verb == "choose":
            decision = match.decision
            if decision is None or entry.seat != decision.seat or entry.ply != match.state.ply + 1:
                return None, []
            events = match.apply(entry.choice or "")
        moves.append(
            Move(
                verb=entry.verb, ply=entry.ply, at=entry.at, seat=entry.seat, actor=entry.actor, choice=entry.choice,
                live=entry.live, events=events,
            )
        )  # fmt: skip
    in_order = all(before.at <= after.at for before, after in pairwise(archive.moves))
    over = match.state.over or any(seat.resigned for seat in archive.seats)
    return (match if in_order and over == (archive.status == "finished") else None), moves


def _seat(seat: ArchivedSeat, by: Person, status: Status) -> Seat:
    """Return a file's seat for import: anyone but `by` is at most offered a seat, as a file may name any user."""
    mine = seat.user == by.user
    waits = status == "running" and seat.user is not None and not mine
    turns = mine or status == "finished"  # in a game that continues, the next player of the seat starts with none
    return Seat(
        name=seat.name,
        user=seat.user if mine else None,
        computer=seat.computer,
        automaton=seat.automaton,
        suggestions=seat.suggestions if mine else 0,
        offered=Person(seat.user or 0, seat.name) if waits else None,
        resigned=seat.resigned,
        played=seat.played if turns else None,
        stood_in=seat.stood_in if turns else (),
    )


class Archives:
    """Exports games from `tables` and imports them."""

    def __init__(self, tables: TableManager) -> None:
        self._tables, self._store = tables, tables.store
        self._caps = TableCaps(tables.store)
        self._one_at_a_time = asyncio.Lock()

    async def _in_thread(self, work: Callable[[T], R], given: T) -> R:
        """Run `work` in a thread, one at a time as they share an interpreter, and return its result."""
        async with self._one_at_a_time:
            return await asyncio.to_thread(work, given)

    @once_more
    async def export(self, table_id: int, by: Person) -> tuple[OpenTable, bytes]:
        """Return a table and its game as a file.

        The file of a game that is not over reveals hidden information of the table, so the export is announced in the
        channel, even if the game is canceled, since it can be restored.
        """
        async with self._tables.hold(table_id) as open_table:
            archive = make_archive(open_table, await self._store.tables.moves(table_id))
            if open_table.match is not None and not open_table.match.state.over:
                said = Notice(kind="act", text=text("act-exported", who=by.name))
                # Before the file is made, since nothing hidden may be revealed without this notice.
                await self._store.tables.commit(open_table.table, rests_on=open_table.table.version, notices=[said])
                self._tables.outbox_changed.set()
        return open_table, await self._in_thread(pack, archive)

    async def import_game(self, data: bytes, channel: int, guild: int | None, by: Person) -> OpenTable:
        """Open the game of a file as a new table in a channel, which `by` hosts; announced there.

        Of its people, only `by` is seated; the others can take their reserved seats with a button. The log does not
        record who else acted. Raises TableError if the file cannot be used (see `unpack`), if the channel has an open
        table, or if `by` has as many running games on the server as its managers allow.
        """
        archive, match, moves = await self._in_thread(unpack, data)
        if archive.status == "running":
            await self._caps.check(by.user, guild, "running")
        now = self._tables.clock()
        settings = TableSettings(**msgspec.structs.asdict(archive.settings))
        table = Table(
            game=archive.game, channel=channel, guild=guild, host=by.user, status=archive.status, version=1,
            options=match.options, settings=settings, match=match.to_record(), ply=match.state.ply,
            seats=[_seat(seat, by, archive.status) for seat in archive.seats],
            created=now, updated=now, turn_since=now,
        )  # fmt: skip
        waiting = [seat.offered.name for seat in table.seats if seat.offered is not None]
        said = (
            text("act-imported-seats", who=by.name, names=", ".join(waiting))
            if waiting
            else text("act-imported", who=by.name)
        )
        notices = [Notice(kind="act", text=said, offers=bool(waiting))]
        if table.status == "running":
            decision = match.decision
            assert decision is not None
            table.to_act = decision.seat
            notices.append(Notice(kind="turn", ping=table.seats[decision.seat].user))
        await self._tables.set_times(table)
        for move in moves:
            if move.actor is not None and move.actor != by.user:
                move.actor = UNNAMED  # the file may name any user
        moves.append(Move(verb="import", ply=table.ply, at=now, actor=by.user, live=False))
        try:
            await self._store.tables.add_played(table, moves, notices)
        except ChannelTakenError:
            # Another table was opened there while the file was replayed.
            raise TableError(text("error-channel-taken")) from None
        self._tables.outbox_changed.set()
        self._tables.timers_changed.set()
        open_table = await self._tables.look(table.id)
        self._tables.let_computers_play(open_table)
        return open_table
