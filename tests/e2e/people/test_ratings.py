"""Rated games and the leaderboard, as two people and a manager use them."""

from __future__ import annotations

import sqlite3

from cogs.client.bot import GameBot
from engine.records.results import Circumstances, Ending, SeatEnd
from engine.storage import results
from simulation import Message, User
from tests.e2e.conftest import Club, panel_of, press, sure
from tests.e2e.playing import play_on
from tests.waiting import until


async def picks(person: User, message: Message, verb: str, *values: str) -> Message:
    """Pick values in the menu of a message that does this; return the message, changed in place."""
    menu = next(each.custom_id for each in message.selects if f":{verb}:" in (each.custom_id or ""))
    await (await person.select(message, list(values), custom_id=menu)).done()
    return message


async def willing(club: Club, *people: User, listed: bool = True) -> None:
    """Let people turn on rated games, and leaderboards if `listed`, in /settings."""
    for person in people:
        page = panel_of(await person.slash(club.channel, "settings"))
        await picks(person, page, "set-ratings", "rated", *(["listed"] if listed else []))
        assert "Your choices about ratings are saved." in page.content
        assert "Rated games: yes" in page.content
        assert ("Leaderboards: shown" in page.content) is listed


async def rated_lobby(club: Club, seats: int) -> Message:
    """Open a Nanotech table and make it a rated one in its options; return its lobby."""
    lobby = await club.new_table("nanotech", seats)
    host = club.people[0]
    panel = panel_of(await host.click(lobby, "Options"))
    await press(host, panel, "Rated game: no")
    assert "Rated game: yes" in [part.label for part in panel.buttons]
    await until(lambda: "-# Rated: counts if everyone who plays" in lobby.content)
    return lobby


async def earlier_games(club: Club) -> None:
    """Store five rated games that Ann, Ben, Cleo and Dan have played on this server, won by Ben."""
    order = [club.people[place] for place in (1, 0, 2, 3)]

    def work(database: sqlite3.Connection) -> None:
        for number in range(5):
            table = database.execute(
                "INSERT INTO game_table (channel, status, version, game, updated, body, recorded)"
                " VALUES (1, 'finished', 1, 'nanotech', 1.0, x'', 1)"
            ).lastrowid
            seats = tuple(
                SeatEnd(user=each.id, name=each.name, player="", place=place, score=9 - place, took_over=False,
                        body=Circumstances())
                for place, each in enumerate(order, start=1)
            )  # fmt: skip
            users = tuple(each.id for each in order)
            ended = Ending(guild=club.guild.id, game="nanotech", ended=number * 86400.0, seats=seats, rated=users)
            results.write(database, table or 0, ended)

    await club.bot.service.store.database.write_together(work)


async def test_two_people_play_a_rated_game_and_a_manager_posts_the_leaderboard(club: Club) -> None:
    ann, ben, cleo, dan = club.people
    async with club.open() as bot:
        await willing(club, ann, ben)
        await willing(club, cleo, listed=False)
        empty = panel_of(await ann.slash(club.channel, "leaderboard", game="nanotech"))
        assert empty.content.splitlines()[:2] == ["### Nanotech: leaderboard of this server", "No one is listed yet."]
        assert "play 5 rated games and meet 3 different people" in empty.content
        lobby = await rated_lobby(club, 2)
        await ann.click(lobby, "Start Game")
        first = await club.turn_post(after=lobby)
        assert "This game is rated." in first.content
        await play_on(bot.service, club.channel.id, 10_000)
        await club.end_post()
        records = panel_of(await ann.slash(club.channel, "records"))
        line = records.content.splitlines()[0]
        assert line.startswith("📈 Nanotech on this server: **about 1")
        assert "after 1 rated game (" in line
        assert "It is firm after 15 games." in line
        assert "📈" not in panel_of(await dan.slash(club.channel, "records")).content
        await club.told(1)
        await earlier_games(club)
    async with club.open() as bot:  # worked out anew after a restart
        count = len(club.channel.messages)
        shown = panel_of(await ann.slash(club.channel, "leaderboard", game="nanotech"))
        heading, one, two, _, own = shown.content.splitlines()
        assert heading == "### Nanotech: leaderboard of this server"
        assert one.startswith(f"1. **{ben.name}** about 1")
        assert one.endswith("(6 games)")
        assert two.startswith(f"2. **{ann.name}** about 1")
        assert own.startswith("📈 Nanotech on this server: **about 1")
        for unlisted in (cleo.name, dan.name):  # neither has asked to be listed
            assert unlisted not in shown.content
        assert "Post Here" not in [part.label for part in shown.buttons]
        file = (await (await ann.click(shown, "Download CSV")).done()).attachments[0]
        header, first_row, second_row = file.data.decode("utf-8-sig").splitlines()
        assert header == "place,name,user,rating,firm,games,people_met,mu,sigma"
        assert first_row.startswith(f"1,{ben.name},'{ben.id},1")
        assert second_row.startswith(f"2,{ann.name},'{ann.id},1")
        refused = await (await ann.slash(club.channel, "leaderboard", remove=ben)).done()
        assert "Only a server manager can do that." in refused.content
        assert len(club.channel.messages) == count
        managed = panel_of(await club.boss.slash(club.channel, "leaderboard", game="nanotech"))
        await press(club.boss, managed, "Post Here")
        post = club.channel.messages[-1]
        assert post.content.splitlines() == [heading, one, two]
        assert not post.pinged
        said = await (await club.boss.slash(club.channel, "leaderboard", remove=ben)).done()
        assert said.content == f"{ben.name} no longer appears on this server's leaderboards."
        shown = panel_of(await ann.slash(club.channel, "leaderboard", game="nanotech"))
        assert ben.name not in shown.content
        assert shown.content.splitlines()[1].startswith(f"1. **{ann.name}**")
        await club.boss.slash(club.channel, "leaderboard", restore=ben)
        await bot.service.privacy.forget(ben.id)
        mine = panel_of(await ann.slash(club.channel, "leaderboard", game="nanotech")).content.splitlines()
        assert mine[1] == two.replace("2.", "1.", 1)
        assert mine[-1] == own
        assert not club.sim.violations


async def test_the_host_of_a_rated_game_asks_the_others_before_canceling_it(club: Club, bot: GameBot) -> None:
    ann, ben = club.people[:2]
    await willing(club, ann, ben)
    lobby = await rated_lobby(club, 2)
    await ann.click(lobby, "Start Game")
    await club.turn_post(after=lobby)
    await club.told(1)
    count = len(club.channel.messages)
    question = await sure(ann, await ann.slash(club.channel, "table cancel"))
    assert question.content.startswith("The others have been asked in the channel.")
    await club.told(1)
    (post,) = club.channel.messages[count:]
    assert f"{ann.name} asks to cancel this rated game." in post.content
    assert [each.id for each in post.pinged] == [ben.id]
    await press(ben, post, "Agree")
    await club.told(1)
    assert "✅ Everyone agreed. The game is canceled." in post.content
    assert (await bot.service.tables.look(1)).table.status == "cancelled"
    assert not club.sim.violations


async def test_one_who_does_not_play_rated_games_is_not_named(club: Club, bot: GameBot) -> None:
    ann, ben = club.people[:2]
    await willing(club, ann)
    lobby = await rated_lobby(club, 2)
    await ann.click(lobby, "Start Game")
    first = await club.turn_post(after=lobby)
    assert "Not rated: not everyone here plays rated games." in first.content
    assert (await bot.service.tables.look(1)).table.rated == []
    assert ben.id not in (await bot.service.ratings.ladder(club.guild.id, "nanotech")).people
