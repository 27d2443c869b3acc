"""Forms with labels and inputs of all types."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from simulation import Modal, SimulatorError
from tests.simulation.conftest import Club

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
