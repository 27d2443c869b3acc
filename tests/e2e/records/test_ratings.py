"""Rated games and the leaderboard, as two people and a manager use them."""

from __future__ import annotations

import pytest

from cogs.client.bot import GameBot
from engine.records.results import Circumstances, Ending, SeatEnd
from engine.storage.database import Session
from engine.storage.people import results
from simulation import Message, User
from simulation.setting_up import set_up, start_game
from tests.e2e.conftest import Club, panel_of, press, sure, takes_seat
from tests.e2e.faults.test_faults import take_turn
from tests.e2e.playing import play_on
from tests.waiting import until


async def willing(club: Club, *people: User, listed: bool = True) -> None:
    """Let people turn on rated games, and leaderboards if `listed`, in /settings."""
    for person in people:
        page = panel_of(await person.slash(club.channel, "settings"))
        await press(person, page, "Turn On")
        if listed:
            await press(person, page, "Show Me")
        assert "Your choices about ratings are saved." in page.text
        assert "Rated games: yes" in page.text
        assert ("Leaderboards: shown" in page.text) is listed


async def rated_lobby(club: Club, seats: int) -> Message:
    """Open a Nanotech table and make it a rated one in its setup; return its lobby."""
    lobby = await club.new_table("nanotech", seats)
    host = club.people[0]
    card = panel_of(await host.click(lobby, "Options"))
    assert "Rated game: no" in card.text
    await press(host, card, "Turn On")
    assert "Rated game: yes" in card.text
    await until(lambda: "-# Rated: counts if everyone who plays" in lobby.text)
    return lobby


async def earlier_games(club: Club) -> None:
    """Store five rated games that Ann, Ben, Cleo and Dan have played on this server, won by Ben."""
    order = [club.people[place] for place in (1, 0, 2, 3)]

    def work(database: Session) -> None:
        for number in range(5):
            table = database.insert(
                "INSERT INTO game_table (channel, status, version, game, updated, body, recorded)"
                " VALUES (1, 'finished', 1, 'nanotech', 1.0, x'', 1)"
            )
            seats = tuple(
                SeatEnd(user=each.id, name=each.name, player="", place=place, score=9 - place, took_over=False,
                        body=Circumstances())
                for place, each in enumerate(order, start=1)
            )  # fmt: skip
            users = tuple(each.id for each in order)
            ended = Ending(guild=club.guild.id, game="nanotech", ended=number * 86400.0, seats=seats, rated=users)
            results.write(database, table, ended)

    await club.bot.service.store.database.write(work)


async def test_two_people_play_a_rated_game_and_a_manager_posts_the_leaderboard(club: Club) -> None:
    ann, ben, cleo, dan = club.people
    async with club.open() as bot:
        await willing(club, ann, ben)
        await willing(club, cleo, listed=False)
        empty = panel_of(await ann.slash(club.channel, "records", leaderboard="nanotech"))
        assert empty.text.splitlines()[:2] == ["### Nanotech: leaderboard of this server", "No one is listed yet."]
        assert "play 5 rated games and meet 3 different people" in empty.text
        lobby = await rated_lobby(club, 2)
        await start_game(ann, lobby)
        first = await club.turn_post(after=lobby)
        assert "This game is rated." in first.text
        await play_on(bot.service, club.channel.id, 10_000)
        await club.end_post()
        records = panel_of(await ann.slash(club.channel, "records"))
        line = records.text.splitlines()[0]
        assert line.startswith("📈 Nanotech on this server: **about 1")
        assert "after 1 rated game (" in line
        assert "It is firm after 15 games." in line
        assert "📈" not in panel_of(await dan.slash(club.channel, "records")).text
        await club.told(1)
        await earlier_games(club)
    async with club.open() as bot:  # Computed again after a restart
        count = len(club.channel.messages)
        shown = panel_of(await ann.slash(club.channel, "records", leaderboard="nanotech"))
        heading, one, two, _, own = shown.text.splitlines()
        assert heading == "### Nanotech: leaderboard of this server"
        assert one.startswith(rf"1\. **{ben.name}** about 1")
        assert one.endswith("(6 games)")
        assert two.startswith(rf"2\. **{ann.name}** about 1")
        assert own.startswith("📈 Nanotech on this server: **about 1")
        for unlisted in (cleo.name, dan.name):  # neither has asked to be listed
            assert unlisted not in shown.text
        assert "Post Here" not in [part.label for part in shown.buttons]
        file = (await (await ann.click(shown, "Download CSV")).answer()).files[0]
        header, first_row, second_row = file.data.decode("utf-8-sig").splitlines()
        assert header == "place,name,user,rating,firm,games,people_met,mu,sigma"
        assert first_row.startswith(f"1,{ben.name},'{ben.id},1")
        assert second_row.startswith(f"2,{ann.name},'{ann.id},1")
        refused = await (await ann.slash(club.channel, "records", remove=ben)).answer()
        assert "Only a server manager can do that." in refused.text
        assert len(club.channel.messages) == count
        managed = panel_of(await club.boss.slash(club.channel, "records", leaderboard="nanotech"))
        await press(club.boss, managed, "Post Here")
        post = club.channel.messages[-1]
        assert post.text.splitlines() == [heading, one, two]
        assert not post.pinged
        said = await (await club.boss.slash(club.channel, "records", remove=ben)).answer()
        assert said.text == f"{ben.name} no longer appears on this server's leaderboards."
        shown = panel_of(await ann.slash(club.channel, "records", leaderboard="nanotech"))
        assert ben.name not in shown.text
        assert shown.text.splitlines()[1].startswith(rf"1\. **{ann.name}**")
        await club.boss.slash(club.channel, "records", restore=ben)
        await bot.service.privacy.forget(ben.id)
        mine = panel_of(await ann.slash(club.channel, "records", leaderboard="nanotech")).text.splitlines()
        assert mine[1] == two.replace("2", "1", 1)
        assert mine[-1] == own
        assert not club.sim.violations


async def test_the_host_of_a_rated_game_asks_the_others_before_canceling_it(club: Club, bot: GameBot) -> None:
    ann, ben = club.people[:2]
    await willing(club, ann, ben)
    lobby = await rated_lobby(club, 2)
    await start_game(ann, lobby)
    await club.turn_post(after=lobby)
    await club.told(1)
    count = len(club.channel.messages)
    question = await sure(ann, await ann.slash(club.channel, "host cancel"))
    assert question.text.startswith("The others have been asked in the channel.")
    await club.told(1)
    (post,) = club.channel.messages[count:]
    assert f"{ann.name} asks to cancel this rated game." in post.text
    assert [each.id for each in post.pinged] == [ben.id]
    await press(ben, post, "Agree")
    await club.told(1)
    assert "✅ Everyone agreed. The game is canceled." in post.text
    assert (await bot.service.tables.look(1)).table.status == "cancelled"
    assert not club.sim.violations


async def test_one_who_does_not_play_rated_games_is_not_named(club: Club, bot: GameBot) -> None:
    ann, ben = club.people[:2]
    await willing(club, ann)
    lobby = await rated_lobby(club, 2)
    await start_game(ann, lobby)
    first = await club.turn_post(after=lobby)
    assert "Not rated: not everyone here plays rated games." in first.text
    assert (await bot.service.tables.look(1)).table.rated == []
    assert ben.id not in (await bot.service.ratings.ladder(club.guild.id, "nanotech")).people


async def rated_game(club: Club, seats: int = 2) -> Message:
    """Let people who play rated games start one; return its first post."""
    await willing(club, *club.people[:seats])
    lobby = await rated_lobby(club, seats)
    await start_game(club.people[0], lobby)
    post = await club.turn_post(after=lobby)
    await club.told(1)
    return post


async def posted(club: Club, count: int) -> Message:
    """Return the one message that was posted after the first `count`."""
    await club.told(1)
    (post,) = club.channel.messages[count:]
    return post


async def test_the_host_of_a_rated_game_asks_the_others_before_taking_turns_back(club: Club, bot: GameBot) -> None:
    ann, ben = club.people[:2]
    post = await rated_game(club)
    await take_turn(club, post)
    await club.told(1)
    count, ply = len(club.channel.messages), (await bot.service.tables.look(1)).table.ply
    question = panel_of(await ann.slash(club.channel, "host undo"))
    assert f"The game is rated, so everyone has to agree within 24 hours: {ben.name}." in question.text
    await press(ann, question, "Ask the Others")
    assert question.text.startswith("The others have been asked in the channel.")
    asked = await posted(club, count)
    assert f"{ann.name} asks to take back one turn" in asked.text
    assert asked.pinged == [ben]
    assert (await bot.service.tables.look(1)).table.ply == ply
    await press(ben, asked, "Decline")
    await club.told(1)
    again = panel_of(await ann.slash(club.channel, "host undo"))
    await press(ann, again, "Ask the Others")
    assert again.text == "Nothing has changed."
    assert len(club.channel.messages) == count + 1
    boss = await sure(club.boss, await club.boss.slash(club.channel, "host undo"))
    assert boss.text.startswith("The others have been asked in the channel."), "a manager, too"
    await club.told(1)
    table = (await bot.service.tables.look(1)).table
    assert table.ply == ply
    assert table.rated
    assert not club.sim.violations


async def test_turns_that_all_agree_to_take_back_leave_a_game_rated(club: Club, bot: GameBot) -> None:
    ann, ben = club.people[:2]
    post = await rated_game(club)
    await take_turn(club, post)
    await club.told(1)
    count, ply = len(club.channel.messages), (await bot.service.tables.look(1)).table.ply
    await sure(ann, await ann.slash(club.channel, "host undo"))
    await press(ben, await posted(club, count), "Agree")
    table = (await bot.service.tables.look(1)).table
    assert table.ply < ply
    assert sorted(table.rated) == sorted([ann.id, ben.id])


@pytest.mark.parametrize("to", ["computer", "cleo", "host"])
async def test_the_host_of_a_rated_game_asks_the_others_before_giving_a_seat_away(
    club: Club, bot: GameBot, to: str
) -> None:
    ann, ben, cleo = club.people[:3]
    await rated_game(club, 3 if to == "host" else 2)
    if to == "host":  # who watches
        await sure(ann, await ann.slash(club.channel, "table resign"))
        open_table = await bot.service.tables.look(1)
        # A turn that the computer player finishes later would end the request.
        await until(lambda: open_table.table.to_act != open_table.table.former[0].seat)
        await club.told(1)
        open_table.table.host, open_table.table.rated = ann.id, [ann.id, ben.id, cleo.id]
        await bot.service.tables.store.tables.commit(open_table.table, rests_on=open_table.table.version)
    count = len(club.channel.messages)
    person = {"computer": None, "cleo": cleo, "host": ann}[to]
    more = {} if person is None else {"player": person}
    question = await sure(ann, await ann.slash(club.channel, "host replace", seat=ben.name, options=more))
    assert question.text.startswith("The others have been asked in the channel.")
    asked = await posted(club, count)
    new = "a computer player" if person is None else person.name
    assert f"asks to give the seat of {ben.name} to {new}. After that, this game is no longer rated." in asked.text
    table = (await bot.service.tables.look(1)).table
    assert ben.id in table.users
    assert table.rated
    for each in asked.pinged:
        await press(each, asked, "Agree")
    await club.told(1)
    assert f"the seat of {ben.name} to {new}" in asked.text
    assert asked.text.endswith("✅ Everyone agreed.")
    table = (await bot.service.tables.look(1)).table
    if to == "cleo":
        assert table.offered_to(cleo.id) is not None
        assert table.rated
        await takes_seat(club, cleo)
        table = (await bot.service.tables.look(1)).table
    assert ben.id not in table.users
    assert table.rated == []
    assert not club.sim.violations


async def test_no_one_is_asked_about_a_seat_whose_time_is_up(club: Club, bot: GameBot) -> None:
    post = await rated_game(club)
    (late,) = post.pinged
    other = next(each for each in club.people[:2] if each is not late)
    open_table = await bot.service.tables.look(1)
    open_table.table.given_up = True
    await sure(other, await other.slash(club.channel, "host replace", seat=late.name))
    await club.told(1)
    table = (await bot.service.tables.look(1)).table
    assert late.id not in table.users
    assert table.rated


async def test_a_resignation_ends_a_rated_game_of_two(club: Club, bot: GameBot) -> None:
    ann, ben = club.people[:2]
    await take_turn(club, await rated_game(club))
    await club.told(1)
    count = len(club.channel.messages)
    question = panel_of(await ann.slash(club.channel, "table resign"))
    assert "The game ends, you come last, and it counts for your rating." in question.text
    await press(ann, question, "Resign")
    assert question.text == "You have resigned. The game is over."
    await club.told(1)
    said, end = club.channel.messages[count:]
    assert f"{ann.name} resigned, which ends this rated game." in said.text
    assert f"**{ben.name}** wins!" in end.text
    assert "Rematch" in {each.label for each in end.buttons}
    results = await bot.service.store.results.at_table(1)
    assert {row.user: row.how for row in results} == {ann.id: "left", ben.id: "stayed"}
    for command, more in (("board", {"view": "statistics"}), ("score", {}), ("log", {"recap": True}), ("turn", {})):
        answer = await (await ben.slash(club.channel, command, options=more)).answer()
        assert "went wrong" not in answer.text, command
    for label in ("Log", "Earlier Turns", "Board"):
        assert "went wrong" not in (await (await ben.click(end, label)).answer()).text, label
    assert not club.sim.violations


async def test_the_pace_of_a_rated_game_changes_once_all_agree(club: Club, bot: GameBot) -> None:
    ann, ben = club.people[:2]
    await rated_game(club)
    count = len(club.channel.messages)
    card = await set_up(ann, club.channel, pace=7)
    assert "The others have been asked in the channel." in card.text
    assert "Suggestions of turns: off" in card.text
    assert "Allow Suggestions" not in {each.label for each in card.buttons}
    asked = await posted(club, count)
    assert "This game is rated, so everyone has to agree to this change:" in asked.text
    assert f"{ann.name} set the pace from the next turn on: 7 days per turn." in asked.text
    assert asked.pinged == [ben]
    assert (await bot.service.tables.look(1)).table.settings.pace == 1
    await press(ben, asked, "Agree")
    await club.told(1)
    assert asked.text.endswith("✅ Everyone agreed.")
    assert (await bot.service.tables.look(1)).table.settings.pace == 7
    assert not club.sim.violations
