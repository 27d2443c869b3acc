"""Invariants of the Barons."""

from __future__ import annotations

from engine.nucleum.game import NucleumState
from engine.nucleum.library import lib
from engine.nucleum.modules.solo.market import contract_limit
from engine.nucleum.modules.solo.records import cards_of
from engine.nucleum.modules.solo.state import baron, challenge, row, solo


def check(state: NucleumState) -> None:
    """Each Baron has his stop block, each main action he had, and only what an automaton may have."""
    part = solo(state)
    assert sorted((*part.deck, *part.used)) == sorted(cards_of(lib(state)))
    assert set(part.barons) == set(state.automata)
    for seat in state.automata:
        player, own = state.players[seat], baron(state, seat)
        assert row(state, seat).count(own.block) == 1
        found = {
            getattr(effect, "action", "")
            for tile in row(state, seat)
            for half in lib(state).tiles[tile].halves
            for effect in half.effects
        }
        assert {action.id for action in lib(state).actions.values() if action.directive} <= found
        assert not any((player.slots, player.contracts, player.technologies, player.achievements))
        assert set(player.income.values()) == {1}
        more = own.recharges if challenge(state).baron_contract else 0
        assert len(player.fulfilled) <= contract_limit(state) + more
        stars = lib(state).number("start-stars")
        assert stars - player.stars_left == min(stars, own.recharges)
        assert player.stars == sorted(set(player.stars))


def tiles(state: NucleumState) -> list[str]:
    """Return the tiles of the Barons' rows at the start: the starting tiles of their experiments, and general ones."""
    data, found = lib(state), []
    for own in solo(state).barons.values():
        found += [tile.id for tile in data.tiles_in("starting", own.experiment)]
        found += ["general"] * data.number("baron-tiles")
    return found


def removed(state: NucleumState) -> list[str]:
    """Return the tiles returned to the box."""
    return list(solo(state).removed)
