"""Computer players think in their own processes, see only what their seat may see, and always choose the same."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest

from engine.games import load_games
from engine.kernel import Confirm, Decision, Game, Rng, seeded_rng
from engine.nanotech.game import Nanotech
from engine.records.table import Seat, Table
from engine.registry import games
from engine.service import GameService
from engine.tables.open.armed import is_unattended
from engine.tables.open.auto_answers import answer, plain_answer
from engine.tables.thinking import (
    MOVE,
    REVIEW,
    SEAT,
    SUGGESTION,
    Asker,
    CannotThink,
    InProcessThinker,
    OpenDecision,
    Retries,
    ThinkingProcesses,
    seed_of_thought,
    think,
    unattended_turn,
)
from engine.workers import WorkerProcesses
from tests.engine import orders
from tests.engine.conftest import ANN, BEN, started
from tests.kernel import playthrough
from tests.kernel.test_kernel import Ask, Draw, Toy, toy

PLENTY = 60.0
EVERY = {"nanotech": 19, "nucleum": 131}
"""Number of choices of the recorded games that are skipped between two tested ones."""


def positions(game: Game[Any]) -> Iterator[tuple[Any, Decision]]:
    """Yield some positions of the recorded game."""
    record = playthrough.load(game.id)
    state, _ = game.start(record.seats, record.seed, record.options)
    for number, choice in enumerate(record.choices):
        decision = game.decision(state)
        assert decision is not None
        if number % EVERY[game.id] == 3:
            yield state, decision
        game.apply(state, choice)


@pytest.mark.parametrize("name", EVERY)
async def test_a_process_chooses_what_the_computer_player_chooses_here(name: str) -> None:
    game, thinking = games()[name], ThinkingProcesses(load_games)
    asked = 0
    try:
        for seed, (state, decision) in enumerate(positions(game), start=(1 << 64) - 5):
            rng = seeded_rng(seed)
            imagined = game.imagine(state, decision.seat, rng.fork())
            expected = game.computer("solid").choose(imagined, decision, rng)
            question = OpenDecision(
                game=name, state=game.encode(state), seed=seed & ((1 << 64) - 1), computer="solid"
            )
            assert await thinking.think(question, PLENTY) == (expected,)
            assert expected in decision.by_id
            asked += 1
        assert len(thinking.processes.workers) == 1
    finally:
        thinking.close()
    assert asked > 3


async def test_answers_given_in_advance_are_thought_about_alike() -> None:
    game = games()["nanotech"]
    thinker, asked = InProcessThinker(), 0
    record = playthrough.load("nanotech")
    state, _ = game.start(record.seats, record.seed, record.options)
    for choice in record.choices:
        decision = game.decision(state)
        assert decision is not None
        if not decision.own_turn and plain_answer(decision, "gain") is None:
            rng = seeded_rng(5)
            imagined = game.imagine(state, decision.seat, rng.fork())
            expected = answer(game, imagined, decision, "gain", rng)
            question = OpenDecision(game="nanotech", state=game.encode(state), seed=5, answers="gain")
            assert await thinker.think(question, PLENTY) == (expected,)
            asked += 1
        game.apply(state, choice)
    assert asked


def test_a_computer_player_sees_what_its_seat_imagines(monkeypatch: pytest.MonkeyPatch) -> None:
    game, seen = games()["nucleum"], list[bytes]()

    def choose(_self: object, state: Any, decision: Decision, _rng: Rng) -> str:
        seen.append(game.encode(state))
        return decision.choices[0].id

    monkeypatch.setattr(type(game.computer("solid")), "choose", choose)
    hidden = 0
    for state, decision in positions(game):
        data = game.encode(state)
        think(msgspec.msgpack.encode(OpenDecision(game="nucleum", state=data, seed=9, computer="solid")))
        assert seen.pop() == game.encode(game.imagine(state, decision.seat, seeded_rng(9).fork()))
        hidden += data != game.encode(game.imagine(state, decision.seat, seeded_rng(9).fork()))
    assert hidden


async def test_in_this_process_one_thinks_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    game, thinking, most = games()["nanotech"], 0, 0

    def choose(_self: object, _state: Any, decision: Decision, _rng: Rng) -> str:
        nonlocal thinking, most
        thinking += 1
        most = max(most, thinking)
        time.sleep(0.01)
        thinking -= 1
        return decision.choices[-1].id

    monkeypatch.setattr(type(game.computer("solid")), "choose", choose)
    state, _ = game.start(2, 1)
    question = OpenDecision(game="nanotech", state=game.encode(state), seed=1, computer="solid")
    thinker = InProcessThinker()
    answers = await asyncio.gather(*(thinker.think(question, PLENTY) for _ in range(5)))
    assert len(set(answers)) == 1
    assert most == 1


def test_no_one_is_asked_when_the_game_is_over() -> None:
    game = games()["nanotech"]
    record = playthrough.load("nanotech")
    state, _ = game.start(record.seats, record.seed, record.options)
    for choice in record.choices:
        game.apply(state, choice)
    question = OpenDecision(game="nanotech", state=game.encode(state), seed=1, computer="solid")
    with pytest.raises(ValueError, match="over"):
        think(msgspec.msgpack.encode(question))


class LongWork:
    """Stands in for the processes of long thoughts: each order takes as long as its text says, by its own clock."""

    def __init__(self) -> None:
        self.now, self.waiting, self.done = 0.0, 0, list[tuple[float, str]]()
        self.all_asked = asyncio.Event()

    async def do(self, _work: object, order: bytes, _seconds: float) -> bytes:
        seconds, name = order.decode().split()
        await self.all_asked.wait()
        self.now += float(seconds)
        self.done.append((self.now, name))
        return order


def busy(work: LongWork) -> ThinkingProcesses:
    return ThinkingProcesses.of(cast("WorkerProcesses", work))


async def test_whatever_one_person_presses_the_computer_of_another_moves_soon(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One person has 30 tables with strong computers, a suggestion, and a review in progress: each part takes up to 7 s."""
    work, pressed = LongWork(), list[asyncio.Task[bytes]]()
    thinking = busy(work)
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: work.now)

    def press(urgency: int, user: int, seconds: float, name: str) -> None:
        order = f"{seconds} {name}".encode()
        asked = thinking.carry_out(bytes, order, PLENTY, Asker(urgency, user))
        pressed.append(asyncio.create_task(asked))

    press(REVIEW, 1, 7.0, "review")
    for number in range(30):
        press(SEAT, 1, 1.0, f"seat{number}")
    press(SUGGESTION, 1, 2.0, "suggestion")
    await asyncio.sleep(0)
    press(SEAT, 2, 1.0, "another")
    await asyncio.sleep(0)
    assert thinking.waiting == 33
    work.all_asked.set()
    await asyncio.gather(*pressed)
    done = {name: at for at, name in work.done}
    assert done["another"] <= 15.0
    assert len(done) == 33, "one after the other, all have their turn"
    assert thinking.waiting == 0


async def test_moves_come_before_suggestions_and_reviews_last(monkeypatch: pytest.MonkeyPatch) -> None:
    work = LongWork()
    thinking, asked = busy(work), list[asyncio.Task[bytes]]()
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: work.now)
    for user, (urgency, name) in enumerate(
        [(REVIEW, "part"), (REVIEW, "next"), (SUGGESTION, "suggestion"), (SEAT, "move"), (SEAT, "second")], start=1
    ):
        order = f"1 {name}".encode()
        asked.append(asyncio.create_task(thinking.carry_out(bytes, order, PLENTY, Asker(urgency, user))))
        await asyncio.sleep(0)
    work.all_asked.set()
    await asyncio.gather(*asked)
    assert [name for _, name in work.done] == ["part", "move", "second", "suggestion", "next"]


def test_the_seed_of_a_thought_is_not_that_of_the_deal() -> None:
    dealt = {seeded_rng(5).next64()}
    rng = seeded_rng(5)
    dealt |= {rng.next64() for _ in range(1000)} | {5}
    thoughts = [seed_of_thought(5, number) for number in range(100)]
    assert len(set(thoughts)) == 100
    drawn = {rng.next64() for thought in thoughts for rng in [seeded_rng(thought)] for _ in range(20)}
    assert not dealt & (drawn | set(thoughts))


@pytest.mark.sqlite
async def test_players_that_think_long_do_not_stand_in_for_people(
    service: GameService, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, known = games()["nanotech"], Nanotech.computers
    monkeypatch.setattr(Nanotech, "computers", lambda game: (*known(game)[:-1], orders.LongThinker(game)))
    assert game.levels[-1] == orders.LongThinker.name
    assert game.thinks_long(orders.LongThinker.name)
    assert not any(game.thinks_long(name) for name in ("random", "solid"))
    open_table = await started(service, ANN, BEN)
    open_table = await service.hosting.resign(open_table.table.id, ANN.user)
    assert [seat.computer for seat in open_table.table.seats if seat.user is None] == ["solid"]


class Planner(InProcessThinker):
    """A thinker that answers each question with the next of its plans."""

    def __init__(self, *plans: tuple[str, ...]) -> None:
        super().__init__()
        self.plans, self.asked = list(plans), list[int]()

    async def think(self, question: OpenDecision, seconds: float, asker: Asker = MOVE) -> tuple[str, ...]:
        self.asked.append(msgspec.msgpack.decode(question.state, type=Toy).ply)
        return self.plans.pop(0)


TWO = ["one", "two"]


@pytest.mark.parametrize(
    ("steps", "plans", "asked", "made"),
    [
        ([Ask(0, TWO), Ask(0, TWO), Confirm(0)], [("one", "two")], [0], "one two confirm"),
        ([Ask(0, TWO), Ask(0, ["only"], insist=True), Ask(0, TWO), Confirm(0)], [("one", "two")], [0],
         "one only two confirm"),
        ([Ask(0, TWO), Ask(0, ["only"], insist=True), Ask(0, TWO), Confirm(0)], [("one", "only", "two")], [0],
         "one only two confirm"),
        ([Ask(0, TWO), Ask(0, TWO), Ask(0, TWO), Confirm(0)], [("one",), ("two", "three"), ("one",)], [0, 1, 2],
         "one two one confirm"),
        ([Ask(0, TWO), Draw(), Ask(0, TWO), Confirm(0)], [("one", "two"), ("one",)], [0, 1], "one one confirm"),
    ],
    ids=["followed", "single choices are left out", "or not", "not offered", "something was revealed"],
)  # fmt: skip
async def test_a_plan_is_followed_until_it_has_to_be_made_again(
    steps: list[Any], plans: list[tuple[str, ...]], asked: list[int], made: str
) -> None:
    match, planner = toy(*steps, Ask(1, TWO)), Planner(*plans)
    table = Table(game="toy", channel=1, host=1, seats=[Seat(name="One", computer="random"), Seat(name="Two")])
    moves = await unattended_turn(planner, PLENTY, table, match, is_unattended, clock=time.time)
    assert planner.asked == asked
    assert " ".join(str(move.choice) for move in moves) == made


@pytest.mark.parametrize("plan", [(), ("three",)])
async def test_a_plan_that_cannot_begin_is_no_plan(plan: tuple[str, ...]) -> None:
    match = toy(Ask(0, TWO), Confirm(0))
    table = Table(game="toy", channel=1, host=1, seats=[Seat(name="One", computer="random"), Seat(name="Two")])
    with pytest.raises(CannotThink):
        await unattended_turn(Planner(plan), PLENTY, table, match, is_unattended, clock=time.time)


async def test_pauses_grow_up_to_a_limit_however_often_a_try_fails() -> None:
    retries, pauses = Retries(5.0, 300.0), list[float]()
    for _ in range(2000):
        pauses.append(retries.seconds)
        retries.hurry()
        await retries.pause()
    assert pauses[:8] == [5, 10, 20, 40, 80, 160, 300, 300]
    assert set(pauses[8:]) == {300}
