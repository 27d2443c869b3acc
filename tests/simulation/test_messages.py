from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
from PIL import Image

from simulation import GuildRole, Reply, SimulatorError, Thread
from tests.simulation.conftest import Club


def picture(name: str, colour: str = "red", description: str | None = None) -> discord.File:
    buffer = io.BytesIO()
    Image.new("RGB", (40, 30), colour).save(buffer, "PNG")
    buffer.seek(0)
    return discord.File(buffer, name, description=description)


async def test_post_edit_delete(club: Club) -> None:
    posted = await club.here().send("  hello  ")
    message = club.channel.last
    assert message.content == "hello"
    await posted.edit(content="hello again")
    assert message.content == "hello again"
    assert [edit.content for edit in message.edits] == ["hello"]
    assert (await club.here().fetch_message(posted.id)).edited_at is not None
    await posted.delete()
    assert message.deleted
    assert club.channel.messages == []
    with pytest.raises(discord.NotFound) as caught:
        await posted.edit(content="too late")
    assert caught.value.code == 10008


async def test_attachments_are_kept_replaced_and_described(club: Club) -> None:
    posted = await club.here().send("two", files=[picture("a b.png", description="first"), picture("b.png")])
    message = club.channel.last
    assert [(f.filename, f.description, f.dimensions) for f in message.attachments] == [
        ("a_b.png", "first", (40, 30)),
        ("b.png", None, (40, 30)),
    ]
    assert await posted.attachments[0].read() == message.attachments[0].data
    await posted.edit(content="text only")
    assert len(message.attachments) == 2
    await posted.edit(attachments=[posted.attachments[1], picture("c.png", "blue")])
    assert [f.filename for f in message.attachments] == ["b.png", "c.png"]
    await posted.edit(attachments=[])
    assert message.attachments == []
    with pytest.raises(discord.HTTPException) as caught:
        await posted.edit(content="")
    assert caught.value.code == 50006
    assert message.content == "text only"
    club.sim.take_violations("limit")


async def test_a_file_shown_by_an_embed_vanishes_from_the_attachments(club: Club) -> None:
    embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
    posted = await club.here().send(embed=embed, file=picture("board.png", description="the board"))
    message = club.channel.last
    assert message.attachments == []
    assert posted.attachments == []
    assert [f.filename for f in message.files] == ["board.png"]
    assert message.embeds[0]["image"]["url"] == message.files[0].url
    assert posted.embeds[0].image.width == 40
    await posted.edit(embed=embed, attachments=[picture("board.png", "blue")])
    assert len(message.files) == 1
    with pytest.raises(discord.HTTPException):
        await posted.edit(embed=discord.Embed().set_image(url="attachment://other.png"))
    club.sim.take_violations("limit")


async def test_files_of_a_layout_are_shown_by_components_only(club: Club) -> None:
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay("## Board"))
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="alt")))
    posted = await club.here().send(view=view, file=picture("board.png"))
    message = club.channel.last
    assert message.is_v2
    assert message.text == "## Board"
    assert posted.attachments == []
    assert [f.filename for f in message.files] == ["board.png"]
    with pytest.raises(discord.HTTPException):
        await posted.edit(content="text beside a layout")
    assert len(club.sim.take_violations("limit")) == 1


async def test_nonce_posts_once(club: Club) -> None:
    first = await club.here().send("turn 7", nonce="game-1:7")
    second = await club.here().send("turn 7", nonce="game-1:7")
    assert first.id == second.id
    assert len(club.channel.messages) == 1
    club.sim.clock.skip(301)
    third = await club.here().send("turn 7", nonce="game-1:7")
    assert third.id != first.id


async def test_a_nonce_counts_in_its_channel(club: Club) -> None:
    first = await club.here().send("turn 7", nonce="game-1:7")
    other = club.guild.add_text_channel("elsewhere")
    second = await club.bot.get_partial_messageable(other.id).send("turn 7", nonce="game-1:7")
    assert first.id != second.id
    assert len(other.messages) == 1


async def test_reply_and_its_ping(club: Club) -> None:
    asked = club.ann.say(club.channel, "what now?")
    partial = club.here().get_partial_message(asked.id)
    await partial.reply("this", mention_author=True)
    assert club.channel.last.reference is asked
    assert club.channel.last.pinged == [club.ann]
    await partial.reply("that", mention_author=False)
    assert club.channel.last.pinged == []
    asked.delete()
    with pytest.raises(discord.HTTPException):
        await partial.reply("gone")
    club.sim.take_violations("limit")


async def test_pins(club: Club) -> None:
    posted = await club.here().send("board")
    await posted.pin()
    assert club.channel.pins == [club.channel.last]
    assert [pin.id async for pin in club.here().pins()] == [posted.id]
    # Discord notes it in the channel; tests see such notices in all_messages only.
    assert len(club.channel.messages) == 1
    assert len(club.channel.all_messages) == 2
    await posted.unpin()
    assert club.channel.pins == []


async def test_thread_on_a_message(club: Club) -> None:
    posted = await club.here().send("game 1")
    thread = await posted.create_thread(name="Game 1", auto_archive_duration=60)
    assert thread.id == posted.id
    seen = club.channel.last.thread
    assert isinstance(seen, Thread)
    await thread.send("in the thread")
    assert [m.content for m in seen.messages] == ["in the thread"]
    with pytest.raises(discord.HTTPException) as caught:
        await posted.create_thread(name="again")
    assert caught.value.code == 160004
    club.sim.take_violations("limit")
    reply = await club.ann.slash(seen, "count")
    assert seen.last is reply.message


async def test_archived_thread(club: Club) -> None:
    thread = await club.here().create_thread(name="Game 2", type=discord.ChannelType.public_thread)
    posted = await thread.send("board")
    seen = club.guild.threads[0]
    seen.archive()
    with pytest.raises(discord.HTTPException) as caught:
        await posted.edit(content="changed")
    assert caught.value.code == 50083
    await thread.send("this opens it again")
    assert not seen.archived
    await thread.edit(archived=True, locked=True)
    assert (seen.archived, seen.locked) == (True, True)
    club.guild.set_permissions(club.sim.bot, 0)
    with pytest.raises(discord.HTTPException) as caught:
        await thread.send("locked out")
    assert caught.value.code == 50083


async def test_forum_post(club: Club) -> None:
    forum = club.guild.add_forum("archive")
    await club.sim.quiet()
    place = club.bot.get_channel(forum.id)
    assert isinstance(place, discord.ForumChannel)
    created = await place.create_thread(name="Game 3", content="start", file=picture("a.png"))
    assert created.message.content == "start"
    assert club.guild.threads[0].last.attachments[0].filename == "a.png"


async def test_private_thread_is_for_its_members(club: Club) -> None:
    thread = await club.here().create_thread(name="secret", type=discord.ChannelType.private_thread)
    seen = club.guild.threads[0]
    await thread.send(club.ann.mention)
    assert seen.last.pinged == []
    await thread.add_user(discord.Object(club.ann.id))
    await thread.send(club.ann.mention)
    assert seen.last.pinged == [club.ann]
    with pytest.raises(SimulatorError, match="cannot see"):
        club.bob.say(seen, "hello?")


async def test_direct_messages(club: Club) -> None:
    user = await club.bot.fetch_user(club.ann.id)
    await user.send("your turn")
    assert [m.content for m in club.ann.private_messages] == ["your turn"]
    assert club.ann.private_messages[0].channel.can_see(club.bob) is False
    club.bob.accepts_dms = False
    with pytest.raises(discord.Forbidden) as caught:
        await (await club.bot.fetch_user(club.bob.id)).send("hello")
    assert caught.value.code == 50007


async def test_history_and_typing(club: Club) -> None:
    for number in range(5):
        club.ann.say(club.channel, str(number))
    assert [m.content async for m in club.here().history(limit=2)] == ["4", "3"]
    assert [m.content async for m in club.here().history(oldest_first=True)] == list("01234")
    async with club.here().typing():
        pass
    assert club.sim.typing == [club.channel]


async def test_wait_for_sees_posts_edits_and_private_answers(club: Club) -> None:
    posted = await club.here().send("one")
    assert (await club.channel.wait_for(lambda m: m.content == "one")).id == posted.id
    with pytest.raises(SimulatorError, match="no such message"):
        await club.channel.wait_for(lambda m: m.content == "two", timeout=0.01)
    await posted.edit(content="two")
    first = await club.channel.wait_for(lambda m: m.content == "two")
    with pytest.raises(SimulatorError):
        await club.channel.wait_for(lambda m: m.content == "two", timeout=0.01, after=first)


async def test_deleted_places(club: Club) -> None:
    here = club.here()
    club.channel.delete()
    with pytest.raises(discord.NotFound) as caught:
        await here.send("anyone?")
    assert caught.value.code == 10003
    other = club.guild.add_text_channel("other")
    await club.sim.quiet()
    place = club.bot.get_partial_messageable(other.id)
    club.guild.remove_bot()
    with pytest.raises(discord.Forbidden) as forbidden:
        await place.send("anyone?")
    assert forbidden.value.code == 50001
    await club.sim.quiet()
    assert not club.bot.guilds


async def test_permissions_are_enforced(club: Club) -> None:
    here = club.here()
    bot = club.sim.bot
    club.channel.deny(bot, discord.Permissions(attach_files=True))
    await here.send("text is fine")
    for text, options in ((None, {"file": picture("a.png")}), (None, {"embed": discord.Embed(title="x")})):
        with pytest.raises(discord.Forbidden) as caught:
            await here.send(text, **options)
        assert caught.value.code == 50013
        club.channel.deny(bot, discord.Permissions(embed_links=True))
    club.channel.deny(bot, discord.Permissions(send_messages=True))
    with pytest.raises(discord.Forbidden) as caught:
        await here.send("no longer")
    assert caught.value.code == 50013
    reply = await club.ann.slash(club.channel, "count")
    assert reply.message.buttons, "answers to interactions need no permission"
    club.channel.deny(bot, discord.Permissions(view_channel=True))
    with pytest.raises(discord.Forbidden) as caught:
        await here.send("not even seen")
    assert caught.value.code == 50001
    with pytest.raises(discord.Forbidden):
        await here.get_partial_message(1).pin()


async def test_reading_the_world(club: Club) -> None:
    guild = await club.bot.fetch_guild(club.guild.id)
    assert guild.preferred_locale is discord.Locale.french
    member = await guild.fetch_member(club.boss.id)
    assert member.name == "boss"
    assert member.guild_permissions.manage_guild
    assert await club.bot.fetch_channel(club.channel.id) == club.here()
    emoji = club.sim.add_application_emoji("meeple")
    assert [e.name for e in await club.bot.fetch_application_emojis()] == ["meeple"]
    uploaded = await club.bot.create_application_emoji(name="cube", image=picture("x.png").fp.read())
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="x", emoji=uploaded))
    await club.here().send("custom", view=view)
    assert club.channel.last.buttons[0].emoji == {"id": str(uploaded.id), "name": "cube"}
    assert int(emoji["id"]) in club.sim.known_emojis
    renamed = await uploaded.edit(name="cube_old")
    assert (renamed.id, renamed.name) == (uploaded.id, "cube_old")
    await renamed.delete()
    assert uploaded.id not in club.sim.known_emojis
    with pytest.raises(discord.NotFound) as caught:
        await club.bot.fetch_application_emoji(uploaded.id)
    assert caught.value.code == 10014
    with pytest.raises(discord.NotFound):
        await guild.fetch_member(1)


@pytest.mark.parametrize(
    ("name", "image", "said"),
    [
        ("x", b"\x89PNG\r\n\x1a\n", "BASE_TYPE_MIN_LENGTH"),
        ("two words", b"\x89PNG\r\n\x1a\n", "validation regex"),
        ("meeple", b"\x89PNG\r\n\x1a\n", "already taken"),
        ("large", b"\x89PNG\r\n\x1a\n" + bytes(256 << 10), "larger than 256.0 kb"),
    ],
)
async def test_emojis_that_discord_refuses(club: Club, name: str, image: bytes, said: str) -> None:
    club.sim.strict = False
    club.sim.add_application_emoji("meeple")
    with pytest.raises(discord.HTTPException) as caught:
        await club.bot.create_application_emoji(name=name, image=image)
    assert caught.value.code == 50035
    assert said in str(caught.value) + str(club.sim.violations)


async def test_an_application_has_room_for_two_thousand_emojis(club: Club) -> None:
    for number in range(2000):
        club.sim.add_application_emoji(f"number_{number}")
    with pytest.raises(discord.HTTPException) as caught:
        await club.bot.create_application_emoji(name="meeple", image=b"\x89PNG\r\n\x1a\n")
    assert caught.value.code == 30008
    assert len(club.sim.application_emojis) == 2000


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
