"""Time banks through pauses, weekends, time away, restarts and crashes: the time used equals a plain count of hours."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random
from typing import NamedTuple

import pytest

from engine.kernel import RuleError
from engine.records.table import Person, PlayerSettings, Table
from engine.tables.clocks.banks import DAY, HOUR, REFILL, bank_left
from tests.engine.conftest import take_turn, to_act
from tests.engine.test_stateful import PEOPLE, Service

ANN, BEN = PEOPLE[0], PEOPLE[2]
BOSS = Person(1, "Boss")
START = datetime(2026, 11, 26, 12, tzinfo=UTC).timestamp()
"""A Thursday."""
FREE, BANK = 24, 3
"""Hours that a turn has, and days of the time bank."""
SATURDAY = 5
LEFT = FREE // 8
"""Hours of free time left after a pause, if any were left before it and it was at least that long."""


class Act(NamedTuple):
    """Something that happens, and for how many `hours`."""

    kind: str
    hours: int = 0


def script(chance: Random) -> list[Act]:
    """Return the events of a game, in order: mostly passing time and turns, sometimes a pause or an absence."""
    acts, away = list[Act](), 0
    for _ in range(80):
        kind = chance.choice(["time"] * 8 + ["turn"] * 3 + ["pause", "pause", "resume", "resume", "away"])
        hours = {"time": (2, 5, 12, 30, 44), "pause": (24, 72), "away": (6, 30)}.get(kind, (0,))
        if kind == "away" and (away := away + 1) > 5:
            continue  # a game waits for a player only so long
        acts.append(Act(kind, chance.choice(hours)))
    return acts


def hours_used(start: float, now: float, away_until: float, pauses: list[tuple[float, float]]) -> int:
    """Return the hours of the bank that a turn used, counted one after another."""
    left, used, lost, had = FREE, 0, 0, False
    at = max(start, away_until)
    while at < now:
        if any(begun <= at < until for begun, until in pauses):
            had, lost = left > 0 if not lost else had, lost + 1
        else:
            if lost:
                left, lost = max(left, min(lost, LEFT)) if had else left, 0
            if datetime.fromtimestamp(at, UTC).weekday() >= SATURDAY:
                pass
            elif left > 0:
                left -= 1
            else:
                used += 1
        at += HOUR
    return used


class Watched:
    """A game of two people, and what the banks must have by a plain count."""

    def __init__(self) -> None:
        self.driver = Service()
        self.driver.clock.now = START
        self.full = BANK * DAY
        self.banks = [self.full, self.full]
        self.pauses = list[tuple[float, float]]()
        self.away = {ANN.user: 0.0, BEN.user: 0.0}
        driver, service = self.driver, self.driver.service
        driver.open_table(ANN, False, [BEN])
        driver.run(service.setup.set_pace(driver.table, ANN, 1, manager=False))
        driver.run(service.setup.set_clock(driver.table, ANN, BANK, weekends=True, late="ask", manager=False))
        driver.run(service.lobby.start(driver.table, ANN.user))
        self.begun = driver.clock.now

    @property
    def table(self) -> Table:
        return self.driver.look().table

    def restart(self, chance: Random) -> None:
        """Stop the bot or let it crash, and start it again at once."""
        self.beat()
        self.driver.kept = self.driver.run(self.driver._read())
        chance.choice((self.driver.crash, self.driver.stop_and_start))()
        assert self.driver.run(self.driver._read()) == self.driver.kept
        self.beat()

    def beat(self) -> None:
        """Record that the bot is usable now, as it does each minute; a start takes no time here."""
        outages = self.driver.service.tables.outages
        self.driver.run(outages.beat(self.driver.clock.now, at_once=True))
        assert not outages.known

    def happen(self, act: Act) -> None:
        driver, service, now = self.driver, self.driver.service, self.driver.clock.now
        if act.kind == "time":
            driver.clock.forward(hours=act.hours)
            driver.run(service.reminders.remind_due())
        elif act.kind == "turn":
            self.turn(now)
        elif act.kind == "away":
            user = to_act(driver.look())
            self.away[user] = now + act.hours * HOUR
            driver.run(service.players.save(user, PlayerSettings(away_until=self.away[user])))
        else:
            paused = self.table.paused
            try:
                if act.kind == "pause":
                    driver.run(service.pauses.pause(driver.table, BOSS, act.hours // 24, manager=True))
                else:
                    driver.run(service.pauses.resume(driver.table, BOSS, manager=True))
            except RuleError:
                return
            if act.kind == "pause":
                self.pauses.append((now, now + act.hours * HOUR))
            else:
                assert paused is not None
                self.pauses[-1] = (paused.begun, now)

    def turn(self, now: float) -> None:
        """Let the active player take a turn, and take what it used from their bank."""
        open_table = self.driver.look()
        user, seat = to_act(open_table), open_table.table.to_act
        assert seat is not None
        used = hours_used(self.begun, now, self.away[user], self.pauses) * HOUR
        refilled = open_table.table.seats[seat].refilled
        self.driver.run(take_turn(self.driver.service, open_table))
        table = self.table
        # What is confirmed in another player's turn adds nothing.
        refill = REFILL if table.seats[seat].refilled > refilled else 0.0
        self.banks[seat] = min(self.full, max(0.0, self.banks[seat] - used) + refill)
        self.begun = table.turn_since

    def close(self) -> None:
        self.driver.teardown()


@pytest.mark.parametrize("seed", range(4))
def test_the_time_used_is_the_same_for_any_order_of_restarts(seed: int) -> None:
    """Wall time without free time, pauses, weekends and time away; and as for a bot that is never restarted."""
    chance, calm, restarted = Random(seed), Watched(), Watched()
    used = False
    try:
        for act in script(Random(seed)):
            if calm.table.status != "running":
                break
            for game in (calm, restarted):
                game.happen(act)
                if game is restarted and chance.random() < 0.25:
                    game.restart(chance)
            one, other = calm.table, restarted.table
            for seat in (0, 1):
                assert bank_left(one, seat) == bank_left(other, seat) == calm.banks[seat] == restarted.banks[seat]
                assert 0 <= bank_left(one, seat) <= calm.full
                used |= bank_left(one, seat) < calm.full
            assert (one.deadline, one.due, one.paused, one.pauses) == (
                other.deadline,
                other.due,
                other.paused,
                other.pauses,
            )
        assert used, "no bank was used: this shows nothing"
    finally:
        calm.close()
        restarted.close()
