"""Live play: who is pinged silently depends only on the stored times of turns and choices."""

from __future__ import annotations

from random import Random

from engine.records.table import Notice, NoticeKind, PlayerSettings, Seat, Table
from engine.service import GameService
from engine.tables.clocks.live import LIVE_SECONDS, LIVE_TURNS, is_live, mark_live, note_turn, plays_live
from tests.engine.conftest import ANN, BEN, CLEO, Clock, started, take_turn, to_act

PEOPLE = (ANN, BEN, CLEO)


async def test_only_quick_turns_are_live_and_only_for_those_who_set_it(service: GameService, clock: Clock) -> None:
    await service.players.save(ANN.user, PlayerSettings(silent_live=True))
    open_table, live = await started(service, ANN, BEN), dict[int, list[bool]]()
    for _ in range(5):
        clock.forward(hours=0.01)
        open_table = await take_turn(service, open_table)
        newest = [each.notice for each in await service.notices.waiting() if each.notice.kind == "turn"][-1]
        assert newest.ping == to_act(open_table)
        live.setdefault(newest.ping, []).append(newest.live == (newest.ping,))
    assert live[BEN.user] == [False] * len(live[BEN.user])
    assert live[ANN.user][-1]
    clock.forward(hours=1)
    open_table = await take_turn(service, open_table)
    open_table = await take_turn(service, open_table)
    assert all(not each.notice.live for each in (await service.notices.waiting())[-2:])


async def test_any_sequence_of_turns_and_times(service: GameService) -> None:
    """A ping is silent exactly when the last three turns and the player's last choice are at most ten minutes old."""
    assert sum([await pinged_silently(service, Random(seed)) for seed in range(30)]) > 100


async def pinged_silently(service: GameService, chance: Random) -> int:
    """Check a sequence of turns, choices and times; return the number of pings that were silent."""
    now, wanted = 1_700_000_000.0, {each.user for each in PEOPLE if chance.random() < 0.7}
    for person in PEOPLE:
        await service.players.save(person.user, PlayerSettings(silent_live=person.user in wanted))
    table = Table(game="nanotech", channel=1, host=ANN.user, seats=[Seat(name=p.name, user=p.user) for p in PEOPLE])
    table.settings.silent_live = chance.random() < 0.3
    if table.settings.silent_live:
        wanted = {each.user for each in PEOPLE}
    ends, acted, silent = list[float](), dict[int, float](), 0
    for _ in range(60):
        now += chance.choice([0.0, 5.0, 60.0, 200.0, LIVE_SECONDS, LIVE_SECONDS + 1])
        person = chance.choice(PEOPLE)
        if chance.random() < 0.8:
            table.seats[PEOPLE.index(person)].acted = acted[person.user] = now
        if chance.random() < 0.7:
            note_turn(table, now)
            ends.append(now)
        asked = chance.sample([each.user for each in PEOPLE], chance.randint(1, 3))
        kind: NoticeKind = chance.choice(["turn", "turn", "turn", "reminder", "over"])
        notice = Notice(kind=kind, ping=asked[0], others=tuple(asked[1:]))
        await mark_live(service.store.users, table, [notice], now)
        quick = len(ends) >= LIVE_TURNS and now - ends[-LIVE_TURNS] <= LIVE_SECONDS
        assert is_live(table, now) == quick
        here = [user for user in asked if quick and user in acted and now - acted[user] <= LIVE_SECONDS]
        assert [user for user in asked if plays_live(table, user, now)] == here
        assert notice.live == (tuple(user for user in here if user in wanted) if kind == "turn" else ())
        silent += len(notice.live)
    return silent


async def test_a_turn_taken_back_is_no_turn_and_a_new_player_has_not_acted(
    service: GameService, clock: Clock
) -> None:
    open_table = await started(service, ANN, BEN)
    for _ in range(3):
        open_table = await take_turn(service, open_table)
    number, ends = open_table.table.id, open_table.table.turn_ends
    clock.forward(hours=0.05)
    open_table = await service.hosting.force_undo(number, ANN, manager=False)
    assert open_table.table.turn_ends == ends
    assert plays_live(open_table.table, BEN.user, clock.now)
    seat = open_table.table.seat_of(BEN.user)
    assert seat is not None
    await service.hosting.replace(number, ANN, seat, CLEO, manager=False)
    open_table = await service.hosting.take_seat(number, CLEO)
    assert not plays_live(open_table.table, CLEO.user, clock.now)
