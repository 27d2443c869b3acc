from __future__ import annotations

from typing import Any

import discord
import pytest

from simulation import LoopbackDiscord, Modal, NotAcknowledgedError, SimulatorError
from simulation.rest.interactions import MAX_APP_FOLLOW_UPS
from tests.simulation.conftest import Club
from tests.simulation.sample_bot import PICTURE, SampleBot
from tests.waiting import until


async def test_slash_command_in_a_group(club: Club) -> None:
    reply = await club.ann.slash(club.channel, "game take", card="card 7", count=2)
    assert reply.kind == "message"
    assert reply.acknowledged_after is not None
    assert 0 <= reply.acknowledged_after < club.sim.ack_limit
    assert reply.message.content == f"{club.ann.mention} takes 2 × card 7"
    assert reply.message.pinged == [club.ann]
    assert club.channel.last is reply.message


async def test_all_option_types(club: Club) -> None:
    role = club.guild.add_role("chess")
    reply = await club.ann.slash(
        club.channel,
        "types",
        who=club.bob,
        where=club.channel,
        role=role,
        yes=True,
        amount=1.5,
        pick="two",
        file=("notes.txt", b"12345"),
    )
    assert reply.message.content == "bob games chess True 1.5 two notes.txt 5 de fr"


@pytest.mark.parametrize(
    ("command", "options", "reason"),
    [
        ("game", {}, "needs one of"),
        ("game steal", {}, "has no 'steal'"),
        ("nothing", {}, "no command"),
        ("game take", {}, "needs the option 'card'"),
        ("game take", {"card": "x", "colour": "red"}, "no option 'colour'"),
        ("game take", {"card": "x", "count": 4}, "must be from 1 to 3"),
        ("game take", {"card": 5}, "must be text"),
        ("slow", {"seconds": "long"}, "must be a number"),
    ],
)
async def test_a_person_cannot_send_what_the_client_refuses(
    club: Club, command: str, options: dict[str, object], reason: str
) -> None:
    with pytest.raises(SimulatorError, match=reason):
        await club.ann.slash(club.channel, command, options=options)


async def test_guild_only_command_is_not_offered_in_dms(club: Club) -> None:
    with pytest.raises(SimulatorError, match="not offered"):
        await club.ann.slash(club.ann.open_dm(), "game take", card="x")
    reply = await club.ann.slash(club.ann.open_dm(), "count")
    assert club.ann.private_messages == [reply.message]


async def test_permissions_reach_the_bot(club: Club) -> None:
    assert (await club.boss.slash(club.channel, "game admin")).message.content == "at your command"
    club.sim.ack_limit = 0.1
    with pytest.raises(NotAcknowledgedError):
        await club.ann.slash(club.channel, "game admin")
    await until(lambda: club.bot.errors)
    assert isinstance(club.bot.errors[0], discord.app_commands.MissingPermissions)


async def test_deferred_answer_with_a_file_and_private_followup(club: Club) -> None:
    reply = await club.ann.slash(club.channel, "game board show")
    assert reply.kind == "deferred"
    assert reply.message.content == "the board"
    assert reply.message.edits == []
    file = reply.message.attachments[0]
    assert (file.filename, file.description, file.data) == ("board.png", "The board: 3 houses", PICTURE)
    hint = await reply.followup()
    assert hint.ephemeral_for is club.ann
    assert hint in club.channel.seen_by(club.ann)
    assert hint not in club.channel.seen_by(club.bob)
    assert hint not in club.channel.messages


async def test_first_followup_inherits_the_visibility_of_the_deferral(club: Club) -> None:
    reply = await club.ann.slash(club.channel, "game board show", private=True)
    assert reply.message.ephemeral_for is club.ann
    assert club.channel.messages == []


async def test_autocomplete(club: Club) -> None:
    choices = await club.ann.autocomplete(club.channel, "game take", focused="card", card="card 1")
    assert [choice.value for choice in choices] == ["card 1", *(f"card 1{n}" for n in range(10))]
    assert len(await club.ann.autocomplete(club.channel, "game take", focused="card")) == 25
    with pytest.raises(SimulatorError, match="no autocomplete"):
        await club.ann.autocomplete(club.channel, "game take", focused="count")


async def test_modal_from_a_command(club: Club) -> None:
    reply = await club.ann.slash(club.channel, "form")
    assert reply.kind == "modal"
    assert [field.label for field in reply.modal.fields] == ["Name", "Story"]
    with pytest.raises(SimulatorError, match="2 to 10 characters"):
        await club.ann.submit(reply.modal)
    with pytest.raises(SimulatorError, match="not open"):
        await club.bob.submit(reply.modal, values={"Name": "Bob"})
    answer = await club.ann.submit(reply.modal, values={"Name": "Ann", "Story": "long"})
    assert answer.message.content == "Ann: long"


async def test_modal_from_a_button_updates_its_message(club: Club) -> None:
    shown = (await club.ann.slash(club.channel, "panel")).message
    opened = await club.ann.click(shown, "Form")
    answer = await club.ann.submit(opened.modal, values={"Name": "Ann"})
    assert answer.kind == "update"
    assert answer.message is shown
    assert shown.content == "Ann: none"
    assert [edit.content for edit in shown.edits] == ["panel"]


async def test_buttons_answer_in_their_ways(club: Club) -> None:
    shown = (await club.ann.slash(club.channel, "panel")).message
    reply = await club.bob.click(shown, "Later")
    assert reply.kind == "deferred_update"
    assert await reply.answer() is shown
    assert shown.content == "changed later"
    whisper = (await club.bob.click(shown, "Whisper")).message
    assert whisper.ephemeral_for is club.bob
    with pytest.raises(SimulatorError, match="not theirs"):
        await club.ann.click(whisper, "Count 1")
    with pytest.raises(SimulatorError, match="disabled"):
        await club.ann.click(shown, "Closed")
    with pytest.raises(SimulatorError, match="no button"):
        await club.ann.click(shown, "Missing")
    await club.bob.click(whisper, "Count 1")
    assert whisper.buttons[0].label == "Count 2"


async def test_select_menus(club: Club) -> None:
    shown = (await club.ann.slash(club.channel, "panel")).message
    reply = await club.ann.select(shown, ["red", "Blue"], placeholder="Colours")
    assert reply.message.content == "red+blue"
    reply = await club.ann.select(shown, [club.bob], index=1)
    assert reply.message.content == club.bob.mention
    assert reply.message.pinged == [club.bob]
    with pytest.raises(SimulatorError, match="no option"):
        await club.ann.select(shown, "yellow", placeholder="Colours")
    with pytest.raises(SimulatorError, match="1 to 2 values"):
        await club.ann.select(shown, ["red", "green", "blue"], placeholder="Colours")


async def test_context_menu(club: Club) -> None:
    reply = await club.ann.context_menu(club.channel, "Greet", club.bob)
    assert reply.message.content == "hello bob"


async def test_persistent_button_after_a_restart(club: Club) -> None:
    counter = (await club.ann.slash(club.channel, "count")).message
    await club.ann.click(counter, "Count 0")
    await club.bot.close()
    assert not club.sim.gateway.sessions
    restarted = SampleBot()
    async with club.sim.running(restarted):
        await club.bob.click(counter, "Count 1")
    assert counter.buttons[0].label == "Count 2"


async def test_late_answer_is_refused(club: Club) -> None:
    club.sim.ack_limit = 0.1
    with pytest.raises(NotAcknowledgedError, match="did not answer ann's /slow"):
        await club.ann.slash(club.channel, "slow", seconds=0.15)
    await until(lambda: club.bot.errors)
    error = club.bot.errors[0]
    assert isinstance(error, discord.NotFound)
    assert error.code == 10062
    assert len(club.sim.take_violations("acknowledgement")) == 1


async def test_double_answer_is_refused(club: Club) -> None:
    reply = await club.ann.slash(club.channel, "twice")
    assert reply.message.content == "first"
    await club.sim.quiet()
    error = club.bot.errors[0]
    assert isinstance(error, discord.HTTPException)
    assert error.code == 40060
    assert len(club.sim.take_violations("acknowledgement")) == 1


async def test_raw_presses_of_abusers(club: Club) -> None:
    shown = (await club.ann.slash(club.channel, "panel")).message
    whisper = (await club.ann.click(shown, "Whisper")).message
    reply = await club.bob.interact("count:1", message=whisper)
    assert reply.kind == "update"
    reply = await club.bob.interact("no such thing", message=shown)
    assert reply.kind == "none"
    reply = await club.bob.interact("Colours", component_type=3, values=["x"], message=shown)
    assert reply.kind == "none"
    reply = await club.bob.interact("form", components=[], channel=club.channel)
    assert reply.kind == "none"


async def test_interaction_token_expires_after_15_minutes(club: Club) -> None:
    await club.ann.slash(club.channel, "count")
    club.sim.clock.skip(14 * 60)
    await club.bot.interactions[0].edit_original_response(content="still good")
    club.sim.clock.skip(2 * 60)
    with pytest.raises(discord.HTTPException) as caught:
        await club.bot.interactions[0].edit_original_response(content="too late")
    assert (caught.value.status, caught.value.code) == (401, 50027)


async def test_original_response_can_be_read_and_deleted(club: Club) -> None:
    reply = await club.ann.slash(club.channel, "count")
    message = reply.message
    assert (await club.bot.interactions[0].original_response()).id == message.id
    await club.bot.interactions[0].delete_original_response()
    assert message.deleted
    with pytest.raises(discord.NotFound) as caught:
        await club.bot.interactions[0].edit_original_response(content="gone")
    assert caught.value.code == 10008


async def test_many_presses_one_after_the_other(club: Club) -> None:
    counter = (await club.ann.slash(club.channel, "count")).message
    for number in range(100):
        await club.ann.click(counter, f"Count {number}")
    assert counter.buttons[0].label == "Count 100"


OPTIONS = [discord.SelectOption(label="Red", value="r"), discord.SelectOption(label="Blue", value="b", default=True)]


class Survey(discord.ui.Modal, title="Survey"):
    intro = discord.ui.TextDisplay[Any]("Tell us")
    story = discord.ui.Label[Any](text="Story", component=discord.ui.TextInput(required=False, min_length=5))
    colour = discord.ui.Label[Any](text="Colour", component=discord.ui.Select(options=OPTIONS))
    friend = discord.ui.Label[Any](text="Friend", component=discord.ui.UserSelect(required=False))
    picture = discord.ui.Label[Any](text="Picture", component=discord.ui.FileUpload(required=False))

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        parts: list[Any] = [self.story, self.colour, self.friend, self.picture]
        story, colour, friend, picture = (part.component for part in parts)
        names = [user.name for user in friend.values] + [file.filename for file in picture.values]
        await interaction.response.send_message(f"{story.value!r} {colour.values} {names}")


@pytest.fixture
async def survey(club: Club) -> Modal:
    async def callback(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Survey())

    command: Any = discord.app_commands.Command(name="survey", description="x", callback=callback)
    club.bot.tree.add_command(command)
    await club.bot.tree.sync()
    return (await club.ann.slash(club.channel, "survey")).modal


async def test_what_is_left_out_keeps_its_default(club: Club, survey: Modal) -> None:
    reply = await club.ann.submit(survey)
    assert reply.message.content == "'' ['b'] []"


async def test_everything_filled_in(club: Club, survey: Modal) -> None:
    values = {"Story": "a long one", "Colour": ["Red"], "Friend": [club.bob], "Picture": [("a.png", b"x")]}
    reply = await club.ann.submit(survey, values=values)
    assert reply.message.content == "'a long one' ['r'] ['bob', 'a.png']"


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"Story": "four"}, "must have 5 to"),
        ({"Colour": ["Green"]}, "no option 'Green'"),
        ({"Colour": ["Red", "Blue"]}, "takes 1 to 1"),
        ({"Friend": ["bob"]}, "cannot be 'bob'"),
        ({"Age": "7"}, "no input 'Age'"),
    ],
)
async def test_what_a_client_refuses(club: Club, survey: Modal, values: dict[str, object], reason: str) -> None:
    with pytest.raises(SimulatorError, match=reason):
        await club.ann.submit(survey, values=values)


class AppBot(discord.Client):
    """A bot with a command for everywhere, which answers with `public` and `more` messages, and one only for servers."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01)
        self.tree = discord.app_commands.CommandTree(self)
        self.seen: list[discord.Interaction[Any]] = []
        for name in ("anywhere", "here"):
            command: Any = discord.app_commands.Command(name=name, description="x", callback=self.answer)
            own = name == "anywhere"
            command.allowed_installs = discord.app_commands.AppInstallationType(guild=True, user=own)
            command.allowed_contexts = discord.app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=own
            )
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def answer(self, interaction: discord.Interaction[Any], public: bool, more: int) -> None:
        self.seen.append(interaction)
        await interaction.response.send_message("yes", ephemeral=not public)
        for _ in range(more):
            await interaction.followup.send("more", ephemeral=True)


async def test_a_user_reaches_their_own_app_on_other_servers_and_in_groups() -> None:
    async with LoopbackDiscord() as sim:
        club, far = sim.add_guild("Club"), sim.add_guild("Far Club", with_bot=False)
        ann = club.add_member("ann")
        home, abroad = club.add_text_channel("games"), far.add_text_channel("abroad")
        far.add_member(ann)
        group = sim.add_group(ann, sim.add_user("ben"))
        bot = AppBot()
        async with sim.running(bot):
            with pytest.raises(SimulatorError):
                await ann.slash(abroad, "anywhere", public=False, more=0)
            ann.has_app = True
            for place in (home, ann.open_dm(), abroad, group):
                await ann.slash(place, "anywhere", public=False, more=0)
            of_server = [(each.is_guild_integration(), each.is_user_integration()) for each in bot.seen]
            assert of_server == [(True, True), (False, True), (False, True), (False, True)]
            assert [each.context.private_channel for each in bot.seen] == [False, False, False, True]
            for place in (abroad, group):
                with pytest.raises(SimulatorError):
                    await ann.slash(place, "here", public=False, more=0)
            await ann.slash(home, "anywhere", public=True, more=0)
            assert sim.take_violations("public") == []
            await ann.slash(group, "anywhere", public=True, more=0)
            assert len(sim.take_violations("public")) == 1


async def test_an_own_app_sends_five_further_messages() -> None:
    async with LoopbackDiscord() as sim:
        ann = sim.add_user("ann")
        ann.has_app = True
        group, bot = sim.add_group(ann), AppBot()
        async with sim.running(bot):
            reply = await ann.slash(group, "anywhere", public=False, more=MAX_APP_FOLLOW_UPS + 1)
            await reply.followup(MAX_APP_FOLLOW_UPS - 1)
            await sim.quiet()
            assert len(reply.followups) == MAX_APP_FOLLOW_UPS
            assert len(sim.take_violations("limit")) == 1
