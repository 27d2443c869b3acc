"""A law of pictures: each place has a name in every language, and what explains it can be looked up."""

from __future__ import annotations

from typing import Any

from engine.catalogue import Catalogue, locales
from engine.kernel import Guide
from render.kit.layout import Box
from render.view import Picture
from tests.kernel.tables import name_of

_WORDS = [Catalogue(locale, strict=True) for locale in locales()]


def check_places(guide: Guide[Any], state: Any, picture: Picture) -> None:
    """Fail unless every place of a picture lies in it, has a name in every language, and names components that exist."""
    known = {component.id for component in guide.components(state)}
    whole = Box(0, 0, *picture.image.size)
    for place, drawn in picture.places.items():
        found = guide.spot(state, place)
        assert whole.overlaps(drawn.box), place
        assert all(words.say(found.name, name_of) for words in _WORDS), place
        assert set(found.components) <= known, place
        assert found.seat is None or found.seat in range(state.seats), place
