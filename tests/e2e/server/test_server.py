"""/server: its managers set it up on one private card; each setting has its effect, and each default changes nothing."""

from __future__ import annotations

import discord
import msgspec
import pytest

from cogs.client.bot import GameBot
from cogs.server.card import CALL, CHOICES, DIGEST, choices_card, server_card
from engine.catalogue import catalogue, locales
from engine.records.server import ARCHIVED_AFTER, Caps, ServerSettings
from engine.records.table import Person
from engine.tables.open.open_table import TableError
from simulation import Channel, Message, User
from simulation.checks import permissions as perms
from simulation.setting_up import set_up
from tests.cogs.panel.walk import check_card
from tests.e2e.conftest import Club, panel_of, press
from tests.e2e.host.test_consent import said
from tests.e2e.test_abuse import forged
from tests.engine.conftest import Clock

BEFORE = [
    "**Settings of this server**",
    "Language of new tables: English, as on this server",
    "Time for a turn at new tables: 1 day per turn",
    "New tables: in the channel where they are opened",
    "Rated games: allowed",
    "Tables can be opened by: everyone",
    "New players: any number of games",
    "One person may host at most 5 open lobbies and 30 running games on this server at a time.",
    "Role that new tables can call: none",
    "Digest: off",
    "-# One silent post about games that ended, began or have free seats, if there are any",
    "Seasons: everyone plays at the tables that are drawn, with standings",
]
"""The card of a server whose managers have set nothing."""


async def opened(person: User, channel: Channel) -> Message:
    return panel_of(await person.slash(channel, "server"))


async def pick(person: User, page: Message, setting: str, value: str) -> str:
    """Set a setting to one of its values, first opening them; return the text of the page."""
    opener = next(
        part.custom_id for part in page.buttons if (part.custom_id or "").endswith(f":server-setting:{setting}")
    )
    await (await person.click(page, custom_id=opener)).answer()
    chosen = next(part.custom_id for part in page.buttons if (part.custom_id or "").endswith(f"={value}"))
    return (await (await person.click(page, custom_id=chosen)).answer()).text


async def fill_in(person: User, page: Message, setting: str, **values: object) -> str:
    """Fill in the form of a setting; return the text of the answer."""
    opener = next(
        part.custom_id for part in page.buttons if (part.custom_id or "").endswith(f":server-setting:{setting}")
    )
    modal = (await person.click(page, custom_id=opener)).modal
    answer = await (await person.submit(modal, values=values)).answer()
    assert answer.ephemeral_for is person
    return answer.text


async def test_a_role_is_called_once_an_hour(club: Club) -> None:
    ann, ben, boss, clock = *club.people[:2], club.boss, Clock()
    club.clock = clock
    role, strict = club.guild.add_role("Players", mentionable=True), club.guild.add_role("Strict")
    club.guild.memberships[ben.id].roles.append(role)
    club.guild.announce_member(ben)
    for each, bits in ((club.guild.everyone, perms.DEFAULT_EVERYONE), (club.sim.bot, perms.DEFAULT_BOT)):
        club.guild.set_permissions(each, bits & ~perms.MENTION_EVERYONE)
    channels = [club.guild.add_text_channel(f"table-{number}") for number in range(4)]
    async with club.open():
        refused = await said(await ann.slash(channels[0], "new", game="nanotech", call=True))
        assert refused == "No role can be called on this server. Its managers can name one with /server."
        page = await opened(boss, club.channel)
        text = await fill_in(boss, page, "call", role=strict)
        assert f"Role that new tables can call: <@&{strict.id}>\n⚠️ The bot may not mention this role." in text
        assert "may not mention the role Strict" in await said(
            await ann.slash(channels[0], "new", game="nanotech", call=True)
        )
        text = await fill_in(boss, page, "call", role=role)
        assert f"<@&{role.id}>" in text
        assert "⚠️" not in text
        assert not channels[0].messages
        await ann.slash(channels[0], "new", game="nanotech", call=True)
        lobby = channels[0].messages[-1]
        assert lobby.mention_roles == [role]
        assert ben in lobby.pinged
        assert await said(await ann.slash(channels[0], "new", game="nanotech", call=True))  # the channel is taken
    async with club.open():
        clock.forward(hours=0.9)
        assert "once an hour" in await said(await ben.slash(channels[1], "new", game="nanotech", call=True))
        await ben.slash(channels[1], "new", game="nucleum")
        assert channels[1].messages[-1].mention_roles == []
        clock.forward(hours=0.2)
        await ben.slash(channels[2], "new", game="nanotech", call=True, thread=True)
        (thread,) = club.guild.threads
        assert thread.messages[-1].mention_roles == [role]
        club.guild.remove_role(role)
        clock.forward(hours=2)
        assert "No role can be called" in await said(await ben.slash(channels[3], "new", game="nanotech", call=True))
        assert "role to call is no longer set" in (await opened(boss, club.channel)).text


async def test_the_host_of_an_open_table_calls_the_role_later(club: Club) -> None:
    ann, ben, boss, clock = *club.people[:2], club.boss, Clock()
    club.clock = clock
    role = club.guild.add_role("Players", mentionable=True)
    place = club.guild.add_text_channel("table")
    async with club.open() as bot:
        await ann.slash(place, "new", game="nanotech")
        card = await set_up(ann, place)
        assert "Call the Role" not in [each.label for each in card.buttons]  # the server has none to call
        await bot.service.servers.set(club.guild.id, boss.id, call=role.id)
        card = await set_up(ann, place)
        await ben.click(place.messages[0], "Join")
        await press(ann, card, "Call the Role")
        call = place.messages[-1]
        assert call.mention_roles == [role]
        assert "Nanotech #1" in call.text
        assert "2 of 2–4 seats taken" in call.text
        assert card.text.startswith("The role is called.")
        assert "once an hour" in await said(await ann.click(card, "Call the Role"))
        assert place.messages[-1] is call
        clock.forward(hours=1.1)
        assert "host" in await said(await ben.interact("b:1:0:setup-call:", message=card))
        for _ in range(2):
            await bot.service.lobby.add_computer(1, ann.id, "random")
        assert "All seats are taken." in await said(await ann.click(card, "Call the Role"))
        assert place.messages[-1] is call
        await club.told(1)
        assert call.text == "**Nanotech #1** · All seats are taken."


def another_manager(club: Club) -> User:
    return club.guild.add_member("chief", permissions=discord.Permissions(manage_guild=True))


async def test_only_managers_set_a_server_up_and_only_there(club: Club, bot: GameBot) -> None:
    ann, boss = club.people[0], club.boss
    assert await said(await boss.slash(boss.open_dm(), "server")) == "Use /server on the server that you manage."
    page = await opened(boss, club.channel)
    assert page.text.splitlines() == BEFORE
    pressable = [part.custom_id or "" for part in page.buttons]
    for custom_id in [*pressable, "b:0:0:server-set:locale=pl", "b:0:0:server-set:pace=7", "b:0:0:server:"]:
        copy = await forged(club, [{"type": 2, "style": 1, "label": "x", "custom_id": custom_id}])
        assert "Only people who may manage this server" in await said(await ann.interact(custom_id, message=copy))
    for custom_id in (
        "b:0:0:server-set:pace=5",
        "b:0:0:server-set:locale=xx",
        "b:0:0:server-set:opener=1",
        "b:0:0:server-setting:x",
    ):
        copy = await forged(club, [{"type": 2, "style": 1, "label": "x", "custom_id": custom_id}])
        assert "There is no such setting" in await said(await boss.interact(custom_id, message=copy))
    assert await bot.service.servers.of(club.guild.id) == ServerSettings()


@pytest.mark.both_databases
async def test_two_managers_and_a_restart(club: Club) -> None:
    ann, boss, chief = club.people[0], club.boss, another_manager(club)
    async with club.open():
        first, second = await opened(boss, club.channel), await opened(chief, club.channel)
        assert "✅ Saved." in await pick(boss, first, "pace", "2")
        assert "another manager has changed" not in first.text
        text = await pick(chief, second, "pace", "3")
        assert "In the meantime, another manager has changed: time for a turn." in text
        assert "Time for a turn at new tables: 3 days per turn" in text  # the last one wins
        text = await pick(boss, first, "locale", "pl")
        assert "another manager has changed: time for a turn." in text
        assert "3 days per turn" in text
        assert "Language of new tables: Polski" in text
    async with club.open() as bot:
        page = await opened(chief, club.channel)
        assert "Language of new tables: Polski" in page.text
        await press(chief, page, "Turn Off")
        assert "Rated games: turned off for new tables" in page.text
        lobby = (await ann.slash(club.channel, "new", game="nanotech")).message
        assert lobby is not None
        assert "3 dni na turę" in lobby.text
        options = panel_of(await ann.click(lobby, "Opcje"))
        assert "Rated game" not in options.text
        copy = await forged(club, [{"type": 2, "style": 1, "label": "x", "custom_id": "b:1:0:rated:on"}])
        assert "turned off on this server" in await said(await ann.interact("b:1:0:rated:on", message=copy))
        await press(chief, page, "Turn On")
        options = panel_of(await ann.click(lobby, "Opcje"))
        assert "Rated game: no" in options.text
        other = club.guild.add_text_channel("other")
        message = (await ann.slash(other, "new", game="nanotech", language="en")).message
        assert message is not None
        assert "3 days per turn" in message.text  # the language asked for counts
        assert [each.person for each in await bot.service.store.servers.changes(club.guild.id)] == [
            boss.id, chief.id, boss.id, chief.id, chief.id,
        ]  # fmt: skip


async def test_new_tables_open_in_threads(club: Club, bot: GameBot) -> None:
    ann, boss = club.people[0], club.boss
    page = await opened(boss, club.channel)
    assert "in threads of their own, hidden after 1 day" in await pick(boss, page, "threads", "1440")
    await ann.slash(club.channel, "new", game="nanotech")
    (thread,) = club.guild.threads
    assert thread.auto_archive_minutes == 1440
    table = await bot.service.tables.in_channel(thread.id)
    assert table.table.host == ann.id
    inside = (await ann.slash(club.channel, "new", game="nanotech", thread=False)).message
    assert inside is not None
    assert (await bot.service.tables.in_channel(club.channel.id)).table.id == table.table.id + 1
    await ann.slash(thread, "host cancel")
    await pick(boss, page, "threads", "0")
    other = club.guild.add_text_channel("other")
    await ann.slash(other, "new", game="nanotech", thread=True)
    assert club.guild.threads[-1].auto_archive_minutes == 10_080  # as before


async def test_a_role_opens_tables_until_it_is_deleted(club: Club, bot: GameBot) -> None:
    ann, ben, boss = *club.people[:2], club.boss
    role = club.guild.add_role("Hosts")
    club.guild.memberships[ben.id].roles.append(role)
    club.guild.announce_member(ben)
    page = await opened(boss, club.channel)
    assert f"Tables can be opened by: <@&{role.id}>" in await fill_in(boss, page, "opener", role=role)
    refused = await said(await ann.slash(club.channel, "new", game="nanotech"))
    assert refused == "Only members with the role Hosts may open tables on this server. Join one with /lobby."
    assert "role Hosts" in await said(await ann.slash(club.channel, "new", game="nanotech", thread=True))
    assert not club.guild.threads
    await ben.slash(club.channel, "new", game="nanotech")
    table = (await bot.service.tables.in_channel(club.channel.id)).table
    await ann.click(club.channel.messages[-1], "Join")
    await bot.service.lobby.start(table.id, ben.id)
    await bot.service.lobby.cancel(table.id, ben.id, manager=False, name="ben")
    assert "role Hosts" in await said(await ann.slash(club.channel, "table rematch"))
    other = club.guild.add_text_channel("other")
    assert (await boss.slash(other, "new", game="nanotech")).message is not None  # managers may always
    club.guild.remove_role(role)
    last = club.guild.add_text_channel("last")
    assert (await ann.slash(last, "new", game="nanotech")).message is not None
    page = await opened(boss, club.channel)
    assert page.text.splitlines()[0] == "A role was deleted: who can open tables is no longer set."
    assert "Tables can be opened by: everyone" in page.text
    assert (await opened(boss, club.channel)).text.splitlines() == BEFORE
    await fill_in(boss, page, "opener", role=club.guild.everyone)
    assert (await bot.service.servers.of(club.guild.id)).opener == 0


async def second_page(club: Club) -> Message:
    page = await opened(club.boss, club.channel)
    await press(club.boss, page, "More Settings")
    return page


async def test_the_second_page(club: Club, bot: GameBot) -> None:
    """Leaderboards, silent turns and pauses: the settings take effect, and the defaults change nothing."""
    ann, ben, boss = *club.people[:2], club.boss
    page = await second_page(club)
    assert page.text.splitlines() == [
        "**Settings of this server**",
        "Leaderboards: everyone can see them",
        "Live play at new tables: as each player has set",
        "Pauses at new tables: allowed",
    ]
    usual = (await bot.service.lobby.create("nanotech", 77, Person(ann.id, "ann"), guild=club.guild.id)).settings
    assert (usual.silent_live, usual.pauses) == (False, True)
    hidden = "Only managers can see the leaderboards of this server. Your own ratings are in /records."
    assert "only managers can see them" in await pick(boss, page, "leaderboard", "managers")
    assert await said(await ann.slash(club.channel, "records", leaderboard="nanotech")) == hidden
    records = panel_of(await ann.slash(club.channel, "records"))
    assert "Leaderboard" not in [each.label for each in records.buttons]
    for what in ("0", "csv", "post"):
        forged_page = await forged(club, [{"type": 2, "custom_id": f"b:0:0:leaderboard:nanotech.{what}"}])
        assert await said(await ann.interact(f"b:0:0:leaderboard:nanotech.{what}", message=forged_page)) == hidden
    assert "leaderboard of this server" in await said(
        await boss.slash(club.channel, "records", leaderboard="nanotech")
    )
    await pick(boss, page, "leaderboard", "nobody")
    assert "turned the leaderboards off" in await said(
        await boss.slash(club.channel, "records", leaderboard="nanotech")
    )
    await press(boss, page, "Announce Silently")
    await press(boss, page, "Do Not Allow")
    assert page.text.splitlines()[-2:] == [
        "Live play at new tables: turns are announced silently",
        "Pauses at new tables: only by managers",
    ]
    await press(boss, page, "◀ Back")
    assert page.text.splitlines() == BEFORE
    await club.start("nanotech", 2)
    number = await bot.service.store.tables.newest_in(club.channel.id)
    table = (await bot.service.tables.look(number or 0)).table
    assert (table.settings.silent_live, table.settings.pauses) == (True, False)
    with pytest.raises(TableError) as refused:
        await bot.service.pauses.pause(table.id, Person(ann.id, "ann"), 1, manager=False)
    assert refused.value.text.key == "error-pause-server"
    await bot.service.pauses.pause(table.id, Person(boss.id, "boss"), 1, manager=True)
    assert ben.id in table.users


async def test_limits_are_numbers_and_those_of_the_command(club: Club, bot: GameBot) -> None:
    boss = club.boss
    page = await opened(boss, club.channel)
    for wrong in ("0", "many", "1001", ""):
        assert await fill_in(boss, page, "caps", lobbies=wrong, games="3") == (
            "Open lobbies of one host (1 to 1000) must be a whole number from 1 to 1000."
        )
    assert "at most one open lobby and 3 running games" in await fill_in(boss, page, "caps", lobbies=" 1", games="3")
    assert await bot.service.caps.of(club.guild.id) == Caps(1, 3)
    await boss.slash(club.channel, "admin limits", lobbies=9)
    assert "at most 9 open lobbies and 3 running games" in (await opened(boss, club.channel)).text


@pytest.mark.parametrize("locale", locales())
def test_the_card_is_within_the_limits(locale: str) -> None:
    words = catalogue(locale)
    for threads in (0, *ARCHIVED_AFTER):
        settings = ServerSettings(
            caps=Caps(1000, 1000), locale=locale if threads else "", pace=7, threads=threads, rated=not threads, opener=2**63 - 1,
            one_game=bool(threads), changes=10**6,
        )  # fmt: skip
        card = server_card(settings, "en-US", words, words("server-done"))
        labels = [part["label"] for row in check_card(card) for part in row["components"]]
        assert len(labels) == len(BEFORE) - 1
        check_card(
            server_card(msgspec.structs.replace(settings, call=2**63 - 1), "en-US", words, refused=(CALL, DIGEST))
        )
        assert len(check_card(server_card(settings, "en-US", words, words("server-done"), more=True))) == 4
    for setting in CHOICES:
        values = check_card(choices_card(setting, ServerSettings(), words))
        assert len([part for row in values for part in row["components"] if part["style"] == 1]) == 1
