"""The components of the Court of Progress."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engine.nucleum.data import vocabulary
from engine.nucleum.data.components import Components, Record
from engine.nucleum.data.vocabulary import Counter, Positive


class Party(Record, frozen=True):
    """A party of the court, `number` from the top, picked by setup `cards`. `effects`: its bonus for a court action."""

    number: Positive
    cards: Annotated[tuple[Positive, ...], msgspec.Meta(min_length=1)]
    effects: Annotated[tuple[vocabulary.Effect, ...], msgspec.Meta(min_length=1)]


class Agenda(Record, frozen=True):
    """One `side` of an agenda `tile`: it scores `vp` for each thing that `counter` counts."""

    tile: Positive
    side: Literal["a", "b"]
    counter: Counter
    vp: Positive


class CourtPiece(Record, frozen=True):
    """A kind of piece of the court board: the politicians, the neutral ones, the king."""


def parties_of(components: Components) -> dict[str, Party]:
    """Return the parties among some components by id, from top to bottom; none without the court."""
    return components.others.get("parties", {})  # type: ignore[return-value] # read as this kind


def agendas_of(components: Components) -> dict[str, Agenda]:
    """Return the agendas among some components, by id."""
    return components.others.get("agendas", {})  # type: ignore[return-value] # read as this kind
