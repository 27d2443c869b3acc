"""Ready checks: the people asked, the answers that count, and the seats without an answer."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from engine.kernel import OptionError, RuleError, text
from engine.records.errors import SaveFault
from engine.records.ready_check import to_be_asked
from engine.records.server import Caps
from engine.records.settings import TableSettings
from engine.records.table import Notice, Person, Table
from engine.service import GameService
from engine.storage.outages import Outage
from engine.storage.store import Store
from engine.tables.open.open_table import OpenTable, TableError
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO, Clock, lobby, old_lobby

DAN, BOSS = Person(44, "Dan"), 99


async def asked(service: GameService, *people: Person) -> Table:
    """Open a lobby with these people, whose host presses Start; return it with its ready check."""
    table = await old_lobby(service, *people)
    open_table = await service.ready_checks.press_start(table.id, people[0].user)
    assert open_table.table.open_check is not None
    return open_table.table


async def checks(service: GameService, table: Table) -> list[Notice]:
    """Return the waiting notices about a table's ready checks, and to its host."""
    waiting = await service.notices.waiting()
    return [each.notice for each in waiting if each.table == table.id and each.notice.kind in {"check", "act"}]


async def outcome(service: GameService, table: Table) -> str:
    """Return the end of the newest ready check of a table, "" while it is open."""
    check = (await service.tables.look(table.id)).table.ready_check
    assert check is not None
    return check.ended.key if check.ended is not None else ""


async def answer(service: GameService, table: Table, person: Person) -> OpenTable:
    """Let a person say that they are in, as an answer to the newest ready check."""
    check = (await service.tables.look(table.id)).table.ready_check
    assert check is not None
    return await service.ready_checks.confirm(table.id, check.number, person.user)


async def leave(service: GameService, table: Table, person: Person) -> Table:
    """Let a person leave, as an answer to the newest ready check."""
    check = (await service.tables.look(table.id)).table.ready_check
    assert check is not None
    return (await service.ready_checks.leave(table.id, check.number, person.user)).table


async def test_who_is_alone_with_computers_starts_at_once(service: GameService) -> None:
    table = await lobby(service, ANN)
    await service.lobby.add_computer(table.id, ANN.user, "random")
    assert (await service.ready_checks.press_start(table.id, ANN.user)).table.status == "running"


async def test_a_manager_who_does_not_play_asks_everyone_seated(service: GameService) -> None:
    table = await old_lobby(service, ANN, BEN)
    table = (await service.ready_checks.press_start(table.id, BOSS, manager=True)).table
    assert to_be_asked(table, table.updated) == [ANN.user, BEN.user]


async def test_the_last_answer_starts_the_game_as_the_press_does(service: GameService) -> None:
    table = await asked(service, ANN, BEN, CLEO)
    assert (await answer(service, table, BEN)).table.status == "lobby"
    checked = await answer(service, table, CLEO)
    pressed = await service.lobby.start((await lobby(service, ANN, BEN, CLEO, channel=CHANNEL + 1)).id, ANN.user)
    assert checked.table.status == pressed.table.status == "running"
    own = {"id", "channel", "created", "version", "revision", "told", "ready_check", "called"}
    one, other = (
        {name: value for name, value in msgspec.to_builtins(each.table).items() if name not in own}
        for each in (checked, pressed)
    )
    assert one == other
    logs = [
        [(move.verb, move.actor, move.events) for move in await service.store.tables.moves(each.table.id)]
        for each in (checked, pressed)
    ]
    assert logs[0] == logs[1]
    told = [
        [each.notice.kind for each in await service.notices.waiting() if each.table == number]
        for number in (table.id, pressed.table.id)
    ]
    assert [kind for kind in told[0] if kind != "check"] == told[1]
    assert await outcome(service, table) == "check-started"


async def test_start_pressed_again_asks_no_one_twice_and_counts_as_an_answer(service: GameService) -> None:
    table = await asked(service, ANN, BEN)
    before = table.ready_check
    again = (await service.ready_checks.press_start(table.id, ANN.user)).table
    assert again.ready_check is not None
    assert again.ready_check == before
    assert again.called == [BEN.user]
    await service.lobby.let_players_set_up(table.id, ANN.user, True, manager=False)
    assert (await service.ready_checks.press_start(table.id, BEN.user)).table.status == "running"


async def test_who_may_not_start_asks_no_one_either(service: GameService) -> None:
    table = await old_lobby(service, ANN, BEN)
    with pytest.raises(TableError, match="error-host-only"):
        await service.ready_checks.press_start(table.id, BEN.user)
    one = await lobby(service, ANN, channel=CHANNEL + 1)
    with pytest.raises(OptionError, match="error-seats"):
        await service.ready_checks.press_start(one.id, ANN.user)
    await service.caps.save(9, Caps(games=1))
    await service.lobby.start((await lobby(service, ANN, BEN, channel=CHANNEL + 2)).id, ANN.user)
    with pytest.raises(TableError, match="error-too-many-games"):
        await service.ready_checks.press_start(table.id, ANN.user)
    assert await checks(service, table) == []
    assert (await service.tables.look(table.id)).table.seats[0].ready == 0.0


async def test_who_leaves_has_no_seat_and_the_others_are_still_asked(service: GameService) -> None:
    table = await asked(service, ANN, BEN, CLEO, DAN)
    table = await leave(service, table, BEN)
    assert table.users == [ANN.user, CLEO.user, DAN.user]
    assert await outcome(service, table) == ""
    await answer(service, table, CLEO)
    assert (await leave(service, table, DAN)).status == "running"  # no one is left who has not answered


async def test_the_check_ends_when_too_few_are_left(service: GameService) -> None:
    table = await asked(service, ANN, BEN)
    table = await leave(service, table, BEN)
    assert table.ready_check is not None
    assert table.ready_check.ended is not None
    assert (table.ready_check.ended.key, table.ready_check.ended.args) == ("check-left", {"who": "Ben"})
    with pytest.raises(TableError, match="error-check-over"):
        await answer(service, table, ANN)


async def test_the_host_may_leave_or_call_it_off(service: GameService) -> None:
    table = await asked(service, ANN, BEN, CLEO)
    table = await leave(service, table, ANN)
    assert table.host == BEN.user
    assert table.ready_check is not None
    assert table.ready_check.by == BEN.user
    with pytest.raises(TableError, match="error-host-only"):
        await service.ready_checks.call_off(table.id, 1, CLEO.user, manager=False)
    await service.ready_checks.call_off(table.id, 1, BEN.user, manager=False)
    assert await outcome(service, table) == "check-called-off"
    assert (await service.tables.look(table.id)).table.users == [BEN.user, CLEO.user]


async def test_strangers_and_old_posts_answer_nothing(service: GameService) -> None:
    table = await asked(service, ANN, BEN)
    with pytest.raises(TableError, match="error-not-seated"):
        await answer(service, table, DAN)
    with pytest.raises(TableError, match="error-check-over"):
        await service.ready_checks.confirm(table.id, 7, BEN.user)
    await answer(service, table, BEN)
    with pytest.raises(TableError, match="error-started"):
        await answer(service, table, BEN)


async def test_silent_seats_are_free_after_a_day(service: GameService, clock: Clock) -> None:
    table = await asked(service, ANN, BEN, CLEO)
    clock.forward(hours=20)
    await answer(service, table, BEN)
    clock.forward(hours=3.9)
    await service.reminders.remind_due()
    assert await outcome(service, table) == ""
    clock.forward(hours=0.2)
    await service.reminders.remind_due()
    found = (await service.tables.look(table.id)).table
    assert found.users == [ANN.user, BEN.user]
    assert await outcome(service, table) == "check-expired"
    (told,) = [each for each in await checks(service, table) if each.kind == "act"]
    assert (told.text, told.ping, told.starts) == (text("act-some-in", count=2, asked=3), ANN.user, True)
    assert found.due == found.updated + 2 * 86400  # then Ben hosts it, if nothing changes
    # Ben said so four hours ago: he is not asked again.
    assert (await service.ready_checks.press_start(table.id, ANN.user)).table.status == "running"


async def test_a_host_with_too_few_players_left_reads_so(service: GameService, clock: Clock) -> None:
    table = await asked(service, ANN, BEN)
    clock.forward(hours=25)
    await service.reminders.remind_due()
    (told,) = [each for each in await checks(service, table) if each.kind == "act"]
    assert (told.text, told.ping, told.starts) == (text("act-too-few-in", count=1, asked=2), ANN.user, False)


async def test_who_took_a_seat_within_two_hours_is_not_asked(service: GameService, clock: Clock) -> None:
    table = await lobby(service, ANN, BEN)
    clock.forward(hours=1.9)
    await service.lobby.join(table.id, CLEO)
    clock.forward(hours=0.2)
    table = (await service.ready_checks.press_start(table.id, ANN.user)).table
    assert to_be_asked(table, clock.now) == [BEN.user]
    new = await lobby(service, ANN, BEN, channel=CHANNEL + 1)
    assert (await service.ready_checks.press_start(new.id, ANN.user)).table.status == "running"


async def test_an_answer_counts_for_a_day(service: GameService, clock: Clock) -> None:
    table = await asked(service, ANN, BEN, CLEO)
    await answer(service, table, BEN)
    await service.ready_checks.call_off(table.id, 1, ANN.user, manager=False)
    clock.forward(hours=25)
    table = (await service.ready_checks.press_start(table.id, ANN.user)).table
    assert table.open_check is not None
    assert table.open_check.pinged == [BEN.user, CLEO.user]


async def test_the_time_to_answer_does_not_run_in_an_outage(service: GameService, clock: Clock) -> None:
    table = await asked(service, ANN, BEN)
    service.tables.outages.known = (Outage(clock.now + 3600, clock.now + 3 * 3600),)
    clock.forward(hours=25)
    await service.reminders.remind_due()
    assert await outcome(service, table) == ""
    found = (await service.tables.look(table.id)).table
    assert found.due == found.ready_check.until == found.ready_check.at + 26 * 3600  # type: ignore[union-attr]
    clock.forward(hours=1)
    await service.reminders.remind_due()
    assert await outcome(service, table) == "check-expired"


async def test_an_outage_is_remembered_while_a_ready_check_needs_it(service: GameService, clock: Clock) -> None:
    table = await asked(service, ANN, BEN)
    service.tables.outages.uptime = clock
    await service.reminders.usable()
    for _ in range(2):  # the second looks for outages that can be forgotten
        clock.forward(hours=2)
        await service.reminders.usable()
    clock.forward(hours=20.5)
    await service.reminders.remind_due()
    assert await outcome(service, table) == ""


async def test_a_changed_option_asks_the_others_again_and_pings_who_had_answered(
    service: GameService, clock: Clock
) -> None:
    table = await asked(service, ANN, BEN, CLEO)
    await service.ready_checks.note_post(table.id, 1, CHANNEL, 77)
    await answer(service, table, BEN)
    clock.forward(hours=10)
    await service.lobby.set_option(table.id, ANN.user, "target", 10)  # as it is
    assert to_be_asked((await service.tables.look(table.id)).table, clock.now) == [CLEO.user]
    table, _ = await service.lobby.set_option(table.id, ANN.user, "target", 5)
    assert to_be_asked(table, clock.now) == [BEN.user, CLEO.user]
    assert table.open_check is not None
    assert (table.open_check.until, table.open_check.pinged) == (clock.now + 86400, [BEN.user])
    assert table.open_check.message is None
    assert table.called == [BEN.user, CLEO.user, BEN.user]
    assert [(each.channel, each.message) for each in table.left_posts] == [(CHANNEL, 77)]
    await service.ready_checks.note_post(table.id, 1, CHANNEL, 78)
    table, _ = await service.lobby.set_option(table.id, ANN.user, "target", 10)
    assert table.open_check is not None
    assert table.open_check.message == 78  # no one had answered it
    for person in (BEN, CLEO):
        await answer(service, table, person)
    assert (await service.tables.look(table.id)).table.status == "running"


TERMS: dict[str, object] = {
    "pace": 2, "bank": 3, "weekends": True, "late": "computer", "give_up_days": 5, "rated": True, "suggestions": False,
}  # fmt: skip
"""The settings that are terms of a game, each with an unusual value."""


async def set_setting(service: GameService, table: Table, name: str, value: object) -> None:
    """Let Ann change one setting of her lobby, as its form does."""
    setup = service.setup
    settings: dict[str, Any] = {**msgspec.structs.asdict(table.settings), name: value}
    if name in {"bank", "weekends", "late"}:
        bank, weekends, late = settings["bank"], settings["weekends"], settings["late"]
        await setup.set_clock(table.id, ANN, bank, weekends=weekends, late=late, manager=False)
    elif name in {"reminder_hours", "give_up_days"}:
        await setup.set_reminders(table.id, ANN, settings["reminder_hours"], settings["give_up_days"], manager=False)
    elif name == "pace":
        await setup.set_pace(table.id, ANN, settings["pace"], manager=False)
    elif name == "rated":
        await service.lobby.set_rated(table.id, ANN.user, settings["rated"], manager=False)
    elif name == "suggestions":
        await setup.allow_suggestions(table.id, ANN.user, settings["suggestions"], manager=False)
    elif name == "icons":
        await setup.show_icons(table.id, ANN.user, settings["icons"], manager=False)
    elif name == "locale":
        await setup.set_language(table.id, ANN.user, settings["locale"], manager=False)
    elif name == "start":
        await service.lobby.set_start(table.id, ANN.user, settings["start"], manager=False)
    else:
        assert name == "players_set_up"
        await service.lobby.let_players_set_up(table.id, ANN.user, settings["players_set_up"], manager=False)


OTHERS: dict[str, object] = {
    "reminder_hours": 5,
    "locale": "cs",
    "players_set_up": True,
    "icons": False,
    "start": "full",
}


@pytest.mark.parametrize("name", [*TERMS, *OTHERS])
async def test_another_term_of_the_game_asks_the_others_again(service: GameService, name: str) -> None:
    table = await asked(service, ANN, BEN, CLEO)
    await answer(service, table, BEN)
    usual = getattr(table.settings, name)
    await set_setting(service, table, name, usual)  # as it is
    assert to_be_asked((await service.tables.look(table.id)).table, table.updated) == [CLEO.user]
    value = {**TERMS, **OTHERS}[name]
    await set_setting(service, table, name, value)
    found = (await service.tables.look(table.id)).table
    assert getattr(found.settings, name) == value != usual
    assert to_be_asked(found, found.updated) == ([BEN.user, CLEO.user] if name in TERMS else [CLEO.user])


def test_each_setting_is_a_term_of_the_game_or_not() -> None:
    # `reminders_asked` only notes that the reminders were set, and the managers of the server set the last two.
    assert {*TERMS, *OTHERS, "reminders_asked", "silent_live", "pauses"} == {
        field.name for field in msgspec.structs.fields(TableSettings)
    }


async def test_a_press_on_an_option_is_no_answer(service: GameService) -> None:
    table = await old_lobby(service, ANN)
    await service.lobby.add_computer(table.id, ANN.user, "random")
    await service.ready_checks.press_start(table.id, BOSS, manager=True)
    table, _ = await service.lobby.set_option(table.id, ANN.user, "target", 5)
    assert table.status == "lobby"


async def test_a_player_who_joins_has_answered(service: GameService) -> None:
    table = await asked(service, ANN, BEN)
    table = await service.lobby.join(table.id, CLEO)
    assert to_be_asked(table, table.updated) == [BEN.user]
    assert table.called == [BEN.user]
    assert (await answer(service, table, BEN)).table.users == [ANN.user, BEN.user, CLEO.user]


async def test_a_closed_lobby_ends_its_check(service: GameService) -> None:
    table = await asked(service, ANN, BEN)
    await service.lobby.cancel(table.id, ANN.user, manager=False, name="Ann")
    found = (await service.tables.look(table.id)).table
    assert (found.status, found.open_check) == ("cancelled", None)


async def test_a_game_that_cannot_start_is_by_hand_again_and_its_host_reads_why(service: GameService) -> None:
    table = await asked(service, ANN, BEN)
    await service.caps.save(9, Caps(games=1))
    await service.lobby.start((await lobby(service, ANN, CLEO, channel=CHANNEL + 1)).id, ANN.user)
    assert (await answer(service, table, BEN)).table.status == "lobby"
    assert await outcome(service, table) == "check-not-started"
    (why,) = [each for each in await checks(service, table) if each.kind == "act"]
    assert why.ping == ANN.user
    assert why.text is not None
    assert why.text.key == "act-not-started"
    with pytest.raises(TableError, match="error-check-over"):
        await answer(service, table, BEN)


async def test_a_moved_table_asks_in_its_new_channel_without_a_ping(service: GameService) -> None:
    table = await asked(service, ANN, BEN)
    await service.ready_checks.note_post(table.id, 1, CHANNEL, 77)
    moved = await service.notices.move(table.id, ANN, CHANNEL + 1, 9, manager=False, lost=False)
    check = moved.table.open_check
    assert check is not None
    assert (check.message, check.pinged) == (None, [])
    assert [(each.channel, each.message) for each in moved.table.left_posts] == [(CHANNEL, 77)]


async def test_a_lobby_without_a_change_is_closed_after_two_weeks(service: GameService, clock: Clock) -> None:
    table = await lobby(service, ANN)
    clock.forward(days=13)
    await service.lobby.join(table.id, BEN)
    clock.forward(days=13.9)
    await service.notices.note_posts(table.id, lobby_post=5)  # no change
    await service.reminders.remind_due()
    assert (await service.tables.look(table.id)).table.status == "lobby"
    clock.forward(days=0.2)
    await service.reminders.remind_due()
    found = (await service.tables.look(table.id)).table
    assert (found.status, found.stale, found.due) == ("cancelled", True, None)
    told = await checks(service, table)
    acts = [(each.text.key, each.ping) for each in told if each.text is not None]
    assert acts == [("act-enough-seated", ANN.user), ("act-host-silent", BEN.user)]
    assert (told[-1].kind, told[-1].ping) == ("check", None)
    assert (await service.lobby.create("nanotech", CHANNEL, ANN, guild=9)).status == "lobby"


class Walk:
    """Random presses at one lobby by four people and a manager, with kills of the process and in the middle of a commit.

    `pinged` counts what Discord would have notified, as `cogs.delivery.check_post` posts it.
    """

    def __init__(self, store: Store, clock: Clock, rng: random.Random) -> None:
        self.store, self.clock, self.rng = store, clock, rng
        self.service = GameService(store, clock=clock, seeds=lambda: 7, pace=0.0)
        self.pinged: Counter[int] = Counter()
        self.pressed: set[int] = {ANN.user}
        self.table = self.posts = 0

    async def begin(self) -> None:
        self.table = (await self.service.lobby.create("nanotech", CHANNEL, ANN, guild=9)).id

    async def step(self) -> str:
        """Do one thing; return the table's status."""
        rng, service, person = self.rng, self.service, self.rng.choice([ANN, BEN, CLEO, DAN])
        table = (await service.tables.look(self.table)).table
        number = table.ready_check.number if table.ready_check is not None else 1
        deed = rng.choice(
            [
                "join",
                "join",
                "start",
                "start",
                "in",
                "in",
                "in",
                "leave",
                "option",
                "off",
                "time",
                "post",
                "kill",
                "remove",
            ]
        )
        cut = rng.random() < 0.15
        commit = self.store.tables.commit
        if cut:
            self.store.tables.commit = _refuses  # type: ignore[method-assign, assignment]
        try:
            if deed == "join":
                await service.lobby.join(self.table, person)
                self.pressed.add(person.user)
            elif deed == "start":
                await service.ready_checks.press_start(self.table, table.host, manager=True)
            elif deed == "in":
                await service.ready_checks.confirm(self.table, number, person.user)
            elif deed == "leave" and rng.random() < 0.3:
                await service.ready_checks.leave(self.table, number, person.user)
            elif deed == "remove" and rng.random() < 0.2:
                await service.lobby.remove(self.table, table.host, person.user, manager=True)
            elif deed == "option":
                await service.lobby.set_option(self.table, table.host, "target", rng.choice([5, 10]), manager=True)
            elif deed == "off" and rng.random() < 0.3:
                await service.ready_checks.call_off(self.table, number, table.host, manager=True)
            elif deed == "time":
                self.clock.forward(hours=rng.choice([1, 12, 24]))
                await service.reminders.remind_due()
        except RuleError:
            pass
        except SaveFault:
            assert cut
        finally:
            self.store.tables.commit = commit  # type: ignore[method-assign]
        if deed == "post":
            await self.post()
        if deed == "kill" or cut:
            await service.close()
            self.service = GameService(self.store, clock=self.clock, seeds=lambda: 7, pace=0.0)
        return (await self.service.tables.look(self.table)).table.status

    async def post(self) -> None:
        """Deliver all waiting notices, as the outbox does."""
        for stored in await self.service.notices.waiting():
            table = (await self.service.tables.look(self.table)).table
            check, message = table.open_check, None
            if stored.notice.kind == "check" and check is not None and check.message is None:
                message = self.posts = self.posts + 1
                self.pinged.update({*check.pinged} & {*to_be_asked(table, check.at)})
                await self.service.ready_checks.note_post(table.id, check.number, CHANNEL, message)
            elif stored.notice.kind == "act" and stored.notice.ping is not None:
                self.pinged[stored.notice.ping] += 1
            await self.service.notices.mark_delivered([stored], message)


async def _refuses(*_: object, **__: object) -> None:
    raise SaveFault("killed before the commit", text("error-not-saved"))


@pytest.mark.parametrize("seed", range(12))
async def test_killed_anywhere_no_one_is_pinged_three_times_and_the_game_starts_once(
    store: Store, clock: Clock, seed: int
) -> None:
    walk = Walk(store, clock, random.Random(seed))
    await walk.begin()
    for _ in range(80):
        before = (await walk.service.tables.look(walk.table)).table
        status = await walk.step()
        after = (await walk.service.tables.look(walk.table)).table
        assert {*after.users} <= walk.pressed  # no seat is filled without a press
        if status != "lobby":
            break
        await walk.post() if walk.rng.random() < 0.5 else None
        assert (after.open_check is None) or to_be_asked(after, walk.clock.now), before
    moves = await store.tables.moves(walk.table)
    assert sum(move.verb == "start" for move in moves) == (status == "running")
    assert all(count <= 2 for count in walk.pinged.values()), walk.pinged
    stored = await store.tables.load(walk.table)
    assert stored is not None
    if status == "running":
        answered = {*stored.users}
        assert answered <= walk.pressed
    await walk.service.close()
