"""A store in a temporary folder, a service on a clock the test sets, and people to play."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.records.table import Person, Table
from engine.storage.tables import Store
from engine.tables.manager import Live
from engine.tables.service import GameService

ANN, BEN, CLEO = Person(11, "Ann"), Person(22, "Ben"), Person(33, "Cleo")
CHANNEL = 500


class Clock:
    """A clock that moves only when told to."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now

    def forward(self, *, hours: float = 0, days: float = 0) -> None:
        self.now += hours * 3600 + days * 86400


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with Store.open(tmp_path / "games.db") as opened:
        yield opened


@pytest.fixture
async def service(store: Store, clock: Clock) -> AsyncIterator[GameService]:
    house = GameService(store, clock=clock, seeds=lambda: 7, pace=0.0)
    yield house
    await house.close()


async def lobby(service: GameService, *people: Person, channel: int = CHANNEL) -> Table:
    """Open a Nanotech lobby with these people; the first is host."""
    table = await service.create("nanotech", channel, people[0], guild=9)
    for person in people[1:]:
        await service.join(table.id, person)
    return table


async def started(service: GameService, *people: Person, channel: int = CHANNEL) -> Live:
    """Start a Nanotech game with these people."""
    table = await lobby(service, *people, channel=channel)
    return await service.start(table.id, people[0].user)


def to_act(live: Live) -> int:
    """Return the user whose decision is open."""
    seat = live.to_act()
    assert seat is not None
    assert seat.user is not None
    return seat.user


async def take_turn(service: GameService, live: Live) -> Live:
    """Let whoever is to act make first choices until their turn is confirmed."""
    user, table = to_act(live), live.table.id
    while live.table.status == "running" and to_act(live) == user:
        decision = live.decision
        assert decision is not None
        live, _ = await service.choose(table, user, live.table.version, decision.choices[0].id)
        if decision.is_confirm:
            break
    return live
