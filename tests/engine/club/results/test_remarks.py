"""Kind words about how reliably a person plays: only good ones reach others."""

from __future__ import annotations

from engine.club.results.remarks import NOTHING, PersonRemarks, remarks_of, remarks_on
from engine.kernel import Text, text
from engine.records.results import Circumstances, Ending, How, Result, SeatEnd
from engine.records.table import PlayerSettings, Table
from engine.storage.store import Store
from tests.engine.conftest import ANN, BEN

HOUR = 3600.0


def game(how: How = "stayed", seconds: float | None = HOUR, *, alone: bool = False) -> Result:
    """Return a person's result in a game."""
    return Result(
        table_id=1, seat=0, part=0, user=ANN.user, name="", player="", guild=1, game="nanotech", place=1, place_all=1,
        score=1, seats=2, people=2, how=how, turns=9, median_seconds=seconds, ended=1.0, rated=False,
        body=Circumstances(alone=alone),
    )  # fmt: skip


def keys(remarks: PersonRemarks) -> list[str]:
    return [each.key for each in remarks.others]


def test_who_has_few_games_with_others_is_new() -> None:
    assert keys(remarks_of([])) == ["remark-new"]
    assert keys(remarks_of([game()] * 2 + [game(alone=True)] * 9)) == ["remark-new"]


def test_the_usual_time_is_said_if_it_is_short() -> None:
    for hours, key in ((5, "remark-hours"), (6, "remark-day"), (24, "remark-day"), (25, "remark-two-days"), (49, "")):
        found = remarks_of([game(seconds=hours * HOUR)] * 3)
        assert keys(found) == ([key] if key else [])
        assert found.own is None


def test_who_left_more_than_one_of_the_last_ten_reads_it_alone() -> None:
    assert keys(remarks_of([game()] * 5)) == ["remark-hours", "remark-to-the-end"]
    assert keys(remarks_of([game("left"), *[game()] * 4])) == ["remark-hours", "remark-to-the-end"]
    twice = remarks_of([game("left")] * 2 + [game()] * 20)
    assert twice == PersonRemarks(own=text("remark-own-left", count=2, all=10))
    assert keys(remarks_of([*[game()] * 10, *[game("left")] * 5])) == ["remark-hours", "remark-to-the-end"]


def test_no_remark_says_anything_bad() -> None:
    """Whatever a person did, others read one of these texts, or nothing."""
    good = {"remark-new", "remark-hours", "remark-day", "remark-two-days", "remark-to-the-end"}
    for left in range(12):
        for stayed in range(12):
            for hours in (1, 30, 300):
                found = remarks_of([game("left", None)] * left + [game(seconds=hours * HOUR)] * stayed)
                assert good.issuperset(keys(found))
                assert not (found.own and found.others)


async def test_only_games_of_the_server_count_and_the_setting_hides_them(store: Store) -> None:
    async def said() -> list[Text]:
        return list((await remarks_on(store, ANN.user, 7)).others)

    for number in range(6):
        table = await store.tables.add(Table(game="nanotech", channel=number, host=ANN.user, status="finished"))
        seat = SeatEnd(user=ANN.user, name="", player="", place=1, score=1, took_over=False, body=Circumstances())
        ending = Ending(guild=8 if number < 4 else 7, game="nanotech", ended=float(number), seats=(seat,))
        await store.results.record(table.id, ending)
    assert await said() == [text("remark-new")]
    assert (await remarks_on(store, ANN.user, 8)).others == (text("remark-new"),)[:0]
    assert await said() == [text("remark-new")]
    await store.users.save_player(ANN.user, PlayerSettings(remarks=False))
    assert await remarks_on(store, ANN.user, 7) == NOTHING
    assert (await remarks_on(store, BEN.user, 7)).others == (text("remark-new"),)
