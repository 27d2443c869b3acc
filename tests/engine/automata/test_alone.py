"""Someone who plays alone against automata is neither pinged nor reminded, and their results are kept."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.kernel import Event, Options, SoloResult, Trophy, text
from engine.records.clocks import OwnTurns
from engine.records.solo import SoloLevelRecord
from engine.registry import games
from engine.service import GameService
from engine.tables.open.open_table import OpenTable, TableError
from tests.engine.automata.test_automata import play_on
from tests.engine.conftest import ANN, BEN, CHANNEL, Clock
from tests.kernel.duel import Duel, Points


class Ladder(Duel):
    """The duel with two trophies: six points in one game, and a win under two challenges."""

    level, challenge = 2, ""

    def trophies(self) -> tuple[Trophy, ...]:
        return tuple(
            Trophy(id=name, name=text("yes"), what=text("no"), challenges=challenges)
            for name, challenges in (("six", 0), ("both", 2))
        )

    def solo_result(self, state: Points, seat: int, events: Sequence[Event]) -> SoloResult:
        said = sum(event.kind == "said" and event.seat == seat for event in events)
        assert said == 3
        score = said + 3
        return SoloResult(
            level=self.level, score=score, margin=1, won=True, challenge=self.challenge, reached=("six",)
        )


@pytest.fixture(autouse=True)
def ladder(monkeypatch: pytest.MonkeyPatch) -> Ladder:
    game = Ladder()
    monkeypatch.setitem(games(), "duel", game)
    return game


async def started(service: GameService, *, both: bool = False, guild: int | None = 9) -> OpenTable:
    options: Options = {"first_game": True}
    table = await service.lobby.create("duel", CHANNEL, ANN, guild=guild, options=options)
    if both:
        await service.lobby.join(table.id, BEN)
    return await service.lobby.start(table.id, ANN.user)


async def test_no_one_is_pinged_or_reminded_who_plays_alone(service: GameService, clock: Clock) -> None:
    open_table = await started(service)
    assert open_table.table.alone
    open_table = await play_on(service, open_table, turns=1)
    assert [stored.notice.ping for stored in await service.notices.waiting()] == [None, None]
    assert open_table.table.due is None
    clock.forward(days=60)
    await service.reminders.remind_due()
    assert {stored.notice.kind for stored in await service.notices.waiting()} == {"turn"}


async def test_who_asks_for_reminders_has_them_alone_too(service: GameService, clock: Clock) -> None:
    open_table = await started(service)
    await service.setup.set_reminders(open_table.table.id, ANN, 24, 0, manager=False)
    clock.forward(hours=25)
    await service.reminders.remind_due()
    assert [stored.notice.kind for stored in await service.notices.waiting()][-1] == "reminder"


async def test_two_people_against_an_automaton_are_pinged_and_reminded(service: GameService) -> None:
    open_table = await started(service, both=True)
    assert not open_table.table.alone
    assert open_table.table.due is not None
    told = [stored.notice for stored in await service.notices.waiting() if stored.notice.kind != "check"]
    assert [notice.ping for notice in told] == [ANN.user]


async def test_what_the_automaton_answered_is_the_news(service: GameService) -> None:
    open_table = await play_on(service, await started(service), turns=1)
    assert [event.seat for event in await service.play.news(open_table, ANN.user)] == [1]
    open_table = await play_on(service, open_table, turns=1)
    assert [event.seat for event in await service.play.news(open_table, ANN.user)] == [1]
    seen = [event.seat for event in await service.play.news(open_table, 404)]
    assert seen == [0, 1]


async def test_results_and_trophies_are_kept_once(service: GameService, ladder: Ladder) -> None:
    open_table = await play_on(service, await started(service))
    for _ in range(2):
        reached = await service.solo.note(open_table)
        assert [each.id for each in reached[ANN.user]] == ["six"]
    ladder.challenge = "first"
    again = await play_on(service, await started(service))
    assert (await service.solo.note(again))[ANN.user] == []
    ladder.challenge, ladder.level = "second", 4
    last = await play_on(service, await started(service))
    assert [each.id for each in (await service.solo.note(last))[ANN.user]] == ["both"]
    record = await service.solo.of(ANN.user, "duel")
    assert record.levels == (
        SoloLevelRecord(level=2, games=2, wins=2, best=6),
        SoloLevelRecord(level=4, games=1, wins=1, best=6),
    )
    assert set(record.reached) == {"six", "both"}
    await service.privacy.forget(ANN.user)
    assert (await service.solo.of(ANN.user, "duel")).levels == ()


async def test_a_player_who_was_absent_leaves_no_record(
    service: GameService, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_table = await play_on(service, await started(service))
    monkeypatch.setattr(OwnTurns, "was_absent", property(lambda _: True))
    assert await service.solo.note(open_table) == {}
    assert (await service.solo.of(ANN.user, "duel")).levels == ()


async def test_a_running_game_and_one_without_automata_leave_no_record(service: GameService) -> None:
    assert await service.solo.note(await play_on(service, await started(service), turns=1)) == {}
    table = await service.lobby.create("nanotech", CHANNEL + 1, ANN, guild=9)
    await service.lobby.join(table.id, BEN)
    assert await service.solo.note(await service.lobby.start(table.id, ANN.user)) == {}


async def test_no_one_can_be_asked_into_direct_messages(service: GameService) -> None:
    open_table = await started(service, guild=None)
    with pytest.raises(TableError, match="error-direct-others"):
        await service.hosting.replace(open_table.table.id, ANN, 0, BEN, manager=False)
