"""Commands that had another name in an earlier release: what to answer when somebody still uses the old one.

Old names are not registered with Discord: they would fill its list of commands twice over, and `/start` or `/leave`
are names that other bots have too. They arrive from clients that have not read the new list yet; Discord itself
finds `/table start` for whoever types "start". Leave a name out a release after it has changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from engine.kernel import Text, text

_UNDER_TABLE = (
    "join",
    "leave",
    "start",
    "computer add",
    "computer remove",
    "option",
    "language",
    "cancel",
    "rematch",
    "resign",
    "replace",
    "reminders",
    "answers",
)
MOVED: Mapping[str, str] = {
    **{name: f"table {name}" for name in _UNDER_TABLE},
    "force-undo": "table undo",
    "admin force-undo": "table undo",
    "move-table": "table move",
    "nucleum score": "score",
    "nanotech score": "score",
    "nucleum fulfil": "nucleum fulfill",
    **{f"settings {name}": "settings" for name in ("quiet-hours", "away", "language", "theme")},
}
"""The present name of each command that was called otherwise in the last release."""


def path_of(data: Mapping[str, Any]) -> str:
    """Return the whole name of the command in an interaction's data, such as "table computer add"."""
    names, options = [str(data.get("name", ""))], data.get("options") or ()
    while options and options[0].get("type") in {
        discord.AppCommandOptionType.subcommand.value,
        discord.AppCommandOptionType.subcommand_group.value,
    }:
        names.append(str(options[0]["name"]))
        options = options[0].get("options") or ()
    return " ".join(names)


def about_old(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> Text | None:
    """Return what to tell whoever used a command as it was once; None for any other error."""
    if not isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return None
    data: Any = interaction.data or {}
    now = MOVED.get(path_of(data))
    if now is not None:
        return text("error-command-moved", command=f"/{now}")
    return text("error-command-changed")
