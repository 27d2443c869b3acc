"""The levels of the computer players: legal, deterministic for the same knowledge, quick, stronger than chance."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.kernel import ComputerPlayer, Match, Rng, seeded_rng
from engine.nanotech.ai.levels import LEVELS, read_levels
from engine.nanotech.ai.players import EstimatePlayer
from engine.nanotech.components import DATA_FOLDER, RecordError
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


def quick(player: EstimatePlayer) -> EstimatePlayer:
    """Return a level that looks ahead like another, but continues fewer games."""
    few = {seats: msgspec.structs.replace(ahead, worlds=1, turns=3) for seats, ahead in player.ahead.items()}
    return EstimatePlayer(
        player.game, player.name, player.weights, replies=player.replies, ease=player.ease, ahead=few
    )


def plan_of(name: str, state: NanotechState, seed: int = 7, game: Nanotech = GAME) -> tuple[str, ...]:
    """Return a level's plan in a state, imagined from a seed."""
    decision, rng, player = GAME.decision(state), Rng(seed), game.computer(name)
    assert decision is not None
    assert isinstance(player, EstimatePlayer)
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
    assert isinstance(solid, EstimatePlayer)
    state = halfway()
    decision = GAME.decision(state)
    assert decision is not None
    assert len({solid.choose(state, decision, Rng(seed)) for seed in range(3)}) == 1
    easy = EstimatePlayer(GAME, "easy", solid.weights, ease=50.0)
    assert {easy.choose(state, decision, Rng(seed)) for seed in range(40)} == set(decision.by_id)


def test_a_turn_that_has_started_is_finished_well() -> None:
    table = Table(2).lab(0, energy=4)
    table.play("take:lepton")
    assert table.choices == ["capture:electron", "decline"]
    easy = EstimatePlayer(GAME, "easy", GAME.computer("solid").weights, ease=50.0)  # type: ignore[attr-defined]
    assert {easy.choose(table.state, table.decision, Rng(seed)) for seed in range(20)} == {"capture:electron"}


def test_weights_are_changed_for_all_numbers_of_seats() -> None:
    solid = GAME.computer("solid")
    assert isinstance(solid, EstimatePlayer)
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
    with pytest.raises(RecordError, match=message):
        read_levels(path.parent)


SOLID, RANDOM = GAME.computer("solid"), GAME.computer("random")


def play(players: list[ComputerPlayer[NanotechState]], seed: int, target: int = 10) -> NanotechState:
    """Let computers play a game; each sees what its seat may see. Return its end."""
    state, _ = GAME.start(len(players), seed, {"target": target})
    rng = seeded_rng(seed + 1)
    while (decision := GAME.decision(state)) is not None:
        imagined = GAME.imagine(state, decision.seat, rng)
        GAME.apply(state, players[decision.seat].choose(imagined, decision, rng))
    return state


def wins(seats: int, games: int, first_seed: int = 0) -> float:
    """Return the share of games that one solid player wins alone or shared against random ones."""
    won = 0
    for seed in range(first_seed, first_seed + games):
        seat = seed % seats
        state = play([SOLID if other == seat else RANDOM for other in range(seats)], seed)
        won += any(one.place == 1 and one.seat == seat for one in GAME.standings(state))
    return won / games


def test_beats_chance_with_2_players() -> None:
    assert wins(2, 10) >= 0.9


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "games"), [(2, 300), (3, 150), (4, 150)])
def test_beats_chance_in_many_games(seats: int, games: int) -> None:
    assert wins(seats, games, first_seed=1000) >= 0.95


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2))])
@pytest.mark.parametrize(("seats", "rounds"), [(2, 14), (4, 22)])
def test_games_among_equals_end_soon(seats: int, rounds: int, seed: int) -> None:
    state = play([SOLID] * seats, seed)
    assert state.final_round
    assert state.round <= rounds


def test_looks_at_few_positions_for_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some 200 choices tried out take tens of milliseconds; the benchmark measures the time."""
    state, _ = GAME.start(4, seed=2)
    rng, apply, made = seeded_rng(3), type(GAME).apply, 0

    def counted(*given: Any) -> Any:
        nonlocal made
        made += 1
        return apply(*given)

    monkeypatch.setattr(type(GAME), "apply", counted)
    tried = []
    while (decision := GAME.decision(state)) is not None and state.round <= 6:
        imagined = GAME.imagine(state, decision.seat, rng)
        made = 0
        choice = SOLID.choose(imagined, decision, rng)
        tried.append(made)
        GAME.apply(state, choice)
    assert 0 < max(tried) <= 400


def test_leaves_the_state_it_is_shown_alone() -> None:
    state, _ = GAME.start(3, seed=2)
    before = GAME.encode(state)
    decision = GAME.decision(state)
    assert decision is not None
    assert SOLID.choose(state, decision, seeded_rng(1)) in decision.by_id
    assert GAME.encode(state) == before


def test_takes_the_winning_atom() -> None:
    table = Table(2, target=10, end="immediate").lab(0, prestige=8, protons=1, electrons=1)
    table.capsule("up-red up-blue down-green")
    decision = table.decision
    assert SOLID.choose(table.state, decision, seeded_rng(1)) == "take:confine"
    table.play("take:confine")
    assert SOLID.choose(table.state, table.decision, seeded_rng(1)) == "confine:hydrogen"


def asked_to_copy_a_capture(held: str, capsule: str) -> Table:
    """Return a 2-player table where seat 1, holding these quarks, may copy capture quarks."""
    table = Table(2).lab(1, quarks_held=held).capsule(capsule)
    table.play("take:quarks", "decline", "confirm")
    return table


def test_completes_a_hadron_with_the_quark_that_is_missing() -> None:
    table = asked_to_copy_a_capture("up-red up-green", "up-red down-green down-blue")
    assert SOLID.choose(table.state, table.decision, seeded_rng(1)) == "copy:capture:down-blue"


def test_does_not_fill_its_capsule_with_quarks_that_do_not_go_together() -> None:
    table = asked_to_copy_a_capture("up-red up-green", "up-red up-green up-blue")
    assert SOLID.choose(table.state, table.decision, seeded_rng(1)) == "decline"
