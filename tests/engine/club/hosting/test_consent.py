"""Taking turns back once the others agree: its extent, the people asked, and that no one knows what comes next."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import CONFIRM, Match, RuleError, SeatName, seeded_rng
from engine.nucleum.modules.solo.state import solo
from engine.nucleum.state import TableState
from engine.records.table import Table
from engine.registry import games
from engine.service import GameService
from engine.storage.store import Store
from engine.tables.open.open_table import OpenTable, StaleError, TableError
from engine.tables.open.taking_back import reveals, start_of_own_turn
from engine.tables.open.versions import rewound
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO, Clock, decision_at, started, take_turn, to_act
from tests.kernel.playthrough import load

PEOPLE = {person.user: person for person in (ANN, BEN, CLEO)}


async def standing(service: GameService, number: int) -> list[str]:
    moves = await service.store.tables.moves(number)
    return [move.choice or "" for move in moves if move.live and move.verb == "choose"]


async def half_made(service: GameService, open_table: OpenTable) -> OpenTable:
    """Let the active player make one choice that can be taken back."""
    open_table, _ = await service.play.choose(
        open_table.table.id, to_act(open_table), None, decision_at(open_table).choices[0].id
    )
    assert open_table.playing().since
    return open_table


async def test_it_goes_back_to_the_start_of_ones_own_last_turn(service: GameService) -> None:
    open_table = await started(service, ANN, BEN, CLEO)
    number = open_table.table.id
    for _ in range(3):
        open_table = await take_turn(service, open_table)
    while open_table.decision is not None and not open_table.decision.own_turn:
        open_table = await take_turn(service, open_table)
    asker = PEOPLE[to_act(open_table)]
    before = await standing(service, number)
    open_table = await half_made(service, await take_turn(service, open_table))
    _, version, back, others = await service.consent.look(number, asker.user)
    assert back.keep == len(before)
    # The unfinished turn is also undone, but its existence is not revealed.
    assert [open_table.table.seats[seat].user for seat in back.turns] == [asker.user]
    assert others == [user for user in open_table.table.users if user != asker.user]
    with pytest.raises(StaleError):
        await service.consent.ask(number, asker, version - 1)
    open_table = await service.consent.ask(number, asker, version)
    assert open_table.table.version == version  # the buttons of the player who is taking a turn stay valid
    for user in others:
        open_table = await service.consent.agree(number, 1, user)
    waiting = await service.store.outbox.waiting(service.tables.clock(), limit=1000)
    told = [stored.notice for stored in waiting]
    assert [notice.text.key for notice in told if notice.text is not None][-1] == "act-turns-taken-back"
    assert await standing(service, number) == before
    assert to_act(open_table) == asker.user
    assert (open_table.playing().state.ply, open_table.playing().since) == (len(before), [])
    moves = await service.store.tables.moves(number)
    assert [(move.verb, move.actor) for move in moves][-1] == ("take-back", asker.user)


async def test_an_unconfirmed_turn_is_ones_own_to_take_back(service: GameService) -> None:
    open_table = await started(service, ANN, BEN)
    while to_act(open_table) != ANN.user:
        open_table = await take_turn(service, open_table)
    open_table = await half_made(service, open_table)
    with pytest.raises(TableError, match="error-request-unfinished"):
        await service.consent.look(open_table.table.id, ANN.user)
    with pytest.raises(TableError, match="error-request-unfinished"):
        await service.consent.ask(open_table.table.id, ANN)


def test_an_answer_in_anothers_turn_is_no_turn_of_ones_own() -> None:
    game = games()["nucleum"]
    match: Match[TableState] = Match(game, 3, 11)
    rng, choices = seeded_rng(3), list[str]()
    starts: dict[int, tuple[int, int]] = {}
    answers = 0
    while len(choices) < 260 and (decision := match.decision) is not None:
        turn = game.turn_number(match.state)
        if decision.own_turn and starts.get(decision.seat, (-1, 0))[0] != turn:
            starts[decision.seat] = turn, len(choices)
        choices.append(rng.pick(decision.choices).id)
        match.apply(choices[-1])
        if not decision.own_turn:
            answers += 1
            assert start_of_own_turn(match, choices, decision.seat) == starts[decision.seat][1]
    assert answers
    for seat, (_, start) in starts.items():
        assert start_of_own_turn(match, choices, seat) == start
    assert start_of_own_turn(match, choices, 3) is None


def test_in_the_set_up_each_choice_confirmed_is_a_turn() -> None:
    game = games()["nucleum"]
    match: Match[TableState] = Match(game, 2, 11)
    choices, begun = list[str](), dict[int, list[int]]()
    fresh = True
    while game.turn_number(match.state) == 0 and (decision := match.decision) is not None:
        if fresh:
            begun.setdefault(decision.seat, []).append(len(choices))
        choices.append(decision.choices[0].id)
        match.apply(choices[-1])
        fresh = choices[-1] == CONFIRM
    for seat, starts in begun.items():
        assert start_of_own_turn(match, choices, seat) == starts[-1]


async def test_a_game_under_other_rules_is_not_asked_about(service: GameService) -> None:
    open_table = await take_turn(service, await started(service, ANN, BEN))
    match = open_table.playing()
    with pytest.raises(RuleError, match="error-rules-changed"):
        start_of_own_turn(match, ["no such choice"], 0)
    match.rules_versions = dict.fromkeys(match.rules_versions, 0)
    choices = await standing(service, open_table.table.id)
    assert start_of_own_turn(match, choices, 0) is not None or start_of_own_turn(match, choices, 1) is not None
    with pytest.raises(RuleError, match="error-rules-changed"):
        start_of_own_turn(match, choices[:1], 0)


async def test_only_shuffles_before_the_point_gone_back_to_are_made_again(store: Store, clock: Clock) -> None:
    seeds = iter(range(7, 100))
    service = GameService(store, clock=clock, seeds=lambda: next(seeds), pace=0.0)
    open_table = await started(service, ANN, BEN)
    number = open_table.table.id
    for _ in range(2):
        open_table = await take_turn(service, open_table)
    await service.hosting.force_undo(number, ANN, manager=False)
    open_table = await service.tables.look(number)
    (shuffled,) = open_table.playing().reshuffles
    assert shuffled[0] > 0
    again = rewound(open_table.playing(), await standing(service, number), 0)
    while again.state.ply < shuffled[0]:
        assert again.decision is not None
        again.apply(again.decision.choices[0].id)
    assert again.reshuffles == ()
    await service.close()


async def test_a_repair_or_the_end_of_the_game_ends_a_request(service: GameService) -> None:
    open_table = await half_made(service, await take_turn(service, await started(service, ANN, BEN)))
    asker = ANN if to_act(open_table) == BEN.user else BEN
    await service.consent.ask(open_table.table.id, asker)
    table = await service.lobby.cancel(open_table.table.id, ANN.user, manager=False, name=ANN.name)
    assert table.request is not None
    assert table.request.ended is not None
    kinds = [stored.notice.kind for stored in await service.notices.waiting()]
    assert kinds.count("request") == 2
    with pytest.raises(TableError, match="error-request-over"):
        await service.consent.agree(open_table.table.id, 1, to_agree(table, asker.user))


def to_agree(table: Table, asker: int) -> int:
    return next(user for user in table.users if user != asker)


async def test_forgetting_someone_forgets_their_request(service: GameService) -> None:
    open_table = await half_made(service, await take_turn(service, await started(service, ANN, BEN)))
    asker = ANN if to_act(open_table) == BEN.user else BEN
    open_table = await service.consent.ask(open_table.table.id, asker)
    other = to_agree(open_table.table, asker.user)
    open_table = await service.consent.decline(open_table.table.id, 1, other)
    assert open_table.table.request is not None
    assert open_table.table.request.ended is not None
    assert open_table.table.request.ended.args == {"who": SeatName(open_table.table.seat_of(other) or 0)}  # no name
    assert b'"asked_to_take_back": true' in await service.privacy.export(asker.user)
    await service.lobby.cancel(open_table.table.id, ANN.user, manager=False, name=ANN.name)
    await service.privacy.forget(asker.user)
    assert (await service.tables.look(open_table.table.id)).table.request is None


async def test_alone_against_the_baron_cards_and_dice_come_again(store: Store, clock: Clock) -> None:
    """No one is asked; what the Baron's logic cards and die showed in the turn taken back says nothing of the next one."""
    seeds = iter(range(7, 100))
    service = GameService(store, clock=clock, seeds=lambda: next(seeds), pace=0.0)
    table = await service.lobby.create("nucleum", CHANNEL, ANN, guild=9, options={"opponent": "baron", "level": 3})
    open_table = await service.lobby.start(table.id, ANN.user)
    rng = seeded_rng(5)
    turn = 0
    while turn < 4:  # the player's fourth turn, by which time he has turned cards
        decision = open_table.decision
        assert decision is not None
        open_table, _ = await service.play.choose(table.id, ANN.user, None, rng.pick(decision.choices).id)
        turn = open_table.game.turn_number(open_table.playing().state) // 2
    played = await standing(service, table.id)
    keep = start_of_own_turn(open_table.playing(), played, 0)
    assert keep is not None
    before = rewound(open_table.playing(), played, keep).state
    await service.consent.ask(table.id, ANN)
    open_table = await service.tables.look(table.id)
    again = open_table.playing().state
    assert again.ply == before.ply < len(played)
    assert open_table.table.request is None
    assert sorted(solo(again).deck) == sorted(solo(before).deck)
    assert len(solo(again).deck) > 5
    assert solo(again).deck != solo(before).deck
    assert solo(again).used == solo(before).used
    rolls = [[state.rng.below(6) for _ in range(20)] for state in (again, before)]
    assert rolls[0] != rolls[1]
    await service.close()


@pytest.mark.parametrize("name", ["nanotech", "nucleum"])
def test_a_turn_reveals_what_leaves_a_pile(name: str) -> None:
    """In the recorded games, what was face down is seen when a turn makes the piles smaller."""
    played, met = load(name), set[bool]()
    match = Match(games()[name], played.seats, played.seed, played.options)
    begun, left = 0, piles(match)
    for number, choice in enumerate(played.choices[: 12 * 12], 1):
        match.apply(choice)
        if choice != CONFIRM:
            continue
        if begun % 3 == 0 or number < 12:
            assert reveals(match, played.choices[:number], begun) == (piles(match) != left)
            met.add(piles(match) != left)
        begun, left = number, piles(match)
    assert met == {False, True}


def piles(match: Match[Any]) -> list[object]:
    """Return the sizes of everything face down, and the state of the generator of random numbers."""
    state = match.state
    found = [state.draw] if match.game.id == "nanotech" else [state.display.tiles, *state.display.stacks.values()]
    return [*map(len, found), state.rng]
