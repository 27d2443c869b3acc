"""Hints beside the choices: the possible uses of a tile now, and why a half of it has none.

They are computed only on display, since computer players need thousands of decisions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel import Text, text
from engine.nucleum.data.vocabulary import Action, Directive
from engine.nucleum.library import guide_of, lib
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_name
from engine.nucleum.rules.actions import fuel, industrialize, urbanize
from engine.nucleum.rules.actions.contract import available_contracts, can_take
from engine.nucleum.rules.actions.develop import affordable
from engine.nucleum.rules.effects.main_actions import directive_actions, terms_of
from engine.nucleum.state import Effects, TableState, Terms

COUNTS: dict[str, Callable[[TableState, int, Terms], int]] = {
    "urbanize": lambda state, seat, terms: _places(urbanize.placements(state, seat, terms)),
    "industrialize": lambda state, seat, terms: _places(industrialize.placements(state, seat, terms)),
    "develop": lambda state, seat, terms: len(affordable(state, seat, 0, terms.thaler_off)),
    "contract": lambda state, seat, _: len(available_contracts(state)) if can_take(state, seat) else 0,
    "energize": lambda state, seat, terms: len(fuel.options(state, seat, terms)),
}
"""Numbers of places, tiles, contracts or buildings for each main action of the base game."""


def _places(found: Any) -> int:
    return len({space.id for spaces in found.values() for space, _ in spaces})


def play_hint(state: TableState, seat: int, tile: str) -> Text:
    """Return the possible uses of a tile's actions if it were played now."""
    halves = [_half_hint(state, seat, half.effects) for half in lib(state).tiles[tile].halves]
    return halves[0] if len(halves) == 1 else text("hint-halves", first=halves[0], second=halves[1])


def _half_hint(state: TableState, seat: int, effects: Effects) -> Text:
    said = []
    for effect in effects:
        if isinstance(effect, Action) and effect.action in guide_of(state).counts:
            count = guide_of(state).counts[effect.action](state, seat, terms_of(effect))
            said.append(text(f"hint-{effect.action}", action=words.label(effect), count=count))
        elif isinstance(effect, Directive):
            open_now = directive_actions(state, seat, effect.thaler_off)
            names = [component_name(state, "actions", action) for action in open_now]
            said.append(words.either(names) if names else text("hint-nothing"))
        else:
            said.append(words.label(effect))
    return words.join_items(said)


__all__ = ["COUNTS", "play_hint"]
