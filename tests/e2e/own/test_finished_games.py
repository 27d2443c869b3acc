"""The finished games below /games: the last ten, each with its statistics."""

from __future__ import annotations

from cogs.client.bot import GameBot
from cogs.own.games import MOST
from engine.records.results import Circumstances, Ending, SeatEnd
from engine.records.table import Person, Table
from tests.e2e.conftest import Club, panel_of, press
from tests.e2e.games.test_nanotech import advice


async def test_finished_games_are_listed_newest_first_with_their_statistics(club: Club, bot: GameBot) -> None:
    ann, ben = club.people[:2]
    listed = panel_of(await ann.slash(club.channel, "games"))
    assert not listed.buttons  # nothing is finished yet
    await club.new_table("nanotech", 2)
    store = bot.service.store
    await bot.service.lobby.set_option(1, ann.id, "target", 5, manager=False)
    open_table = await bot.service.lobby.start(1, ann.id)
    while (seat := open_table.to_act()) is not None and seat.user is not None:
        open_table, _ = await bot.service.play.choose(1, seat.user, None, advice(open_table, 1))
    await club.told(1)
    for number in range(MOST):
        table = Table(game="nanotech", channel=50 + number, guild=club.guild.id, host=ann.id, status="finished")
        await store.tables.add(table)
        seat_end = SeatEnd(
            user=None, name="", player="", place=1, score=7, took_over=False, left=((ann.id, "ann"),),
            body=Circumstances(),
        )  # fmt: skip
        ending = Ending(guild=club.guild.id, game="nanotech", ended=1000.0 + number, seats=(seat_end,))
        await store.results.record(table.id, ending)
    listed = panel_of(await ann.slash(club.channel, "games"))
    await press(ann, listed, "Finished Games")
    lines = [line for line in listed.text.splitlines() if "[Nanotech" in line]
    assert len(lines) == MOST
    place = next(each.place_all for each in await store.results.of_user(ann.id) if each.table_id == 1)
    assert f"· place {place} of 2, score " in lines[0]
    end = (await bot.service.tables.look(1)).table
    assert f"/{end.channel}/{end.post})" in lines[0]
    assert lines[1].startswith(f"**[Nanotech #{MOST + 1}]")
    assert "you left" in lines[1]
    await (await ann.click(listed, custom_id="b:1:0:statistics:")).answer()
    assert "**Nanotech #1**: statistics" in listed.text

    others = panel_of(await ben.slash(club.channel, "games"))
    await press(ben, others, "Finished Games")
    assert others.text.count("[Nanotech") == others.text.count("[Nanotech #1]") == 1


async def test_an_unreadable_game_hides_no_other(club: Club, bot: GameBot) -> None:
    ann = Person(club.people[0].id, "ann")
    store = bot.service.store
    for number in (1, 2):
        table = await store.tables.add(Table(game="nanotech", channel=number, host=ann.user, status="finished"))
        seat = SeatEnd(user=ann.user, name="ann", player="", place=1, score=7, took_over=False, body=Circumstances())
        await store.results.record(table.id, Ending(guild=None, game="nanotech", ended=float(number), seats=(seat,)))
    await store.database.write(lambda session: session.put("UPDATE game_table SET body = x'00' WHERE id = 2"))
    listed = panel_of(await club.people[0].slash(club.channel, "games"))
    await press(club.people[0], listed, "Finished Games")
    assert "[Nanotech #1]" in listed.text
    assert "#2" not in listed.text
