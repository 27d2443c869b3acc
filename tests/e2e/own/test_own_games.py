"""/games: play at a table whose channel a player can no longer see, giving up that seat, and finished games."""

from __future__ import annotations

import discord
import pytest

from cogs.client.bot import GameBot
from cogs.own.games import MAX_SHOWN, MOST
from engine.kernel import CONFIRM
from engine.records.results import Circumstances, Ending, SeatEnd
from engine.records.table import Person, Table
from simulation import Channel, Message, User
from tests.e2e.conftest import Club, panel_of, press, sure
from tests.e2e.games.test_nanotech import advice, to_act
from tests.e2e.games.test_nanotech import press as choose
from tests.e2e.host.test_consent import said
from tests.e2e.test_abuse import forged
from tests.waiting import until

VIEW = discord.Permissions(view_channel=True)


@pytest.fixture(params=["direct", "elsewhere", "another server"])
def place(club: Club, request: pytest.FixtureRequest) -> Channel:
    """Return the place where the second of the club's people can still use the bot."""
    person = club.people[1]
    if request.param == "direct":
        return person.open_dm()
    if request.param == "elsewhere":
        return club.guild.add_text_channel("elsewhere")
    far = club.sim.add_guild("Far Club")
    far.add_member(person, permissions=discord.Permissions(manage_guild=True))
    return far.add_text_channel("abroad")


async def blind(club: Club) -> tuple[User, User]:
    """Start a game that waits for its second player, who no longer sees the channel; return both players."""
    ann, ben = club.people[:2]
    await club.start("nanotech", 2)
    while (await to_act(club, 1))[1] is not ben:
        open_table, actor = await to_act(club, 1)
        await club.bot.service.play.choose(1, actor.id, None, advice(open_table, 1))
    await club.told(1)
    club.channel.deny(ben, VIEW)
    return ann, ben


async def listed(person: User, place: Channel) -> Message:
    return panel_of(await person.slash(place, "games"))


@pytest.mark.usefixtures("bot")
async def test_a_turn_is_taken_without_the_channel(club: Club, place: Channel) -> None:
    _, ben = await blind(club)
    assert "There is no table in this channel" in await said(await ben.slash(place, "turn"))
    actor = ben
    while actor is ben:  # who ends a round may begin the next
        panel = await listed(ben, place)
        await press(ben, panel, "Take Turn")
        choice = ""
        while choice != CONFIRM:
            open_table, actor = await to_act(club, 1)
            assert actor is ben
            choice = advice(open_table, 1)
            await choose(ben, panel, choice)
        _, actor = await to_act(club, 1)
    await club.told(1)
    assert club.channel.messages[-1].pinged == [actor]


async def test_a_seat_is_given_up_without_the_channel(club: Club, bot: GameBot, place: Channel) -> None:
    ann, ben = await blind(club)
    panel = await listed(ben, place)
    (option,) = panel.selects[0].options
    assert (option.label, option.description) == ("Nanotech #1", "Resign")
    question = await sure(ben, await ben.select(panel, ["1"]))
    assert "A computer player has taken your seat" in question.text
    assert (await bot.service.tables.look(1)).table.users == [ann.id]
    await club.channel.wait_for(lambda message: "ben resigned" in message.text)


async def test_a_lobby_is_left_without_the_channel(club: Club, bot: GameBot, place: Channel) -> None:
    lobby = await club.new_table("nanotech", 2)
    ben = club.people[1]
    club.channel.deny(ben, VIEW)
    panel = await listed(ben, place)
    assert panel.selects[0].options[0].description == "Leave"
    assert [part.label for part in panel.buttons] == ["Open"]
    question = await sure(ben, await ben.select(panel, ["1"]))
    assert "You left Nanotech #1" in question.text
    await club.told(1)
    assert "ben" not in lobby.text
    assert (await bot.service.tables.look(1)).table.users == [club.people[0].id]


async def test_no_one_gives_up_anothers_seat_or_learns_of_the_table(club: Club, bot: GameBot, place: Channel) -> None:
    ann, ben = await blind(club)
    assert len((await bot.service.tables.look(1)).table.users) == 2
    panel = await listed(ben, place)
    menu = panel.selects[0].custom_id or ""
    for person, number in ((ben, "77"), (ben, "x")):
        reply = await person.interact(menu, message=panel, component_type=3, values=[number])
        assert await said(reply) == "That table no longer exists."
    club.channel.allow(ben, VIEW)
    await press(ben, panel, "Take Turn")
    assert (await bot.service.tables.look(1)).table.users == [ann.id, ben.id]


async def test_a_manager_of_another_server_is_none_of_the_tables(club: Club, bot: GameBot) -> None:
    """On private messages there, they can press for their own tables, like any player."""
    _, ben = await blind(club)
    far = club.sim.add_guild("Far Club")
    far.add_member(ben, permissions=discord.Permissions(manage_guild=True))
    panel = await listed(ben, far.add_text_channel("abroad"))
    button = {"type": 2, "style": 1, "label": "x", "custom_id": "b:1:0:sure-cancel:"}
    panel.components = (await forged(club, [button])).components
    reply = await ben.interact(str(button["custom_id"]), message=panel)
    await until(lambda: any("Only the table's host" in each.text for each in reply.interaction.messages))
    assert (await bot.service.tables.look(1)).table.status == "running"


async def test_pages_turn_in_place_and_each_has_the_menu_of_its_tables(club: Club, bot: GameBot) -> None:
    ann = club.people[0]
    for number in range(1, MAX_SHOWN + 2):
        await bot.service.lobby.create("nanotech", number, Person(ann.id, ann.name))
    panel = await listed(ann, club.channel)
    assert [part.label for part in panel.buttons] == [*["Open"] * MAX_SHOWN, "◀ Back", "More ▶"]
    assert (panel.buttons[1].url or "").endswith("/@me/2")
    await press(ann, panel, "More ▶")
    assert [part.label for part in panel.buttons] == ["Open", "◀ Back", "More ▶"]
    assert [option.value for option in panel.selects[0].options] == [str(MAX_SHOWN + 1)]
    await bot.service.lobby.cancel(MAX_SHOWN + 1, ann.id, manager=False, name=ann.name)
    await press(ann, panel, "◀ Back")
    assert [part.label for part in panel.buttons] == ["Open"] * MAX_SHOWN


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
