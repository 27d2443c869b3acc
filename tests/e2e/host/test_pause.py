"""Pausing a game: with the host's card, or with everyone's consent; the status post shows it and can resume the game."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.client.bot import GameBot
from engine.records.table import Person
from simulation.setting_up import set_up
from tests.e2e.clocks.test_pace import DAY, at, paced
from tests.e2e.conftest import Club, panel_of, press, press_below
from tests.e2e.host.test_consent import a_turn, said
from tests.waiting import until


async def test_the_host_pauses_and_resumes(club: Club, bot: GameBot) -> None:
    ann, ben = club.people[:2]
    await club.start("nanotech", 2)
    await club.told(1)
    status = club.channel.messages[0]
    card = await set_up(ann, club.channel, pace=2)
    question = panel_of(await ann.click(card, "Pause"))
    assert "You can pause it yourself for up to 7 days." in question.text
    assert f"For a longer pause, everyone has to agree: {ben.name}." in question.text
    assert [each.label for each in question.buttons] == ["1 day", "3 days", "7 days", "14 days", "30 days"]
    await press(ann, question, "3 days")
    await club.told(1)
    paused = (await bot.service.tables.look(1)).table.paused
    assert paused is not None
    shown = f"⏸️ Paused until <t:{int(paused.until)}:f>"
    assert question.text == shown
    await until(lambda: shown in status.text)
    assert "Time runs out" not in status.text
    post = club.channel.messages[-1]
    assert f"{ann.name} paused the game until <t:{int(paused.until)}:f>" in post.text
    assert not post.pinged
    assert shown in await said(await ben.slash(club.channel, "games"))
    await a_turn(bot.service)  # moves can still be made
    await club.told(1)
    assert "host or someone who may manage" in await said(await ben.click(status, "Resume"))
    assert "no longer paused" in await said(await ann.click(status, "Resume"))
    await club.told(1)
    await until(lambda: "Time runs out" in status.text)
    assert "Resume" not in [each.label for each in status.buttons]


async def test_everyone_agrees_to_a_pause_over_a_restart(club: Club) -> None:
    async with club.open() as bot:
        await club.start("nanotech", 3)
        await club.told(1)
        await a_turn(bot.service)
        await club.told(1)
        table = (await bot.service.tables.look(1)).table
        asker = next(each for each in club.people[1:3] if not table.asks(each.id))
        panel = panel_of(await asker.click(club.channel.messages[-1], "Take Turn"))
        question = panel_of(await press_below(asker, panel, "Pause"))
        assert "Everyone has to agree: " in question.text
        assert "yourself" not in question.text
        await press(asker, question, "14 days")
        await club.told(1)
        request = club.channel.messages[-1]
        assert "asks for a pause of 14 days" in request.text
        others = [each for each in club.people[:3] if each is not asker]
        assert set(request.pinged) == set(others)
        await others[0].click(request, "Agree")
        await club.told(1)
    async with club.open() as bot:
        await others[1].click(request, "Agree")
        await club.told(1)
        assert request.text.endswith("✅ Everyone agreed. The game is paused.")
        paused = (await bot.service.tables.look(1)).table.paused
        assert paused is not None
        assert f"The game is paused until <t:{int(paused.until)}:f>" in club.channel.messages[-1].text
        bot.service.tables.clock = lambda: paused.until + 1
        await bot.service.reminders.remind_due()
        await club.told(1)
        assert "The pause is over." in club.channel.messages[-1].text
        assert not club.channel.messages[-1].pinged


async def test_posts_that_stand_show_the_deadline_as_it_is_now(club: Club, bot: GameBot) -> None:
    """The newest post and the reminder, after a pause, its end, and an absence; no one is pinged by that."""
    late, _, since = await paced(club, bot)
    await club.told(1)
    post, before = club.channel.messages[-1], f"Time runs out <t:{int(since + 2 * DAY)}:R>"
    at(bot, since + DAY)
    await bot.service.reminders.remind_due()
    await club.told(1)
    reminder = club.channel.messages[-1]
    assert "still your turn" in reminder.text
    standing = (post, reminder)
    assert all(before in each.text for each in standing)
    rest = [each.text.replace(before, "") for each in standing]
    await bot.service.pauses.pause(1, Person(club.people[0].id, "Ann"), 3, manager=False)
    await club.told(1)
    paused = f"⏸️ Paused until <t:{int(since + 4 * DAY)}:f>"
    await until(lambda: all(paused in each.text for each in standing))
    assert not any("Time runs out" in each.text for each in standing)
    at(bot, since + 2 * DAY)
    await bot.service.pauses.resume(1, Person(club.people[0].id, "Ann"), manager=False)
    await club.told(1)
    now = f"Time runs out <t:{int(since + 3 * DAY)}:R>"
    await until(lambda: all(now in each.text for each in standing))
    assert [each.text.replace(now, "") for each in standing] == rest
    table = (await bot.service.tables.look(1)).table
    assert table.post_until == table.reminders[0].until == since + 3 * DAY, "or each notice would edit them again"
    read = await bot.service.players.settings(late.id)
    await bot.service.players.save(late.id, replace(read, away_until=since + 5 * DAY), read)
    await club.told(1)
    now = f"Time runs out <t:{int(since + 7 * DAY)}:R>"
    await until(lambda: all(now in each.text for each in standing))
    assert {person for each in standing for person in each.pinged} == {late}
