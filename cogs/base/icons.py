"""The icons that messages can show: emojis of the application, once they are uploaded."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import discord

from engine.kernel import Guide, Text
from engine.kernel.text import Arg, Listing


class Icons:
    """The icons that Discord knows, by name: `icons("thaler")` is the text that shows one, or "" if it is not uploaded.

    `wanted` is whether the host wants icons at all. If an icon is not shown, the words are the same as without icons.
    """

    def __init__(self, *, wanted: bool) -> None:
        self.wanted = wanted
        self._known: dict[str, int] = {}

    def learn(self, known: Mapping[str, int]) -> None:
        """Set the ids of the emojis by name; forget all other ids."""
        self._known = dict(known) if self.wanted else {}

    def __call__(self, name: str) -> str:
        """Return the text that shows an icon in a message, or "" if Discord does not know it."""
        emoji = self.emoji(name)
        return str(emoji) if emoji is not None else ""

    def emoji(self, name: str) -> discord.PartialEmoji | None:
        """Return an icon for a button or an entry of a menu, or None if Discord does not know it."""
        known = self._known.get(name)
        return discord.PartialEmoji(name=name, id=known) if known is not None else None

    def forget(self, names: Collection[str]) -> None:
        """Stop showing some icons until they are learned again."""
        self._known = {name: known for name, known in self._known.items() if name not in names}

    @property
    def ids(self) -> frozenset[int]:
        """The ids of the emojis that are shown."""
        return frozenset(self._known.values())

    @property
    def names(self) -> frozenset[str]:
        """The names of the icons that Discord knows."""
        return frozenset(self._known)

    def before(self, said: Text, guide: Guide[Any], *, alone: bool = False) -> Text:
        """Return a text with an icon before each part that has one (`Guide.text_icon`), and before its sign.

        A part with an icon contains no other icons. `alone`: for a reader who knows the icons; only amounts have one,
        and it replaces the word for what is counted (`Guide.beside_icon`).
        """
        if (name := guide.text_icon(said)) is None:
            return said
        shown, what = self(name), guide.beside_icon(said) if alone else said
        if shown and what is not None:
            return Text("with-icon", {"icon": shown, "what": what})
        args = {name: self._before_argument(arg, guide, alone=alone) for name, arg in said.args.items()}
        return Text(said.key, args)

    def _before_argument(self, arg: Arg, guide: Guide[Any], *, alone: bool) -> Arg:
        if isinstance(arg, Listing):
            return Listing(
                tuple(self.before(each, guide, alone=alone) if isinstance(each, Text) else each for each in arg.items)
            )
        return self.before(arg, guide, alone=alone) if isinstance(arg, Text) else arg


NO_ICONS = Icons(wanted=False)
"""The icons of a reader who wants only words."""
