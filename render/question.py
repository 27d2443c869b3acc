"""What a question is about, in numbers: which choice has which number, in the list and in its picture alike."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel import Choice, Decision
from render.view import Mark

QUESTION = "question"
"""The view of what a player is asked about; it goes with the panel and is in no list of views."""

PlaceOf = Callable[[Choice], str]
"""Returns the place of what a choice chooses, "" when no picture shows it."""


def places_of(decision: Decision, place_of: PlaceOf) -> dict[str, list[Choice]]:
    """Return the places of what is asked about, each with the choices of it, in the order of the choices."""
    found: dict[str, list[Choice]] = {}
    for choice in decision.main:
        if place := place_of(choice):
            found.setdefault(place, []).append(choice)
    return found


def numbered(decision: Decision | None, place_of: PlaceOf) -> dict[str, int]:
    """Return the number of each choice that a picture shows, by its id; choices of one thing have one number."""
    if decision is None:
        return {}
    places = enumerate(places_of(decision, place_of).values(), 1)
    return {choice.id: number for number, choices in places for choice in choices}


def candidates(decision: Decision, place_of: PlaceOf) -> tuple[Mark, ...]:
    """Return a mark for each place of what is asked about, in the seat's colour, with its number."""
    return tuple(Mark(place, decision.seat, number) for number, place in enumerate(places_of(decision, place_of), 1))
