"""People who have installed the bot for themselves: what they have on servers without it, and in messages with each other."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from cogs.base.permissions import invitation
from cogs.base.user_install import user_install_link
from simulation import Channel, Message, Reply, User
from tests.e2e.conftest import Club, club, first_choice, make_classic, panel_of

__all__ = ["club"]

EVERYWHERE = {"learn": (0, 1, 2), "rules": (0, 1, 2), "lookup": (0, 1, 2)} | dict.fromkeys(
    ("help", "games", "records", "settings", "new"), (0, 1)
)
"""The golden list: the commands of users, with their contexts. All others belong to servers, with the contexts 0 and
1.
"""

AWAY = "The bot is not on this server. Play alone in its direct messages, or ask a manager to invite it."
GROUP = "This works on servers with the bot and in its direct messages."


def offered(club: Club) -> dict[str, tuple[list[int], list[int]]]:
    """Return the integration types and contexts of all commands."""
    listed = club.sim.commands.of_guild(None)
    return {command["name"]: (command["integration_types"], command["contexts"]) for command in listed}


async def abroad(club: Club) -> tuple[User, Channel, Channel]:
    """Return a player who has installed the bot, a channel of a server without it, and direct messages of a group."""
    ann = club.people[0]
    ann.has_app = True
    far = club.sim.add_guild("Far Club", with_bot=False)
    far.add_member(ann)
    return ann, far.add_text_channel("abroad"), club.sim.add_group(ann, club.people[1])


def ways(reply: Reply) -> dict[str, str]:
    """Return the links below an answer by their labels."""
    return {str(part.label): str(part.url) for part in panel_of(reply).buttons}


def forge(message: Message, custom_id: str) -> str:
    """Put a button with a custom id into a private message, as no client can; return the custom id."""
    make_classic(message, {"type": 2, "style": 2, "label": "x", "custom_id": custom_id})
    return custom_id


async def test_the_commands_of_users_and_their_places(club: Club) -> None:
    async with club.open(user_install=True):
        found = offered(club)
        for name, (kinds, contexts) in found.items():
            assert kinds == ([0, 1] if name in EVERYWHERE else [0]), name
            assert contexts == list(EVERYWHERE.get(name, (0, 1))), name
        assert EVERYWHERE.keys() <= found.keys()
    async with club.open():  # switched off again: as if the feature did not exist
        assert set(map(str, offered(club).values())) == {"([0], [0, 1])"}


async def test_on_a_server_without_the_bot_everything_is_private(club: Club) -> None:
    """Lessons and rules work, the user's own games are listed, and commands that need the bot name the ways to play."""
    club.sim.application["bot_public"] = True
    async with club.open(user_install=True) as bot:
        await club.start("nanotech", 2)
        await club.told(1)
        ann, far, _ = await abroad(club)
        await first_choice(ann, panel_of(await ann.slash(far, "learn", game="nanotech")))
        panel_of(await ann.slash(far, "lookup", name="Uranium"))
        for command in ("rules", "settings"):
            panel_of(await ann.slash(far, command))
        page = panel_of(await ann.slash(far, "help")).text
        assert "`/games`" in page
        assert not any(f"`/{name}`" in page for name in ("new", "lobby", "turn"))
        page = panel_of(await ann.slash(ann.open_dm(), "help")).text
        assert "`/new`" in page
        assert "`/lobby`" not in page
        records = panel_of(await ann.slash(far, "records"))
        assert "Leaderboard" not in [part.label for part in records.buttons]
        refused = await ann.interact(forge(records, "b:0:0:leaderboard:nanotech.0"), message=records)
        assert refused.message.text == AWAY
        games = panel_of(await ann.slash(far, "games"))
        await ann.click(games, "Take Turn")  # a private panel, as on any other server
        assert (await bot.service.tables.look(1)).table.status == "running"
        opened = await ann.slash(far, "new", game="nucleum", opponent="Baron von Automat")
        assert opened.message.text == AWAY
        direct = ann.open_dm()
        assert ways(opened) == {
            "Open Direct Messages": f"https://discord.com/channels/@me/{direct.id}",
            "Invite Link": invitation(club.sim.bot.id),
        }
        assert far.messages == []
        assert await bot.service.store.tables.in_channel(far.id) is None


async def test_strangers_see_no_table_of_a_server(club: Club) -> None:
    """Of a server that the bot has left, its channels say nothing either."""
    async with club.open(user_install=True) as bot:
        await club.start("nanotech", 2)
        await club.told(1)
        ann, far, _ = await abroad(club)
        cleo = club.people[2]
        cleo.has_app = True
        far.guild.add_member(cleo)  # type: ignore[union-attr]
        listed = panel_of(await cleo.slash(far, "games"))
        assert "Nanotech #1" not in listed.text
        assert "Nanotech #1" in panel_of(await ann.slash(far, "games")).text
        club.guild.remove_bot()
        assert "Nanotech #1" not in panel_of(await cleo.slash(club.channel, "help")).text
        reply = await cleo.interact(forge(listed, "b:1:0:turn:"), message=listed)
        assert (await reply.answer()).text == "That table no longer exists."
        assert bot.knows_left(club.guild.id)
        # Its players have it in their list, and may play there; a stranger's press on an old post does nothing.
        assert "unreachable: the bot is no longer on that server" in panel_of(await ann.slash(far, "games")).text
        before = (await bot.service.tables.look(1)).table
        for person in (cleo, club.boss):
            person.has_app = True
            post = next(each for each in club.channel.messages if each.buttons)
            refused = await (await person.click(post, index=0)).answer()
            assert refused.text == "That table no longer exists."
        assert (await bot.service.tables.look(1)).table == before


async def test_a_group_has_lessons_and_rules_only(club: Club) -> None:
    async with club.open(user_install=True):
        ann, _, group = await abroad(club)
        await first_choice(ann, panel_of(await ann.slash(group, "learn", game="nanotech")))
        panel_of(await ann.slash(group, "rules"))
        panel_of(await ann.slash(group, "lookup", name="Uranium"))
        # As a modified client could, or one with an older list: everything else is refused in one sentence.
        for command in ("games", "records", "settings", "help", "lobby"):
            refused = await ann.slash_old(group, command)
            assert refused.message.text == GROUP
            assert refused.message.ephemeral_for is ann
        assert ways(refused).keys() == {"Open Direct Messages"}
        assert group.messages == []


async def test_the_ways_on_of_a_private_application(club: Club) -> None:
    """Only its host can invite it, so there is no such way on; and without direct messages there is no button."""
    async with club.open(user_install=True):
        ann, far, _ = await abroad(club)
        club.sim.fail_next("POST", "/users/@me/channels", 400, code=50007)
        refused = await ann.slash_old(far, "lobby")
        assert refused.message.text == "The bot is not on this server. Play alone in its direct messages."
        assert ways(refused) == {}


async def test_a_solo_game_in_direct_messages(club: Club) -> None:
    """Of a user who shares no server with the bot."""
    async with club.open(user_install=True) as bot:
        eve = club.sim.add_user("eve")
        eve.has_app = True
        await (await eve.slash(eve.open_dm(), "new", game="nucleum", opponent="Baron von Automat")).answer()
        assert await bot.service.store.tables.in_channel(eve.open_dm().id) is not None


@pytest.mark.parametrize("public", [True, False])
async def test_users_may_install_it(club: Club, caplog: pytest.LogCaptureFixture, *, public: bool) -> None:
    """The bot adds user installation to its own install settings, once; for others, the log says what to switch on."""
    application = club.sim.application
    application["bot_public"] = public

    async def start(**options: Any) -> list[Any]:
        caplog.clear()
        before = len(club.sim.calls("PATCH", "/applications/@me"))
        with caplog.at_level(logging.INFO, "cogs.operations.invitation"):
            async with club.open(**options):
                await club.sim.quiet()
        return club.sim.calls("PATCH", "/applications/@me")[before:]

    await start()
    assert user_install_link(club.sim.bot.id) not in caplog.text
    application["integration_types_config"].pop("1", None)
    asked = await start(user_install=True)
    assert user_install_link(club.sim.bot.id) in caplog.text
    if not public:
        assert asked == []
        assert "User Install is off in Discord's developer portal" in caplog.text
        return
    wanted = {"oauth2_install_params": {"scopes": ["applications.commands"], "permissions": "0"}}
    assert application["integration_types_config"]["1"] == wanted
    assert len(asked) == 1
    assert await start(user_install=True) == []
    del application["integration_types_config"]["1"]  # the host has switched it off
    assert await start(user_install=True) == []
    assert "User Install is off in Discord's developer portal" in caplog.text


@pytest.mark.slow
async def test_every_control_below_the_answers_stays_private(club: Club) -> None:
    """On a server without the bot and in a group: no press posts anything, sends more than Discord allows, or is an error."""
    commands: dict[str, dict[str, str]] = {"rules": {}, "lookup": {"name": "Uranium"}, "learn": {"game": "nanotech"}}
    async with club.open(user_install=True):
        await club.start("nanotech", 2)
        await club.told(1)
        ann, far, group = await abroad(club)
        for place in (far, group):
            names = [*commands, *(() if place is group else ("help", "games", "records", "settings", "new"))]
            pressed = 0
            for name in names:
                options = commands.get(name, {"game": "nanotech"} if name == "new" else {})
                card = panel_of(await ann.slash(place, name, options=options))
                for custom_id in [part.custom_id for part in card.buttons if part.custom_id and not part.disabled]:
                    again = panel_of(await ann.slash(place, name, options=options))
                    if custom_id not in [part.custom_id for part in again.buttons]:
                        continue  # the lesson is at another step
                    reply = await ann.click(again, custom_id=custom_id)
                    pressed += 1
                    if reply.kind == "modal":
                        continue
                    answer = await reply.answer()
                    assert answer.ephemeral_for is ann, custom_id
                    assert "went wrong" not in answer.text, custom_id
            assert pressed >= (6 if place is group else 20)
            assert place.messages == []
