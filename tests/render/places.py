"""Laws of pictures: each place has a name in every language, what explains it can be looked up, and names are unambiguous."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.catalogue import Catalogue, locales
from engine.kernel import Guide, Listing, Text
from render.kit.layout import Box
from render.view import Picture
from tests.kernel.tables import name_of

_WORDS = [Catalogue(locale, strict=True) for locale in locales()]
_known: dict[str, tuple[str, ...]] = {}


def _keys(name: object) -> Iterator[str]:
    """Yield the keys of a text and of those within it."""
    if isinstance(name, Listing):
        for item in name.items:
            yield from _keys(item)
    elif isinstance(name, Text):
        yield name.key
        for value in name.args.values():
            yield from _keys(value)


def _said(name: Text) -> tuple[str, ...]:
    """Return a name in every language; most places have the same one in thousands of pictures."""
    key = repr(name)
    if key not in _known:
        for words in _WORDS:
            assert words.own >= set(_keys(name)), (words.locale, name)
        _known[key] = tuple(words.say(name, name_of) for words in _WORDS)
    return _known[key]


def check_places(guide: Guide[Any], state: Any, picture: Picture) -> None:
    """Fail unless every place of a picture lies in it, has a name in every language and an explanation: components or a rule.

    Only things that are alike, such as free spaces of a kind in a city, have the same name.
    """
    known = {component.id for component in guide.components(state)}
    rules = {topic.id for topic in guide.topics(state) if topic.places}
    whole = Box(0, 0, *picture.image.size)
    alike: list[dict[str, tuple[object, ...]]] = [{} for _ in _WORDS]
    for place, drawn in picture.places.items():
        found = guide.spot(state, place)
        assert whole.overlaps(drawn.box), place
        names = _said(found.name)
        assert set(found.components) <= known, place
        assert found.components or found.rule in rules, place
        assert found.seat is None or found.seat in range(state.seats), place
        for name, named in zip(names, alike, strict=True):
            assert name.strip() == name != "", place
            assert not set(name) & set("*`\n"), place
            assert named.setdefault(name, (found.components, found.seat)) == (found.components, found.seat), (
                name,
                place,
            )
