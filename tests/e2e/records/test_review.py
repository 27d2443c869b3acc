"""Review, as a player sees it: what was left unused, and turns that the strongest computer player would have made otherwise."""

from __future__ import annotations

import re

import pytest

from tests.e2e.conftest import Club, club, panel_of
from tests.e2e.lobby.test_tables import private
from tests.e2e.records.test_statistics import ended
from tests.e2e.test_abuse import no_bugs

__all__ = ["club", "no_bugs"]

THINKING = 900.0
"""Seconds after which a review is given up: on a busy machine, the computer player gets little processor time."""


@pytest.mark.parametrize("game", ["nanotech", pytest.param("nucleum", marks=pytest.mark.slow)])
@pytest.mark.usefixtures("bot")
async def test_players_review_their_turns(club: Club, game: str) -> None:
    await ended(club, game)
    ann, stranger = club.people[0], club.people[-1]
    turns = panel_of(await ann.slash(club.channel, "board", turn=1))
    review = await (await ann.click(turns, "Review", timeout=THINKING)).answer(THINKING)
    assert review.ephemeral_for is ann
    title, *lines = review.text.splitlines()
    assert title.endswith("**Review**")
    (heading,) = [line for line in lines if "Strong would have made differently" in line]
    count = len(review.buttons)
    assert 1 <= count <= 3
    assert heading.startswith("One turn" if count == 1 else f"{count} turns")
    turns_shown = re.findall(r"^\*\*(Turn [0-9]+)\*\*", review.text, re.MULTILINE)
    assert [
        f":{label.split()[1]}.on." in str(part.custom_id)
        for label, part in zip(turns_shown, review.buttons, strict=True)
    ]
    assert {part.label for part in review.buttons} == {"Look"}
    assert review.text.count("You:") == review.text.count("Strong:") == count
    shown = await (await ann.click(review, "Look", index=0)).answer()
    assert f"{turns_shown[0]} of" in shown.text
    assert "Review" in {button.label for button in shown.buttons}
    theirs = panel_of(await stranger.slash(club.channel, "board", turn=1))
    assert "Only the players of this game" in await private(await stranger.click(theirs, "Review"))
    assert not club.sim.violations


@pytest.mark.usefixtures("bot")
async def test_there_is_no_review_before_the_end(club: Club) -> None:
    await ended(club, "nanotech", end=False)
    turns = panel_of(await club.people[0].slash(club.channel, "board", turn=1))
    assert "Review" not in {button.label for button in turns.buttons}
