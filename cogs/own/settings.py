"""A player's own settings: /settings shows them, buttons and a form change them; muting reminders for one turn."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.base.cards.card import Card
from cogs.base.cards.private import answer
from cogs.base.cards.settings_card import (
    AWAY,
    BACK,
    CHOICES,
    LANGUAGE,
    LISTED,
    OFF,
    ON,
    OWN_LANGUAGE,
    RATED,
    SWITCHES,
    THEME,
    UNSET_ZONE,
    choices_card,
    quiet_hours,
    settings_card,
)
from cogs.base.cards.way_on import tell_on, way_on
from cogs.base.items import Pressed, field, form, on_press
from cogs.base.localization import command_text
from cogs.base.typed.typed_times import MAX_HOUR, MAX_ZONE, read_hour, read_zone
from cogs.base.words import refusal, whole_number, words_for
from cogs.client.bot import GameBot, Interaction
from cogs.own.avoiding import avoid_line
from cogs.own.standing_answers import answers_line
from engine.records.table import PlayerSettings
from engine.records.zones import zone_label
from engine.tables.clocks.times import MAX_WAITED, MAX_WAITED_RATED

DAY = timedelta(days=1).total_seconds()


async def _settings(interaction: Interaction) -> PlayerSettings:
    return await interaction.client.service.players.settings(interaction.user.id)


async def _page(interaction: Interaction, settings: PlayerSettings, note: str = "") -> Card:
    """Return the user's settings, below a `note`, with the controls that change them."""
    now, words = interaction.client.service.tables.clock(), words_for(interaction)
    icons, answers = bool(interaction.client.icons.names), await answers_line(interaction, words)
    avoided = await avoid_line(interaction, words)
    return settings_card(settings, now, words, answers, avoided, note, icons=icons)


async def send_settings(interaction: Interaction) -> None:
    """Answer privately with the user's settings."""
    await answer(interaction, await _page(interaction, await _settings(interaction)), new=True)


async def _save(interaction: Interaction, read: PlayerSettings, **changed: Any) -> PlayerSettings:
    """Store the user's changes to the settings `read`; return all as they are now."""
    settings = msgspec.structs.replace(read, **changed)
    return await interaction.client.service.players.save(interaction.user.id, settings, read)


async def _redraw(interaction: Interaction, settings: PlayerSettings, note: str) -> None:
    """Answer a change with the current settings and the change, in place of the message with the control."""
    await answer(interaction, await _page(interaction, settings, note))


@on_press("settings")
async def press_settings(interaction: Interaction, pressed: Pressed) -> None:
    """Open the user's settings, or lead back to them from the values of one."""
    if pressed.arg == BACK:
        await answer(interaction, await _page(interaction, await _settings(interaction)))
    else:
        await send_settings(interaction)


@on_press("setting")
async def press_setting(interaction: Interaction, pressed: Pressed) -> None:
    """Show the values of a setting in place of the list."""
    if pressed.arg not in CHOICES:
        raise refusal("error-setting")
    now, settings = interaction.client.service.tables.clock(), await _settings(interaction)
    await answer(interaction, choices_card(pressed.arg, settings, now, words_for(interaction)))


async def press_value(interaction: Interaction, pressed: Pressed) -> None:
    """Set a setting to the value of a button, or of a menu, as in messages of release 1.2.0."""
    setting, value = pressed.verb.removeprefix("set-"), pressed.values[0] if pressed.values else pressed.arg
    if value not in CHOICES.get(setting, (ON, OFF)):
        raise refusal("error-setting")
    settings, now = await _settings(interaction), interaction.client.service.tables.clock()
    changed: dict[str, Any]
    if setting == AWAY:
        # At a table with a pace, the player's time starts on their return.
        changed = {"away_until": now + int(value) * DAY if int(value) else min(settings.away_until, now)}
    elif setting == LANGUAGE:
        changed = {"locale": "" if value == OWN_LANGUAGE else value}
    elif setting == THEME:
        changed = {"theme": value}
    else:
        changed = {SWITCHES[setting]: value == ON}
    settings = await _save(interaction, settings, **changed)
    await _redraw(interaction, settings, await _note(interaction, setting, value, settings))


for _setting in (*CHOICES, *SWITCHES):
    on_press(f"set-{_setting}")(press_value)


async def _note(interaction: Interaction, setting: str, value: str, settings: PlayerSettings) -> str:
    """Return the note about a setting that was set to a value, in the user's current language."""
    words = words_for(interaction)
    if setting == AWAY:
        return await _away_note(interaction, settings) if int(value) else words("done-back")
    if setting == LANGUAGE:
        key = "done-user-language" if settings.locale else "done-user-language-own"
        return words(key, language=words(f"language-{words.locale}"))
    if setting == THEME:
        return words("done-theme", theme=words(f"theme-{value}"))
    return words("done-ratings" if setting in {RATED, LISTED} else f"done-{setting}-{value}")


async def _away_note(interaction: Interaction, settings: PlayerSettings) -> str:
    """Return the note for a user who is away now: until when, how long tables wait at most, and late turns."""
    words, days, rated = words_for(interaction), int(MAX_WAITED / DAY), int(MAX_WAITED_RATED / DAY)
    note = words("done-away", until=int(settings.away_until), days=days, rated=rated)
    late = await interaction.client.service.players.late_at(interaction.user.id)
    return f"{note}\n{words('done-away-late', count=late)}" if late else note


@on_press("set-ratings")
async def press_ratings(interaction: Interaction, pressed: Pressed) -> None:
    """Set both settings about ratings by the menu of release 1.2.0: unpicked entries are off."""
    if not {RATED, LISTED}.issuperset(pressed.values):
        raise refusal("error-setting")
    settings = await _settings(interaction)
    settings = await _save(interaction, settings, rated=RATED in pressed.values, listed=LISTED in pressed.values)
    await _redraw(interaction, settings, words_for(interaction)("done-ratings"))


@on_press("set-times")
async def press_times(interaction: Interaction, _pressed: Pressed) -> None:
    """Ask for the time zone and the quiet hours."""
    settings, words = await _settings(interaction), words_for(interaction)
    quiet, named = quiet_hours(settings), "" if settings.timezone == UNSET_ZONE else zone_label(settings.timezone)
    fields = [
        field("zone", words("settings-form-zone"), named, most=MAX_ZONE),
        field("from", words("settings-form-from"), quiet.get("start", ""), most=MAX_HOUR),
        field("to", words("settings-form-to"), quiet.get("end", ""), most=MAX_HOUR),
    ]
    await interaction.response.send_modal(form(0, "times-written", words("button-times"), *fields))


@on_press("times-written", form=True)
async def send_times(interaction: Interaction, pressed: Pressed) -> None:
    """Set the submitted time zone and quiet hours; an empty field leaves the zone unchanged, or clears the hours."""
    named, start, end = (*(value.strip() for value in pressed.values), "", "", "")[:3]
    settings, words = await _settings(interaction), words_for(interaction)
    changed: dict[str, str | int] = {"quiet_from": 0, "quiet_to": 0}
    if named:
        changed["timezone"] = await read_zone(named)
    if bool(start) != bool(end):
        raise refusal("error-quiet-hours")
    if start:
        changed |= {"quiet_from": read_hour(start), "quiet_to": read_hour(end)}
    settings = await _save(interaction, settings, **changed)
    zone, quiet = zone_label(settings.timezone), quiet_hours(settings)
    note = words("done-quiet-hours", zone=zone, **quiet) if quiet else words("done-quiet-off")
    await _redraw(interaction, settings, note)


@on_press("silence")
async def press_silence(interaction: Interaction, pressed: Pressed) -> None:
    """Mute reminders for the turn of the reminder pressed; reminders of release 1.2.0 do not name it."""
    service, user = interaction.client.service, interaction.user.id
    await service.reminders.silence(pressed.table, user, turn=whole_number(pressed.arg))
    others = await service.panels.others_waiting(user, pressed.table)
    await tell_on(interaction, words_for(interaction)("done-silenced"), way_on(interaction, others))


class SettingsCommands(commands.Cog):
    """The command for a player's settings, which apply at all tables."""

    @app_commands.command(description=command_text("command-settings"))
    async def settings(self, interaction: Interaction) -> None:
        """Show the user's settings, with controls to change them."""
        await send_settings(interaction)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(SettingsCommands())
