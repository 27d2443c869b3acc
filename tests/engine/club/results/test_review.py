"""A review of a finished game: whose turns, based on their knowledge at the time, cached as it is computed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from engine.club.results.review import (
    AT_ONCE,
    MAX_COMPARED,
    MAX_SHOWN,
    WORLDS,
    BetterTurn,
    CompareOrder,
    OtherTurn,
    PlayedTurn,
    TurnOrder,
    best,
    better_turn,
    compare,
    find_other_turn,
    may_review,
)
from engine.club.results.turns import TurnsPlayed
from engine.kernel import Decision, Match, Rng, seeded_rng
from engine.records.table import Table
from engine.registry import games
from engine.service import GameService
from engine.tables.open.open_table import TableError
from engine.tables.thinking import MOVE, REVIEW, Asker, InProcessThinker
from engine.workers import TookTooLong
from tests.engine.club.results.test_turns import turns
from tests.engine.conftest import ANN, BEN, started, to_the_end
from tests.waiting import until


def own_turns(game_id: str, seats: int, seed: int, most: int) -> tuple[PlayedTurn, ...]:
    """Return the first turns of seat 0 in a random game."""
    match, rng = Match(games()[game_id], seats, seed), seeded_rng(seed)
    found, before, made, number = list[PlayedTurn](), b"", list[str](), 0
    while (decision := match.decision) is not None and len(found) < most:
        if decision.own_turn and not match.since and not made:
            before, mover, number = match.game.encode(match.state), decision.seat, number + 1
        choice = rng.pick(decision.choices).id
        match.apply(choice)
        made.append(choice)
        after = match.decision
        if not match.since and (after is None or (after.own_turn and after.seat != mover)):
            if mover == 0:
                found.append(PlayedTurn(number=number, state=before, choices=tuple(made)))
            made = []
    return tuple(found)


def other_of(turn: PlayedTurn, seat: int = 0) -> OtherTurn:
    order = TurnOrder(game="nanotech", seat=seat, seed=1, turn=turn)
    return msgspec.msgpack.decode(find_other_turn(msgspec.msgpack.encode(order)), type=OtherTurn)


def gains_of(other: OtherTurn) -> list[float]:
    order = CompareOrder(game="nanotech", seat=0, seed=2, after=other.after, after_own=other.after_own)
    return msgspec.msgpack.decode(compare(msgspec.msgpack.encode(order)), type=list[float])


def test_turns_are_compared_as_often_as_they_are_looked_at() -> None:
    """Compared with random turns, the computer player's own turns are better overall."""
    turns_made = own_turns("nanotech", 2, 3, 6)
    found = [other_of(turn) for turn in turns_made]
    assert found[0] == other_of(turns_made[0])
    for other in found:
        assert other.events[0].seat == 0
    gains = [gains_of(other) for other in found]
    assert gains[0] == gains_of(found[0])
    assert {len(each) for each in gains} == {AT_ONCE}
    assert sum(map(sum, gains)) > 0
    assert sum(other.gain for other in found) > 0


def test_a_turn_like_the_own_one_has_no_gain() -> None:
    other = other_of(own_turns("nanotech", 2, 3, 1)[0])
    assert any(gains_of(other))
    assert not any(gains_of(msgspec.structs.replace(other, after_own=other.after)))


def test_in_imagined_games_no_seat_follows_the_plan_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    nanotech, asked = games()["nanotech"], set[tuple[int, bool]]()

    class Declining:
        """Plans its first choice, then to decline more of that kind; notes for which seat, and whether in its own turn."""

        def plan(self, _view: Any, decision: Decision, _rng: Rng) -> tuple[str, ...]:
            asked.add((decision.seat, decision.own_turn))
            return decision.choices[0].id, *(choice for choice in decision.by_id if choice == "decline")

    monkeypatch.setattr(type(nanotech), "varied_player", Declining())
    gains_of(other_of(own_turns("nanotech", 2, 3, 1)[0]))
    assert (0, False) in asked, "another's plan to decline answered what seat 0 was asked"


def turn(number: int, *gains: float, wins: bool = False) -> BetterTurn:
    other = OtherTurn(number=number, events=(), after=b"", after_own=b"", gain=0.0, wins=wins)
    return better_turn(other, gains)


def test_only_what_is_clearly_better_is_shown_and_the_best_of_it() -> None:
    certain, doubtful, small = turn(4, 3.0, 3.5, 4.0), turn(2, -9.0, 20.0, 1.0), turn(3, 0.3, 0.3, 0.3)
    assert (certain.gain, round(certain.error, 2)) == (3.5, 0.58)
    assert best([doubtful, small, certain]) == (certain,)
    assert best([turn(1, 0.0, 0.0, wins=True)]), "a win needs no points"
    many = [turn(number, 10.0 - number, 10.0 - number) for number in (5, 1, 4, 2)]
    assert [each.number for each in best(many)] == [1, 2, 4]
    assert [each.number for each in best([*many, turn(9, 0.0, 0.0, wins=True)])] == [1, 2, 9]
    assert MAX_SHOWN == 3


class Counting(InProcessThinker):
    """Counts the orders, and fails or waits on request; thinks once about each kind, and then repeats the answer."""

    def __init__(self) -> None:
        super().__init__()
        self._thought = dict[Callable[[bytes], bytes], bytes]()
        self.orders, self.askers, self.fails_at = 0, set[Asker](), 0
        self.go_on = asyncio.Event()
        self.go_on.set()

    async def carry_out(
        self, work: Callable[[bytes], bytes], order: bytes, seconds: float, asker: Asker = MOVE
    ) -> bytes:
        self.orders += 1
        self.askers.add(asker)
        await self.go_on.wait()
        if self.orders == self.fails_at:
            raise TookTooLong("no answer")
        if work not in self._thought:
            self._thought[work] = await super().carry_out(work, order, seconds, asker)
        if work is not find_other_turn:
            return self._thought[work]
        asked = msgspec.msgpack.decode(order, type=TurnOrder)
        thought = msgspec.msgpack.decode(self._thought[work], type=OtherTurn)
        return msgspec.msgpack.encode(msgspec.structs.replace(thought, number=asked.turn.number))


async def finished(service: GameService) -> int:
    """Play a game to its end; return the number of its table."""
    open_table = await started(service, ANN, BEN)
    open_table = await to_the_end(service, open_table)
    return open_table.table.id


@pytest.mark.sqlite
async def test_a_review_is_for_players_after_the_end(service: GameService) -> None:
    open_table = await started(service, ANN, BEN)
    number = open_table.table.id
    with pytest.raises(TableError, match="error-review-running"):
        await service.reviews.of(number, ANN.user, partial(turns, service, number))
    open_table = await to_the_end(service, open_table)
    with pytest.raises(TableError, match="error-review-own"):
        await service.reviews.of(number, 999, partial(turns, service, number))


@pytest.mark.sqlite
async def test_a_review_is_made_once_in_parts_that_are_kept(
    service: GameService, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = Counting()
    monkeypatch.setattr(service.tables, "thinker", thinker)
    number = await finished(service)
    played = await turns(service, number)
    thinker.fails_at = 5
    with pytest.raises(TookTooLong):
        await service.reviews.of(number, BEN.user, partial(turns, service, number))
    seat, found = await service.reviews.of(number, BEN.user, partial(turns, service, number))
    own = sum(each.seat == seat for each in played.turns[1:])
    parts = own + MAX_COMPARED * (WORLDS // AT_ONCE)
    assert thinker.orders == parts + 1, "what was made before the failure is not made again"
    assert await service.reviews.of(number, BEN.user, partial(turns, service, number)) == (seat, found)
    assert thinker.orders == parts + 1
    assert thinker.askers == {Asker(REVIEW, BEN.user)}


@pytest.mark.sqlite
async def test_one_review_at_a_time_is_made_for_a_user(service: GameService, monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = Counting()
    monkeypatch.setattr(service.tables, "thinker", thinker)
    first, second = await finished(service), await finished(service)
    thinker.go_on.clear()
    pressed = [
        asyncio.create_task(service.reviews.of(first, BEN.user, partial(turns, service, first))) for _ in range(20)
    ]
    await until(lambda: thinker.orders > 0)
    with pytest.raises(TableError, match="error-review-busy"):
        await service.reviews.of(second, BEN.user, partial(turns, service, second))
    others = asyncio.create_task(service.reviews.of(second, ANN.user, partial(turns, service, second)))
    pressed[0].cancel()
    thinker.go_on.set()
    (_, found), *rest = await asyncio.gather(*pressed[1:])
    assert all(each is found for _, each in rest)
    await others
    parts = thinker.orders
    await service.reviews.of(second, BEN.user, partial(turns, service, second))
    assert thinker.orders > parts


@pytest.mark.sqlite
async def test_a_refused_review_plays_no_game_again(service: GameService, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even while the turns of the first game are still being played."""
    monkeypatch.setattr(service.tables, "thinker", Counting())  # the subsequent review is not tested here
    first, second = await finished(service), await finished(service)
    asked, go_on = list[int](), asyncio.Event()

    async def slowly(number: int) -> TurnsPlayed:
        asked.append(number)
        await go_on.wait()
        return await turns(service, number)

    made = asyncio.create_task(service.reviews.of(first, BEN.user, partial(slowly, first)))
    await until(lambda: asked)
    with pytest.raises(TableError, match="error-review-busy"):
        await service.reviews.of(second, BEN.user, partial(slowly, second))
    assert asked == [first]
    go_on.set()
    await made


def test_only_finished_games_are_reviewed() -> None:
    for status in ("lobby", "running", "cancelled"):
        assert not may_review(Table(id=1, game="nucleum", channel=1, host=1, options={}, status=status))
    assert may_review(Table(id=1, game="nucleum", channel=1, host=1, options={}, status="finished"))
