"""The components of the promos."""

from __future__ import annotations

from typing import Annotated

import msgspec

from engine.nucleum.data import vocabulary
from engine.nucleum.data.components import Components, Record


class Fragment(Record, frozen=True):
    """An action fragment: covers one half of a tile and replaces its action by `effects`."""

    effects: Annotated[tuple[vocabulary.Effect, ...], msgspec.Meta(min_length=1)]


def fragments_of(components: Components) -> dict[str, Fragment]:
    """Return the fragments among some components, by id; none if the promos are not among them."""
    return components.others.get("fragments", {})  # type: ignore[return-value] # read as this kind
