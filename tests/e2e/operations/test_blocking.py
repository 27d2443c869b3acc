"""/admin block: blocked people get one sentence and keep their seats; the bot leaves blocked servers."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from cogs.base.operator_links import OperatorLinks
from cogs.client.bot import GameBot
from engine.records.table import PlayerSettings
from simulation import Reply, User
from tests.e2e.conftest import Club, panel_of, press, sure
from tests.e2e.own.test_settings import FIELDS
from tests.waiting import until

BLOCKED = "The operator of this bot has blocked you. Your games and your data are kept."


@pytest.fixture
async def owned(club: Club) -> AsyncIterator[GameBot]:
    """Run the bot on a server where its owner may use /admin."""
    club.guild.add_member(club.sim.application_owner)
    async with club.open() as bot:
        may_use_admin(club)
        yield bot


def may_use_admin(club: Club) -> None:
    """Let anyone use /admin, as a server may."""
    (command,) = [one for one in club.sim.commands.of_guild(None) if one["name"] == "admin"]
    command["default_member_permissions"] = None


async def block(club: Club, **options: object) -> Reply:
    """Use /admin block as the bot's operator."""
    return await club.sim.application_owner.slash(club.channel, "admin block", options=options)


async def said_to(person: User, club: Club) -> str:
    """Return the answer to a command of someone."""
    return panel_of(await person.slash(club.channel, "help")).text


async def test_a_blocked_person_gets_one_sentence_and_keeps_the_seat(club: Club, owned: GameBot) -> None:
    post = await club.start("nanotech", 2)
    (actor,) = post.pinged
    other = next(each for each in club.people[:2] if each is not actor)
    panel = panel_of(await actor.click(post, "Take Turn"))
    before = (await owned.service.tables.look(1)).table.version
    question = panel_of(await block(club, user=actor))
    assert f"Block <@{actor.id}> on all servers?" in question.text
    assert "They keep their seat at one running table, where the host of the table can replace them." in question.text
    await press(club.sim.application_owner, question, "Block")
    assert question.text == "Done. /admin block with **lift** lifts the block."
    assert await said_to(actor, club) == BLOCKED
    assert panel_of(await actor.click(post, "Take Turn")).text == BLOCKED
    assert panel_of(await actor.click(panel, index=0)).text == BLOCKED
    table = (await owned.service.tables.look(1)).table
    assert (table.version, table.seat_of(actor.id) is not None) == (before, True)
    assert BLOCKED not in await said_to(other, club)
    assert panel_of(await block(club)).text == f"**Blocked**\n- <@{actor.id}>"
    lifted = panel_of(await block(club, user=actor, lift=True)).text
    assert lifted == "The block is lifted."
    assert BLOCKED not in await said_to(actor, club)
    assert panel_of(await block(club, user=actor, lift=True)).text == "There is no such block."
    assert panel_of(await block(club)).text == "Nobody is blocked."


async def test_a_block_survives_a_restart_and_names_the_contact(club: Club, owned: GameBot) -> None:
    ann = club.people[0]
    await sure(club.sim.application_owner, await block(club, user=ann))
    await owned.close()
    async with club.open(links=OperatorLinks(contact="bot@example.org")):
        assert await said_to(ann, club) == f"{BLOCKED} Contact: bot@example.org"


@pytest.mark.usefixtures("owned")
async def test_a_form_that_was_open_is_refused(club: Club) -> None:
    ann = club.people[0]
    page = panel_of(await ann.slash(club.channel, "settings"))
    form = (await ann.click(page, custom_id="b:0:0:set-times:")).modal
    assert form is not None
    await sure(club.sim.application_owner, await block(club, user=ann))
    refused = await ann.submit(form, values=dict(zip(FIELDS, ("UTC-3", "22", "8"), strict=True)))
    assert panel_of(refused).text == BLOCKED
    await club.sim.quiet()
    assert await club.bot.service.players.settings(ann.id) == PlayerSettings()


async def test_a_blocked_server_is_left_and_not_greeted_when_it_invites_again(club: Club, owned: GameBot) -> None:
    far = club.sim.add_guild("Far Away")
    there = far.add_text_channel("games")
    await until(lambda: there.messages)
    question = panel_of(await block(club, server=str(far.id)))
    assert question.text.startswith("Block the server Far Away? I leave it and refuse it until you lift the block.")
    await press(club.sim.application_owner, question, "Block")
    await until(lambda: not far.has_bot)
    far.add_bot()
    await until(lambda: not far.has_bot)
    assert len(there.messages) == 1
    assert panel_of(await block(club)).text == f"**Blocked**\n- Server {far.id}"
    assert panel_of(await block(club, server=f" {far.id} ", lift=True)).text == "The block is lifted."
    far.add_bot()
    await club.sim.quiet()
    assert far.has_bot
    assert owned.get_guild(far.id) is not None


async def test_a_server_that_invited_the_bot_while_it_was_away(club: Club, owned: GameBot) -> None:
    far = club.sim.add_guild("Far Away", with_bot=False)
    there = far.add_text_channel("games")
    await sure(club.sim.application_owner, await block(club, server=str(far.id)))
    await owned.close()
    far.add_bot()
    stays = club.sim.fail_next("DELETE", "/users/@me/guilds/*", 403, times=100)
    async with club.open():
        refused = await far.add_member("eva").slash(there, "help")
        said = panel_of(refused).text
        assert said == "The operator of this bot has blocked this server. Its games are kept."
    club.sim.traffic.faults.remove(stays)
    async with club.open():
        await until(lambda: not far.has_bot)
    assert not there.messages


async def test_only_the_owner_may_and_no_one_blocks_the_owner(club: Club, owned: GameBot) -> None:
    refused = await club.boss.slash(club.channel, "admin block", user=club.people[0])
    assert panel_of(refused).text == "Only the operator of the bot can do that."
    owner = club.sim.application_owner
    for person in (owner, club.sim.bot):
        said = panel_of(await block(club, user=person)).text
        assert said == "The operator of the bot and the bot itself cannot be blocked."
    assert "Name either a person or a server." in panel_of(await block(club, user=club.boss, server="1")).text
    assert "A server is named by its ID" in panel_of(await block(club, server="Chess Club")).text
    question = panel_of(await block(club, user=club.people[0]))
    assert question.buttons[0].custom_id is not None
    lobby = await club.new_table("nanotech", 1)
    await club.boss.interact(question.buttons[0].custom_id, message=lobby)
    await club.channel.wait_for(lambda message: "Only the operator of the bot" in message.text, seen_by=club.boss)
    assert not owned.service.blocks.users
