"""Reasons name the player's own nearest thing and the step that is missing (`engine.nucleum.guide.reasons.why_not`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.catalogue import Catalogue
from engine.kernel import OptionValue, Rng, Text
from engine.nucleum.game import NucleumState
from engine.nucleum.guide.reasons.why_not import why_not
from engine.nucleum.library import city_of, side
from engine.nucleum.rules.map.networks import own_cities
from engine.nucleum.rules.map.ways import Way, shortest_way
from engine.nucleum.state import Rail, Terms
from tests.nucleum.builder import GAME, lay, link, neutral, put, table
from tests.nucleum.guide.test_unavailable import TABLES

ENGLISH = Catalogue("en", strict=True)


def why(state: NucleumState, kind: str, seat: int = 0) -> str:
    said = why_not(state, seat, kind, terms=Terms())
    return "" if said is None else ENGLISH.say(said)


def test_the_way_has_the_fewest_free_spaces_and_names_its_links() -> None:
    state = table()
    way = shortest_way(state, ["dresden"], {"glashuette"})
    assert way is not None
    assert (way.start, way.end, way.spaces, [each.id for each in way.links]) == (
        "dresden", "glashuette", 2, ["dresden-glashuette"],
    )  # fmt: skip
    lay(state, 1, "dresden-glashuette.1", "g1")
    way = shortest_way(state, ["dresden"], {"glashuette"})
    assert way is not None
    assert way.spaces == 1
    link(state, "dresden-glashuette", 1)
    assert shortest_way(state, ["dresden"], {"glashuette"}) == Way("dresden", "glashuette", 0, ())


def test_a_network_does_not_reach_over_a_railway_of_others() -> None:
    state = table()
    link(state, "dresden-glashuette", 1)
    over = shortest_way(state, ["dresden"], {"glashuette"}, 0)
    assert over is None or over.spaces
    assert shortest_way(state, ["dresden"], {"glashuette"}, 1) == Way("dresden", "glashuette", 0, ())


def test_ones_own_building_comes_before_a_neutral_one() -> None:
    state = table()
    neutral(state, "neutral-5", "praha.5")
    put(state, 0, "residence-1", "dresden.1")
    assert why(state, "energize") == (
        "Your Residence I in Dresden lacks 2 railways to a power plant: Riesa–Dresden. "
        "No neutral building is possible either."
    )


def test_without_a_space_the_nearest_one_is_named() -> None:
    state = table()
    put(state, 0, "residence-1", "dresden.1")
    assert why(state, "industrialize").startswith("Nearest free space: ")
    assert why(state, "industrialize").endswith(" from your network at Dresden.")


# --- The law, over random games ---------------------------------------------------------------------------------------


def missing_links(state: NucleumState, said: Text) -> list[str]:
    """Return the links that a reason names, by the names of their ends."""
    told = ENGLISH.say(said)
    named = {
        each.id: f"{ENGLISH(f'nucleum-city-{each.ends[0]}')}–{ENGLISH(f'nucleum-city-{each.ends[1]}')}"
        for each in side(state).links.values()
    }
    return [name for name, words in named.items() if words in told]


def built(state: NucleumState, seat: int, links: list[str]) -> NucleumState:
    """Return a copy in which a seat has built all that is missing of some links."""
    copy = GAME.copy(state)
    for name in links:
        for space in side(copy).links[name].space_ids:
            copy.board.rails.setdefault(space, Rail(owner=seat, tile="g1"))
        if name not in copy.board.complete:
            copy.board.complete.append(name)
    copy.board.clear_cache()
    GAME.forget(copy)
    return copy


def states(options: dict[str, OptionValue], seed: int, plies: int) -> Iterator[tuple[NucleumState, int]]:
    state, _ = GAME.start(3, seed, {"experiments": "random", **options})
    rng = Rng(seed)
    while (decision := GAME.decision(state)) is not None and state.ply < plies:
        if decision.of_kind("recharge") and state.turn:
            yield state, decision.seat
        GAME.apply(state, rng.pick(decision.choices).id)


def check_reasons(options: dict[str, OptionValue], seed: int, plies: int) -> Counter[str]:
    met = Counter[str]()
    for state, seat in states(options, seed, plies):
        own = [
            (space, piece)
            for space, piece in state.board.pieces.items()
            if piece.type == "building" and piece.owner == seat and not piece.energized
        ]
        said = why_not(state, seat, "energize", terms=Terms())
        if said is not None and own:
            told = ENGLISH.say(said)
            assert told.startswith("Your "), told
            assert any(ENGLISH(f"nucleum-city-{city_of(state, space).id}") in told for space, _ in own), told
            links = missing_links(state, said)
            if "lacks" in told:
                assert links, told
                after = why_not(built(state, seat, links), seat, "energize", terms=Terms())
                assert after is None or ENGLISH.say(after) != told
                met["lacks"] += 1
            else:
                met["needs"] += 1
        for kind in ("urbanize", "industrialize"):
            found = why_not(state, seat, kind, terms=Terms())
            if found is not None and found.key == "nuc-why-nearest-space":
                near = {ENGLISH(f"nucleum-city-{name}") for name in own_cities(state, seat)}
                assert ENGLISH.say(found.args["near"]) in near  # type: ignore[arg-type]
                assert ENGLISH.say(found.args["city"]) not in near  # type: ignore[arg-type]
                met["space"] += 1
    return met


def test_a_reason_names_ones_own_thing_and_the_step_it_names_changes_it() -> None:
    met = sum((check_reasons(options, seed, 250) for seed, options in enumerate(TABLES.values())), Counter[str]())
    assert min(met["lacks"], met["space"]) > 20, met
    assert met["needs"], met


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_a_reason_names_ones_own_thing_in_many_games(name: str) -> None:
    met = sum((check_reasons(TABLES[name], seed, 1500) for seed in range(10, 16)), Counter[str]())
    assert met["lacks"] > 10
