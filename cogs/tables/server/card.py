"""The card of `/server`: each setting of a server with its value and the button that changes it, and the values of one."""

from __future__ import annotations

from collections.abc import Collection

import discord

from cogs.client.cards.card import Card, Line
from cogs.client.items import button, field, field_menu, form, option
from cogs.client.words import locale_of
from cogs.tables.own.settings_card import Value, clock, values_card
from engine.catalogue import Catalogue, locales
from engine.records.clocks import PACES
from engine.records.server import AUDIENCES, DigestPlan, ServerSettings
from engine.records.zones import zone_label
from engine.tables.administration.servers import MAX_CAP

LOCALE, PACE, THREADS, RATED, OPENER, ONE_GAME, CAPS, DIGEST, CALL, LEADERBOARD, SILENT, PAUSES, PAGES = (
    "locale",
    "pace",
    "threads",
    "rated",
    "opener",
    "one-game",
    "caps",
    "digest",
    "call",
    "leaderboard",
    "silent-live",
    "pauses",
    "pages",
)
"""The settings, as presses and texts name them."""
MORE = "more"
"""The argument of the press that shows the second page."""
ON_SECOND_PAGE = (LEADERBOARD, SILENT, PAUSES, PAGES)
OWN_LANGUAGE = "own"
"""The value for new tables in the language of the server."""
ON, OFF = "on", "off"
TIMES = {0: "channel", 60: "hour", 1440: "day", 4320: "three-days", 10_080: "week"}
"""The values for threads, in minutes, as texts name them; 0: in the channel."""
MAX_DIGITS, MAX_HOUR, MAX_ZONE = 4, 10, 60


def server_card(
    settings: ServerSettings, spoken: str, words: Catalogue, note: str = "", *, refused: Collection[str] = ()
) -> Card:
    """Return the first page of a server's settings, a line each with its button, below a `note`; `spoken` is the server's own language.

    `refused` are the settings that the bot's permissions do not allow: `DIGEST`, its channel, and `CALL`.
    """
    key = "server-locale" if settings.locale else "server-locale-own"
    language = words(f"language-{settings.locale or locale_of(spoken)}")
    threads = (
        words("server-threads", after=words(f"server-after-{TIMES[settings.threads]}"))
        if settings.threads
        else words("server-no-threads")
    )
    opener = (
        words("server-opener", role=f"<@&{settings.opener}>") if settings.opener else words("server-opener-everyone")
    )
    caps = words("admin-limits", lobbies=settings.caps.lobbies, games=settings.caps.games)
    rated = words("server-rated" if settings.rated else "server-not-rated")
    one_game = words("server-one-game" if settings.one_game else "server-no-one-game")
    rated_label = words(f"button-rated-{OFF if settings.rated else ON}")
    limited_label = words(f"button-server-one-game-{OFF if settings.one_game else ON}")
    return Card(
        f"{note}\n" if note else None,
        words("server-heading"),
        _line(words(key, language=language), settings, words, LOCALE),
        _line(words("server-pace", pace=words(f"pace-{settings.pace}")), settings, words, PACE),
        _line(threads, settings, words, THREADS),
        _switch_line(rated, rated_label, settings, RATED, on=settings.rated),
        _line(opener, settings, words, OPENER),
        _switch_line(one_game, limited_label, settings, ONE_GAME, on=settings.one_game),
        _line(caps, settings, words, CAPS),
        _line(_call(settings, words, refused=CALL in refused), settings, words, CALL),
        _line(_digest(settings.digest, words, refused=DIGEST in refused), settings, words, DIGEST),
        Line(words("server-seasons"), button(0, "seasons", words("button-seasons"))),
        [button(0, "server", words("button-server-more"), arg=MORE)],
    )


def more_card(settings: ServerSettings, words: Catalogue, note: str = "", *, served: bool = False) -> Card:
    """Return the second page of a server's settings, a line each with its button, below a `note`.

    The line about pages in the browser is there only if the host serves them (`served`).
    """
    silent = words("server-silent-live" if settings.silent_live else "server-not-silent-live")
    pauses = words("server-pauses" if settings.pauses else "server-no-pauses")
    pages = words("server-pages" if settings.pages else "server-no-pages")
    silent_label = words("button-server-silent-live-off" if settings.silent_live else "button-live-on")
    pauses_label = words(f"button-server-pauses-{OFF if settings.pauses else ON}")
    pages_label = words(f"button-server-pauses-{OFF if settings.pages else ON}")
    return Card(
        f"{note}\n" if note else None,
        words("server-heading"),
        _line(words(f"server-leaderboard-{settings.leaderboard}"), settings, words, LEADERBOARD),
        _switch_line(silent, silent_label, settings, SILENT, on=settings.silent_live),
        _switch_line(pauses, pauses_label, settings, PAUSES, on=settings.pauses),
        *([_switch_line(pages, pages_label, settings, PAGES, on=settings.pages)] if served else []),
        [button(0, "server", words("button-previous"))],
    )


def _call(settings: ServerSettings, words: Catalogue, *, refused: bool) -> str:
    """Return what is said of the role to call; `refused`: the bot may not mention it."""
    if not settings.call:
        return words("server-no-call")
    said = words("server-call", role=f"<@&{settings.call}>")
    return f"{said}\n{words('server-call-refused')}" if refused else said


def _digest(plan: DigestPlan, words: Catalogue, *, refused: bool) -> str:
    """Return what is said of the digest; `refused`: the bot may not post in its channel."""
    at = {"hour": clock(plan.hour), "zone": zone_label(plan.zone), "channel": f"<#{plan.channel}>"}
    lines = [words(f"server-digest-{plan.every}", **at), f"-# {words('server-about-digest')}"]
    if refused:
        lines.append(words("server-digest-refused"))
    return "\n".join(lines)


def _line(text: str, settings: ServerSettings, words: Catalogue, setting: str) -> Line:
    """Return a setting whose button shows its values, or a form for them."""
    return Line(text, button(0, "server-setting", words("button-change"), version=settings.changes, arg=setting))


def _switch_line(text: str, label: str, settings: ServerSettings, setting: str, *, on: bool) -> Line:
    """Return a setting that is on or off."""
    arg = f"{setting}={OFF if on else ON}"
    return Line(text, button(0, "server-set", label, version=settings.changes, arg=arg))


def _languages(settings: ServerSettings, words: Catalogue) -> list[Value]:
    own = Value(OWN_LANGUAGE, words("server-locale-own-value"), not settings.locale)
    return [own, *(Value(each, words(f"language-{each}"), each == settings.locale) for each in locales())]


def _paces(settings: ServerSettings, words: Catalogue) -> list[Value]:
    labels = ((days, words(f"pace-{days}")) for days in PACES)
    return [Value(str(days), label[:1].upper() + label[1:], days == settings.pace) for days, label in labels]


def _threads(settings: ServerSettings, words: Catalogue) -> list[Value]:
    labels = ((each, words(f"server-threads-{name}")) for each, name in TIMES.items())
    return [Value(str(each), label, each == settings.threads) for each, label in labels]


def _audiences(settings: ServerSettings, words: Catalogue) -> list[Value]:
    return [
        Value(each, words(f"server-leaderboard-value-{each}"), each == settings.leaderboard) for each in AUDIENCES
    ]


CHOICES = {LEADERBOARD: _audiences, LOCALE: _languages, PACE: _paces, THREADS: _threads}
"""The settings whose values are buttons."""


def choices_card(setting: str, settings: ServerSettings, words: Catalogue, seen: int = 0) -> Card:
    """Return the values of a setting in `CHOICES` as buttons, and one that leads back to the list.

    `seen` is the number of the newest change that the list showed.
    """
    values = [each._replace(arg=f"{setting}={each.arg}") for each in CHOICES[setting](settings, words)]
    back = button(0, "server", words("button-previous"), arg=MORE if setting in ON_SECOND_PAGE else "")
    return values_card(words(f"server-menu-{setting}"), "server-set", values, [back], version=seen)


def setting_form(setting: str, settings: ServerSettings, words: Catalogue, seen: int) -> discord.ui.Modal:
    """Return the form of a setting that has one; `seen` is as for `choices_card`."""
    if setting == CAPS:
        heading = words("button-caps")
        fields = [
            field("lobbies", words("server-caps-lobbies", most=MAX_CAP), str(settings.caps.lobbies), most=MAX_DIGITS),
            field("games", words("server-caps-games", most=MAX_CAP), str(settings.caps.games), most=MAX_DIGITS),
        ]
    elif setting == DIGEST:
        heading, fields = words("server-name-digest"), _digest_fields(settings.digest, words)
    elif setting == CALL:
        heading, fields = words("server-name-call"), [role_field(settings.call, words("server-call-label"))]
    else:
        heading, fields = words("server-name-opener"), [role_field(settings.opener, words("server-opener-label"))]
    return form(0, "server-written", heading[:1].upper() + heading[1:], *fields, arg=f"{setting}={seen}")


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
    """Return the field of a form for a role of the server, which may stay empty; 0: none is chosen."""
    menu: discord.ui.RoleSelect[discord.ui.Modal] = discord.ui.RoleSelect(
        custom_id="role",
        required=False,
        min_values=0,
        default_values=[discord.SelectDefaultValue(id=role, type=discord.SelectDefaultValueType.role)]
        if role
        else [],
    )
    return discord.ui.Label(text=label, component=menu)
