"""The levels of the computer players: legal, deterministic for the same knowledge, and never throwing away a win."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.kernel import Match, Rng
from engine.nanotech.ai.levels import LEVELS, read_levels
from engine.nanotech.ai.players import LevelPlayer
from engine.nanotech.components import DATA_FOLDER, ComponentError
from engine.nanotech.game import Nanotech
from engine.nanotech.state import NanotechState
from tests.kernel import playthrough
from tests.nanotech.builder import GAME, Table

every_level = pytest.mark.parametrize("name", LEVELS)


def halfway(seats: int = 3, seed: int = 5) -> NanotechState:
    """Return a game in its third round, played by `solid`, at the beginning of a turn with quarks still face down."""
    state, _ = GAME.start(seats, seed)
    while (decision := GAME.decision(state)) is not None and not (state.round == 3 and decision.of_kind("take")):
        GAME.apply(state, GAME.stand_in.choose(state, decision, Rng(seed)))
    return state


def quick(player: LevelPlayer) -> LevelPlayer:
    """Return a level that looks ahead like another, but continues fewer games."""
    few = {seats: msgspec.structs.replace(ahead, worlds=1, turns=3) for seats, ahead in player.ahead.items()}
    return LevelPlayer(player.game, player.name, player.weights, replies=player.replies, ease=player.ease, ahead=few)


def plan_of(name: str, state: NanotechState, seed: int = 7, game: Nanotech = GAME) -> tuple[str, ...]:
    """Return a level's plan in a state, imagined from a seed."""
    decision, rng, player = GAME.decision(state), Rng(seed), game.computer(name)
    assert decision is not None
    assert isinstance(player, LevelPlayer)
    return quick(player).plan(GAME.imagine(state, decision.seat, rng), decision, rng)


def test_the_levels_are_named_from_the_weakest_to_the_strongest() -> None:
    assert [player.name for player in GAME.computers()] == ["random", *LEVELS]
    assert GAME.thinks_long("strong")
    assert not any(GAME.thinks_long(name) for name in LEVELS[:-1])


@pytest.mark.parametrize(
    ("name", "every"),
    [
        ("beginner", 9),
        ("casual", 9),
        ("solid", 9),
        ("strong", 99),
        *(pytest.param(name, 1, marks=pytest.mark.slow) for name in LEVELS),
    ],
)
def test_decisions_of_a_recorded_game_are_answered_legally(name: str, every: int) -> None:
    """Each id of a plan is offered when those before it have been chosen, with the imagined quarks."""
    record, player = playthrough.load("nanotech"), GAME.computer(name)
    match = Match(GAME, record.seats, record.seed, record.options)
    for nth, choice in enumerate(record.choices):
        decision = match.decision
        assert decision is not None
        if nth % every == every // 2 and not decision.is_confirm:
            imagined = GAME.imagine(match.state, decision.seat, Rng(nth))
            plan = player.plan(imagined, decision, Rng(nth))
            assert plan[0] in decision.by_id
            GAME.apply(imagined, plan[0])
            following = GAME.decision(imagined)
            if (
                len(plan) > 1
                and following is not None
                and following.seat == decision.seat
                and not following.is_confirm
            ):
                assert plan[1] in following.by_id
        match.apply(choice)


@every_level
def test_equal_knowledge_has_equal_answers(name: str) -> None:
    """Neither hidden information, nor earlier thoughts, nor future luck changes an answer."""
    state = halfway()
    known = GAME.copy(state)
    known.draw.reverse()
    known.rng = Rng(99)
    expected = plan_of(name, state)
    assert known.draw != state.draw
    assert plan_of(name, known) == expected
    assert plan_of(name, state, game=Nanotech()) == expected


@every_level
def test_the_position_shown_is_left_alone(name: str) -> None:
    state = halfway(2)
    before = GAME.encode(state)
    plan_of(name, state)
    assert GAME.encode(state) == before


@every_level
def test_no_level_misses_a_win(name: str) -> None:
    table = Table(2, target=10, end="immediate").lab(0, prestige=8, protons=1, electrons=1)
    assert table.capsule("up-red up-blue down-green").decision.seat == 0
    assert plan_of(name, table.state) == ("take:confine", "confine:hydrogen")


@every_level
def test_no_level_leaves_the_quark_that_completes_a_hadron(name: str) -> None:
    table = Table(2).lab(1, quarks_held="up-red up-green").capsule("up-red down-green down-blue")
    table.play("take:quarks", "decline", "confirm")
    assert plan_of(name, table.state)[0] == "copy:capture:down-blue"


def test_only_who_looks_ahead_takes_the_card_with_which_the_next_player_wins() -> None:
    """With the energy on the card, and with it alone, seat 1 can pay for its last atom."""
    table = Table(2, target=10, end="immediate").lab(0, energy=4, prestige=5)
    table.lab(1, prestige=8, protons=1, electrons=2, energy=2).on_card("confine", 1)
    assert table.choices == ["take:recharge-1", "take:quarks", "take:lepton", "take:upgrade", "take:confine"]
    assert plan_of("solid", table.state) == ("take:lepton", "capture:electron")
    assert plan_of("strong", table.state) == ("take:confine",)


def test_any_choice_that_is_nearly_as_good_is_taken() -> None:
    solid = GAME.computer("solid")
    assert isinstance(solid, LevelPlayer)
    state = halfway()
    decision = GAME.decision(state)
    assert decision is not None
    assert len({solid.choose(state, decision, Rng(seed)) for seed in range(3)}) == 1
    easy = LevelPlayer(GAME, "easy", solid.weights, ease=50.0)
    assert {easy.choose(state, decision, Rng(seed)) for seed in range(40)} == set(decision.by_id)


def test_a_turn_that_has_started_is_finished_well() -> None:
    table = Table(2).lab(0, energy=4)
    table.play("take:lepton")
    assert table.choices == ["capture:electron", "decline"]
    easy = LevelPlayer(GAME, "easy", GAME.computer("solid").weights, ease=50.0)  # type: ignore[attr-defined]
    assert {easy.choose(table.state, table.decision, Rng(seed)) for seed in range(20)} == {"capture:electron"}


def test_weights_are_changed_for_all_numbers_of_seats() -> None:
    solid = GAME.computer("solid")
    assert isinstance(solid, LevelPlayer)
    changed = solid.with_weights({"energy": 0.5, "plan": (0.0, 1.0, 2.0, 3.0)})
    assert [changed.weights[seats].energy for seats in (2, 3, 4)] == [0.5] * 3
    assert changed.weights[2].plan == (0.0, 1.0, 2.0, 3.0)
    assert changed.weights[4].battery == solid.weights[4].battery
    for wrong in ({"energie": 1.0}, {"plan": 1.0}, {"energy": (1.0, 2.0)}):
        with pytest.raises(ValueError, match="weights"):
            solid.with_weights(wrong)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda c: c[0].update(id="grand"), r"record beginner: .*0 times"),
        (lambda c: c[1]["weights"].pop("3"), r"record casual: .*2, 3 and 4 seats"),
        (lambda c: c[2]["weights"]["2"].update(energie=1), r"record solid: .*energie"),
        (lambda c: c[3]["ahead"]["4"].pop("worlds"), r"record strong: .*worlds"),
        (lambda c: c[1].update(ease=-1), r"record casual: .*negative"),
    ],
)
def test_wrong_levels_are_refused_with_record_and_field(
    change: Callable[[Any], Any], message: str, tmp_path: Path
) -> None:
    path = Path(shutil.copytree(DATA_FOLDER / "computers", tmp_path / "data")) / "levels.json"
    content = json.loads(path.read_text())
    change(content)
    path.write_text(json.dumps(content))
    with pytest.raises(ComponentError, match=message):
        read_levels(path.parent)
