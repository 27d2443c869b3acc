"""A pace: posts and reminders show the deadline, and once it has passed, the others decide what happens."""

from __future__ import annotations

import pytest

from cogs.client.bot import GameBot
from engine.records.table import PlayerSettings
from simulation import Message, User
from simulation.setting_up import add_computer, set_up, start_game
from tests.e2e.conftest import Club, panel_of, press, set_own, sure
from tests.e2e.host.test_consent import a_turn, said
from tests.e2e.playing import play_on
from tests.waiting import until

DAY = 86400.0


def at(bot: GameBot, seconds: float) -> None:
    """Set the bot's clock."""
    bot.service.tables.clock = lambda: seconds


async def paced(club: Club, bot: GameBot, seats: int = 3, days: int = 2) -> tuple[User, list[User], float]:
    """Start a game with a pace; return the active player, the others, and the time at which that turn began."""
    lobby = await club.new_table("nanotech", seats)
    ann = club.people[0]
    assert f"{days} day" in (await set_up(ann, club.channel, pace=days)).text
    await until(lambda: f"Pace: {days} day" in lobby.text)
    await start_game(ann, lobby)
    (late,) = (await club.turn_post(after=lobby)).pinged
    await club.told(1)
    others = [each for each in club.people[:seats] if each is not late]
    return late, others, (await bot.service.tables.look(1)).table.turn_since


async def time_up(club: Club, bot: GameBot, when: float) -> Message:
    """Let the time pass that a turn may take; return the post that says so."""
    count = len(club.channel.messages)
    at(bot, when)
    await bot.service.reminders.remind_due()
    await club.told(1)
    (post,) = club.channel.messages[count:]
    return post


async def test_the_deadline_is_shown_and_reminded_of_and_told_once(club: Club, bot: GameBot) -> None:
    late, others, since = await paced(club, bot)
    shown = f"Time runs out <t:{int(since + 2 * DAY)}:R>"
    status, post = club.channel.messages[0], club.channel.messages[-1]
    assert shown in status.text
    assert shown in post.text
    assert shown in await said(await late.slash(club.channel, "games"))
    count, reminders = len(club.channel.messages), list[Message]()
    for hours in (23, 25, 41, 43, 47):
        at(bot, since + hours * 3600)
        await bot.service.reminders.remind_due()
        await club.told(1)
        reminders += [each for each in club.channel.messages[count:] if each not in reminders]
    first, second = reminders
    for reminder in (first, second):
        assert "still your turn" in reminder.text
        assert shown in reminder.text
        assert reminder.pinged == [late]
    assert club.channel.messages[count:] == [second], "the newer one takes the place of the older"
    told = await time_up(club, bot, since + 2 * DAY + 1)
    assert f"{late.name} has run out of time (2 days per turn)" in told.text
    assert set(told.pinged) == set(others)  # the player who may act; the late one is only named
    assert told.text.startswith("🔔 <@")
    assert f"<@{late.id}>" not in told.text
    assert [part.label for part in told.buttons] == [
        "Computer Plays Turn",
        "Computer Takes Seat",
        "Offer to Everyone",
    ]
    count = len(club.channel.messages)
    at(bot, since + 8 * DAY)
    await bot.service.reminders.remind_due()
    await club.told(1)
    assert len(club.channel.messages) == count
    await a_turn(bot.service)  # the late player may still play
    await club.told(1)
    assert told.text.endswith(f"✅ The table is no longer waiting for {late.name}.")
    assert not told.buttons
    assert second.text == "**Nanotech #1** · ✅ Done."
    assert not second.buttons
    table = (await bot.service.tables.look(1)).table
    assert not table.given_up
    assert table.deadline == since + 10 * DAY


async def test_a_table_that_goes_on_waiting_is_told_again(club: Club, bot: GameBot) -> None:
    late, others, since = await paced(club, bot)
    told = await time_up(club, bot, since + 2 * DAY + 1)
    assert f"Time ran out <t:{int(since + 2 * DAY)}:R>" in club.channel.messages[0].text
    listed = await said(await others[0].slash(club.channel, "games"))
    assert "a computer player can take this turn now" in listed
    assert f"/{told.id})" in listed
    assert "Time r" not in listed
    assert "your time is up, but you can still play" in await said(await late.slash(club.channel, "games"))
    again = await time_up(club, bot, since + 9 * DAY + 1)
    assert f"still waiting for {late.name}" in again.text
    assert again.pinged == [*others, late]
    assert [part.label for part in again.buttons] == [
        "Computer Plays Turn",
        "Computer Takes Seat",
        "Offer to Everyone",
    ]
    assert not told.buttons
    assert told.text.endswith("A newer post asks again.")
    assert f"/{again.id})" in await said(await others[0].slash(club.channel, "games"))
    await bot.service.reminders.silence(1, late.id)
    third = await time_up(club, bot, since + 23 * DAY + 1)
    assert third.pinged == others
    await sure(others[0], await others[0].click(third, "Computer Takes Seat"))
    await club.told(1)
    assert not third.buttons


async def test_the_others_let_a_computer_player_make_the_turn(club: Club, bot: GameBot) -> None:
    late, (first, second), since = await paced(club, bot)
    open_table = await bot.service.tables.look(1)
    assert open_table.decision is not None
    await bot.service.play.choose(1, late.id, None, open_table.decision.choices[0].id)  # not confirmed
    told = await time_up(club, bot, since + 2 * DAY + 1)
    assert "your own turn" in await said(await late.click(told, "Computer Plays Turn"))
    assert "host" in await said(await club.people[3].click(told, "Computer Plays Turn"))
    question = panel_of(await first.click(told, "Computer Plays Turn"))
    twin = panel_of(await second.click(told, "Computer Plays Turn"))
    assert f"play this turn for **{late.name}**?" in question.text
    assert (await bot.service.tables.look(1)).to_act() == open_table.table.seats[
        open_table.table.seat_of(late.id) or 0
    ]
    await press(first, question, "Computer Plays Turn")
    await club.channel.wait_for(
        lambda message: f"{first.name} let a computer player play this turn for **{late.name}**" in message.text
    )
    await club.turn_post(after=told)
    await club.told(1)
    open_table = await bot.service.tables.look(1)
    assert open_table.table.seat_of(late.id) is not None
    acting = open_table.to_act()
    assert acting is not None
    assert acting.user != late.id
    assert all(seat.stand_in is None for seat in open_table.table.seats)
    moves = await bot.service.store.tables.moves(1)
    made = [move for move in moves if move.live and move.verb == "choose"]
    assert {move.actor for move in made} == {None}
    await press(second, twin, "Computer Plays Turn")  # the table has moved on
    assert len([m for m in await bot.service.store.tables.moves(1) if m.verb == "stand-in"]) == 1
    assert not told.buttons


async def test_or_take_the_seat(club: Club, bot: GameBot) -> None:
    late, (first, *_), since = await paced(club, bot)
    told = await time_up(club, bot, since + 2 * DAY + 1)
    assert "host" in await said(await club.people[3].click(told, "Computer Takes Seat"))
    await sure(first, await first.click(told, "Computer Takes Seat"))
    await club.channel.wait_for(lambda message: f"gave the seat of {late.name} to a computer player" in message.text)
    assert late.id not in (await bot.service.tables.look(1)).table.users


async def test_a_computer_player_stands_in_after_a_restart(club: Club) -> None:
    async with club.open() as bot:
        late, _, since = await paced(club, bot, 2, 1)
        told = await time_up(club, bot, since + DAY + 1)
        open_table = await bot.service.tables.look(1)
        index = open_table.table.seat_of(late.id)
        assert index is not None
        open_table.table.seats[index].stand_in = open_table.game.turn_number(open_table.playing().state)
        await bot.service.tables.write_beside(open_table)
    async with club.open() as bot:
        await club.channel.wait_for(lambda message: message.pinged not in ([], [late]), after=told)
        acting = (await bot.service.tables.look(1)).to_act()
        assert acting is not None
        assert acting.user != late.id


async def test_a_turn_made_in_time_begins_anothers_time(club: Club, bot: GameBot) -> None:
    _, _, since = await paced(club, bot)
    at(bot, since + DAY)
    await a_turn(bot.service)
    await club.told(1)
    assert f"<t:{int(since + 3 * DAY)}:R>" in club.channel.messages[-1].text
    count = len(club.channel.messages)
    at(bot, since + 2 * DAY - 60)
    await bot.service.reminders.remind_due()
    await club.told(1)
    assert len(club.channel.messages) == count


async def test_the_host_changes_the_pace_while_the_game_runs(club: Club, bot: GameBot) -> None:
    await club.without_limit()
    post = await club.start("nanotech", 2)
    ann, ben = club.people[:2]
    assert "<t:" not in post.text
    assert "Only the table's host" in await said(await ben.slash(club.channel, "host setup"))
    now = bot.service.tables.clock() + 5 * DAY
    at(bot, now)
    await set_up(club.boss, club.channel, pace=1)
    told = await club.channel.wait_for(lambda message: "boss set the pace: one day per turn" in message.text)
    assert not told.pinged
    await club.told(1)
    assert f"Time runs out <t:{int(now + DAY)}:R>" in club.channel.messages[0].text
    await set_up(ann, club.channel, pace=0)
    await club.channel.wait_for(lambda message: "ann set the pace from the next turn on: no" in message.text)
    await club.told(1)
    assert f"Time runs out <t:{int(now + DAY)}:R>" in club.channel.messages[0].text
    await play_on(bot.service, club.channel.id, 10)
    await club.told(1)
    assert "Time runs out" not in club.channel.messages[0].text


async def test_who_is_away_has_time_once_they_are_back(club: Club, bot: GameBot) -> None:
    late, _, since = await paced(club, bot)
    await set_own(late, club.channel, "away", "5")
    table = (await bot.service.tables.look(1)).table
    away = (await bot.service.players.settings(late.id)).away_until
    assert table.deadline == away + 2 * DAY
    await club.told(1)
    at(bot, since + 4 * DAY)
    count = len(club.channel.messages)
    await bot.service.reminders.remind_due()
    await club.told(1)
    assert len(club.channel.messages) == count
    await set_own(late, club.channel, "away", "0")
    assert (await bot.service.tables.look(1)).table.deadline == since + 6 * DAY


async def test_going_away_after_the_time_is_up_takes_the_offer_back(club: Club, bot: GameBot) -> None:
    late, (first, _), since = await paced(club, bot)
    told = await time_up(club, bot, since + 2 * DAY + 1)
    question = panel_of(await first.click(told, "Computer Takes Seat"))
    await set_own(late, club.channel, "away", "10")
    post = await club.channel.wait_for(lambda message: "is away; the table waits until" in message.text)
    table = (await bot.service.tables.look(1)).table
    assert table.deadline == since + 14 * DAY + 1
    assert f"{late.name} is away; the table waits until <t:{int(table.deadline)}:f>." in post.text
    assert not post.pinged
    await club.told(1)
    assert told.text.endswith(f"✅ {late.name} has more time.")
    assert not told.buttons
    assert f"Time runs out <t:{int(table.deadline)}:R>" in club.channel.messages[0].text
    await press(first, question, "Give Seat Away")  # asked before
    table = (await bot.service.tables.look(1)).table
    assert late.id in table.users
    assert not table.given_up
    again = await time_up(club, bot, since + 14 * DAY + 2)
    assert f"{late.name} has run out of time" in again.text


async def test_the_table_is_told_until_when_it_waits_whenever_that_is_later(club: Club, bot: GameBot) -> None:
    late, _, since = await paced(club, bot)
    at(bot, since + DAY)
    for days, told in (("3", 1), ("3", 1), ("10", 2), ("0", 2), ("5", 3)):
        await set_own(late, club.channel, "away", days)
        await club.told(1)
        assert len([each for each in club.channel.messages if "the table waits until" in each.text]) == told
        deadline = (await bot.service.tables.look(1)).table.deadline
        assert deadline == since + (3 + int(days)) * DAY
        await until(lambda shown=f"<t:{int(deadline)}:R>": shown in club.channel.messages[0].text)  # type: ignore[misc]
    assert club.channel.messages[-1].pinged == []


async def test_a_game_waits_a_month_at_most_for_a_player_who_is_away(club: Club, bot: GameBot) -> None:
    late, _, since = await paced(club, bot)
    for days in ("90", "0", "90"):
        page = await set_own(late, club.channel, "away", days)
    assert "No game waits more than 30 days" in page.text
    assert (await bot.service.tables.look(1)).table.deadline == since + 32 * DAY
    at(bot, since + 20 * DAY)
    await a_turn(bot.service)
    table = (await bot.service.tables.look(1)).table
    assert table.seats[table.seat_of(late.id) or 0].waited == 20 * DAY
    while True:  # until it is their own turn again
        open_table = await bot.service.tables.look(1)
        seat, decision = open_table.to_act(), open_table.decision
        if seat is not None and seat.user == late.id and decision is not None and decision.own_turn:
            break
        await a_turn(bot.service)
    assert open_table.table.deadline == since + (20 + 10 + 2) * DAY
    await club.told(1)
    told = await time_up(club, bot, since + 33 * DAY)
    assert f"{late.name} has run out of time" in told.text
    at(bot, since + 50 * DAY)
    page = await set_own(late, club.channel, "away", "60")  # nothing is left
    assert "In 1 game your time was up too long ago: there you can still be replaced." in page.text
    table = (await bot.service.tables.look(1)).table
    assert table.given_up
    assert table.deadline == since + 32 * DAY, "an absence that gives no time moves nothing"
    await club.told(1)
    assert told.buttons


async def test_there_is_none_for_who_plays_alone(club: Club, bot: GameBot) -> None:
    ann = club.people[0]
    lobby = await club.new_table("nanotech", 1)
    await set_up(ann, club.channel, pace=1)
    await add_computer(ann, lobby)
    await start_game(ann, lobby)
    await club.channel.wait_for(lambda message: message.pinged == [ann])
    assert (await bot.service.tables.look(1)).table.deadline is None
    assert "A pace needs at least two people" in (await set_up(ann, club.channel, pace=2)).text


async def test_it_is_an_option_of_the_lobby(club: Club, bot: GameBot) -> None:
    ann = club.people[0]
    lobby = await club.new_table("nanotech", 2)
    setup = panel_of(await ann.click(lobby, "Options"))
    form = (await ann.click(setup, "Options")).modal
    (menu,) = [field.component for field in form.fields if field.custom_id == "pace"]
    labels = ["no time limit", "1 day per turn", "2 days per turn", "3 days per turn", "7 days per turn"]
    assert [option["label"] for option in menu["options"]] == labels
    await ann.submit(form, values={"pace": "1"})
    await until(lambda: "Pace: 1 day per turn" in lobby.text)
    assert (await bot.service.tables.look(1)).table.settings.pace == 1
    await ann.submit((await ann.click(setup, "Options")).modal, values={"pace": "0"})
    await until(lambda: "Pace" not in lobby.text)
    assert (await bot.service.tables.look(1)).table.settings.pace == 0


@pytest.mark.parametrize("now", ["there", "deleted", "forbidden"])
async def test_a_reminder_is_true_when_it_is_read(club: Club, now: str) -> None:
    """After a restart as well; if its post is gone or may not be changed, nothing else fails."""
    async with club.open() as bot:
        _, _, since = await paced(club, bot)
        at(bot, since + DAY + 60)
        await bot.service.reminders.remind_due()
        reminder = await club.channel.wait_for(lambda message: "still your turn" in message.text)
        await club.told(1)
        (noted,) = (await bot.service.tables.look(1)).table.reminders
        assert noted.message == reminder.id
    if now == "deleted":
        reminder.delete()
    elif now == "forbidden":
        club.sim.fail_next("PATCH", f"/channels/*/messages/{reminder.id}", 403)
    async with club.open() as bot:
        for _ in range(2):  # right after a start the server may count as unavailable, and then the next turn retries
            await a_turn(bot.service)
            await club.told(1)
        assert (await bot.service.tables.look(1)).table.reminders == []
    if now == "there":
        assert reminder.text == "**Nanotech #1** · ✅ Done."
        assert not reminder.buttons


async def test_who_leaves_a_game_that_stands_still_reads_that_it_does_not_count(club: Club, bot: GameBot) -> None:
    _late, (first, second), since = await paced(club, bot)
    assert "does not count in your records" not in await said(await first.slash(club.channel, "table resign"))
    at(bot, since + 7 * DAY)
    question = await first.slash(club.channel, "table resign")
    assert "does not count in your records and ratings." in panel_of(question).text
    await sure(first, question)
    assert [(each.user, each.excused) for each in (await bot.service.tables.look(1)).table.former] == [
        (first.id, True)
    ]
    assert "does not count in your records" in await said(await second.slash(club.channel, "table resign"))


async def test_a_player_who_is_away_is_not_pinged_about_a_late_one(club: Club, bot: GameBot) -> None:
    lobby = await club.new_table("nanotech", 3)
    await set_up(club.people[0], club.channel, pace=1)
    await bot.service.lobby.start(1, club.people[0].id)
    (late,) = (await club.turn_post(after=lobby)).pinged
    away, other = [each for each in club.people[:3] if each is not late]
    table = (await bot.service.tables.look(1)).table
    assert table.deadline is not None
    await bot.service.players.save(away.id, PlayerSettings(away_until=table.deadline + DAY))
    at(bot, table.deadline + 1)
    await bot.service.reminders.remind_due()
    post = await club.channel.wait_for(lambda message: "has run out of time" in message.text)
    assert post.pinged == [other]
