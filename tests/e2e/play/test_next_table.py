"""The way on: a player with nothing left to do at a table is led to the next one that waits for them, in a circle."""

from __future__ import annotations

import operator
import sqlite3
from functools import partial
from unittest.mock import AsyncMock

import pytest

from cogs.client.bot import GameBot
from engine.kernel import CONFIRM
from engine.records.table import Person, Table
from engine.storage.sqlite.faults import save_fault
from simulation import Channel, Message, User
from simulation.checks.components import Button
from simulation.setting_up import add_computer, start_game
from tests.e2e.conftest import Club, opener, panel_of, press
from tests.e2e.games.test_nanotech import advice, to_act
from tests.e2e.games.test_nanotech import press as choose

HOUR = 3600.0


async def waits_for(club: Club, person: User, other: User, channel: Channel) -> Table:
    """Start a game of two in a channel and play on until it waits for a person; return its table."""
    service = club.bot.service
    guild = channel.guild.id if channel.guild else None
    people = [Person(person.id, person.name), Person(other.id, other.name)]
    table = await service.lobby.create("nanotech", channel.id, people[0], guild=guild)
    await service.lobby.join(table.id, people[1])
    open_table = await service.lobby.start(table.id, people[0].user)
    while (seat := open_table.to_act()) is not None and seat.user != person.id:
        assert seat.user is not None
        open_table, _ = await service.play.choose(table.id, seat.user, None, advice(open_table, 1))
    await club.told(table.id)
    return open_table.table


def way_on(message: Message) -> list[Button]:
    """Return the buttons of a message that lead elsewhere."""
    return [part for part in message.buttons if part.url]


def labels_on(message: Message) -> list[str]:
    """Return the labels of the buttons of a message that open another table in place."""
    return [part.label or "" for part in message.buttons if ":next:" in (part.custom_id or "")]


async def three_waiting(club: Club, bot: GameBot) -> tuple[User, Message]:
    """Let three tables wait for a person, #1 shortest, each in its channel; return them and their panel of #1."""
    post = await club.start("nanotech", 2)
    (actor,) = post.pinged
    other = next(each for each in club.people[:2] if each is not actor)
    now = bot.service.tables.clock()
    for ago in (3, 2):
        bot.service.tables.clock = partial(operator.sub, now, ago * HOUR)
        await waits_for(club, actor, other, club.guild.add_text_channel(f"{ago}-hours"))
    bot.service.tables.clock = lambda: now
    return actor, panel_of(await actor.click(post, opener(post)))


def posts_of(club: Club) -> dict[int, str]:
    """Return all that everyone can read, by message."""
    return {
        number: f"{message.text} {message.pinged}"
        for channel in club.sim.channels.values()
        for number, message in channel.all_messages.items()
        if message.ephemeral_for is None
    }


async def test_the_way_goes_around_in_one_message_and_changes_nothing_public(club: Club, bot: GameBot) -> None:
    actor, panel = await three_waiting(club, bot)
    await end_turn(club, 1, actor, panel)
    await club.told(1)
    before, visited = posts_of(club), list[str]()
    assert labels_on(panel) == ["Next Table: Nanotech #2 (2)"]
    for _ in range(4):
        await press(actor, panel, labels_on(panel)[0])
        visited.append(panel.text.partition("]")[0])
        assert "Which action card do you take?" in panel.text
    assert visited == ["**[Nanotech #2", "**[Nanotech #3"] * 2
    assert posts_of(club) == before
    assert not club.sim.violations


async def test_after_a_turn_in_the_middle_the_way_goes_on_behind_it(club: Club, bot: GameBot) -> None:
    actor, _ = await three_waiting(club, bot)
    listed = panel_of(await actor.slash(club.channel, "games"))
    assert labels_on(listed) == ["Next Table: Nanotech #2 (3)"]
    await press(actor, listed, "Next Table: Nanotech #2 (3)")
    await press(actor, listed, "Next Table: Nanotech #3 (2)")
    await end_turn(club, 3, actor, listed)
    assert labels_on(listed) == ["Next Table: Nanotech #1 (2)"]  # not back to #2
    await press(actor, listed, "Next Table: Nanotech #1 (2)")
    assert "**Nanotech #1** ·" in listed.text  # of this channel, so without a link
    assert labels_on(listed) == ["Next Table: Nanotech #2 (1)"]


async def test_a_table_that_waits_no_longer_is_passed_over(club: Club, bot: GameBot) -> None:
    actor, panel = await three_waiting(club, bot)
    await end_turn(club, 1, actor, panel)
    for table, text in ((2, "**[Nanotech #3"), (3, "No table is waiting for you now.")):
        old = panel_of(await actor.slash(club.channel, "turn"))
        (label,) = labels_on(old)
        host = (await bot.service.tables.look(table)).table.host
        await bot.service.lobby.cancel(table, host, manager=True, name="ann")
        await press(actor, old, label)
        assert old.text.startswith(text)


async def test_in_direct_messages_tables_of_all_servers_open_in_place(club: Club, bot: GameBot) -> None:
    actor, _ = await three_waiting(club, bot)
    listed = panel_of(await actor.slash(actor.open_dm(), "games"))
    for label, name in (("#2 (3)", "#2"), ("#3 (2)", "#3"), ("#1 (2)", "#1")):
        await press(actor, listed, f"Next Table: Nanotech {label}")
        assert listed.text.startswith(f"**[Nanotech {name}]")
        assert not way_on(listed)
    club.guild.remove_bot()  # no one can play there anymore
    assert labels_on(panel_of(await actor.slash(actor.open_dm(), "games"))) == []


async def end_turn(club: Club, table: int, actor: User, panel: Message) -> None:
    """Make choices on the panel until the turn is confirmed."""
    choice = ""
    while choice != CONFIRM:
        open_table, _ = await to_act(club, table)
        choice = advice(open_table, 1)
        await choose(actor, panel, choice)


async def test_after_confirm_a_button_leads_to_the_table_that_has_waited_longest(club: Club, bot: GameBot) -> None:
    post = await club.start("nanotech", 2)
    (actor,) = post.pinged
    other = next(each for each in club.people[:2] if each is not actor)
    far = club.sim.add_guild("Far Club")
    far.add_member(actor)
    now = bot.service.tables.clock()
    for ago, channel in ((1, club.guild.add_text_channel("second")), (3, far.add_text_channel("abroad"))):
        bot.service.tables.clock = partial(operator.sub, now, ago * HOUR)
        await waits_for(club, actor, other, channel)
    bot.service.tables.clock = lambda: now
    panel = panel_of(await actor.click(post, opener(post)))
    assert not way_on(panel)
    await end_turn(club, 1, actor, panel)
    oldest = (await bot.service.tables.look(3)).table
    assert "Your turn is done." in panel.text
    assert f"**Next:** [Nanotech #3](https://discord.com/channels/{far.id}/{oldest.channel}/" in panel.text
    assert f"your turn began <t:{int(oldest.turn_since)}:R>." in panel.text
    (button,) = way_on(panel)
    assert button.label == "Open in Far Club"
    assert button.url == f"https://discord.com/channels/{far.id}/{oldest.channel}/{oldest.post}"

    assert labels_on(panel) == ["Next Table: Nanotech #2 (2)"]  # beside the link, so that the way goes on around it

    refused = await (await actor.slash(club.channel, "nanotech take", card="1")).answer()
    assert refused.text.startswith("It is not your turn")
    assert [each.label for each in way_on(refused)] == ["Open in Far Club"]
    assert labels_on(refused) == ["Next Table: Nanotech #2 (2)"]
    assert not way_on(await (await other.slash(club.channel, "turn")).answer())

    far.remove_bot()  # no one can play there anymore
    alone = panel_of(await actor.slash(club.channel, "turn"))
    assert not way_on(alone)
    assert labels_on(alone) == ["Next Table: Nanotech #2 (1)"]
    assert not club.sim.violations


async def test_no_button_when_nothing_waits_and_a_direct_table_counts(club: Club, bot: GameBot) -> None:
    post = await club.start("nanotech", 2)
    (actor,) = post.pinged
    panel = panel_of(await actor.click(post, opener(post)))
    await end_turn(club, 1, actor, panel)
    assert "Your turn is done." in panel.text
    assert "Next:" not in panel.text
    assert not way_on(panel)
    place = actor.open_dm()
    lobby = (await actor.slash(place, "new", game="nanotech")).message
    assert lobby is not None
    await add_computer(actor, lobby)
    await start_game(actor, lobby)
    await place.wait_for(lambda message: message.pinged == [actor])
    await club.told(2)
    (button,) = way_on(panel_of(await actor.slash(club.channel, "turn")))
    table = (await bot.service.tables.look(2)).table
    assert (button.label, button.url) == (
        "In Direct Messages",
        f"https://discord.com/channels/@me/{place.id}/{table.post}",
    )


async def test_a_turn_counts_though_the_next_table_cannot_be_looked_for(
    club: Club, bot: GameBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    post = await club.start("nanotech", 2)
    (actor,) = post.pinged
    panel = panel_of(await actor.click(post, opener(post)))
    fault = AsyncMock(side_effect=save_fault(sqlite3.OperationalError("disk I/O error")))
    monkeypatch.setattr(bot.service.store.tables, "waiting_for", fault)
    await end_turn(club, 1, actor, panel)
    assert fault.await_count
    assert "Your turn is done." in panel.text
    assert not way_on(panel)
