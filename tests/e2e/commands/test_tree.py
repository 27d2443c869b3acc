"""The commands as Discord lists them, and what is said to whoever uses one that is no longer there."""

from __future__ import annotations

from unittest.mock import AsyncMock

import discord
import pytest
from discord import app_commands

from tests.e2e.conftest import Club, club

__all__ = ["club"]

MOST_AT_THE_TOP = 22


async def test_few_commands_stand_at_the_top_and_none_twice(club: Club) -> None:
    async with club.open():
        listed = club.sim.commands.of_guild(None)
        top = {command["name"] for command in listed}
        assert {"new", "games", "table", "nucleum", "nanotech", "turn", "board"} <= top
        assert len(top) <= MOST_AT_THE_TOP
        offered = {(tuple(command["contexts"]), tuple(command["integration_types"])) for command in listed}
        assert offered == {((0, 1), (0,))}  # on servers and in direct messages with the bot, where a server has it


@pytest.mark.parametrize(
    "error",
    [
        app_commands.CommandNotFound("gone", []),
        app_commands.CommandSignatureMismatch(AsyncMock(qualified_name="changed")),
    ],
)
async def test_a_command_that_has_changed_is_answered(club: Club, error: app_commands.AppCommandError) -> None:
    """As when this client of Discord has not read the new list of commands yet."""
    async with club.open() as bot:
        bot.answer_error = AsyncMock()  # type: ignore[method-assign]
        interaction = AsyncMock(spec=discord.Interaction, client=bot, data={"name": "gone"})
        await bot.tree.on_error(interaction, error)
        (_, refused), _ = bot.answer_error.call_args
        assert refused.text.key == "error-command-changed"
