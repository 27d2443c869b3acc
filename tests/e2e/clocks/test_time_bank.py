"""A time bank, free weekends and computer players for missed turns, set and played through the bot."""

from __future__ import annotations

from cogs.client.bot import GameBot
from simulation import Message, User
from simulation.setting_up import set_up, start_game
from tests.e2e.clocks.test_pace import at
from tests.e2e.conftest import Club, sure
from tests.e2e.host.test_consent import a_turn, said
from tests.waiting import until

DAY = 86400.0
FIELDS = ("Time bank", "Weekends", "When time is up")


async def with_clock(club: Club, bank: str, weekends: str, late: str) -> Message:
    """Open a table of three with a day for each turn and this clock; return the lobby."""
    lobby = await club.new_table("nanotech", 3)
    ann = club.people[0]
    card = await set_up(ann, club.channel, pace=1)
    assert "No time bank · weekends count · when time is up, the others are asked" in card.text
    form = (await ann.click(card, "Time Bank")).modal
    answer = await (await ann.submit(form, values=dict(zip(FIELDS, (bank, weekends, late), strict=True)))).answer()
    assert answer.ephemeral_for is ann
    return lobby


async def pass_time(club: Club, bot: GameBot) -> list[Message]:
    """Let the time of the turn pass; return the posts about it."""
    count, table = len(club.channel.messages), (await bot.service.tables.look(1)).table
    assert table.deadline is not None
    at(bot, table.deadline + 1)
    await bot.service.reminders.remind_due()
    await until_played(bot, table.to_act)
    await club.told(1)
    return club.channel.messages[count:]


async def until_played(bot: GameBot, seat: int | None) -> None:
    """Wait until a computer player has taken a seat's turn."""
    await until(lambda: not bot.service.tables._computing)
    table = (await bot.service.tables.look(1)).table
    assert table.to_act != seat


async def test_the_bank_is_shown_before_and_during_the_game(club: Club, bot: GameBot) -> None:
    ann, ben = club.people[:2]
    lobby = await with_clock(club, "5", "free", "ask")
    line = "Time bank: 5 days · weekends do not count · when time is up, the others are asked"
    await until(lambda: line in lobby.text)
    await start_game(ann, lobby)
    await club.told(1)
    table = (await bot.service.tables.look(1)).table
    assert table.free_until is not None
    assert table.deadline is not None
    shown = (
        f"⏱️ Free until <t:{int(table.free_until)}:f>, then from the time bank (5 d left);"
        f" at the latest <t:{int(table.deadline)}:f>"
    )
    assert shown in club.channel.messages[0].text
    assert shown in club.channel.messages[-1].text
    card = await set_up(ann, club.channel)
    form = (await ann.click(card, "Time Bank")).modal
    answer = await (
        await ann.submit(form, values=dict(zip(FIELDS, ("2", "count", "computer"), strict=True)))
    ).answer()
    assert "This counts from the next turn on." in answer.text
    await club.told(1)
    post = club.channel.messages[-1]
    assert f"{ann.name} changed the clock from the next turn on: time bank of 2 days, weekends count," in post.text
    assert "host" in await said(await ben.slash(club.channel, "host setup"))


async def test_a_computer_player_makes_missed_turns_and_the_others_may_give_the_seat_away(
    club: Club, bot: GameBot
) -> None:
    lobby = await with_clock(club, "0", "count", "computer")
    await start_game(club.people[0], lobby)
    (late,) = (await club.turn_post(after=lobby)).pinged
    others: list[User] = [each for each in club.people[:3] if each is not late]
    await club.told(1)
    asking: Message | None = None
    for missed in (1, 2, 3):
        posts = await pass_time(club, bot)
        texts = "\n".join(each.text for each in posts)
        if missed < 3:
            assert (
                f"{late.name} has run out of time; as set for this table, a computer player plays this turn." in texts
            )
        else:
            asking = next(each for each in posts if "3 turns in a row" in each.text)
        while not (await bot.service.tables.look(1)).table.asks(late.id):
            await a_turn(bot.service)
            await club.told(1)
    assert asking is not None
    assert set(asking.pinged) == set(others)
    assert [each.label for each in asking.buttons] == ["Computer Takes Seat", "Offer to Everyone"]
    table = (await bot.service.tables.look(1)).table
    assert (table.deadline or 0) - table.turn_since == DAY / 2
    assert "host" in await said(await club.people[3].click(asking, "Computer Takes Seat"))
    helper = next(each for each in others if each.id != table.host)
    await sure(helper, await helper.click(asking, "Computer Takes Seat"))
    await club.told(1)
    assert not asking.buttons
    assert asking.text.endswith(f"✅ The table is no longer waiting for {late.name}.")


async def test_a_player_who_plays_again_keeps_the_seat(club: Club, bot: GameBot) -> None:
    lobby = await with_clock(club, "0", "count", "computer")
    await start_game(club.people[0], lobby)
    (late,) = (await club.turn_post(after=lobby)).pinged
    await club.told(1)
    for _ in range(3):
        posts = await pass_time(club, bot)
        while not (await bot.service.tables.look(1)).table.asks(late.id):
            await a_turn(bot.service)
            await club.told(1)
    asking = next(each for each in posts if "3 turns in a row" in each.text)
    await a_turn(bot.service)
    await club.told(1)
    assert asking.text.endswith(f"✅ {late.name} is playing again.")
    assert not asking.buttons


async def test_a_player_who_never_plays_comes_last_whatever_the_computer_reaches(club: Club, bot: GameBot) -> None:
    """The last post, `/records` and the list of finished games say so."""
    lobby = await with_clock(club, "0", "count", "computer")
    await start_game(club.people[0], lobby)
    (silent,) = (await club.turn_post(after=lobby)).pinged
    others = [each for each in club.people[:3] if each is not silent]
    while (table := (await bot.service.tables.look(1)).table).status == "running":
        if table.asks(silent.id):
            assert table.deadline is not None
            at(bot, table.deadline + 1)
            await bot.service.reminders.remind_due()
            await until(lambda: not bot.service.tables._computing)
        else:
            await a_turn(bot.service)
    await club.told(1)
    end = club.channel.messages[-1]
    assert f"Absent: {silent.name}. Computer players took their turns, so they come last." in end.text
    heading, *lines = end.text.splitlines()
    assert silent.name not in heading
    assert any(other.name in heading for other in others)
    assert any(line.startswith(r"3\.") and silent.name in line for line in lines)
    answer = await (await silent.slash(club.channel, "games")).answer()
    finished = await (await silent.click(answer, "Finished Games")).answer()
    assert "you were absent" in finished.text
    records = await (await silent.slash(club.channel, "records")).answer()
    assert "You left or were absent from 1 of these games." in records.text
