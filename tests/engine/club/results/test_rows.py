"""The rows of ended games: everyone who ever sat there, once, as in the standings, despite failures."""

from __future__ import annotations

import random

import pytest

from engine.kernel import BY_PLAN, CONFIRM, text
from engine.records.errors import SaveFault, StoreFault
from engine.records.results import Circumstances, Ending, Result, SeatEnd
from engine.records.table import Person
from engine.service import GameService
from engine.storage import move_log
from engine.storage.database import Session
from engine.storage.people import results
from engine.storage.people.results import LogRow, rows_of
from engine.storage.store import Store
from engine.tables.open.ended import ending_of
from engine.tables.open.open_table import OpenTable
from engine.tables.turn.planner import Planner
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO, Clock, lobby, started, take_turn, to_act

DAN = Person(44, "Dan")
CONSTANT = Circumstances(traits=(text("option-map"),))


def ending(*seats: SeatEnd) -> Ending:
    return Ending(guild=9, game="nanotech", ended=99.0, seats=seats)


def end(user: int | None, place: int, *, player: str = "", left: tuple[tuple[int, str], ...] = ()) -> SeatEnd:
    return SeatEnd(
        user=user, name=f"P{user}", player=player, place=place, score=50 - place, took_over=False, left=left,
        body=CONSTANT,
    )  # fmt: skip


def chosen(seat: int, actor: int | None, at: float, choice: str = CONFIRM) -> LogRow:
    return LogRow("choose", seat, actor, choice, True, at)


def test_places_are_among_people_and_the_player_who_left_is_last() -> None:
    found = list(
        rows_of(5, ending(end(1, 3), end(2, 1, left=((3, "P3"),)), end(None, 2, player="solid"), end(4, 3)), [])
    )
    assert [(row.seat, row.part, row.user, row.place, row.place_all, row.how) for row in found] == [
        (0, 0, 1, 2, 3, "stayed"),
        (1, 0, 3, 4, None, "left"),
        (1, 1, 2, 1, 1, "took-over"),
        (2, 0, None, None, 2, "stayed"),
        (3, 0, 4, 2, 3, "stayed"),
    ]
    assert {row.people for row in found} == {4}
    assert [row.score for row in found] == [47, None, 49, 48, 47]


def test_people_the_log_alone_knows_have_a_row_each_at_the_seat_they_had_last() -> None:
    log = [chosen(0, 7, 1.0), chosen(1, 8, 2.0), chosen(1, 7, 3.0), chosen(0, 2, 4.0), chosen(1, 0, 5.0)]
    found = list(rows_of(5, ending(end(1, 1), end(2, 2)), log))
    assert [(row.seat, row.user, row.how) for row in found] == [
        (0, 1, "stayed"),
        (1, 7, "left"),
        (1, 8, "left"),
        (1, 2, "took-over"),
    ]


def test_a_turn_takes_from_being_asked_to_its_confirmation() -> None:
    log = [
        LogRow("start", None, 1, None, False, 100.0),
        chosen(0, 1, 150.0, "a"),
        LogRow("choose", 0, 1, "taken back", False, 155.0),
        chosen(0, 1, 160.0),
        chosen(1, 2, 190.0, "a"),
        chosen(0, 1, 200.0),  # an answer in the other's turn
        chosen(1, 2, 207.0),
        chosen(0, None, 9000.0),  # a computer player made this one
        chosen(0, 1, 9004.0),
    ]
    mine, other = rows_of(5, ending(end(1, 1), end(2, 2)), log)
    assert (mine.turns, mine.median_seconds) == (3, 10.0)  # of 60, 10 and 4
    assert (other.turns, other.median_seconds) == (1, 7.0)
    assert mine.ended == other.ended == 9004.0


def test_a_turn_that_a_plan_made_counts_as_a_turn_and_took_no_time() -> None:
    log = [
        LogRow("start", None, 1, None, False, 100.0),
        chosen(0, 1, 130.0),
        chosen(1, 2, 140.0),
        chosen(0, 1, 140.0, "a")._replace(by_plan=True),
        chosen(0, 1, 140.0),
        chosen(1, 2, 150.0),
        chosen(0, 1, 160.0),
    ]
    mine, other = rows_of(5, ending(end(1, 1), end(2, 2)), log)
    assert (mine.turns, mine.median_seconds) == (3, 20.0)  # of 30 and 10
    assert (other.turns, other.median_seconds) == (2, 10.0)


async def test_the_log_says_which_turns_a_plan_made(service: GameService, store: Store) -> None:
    planner = Planner(service.tables, service.play, seeds=lambda: 4)
    open_table = await started(service, ANN, BEN)
    table, user = open_table.table.id, next(user for user in open_table.table.users if user != to_act(open_table))
    sandbox = await planner.choose(table, user, (await planner.begin(table, user)).table.version, "take:quarks")
    while not sandbox.ended:
        assert sandbox.decision is not None
        sandbox = await planner.choose(table, user, None, sandbox.decision.choices[-1].id)
    await planner.keep(table, user, None)
    await planner.arm(table, user, "same")
    open_table, _ = await service.play.choose(table, to_act(open_table), None, "take:lepton")
    while not any(event.kind == BY_PLAN for move in await store.tables.moves(table) for event in move.events):
        assert open_table.decision is not None
        open_table, _ = await service.play.choose(table, to_act(open_table), None, open_table.decision.choices[-1].id)
    expected = [any(event.kind == BY_PLAN for event in move.events) for move in await store.tables.moves(table)]
    assert expected.count(True) == 1

    def packed(database: Session) -> list[LogRow]:
        database.execute("UPDATE game_table SET status = 'finished', due = NULL WHERE id = ?", (table,))
        database.execute("UPDATE outbox SET done = 1")
        found = database.execute(move_log.READ, move_log.whole(table)).fetchall()
        assert move_log.put_packed(database, table, found, move_log.pack_rows(found))
        return results.entries_of(database, table)

    def unpacked(database: Session) -> list[LogRow]:
        return results.entries_of(database, table)

    for work in (unpacked, packed):
        found = await store.database.write(work)
        assert [entry.by_plan for entry in found] == expected


def test_a_game_that_only_came_from_a_file_says_nothing() -> None:
    imported = LogRow("import", None, 1, None, False, 9.0)
    assert results.was_only_imported([chosen(0, 1, 1.0), imported])
    assert not results.was_only_imported([chosen(0, 1, 1.0), imported, chosen(0, 1, 10.0)])
    assert not results.was_only_imported([chosen(0, 1, 1.0)])


def expected(open_table: OpenTable) -> dict[int, tuple[int, int]]:
    assert open_table.match is not None
    return {row.seat: (row.place, row.score) for row in open_table.game.standings(open_table.match.state)}


def at_end(rows: list[Result]) -> dict[int, tuple[int | None, int | None]]:
    return {row.seat: (row.place_all, row.score) for row in rows if row.how != "left"}


async def played_to_the_end(service: GameService, open_table: OpenTable) -> OpenTable:
    while open_table.table.status == "running":
        open_table = await service.tables.look(open_table.table.id)
        seat = open_table.to_act()
        if seat is None or seat.user is None:
            await service.tables._computing[open_table.table.id]
            continue
        open_table = await take_turn(service, open_table)
    return open_table


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (2, 3))])
async def test_rows_are_the_standings_and_name_everyone_once(
    service: GameService, store: Store, clock: Clock, seed: int
) -> None:
    chance = random.Random(seed)
    ever = {ANN.user, BEN.user, CLEO.user}
    open_table = await started(service, ANN, BEN, CLEO)
    number = open_table.table.id
    for _ in range(chance.randint(1, 6)):
        clock.forward(hours=chance.randint(0, 30))
        open_table = await take_turn(service, open_table)
    if seed % 2:
        await service.hosting.resign(number, CLEO.user)
    else:
        seat = open_table.table.seat_of(CLEO.user)
        assert seat is not None
        await service.hosting.replace(number, ANN, seat, DAN, manager=False)
        open_table = await service.hosting.take_seat(number, DAN)
        ever.add(DAN.user)
    open_table = await played_to_the_end(service, await service.tables.look(number))
    rows = await store.results.at_table(number)
    assert at_end(rows) == expected(open_table)
    assert sorted(row.user for row in rows if row.user) == sorted(ever)
    (left,) = [row for row in rows if row.user == CLEO.user]
    assert (left.how, left.place, left.score, left.people) == ("left", len(ever), None, len(ever))
    assert [row.how for row in rows if row.user == DAN.user] == ["took-over"] * (DAN.user in ever)
    assert [row.seat for row in rows if row.player] == [left.seat] * (seed % 2)
    assert {row.guild for row in rows} == {9}
    # Recomputed from the stored data, even after the log is packed, they are the same.
    for stored in await service.notices.waiting():
        await service.notices.mark_delivered([stored], 1)
    assert await service.ended_games.record() == 0
    await forget_rows(store)
    assert await service.ended_games.pack() == 1
    assert await service.ended_games.record() == 1
    assert await store.results.at_table(number) == rows


async def forget_rows(store: Store) -> None:
    """Leave the database as a release without rows left it."""

    def work(database: Session) -> None:
        database.execute("DELETE FROM result")
        database.execute("UPDATE game_table SET recorded = 0")

    await store.database.write(work)


async def ended(service: GameService, channel: int = CHANNEL) -> OpenTable:
    return await played_to_the_end(service, await started(service, ANN, BEN, channel=channel))


async def test_the_commit_that_ends_a_game_brings_all_rows_or_is_none(
    service: GameService, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_table = await started(service, ANN, BEN)
    write, tries = results.write, 0

    def killed(*given: object) -> None:
        nonlocal tries
        tries += 1
        write(*given)  # type: ignore[arg-type]
        raise SaveFault("disk I/O error", text("error-not-saved"))

    monkeypatch.setattr(results, "write", killed)
    with pytest.raises(StoreFault):
        await played_to_the_end(service, open_table)
    assert tries == 1
    assert await store.results.at_table(open_table.table.id) == []
    monkeypatch.setattr(results, "write", write)
    open_table = await service.tables.look(open_table.table.id)
    assert open_table.table.status == "running"
    assert to_act(open_table)
    open_table = await played_to_the_end(service, open_table)
    assert at_end(await store.results.at_table(open_table.table.id)) == expected(open_table)


async def test_past_games_are_filled_in_once_however_often_that_is_interrupted(
    service: GameService, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = [(await ended(service, CHANNEL + each)).table.id for each in range(3)]
    before = {number: await store.results.at_table(number) for number in numbers}
    await forget_rows(store)
    write, tries = results.write, 0

    def second_fails(*given: object) -> None:
        nonlocal tries
        tries += 1
        write(*given)  # type: ignore[arg-type]
        if tries == 2:
            raise SaveFault("disk I/O error", text("error-not-saved"))

    monkeypatch.setattr(results, "write", second_fails)
    assert await service.ended_games.record() == 2
    assert [bool(await store.results.at_table(number)) for number in numbers] == [True, False, True]
    assert await service.ended_games.record() == 1
    assert {number: await store.results.at_table(number) for number in numbers} == before


async def test_a_table_that_cannot_be_read_is_passed_over_for_good(service: GameService, store: Store) -> None:
    bad, good = await ended(service), await ended(service, CHANNEL + 1)
    await forget_rows(store)
    await store.database.write(
        lambda session: session.put("UPDATE game_table SET body = ? WHERE id = ?", (b"\xff", bad.table.id))
    )
    await service.ended_games.record()
    assert await store.results.at_table(bad.table.id) == []
    assert await store.results.at_table(good.table.id)
    assert await service.ended_games.record() == 0


async def test_forgetting_leaves_the_rows_and_no_one_elses_change(service: GameService, store: Store) -> None:
    open_table = await ended(service)
    number = open_table.table.id
    before = await store.results.at_table(number)
    assert len(await store.results.of_user(BEN.user)) == len(await store.results.rivals(ANN.user)) == 1
    await service.privacy.forget(BEN.user)
    after = await store.results.at_table(number)
    assert [row.user for row in after] == [ANN.user, None]
    assert [(row.place, row.score, row.people, row.player) for row in after] == [
        (row.place, row.score, row.people, row.player) for row in before
    ]
    assert BEN.name not in [row.name for row in after]
    assert await store.results.of_user(BEN.user) == []
    assert await store.results.rivals(ANN.user) == []
    # A recomputation for such a table still counts two people.
    await forget_rows(store)
    await service.ended_games.record()
    assert [(row.user, row.player, row.people) for row in await store.results.at_table(number)] == [
        (ANN.user, "", 2),
        (None, "", 2),
    ]


async def test_an_imported_game_counts_only_when_it_was_played_on_here(service: GameService, store: Store) -> None:
    open_table = await ended(service)
    _, data = await service.archives.export(open_table.table.id, ANN)
    again = await service.archives.import_game(data, CHANNEL + 5, 9, ANN)
    assert again.table.status == "finished"
    await service.ended_games.record()
    assert await store.results.at_table(again.table.id) == []
    assert len(await store.results.of_user(ANN.user)) == 1


async def test_the_player_who_left_before_their_first_turn_or_took_a_computers_seat_has_a_row(
    service: GameService, store: Store
) -> None:
    table = await lobby(service, ANN, BEN, CLEO)
    await service.lobby.add_computer(table.id, ANN.user, "random")
    open_table = await service.lobby.start(table.id, ANN.user)
    number = open_table.table.id
    await service.hosting.replace(number, ANN, 3, DAN, manager=False)
    open_table = await service.hosting.take_seat(number, DAN)
    assert not any(move.actor in {BEN.user, CLEO.user} for move in await store.tables.moves(number))
    await service.hosting.resign(number, CLEO.user)
    await service.hosting.resign(number, BEN.user)
    open_table = await played_to_the_end(service, await service.tables.look(number))
    found = {row.user: row for row in await store.results.at_table(number) if not row.player}
    assert {user: (row.how, row.name) for user, row in found.items()} == {
        ANN.user: ("stayed", "Ann"),
        BEN.user: ("left", "Ben"),
        CLEO.user: ("left", "Cleo"),
        DAN.user: ("took-over", "Dan"),
    }
    before = await store.results.at_table(number)
    assert open_table.match is not None
    await store.results.record(number, ending_of(open_table.table, open_table.match))
    assert await store.results.at_table(number) == before
