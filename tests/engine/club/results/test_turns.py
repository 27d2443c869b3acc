"""The turns of a game one by one: player, events, and resulting state of each, and the turns left out."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from engine.club.results.turns import MAX_KEPT, PlayedGame, Turn, TurnHistory, TurnsPlayed, play_again, turns_told
from engine.kernel import CONFIRM, Match, seeded_rng
from engine.records.table import Move, Table
from engine.registry import games
from engine.service import GameService
from engine.tables.open.made import KeptOfTables
from engine.tables.open.open_table import OpenTable, TableError
from tests.engine.conftest import ANN, BEN, decision_at, lobby, started, take_turn, to_act
from tests.kernel.playthrough import paths_of, read


class Counting:
    """Carries orders out at once, and counts them."""

    def __init__(self) -> None:
        self.orders = 0

    async def __call__(self, work: Callable[[bytes], bytes], order: bytes) -> bytes:
        self.orders += 1
        return work(order)


async def turns(service: GameService, table: int) -> TurnsPlayed:
    return await service.turns.of(table, Counting())


def played(name: str, seats: int) -> tuple[PlayedGame, list[bytes], list[int | None]]:
    """Play a random game; return it, the encoded state after each number of choices, and who was asked then."""
    match, rng = Match(games()[name], seats, 7), seeded_rng(3)
    states, asked, choices = [match.game.encode(match.state)], [match.decision.seat if match.decision else None], []
    while (decision := match.decision) is not None:
        choices.append(rng.pick(decision.choices).id)
        match.apply(choices[-1])
        states.append(match.game.encode(match.state))
        asked.append(match.decision.seat if match.decision else None)
    game = PlayedGame(
        game=name, seats=seats, seed=7, options=match.options, choices=tuple(choices), reshuffles=(), state=states[-1]
    )
    return game, states, asked


def replayed(game: PlayedGame) -> tuple[Turn, ...]:
    return msgspec.msgpack.decode(play_again(msgspec.msgpack.encode(game)), type=tuple[Turn, ...])


@pytest.mark.parametrize(("name", "seats"), [("nanotech", 3), ("nucleum", 2)])
def test_each_turn_leads_to_the_state_in_which_it_was_left(name: str, seats: int) -> None:
    game, states, asked = played(name, seats)
    found = replayed(game)
    all_turns = TurnsPlayed(found, [], [])
    assert found[0].seat is None
    assert found[0].upto == 0
    assert found[-1].upto == len(game.choices)
    assert found[-1].asked is None
    assert len(found) > 15
    for before, turn in pairwise(found):
        assert before.upto < turn.upto
        assert turn.seat == asked[before.upto]
    for number, turn in enumerate(found):
        assert all_turns.state(number) == states[turn.upto]
        assert turn.asked == asked[turn.upto]
        standings = games()[name].shown_standings(games()[name].decode(states[turn.upto]))
        assert dict(enumerate(turn.scores)) == {row.seat: row.score for row in standings}
    assert all_turns.scores(2) == (found[1].scores, found[2].scores)


async def test_a_turn_holds_what_others_answer_in_it(service: GameService) -> None:
    open_table = await started(service, ANN, BEN)
    seats = []
    for choice in (
        *("take:recharge-1", CONFIRM),
        *("take:recharge-2", CONFIRM),
        *("take:quarks", "capture:up-red", CONFIRM),
    ):
        open_table, _ = await service.play.choose(open_table.table.id, to_act(open_table), None, choice)
    assert not decision_at(open_table).own_turn  # the other one may copy
    assert (await turns(service, open_table.table.id)).last == 2
    for choice in ("copy:capture:up-blue", CONFIRM):
        open_table, _ = await service.play.choose(open_table.table.id, to_act(open_table), None, choice)
    found = await turns(service, open_table.table.id)
    seats = [turn.seat for turn in found.turns]
    assert seats == [None, 1, 0, 1]
    assert {event.seat for event in found.events[3]} >= {0, 1}


def test_rules_that_do_not_lead_to_the_stored_state_give_no_turns() -> None:
    game, states, _ = played("nanotech", 2)
    assert replayed(msgspec.structs.replace(game, state=states[-2])) == ()
    assert replayed(msgspec.structs.replace(game, choices=("nonsense", *game.choices))) == ()
    assert replayed(msgspec.structs.replace(game, seed=8)) == ()


@pytest.mark.parametrize("path", [*paths_of("nucleum"), *paths_of("nanotech")], ids=lambda path: path.parent.name)
def test_a_history_goes_on_as_it_is_replayed_from_the_start(path: Path) -> None:
    record = read(path)
    match: Match[Any] = Match(games()[record.game], record.seats, record.seed, record.options)
    for choice in record.choices:
        match.apply(choice)
    whole = PlayedGame(
        game=record.game, seats=record.seats, seed=record.seed, options=match.options, choices=tuple(record.choices),
        reshuffles=(), state=match.game.encode(match.state),
    )  # fmt: skip
    found = replayed(whole)
    assert len(found) > 20
    for before, turn in pairwise(found):
        state, choices = zlib.decompress(turn.state), whole.choices[before.upto : turn.upto]
        assert replayed(msgspec.structs.replace(whole, choices=choices, state=state, after=before)) == (before, turn)


def test_other_choices_or_another_shuffle_before_make_it_another_game() -> None:
    game, _, _ = played("nanotech", 2)
    other = msgspec.structs.replace(game, choices=(*game.choices[:3], "nonsense"))
    shuffled = msgspec.structs.replace(game, reshuffles=((4, 7),))
    for each in (other, shuffled):
        assert each.until(3) == game.until(3)
        assert each.until(4) != game.until(4)


async def test_turns_read_bit_by_bit_are_those_read_at_once(
    service: GameService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after choices and turns that were taken back, and with choices that are not confirmed yet."""
    open_table, rng, counting, starts = await started(service, ANN, BEN), seeded_rng(6), Counting(), list[int]()
    number, usual = open_table.table.id, service.store.tables.moves

    async def moves(table_id: int, after: int = 0, upto: int | None = None) -> list[Move]:
        starts.append(after)
        return await usual(table_id, after, upto)

    monkeypatch.setattr(service.store.tables, "moves", moves)
    went_on = whole = 0
    for step in range(120):
        if step % 30 > 27:  # an unfinished turn, and the one before
            open_table = await service.hosting.force_undo(number, ANN, manager=False)
        elif step % 7 == 6 and open_table.playing().since:
            open_table = await service.play.undo(number, to_act(open_table), None)
        elif open_table.decision is not None:
            choice = rng.pick(open_table.decision.choices).id
            open_table, _ = await service.play.choose(number, to_act(open_table), None, choice)
        starts.clear()
        counting.orders = 0
        continued = await service.turns.of(number, counting)
        assert counting.orders <= 1
        went_on, whole = went_on + bool(starts and starts[-1]), whole + (0 in starts)
        alone: Any = SimpleNamespace(made=KeptOfTables(), hold=service.tables.hold, store=service.store)
        assert vars(continued) == vars(await TurnHistory(alone).of(number, Counting()))
    assert continued.last > 10
    assert went_on > 90
    assert whole < 20


async def finished(service: GameService) -> OpenTable:
    table, rng = await lobby(service, ANN, BEN), seeded_rng(2)
    await service.lobby.set_option(table.id, ANN.user, "target", 5)
    open_table = await service.lobby.start(table.id, ANN.user)
    while open_table.decision is not None:
        open_table, _ = await service.play.choose(
            open_table.table.id, to_act(open_table), None, rng.pick(open_table.decision.choices).id
        )
    return open_table


async def test_what_is_not_confirmed_is_not_told(service: GameService) -> None:
    open_table = await take_turn(service, await started(service, ANN, BEN))
    before = await turns(service, open_table.table.id)
    assert before.last == 1
    open_table, _ = await service.play.choose(
        open_table.table.id, to_act(open_table), None, decision_at(open_table).choices[0].id
    )
    assert open_table.playing().since
    after = await turns(service, open_table.table.id)
    assert after.turns == before.turns
    assert after.events == before.events
    assert after.state(1) == open_table.playing().checkpoint


async def test_turns_taken_back_are_gone(service: GameService) -> None:
    open_table = await started(service, ANN, BEN)
    for _ in range(2):
        open_table = await take_turn(service, open_table)
    assert (await turns(service, open_table.table.id)).last == 2
    open_table = await service.hosting.force_undo(open_table.table.id, ANN, manager=False)
    left = await turns(service, open_table.table.id)
    assert left.last == 1
    assert open_table.playing().reshuffles
    open_table = await take_turn(service, open_table)
    again = await turns(service, open_table.table.id)
    assert again.last == 2
    assert again.state(2) == open_table.playing().checkpoint  # shuffled, as when the game was rewound
    assert len(again.events) == 3


async def test_an_ended_game_whose_log_is_packed_has_all_its_turns(service: GameService) -> None:
    open_table = await finished(service)
    before = await turns(service, open_table.table.id)
    for notice in await service.notices.waiting():
        await service.notices.mark_delivered([notice], None)
    assert await service.store.tables.pack(open_table.table.id)
    service.tables.made.forget([open_table.table.id])
    after = await turns(service, open_table.table.id)
    assert after.turns == before.turns
    assert after.events == before.events
    assert after.turns[-1].asked is None
    assert any(event.kind == "final" or event.marks for event in after.events[-1])
    assert before.events[0]  # the setup determines who begins


async def test_played_again_only_when_something_was_played(service: GameService) -> None:
    open_table, counting = await take_turn(service, await started(service, ANN, BEN)), Counting()
    for _ in range(3):
        await service.turns.of(open_table.table.id, counting)
    assert counting.orders == 1
    await take_turn(service, open_table)
    assert (await service.turns.of(open_table.table.id, counting)).last == 2
    assert counting.orders == 2


async def test_not_all_games_ever_looked_at_are_remembered(service: GameService) -> None:
    for channel in range(MAX_KEPT + 2):
        open_table = await started(service, ANN, BEN, channel=1000 + channel)
        await turns(service, open_table.table.id)
    assert len(service.turns._kept) == MAX_KEPT
    assert service.turns._kept.get(open_table.table.id) is not None


async def test_a_game_of_other_rules_is_told_from_its_log(service: GameService) -> None:
    open_table = await started(service, ANN, BEN)
    for _ in range(2):
        open_table = await take_turn(service, open_table)
    replayable = await turns(service, open_table.table.id)
    open_table.playing().seed += 1  # other rules would lead elsewhere, too
    service.tables.made.forget([open_table.table.id])
    told = await turns(service, open_table.table.id)
    assert [turn.seat for turn in told.turns] == [turn.seat for turn in replayable.turns]
    assert told.events == replayable.events
    assert told.state(2) == b""
    assert told.scores(2) == ()
    assert turns_told([]) == [Turn(seat=None, upto=0)]


async def test_an_unfinished_turn_of_a_game_of_other_rules_is_not_told(service: GameService) -> None:
    """Not even the part that can no longer be taken back because another player must answer."""
    open_table, rng = await started(service, ANN, BEN), seeded_rng(4)
    while not open_table.playing().final or open_table.playing().since:
        seat, decision = open_table.to_act(), open_table.decision
        assert seat is not None
        assert seat.user is not None
        assert decision is not None
        choice = rng.pick(decision.choices).id
        open_table, _ = await service.play.choose(open_table.table.id, seat.user, open_table.table.version, choice)
    replayable = await turns(service, open_table.table.id)
    open_table.playing().seed += 1
    service.tables.made.forget([open_table.table.id])
    told = await turns(service, open_table.table.id)
    assert told.state(told.last) == b""
    assert [turn.upto for turn in told.turns] == [turn.upto for turn in replayable.turns]
    assert told.turns[-1].upto < open_table.settled_ply


async def test_a_lobby_has_no_turns(service: GameService) -> None:
    table: Table = await service.lobby.create("nanotech", 77, ANN)
    with pytest.raises(TableError, match="error-not-started"):
        await turns(service, table.id)
