"""The cards of `/settings`: each setting with its value and the button that changes it, and the values of one setting."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

import discord

from cogs.client.cards.card import Card, Line
from cogs.client.items import Row, button, in_rows
from engine.catalogue import Catalogue, locales
from engine.records.table import PlayerSettings
from engine.records.zones import zone, zone_label
from render.kit.palette import THEMES

OWN_LANGUAGE = "discord"
UNSET_ZONE = "UTC"
"""The time zone of users who have not set one."""
AWAY_DAYS = (0, 1, 2, 3, 5, 7, 10, 14, 21, 30, 60, 90)
RATED, LISTED, LIVE, REMARKS = "rated", "listed", "live", "remarks"
"""Playing rated games; appearing on leaderboards; silent pings while playing live; kind words in lists of open tables."""
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
    quiet = settings.quiet_from != settings.quiet_to
    hours = words("settings-quiet", start=clock(settings.quiet_from), end=clock(settings.quiet_to))
    times = [
        words("settings-zone-unset") if unset else _zone_line(settings.timezone, now, words),
        hours if quiet else words("settings-quiet-none"),
    ]
    away = settings.away_until > now
    icons_to = _other(on=settings.icons)
    shown = words("settings-icons" if settings.icons else "settings-words-only")
    return Card(
        f"{note}\n" if note else None,
        words("settings-heading"),
        _line(words(key, language=words(f"language-{words.locale}")), words, "language"),
        _line(words("settings-theme", theme=words(f"theme-{settings.theme}")), words, "theme"),
        Line(shown, button(0, "set-icons", words(f"button-icons-{icons_to}"), arg=icons_to)) if icons else None,
        Line("\n".join(times), button(0, "set-times", words("button-change"))),
        _line(
            words("settings-away", until=int(settings.away_until)) if away else words("settings-not-away"),
            words,
            "away",
        ),
        Line(answers, button(0, "standing", words("button-standing"))),
        _switch_line(LIVE, words, on=settings.silent_live),
        *(_switch_line(name, words, on=on) for name, on in ((RATED, settings.rated), (LISTED, settings.listed))),
        _switch_line(REMARKS, words, on=settings.remarks),
        Line(avoided, button(0, "avoid", words("button-change"))),
        words("settings-reminders"),
        [button(0, "privacy", words("button-my-data"))],
    )


def _line(text: str, words: Catalogue, setting: str) -> Line:
    """Return a setting with several values; its button shows them."""
    return Line(text, button(0, "setting", words("button-change"), arg=setting))


def _other(*, on: bool) -> str:
    """Return the argument of the press that turns a setting off if it is on, else on."""
    return OFF if on else ON


def _switch_line(name: str, words: Catalogue, *, on: bool) -> Line:
    """Return a setting that is on or off; while it is off, with what it changes once it is on."""
    text = words(f"settings-{name}") if on else words(f"settings-not-{name}")
    about = "" if on else f"\n-# {words(f'settings-about-{name}')}"
    other = _other(on=on)
    labels = {
        RATED: words(f"button-rated-{other}"),
        LISTED: words(f"button-listed-{other}"),
        LIVE: words(f"button-live-{other}"),
        REMARKS: words(f"button-remarks-{other}"),
    }
    return Line(text + about, button(0, f"set-{name}", labels[name], arg=other))


def _zone_line(name: str, now: float, words: Catalogue) -> str:
    """Return the zone with its present time, so that a wrong one is noticed."""
    there = datetime.fromtimestamp(now, zone(name) or UTC)
    return words("settings-zone", zone=zone_label(name), now=f"{there:%H:%M}")


def clock(hour: int) -> str:
    """Return an hour as the time of a clock."""
    return f"{hour:02}:00"


def _languages(settings: PlayerSettings, _now: float, words: Catalogue) -> list[Value]:
    own = words("language-own")
    return [
        Value(OWN_LANGUAGE, own[:1].upper() + own[1:], not settings.locale),
        *(Value(each, words(f"language-{each}"), each == settings.locale) for each in locales()),
    ]


def _themes(settings: PlayerSettings, _now: float, words: Catalogue) -> list[Value]:
    labels = ((each, words(f"theme-{each}")) for each in THEMES)
    return [Value(each, label[:1].upper() + label[1:], each == settings.theme) for each, label in labels]


def _absences(settings: PlayerSettings, now: float, words: Catalogue) -> list[Value]:
    here = Value("0", words("settings-not-away"), settings.away_until <= now)
    return [here, *(Value(str(days), words("settings-away-days", count=days)) for days in AWAY_DAYS if days)]


CHOICES = {"language": _languages, "theme": _themes, "away": _absences}
"""The settings with several values; a press with the verb `set-<setting>` sets one."""


def choices_card(setting: str, settings: PlayerSettings, now: float, words: Catalogue) -> Card:
    """Return the values of a setting in `CHOICES` as buttons, and one that leads back to the list."""
    values = CHOICES[setting](settings, now, words)
    return values_card(words(f"settings-menu-{setting}"), f"set-{setting}", values, back_row(words))


def values_card(heading: str, verb: str, values: Sequence[Value], back: Row, *, version: int = 0) -> Card:
    """Return the values of a setting as buttons with this verb below a heading, the present one marked, and a row that leads back."""
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
