"""The commands as Discord lists them, and the answer to a player who uses a removed one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
from discord import app_commands

from cogs.base.old_names import RENAMED
from simulation.world.commands import SUBCOMMAND_GROUP
from tests.e2e.conftest import Club, club

__all__ = ["club"]

MOST_AT_THE_TOP, MOST_COMMANDS = 28, 66
"""Maximum number of names to remember, and of commands below them. Before raising one: which group takes the new one, which goes?"""


def leaves(commands: list[dict[str, Any]], path: str = "") -> Iterator[str]:
    """Yield the full name of every command that can be used."""
    for command in commands:
        name = f"{path} {command['name']}".strip()
        below = [option for option in command.get("options") or [] if option["type"] <= SUBCOMMAND_GROUP]
        yield from leaves(below, name) if below else [name]


async def test_few_commands_stand_at_the_top_and_none_twice(club: Club) -> None:
    async with club.open():
        listed = club.sim.commands.of_guild(None)
        top = {command["name"] for command in listed}
        assert {"new", "games", "table", "nucleum", "nanotech", "turn", "board"} <= top
        assert len(top) <= MOST_AT_THE_TOP, f"which group takes the new one, or which goes? {sorted(top)}"
        usable = sorted(leaves(listed))
        assert len(usable) == len(set(usable)) <= MOST_COMMANDS, f"which one goes? {usable}"
        offered = {(tuple(command["contexts"]), tuple(command["integration_types"])) for command in listed}
        assert offered == {((0, 1), (0,))}  # on servers and in direct messages with the bot, where a server has it


async def test_old_names_are_answered_with_commands_of_today(club: Club) -> None:
    """Of every command that was renamed, in a server and in direct messages, the player who uses it."""
    async with club.open():
        known = {f"/{name}" for name in leaves(club.sim.commands.of_guild(None))}
        for old, new in RENAMED.items():
            assert f"/{old}" not in known
            assert any(new == name or new.startswith(f"{name} ") for name in known), new
            for person in (club.people[0], club.people[3]):
                for channel in (club.channel, person.open_dm()):
                    answer = await (await person.slash_old(channel, old)).answer()
                    assert answer.text == f"This command is now {new}."
                    assert answer.ephemeral_for is person
        answer = await (await club.people[0].slash_old(club.channel, "table dance now")).answer()
        assert answer.text == "That command has changed. Type it again and pick it from the list."


@pytest.mark.parametrize(
    "error",
    [
        app_commands.CommandNotFound("gone", []),
        app_commands.CommandSignatureMismatch(AsyncMock(qualified_name="changed")),
    ],
)
async def test_a_command_that_has_changed_is_answered(club: Club, error: app_commands.AppCommandError) -> None:
    """As if this client of Discord had not yet read the new list of commands."""
    async with club.open() as bot:
        bot.answer_error = AsyncMock()  # type: ignore[method-assign]
        interaction = AsyncMock(spec=discord.Interaction, client=bot, data={"name": "gone"})
        await bot.tree.on_error(interaction, error)
        (_, refused), _ = bot.answer_error.call_args
        assert refused.text.key == "error-command-changed"
