"""Ways over the map: the railways that still have to be built from one city to another."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from engine.nucleum.data.components import Link
from engine.nucleum.library import side
from engine.nucleum.rules.map.networks import networks
from engine.nucleum.state import TableState


class Way(NamedTuple):
    """A way between two cities: the free railway spaces on it, and the links they belong to, from its start on."""

    start: str
    end: str
    spaces: int
    links: tuple[Link, ...]


def shortest_way(
    state: TableState, starts: Iterable[str], wanted: Collection[str], seat: int | None = None
) -> Way | None:
    """Return the way with the fewest free railway spaces from any of some cities to any wanted one; None without one.

    Completed links need no more railways. With a `seat`, only links in which it has or can build a railway count: its
    network reaches no further (nucleum.md 3).
    """
    shares, order = networks(state).participants, count()
    found = [(0, next(order), Way(start, start, 0, ())) for start in starts]
    seen: set[str] = set()
    while found:
        *_, way = heappop(found)
        here = way.end
        if here in wanted:
            return way
        if here in seen:
            continue
        seen.add(here)
        for link in side(state).links_at[here]:
            other = link.ends[1] if link.ends[0] == here else link.ends[0]
            free = sum(space not in state.board.rails for space in link.space_ids)
            if other in seen or (seat is not None and not free and seat not in shares.get(link.id, {})):
                continue
            further = Way(way.start, other, way.spaces + free, (*way.links, link) if free else way.links)
            heappush(found, (further.spaces, next(order), further))
    return None
