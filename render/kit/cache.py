"""A cache of small drawings that are used many times, with a limit on its memory.

The limit applies to a whole process, since one game needs hundreds of tiles where another needs a few large
cards. The least recently used entries are dropped first.
"""

from __future__ import annotations

import functools
import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Generic, ParamSpec, TypeVar

from PIL import Image

MOST_BYTES = 32 << 20
"""Bytes of memory for drawings, unless the operator sets another limit; whole tables of a dozen games need 110 MB."""
MASK_BYTES = 6 << 20
"""Additional bytes for masks of simple shapes."""
GROUND_BYTES = 24 << 20
"""Additional bytes for the grounds of pictures, such as empty maps."""
ENTRY, IMAGE, PART = 400, 300, 100
"""Approximate bytes of an entry besides its value, of an image besides its pixels, and of a part of a value."""

P = ParamSpec("P")
T = TypeVar("T")


class ByteCache:
    """Values by key, of at most `most` bytes in total."""

    def __init__(self, most: int) -> None:
        self.most, self.size = most, 0
        self._kept: OrderedDict[tuple[object, ...], tuple[Any, int]] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        """Return the value of `key`, created first if there is none."""
        with self._lock:
            if (known := self._kept.get(key)) is not None:
                self._kept.move_to_end(key)
                return known[0]  # type: ignore[no-any-return]
        # Without the lock, so two threads may draw the same thing, but neither waits for other drawings.
        made = make()
        size = ENTRY + bytes_of(made)
        with self._lock:
            if key not in self._kept:
                self._kept[key] = made, size
                self.size += size
            self._shrink()
        return made

    def allow(self, most: int) -> None:
        """Set the maximum number of bytes."""
        with self._lock:
            self.most = most
            self._shrink()

    def forget(self, function: object = None) -> None:
        """Drop the drawings of a function, or all."""
        with self._lock:
            for key in [key for key in self._kept if function is None or key[0] is function]:
                self.size -= self._kept.pop(key)[1]

    def _shrink(self) -> None:
        while self.size > self.most and self._kept:
            self.size -= self._kept.popitem(last=False)[1][1]


drawings = ByteCache(MOST_BYTES)
"""The drawings of this process."""


masks = ByteCache(MASK_BYTES)
"""Masks: large but quickly drawn, and would displace drawings that take longer."""


grounds = ByteCache(GROUND_BYTES)
"""The grounds of pictures: each as large as hundreds of pieces, which a few of them would displace."""


parts = ByteCache(8 << 20)
"""Encoded parts of pictures, for about 20 whole tables: most of a table looks as it did a turn ago."""


class Cached(Generic[P, T]):
    """A function with cached results, which are shared and must not be modified. Its arguments must be hashable."""

    def __init__(self, function: Callable[P, T], store: ByteCache) -> None:
        functools.update_wrapper(self, function)
        self._function, self._store = function, store

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the function's result, cached if possible."""
        key = (self, args, *kwargs.items()) if kwargs else (self, args)
        return self._store.get(key, lambda: self._function(*args, **kwargs))

    def cache_clear(self) -> None:
        """Drop the cached results."""
        self._store.forget(self)


def cache_drawing(function: Callable[P, T]) -> Cached[P, T]:
    """Cache the drawings of a function; see `Cached`."""
    return Cached(function, drawings)


def cache_mask(function: Callable[P, T]) -> Cached[P, T]:
    """Cache large and simple masks in their own cache; see `Cached`."""
    return Cached(function, masks)


def cache_ground(function: Callable[P, T]) -> Cached[P, T]:
    """Cache the grounds of pictures in their own cache; see `Cached`."""
    return Cached(function, grounds)


def bytes_of(value: object) -> int:
    """Return the approximate size of a drawing in bytes: an image, or an object or tuple that contains images."""
    if isinstance(value, Image.Image):
        return IMAGE + value.width * value.height * (
            1 if value.mode in {"1", "L", "P"} else 4
        )  # "RGB" takes 4 as well
    if isinstance(value, tuple):
        return PART + sum(map(bytes_of, value))
    if isinstance(value, dict):
        return PART + sum(map(bytes_of, value.values()))
    if isinstance(value, bytes):
        return PART + len(value)
    if isinstance(image := getattr(value, "image", None), Image.Image):
        return PART + bytes_of(image) + bytes_of(getattr(value, "inscriptions", ()))
    return PART
