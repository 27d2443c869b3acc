"""Setting options in a lobby, over all options of all games: what is offered can be set, and no one's map changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cogs.posts.option_words import also_changed
from engine.catalogue import catalogue
from engine.kernel import Game, Option, OptionError, OptionValue, Rng, choosable, seeded_rng
from engine.kernel.options import choose, settle
from engine.registry import games

WORDS = catalogue()
STEPS = 25


def values_of(spec: Option) -> list[OptionValue]:
    """Return every value an option has."""
    if isinstance(spec.default, bool):
        return [False, True]
    return list(spec.values or range(spec.low, spec.high + 1))


def lobbies(game: Game[Any], rng: Rng) -> Iterator[dict[str, OptionValue]]:
    """Yield the options of a lobby in which one after another is set at random."""
    options = game.complete_options({})
    for _ in range(STEPS):
        yield options
        spec = rng.pick(game.options)
        options = game.choose_option(options, spec.name, rng.pick(choosable(game.options, spec, options)))


@pytest.mark.parametrize("name", sorted(games()))
@pytest.mark.parametrize("seed", range(4))
def test_no_option_changes_a_firm_one_and_what_else_changes_is_said(name: str, seed: int) -> None:
    game = games()[name]
    for options in lobbies(game, seeded_rng(seed)):
        for spec in game.options:
            offered = choosable(game.options, spec, options)
            assert options[spec.name] in offered
            for value in values_of(spec):
                if value not in offered:
                    with pytest.raises(OptionError):
                        game.choose_option(options, spec.name, value)
                    continue
                if value == options[spec.name]:
                    continue
                chosen = game.choose_option(options, spec.name, value)
                assert game.complete_options(chosen) == chosen
                also = {each: new for each, new in chosen.items() if each != spec.name and new != options[each]}
                assert not [each.name for each in game.options if each.firm and each.name in also]
                said = " ".join(also_changed(WORDS, game.options, also))
                assert all(WORDS(f"option-{each}") in said for each in also)


@pytest.mark.parametrize(
    ("given", "option", "value"),
    [
        ({"map": "gibraltar"}, "gibraltar_tiles", True),
        ({"map": "australia"}, "australia_tiles", True),
        ({}, "gibraltar_tiles", True),
        ({"map": "gibraltar"}, "special_buildings", True),
        ({"court": True}, "experiment_f", True),
        ({"opponent": "baron"}, "auction", True),
        ({"opponent": "baron"}, "open_contracts", True),
        ({}, "level", 5),
        ({"first_game": True}, "experiments", "random"),
    ],
)
def test_what_means_nothing_at_a_table_is_refused_and_not_offered(
    given: dict[str, OptionValue], option: str, value: OptionValue
) -> None:
    game = games()["nucleum"]
    options = game.complete_options(given)
    with pytest.raises(OptionError) as refused:
        game.choose_option(options, option, value)
    assert refused.value.text.key in {"error-option-firm", "error-option-settled"}
    spec = next(spec for spec in game.options if spec.name == option)
    assert choosable(game.options, spec, options) == [options[option]]


def test_tiles_of_the_other_map_are_offered_where_they_mean_something() -> None:
    game = games()["nucleum"]
    options = game.choose_option(game.complete_options({}), "map", "australia")
    options = game.choose_option(options, "gibraltar_tiles", True)
    assert (options["map"], options["gibraltar_tiles"]) == ("australia", True)
    assert not game.choose_option(options, "map", "gibraltar")["gibraltar_tiles"]


def test_only_choosing_keeps_what_is_firm() -> None:
    specs = (
        Option(name="board", default="old", values=("old", "new"), firm=True),
        Option(name="ships", default=False, needs=frozenset({"board=new"})),
    )
    assert settle(specs, {}, "ships", True) == {"board": "new", "ships": True}
    with pytest.raises(OptionError, match="error-option-firm"):
        choose(specs, {}, "ships", True)
    assert choose(specs, {"board": "new"}, "ships", True) == {"board": "new", "ships": True}
