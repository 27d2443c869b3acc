"""Two bots with a shard each, on one database file or one PostgreSQL, as two processes would be."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from cogs.client.bot import GameBot
from cogs.delivery import outbox
from cogs.own.kept_message import KeptMessages
from engine.catalogue import catalogue
from engine.records.shards import AnyBlock, Shards
from engine.service import GameService
from engine.storage.postgresql.leases import Leases
from engine.storage.store import Store
from simulation import Message, User
from simulation.common import LOOP_TIMEOUT
from simulation.setting_up import add_computer
from tests.cut import Way, way_to
from tests.e2e.conftest import Club, first_choice, is_check, panel_of, press
from tests.engine.conftest import (
    ANN,
    BEN,
    postgresql,  # noqa: F401 - a fixture
    started,
    to_act,
)
from tests.postgres import schema
from tests.waiting import until


class Side(NamedTuple):
    """A shard: its bot, a club on one of its servers, and the channels in which the bot has posted."""

    bot: GameBot
    club: Club
    posted: list[int]


@pytest.fixture
async def sides(club: Club, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[Side]]:
    monkeypatch.setattr("cogs.delivery.outbox.LOOK_SECONDS", 0.1)
    monkeypatch.setattr("cogs.own.kept_message.LOOK_SECONDS", 1e6)  # only the test looks
    found = list[Side]()
    async with AsyncExitStack() as stack:
        for shard in (0, 1):
            guild = club.sim.add_guild(f"of shard {shard}", shard=(shard, 2))
            for person in club.people:
                guild.add_member(person)
            place = replace(club, guild=guild, channel=guild.add_text_channel("games"))
            bot = await stack.enter_async_context(club.open(shared=True, shards=Shards((shard,), 2)))
            found.append(Side(bot, place, noted_posts(bot)))
        yield found


def noted_posts(bot: GameBot) -> list[int]:
    """Return a list that fills with the channels in which a bot posts."""
    channels, request = list[int](), bot.http.request

    async def noted(route: Any, **more: Any) -> Any:
        if (route.method, route.path) == ("POST", "/channels/{channel_id}/messages"):
            channels.append(int(route.channel_id))
        return await request(route, **more)

    bot.http.request = noted  # type: ignore[method-assign]
    return channels


def pings(side: Side) -> list[Message]:
    return [message for message in side.club.channel.messages if message.pinged and not is_check(message)]


async def play_turn(side: Side, post: Message) -> Message:
    """Take the turn that a post asks for, by pressing; return the next post."""
    (person,) = post.pinged
    await finish_turn(person, panel_of(await person.click(post, "Take Turn")))
    return await side.club.turn_post(after=post)


async def finish_turn(person: User, panel: Message) -> None:
    while panel.buttons and "Confirm Turn" not in [part.label for part in panel.buttons]:
        await first_choice(person, panel)
    await press(person, panel, "Confirm Turn")


async def test_each_bot_posts_at_its_own_tables(sides: list[Side]) -> None:
    posts = [await side.club.start("nanotech", 2) for side in sides]
    for turn in range(3):
        posts = [await play_turn(side, post) for side, post in zip(sides, posts, strict=True)]
        for number, side in enumerate(sides, 1):
            await side.club.told(number)
            assert len(pings(side)) == turn + 2
    for side, other in (sides, reversed(sides)):
        assert set(side.posted) == {side.club.channel.id}
        assert side.posted.count(side.club.channel.id) == sum(
            message.author is side.club.sim.bot for message in side.club.channel.messages
        ) - len(lobbies(side))
        assert side.bot.get_guild(other.club.guild.id) is None
    for number in (1, 2):
        posted = await sides[0].bot.service.store.outbox.posts(number)
        assert len(posted) == 4


def lobbies(side: Side) -> list[Message]:
    """Return the messages that answer a command."""
    return [message for message in side.club.channel.messages if message.interaction is not None]


async def test_a_press_in_direct_messages_is_posted_by_the_bot_of_the_server(sides: list[Side]) -> None:
    first, second = sides
    post = await second.club.start("nanotech", 2)
    (person,) = post.pinged
    await second.club.told(1)
    panel = panel_of(await person.slash(person.open_dm(), "games"))
    await press(person, panel, "Take Turn")
    await finish_turn(person, panel)
    following = await second.club.turn_post(after=post)
    assert following.pinged != post.pinged
    await second.club.told(1)
    assert pings(second) == [post, following]
    assert second.club.channel.id not in first.posted
    assert (await second.bot.service.tables.look(1)).table.post == following.id
    await play_turn(second, following)  # and the other bot goes on from there


async def test_a_computer_plays_after_a_press_in_direct_messages(sides: list[Side]) -> None:
    first, second = sides
    lobby = await second.club.new_table("nanotech", 1)
    ann = second.club.people[0]
    await (await add_computer(ann, lobby)).answer()
    await press(ann, lobby, "Start Game")
    post = await second.club.turn_post(after=lobby)
    await second.club.told(1)
    panel = panel_of(await ann.slash(ann.open_dm(), "games"))
    await press(ann, panel, "Take Turn")
    await finish_turn(ann, panel)
    assert not first.bot.service.tables._computing
    following = await second.club.turn_post(after=post)
    assert following.pinged == [ann]
    await second.club.told(1)
    await until(lambda: not second.bot.service.tables._computing)
    assert pings(second) == [post, following]
    assert second.club.channel.id not in first.posted


async def test_kept_messages_are_sent_and_edited_by_the_process_with_direct_messages(
    sides: list[Side], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Although the server where they are asked for, and its tables, belong to the other process."""
    monkeypatch.setattr("cogs.own.kept_message.EDIT_SECONDS", 0.0)
    _, second = sides
    post = await second.club.start("nanotech", 2)
    await second.club.told(1)
    (person,) = post.pinged
    answer = await (await person.slash(second.club.channel, "games", keep=True)).answer()
    assert answer.text == "The message with your games comes to your direct messages in a moment."
    assert person.private_messages == []
    looking, other = (side.bot.get_cog("KeptMessages") for side in sides)
    assert isinstance(looking, KeptMessages)
    assert isinstance(other, KeptMessages)
    await looking.look()
    (message,) = person.private_messages
    assert "Waiting for you (1)" in message.text
    await play_turn(second, post)
    await second.club.told(1)
    await looking.look()
    assert "Others (1)" in message.text or "You are next (1)" in message.text
    assert person.private_messages == [message]
    assert other._task is not None
    assert other._task.done()  # it never looks
    assert person.open_dm().id not in second.posted


def ways_on(message: Message) -> tuple[list[str | None], list[str | None]]:
    """Return the labels of the buttons of a panel that open the next table in place, and of those that link it."""
    return (
        [part.label for part in message.buttons if ":next:" in (part.custom_id or "")],
        [part.label for part in message.buttons if part.url and part.label and "Nanotech #" in part.label],
    )


async def test_the_way_on_leads_to_tables_of_the_other_process(sides: list[Side]) -> None:
    """In place in direct messages, by a link from a server to one of the other process, whose name is not known here."""
    posts = [await side.club.start("nanotech", 2) for side in sides]
    for number, side in enumerate(sides, 1):
        await side.club.told(number)
    (person,) = posts[0].pinged
    assert posts[1].pinged == [person]
    panel = panel_of(await person.click(posts[0], "Take Turn"))
    await finish_turn(person, panel)
    assert ways_on(panel) == ([], ["Nanotech #2"])
    assert [part.url for part in panel.buttons if part.label == "Nanotech #2"] == [address(posts[1])]
    first = await sides[0].club.turn_post(after=posts[0])
    listed = panel_of(await person.slash(person.open_dm(), "games"))
    await press(person, listed, "Next Table: Nanotech #2 (1)")
    assert listed.text.startswith("**[Nanotech #2]")
    await finish_turn(person, listed)
    assert ways_on(listed) == ([], [])
    second = await sides[1].club.turn_post(after=posts[1])
    (other,) = second.pinged
    assert first.pinged == [other]
    # From a server of the second process: its own table in place, the other by a link.
    panel = panel_of(await other.click(second, "Take Turn"))
    assert "Nanotech #2" in panel.text
    listed = panel_of(await other.slash(sides[1].club.channel, "games"))
    assert ways_on(listed)[0] == ["Next Table: Nanotech #2 (2)"]
    await press(other, listed, "Next Table: Nanotech #2 (2)")
    await finish_turn(other, listed)
    assert ways_on(listed) == ([], ["Nanotech #1"])
    # In direct messages: around through the tables of both.
    await sides[1].club.turn_post(after=second)
    listed = panel_of(await other.slash(other.open_dm(), "games"))
    await press(other, listed, "Next Table: Nanotech #1 (1)")
    await finish_turn(other, listed)
    await sides[0].club.turn_post(after=first)
    tables = [(await sides[0].bot.service.tables.look(number)).table for number in (1, 2)]
    assert all(table.asks(person.id) for table in tables)
    listed = panel_of(await person.slash(person.open_dm(), "games"))
    visited = list[str]()
    for _ in range(4):
        await press(person, listed, ways_on(listed)[0][0] or "")
        visited.append(listed.text.partition("]")[0])
    assert visited in (["**[Nanotech #1", "**[Nanotech #2"] * 2, ["**[Nanotech #2", "**[Nanotech #1"] * 2)


def address(post: Message) -> str:
    """Return the address of a post."""
    assert post.channel.guild is not None
    return f"https://discord.com/channels/{post.channel.guild.id}/{post.channel.id}/{post.id}"


@pytest.fixture
async def cut(club: Club, postgresql: str) -> AsyncIterator[tuple[Way, Club]]:  # noqa: F811
    """Yield a club whose bot reaches its database by a way that can be cut, and the way."""
    with schema(postgresql) as address:
        async with way_to(address) as (way, by_way):
            yield way, replace(club, database=by_way)  # type: ignore[arg-type]


async def test_a_player_is_asked_to_look(cut: tuple[Way, Club]) -> None:
    way, club = cut
    async with club.open():
        post = await club.start("nanotech", 2)
        (person,) = post.pinged
        panel = panel_of(await person.click(post, "Take Turn"))
        await club.told(1)
        way.lose_answer()
        answer = (await first_choice(person, panel)).message
        assert way.happened.is_set()
        assert answer is not None
        assert answer.text == catalogue()("error-unanswered")

        panel = panel_of(await person.click(post, "Take Turn"))
        assert "\n> " in panel.text
        while "Confirm Turn" not in [part.label for part in panel.buttons]:
            await first_choice(person, panel)
        await club.told(1)
        way.heal()
        way.lose_answer()
        answer = (await person.click(panel, "Confirm Turn")).message
        assert way.happened.is_set()
        assert answer is not None
        assert answer.text == catalogue()("error-unanswered")
        following = await club.turn_post(after=post)  # it is posted anyway
        assert following.pinged != [person]
        await club.told(1)


async def test_news_of_a_table_reach_the_process_that_looks_after_it(
    postgresql: str,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbox, "LOOK_SECONDS", 10 * LOOP_TIMEOUT)
    blocks = AnyBlock(1, 2).blocks
    with schema(postgresql) as address:
        async with (
            Leases.open(address, "one") as one,
            Leases.open(address, "two") as two,
            one.hold(blocks) as (first, first_fence),
            two.hold(blocks) as (second, second_fence),
            Store.open(address, fence=first_fence) as first_store,
            Store.open(address, fence=second_fence) as second_store,
        ):
            assert {*first.ids, *second.ids} == {0, 1}
            services = [
                GameService(store, shards=shards, pace=0.0)
                for store, shards in ((first_store, first), (second_store, second))
            ]
            for service in services:
                await service.resume()
            open_table = await started(services[0], ANN, BEN)
            holder = next(each for each in services if each.tables.has(open_table.table))
            other = next(each for each in services if each is not holder)
            open_table = await other.tables.look(open_table.table.id)
            assert open_table.decision is not None
            async with asyncio.timeout(LOOP_TIMEOUT):
                while not holder.tables.outbox_changed.is_set():  # it has begun to listen
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0.1)
                holder.tables.timers_changed.clear()
                await other.play.choose(
                    open_table.table.id,
                    to_act(open_table),
                    open_table.table.version,
                    open_table.decision.choices[0].id,
                )
                await holder.tables.timers_changed.wait()
            for service in services:
                await service.close()
