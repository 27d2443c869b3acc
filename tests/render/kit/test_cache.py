"""Drawings that are reused share one size limit, regardless of what they are and what drew them."""

from __future__ import annotations

import threading
import zlib
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from PIL import Image

from render import worker
from render.icons.drawings import encoded_icon
from render.icons.names import ICON_NAMES
from render.kit import fonts
from render.kit.cache import MASK_BYTES, ByteCache, bytes_of, drawings, grounds, masks
from render.kit.canvas import Sprite
from render.nucleum.painter import NucleumPainter
from render.view import BoardView
from simulation.common import LOOP_TIMEOUT
from tests.render import cases as nanotech
from tests.render.nucleum import cases as nucleum
from tests.render.nucleum import states

MB = 1 << 20


def images(value: object) -> int:
    """Return the pixels' bytes of all images in what is kept."""
    if isinstance(value, Image.Image):
        return value.width * value.height * len(value.getbands())
    if isinstance(value, tuple):
        return sum(map(images, value))
    return images(value.image) if isinstance(value, Sprite) else 0


@pytest.fixture
def bound() -> Iterator[int]:
    """Set a bound that is soon reached, with nothing kept at first."""
    before = drawings.most
    drawings.forget()
    drawings.allow(3 * MB)
    yield 3 * MB
    drawings.allow(before)


def test_what_was_used_longest_ago_goes_first() -> None:
    store, made = ByteCache(1000), list[str]()

    def get(name: str) -> bytes:
        def make() -> bytes:
            made.append(name)
            return bytes(1)

        return store.get((name,), make)

    get("first")
    size = store.size
    store.allow(2 * size)
    get("second")
    get("first")
    get("third")
    assert store.size == 2 * size
    get("first")
    assert made == ["first", "second", "third"]
    get("second")
    assert made == ["first", "second", "third", "second"]
    store.allow(size)
    assert store.size == size
    store.forget()
    assert store.size == 0


def test_what_is_larger_than_the_bound_is_not_kept() -> None:
    store = ByteCache(1000)
    assert store.get(("large",), lambda: bytes(2000)) == bytes(2000)
    assert store.size == 0


@pytest.mark.parametrize(
    ("value", "pixels"),
    [
        (Image.new("RGBA", (100, 50)), 20_000),
        (Image.new("RGB", (100, 50)), 20_000),
        (Image.new("L", (100, 50)), 5_000),
        (Sprite(Image.new("RGBA", (100, 50))), 20_000),
        (fonts.LineMask(Image.new("L", (100, 50)), 0, 0), 5_000),
        (bytes(3000), 3_000),
    ],
)
def test_the_bytes_of_a_drawing(value: object, pixels: int) -> None:
    assert pixels < bytes_of(value) < pixels + 1000


def test_a_drawing_process_keeps_as_much_as_it_is_told(bound: int) -> None:
    worker.start(None, 5)
    assert drawings.most == 5 * MB
    worker.start(None)
    assert drawings.most == 5 * MB != bound


def test_lines_of_text_are_kept_within_the_bound(bound: int) -> None:
    first = fonts.line("first", 30, "bold")
    assert fonts.line("first", 30, "bold") is first
    for number in range(600):
        fonts.line(f"line {number}", 30, "bold")
        assert drawings.size <= bound
    assert fonts.line("first", 30, "bold") is not first
    fonts.line.cache_clear()
    assert not any(key[0] is fonts.line for key in drawings._kept)


def test_pictures_of_several_tables_stay_within_the_bound(bound: int) -> None:
    shown = (states.middle(), "light"), (states.court(2), "dark"), (states.opening(2), "dark")
    for state, theme in shown:
        view = BoardView(names=states.NAMES, title="A", theme=theme, viewer=0, words=states.WORDS)
        for name in ("market", "own-board"):
            NucleumPainter().draw(name, state, view)
            for store in (drawings, masks):
                held = [value for value, _ in store._kept.values()]
                assert sum(map(images, held)) <= store.size <= store.most
    assert drawings.size > bound // 2
    assert masks.most == MASK_BYTES


def content(value: Any) -> object:
    """Return the contents of a cached drawing, for comparison: the pixels of images, everything else as it is."""
    if isinstance(value, Image.Image):
        return value.mode, value.size, zlib.crc32(value.tobytes())
    if isinstance(value, tuple):
        return tuple(map(content, value))
    if isinstance(value, dict):
        return {key: content(each) for key, each in value.items()}
    if isinstance(image := getattr(value, "image", None), Image.Image):
        return content(image), repr(getattr(value, "inscriptions", ()))
    return repr(value)


def digest(value: Any) -> int:
    return zlib.crc32(repr(content(value)).encode())


def pictures(every: int) -> dict[str, Callable[[], object]]:
    """Return functions that draw each icon, and every `every`-th of the pictures of both games."""
    found: dict[str, Callable[[], object]] = {name: partial(encoded_icon, name) for name in ICON_NAMES}
    for cases in (nanotech.cases(), nucleum.cases()):
        found |= dict(list(cases.items())[::every])
    return found


some_or_all = pytest.mark.parametrize("every", [24, pytest.param(1, marks=pytest.mark.slow)])


@some_or_all
def test_no_one_draws_on_what_is_kept(every: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A drawing that is changed after it was cached would be different at its next use."""
    kept: dict[int, tuple[Any, int, object]] = {}
    get = ByteCache.get

    def watched(self: ByteCache, key: tuple[object, ...], make: Callable[[], Any]) -> Any:
        value = get(self, key, make)
        if id(value) not in kept:
            kept[id(value)] = value, digest(value), key[0]
        return value

    for store in (drawings, masks, grounds):
        store.forget()
    monkeypatch.setattr(ByteCache, "get", watched)
    for draw in pictures(every).values():
        draw()
    assert len(kept) > 100
    assert [function for value, before, function in kept.values() if digest(value) != before] == []


@some_or_all
def test_everything_is_drawn_the_same_a_second_time(every: int) -> None:
    """In one process, with what is kept from the first time."""
    assert [name for name, draw in pictures(every).items() if digest(draw()) != digest(draw())] == []


def test_one_thread_returns_memory_after_the_last_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Starting a thread for each picture took a tenth of the time of a small one."""
    trimmed = threading.Event()
    monkeypatch.setattr(worker, "TIDY_AFTER", 0.01)
    monkeypatch.setattr(worker, "_trim", lambda: lambda _: trimmed.set())
    for _ in range(5):
        worker._tidy()
    assert [each.name for each in threading.enumerate()].count("tidying") == 1
    assert trimmed.wait(LOOP_TIMEOUT)
