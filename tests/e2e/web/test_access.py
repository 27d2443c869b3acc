"""Access to a table after an hour: Discord is asked, once for many requests, including about archived threads."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import discord
import pytest

from cogs.web.access import AGAIN_SECONDS, ASK_LIMIT, ASK_SECONDS, LAST_SECONDS, PERSON_ASK_LIMIT, Access
from cogs.web.server import serve
from engine.records.table import Table
from simulation.world.channels import PRIVATE_THREAD, PUBLIC_THREAD, Thread
from tests.e2e.conftest import Club
from tests.e2e.playing import play_on
from tests.e2e.web.test_pages import browser, open_link, site
from tests.waiting import until

HOUR, STRANGER, SEATED = ASK_SECONDS + 1, 99, 1


def table_of(number: int = 1) -> Table:
    """Return a table on a server, whose host is `SEATED`."""
    return Table(id=number, game="nanotech", channel=7, host=SEATED, created=0.0, updated=0.0, guild=5)


class Asking(Access):
    """Asks this test in place of Discord."""

    def __init__(self) -> None:
        self.now, self.asked = 0.0, list[int]()
        self.answers: dict[int, bool | None] = {}
        super().__init__(None, lambda: self.now)  # type: ignore[arg-type]

    async def _ask(self, guild_id: int, channel_id: int, person: int, *, seated: bool) -> bool | None:
        await asyncio.sleep(0)
        assert seated == (person == SEATED)
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


async def test_players_and_host_are_asked_about_once_a_day() -> None:
    access = Asking()
    for access.now in (HOUR, LAST_SECONDS - 1):
        assert await access.may_look(table_of(), SEATED, 0.0)
    assert not access.asked
    access.answers[SEATED] = None
    for access.now in (LAST_SECONDS, 9 * LAST_SECONDS):
        assert await access.may_look(table_of(), SEATED, 0.0), "nobody says that they have left"
    assert len(access.asked) == 2
    access.answers[SEATED] = False
    access.now += AGAIN_SECONDS
    assert not await access.may_look(table_of(), SEATED, 0.0)


async def test_the_questions_leave_room_for_the_bot() -> None:
    access, people = Asking(), range(100, 150)
    access.now = HOUR
    assert all([await access.may_look(table_of(), person, 0.0) for person in people])
    assert ASK_LIMIT.at_once <= len(access.asked) < len(people), "the others may look without a question"


async def test_one_person_causes_few_questions() -> None:
    access, tables = Asking(), range(1, 30)
    access.now = HOUR
    assert all([await access.may_look(table_of(number), STRANGER, 0.0) for number in tables])
    assert PERSON_ASK_LIMIT.at_once <= len(access.asked) <= PERSON_ASK_LIMIT.at_once + 1
    assert await access.may_look(table_of(), STRANGER + 1, 0.0)
    assert access.asked[-1] == STRANGER + 1


async def test_opening_another_table_renews_nothing(club: Club) -> None:
    """A watcher who lost the channel opens a link to a table elsewhere every half hour."""
    dan, now = club.people[3], [1e9]
    club.clock = lambda: now[0]
    async with site(club, choices=0) as (bot, _, url), browser() as visitor:
        place = replace(club, channel=club.guild.add_text_channel("other"))
        await place.start("nanotech", 2)
        await open_link(visitor, url, await bot.service.web_sessions.make_link(dan.id, 1))
        club.channel.deny(dan, discord.Permissions(view_channel=True))
        seen = list[tuple[int, int]]()
        for _ in range(3):
            now[0] += HOUR / 2
            await open_link(visitor, url, await bot.service.web_sessions.make_link(dan.id, 2))
            statuses = [(await visitor.get(f"{url}/t/{number}/words")).status for number in (1, 2)]
            seen.append((statuses[0], statuses[1]))
        assert seen == [(200, 200), (404, 200), (404, 200)]


async def test_a_shared_address_shows_the_table_to_those_who_may_see_it(club: Club) -> None:
    """In a browser with a session: players at once, others as Discord says now, and no one without its answer."""
    ann, dan = club.people[0], club.people[3]
    async with site(club, choices=0) as (bot, _, url), browser() as player, browser() as watcher:
        hidden, open_to_all = (club.guild.add_text_channel(name) for name in ("hidden", "open"))
        for channel in (hidden, open_to_all):
            await replace(club, channel=channel).start("nanotech", 2)
        for visitor, person in ((player, ann), (watcher, dan)):
            hidden.deny(person, discord.Permissions(view_channel=True))
            await open_link(visitor, url, await bot.service.web_sessions.make_link(person.id, 1))
        assert [(await player.get(f"{url}/t/{number}/words")).status for number in (2, 3)] == [200, 200]
        assert [(await watcher.get(f"{url}/t/{number}/words")).status for number in (2, 3)] == [404, 200]
        await open_link(watcher, url, await bot.service.web_sessions.make_link(dan.id, 2))
        assert (await watcher.get(f"{url}/t/2/words")).status == 200, "Discord showed them the button a moment ago"
    access = Asking()
    access.now, access.answers = 1e9, {STRANGER: None, SEATED: None}
    assert not await access.may_look(table_of(), STRANGER, 0.0)
    assert await access.may_look(table_of(), SEATED, 0.0)


@pytest.mark.parametrize("how", ["the player leaves", "the bot is kicked"])
async def test_players_lose_the_page_with_the_server(club: Club, how: str) -> None:
    ann, now = club.people[0], [1e9]
    club.clock = lambda: now[0]
    async with site(club, choices=0) as (bot, _, url), browser() as visitor:
        await open_link(visitor, url, await bot.service.web_sessions.make_link(ann.id, 1))
        club.channel.deny(ann, discord.Permissions(view_channel=True))
        now[0] += LAST_SECONDS
        assert (await visitor.get(f"{url}/t/1/words")).status == 200, "players may also look without the channel"
        if how == "the player leaves":
            club.guild.remove_member(ann)
        else:
            club.guild.remove_bot()
            await until(lambda: bot.get_guild(club.guild.id) is None)
        now[0] += LAST_SECONDS
        assert (await visitor.get(f"{url}/t/1/words")).status == 404


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
