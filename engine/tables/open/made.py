"""Caches of data made from tables, in one place, so that forgetting a person clears all of them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable
from typing import Any, Generic, TypeVar

V = TypeVar("V")


class Shelf(Generic[V]):
    """A cache of things of one kind, by table and key: the `most` most recently used."""

    def __init__(self, kept: KeptOfTables, most: int) -> None:
        self._kept, self._most = kept, most
        self._things: OrderedDict[tuple[int, Hashable], V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._things)

    def get(self, table: int, key: Hashable = None) -> V | None:
        """Return the cached value for a table and key, or None."""
        if (found := self._things.get((table, key))) is not None:
            self._things.move_to_end((table, key))
        return found

    def put(self, table: int, thing: V, key: Hashable = None, *, since: int) -> None:
        """Cache a thing of a table. `since` is the value of `KeptOfTables.erasures` before the table was read.

        Nothing is cached if a person was forgotten in the meantime: the thing may contain their name.
        """
        if since != self._kept.erasures:
            return
        self._things[table, key] = thing
        self._things.move_to_end((table, key))
        while len(self._things) > self._most:
            self._things.popitem(last=False)

    def forget(self, tables: Collection[int] | None) -> None:
        """Drop everything cached for these tables; None: for all."""
        for each in [each for each in self._things if tables is None or each[0] in tables]:
            del self._things[each]


class KeptOfTables:
    """The shelves of a service. Everything that is cached for a table beyond one answer, besides its record, is on one of them.

    `erasures` counts how often a person was forgotten. Slow work compares it before and after, and restarts if it has
    changed.
    """

    def __init__(self) -> None:
        self.erasures = 0
        self._shelves: dict[type[Any], Shelf[Any]] = {}
        self._emptied: list[Callable[[], object]] = []

    def shelf(self, kind: type[V], most: int) -> Shelf[V]:
        """Return the shelf for things of a class, at most `most` of them."""
        return self._shelves.setdefault(kind, Shelf(self, most))

    def also_empty(self, empty: Callable[[], object]) -> None:
        """Call `empty` whenever a person is forgotten, to clear a cache for many tables together."""
        self._emptied.append(empty)

    def forget(self, tables: Collection[int] | None = None) -> None:
        """Drop everything that may contain the name of a person who was removed from these tables; None: unknown ones."""
        self.erasures += 1
        for shelf in self._shelves.values():
            shelf.forget(tables)
        for empty in self._emptied:
            empty()
