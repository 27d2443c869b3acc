"""The bot's buttons, menus and forms, defined entirely by their custom ids.

A custom id reads `b:<table>:<version>:<verb>:<argument>` (`s:` for menus, `f:` for forms). Nothing is stored about a
message, so every button works after a restart, and so does a form that was open during the restart. Version 0 means
the press does not depend on the table's state.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from itertools import islice
from typing import TYPE_CHECKING, Any, Protocol

import discord

from engine.kernel import MAX_TYPED, storable
from engine.telemetry import count, note

if TYPE_CHECKING:
    from engine.tables.open.open_table import OpenTable

# Discord's limits: rows of a message, buttons of a row, entries of a menu, characters of a button, entry and title.
MAX_ROWS = 5
MAX_IN_ROW = 5
MAX_OPTIONS = 25
MAX_LABEL = 80
MAX_OPTION = 100
MAX_TITLE = 45
MAX_WRITTEN = 4000
"""Maximum number of characters Discord accepts in a field of a form."""
# Discord's limit for a form.
MAX_FIELDS = 5
MAX_USER_ID = 19
"""Maximum number of digits of a user's id that a database can hold."""
MOST_BYTES = 8_000_000
"""Maximum number of bytes of a file before it is compressed, as with hundreds of games: Discord accepts 10 MB."""

# At most 18 digits, the limit of SQLite and Discord. Anything else is not one of our buttons and gets no answer.
_CUSTOM_ID = re.compile(
    r"(?P<kind>[bsf]):(?P<table>[0-9]{1,18}):(?P<version>[0-9]{1,18}):(?P<verb>[a-z-]+):(?P<arg>.*)"
)

Press = Callable[[discord.Interaction[Any], "Pressed"], Awaitable[None]]


class Answering(Protocol):
    """The part of the bot that a press needs; see `cogs.client.bot.GameBot`."""

    def answering(self, interaction: discord.Interaction[Any]) -> AbstractContextManager[None]: ...  # noqa: D102
    async def admits(self, interaction: discord.Interaction[Any]) -> bool: ...  # noqa: D102
    async def meet(self, interaction: discord.Interaction[Any]) -> None: ...  # noqa: D102
    async def check_server(self, interaction: discord.Interaction[Any], table_id: int) -> None: ...  # noqa: D102
    async def answer_unknown(self, interaction: discord.Interaction[Any]) -> None: ...  # noqa: D102
    async def answer_error(self, interaction: discord.Interaction[Any], error: BaseException) -> None: ...  # noqa: D102


class Pressed:
    """A press: the table and version, the action (`verb`), and its arguments (`arg`, `values`).

    `values` are the values chosen in a menu, or the texts written into a form, whose `fields` map each field's name
    to its contents. No text is longer than Discord allows (`most` characters per value), even if the sender ignores
    the limit, and all can be stored.
    """

    def __init__(
        self,
        match: re.Match[str],
        values: Sequence[str] = (),
        *,
        fields: Mapping[str, Sequence[str]] | None = None,
        most: int = MAX_TYPED,
    ) -> None:
        self.table = int(match["table"])
        self.version = int(match["version"])
        self.verb = match["verb"]
        self.arg = match["arg"][:MAX_TYPED]
        self.values = [storable(value[:most]) for value in values[:MAX_OPTIONS]]
        self.fields = {
            name[:MAX_TYPED]: [storable(value[:most]) for value in given[:MAX_OPTIONS]]
            for name, given in (fields or {}).items()
        }


_verbs: dict[str, Press] = {}
_anywhere: set[str] = set()
_forms: set[str] = set()


def on_press(verb: str, *, anywhere: bool = False, form: bool = False) -> Callable[[Press], Press]:
    """Register the function that answers presses with this verb; with `form`, only forms that were submitted.

    A press whose custom id names a table of another server is answered as if there were no such table, unless the
    function checks by itself who may press it from `anywhere`.

    Raises ValueError if the verb is taken, so that the bot does not start.
    """

    def register(press: Press) -> Press:
        older = _verbs.get(verb)
        if older is not None:
            raise ValueError(f"two functions answer the verb {verb!r}: {_place_of(older)} and {_place_of(press)}")
        _verbs[verb] = press
        if anywhere:
            _anywhere.add(verb)
        if form:
            _forms.add(verb)
        return press

    return register


def _place_of(press: Press) -> str:
    return f"{press.__module__}.{getattr(press, '__qualname__', press)}"


def verbs() -> frozenset[str]:
    """Return all registered verbs."""
    return frozenset(_verbs)


def form_verbs() -> frozenset[str]:
    """Return the verbs that only forms may have."""
    return frozenset(_forms)


async def _answer(interaction: discord.Interaction[Any], pressed: Pressed, *, form: bool = False) -> None:
    bot: Answering = interaction.client
    # A form has no message to edit, and a button contains no typed text.
    press = _verbs.get(pressed.verb) if (pressed.verb in _forms) == form else None
    count("press", pressed.verb if press else "unknown")
    note(table=pressed.table)
    with bot.answering(interaction):
        try:
            if not await bot.admits(interaction):
                return
            await bot.meet(interaction)
            if press is None:
                await bot.answer_unknown(interaction)
            else:
                if pressed.verb not in _anywhere:
                    await bot.check_server(interaction, pressed.table)
                await press(interaction, pressed)
        except Exception as error:  # noqa: BLE001 - the one place that reports and logs errors of presses
            await bot.answer_error(interaction, error)


async def answer_press(interaction: discord.Interaction[Any]) -> None:
    """Answer a press on a button or menu of the bot, or a form that was submitted; ignore any other interaction.

    The verbs are registered by `on_press`.
    """
    data: Any = interaction.data or {}
    match = _CUSTOM_ID.fullmatch(data.get("custom_id", ""))
    if match is None:
        return
    if interaction.type is discord.InteractionType.component and match["kind"] != "f":
        await _answer(interaction, Pressed(match, data.get("values", ())))
    if interaction.type is discord.InteractionType.modal_submit and match["kind"] == "f":
        fields = list(islice(_fields(data["components"]), MAX_FIELDS))
        written = [part["value"] for part in fields if "value" in part]
        given = {str(part.get("custom_id", "")): part.get("values") or [part.get("value", "")] for part in fields}
        given |= {str(part["custom_id"]): [] for part in fields if part.get("values") == []}
        await _answer(interaction, Pressed(match, written, fields=given, most=MAX_WRITTEN), form=True)


def _fields(components: Sequence[Any]) -> Iterator[Any]:
    """Yield each filled-in field of a form, in order; fields are in rows or labels."""
    for part in components:
        if "value" in part or "values" in part:
            yield part
        yield from _fields([*part.get("components", ()), *filter(None, [part.get("component")])])


class TableButton(discord.ui.Button[discord.ui.View]):
    """A button on any of the bot's messages."""


class TableSelect(discord.ui.Select[discord.ui.View]):
    """A menu on any of the bot's messages."""


def verb_of(open_table: OpenTable, verb: str) -> str:
    """Return the verb of a press that makes or shows choices; rehearsals and lessons have their own."""
    return f"{open_table.presses}-{verb}" if open_table.presses else verb


def fits(table: int, version: int, verb: str, arg: str) -> bool:
    """Return whether a custom id has room for these parts."""
    return len(f"b:{table}:{version}:{verb}:{arg}") <= MAX_TYPED


def button(
    table: int,
    verb: str,
    label: str,
    *,
    version: int = 0,
    arg: str = "",
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
    emoji: discord.PartialEmoji | None = None,
) -> TableButton:
    """Return a button; labels longer than Discord allows are cut."""
    label = _cut(label, MAX_LABEL)
    custom_id = f"b:{table}:{version}:{verb}:{arg}"
    return TableButton(label=label, style=style, disabled=disabled, custom_id=custom_id, emoji=emoji)


def link_button(label: str, address: str) -> LinkButton:
    """Return a button that opens an address; labels longer than Discord allows are cut."""
    label = _cut(label, MAX_LABEL)
    return discord.ui.Button(label=label, url=address)


def select(
    table: int,
    verb: str,
    placeholder: str,
    options: Sequence[discord.SelectOption],
    *,
    version: int = 0,
    arg: str = "",
    at_most: int = 0,
) -> TableSelect:
    """Return a menu of at most 25 options: exactly one can be chosen or, with `at_most`, up to that many."""
    return TableSelect(
        placeholder=placeholder,
        options=list(options),
        custom_id=f"s:{table}:{version}:{verb}:{arg}",
        min_values=0 if at_most else 1,
        max_values=at_most or 1,
    )


def form(table: int, verb: str, title: str, *fields: discord.ui.Label[Any], arg: str = "") -> discord.ui.Modal:
    """Return a form with fields; `on_press(verb, form=True)` answers it, with the contents of the fields as its values.

    It is marked as finished at once, so the client does not store it: `answer_press` answers.
    """
    modal = discord.ui.Modal(title=_cut(title, MAX_TITLE), custom_id=f"f:{table}:0:{verb}:{arg}")
    for field in fields:
        modal.add_item(field)
    modal.stop()
    return modal


def field(name: str, label: str, now: str, *, description: str = "", most: int) -> discord.ui.Label[Any]:
    """Return a form's field for a text of at most `most` characters; it may be left empty."""
    entry: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=name, default=now or None, max_length=most, required=False
    )
    return discord.ui.Label(
        text=_cut(label, MAX_TITLE), description=_cut(description, MAX_OPTION) or None, component=entry
    )


def field_menu(
    name: str, label: str, options: Sequence[discord.SelectOption], *, about: str = "", at_most: int = 1
) -> discord.ui.Label[Any]:
    """Return a menu of a form, in which none to `at_most` options can be chosen.

    On phones, preselected options cannot be removed from a menu that requires a choice, and Discord refuses a
    required menu that may be empty.
    """
    menu: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=name, options=list(options), required=False, min_values=0, max_values=at_most
    )
    return discord.ui.Label(text=_cut(label, MAX_TITLE), description=_cut(about, MAX_OPTION) or None, component=menu)


def _cut(text: str, most: int) -> str:
    """Return a text cut with an ellipsis to at most `most` characters."""
    return text if len(text) <= most else text[: most - 1] + "…"


def option(
    value: str,
    label: str,
    description: str | None = None,
    *,
    default: bool = False,
    emoji: discord.PartialEmoji | None = None,
) -> discord.SelectOption:
    """Return a menu option with texts cut to Discord's limits."""
    about = _cut(description, MAX_OPTION) if description else None
    return discord.SelectOption(
        value=value, label=_cut(label, MAX_OPTION), description=about, default=default, emoji=emoji
    )


LinkButton = discord.ui.Button[discord.ui.View]
"""A button that only opens an address: the bot does not receive its presses."""
Row = Sequence[TableButton | LinkButton] | TableSelect


def in_rows(buttons: Sequence[TableButton | LinkButton]) -> list[Row]:
    """Return buttons in rows of at most five."""
    return [buttons[first : first + MAX_IN_ROW] for first in range(0, len(buttons), MAX_IN_ROW)]


def rows(*given: Row) -> discord.ui.View:
    """Return a view of rows: each a menu or up to five buttons; empty rows are left out.

    The view is marked as finished at once, so the client does not store it: `answer_press` answers.
    """
    view = discord.ui.View(timeout=None)
    number = 0
    for row in given:
        items: Sequence[TableButton | LinkButton | TableSelect] = [row] if isinstance(row, TableSelect) else row
        for item in items:
            item.row = number
            view.add_item(item)
        number += bool(items)
    view.stop()
    return view
