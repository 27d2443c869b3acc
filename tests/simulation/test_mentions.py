from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest

from simulation import GuildRole, Reply
from tests.simulation.conftest import Club

NONE = discord.AllowedMentions.none()


async def test_who_is_pinged_by_default(club: Club) -> None:
    stranger = club.sim.add_user("stranger")
    text = f"{club.ann.mention} <@!{club.bob.id}> {stranger.mention} `{club.boss.mention}` {club.sim.bot.mention}"
    await club.here().send(text)
    assert club.channel.last.pinged == [club.ann, club.bob]
    await club.here().send(embed=discord.Embed(description=club.ann.mention))
    assert club.channel.last.pinged == []


async def test_allowed_mentions(club: Club) -> None:
    text = f"{club.ann.mention} {club.bob.mention}"
    await club.here().send(text, allowed_mentions=NONE)
    assert club.channel.last.pinged == []
    assert club.channel.last.mentions == []
    chosen = discord.AllowedMentions(users=[discord.Object(club.bob.id)], everyone=False, roles=False)
    await club.here().send(text, allowed_mentions=chosen)
    assert club.channel.last.pinged == [club.bob]


@pytest.mark.parametrize("mentionable", [True, False])
async def test_roles_ping_only_if_mentionable_or_permitted(club: Club, mentionable: bool) -> None:
    role: GuildRole = club.guild.add_role("players", mentionable=mentionable)
    club.guild.memberships[club.ann.id].roles.append(role)
    await club.here().send(role.mention)
    assert club.channel.last.pinged == [club.ann]
    club.channel.deny(club.guild.everyone, discord.Permissions(mention_everyone=True))
    await club.here().send(role.mention)
    assert club.channel.last.pinged == ([club.ann] if mentionable else [])


async def test_everyone(club: Club) -> None:
    await club.here().send("@everyone look")
    assert club.channel.last.pinged == [club.ann, club.bob, club.boss]
    await club.here().send("@everyone look", allowed_mentions=NONE)
    assert club.channel.last.pinged == []
    club.channel.deny(club.guild.everyone, discord.Permissions(mention_everyone=True))
    await club.here().send("@everyone look")
    assert club.channel.last.pinged == []


async def test_only_those_who_see_the_channel(club: Club) -> None:
    club.channel.deny(club.ann, discord.Permissions(view_channel=True))
    await club.here().send(f"{club.ann.mention} {club.bob.mention}")
    assert club.channel.last.pinged == [club.bob]


async def test_edits_and_silent_messages_ping_no_one(club: Club) -> None:
    posted = await club.here().send("soon")
    await posted.edit(content=club.ann.mention)
    assert club.channel.last.pinged == []
    assert club.channel.last.mentions == [club.ann]
    await club.here().send(club.ann.mention, silent=True)
    assert club.channel.last.pinged == []


async def use(club: Club, answer: Callable[[discord.Interaction[Any]], Awaitable[None]]) -> Reply:
    """Let ann use a new command that answers in this way."""

    async def callback(interaction: discord.Interaction[Any]) -> None:
        await answer(interaction)

    command: Any = discord.app_commands.Command(name="new", description="x", callback=callback)
    club.bot.tree.add_command(command)
    await club.bot.tree.sync()
    return await club.ann.slash(club.channel, "new")


async def test_the_answer_that_fills_a_thinking_message_pings_no_one(club: Club) -> None:
    async def answer(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send(club.ann.mention)
        await interaction.followup.send(club.bob.mention)

    reply = await use(club, answer)
    assert (reply.message.content, reply.message.pinged) == (club.ann.mention, [])
    assert (await reply.followup()).pinged == [club.bob]


async def test_private_answers_ping_no_one(club: Club) -> None:
    async def answer(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(club.bob.mention, ephemeral=True)

    reply = await use(club, answer)
    assert (reply.message.mentions, reply.message.pinged) == ([club.bob], [])


async def test_text_displays_ping(club: Club) -> None:
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay(f"{club.ann.mention}, your turn"))
    await club.here().send(view=view)
    assert club.channel.last.pinged == [club.ann]
