"""/host setup: one form for a table's setup, a second for its automata, and another while the game runs."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Protocol

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.base.cards.card import Card, Line
from cogs.base.cards.private import show, tell
from cogs.base.items import MAX_FIELDS, MAX_OPTIONS, Pressed, Row, button, field, field_menu, form, on_press, option
from cogs.base.localization import command_text
from cogs.base.typed import typed_times
from cogs.base.typed.typed_times import parse_amount
from cogs.base.words import clip, refusal, table_words, title, whole_number, words_for
from cogs.client.access import table_here
from cogs.client.bot import GameBot, Interaction, is_manager, person
from cogs.posts.option_words import about, changed_options, clock_words, is_idle, option_words
from cogs.posts.refresh import refresh_posts
from cogs.setup.call import call_for, call_line, called_role
from cogs.setup.opponents import LEVEL, OPPONENT
from cogs.setup.options import guests_list, is_number
from engine.catalogue import Catalogue, locales
from engine.club.lobby.setup import MAX_GIVE_UP_DAYS, MAX_REMINDER_HOURS
from engine.kernel import Option, Options, OptionValue, RuleError, choosable, text
from engine.records.clocks import PACES
from engine.records.settings import STARTS
from engine.records.table import OPEN, Table
from engine.registry import games
from engine.tables.checks import check_host, check_set_up, may_set_up
from engine.tables.open.open_table import OpenTable

AUTOMATA = (OPPONENT, LEVEL, "challenge")
"""The options of the second form, which only tables against automata need."""
MODULES, PACE, LANGUAGE, HOURS, DAYS = "modules", "pace", "language", "hours", "days"
"""The names of the fields that are not options of the game; an option's field is named `option-<name>`."""
UNITS = {HOURS: typed_times.HOURS, DAYS: typed_times.DAYS}
"""The units that may follow a number of hours and of days."""
ON, OFF = "on", "off"
"""The arguments of presses that turn something on or off."""
MAX_OPTIONS_TEXT = 3000
"""Maximum number of characters of the options of a table in the answer."""
MAX_DIGITS, MAX_AMOUNT = 4, 12
"""Maximum length of a number, and of one with a unit."""

Field = discord.ui.Label[discord.ui.Modal]


def _label(words: Catalogue, name: str) -> str:
    said = words(f"option-{name}")
    return said[:1].upper() + said[1:]


def _field(words: Catalogue, specs: Sequence[Option], spec: Option, options: Options, *, first: bool = True) -> Field:
    """Return the field for an option with several values: a menu, or for a number of the first form a text field."""
    now, name = options[spec.name], f"option-{spec.name}"
    if is_number(spec) and first:
        explained = words("option-number-label", low=spec.low, high=spec.high)
        return field(name, _label(words, spec.name), str(now), description=explained, most=MAX_DIGITS)
    # Everything that belongs to the opponent chosen in the same form.
    values = choosable(specs, spec, options) if first else spec.values or range(spec.low, spec.high + 1)
    entries = [
        option(str(each), option_words(words, spec, each), about(words, spec, each), default=each == now)
        for each in values
    ]
    return field_menu(name, _label(words, spec.name), entries)


def _lobby_fields(table: Table, words: Catalogue, *, hosts: bool) -> list[Field]:
    """Return the fields before the game starts, the most important first; only some fit into a form."""
    fields = option_fields(table.game, table.options, words)
    if hosts:
        fields += _table_fields(table, words)
    return fields


def option_fields(game_name: str, given: Options, words: Catalogue) -> list[Field]:
    """Return the fields for the options of a game, as they are `given`, the most important first."""
    game = games()[game_name]
    specs, options = game.options, game.filled_options(given)
    open_to = [spec for spec in specs if spec.name not in AUTOMATA and len(choosable(specs, spec, options)) > 1]
    valued = [spec for spec in open_to if not isinstance(spec.default, bool) and not is_idle(specs, spec, options)]
    switches = [
        option(spec.name, words(f"option-{spec.name}"), about(words, spec, True), default=options[spec.name] is True)
        for spec in open_to
        if isinstance(spec.default, bool)
    ][:MAX_OPTIONS]
    fields = [_field(words, specs, spec, options) for spec in valued]
    if switches:
        many = words("setup-about-modules")
        fields.insert(1, field_menu(MODULES, words("options-modules"), switches, about=many, at_most=len(switches)))
    return fields


def _table_fields(table: Table, words: Catalogue) -> list[Field]:
    """Return the fields for the pace and the language of the posts, if a table has a choice."""
    fields: list[Field] = []
    if not table.direct:
        paces = [option(str(days), words(f"pace-{days}"), default=days == table.settings.pace) for days in PACES]
        fields.append(field_menu(PACE, words("options-pace"), paces, about=words("setup-about-pace")))
    return [*fields, *language_fields(table_words(table).locale, words)]


def language_fields(spoken: str, words: Catalogue) -> list[Field]:
    """Return the field for the language of posts, now `spoken`; empty if there is only one."""
    tongues = [option(each, words(f"language-{each}"), default=each == spoken) for each in locales()]
    if len(tongues) < 2:
        return []
    return [field_menu(LANGUAGE, words("options-language"), tongues, about=words("setup-about-language"))]


def _reminder_fields(table: Table, words: Catalogue) -> list[Field]:
    settings, numbers = table.settings, []
    for name, now in ((HOURS, settings.reminder_hours), (DAYS, settings.give_up_days)):
        numbers.append(
            field(name, words(f"setup-{name}"), str(now), description=words(f"setup-about-{name}"), most=MAX_AMOUNT)
        )
    return numbers


def setup_form(table: Table, words: Catalogue, *, hosts: bool) -> discord.ui.Modal:
    """Return the form for a lobby or a running game; users who do not host it (`hosts`) get the game's options only."""
    if table.status == "lobby":
        fields = _lobby_fields(table, words, hosts=hosts)
    else:
        fields = [*_table_fields(table, words), *_reminder_fields(table, words)]
    return _form(table, words("setup-title", table=title(table, words)), fields[:MAX_FIELDS])


def _form(table: Table, heading: str, fields: Sequence[Field]) -> discord.ui.Modal:
    """Return a form with a digest of the current setup, so that it never overwrites another user's changes."""
    return form(table.id, "setup-written", heading, *fields, arg=_digest(table))


def _digest(table: Table) -> str:
    """Return a short digest of everything that the forms set."""
    settings = table.settings
    shown = (table.options, settings.pace, settings.locale, settings.reminder_hours, settings.give_up_days)
    return f"{zlib.crc32(msgspec.json.encode(shown, order='sorted')):08x}"


@on_press("setup-automata")
async def press_automata(interaction: Interaction, pressed: Pressed) -> None:
    """Open the form about opponent, level and challenge."""
    table, words = (await interaction.client.service.tables.look(pressed.table)).table, words_for(interaction)
    specs = games()[table.game].options
    fields = [_field(words, specs, spec, table.options, first=False) for spec in specs if spec.name in AUTOMATA]
    if table.status != "lobby" or not fields:
        raise refusal("error-old-button")
    await interaction.response.send_modal(_form(table, words("setup-automata"), fields))


@on_press("setup-reminders")
async def press_reminders(interaction: Interaction, pressed: Pressed) -> None:
    """Open the form about reminders."""
    open_table, words = await interaction.client.service.tables.look(pressed.table), words_for(interaction)
    check_open(open_table)
    table = open_table.table
    check_host(table, interaction.user.id, manager=is_manager(interaction))
    fields = _reminder_fields(table, words)
    await interaction.response.send_modal(_form(table, words("button-reminders"), fields))


@on_press("setup-by")
async def press_setup_by(interaction: Interaction, pressed: Pressed) -> None:
    """Set whether everyone at the table may set it up, or only the host."""
    table = await interaction.client.service.lobby.let_players_set_up(
        pressed.table, interaction.user.id, pressed.arg == "players", manager=is_manager(interaction)
    )
    words = words_for(interaction)
    key = "done-setup-by-players" if table.settings.players_set_up else "done-setup-by-host"
    await answer_setup(interaction, table, words(key, table=title(table, words)), more=True)


@on_press("setup-start")
async def press_setup_start(interaction: Interaction, pressed: Pressed) -> None:
    """Set when the game starts."""
    table = await interaction.client.service.lobby.set_start(
        pressed.table, interaction.user.id, pressed.arg, manager=is_manager(interaction)
    )
    await answer_setup(interaction, table, "")


@on_press("setup-icons")
async def press_icons(interaction: Interaction, pressed: Pressed) -> None:
    """Set whether the posts show icons beside the words."""
    await _switch(
        interaction,
        pressed,
        interaction.client.service.setup.show_icons,
        "done-table-icons-on",
        "done-table-icons-off",
    )


@on_press("setup-suggest")
async def press_suggest(interaction: Interaction, pressed: Pressed) -> None:
    """Set whether players may ask for suggested turns."""
    await _switch(
        interaction,
        pressed,
        interaction.client.service.setup.allow_suggestions,
        "done-suggestions-on",
        "done-suggestions-off",
    )


class _Change(Protocol):
    """A change to a table that turns something on or off."""

    async def __call__(self, table_id: int, user: int, on: bool, /, *, manager: bool) -> Table: ...


async def _switch(interaction: Interaction, pressed: Pressed, change: _Change, on: str, off: str) -> None:
    """Turn something on or off, as the press says; `on` and `off` are the keys of the notes about it."""
    check_open(await interaction.client.service.tables.look(pressed.table))
    wanted = pressed.arg == ON
    table = await change(pressed.table, interaction.user.id, wanted, manager=is_manager(interaction))
    await answer_setup(interaction, table, words_for(interaction)(on if wanted else off), more=True)
    await refresh_posts(interaction.client, table)


@on_press("setup-written", form=True)
async def send_setup(interaction: Interaction, pressed: Pressed) -> None:
    """Apply the changes of the form; the first refusal stops this and is shown with the current values.

    A form opened before another user changed the setup sets nothing: its other fields would undo the change.
    """
    service, words, note = interaction.client.service, words_for(interaction), ""
    check_open(await service.tables.look(pressed.table))
    try:
        if pressed.arg != _digest((await service.tables.look(pressed.table)).table):
            raise refusal("error-setup-changed")
        await _set_options(interaction, pressed)
        await _set_table(interaction, pressed)
    except RuleError as error:
        note = words.say(error.text)
    table = (await service.tables.look(pressed.table)).table
    note = note or (setup_note(table, words) if table.open_request is not None else "")
    await answer_setup(interaction, table, note, more=HOURS in pressed.fields)
    await refresh_posts(interaction.client, table)


def setup_note(table: Table, words: Catalogue) -> str:
    """Return the text about the start of a change of the clock, or about consent; empty before the game."""
    if table.status != "running":
        return ""
    asked = table.open_request
    return words("done-request-rated" if asked is not None and asked.said is not None else "done-clock")


def check_open(open_table: OpenTable) -> None:
    """Raise TableError, which says that the table is closed or how the game ended, unless it is in its lobby or running."""
    if open_table.match is None and open_table.table.status not in OPEN:
        raise refusal("error-not-open")
    if open_table.table.status not in OPEN:
        open_table.playing()


async def _set_options(interaction: Interaction, pressed: Pressed) -> None:
    """Set the options of the game: those with values in the game's order, then the switches."""
    service = interaction.client.service
    table = (await service.tables.look(pressed.table)).table
    specs = games()[table.game].options
    wanted = wanted_options(specs, table.options, pressed)
    for spec in [each for each in specs if each.name in wanted]:
        if table.options[spec.name] == wanted[spec.name] or is_idle(specs, spec, table.options):
            continue
        table, _ = await service.lobby.set_option(
            table.id, interaction.user.id, spec.name, wanted[spec.name], manager=is_manager(interaction)
        )


def wanted_options(specs: Sequence[Option], before: Options, pressed: Pressed) -> dict[str, OptionValue]:
    """Return the options that a form with `option_fields` sets; `before` has the current ones."""
    wanted: dict[str, OptionValue] = {}
    for spec in specs:
        chosen = pressed.fields.get(f"option-{spec.name}", [])
        if chosen and chosen[0].strip():
            wanted[spec.name] = _value(spec, chosen[0].strip())
    if MODULES in pressed.fields:
        picked = pressed.fields[MODULES]
        switches = [spec.name for spec in specs if isinstance(spec.default, bool)]
        wanted |= {name: name in picked for name in switches if before[name] is not (name in picked)}
    return wanted


def _value(spec: Option, written: str) -> OptionValue:
    """Return the value chosen or entered for an option; an invalid text is refused when it is set."""
    number = whole_number(written) if is_number(spec) else None
    return written if number is None else number


async def _set_table(interaction: Interaction, pressed: Pressed) -> None:
    """Set pace, language and reminders of the table."""
    changes, by, manager = interaction.client.service.setup, person(interaction.user), is_manager(interaction)
    settings = (await interaction.client.service.tables.look(pressed.table)).table.settings
    given = {name: values[0].strip() for name, values in pressed.fields.items() if values and values[0].strip()}
    pace = whole_number(given.get(PACE, ""))
    if pace is not None and pace != settings.pace:
        await changes.set_pace(pressed.table, by, pace, manager=manager)
    if LANGUAGE in given and given[LANGUAGE] != settings.locale:
        await changes.set_language(pressed.table, by.user, given[LANGUAGE], manager=manager)
    if HOURS in given or DAYS in given:
        hours, days = (parse_amount(given.get(name, ""), units) for name, units in UNITS.items())
        for name, amount, most in ((HOURS, hours, MAX_REMINDER_HOURS), (DAYS, days, MAX_GIVE_UP_DAYS)):
            if amount is None or amount > most:
                label = text(f"setup-{name}")
                raise refusal("error-option-range", option=label, low=0, high=most)
        if (
            hours is not None
            and days is not None
            and (hours, days) != (settings.reminder_hours, settings.give_up_days)
        ):
            await changes.set_reminders(pressed.table, by, hours, days, manager=manager)


async def answer_setup(interaction: Interaction, table: Table, note: str, *, more: bool = False) -> None:
    """Show the user the table's current setup, below a note, in place of the private message pressed; see `setup_card`."""
    icons, role = bool(interaction.client.icons.names), await called_role(interaction, table)
    named = role.name if role is not None else None
    await show(interaction, setup_card(table, words_for(interaction), note, icons=icons, role=named, more=more))


@on_press("setup-more")
async def press_more(interaction: Interaction, pressed: Pressed) -> None:
    """Show the other part of a lobby's setup."""
    open_table = await interaction.client.service.tables.look(pressed.table)
    check_open(open_table)
    table = open_table.table
    check_set_up(table, interaction.user.id, manager=is_manager(interaction))
    await answer_setup(interaction, table, "", more=pressed.arg == ON)


@on_press("setup-call")
async def press_call(interaction: Interaction, pressed: Pressed) -> None:
    """Call the server's role for the free seats of a table."""
    table = (await interaction.client.service.tables.look(pressed.table)).table
    await call_for(interaction, table)
    await answer_setup(interaction, table, words_for(interaction)("done-called"))


def setup_card(
    table: Table,
    words: Catalogue,
    note: str = "",
    *,
    icons: bool = False,
    role: str | None = None,
    more: bool = False,
) -> Card:
    """Return the card about a table's setup, with buttons, below a note; `icons`: messages can show icons.

    In a lobby, it is about the game and its start or, with `more`, about the rest. `role` is the name of the role
    that the user can call.
    """
    settings, lobby = table.settings, table.status == "lobby"
    heading = [note, words("setup-now", table=title(table, words))]
    if lobby and not more:
        return Card(*heading, *_lobby_parts(table, words, role))
    parts: list[str | Line | Row] = [*heading] if lobby else [*heading, *_pace_parts(table, words)]
    parts.append(words("lobby-language", language=words(f"language-{table_words(table).locale}")))
    reminders = words("done-reminders", hours=settings.reminder_hours, days=settings.give_up_days)
    if lobby:
        parts.append(Line(reminders, button(table.id, "setup-reminders", words("button-reminders"))))
        by = words("setup-by-players" if settings.players_set_up else "setup-by-host")
        other = "host" if settings.players_set_up else "players"
        parts.append(Line(by, button(table.id, "setup-by", words(f"button-setup-by-{other}"), arg=other)))
    else:
        parts.append(reminders)
    if icons:
        now = words("setup-icons-on" if settings.icons else "setup-icons-off")
        other = OFF if settings.icons else ON
        parts.append(Line(now, button(table.id, "setup-icons", words(f"button-icons-{other}"), arg=other)))
    now = words("setup-suggestions-on" if settings.suggestions else "lobby-no-suggestions")
    other = OFF if settings.suggestions else ON
    fixed = bool(table.rated) and not lobby
    parts.append(
        now
        if fixed
        else Line(now, button(table.id, "setup-suggest", words(f"button-suggestions-{other}"), arg=other))
    )
    if lobby:
        parts.append([button(table.id, "setup-more", words("button-previous"), arg=OFF)])
    elif len(table.users) > 1:
        parts.append(pause_line(table, words))
    return Card(*parts)


def _lobby_parts(table: Table, words: Catalogue, role: str | None) -> list[str | Line | Row]:
    """Return the parts about the game and its start: in the options, only what differs from the usual game."""
    game, start = games()[table.game], table.settings.start
    changed = changed_options(words, game.options, game.filled_options(table.options))
    buttons = [button(table.id, "options", words("button-options"))]
    if any(spec.name == OPPONENT for spec in game.options):
        buttons.append(button(table.id, "setup-automata", words("setup-automata")))
    buttons.append(button(table.id, "setup-more", words("button-more"), arg=ON))
    parts = [clip(" · ".join(changed), MAX_OPTIONS_TEXT) or words("setup-usual"), buttons, *_pace_parts(table, words)]
    if not table.direct:
        starts = [each for each in STARTS if each != start]
        parts += [
            words(f"setup-start-{start}"),
            [button(table.id, "setup-start", words(f"button-start-{each}"), arg=each) for each in starts],
        ]
    return [*parts, call_line(table, role, words)] if role is not None else parts


def _pace_parts(table: Table, words: Catalogue) -> list[str | Line | Row]:
    """Return the parts about the time for a turn; empty in direct messages."""
    if table.direct:
        return []
    pace = words("lobby-pace", pace=words(f"pace-{table.settings.pace}"))
    return [pace, clock_line(table, words)] if table.settings.pace else [pace]


class SetupCommand(commands.Cog):
    """The part of /host that sets a table up."""

    bot: GameBot

    @app_commands.command(description=command_text("command-host-setup"))
    async def setup(self, interaction: Interaction) -> None:
        """Open the form; guests of a lobby see its setup as text."""
        open_table, words = await table_here(interaction), words_for(interaction)
        table, user, manager = open_table.table, interaction.user.id, is_manager(interaction)
        check_open(open_table)
        hosts = user == table.host or manager
        if table.status == "lobby" and not may_set_up(table, user, manager=manager):
            await tell(interaction, guests_list(table, words))
            return
        if table.status != "lobby":
            check_host(table, user, manager=manager)
        await interaction.response.send_modal(setup_form(table, words, hosts=hosts))


def clock_line(table: Table, words: Catalogue) -> Line:
    """Return the line about the pace: time bank, weekends, and the consequence when the time is up."""
    return Line(clock_words(table, words), button(table.id, "setup-clock", words("button-clock")))


def pause_line(table: Table, words: Catalogue) -> Line:
    """Return the line of the table setup that pauses or resumes a running game."""
    if table.paused is None:
        return Line(words("setup-not-paused"), button(table.id, "pause", words("button-pause")))
    paused = words("status-paused", until=int(table.paused.until))
    return Line(paused, button(table.id, "resume", words("button-resume")))
