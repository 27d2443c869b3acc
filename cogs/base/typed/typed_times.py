"""Typed time zones and hours."""

from __future__ import annotations

import asyncio
import re
from datetime import UTC, datetime
from functools import cache
from zoneinfo import available_timezones

from cogs.base.typed.values import plain
from cogs.base.words import clip, refusal
from engine.kernel import plain_dashes, plain_digits
from engine.records.zones import EXPLICIT_UTC, offset_zone, zone

_HOUR = re.compile(r"(?P<hour>[0-9]{1,2})(?:[:.h ]?00| ?(?:h|uhr|[時点點时]))? ?(?P<half>[ap]\.?m\.?)?")
_OFFSET = re.compile(r"(?:utc|gmt|z)? ?(?P<sign>[+-]) ?(?P<hours>[0-9]{1,2})(?::?(?P<minutes>[0-9]{2}))?")
_AMOUNT = re.compile(r"(?P<number>[0-9]{1,9})\s*(?P<unit>[^\W\d_]*)\.?")
HOURS = frozenset({"h", "hr", "hrs", "hour", "hours", "hora", "horas", "std", "小時", "時", "godz", "godzina", "godziny", "godzin", "hod", "hodina", "hodiny", "hodin"})  # fmt: skip
"""Units after a number of hours, folded as by `plain`."""
DAYS = frozenset({"d", "day", "days", "dia", "dias", "天", "日", "dzien", "dni", "den", "dny", "dnu"})
"""Units after a number of days, folded as by `plain`."""
MAX_HOUR, MAX_ZONE = 10, 60
"""Maximum numbers of characters of an hour and of a time zone in a form."""
_NO_PLACES = frozenset({"factory", "localtime"})
"""Names of the tz database that are not the time of a place: "not yet set", and the machine's own."""
_UTC = frozenset({"utc", "gmt", "z", "zulu", "uct", "universal", "greenwich", "gmt0"})
_SEASONS = (datetime(2026, 1, 1, tzinfo=UTC), datetime(2026, 7, 1, tzinfo=UTC))


@cache
def _zones() -> dict[str, str]:
    """Return the time zones by their typed names, normalized; finding them reads hundreds of files."""
    names = [name for name in sorted(available_timezones(), reverse=True) if not name.startswith("Etc/")]
    cities = {_fold(name.rpartition("/")[2]): name for name in names if "/" in name}
    whole = {_fold(name): name for name in names}
    return {typed: name for typed, name in (cities | whole).items() if typed not in _NO_PLACES}


@cache
def _exact() -> dict[str, str]:
    """Return the names of the tz database that are offsets, with a sign that normalization would lose."""
    return {name.casefold(): name for name in available_timezones() if name.startswith("Etc/")}


@cache
def _abbreviations() -> frozenset[str]:
    """Return all abbreviations in use, such as "cest": they name a zone's time for a part of the year, or several zones."""
    known = (zone(name) for name in available_timezones())
    found = {at.astimezone(each).tzname() or "" for each in known if each is not None for at in _SEASONS}
    return frozenset(name.casefold() for name in found if name.isalpha()) - _UTC


def _fold(name: str) -> str:
    return " ".join(re.findall("[a-z0-9]+", name.casefold()))


def is_abbreviation(typed: str) -> bool:
    """Return whether a text is an abbreviation such as "CEST", which does not identify a place."""
    return plain(typed) in _abbreviations()


def parse_zone(typed: str) -> str | None:
    """Return the typed time zone as it is stored; None if there is none.

    It may be a name of the tz database, only its city, or an offset: "GMT+3", "UTC+3" and "+3" mean
    three hours east of Greenwich, as people use them.
    """
    typed = " ".join(plain_dashes(plain_digits(typed)).casefold().split())
    if (match := _OFFSET.fullmatch(typed)) is not None:
        return offset_zone(match["sign"], int(match["hours"]), int(match["minutes"] or 0))
    if (exact := _exact().get(typed)) is not None:
        return exact
    said = plain(typed)
    if said in _UTC:
        return EXPLICIT_UTC
    if is_abbreviation(said):
        return None
    found = _zones().get(said)
    return found if found is not None and zone(found) is not None else None


async def read_zone(typed: str) -> str:
    """Return the typed time zone as it is stored. Raises TableError if there is none."""
    found = await asyncio.to_thread(parse_zone, typed)  # the first time it reads hundreds of files
    if found is None:
        key = "error-zone-abbreviation" if is_abbreviation(typed) else "error-timezone"
        raise refusal(key, name=clip(typed, MAX_ZONE))
    return found


def parse_amount(typed: str, units: frozenset[str]) -> int | None:
    """Return a typed number, with or without one of these units after it: "12", "12 h"; None if it is not a number."""
    match = _AMOUNT.fullmatch(plain_digits(typed).strip().casefold())
    if match is None or (match["unit"] and plain(match["unit"]) not in units):
        return None
    return int(match["number"])


def parse_hour(typed: str) -> int | None:
    """Return the typed full hour of the day, as in "22", "22:00", "22 h" or "10 pm"; None if it is not an hour."""
    match = _HOUR.fullmatch(plain_digits(typed).strip().casefold())
    if match is None:
        return None
    hour = int(match["hour"])
    if match["half"]:
        return hour % 12 + 12 * match["half"].startswith("p") if 1 <= hour <= 12 else None
    return hour % 24 if hour <= 24 else None


def read_hour(typed: str) -> int:
    """Return the typed full hour of the day. Raises TableError if it is not an hour."""
    hour = parse_hour(typed)
    if hour is None:
        raise refusal("error-hour", typed=clip(typed, MAX_HOUR))
    return hour
