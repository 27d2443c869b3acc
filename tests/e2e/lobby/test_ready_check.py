"""A ready check as the players see it: one post with one ping, an answer from each, and an automatic start."""

from __future__ import annotations

import pytest

from cogs.client.bot import GameBot
from engine.records.server import Caps
from simulation import Message
from simulation.setting_up import set_up
from tests.e2e.conftest import Club, is_check, press
from tests.e2e.operations.test_admin import private
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("all_asked")


async def asked(club: Club, seats: int) -> tuple[Message, Message]:
    """Open a table and press Start; return the lobby and the post that asks."""
    lobby = await club.new_table("nanotech", seats)
    await club.people[0].click(lobby, "Start Game")
    post = await club.channel.wait_for(is_check, after=lobby)
    await club.told(1)
    return lobby, post


async def test_each_answers_once_and_the_last_answer_starts_the_game(club: Club, bot: GameBot) -> None:
    ann, ben, cleo, dan = club.people
    lobby, post = await asked(club, 3)
    ends = int((await bot.service.tables.look(1)).table.due or 0)
    assert post.text == (
        f"**Nanotech #1** · 🙋 Everyone is here. Still in, {ben.mention} and {cleo.mention}?\n-# In: ann\n"
        f"-# The game starts when everyone is in. Seats without an answer are free again <t:{ends}:R>."
    )
    assert post.pinged == [ben, cleo]
    assert [part.label for part in post.buttons] == ["I'm In", "Leave", "Cancel Start"]
    assert "You have no seat" in await private(await dan.click(post, "I'm In"))
    assert "Only the table's host" in await private(await ben.click(post, "Cancel Start"))
    await press(ben, post, "I'm In")
    assert "have been asked" in await private(await ann.slash(club.channel, "host start"))
    await club.told(1)
    assert f"Still in, {cleo.mention}?\n-# In: ann and ben\n" in post.text
    await press(cleo, post, "I'm In")
    await club.turn_post(after=lobby)
    await club.told(1)
    assert post.text == "**Nanotech #1** · ✅ Everyone is in. The game starts."
    assert not post.buttons
    assert [each for each in club.channel.messages if is_check(each)] == [post]


async def test_who_leaves_frees_the_seat_at_once(club: Club, bot: GameBot) -> None:
    ann, ben, cleo = club.people[:3]
    lobby, post = await asked(club, 2)
    await press(ben, post, "Leave")
    await club.told(1)
    assert post.text == "**Nanotech #1** · ben left. The game cannot start yet."
    assert "ben" not in lobby.text
    await cleo.click(lobby, "Join")
    await ann.click(lobby, "Start Game")
    again = await club.channel.wait_for(is_check, after=post)
    assert again.pinged == [cleo]
    await press(ann, again, "Cancel Start")
    await club.told(1)
    assert again.text == "**Nanotech #1** · The start was canceled. Everyone keeps their seat."
    assert (await bot.service.tables.look(1)).table.users == [ann.id, cleo.id]


async def test_who_has_left_the_server_is_not_waited_for(club: Club, bot: GameBot) -> None:
    ann, ben, cleo, dan = club.people
    lobby = await club.new_table("nanotech", 4)
    club.guild.remove_member(ben)
    await ann.click(lobby, "Start Game")
    post = await club.channel.wait_for(is_check, after=lobby)
    await until(lambda: f"Still in, {cleo.mention} and {dan.mention}?" in post.text)
    await until(lambda: "ben" not in lobby.text)
    await club.told(1)
    club.guild.remove_member(cleo)
    club.sim.fail_next("GET", f"/guilds/*/members/{cleo.id}", 404, times=2, code=10004)  # says nothing about cleo
    await press(dan, post, "I'm In")
    await club.told(1)
    assert (await bot.service.tables.look(1)).table.users == [ann.id, cleo.id, dan.id]
    await ann.slash(club.channel, "host start")
    await club.turn_post(after=lobby)
    assert (await bot.service.tables.look(1)).table.users == [ann.id, dan.id]


async def test_silent_seats_are_free_after_a_day_and_the_host_starts_with_the_others(
    club: Club, bot: GameBot
) -> None:
    ann, ben, cleo = club.people[:3]
    lobby, post = await asked(club, 3)
    await press(ben, post, "I'm In")
    now = bot.service.tables.clock() + 86400 + 60
    bot.service.tables.clock = lambda: now
    await bot.service.reminders.remind_due()
    await club.told(1)
    assert post.text == "**Nanotech #1** · ⌛ cleo did not answer within 24 hours: the seat is free again."
    assert "cleo" not in lobby.text
    left = club.channel.messages[-1]
    assert left.text == f"**Nanotech #1** · In: 2 of 3 players. Start with them, or wait for others. {ann.mention}"
    assert [each for each in club.channel.messages if each.pinged] == [post, left]
    assert "Only the table's host" in await private(await cleo.click(left, "Start with These"))
    await ann.click(left, "Start with These")
    await club.turn_post(after=left)
    await until(lambda: not left.buttons)
    assert left.text.endswith("The game has started.")
    assert (await bot.service.tables.look(1)).table.users == [ann.id, ben.id]


@pytest.mark.usefixtures("bot")
async def test_start_waits_for_no_answer_about_members(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.records.ready_check.FRESH_SECONDS", 7200.0)
    lobby = await club.new_table("nanotech", 2)
    held = club.sim.hold_next("GET", f"/guilds/*/members/{club.people[1].id}")
    await club.people[0].click(lobby, "Start Game")
    assert held.is_set()
    await club.turn_post(after=lobby)


@pytest.mark.usefixtures("bot")
async def test_who_had_answered_is_pinged_once_when_the_options_change(club: Club) -> None:
    ann, ben, cleo = club.people[:3]
    _, post = await asked(club, 3)
    await press(ben, post, "I'm In")
    await set_up(ann, club.channel, target=5)
    again = await club.channel.wait_for(is_check, after=post)
    assert again.pinged == [ben]
    assert f"🙋 The options have changed. Still in, {ben.mention} and {cleo.mention}?" in again.text
    await until(lambda: not post.buttons)
    await set_up(ann, club.channel, target=10)
    await press(cleo, again, "I'm In")
    await press(ben, again, "I'm In")
    await club.turn_post(after=again)
    assert [each for each in club.channel.messages if is_check(each)] == [post, again]


async def test_the_question_is_kept_up_to_date_and_comes_back_when_it_is_deleted(club: Club, bot: GameBot) -> None:
    ann, ben = club.people[:2]
    _, post = await asked(club, 2)
    await set_up(ann, club.channel, target=5)
    await club.told(1)
    assert f"🙋 The options have changed. Still in, {ben.mention}?" in post.text
    post.delete()
    await ann.slash(club.channel, "host start")
    again = await club.channel.wait_for(is_check, after=post)
    assert not again.pinged
    await press(ben, again, "I'm In")
    assert (await bot.service.tables.look(1)).table.status == "running"


async def test_a_host_with_too_many_games_reads_why_it_did_not_start(club: Club, bot: GameBot) -> None:
    ann, ben = club.people[:2]
    _, post = await asked(club, 2)
    other = club.guild.add_text_channel("other")
    await ann.slash(other, "new", game="nanotech")
    await club.people[2].slash(other, "table join")
    number = (await bot.service.tables.in_channel(other.id)).table.id
    await bot.service.lobby.start(number, ann.id)
    await bot.service.caps.save(club.guild.id, Caps(games=1))
    await press(ben, post, "I'm In")
    await club.told(1)
    assert post.text == "**Nanotech #1** · The game could not start."
    why = club.channel.messages[-1]
    assert "could not start. You host one running game on this server" in why.text
    assert why.pinged == [ann]


async def test_a_lobby_that_no_one_changes_closes_without_a_ping(club: Club, bot: GameBot) -> None:
    lobby = await club.new_table("nanotech", 2)
    now = bot.service.tables.clock() + 15 * 86400
    bot.service.tables.clock = lambda: now
    await bot.service.reminders.remind_due()
    await club.told(1)
    assert lobby.text.endswith("This table was closed because nothing had changed for 14 days. /new opens another.")
    assert not lobby.buttons
    assert club.channel.messages == [lobby]
    assert not lobby.pinged
