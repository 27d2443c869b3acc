"""Input of typed text: cut, or refused, before any other code sees it, and normalized once for comparison.

Discord itself enforces maximum lengths of options, and refuses values of another kind or out of range;
nothing here relies on that.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import discord
from discord import app_commands

from cogs.base.items import MAX_OPTION, MAX_OPTIONS
from cogs.base.words import clip
from engine.catalogue import Catalogue
from engine.kernel import MAX_FOLDED, MAX_LINE, MAX_TYPED, Listing, Text, storable, strip_accents, text

Name = app_commands.Range[str, None, MAX_TYPED]
"""The annotation of an option that takes a name."""
Line = app_commands.Range[str, None, MAX_LINE]
"""The annotation of an option that takes a name or several words."""

MAX_REMEMBERED = 8192
"""Maximum number of normalized texts remembered: the labels of both games in a few languages."""

_NO_ACCENT = str.maketrans("łŁøØđĐ", "lLoOdD")
"""Letters whose stroke is not an accent in Unicode."""

Kind = discord.AppCommandOptionType
_PYTHON = {Kind.string: (str,), Kind.integer: (int,), Kind.number: (int, float), Kind.boolean: (bool,)}
MOST = 2**53
"""The largest number that Discord accepts for an option without its own limit; its negative is the smallest."""
_RESOLVED = {Kind.user: "users", Kind.attachment: "attachments", Kind.channel: "channels", Kind.role: "roles"}


def cut_options(interaction: discord.Interaction[Any]) -> int:
    """Cut every text among a command's options, in place, to its option's maximum length, and to what can be stored.

    Returns the maximum length of the first option that exceeded it, else 0.
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
        if isinstance(value, str):
            option["value"] = storable(value[:room])
            refused = room if len(value) > room else refused
    return refused


def wrong_argument(interaction: discord.Interaction[Any], words: Catalogue) -> Text | None:
    """Return the error text for the first invalid value of a command's options; None if all are valid."""
    command = interaction.command
    data: Any = interaction.data or {}
    if not isinstance(command, app_commands.Command):
        return None
    known = {str(getattr(each.display_name, "message", each.display_name)): each for each in command.parameters}
    for given in _command_options(data):
        parameter = known.get(given["name"])
        if parameter is not None and not _fits(parameter, given, data):
            return _expected_values(parameter, words)
    return None


def _command_options(data: Any) -> list[Any]:
    """Return the options of the command itself, below the names of groups and subcommands."""
    options: list[Any] = list(data.get("options") or ())
    while options and options[0].get("type") in {Kind.subcommand.value, Kind.subcommand_group.value}:
        options = list(options[0].get("options") or ())
    return options


def _fits(parameter: app_commands.Parameter, given: Any, data: Any) -> bool:
    kind, value = parameter.type, given.get("value")
    if given.get("type") != kind.value:
        return False
    if kind in _RESOLVED:
        return str(value) in ((data.get("resolved") or {}).get(_RESOLVED[kind]) or {})
    if kind not in _PYTHON:
        return True
    if type(value) not in _PYTHON[kind]:  # a bool is an int to `isinstance`
        return False
    if parameter.choices:
        return value in {choice.value for choice in parameter.choices}
    if kind in {Kind.integer, Kind.number}:
        low, high = parameter.min_value, parameter.max_value
        return bool((-MOST if low is None else low) <= value <= (MOST if high is None else high))
    return True


def _expected_values(parameter: app_commands.Parameter, words: Catalogue) -> Text:
    name = str(getattr(parameter.display_name, "message", parameter.display_name))
    label = f"name-parameter-{name}"
    option = words(label) if label in words.own else name
    if parameter.choices:
        keys = [choice._locale_name.extras.get("key") for choice in parameter.choices if choice._locale_name]  # noqa: SLF001 - not public
        if all(keys) and len(keys) == len(parameter.choices):
            return text("error-option-values", option=option, values=Listing(tuple(text(str(key)) for key in keys)))
    if parameter.type is Kind.boolean:
        return text("error-option-yes-no", option=option)
    if parameter.type in {Kind.integer, Kind.number} and parameter.max_value is not None:
        low, high = int(parameter.min_value or 0), int(parameter.max_value)
        return text("error-option-range", option=option, low=low, high=high)
    return text("error-argument", option=option)


def plain(said: str) -> str:
    """Return text normalized for comparison: no accents, no case, only letters, digits and single spaces."""
    return _plain(said[:MAX_FOLDED])


@lru_cache(MAX_REMEMBERED)
def _plain(said: str) -> str:
    bare = strip_accents(said).translate(_NO_ACCENT)
    return " ".join("".join(char if char.isalnum() else " " for char in bare.casefold()).split())


def suggestions(
    named: Iterable[tuple[str, str]], typed: str, *, values_too: bool = False
) -> list[app_commands.Choice[str]]:
    """Return the first of these pairs of a name and its value whose name (or value) contains the typed text."""
    wanted = plain(typed)
    found: list[app_commands.Choice[str]] = []
    for name, value in named:
        if wanted in plain(name) or (values_too and wanted in plain(value)):
            found.append(app_commands.Choice(name=clip(name, MAX_OPTION), value=value))
        if len(found) == MAX_OPTIONS:
            break
    return found
