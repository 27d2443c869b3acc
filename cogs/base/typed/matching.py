"""Match typed text that was not picked from the suggestions with one of them, if the match is unambiguous."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import eq
from typing import NamedTuple

from discord import app_commands

from cogs.base.items import MAX_OPTION, MAX_OPTIONS
from cogs.base.typed.values import plain
from cogs.base.words import clip

SHORTEST_BEGINNING = 3
"""Minimum number of letters of an abbreviated word; two in languages that write whole words with two characters."""


class Entry(NamedTuple):
    """A suggestion: the value that picking it sends, the text shown, and other names by which it may be typed."""

    value: str
    shown: str
    names: tuple[str, ...] = ()


def suggestions(entries: Iterable[Entry], typed: str) -> list[app_commands.Choice[str]]:
    """Return the suggestions whose text, names or value contain what is typed so far."""
    wanted = plain(typed)
    return [
        app_commands.Choice(name=clip(entry.shown, MAX_OPTION), value=entry.value)
        for entry in entries
        if any(wanted in plain(name) for name in (clip(entry.shown, MAX_OPTION), *entry.names, entry.value))
    ][:MAX_OPTIONS]


def match_suggestion(entries: Sequence[Entry], typed: str) -> str | None:
    """Return the value of the suggestion that was picked, or typed as one of its complete names; None if unclear."""
    if any(entry.value == typed for entry in entries):
        return typed
    wanted = plain(typed)
    if not wanted:
        return None
    names = ((entry, (entry.value, entry.shown, clip(entry.shown, MAX_OPTION), *entry.names)) for entry in entries)
    found = [entry.value for entry, known in names if wanted in map(plain, known)]
    return found[0] if len(found) == 1 else None


class Spoken(NamedTuple):
    """A choice as it may be typed: its id (or two in a row), its label, and its suggestion's text."""

    id: str
    label: str
    shown: str


def match_choice(choices: Sequence[Spoken], typed: str) -> str | None:
    """Return the id of the only choice that matches the typed text; None without one.

    The text may be the id, the whole label or the whole suggestion, or the label's first words. Otherwise, each word
    must be in the label or the id, or, if no choice has them all, must be the beginning of such a word. Choices
    without a kind, such as confirming or skipping, need complete words from their labels. Parts of words never count,
    nor words of one or two characters unless they are a code.
    """
    if any(choice.id == typed for choice in choices):
        return typed
    wanted = plain(typed).split()
    if not wanted:
        return None
    tests: list[Callable[[Spoken], bool]] = [
        lambda choice: wanted in _whole(choice),
        lambda choice: any(map(_long, wanted)) and plain(choice.label).split()[: len(wanted)] == wanted,
        lambda choice: ":" in choice.id and _has(choice, wanted, eq),
        lambda choice: ":" in choice.id and _has(choice, wanted, _begins),
    ]
    for fits in tests:
        found = [choice for choice in choices if fits(choice)]
        if found:
            return found[0].id if len(found) == 1 and _in_order(found[0], wanted) else None
    return None


def match_whole(choices: Sequence[Spoken], typed: str) -> str | None:
    """Return the id of the only choice whose whole label or whole suggestion was typed; else None."""
    wanted = plain(typed).split()
    found = [choice.id for choice in choices if wanted and wanted in _whole(choice)[1:]]
    return found[0] if len(found) == 1 else None


def _whole(choice: Spoken) -> list[list[str]]:
    """Return the words of all names of a choice: first its id, then its label."""
    said = (choice.id, choice.label, choice.shown, clip(choice.shown, MAX_OPTION))
    return [plain(name).split() for name in said]


def _long(word: str) -> bool:
    """Return whether a word is more than a number or a short word."""
    return len(word) >= (SHORTEST_BEGINNING if word.isascii() else SHORTEST_BEGINNING - 1) and not word.isdecimal()


def _begins(word: str, known: str) -> bool:
    return known.startswith(word) if _long(word) else word == known


def _codes(choice: Spoken) -> list[str]:
    """Return the words of a choice's id (of two in a row the second, which the label describes).

    A bare number that the label does not show is left out: it counts from 0.
    """
    label = plain(choice.label).split()
    parts = [plain(part) for part in choice.id.split()[-1].split(":")]
    return [word for part in parts if not part.isdecimal() or part in label for word in part.split()]


def _has(choice: Spoken, wanted: Sequence[str], fits: Callable[[str, str], bool]) -> bool:
    """Return whether each word matches one in the label or the id; short words must be codes."""
    codes, label = _codes(choice), plain(choice.label).split()
    return all(any(fits(word, known) for known in (*codes, *(label if _long(word) else ()))) for word in wanted)


def _in_order(choice: Spoken, wanted: Sequence[str]) -> bool:
    """Return whether the words occur in this order in one of the choice's names.

    "Riesa-Leipzig:1" is not the space "Leipzig-Riesa 1/3", though that has the same words.
    """
    for name in (*_whole(choice), _codes(choice)):
        words = iter(name)
        if all(any(_begins(word, known) for known in words) for word in wanted):
            return True
    return False
