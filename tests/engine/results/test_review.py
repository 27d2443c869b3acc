"""A look back at a finished game: whose turns, from what they knew then, kept once it was thought out."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from engine.kernel import Match, seeded_rng
from engine.records.table import Table
from engine.registry import games
from engine.tables.open_table import TableError
from engine.tables.results.review import MAX_SHOWN, OwnTurn, Review, ReviewOrder, find_better_turns, may_review
from engine.tables.service import GameService
from engine.tables.thinking import InProcessThinker
from tests.engine.conftest import ANN, BEN, started, take_turn
from tests.engine.results.test_turns import turns


def own_turns(game_id: str, seats: int, seed: int, most: int) -> tuple[OwnTurn, ...]:
    """Return the first turns of seat 0 in a random game."""
    match, rng = Match(games()[game_id], seats, seed), seeded_rng(seed)
    found, before, made, number = list[OwnTurn](), b"", list[str](), 0
    while (decision := match.decision) is not None and len(found) < most:
        if decision.own_turn and not match.since and not made:
            before, mover, number = match.game.encode(match.state), decision.seat, number + 1
        choice = rng.pick(decision.choices).id
        match.apply(choice)
        made.append(choice)
        after = match.decision
        if not match.since and (after is None or (after.own_turn and after.seat != mover)):
            if mover == 0:
                found.append(OwnTurn(number=number, state=before, choices=tuple(made)))
            made = []
    return tuple(found)


def review_of(order: ReviewOrder) -> Review:
    return msgspec.msgpack.decode(find_better_turns(msgspec.msgpack.encode(order)), type=Review)


def test_few_own_turns_are_found_with_what_happens_in_them() -> None:
    turns = own_turns("nanotech", 2, 3, 6)
    order = ReviewOrder(game="nanotech", seat=0, seed=1, turns=turns)
    found = review_of(order)
    assert found == review_of(order)
    numbers = [turn.number for turn in found.turns]
    assert numbers
    assert len(numbers) <= MAX_SHOWN
    assert numbers == sorted(set(numbers))
    assert set(numbers) <= {turn.number for turn in turns}
    for turn in found.turns:
        assert turn.events[0].kind == "take"
        assert turn.events[0].seat == 0


def test_turns_that_the_player_itself_made_are_not_found_wanting(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one level for all that is thought, its own turns are as good as any."""
    game = games()["nanotech"]
    monkeypatch.setattr(type(game), "levels", property(lambda _: ("solid",)))
    match, rng = Match(game, 2, 5), seeded_rng(5)
    while (decision := match.decision) is not None and not decision.own_turn:
        match.apply(rng.pick(decision.choices).id)
    before, seat = game.encode(match.state), match.decision.seat if match.decision else 0
    order = ReviewOrder(game="nanotech", seat=seat, seed=9, turns=(OwnTurn(number=1, state=before, choices=()),))
    (better,) = review_of(order).turns
    assert better.events
    choices = list[str]()
    while (decision := match.decision) is not None and decision.seat == seat:
        choices.append(game.computer("solid").choose(match.game.copy(match.state), decision, seeded_rng(1)))
        match.apply(choices[-1])
        if not match.since:
            break
    own = OwnTurn(number=1, state=before, choices=tuple(choices))
    assert review_of(ReviewOrder(game="nanotech", seat=seat, seed=9, turns=(own,))).turns == ()


class Counting(InProcessThinker):
    """Counts the orders."""

    orders = 0

    def _carry_out(self, work: Callable[[bytes], bytes], order: bytes) -> bytes:
        type(self).orders += 1
        return super()._carry_out(work, order)


@pytest.mark.sqlite
async def test_a_review_is_for_players_after_the_end_and_made_once(
    service: GameService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service.tables, "thinker", Counting())
    open_table = await started(service, ANN, BEN)
    number = open_table.table.id
    with pytest.raises(TableError, match="error-review-running"):
        await service.reviews.of(number, ANN.user, await turns(service, number))
    while open_table.table.status == "running":
        open_table = await take_turn(service, open_table)
    with pytest.raises(TableError, match="error-review-own"):
        await service.reviews.of(number, 999, await turns(service, number))
    seat, found = await service.reviews.of(number, BEN.user, await turns(service, number))
    assert seat == open_table.table.seat_of(BEN.user)
    assert await service.reviews.of(number, BEN.user, await turns(service, number)) == (seat, found)
    assert Counting.orders == 1
    await service.reviews.of(number, ANN.user, await turns(service, number))
    assert Counting.orders == 2


def test_only_finished_games_are_reviewed() -> None:
    for status in ("lobby", "running", "cancelled"):
        assert not may_review(Table(id=1, game="nucleum", channel=1, host=1, options={}, status=status))
    assert may_review(Table(id=1, game="nucleum", channel=1, host=1, options={}, status="finished"))
