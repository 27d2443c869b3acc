"""The number of Nanotech's pings: all who may copy are asked at once, so a round costs few pings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import count

import pytest

from engine.kernel import Decision, Rng, seeded_rng
from engine.records.table import Notice, Person
from engine.service import GameService
from engine.tables.open.kept import kept_choice, offers
from engine.tables.open.open_table import OpenTable
from tests.engine.conftest import started, to_act

ROUNDS = 50
"""Rounds, that is, turns of each seat, that are played at least."""
MAX_COPY_PINGS = 2.0
"""Maximum number of posts a round, on average, that ping for copies; asked one by one, players caused up to 3.8."""
MAX_PINGS_EACH = 2.25
"""Maximum number of pings that a player gets in a round, on average: one for the turn, the others for copies and bonuses."""

Chooser = Callable[[OpenTable, Decision, Rng], str]


def at_random(_: OpenTable, decision: Decision, rng: Rng) -> str:
    return rng.pick(decision.choices).id


def solid(open_table: OpenTable, decision: Decision, rng: Rng) -> str:
    """Return the strong computer player's choice; in another's turn, as if all before it passed."""
    if open_table.decision is not decision:
        return rng.pick(decision.choices).id if rng.below(3) else decision.of_kind("decline")[0].id
    imagined = open_table.game.imagine(open_table.playing().state, decision.seat, rng.fork())
    return open_table.game.stand_in.choose(imagined, decision, rng.fork())


class Counted:
    """The pings of a table's players: `posts` by reason, and `people` in all of them."""

    def __init__(self, service: GameService, monkeypatch: pytest.MonkeyPatch) -> None:
        self.service, self.posts, self.people = service, Counter[str](), 0
        tell = service.tables._tell

        def counting(open_table: OpenTable) -> list[Notice]:
            told = tell(open_table)
            for notice in told:
                if notice.ping is not None and open_table.decision is not None:
                    self.posts["turn" if open_table.decision.own_turn else "copy"] += 1
                    self.people += 1 + len(notice.others)
            return told

        monkeypatch.setattr(service.tables, "_tell", counting)

    async def game(self, people: list[Person], channel: int, choose: Chooser) -> int:
        """Play a game in which all answer in any order; return the number of rounds."""
        rng = seeded_rng(channel)
        open_table = await started(self.service, *people, channel=channel)
        while open_table.table.status == "running":
            decision, table = open_table.decision, open_table.table
            assert decision is not None
            if decision.own_turn:
                choice = choose(open_table, decision, rng)
                open_table, _ = await self.service.play.choose(table.id, to_act(open_table), None, choice)
                continue
            turn = open_table.game.turn_number(open_table.playing().state)
            asked = offers(table, open_table.game, open_table.playing().state)
            waiting = [seat for seat in asked if kept_choice(table, seat, turn) is None] or [decision.seat]
            seat = rng.pick(waiting)
            user = table.seats[seat].user
            assert user is not None
            choice = choose(open_table, asked[seat], rng)
            open_table = await self.service.play.keep_answer(table.id, user, turn, choice)
        assert open_table.match is not None
        return int(open_table.match.state.round)


@pytest.mark.sqlite
@pytest.mark.parametrize("choose", [at_random, pytest.param(solid, marks=pytest.mark.slow)])
@pytest.mark.parametrize("seats", [3, pytest.param(4, marks=pytest.mark.slow)])
async def test_a_round_has_few_pings(
    service: GameService, monkeypatch: pytest.MonkeyPatch, seats: int, choose: Chooser
) -> None:
    people, rounds, games = [Person(10 + seat, f"p{seat}") for seat in range(seats)], 0, 0
    counted = Counted(service, monkeypatch)
    monkeypatch.setattr(service.tables, "seeds", count(1).__next__)
    while rounds < ROUNDS:
        games += 1
        rounds += await counted.game(people, 500 + games, choose)
    assert counted.posts["copy"] <= MAX_COPY_PINGS * rounds
    assert counted.people <= MAX_PINGS_EACH * rounds * seats
