"""Open pages learn that there is a newer turn, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import aiohttp
import pytest

from cogs.client.bot import GameBot
from cogs.web.server import KEY_NOTE, serve
from engine.records.shards import Shards
from engine.records.table import Person
from engine.service import GameService
from engine.tables.open.open_table import OpenTable
from simulation import User
from tests.e2e.conftest import Club
from tests.e2e.playing import play_on
from tests.e2e.web.test_pages import browser, open_link, site
from tests.processes import BlankPictures, NoProcesses


class NothingDrawn(BlankPictures, NoProcesses):
    """Draws no pictures, and plays games again in this process."""


@pytest.fixture(autouse=True)
def nothing_drawn(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    club.here = True
    monkeypatch.setattr("tests.e2e.conftest.NoProcesses", NothingDrawn)


async def visit(visitor: aiohttp.ClientSession, bot: GameBot, url: str, person: User) -> None:
    """Open table 1 in a browser."""
    status, _ = await open_link(visitor, url, await bot.service.web_sessions.make_link(person.id, 1))
    assert status == 200


async def ask(visitor: aiohttp.ClientSession, url: str, seen: str = "") -> dict[str, Any]:
    """Return the news of table 1 for a page that has seen this much."""
    async with visitor.get(f"{url}/t/1/newest?seen={seen}") as answer:
        assert (answer.status, answer.headers["Cache-Control"]) == (200, "no-store")
        found: dict[str, Any] = await answer.json()
        return found


async def play_turn(service: GameService, channel: int) -> OpenTable:
    """Play until a turn has ended."""
    open_table = await service.tables.in_channel(channel)
    settled = open_table.settled_ply
    while (await service.tables.look(open_table.table.id)).settled_ply == settled:
        open_table = await play_on(service, channel, 1)
    return open_table


async def last_turn(bot: GameBot) -> int:
    return (await bot.service.turns.of(1, bot.drawing_pool.carry_out)).last


async def test_a_page_learns_of_a_new_turn_and_of_nothing_else(club: Club) -> None:
    async with site(club) as (bot, _, url), browser() as ben:
        await visit(ben, bot, url, club.people[1])
        news, half = await ask(ben, url), 0
        assert (news["turn"], news["back"]) == (await last_turn(bot), False)
        for _ in range(12):
            open_table = await play_on(bot.service, club.channel.id, 1)
            after = await ask(ben, url, news["seen"])
            assert (after["turn"], after["back"]) == (await last_turn(bot), False)
            assert (after["seen"] == news["seen"]) == (after["turn"] == news["turn"])
            half += after["seen"] == news["seen"] and bool(open_table.playing().since)
            news = after
        assert half > 2
        assert news["turn"] > 2


async def test_news_say_to_each_reader_alone_whether_it_is_their_turn(club: Club) -> None:
    """And link the newest post, also from the middle of a turn, at a game ended early, and to those who do not play."""
    async with site(club, choices=0) as (bot, _, url), browser() as ann, browser() as ben, browser() as dan:
        readers = {club.people[number].id: reader for number, reader in ((0, ann), (1, ben), (3, dan))}
        for person in (club.people[number] for number in (0, 1, 3)):
            await visit(readers[person.id], bot, url, person)
        asked, said = set[int](), set[str]()
        for _ in range(8):
            table = (await play_on(bot.service, club.channel.id, 1)).table
            played = await bot.service.turns.of(1, bot.drawing_pool.carry_out)
            in_turn = table.seats[played.turns[-1].asked or 0].user
            for user, reader in readers.items():
                news = await ask(reader, url)
                assert bool(news["asked"]) == (user == table.seats[table.to_act or 0].user)
                if news["asked"]:
                    assert (news["asked"] == "answer") == (user != in_turn)
                    said.add(news["asked"])
                asked |= {user} if news["asked"] else set()
                turn = await (await reader.get(f"{url}/t/1/turns")).read()
                assert turn == await (await dan.get(f"{url}/t/1/turns")).read()
        assert len(asked) == 2
        assert said == {"your-turn", "answer"}
        await club.told(1)
        table = (await bot.service.tables.look(1)).table
        post = f"https://discord.com/channels/{club.guild.id}/{club.channel.id}/{table.post}"
        assert [(await ask(reader, url))["post"] for reader in readers.values()] == [post] * 3
        for person in club.people[1::-1]:
            await bot.service.hosting.resign(1, person.id)
        assert not [reader for reader in readers.values() if (await ask(reader, url))["asked"]]


async def test_a_page_learns_that_a_turn_was_taken_back(club: Club) -> None:
    """Also if other choices were made in the meantime, and as many."""
    async with site(club, choices=0) as (bot, _, url), browser() as ann:
        await visit(ann, bot, url, club.people[0])
        service, host = bot.service, Person(club.people[0].id, "ann")
        seen = list[dict[str, Any]]()
        for which in (0, -1):
            while (news := await ask(ann, url))["turn"] == 0:
                open_table = await service.tables.look(1)
                assert open_table.decision is not None
                seat = open_table.to_act()
                assert seat is not None
                assert seat.user is not None
                choice = open_table.decision.choices[which].id
                await service.play.choose(1, seat.user, open_table.table.version, choice)
            seen.append(news)
            assert (await ask(ann, url, news["seen"]))["seen"] == news["seen"]
            await service.hosting.force_undo(1, host, manager=True)
            after = await ask(ann, url, news["seen"])
            assert (after["turn"], after["back"]) == (0, True)
            assert (await ask(ann, url, after["seen"]))["back"] is False
        await play_turn(service, club.channel.id)
        assert [(await ask(ann, url, each["seen"]))["back"] for each in seen].count(True) >= 1


async def test_a_page_learns_that_a_game_was_ended_early(club: Club) -> None:
    async with site(club) as (bot, _, url), browser() as ann:
        await visit(ann, bot, url, club.people[0])
        before = await ask(ann, url)
        for person in club.people[1::-1]:
            await bot.service.hosting.resign(1, person.id)
        after = await ask(ann, url, before["seen"])
        assert (after["turn"], after["back"]) == (before["turn"], False)
        assert after["seen"] != before["seen"]


async def test_a_page_learns_of_turns_that_another_process_committed(club: Club) -> None:
    """Two processes on one database: the one with the page has no part in the commit."""
    guild = club.sim.add_guild("of shard 0", shard=(0, 2))
    for person in club.people:
        guild.add_member(person)
    place = replace(club, guild=guild, channel=guild.add_text_channel("games"))
    async with (
        club.open(shared=True, shards=Shards((0,), 2)) as bot,
        club.open(shared=True, shards=Shards((1,), 2)) as other,
        serve(other, "http://localhost:8080", "127.0.0.1", 0, megabytes=8, proxies=frozenset()) as pages,
        browser() as ann,
    ):
        await place.start("nanotech", 2)
        await play_on(bot.service, place.channel.id, 10)
        url = f"http://127.0.0.1:{pages.port}"
        await visit(ann, bot, url, club.people[0])
        before = await ask(ann, url)
        await play_turn(bot.service, place.channel.id)
        assert (await ask(ann, url, before["seen"]))["turn"] == before["turn"] + 1


async def test_improper_questions_are_refused(club: Club) -> None:
    async with site(club, choices=0) as (bot, _, url), browser() as ann:
        await visit(ann, bot, url, club.people[0])
        digest = "0" * 16
        for seen in ("x", "1", f"1-{digest}", f"-1-{digest}-{digest}", f"{'9' * 10}-{digest}-{digest}"):
            assert (await ann.get(f"{url}/t/1/newest?seen={seen}")).status == 404, seen
        assert (await ask(ann, url, f"999999999-{digest}-{digest}"))["back"] is True
        await bot.service.web_sessions.close_all(club.people[0].id)
        assert (await ann.get(f"{url}/t/1/newest")).status == 404


async def test_the_names_of_pictures_survive_a_restart(club: Club) -> None:
    """Otherwise each page would load all its pictures again, and two processes would not know each other's."""
    keys = list[str | None]()
    for _ in range(2):
        async with (
            club.open() as bot,
            serve(bot, "http://localhost:8080", "127.0.0.1", 0, megabytes=8, proxies=frozenset()) as pages,
        ):
            keys += [await bot.service.store.bot_notes.recall(KEY_NOTE), pages.sheets.key.decode()]
    assert len(set(keys)) == 1
    assert keys[0]
