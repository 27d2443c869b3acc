"""Who may look at a table after an hour: Discord is asked, once for many requests, also about threads that it has archived."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import discord
import pytest

from cogs.web.access import AGAIN_SECONDS, ASK_LIMIT, ASK_SECONDS, LAST_SECONDS, Access
from cogs.web.server import serve
from engine.records.table import Table
from simulation.world.channels import PRIVATE_THREAD, PUBLIC_THREAD, Thread
from tests.e2e.conftest import Club
from tests.e2e.playing import play_on
from tests.e2e.web.test_pages import browser, open_link

HOUR, STRANGER = ASK_SECONDS + 1, 99


def table_of(number: int = 1) -> Table:
    """Return a table on a server."""
    return Table(id=number, game="nanotech", channel=7, host=1, created=0.0, updated=0.0, guild=5)


class Asking(Access):
    """Asks this test in place of Discord."""

    def __init__(self) -> None:
        self.now, self.asked = 0.0, list[int]()
        self.answers: dict[int, bool | None] = {}
        super().__init__(None, lambda: self.now)  # type: ignore[arg-type]

    async def _ask(self, guild_id: int, channel_id: int, person: int) -> bool | None:
        await asyncio.sleep(0)
        self.asked.append(person)
        return self.answers.get(person, True)


async def test_requests_at_the_same_time_are_one_question() -> None:
    access = Asking()
    assert await access.may_look(table_of(), STRANGER, 0.0)
    assert not access.asked, "the link was given a moment ago"
    access.now = HOUR
    assert all(await asyncio.gather(*(access.may_look(table_of(), STRANGER, 0.0) for _ in range(20))))
    assert access.asked == [STRANGER]
    access.now += ASK_SECONDS - 1
    assert await access.may_look(table_of(), STRANGER, 0.0)
    assert access.asked == [STRANGER]


async def test_without_an_answer_the_last_one_counts_for_a_day() -> None:
    access = Asking()
    access.answers[STRANGER] = None
    for access.now in (HOUR, HOUR + 1, HOUR + AGAIN_SECONDS - 1):
        assert await access.may_look(table_of(), STRANGER, 0.0)
    assert len(access.asked) == 1, "Discord is not asked again at each request"
    access.now = HOUR + AGAIN_SECONDS
    assert await access.may_look(table_of(), STRANGER, 0.0)
    assert len(access.asked) == 2
    access.now = LAST_SECONDS + 1
    assert not await access.may_look(table_of(), STRANGER, 0.0)
    access.answers[STRANGER] = True
    access.now += AGAIN_SECONDS
    assert await access.may_look(table_of(), STRANGER, 0.0)


async def test_the_questions_leave_room_for_the_bot() -> None:
    access, people = Asking(), range(100, 150)
    access.now = HOUR
    assert all([await access.may_look(table_of(), person, 0.0) for person in people])
    assert ASK_LIMIT.at_once <= len(access.asked) < len(people), "the others may look without a question"


@pytest.mark.parametrize("kind", [PUBLIC_THREAD, PRIVATE_THREAD])
async def test_an_archived_thread_is_seen_as_before(club: Club, kind: int) -> None:
    dan = club.people[3]
    thread = Thread(club.channel, "games", club.sim.bot, type_=kind, thread_id=None)
    thread.participants += club.people
    there = replace(club, channel=thread)
    async with (
        club.open() as bot,
        serve(bot, "http://localhost:8080", "127.0.0.1", 0, megabytes=8, proxies=frozenset()) as pages,
    ):
        bot.pages = pages
        club.sim.gateway.dispatch("THREAD_CREATE", thread.payload(), guild=club.guild)
        await there.start("nanotech", 2)
        await play_on(bot.service, thread.id, 8)
        await there.told(1)  # a post would open the thread again
        url = f"http://127.0.0.1:{pages.port}"
        now = bot.service.tables.clock()
        async with browser() as visitor:
            secret = await bot.service.web_sessions.make_link(dan.id, 1)
            await open_link(visitor, url, secret)
            thread.archive()
            await club.sim.quiet()
            guild = bot.get_guild(club.guild.id)
            assert guild is not None
            assert guild.get_channel_or_thread(thread.id) is None, "discord.py forgets archived threads"
            pages.access.clock = lambda: now + HOUR
            assert (await visitor.get(f"{url}/t/1/words")).status == 200
            if kind == PRIVATE_THREAD:
                thread.participants.remove(dan)
            else:
                club.channel.deny(dan, discord.Permissions(view_channel=True))
            pages.access.clock = lambda: now + 2 * HOUR
            assert (await visitor.get(f"{url}/t/1/words")).status == 404
