"""What pages have already: an answer contains only the places and states that differ."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import NamedTuple

import msgspec

from cogs.web.page_data import PlaceShown, TurnShown

MAX_KEPT = 200
"""Maximum number of answers that are remembered; one takes about 40 kB."""
_encode = msgspec.msgpack.Encoder().encode


class _Kept(NamedTuple):
    places: dict[str, PlaceShown]
    now: dict[str, tuple[str, ...]]


class KnownPlaces:
    """Remembers the places and states of the last answers by their tags."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, str], _Kept] = OrderedDict()

    def shorten(self, table: int, shown: TurnShown, known: str) -> TurnShown:
        """Return an answer about a table with its tag, and without what the answer with the tag `known` had, if it is remembered."""
        full = _Kept({place.id: place for place in shown.places}, shown.now)
        tag = hashlib.sha256(_encode((shown.places, shown.now))).hexdigest()[:16]
        before = self._kept.get((table, known))
        self._kept[table, tag] = full
        self._kept.move_to_end((table, tag))
        if len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)
        if before is None:
            return msgspec.structs.replace(shown, tag=tag)
        return msgspec.structs.replace(
            shown,
            tag=tag,
            known=known,
            places=tuple(place for place in shown.places if before.places.get(place.id) != place),
            gone=tuple(name for name in before.places if name not in full.places),
            now={
                name: full.now.get(name, ())
                for name in full.now | before.now
                if full.now.get(name, ()) != before.now.get(name, ())
            },
        )

    def clear(self) -> None:
        """Forget all answers, as when the data of a person who is named in them is deleted."""
        self._kept.clear()
