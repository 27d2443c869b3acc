"""Games as files: export and import without loss, and only of complete, unchanged, legal games."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.club.hosting import archive
from engine.club.hosting.archive import Archive, make_archive, pack, unpack
from engine.records.table import UNNAMED, Person
from engine.registry import games
from engine.service import GameService
from engine.tables.open.open_table import OpenTable, TableError
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO, Clock, decision_at, lobby, started, take_turn, to_act

ELSEWHERE = CHANNEL + 1


async def half_played(service: GameService) -> OpenTable:
    """Return a game with two turns taken, one turn taken back, and an unfinished turn."""
    open_table = await started(service, ANN, BEN)
    open_table = await take_turn(service, await take_turn(service, open_table))
    user, table = to_act(open_table), open_table.table.id
    open_table, _ = await service.play.choose(
        table, user, open_table.table.version, decision_at(open_table).choices[0].id
    )
    open_table = await service.play.undo(table, user, open_table.table.version)
    open_table, _ = await service.play.choose(
        table, user, open_table.table.version, decision_at(open_table).choices[1].id
    )
    return open_table


async def exported_games(service: GameService, person: Person) -> list[dict[str, Any]]:
    """Return the tables in a person's own file."""
    found: list[dict[str, Any]] = msgspec.json.decode(await service.privacy.export(person.user))["games"]
    return found


def changed(data: bytes, change: Callable[[Any], object], *, sign: bool) -> bytes:
    """Return a file with something changed; with `sign`, its digest made to fit."""
    content = msgspec.json.decode(data)
    change(content)
    result = msgspec.json.encode(content)
    if sign:
        result = msgspec.json.encode(content | {"digest": archive._digest(content)})
    return result


class TestOutAndIn:
    async def test_a_game_goes_on_elsewhere_as_it_stood(self, service: GameService, clock: Clock) -> None:
        old = await half_played(service)
        await service.setup.set_clock(old.table.id, ANN, 5, weekends=True, late="computer", manager=False)
        _, data = await service.archives.export(old.table.id, ANN)
        clock.forward(days=3)
        new = await service.archives.import_game(data, ELSEWHERE, 9, CLEO)
        assert new.table.id != old.table.id
        settings = new.table.settings
        assert (settings.bank, settings.weekends, settings.late) == (5, True, "computer")
        assert (new.table.channel, new.table.guild, new.table.status) == (ELSEWHERE, 9, "running")
        assert [seat.user for seat in new.table.seats] == [None, None]  # no one is seated by a file
        assert new.table.host == CLEO.user
        for person in (ANN, BEN):
            assert await service.tables.games_of(person.user) == [await service.tables.look(old.table.id)]
            new = await service.hosting.take_seat(new.table.id, person)
        assert [seat.user for seat in new.table.seats] == [seat.user for seat in old.table.seats]
        with pytest.raises(TableError, match="error-seat-not-offered"):
            await service.hosting.take_seat(new.table.id, CLEO)
        assert new.playing().state == old.playing().state
        assert new.playing().since == old.playing().since
        assert new.table.turn_since == clock()
        assert new.table.due is not None
        assert to_act(new) == to_act(old)
        await take_turn(service, new)
        before = [move for move in await service.store.tables.moves(old.table.id) if move.verb != "import"]
        after = await service.store.tables.moves(new.table.id, upto=10_000)
        for one, other in zip(before, after, strict=False):
            taken_back = one.verb == "choose" and not one.live  # the effects of such a choice are not kept
            expected = msgspec.structs.replace(one, actor=UNNAMED) if one.actor is not None else one
            assert msgspec.structs.replace(other, id=one.id) == (
                msgspec.structs.replace(expected, events=[]) if taken_back else expected
            )

    async def test_of_those_who_acted_only_the_importer_is_kept(self, service: GameService) -> None:
        """A file may name whom it likes; still it knows people from computer players, and goes out and in again."""
        old = await half_played(service)
        _, data = await service.archives.export(old.table.id, ANN)
        new = await service.archives.import_game(data, ELSEWHERE, 9, ANN)
        known = await service.store.tables.tables_of(BEN.user)
        acts = {game["table"]: game["acts"] for game in await exported_games(service, BEN)}
        assert acts[old.table.id]
        assert not acts.get(new.table.id)
        assert (new.table.id in known) == any(seat.offered == BEN for seat in new.table.seats)
        mine = {game["table"]: game["acts"] for game in await exported_games(service, ANN)}
        made = [act for act in mine[old.table.id] if act["choice"]]
        assert made
        assert [act for act in mine[new.table.id] if act["choice"]] == made
        assert {move.actor for move in await service.store.tables.moves(new.table.id)} == {ANN.user, UNNAMED}
        _, again = await service.archives.export(new.table.id, ANN)
        third = await service.archives.import_game(again, ELSEWHERE + 1, 9, BEN)
        assert third.playing().to_record() == new.playing().to_record()
        before = len([move for move in await service.store.tables.moves(third.table.id) if move.live])
        await service.hosting.force_undo(third.table.id, BEN, manager=False)
        after = len([move for move in await service.store.tables.moves(third.table.id) if move.live])
        assert before - after == 1  # the unfinished turn, not all as if computer players had made it
        await service.hosting.force_undo(third.table.id, BEN, manager=False)
        assert any(move.live for move in await service.store.tables.moves(third.table.id) if move.verb == "choose")

    async def test_the_new_table_is_announced_once_and_pings_who_must_act(self, service: GameService) -> None:
        old = await half_played(service)
        _, data = await service.archives.export(old.table.id, ANN)
        new = await service.archives.import_game(data, ELSEWHERE, 9, CLEO)
        told = [one.notice for one in await service.notices.waiting() if one.table == new.table.id]
        assert [notice.kind for notice in told] == ["act", "turn"]
        assert told[0].offers
        assert [notice.ping for notice in told] == [None, None]
        new = await service.hosting.take_seat(new.table.id, next(p for p in (ANN, BEN) if p.user == to_act(old)))
        told = [one.notice for one in await service.notices.waiting() if one.table == new.table.id]
        assert told[-1].ping is None or told[-1].ping == to_act(new)
        assert told[1].after == told[1].upto

    async def test_the_export_of_a_running_game_is_said_and_changes_no_version(self, service: GameService) -> None:
        open_table = await started(service, ANN, BEN)
        version = open_table.table.version
        await service.archives.export(open_table.table.id, ANN)
        kinds = [one.notice.text.key for one in await service.notices.waiting() if one.notice.text]
        assert kinds == ["act-exported"]
        assert (await service.tables.look(open_table.table.id)).table.version == version

    async def test_computers_play_on(self, service: GameService) -> None:
        table = await lobby(service, ANN)
        await service.lobby.add_computer(table.id, ANN.user, "random")
        await service.lobby.start(table.id, ANN.user)
        _, data = await service.archives.export(table.id, ANN)
        new = await service.archives.import_game(data, ELSEWHERE, 9, ANN)
        assert {seat.computer for seat in new.table.seats} == {None, "random"}

    async def test_no_other_tables_data_is_in_a_file(self, service: GameService) -> None:
        stranger = Person(987_654_321_012_345, "Stranger")
        mine = await started(service, ANN, BEN)
        await started(service, stranger, ANN, channel=ELSEWHERE)
        _, data = await service.archives.export(mine.table.id, ANN)
        assert str(stranger.user).encode() not in data
        assert stranger.name.encode() not in data
        assert set(msgspec.json.decode(data)) == set(Archive.__struct_fields__)

    async def test_a_taken_channel_is_refused(self, service: GameService) -> None:
        open_table = await started(service, ANN, BEN)
        _, data = await service.archives.export(open_table.table.id, ANN)
        before = await service.store.tables.counts()
        with pytest.raises(TableError, match="error-channel-taken"):
            await service.archives.import_game(data, CHANNEL, 9, ANN)
        assert await service.store.tables.counts() == before

    async def test_a_lobby_has_no_game_to_save(self, service: GameService) -> None:
        table = await lobby(service, ANN)
        with pytest.raises(TableError, match="error-not-started"):
            await service.archives.export(table.id, ANN)


def other_seed(content: Any) -> None:
    content["seed"] += 1


def other_choice(content: Any) -> None:
    next(move for move in content["moves"] if move["choice"])["choice"] = "take:everything"


def one_choice_less(content: Any) -> None:
    content["moves"].remove([move for move in content["moves"] if move["live"]][-1])


def a_choice_by_another_seat(content: Any) -> None:
    move = next(move for move in content["moves"] if move["live"] and move["choice"])
    move["seat"] = 1 - move["seat"]


def other_state(content: Any) -> None:
    content["state"] = "AAAA" + content["state"][4:]


def twice_the_same_user(content: Any) -> None:
    content["seats"][1]["user"] = content["seats"][0]["user"]


def an_unknown_computer(content: Any) -> None:
    content["seats"][1].update(user=None, computer="oracle")


def too_many_seats(content: Any) -> None:
    content["seats"] = [{"name": f"n{i}", "user": i + 1, "computer": None} for i in range(9)]


def an_unknown_option(content: Any) -> None:
    content["options"]["cheat"] = True


def not_over(content: Any) -> None:
    content["status"] = "finished"


def resigned_but_running(content: Any) -> None:
    content["seats"][0]["resigned"] = True


def back_in_time(content: Any) -> None:
    content["moves"][0]["at"] = 9e10


FORGERIES = [
    other_seed,
    other_choice,
    one_choice_less,
    a_choice_by_another_seat,
    other_state,
    twice_the_same_user,
    an_unknown_computer,
    too_many_seats,
    an_unknown_option,
    not_over,
    resigned_but_running,
    back_in_time,
]


class TestForgeries:
    @pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__)
    @pytest.mark.parametrize("sign", [False, True], ids=["digest-kept", "digest-made-to-fit"])
    async def test_a_changed_file_is_refused(
        self, service: GameService, forge: Callable[[Any], object], sign: bool
    ) -> None:
        open_table = await half_played(service)
        data = pack(make_archive(open_table, await service.store.tables.moves(open_table.table.id)))
        assert unpack(data)[1].state == open_table.playing().state
        with pytest.raises(TableError, match="error-import-changed"):
            unpack(changed(data, forge, sign=sign))

    @pytest.mark.parametrize(
        ("path", "value"),
        [
            (["seats", 0, "name"], "x" * 1000),
            (["seats", 0, "user"], 1 << 70),
            (["seats", 0, "user"], "11"),
            (["settings", "reminder_hours"], 10**6),
            (["moves", 0, "ply"], -1),
            (["host"], None),
            (["digest"], 5),
            (["more"], "unknown"),
        ],
    )
    async def test_values_out_of_range_are_refused(
        self, service: GameService, path: list[str | int], value: object
    ) -> None:
        open_table = await half_played(service)
        content = msgspec.json.decode(
            pack(make_archive(open_table, await service.store.tables.moves(open_table.table.id)))
        )
        place = content
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
        with pytest.raises(TableError, match="error-import-changed"):
            unpack(msgspec.json.encode(content))

    @pytest.mark.parametrize(
        "data", [b"", b"{}", b"\xff\xfe", b"[" * 50_000, b'{"format": "other", "format_version": 1}', b"PK\x03\x04"]
    )
    def test_a_foreign_file_is_refused(self, data: bytes) -> None:
        with pytest.raises(TableError, match="error-import-foreign"):
            unpack(data)

    def test_a_huge_file_is_refused_unread(self) -> None:
        with pytest.raises(TableError, match="error-import-large"):
            unpack(b" " * (archive.MAX_BYTES + 1))

    async def test_an_unknown_game_is_named(self, service: GameService) -> None:
        open_table = await started(service, ANN, BEN)
        data = pack(make_archive(open_table, []))
        with pytest.raises(TableError, match="error-import-unknown-game"):
            unpack(changed(data, lambda content: content.update(game="chess"), sign=True))

    @pytest.mark.parametrize(
        "change",
        [
            {"format_version": 4, "new": 1},
            {"rules_versions": {"nanotech": 99}},
            {"rules_versions": {"nanotech": 1, "nanotech-court": 1}},
            {"rules_versions": {}, "rules_version": 99},
        ],
    )
    async def test_a_file_of_a_newer_release_says_so(self, service: GameService, change: dict[str, Any]) -> None:
        open_table = await started(service, ANN, BEN)
        data = changed(
            pack(make_archive(open_table, [])),
            lambda content: content.update(change),
            sign="format_version" not in change,
        )
        with pytest.raises(TableError, match="error-newer"):
            unpack(data)

    async def test_older_rules_come_in_only_if_they_lead_to_the_same_state(
        self, service: GameService, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        open_table = await half_played(service)
        data = pack(make_archive(open_table, await service.store.tables.moves(open_table.table.id)))
        monkeypatch.setattr(type(games()["nanotech"]), "rules_version", 2)
        assert unpack(data)[1].rules_versions == {"nanotech": 1}
        with pytest.raises(TableError, match="error-rules-changed"):
            unpack(changed(data, other_choice, sign=True))


async def test_files_are_read_and_written_one_at_a_time(
    service: GameService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Threads share one interpreter: many at the same time would keep players waiting."""
    open_table = await half_played(service)
    _, data = await service.archives.export(open_table.table.id, ANN)
    at_work, most, read, gate = 0, 0, 0, threading.Event()

    def counted(work: Callable[[Any], Any]) -> Callable[[Any], Any]:
        def carry_out(given: Any) -> Any:
            nonlocal at_work, most, read
            at_work += 1
            most, read = max(most, at_work), read + 1
            gate.wait()
            at_work -= 1
            return work(given)

        return carry_out

    monkeypatch.setattr(archive, "unpack", counted(unpack))
    monkeypatch.setattr(archive, "pack", counted(pack))
    tasks = [
        asyncio.ensure_future(service.archives.import_game(data, ELSEWHERE + number, 9, CLEO)) for number in range(3)
    ]
    tasks.append(asyncio.ensure_future(service.archives.export(open_table.table.id, ANN)))  # type: ignore[arg-type]
    while not read:
        await asyncio.sleep(0.001)
    for _ in range(20):
        await asyncio.to_thread(int)  # whatever else could begin has begun by then
    gate.set()
    await asyncio.gather(*tasks)
    assert (most, read) == (1, 4)


async def test_the_loop_gets_its_turn_while_a_file_is_read(
    service: GameService, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_table = await half_played(service)
    _, data = await service.archives.export(open_table.table.id, ANN)
    pauses = 0

    def counted() -> None:
        nonlocal pauses
        pauses += 1

    monkeypatch.setattr(archive, "let_others_run", counted)
    entries = len(unpack(data)[2])
    assert entries > 5
    assert pauses > entries
