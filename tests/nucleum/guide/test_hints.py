"""`engine.nucleum.guide.hints`: what a tile could be used for."""

from __future__ import annotations

from engine.catalogue import Catalogue
from engine.nucleum.guide.hints import COUNTS, play_hint
from engine.nucleum.library import lib
from engine.nucleum.state import Terms
from tests.nucleum.builder import GAME, put, table

ENGLISH = Catalogue("en", strict=True)


def test_counts_agree_with_what_can_be_begun() -> None:
    """A count is 0 exactly when the rules see nothing to do with the action."""
    from engine.nucleum.rules.effects.main_actions import possible

    state = table()
    put(state, 0, "residence-1", "dresden.1")
    for thaler in (0, 3, 12):
        state.players[0].thaler = state.players[0].workers = thaler
        GAME.forget(state)
        for action, count in COUNTS.items():
            assert bool(count(state, 0, Terms())) == possible(state, 0, action, Terms()), (action, thaler)


def test_a_tile_says_what_it_could_be_used_for() -> None:
    state = table()
    tile = next(
        tile.id
        for tile in lib(state).tiles.values()
        if [getattr(half.effects[0], "action", "") for half in tile.halves] == ["urbanize", "contract"]
    )
    hint = ENGLISH.say(play_hint(state, 0, tile))
    assert hint.startswith("Urbanize")
    assert "places) · Contract" in hint
    state.players[0].thaler = state.players[0].workers = 0
    GAME.forget(state)
    assert "✖ · Contract" in ENGLISH.say(play_hint(state, 0, tile))
