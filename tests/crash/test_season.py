"""A season of twelve people from sign-up to its winner, with kills of the bot while it opens the tables, and three who leave."""

from __future__ import annotations

import asyncio
from collections import Counter
from fractions import Fraction
from pathlib import Path

import discord
import pytest

from cogs.seasons.season_post import points_shown
from engine.club.seasons.season import Season
from engine.club.seasons.standings import SeasonStanding, standing_of
from engine.club.seasons.store import SeasonStore
from engine.service import GameService
from engine.storage.sqlite.in_use import in_use
from engine.storage.store import Store
from simulation import Channel, Guild, LoopbackDiscord, Message, User
from simulation.common import LOOP_TIMEOUT
from tests.crash.driver import Bot
from tests.e2e.conftest import panel_of, press, sure
from tests.waiting import until

PEOPLE, LEAVE, TABLES = 12, 3, 6
KILLS = (("threads", False), ("threads", True), ("threads", False), ("messages", False))
"""Requests during which the bot is killed: a thread or a post is created, or, if the request is dropped, is not."""


async def stored_season(database: Path) -> tuple[Season, SeasonStanding, int]:
    """Return the season with its standing as another process reads it, and how many tables it has."""
    async with Store.open(database, shared=True) as store:
        stored = SeasonStore(store.database, store.tables)
        season = await stored.load(1)
        assert season is not None
        people, tables = await stored.people(1), await stored.tables(1)
        return season, standing_of(season, people, tables, await stored.results(1)), len(tables)


async def opened(boss: User, channel: Channel) -> Message:
    """Open a season of Nanotech; return its post."""
    page = panel_of(await boss.slash(channel, "server"))
    await press(boss, page, "Seasons")
    form = (await boss.click(page, "New Season: Nanotech")).modal
    await (await boss.submit(form, values={})).answer()
    return await channel.wait_for(lambda message: message.text.startswith("### Nanotech season"))


async def killed_in_the_draw(sim: LoopbackDiscord, bot: Bot, page: Message, boss: User) -> None:
    """Draw the tables, and kill the bot repeatedly while it opens them, until it is left alone."""
    held = sim.hold_next("POST", f"/channels/*/{KILLS[0][0]}", dropped=KILLS[0][1])
    await press(boss, page, "Draw Tables")
    for name, dropped in (*KILLS[1:], ("", False)):
        await asyncio.wait_for(held.wait(), LOOP_TIMEOUT)
        await bot.kill()
        sim.traffic.faults.clear()
        if name:
            held = sim.hold_next("POST", f"/channels/*/{name}", dropped=dropped)
        await bot.start()


async def play_all(database: Path) -> None:
    """Let people make the middle choice, and computer players play, until all games are over; the bot does not run."""
    with in_use(database):
        async with Store.open(database) as store:
            service = GameService(store, pace=0.0)
            for each in await service.seasons.store.tables(1):
                while (open_table := await service.tables.look(each.table)).decision is not None:
                    seat = open_table.to_act()
                    assert seat is not None
                    assert open_table.decision is not None
                    if seat.user is None:
                        service.tables.let_computers_play(open_table)
                        await asyncio.wait([service.tables._computing[each.table]])
                        continue
                    choices = open_table.decision.choices
                    choice = choices[len(choices) // 2].id
                    await service.play.choose(each.table, seat.user, open_table.table.version, choice)
            await service.close()


def club_of(sim: LoopbackDiscord) -> tuple[Guild, Channel, list[User], User]:
    guild = sim.add_guild("Club")
    channel = guild.add_text_channel("season")
    people = [guild.add_member(f"p{number}") for number in range(PEOPLE)]
    return guild, channel, people, guild.add_member("boss", permissions=discord.Permissions(manage_guild=True))


@pytest.mark.slow
async def test_a_season_from_sign_up_to_its_winner(tmp_path: Path) -> None:
    async with LoopbackDiscord(ack_limit=LOOP_TIMEOUT, strict=False) as sim, Bot(sim, tmp_path / "games.db") as bot:
        sim.nonce_window = 0.0
        guild, channel, people, boss = club_of(sim)
        await bot.start()
        post = await opened(boss, channel)
        for person in people:
            await press(person, post, "Sign Up")
        await until(lambda: "Signed up: 12" in post.text)
        page = panel_of(await boss.slash(channel, "server"))
        await press(boss, page, "Seasons")
        await killed_in_the_draw(sim, bot, page, boss)
        await until(lambda: f"Games over: 0 of {TABLES}" in post.text)
        await sim.quiet(0.2)

        # Each table exists once: none is missing or duplicated, and none has an extra thread.
        season, _, count = await stored_season(bot.database)
        assert count == len(season.drawn) == len(guild.threads) == TABLES
        assert Counter(number for table in season.drawn for number in table) == dict.fromkeys(range(1, PEOPLE + 1), 2)
        assert len([message for message in channel.messages if message.text.startswith("### ")]) == 1
        assert not [message for message in channel.messages if message.pinged]
        assert post.pinned

        for person in people[:LEAVE]:
            reply = await person.click(post, "Leave")
            await reply.answer()
            await sure(person, reply)
        assert await bot.stop() == 0
        await play_all(bot.database)

        async with Bot(sim, bot.database) as again:
            again.lives = 1
            await again.start()
            await until(lambda: "The season is over: " in post.text)
            await sim.quiet(0.2)
            (end,) = [message for message in channel.messages if message.text.startswith("🏁")]
            assert f"/{channel.id}/{end.id}" in post.text
            assert await again.stop() == 0

    season, standing, _ = await stored_season(bot.database)
    assert season.state == "over"
    (rows,) = standing.divisions
    assert {row.played for row in rows} == {2}
    assert sum(row.points for row in rows) == PEOPLE / 2
    left = {number for number, each in standing.people.items() if each.left}
    assert len(left) == LEAVE
    assert all(row.points <= Fraction(1, 3) for row in rows if row.person in left)
    # Any reader of the stored data gets exactly the same standings as the post.
    assert repr((await stored_season(bot.database))[1]) == repr(standing)
    shown = [line for line in end.text.splitlines() if line[:1].isdigit()]
    assert shown == [
        f"{row.place}\\. {standing.people[row.person].name} · {points_shown(row.points)} · 2/2"
        + " 🤖" * (row.person in left)
        for row in rows
    ]
    winners = [standing.people[row.person].name for row in rows if row.place == 1]
    assert all(f"**{name}**" in end.text for name in winners)
