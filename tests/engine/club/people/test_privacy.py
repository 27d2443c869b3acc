"""Forgetting a person leaves neither their id nor their name in the database file."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from engine.club.people.privacy import said_of
from engine.kernel import text
from engine.records.drafts import PlannedChoice
from engine.records.posts import OfferPost, ReadyCheck, ReminderPost
from engine.records.table import (
    FormerPlayer,
    JointQuestion,
    KeptAnswer,
    Person,
    PlayerSettings,
    Seat,
    Table,
    ToldHint,
    UndoRequest,
)
from engine.records.tutorial import Progress
from engine.service import GameService
from engine.storage.database import Database
from engine.storage.sqlite.database import SqliteDatabase
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO, lobby, started, take_turn, to_the_end

GONE = Person(0x7A7B7C7D7E, "Very Recognizable Name")


async def tables_in(database: Database) -> list[str]:
    """Return the names of all tables in a database."""
    if isinstance(database, SqliteDatabase):
        found = await database.all("SELECT name FROM sqlite_master WHERE type = 'table'")
    else:
        found = await database.all(
            "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
            " AND table_type = 'BASE TABLE'"
        )
    return [name for (name,) in found]


async def test_nothing_of_a_forgotten_person_is_left(service: GameService) -> None:
    open_table = await started(service, ANN, GONE)
    number = open_table.table.id
    open_table = await to_the_end(service, open_table)
    hosted = await service.lobby.create("nanotech", CHANNEL, GONE, watch=True)
    await service.lobby.cancel(hosted.id, GONE.user, manager=False, name=GONE.name)
    away = await started(service, GONE, BEN, channel=CHANNEL + 1)
    await service.hosting.resign(away.table.id, GONE.user)
    await service.lobby.cancel(away.table.id, BEN.user, manager=False, name=BEN.name)
    with_its_note = PlayerSettings(timezone="Europe/Warsaw")  # as after a kill, before the tables know
    await service.store.users.save_player(GONE.user, with_its_note)
    await service.store.users.save_notes(GONE.user, number, f"Notes of {GONE.name}")
    await service.store.users.save_lesson(GONE.user, "nanotech", Progress(edition=1, version=1), rests_on=0)
    assert await service.privacy.forget(GONE.user) == 3
    database, stored, read = service.store.database, "", 0
    for table in await tables_in(database):
        rows = list(await database.all(f"SELECT * FROM {table}"))  # noqa: S608 - names of our own
        stored += "".join(str(tuple(row)) for row in rows)
        read += bool(rows)
    assert read >= 3
    assert str(GONE.user) not in stored
    assert "z{|}~" not in stored  # its bytes
    assert GONE.name not in stored
    open_table = await service.tables.look(number)
    assert [seat.name for seat in open_table.table.seats] == [ANN.name, "–"]
    assert open_table.match is not None
    assert open_table.game.standings(open_table.match.state)
    assert await service.players.settings(GONE.user) == PlayerSettings()


async def test_a_persons_file_holds_all_that_is_theirs_and_nothing_of_others(service: GameService) -> None:
    open_table = await take_turn(service, await started(service, GONE, BEN))
    open_table = await take_turn(service, open_table)
    number = open_table.table.id
    watched = await service.lobby.create("nanotech", CHANNEL + 1, BEN)
    await service.lobby.join(watched.id, GONE)
    await service.lobby.remove(watched.id, BEN.user, GONE.user, manager=False)
    await service.players.save(GONE.user, PlayerSettings(timezone="Europe/Warsaw"))
    await service.store.users.save_notes(GONE.user, number, "take the blue one")
    await service.store.users.save_notes(BEN.user, number, "secret of Ben")
    await service.store.users.save_lesson(GONE.user, "nanotech", Progress(edition=1, version=1), rests_on=0)
    data = await service.privacy.export(GONE.user)
    found = json.loads(data)
    assert found["user"] == GONE.user
    assert found["settings"] == [{"body": msgspec.to_builtins(PlayerSettings(timezone="Europe/Warsaw"))}]
    assert found["lessons"][0]["game"] == "nanotech"
    assert [one["notes"] for one in found["drafts"]] == ["take the blue one"]
    assert {one["table_id"]: one["seated"] for one in found["tables"]} == {number: 1, watched.id: 1}
    here = next(one for one in found["games"] if one["table"] == number)
    assert (here["name"], here["host"], here["status"]) == (GONE.name, True, "running")
    own = [move for move in await service.store.tables.moves(number) if move.actor == GONE.user]
    assert [(act["what"], act["choice"]) for act in here["acts"]] == [(move.verb, move.choice) for move in own]
    assert len(own) > 1
    there = next(one for one in found["games"] if one["table"] == watched.id)
    assert there["taken_out_of_the_lobby"]
    assert b"secret" not in data
    assert str(BEN.user).encode() not in data.replace(str(GONE.user).encode(), b"")
    assert BEN.name.encode() not in data


async def open_tables(service: GameService) -> dict[str, Table]:
    """Return an open table for each way in which Ben has a part in one, by what becomes of it."""
    made = {
        "leave": await lobby(service, ANN, BEN),
        "close": await lobby(service, BEN, channel=CHANNEL + 1),
        "resign": (await started(service, BEN, ANN, channel=CHANNEL + 2)).table,
        "end": await lobby(service, BEN, channel=CHANNEL + 3),
        "host": await service.lobby.create("nanotech", CHANNEL + 4, BEN, guild=9, watch=True),
    }
    await service.lobby.add_computer(made["end"].id, BEN.user, "random")
    await service.lobby.start(made["end"].id, BEN.user)
    for person in (ANN, CLEO):
        await service.lobby.join(made["host"].id, person)
    await service.lobby.start(made["host"].id, BEN.user)
    return made


async def check_forgotten(service: GameService, made: dict[str, Table]) -> None:
    """Assert that no trace of Ben is left at these tables, and that they continue for the others."""
    found = {loss: (await service.tables.look(table.id)).table for loss, table in made.items()}
    for table in found.values():
        assert BEN.user not in {table.host, *table.users}
        assert all(BEN.name not in seat.name for seat in table.seats)
    status = {loss: table.status for loss, table in found.items()}
    ends = {"close": "cancelled", "end": "cancelled", "resign": "running", "host": "running", "leave": "lobby"}
    assert status == ends
    assert found["resign"].host == found["host"].host == ANN.user
    assert any(seat.computer for seat in found["resign"].seats)
    assert not await service.giving_up.look(BEN.user)
    assert (await service.players.settings(BEN.user)).theme == "light"


async def test_the_player_who_still_plays_or_hosts_gives_that_up(service: GameService) -> None:
    made = await open_tables(service)
    await service.players.save(BEN.user, PlayerSettings(theme="dark"))
    looked = {table.id: loss for table, loss in await service.giving_up.look(BEN.user)}
    assert looked == {table.id: loss for loss, table in made.items()}
    await service.privacy.forget(BEN.user)
    await check_forgotten(service, made)


async def test_what_was_cut_off_is_done_the_next_time(service: GameService, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await open_tables(service)
    await service.players.save(BEN.user, PlayerSettings(theme="dark"))
    give_up, done = service.giving_up._give_up, list[int]()

    async def cut_off(number: int, user: int) -> None:
        if len(done) == 2:
            raise KeyboardInterrupt
        done.append(number)
        await give_up(number, user)

    with monkeypatch.context() as patched:
        patched.setattr(service.giving_up, "_give_up", cut_off)
        with pytest.raises(KeyboardInterrupt):
            await service.privacy.forget(BEN.user)
    assert len(await service.giving_up.look(BEN.user)) == 3
    assert (await service.players.settings(BEN.user)).theme == "dark"
    await service.privacy.forget(BEN.user)
    await check_forgotten(service, made)


async def test_a_game_that_cannot_be_opened_keeps_no_one_from_being_forgotten(service: GameService) -> None:
    open_table = await started(service, ANN, BEN)
    table = open_table.table
    assert table.match is not None
    table.match = msgspec.structs.replace(table.match, rules_versions={"nanotech": 999})
    await service.store.tables.commit(table, rests_on=table.version)
    service.tables.drop(table.id)
    await service.privacy.forget(BEN.user)
    stored = await service.store.tables.load(table.id)
    assert stored is not None
    assert stored.users == [ANN.user]
    assert stored.status == "running"
    assert BEN.name not in {seat.name for seat in stored.seats}


ME, OTHER = GONE, BEN


def a_table() -> Table:
    """Return a table at which ME has the second seat, with no other data about them."""
    return Table(game="nanotech", channel=1, host=OTHER.user, seats=[seat_of(OTHER), seat_of(ME)])


def seat_of(person: Person) -> Seat:
    return Seat(name=person.name, user=person.user)


def asked(*, by: Person, agreed: Sequence[int] = ()) -> UndoRequest:
    return UndoRequest(number=1, user=by.user, name=by.name, keep=0, turns=(), at=1.0, agreed=list(agreed))


OFFER = OfferPost(kind="invitation", channel=1, message=2, said=text("x"), user=ME.user, name="Called so")
OF_A_SEAT: dict[str, tuple[str, Callable[[Seat], object]]] = {
    "name": ("name", lambda seat: setattr(seat, "name", "Called so")),
    "user": ("name", lambda seat: setattr(seat, "user", None)),
    "answers": ("answers", lambda seat: setattr(seat, "answers", "gain")),
    "hints": ("advised", lambda seat: setattr(seat, "hints", [ToldHint(3, None)])),
    "took_over": ("took_the_seat_over", lambda seat: setattr(seat, "took_over", True)),
    "armed": ("plan_armed_for_turn", lambda seat: setattr(seat, "armed", 5)),
    "kept": (
        "answer_kept",
        lambda seat: setattr(seat, "kept", KeptAnswer(8, PlannedChoice("decline", "x", text("x")))),
    ),
    "waited": ("waited_while_away_seconds", lambda seat: setattr(seat, "waited", 7.0)),
    "offered": ("offered_seat", lambda seat: setattr(seat, "offered", ME)),
    "suggestions": ("turns_suggested", lambda seat: setattr(seat, "suggestions", 2)),
    "bank": ("time_bank_seconds", lambda seat: setattr(seat, "bank", 9.0)),
    "refilled": ("time_bank_refilled_for_turn", lambda seat: setattr(seat, "refilled", 4)),
    "missed": ("turns_missed", lambda seat: setattr(seat, "missed", 2)),
    "played": ("own_turns_finished", lambda seat: setattr(seat, "played", (1, 4))),
    "resigned": ("ended_the_game_by_resigning", lambda seat: setattr(seat, "resigned", True)),
    "stood_in": ("own_turns_made_by_a_computer", lambda seat: setattr(seat, "stood_in", (7,))),
    "acted": ("last_choice", lambda seat: setattr(seat, "acted", 9.0)),
    "stand_in": ("a_computer_makes_turn", lambda seat: setattr(seat, "stand_in", 5)),
    "ready": ("said_to_be_in", lambda seat: setattr(seat, "ready", 5.0)),
    "joined": ("took_seat_in_lobby", lambda seat: setattr(seat, "joined", 5.0)),
}
OF_A_TABLE: dict[str, tuple[str, Callable[[Table], object]]] = {
    "game": ("game", lambda table: setattr(table, "game", "nucleum")),
    "channel": ("channel", lambda table: setattr(table, "channel", 2)),
    "guild": ("server", lambda table: setattr(table, "guild", 9)),
    "status": ("status", lambda table: setattr(table, "status", "finished")),
    "created": ("created", lambda table: setattr(table, "created", 1.0)),
    "host": ("host", lambda table: setattr(table, "host", ME.user)),
    "seats": ("name", lambda table: table.seats.pop()),
    "removed": ("taken_out_of_the_lobby", lambda table: table.removed.append(ME.user)),
    "invited": ("invited", lambda table: table.invited.append(ME)),
    "declined": ("declined", lambda table: table.declined.append(ME.user)),
    "request": ("asked_to_take_back", lambda table: setattr(table, "request", asked(by=ME))),
    "offer_posts": ("posts_that_offer_something", lambda table: table.offer_posts.append(OFFER)),
    "reminders": ("posts_that_remind", lambda table: table.reminders.append(ReminderPost(1, 77, {ME.user: 5.0}))),
    "seat_offered": ("was_offered_a_seat", lambda table: table.seat_offered.append(ME.user)),
    "seat_declined": ("declined_a_seat", lambda table: table.seat_declined.append(ME.user)),
    "former": ("seats_left", lambda table: table.former.append(FormerPlayer(1, ME.user, "Called so"))),
    "joint": (
        "asked_in_the_newest_joint_question",
        lambda table: setattr(table, "joint", JointQuestion(turn=8, users=(ME.user,))),
    ),
    "called": ("times_called_to_the_lobby", lambda table: table.called.append(ME.user)),
    "ready_check": (
        "called_to_the_newest_ready_check",
        lambda table: setattr(
            table, "ready_check", ReadyCheck(number=1, by=OTHER.user, at=1.0, until=2.0, pinged=[ME.user])
        ),
    ),
    "rated": ("seated_when_a_rated_game_began", lambda table: table.rated.append(ME.user)),
}
"""Each field of a seat and a table that says something about a person: its place in the export, and how to set it."""
NOT_OF_A_PERSON = {
    Seat: {"computer", "automaton", "for_all"},
    Table: {
        # the table's own: its game, its settings, its posts
        "id", "version", "revision", "options", "settings", "match", "ply", "post", "lobby_post", "told", "updated", "due", "rematch",
        "trouble", "cancelled_at", "left_posts", "paced_since", "limits", "recap_post", "recap_claimed", "asking",
        "turn_ends", "paused", "pauses", "host_called", "host_since", "wanted", "stale", "post_until", "season", "hurried", "void",
        # whose turn it is, and its duration: about the player who sits there
        "to_act", "turn_since", "reminded", "muted", "stuck_told", "given_up", "late_since", "late_told", "deadline", "extended",
        "free_until", "zone",
    },
}  # fmt: skip


@pytest.mark.parametrize(("kind", "about"), [(Seat, OF_A_SEAT), (Table, OF_A_TABLE)])
def test_every_field_of_a_table_is_exported_or_about_no_one(
    kind: type[msgspec.Struct], about: dict[str, Any]
) -> None:
    assert set(kind.__struct_fields__) == {*about, *NOT_OF_A_PERSON[kind]}
    assert not set(about) & NOT_OF_A_PERSON[kind]


@pytest.mark.parametrize("field", [*(f"seat.{name}" for name in OF_A_SEAT), *OF_A_TABLE])
def test_what_a_field_says_about_a_person_is_in_the_export(field: str) -> None:
    table = a_table()
    before = said_of(table, ME.user)
    of_seat = field.startswith("seat.")
    where, say = OF_A_SEAT[field[5:]] if of_seat else OF_A_TABLE[field]
    say(table.seats[1] if of_seat else table)  # type: ignore[arg-type]
    after = said_of(table, ME.user)
    assert after[where] != before[where]
    if "Called so" in str(msgspec.to_builtins(table)):
        assert "Called so" in after["called"]


def test_agreeing_and_the_names_of_others() -> None:
    table = a_table()
    table.request = asked(by=OTHER, agreed=[ME.user])
    found = said_of(table, ME.user)
    assert (found["asked_to_take_back"], found["agreed_to_take_back"]) == (False, True)
    assert found["called"] == [ME.name]
    msgspec.json.encode(found)
