"""The badges of a question's choices, which are the same in the list and in the picture."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from engine.kernel import Choice, Decision

QUESTION = "question"
"""The view of an open question; it belongs to the panel and is not in lists of views."""

CodeOf = Callable[[Choice], str]
"""Returns the code printed on the thing that a choice is about, "" if there is none (`Guide.code`)."""

PlaceOf = Callable[[Choice], str]
"""Returns the place of a choice, "" if no picture shows it."""


def places_of(decision: Decision | None, place_of: PlaceOf) -> dict[str, list[Choice]]:
    """Return the places of a question, each with its choices, in the order of the choices; none without a question."""
    found: dict[str, list[Choice]] = {}
    for choice in decision.main if decision is not None else ():
        if place := place_of(choice):
            found.setdefault(place, []).append(choice)
    return found


def badges_by_choice(places: Mapping[str, Sequence[Choice]], code_of: CodeOf) -> dict[str, str]:
    """Return the badge of each choice of these places, by its id; choices of one thing have one badge."""
    badges = badges_of(places, code_of)
    return {choice.id: badge for place, badge in badges.items() if badge for choice in places[place]}


def says(label: str, badge: str) -> bool:
    """Return whether the label of a choice contains its badge as a word."""
    return re.search(rf"(?<!\w){re.escape(badge)}(?!\w)", label) is not None


def badges_of(places: Mapping[str, Sequence[Choice]], code_of: CodeOf) -> dict[str, str]:
    """Return the badge of each place: the code printed on its thing, else its number among those without a code.

    A single one without a code has no badge: "".
    """
    codes = {place: code_of(choices[0]) for place, choices in places.items()}
    plain = [place for place, code in codes.items() if not code]
    numbers = {place: str(number) for number, place in enumerate(plain, 1)} if len(plain) > 1 else {}
    return {place: code or numbers.get(place, "") for place, code in codes.items()}
