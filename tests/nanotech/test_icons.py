"""Choices have the icon of their subject, in random games."""

from __future__ import annotations

from engine.kernel.rng import seeded_rng
from engine.registry import games
from render.icons.names import ICON_NAMES


def test_choices_have_icons_that_there_are() -> None:
    game, seen = games()["nanotech"], dict[str, set[str]]()
    for seed in range(1, 6):
        state, _ = game.start(3, seed)
        rng = seeded_rng(seed)
        while (decision := game.decision(state)) is not None:
            for choice in decision.choices:
                seen.setdefault(game.guide.icon(choice), set()).add(choice.id)
            game.apply(state, rng.pick(decision.choices).id)
    assert seen.keys() - {""} <= set(ICON_NAMES)
    assert seen.keys() >= {"energy", "red_quark", "green_quark", "blue_quark", "electron", "proton", "neutron"}
    for color in ("red", "green", "blue"):
        assert all(color in name for name in seen[f"{color}_quark"])
