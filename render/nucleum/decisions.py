"""The open question: the places of its choices in the pictures, and their badges."""

from __future__ import annotations

from functools import partial

from engine.kernel import Choice, Decision
from engine.nucleum.library import lib, side
from engine.nucleum.state import TableState
from engine.registry import games
from render.nucleum.contents import ROW, contents_of
from render.nucleum.positions import in_reading_order
from render.question import badges_by_choice, places_of


def open_decision(state: TableState) -> Decision | None:
    """Return the open decision; None if there is none."""
    return games()["nucleum"].decision(state) if state.pending else None


def kinds_elsewhere(state: TableState) -> set[str]:
    """Return the kinds of places that panels and rows show, never the map."""
    return {ROW, *contents_of(state).panels}


def place_of(state: TableState, choice: Choice) -> str:
    """Return the place of a choice, "" if no picture shows it."""
    for find in reversed(contents_of(state).candidates):
        if place := find(state, choice):
            return place
    return ""


def asked_places(state: TableState) -> dict[str, list[Choice]]:
    """Return the places of the open decision with their choices, in the order of their badges.

    Places on the map come as one reads, tiles in hand as they lie there.
    """
    found = places_of(open_decision(state), partial(place_of, state))
    order = list(in_reading_order(side(state), found))
    tiles = [f"tile:{tile}" for tile in lib(state).tiles]
    in_hand = (place for place in tiles if place in found)
    return {place: found[place] for place in [next(in_hand) if place in tiles else place for place in order]}


def badges(state: TableState) -> dict[str, str]:
    """Return the badge of each choice of the open decision that has one in the picture, by its id."""
    return badges_by_choice(asked_places(state), games()["nucleum"].guide.code)
