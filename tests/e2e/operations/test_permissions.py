"""The list of permissions: each is named, explained and detected as missing; the bot's texts if it lacks one."""

from __future__ import annotations

import discord
import pytest

from cogs.base.permissions import PERMISSIONS, PLACES, Place, invited_permissions, missing_in, needed_in
from engine.catalogue import catalogue, locales
from tests.e2e.conftest import Club, panel_of, sure

EACH = [(place, each.name) for place in ("channel", "voice", "thread") for each in needed_in(place)]


@pytest.mark.parametrize("locale", locales())
def test_each_permission_has_a_name_and_a_reason_in_every_language(locale: str) -> None:
    words = catalogue(locale)
    said = {part for each in PERMISSIONS for part in (each.title(words), each.reason(words))}
    assert len(said) == 2 * len(PERMISSIONS)
    english = {each.reason(catalogue("en")) for each in PERMISSIONS}
    assert locale == "en" or english.isdisjoint(said)


@pytest.mark.parametrize(("place", "name"), EACH)
def test_each_missing_permission_is_found(place: Place, name: str) -> None:
    permissions = discord.Permissions.all()
    assert missing_in(place, permissions, vital=False) == []
    permissions.update(**{name: False})
    if name == "pin_messages":
        assert missing_in(place, permissions, vital=False) == []  # the permission to manage messages includes it
        permissions.manage_messages = False
    assert missing_in(place, permissions, vital=False) == [name]
    vital = next(each.vital for each in PERMISSIONS if each.name == name)
    assert missing_in(place, permissions) == ([name] if vital else [])


@pytest.mark.parametrize("place", ["channel", "voice", "thread"])
def test_the_invitation_has_what_is_needed_and_nothing_else(place: Place) -> None:
    assert missing_in(place, invited_permissions() | discord.Permissions(connect=True), vital=False) == []
    assert invited_permissions() == discord.Permissions(**{each.name: True for each in PERMISSIONS if each.invited})


def test_without_view_channel_nothing_else_counts() -> None:
    assert missing_in("channel", discord.Permissions.none(), vital=False) == ["view_channel"]


def test_every_kind_of_channel_with_messages_is_a_place() -> None:
    no_place = {"private", "group", "category", "forum", "media"}
    assert {kind.name for kind in discord.ChannelType} - {kind.name for kind in PLACES} == no_place


async def test_a_new_table_in_a_thread_names_what_threads_need(club: Club) -> None:
    ann = club.people[0]
    async with club.open():
        await ann.slash(club.channel, "new", game="nanotech", thread=True)
        thread = club.guild.threads[-1]
        await sure(ann, await ann.slash(thread, "host cancel"))
        club.channel.deny(club.sim.bot, discord.Permissions(send_messages_in_threads=True))
        reply = await ann.slash(thread, "new", game="nucleum")
        said = (await reply.followup(0)).text
        assert "the bot lacks these permissions here: Send Messages in Threads and Attach Files." in said


async def test_an_answer_that_is_not_permitted_names_what_is_missing(club: Club) -> None:
    club.channel.deny(club.sim.bot, discord.Permissions(attach_files=True, read_message_history=True))
    async with club.open():
        club.sim.fail_next("POST", "/interactions/*/callback", 403, code=50013, message="Missing Permissions")
        reply = await club.people[0].slash(club.channel, "new", game="nanotech")
        said = panel_of(reply).text
        assert said == (
            "I lack these permissions in this channel: Attach Files and Read Message History. Ask a server manager;"
            " `/admin check` shows the details."
        )
