"""The cards of `/settings`: each setting with its value and the button that changes it, and the values of one setting."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

import discord

from cogs.base.cards.card import Card, Line
from cogs.base.items import Row, button, in_rows
from cogs.base.words import capitalize
from engine.catalogue import Catalogue, locales
from engine.records.table import PlayerSettings
from engine.records.zones import zone, zone_label
from render.kit.palette import THEMES

OWN_LANGUAGE = "discord"
UNSET_ZONE = "UTC"
"""The time zone of users who have not set one."""
AWAY_DAYS = (0, 1, 2, 3, 5, 7, 10, 14, 21, 30, 60, 90)
LANGUAGE, THEME, AWAY, RATED, LISTED = "language", "theme", "away", "rated", "listed"
CHOICES = {LANGUAGE: (OWN_LANGUAGE, *locales()), THEME: tuple(THEMES), AWAY: tuple(map(str, AWAY_DAYS))}
"""The settings with several values, as the arguments of presses; a press with the verb `set-<setting>` sets one."""
SWITCHES = {
    "icons": "icons",
    "ending": "ends_turn",
    "live": "silent_live",
    RATED: RATED,
    LISTED: LISTED,
    "remarks": "remarks",
}
"""The settings that are on or off, in the order of the card, with their fields; their presses have the verb `set-<setting>` as well."""
ON, OFF = "on", "off"
"""The arguments of presses that turn a setting on or off."""
BACK = "back"
"""The argument of a press of `settings` that shows the list in place of the message pressed."""


class Value(NamedTuple):
    """A value of a setting: the argument of the press that sets it, its label, and whether it is set now."""

    arg: str
    label: str
    now: bool = False


def settings_card(
    settings: PlayerSettings,
    now: float,
    words: Catalogue,
    answers: str,
    avoided: str,
    note: str = "",
    *,
    icons: bool = False,
) -> Card:
    """Return a player's settings, a line each with its button, below a `note` if there is one; `icons`: messages can show icons.

    `answers` is the line about standing answers, `avoided` the one about people to avoid.
    """
    key = "settings-language" if settings.locale else "settings-language-own"
    unset = settings.timezone == UNSET_ZONE
    quiet = quiet_hours(settings)
    times = [
        words("settings-zone-unset") if unset else _zone_line(settings.timezone, now, words),
        words("settings-quiet", **quiet) if quiet else words("settings-quiet-none"),
    ]
    away = settings.away_until > now
    shown_icons, *switches = [_switch_line(each, settings, words) for each in SWITCHES]
    return Card(
        f"{note}\n" if note else None,
        words("settings-heading"),
        _line(words(key, language=words(f"language-{words.locale}")), words, LANGUAGE),
        _line(words("settings-theme", theme=words(f"theme-{settings.theme}")), words, THEME),
        shown_icons if icons else None,
        Line("\n".join(times), button(0, "set-times", words("button-change"))),
        _line(
            words("settings-away", until=int(settings.away_until)) if away else words("settings-not-away"),
            words,
            AWAY,
        ),
        Line(answers, button(0, "standing", words("button-standing"))),
        *switches,
        avoided,
        words("settings-reminders"),
        [button(0, "avoid", words("button-avoid")), button(0, "privacy", words("button-my-data"))],
    )


def _line(text: str, words: Catalogue, setting: str) -> Line:
    """Return a setting with several values; its button shows them."""
    return Line(text, button(0, "setting", words("button-change"), arg=setting))


def _switch_line(setting: str, settings: PlayerSettings, words: Catalogue) -> Line:
    """Return a setting that is on or off, with the button that changes it."""
    state, other = (ON, OFF) if getattr(settings, SWITCHES[setting]) else (OFF, ON)
    label = words(f"button-{setting}-{other}")
    return Line(words(f"settings-{setting}-{state}"), button(0, f"set-{setting}", label, arg=other))


def _zone_line(name: str, now: float, words: Catalogue) -> str:
    """Return the zone with its current time, so that a wrong zone is noticed."""
    there = datetime.fromtimestamp(now, zone(name) or UTC)
    return words("settings-zone", zone=zone_label(name), now=f"{there:%H:%M}")


def clock(hour: int) -> str:
    """Return an hour as the time of a clock."""
    return f"{hour:02}:00"


def quiet_hours(settings: PlayerSettings) -> dict[str, str]:
    """Return the `start` and `end` of a player's quiet hours as times of day, or nothing if there are none."""
    if settings.quiet_from == settings.quiet_to:
        return {}
    return {"start": clock(settings.quiet_from), "end": clock(settings.quiet_to)}


def choices_card(setting: str, settings: PlayerSettings, now: float, words: Catalogue) -> Card:
    """Return the values of a setting in `CHOICES` as buttons, and one that leads back to the list."""
    away = settings.away_until > now
    present = {LANGUAGE: settings.locale or OWN_LANGUAGE, THEME: settings.theme, AWAY: "" if away else "0"}[setting]
    values = [Value(each, capitalize(_label(setting, each, words)), each == present) for each in CHOICES[setting]]
    return values_card(words(f"settings-menu-{setting}"), f"set-{setting}", values, back_row(words))


def _label(setting: str, value: str, words: Catalogue) -> str:
    """Return the name of a value of a setting in `CHOICES`."""
    if setting == AWAY:
        return words("settings-away-days", count=int(value))
    return words("language-own") if value == OWN_LANGUAGE else words(f"{setting}-{value}")


def values_card(heading: str, verb: str, values: Sequence[Value], back: Row, *, version: int = 0) -> Card:
    """Return a heading, a setting's values as buttons with this verb, the current one marked, and a way back."""
    buttons = [
        button(
            0,
            verb,
            each.label,
            version=version,
            arg=each.arg,
            style=discord.ButtonStyle.primary if each.now else discord.ButtonStyle.secondary,
        )
        for each in values
    ]
    return Card(f"**{heading}**", *in_rows(buttons), back)


def back_row(words: Catalogue) -> Row:
    """Return the row with the button that leads back to the list of settings."""
    return [button(0, "settings", words("button-previous"), arg=BACK)]
