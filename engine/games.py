"""Every game that the bot offers: each process that plays or draws them starts with `load_games`."""

from __future__ import annotations

from pathlib import Path

from engine.nanotech.game import Nanotech
from engine.nucleum.data.load import ours
from engine.nucleum.game import Nucleum
from engine.nucleum.library import GameBox, the_box, use_box
from engine.nucleum.modules import MODULES
from engine.registry import are_used, use_games


def load_games(overrides: Path | None = None) -> None:
    """Register all games, with the operator's file of corrected component values if there is one, otherwise only once.

    Raises ComponentError, changing nothing, if the file cannot be used.
    """
    if overrides is None and are_used():
        return
    if overrides is not None:
        box = GameBox(MODULES, ours, overrides)
        _ = box.components  # raises if they cannot be used
        use_box(box)
    use_games(Nucleum(the_box()), Nanotech())
