"""Invariants of any game, checked in games of random choices."""

from __future__ import annotations

import pytest

from engine.kernel import Rng, replay
from engine.nucleum.game import Nucleum
from tests.nucleum.builder import GAME, decision_of
from tests.nucleum.invariants import check_end, check_places, play

OPTIONS: list[dict[str, bool | str]] = [
    {},
    {"experiments": "random"},
    {"promo_fragments": True},
    {"experiments": "random", "promo_plant_bonuses": True, "promo_fragments": True},
]


TABLES: dict[str, dict[str, bool | str]] = {
    "experiment-f": {"experiment_f": True},
    "special-buildings": {"special_buildings": True},
    "gibraltar": {"map": "gibraltar"},
    "court-gibraltar": {"map": "gibraltar", "court": True},
    "auction-gibraltar": {"map": "gibraltar", "auction": True, "open_contracts": True},
    "everything": {
        "map": "gibraltar", "court": True, "auction": True, "open_contracts": True, "promo_plant_bonuses": True,
        "promo_fragments": True,
    },
}  # fmt: skip
"""Tables that expansions are played at; the court without them has random games of its own."""


def options_for(seed: int) -> dict[str, bool | str]:
    return OPTIONS[seed % len(OPTIONS)]


SIZES = (2, 3, 4)
GAMES = [
    pytest.param(
        seed, seats, marks=[] if seed < len(OPTIONS) and seats == SIZES[seed % len(SIZES)] else [pytest.mark.slow]
    )
    for seed in range(40)
    for seats in SIZES
]
"""Random games as (seed, seats); each set of options has one of its own size among the default tests."""


@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_random_games_keep_the_rules(seed: int, seats: int) -> None:
    state, _ = play(seats, seed, options_for(seed), words=seed < 3)
    check_end(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_contracts_leave_their_slot_only_when_fulfilled(seats: int) -> None:
    state, _ = GAME.start(seats, 40 + seats, {"experiments": "random"})
    rng, left = Rng(seats), 0
    while not state.over:
        decision = decision_of(state)
        before = [dict(player.contracts) for player in state.players]
        choice = rng.pick(decision.choices).id
        GAME.apply(state, choice)
        for seat, held in enumerate(before):
            for slot, name in held.items():
                if name and state.players[seat].contracts[slot] != name:
                    assert (seat, choice) == (decision.seat, f"fulfil:{name}")
                    assert state.players[seat].contracts[slot] == ""
                    assert name in state.players[seat].fulfilled
                    left += 1
    assert left


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_replay_is_identical(seats: int) -> None:
    state, made = play(seats, 100 + seats, options_for(100 + seats), deep=False)
    match, _ = replay(GAME, seats, 100 + seats, options_for(100 + seats), made)
    assert GAME.encode(match.state) == GAME.encode(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_states_survive_encoding_at_every_choice(seats: int) -> None:
    state, _ = GAME.start(seats, 55, {"promo_fragments": True})
    rng = Rng(9)
    for _ in range(250):
        decision = GAME.decision(state)
        if decision is None:
            break
        copy = GAME.copy(state)
        assert copy == state
        again = GAME.decision(copy)
        assert again == decision
        choice = rng.pick(decision.choices).id
        assert GAME.apply(copy, choice) == GAME.apply(state, choice)
        assert copy == state


@pytest.mark.parametrize("seed", range(4))
def test_imagined_states_hide_only_what_is_hidden(seed: int) -> None:
    state, _ = GAME.start(4, seed, {"experiments": "random"})
    rng = Rng(seed)
    for _ in range(300):
        decision = GAME.decision(state)
        if decision is None:
            return
        GAME.apply(state, rng.pick(decision.choices).id)
    before = GAME.encode(state)
    imagined = Nucleum().imagine(state, 0, Rng(77))
    assert GAME.encode(state) == before
    assert imagined.board == state.board
    assert imagined.players == state.players
    assert imagined.display.offer == state.display.offer
    assert len(imagined.display.tiles) == len(state.display.tiles)
    check_places(imagined)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_random_games(seats: int) -> None:
    for seed in range(1000, 1500):
        play(seats, seed, options_for(seed), deep=seed % 10 == 0)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", TABLES)
def test_many_random_games_at_each_table(name: str, seats: int) -> None:
    """A third of them for each number of seats."""
    for seed in range(20_000 + seats, 20_500 + 2, 3):
        state, _ = play(seats, seed, TABLES[name], words=seed % 50 == 0, deep=seed % 10 == 0)
        check_end(state)
