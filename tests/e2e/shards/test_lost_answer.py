"""A press whose commit gets no answer: the player is asked to check, and finds the state of the database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from engine.catalogue import catalogue
from tests.cut import Way, way_to
from tests.e2e.conftest import Club, first_choice, panel_of
from tests.engine.conftest import postgresql  # noqa: F401 - a fixture
from tests.postgres import schema


@pytest.fixture
async def cut(club: Club, postgresql: str) -> AsyncIterator[tuple[Way, Club]]:  # noqa: F811
    """Yield a club whose bot reaches its database by a way that can be cut, and the way."""
    with schema(postgresql) as address:
        async with way_to(address) as (way, by_way):
            yield way, replace(club, database=by_way)  # type: ignore[arg-type]


async def test_a_player_is_asked_to_look(cut: tuple[Way, Club]) -> None:
    way, club = cut
    async with club.open():
        post = await club.start("nanotech", 2)
        (person,) = post.pinged
        panel = panel_of(await person.click(post, "Take Turn"))
        await club.told(1)
        way.lose_answer()
        answer = (await first_choice(person, panel)).message
        assert way.happened.is_set()
        assert answer is not None
        assert answer.text == catalogue()("error-unanswered")

        panel = panel_of(await person.click(post, "Take Turn"))
        assert "\n> " in panel.text
        while "Confirm Turn" not in [part.label for part in panel.buttons]:
            await first_choice(person, panel)
        await club.told(1)
        way.heal()
        way.lose_answer()
        answer = (await person.click(panel, "Confirm Turn")).message
        assert way.happened.is_set()
        assert answer is not None
        assert answer.text == catalogue()("error-unanswered")
        following = await club.turn_post(after=post)  # it is posted anyway
        assert following.pinged != [person]
        await club.told(1)
