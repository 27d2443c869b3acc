"""The table setup: `/host setup`, its forms before the game and while it runs, and the card that shows what is set."""

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
from cogs.base.items import MAX_FIELDS, Pressed, Row, button, field, field_menu, form, on_press, option
from cogs.base.localization import command_text
from cogs.base.typed import typed_times
from cogs.base.typed.typed_times import parse_amount
from cogs.base.words import clip, refusal, table_words, title, whole_number, words_for
from cogs.client.access import table_here
from cogs.client.bot import GameBot, Interaction, is_manager, person
from cogs.posts.option_words import changed_options, clock_words
from cogs.posts.refresh import refresh_posts
from cogs.setup.call import call_for, call_line, called_role
from cogs.setup.options import (
    Field,
    guests_list,
    later_fields,
    later_options,
    later_title,
    option_fields,
    set_options,
)
from engine.catalogue import Catalogue, locales
from engine.club.lobby.setup import MAX_GIVE_UP_DAYS, MAX_REMINDER_HOURS
from engine.kernel import RuleError, text
from engine.records.clocks import PACES
from engine.records.settings import STARTS
from engine.records.table import OPEN, Table
from engine.registry import games
from engine.tables.checks import check_host, check_set_up, may_set_up
from engine.tables.open.open_table import OpenTable

PACE, LANGUAGE, HOURS, DAYS = "pace", "language", "hours", "days"
"""The names of the fields that are not options of the game."""
UNITS = {HOURS: typed_times.HOURS, DAYS: typed_times.DAYS}
"""The units that may follow a number of hours and of days."""
ON, OFF = "on", "off"
"""The arguments of presses that turn something on or off."""
MAX_OPTIONS_TEXT = 3000
"""Maximum number of characters of the options of a table in the answer."""
MAX_AMOUNT = 12
"""Maximum length of a number with a unit."""


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
    if table.status != "lobby":
        fields = [*_table_fields(table, words), *_reminder_fields(table, words)]
    else:
        fields = [*option_fields(table.game, table.options, words), *(_table_fields(table, words) if hosts else [])]
    return _form(table, words("setup-title", table=title(table, words)), fields[:MAX_FIELDS])


def _form(table: Table, heading: str, fields: Sequence[Field]) -> discord.ui.Modal:
    """Return a form with a digest of the current setup, so that it never overwrites another user's changes."""
    return form(table.id, "setup-written", heading, *fields, arg=_digest(table))


def _digest(table: Table) -> str:
    """Return a short digest of everything that the forms set."""
    settings = table.settings
    shown = (table.options, settings.pace, settings.locale, settings.reminder_hours, settings.give_up_days)
    return f"{zlib.crc32(msgspec.json.encode(shown, order='sorted')):08x}"


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


@on_press("rated")
async def press_rated(interaction: Interaction, pressed: Pressed) -> None:
    """Set whether the game counts for its players' ratings."""
    if pressed.arg not in {ON, OFF}:
        raise refusal("error-old-button")
    table = await interaction.client.service.lobby.set_rated(
        pressed.table, interaction.user.id, pressed.arg == ON, manager=is_manager(interaction)
    )
    await answer_setup(interaction, table, "")


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
    await _switch(interaction, pressed, interaction.client.service.setup.show_icons, "table-icons")


@on_press("setup-suggest")
async def press_suggest(interaction: Interaction, pressed: Pressed) -> None:
    """Set whether players may ask for suggested turns."""
    await _switch(interaction, pressed, interaction.client.service.setup.allow_suggestions, "suggestions")


class _Change(Protocol):
    """A change to a table that turns something on or off."""

    async def __call__(self, table_id: int, user: int, on: bool, /, *, manager: bool) -> Table: ...


async def _switch(interaction: Interaction, pressed: Pressed, change: _Change, said: str) -> None:
    """Turn something on or off, as the press says; `said` names it in the keys of the notes about that."""
    check_open(await interaction.client.service.tables.look(pressed.table))
    wanted = ON if pressed.arg == ON else OFF
    table = await change(pressed.table, interaction.user.id, wanted == ON, manager=is_manager(interaction))
    await answer_setup(interaction, table, words_for(interaction)(f"done-{said}-{wanted}"), more=True)
    await refresh_posts(interaction.client, table)


@on_press("setup-written", form=True)
async def send_setup(interaction: Interaction, pressed: Pressed) -> None:
    """Apply the changes of the form; the first refusal stops this and is shown with the current values.

    A form opened before another user changed the setup sets nothing: its other fields would undo the change.
    """
    service, words = interaction.client.service, words_for(interaction)
    check_open(await service.tables.look(pressed.table))
    try:
        if pressed.arg != _digest((await service.tables.look(pressed.table)).table):
            raise refusal("error-setup-changed")
        note = "\n".join(await set_options(interaction, pressed))
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
    server, named = await interaction.client.service.servers.of(table.guild), role.name if role is not None else None
    card = setup_card(table, words_for(interaction), note, icons=icons, role=named, more=more, rated=server.rated)
    await show(interaction, card)


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
    rated: bool = True,
) -> Card:
    """Return the card about a table's setup, with buttons, below a note; `icons`: messages can show icons.

    In a lobby, it is about the game and its start or, with `more`, about the rest. `role` is the name of the role
    that the user can call. `rated`: the server has rated games.
    """
    settings, lobby = table.settings, table.status == "lobby"
    heading = [note, words("setup-now", table=title(table, words))]
    if lobby and not more:
        return Card(*heading, *_lobby_parts(table, words, role, rated=rated))
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


def _lobby_parts(table: Table, words: Catalogue, role: str | None, *, rated: bool) -> list[str | Line | Row]:
    """Return the parts about the game and its start: in the options, only what differs from the usual game."""
    game, start, settings = games()[table.game], table.settings.start, table.settings
    options = game.filled_options(table.options)
    forms = enumerate(later_options(table.game), start=1)
    parts: list[str | Line | Row] = [
        clip(" · ".join(changed_options(words, game.options, options)), MAX_OPTIONS_TEXT) or words("setup-usual"),
        [
            button(table.id, "setup-form", words("button-options")),
            *(button(table.id, "setup-form", later_title(each, words), arg=str(number)) for number, each in forms),
            button(table.id, "setup-more", words("button-more"), arg=ON),
        ],
    ]
    if not table.direct and (rated or settings.rated) and game.players_for(options)[-1] > 1:
        now, other = ("yes", OFF) if settings.rated else ("no", ON)
        turn = button(table.id, "rated", words(f"button-rated-{other}"), arg=other)
        parts.append(Line(words(f"options-rated-{now}"), turn))
    parts += _pace_parts(table, words)
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
        """Open the first form; guests of a lobby see its setup as text."""
        open_table = await table_here(interaction)
        if await _may_set_up(interaction, open_table):
            await _open_form(interaction, open_table.table)


async def _may_set_up(interaction: Interaction, open_table: OpenTable) -> bool:
    """Return whether the user may set a table up. If not, guests of a lobby see its options as text, others a refusal."""
    table, user, manager = open_table.table, interaction.user.id, is_manager(interaction)
    check_open(open_table)
    if table.status != "lobby":
        check_host(table, user, manager=manager)
    elif not may_set_up(table, user, manager=manager):
        await tell(interaction, guests_list(table, words_for(interaction)))
        return False
    return True


@on_press("options")
async def press_options(interaction: Interaction, pressed: Pressed) -> None:
    """Show the table setup."""
    open_table = await interaction.client.service.tables.look(pressed.table)
    if await _may_set_up(interaction, open_table):
        await answer_setup(interaction, open_table.table, "")


@on_press("setup-form")
async def press_form(interaction: Interaction, pressed: Pressed) -> None:
    """Open the first form, or the one with this number, counted from 1, of `later_options`."""
    open_table = await interaction.client.service.tables.look(pressed.table)
    if await _may_set_up(interaction, open_table):
        await _open_form(interaction, open_table.table, whole_number(pressed.arg) or 0)


async def _open_form(interaction: Interaction, table: Table, number: int = 0) -> None:
    words, forms = words_for(interaction), later_options(table.game) if table.status == "lobby" else []
    if number > len(forms):
        raise refusal("error-old-button")
    if number:
        later, options = forms[number - 1], games()[table.game].filled_options(table.options)
        modal = _form(table, later_title(later, words), later_fields(later, options, words))
    else:
        hosts = interaction.user.id == table.host or is_manager(interaction)
        modal = setup_form(table, words, hosts=hosts)
    await interaction.response.send_modal(modal)


def clock_line(table: Table, words: Catalogue) -> Line:
    """Return the line about the pace: time bank, weekends, and the consequence when the time is up."""
    return Line(clock_words(table, words), button(table.id, "setup-clock", words("button-clock")))


def pause_line(table: Table, words: Catalogue) -> Line:
    """Return the line of the table setup that pauses or resumes a running game."""
    if table.paused is None:
        return Line(words("setup-not-paused"), button(table.id, "pause", words("button-pause")))
    paused = words("status-paused", until=int(table.paused.until))
    return Line(paused, button(table.id, "resume", words("button-resume")))
