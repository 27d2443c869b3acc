"""Merging lobbies: proposed once for each pair, done in one commit when both hosts want it, and nothing is double or lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from engine.records.table import Person, Table
from engine.tables.open_table import TableError
from engine.tables.service import GameService
from engine.tables.starting.merging import TERMS, can_merge
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO, Clock

GUILD = 9 << 22
DAN, EVE = Person(44, "Dan"), Person(55, "Eve")


async def lobby(service: GameService, *people: Person, channel: int = CHANNEL) -> Table:
    """Open a lobby on a server with these people; the first is host."""
    table = await service.lobby.create("nanotech", channel, people[0], guild=GUILD)
    for person in people[1:]:
        table = await service.lobby.join(table.id, person)
    return table


async def propose(service: GameService, *, seen: bool = True) -> list[tuple[int, int]]:
    """Propose merges, as the background work does; return the pairs."""
    pairs = await service.merging.propose(await service.merging.lobbies(), lambda _older, _newer: seen)
    return [(older.id, newer.id) for older, newer in pairs]


async def two_of_two(service: GameService, clock: Clock) -> tuple[Table, Table]:
    """Return the lobbies of Ann and Ben, and of Cleo and Dan, which have waited for a day."""
    pair = await lobby(service, ANN, BEN), await lobby(service, CLEO, DAN, channel=CHANNEL + 1)
    clock.forward(hours=25)
    return pair


async def now(service: GameService, table: Table) -> Table:
    found = await service.store.tables.load(table.id)
    assert found is not None
    return found


async def test_two_tables_of_two_become_one(service: GameService, clock: Clock) -> None:
    first, second = await two_of_two(service, clock)
    assert await propose(service) == [(first.id, second.id)]
    assert await service.merging.agree(first.id, second.id, CLEO.user) is None
    assert (await now(service, first)).users == [ANN.user, BEN.user]  # nothing before both have pressed
    merged = await service.merging.agree(first.id, second.id, ANN.user)
    assert merged is not None
    older, newer = await now(service, first), await now(service, second)
    assert older.users == [ANN.user, BEN.user, CLEO.user, DAN.user]
    assert (older.status, newer.status) == ("lobby", "cancelled")
    assert newer.merged is not None
    assert (newer.merged.table, newer.merged.channel) == (first.id, CHANNEL)
    assert newer.due is None
    told = [(each.table, each.notice.kind, each.notice.ping) for each in await service.notices.waiting()]
    assert told == [(second.id, "check", None), (first.id, "check", None)]  # posts are updated, and no one is pinged
    assert {table.id for table in await service.store.tables.of_user(DAN.user)} == {first.id}
    for user in (ANN, CLEO):
        with pytest.raises(TableError, match="error-merge-over"):
            await service.merging.agree(first.id, second.id, user.user)
    await lobby(service, EVE, channel=CHANNEL + 1)  # the channel is free again


async def test_both_hosts_press_at_the_same_time(service: GameService, clock: Clock) -> None:
    first, second = await two_of_two(service, clock)
    await propose(service)
    presses = [service.merging.agree(first.id, second.id, user) for user in (ANN.user, CLEO.user)]
    assert sorted(found is not None for found in await asyncio.gather(*presses)) == [False, True]
    assert len((await now(service, first)).users) == 4


async def test_a_pair_is_proposed_once_and_not_before_a_day(service: GameService, clock: Clock) -> None:
    first, second = await lobby(service, ANN, BEN), await lobby(service, CLEO, channel=CHANNEL + 1)
    clock.forward(hours=23)
    assert await propose(service) == []
    clock.forward(hours=2)
    assert await propose(service, seen=False) == []
    assert await propose(service) == [(first.id, second.id)]
    third = await lobby(service, DAN, channel=CHANNEL + 2)
    clock.forward(hours=25)
    assert await propose(service) == []  # one at a time
    await service.merging.decline(first.id, second.id, CLEO.user)
    assert await propose(service) == [(first.id, third.id)]
    with pytest.raises(TableError, match="error-merge-over"):
        await service.merging.agree(first.id, second.id, ANN.user)
    clock.forward(days=3)  # not answered
    assert await propose(service) == [(second.id, third.id)]
    with pytest.raises(TableError, match="error-merge-over"):
        await service.merging.agree(first.id, third.id, ANN.user)


async def test_a_host_of_both_presses_once(service: GameService, clock: Clock) -> None:
    first = await lobby(service, ANN, BEN)
    second = await lobby(service, ANN, CLEO, channel=CHANNEL + 1)
    clock.forward(hours=25)
    await propose(service)
    merged = await service.merging.agree(first.id, second.id, ANN.user)
    assert merged is not None
    assert merged.users == [ANN.user, BEN.user, CLEO.user]  # each once


Change = Callable[[GameService, Table, Table], Awaitable[object]]
CHANGES: dict[str, Change] = {
    "the host of the older one leaves": lambda service, first, _: service.lobby.leave(first.id, ANN.user),
    "the host of the newer one leaves": lambda service, _, second: service.lobby.leave(second.id, CLEO.user),
    "too many people": lambda service, first, _: service.lobby.join(first.id, EVE),
    "the older one starts": lambda service, first, _: service.lobby.start(first.id, ANN.user),
    "the newer one starts": lambda service, _, second: service.lobby.start(second.id, CLEO.user),
    "the newer one closes": lambda service, _, second: service.lobby.cancel(
        second.id, CLEO.user, manager=False, name="Cleo"
    ),
    "other options": lambda service, _, second: service.lobby.set_option(second.id, CLEO.user, "target", 5),
    "another pace": lambda service, first, _: service.setup.set_pace(first.id, ANN, 7, manager=False),
    "the older one moves": lambda service, first, _: service.notices.move(
        first.id, ANN, CHANNEL + 9, GUILD, manager=False, lost=False
    ),
    "someone is invited": lambda service, _, second: service.lobby.invite(second.id, CLEO.user, EVE, manager=False),
    "it is asked who is in": lambda service, first, _: service.ready_checks.press_start(first.id, ANN.user),
}


@pytest.mark.parametrize("what", CHANGES)
async def test_what_changes_between_the_presses_ends_it(service: GameService, clock: Clock, what: str) -> None:
    first, second = await two_of_two(service, clock)
    await propose(service)
    assert await service.merging.agree(first.id, second.id, CLEO.user) is None
    await CHANGES[what](service, first, second)
    before = [await now(service, table) for table in (first, second)]
    with pytest.raises(TableError, match="error-merge-over"):
        await service.merging.agree(first.id, second.id, ANN.user)
    assert [await now(service, table) for table in (first, second)] == before


async def test_who_joins_in_between_comes_along(service: GameService, clock: Clock) -> None:
    first, second = await lobby(service, ANN), await lobby(service, CLEO, channel=CHANNEL + 1)
    clock.forward(hours=25)
    await propose(service)
    await service.merging.agree(first.id, second.id, ANN.user)
    await service.lobby.join(second.id, DAN)
    merged = await service.merging.agree(first.id, second.id, CLEO.user)
    assert merged is not None
    assert merged.users == [ANN.user, CLEO.user, DAN.user]


async def test_no_one_is_brought_to_a_table_that_removed_them(service: GameService, clock: Clock) -> None:
    first, second = await two_of_two(service, clock)
    assert can_merge(first, second)
    assert not can_merge(second, first)
    for table, people in ((first, [CLEO.user]), (first, [DAN.user]), (second, [ANN.user]), (second, [BEN.user])):
        changed = msgspec.structs.replace(table, removed=people)
        assert not can_merge(*(changed if each is table else each for each in (first, second)))
    assert not can_merge(msgspec.structs.replace(first, declined=[DAN.user]), second)


@pytest.mark.parametrize("name", TERMS)
async def test_terms_that_differ_keep_lobbies_apart(service: GameService, clock: Clock, name: str) -> None:
    first, second = await two_of_two(service, clock)
    other = {"pace": 7, "bank": 3, "weekends": True, "late": "computer", "locale": "cs"}
    value = other.get(name, not getattr(second.settings, name))
    settings = msgspec.structs.replace(second.settings, **{name: value})
    assert not can_merge(first, msgspec.structs.replace(second, settings=settings))


async def test_others_see_the_merge_only_if_it_is_stored(
    service: GameService, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await two_of_two(service, clock)
    await propose(service)
    await service.merging.agree(first.id, second.id, CLEO.user)
    before = [await now(service, table) for table in (first, second)]

    async def fail(*_args: object, **_more: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(service.store.database, "write", fail)
        with pytest.raises(KeyboardInterrupt):
            await service.merging.agree(first.id, second.id, ANN.user)
    assert [(await service.tables.look(table.id)).table for table in (first, second)] == before
    assert await service.merging.agree(first.id, second.id, ANN.user) is not None
    assert len((await now(service, first)).users) == 4


async def test_a_full_table_asks_who_is_in_and_no_one_is_pinged_more_than_twice(
    service: GameService, clock: Clock
) -> None:
    first, second = await two_of_two(service, clock)
    await service.lobby.set_start(first.id, ANN.user, "full", manager=False)
    await service.notices.note_calls(second.id, [DAN.user])
    await service.notices.note_calls(second.id, [DAN.user])
    await propose(service)
    await service.merging.agree(first.id, second.id, ANN.user)
    merged = await service.merging.agree(first.id, second.id, CLEO.user)
    assert merged is not None
    assert merged.open_check is not None
    assert merged.open_check.pinged == [ANN.user, BEN.user]  # Cleo has pressed; Dan was pinged twice at the other


async def test_the_game_can_start_in_the_same_commit(service: GameService, clock: Clock) -> None:
    first, second = await lobby(service, ANN, BEN), await lobby(service, CLEO, channel=CHANNEL + 1)
    await service.lobby.add_computer(first.id, ANN.user, "random")
    await service.lobby.set_start(first.id, ANN.user, "full", manager=False)
    clock.forward(hours=25)
    await propose(service)
    for person in (ANN, BEN):
        await service.lobby.say_ready(first.id, person.user, True)
    await service.merging.agree(first.id, second.id, ANN.user)
    merged = await service.merging.agree(first.id, second.id, CLEO.user)  # who is in by this press
    assert merged is not None
    assert merged.status == "running"
    older, newer = await now(service, first), await now(service, second)
    assert (older.status, older.users, newer.status) == ("running", [ANN.user, BEN.user, CLEO.user], "cancelled")


async def test_a_forgotten_host_ends_the_proposal(service: GameService, clock: Clock) -> None:
    first, second = await two_of_two(service, clock)
    await propose(service)
    await service.merging.note_message(first.id, CLEO.user, 77)
    await service.privacy.forget(CLEO.user)
    found = await now(service, first)
    assert found.merge is None
    assert found.merges == [second.id]
