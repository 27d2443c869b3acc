"""Games that play with each module of Nucleum, alone, with each other one and with all of them, are played to their end."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import pytest

from engine.kernel import Option, OptionValue
from engine.nucleum.module import MAP, Module
from engine.nucleum.modules import BOX, MODULES
from tests.nucleum.builder import GAME
from tests.nucleum.invariants import check_end, play
from tests.nucleum.modules.test_module_laws import EXPANSIONS, WITH_CODE


def needed_by(modules: Iterable[Module]) -> set[str]:
    """Return the ids of some modules and of all they need."""
    found = {module.id for module in modules}
    while more := {need for module in MODULES if module.id in found for need in module.needs} - found:
        found |= more
    return found


def options_with(modules: Iterable[Module]) -> dict[str, OptionValue]:
    """Return the options that bring modules, and all they need, into play with everything they have."""
    ids = needed_by(modules)
    for shared in (module for module in MODULES if module.id in ids and module.shared):
        users = [module for module in MODULES if shared.id in module.needs]
        assert users, f"nothing needs {shared.id}"
        if not ids & {user.id for user in users}:
            ids |= needed_by(users[:1])
    chosen = [module for module in MODULES if module.id in ids and module.id != "base"]
    chosen += [
        bringing
        for module in chosen
        if not module.switches and ids.isdisjoint(module.comes_with)
        for bringing in MODULES
        if bringing.id in module.comes_with and bringing.board
    ]
    switched: list[Option] = []
    for module in chosen:
        if ids.isdisjoint(module.comes_with):
            switched += module.switches
            maps = {need for option in module.switches for need in option.needs}
            ids |= {other.id for other in MODULES if f"{MAP}={other.board}" in maps}
    boards = [module.board for module in chosen if module.board]
    return {option.name: option.on for option in switched} | ({MAP: boards[-1]} if boards else {})


def go_together(modules: Iterable[Module]) -> bool:
    ids = needed_by(modules)
    boards = {module.board for module in EXPANSIONS if module.id in ids and module.board}
    if len(boards) > 1:
        return False
    chosen = options_with(modules)
    excluded = {
        each for module in MODULES for option in module.options if option.name in chosen for each in option.excludes
    }
    return not any(f"{name}={value}" in excluded for name, value in chosen.items())


def _in_force_with(modules: Iterable[Module]) -> tuple[str, ...]:
    """Return the modules of a table at which these are chosen, with all that comes with them."""
    options = GAME.complete_options({})
    for option, value in options_with(modules).items():
        options = GAME.set_option(options, option, value)  # what does not go with it is off
    return BOX.in_force(options)


TABLES: dict[str, tuple[Module, ...]] = {}
"""Each expansion alone, each two with their own code, and all that go together on each map; the same tables once."""
_tables: set[tuple[str, ...]] = set()
_all = [tuple(module for module in EXPANSIONS if go_together((board, module))) for board in EXPANSIONS if board.board]
for _chosen in (*combinations(EXPANSIONS, 1), *combinations(WITH_CODE, 2), *_all):
    if go_together(_chosen) and (_modules := _in_force_with(_chosen)) not in _tables:
        _tables.add(_modules)
        TABLES["+".join(module.id for module in _chosen)] = _chosen


def _crowded() -> dict[str, tuple[Module, ...]]:
    """Return tables of as many expansions as go together, among which each two that do meet somewhere.

    So a few games test every pair; pairs alone are left to the long runs.
    """
    alone = {name: chosen for name, chosen in TABLES.items() if len(chosen) == 1}
    left = [chosen for chosen in TABLES.values() if len(chosen) == 2]
    found: list[tuple[Module, ...]] = []
    while left:
        crowd = list(left.pop(0))
        for pair in list(left):
            more = [*crowd, *(module for module in pair if module not in crowd)]
            if go_together(more) and {module.id for module in more} <= set(_in_force_with(more)):
                crowd = more
                left.remove(pair)
        found.append(tuple(module for module in EXPANSIONS if module in crowd))
    return alone | {"+".join(module.id for module in chosen): chosen for chosen in found}


CROWDED = _crowded()
"""Each expansion alone, and each two of them among others."""


def games(chosen: tuple[Module, ...], seeds: Iterable[int], deep: int, every: int = 1) -> None:
    """Play games of random choices; every `deep`-th is looked at after every `every`-th choice."""
    for seed in seeds:
        options = GAME.complete_options({"experiments": "random"} if seed % 2 else {})
        for option, value in options_with(chosen).items():
            options = GAME.set_option(options, option, value)  # what does not go with it is off
        seats = GAME.seats_for(options)[seed % len(GAME.seats_for(options))]
        state, _ = play(seats, seed, options, words=seed % 10 == 0, deep=0 if seed % deep else every)
        assert state.over
        check_end(state)


def test_each_two_expansions_meet() -> None:
    met = {frozenset(two) for chosen in CROWDED.values() for two in combinations([m.id for m in chosen], 2)}
    assert {frozenset(m.id for m in chosen) for chosen in TABLES.values() if len(chosen) == 2} <= met


@pytest.mark.parametrize("name", TABLES)
def test_a_table_has_what_it_is_named_for(name: str) -> None:
    assert {module.id for module in TABLES[name]} <= set(_in_force_with(TABLES[name]))


def test_each_expansion_is_played() -> None:
    assert {name for chosen in TABLES.values() for name in _in_force_with(chosen)} == {
        module.id for module in MODULES
    }


@pytest.mark.parametrize(
    ("name", "seed"),
    [
        # By default one game per table, every other with random experiments; the other variant is left to the long runs.
        pytest.param(name, seed, marks=[] if seed % 2 == number % 2 else [pytest.mark.slow])
        for number, name in enumerate(CROWDED)
        for seed in (3000, 3001)
    ],
)
def test_games_of_modules_alone_and_with_others_come_to_their_end(name: str, seed: int) -> None:
    games(CROWDED[name], [seed], deep=1, every=5)  # what is wrong in a position stays so for some choices


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_many_games_of_every_two_modules_come_to_their_end(name: str) -> None:
    games(TABLES[name], range(3100, 3125), deep=2)
