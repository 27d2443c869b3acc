"""The options of a game: the fields of the forms that set them, and a list for users who may not."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.base.items import MAX_FIELDS, MAX_OPTIONS, Pressed, field, field_menu, option
from cogs.base.words import title, whole_number, words_for
from cogs.client.bot import Interaction, is_manager
from cogs.posts.option_words import about, also_changed, explained_lines, is_idle, option_words
from engine.catalogue import Catalogue
from engine.kernel import Option, Options, OptionValue, choosable
from engine.records.table import Table
from engine.registry import games

MODULES = "modules"
"""The name of the field with the switches of a game; the field of another option is named `option-<name>`."""
FIRST_OPTIONS = 2
"""Number of options with several values in the first form, beside the switches, the pace and the language."""
MAX_DIGITS = 4

Field = discord.ui.Label[discord.ui.Modal]


def _label(words: Catalogue, name: str) -> str:
    said = words(f"option-{name}")
    return said[:1].upper() + said[1:]


def _is_number(spec: Option) -> bool:
    return isinstance(spec.default, int) and not isinstance(spec.default, bool)


def _field(words: Catalogue, spec: Option, options: Options, values: Sequence[OptionValue]) -> Field:
    """Return the field for an option with these values: a menu, or if they are too many numbers, a text field."""
    now, name = options[spec.name], f"option-{spec.name}"
    if _is_number(spec) and len(values) > MAX_OPTIONS:
        explained = words("option-number-label", low=spec.low, high=spec.high)
        return field(name, _label(words, spec.name), str(now), description=explained, most=MAX_DIGITS)
    entries = [
        option(str(each), option_words(words, spec, each), about(words, spec, each), default=each == now)
        for each in values
    ]
    return field_menu(name, _label(words, spec.name), entries)


def later_options(game_name: str) -> list[list[Option]]:
    """Return the options of a game for which the first form has no room, by form."""
    later = [spec for spec in games()[game_name].options if not isinstance(spec.default, bool)][FIRST_OPTIONS:]
    return [later[at : at + MAX_FIELDS] for at in range(0, len(later), MAX_FIELDS)]


def later_title(later: Sequence[Option], words: Catalogue) -> str:
    """Return the title of a form with `later_options`: it is named after its first option."""
    key = f"setup-{later[0].name}"
    return words(key) if key in words else _label(words, later[0].name)


def later_fields(later: Sequence[Option], given: Options, words: Catalogue) -> list[Field]:
    """Return the fields for `later_options` with all their values: some depend on others in the same form."""
    return [_field(words, spec, given, spec.values or range(spec.low, spec.high + 1)) for spec in later]


def option_fields(game_name: str, given: Options, words: Catalogue) -> list[Field]:
    """Return the fields of the first form for the options of a game, as they are `given`."""
    game = games()[game_name]
    specs, options = game.options, game.filled_options(given)
    later = {spec.name for form in later_options(game_name) for spec in form}
    offered = {spec.name: choosable(specs, spec, options) for spec in specs}
    open_to = [spec for spec in specs if spec.name not in later and len(offered[spec.name]) > 1]
    valued = [spec for spec in open_to if not isinstance(spec.default, bool) and not is_idle(specs, spec, options)]
    switches = [
        option(spec.name, words(f"option-{spec.name}"), about(words, spec, True), default=options[spec.name] is True)
        for spec in open_to
        if isinstance(spec.default, bool)
    ]
    fields = [_field(words, spec, options, offered[spec.name]) for spec in valued]
    if switches:
        many = words("setup-about-modules")
        fields.insert(1, field_menu(MODULES, words("options-modules"), switches, about=many, at_most=len(switches)))
    return fields


def wanted_options(specs: Sequence[Option], before: Options, pressed: Pressed) -> dict[str, OptionValue]:
    """Return the options that a form sets; `before` has the current ones. An invalid number is refused when it is set."""
    wanted: dict[str, OptionValue] = {}
    for spec in specs:
        chosen = "".join(pressed.fields.get(f"option-{spec.name}", [])[:1]).strip()
        if chosen:
            number = whole_number(chosen) if _is_number(spec) else None
            wanted[spec.name] = chosen if number is None else number
    if MODULES in pressed.fields:
        picked = pressed.fields[MODULES]
        switches = [spec.name for spec in specs if isinstance(spec.default, bool)]
        wanted |= {name: name in picked for name in switches if before[name] is not (name in picked)}
    return wanted


async def set_options(interaction: Interaction, pressed: Pressed) -> list[str]:
    """Set the options of a lobby as a form says: those with values in the game's order, then the switches.

    Return lines about the options that changed with them. Raises the first refusal, after which no more are set.
    """
    service, user, manager = interaction.client.service, interaction.user.id, is_manager(interaction)
    table = (await service.tables.look(pressed.table)).table
    game = games()[table.game]
    before = now = game.filled_options(table.options)  # a table of an earlier release lacks newer options
    wanted = wanted_options(game.options, before, pressed)
    for spec in [each for each in game.options if each.name in wanted]:
        if now[spec.name] != wanted[spec.name] and not is_idle(game.options, spec, now):
            table, _ = await service.lobby.set_option(table.id, user, spec.name, wanted[spec.name], manager=manager)
            now = game.filled_options(table.options)
    also = {name: value for name, value in now.items() if value not in {before[name], wanted.get(name)}}
    return also_changed(words_for(interaction), game.options, also)


def guests_list(table: Table, words: Catalogue) -> str:
    """Return a table's options as text for users who may not change them."""
    specs = games()[table.game].options
    lines = explained_lines(words, specs, games()[table.game].filled_options(table.options))
    return "\n".join([words("options-for-guests", table=title(table, words)), *lines])
