"""The icons that messages can show: emojis of the application, once they are uploaded."""

from __future__ import annotations

from collections.abc import Mapping

import discord


class Icons:
    """The icons that Discord knows, by name: `icons("thaler")` is the text that shows one, or "" if it is not uploaded.

    `wanted` is whether the host wants icons at all. Nothing may depend on an icon: the word always stands beside it.
    """

    def __init__(self, *, wanted: bool) -> None:
        self.wanted = wanted
        self._known: dict[str, int] = {}

    def learn(self, known: Mapping[str, int]) -> None:
        """Set the ids of the emojis by name; those of other names are forgotten."""
        self._known = dict(known) if self.wanted else {}

    def __call__(self, name: str) -> str:
        """Return the text that shows an icon in a message, or "" if Discord does not know it."""
        emoji = self.emoji(name)
        return str(emoji) if emoji is not None else ""

    def emoji(self, name: str) -> discord.PartialEmoji | None:
        """Return an icon for a button or an entry of a menu, or None if Discord does not know it."""
        known = self._known.get(name)
        return discord.PartialEmoji(name=name, id=known) if known is not None else None

    @property
    def names(self) -> frozenset[str]:
        """The names of the icons that Discord knows."""
        return frozenset(self._known)
