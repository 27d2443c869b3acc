"""Write about a table for one reader: its texts in the reader's language, and the buttons and menus below them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.base.icons import NO_ICONS, Icons
from cogs.base.items import Row, TableButton, button, option, select, verb_of
from cogs.base.words import clip, kind_name, safe_name, say, title, words_for
from cogs.client.bot import Interaction
from cogs.client.shown_icons import icons_for
from engine.catalogue import Catalogue
from engine.kernel import Text, remarks_of
from engine.kernel.text import REMARKS, Arg
from engine.tables.open.open_table import OpenTable

SECONDARY = discord.ButtonStyle.secondary

# Discord's limit.
MAX_PLACEHOLDER = 150
"""Maximum number of characters of a menu's placeholder."""


class MenuEntry(NamedTuple):
    """An entry of a menu; `icon` is the name of the icon before its label.

    `short` is the label of a button with the badge of its thing in the picture, if that has one; `exact`, if not
    blank, tells it from other entries about the same thing.
    """

    value: str
    label: str
    description: str | None = None
    icon: str = ""
    short: str = ""
    exact: str = ""
    style: discord.ButtonStyle = discord.ButtonStyle.primary


class Writer:
    """Writes about one table in one language. Calling it, as in `write(key, ...)`, returns the bot's own text for a key.

    `icons` are those that the reader wants to see beside the words of choices.
    """

    def __init__(self, open_table: OpenTable, words: Catalogue, icons: Icons = NO_ICONS) -> None:
        self.icons = icons
        self.open_table, self.table, self.words = open_table, open_table.table, words
        self._plain: dict[int, tuple[Text, str]] = {}  # keeps the text alive, so that its id stays unique

    @classmethod
    def to(cls, interaction: Interaction, open_table: OpenTable) -> Writer:
        """Return a writer for the user of an interaction."""
        return cls(open_table, words_for(interaction), icons_for(interaction))

    def about(self, open_table: OpenTable) -> Writer:
        """Return a writer about `open_table`, which may be a newer state of this one's table."""
        return (
            self
            if open_table is self.open_table and open_table.table is self.table
            else Writer(open_table, self.words, self.icons)
        )

    def __call__(self, key: str, **args: Arg) -> str:
        """Return the bot's own text for `key`."""
        return self.words.words(key, args)

    def markup(self, text: Text) -> str:
        """Return a text of the game with players in bold, and names escaped."""
        return say(self.table, self.words, text)

    def with_icons(self, text: Text) -> Text:
        """Return a text of the game with icons instead of the names of goods."""
        guide = self.open_table.game.guide
        return text if self.icons is NO_ICONS else self.icons.before(text, guide, alone=True)

    def plain(self, text: Text) -> str:
        """Return a text of the game without markup, for buttons and menus; each, and each remark of several, is formatted once."""
        known = self._plain.get(id(text))
        if known is None:
            if text.key == REMARKS:
                said, *more = map(self.plain, remarks_of(text))
                for each in more:
                    said = self.words.words(REMARKS, {"first": said, "more": each})
            else:
                said = self.words.words(text.key, text.args, self.table.name_of)
            known = self._plain[id(text)] = text, said
        return known[1]

    def kind(self, name: str) -> str:
        """Return the game's name for a kind of choice."""
        return kind_name(self.table.game, name, self.words)

    def title(self) -> str:
        """Return the table's name, as in "Nanotech #12"."""
        return title(self.table, self.words)

    def name(self, seat: int) -> str:
        """Return the escaped name of a seat's player."""
        return safe_name(self.table.name_of(seat))

    def verb(self, verb: str) -> str:
        """Return the verb of a press for this kind of table: a table itself, a rehearsal or a lesson."""
        return verb_of(self.open_table, verb)

    def button(
        self,
        verb: str,
        label: str,
        *,
        version: int | None = 0,
        arg: str = "",
        style: discord.ButtonStyle = SECONDARY,
        disabled: bool = False,
        icon: str = "",
    ) -> TableButton:
        """Return a button with a label and an icon, if Discord knows it. By default, it expires when the table changes."""
        version = self.table.version if version is None else version
        return button(
            self.table.id,
            verb,
            label,
            version=version,
            arg=arg,
            style=style,
            disabled=disabled,
            emoji=self.icons.emoji(icon),
        )

    def choosing(
        self,
        verb: str,
        label: str,
        arg: str,
        style: discord.ButtonStyle = SECONDARY,
        *,
        disabled: bool = False,
        icon: str = "",
    ) -> TableButton:
        """Return a button that makes or shows choices at this table, rehearsal or lesson."""
        return self.button(self.verb(verb), label, version=None, arg=arg, style=style, disabled=disabled, icon=icon)

    def menu(self, placeholder: str, entries: Sequence[MenuEntry], arg: str) -> Row:
        """Return a menu that makes choices, like `choosing`; `arg` distinguishes several in a message."""
        options = self._options(entries)
        placeholder, version = clip(placeholder, MAX_PLACEHOLDER), self.table.version
        return select(self.table.id, self.verb("pick"), placeholder, options, version=version, arg=arg)

    def reading_menu(self, placeholder: str, entries: Sequence[MenuEntry]) -> Row:
        """Return a menu of things to read about, which never expires."""
        return select(self.table.id, "about", placeholder, self._options(entries))

    def _options(self, entries: Sequence[MenuEntry]) -> list[discord.SelectOption]:
        return [
            option(entry.value, entry.label, entry.description, emoji=self.icons.emoji(entry.icon))
            for entry in entries
        ]
