"""Seasons as the service runs them: sign-up, the draw, tables that are opened once, leaving, and the standings."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from engine.club.seasons.adjusting import DAY
from engine.club.seasons.season import Season
from engine.club.seasons.seasons import Seasons
from engine.records.table import Person, PlayerSettings
from engine.service import GameService
from engine.storage.store import Store
from engine.tables.clocks.banks import bank_left, free_seconds, use_bank
from engine.tables.clocks.times import deadline_of, free_until
from engine.tables.open.open_table import OpenTable, TableError
from tests.engine.conftest import Clock, decision_at, to_the_end

GUILD = 9
PEOPLE = [Person(100 + number, f"P{number}") for number in range(12)]


async def new_season(service: GameService, people: int = 3, **terms: object) -> Season:
    """Open a season of Nanotech, for which this many people sign up."""
    season = Season(guild=GUILD, channel=5, game="nanotech", **{"tables": 1, **terms})  # type: ignore[arg-type]
    season = await service.seasons.open(season, 7)
    for person in PEOPLE[:people]:
        await service.seasons.sign_up(season.id, person)
    return season


async def drawn(service: GameService, people: int = 3, **terms: object) -> tuple[Season, list[OpenTable]]:
    """Draw a new season and open its tables."""
    season = await new_season(service, people, **terms)
    await service.seasons.press_draw(season.id)
    season = await service.seasons.load(season.id)
    numbers = await service.seasons.numbers_to_open(season)
    return season, [await service.seasons.open_table(season.id, each, 900 + each) for each in numbers]


async def finish(service: GameService, table_id: int) -> None:
    """Let people make the middle choice, and computer players play, until a game is over."""
    while (open_table := await service.tables.look(table_id)).decision is not None:
        table, seat = open_table.table, open_table.to_act()
        assert seat is not None
        if seat.user is None:
            service.tables.let_computers_play(open_table)
            await asyncio.wait([service.tables._computing[table_id]])
            continue
        choices = decision_at(open_table).choices
        await service.play.choose(table.id, seat.user, table.version, choices[len(choices) // 2].id)


def key_of(error: pytest.ExceptionInfo[TableError]) -> str:
    return error.value.text.key


async def test_everyone_plays_at_the_tables_that_were_drawn(service: GameService) -> None:
    season, tables = await drawn(service, 7, tables=2)
    assert [len(each.table.seats) for each in tables] == [4, 3, 4, 3]
    assert Counter(user for each in tables for user in each.table.users) == {each.user: 2 for each in PEOPLE[:7]}
    for each in tables:
        table = each.table
        assert (table.status, table.season, table.host) == ("running", season.id, 0)
        assert (table.settings.pace, table.settings.bank, table.settings.late) == (1, 5, "computer")
        assert table.called == []
    assert await service.seasons.numbers_to_open(season) == []


async def test_each_table_is_opened_and_started_once(service: GameService, monkeypatch: pytest.MonkeyPatch) -> None:
    """A kill between the two leaves a lobby, which the next attempt starts."""
    season = await new_season(service)
    await service.seasons.press_draw(season.id)

    async def fails(*_: object) -> OpenTable:
        raise RuntimeError("killed")

    with monkeypatch.context() as patched:
        patched.setattr(Seasons, "_start", fails)
        with pytest.raises(RuntimeError):
            await service.seasons.open_table(season.id, 1, 901)
    season = await service.seasons.load(season.id)
    assert await service.seasons.numbers_to_open(season) == [1]
    first = await service.seasons.open_table(season.id, 1, 902)
    again = await service.seasons.open_table(season.id, 1, 903)
    assert first.table.id == again.table.id
    assert first.table.channel == 901
    assert len(await service.store.tables.running()) == 1
    assert [move.verb for move in await service.store.tables.moves(first.table.id)].count("start") == 1


async def test_two_processes_draw_once(service: GameService, store: Store, clock: Clock) -> None:
    season = await new_season(service, 7)
    other = GameService(store, clock=clock, seeds=lambda: 8, pace=0.0)
    outcomes = await asyncio.gather(
        service.seasons.draw(season.id), other.seasons.draw(season.id), return_exceptions=True
    )
    refused = [each for each in outcomes if isinstance(each, TableError)]
    assert [each.text.key for each in refused] == ["error-season-drawn"]
    stored = await service.seasons.load(season.id)
    assert stored.seed in {7, 8}
    assert len(stored.drawn) == 2
    await other.close()


async def test_too_few_people_keep_the_sign_up_open(service: GameService, clock: Clock) -> None:
    season = await new_season(service, 5)
    with pytest.raises(TableError) as refused:
        await service.seasons.press_draw(season.id)
    assert key_of(refused) == "error-season-few"
    assert refused.value.text.args["count"] == 6
    clock.forward(days=7)
    assert await service.seasons.waits_for(await service.seasons.load(season.id)) == "ask"
    await service.seasons.ask(season.id)
    for person in PEOPLE[:5]:
        await service.seasons.sign_up(season.id, person)
    few = await service.seasons.draw(season.id)
    assert few is not None
    assert few.needed == 6
    season = await service.seasons.load(season.id)
    assert (season.state, season.drawn, season.asked) == ("signup", (), 0.0)
    assert season.until > clock.now + 6 * DAY


class TestStillIn:
    async def test_those_who_signed_up_long_ago_are_asked_and_the_silent_are_not_drawn(
        self, service: GameService, clock: Clock
    ) -> None:
        season = await new_season(service, 4)
        clock.forward(days=2)
        await service.seasons.sign_up(season.id, PEOPLE[0])
        asked = await service.seasons.press_draw(season.id)
        assert (asked.state, asked.until) == ("asking", clock.now + 2 * DAY)
        assert [each.person for each in await service.seasons.silent(asked)] == [each.user for each in PEOPLE[1:4]]
        with pytest.raises(TableError) as refused:
            await service.seasons.press_draw(season.id)
        assert key_of(refused) == "error-season-asking"
        assert await service.seasons.waits_for(asked) is None
        for person in PEOPLE[1:3]:
            assert not (await service.seasons.sign_up(season.id, person)).new
        clock.forward(days=2)
        assert await service.seasons.waits_for(await service.seasons.load(season.id)) == "draw"
        await service.seasons.draw(season.id)
        people = await service.seasons.store.people(season.id)
        assert [each.person for each in people] == [each.user for each in PEOPLE[:3]]

    async def test_the_last_answer_draws(self, service: GameService, clock: Clock) -> None:
        season = await new_season(service, 3)
        clock.forward(days=6)
        assert await service.seasons.waits_for(await service.seasons.load(season.id)) == "ask"
        await service.seasons.ask(season.id)
        for person in PEOPLE[:3]:
            assert await service.seasons.waits_for(await service.seasons.load(season.id)) is None
            await service.seasons.sign_up(season.id, person)
        assert await service.seasons.waits_for(await service.seasons.load(season.id)) == "draw"

    async def test_no_one_is_asked_right_after_signing_up(self, service: GameService) -> None:
        season, tables = await drawn(service, 4)
        assert season.asked == 0.0
        assert len(tables) == 1


class TestLeaving:
    async def test_before_the_draw_nothing_is_left(self, service: GameService) -> None:
        season = await new_season(service, 4)
        _, after = await service.seasons.leave(season.id, PEOPLE[0].user)
        assert not after
        assert len(await service.seasons.store.people(season.id)) == 3
        with pytest.raises(TableError) as refused:
            await service.seasons.leave(season.id, PEOPLE[0].user)
        assert key_of(refused) == "error-season-not-in"

    async def test_after_it_a_computer_player_plays_on_and_they_come_last(self, service: GameService) -> None:
        season, (table,) = await drawn(service, 4)
        leaver = table.table.users[1]
        _, after = await service.seasons.leave(season.id, leaver)
        assert after
        left = await service.tables.look(table.table.id)
        assert leaver not in left.table.users
        assert left.table.host == 0
        await service.seasons.adjust_tables(season.id)  # done again, it changes nothing
        await finish(service, table.table.id)
        standing = await service.seasons.standing(season.id)
        rows = standing.divisions[0]
        assert standing.people[rows[-1].person].person == leaver
        assert rows[-1].points == 0
        assert sum(row.points for row in rows) == 2
        assert standing.is_over

    async def test_it_is_never_excused_and_not_possible_once_it_is_over(
        self, service: GameService, clock: Clock
    ) -> None:
        season, (table,) = await drawn(service, 3)
        clock.forward(days=30)
        open_table = await service.tables.look(table.table.id)
        waiting = next(user for user in open_table.table.users if not open_table.table.asks(user))
        assert not service.hosting.is_excused(open_table.table, waiting)
        await service.seasons.end(season.id)
        with pytest.raises(TableError) as refused:
            await service.seasons.leave(season.id, waiting)
        assert key_of(refused) == "error-season-over"


async def test_forgetting_a_person_changes_no_one_elses_row(service: GameService) -> None:
    season, tables = await drawn(service, 6, tables=2)
    for each in tables[:2]:
        await to_the_end(service, each)
    before = await service.seasons.standing(season.id)
    gone = next(each for each in before.people.values() if each.person == PEOPLE[2].user)
    await service.privacy.forget(PEOPLE[2].user)
    after = await service.seasons.standing(season.id)
    assert after.divisions == before.divisions
    assert (after.people[gone.number].person, after.people[gone.number].name) == (None, "")
    # The tables that still run continue with a computer player, and the person comes last there.
    for each in tables[2:]:
        await finish(service, each.table.id)
    standing = await service.seasons.standing(season.id)
    row = next(row for row in standing.divisions[0] if row.person == gone.number)
    had = next(row for row in before.divisions[0] if row.person == gone.number)
    assert row.points == had.points / 2
    assert row.played == 2


async def test_a_row_of_a_table_that_is_over_never_changes(service: GameService) -> None:
    """Only the other tables change what is added to it, even if people leave."""
    season, tables = await drawn(service, 6, tables=2)
    await to_the_end(service, tables[0])
    before = [row for row in await service.seasons.store.results(season.id) if row.number == 1]
    for user in tables[0].table.users:
        await service.seasons.leave(season.id, user)
    assert [row for row in await service.seasons.store.results(season.id) if row.number == 1] == before


async def test_turns_are_shorter_after_the_last_day(service: GameService, clock: Clock) -> None:
    season, (table,) = await drawn(service, 3, weeks=2)
    assert await service.seasons.waits_for(season) is None
    clock.forward(days=14)
    season = await service.seasons.load(season.id)
    assert await service.seasons.waits_for(season) == "hurry"
    open_table = await service.tables.look(table.table.id)
    assert open_table.table.to_act is not None
    assert free_seconds(open_table.table, open_table.table.to_act) == DAY
    await service.seasons.hurry(season.id)
    assert free_seconds(open_table.table, open_table.table.to_act) == DAY  # the turn in progress keeps its time
    assert bank_left(open_table.table, open_table.table.to_act) == 5 * DAY
    assert deadline_of(open_table.table, PlayerSettings()) == open_table.table.turn_since + 6 * DAY
    assert await service.seasons.waits_for(await service.seasons.load(season.id)) is None
    seat = open_table.to_act()
    while open_table.to_act() is seat:
        assert seat is not None
        assert seat.user is not None
        choice = decision_at(open_table).choices[-1].id
        open_table, _ = await service.play.choose(open_table.table.id, seat.user, open_table.table.version, choice)
    now, acting = open_table.table, open_table.table.to_act
    assert acting is not None
    assert free_seconds(now, acting) == DAY / 2
    assert deadline_of(now, PlayerSettings()) == clock.now + DAY / 2
    assert free_until(now, PlayerSettings()) is None
    use_bank(now, acting, DAY, 2)
    assert now.seats[acting].bank is None  # untouched


async def test_managers_pause_the_whole_season_and_no_one_a_single_game(service: GameService, clock: Clock) -> None:
    season, tables = await drawn(service, 6)
    with pytest.raises(TableError) as refused:
        await service.pauses.pause(tables[0].table.id, PEOPLE[0], 1, manager=True)
    assert key_of(refused) == "error-season-pause"
    ends = season.ends
    season = await service.seasons.pause(season.id, PEOPLE[11])
    assert season.ends == ends + 7 * DAY
    for each in tables:
        paused = (await service.tables.look(each.table.id)).table.paused
        assert paused is not None
        assert paused.until == clock.now + 7 * DAY
    with pytest.raises(TableError):
        await service.seasons.pause(season.id, PEOPLE[11])
    clock.forward(days=2)
    season = await service.seasons.resume(season.id, PEOPLE[11])
    assert season.ends == ends + 2 * DAY
    assert all([(await service.tables.look(each.table.id)).table.paused is None for each in tables])
    with pytest.raises(TableError):
        await service.seasons.resume(season.id, PEOPLE[11])


async def test_a_table_that_is_taken_out_counts_for_no_one(service: GameService) -> None:
    season, tables = await drawn(service, 6)
    await to_the_end(service, tables[0])
    await service.seasons.void(season.id, 1, PEOPLE[11])
    await service.seasons.void(season.id, 2, PEOPLE[11])
    standing = await service.seasons.standing(season.id)
    assert {(row.place, row.played) for row in standing.divisions[0]} == {(0, 0)}
    assert standing.is_over
    assert not standing.winners
    assert (await service.tables.look(tables[0].table.id)).table.status == "finished"
    assert (await service.tables.look(tables[1].table.id)).table.status == "cancelled"
    for number in (1, 9):
        with pytest.raises(TableError) as refused:
            await service.seasons.void(season.id, number, PEOPLE[11])
        assert key_of(refused) == "error-season-table"


async def test_two_divisions_from_sixteen_people_on(service: GameService) -> None:
    season = await new_season(service, 0)
    for number in range(16):
        await service.seasons.sign_up(season.id, Person(200 + number, f"Q{number}"))
    await service.seasons.press_draw(season.id)
    season = await service.seasons.load(season.id)
    people = {each.number: each for each in await service.seasons.store.people(season.id)}
    assert Counter(each.division for each in people.values()) == {1: 8, 2: 8}
    for table in season.drawn:
        assert len({people[number].division for number in table}) == 1
    assert len(season.measure) == 2


@pytest.mark.parametrize(
    ("terms", "key"),
    [
        ({"seats": 2}, "error-setting"), ({"tables": 5}, "error-setting"), ({"pace": 0}, "error-setting"),
        ({"weeks": 3}, "error-setting"), ({"bank": 4}, "error-setting"),
    ],
)  # fmt: skip
async def test_what_is_not_offered_is_refused(service: GameService, terms: dict[str, object], key: str) -> None:
    with pytest.raises(TableError) as refused:
        await new_season(service, 3, **terms)
    assert key_of(refused) == key


async def test_a_server_has_one_season_of_a_game_at_a_time(service: GameService) -> None:
    season = await new_season(service)
    with pytest.raises(TableError) as refused:
        await new_season(service)
    assert key_of(refused) == "error-season-open"
    await service.seasons.call_season_off(season.id)
    with pytest.raises(TableError) as refused:
        await service.seasons.sign_up(season.id, PEOPLE[0])
    assert key_of(refused) == "error-season-off"
    assert await service.seasons.waits_for(await service.seasons.load(season.id)) == "end"
    await service.seasons.end(season.id)
    assert (await new_season(service)).number == 2
    with pytest.raises(TableError) as refused:
        await service.seasons.sign_up(season.id, PEOPLE[0])
    assert key_of(refused) == "error-season-off"
    with pytest.raises(TableError) as refused:
        await service.seasons.load(77)
    assert key_of(refused) == "error-no-season"
