"""Players who are absent from a game: a computer player takes their turns, and its results are not theirs."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Collection, Sequence

import pytest

from engine.club.results.ladder import Ladder
from engine.club.results.remarks import remarks_of
from engine.club.results.statistics import Sum, game_figures, rivals_of
from engine.club.seasons.leavers import left_before
from engine.club.seasons.season import Season
from engine.club.servers.digest import digest_of
from engine.kernel import Standing, with_absent_last
from engine.records.clocks import WhenLate
from engine.records.results import RatedRow, Result
from engine.records.table import Person, PlayerSettings, Seat
from engine.service import GameService
from engine.tables.open.open_table import OpenTable
from tests.engine.club.results.test_turns import Counting
from tests.engine.conftest import ANN, BEN, CLEO, Clock, decision_at, lobby, take_turn

DAN = Person(44, "Dan")
PEOPLE = (ANN, BEN, CLEO, DAN)
GUILD = 9


async def paced(service: GameService, people: Sequence[Person], *, late: WhenLate = "computer") -> OpenTable:
    """Start a rated game with a day for a turn, after which a computer player makes it, or the others are asked."""
    table = await lobby(service, *people)
    for person in people:
        await service.players.save(person.user, PlayerSettings(rated=True))
    await service.lobby.set_rated(table.id, people[0].user, True, manager=False)
    await service.setup.set_pace(table.id, people[0], 1, manager=False)
    await service.setup.set_clock(table.id, people[0], bank=0, weekends=False, late=late, manager=False)
    return await service.lobby.start(table.id, people[0].user)


async def played_out(
    service: GameService, clock: Clock, table_id: int, is_silent: Callable[[int], bool]
) -> OpenTable:
    """Play a game to its end; a user who `is_silent` when asked lets the time pass."""
    while (open_table := await service.tables.look(table_id)).decision is not None:
        table, seat = open_table.table, open_table.to_act()
        assert seat is not None
        if open_table.is_unattended():
            service.tables.let_computers_play(open_table)
            await asyncio.wait([service.tables._computing[table_id]])
        elif seat.user is not None and is_silent(seat.user):
            assert table.deadline is not None
            clock.now = table.deadline + 1
            await service.reminders.remind_due()
        else:
            choices = decision_at(open_table).choices
            await service.play.choose(table.id, seat.user or 0, table.version, choices[len(choices) // 2].id)
    return open_table


def silent(*people: Person) -> Callable[[int], bool]:
    users = {person.user for person in people}
    return lambda user: user in users


async def rows_of(service: GameService, open_table: OpenTable) -> dict[int, Result]:
    rows = await service.store.results.at_table(open_table.table.id)
    return {row.user: row for row in rows if row.user is not None}


@pytest.mark.parametrize(
    ("count", "absent"),
    [
        (2, (0,)), (3, (0, 2)), (4, (1, 2, 3)),  # each number of players, the first and the last
        *(pytest.param(*more, marks=pytest.mark.slow) for more in [(2, (1,)), (3, (1,)), (4, (3,)), (4, (0, 1))]),
    ],
)  # fmt: skip
async def test_who_never_plays_comes_last_and_gains_nothing(
    service: GameService, clock: Clock, count: int, absent: Sequence[int]
) -> None:
    people, gone = PEOPLE[:count], [PEOPLE[number] for number in absent]
    open_table = await paced(service, people)
    assert open_table.table.rated
    open_table = await played_out(service, clock, open_table.table.id, silent(*gone))
    rows = await rows_of(service, open_table)
    there = [person for person in people if person not in gone]
    for person in gone:
        row = rows[person.user]
        assert (row.how, row.score, row.place_all, row.body.absent, row.won) == ("left", None, None, True, False)
        assert row.place == len(there) + 1
    by_rules = {row.seat: row.place for row in open_table.game.standings(open_table.match.state)}  # type: ignore[union-attr]
    order = sorted(there, key=lambda person: by_rules[rows[person.user].seat])
    for person in there:
        row = rows[person.user]
        better = sum(by_rules[rows[other.user].seat] < by_rules[row.seat] for other in order)
        assert (row.how, row.place, row.place_all, row.body.absent) == ("stayed", better + 1, better + 1, False)
    assert [row.seat for row in open_table.final_standings()][-len(gone) :] == sorted(
        open_table.table.absentees, key=lambda seat: by_rules[seat]
    )
    ratings = (await service.ratings.ladder(GUILD, "nanotech")).people
    assert all(ratings[person.user].rating_change < 0 for person in gone)
    assert ratings[order[0].user].rating_change > 0
    for person in gone:
        assert not await service.store.results.has_finished(person.user)


async def test_a_game_from_which_all_were_absent_counts_for_no_one(service: GameService, clock: Clock) -> None:
    open_table = await paced(service, (ANN, BEN, CLEO))
    open_table = await played_out(service, clock, open_table.table.id, silent(ANN, BEN, CLEO))
    rows = await rows_of(service, open_table)
    assert {(row.how, row.place_all, row.won) for row in rows.values()} == {("left", None, False)}
    assert all(row.place > 1 for row in open_table.final_standings())
    ratings = (await service.ratings.ladder(GUILD, "nanotech")).people
    assert not ratings
    assert (await digest_of(service.store, GUILD, 0.0, math.inf, lambda _: True)).ended[0].scores == []


async def test_a_computer_player_wins_over_the_absent_and_the_present_over_it_if_better(
    service: GameService, clock: Clock
) -> None:
    table = await lobby(service, ANN, BEN)
    await service.lobby.add_computer(table.id, ANN.user, "solid")
    await service.setup.set_pace(table.id, ANN, 1, manager=False)
    await service.setup.set_clock(table.id, ANN, bank=0, weekends=False, late="computer", manager=False)
    open_table = await service.lobby.start(table.id, ANN.user)
    open_table = await played_out(service, clock, table.id, silent(BEN))
    places = {row.seat: row.place_all for row in await service.store.results.at_table(table.id)}
    assert places[open_table.table.seat_of(BEN.user) or 0] is None
    assert sorted(place for place in places.values() if place is not None) == [1, 2]


class TestSome:
    """Players who are there for some of their turns."""

    async def test_the_last_three_turns(self, service: GameService, clock: Clock) -> None:
        turns = [0]

        def goes(user: int) -> bool:
            turns[0] += user == BEN.user
            return user == BEN.user and turns[0] > 6

        open_table = await played_out(service, clock, (await paced(service, (ANN, BEN))).table.id, goes)
        seat = open_table.table.seats[open_table.table.seat_of(BEN.user) or 0]
        assert seat.played
        assert len(seat.stood_in) >= 3
        assert (await rows_of(service, open_table))[BEN.user].body.absent

    async def test_one_turn_missed_is_not_absence(self, service: GameService, clock: Clock) -> None:
        missed = [False]

        def once(user: int) -> bool:
            if user == BEN.user and not missed[0]:
                missed[0] = True
                return True
            return False

        open_table = await played_out(service, clock, (await paced(service, (ANN, BEN))).table.id, once)
        seat = open_table.table.seats[open_table.table.seat_of(BEN.user) or 0]
        assert len(seat.stood_in) == 1
        assert (await rows_of(service, open_table))[BEN.user].how == "stayed"
        assert open_table.table.absentees == ()

    @pytest.mark.parametrize(
        ("turns", "absent"),
        [
            ("", False),
            ("c", True),
            ("pc", False),
            ("pcc", True),
            ("ppppcc", False),
            ("ppppccc", True),
            ("cccpppp", False),
            ("cccccppp", True),
            ("ccccppppp", False),
            ("pcpcpcpcc", True),
        ],
    )
    def test_the_definition(self, turns: str, absent: bool) -> None:
        seat = Seat(name="Ann", user=ANN.user, played=())
        for number, by in enumerate(turns):
            seat.note_turn(number, stood_in=by == "c")
        assert seat.was_absent is absent

    def test_turns_taken_back_do_not_count(self) -> None:
        seat = Seat(name="Ann", user=ANN.user, played=())
        for number, by in enumerate("ppppccc"):
            seat.note_turn(number, stood_in=by == "c")
        seat.forget_turns(5)
        assert (seat.played, seat.stood_in, seat.was_absent) == ((0, 1, 2, 3), (4,), False)

    async def test_a_turn_of_a_computer_player_that_is_taken_back(self, service: GameService, clock: Clock) -> None:
        table = await lobby(service, ANN, BEN)
        await service.setup.set_pace(table.id, ANN, 1, manager=False)
        await service.setup.set_clock(table.id, ANN, bank=0, weekends=False, late="computer", manager=False)
        open_table = await take_turn(service, await service.lobby.start(table.id, ANN.user))
        seat = open_table.table.to_act
        assert seat is not None
        clock.now = (open_table.table.deadline or 0.0) + 1
        await service.reminders.remind_due()
        await asyncio.wait([service.tables._computing[table.id]])
        open_table = await service.tables.look(table.id)
        assert open_table.table.seats[seat].stood_in
        open_table = await service.hosting.force_undo(table.id, ANN, manager=False)
        assert open_table.table.seats[seat].stood_in == ()

    @pytest.mark.parametrize(("turns", "absent"), [("ccp", False), ("pcc", False), ("ccc", True), ("cpccc", True)])
    def test_a_game_of_release_1_2_0_whose_first_turns_are_not_known(self, turns: str, absent: bool) -> None:
        seat = Seat(name="Ann", user=ANN.user)
        for number, by in enumerate(turns, start=20):
            seat.note_turn(number, stood_in=by == "c")
        assert seat.was_absent is absent

    async def test_turns_that_the_others_give_to_a_computer_count_as_well(
        self, service: GameService, clock: Clock
    ) -> None:
        open_table = await paced(service, (ANN, BEN), late="ask")
        number = open_table.table.id
        while (open_table := await service.tables.look(number)).decision is not None:
            table, seat = open_table.table, open_table.to_act()
            assert seat is not None
            if open_table.is_unattended():
                service.tables.let_computers_play(open_table)
                await asyncio.wait([service.tables._computing[number]])
            elif seat.user == BEN.user:
                clock.now = (table.deadline or clock.now) + 1
                await service.reminders.remind_due()
                if (await service.tables.look(number)).table.late:
                    await service.hosting.stand_in(number, ANN, manager=False)
            else:
                await service.play.choose(number, ANN.user, table.version, decision_at(open_table).choices[0].id)
        assert open_table.table.seats[open_table.table.seat_of(BEN.user) or 0].missed == 0
        assert (await rows_of(service, open_table))[BEN.user].body.absent


async def test_in_a_season_the_absent_are_placed_as_those_who_left(service: GameService, clock: Clock) -> None:
    season = Season(guild=GUILD, channel=5, game="nanotech", tables=1, bank=0)
    season = await service.seasons.open(season, 7)
    for person in PEOPLE[:3]:
        await service.seasons.sign_up(season.id, person)
    await service.seasons.press_draw(season.id)
    (number,) = await service.seasons.numbers_to_open(await service.seasons.load(season.id))
    open_table = await service.seasons.open_table(season.id, number, 901)
    await played_out(service, clock, open_table.table.id, silent(BEN))
    standing = await service.seasons.standing(season.id)
    people = {entrant.person: each for each, entrant in standing.people.items()}
    rows = {row.person: row for row in standing.divisions[0]}
    assert (float(rows[people[BEN.user]].points), rows[people[BEN.user]].place) == (0.0, 3)
    assert BEN.user not in {each.person for each in standing.winners}
    following = await service.seasons.open(Season(guild=GUILD, channel=6, game="nucleum"), 7)
    assert await left_before(service.seasons.store, service.store.tables, following, BEN.user) is not None
    assert await left_before(service.seasons.store, service.store.tables, following, ANN.user) is None


async def test_what_each_reader_of_results_does_with_the_absent(service: GameService, clock: Clock) -> None:
    """The rows of the table in `docs/ledger/rulings.md`, one by one; posts and pictures are in the tests of these."""
    open_table = await paced(service, (ANN, BEN))
    open_table = await played_out(service, clock, open_table.table.id, silent(BEN))
    results, absent = service.store.results, open_table.table.seat_of(BEN.user) or 0
    (ben,), (ann,) = await results.of_user(BEN.user), await results.of_user(ANN.user)
    assert open_table.table.absentees == (absent,)
    assert (Sum().with_game(ben), Sum().with_game(ann).won) == (Sum(games=1, places=2), 1)
    played = await service.turns.of(open_table.table.id, Counting())
    assert [each.seat for each in game_figures(open_table, played)] == [1 - absent, absent]
    (rival,) = rivals_of(await results.rivals(ANN.user))
    assert (rival.newest.ahead, rival.newest.behind) == (1, 0)
    (ended,) = (await digest_of(service.store, GUILD, 0.0, math.inf, lambda _: True)).ended
    assert [name for name, _ in ended.scores] == [ANN.name]
    assert remarks_of([ben] * 5).others == ()
    assert [each.key for each in remarks_of([ann] * 5).others][-1] == "remark-to-the-end"
    ladder = Ladder()
    ladder.add(await results.rated_rows(GUILD, "nanotech"))
    assert ladder.people[BEN.user].rating_change < 0 < ladder.people[ANN.user].rating_change


def test_a_weak_player_gains_nothing_from_sharing_the_last_place_with_a_strong_one() -> None:
    def rows(table: int, places: dict[int, int], *left: int) -> list[RatedRow]:
        return [
            RatedRow(
                table, seat, 0, user, "", place, "left" if user in left else "stayed", float(table), None, None, 0
            )
            for seat, (user, place) in enumerate(places.items())
        ]

    ladder = Ladder()
    for table, (better, worse) in enumerate([(1, 9), (3, 7), (8, 2)] * 6, start=1):
        ladder.add(rows(table, {better: 1, worse: 2}))
    before = {user: standing.rating for user, standing in ladder.people.items()}
    counted = rows(50, {3: 1, 1: 2, 2: 2}, 1, 2)
    ladder.add(counted)
    assert ladder.people[2].rating == before[2], "the strong third player had to win, and the other is strong as well"
    assert ladder.people[1].rating.mu < before[1].mu
    games = ladder.games
    ladder.add(rows(51, {1: 1, 2: 1}, 1, 2))
    assert ladder.games == games, "a game in which no one stayed counts for no one"


@pytest.mark.parametrize(
    ("places", "absent", "expected"),
    [
        ((1, 2, 3), (0,), [(1, 1), (2, 2), (0, 3)]),
        ((1, 1, 3), (0,), [(1, 1), (2, 2), (0, 3)]),
        ((1, 2, 2, 4), (0, 3), [(1, 1), (2, 1), (0, 3), (3, 3)]),
        ((1, 2), (0, 1), [(0, 2), (1, 2)]),
        ((1, 2), (), [(0, 1), (1, 2)]),
    ],
)
def test_places_with_the_absent_last(
    places: Sequence[int], absent: Collection[int], expected: list[tuple[int, int]]
) -> None:
    rows = [Standing(seat=seat, score=9 - place, place=place) for seat, place in enumerate(places)]
    assert [(row.seat, row.place) for row in with_absent_last(rows, absent)] == expected
