"""Nanotech's events in the tale of a turn: their roles, figures, and texts of amounts."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.kernel import Change, Event, Role, Text, text

ROLES: Mapping[str, Role] = MappingProxyType(
    {
        "take": Role.TURN,
        "recharge": Role.DEED,
        "capture": Role.DEED,
        "electron": Role.DEED,
        "upgrade": Role.DEED,
        "confine": Role.DEED,
        "decline": Role.DEED,
        "cannot": Role.DEED,
        "bonus": Role.GAIN,
        "target": Role.ANNOUNCEMENT,
        "idle": Role.ANNOUNCEMENT,
        "end": Role.SENTENCE,
        "decline-copy": Role.LOG,
        "decline-bonus": Role.LOG,
        "charge": Role.LOG,
        "round": Role.LOG,
    }
)

ASKS = frozenset(
    {
        "nanotech-reason-copy",
        "nanotech-prompt-bonus-quarks",
        "nanotech-prompt-bonus-lepton",
        "nanotech-prompt-bonus-both",
    }
)

_CHANGES = (("cost", "energy", -1), ("energy", "energy", 1), ("prestige", "prestige", 1))
"""The names of figures, what they count, and whether it is paid or gained."""


def changes(event: Event) -> tuple[Change, ...]:
    """Return the changes in the energy and prestige of an event's seat."""
    if event.seat is None or event.kind == "target":
        return ()
    return tuple(
        Change(event.seat, resource, sign * int(event.data[name]))
        for name, resource, sign in _CHANGES
        if event.data.get(name)
    )


def amount(resource: str, count: int) -> Text:
    """Return the text of an amount of energy or prestige."""
    return text(f"nanotech-tale-{resource}", count=count)


def gain_text(resource: str, count: int) -> Text:
    """Return a description of what was gained."""
    return text("deed-amount-gained", what=amount(resource, count))
