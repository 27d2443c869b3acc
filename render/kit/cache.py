"""Small drawings that are used again and again: kept within one bound of memory, whoever draws them.

The bound is for all of a process together, since one game needs hundreds of tiles where another needs a few large
cards. Whatever was used longest ago goes first.
"""

from __future__ import annotations

import functools
import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Generic, ParamSpec, TypeVar

from PIL import Image

MOST_BYTES = 32 << 20
"""So much memory is used for drawings, unless the host says otherwise; whole tables of a dozen games need 110 MB."""
MASK_BYTES = 6 << 20
"""So much besides is used for masks of simple shapes."""
GROUND_BYTES = 24 << 20
"""So much besides is used for what pictures are drawn upon, such as empty maps."""
ENTRY, IMAGE, PART = 400, 300, 100
"""Bytes that an entry takes besides its value, an image besides its pixels, and a part of a value, all roughly."""

P = ParamSpec("P")
T = TypeVar("T")


class ByteCache:
    """Values by key, of at most `most` bytes in all."""

    def __init__(self, most: int) -> None:
        self.most, self.size = most, 0
        self._kept: OrderedDict[tuple[object, ...], tuple[Any, int]] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        """Return what is kept by `key`, made now if there is nothing."""
        with self._lock:
            if (known := self._kept.get(key)) is not None:
                self._kept.move_to_end(key)
                return known[0]  # type: ignore[no-any-return]
        made = make()
        size = ENTRY + bytes_of(made)
        with self._lock:
            if key not in self._kept:
                self._kept[key] = made, size
                self.size += size
            self._shrink()
        return made

    def allow(self, most: int) -> None:
        """Keep at most that many bytes from now on."""
        with self._lock:
            self.most = most
            self._shrink()

    def forget(self, function: object = None) -> None:
        """Forget what a function has drawn, or everything."""
        with self._lock:
            for key in [key for key in self._kept if function is None or key[0] is function]:
                self.size -= self._kept.pop(key)[1]

    def _shrink(self) -> None:
        while self.size > self.most and self._kept:
            self.size -= self._kept.popitem(last=False)[1][1]


drawings = ByteCache(MOST_BYTES)
"""What this process has drawn."""


masks = ByteCache(MASK_BYTES)
"""Shapes that are quickly drawn and large, and would drive out what takes longer."""


grounds = ByteCache(GROUND_BYTES)
"""What pictures are drawn upon: each as large as hundreds of pieces, which a few of them would drive out."""


class Cached(Generic[P, T]):
    """A function whose results are kept, and shared: not to be drawn upon. Its arguments must be hashable."""

    def __init__(self, function: Callable[P, T], store: ByteCache) -> None:
        functools.update_wrapper(self, function)
        self._function, self._store = function, store

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what the function returns, or has returned lately."""
        key = (self, args, *kwargs.items()) if kwargs else (self, args)
        return self._store.get(key, lambda: self._function(*args, **kwargs))

    def cache_clear(self) -> None:
        """Forget what was kept."""
        self._store.forget(self)


def cache_drawing(function: Callable[P, T]) -> Cached[P, T]:
    """Keep what a function draws; see `Cached`."""
    return Cached(function, drawings)


def cache_mask(function: Callable[P, T]) -> Cached[P, T]:
    """Keep a large and simple shape, among others of that kind; see `Cached`."""
    return Cached(function, masks)


def cache_ground(function: Callable[P, T]) -> Cached[P, T]:
    """Keep what a picture is drawn upon, among others of that kind; see `Cached`."""
    return Cached(function, grounds)


def bytes_of(value: object) -> int:
    """Return about how many bytes a drawing takes: an image, or an object or tuple in which there are images."""
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
