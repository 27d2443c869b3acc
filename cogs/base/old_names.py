"""Commands of earlier releases: a Discord client may still offer them for a while, and people remember them."""

from __future__ import annotations

from typing import Any

import discord

from engine.kernel import text
from engine.tables.open.open_table import TableError

RENAMED = {
    **{
        f"{game} {command}": f"/{command}"
        for game in ("nucleum", "nanotech")
        for command in ("confirm", "undo", "why")
    },
    **{f"{game} restart": "/undo all:True" for game in ("nucleum", "nanotech")},
    **{f"nucleum {command}": "/nucleum choose" for command in ("exchange", "resolve", "return", "skip")},
    **{f"nanotech {command}": "/nanotech choose" for command in ("bonus", "decline", "extra")},
    "table request-undo": "/undo",
    **{f"table {command}": f"/host {command}" for command in ("start", "cancel", "replace", "undo")},
    "table move": "/host channel",
    "table answers": "/settings",
    "what": "/lookup",
    **{f"plan {command}": "/plan" for command in ("try", "show", "drop")},
    **{f"me {command}": "/settings" for command in ("export", "forget")},
    "leaderboard": "/records",
    "recap": "/log recap:True",
    **{f"table {command}": "/host setup" for command in ("option", "language", "pace", "reminders", "permissions")},
}
"""The replacement for each command of an earlier release, by its full name."""

SUBCOMMANDS = {discord.AppCommandOptionType.subcommand.value, discord.AppCommandOptionType.subcommand_group.value}


def full_name(data: Any) -> str:
    """Return the full name of the command in the data of an interaction, as in "table invite"."""
    names, options = [str(data.get("name", ""))], list(data.get("options") or ())
    while options and options[0].get("type") in SUBCOMMANDS:
        names.append(str(options[0]["name"]))
        options = list(options[0].get("options") or ())
    return " ".join(names)


def changed_command(interaction: discord.Interaction[Any]) -> TableError:
    """Return the refusal of a command that this release lacks or has in another form; it names the new one."""
    new = RENAMED.get(full_name(interaction.data or {}))
    return TableError(text("error-command-changed") if new is None else text("error-command-renamed", command=new))
