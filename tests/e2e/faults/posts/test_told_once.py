"""A post reports everything once: each part that is repeated after a kill has its own mark."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from engine.kernel import CONFIRM
from engine.records.table import Person
from engine.service import GameService
from engine.storage.store import Store
from tests.e2e.commands.test_copying import Asked, asked, copy
from tests.e2e.conftest import Club
from tests.e2e.faults.test_claims import asked_back, life, turn, turn_begun
from tests.waiting import until

DAY = 86400.0


@pytest.fixture(autouse=True)
def _killed_in_the_middle(club: Club, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the bot end at once, and allow what Discord refuses because of the kill."""
    monkeypatch.setattr("cogs.client.bot.GRACE_SECONDS", 0.01)
    yield
    club.sim.take_violations()


async def until_asked_again(club: Club) -> None:
    """Play the next turn while the bot does not run, so that what it offers is asked."""
    async with Store.open(club.database) as store:
        service = GameService(store, pace=0.0)
        open_table = await service.tables.look(1)
        before = open_table.table.joint
        while (joint := open_table.table.joint) is None or joint == before or not joint.users:
            seat, decision = open_table.to_act(), open_table.decision
            assert seat is not None
            assert seat.user is not None
            assert decision is not None
            assert decision.own_turn
            open_table, _ = await service.play.choose(1, seat.user, None, decision.choices[0].id)
        await service.close()


async def test_answers_are_in_one_post_even_if_another_question_is_open_by_then(club: Club) -> None:
    async with life(club, really=False) as kill:
        table = await asked(club)
        first, second = table.people
        await copy(second, table.post)
        await club.told(1)
        status = (await table.look()).table.lobby_post
        held = club.sim.hold_next("PATCH", f"/channels/*/messages/{status}", dropped=True)
        await club.bot.service.play.choose_all(1, first.id, None, ["decline", CONFIRM])
        await asyncio.wait_for(held.wait(), 60)
        assert "Copied" in table.post.text
        await kill()
    club.sim.recent_nonces.clear()
    await until_asked_again(club)
    async with life(club, really=False):
        newest = await club.channel.wait_for(lambda message: "**copy" in message.text, after=table.post)
        await club.told(1)
        assert ["Copied" in message.text for message in (table.post, newest)] == [True, False]
        assert "**copy" not in table.post.text
        assert table.post.buttons == []


async def asks_with_an_offer(club: Club) -> tuple[Asked, int]:
    """Ask whether an action is copied, and let the time of those who are asked run out; return the time."""
    await club.without_limit()
    table = await asked(club)
    await club.bot.service.setup.set_pace(1, Person(club.boss.id, "Boss"), 1, manager=True)
    await club.told(1)
    return table, int((await table.look()).table.paced_since + DAY)


def stop_at(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> asyncio.Event:
    """Make a method of the bot never return; the event is set when it is called."""
    called = asyncio.Event()

    async def stop(*_: object) -> None:
        called.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(owner, name, stop)
    return called


async def test_an_offer_that_was_over_before_it_was_noted_says_so(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with life(club, really=False) as kill:
        table, end = await asks_with_an_offer(club)
        service, count = club.bot.service, len(club.channel.messages)
        posted = stop_at(monkeypatch, service.notices, "note_post")
        service.tables.clock = lambda: end + 60.0
        await service.reminders.remind_due()
        await asyncio.wait_for(posted.wait(), 60)
        (post,) = club.channel.messages[count:]
        await service.play.choose_all(1, table.people[0].id, None, ["decline", CONFIRM])
        await kill()
    club.sim.recent_nonces.clear()
    async with life(club, really=False):
        await until(lambda: not post.buttons)
        assert "✅" in post.text


async def test_a_request_that_was_over_before_it_was_noted_says_so(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with life(club, really=False) as kill:
        await turn_begun(club)
        service, count = club.bot.service, len(club.channel.messages)
        posted = stop_at(monkeypatch, service.consent, "note_post")
        await asked_back(club)
        await asyncio.wait_for(posted.wait(), 60)
        (post,) = [message for message in club.channel.messages[count:] if message.buttons]
        await turn(club)
        await kill()
    club.sim.recent_nonces.clear()
    async with life(club, really=False):
        await until(lambda: not post.buttons)
        assert [message for message in club.channel.messages[count:] if "take back" in message.text] == [post]


async def test_a_reminder_that_was_answered_before_it_was_noted_says_so(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with life(club, really=False) as kill:
        table, end = await asks_with_an_offer(club)
        service, count = club.bot.service, len(club.channel.messages)
        posted = stop_at(monkeypatch, service.notices, "note_post")
        service.tables.clock = lambda: end - DAY / 4
        await service.reminders.remind_due()
        await asyncio.wait_for(posted.wait(), 60)
        (post,) = club.channel.messages[count:]
        for person in table.people:
            await service.play.choose_all(1, person.id, None, ["decline", CONFIRM])
        await kill()
    club.sim.recent_nonces.clear()
    async with life(club, really=False):
        await until(lambda: not post.buttons)
        assert post.text.endswith("✅ Done.")
