"""A player's own settings: /settings shows them, buttons and a form change them; muting reminders for one turn."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.client.bot import GameBot, Interaction, refusal
from cogs.client.cards.card import Card
from cogs.client.cards.private import answer
from cogs.client.cards.way_on import tell_on, way_on
from cogs.client.items import Pressed, form, on_press
from cogs.client.localization import command_text
from cogs.client.words import clip, language_of, locale_of, whole_number, words_for
from cogs.tables.own.avoiding import avoid_line
from cogs.tables.own.settings_card import (
    AWAY_DAYS,
    BACK,
    CHOICES,
    LISTED,
    OFF,
    ON,
    OWN_LANGUAGE,
    RATED,
    REMARKS,
    UNSET_ZONE,
    choices_card,
    clock,
    settings_card,
)
from cogs.tables.own.standing_answers import answers_line
from cogs.tables.typed_times import is_abbreviation, parse_hour, parse_zone
from engine.catalogue import locales
from engine.records.table import PlayerSettings
from engine.records.zones import zone_label
from engine.tables.reminding.times import MAX_WAITED, MAX_WAITED_RATED
from render.kit.palette import THEMES

DAY = timedelta(days=1).total_seconds()
MAX_HOUR, MAX_ZONE = 10, 60
SWITCHES = {
    "icons": ("icons", {ON: "done-icons-on", OFF: "done-icons-off"}),
    "live": ("silent_live", {ON: "done-live-on", OFF: "done-live-off"}),
    REMARKS: (REMARKS, {ON: "done-remarks-on", OFF: "done-remarks-off"}),
    RATED: (RATED, dict.fromkeys((ON, OFF), "done-ratings")),
    LISTED: (LISTED, dict.fromkeys((ON, OFF), "done-ratings")),
}
"""The settings that are on or off: their fields, and the notes about a change."""


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
    """Answer a change with the present settings and what changed: in place of the message with the control."""
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


def _value_of(pressed: Pressed) -> str:
    """Return the value that a press sets: that of its button, or of a menu, as in messages of release 1.2.0."""
    return pressed.values[0] if pressed.values else pressed.arg


@on_press("set-language")
async def press_language(interaction: Interaction, pressed: Pressed) -> None:
    """Set the language of private answers: that of the user's Discord, or another."""
    chosen = _value_of(pressed)
    if chosen != OWN_LANGUAGE and chosen not in locales():
        raise refusal("error-setting")
    settings = await _settings(interaction)
    settings = await _save(interaction, settings, locale="" if chosen == OWN_LANGUAGE else chosen)
    words = words_for(interaction)
    named = words(f"language-{locale_of(language_of(interaction))}")
    note = words("done-user-language", language=named) if settings.locale else words("done-user-language-own")
    await _redraw(interaction, settings, note)


@on_press("set-theme")
async def press_theme(interaction: Interaction, pressed: Pressed) -> None:
    """Set the theme of private pictures."""
    theme = _value_of(pressed)
    if theme not in THEMES:
        raise refusal("error-setting")
    settings, words = await _settings(interaction), words_for(interaction)
    settings = await _save(interaction, settings, theme=theme)
    await _redraw(interaction, settings, words("done-theme", theme=words(f"theme-{theme}")))


@on_press("set-icons")
@on_press("set-rated")
@on_press("set-listed")
@on_press("set-live")
@on_press("set-remarks")
async def press_switch(interaction: Interaction, pressed: Pressed) -> None:
    """Turn a setting on or off."""
    if pressed.arg not in {ON, OFF}:
        raise refusal("error-setting")
    setting, note = SWITCHES[pressed.verb.removeprefix("set-")]
    settings = await _save(interaction, await _settings(interaction), **{setting: pressed.arg == ON})
    await _redraw(interaction, settings, words_for(interaction)(note[pressed.arg]))


@on_press("set-away")
async def press_away(interaction: Interaction, pressed: Pressed) -> None:
    """Be away for some days (0: back again): no reminders, and tables keep waiting for the user."""
    days = whole_number(_value_of(pressed))
    if days is None or days not in AWAY_DAYS:
        raise refusal("error-setting")
    settings, words = await _settings(interaction), words_for(interaction)
    now = interaction.client.service.tables.clock()
    # At a table with a pace the player's time starts on their return.
    until = now + days * DAY if days else min(settings.away_until, now)
    settings = await _save(interaction, settings, away_until=until)
    if not days:
        await _redraw(interaction, settings, words("done-back"))
        return
    notes = [
        words(
            "done-away", until=int(settings.away_until), days=int(MAX_WAITED / DAY), rated=int(MAX_WAITED_RATED / DAY)
        )
    ]
    if late := await interaction.client.service.players.late_at(interaction.user.id):
        notes.append(words("done-away-late", count=late))
    await _redraw(interaction, settings, "\n".join(notes))


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
    quiet = settings.quiet_from != settings.quiet_to
    fields = [
        ("settings-form-zone", "" if settings.timezone == UNSET_ZONE else zone_label(settings.timezone), MAX_ZONE),
        ("settings-form-from", clock(settings.quiet_from) if quiet else "", MAX_HOUR),
        ("settings-form-to", clock(settings.quiet_to) if quiet else "", MAX_HOUR),
    ]
    labels: list[discord.ui.Label[discord.ui.Modal]] = [
        discord.ui.Label(
            text=words(key), component=discord.ui.TextInput(default=now or None, max_length=most, required=False)
        )
        for key, now, most in fields
    ]
    await interaction.response.send_modal(form(0, "times-written", words("button-times"), *labels))


@on_press("times-written", form=True)
async def send_times(interaction: Interaction, pressed: Pressed) -> None:
    """Set the submitted time zone and quiet hours; an empty field leaves the zone unchanged, or clears the hours."""
    named, start, end = (*(value.strip() for value in pressed.values), "", "", "")[:3]
    settings, words = await _settings(interaction), words_for(interaction)
    changed: dict[str, str | int] = {"quiet_from": 0, "quiet_to": 0}
    if named:
        meant = await asyncio.to_thread(parse_zone, named)  # the first time it reads hundreds of files
        if meant is None:
            key = "error-zone-abbreviation" if is_abbreviation(named) else "error-timezone"
            raise refusal(key, name=clip(named, MAX_ZONE))
        changed["timezone"] = meant
    if start or end:
        for typed in (start, end):
            if parse_hour(typed) is None:
                raise refusal("error-hour", typed=clip(typed, MAX_HOUR))
        changed |= {"quiet_from": parse_hour(start) or 0, "quiet_to": parse_hour(end) or 0}
    settings = await _save(interaction, settings, **changed)
    quiet = settings.quiet_from != settings.quiet_to
    hours = {
        "start": clock(settings.quiet_from),
        "end": clock(settings.quiet_to),
        "zone": zone_label(settings.timezone),
    }
    await _redraw(interaction, settings, words("done-quiet-hours" if quiet else "done-quiet-off", **hours))


@on_press("silence")
async def press_silence(interaction: Interaction, pressed: Pressed) -> None:
    """Mute reminders for the turn of the reminder pressed; reminders of release 1.2.0 do not say which it was."""
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
