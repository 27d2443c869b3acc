"""The commands as Discord lists them, and what is said to whoever uses one of an earlier release."""

from __future__ import annotations

from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
from discord import app_commands

from cogs.client.old_names import MOVED, about_old, path_of
from tests.e2e.conftest import Club, club
from tests.languages.test_commands import parts

__all__ = ["club"]

MOST_AT_THE_TOP = 20


async def test_few_commands_stand_at_the_top_and_none_twice(club: Club) -> None:
    async with club.open():
        listed = club.sim.commands.listed(None)
        top = {command["name"] for command in listed}
        assert {"new", "games", "table", "nucleum", "nanotech", "turn", "board"} <= top
        assert len(top) <= MOST_AT_THE_TOP
        assert not top & set(MOVED)
        offered = {(tuple(command["contexts"]), tuple(command["integration_types"])) for command in listed}
        assert offered == {((0, 1), (0,))}  # on servers and in direct messages with the bot, where a server has it
        paths = {path for path, _ in parts(listed)}
        assert set(MOVED.values()) <= paths
        assert not set(MOVED) & paths


def interaction_of(data: dict[str, Any]) -> Any:
    found = AsyncMock(spec=discord.Interaction)
    found.data = data
    return found


@pytest.mark.parametrize(("old", "new"), sorted(MOVED.items()))
def test_an_old_name_is_answered_with_the_present_one(old: str, new: str) -> None:
    names = old.split()
    data: dict[str, Any] = {"name": names[-1], "type": 1, "options": [{"name": "value", "type": 3, "value": "x"}]}
    for name in reversed(names[:-1]):
        data = {"name": name, "type": 2, "options": [data]}
    assert path_of(data) == old
    said = about_old(interaction_of(data), app_commands.CommandNotFound(names[0], []))
    assert said is not None
    assert said.key == "error-command-moved"
    assert said.args == {"command": f"/{new}"}


def test_other_errors_are_not_about_old_names() -> None:
    assert about_old(interaction_of({"name": "turn"}), app_commands.AppCommandError()) is None
    gone = about_old(interaction_of({"name": "gone"}), app_commands.CommandNotFound("gone", []))
    assert gone is not None
    assert gone.key == "error-command-changed"
