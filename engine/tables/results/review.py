"""A look back at a finished game: turns that the strongest computer player would have made better, by its own estimate."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel import Event, Game, Rng, seeded_rng, text, turn_goes_on
from engine.records.table import Table
from engine.registry import games
from engine.tables.manager import TableManager
from engine.tables.open_table import OpenTable, TableError
from engine.tables.results.turns import TurnsPlayed

MAX_SHOWN = 3
"""Maximum number of turns in a review."""
MAX_TRIED = 8
"""Maximum number of turns that the strongest player thinks about: those in which the quick one sees most to gain."""
MAX_CHOICES = 60
"""Choices after which a turn counts as complete."""
MAX_KEPT = 50
"""Number of reviews that are remembered."""


class OwnTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn that was played: its number, the encoded state before it, and the choices of all seats in it."""

    number: int
    state: bytes
    choices: tuple[str, ...]


class ReviewOrder(msgspec.Struct, frozen=True, kw_only=True):
    """The turns of a seat to look back at. All chance comes from `seed` (64 bits)."""

    game: str
    seat: int
    seed: int
    turns: tuple[OwnTurn, ...]


class BetterTurn(msgspec.Struct, frozen=True, kw_only=True):
    """What happens in a turn if the computer player makes it: the number of the turn, and the events."""

    number: int
    events: tuple[Event, ...]


class Review(msgspec.Struct, frozen=True):
    """The better turns of a seat, in their order."""

    turns: tuple[BetterTurn, ...]


_encode, _decoder = msgspec.msgpack.encode, msgspec.msgpack.Decoder(Review)


def find_better_turns(order: bytes) -> bytes:
    """Return the encoded `Review` for an encoded `ReviewOrder`.

    Each turn is played from what its seat knew then, as it was and as a computer player would have made it. A turn counts
    by how much more the position after the second is worth.
    """
    asked = msgspec.msgpack.decode(order, type=ReviewOrder)
    game, rng = games()[asked.game], seeded_rng(asked.seed)
    tried: list[tuple[float, OwnTurn, Any, float]] = []
    for turn in asked.turns:
        before = game.imagine(game.decode(turn.state), asked.seat, rng.fork())
        own = _play_choices(game, before, asked.seat, turn.choices)
        quick, _ = _let_play(game, before, asked.seat, game.stand_in.name, rng)
        worth = game.worth(own, asked.seat)
        tried.append((game.worth(quick, asked.seat) - worth, turn, before, worth))
    tried.sort(key=lambda each: -each[0])
    better: list[tuple[float, BetterTurn]] = []
    for _, turn, before, worth in tried[:MAX_TRIED]:
        after, events = _let_play(game, before, asked.seat, game.levels[-1], rng)
        gain = game.worth(after, asked.seat) - worth
        if gain > 0:
            better.append((gain, BetterTurn(number=turn.number, events=tuple(events))))
    better.sort(key=lambda each: -each[0])
    return _encode(Review(tuple(sorted((turn for _, turn in better[:MAX_SHOWN]), key=lambda turn: turn.number))))


def _play_choices(game: Game[Any], before: Any, seat: int, choices: tuple[str, ...]) -> Any:
    """Return the state after the choices that were made, up to the first that what is imagined does not allow."""
    state, turn = game.copy(before), game.turn_number(before)
    for choice in choices:
        decision = game.decision(state)
        if decision is None or choice not in decision.by_id or _is_over(game, state, turn, seat):
            break
        game.apply(state, choice)
    return state


def _let_play(game: Game[Any], before: Any, seat: int, name: str, rng: Rng) -> tuple[Any, list[Event]]:
    """Return the state after the turn of a computer player, and what happens in it; others decline what they are asked."""
    state, turn, player = game.copy(before), game.turn_number(before), game.computer(name)
    events, plan = list[Event](), tuple[str, ...]()
    for _ in range(MAX_CHOICES):
        decision = game.decision(state)
        if decision is None or _is_over(game, state, turn, seat):
            break
        if decision.is_confirm or len(decision.choices) == 1:
            choice = decision.choices[0].id
        elif decision.seat != seat:
            choice = decision.choices[-1].id
        else:
            if not plan or plan[0] not in decision.by_id:
                plan = player.plan(game.imagine(state, seat, rng.fork()), decision, rng)
            choice = plan[0]
        if plan and plan[0] == choice:
            plan = plan[1:]
        events += game.apply(state, choice)
    return state, events


def _is_over(game: Game[Any], state: Any, turn: int, seat: int) -> bool:
    return bool(state.over or (state.barrier == state.ply and not turn_goes_on(game, state, turn, seat)))


def may_review(table: Table) -> bool:
    """Return whether there is a review of a table's game: it is over, and the game has levels of computer players."""
    return table.status == "finished" and bool(games()[table.game].levels)


class Reviews:
    """Reviews of the finished games at `tables`, each thought out once for each seat."""

    def __init__(self, tables: TableManager) -> None:
        self._tables = tables
        self._kept = tables.made.shelf(Review, MAX_KEPT)

    def check(self, open_table: OpenTable, user: int) -> int:
        """Return the seat whose turns a user may review. Raises TableError before the end, and for users without a seat."""
        seat = open_table.table.seat_of(user)
        if not may_review(open_table.table):
            raise TableError(text("error-review-running"))
        if seat is None:
            raise TableError(text("error-review-own"))
        return seat

    async def of(self, table_id: int, user: int, played: TurnsPlayed) -> tuple[int, Review]:
        """Return the seat of a user and the review of their turns, given all turns of the game.

        Raises TableError as `check` does, and what the thinker raises.
        """
        since = self._tables.made.erasures
        open_table = await self._tables.look(table_id)
        table, seat = open_table.table, self.check(open_table, user)
        kept = self._kept.get(table_id, seat)
        if kept is None:
            match = open_table.match
            assert match is not None
            turns = tuple(
                OwnTurn(number=number, state=state, choices=played.choices[number])
                for number in range(1, played.last + 1)
                if played.turns[number].seat == seat and (state := played.state(number - 1))
            )
            order = ReviewOrder(game=table.game, seat=seat, seed=match.seed, turns=turns)
            thinker, seconds = self._tables.thinker, self._tables.computer_seconds
            kept = _decoder.decode(await thinker.carry_out(find_better_turns, _encode(order), seconds))
            self._kept.put(table_id, kept, seat, since=since)
        return seat, kept
