"""Kept answers: given in any order in private, and resolved in the order of the rules; asked for in one post; forgotten."""

from __future__ import annotations

import asyncio

import pytest

from engine.catalogue import catalogue
from engine.kernel import CONFIRM, Decision
from engine.nanotech.pieces import Quark
from engine.nanotech.state import NanotechState
from engine.records.table import Notice, Person
from engine.service import GameService
from engine.storage.store import Store
from engine.tables.open.kept import offered_states, offers, to_be_pinged
from engine.tables.open.made import KeptOfTables
from engine.tables.open.open_table import OpenTable, StaleError, TableError
from tests.engine.conftest import ANN, BEN, CLEO, decision_at, started, to_act, to_the_end
from tests.engine.open.test_armed import told

DAN = Person(44, "Dan")
PASS = "decline"
QUARKS = "take:quarks"


def turn_of(open_table: OpenTable) -> int:
    return open_table.game.turn_number(open_table.playing().state)


def asked(open_table: OpenTable) -> dict[int, Decision]:
    """Return the offers of the current turn, by user in the order of the rules."""
    found = offers(open_table.table, open_table.game, open_table.seen_by(None))
    users = {seat: open_table.table.seats[seat].user for seat in found}
    return {user: found[seat] for seat, user in users.items() if user is not None}


async def played(service: GameService, *people: Person, take: str = QUARKS, capsule: str = "") -> OpenTable:
    """Start a game, take a card and do its action; the others may copy it.

    `capsule` are the quarks that lie in the central capsule.
    """
    open_table = await started(service, *people)
    if capsule:
        state = open_table.playing().state
        assert isinstance(state, NanotechState)
        state.capsule = [Quark(name) for name in capsule.split()]
        open_table.game.forget(state)
        open_table.playing().checkpoint = open_table.game.encode(state)
        await service.tables.write(open_table, rests_on=open_table.table.version)
    user, choice = to_act(open_table), take
    while open_table.decision is not None and open_table.decision.own_turn:
        open_table, _ = await service.play.choose(open_table.table.id, user, None, choice)
        assert open_table.decision is not None
        choice = CONFIRM if open_table.decision.is_confirm else open_table.decision.choices[0].id
    assert len(asked(open_table)) == len(people) - 1
    return open_table


async def keep(service: GameService, open_table: OpenTable, user: int, choice: str | None) -> OpenTable:
    return await service.play.keep_answer(open_table.table.id, user, turn_of(open_table), choice)


async def made(store: Store, table: int) -> list[tuple[int | None, str | None]]:
    """Return the choices in others' turns with their players, in order."""
    own = {QUARKS, "take:upgrade"}
    moves = [move for move in await store.tables.moves(table) if move.live and move.verb == "choose"]
    start = next(number for number, move in enumerate(moves) if move.choice == CONFIRM) + 1
    return [(move.actor, move.choice) for move in moves[start:] if move.choice not in own]


async def asking(service: GameService) -> list[Notice]:
    return [notice for notice in await told(service) if notice.kind in {"turn", "answers"}]


def pinged(notice: Notice) -> list[int]:
    return [*([notice.ping] if notice.ping is not None else []), *notice.others]


class TestAsking:
    async def test_all_who_may_copy_are_pinged_by_one_notice(self, service: GameService) -> None:
        open_table = await played(service, ANN, BEN, CLEO, DAN)
        users = list(asked(open_table))
        last = (await asking(service))[-1]
        assert (last.kind, pinged(last)) == ("turn", users)
        assert users[0] == to_act(open_table)

    async def test_they_are_asked_in_the_order_of_the_rules(self, service: GameService) -> None:
        open_table = await played(service, ANN, BEN, CLEO)
        seats = list(offered_states(open_table.game, open_table.playing().state))
        active = open_table.playing().state.active
        assert seats == [(active + 1) % 3, (active + 2) % 3]

    async def test_a_player_with_a_standing_answer_is_not_asked(self, service: GameService) -> None:
        open_table = await started(service, ANN, BEN, CLEO)
        other = open_table.table.users[(open_table.table.users.index(to_act(open_table)) + 2) % 3]
        await service.play.answer_for(open_table.table.id, other, "decline")
        user, choice = to_act(open_table), QUARKS
        while open_table.decision is not None and open_table.decision.own_turn:
            open_table, _ = await service.play.choose(open_table.table.id, user, None, choice)
            choice = decision_at(open_table).choices[0].id
        assert list(asked(open_table)) == pinged((await asking(service))[-1]) == [to_act(open_table)]

    async def test_games_that_ask_one_after_another_are_left_alone(self, service: GameService) -> None:
        open_table = await started(service, ANN, BEN)
        assert open_table.game.answers_together
        open_table.game = type("Other", (type(open_table.game),), {"answers_together": False})()
        assert offered_states(open_table.game, open_table.playing().state) == {}


class TestAnswers:
    @pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0), (2, 0, 1)])
    async def test_any_order_of_answers_is_resolved_clockwise_with_one_ping_each(
        self, service: GameService, store: Store, order: tuple[int, ...]
    ) -> None:
        open_table = await played(service, ANN, BEN, CLEO, DAN, take="take:upgrade")
        users, before = list(asked(open_table)), len(await asking(service))
        copies = {user: decision.choices[0].id for user, decision in asked(open_table).items()}
        copies[users[1]] = PASS
        for number, place in enumerate(order):
            public = open_table.seen_by(None)
            missing = {users[each] for each in order[number:]}
            assert set(to_be_pinged(open_table.table, open_table.playing(), public)) == missing
            open_table = await keep(service, open_table, users[place], copies[users[place]])
        given = [each for user in users for each in ((user, copies[user]), (user, CONFIRM))]
        assert await made(store, open_table.table.id) == given
        assert decision_at(open_table).own_turn
        since = (await asking(service))[before:]
        assert [notice.kind for notice in since][-2:] == ["answers", "turn"]
        assert {notice.kind for notice in since[:-2]} <= {"answers"}
        assert pinged(since[-1]) == [to_act(open_table)]
        assert not any(pinged(notice) for notice in since[:-1])
        assert all(seat.kept is None for seat in open_table.table.seats)

    async def test_an_answer_before_its_place_changes_nothing_that_others_see(
        self, service: GameService, store: Store
    ) -> None:
        open_table = await played(service, ANN, BEN, CLEO)
        first, second = asked(open_table)
        version, record = open_table.table.version, open_table.playing().to_record()
        moves, notices = await store.tables.moves(open_table.table.id), await told(service)
        open_table = await keep(service, open_table, second, PASS)
        assert (open_table.table.version, open_table.playing().to_record()) == (version, record)
        assert await store.tables.moves(open_table.table.id) == moves
        assert await told(service) == [*notices, Notice(kind="status")]
        assert to_act(open_table) == first

    async def test_it_can_be_changed_and_taken_back_until_it_is_given(
        self, service: GameService, store: Store
    ) -> None:
        open_table = await played(service, ANN, BEN, CLEO)
        first, second = asked(open_table)
        copy = asked(open_table)[second].choices[0].id
        await keep(service, open_table, second, copy)
        await keep(service, open_table, second, PASS)
        await keep(service, open_table, second, copy)
        open_table = await keep(service, open_table, second, None)
        await keep(service, open_table, first, PASS)
        assert await made(store, open_table.table.id) == [(first, PASS), (first, CONFIRM)]
        open_table = await service.tables.look(open_table.table.id)
        assert to_act(open_table) == second
        assert not any(pinged(notice) for notice in (await asking(service))[-1:])

    async def test_a_kept_answer_follows_the_choice_of_the_player_before(
        self, service: GameService, store: Store
    ) -> None:
        open_table = await played(service, ANN, BEN, CLEO)
        first, second = asked(open_table)
        await keep(service, open_table, second, PASS)
        choice = asked(open_table)[first].choices[0].id
        await service.play.choose_all(open_table.table.id, first, None, [choice, CONFIRM])
        assert await made(store, open_table.table.id) == [
            (first, choice), (first, CONFIRM), (second, PASS), (second, CONFIRM)
        ]  # fmt: skip

    async def test_a_restart_between_keeping_and_giving_loses_nothing(
        self, service: GameService, store: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        open_table = await played(service, ANN, BEN, CLEO)
        table, (first, second) = open_table.table.id, asked(open_table)

        async def killed(_open_table: OpenTable) -> None:
            """Do nothing: the process ends right after the answer is stored."""

        await keep(service, open_table, second, PASS)
        monkeypatch.setattr(service.tables, "_play_all_prepared", killed)
        monkeypatch.setattr(service.tables, "let_computers_play", lambda _open_table: None)
        await keep(service, open_table, first, PASS)
        assert await made(store, table) == []
        again = GameService(store, pace=0.0)
        await again.tables.resume()
        await asyncio.gather(*again.tables._computing.values())
        assert [user for user, _ in await made(store, table)] == [first, first, second, second]
        await again.close()

    async def test_computers_and_standing_answers_between_are_given_in_their_place(
        self, service: GameService, store: Store
    ) -> None:
        open_table = await played(service, ANN, BEN, CLEO, DAN)
        first, second, third = asked(open_table)
        await service.play.answer_for(open_table.table.id, second, "decline")
        await keep(service, open_table, third, PASS)
        await keep(service, open_table, first, PASS)
        await asyncio.gather(*service.tables._computing.values())
        assert await made(store, open_table.table.id) == [
            (first, PASS), (first, CONFIRM), (None, PASS), (None, CONFIRM), (third, PASS), (third, CONFIRM)
        ]  # fmt: skip


class TestNoLonger:
    async def test_who_kept_what_an_earlier_copy_took_is_asked_again_with_one_ping(
        self, service: GameService, store: Store
    ) -> None:
        open_table = await played(service, ANN, BEN, CLEO, capsule="up-red up-green up-blue")
        first, second = asked(open_table)
        choice = asked(open_table)[second].choices[0].id
        await keep(service, open_table, second, choice)
        before = len(await asking(service))
        open_table = await keep(service, open_table, first, choice)
        assert to_act(open_table) == second
        assert open_table.decision is not None
        assert choice not in open_table.decision.by_id
        assert [(each.kind, pinged(each)) for each in (await asking(service))[before:]] == [("turn", [second])]
        other = open_table.decision.choices[0].id
        await keep(service, open_table, second, other)
        assert (await made(store, open_table.table.id))[2:] == [(second, other), (second, CONFIRM)]

    @pytest.mark.parametrize("more", [False, True])
    async def test_who_declined_is_asked_again_if_there_is_more_to_choose_from(
        self, service: GameService, store: Store, more: bool
    ) -> None:
        open_table = await played(service, ANN, BEN, CLEO, capsule="up-red up-green up-red")
        first, second = asked(open_table)
        await keep(service, open_table, second, PASS)
        if more:  # as the helium of an earlier copy may add
            state = open_table.playing().state
            state.capsule = [*state.capsule, Quark("up-blue")]
            open_table.game.forget(state)
            open_table.playing().checkpoint = open_table.game.encode(state)
            await service.tables.write(open_table, rests_on=open_table.table.version)
        before = len(await asking(service))
        open_table = await keep(service, open_table, first, asked(open_table)[first].choices[0].id)
        assert (to_act(open_table) == second) is more
        pings = [pinged(each) for each in (await asking(service))[before:] if each.asks is not None and pinged(each)]
        assert pings == ([[second]] if more else [])

    async def test_who_has_nothing_left_to_copy_is_passed_over(self, service: GameService, store: Store) -> None:
        open_table = await played(service, ANN, BEN, CLEO, capsule="up-red up-green")
        first, second = asked(open_table)
        choice = asked(open_table)[second].choices[0].id
        await keep(service, open_table, second, choice)
        open_table = await keep(service, open_table, first, choice)
        assert await made(store, open_table.table.id) == [(first, choice), (first, CONFIRM)]
        assert decision_at(open_table).own_turn
        assert all(seat.kept is None for seat in open_table.table.seats)

    async def test_taking_the_turn_back_forgets_the_answers(self, service: GameService, store: Store) -> None:
        open_table = await played(service, ANN, BEN, CLEO)
        first, second = asked(open_table)
        await keep(service, open_table, second, PASS)
        number = turn_of(open_table)
        await service.hosting.force_undo(open_table.table.id, ANN, manager=True)
        open_table = await service.tables.look(open_table.table.id)
        assert all(seat.kept is None for seat in open_table.table.seats)
        assert open_table.table.joint is None
        with pytest.raises(TableError, match="error-not-asked"):
            await service.play.keep_answer(open_table.table.id, second, number, PASS)
        user, choice = to_act(open_table), QUARKS
        while open_table.decision is not None and open_table.decision.own_turn:
            open_table, _ = await service.play.choose(open_table.table.id, user, None, choice)
            choice = decision_at(open_table).choices[0].id
        assert pinged((await asking(service))[-1]) == [first, second]
        await keep(service, open_table, first, PASS)
        assert await made(store, open_table.table.id) == [(first, PASS), (first, CONFIRM)]

    async def test_giving_the_seat_to_another_forgets_the_answer(self, service: GameService) -> None:
        open_table = await played(service, ANN, BEN, CLEO)
        _, second = asked(open_table)
        await keep(service, open_table, second, PASS)
        seat = open_table.table.seat_of(second)
        assert seat is not None
        await service.hosting.replace(open_table.table.id, ANN, seat, None, manager=True)
        open_table = await service.tables.look(open_table.table.id)
        assert open_table.table.seats[seat].kept is None


class TestRefused:
    async def test_answers_no_one_asked_for(self, service: GameService) -> None:
        open_table = await played(service, ANN, BEN, CLEO)
        table, number, (first, second) = open_table.table.id, turn_of(open_table), asked(open_table)
        active = next(user for user in open_table.table.users if user not in {first, second})
        with pytest.raises(TableError, match="seat"):
            await service.play.keep_answer(table, DAN.user, number, PASS)
        with pytest.raises(TableError, match="error-not-asked"):
            await service.play.keep_answer(table, active, number, PASS)
        with pytest.raises(StaleError):
            await service.play.keep_answer(table, second, number - 1, PASS)
        with pytest.raises(StaleError):
            await service.play.keep_answer(table, second, number, "copy:capture:nothing")
        await keep(service, open_table, first, PASS)
        with pytest.raises(TableError, match="error-not-asked"):
            await service.play.keep_answer(table, first, number, PASS)

    async def test_not_in_the_middle_of_another_choice_and_others_do_not_see_that_one(
        self, service: GameService, store: Store
    ) -> None:
        open_table = await played(service, ANN, BEN, CLEO, capsule="up-red up-green")
        table, number, (first, second) = open_table.table.id, turn_of(open_table), asked(open_table)
        choice = asked(open_table)[first].choices[0].id
        await service.play.choose(table, first, None, choice)
        with pytest.raises(StaleError):
            await service.play.keep_answer(table, first, number, PASS)
        open_table = await service.play.keep_answer(table, second, number, choice)
        await service.play.undo(table, first, None)
        open_table = await keep(service, open_table, first, PASS)
        assert [user for user, _ in await made(store, table)] == [first, first, second, second]


def test_what_was_made_of_a_table_goes_with_the_forgotten() -> None:
    kept, emptied = KeptOfTables(), [0]
    shelf, others = kept.shelf(str, 2), kept.shelf(bytes, 2)
    assert kept.shelf(str, 2) is shelf
    kept.also_empty(emptied.clear)
    shelf.put(1, "one", since=0)
    shelf.put(2, "two", "key", since=0)
    others.put(1, b"one", since=0)
    kept.forget([1])
    assert (shelf.get(1), shelf.get(2, "key"), others.get(1), emptied) == (None, "two", None, [])
    shelf.put(1, "made before", since=0)
    assert shelf.get(1) is None
    shelf.put(1, "made after", since=kept.erasures)
    assert shelf.get(1) == "made after"
    kept.forget()
    assert (shelf.get(1), shelf.get(2, "key"), kept.erasures) == (None, None, 2)


def test_what_was_used_longest_ago_makes_room() -> None:
    kept = KeptOfTables()
    shelf = kept.shelf(str, 2)
    for table in (1, 2):
        shelf.put(table, str(table), since=0)
    assert shelf.get(1) == "1"
    shelf.put(3, "3", since=0)
    assert [shelf.get(table) for table in (1, 2, 3)] == ["1", None, "3"]


async def test_words_and_ratings_are_not_remembered_either(service: GameService) -> None:
    open_table = await started(service, ANN, BEN)
    open_table = await to_the_end(service, open_table)
    words = catalogue()
    words("act-moved", who=ANN.name)
    await service.ratings.ladder(1, "nanotech")
    assert any(ANN.name in repr(said) for said in words._said)
    await service.privacy.forget(ANN.user)
    assert not any(ANN.name in repr(said) for said in words._said)
    assert not service.ratings._known
