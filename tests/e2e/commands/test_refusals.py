"""Refusals say what this person can do now: in a running game, and about modules that a table does not use."""

from __future__ import annotations

import pytest

from cogs.client.bot import GameBot
from engine.records.table import Person
from tests.e2e.conftest import Club, sure
from tests.e2e.operations.test_admin import private


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
