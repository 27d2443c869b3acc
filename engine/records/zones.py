"""Time zones as they are stored: names of the tz database, and fixed offsets from UTC such as "UTC+5:30"."""

from __future__ import annotations

import re
from datetime import datetime, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

EXPLICIT_UTC = "Etc/UTC"
"""UTC as a zone that a user chose; plain "UTC" is stored for users who have not chosen one."""
_STORED = re.compile(r"UTC(?P<sign>[+-])(?P<hours>\d{1,2})(?::(?P<minutes>\d\d))?")
_LEAST, _MOST = timedelta(hours=-12), timedelta(hours=14)
"""The offsets in use on Earth, in full quarters of an hour."""
_MINUTES = (0, 15, 30, 45)


def zone(name: str) -> tzinfo | None:
    """Return the time zone stored as `name` (as in "Europe/Warsaw" or "UTC+3"), or None if there is none."""
    if (match := _STORED.fullmatch(name)) is not None:
        hours, minutes = int(match["hours"]), int(match["minutes"] or 0)
        away = timedelta(hours=hours, minutes=minutes) * (-1 if match["sign"] == "-" else 1)
        return timezone(away) if _LEAST <= away <= _MOST and minutes in _MINUTES else None
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def offset_zone(sign: str, hours: int, minutes: int = 0) -> str | None:
    """Return the name under which this offset from UTC is stored; None if no place on Earth has it."""
    name = f"UTC{sign}{hours}" + (f":{minutes:02}" if minutes else "")
    if zone(name) is None:
        return None
    return name if hours or minutes else EXPLICIT_UTC


def zone_label(name: str) -> str:
    """Return the usual name of the zone stored as `name`: zones of the tz database that are an offset as "UTC+3".

    The tz database counts "Etc/GMT+3" westward: it is UTC-3.
    """
    found = zone(name)
    if found is None or not name.startswith("Etc/"):
        return name
    away = found.utcoffset(datetime(2026, 1, 1, tzinfo=found)) or timedelta()
    hours = round(away / timedelta(hours=1))
    return f"UTC{hours:+}" if hours else "UTC"
