"""The invitation: the link in the log and in the owner's /help, the install settings of Discord's own button, permissions."""

from __future__ import annotations

import logging
from typing import Any
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from cogs.base.permissions import PERMISSIONS, PLACES, SCOPES, Place, invited_permissions, missing_in, needed_in
from engine.catalogue import catalogue, locales
from simulation.checks import permissions as perms
from simulation.common import Json
from tests.e2e.conftest import Club, panel_of, sure

PARAMS = {"scopes": list(SCOPES), "permissions": str(invited_permissions().value)}
WHOLE: dict[str, Json] = {
    "install_params": PARAMS,
    "integration_types_config": {"0": {"oauth2_install_params": PARAMS}},
}


def check_link(link: str, application: int) -> None:
    """Assert that a link invites this application with exactly the scopes and permissions of the list."""
    parts = urlsplit(link)
    asked = parse_qs(parts.query)
    assert f"{parts.scheme}://{parts.netloc}{parts.path}" == "https://discord.com/oauth2/authorize"
    assert asked.keys() == {"client_id", "scope", "permissions"}
    assert asked["client_id"] == [str(application)]
    assert asked["scope"] == ["bot applications.commands"]
    granted = discord.Permissions(int(asked["permissions"][0]))
    assert granted == discord.Permissions(**{each.name: each.name != "connect" for each in PERMISSIONS})


async def start(club: Club) -> list[Json]:
    """Start and stop the bot; return the changes of the application that it asked for."""
    before = len(club.sim.calls("PATCH", "/applications/@me"))
    async with club.open():
        await club.sim.quiet()
    return [call.body for call in club.sim.calls("PATCH", "/applications/@me")[before:]]


def as_stored(club: Club) -> dict[str, Any]:
    """Return the install settings that Discord has."""
    return {field: club.sim.application.get(field) for field in WHOLE}


def install(scopes: list[str], permissions: int = 0) -> Json:
    """Return the settings of a kind of installation."""
    return {"oauth2_install_params": {"scopes": scopes, "permissions": str(permissions)}}


async def test_each_start_logs_the_link(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(2):
        caplog.clear()
        with caplog.at_level(logging.INFO, "cogs.operations.invitation"):
            assert await start(club) == []  # the application is private
        (line,) = [record.getMessage() for record in caplog.records if record.name == "cogs.operations.invitation"]
        said, _, link = line.rpartition(" ")
        assert said == "to invite the bot to a server (by you alone: the application is not public):"
        check_link(link, club.sim.bot.id)


async def test_the_owner_gets_the_link_in_help(club: Club) -> None:
    owner = club.sim.application_owner
    club.guild.add_member(owner)
    async with club.open():
        page = panel_of(await owner.slash(club.channel, "help"))
        (button,) = [each for each in page.buttons if each.label == "Invite the Bot"]
        check_link(button.url or "", club.sim.bot.id)
        others = panel_of(await club.boss.slash(club.channel, "help"))
        assert "Invite the Bot" not in [each.label for each in others.buttons]
        assert len(club.sim.calls("GET", "/oauth2/applications/@me")) == 1  # at the login


async def test_the_owners_of_a_team_own_the_bot(club: Club) -> None:
    ann, ben = club.people[:2]
    club.sim.application["team"] = {
        "id": "1",
        "name": "The Team",
        "icon": None,
        "owner_user_id": str(ann.id),
        "members": [
            {"user": person.payload(), "team_id": "1", "membership_state": 2, "permissions": [], "role": role}
            for person, role in ((ann, "admin"), (ben, "read_only"))
        ],
    }
    async with club.open():
        labels = [
            [each.label for each in panel_of(await person.slash(club.channel, "help")).buttons]
            for person in (ann, ben)
        ]
        assert [("Invite the Bot" in each) for each in labels] == [True, False]


async def test_a_new_application_is_set_up_once(club: Club) -> None:
    club.sim.application["bot_public"] = True
    (asked,) = await start(club)
    number = invited_permissions().value
    assert asked["install_params"] == {"scopes": list(SCOPES), "permissions": str(number)}
    assert as_stored(club) == WHOLE  # users can no longer install it for themselves: it has no commands there
    assert await start(club) == []
    club.sim.application["integration_types_config"] = {"0": {}}
    del club.sim.application["install_params"]
    assert await start(club) == []  # the host has removed it


@pytest.mark.parametrize(
    "own",
    [
        {"bot_public": False},
        {"bot_public": True, "custom_install_url": "https://games.example/add"},
        {"bot_public": True, "integration_types_config": {"0": install(["bot"], perms.SEND_MESSAGES)}},
        {"bot_public": True, "install_params": install(["bot"])["oauth2_install_params"], "integration_types_config": None},
    ],
)  # fmt: skip
async def test_what_the_host_has_chosen_stays(club: Club, own: Json) -> None:
    club.sim.application |= own
    assert await start(club) == []
    assert {field: club.sim.application[field] for field in own} == own


async def test_a_way_for_users_that_the_host_has_chosen_stays(club: Club) -> None:
    kept = install(["applications.commands", "bot"], perms.SEND_MESSAGES)
    club.sim.application |= {"bot_public": True, "integration_types_config": {"0": {}, "1": kept}}
    assert len(await start(club)) == 1
    assert club.sim.application["integration_types_config"] == {**WHOLE["integration_types_config"], "1": kept}


async def test_a_release_that_needs_other_permissions_updates_its_own_settings(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    club.sim.application["bot_public"] = True
    with monkeypatch.context() as earlier:
        earlier.setattr("cogs.operations.invitation.WANTED", (frozenset(SCOPES), perms.SEND_MESSAGES))
        assert len(await start(club)) == 1
    assert as_stored(club) != WHOLE
    assert len(await start(club)) == 1
    assert as_stored(club) == WHOLE
    club.sim.application["integration_types_config"] = {"0": install(list(SCOPES), perms.VIEW_CHANNEL)}
    assert await start(club) == []  # changed by the host since


async def test_a_refusal_is_logged_and_the_next_start_tries_again(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    club.sim.application["bot_public"] = True
    club.sim.fail_next("PATCH", "/applications/@me", 400, message="no such thing")
    assert await start(club) == []
    assert "no such thing" in caplog.text
    assert "the button Add App of the bot's profile is not set up" in caplog.text
    assert len(await start(club)) == 1
    assert as_stored(club) == WHOLE


async def test_an_application_that_no_one_can_invite(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    club.sim.application["bot_require_code_grant"] = True
    await start(club)
    assert "switch off “Requires OAuth2 Code Grant”" in caplog.text


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
            "I lack these permissions in this channel: Attach Files and Read Message History. Ask a server manager,"
            " who sees the details with `/admin check`."
        )
