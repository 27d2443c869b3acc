"""Passing in the post, the views under a picture, and refusals that say what this person can do now."""

from __future__ import annotations

import pytest

from cogs.client.bot import GameBot
from engine.records.table import Person
from engine.tables.open.auto_answers import DECLINING
from simulation import Message
from tests.e2e.conftest import Club, club, opener, panel_of, sure
from tests.e2e.games.test_nanotech import advice, press, to_act
from tests.e2e.operations.test_admin import private

__all__ = ["club"]


async def asked_in_anothers_turn(club: Club, seats: int) -> Message:
    """Play Nanotech until someone is offered a copy; return the post that asks."""
    post = await club.start("nanotech", seats)
    for ply in range(60):
        await club.told(1)
        post = club.channel.messages[-1]
        open_table, actor = await to_act(club, 1)
        assert open_table.decision is not None
        if opener(post) == "Take":
            return post
        panel = panel_of(await actor.click(post, "Take Turn"))
        seat = open_table.to_act()
        while open_table.to_act() is seat and open_table.decision is not None:
            await press(actor, panel, advice(open_table, ply))
            open_table = await club.bot.service.tables.look(1)
    raise AssertionError("nobody was offered anything")


async def test_passing_is_one_press_and_no_news(club: Club) -> None:
    async with club.open() as bot:
        post = await asked_in_anothers_turn(club, 3)
        open_table, actor = await to_act(club, 1)
        asked = set(post.pinged)
        assert actor in asked
        other = next(person for person in club.people[:3] if person not in asked)
        refused = await (await other.click(post, "Pass")).answer()
        assert actor.name in refused.text
        while open_table.decision is not None and not open_table.decision.own_turn:
            assert club.channel.messages[-1] is post
            answer = await actor.click(post, "Pass")
            assert answer.message is None or answer.message is post  # nothing private to read
            await club.told(1)
            open_table = await bot.service.tables.look(1)
            assert open_table.playing().since == []
            moves = await bot.service.store.tables.moves(1)
            assert [move.choice for move in moves][-2:] == [DECLINING[0], "confirm"]
            assert moves[-1].actor == actor.id
            _, actor = await to_act(club, 1)
        newest = club.channel.messages[-1]
        assert newest is not post
        assert newest.pinged == [actor]
        assert newest.files == []
        assert "did not copy" not in newest.text
        assert len(newest.text.splitlines()) == 2
        assert post.buttons == []


async def test_a_menu_under_a_picture_leads_to_every_view(club: Club) -> None:
    async with club.open():
        post = await club.start("nucleum", 2)
        (actor,) = post.pinged
        shown = await (await actor.click(post, "Board")).answer()
        (menu,) = shown.selects
        names = [entry.value for entry in menu.options]
        assert names == ["post", "map", "market", "own-board.0", "own-board.1", "scores", "table"]
        assert [entry.value for entry in menu.options if entry.default] == ["post"]
        assert [menu.placeholder for menu in post.selects][-1] == menu.placeholder
        pictures = set()
        for name in names[1:]:
            await (await actor.select(shown, [name], custom_id=menu.custom_id)).answer()
            pictures.add(shown.files[0].filename)
            assert len(shown.selects) == 1
        assert len(pictures) == len(names) - 2  # both boards have one name
        anew = await (await actor.select(post, ["market"], custom_id=post.selects[-1].custom_id)).answer()
        assert anew.ephemeral_for == actor
        assert "market" in anew.files[0].filename


@pytest.mark.usefixtures("bot")
async def test_in_a_running_game_players_and_strangers_read_what_they_can_do(club: Club) -> None:
    await club.start("nanotech", 2)
    ann, ben, cleo, _ = club.people
    channel = club.channel
    for person in (ann, ben):
        said = await private(await person.slash(channel, "host start"))
        assert said == "The game has already started. /turn shows whose turn it is."
    stranger = await private(await cleo.slash(channel, "host start"))
    assert stranger == "The game has already started. To take someone's place, ask the host for /host replace."
    assert "Use /table resign to hand your seat" in await private(await ben.slash(channel, "table leave"))
    for command in ("table leave", "table resign", "undo", "notes"):
        said = await private(await cleo.slash(channel, command))
        assert said.startswith("You have no seat at this table, and the game has started."), command
        assert "Press Join" not in said
    await sure(ann, await ann.slash(channel, "host cancel"))
    await club.told(1)
    assert "You had no seat in this game." in await private(await cleo.slash(channel, "notes"))


async def test_before_the_game_a_stranger_is_told_to_join(club: Club, bot: GameBot) -> None:
    await club.new_table("nanotech", 1)
    said = await private(await club.people[1].slash(club.channel, "table leave"))
    assert "Press Join" in said
    assert not (await bot.service.tables.look(1)).table.removed


async def test_a_city_of_another_map_is_not_offered_as_an_example(club: Club, bot: GameBot) -> None:
    people = [Person(each.id, each.name) for each in club.people[:2]]
    table = await bot.service.lobby.create("nucleum", club.channel.id, people[0], guild=club.guild.id)
    await bot.service.lobby.join(table.id, people[1])
    await bot.service.lobby.set_option(table.id, people[0].user, "map", "gibraltar")
    await bot.service.lobby.start(table.id, people[0].user)
    await club.told(table.id)
    ann = club.people[0]
    said = await private(await ann.slash(club.channel, "lookup", name="Dresden"))
    assert said == "This table plays without it: Dresden (city). Use /board to see what is on this table."
    unknown = await private(await ann.slash(club.channel, "lookup", name="Atlantis"))
    assert "Nothing is called “Atlantis”" in unknown
    examples = unknown.partition("such as ")[2].partition(",")[0].split(" or ")
    assert "Dresden" not in examples
    for example in examples:
        answer = await (await ann.slash(club.channel, "lookup", name=example)).answer()
        assert "Nothing is called" not in answer.text
