"""What a question is about, in numbers: which choice has which number, in the list and in its picture alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.kernel import Choice, Decision

QUESTION = "question"
"""The view of what a player is asked about; it goes with the panel and is in no list of views."""

NUMBERED = "number"
"""The facet of choices whose things have printed numbers; their labels say them already."""

PlaceOf = Callable[[Choice], str]
"""Returns the place of what a choice chooses, "" when no picture shows it."""


def places_of(decision: Decision, place_of: PlaceOf) -> dict[str, list[Choice]]:
    """Return the places of what is asked about, each with the choices of it, in the order of the choices."""
    found: dict[str, list[Choice]] = {}
    for choice in decision.main:
        if place := place_of(choice):
            found.setdefault(place, []).append(choice)
    return found


def numbers_by_choice(decision: Decision | None, place_of: PlaceOf) -> dict[str, int]:
    """Return the number of each choice that a picture shows, by its id; choices of one thing have one number."""
    if decision is None:
        return {}
    places = places_of(decision, place_of)
    return {choice.id: number for place, number in numbers_of(places).items() for choice in places[place]}


def numbers_of(places: Mapping[str, Sequence[Choice]]) -> dict[str, int]:
    """Return the number of each place: the one printed there if all have one, else its place in their order."""
    printed = [choices[0].facets.get(NUMBERED) for choices in places.values()]
    if printed and all(isinstance(each, int) for each in printed):
        return {place: int(each or 0) for place, each in zip(places, printed, strict=True)}
    return {place: number for number, place in enumerate(places, 1)}
