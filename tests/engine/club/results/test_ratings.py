"""Ratings: the model's known values, to the last bit, and the laws that make them fair, over random games."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from openskill.models import BradleyTerryPart

from engine.club.results.ladder import LOWEST, MAX_PER_MONTH, MIN_GAMES, Ladder, LadderStanding, in_tens
from engine.club.results.ratings import Ratings
from engine.club.results.strength import Strength, after_game
from engine.records.results import Circumstances, Ending, RatedRow, SeatEnd
from engine.records.table import PlayerSettings
from engine.service import GameService
from engine.storage.database import Session
from engine.storage.people import results
from engine.storage.people.results import rows_of
from engine.storage.store import Store

DAY = 86400.0
GUILD, GAME = 9, "nanotech"
Numbers = dict[int, tuple[float, float, int, int, int]]


def seat(user: int | None, place: int, *, player: str = "", left: tuple[tuple[int, str], ...] = ()) -> SeatEnd:
    return SeatEnd(
        user=user, name=f"P{user}", player=player, place=place, score=90 - place, took_over=bool(left), left=left,
        body=Circumstances(),
    )  # fmt: skip


def ending(*seats: SeatEnd, ended: float = 0.0) -> Ending:
    """Return the end of a game that is rated for everyone who sat there at its start."""
    rated = tuple(each.user for each in seats if each.user and not each.took_over)
    left = tuple(user for each in seats for user, _ in each.left)
    return Ending(guild=GUILD, game=GAME, ended=ended, seats=seats, rated=(*rated, *left))


def rows(*games: Ending) -> list[RatedRow]:
    """Return the rows of games in order, as the database has them."""
    return [
        RatedRow(
            table_id=row.table_id, seat=row.seat, part=row.part, user=row.user, name=row.name, place=row.place or 0,
            how=row.how, ended=row.ended, mu=None, sigma=None, met=0,
        )
        for number, game in enumerate(games, start=1)
        for row in rows_of(number, game, [])
        if row.rated
    ]  # fmt: skip


def ladder(*games: Ending) -> Ladder:
    found = Ladder()
    found.add(rows(*games))
    return found


def numbers(found: Ladder) -> Numbers:
    return {
        user: (each.rating.mu, each.rating.sigma, each.games, each.people_met, each.rating_change)
        for user, each in found.people.items()
    }


def random_game(chance: random.Random, ended: float, *, computers: int = 0) -> Ending:
    """Return a game of two to four of seven people, with ties and people who left; computer players come in anywhere."""
    people = chance.sample(range(1, 8), chance.randint(2, 4))
    seats = []
    for user in people:
        place = chance.randint(1, 3)
        if chance.random() < 0.1:  # a stranger took over
            seats.append(seat(chance.choice([None, 99]), place, left=((user, f"P{user}"),)))
        else:
            seats.append(seat(user, place))
    seats += [seat(None, chance.randint(1, 3), player="solid") for _ in range(computers)]
    return ending(*seats, ended=ended)


def test_a_first_game_of_four_moves_people_as_the_model_says() -> None:
    """people.md, 11.3: +105, +35, -35, -105, shown in tens."""
    found = ladder(ending(*(seat(user, user) for user in (1, 2, 3, 4)))).people
    assert [round(40 * (each.rating.mu - 25), 1) for each in found.values()] == [105.5, 35.2, -35.2, -105.5]
    assert [each.shown_rating for each in found.values()] == [1610, 1540, 1460, 1390]
    assert [each.rating_change for each in found.values()] == [110, 40, -40, -110]


def test_equal_places_are_equal() -> None:
    found = ladder(ending(seat(1, 1), seat(2, 1), seat(3, 3))).people
    assert found[1].rating.mu == found[2].rating.mu > found[3].rating.mu


def test_leaving_counts_as_last_even_for_who_comes_back_and_wins() -> None:
    back = SeatEnd(user=1, name="P1", player="", place=1, score=90, took_over=True, body=Circumstances())
    game = Ending(guild=GUILD, game=GAME, ended=0.0, seats=(back, seat(2, 2), seat(3, 3)), rated=(1, 2, 3))
    found = ladder(game).people
    assert found[1].rating.mu < found[3].rating.mu < found[2].rating.mu
    left = ladder(ending(seat(99, 1, left=((1, "P1"),)), seat(2, 2), seat(3, 3))).people
    assert {user: each.rating.mu for user, each in left.items()} == {
        user: each.rating.mu for user, each in found.items()
    }
    assert 99 not in left  # taking a seat over does not count


def test_of_the_same_two_people_ten_games_a_month_count() -> None:
    many = [ending(seat(1, 1), seat(2, 2), ended=number * 3600.0) for number in range(MAX_PER_MONTH + 3)]
    assert ladder(*many).people[1].games == MAX_PER_MONTH
    others = ending(seat(1, 1), seat(3, 2), ended=20 * DAY)
    third = ending(seat(2, 1), seat(3, 2), seat(1, 3), ended=21 * DAY)
    february = ending(seat(1, 1), seat(2, 2), ended=31 * DAY)
    found = ladder(*many, others, third, february).people
    assert [found[user].games for user in (1, 2, 3)] == [MAX_PER_MONTH + 2, MAX_PER_MONTH + 1, 1]


@pytest.mark.parametrize("seed", range(5))
def test_removing_the_computers_changes_no_rating(seed: int) -> None:
    chance = random.Random(seed)
    games = [random_game(chance, number * DAY, computers=chance.randint(0, 2)) for number in range(60)]

    def without(game: Ending) -> Ending:
        seats = tuple(each for each in game.seats if not each.player)
        return Ending(guild=GUILD, game=GAME, ended=game.ended, seats=seats, rated=game.rated)

    assert numbers(ladder(*games)) == numbers(ladder(*map(without, games)))


async def stored(store: Store, games: Sequence[Ending]) -> None:
    """Write the rows of ended games, each at its own table."""

    def work(session: Session) -> None:
        for game in games:
            (table,) = session.execute(
                "INSERT INTO game_table (channel, status, version, game, updated, body, recorded)"
                " VALUES (1, 'finished', 1, ?, ?, ?, 1) RETURNING id",
                (game.game, game.ended, b""),
            ).fetchone()
            results.write(session, table, game)

    await store.database.write(work)


@pytest.mark.parametrize("seed", range(3))
async def test_forgetting_people_changes_no_one_elses_numbers(service: GameService, store: Store, seed: int) -> None:
    chance = random.Random(seed)
    games = [random_game(chance, number * DAY / 3) for number in range(120)]  # more in a month than count
    await stored(store, games)
    before = numbers(await service.ratings.ladder(GUILD, GAME))
    assert any(each.games < sum(user in game.rated for game in games) for user, each in
               (await service.ratings.ladder(GUILD, GAME)).people.items())  # fmt: skip
    for user in (3, 5, 1):
        await service.privacy.forget(user)
        del before[user]
        for ratings in (service.ratings, Ratings(service.tables)):
            assert numbers(await ratings.ladder(GUILD, GAME)) == before
    assert await store.results.of_user(3) == []
    assert await store.database.one("SELECT 1 FROM result WHERE person IS NULL AND met > 0") is None
    # And none of what comes later.
    await stored(store, [ending(seat(2, 1), seat(4, 2), seat(8, 3), ended=400 * DAY)])
    assert (await service.ratings.ladder(GUILD, GAME)).people[2].games == before[2][2] + 1


@pytest.mark.parametrize("seed", range(3))
async def test_kept_in_memory_is_what_the_rows_say_at_any_moment(
    service: GameService, store: Store, seed: int
) -> None:
    chance = random.Random(seed)
    games = [random_game(chance, number * DAY) for number in range(40)]
    chance.shuffle(games)  # of some the rows come late
    for start in range(0, 40, 8):
        await stored(store, games[start : start + 8])
        kept = numbers(await service.ratings.ladder(GUILD, GAME))
        assert kept == numbers(await Ratings(service.tables).ladder(GUILD, GAME))
    assert (await service.ratings.ladder(GUILD + 1, GAME)).people == {}
    assert (await service.ratings.ladder(GUILD, "nucleum")).people == {}


async def test_rows_are_read_again_only_if_one_has_changed(
    service: GameService, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, reads = store.results.rated_rows, list[int]()

    async def rated_rows(guild: int, game: str, *, after: float) -> list[RatedRow]:
        found = await read(guild, game, after=after)
        reads.append(len({row.table_id for row in found}))
        return found

    monkeypatch.setattr(store.results, "rated_rows", rated_rows)
    games = [random_game(random.Random(number), number * DAY) for number in range(12)]
    await stored(store, games[:9])
    for _ in range(3):
        known = (await service.ratings.ladder(GUILD, GAME)).people
    assert reads == [9]
    await stored(store, games[10:])
    await service.ratings.ladder(GUILD, GAME)
    assert reads == [9, 2], "only the games that ended since"
    await stored(store, games[9:10])  # it ended before others that are known
    await service.ratings.ladder(GUILD, GAME)
    assert reads == [9, 2, 12]
    user = next(iter(known))
    name = known[user].name
    await store.results.rename(user, GUILD, name[::-1])
    assert (await service.ratings.ladder(GUILD, GAME)).people[user].name == name[::-1]
    assert reads == [9, 2, 12, 12]
    await store.results.rename(user, GUILD, name[::-1])
    await service.ratings.ladder(GUILD, GAME)
    assert reads == [9, 2, 12, 12], "the name was the same"


@pytest.mark.parametrize(
    "change",
    [
        "DELETE FROM result WHERE table_id = (SELECT max(table_id) FROM result)",
        "UPDATE result SET ended = ended + 1 WHERE table_id = 1",
        "UPDATE result SET rated = 0 WHERE table_id = 1",
        "UPDATE result SET place = place + 1 WHERE table_id = 1",
        "UPDATE result SET person = NULL WHERE table_id = 1 AND seat = 0",
        "UPDATE result SET met = met + 1 WHERE table_id = 1 AND seat = 0",
        "UPDATE result SET mu = 20.0 WHERE table_id = 1 AND seat = 0",
        "UPDATE result SET name = name || '!' WHERE table_id = 1 AND seat = 0",
    ],
)
async def test_the_mark_changes_with_any_row(store: Store, change: str) -> None:
    """Also if another process changes it."""
    await stored(store, [random_game(random.Random(1), number * DAY) for number in range(4)])
    before = await store.results.rated_mark(GUILD, GAME)
    assert await store.results.rated_mark(GUILD, GAME) == before
    await store.database.write(lambda session: session.put(change))
    assert await store.results.rated_mark(GUILD, GAME) != before


async def test_only_who_wants_it_and_has_enough_games_is_listed(service: GameService, store: Store) -> None:
    everyone = [ending(*(seat(user, place) for place, user in enumerate((1, 2, 3, 4), 1)), ended=number * DAY)
                for number in range(MIN_GAMES)]  # fmt: skip
    pair = [ending(seat(5, 1), seat(6, 2), ended=number * DAY) for number in range(MIN_GAMES)]
    await stored(store, [*everyone[1:], *pair])
    for user in range(1, 7):
        if user != 2:
            await service.players.save(user, PlayerSettings(listed=True))
    assert (
        await service.ratings.leaderboard(GUILD, GAME) == []
    )  # 5 and 6 met too few people, the others played too few
    await stored(store, everyone[:1])
    assert [each.user for each in await service.ratings.leaderboard(GUILD, GAME)] == [1, 3, 4]
    await service.ratings.set_listed(GUILD, 3, listed=False)
    assert [each.user for each in await service.ratings.leaderboard(GUILD, GAME)] == [1, 4]
    assert [each.user for each in await service.ratings.leaderboard(GUILD + 1, GAME)] == []
    assert b'"taken off leaderboards": [\n  {\n   "guild": 9' in await service.privacy.export(3)
    await service.ratings.set_listed(GUILD, 3, listed=True)
    assert [each.user for each in await service.ratings.leaderboard(GUILD, GAME)] == [1, 3, 4]
    # Being off a list goes with the person.
    await service.ratings.set_listed(GUILD, 4, listed=False)
    await service.privacy.forget(4)
    assert await store.results.unlisted_users(GUILD) == set()


async def test_the_list_is_ordered_by_what_people_very_likely_deserve(service: GameService, store: Store) -> None:
    def duel(winner: int, loser: int, day: float) -> Ending:
        return ending(seat(winner, 1), seat(loser, 2), ended=day * DAY)

    games = [
        duel(*((1, other) if number < 3 else (other, 1)), number / 4) for number, other in enumerate((2, 3, 4, 2, 3))
    ]
    for number in range(60):  # a veteran wins every other game
        other = 20 + number % 4
        games.append(duel(*((7, other) if number % 2 else (other, 7)), 9 + number))
    await stored(store, games)
    for user in (1, 7):
        await service.players.save(user, PlayerSettings(listed=True))
    people = (await service.ratings.ladder(GUILD, GAME)).people
    assert people[1].rating.mu > people[7].rating.mu
    for user in (1, 7):
        await store.results.rename(user, GUILD, "Alex")
    listed = await service.ratings.leaderboard(GUILD, GAME)
    assert [(each.user, each.name) for each in listed] == [(7, "Alex (2)"), (1, "Alex")]
    assert people[7].firm
    assert not people[1].firm


def test_no_rating_is_shown_below_the_lowest() -> None:
    fallen = LadderStanding(user=1, rating=Strength(mu=-30.0, sigma=1.0), before=-29.0)
    assert (fallen.shown_rating, fallen.rating_change) == (LOWEST, 0)
    assert fallen.sure == -31.0, "the order of the leaderboard, and what others gain, know no limit"
    assert in_tens(-9.75) == 110 > in_tens(-10.0) == LOWEST


MODEL = BradleyTerryPart(mu=25.0, sigma=25 / 3, beta=25 / 6, tau=25 / 75)
LEFT = 1_000
"""The rank of those who left, as in the ratings."""


def as_openskill(brought: list[Strength], ranks: list[int]) -> list[Strength]:
    """Return openskill's ratings after a game of one-person teams."""
    teams = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in brought]
    after = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Strength(each.mu, each.sigma) for (each,) in after]


def test_a_newcomer_is_as_strong_as_there() -> None:
    assert Strength() == (MODEL.rating().mu, MODEL.rating().sigma)


@pytest.mark.parametrize("people", range(2, 13))
def test_single_games(people: int) -> None:
    """Of up to four seats, each of which several people may have had, with equal places and with people who left."""
    chance = random.Random(people)
    for _ in range(150):
        brought = [Strength(chance.uniform(-40, 90), chance.uniform(0.01, 9)) for _ in range(people)]
        ranks = [chance.choice([1, 1, 2, 3, 4, LEFT]) for _ in range(people)]
        assert after_game(brought, ranks) == as_openskill(brought, ranks)


def test_a_long_season() -> None:
    """Differences would add up over many games of the same people."""
    chance = random.Random(7)
    ours = [Strength() for _ in range(9)]
    theirs = list(ours)
    for _ in range(1_500):
        seats = chance.sample(range(len(ours)), chance.choice([2, 3, 4]))
        ranks = [chance.choice([1, 2, 3, 4, LEFT]) for _ in seats]
        found = after_game([ours[seat] for seat in seats], ranks)
        wanted = as_openskill([theirs[seat] for seat in seats], ranks)
        for seat, mine, other in zip(seats, found, wanted, strict=True):
            ours[seat], theirs[seat] = mine, other
    assert ours == theirs
    assert len({each.mu for each in ours}) == len(ours)
