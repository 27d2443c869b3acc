"""`engine.nucleum.guide.hints`: what a tile could be used for, and what is left out and why."""

from __future__ import annotations

from engine.catalogue import Catalogue
from engine.kernel import Text
from engine.nucleum.guide.hints import COUNTS, left_out, play_hint
from engine.nucleum.library import lib
from engine.nucleum.state import Terms
from tests.nucleum.builder import GAME, put, table

ENGLISH = Catalogue("en", strict=True)


def said(texts: tuple[Text, ...]) -> list[str]:
    return [ENGLISH.say(each) for each in texts]


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


def test_what_a_turn_does_not_offer_is_explained() -> None:
    state = table()
    assert left_out(state) == ()
    state.players[0].slots = [f"b{number}" for number in range(1, 9)]
    state.players[0].workers, state.players[0].reserve = 0, 18
    GAME.forget(state)
    play, rail = said(left_out(state))
    assert play.startswith("Not now: Play Tile. All your slots are full")
    assert rail.startswith("Not now: Build Railway. A railway needs")


def test_a_half_that_cannot_be_done_is_explained() -> None:
    state = table()
    tile = next(
        tile for tile in state.players[0].pool if "energize" in ENGLISH.say(play_hint(state, 0, tile)).lower()
    )
    GAME.apply(state, f"play:{tile}")
    (why,) = said(left_out(state))
    assert why.startswith("Not now: Energize")
