"""The numbers of a question's choices, which are the same in the list and in the picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.kernel import Choice, Decision

QUESTION = "question"
"""The view of an open question; it belongs to the panel and is not in lists of views."""

NUMBERED = "number"
"""The facet of choices with printed numbers, which their labels already contain."""

PlaceOf = Callable[[Choice], str]
"""Returns the place of a choice, "" if no picture shows it."""


def places_of(decision: Decision | None, place_of: PlaceOf) -> dict[str, list[Choice]]:
    """Return the places of a question, each with its choices, in the order of the choices; none without a question."""
    found: dict[str, list[Choice]] = {}
    for choice in decision.main if decision is not None else ():
        if place := place_of(choice):
            found.setdefault(place, []).append(choice)
    return found


def numbers_by_choice(places: Mapping[str, Sequence[Choice]]) -> dict[str, int]:
    """Return the number of each choice of these places, by its id; choices of one thing have one number."""
    return {choice.id: number for place, number in numbers_of(places).items() for choice in places[place]}


def numbers_of(places: Mapping[str, Sequence[Choice]]) -> dict[str, int]:
    """Return the number of each place: the printed one if all have one, else its position in order."""
    printed = [choices[0].facets.get(NUMBERED) for choices in places.values()]
    if printed and all(isinstance(each, int) for each in printed):
        return {place: int(each or 0) for place, each in zip(places, printed, strict=True)}
    return {place: number for number, place in enumerate(places, 1)}
