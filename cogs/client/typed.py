"""Where typed text is taken in: cut, or refused, before anything else sees it, and made comparable once.

Discord refuses longer text itself where an option says how long it may be; nothing here relies on that.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.client.items import MAX_OPTION, MAX_OPTIONS
from cogs.client.words import clip
from engine.kernel import MAX_FOLDED, MAX_LINE, MAX_TYPED, unaccented

if TYPE_CHECKING:
    from cogs.client.bot import GameBot

Name = app_commands.Range[str, None, MAX_TYPED]
"""The annotation of an option that takes a name."""
Line = app_commands.Range[str, None, MAX_LINE]
"""The annotation of an option that takes a name or several words."""

MAX_REMEMBERED = 8192
"""So many texts are remembered in their comparable form: the labels of both games in a few languages."""

_NO_ACCENT = str.maketrans("łŁøØđĐ", "lLoOdD")
"""Letters whose stroke Unicode does not take for an accent."""


def cut_options(interaction: discord.Interaction[GameBot]) -> int:
    """Cut every text among a command's options, in place, to what its option may hold.

    Returns how many characters the first option may hold of which there were more, else 0.
    """
    data: Any = interaction.data or {}
    command = interaction.command
    most = {
        str(getattr(each.display_name, "message", each.display_name)): each.max_value
        for each in (command.parameters if isinstance(command, app_commands.Command) else ())
        if each.type is discord.AppCommandOptionType.string
    }
    refused = 0
    left: list[Any] = list(data.get("options") or ())
    while left:
        option = left.pop()
        left += option.get("options") or ()
        value, room = option.get("value"), int(most.get(option["name"]) or MAX_TYPED)
        if isinstance(value, str) and len(value) > room:
            option["value"], refused = value[:room], room
    return refused


def plain(said: str) -> str:
    """Return text for comparing: no accents, no case, only letters, digits and single spaces."""
    return _plain(said[:MAX_FOLDED])


@lru_cache(MAX_REMEMBERED)
def _plain(said: str) -> str:
    bare = unaccented(said).translate(_NO_ACCENT)
    return " ".join("".join(char if char.isalnum() else " " for char in bare.casefold()).split())


def suggestions(
    named: Iterable[tuple[str, str]], typed: str, *, values_too: bool = False
) -> list[app_commands.Choice[str]]:
    """Return the first of these pairs of a name and its value whose name (or value) holds what was typed."""
    wanted = plain(typed)
    found: list[app_commands.Choice[str]] = []
    for name, value in named:
        if wanted in plain(name) or (values_too and wanted in plain(value)):
            found.append(app_commands.Choice(name=clip(name, MAX_OPTION), value=value))
        if len(found) == MAX_OPTIONS:
            break
    return found
