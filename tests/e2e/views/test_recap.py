"""The recap of a game: private first, posted once, with the final state at its beginning and end."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from cogs.client.bot import GameBot
from cogs.views import recap
from tests.e2e.conftest import Club, panel_of
from tests.e2e.views.test_statistics import ended


@pytest.fixture(autouse=True)
def _forget() -> None:
    recap._asked.clear()


async def test_a_recap_is_private_until_a_player_posts_it_once(club: Club, bot: GameBot) -> None:
    await ended(club, "nanotech")
    player, stranger, end = club.people[0], club.people[3], await club.end_post()
    count = len(club.channel.messages)
    made = await (await player.select(end, "recap", placeholder="Look at …")).done()
    assert made.content.startswith("Recap of **Nanotech #1**: ")
    (file,) = made.attachments
    assert file.filename.endswith(".gif")
    assert "Changes of the lead" in (file.description or "")
    with Image.open(io.BytesIO(file.data)) as shown:
        first = shown.convert("RGB").tobytes()
        shown.seek(getattr(shown, "n_frames", 1) - 1)
        assert shown.convert("RGB").tobytes() == first, "it begins with the final board"
    assert len(club.channel.messages) == count
    theirs = await (await stranger.slash(club.channel, "recap")).done()
    assert "Post Here" not in [button.label for button in theirs.buttons]
    late = await (await club.people[1].slash(club.channel, "recap")).done()
    await (await player.click(made, "Post Here")).done()
    post = club.channel.messages[-1]
    assert len(club.channel.messages) == count + 1
    assert "shared the recap of **Nanotech #1**" in post.content
    assert post.attachments[0].data == file.data
    assert post.pinged == []
    assert (await bot.service.tables.look(1)).table.recap_post == post.id
    again = await (await player.slash(club.channel, "recap")).done()
    assert "Post Here" not in [button.label for button in again.buttons]
    await club.people[1].click(late, "Post Here")
    await club.sim.quiet()
    assert len(club.channel.messages) == count + 1, "it is posted once"
    assert (await bot.service.tables.look(1)).table.recap_post == post.id
    assert not club.sim.violations


async def test_the_card_and_the_limit(club: Club, bot: GameBot) -> None:
    await ended(club, "nanotech")
    player = club.people[1]
    made = await (await player.slash(club.channel, "recap", first=2, last=5)).done()
    assert "turns 2 to 5" in made.content
    card = await (await player.click(made, "Card")).done()
    assert card.attachments[0].filename.endswith("-card.webp")
    for _ in range(2):
        await (await player.slash(club.channel, "recap")).done()
    refused = panel_of(await player.slash(club.channel, "recap"))
    assert "three recaps within an hour" in refused.content
    assert bot is club.bot


async def test_a_running_game_shows_its_finished_turns(club: Club) -> None:
    async with club.open():
        await ended(club, "nanotech", end=False)
        made = await (await club.people[3].slash(club.channel, "recap")).done()
        assert made.attachments
        assert not made.buttons
