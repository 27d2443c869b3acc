"""Codes and icons: no two components share a code, every printed one is found, each choice has the icon of its subject."""

from __future__ import annotations

from collections import Counter

import pytest

from cogs.help.lookup import fitting
from engine.catalogue import Catalogue
from engine.kernel import Component, Options
from engine.kernel.rng import seeded_rng
from engine.nucleum.game import Nucleum
from engine.nucleum.library import components
from engine.nucleum.phrases.codes import building_code, codes, piece_code, technology_code, tile_code, typed_codes
from engine.nucleum.phrases.icons import effect_icon, tile_icon
from engine.registry import games
from render.icons.names import ICON_NAMES

WORDS = Catalogue("en", strict=True)
FOUND = games()["nucleum"].guide.components(None)


def codes_of(component: Component) -> tuple[str, ...]:
    return tuple(code for code in (component.code, *component.also) if code)


def test_no_two_components_share_a_code() -> None:
    counted = Counter(code.casefold() for component in FOUND for code in codes_of(component))
    assert len(counted) > 150
    assert [code for code, count in counted.items() if count > 1] == []


def test_what_expansions_bring_later_gets_codes_of_its_own() -> None:
    tiles = (
        "start-E1",
        "start-F1",
        "start-G1",
        "court-1",
        "chain-F1",
        "aus-1",
        "shipping-1",
        "special-B1",
        "b1",
        "g1",
    )
    taken = [tile_code(tile) for tile in tiles] + [technology_code(name) for name in ("E1", "F1", "G1", "B1")]
    taken += [building_code(record) for record in components().buildings.values()]
    taken += [piece_code(kind, row) for kind in ("turbine", "mine") for row in range(1, 5)]
    taken += ["C01", "C71", "MC1", "T1A", "S1", "A", "F"]
    assert len(set(taken)) == len(taken)


async def test_every_printed_code_is_found() -> None:
    for component in FOUND:
        for code in codes_of(component):
            for typed in (code, code.lower()):
                assert [each.id for each in await fitting(FOUND, typed, WORDS) if code in codes_of(each)] == [
                    component.id
                ]
                found = await fitting(FOUND, typed, WORDS)
                assert [each.id for each in found if code not in (*codes_of(each), *each.typed)] == [], typed


def test_every_tile_technology_building_and_row_has_one() -> None:
    data = components()
    for kind in ("tiles", "technologies", "buildings", "rows"):
        assert all(codes(record) for record in data.kinds[kind].values()), kind


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("#5", ["tile:b5"]),
        ("#32", ["tile:g12"]),
        ("#a2", ["tile:start-A2"]),
        ("start-A2", ["tile:start-A2"]),
        ("G12", ["tile:g12"]),
        ("TB5", ["technology:B5"]),
        ("D5", ["technology:D5"]),
        ("B5", ["technology:B5", "tile:b5"]),  # both may be typed so: the player who types it is asked which
        ("R1", ["building:residence-1"]),
        ("F2", ["building:factory-2"]),
        ("l4", ["building:laboratory-4"]),
        ("T2", ["row:row-2"]),
        ("M1", ["row:row-1"]),
    ],
)
async def test_codes_and_ids(typed: str, expected: list[str]) -> None:
    assert sorted(each.id for each in await fitting(FOUND, typed, WORDS)) == sorted(expected)


def test_other_records_are_typed_by_their_codes() -> None:
    data = components()
    assert typed_codes(data.contracts["C12"]) == ()
    assert codes(data.contracts["C12"]) == ()


TABLES: list[tuple[Options, set[str]]] = [
    ({"experiments": "random"}, set()),
    ({"experiments": "random", "court": True, "promo_fragments": True}, {"court"}),
    ({"experiments": "random", "map": "gibraltar", "special_buildings": True}, {"ship"}),
    ({"experiments": "random", "map": "australia", "court": True}, {"court"}),
]
ALWAYS = {
    "thaler", "worker", "star", "urbanize", "industrialize", "develop", "contract", "energize", "residence", "factory",
    "turbine", "mine", "technology_1", "silver_contract", "gold_contract",
}  # fmt: skip


CHOICES = 400
"""Number of choices of each game."""
WITHOUT = {"coal_mine"}
"""Pieces of expansions that have no icon."""


@pytest.mark.parametrize(("options", "own"), TABLES)
def test_choices_have_icons_that_there_are(options: Options, own: set[str]) -> None:
    game, seen = Nucleum(), set[str]()
    for seed in range(1, 4):
        state, _ = game.start(3, seed, options)
        rng = seeded_rng(seed)
        for _ in range(CHOICES):
            if (decision := game.decision(state)) is None:
                break
            icons = {choice.id: game.guide.icon(choice) for choice in decision.choices}
            seen |= {icon for icon in icons.values() if icon}
            game.apply(state, rng.pick(list(icons)))
    assert seen - set(ICON_NAMES) <= WITHOUT
    assert seen >= ALWAYS | own


def test_every_tile_has_an_icon() -> None:
    icons = {name: tile_icon(name) for name in components().tiles}
    assert set(icons.values()) <= set(ICON_NAMES)
    for name, tile in components().tiles.items():
        assert icons[name] == effect_icon(tile.halves[0].effects[0])
    assert tile_icon("of another box") == ""
