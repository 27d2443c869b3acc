"""Options that need or exclude one another, and setting them in a lobby, over all options of all games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cogs.posts.option_words import also_changed
from engine.catalogue import catalogue
from engine.kernel import Game, Option, OptionError, OptionValue, Rng, Text, choosable, seeded_rng
from engine.kernel.options import choose, complete, fill_defaults, settle
from engine.registry import games

SPECS = (
    Option(name="length", default="long", values=("long", "short")),
    Option(name="target", default=10, low=5, high=40),
    Option(name="court", default=False, excludes=frozenset({"first"})),
    Option(name="solo", default=False, needs=frozenset({"court"})),
    Option(name="baron", default=False, needs=frozenset({"solo", "length=short", "target=20"})),
    Option(name="ships", default=False, excludes=frozenset({"solo", "length=short"})),
    Option(name="first", default=False),
)
PLAIN = complete(SPECS, {})


def on(**changed: OptionValue) -> dict[str, OptionValue]:
    return PLAIN | changed


def refusal(options: dict[str, OptionValue]) -> Text:
    with pytest.raises(OptionError) as raised:
        complete(SPECS, options)
    return raised.value.text


def test_options_that_go_together_are_returned() -> None:
    options = on(court=True, solo=True, baron=True, length="short", target=20)
    assert complete(SPECS, options) == options


def test_an_option_without_what_it_needs_is_refused_and_both_are_named() -> None:
    said = refusal({"solo": True})
    assert (said.key, said.args) == (
        "error-option-needs",
        {"option": Text("option-solo"), "other": Text("option-court")},
    )


def test_a_needed_value_is_named_with_its_option() -> None:
    said = refusal({"court": True, "solo": True, "baron": True, "target": 20})
    length = Text("option-is", {"option": Text("option-length"), "value": Text("option-length-short")})
    assert said.args["other"] == length
    said = refusal({"court": True, "solo": True, "baron": True, "length": "short"})
    assert said.args["other"] == Text("option-is", {"option": Text("option-target"), "value": 20})


@pytest.mark.parametrize("options", [{"court": True, "first": True}, {"ships": True, "length": "short"}])
def test_options_that_exclude_one_another_are_refused(options: dict[str, OptionValue]) -> None:
    assert refusal(options).key == "error-option-excludes"


def test_switching_on_brings_everything_needed() -> None:
    assert settle(SPECS, PLAIN, "baron", True) == on(court=True, solo=True, baron=True, length="short", target=20)


def test_switching_off_takes_along_what_needs_it() -> None:
    options = settle(SPECS, PLAIN, "baron", True)
    assert settle(SPECS, options, "court", False) == on(length="short", target=20)


def test_changing_a_value_takes_along_what_needs_the_other() -> None:
    options = settle(SPECS, PLAIN, "baron", True)
    assert settle(SPECS, options, "target", 12) == options | {"target": 12, "baron": False}


def test_switching_on_switches_off_what_does_not_go_with_it_whichever_says_so() -> None:
    assert settle(SPECS, on(first=True), "court", True) == on(court=True)
    assert settle(SPECS, on(court=True), "first", True) == on(first=True)


def test_what_is_needed_drives_out_what_it_excludes_and_what_rests_on_that() -> None:
    assert settle(SPECS, on(first=True), "solo", True) == on(court=True, solo=True)
    options = settle(SPECS, PLAIN, "baron", True)
    assert settle(SPECS, options, "first", True) == on(first=True, length="short", target=20)


def test_an_excluded_value_falls_back_to_another() -> None:
    assert settle(SPECS, on(length="short"), "ships", True) == on(ships=True)
    assert settle(SPECS, on(ships=True), "length", "short") == on(length="short")
    usual = (
        Option(name="length", default="long", values=("long", "short")),
        Option(name="quick", default=False, excludes=frozenset({"length=long", "target=10", "open"})),
        Option(name="target", default=10, low=5, high=40),
        Option(name="open", default=True),
    )
    assert settle(usual, {}, "quick", True) == {"length": "short", "quick": True, "target": 5, "open": False}


def test_a_wrong_value_or_name_changes_nothing_and_is_refused() -> None:
    for name, value in (("target", 99), ("solo", "yes"), ("nothing", True)):
        with pytest.raises(OptionError):
            settle(SPECS, PLAIN, name, value)


def test_what_contradicts_itself_is_refused() -> None:
    specs = (
        Option(name="a", default=False, needs=frozenset({"b", "c"})),
        Option(name="b", default=False, excludes=frozenset({"c"})),
        Option(name="c", default=False),
    )
    with pytest.raises(OptionError, match="error-option-excludes"):
        settle(specs, {}, "a", True)


def test_options_kept_by_an_earlier_release_are_filled_in() -> None:
    assert fill_defaults(SPECS, {"target": 12, "gone": True, "length": "endless"}) == on(target=12)
    assert fill_defaults(SPECS, {"target": 12, "solo": True}) == PLAIN


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
