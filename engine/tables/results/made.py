"""Caches of what is made from tables, kept in one place so that forgetting a person reaches every one of them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable
from typing import Any, Generic, TypeVar

V = TypeVar("V")


class Shelf(Generic[V]):
    """Things of one kind, kept by table and key: at most `most` of them, those used longest ago go first."""

    def __init__(self, kept: KeptOfTables, most: int) -> None:
        self._kept, self._most = kept, most
        self._things: OrderedDict[tuple[int, Hashable], V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._things)

    def get(self, table: int, key: Hashable = None) -> V | None:
        """Return what is kept of a table by this key, or None."""
        if (found := self._things.get((table, key))) is not None:
            self._things.move_to_end((table, key))
        return found

    def put(self, table: int, thing: V, key: Hashable = None, *, since: int) -> None:
        """Keep a thing of a table. `since` is what `KeptOfTables.erasures` was before the table was looked at.

        Nothing is kept when somebody was forgotten meanwhile: the thing may name them.
        """
        if since != self._kept.erasures:
            return
        self._things[table, key] = thing
        self._things.move_to_end((table, key))
        while len(self._things) > self._most:
            self._things.popitem(last=False)

    def forget(self, tables: Collection[int]) -> None:
        """Drop what is kept of these tables."""
        for each in [each for each in self._things if each[0] in tables]:
            del self._things[each]


class KeptOfTables:
    """The shelves of a service. Whatever is kept of a table beyond one answer and is not its record lies on one of them.

    `erasures` counts how often somebody was forgotten. What takes long to make compares it before and after, and begins
    again when it has changed.
    """

    def __init__(self) -> None:
        self.erasures = 0
        self._shelves: dict[type[Any], Shelf[Any]] = {}
        self._emptied: list[Callable[[], object]] = []

    def shelf(self, kind: type[V], most: int) -> Shelf[V]:
        """Return the shelf for things of a class, at most `most` of them."""
        return self._shelves.setdefault(kind, Shelf(self, most))

    def also_empty(self, empty: Callable[[], object]) -> None:
        """Call `empty` whenever somebody is forgotten: for what is kept of many tables together."""
        self._emptied.append(empty)

    def forget(self, tables: Collection[int]) -> None:
        """Drop everything that may name somebody who has been taken out of these tables."""
        self.erasures += 1
        for shelf in self._shelves.values():
            shelf.forget(tables)
        for empty in self._emptied:
            empty()
