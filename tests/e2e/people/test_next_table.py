"""The way on: the player who has nothing left to do at a table is led to the one that has waited for them longest."""

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
from simulation.setting_up import add_computer
from tests.e2e.conftest import Club, opener, panel_of
from tests.e2e.games.test_nanotech import advice, press, to_act

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


async def end_turn(club: Club, table: int, actor: User, panel: Message) -> None:
    """Make choices on the panel until the turn is confirmed."""
    choice = ""
    while choice != CONFIRM:
        open_table, _ = await to_act(club, table)
        choice = advice(open_table, 1)
        await press(actor, panel, choice)


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
    assert button.label == "Nanotech #3"
    assert button.url == f"https://discord.com/channels/{far.id}/{oldest.channel}/{oldest.post}"

    refused = await (await actor.slash(club.channel, "nanotech take", card="1")).answer()
    assert refused.text.startswith("It is not your turn")
    assert [each.label for each in way_on(refused)] == ["Nanotech #3"]
    assert not way_on(await (await other.slash(club.channel, "turn")).answer())

    far.remove_bot()  # no one can play there anymore
    assert [each.label for each in way_on(panel_of(await actor.slash(club.channel, "turn")))] == ["Nanotech #2"]
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
    await actor.click(lobby, "Start Game")
    await place.wait_for(lambda message: message.pinged == [actor])
    await club.told(2)
    (button,) = way_on(panel_of(await actor.slash(club.channel, "turn")))
    table = (await bot.service.tables.look(2)).table
    assert button.url == f"https://discord.com/channels/@me/{place.id}/{table.post}"


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
