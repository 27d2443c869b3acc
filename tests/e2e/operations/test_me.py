"""My Data: everyone's own data, and what managers set on their server."""

from __future__ import annotations

import json

from engine.records.server import Caps
from tests.e2e.conftest import Club, my_data, panel_of, press, set_own, sure
from tests.e2e.operations.test_admin import private


async def test_everyone_has_their_data_as_a_file_and_may_delete_it(club: Club) -> None:
    async with club.open() as bot:
        await club.start("nanotech", 2)
        ann, ben = club.people[:2]
        await set_own(ann, club.channel, "theme", "dark")
        answer = await (await my_data(ann, club.channel, "Get My Data")).answer()
        assert answer.ephemeral_for is ann
        (file,) = answer.files
        found = json.loads(file.data)
        assert file.filename == f"{ann.id}.json"
        assert found["settings"][0]["body"]["theme"] == "dark"
        assert found["games"][0]["name"] == "ann"
        await sure(ann, await ann.slash(club.channel, "host cancel"))
        question = panel_of(await my_data(ann, club.channel, "Delete My Data"))
        assert "one game that has ended" in question.text
        await press(ann, question, "Never Mind")
        assert (await bot.service.players.settings(ann.id)).theme == "dark"
        question = await sure(ann, await my_data(ann, club.channel, "Delete My Data"))
        assert "has been deleted (games that have ended: 1)" in question.text
        assert (await bot.service.players.settings(ann.id)).theme == "light"
        (table,) = [await bot.service.store.tables.load(1)]
        assert table is not None
        assert table.users == [ben.id]


async def test_seats_at_open_tables_are_given_up_in_the_same_confirmation(club: Club) -> None:
    async with club.open() as bot:
        await club.start("nanotech", 2)
        ann, ben = club.people[:2]
        home, club.channel = club.channel, club.guild.add_text_channel("second")
        lobby = await club.new_table("nanotech", 2)
        await set_own(ben, club.channel, "theme", "dark")
        first = panel_of(await my_data(ben, club.channel, "Delete My Data"))
        assert "Open tables given up with it (2):" in first.text
        assert "- **Nanotech #1**: a computer player takes the seat" in first.text
        assert "- **Nanotech #2**: the seat becomes free" in first.text
        await press(ann, lobby, "Leave")  # Ben hosts it now
        await press(ben, first, "Delete My Data")
        assert "- **Nanotech #2**: the lobby closes" in first.text
        assert (await bot.service.tables.look(1)).table.users == [ann.id, ben.id]
        await press(ben, first, "Delete My Data")
        assert "Everything stored about you has been deleted" in first.text
        assert (await bot.service.tables.look(1)).table.users == [ann.id]
        assert (await bot.service.tables.look(2)).table.status == "cancelled"
        assert "ben" not in lobby.text
        assert (await bot.service.players.settings(ben.id)).theme == "light"
        await home.wait_for(lambda message: "resigned; a computer player takes the seat" in message.text)


async def test_managers_set_how_many_tables_one_person_may_host(club: Club) -> None:
    async with club.open() as bot:
        await club.sim.quiet()
        said = await private(await club.boss.slash(club.channel, "admin limits"))
        assert "5 open lobbies and 30 running games" in said
        said = await private(await club.boss.slash(club.channel, "admin limits", lobbies=1))
        assert "one open lobby and 30 running games" in said
        assert await bot.service.caps.of(club.guild.id) == Caps(1, 30)
        await club.new_table("nanotech", 1)
        other = club.guild.add_text_channel("other")
        refused = await private(await club.people[0].slash(other, "new", game="nanotech"))
        assert "You host one open lobby on this server" in refused
        (command,) = [one for one in club.sim.commands.of_guild(None) if one["name"] == "admin"]
        command["default_member_permissions"] = None
        refused = await private(await club.people[0].slash(club.channel, "admin limits", lobbies=9))
        assert "Only server managers and the operator of the bot" in refused
        assert await bot.service.caps.of(club.guild.id) == Caps(1, 30)
