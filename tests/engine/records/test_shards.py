"""The assignment of shards, and the operator's syntax for them."""

from __future__ import annotations

import pytest

from engine.records.shards import AnyBlock, Shards, parse
from engine.records.table import Table


def test_each_server_belongs_to_one_shard() -> None:
    blocks = AnyBlock(4, 16).blocks
    assert [block.ids for block in blocks] == [(0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11), (12, 13, 14, 15)]
    for guild in (1 << 22, 81384788765712384, 613425648685547541, (1 << 63) - 1):
        (block,) = [block for block in blocks if block.has(guild)]
        table = Table(game="nanotech", channel=1, guild=guild, host=1)
        assert block.has_home(table.home)
        assert (guild >> 22) % 16 in block.ids
    assert [block.has(None) for block in blocks] == [True, False, False, False]  # direct messages


def test_the_only_shard_has_everything() -> None:
    assert Shards.whole() == Shards((0,), 1)
    assert Shards.whole().complete
    assert Shards((0, 1), 2).complete
    assert not Shards((1,), 2).complete
    assert all(Shards.whole().has(guild) for guild in (None, 81384788765712384, 613425648685547541))


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("0-3/16", Shards((0, 1, 2, 3), 16)),
        (" 5-5/16 ", Shards((5,), 16)),
        ("0-0/1", Shards()),
        ("4/16", AnyBlock(4, 16)),
        ("1/1", AnyBlock(1, 1)),
        ("10000/10000", AnyBlock(10_000, 10_000)),
    ],
)
def test_a_host_names_shards_or_wishes_for_a_block(given: str, meant: Shards | AnyBlock) -> None:
    assert parse(given) == meant


@pytest.mark.parametrize(
    "given",
    ["", "16", "5/16", "0/16", "17/16", "3-0/16", "0-16/16", "0-3/0", "1/0", "1/10001", "0-99999/99999", "a/b", "-1/2", "1-/2", "0-3/16/2", "²/2"],
)  # fmt: skip
def test_anything_else_is_refused_in_one_sentence(given: str) -> None:
    with pytest.raises(ValueError, match="SHARDS must be such as") as refused:
        parse(given)
    assert repr(given) in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(("ids", "count"), [((), 1), ((0, 0), 2), ((2,), 2), ((-1,), 2), ((0,), 0)])
def test_shards_that_cannot_be_are_refused(ids: tuple[int, ...], count: int) -> None:
    with pytest.raises(ValueError, match="shards"):
        Shards(ids, count)
