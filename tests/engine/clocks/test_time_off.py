"""Time in which the bot could not be used does not count: deadlines are extended by it, and a reminder comes first."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import msgspec
import pytest

from engine.records.table import PlayerSettings, Seat, Table
from engine.service import GameService
from engine.storage.outages import AWAY, BEAT, OUTAGES, Outage
from engine.storage.store import Store
from engine.tables.clocks.times import deadline_of, patience_of
from engine.tables.open.taking_back import answers_until
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO, Clock, decision_at, lobby, started, take_turn, to_act

HOUR, DAY = 3600.0, 86400.0


class Machine:
    """The bot on a machine: it may be running or not, and its clock advances."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store, self.clock, self.up = store, clock, 0.0
        self.started: list[GameService] = []

    async def start(self) -> GameService:
        """Start the bot, connect it to Discord, and let it do due work for two seconds."""
        bot = await self.start_unconnected()
        await bot.reminders.usable()
        self.clock.now += 2
        await bot.reminders.remind_due()
        self.clock.now -= 2
        return bot

    async def start_unconnected(self) -> GameService:
        bot = GameService(self.store, clock=self.clock, seeds=lambda: 7, pace=0.0)
        self.started.append(bot)
        bot.tables.outages.uptime = lambda: self.up
        await bot.resume()
        return bot

    async def close(self) -> None:
        """End the tasks of all bots that were started."""
        for bot in self.started:
            await bot.close()

    async def run(self, bot: GameService, hours: float) -> None:
        """Let the connected bot run, looking every quarter of an hour in place of every minute."""
        for _ in range(round(hours * 4)):
            self.clock.forward(hours=0.25)
            self.up += 240.0
            await bot.reminders.usable()
            await bot.reminders.remind_due()

    def wait(self, hours: float) -> None:
        """Let time pass in which the bot does nothing."""
        self.clock.forward(hours=hours)
        self.up += hours * HOUR


@pytest.fixture
async def machine(store: Store, clock: Clock) -> AsyncIterator[Machine]:
    made = Machine(store, clock)
    yield made
    await made.close()


async def paced(bot: GameService, days: int = 1) -> Table:
    table = await lobby(bot, ANN, BEN, CLEO)
    await bot.setup.set_pace(table.id, ANN, days, manager=False)
    return (await bot.lobby.start(table.id, ANN.user)).table


async def kinds(bot: GameService) -> list[str]:
    """Return the notices of table 1 that wait, by kind; "late" is that someone's time is up."""
    waiting = [
        each.notice for each in await bot.notices.waiting() if each.notice.kind not in {"check", "turn", "show"}
    ]
    return ["late" if each.late else each.kind for each in waiting if each.late or each.kind != "act"]


async def stored(machine: Machine) -> Table:
    table = await machine.store.tables.load(1)
    assert table is not None
    return table


async def test_three_days_off_are_added_and_the_reminder_comes_first(machine: Machine) -> None:
    bot = await machine.start()
    since = (await paced(bot)).turn_since
    await machine.run(bot, 20)
    assert await kinds(bot) == ["reminder"]
    machine.wait(72)
    bot = await machine.start()
    assert await kinds(bot) == ["reminder", "status", "reminder"]
    table = await stored(machine)
    assert table.deadline == since + 4 * DAY
    assert table.extended == 3 * DAY
    assert not table.given_up
    await machine.run(bot, 3.75)
    assert "late" not in await kinds(bot)
    await machine.run(bot, 0.5)
    assert (await kinds(bot))[-1] == "late"
    assert (await stored(machine)).given_up


async def test_someone_whose_time_was_nearly_up_has_some_left(machine: Machine, clock: Clock) -> None:
    bot = await machine.start()
    await paced(bot)
    await machine.run(bot, 23.75)
    assert await kinds(bot) == ["reminder", "reminder"]
    machine.wait(72)
    bot = await machine.start()
    assert (await kinds(bot))[-2:] == ["status", "reminder"]
    assert (await stored(machine)).deadline == clock.now + 3 * HOUR
    await machine.run(bot, 2.75)
    assert (await kinds(bot))[-1] == "reminder"
    await machine.run(bot, 0.5)
    assert (await kinds(bot))[-1] == "late"


async def test_a_reminder_after_an_outage_waits_for_the_end_of_quiet_hours(machine: Machine, clock: Clock) -> None:
    bot = await machine.start()
    table = await paced(bot)
    await machine.run(bot, 23)
    machine.wait(30)
    hour = int(clock.now % DAY // HOUR)
    settings = PlayerSettings(quiet_from=(hour - 1) % 24, quiet_to=(hour + 5) % 24)
    await machine.store.users.save_player(table.users[table.to_act or 0], settings)
    count = len(await kinds(bot))
    bot = await machine.start()
    await machine.run(bot, 4)
    assert (await kinds(bot))[count:] == ["status"]
    await machine.run(bot, 1)
    assert (await kinds(bot))[count:] == ["status", "reminder"]
    await machine.run(bot, 4)
    assert (await kinds(bot))[count:] == ["status", "reminder", "late"]


@pytest.mark.parametrize("hours", [0.01, 0.08])
async def test_a_short_restart_changes_nothing(machine: Machine, hours: float) -> None:
    bot = await machine.start()
    since = (await paced(bot)).turn_since
    await machine.run(bot, 23)
    before = await kinds(bot)
    machine.wait(hours)
    bot = await machine.start()
    assert await kinds(bot) == before
    assert (await stored(machine)).deadline == since + DAY
    assert bot.tables.outages.known == ()


async def test_a_lost_connection_counts_and_setting_the_clock_does_not(machine: Machine, clock: Clock) -> None:
    bot = await machine.start()
    since = (await paced(bot)).turn_since
    machine.wait(10)
    await bot.reminders.usable()
    assert (await stored(machine)).deadline == since + DAY + 10 * HOUR
    clock.forward(hours=5)
    await bot.reminders.usable()
    assert (await stored(machine)).deadline == since + DAY + 10 * HOUR
    assert bot.tables.outages.known == ((since, since + 10 * HOUR),)


async def test_a_start_in_the_middle_of_an_outage_does_not_shorten_it(machine: Machine) -> None:
    bot = await machine.start()
    since = (await paced(bot)).turn_since
    machine.wait(10)
    await machine.start_unconnected()
    machine.wait(10)
    bot = await machine.start()
    assert (await stored(machine)).deadline == since + DAY + 20 * HOUR
    assert bot.tables.outages.known == ((since, since + 20 * HOUR),)


async def test_a_stop_before_the_deadlines_are_moved_loses_nothing(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = await machine.start()
    since = (await paced(bot)).turn_since
    machine.wait(30)

    async def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    bot = await machine.start_unconnected()
    with monkeypatch.context() as patched:
        patched.setattr(bot.reminders, "_make_up", stopped)
        with pytest.raises(KeyboardInterrupt):
            await bot.reminders.usable()
    assert (await stored(machine)).deadline == since + DAY
    bot = await machine.start()
    assert (await stored(machine)).deadline == since + DAY + 30 * HOUR
    assert "late" not in await kinds(bot)


async def test_a_table_whose_deadline_could_not_be_moved_is_judged_by_the_right_one(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = await machine.start()
    since = (await paced(bot)).turn_since
    await machine.run(bot, 20)
    machine.wait(72)

    async def fails(*_: object) -> None:
        raise OSError

    monkeypatch.setattr("engine.club.reminders.reminders.Reminders._make_up", fails)
    bot = await machine.start()
    assert (await kinds(bot))[1:] == ["status", "reminder"]
    assert (await stored(machine)).deadline == since + 4 * DAY


async def test_a_table_is_told_of_a_late_player_at_growing_intervals(machine: Machine, clock: Clock) -> None:
    bot = await machine.start()
    end = (await paced(bot)).turn_since + DAY
    found: list[float] = []
    for hour in range(-1, 24 * 60):
        clock.now = end + hour * HOUR
        await bot.reminders.remind_due()
        if (await kinds(bot)).count("late") > len(found):
            found.append(hour / 24)
    assert found == [0, 7, 21, 49]


@pytest.mark.parametrize("pace", [0, 1])
async def test_what_was_missed_while_off_is_told_once(machine: Machine, clock: Clock, pace: int) -> None:
    bot = await machine.start()
    table = await lobby(bot, ANN, BEN, CLEO)
    await bot.setup.set_reminders(table.id, ANN, 24, 1, manager=False)
    await bot.setup.set_pace(table.id, ANN, pace, manager=False)
    await bot.lobby.start(table.id, ANN.user)
    clock.forward(hours=25)
    await bot.reminders.remind_due()
    assert (await stored(machine)).given_up
    late = (await kinds(bot)).count("late")
    machine.wait(24 * 30)
    bot = await machine.start()
    assert (await kinds(bot)).count("late") == late + 1
    assert (await stored(machine)).late_told == 3
    await machine.run(bot, 2)
    assert (await kinds(bot)).count("late") == late + 1
    await take_turn(bot, await bot.tables.look(1))
    assert not (await stored(machine)).given_up


async def test_the_beat_and_the_outage_are_noted_together(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = await machine.start()
    await paced(bot)
    machine.wait(3)
    written: list[set[str]] = []
    note_all = machine.store.bot_notes.note_all

    async def noted(values: dict[str, str]) -> None:
        written.append(set(values))
        await note_all(values)

    monkeypatch.setattr(machine.store.bot_notes, "note_all", noted)
    await bot.reminders.usable()
    assert written == [{BEAT, OUTAGES}]


async def test_outages_before_every_running_turn_are_forgotten(machine: Machine) -> None:
    bot = await machine.start()
    await paced(bot)
    machine.wait(3)
    await bot.reminders.usable()
    machine.wait(5)
    await bot.reminders.usable()
    assert len(bot.tables.outages.known) == 2
    await take_turn(bot, await bot.tables.look(1))
    machine.wait(1)
    await bot.reminders.usable()
    assert len(bot.tables.outages.known) == 1
    noted = await machine.store.bot_notes.recall(OUTAGES) or ""
    assert tuple(msgspec.json.decode(noted, type=list[Outage])) == bot.tables.outages.known


async def test_a_clock_that_was_ahead_gives_no_one_years(machine: Machine, clock: Clock) -> None:
    bot = await machine.start()
    since = (await paced(bot)).turn_since
    clock.forward(days=3650)
    machine.up += 600.0
    await bot.reminders.usable()
    assert ((await stored(machine)).deadline or 0.0) > since + 3000 * DAY
    clock.forward(days=-3650)
    await bot.reminders.usable()
    assert (await stored(machine)).deadline == since + DAY


async def test_a_request_waits_for_answers_as_long(machine: Machine, clock: Clock) -> None:
    bot = await machine.start()
    open_table = await take_turn(bot, await started(bot, ANN, BEN))
    asker = ANN if to_act(open_table) == BEN.user else BEN
    await bot.play.choose(
        1, to_act(open_table), None, decision_at(open_table).choices[0].id
    )  # else the turn is taken back at once
    await bot.consent.ask(1, asker)
    asked = clock.now
    machine.wait(30)
    bot = await machine.start()
    request = (await stored(machine)).open_request
    assert request is not None
    assert answers_until(request) == asked + 54 * HOUR
    assert "request" in await kinds(bot)
    await machine.run(bot, 23.5)
    assert (await stored(machine)).open_request is not None
    await machine.run(bot, 1)
    assert (await stored(machine)).open_request is None


@pytest.mark.parametrize("of", [deadline_of, patience_of])
def test_only_what_overlaps_a_turn_is_added(
    of: Callable[[Table, PlayerSettings, list[Outage]], float | None],
) -> None:
    table = Table(game="nanotech", channel=1, host=1, turn_since=100 * DAY, to_act=0)
    table.seats = [Seat(name="Ann", user=1), Seat(name="Ben", user=2)]
    table.settings.pace = 2
    for outage, moved in [
        ((90, 99), 0),
        ((90, 100), 0),
        ((90, 101), 1),
        ((100.5, 101), 0.5),
        ((101, 111), 10),
        ((102, 110), 0),
    ]:
        found = of(table, PlayerSettings(), [Outage(outage[0] * DAY, outage[1] * DAY)])
        assert found == (102 + moved) * DAY, outage
    away = PlayerSettings(away_until=105 * DAY)
    assert of(table, away, [Outage(101 * DAY, 104 * DAY)]) == 107 * DAY
    assert of(table, away, [Outage(104 * DAY, 106 * DAY)]) == 108 * DAY
    long_away = PlayerSettings(away_until=190 * DAY)  # thirty days in which the bot was usable
    assert of(table, long_away, [Outage(101 * DAY, 106 * DAY)]) == (100 + 30 + 5 + 2) * DAY


class TestAway:
    """The bot is not on the server of a table: its clocks stop there, and nowhere else."""

    async def home(self, bot: GameService) -> int:
        """Move table 1 to its own server, which is returned."""
        async with bot.tables.hold(1) as held:
            held.table.guild = 7 << 22
            await bot.tables.write_beside(held, [])
        return held.table.home

    async def away(self, machine: Machine, clock: Clock, bot: GameService, days: int, home: int) -> GameService:
        """Let the bot leave the server, run for some days, start again in the middle of them, and come back."""
        for day in range(days):
            await bot.reminders.usable(set())
            await bot.reminders.remind_due()
            machine.up += 240.0
            clock.forward(days=1)
            if day == days // 2:
                bot = await machine.start_unconnected()
                bot.tables.outages._beat = (clock.now, machine.up)
        for _ in range(2):  # the second could forget what is still needed
            await bot.reminders.usable({home})
            await bot.reminders.remind_due()
            await bot.tables.outages.forget(0.0)
        return bot

    async def test_a_turn_gets_the_time_back(self, machine: Machine, clock: Clock) -> None:
        bot = await machine.start()
        since, home = (await paced(bot)).turn_since, await self.home(bot)
        bot = await self.away(machine, clock, bot, 8, home)
        table = await stored(machine)
        assert table.deadline == since + 9 * DAY
        assert not table.given_up
        assert "late" not in await kinds(bot)
        assert deadline_of(table, PlayerSettings(), bot.tables.outages.at(8, clock.now)) == since + DAY
        await take_turn(bot, await bot.tables.look(1))
        clock.forward(hours=1)
        await bot.tables.outages.forget(clock.now)
        assert bot.tables.outages.at(home, clock.now) == ()
        assert not await machine.store.bot_notes.all_with(AWAY)

    async def test_a_table_that_is_moved_to_another_server_keeps_it(self, machine: Machine, clock: Clock) -> None:
        bot = await machine.start()
        since, home = (await paced(bot)).turn_since, await self.home(bot)
        await bot.reminders.usable(set())
        clock.forward(days=8)
        await bot.notices.move(1, ANN, CHANNEL + 1, (home + 1) << 22, manager=False, lost=True)
        await bot.reminders.usable({home + 1})
        await bot.reminders.remind_due()
        assert (await stored(machine)).deadline == since + 9 * DAY
        assert "late" not in await kinds(bot)

    async def test_a_ready_check_and_a_lobby_wait_as_long(self, machine: Machine, clock: Clock) -> None:
        bot = await machine.start()
        table = await lobby(bot, ANN, BEN, CLEO)
        home = await self.home(bot)
        bot = await self.away(machine, clock, bot, 20, home)
        assert (await stored(machine)).status == "lobby"
        clock.forward(hours=3)
        await bot.ready_checks.press_start(table.id, ANN.user)
        bot = await self.away(machine, clock, bot, 3, home)
        table = await stored(machine)
        assert table.open_check is not None
        clock.forward(hours=25)
        await bot.reminders.remind_due()
        assert (await stored(machine)).open_check is None
