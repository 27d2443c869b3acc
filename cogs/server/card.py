"""The card of `/server`: each setting of a server with its value and the button that changes it, and the values."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import discord

from cogs.base.cards.card import Card, Line
from cogs.base.cards.settings_card import OFF, ON, Value, clock, values_card
from cogs.base.items import button, field, field_menu, form, option
from cogs.base.typed.typed_times import MAX_HOUR, MAX_ZONE
from cogs.base.words import capitalize, locale_of
from engine.catalogue import Catalogue, locales
from engine.club.servers.servers import MAX_CAP
from engine.records.clocks import PACES
from engine.records.server import ARCHIVED_AFTER, AUDIENCES, DigestPlan, ServerSettings
from engine.records.zones import zone_label

LOCALE, PACE, OPENER, CAPS, DIGEST, CALL, PAGES = "locale", "pace", "opener", "caps", "digest", "call", "pages"
CHOICES: dict[str, Sequence[str | int]] = {
    "leaderboard": AUDIENCES,
    LOCALE: ("", *locales()),
    PACE: PACES,
    "threads": (0, *ARCHIVED_AFTER),
}
"""The settings whose values are buttons, with their values."""
SWITCHES = {
    "rated": "rated",
    "one-game": "server-one-game",
    "silent-live": "server-silent-live",
    "pauses": "server-allow",
    PAGES: "server-allow",
}
"""The settings that are on or off; the texts of their buttons have the keys `button-<value>-on` and `-off`."""
FORMS = (OPENER, CAPS, DIGEST, CALL)
"""The settings that are changed by a form."""
FIRST_PAGE = (LOCALE, PACE, "threads", "rated", OPENER, "one-game", CAPS, CALL, DIGEST)
SECOND_PAGE = ("leaderboard", "silent-live", "pauses", PAGES)
MORE = "more"
"""The argument of the press that shows the second page."""
OWN_LANGUAGE = "own"
"""The argument for new tables in the language of the server."""
MAX_DIGITS = 4


def field_of(setting: str) -> str:
    """Return the field of `ServerSettings` for a setting as presses and texts name it."""
    return setting.replace("-", "_")


def arg_of(value: str | int) -> str:
    """Return the argument of the press for a value in `CHOICES`."""
    return str(value) or OWN_LANGUAGE


def server_card(
    settings: ServerSettings,
    spoken: str,
    words: Catalogue,
    note: str = "",
    *,
    more: bool = False,
    served: bool = False,
    refused: Collection[str] = (),
) -> Card:
    """Return a page of a server's settings, the second if `more`, a line each with its button, below a `note`.

    `spoken` is the server's own language. The line about pages in the browser is there only if the host serves them
    (`served`). `refused` are the settings that the bot's permissions do not allow: `DIGEST`, its channel, and `CALL`.
    """
    shown = [each for each in (SECOND_PAGE if more else FIRST_PAGE) if served or each != PAGES]
    lead_on = words("button-previous" if more else "button-server-more")
    return Card(
        f"{note}\n" if note else None,
        words("server-heading"),
        *(_line(each, settings, spoken, words, refused=each in refused) for each in shown),
        None if more else Line(words("server-seasons"), button(0, "seasons", words("button-seasons"))),
        [button(0, "server", lead_on, arg="" if more else MORE)],
    )


def _line(setting: str, settings: ServerSettings, spoken: str, words: Catalogue, *, refused: bool) -> Line:
    """Return a setting with the button that turns it on or off, or that shows its values or a form for them."""
    if setting in SWITCHES:
        state, other = (ON, OFF) if getattr(settings, field_of(setting)) else (OFF, ON)
        text, label = words(f"server-{setting}-{state}"), words(f"button-{SWITCHES[setting]}-{other}")
        return Line(text, button(0, "server-set", label, version=settings.changes, arg=f"{setting}={other}"))
    text = _value_text(setting, settings, spoken, words)
    if refused:
        text += f"\n{words(f'server-{setting}-refused')}"
    return Line(text, button(0, "server-setting", words("button-change"), version=settings.changes, arg=setting))


def _value_text(setting: str, settings: ServerSettings, spoken: str, words: Catalogue) -> str:
    """Return the text about a setting with several values; `spoken` is the server's own language."""
    value, plan = getattr(settings, setting), settings.digest
    if setting == LOCALE:
        key = "server-locale" if value else "server-locale-own"
        return words(key, language=words(f"language-{value or locale_of(spoken)}"))
    if setting == PACE:
        return words("server-pace", pace=words(f"pace-{value}"))
    if setting in {OPENER, CALL}:
        return words(f"server-{setting}", role=f"<@&{value}>") if value else words(f"server-{setting}-none")
    if setting == CAPS:
        return words("admin-limits", lobbies=settings.caps.lobbies, games=settings.caps.games)
    if setting == DIGEST:
        at = {"hour": clock(plan.hour), "zone": zone_label(plan.zone), "channel": f"<#{plan.channel}>"}
        return f"{words(f'server-digest-{plan.every}', **at)}\n-# {words('server-about-digest')}"
    return words(f"server-{setting}-{value}")


def choices_card(setting: str, settings: ServerSettings, words: Catalogue, seen: int = 0) -> Card:
    """Return a setting's `CHOICES` as buttons, with one back to the list; `seen`: the newest change that the list showed."""
    values = [
        Value(f"{setting}={arg_of(each)}", _label(setting, each, words), each == getattr(settings, setting))
        for each in CHOICES[setting]
    ]
    back = button(0, "server", words("button-previous"), arg=MORE if setting in SECOND_PAGE else "")
    return values_card(words(f"server-menu-{setting}"), "server-set", values, [back], version=seen)


def _label(setting: str, value: str | int, words: Catalogue) -> str:
    """Return the name of a value of a setting in `CHOICES`."""
    if setting == PACE:
        return capitalize(words(f"pace-{value}"))
    if setting == LOCALE and value:
        return words(f"language-{value}")
    return words(f"server-{setting}-value-{arg_of(value)}")


def setting_form(setting: str, settings: ServerSettings, words: Catalogue, seen: int) -> discord.ui.Modal:
    """Return the form of a setting in `FORMS`; `seen` is as for `choices_card`."""
    now = getattr(settings, setting)
    if setting == CAPS:
        fields = [
            field(each, words(f"server-caps-{each}", most=MAX_CAP), str(getattr(now, each)), most=MAX_DIGITS)
            for each in ("lobbies", "games")
        ]
    elif setting == DIGEST:
        fields = _digest_fields(now, words)
    else:
        fields = [role_field(now, words(f"server-{setting}-label"))]
    heading = capitalize(words(f"server-name-{setting}"))
    return form(0, "server-written", heading, *fields, arg=f"{setting}={seen}")


def _digest_fields(plan: DigestPlan, words: Catalogue) -> list[discord.ui.Label[discord.ui.Modal]]:
    """Return the fields for when and where the digest is posted."""
    often = [
        option(each, words(f"server-digest-value-{each}"), default=each == plan.every)
        for each in ("off", "daily", "weekly")
    ]
    place: discord.ui.ChannelSelect[discord.ui.Modal] = discord.ui.ChannelSelect(
        custom_id="channel",
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        required=False,
        min_values=0,
        default_values=[discord.Object(plan.channel, type=discord.TextChannel)] if plan.channel else [],
    )
    return [
        field_menu("every", words("server-digest-every"), often),
        discord.ui.Label(text=words("server-digest-channel"), component=place),
        field("hour", words("server-digest-hour"), clock(plan.hour), most=MAX_HOUR),
        field("zone", words("settings-form-zone"), zone_label(plan.zone), most=MAX_ZONE),
    ]


def role_field(role: int, label: str) -> discord.ui.Label[discord.ui.Modal]:
    """Return the field of a form for a role of the server, which may be left empty; 0: none is chosen."""
    menu: discord.ui.RoleSelect[discord.ui.Modal] = discord.ui.RoleSelect(
        custom_id="role",
        required=False,
        min_values=0,
        default_values=[discord.SelectDefaultValue(id=role, type=discord.SelectDefaultValueType.role)]
        if role
        else [],
    )
    return discord.ui.Label(text=label, component=menu)
