"""A turn rehearsed from an earlier point of the game: none of it is kept, and later revelations are guessed."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from engine.club.results.turns import TurnsPlayed
from engine.kernel import seeded_rng
from engine.records.drafts import TurnPlan
from engine.service import GameService
from engine.tables.open.open_table import OpenTable, StaleError, TableError
from engine.tables.turn.planner import Planner
from tests.engine.club.results.test_turns import Counting
from tests.engine.conftest import ANN, BEN, CHANNEL, take_turn, to_act

TURNS = 8


@pytest.fixture
def planner(service: GameService) -> Planner:
    counter = itertools.count()
    return Planner(service.tables, service.play, seeds=lambda: next(counter))


async def played(service: GameService, game: str) -> tuple[OpenTable, TurnsPlayed]:
    """Play a few turns of a game between two players; return the table and its turns."""
    table = await service.lobby.create(game, CHANNEL + 7, ANN, guild=9)
    await service.lobby.join(table.id, BEN)
    if game == "nucleum":
        await service.lobby.set_option(table.id, ANN.user, "experiments", "random")
    open_table = await service.lobby.start(table.id, ANN.user)
    for _ in range(TURNS):
        open_table = await take_turn(service, open_table)
    turns = await service.turns.of(table.id, Counting())
    assert turns.last > TURNS // 2
    return open_table, turns


@pytest.mark.parametrize("game", ["nucleum", "nanotech"])
async def test_any_earlier_turn_can_be_tried_from_and_nothing_is_kept(
    service: GameService, planner: Planner, game: str
) -> None:
    open_table, turns = await played(service, game)
    table, before = open_table.table.id, msgspec.json.encode(open_table.table)
    rng = seeded_rng(1)
    plan = TurnPlan(turn=999, choices=())
    drafts = await service.store.users.drafts(ANN.user, table)
    kept = msgspec.structs.replace(drafts, plan=plan, version=drafts.version + 1)
    await service.store.users.save_drafts(ANN.user, table, kept, rests_on=drafts.version)
    for number in range(turns.last):
        sandbox = await planner.begin_after(table, ANN.user, number, turns.state(number))
        assert sandbox.decision is not None
        assert sandbox.decision.own_turn
        assert sandbox.decision.seat == open_table.table.seat_of(ANN.user)
        asked = sandbox.decision.prompt
        assert not sandbox.moved_on
        assert not sandbox.due
        while not sandbox.ended:
            assert sandbox.decision is not None
            choice = rng.pick(sandbox.decision.choices).id
            sandbox = await planner.choose(table, ANN.user, sandbox.table.version, choice)
        with pytest.raises(TableError) as refused:
            await planner.keep(table, ANN.user, sandbox.table.version)
        assert refused.value.text.key == "error-try-past"
        with pytest.raises(StaleError):
            await planner.start_over(table, ANN.user, sandbox.table.version - 1)
        again = await planner.start_over(table, ANN.user, sandbox.table.version)
        assert (again.draft.past, again.playing().since) == (number, [])
        assert again.decision is not None
        assert again.decision.prompt == asked
    assert (await service.store.users.drafts(ANN.user, table)).plan == plan
    assert msgspec.json.encode((await service.tables.look(table)).table) == before


async def test_it_stays_where_it_began_while_the_table_moves(service: GameService, planner: Planner) -> None:
    open_table, turns = await played(service, "nanotech")
    table, user = open_table.table.id, next(each for each in open_table.table.users if each != to_act(open_table))
    await planner.begin_after(table, user, 2, turns.state(2))
    await take_turn(service, open_table)
    sandbox = await planner.look(table, user)
    assert (sandbox.draft.past, sandbox.moved_on, sandbox.due) == (2, False, False)


async def test_trying_a_turn_starts_from_the_table_again(service: GameService, planner: Planner) -> None:
    """Also if the turn tried has the same number as the one that comes next at the table."""
    open_table, turns = await played(service, "nanotech")
    table, user = open_table.table.id, next(each for each in open_table.table.users if each != to_act(open_table))
    now = await planner.begin(table, user)
    sandbox = await planner.begin_after(table, user, turns.last, turns.state(turns.last))
    assert sandbox.draft.turn == now.draft.turn
    assert (await planner.open(table, user)).draft.past is None


async def test_hidden_information_is_guessed(service: GameService, planner: Planner) -> None:
    """The order of later draws differs from the game's."""
    open_table, turns = await played(service, "nanotech")
    state = turns.state(1)
    bases = {(await planner.begin_after(open_table.table.id, ANN.user, 1, state)).draft.base for _ in range(8)}
    assert len(bases) > 1
