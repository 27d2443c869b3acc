"""The private panel for a table's options: a menu or a button for each, on as many pages as needed."""

from __future__ import annotations

import re
from typing import Any

import discord

from cogs.base.cards.card import Card, parts_of
from cogs.base.cards.private import answer, tell
from cogs.base.items import (
    MAX_OPTIONS,
    MAX_ROWS,
    Pressed,
    Row,
    TableButton,
    button,
    form,
    in_rows,
    on_press,
    option,
    select,
)
from cogs.base.words import refusal, table_words, title, whole_number, words_for
from cogs.client.bot import Interaction, is_manager, person
from cogs.posts.option_words import about, also_changed, explained_lines, is_idle, option_line, settled_line
from cogs.posts.refresh import refresh_posts
from engine.catalogue import Catalogue, locales
from engine.kernel import MAX_TYPED, Option, OptionError, Options, OptionValue, choosable
from engine.records.clocks import PACES
from engine.records.table import Table
from engine.registry import games
from engine.tables.checks import may_set_up

_ARGUMENT = re.compile(r"(?:(?P<page>[0-9]{1,3})\.)?(?P<name>[a-z0-9_]*)(?:=(?P<value>True|False))?")
"""The argument of a press on the panel: its page, the option, and the value that a button sets."""


def _parse(pressed: Pressed) -> tuple[int, str, str | None]:
    """Return page, option and value of a press; a refusal for any other argument."""
    match = _ARGUMENT.fullmatch(pressed.arg)
    if match is None:
        raise refusal("error-old-button")
    return int(match["page"] or 0), match["name"], match["value"]


def is_number(spec: Option) -> bool:
    """Return whether an option's value is a number, which is typed into a field."""
    return isinstance(spec.default, int) and not isinstance(spec.default, bool)


def options_panel(
    table: Table, words: Catalogue, page: int = 0, also: Options | None = None, note: str = "", *, rated: bool = True
) -> Card:
    """Return a page of the panel, below a note if there is one.

    Menus for options with several values come first, then buttons for the others and for ratings, then the language
    and the pace. `also` are options that changed because another was set. A page number that is too high means the
    last page.
    """
    count = len(_pages(table, words, page, rated=rated))
    page = min(page, count - 1)
    shown: list[Row] = [*_pages(table, words, page, rated=rated)[page]]
    if count > 1:
        shown.append(
            [
                button(table.id, "options-page", words("button-previous"), arg=str(page - 1), disabled=page == 0),
                button(table.id, "options-page", words("button-next"), arg=str(page + 1), disabled=page == count - 1),
            ]
        )
    specs = games()[table.game].options
    lines = [
        words("options-prompt", table=title(table, words)),
        *also_changed(words, specs, also or {}),
        *filter(None, (settled_line(words, specs, spec, table.options) for spec in specs)),
    ]
    return Card(note, *lines, *shown)


def guests_list(table: Table, words: Catalogue) -> str:
    """Return a table's options as text for users who may not change them."""
    specs = games()[table.game].options
    lines = explained_lines(words, specs, games()[table.game].filled_options(table.options))
    return "\n".join([words("options-for-guests", table=title(table, words)), *lines])


def _pages(table: Table, words: Catalogue, page: int, *, rated: bool) -> list[list[Row]]:
    """Return all rows of the panel by page, as they are when `page` is shown."""
    menus: list[Row] = []
    buttons: list[TableButton] = []
    switches: list[discord.SelectOption] = []
    game = games()[table.game]
    options = game.filled_options(table.options)
    for spec in game.options:
        now, arg = options[spec.name], f"{page}.{spec.name}"
        values = choosable(game.options, spec, options)
        if len(values) < 2 or is_idle(game.options, spec, options):
            continue
        line = option_line(words, spec, now)
        if isinstance(now, bool):
            label = words(f"option-{spec.name}")
            switches.append(option(spec.name, label, about(words, spec, True), default=now))
        elif is_number(spec):
            buttons.append(button(table.id, "option-number", line, arg=arg))
        else:
            entries = [
                option(str(each), option_line(words, spec, each), about(words, spec, each), default=each == now)
                for each in values
            ]
            menus.append(select(table.id, "option", words(f"option-{spec.name}"), entries, arg=arg))
    if not table.direct and (rated or table.settings.rated) and game.players_for(options)[-1] > 1:
        now = table.settings.rated
        said = words("options-rated-yes" if now else "options-rated-no")
        buttons.append(button(table.id, "rated", said, arg=f"{page}.={not now}"))
    toggles: list[Row] = []
    for first in range(0, len(switches), MAX_OPTIONS):
        part, arg = switches[first : first + MAX_OPTIONS], f"{page}.{first}"
        toggles.append(select(table.id, "switches", words("options-modules"), part, arg=arg, at_most=len(part)))
    found: list[Row] = [*menus, *toggles, *in_rows(buttons)]
    if len(locales()) > 1:
        spoken = table_words(table).locale
        tongues = [
            option(each, words("lobby-language", language=words(f"language-{each}")), default=each == spoken)
            for each in locales()
        ]
        found.append(select(table.id, "language", words("options-language"), tongues, arg=f"{page}."))
    if not table.direct:
        labels = {days: words("lobby-pace", pace=words(f"pace-{days}")) for days in PACES}
        paces = [option(str(days), label, default=days == table.settings.pace) for days, label in labels.items()]
        found.append(select(table.id, "pace", words("options-pace"), paces, arg=f"{page}."))
    if len(found) <= MAX_ROWS:
        return [found]
    return [found[first : first + MAX_ROWS - 1] for first in range(0, len(found), MAX_ROWS - 1)]


@on_press("options")
async def press_options(interaction: Interaction, pressed: Pressed) -> None:
    """Open the options privately."""
    table, words = await _lobby(interaction, pressed.table), words_for(interaction)
    if table.status == "lobby" and not may_set_up(table, interaction.user.id, manager=is_manager(interaction)):
        await tell(interaction, guests_list(table, words))
        return
    server = await interaction.client.service.servers.of(table.guild)
    await answer(interaction, options_panel(table, words, rated=server.rated), new=True)


@on_press("options-page")
async def press_page(interaction: Interaction, pressed: Pressed) -> None:
    """Turn to another page of the options."""
    if (page := whole_number(pressed.arg)) is None:
        raise refusal("error-old-button")
    await _show(interaction, await _lobby(interaction, pressed.table), page)


@on_press("option")
async def press_option(interaction: Interaction, pressed: Pressed) -> None:
    """Set an option from its menu, or switch it on or off by its button."""
    page, name, value = _parse(pressed)
    value = pressed.values[0] if pressed.values else value
    if value is None:
        raise refusal("error-old-button")
    await _set_option(
        interaction, pressed.table, page, name, value == "True" if value in {"True", "False"} else value
    )


@on_press("switches")
async def press_switches(interaction: Interaction, pressed: Pressed) -> None:
    """Switch on the options picked in a menu, and the others off; the first refusal stops this and is shown."""
    page, _, _ = _parse(pressed)
    table, words = await _lobby(interaction, pressed.table), words_for(interaction)
    before, note = dict(table.options), ""
    wanted = {name: name in pressed.values for name in _entries_of_menu(interaction)}
    if not wanted or any(not isinstance(before.get(name), bool) for name in [*wanted, *pressed.values]):
        raise refusal("error-old-button")
    for name in [each for each, value in wanted.items() if before[each] is not value]:
        if table.options[name] is wanted[name]:
            continue  # set by another one
        try:
            table, _ = await interaction.client.service.lobby.set_option(
                table.id, interaction.user.id, name, wanted[name], manager=is_manager(interaction)
            )
        except OptionError as error:
            note = words.say(error.text)
            break
    changed = {name: value for name, value in table.options.items() if value != before.get(name)}
    also = {name: value for name, value in changed.items() if wanted.get(name) is not value}
    await _show(interaction, table, page, also, note)


def _entries_of_menu(interaction: Interaction) -> list[str]:
    """Return the values of all entries of the pressed menu, in order; empty if its message does not have it."""
    data: Any = interaction.data
    shown = parts_of(interaction.message) if interaction.message is not None else ()
    menus = [item for item in shown if isinstance(item, discord.SelectMenu)]
    return [each.value for menu in menus if menu.custom_id == data.get("custom_id") for each in menu.options]


@on_press("option-number")
async def press_option_number(interaction: Interaction, pressed: Pressed) -> None:
    """Ask for a number."""
    table, words = await _lobby(interaction, pressed.table), words_for(interaction)
    _, name, _ = _parse(pressed)
    spec = next((spec for spec in games()[table.game].options if spec.name == name), None)
    if spec is None or not is_number(spec):
        raise refusal("error-old-button")
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        default=str(table.options[name]), max_length=4
    )
    label: discord.ui.Label[discord.ui.Modal] = discord.ui.Label(
        text=words("option-number-label", low=spec.low, high=spec.high),
        description=about(words, spec, spec.default) or None,
        component=field,
    )
    await interaction.response.send_modal(
        form(table.id, "option-written", words(f"option-{name}"), label, arg=pressed.arg)
    )


@on_press("option-written", form=True)
async def send_number(interaction: Interaction, pressed: Pressed) -> None:
    """Set an option to the submitted number."""
    page, name, _ = _parse(pressed)
    written = pressed.values[0][:MAX_TYPED].strip() if pressed.values else ""
    number = whole_number(written)
    await _set_option(interaction, pressed.table, page, name, written if number is None else number)


@on_press("language")
async def press_language(interaction: Interaction, pressed: Pressed) -> None:
    """Choose the language of the table's public posts."""
    page, _, _ = _parse(pressed)
    if not pressed.values:
        raise refusal("error-old-button")
    setup, user = interaction.client.service.setup, interaction.user.id
    table = await setup.set_language(pressed.table, user, pressed.values[0], manager=is_manager(interaction))
    await _show(interaction, table, page)
    await refresh_posts(interaction.client, table)


@on_press("pace")
async def press_pace(interaction: Interaction, pressed: Pressed) -> None:
    """Choose the maximum number of days for a turn."""
    page, _, _ = _parse(pressed)
    days = whole_number(pressed.values[0]) if pressed.values else None
    if days is None:
        raise refusal("error-old-button")
    setup, by = interaction.client.service.setup, person(interaction.user)
    table = await setup.set_pace(pressed.table, by, days, manager=is_manager(interaction))
    await _show(interaction, table, page)
    await refresh_posts(interaction.client, table)


@on_press("rated")
async def press_rated(interaction: Interaction, pressed: Pressed) -> None:
    """Choose whether the game counts for its players' ratings."""
    page, _, value = _parse(pressed)
    if value is None:
        raise refusal("error-old-button")
    table = await interaction.client.service.lobby.set_rated(
        pressed.table, interaction.user.id, value == "True", manager=is_manager(interaction)
    )
    await _show(interaction, table, page)


async def _lobby(interaction: Interaction, table_id: int) -> Table:
    return (await interaction.client.service.tables.look(table_id)).table


async def _show(
    interaction: Interaction, table: Table, page: int, also: Options | None = None, note: str = ""
) -> None:
    """Answer a press on the panel with one of its pages, below a note if there is one."""
    server = await interaction.client.service.servers.of(table.guild)
    panel = options_panel(table, words_for(interaction), page, also, note, rated=server.rated)
    await answer(interaction, panel)


async def _set_option(interaction: Interaction, table_id: int, page: int, name: str, value: OptionValue) -> None:
    """Set an option for the user, and update the panel."""
    table, also = await interaction.client.service.lobby.set_option(
        table_id, interaction.user.id, name, value, manager=is_manager(interaction)
    )
    await _show(interaction, table, page, also)
