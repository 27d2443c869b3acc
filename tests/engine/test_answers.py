"""Answers given in advance: which questions they settle, and how; and the history of scores."""

from __future__ import annotations

import pytest

from engine.kernel import CONFIRM, Choice, Decision, Rng, RuleError, seeded_rng, text
from engine.records.table import Person
from engine.registry import games
from engine.service import GameService
from engine.tables.open.auto_answers import answer, is_answered
from engine.tables.open.score_history import score_history

ANN, BEN = Person(1, "ann"), Person(2, "ben")


def question(*kinds: str, own_turn: bool = False) -> Decision:
    choices = tuple(Choice(id=kind, kind=kind, label=text("yes")) for kind in kinds)
    return Decision(seat=0, prompt=text("yes"), choices=choices, own_turn=own_turn)


def test_only_questions_out_of_turn_are_settled() -> None:
    assert not is_answered(question("develop", "skip", own_turn=True), "decline")
    assert not is_answered(question("develop", "skip"), "ask")
    assert is_answered(question("develop", "skip"), "decline")
    assert is_answered(question("develop", "skip"), "gain")
    assert is_answered(question(CONFIRM), "decline")


def test_what_cannot_be_declined_is_asked() -> None:
    assert not is_answered(question("income", "income"), "decline")
    assert is_answered(question("income", "income"), "gain")


@pytest.mark.parametrize("name", sorted(games()))
def test_answers_in_random_games(name: str) -> None:
    """In whole games every question out of turn is answered legally; "gain" never takes what costs points."""
    game = games()[name]
    asked = 0
    for seed in range(3):
        state, _ = game.start(3, seed)
        rng = seeded_rng(seed)
        while (decision := game.decision(state)) is not None:
            choice = rng.pick(decision.choices).id
            if not decision.own_turn and not decision.is_confirm:
                declining = decision.of_kind("decline", "skip")
                if declining:
                    asked += 1
                    assert answer(game, state, decision, "decline", Rng(1)) == declining[0].id
                choice = answer(game, state, decision, "gain", Rng(1))
                assert choice in decision.by_id
            game.apply(state, choice)
    assert asked


async def test_declined_for_a_player_who_said_so(service: GameService) -> None:
    """With a standing "decline" the player is never asked to copy, and no notice pings them for it."""
    table = await service.lobby.create("nanotech", 5, ANN)
    await service.lobby.join(table.id, BEN)
    await service.lobby.start(table.id, ANN.user)
    await service.play.answer_for(table.id, BEN.user, "decline")
    await service.play.answer_for(table.id, ANN.user, "decline")
    rng = seeded_rng(4)
    for _ in range(60):
        open_table = await service.tables.look(table.id)
        if open_table.decision is None:
            break
        assert open_table.decision.own_turn or not is_answered(open_table.decision, "decline")
        user = open_table.table.seats[open_table.decision.seat].user
        assert user is not None
        await service.play.choose(table.id, user, open_table.table.version, rng.pick(open_table.decision.choices).id)
        while service.tables._computing:
            await next(iter(service.tables._computing.values()))
    asked = [
        move for move in await service.store.tables.moves(table.id) if move.actor is None and move.choice == "decline"
    ]
    assert asked


async def test_a_stranger_has_no_answers(service: GameService) -> None:
    table = await service.lobby.create("nanotech", 5, ANN)
    await service.lobby.join(table.id, BEN)
    await service.lobby.start(table.id, ANN.user)
    with pytest.raises(RuleError, match="seat"):
        await service.play.answer_for(table.id, 99, "decline")


@pytest.mark.parametrize("name", sorted(games()))
def test_history_ends_with_the_final_scores(name: str) -> None:
    game, choices, rng = games()[name], [], seeded_rng(7)
    state, _ = game.start(2, 7)
    while (decision := game.decision(state)) is not None:
        choices.append(rng.pick(decision.choices).id)
        game.apply(state, choices[-1])
    history = score_history(game, 2, 7, {}, choices)
    final = {row.seat: row.score for row in game.standings(state)}
    assert history[-1] == (final[0], final[1])
    assert len(history) > 5


async def test_several_choices_at_once_are_all_made_or_none(service: GameService) -> None:
    table = await service.lobby.create("nucleum", 5, ANN)
    await service.lobby.join(table.id, BEN)
    await service.lobby.set_option(table.id, ANN.user, "experiments", "random")
    await service.lobby.start(table.id, ANN.user)
    open_table = await service.tables.look(table.id)
    seat = open_table.to_act()
    assert seat is not None
    assert seat.user is not None
    assert open_table.decision is not None
    version = open_table.table.version
    tile = next(choice.id for choice in open_table.decision.choices if choice.kind == "play")
    with pytest.raises(RuleError):
        await service.play.choose_all(table.id, seat.user, version, [tile, "fly:me"])
    after = await service.tables.look(table.id)
    assert (after.table.version, after.playing().since) == (version, [])
    open_table, events = await service.play.choose_all(table.id, seat.user, version, [tile, "skip"])
    assert open_table.playing().since == [tile, "skip"]
    assert next(event.kind for event in events) == "play"
