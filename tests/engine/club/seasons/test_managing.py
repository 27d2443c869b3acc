"""Managers' powers in a season: who may sign up again, the divisions before the draw, and the options."""

from __future__ import annotations

import pytest

from engine.club.seasons.adjusting import DAY
from engine.club.seasons.season import Season
from engine.club.seasons.seasons import Seasons
from engine.club.seasons.store import SeasonStore
from engine.kernel import OptionValue
from engine.records.table import Person
from engine.service import GameService
from engine.tables.open.open_table import TableError
from tests.engine.club.seasons.test_seasons import GUILD, PEOPLE, drawn, finish, key_of, new_season
from tests.engine.conftest import ANN, Clock


async def failing(*_: object) -> None:
    raise RuntimeError("killed")


class TestAfterLeaving:
    """Those who left a season are in the server's next one only with a manager's consent."""

    async def over(self, service: GameService, season: Season) -> None:
        await service.seasons.end(season.id)

    async def test_with_its_button(self, service: GameService, clock: Clock) -> None:
        season, _ = await drawn(service, 4)
        ann, ben = PEOPLE[:2]
        await service.seasons.leave(season.id, ann.user)
        await self.over(service, season)
        after = await new_season(service, 0)
        left = (await service.seasons.sign_up(after.id, ann)).left
        assert left is not None
        assert left.id == season.id
        assert (await service.seasons.sign_up(after.id, ben)).left is None
        again = await service.seasons.sign_up(after.id, ann)
        assert (again.new, again.left is not None) == (False, True)
        store = service.seasons.store
        assert [each.person for each in await store.people(after.id)] == [ben.user]
        assert await store.of_person(ann.user) == []
        (waits,) = await store.waiting(after.id)
        clock.forward(days=3)
        assert (await service.seasons.admit(after.id, waits.number)).person == ann.user
        assert [each.person for each in await store.people(after.id)] == [ann.user, ben.user]
        # They could not answer while they waited, so the consent counts as their answer.
        season = await service.seasons.load(after.id)
        assert [each.person for each in await service.seasons.silent(season)] == [ben.user]
        assert (await service.seasons.sign_up(after.id, ann)).left is None
        for number in (waits.number, 99):
            with pytest.raises(TableError) as refused:
                await service.seasons.admit(after.id, number)
            assert key_of(refused) == "error-season-not-waiting"

    async def test_by_resigning_or_without_a_word(self, service: GameService) -> None:
        season, (table,) = await drawn(service, 3)
        first, second, third = table.table.users
        await service.hosting.resign(table.table.id, first)
        async with service.tables.hold(table.table.id) as held:
            held.table.seats[1].missed = 3
            held.table.seats[2].missed = 2
            await service.tables.write_beside(held, [])
        standing = await service.seasons.standing(season.id)
        assert [standing.people[each].person for each in sorted(standing.leavers)] == sorted([first, second])
        await self.over(service, season)
        after = await new_season(service, 0)
        people = {each.user: each for each in PEOPLE}
        left = [(await service.seasons.sign_up(after.id, people[user])).left for user in (first, second, third)]
        assert [each is not None for each in left] == [True, True, False]

    async def test_a_table_that_does_not_count_is_no_stain(self, service: GameService) -> None:
        season, (table,) = await drawn(service, 3)
        user = table.table.users[0]
        await service.hosting.resign(table.table.id, user)
        await finish(service, table.table.id)
        await service.seasons.void(season.id, 1, PEOPLE[11])
        await self.over(service, season)
        after = await new_season(service, 0)
        assert (await service.seasons.sign_up(after.id, Person(user, "Again"))).left is None

    async def test_other_servers_and_a_season_played_since_do_not_count(self, service: GameService) -> None:
        season, _ = await drawn(service, 4)
        ann = PEOPLE[0]
        await service.seasons.leave(season.id, ann.user)
        await self.over(service, season)
        far = await service.seasons.open(Season(guild=GUILD + 1, channel=6, game="nanotech", tables=1), 7)
        assert (await service.seasons.sign_up(far.id, ann)).left is None
        second = await new_season(service, 4)
        (waits,) = await service.seasons.store.waiting(second.id)
        await service.seasons.admit(second.id, waits.number)
        await service.seasons.press_draw(second.id)
        for number in await service.seasons.numbers_to_open(await service.seasons.load(second.id)):
            await service.seasons.open_table(second.id, number, 950)
        await self.over(service, second)
        third = await new_season(service, 0)
        assert (await service.seasons.sign_up(third.id, ann)).left is None

    async def test_without_consent_they_are_not_drawn(self, service: GameService) -> None:
        season, _ = await drawn(service, 4)
        await service.seasons.leave(season.id, PEOPLE[0].user)
        await self.over(service, season)
        after = await new_season(service, 4)
        await service.seasons.press_draw(after.id)
        people = await service.seasons.store.people(after.id)
        assert [each.person for each in people] == [each.user for each in PEOPLE[1:4]]


class TestDivisions:
    async def big(self, service: GameService, people: int = 16) -> Season:
        season = await new_season(service, 0)
        for number in range(people):
            await service.seasons.sign_up(season.id, Person(200 + number, f"Q{number}"))
        return await service.seasons.load(season.id)

    async def planned(self, service: GameService, season: Season) -> list[list[int]]:
        divisions = await service.seasons.planned_divisions(season)
        return [[each.number for each in division] for division in divisions]

    async def test_those_who_are_moved_are_drawn_there(self, service: GameService) -> None:
        season = await self.big(service)
        assert await self.planned(service, season) == [[*range(1, 9)], [*range(9, 17)]]
        assert (await service.seasons.move(season.id, 12, 1)).name == "Q11"
        await service.seasons.move(season.id, 1, 2)
        await service.seasons.move(season.id, 2, 2)
        upper, lower = [3, 4, 5, 6, 7, 8, 12], [1, 2, 9, 10, 11, 13, 14, 15, 16]
        assert await self.planned(service, season) == [upper, lower]
        assert (await service.seasons.standing(season.id)).divisions == ()
        await service.seasons.press_draw(season.id)
        people = await service.seasons.store.people(season.id)
        assert [each.number for each in people if each.division == 1] == upper
        assert [each.number for each in people if each.division == 2] == lower
        with pytest.raises(TableError) as refused:
            await service.seasons.move(season.id, 1, 1)
        assert key_of(refused) == "error-season-drawn"

    async def test_moved_back_and_left(self, service: GameService, clock: Clock) -> None:
        season = await self.big(service, 17)
        await service.seasons.move(season.id, 9, 2)
        await service.seasons.move(season.id, 9, 1)
        assert await self.planned(service, season) == [[*range(1, 10)], [*range(10, 18)]]
        await service.seasons.move(season.id, 17, 1)
        # Someone who does not answer is not drawn, wherever they were moved.
        clock.forward(days=2)
        await service.seasons.ask(season.id)
        for number in range(16):
            await service.seasons.sign_up(season.id, Person(200 + number, f"Q{number}"))
        await service.seasons.draw(season.id)
        assert [each.number for each in await service.seasons.store.people(season.id)] == [*range(1, 17)]

    async def test_a_season_in_which_no_table_counted_moves_no_one(self, service: GameService) -> None:
        season = await self.big(service)
        await service.seasons.press_draw(season.id)
        for number in await service.seasons.numbers_to_open(await service.seasons.load(season.id)):
            await service.seasons.open_table(season.id, number, 950 + number)
            await service.seasons.void(season.id, number, ANN)
        await service.seasons.end(season.id)
        after = await self.big(service)
        assert await self.planned(service, after) == [[*range(1, 9)], [*range(9, 17)]]

    async def test_what_cannot_be_moved(self, service: GameService) -> None:
        season = await self.big(service)
        for number, division in ((1, 1), (99, 1), (1, 3), (1, 0)):
            with pytest.raises(TableError) as refused:
                await service.seasons.move(season.id, number, division)
            assert key_of(refused) == "error-season-division"
        for number in (1, 2):
            await service.seasons.move(season.id, number, 2)
        with pytest.raises(TableError) as refused:
            await service.seasons.move(season.id, 3, 2)  # five people cannot sit at tables of three and four
        assert key_of(refused) == "error-season-division-few"
        small = await service.seasons.open(Season(guild=GUILD + 1, channel=6, game="nanotech", tables=1), 7)
        await service.seasons.sign_up(small.id, PEOPLE[0])
        with pytest.raises(TableError) as refused:
            await service.seasons.move(small.id, 1, 2)
        assert key_of(refused) == "error-season-division"


async def test_a_season_is_set_up_until_someone_signs_up(service: GameService) -> None:
    season = await new_season(service, 0)
    season = await service.seasons.set_up(season.id, {"target": 12}, 0, "cs")
    assert (season.options["target"], season.options["end"], season.bank, season.locale) == (12, "round", 0, "cs")
    wrong: list[tuple[dict[str, OptionValue], int, str]] = [
        ({"target": 1}, 5, "cs"), ({"map": "saxony"}, 5, "cs"), ({}, 4, "cs"), ({}, 5, "xx")
    ]  # fmt: skip
    for options, bank, locale in wrong:
        with pytest.raises(TableError):
            await service.seasons.set_up(season.id, options, bank, locale)
    assert await service.seasons.load(season.id) == season
    for person in PEOPLE[:3]:
        await service.seasons.sign_up(season.id, person)
    with pytest.raises(TableError) as refused:
        await service.seasons.set_up(season.id, {}, 5, "en")
    assert key_of(refused) == "error-season-set-up"
    await service.seasons.press_draw(season.id)
    table = (await service.seasons.open_table(season.id, 1, 901)).table
    assert (table.options["target"], table.settings.bank, table.settings.locale) == (12, 0, "cs")


async def test_with_options_for_other_numbers_of_players_nothing_is_set_up(service: GameService) -> None:
    season = await service.seasons.open(Season(guild=GUILD, channel=5, game="nucleum"), 7)
    with pytest.raises(TableError) as refused:
        await service.seasons.set_up(season.id, {"opponent": "baron"}, 5, "en")
    assert key_of(refused) == "error-season-seats"


async def test_a_table_taken_out_is_not_restored(service: GameService) -> None:
    season, (open_table, *others) = await drawn(service, 6)
    await service.seasons.void(season.id, 1, ANN)
    table = (await service.tables.look(open_table.table.id)).table
    assert (table.status, table.restorable_until) == ("cancelled", None)
    with pytest.raises(TableError, match="error-season-restore"):
        await service.lobby.restore(table.id, ANN, manager=True)
    with pytest.raises(TableError, match="error-season-cancel"):
        await service.lobby.cancel(others[0].table.id, ANN.user, manager=True, name=ANN.name)


async def test_a_table_taken_out_is_counted_again(service: GameService) -> None:
    """It goes on as its season does by then: paused here, without who has left."""
    season, (first, _) = await drawn(service, 6)
    table, ben = first.table.id, first.table.users[0]
    with pytest.raises(TableError, match="error-season-table"):
        await service.seasons.void(season.id, 1, ANN, undo=True)
    await service.seasons.void(season.id, 1, ANN)
    await service.seasons.leave(season.id, ben)
    season = await service.seasons.pause(season.id, ANN)
    other = await service.lobby.create("nanotech", first.table.channel, PEOPLE[11], guild=GUILD)
    with pytest.raises(TableError, match="error-restore-taken"):
        await service.seasons.void(season.id, 1, ANN, undo=True)
    assert (await service.seasons.load(season.id)).void == (1,)
    await service.lobby.cancel(other.id, PEOPLE[11].user, manager=True, name="")
    with pytest.MonkeyPatch.context() as patch:  # a kill between the two commits: it stays taken out
        patch.setattr(SeasonStore, "save", failing)
        with pytest.raises(RuntimeError):
            await service.seasons.void(season.id, 1, ANN, undo=True)
    await service.seasons.adjust_tables(season.id)
    again = (await service.tables.look(table)).table
    assert (again.status, again.void) == ("cancelled", True)
    season = await service.seasons.void(season.id, 1, ANN, undo=True)
    again = (await service.tables.look(table)).table
    assert (again.status, again.void, season.void) == ("running", False, ())
    assert again.paused is not None
    assert again.paused.until == season.paused
    assert ben not in again.users


async def test_a_season_with_tables_is_canceled_only_if_its_channel_is_gone(service: GameService) -> None:
    season, (first, second) = await drawn(service, 6)
    await finish(service, first.table.id)
    with pytest.raises(TableError, match="error-season-drawn"):
        await service.seasons.call_season_off(season.id, ANN)
    with pytest.raises(TableError, match="error-season-drawn"):
        await service.seasons.move_to(season.id, 6, lost=False)
    with pytest.MonkeyPatch.context() as patch:  # a kill before its games end
        patch.setattr(Seasons, "_adjust_tables", failing)
        with pytest.raises(RuntimeError):
            await service.seasons.call_season_off(season.id, ANN, lost=True)
    await service.seasons.adjust_tables(season.id)
    over, ended = [(await service.tables.look(each.table.id)).table for each in (first, second)]
    assert (over.status, over.void, ended.status, ended.void) == ("finished", False, "cancelled", True)
    assert await service.seasons.waits_for(await service.seasons.load(season.id)) == "end"
    with pytest.raises(TableError, match="error-season-off"):
        await service.seasons.move_to(season.id, 6, lost=True)


async def test_a_season_that_is_moved_leaves_a_day_for_answers(service: GameService, clock: Clock) -> None:
    season = await new_season(service, 4)
    clock.forward(days=6)
    await service.seasons.ask(season.id)
    await service.seasons.note(season.id, post=77, asking=78)
    clock.forward(days=3)
    season = await service.seasons.move_to(season.id, 6, lost=True)
    assert (season.channel, season.post, season.asking, season.state) == (6, 0, 0, "asking")
    assert season.until == clock.now + DAY


async def test_a_season_that_sleeps_is_paused_and_ends_later(service: GameService, clock: Clock) -> None:
    season, _ = await drawn(service, 3)
    season = await service.seasons.pause(season.id, ANN)
    ends, paused = season.ends, season.paused
    for _ in range(2):  # the second changes nothing
        season = await service.seasons.sleep(season.id)
        clock.forward(days=5)
    for _ in range(2):
        season = await service.seasons.sleep(season.id, awake=True)
        assert (season.ends, season.paused) == (ends + 10 * DAY, paused + 10 * DAY)
        clock.forward(days=1)
