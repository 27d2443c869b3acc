"""The uploaded icons in the database."""

from __future__ import annotations

from engine.storage.emojis import Uploaded
from engine.storage.store import Store

BIG = (1 << 63) - 1
"""The largest id that a database can hold."""


async def test_emojis_of_an_application(store: Store) -> None:
    assert await store.emojis.of(1) == {}
    await store.emojis.put(1, {"thaler": Uploaded("a" * 64, 0), "VP": Uploaded("b" * 64, BIG)})
    await store.emojis.put(2, {"thaler": Uploaded("c" * 64, 7)})
    assert await store.emojis.of(1) == {"thaler": Uploaded("a" * 64, 0), "VP": Uploaded("b" * 64, BIG)}
    await store.emojis.put(1, {"thaler": Uploaded("d" * 64, 5), "VP": None, "thaler_old": Uploaded("a" * 64, 4)})
    assert await store.emojis.of(1) == {"thaler": Uploaded("d" * 64, 5), "thaler_old": Uploaded("a" * 64, 4)}
    assert await store.emojis.of(2) == {"thaler": Uploaded("c" * 64, 7)}


async def test_removing_what_is_not_there_changes_nothing(store: Store) -> None:
    await store.emojis.put(1, {"thaler": None})
    assert await store.emojis.of(1) == {}
