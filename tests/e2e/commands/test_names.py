"""A changed name: taken over at the player's own press or command, on the server where it is theirs."""

from __future__ import annotations

import sqlite3
from unittest.mock import AsyncMock

import pytest

from cogs.client.bot import GameBot
from engine.storage.sqlite.faults import save_fault
from engine.storage.tables import TableStore
from simulation import Guild, User
from simulation.setting_up import set_up
from tests.e2e.conftest import Club, panel_of, press
from tests.e2e.seasons.test_seasons import card_of, opened, running, signed_up
from tests.waiting import until


def calls(guild: Guild, person: User, name: str) -> None:
    """Let someone have a different name on a server."""
    guild.memberships[person.id].nick = name


async def names(bot: GameBot, table: int) -> list[str]:
    return [seat.name for seat in (await bot.service.tables.look(table)).table.seats]


async def test_a_new_name_comes_with_the_next_press(club: Club, bot: GameBot) -> None:
    post = await club.start("nanotech", 2)
    ann, ben = club.people[:2]
    await club.told(1)
    version = (await bot.service.tables.look(1)).table.version
    calls(club.guild, ann, "Alicia")
    await press(ben, post, "Board")
    assert await names(bot, 1) == ["ann", "ben"]
    assert "**Alicia**" in (panel_of(await ann.slash(club.channel, "score"))).text
    assert await names(bot, 1) == ["Alicia", "ben"]
    assert (await bot.service.tables.look(1)).table.version == version  # all buttons stay good
    await until(lambda: "Alicia" in club.channel.messages[0].text)
    await club.told(1)
    calls(club.guild, ann, "ben")
    await press(ann, post, "Board")
    assert await names(bot, 1) == ["ben (2)", "ben"]
    await club.told(1)
    calls(club.guild, ann, "")
    await press(ann, post, "Board")
    assert await names(bot, 1) == ["ann", "ben"]


async def test_nothing_is_read_or_written_while_the_name_is_the_same(
    club: Club, bot: GameBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    post = await club.start("nanotech", 2)
    (actor,) = post.pinged
    await club.told(1)
    assert len(await names(bot, 1)) == 2
    await press(actor, post, "Board")
    looked = AsyncMock(side_effect=AssertionError)
    monkeypatch.setattr(TableStore, "of_user", looked)
    await press(actor, post, "Board")
    looked.assert_not_called()


async def test_a_name_counts_on_its_server_only(club: Club, bot: GameBot) -> None:
    await club.start("nanotech", 2)
    ann = club.people[0]
    await club.told(1)
    far = club.sim.add_guild("Far Club")
    far.add_member(ann)
    calls(far, ann, "Stranger")
    for place in (far.add_text_channel("abroad"), ann.open_dm()):
        await (await ann.slash(place, "games")).answer()
    assert await names(bot, 1) == ["ann", "ben"]


async def test_a_table_that_has_something_to_tell_is_renamed_afterwards(club: Club, bot: GameBot) -> None:
    """Waiting notices contain the earlier name, and would be missed when a person is forgotten."""
    post = await club.start("nanotech", 2)
    ann = club.people[0]
    await club.told(1)
    path = f"/channels/{club.channel.id}/messages"
    fault = club.sim.fail_next("POST", path, 502, times=10_000)
    await set_up(ann, club.channel, pace=2)
    calls(club.guild, ann, "Alicia")
    await press(ann, post, "Board")
    assert await names(bot, 1) == ["ann", "ben"]
    club.sim.traffic.faults.remove(fault)
    await bot.service.notices.retry_stalled()
    await club.told(1)
    await press(ann, post, "Board")
    assert await names(bot, 1) == ["Alicia", "ben"]


async def test_results_of_ended_games_take_it_over(club: Club, bot: GameBot) -> None:
    post = await club.start("nanotech", 2)
    ann = club.people[0]
    await bot.service.lobby.cancel(1, ann.id, manager=False, name=ann.name)
    await club.told(1)
    await bot.service.store.database.write(
        lambda database: database.execute(
            "INSERT INTO result (table_id, seat, part, person, guild, game, name, player, place, place_all, score, seats, people, how,"
            " turns, ended, body) VALUES (1, 0, 0, ?, ?, 'nanotech', 'ann', '', 1, 1, 5, 2, 2, 'stayed', 9, 1.0, x'')",
            (ann.id, club.guild.id),
        )
    )
    calls(club.guild, ann, "Alicia")
    await (await ann.slash(club.channel, "games")).answer()
    (row,) = await bot.service.store.database.all("SELECT name FROM result")
    assert row[0] == "Alicia"
    assert post is not None


async def test_a_database_that_cannot_be_written_keeps_no_one_from_playing(
    club: Club, bot: GameBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    post = await club.start("nanotech", 2)
    (actor,) = post.pinged
    monkeypatch.setattr(
        bot.service.lobby, "call", AsyncMock(side_effect=save_fault(sqlite3.OperationalError("full")))
    )
    assert "Which action card" in panel_of(await actor.click(post, "Take Turn")).text


async def test_a_name_of_invisible_letters_gives_way_to_that_of_the_account(club: Club, bot: GameBot) -> None:
    calls(club.guild, club.people[0], "\u3164\u2800")
    lobby = await club.new_table("nanotech", 2)
    assert await names(bot, 1) == ["ann", "ben"]
    assert "1. **ann**" in lobby.text


async def test_people_have_their_present_names_and_equal_ones_are_told_apart(club: Club, bot: GameBot) -> None:
    ann, ben, cleo = club.people[:3]
    long = 32 * "x"
    for person in (ann, ben):
        calls(club.guild, person, long)
    post = await opened(club)
    await signed_up(club, post, 3)
    calls(club.guild, cleo, "Cleopatra")  # who presses nothing
    await press(club.boss, await card_of(club), "Draw Tables")
    await running(club, bot, 1)
    await until(lambda: "Games over: 0 of 1" in post.text)
    assert all(f"– {name} · 0/1" in post.text for name in (long, f"{long} (2)", "Cleopatra"))
    (table,) = await bot.service.store.tables.running()
    assert {*await names(bot, table)} == {long, f"{long} (2)", "Cleopatra"}
    calls(club.guild, ann, "Alicia")
    await ann.slash(club.channel, "games")
    bot.service.seasons.changed.set()
    await until(lambda: "– Alicia" in post.text)
    assert "(2)" not in post.text
