"""Whole games of Nucleum as people play them: by commands, on the panel, and mixed, at every size."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from engine.registry import games
from simulation import Message
from simulation.common import LOOP_TIMEOUT
from simulation.setting_up import set_up, start_game
from tests.e2e.conftest import Club, pings
from tests.e2e.playing import LOOK_EVERY, Advice, Play, Recorded, Way, advised_by
from tests.kernel.playthrough import load

LARGEST = 700 * 1024
WAYS: tuple[Way, ...] = ("commands", "panel", "mixed")
EXPANSIONS = {
    "gibraltar": {"map": "gibraltar", "auction": "yes"},
    "australia": {"map": "australia", "court": "yes", "experiments": "random"},
}
"""Options as they are typed."""


async def whole_game(
    club: Club, seats: int, seed: int, way: Way, advice: Advice, options: Mapping[str, str] | None = None
) -> Play:
    """Play a game, with these options, from the lobby to its end and check what was posted on the way."""
    club.seed = seed
    async with club.open() as bot:
        bot.drawing_pool.pause = LOOP_TIMEOUT  # here no one looks at a panel for so long that it gets a picture
        lobby = await club.new_table("nucleum", seats)
        for name, value in (options or {}).items():
            await set_up(club.people[0], club.channel, **{name: True if value == "yes" else value})
        await start_game(club.people[0], lobby)
        table = (await bot.service.tables.in_channel(club.channel.id)).table.id
        play = Play(club, table, advice)
        end = await play.to_the_end(way)
        check_posts(club, seats, end, play.turns // LOOK_EVERY)
    return play


def check_posts(club: Club, seats: int, end: Message, least: int) -> None:
    """Assert that each post called one player at most, the last all; only it has buttons; pictures are described.

    Turns taken before the previous turn's post is sent share a post; there are at least `least`.
    """
    messages = club.channel.messages
    assert messages[-1] is end
    assert set(end.pinged) == set(club.people[:seats])
    assert [button.label for button in end.buttons] == ["Rematch", "Board", "Log", "Earlier Turns", "Rules"]
    for person in club.people[:seats]:
        assert re.search(rf"\d\. \*\*{person.name}\*\*: \*\*\d+\*\*", end.text)
    posts = [message for message in messages if pings(message) and message is not end]
    assert len(posts) >= least > 4
    assert all(len(post.pinged) == 1 and not post.buttons for post in posts)
    assert all(len(post.files) <= 1 for post in posts)
    pictures = [picture for message in messages for picture in message.files]
    assert len(pictures) > len(posts) / 3
    for picture in pictures:
        assert picture.description
        assert len(picture.data) <= LARGEST


@pytest.mark.slow
@pytest.mark.real_pictures
@pytest.mark.parametrize("way", ["commands", "panel"])
async def test_the_recorded_game(club: Club, way: Way) -> None:
    record = load("nucleum")
    play = await whole_game(club, record.seats, record.seed, way, Recorded(record.choices))
    assert play.choices == len(record.choices)
    assert scores_told(club) == [int(re.split(r"\D+", line.split(" ", 2)[2])[0]) for line in record.standings]


def scores_told(club: Club) -> list[int]:
    """Return the scores in the last post, best first."""
    end = club.channel.messages[-1].text
    return [int(score) for score in re.findall(r"^\d\. \*\*[a-z]+\*\*: \*\*(\d+)\*\*", end, re.MULTILINE)]


@pytest.mark.slow
@pytest.mark.real_pictures
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seats", games()["nucleum"].seats)
async def test_a_game_at_every_size(club: Club, seats: int, way: Way) -> None:
    await whole_game(club, seats, seats, way, advised_by("solid"))


@pytest.mark.slow
@pytest.mark.real_pictures
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", EXPANSIONS)
async def test_a_game_with_expansions(club: Club, name: str, way: Way) -> None:
    await whole_game(club, 2, 5, way, advised_by("solid"), EXPANSIONS[name])
    played = (await club.bot.service.tables.look(1)).table.options
    assert {key: played[key] for key in EXPANSIONS[name]} == {
        key: value == "yes" or value for key, value in EXPANSIONS[name].items()
    }
