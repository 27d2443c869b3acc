"""The content of Nanotech's pictures: the places of a question's choices, and the legend. Nothing here draws."""

from __future__ import annotations

from collections.abc import Sequence

from engine.catalogue import Catalogue
from engine.kernel import Choice, Decision
from engine.nanotech.pieces import ATOMS, CardAction, Expansion, Quark
from engine.nanotech.state import NanotechState
from engine.registry import games
from render.kit.palette import LIGHT
from render.question import badges_by_choice, places_of

# --- Questions --------------------------------------------------------------------------------------------------------


def open_decision(state: NanotechState) -> Decision | None:
    """Return the open decision; None if there is none."""
    return games()["nanotech"].decision(state) if state.pending else None


def place_of(choice: Choice) -> str:
    """Return the place of a choice: a card on the table, or its own row."""
    return f"card:{choice.facets['card']}" if choice.kind == "take" else f"choice:{choice.id}"


def asked_places(state: NanotechState) -> dict[str, list[Choice]]:
    """Return the places of the open decision with their choices, in the order of their badges."""
    return places_of(open_decision(state), place_of)


def badges(state: NanotechState) -> dict[str, str]:
    """Return the badge of each choice of the open decision that has one in the picture, by its id."""
    return badges_by_choice(asked_places(state), games()["nanotech"].guide.code)


# --- The legend -------------------------------------------------------------------------------------------------------

HADRONS = ("electron", "proton", "neutron")
"""The particles of the legend besides quarks, in order."""
ON_TABLE = ("energy", "prestige", "face-down", "space-quark", "space-electron", "space-hadron", "any-quark", "tick")
"""Other icons of the table, in order."""


def icon_meanings(words: Catalogue) -> dict[str, list[str]]:
    """Return the meanings of the icons by their group in the legend."""
    quarks = [
        words(
            "render-nanotech-is-quark",
            type=words(f"render-type-{token.type}"),
            colour=words(f"render-colour-{token.colour}"),
        )
        for token in Quark
    ]
    hadrons = [words(f"render-nanotech-is-{kind}") for kind in HADRONS]
    atoms = [words(f"render-{kind}-name") for kind in ATOMS]
    cards = [words(f"nanotech-action-{kind}") for kind in CardAction]
    expansions = [words(f"render-expansion-{kind}") for kind in Expansion]
    return {
        "particles": [*quarks, *hadrons, *atoms],
        "cards": [*cards, *expansions],
        "table": [words(f"render-nanotech-is-{kind}") for kind in ON_TABLE],
    }


def meanings(words: Catalogue, names: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Return the content of the legend: each heading with the meanings of the icons below it, last the players' colors."""
    groups = icon_meanings(words)
    groups["players"] = [
        words("labelled", label=words(LIGHT.player(seat).name), what=name) for seat, name in enumerate(names)
    ]
    return [(words(f"render-nanotech-legend-{key}"), text) for key, text in groups.items() if text]
