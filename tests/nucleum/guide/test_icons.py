"""Each choice has the icon of its subject, in random games of all modules."""

from __future__ import annotations

import pytest

from engine.kernel import Options
from engine.kernel.rng import seeded_rng
from engine.nucleum.game import Nucleum
from engine.nucleum.library import components
from engine.nucleum.phrases.icons import effect_icon, tile_icon
from render.icons.names import ICON_NAMES

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
