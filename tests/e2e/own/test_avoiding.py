"""The private list of people to avoid, in /settings: only its owner ever sees it."""

from __future__ import annotations

import pytest

from simulation import Message, User
from tests.e2e.conftest import Club, panel_of, press


async def settings_of(club: Club, person: User) -> Message:
    return panel_of(await person.slash(club.channel, "settings"))


@pytest.mark.usefixtures("bot")
async def test_people_are_added_and_removed_privately(club: Club) -> None:
    ann, ben, cleo, dan = club.people
    before = [panel_of(await each.slash(club.channel, "lobby")).text for each in (ben, dan)]
    page = await settings_of(club, ann)
    assert "People you avoid: none" in page.text
    (opens,) = [each for each in page.buttons if each.custom_id == "b:0:0:avoid:"]
    await ann.click(page, custom_id=opens.custom_id)
    assert "Nobody else can see this list" in page.text
    modal = (await ann.click(page, "Add People")).modal
    reply = await ann.submit(modal, values={"people": [ben, cleo]})
    assert reply.interaction.source is page
    assert "On your list now: ben and cleo." in page.text
    assert page.text.count("<@") == 2
    await ann.select(page, "1. ben", placeholder="Remove …")
    assert "You no longer avoid ben." in page.text
    assert f"1. <@{cleo.id}>" in page.text
    modal = (await ann.click(page, "Add People")).modal
    await ann.submit(modal, values={"people": [ann]})
    assert page.text.count("<@") == 1
    assert "People you avoid: 1" in (await settings_of(club, ann)).text
    for other in (ben, cleo):
        assert "People you avoid: none" in (await settings_of(club, other)).text
    assert [panel_of(await each.slash(club.channel, "lobby")).text for each in (ben, dan)] == before
    assert not club.channel.messages


@pytest.mark.usefixtures("bot")
async def test_in_direct_messages_the_list_can_only_get_shorter(club: Club) -> None:
    ann, ben = club.people[:2]
    page = await settings_of(club, ann)
    await ann.click(page, custom_id="b:0:0:avoid:")
    await ann.submit((await ann.click(page, "Add People")).modal, values={"people": [ben]})
    there = panel_of(await ann.slash(ann.open_dm(), "settings"))
    await ann.click(there, custom_id="b:0:0:avoid:")
    assert "open this list on a server" in there.text
    assert "Add People" not in [each.label for each in there.buttons]
    await ann.select(there, "1. ben", placeholder="Remove …")
    assert "<@" not in there.text
    await press(ann, there, "◀ Back")
    assert "People you avoid: none" in there.text
