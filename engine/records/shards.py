"""Discord's shards: each holds some of a bot's servers, and each process some of the shards."""

from __future__ import annotations

import re
from dataclasses import dataclass

MAX_SHARDS = 10_000
"""Maximum number of shards a bot can have here."""

HOW = 'SHARDS must be such as "0-3/16" (shards 0 to 3 of 16) or "4/16" (any free 4 of 16)'


@dataclass(frozen=True)
class Shards:
    """The shards `ids` of `count`, by default the only one; shard 0 has direct messages. Raises ValueError for bad ids."""

    ids: tuple[int, ...] = (0,)
    count: int = 1

    def __post_init__(self) -> None:
        if not 1 <= self.count <= MAX_SHARDS:
            raise ValueError(f"there must be 1 to {MAX_SHARDS} shards, not {self.count}")
        if not self.ids or len(set(self.ids)) < len(self.ids):
            raise ValueError(f"the shards {self.ids} must be at least one, each named once")
        if not all(0 <= each < self.count for each in self.ids):
            raise ValueError(f"of {self.count} shards the last is {self.count - 1}, not {max(self.ids)}")

    def __str__(self) -> str:
        return f"{','.join(map(str, self.ids))}/{self.count}"

    @classmethod
    def whole(cls) -> Shards:
        """Return the only shard of a bot that needs no others."""
        return cls()

    @property
    def complete(self) -> bool:
        """True if these are all shards, so that no other process has any."""
        return len(self.ids) == self.count

    @property
    def blocks(self) -> tuple[Shards, ...]:
        """The only acceptable block: these shards."""
        return (self,)

    def has(self, guild: int | None) -> bool:
        """Return whether a server belongs to these shards, or direct messages do if it is None."""
        return self.has_home((guild or 0) >> 22)

    def has_home(self, home: int) -> bool:
        """Return whether tables with this home (`Table.home`) belong to these shards."""
        return home % self.count in self.ids


@dataclass(frozen=True)
class AnyBlock:
    """A request for any free block of `size` of the `count` shards. Raises ValueError unless blocks divide them evenly."""

    size: int
    count: int

    def __post_init__(self) -> None:
        if not 1 <= self.count <= MAX_SHARDS:
            raise ValueError(f"there must be 1 to {MAX_SHARDS} shards, not {self.count}")
        if not 1 <= self.size <= self.count or self.count % self.size:
            raise ValueError(f"{self.count} shards cannot be divided into blocks of {self.size}")

    @property
    def blocks(self) -> tuple[Shards, ...]:
        """All acceptable blocks, in order."""
        firsts = range(0, self.count, self.size)
        return tuple(Shards(tuple(range(first, first + self.size)), self.count) for first in firsts)


def parse(given: str) -> Shards | AnyBlock:
    """Parse SHARDS: "0-3/16" names shards, "3-3/16" one, "4/16" asks for any four. Raises ValueError, in one sentence."""
    found = re.fullmatch(r"(?:([0-9]{1,5})-)?([0-9]{1,5})/([0-9]{1,5})", given.strip(), re.ASCII)
    if found is None:
        raise ValueError(f"{HOW}, not {given!r}")
    first, last, count = found.groups()
    try:
        if first is None:
            return AnyBlock(int(last), int(count))
        if int(first) > int(last):
            raise ValueError(f"the first shard, {first}, comes after the last, {last}")
        if not 1 <= int(count) <= MAX_SHARDS or int(last) >= int(count):
            return Shards((int(last),), int(count))
        return Shards(tuple(range(int(first), int(last) + 1)), int(count))
    except ValueError as error:
        raise ValueError(f"{HOW}, not {given!r}: {error}") from None
