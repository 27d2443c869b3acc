"""The caches of tables are emptied when a person is forgotten."""

from __future__ import annotations

from engine.catalogue import catalogue
from engine.service import GameService
from engine.tables.open.made import KeptOfTables
from tests.engine.conftest import ANN, BEN, started, to_the_end


def test_what_was_made_of_a_table_goes_with_the_forgotten() -> None:
    kept, emptied = KeptOfTables(), [0]
    shelf, others = kept.shelf(str, 2), kept.shelf(bytes, 2)
    assert kept.shelf(str, 2) is shelf
    kept.also_empty(emptied.clear)
    shelf.put(1, "one", since=0)
    shelf.put(2, "two", "key", since=0)
    others.put(1, b"one", since=0)
    kept.forget([1])
    assert (shelf.get(1), shelf.get(2, "key"), others.get(1), emptied) == (None, "two", None, [])
    shelf.put(1, "made before", since=0)
    assert shelf.get(1) is None
    shelf.put(1, "made after", since=kept.erasures)
    assert shelf.get(1) == "made after"
    kept.forget()
    assert (shelf.get(1), shelf.get(2, "key"), kept.erasures) == (None, None, 2)


def test_what_was_used_longest_ago_makes_room() -> None:
    kept = KeptOfTables()
    shelf = kept.shelf(str, 2)
    for table in (1, 2):
        shelf.put(table, str(table), since=0)
    assert shelf.get(1) == "1"
    shelf.put(3, "3", since=0)
    assert [shelf.get(table) for table in (1, 2, 3)] == ["1", None, "3"]


async def test_words_and_ratings_are_not_remembered_either(service: GameService) -> None:
    open_table = await started(service, ANN, BEN)
    open_table = await to_the_end(service, open_table)
    words = catalogue()
    words("act-moved", who=ANN.name)
    await service.ratings.ladder(1, "nanotech")
    assert any(ANN.name in repr(said) for said in words._said)
    await service.privacy.forget(ANN.user)
    assert not any(ANN.name in repr(said) for said in words._said)
    assert not service.ratings._known
