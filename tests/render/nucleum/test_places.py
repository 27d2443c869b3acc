"""Laws of taps: everything on the boards of players is reached, and the thing on top is meant."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.nucleum.game import NucleumState
from engine.nucleum.library import lib, tiles_under
from render.nucleum.painter import NucleumPainter
from render.parts.marks import Places
from render.view import Mark, Picture
from tests.nucleum.builder import GAME, table
from tests.nucleum.recorded import games
from tests.render.nucleum import states
from tests.render.nucleum.test_views import moments
from tests.render.places import check_places

PICTURES = NucleumPainter()


def on_board(state: NucleumState, seat: int) -> Iterator[str]:
    """Yield the components on a person's board: owned or not, built or not."""
    data, player = lib(state), state.players[seat]
    yield from (f"technology:{each.id}" for each in data.technologies_of(player.experiment))
    yield from (f"tile:{each}" for each in (*player.pool, *player.slots, *tiles_under(state, seat).values()))
    yield from (f"contract:{each}" for each in player.contracts.values() if each)
    yield from (f"slot:{each}" for each in player.contracts if each in data.contract_slots)
    yield from (f"building:{each}" for each in data.buildings)
    yield from (f"row:{each}" for each in data.rows)


def tapped(state: NucleumState, picture: Picture, place: str) -> tuple[str, ...]:
    """Return the components that a tap on the center of a place explains."""
    x, y = picture.places[place].box.middle
    there = [
        (box.width * box.height, name)
        for name, (box, _, _) in picture.places.items()
        if box.left <= x < box.right and box.top <= y < box.bottom
    ]
    return GAME.guide.spot(state, min(there)[1]).components


@games(some=True)
def test_everything_on_boards_is_reached_by_a_tap(path: Path) -> None:
    state, _ = next(moments(path, 2))
    every = PICTURES.draw("table", state, states.view(state), None)
    check_places(GAME.guide, state, every)
    spots = [GAME.guide.spot(state, place) for place in every.places]
    for seat in state.people_from(0):
        own = PICTURES.draw("own-board", state, states.view(state), seat)
        expected = set(on_board(state, seat))
        assert expected <= {each for place in own.places for each in GAME.guide.spot(state, place).components}
        assert expected <= {each for spot in spots if spot.seat == seat for each in spot.components}
        player = state.players[seat]
        held = [f"contract:{each}@{seat}" for each in player.contracts.values() if each]
        for place in (*held, *(f"tile:{each}@{seat}" for each in player.slots)):
            for picture in (own, every):
                assert tapped(state, picture, place)[0] == place.partition("@")[0]


@pytest.mark.parametrize("name", ["post", "table", "market"])
def test_a_change_of_a_contract_on_display_frames_its_card_alone(name: str) -> None:
    state = table()
    marks = (Mark("contracts:gold.2", 0, 1),)
    picture = PICTURES.draw(name, state, states.view(state, marks=marks), None)
    assert Places(picture.places).changes(marks).keys() == {"contracts:gold.2"}
    gold = state.display.shown["gold"]
    assert tapped(state, picture, "contracts:gold.2") == (f"contract:{gold[1]}",)
    gold[1] = ""
    assert GAME.guide.spot(state, "contracts:gold.2").rule == "contract"
