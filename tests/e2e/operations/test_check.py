"""/admin check: for each kind of channel, each missing permission is shown with where to change it."""

from __future__ import annotations

import discord
import pytest

from cogs.base.permissions import PERMISSIONS, Permission
from engine.catalogue import catalogue
from simulation import Channel
from simulation.checks import permissions as perms
from simulation.world.channels import NEWS, NEWS_THREAD, PRIVATE_THREAD, PUBLIC_THREAD, STAGE, VOICE, Thread
from tests.e2e.conftest import Club, panel_of

WORDS = catalogue("en")
KINDS = {
    "text": "channel",
    "announcement": "channel",
    "voice": "voice",
    "stage": "voice",
    "thread": "thread",
    "announcement thread": "thread",
    "private thread": "thread",
    "forum": "thread",
    "forum post": "thread",
}


def place(club: Club, kind: str) -> Channel:
    """Add a place of some kind to the club's server."""
    guild, bot = club.guild, club.sim.bot
    simple = {"announcement": NEWS, "voice": VOICE, "stage": STAGE}
    if kind in simple:
        return guild.add_channel_of_type(simple[kind], kind)
    if kind == "announcement thread":
        return Thread(guild.add_channel_of_type(NEWS, "news"), kind, bot, type_=NEWS_THREAD, thread_id=None)
    if kind.startswith("forum"):
        forum = guild.add_forum("forum")
        return forum if kind == "forum" else Thread(forum, kind, bot, type_=PUBLIC_THREAD, thread_id=None)
    if kind.endswith("thread"):
        type_ = PRIVATE_THREAD if kind.startswith("private") else PUBLIC_THREAD
        return Thread(club.channel, kind, bot, type_=type_, thread_id=None)
    return guild.add_text_channel(kind)


async def check(club: Club, here: Channel, channel: Channel | None = None) -> list[str]:
    """Return the lines of the answer to the manager's /admin check."""
    options = {} if channel is None else {"channel": channel}
    return panel_of(await club.boss.slash(here, "admin check", options=options)).text.splitlines()


def lines(kind: str, missing: Permission | None = None) -> list[str]:
    """Return the expected lines about the permissions in a kind of place."""
    if missing is not None and missing.name == "view_channel":
        return [f"❌ **View Channel**: {missing.reason(WORDS)}"]
    here = [each for each in PERMISSIONS if KINDS[kind] in each.places]
    return [
        f"❌ **{each.title(WORDS)}**: {each.reason(WORDS)}"
        if each is missing
        else f"✅ {each.title(WORDS)}: {each.reason(WORDS)}"
        for each in here
    ]


def deny(channel: Channel, who: object, permission: Permission) -> None:
    """Deny a permission in a channel, and for pinning also what used to include it."""
    root = channel.parent if isinstance(channel, Thread) and channel.parent else channel
    names = {permission.name, "manage_messages"} if permission.name == "pin_messages" else {permission.name}
    root.deny(who, discord.Permissions(**dict.fromkeys(names, True)))  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", KINDS)
async def test_each_missing_permission_of_each_kind_of_channel(club: Club, kind: str) -> None:
    channel = place(club, kind)
    root = channel.parent if isinstance(channel, Thread) and channel.parent else channel
    async with club.open():
        fine = [f"**What I need in {channel.mention}**", *lines(kind), "Nothing is missing."]
        assert await check(club, club.channel, channel) == fine
        for permission in PERMISSIONS:
            if KINDS[kind] not in permission.places:
                continue
            deny(channel, club.sim.bot, permission)
            await club.sim.quiet()
            # Without sending messages, Discord counts attaching files as missing, too.
            expected = lines(kind, permission)
            also = ""
            if permission.name.startswith("send_messages") and kind != "forum":
                attach = next(each for each in PERMISSIONS if each.name == "attach_files")
                expected = [
                    lines(kind, attach)[number] if "Attach" in line else line for number, line in enumerate(expected)
                ]
                also = " and Attach Files"
            said = await check(club, club.channel, channel)
            assert said == [
                fine[0],
                *expected,
                f"My roles grant, but the permissions of {root.mention} deny: {permission.title(WORDS)}{also}."
                " Change them there.",
            ]
            root.overwrites.clear()
            root.announce_update()
            await club.sim.quiet()


@pytest.mark.parametrize("kind", ["text", "announcement", "voice", "stage", "thread", "forum post"])
async def test_in_the_channel_itself(club: Club, kind: str) -> None:
    channel = place(club, kind)
    async with club.open():
        assert (await check(club, channel))[-1] == "Nothing is missing."
        deny(channel, club.sim.bot, next(each for each in PERMISSIONS if each.name == "attach_files"))
        await club.sim.quiet()
        said = await check(club, channel)
        assert "❌ **Attach Files**: to post pictures of the board" in said
        assert "deny: Attach Files." in said[-1]


async def test_what_the_roles_do_not_grant(club: Club) -> None:
    club.guild.set_permissions(club.sim.bot, 0)
    async with club.open():
        said = await check(club, club.channel)
        assert said[-1] == (
            "My roles do not grant: Pin Messages. Change this in the server's settings, under **Roles**."
        )
        club.channel.deny(club.sim.bot, discord.Permissions(attach_files=True))
        await club.sim.quiet()
        assert [line.partition(":")[0] for line in (await check(club, club.channel))[-2:]] == [
            "My roles do not grant",
            f"My roles grant, but the permissions of {club.channel.mention} deny",
        ]


async def test_a_channel_in_sync_with_its_category_names_the_category(club: Club) -> None:
    category = club.guild.add_category("games")
    inside = club.guild.add_text_channel("inside", category=category)
    apart = club.guild.add_text_channel("apart", category=category)
    async with club.open():
        assert await check(club, club.channel, category) == [
            f"**What I need in {category.mention}**",
            "Nothing is missing.",
        ]
        for channel in (category, inside):
            channel.deny(club.sim.bot, discord.Permissions(attach_files=True))
        apart.deny(club.sim.bot, discord.Permissions(read_message_history=True))
        await club.sim.quiet()
        assert f"the permissions of {category.mention} deny: Attach Files." in (await check(club, inside))[-1]
        assert f"the permissions of {apart.mention} deny" in (await check(club, apart))[-1]
        assert sorted((await check(club, club.channel, category))[1:]) == sorted([
            f"- {inside.mention} lacks: Attach Files",
            f"- {apart.mention} lacks: Read Message History",
        ])  # fmt: skip


async def test_a_hidden_channel_is_named_itself_and_not_its_category(club: Club) -> None:
    inside = club.guild.add_text_channel("inside", category=club.guild.add_category("games"))
    inside.deny(club.guild.everyone, discord.Permissions(view_channel=True))
    async with club.open():
        assert (
            f"the permissions of {inside.mention} deny: View Channel" in (await check(club, club.channel, inside))[-1]
        )


async def test_a_locked_thread_and_one_that_the_bot_does_not_see(club: Club) -> None:
    club.guild.set_permissions(club.sim.bot, perms.PIN_MESSAGES)
    locked = place(club, "thread")
    assert isinstance(locked, Thread)
    locked.locked = True
    hidden = Thread(club.channel, "hidden", club.boss, type_=PRIVATE_THREAD, thread_id=None)
    async with club.open():
        assert "🔒 This thread is locked. Unlock it so that I can post." in await check(club, club.channel, locked)
        hidden.participants.clear()
        said = await check(club, club.channel, hidden)
        assert said == [f"I do not see {hidden.mention}. If it is a private thread, mention me there."]


async def test_in_direct_messages_and_for_players(club: Club) -> None:
    owner, ann = club.sim.application_owner, club.people[0]
    club.guild.add_member(owner)
    async with club.open():
        (command,) = [one for one in club.sim.commands.of_guild(None) if one["name"] == "admin"]
        command["default_member_permissions"] = None
        said = panel_of(await owner.slash(owner.open_dm(), "admin check")).text
        assert said == "In direct messages I need no permissions."
        refused = panel_of(await ann.slash(club.channel, "admin check")).text
        assert refused == "Only server managers and the operator of the bot can do that."


async def test_a_table_in_a_thread_of_an_announcement_channel(club: Club) -> None:
    news = place(club, "announcement")
    async with club.open():
        await club.people[0].slash(news, "new", game="nanotech", thread=True)
        (thread,) = club.guild.threads
        assert (thread.type, thread.parent) == (NEWS_THREAD, news)
        assert "Nanotech" in thread.last.text


@pytest.mark.parametrize("kind", ["stage", "voice", "announcement"])
async def test_a_table_moves_into_any_of_these_channels(club: Club, kind: str) -> None:
    channel = place(club, kind)
    async with club.open():
        lobby = await club.new_table("nanotech", 1)
        club.channel.deny(club.sim.bot, discord.Permissions(view_channel=True))
        channel.deny(club.sim.bot, discord.Permissions(read_message_history=True))
        await club.sim.quiet()
        ann = club.people[0]
        await ann.slash(channel, "host channel", table="1")
        await channel.wait_for(lambda message: "continues here" in message.text, seen_by=ann)
        missing = "the bot lacks these permissions here: Read Message History."
        await channel.wait_for(lambda message: missing in message.text, seen_by=ann)
        heading = lobby.text.splitlines()[0]
        assert [message for message in channel.messages if message.text.startswith(heading)]
