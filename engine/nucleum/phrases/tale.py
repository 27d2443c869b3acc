"""Nucleum's events in the tale of a turn: the roles of the base game's, figures, and texts of amounts."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.kernel import Change, Event, Role, Text, text
from engine.kernel.tale import form_text
from engine.nucleum.phrases import words

ROLES: Mapping[str, Role] = MappingProxyType(
    {
        "play": Role.TURN,
        "recharge": Role.TURN,
        "railway": Role.TURN_AND_DEED,
        "urbanize": Role.DEED,
        "industrialize": Role.DEED,
        "develop": Role.DEED,
        "contract": Role.DEED,
        "fulfil": Role.DEED,
        "energize": Role.DEED,
        "matched": Role.DEED,
        "star": Role.DEED,
        "nucleum": Role.DEED,
        "nothing": Role.DEED,
        "experiment": Role.SENTENCE,
        "technology": Role.GAIN,
        "gain": Role.GAIN,
        "income": Role.GAIN,
        "special-tiles": Role.GAIN,
        "exchange": Role.PRICE,
        "paid": Role.PRICE,
        "overflow": Role.LOG,
        "no-worker": Role.NOTE,
        "lost-uranium": Role.NOTE,
        "granted": Role.CAUSE,
        "complete": Role.GAME,
        "kings-day": Role.HEADING,
        "kings-day-place": Role.GAME,
        "end-condition": Role.ANNOUNCEMENT,
        "end-near": Role.ANNOUNCEMENT,
        "last-round": Role.ANNOUNCEMENT,
        "final": Role.SENTENCE,
        "setup": Role.LOG,
        "nuc-event-first-player": Role.SENTENCE,
        "nuc-event-order": Role.SENTENCE,
        "decline": Role.LOG,
        "offer": Role.LOG,
        "contract-shown": Role.LOG,
        "returned": Role.LOG,
    }
)
"""The roles of the base game's kinds of event; kinds that several modules share are here."""

ASKS = frozenset({"nuc-reason-last-round", "nuc-reason-matched", "nuc-reason-late-star", "nuc-prompt-experiment"})
UNPLACED = frozenset({"mat", "offer"})
APART = frozenset({"nuc-by-subsidies"})
GRANTING = MappingProxyType({"nuc-by-plant": "nuc-deed-granted-plant", "nuc-by-space": "nuc-deed-granted-space"})
"""Texts of givers of actions that are not components."""
ANNOUNCING = frozenset({"nuc-by-end-conditions"})

FOLDED = MappingProxyType({"complete": "railway"})

_COSTS = {"cost": "thaler", "workers": "worker", "uranium": "uranium", "achievements": "achievement"}
"""The amounts paid, by the names of figures."""

_TRADED = ("thaler", "worker", "uranium")


def changes(event: Event) -> tuple[Change, ...]:
    """Return an event's changes to its seat's possessions; an event of an earlier release may lack figures."""
    seat, data = event.seat, event.data
    if seat is None:
        return ()
    if event.kind == "gain":
        return (Change(seat, str(data["resource"]), int(data["amount"]), str(data.get("instead", ""))),)
    if event.kind == "income":
        return (Change(seat, f"income-{data['track']}", int(data["steps"])),)
    if event.kind == "exchange":
        return tuple(Change(seat, name, int(data[name])) for name in _TRADED if data.get(name))
    return tuple(Change(seat, name, -int(data[key])) for key, name in _COSTS.items() if data.get(key))


def gain_text(event: Event, resource: str, count: int) -> Text:
    """Return a description of a gain; an income marker with its current space."""
    if not resource:
        return form_text(event, "deed")
    track = resource.removeprefix("income-")
    if track != resource:
        return text("nuc-deed-income", track=words.track(track), steps=count, space=event.text.args.get("space", 0))
    key = "nuc-deed-gain-instead" if event.data.get("instead") else "nuc-deed-gain"
    return text(key, what=words.amount(resource, count))


def event_text(event: Event, form: str) -> Text:
    """Return the text of an event on a line of a form.

    The fuel of an energized building is given without its price, exchanged uranium with its number and its yield.
    """
    args, data = event.text.args, event.data
    if event.text.key == "nuc-event-exchange-uranium":
        gained = [words.amount(name, int(data[name])) for name in ("worker", "thaler") if data.get(name)]
        paid_with = words.amount("uranium", -int(data["uranium"]))
        return text(f"nuc-{form}-exchange-uranium", uranium=paid_with, gained=words.join_items(gained))
    if event.kind == "granted":
        by = args["by"]
        assert isinstance(by, Text)
        return text(GRANTING[by.key]) if by.key in GRANTING else text("nuc-deed-granted", by=by)
    if event.kind != "energize":
        return form_text(event, form)
    plant = str(data["plant"])
    return text(
        f"nuc-{form}-energize",
        building=args["building"],
        city=args["city"],
        plant=words.city(plant),
        here="yes" if args["city"] == words.city(plant) else "no",
        coal=data["coal"],
    )


def payment_text(resource: str, count: int) -> Text:
    """Return a description of what was paid."""
    return words.amount(resource, count)
