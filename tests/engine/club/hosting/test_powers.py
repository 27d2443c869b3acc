"""Powers of hosts, players and managers: only rules or consent change a running rated game.

`docs/situations.md` has the table.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

import pytest

from engine.club.hosting.consent import NOT_WHEN_RATED, Deed, waiting_for
from engine.records.clocks import Pause
from engine.records.table import Person, PlayerSettings, Table
from engine.service import GameService
from engine.tables.clocks.times import MAX_WAITED_RATED, deadline_of
from engine.tables.open.open_table import OpenTable, TableError
from tests.engine.conftest import ANN, BEN, CLEO, Clock, first_choice, lobby, take_turn, to_act

DAN, DAY = Person(44, "Dan"), 86400.0
HOURS = Table(game="nanotech", channel=1, host=1).settings.reminder_hours
DOCS = Path(__file__).parents[4] / "docs" / "situations.md"


async def rated(service: GameService, *people: Person, pace: int = 1, bank: int = 0) -> OpenTable:
    """Start a rated game; the first of `people` hosts it."""
    table = await lobby(service, *people)
    for person in people:
        await service.players.save(person.user, PlayerSettings(rated=True))
    await service.lobby.set_rated(table.id, people[0].user, True, manager=False)
    await service.setup.set_pace(table.id, people[0], pace, manager=False)
    await service.setup.set_clock(table.id, people[0], bank, weekends=False, late="ask", manager=False)
    return await service.lobby.start(table.id, people[0].user)


@dataclass
class Tried:
    """An act to try at table 1, and the values that it must not change before all have agreed."""

    deed: Callable[[GameService, Person, bool], Awaitable[object]]
    unchanged: Callable[[Table], object]


ASKED: dict[str, Tried] = {
    "pace": Tried(
        lambda service, by, manager: service.setup.set_pace(1, by, 7, manager=manager),
        lambda table: table.settings.pace,
    ),
    "bank": Tried(
        lambda service, by, manager: service.setup.set_clock(1, by, 14, weekends=False, late="ask", manager=manager),
        lambda table: table.settings.bank,
    ),
    "weekends": Tried(
        lambda service, by, manager: service.setup.set_clock(1, by, 0, weekends=True, late="ask", manager=manager),
        lambda table: table.settings.weekends,
    ),
    "computer when late": Tried(
        lambda service, by, manager: service.setup.set_clock(
            1, by, 0, weekends=False, late="computer", manager=manager
        ),
        lambda table: table.settings.late,
    ),
    "when inactive players may be replaced": Tried(
        lambda service, by, manager: service.setup.set_reminders(1, by, HOURS, 3, manager=manager),
        lambda table: table.settings.give_up_days,
    ),
    "pause": Tried(
        lambda service, by, manager: service.pauses.pause(1, by, 1, manager=manager), lambda table: table.paused
    ),
    "cancel": Tried(
        lambda service, by, manager: service.lobby.cancel(1, by.user, manager=manager, name=by.name),
        lambda table: table.status,
    ),
    "undo": Tried(
        lambda service, by, manager: service.hosting.force_undo(1, by, manager=manager), lambda table: table.ply
    ),
    "give a player's seat to a computer player": Tried(
        lambda service, by, manager: service.hosting.replace(1, by, _seat_of_another(by), None, manager=manager),
        lambda table: table.users,
    ),
    "give a player's seat to another player": Tried(
        lambda service, by, manager: service.hosting.replace(1, by, _seat_of_another(by), DAN, manager=manager),
        lambda table: (table.users, table.seat_offered),
    ),
}


def _seat_of_another(by: Person) -> int:
    return 2 if by is not CLEO else 1


@pytest.mark.parametrize("manager", [False, True])
@pytest.mark.parametrize("name", ASKED)
async def test_needs_the_consent_of_all_others(service: GameService, name: str, manager: bool) -> None:
    """The host, and a manager who plays, ask; one who does not agree keeps everything as it is."""
    await take_turn(service, await rated(service, ANN, BEN, CLEO))
    by, tried = (BEN if manager else ANN), ASKED[name]
    before = tried.unchanged((await service.tables.look(1)).table)
    await tried.deed(service, by, manager)
    table = (await service.tables.look(1)).table
    assert tried.unchanged(table) == before
    assert table.open_request is not None
    others = [person.user for person in (ANN, BEN, CLEO) if person is not by]
    assert waiting_for(table) == others
    await service.consent.excuse(1, table.open_request.number, others[1])  # may have been made to leave the server
    await service.consent.agree(1, table.open_request.number, others[0])
    assert tried.unchanged((await service.tables.look(1)).table) == before
    await service.consent.decline(1, table.open_request.number, others[1])
    assert tried.unchanged((await service.tables.look(1)).table) == before
    assert (await service.tables.look(1)).table.rated


@pytest.mark.parametrize("name", ASKED)
async def test_happens_once_all_have_agreed(service: GameService, name: str) -> None:
    await take_turn(service, await rated(service, ANN, BEN, CLEO))
    before = ASKED[name].unchanged((await service.tables.look(1)).table)
    await ASKED[name].deed(service, ANN, False)
    table = (await service.tables.look(1)).table
    assert table.open_request is not None
    for user in (BEN.user, CLEO.user):
        await service.consent.agree(1, table.open_request.number, user)
    assert ASKED[name].unchanged((await service.tables.look(1)).table) != before


@pytest.mark.parametrize("name", ASKED)
async def test_an_unrated_game_asks_no_one(service: GameService, name: str) -> None:
    table = await lobby(service, ANN, BEN, CLEO)
    await service.setup.set_pace(table.id, ANN, 1, manager=False)
    await take_turn(service, await service.lobby.start(table.id, ANN.user))
    before = ASKED[name].unchanged((await service.tables.look(1)).table)
    await ASKED[name].deed(service, ANN, False)
    table = (await service.tables.look(1)).table
    assert table.open_request is None
    assert ASKED[name].unchanged(table) != before


async def test_terms_that_all_agreed_to_count_from_the_next_turn_on(service: GameService, clock: Clock) -> None:
    open_table = await rated(service, ANN, BEN)
    deadline = open_table.table.deadline
    await service.setup.set_pace(1, ANN, 7, manager=False)
    await service.consent.agree(1, 1, BEN.user)
    open_table = await service.tables.look(1)
    assert (open_table.table.settings.pace, open_table.table.deadline) == (7, deadline)
    clock.forward(hours=1)
    open_table = await take_turn(service, open_table)
    assert open_table.table.deadline == clock.now + 7 * DAY


async def test_a_question_about_the_clock_stays_open_when_a_turn_is_finished(service: GameService) -> None:
    open_table = await rated(service, ANN, BEN)
    await service.setup.set_pace(1, ANN, 7, manager=False)
    open_table = await take_turn(service, open_table)
    assert open_table.table.open_request is not None


@pytest.mark.parametrize(
    ("deed", "refused"),
    [
        (lambda service: service.pauses.resume(1, ANN, manager=True), "error-resume-rated"),
        (lambda service: service.open_seats.offer(1, ANN, 1, manager=True), "error-offer-all-rated"),
        (lambda service: service.setup.allow_suggestions(1, ANN.user, True, manager=True), "error-suggest-rated"),
    ],
)
async def test_is_not_possible(
    service: GameService, deed: Callable[[GameService], Awaitable[object]], refused: str
) -> None:
    await rated(service, ANN, BEN, CLEO)
    async with service.tables.hold(1) as open_table:
        now = service.tables.clock()
        open_table.table.paused = Pause(now, now + DAY)
        await service.tables.write_beside(open_table)
    with pytest.raises(TableError, match=refused):
        await deed(service)


class TestLate:
    """Actions that the others may take by rule on the seat of a player whose time is up."""

    async def late(self, service: GameService, clock: Clock, *people: Person) -> tuple[int, Person, int]:
        open_table = await rated(service, *people)
        user, seat = to_act(open_table), open_table.table.to_act
        assert seat is not None
        clock.now = (open_table.table.deadline or 0.0) + 1
        await service.reminders.remind_due()
        return user, next(each for each in people if each.user != user), seat

    async def test_a_computer_player_makes_the_turn_or_takes_the_seat(
        self, service: GameService, clock: Clock
    ) -> None:
        user, by, seat = await self.late(service, clock, ANN, BEN, CLEO)
        open_table = await service.hosting.replace(1, by, seat, None, manager=False)
        assert user not in open_table.table.users
        assert open_table.table.rated

    async def test_another_player_gets_it_only_if_the_others_agree(self, service: GameService, clock: Clock) -> None:
        user, by, seat = await self.late(service, clock, ANN, BEN, CLEO)
        await service.hosting.replace(1, by, seat, DAN, manager=True)
        table = (await service.tables.look(1)).table
        (other,) = {person.user for person in (ANN, BEN, CLEO)} - {user, by.user}
        assert table.seat_offered == []
        assert waiting_for(table) == [other], "not the player who does not answer"
        assert table.open_request is not None
        await service.consent.agree(1, table.open_request.number, other)
        assert (await service.tables.look(1)).table.seat_offered == [DAN.user]

    async def test_going_away_withdraws_nothing(self, service: GameService, clock: Clock) -> None:
        user, _, seat = await self.late(service, clock, ANN, BEN)
        away = PlayerSettings(rated=True, away_until=clock.now + 30 * DAY)
        await service.players.save(user, away)
        assert (await service.tables.look(1)).table.late == (seat,)


async def test_absence_stretches_a_rated_clock_by_three_days_in_all(service: GameService, clock: Clock) -> None:
    open_table = await rated(service, ANN, BEN)
    user, seat = to_act(open_table), open_table.table.to_act
    assert open_table.table.deadline is not None
    settings = PlayerSettings(rated=True, away_until=clock.now + 30 * DAY)
    await service.players.save(user, settings)
    table = (await service.tables.look(1)).table
    assert table.deadline == clock.now + MAX_WAITED_RATED + DAY
    table.rated = []
    assert deadline_of(table, settings, seat=seat) == clock.now + 30 * DAY + DAY
    table.season = 3
    assert deadline_of(table, settings, seat=seat) == clock.now + MAX_WAITED_RATED + DAY


class TestResigning:
    async def test_it_ends_a_game_of_two_with_a_result(self, service: GameService) -> None:
        open_table = await take_turn(service, await rated(service, ANN, BEN))
        loser = next(person for person in (ANN, BEN) if person.user != to_act(open_table))
        winner = ANN if loser is BEN else BEN
        open_table, _ = await service.play.choose(1, winner.user, None, first_choice(open_table))
        open_table = await service.hosting.resign(1, loser.user)
        table = open_table.table
        assert (table.status, table.to_act, table.due) == ("finished", None, None)
        assert open_table.match is not None
        assert not open_table.match.since, "the unfinished turn does not count"
        rows = {row.user: row for row in await service.store.results.at_table(1)}
        assert (rows[winner.user].how, rows[winner.user].place, rows[winner.user].won) == ("stayed", 1, True)
        assert (rows[loser.user].how, rows[loser.user].place, rows[loser.user].body.absent) == ("left", 2, False)
        people = (await service.ratings.ladder(9, "nanotech")).people
        assert people[loser.user].rating_change < 0 < people[winner.user].rating_change
        assert [row.seat for row in open_table.final_standings()][-1] == table.seat_of(loser.user)
        with pytest.raises(TableError, match="error-not-cancelled"):
            await service.lobby.restore(1, ANN, manager=True)

    async def test_a_game_of_three_goes_on(self, service: GameService) -> None:
        await rated(service, ANN, BEN, CLEO)
        table = (await service.hosting.resign(1, BEN.user)).table
        assert (table.status, len(table.users)) == ("running", 2)

    async def test_no_one_is_excused_while_another_player_uses_their_time_bank(
        self, service: GameService, clock: Clock
    ) -> None:
        open_table = await rated(service, ANN, BEN, bank=14)
        asked = to_act(open_table)
        other = ANN.user if asked == BEN.user else BEN.user
        clock.forward(days=8)
        table = (await service.tables.look(1)).table
        assert not service.hosting.is_excused(table, other)
        clock.now = (table.deadline or 0.0) + 1
        await service.reminders.remind_due()
        assert service.hosting.is_excused((await service.tables.look(1)).table, other)


async def test_a_restored_game_is_not_rated_and_its_clocks_start_again(service: GameService, clock: Clock) -> None:
    await rated(service, ANN, BEN)
    await service.pauses.pause(1, ANN, 30, manager=False)
    await service.consent.agree(1, 1, BEN.user)
    await service.lobby.cancel(1, ANN.user, manager=False, name="Ann")
    await service.consent.agree(1, 2, BEN.user)
    clock.forward(days=9)
    table = (await service.lobby.restore(1, ANN, manager=False)).table
    assert (table.status, table.rated, table.late) == ("running", [], ())
    assert table.deadline == clock.now + DAY


async def test_reminders_are_announced_in_a_rated_game(service: GameService) -> None:
    await rated(service, ANN, BEN)
    days = (await service.tables.look(1)).table.settings.give_up_days
    table = await service.setup.set_reminders(1, ANN, 0, days, manager=False)
    assert table.settings.reminder_hours == 0
    assert await said(service) == "done-reminders"


async def test_the_language_and_icons_of_posts_change_at_once_in_a_rated_game(service: GameService) -> None:
    before = (await rated(service, ANN, BEN)).table
    clocks, pace = [before.clock_of(seat) for seat in range(2)], before.settings.pace
    await service.setup.set_language(1, ANN.user, "pl", manager=False)
    table = await service.setup.show_icons(1, ANN.user, False, manager=False)
    assert (table.settings.locale, table.settings.icons) == ("pl", False)
    assert [table.clock_of(seat) for seat in range(2)] == clocks
    assert (table.settings.pace, table.request) == (pace, None)


async def test_suggestions_are_announced_in_a_running_game(service: GameService) -> None:
    table = await lobby(service, ANN, BEN)
    await service.lobby.start(table.id, ANN.user)
    await service.setup.allow_suggestions(1, ANN.user, False, manager=False)
    assert await said(service) == "done-suggestions-off"


async def said(service: GameService) -> str:
    """Return the key of what was announced last."""
    waiting = await service.store.outbox.waiting(9e9, limit=99)
    return [each.notice.text.key for each in waiting if each.notice.text is not None][-1]


IN_GUIDE = {
    "cancel": "cancel the game",
    "undo": "undo turns",
    "seat": "give a player's seat",
    "pause": "pause the game",
    "clock": "change the pace, the time bank",
    "resume": "not with **Resume**",
    "offer-all": "offer a seat to everyone",
    "suggest": "allow or forbid suggested turns",
}


def test_the_guide_lists_each_power() -> None:
    section = DOCS.read_text().partition("## You play a rated game")[2].partition("## ")[0]
    assert IN_GUIDE.keys() == set(get_args(Deed))
    for deed, words in IN_GUIDE.items():
        row = next(line for line in section.splitlines() if words in line)
        by_consent = "must agree" in row and words != IN_GUIDE["resume"]
        assert by_consent is (deed not in NOT_WHEN_RATED), deed
