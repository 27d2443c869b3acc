"""The recap of a game: private first, posted once, with the final state at its beginning and end."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from cogs.base.drawing_pool import DrawingFailed
from cogs.client.bot import GameBot
from cogs.records import recap
from engine.workers import WorkerDied
from tests.e2e.conftest import Club
from tests.e2e.records.test_statistics import ended


@pytest.fixture(autouse=True)
def _forget() -> None:
    recap._asked.clear()


async def test_a_recap_is_private_until_a_player_posts_it_once(club: Club, bot: GameBot) -> None:
    await ended(club, "nanotech")
    player, stranger, end = club.people[0], club.people[3], await club.end_post()
    count = len(club.channel.messages)
    made = await (await player.select(end, "recap", placeholder="Look at …")).answer()
    assert made.text.startswith("Recap of **Nanotech #1**: ")
    (file,) = made.files
    assert file.filename.endswith(".gif")
    assert "Changes of the lead" in (file.description or "")
    with Image.open(io.BytesIO(file.data)) as shown:
        first = shown.convert("RGB").tobytes()
        shown.seek(getattr(shown, "n_frames", 1) - 1)
        assert shown.convert("RGB").tobytes() == first, "it begins with the final board"
    assert len(club.channel.messages) == count
    theirs = await (await stranger.slash(club.channel, "log", recap=True)).answer()
    assert "Post Here" not in [button.label for button in theirs.buttons]
    late = await (await club.people[1].slash(club.channel, "log", recap=True)).answer()
    await (await player.click(made, "Post Here")).answer()
    post = club.channel.messages[-1]
    assert len(club.channel.messages) == count + 1
    assert "shared the recap of **Nanotech #1**" in post.text
    assert post.files[0].data == file.data
    assert post.pinged == []
    assert (await bot.service.tables.look(1)).table.recap_post == post.id
    again = await (await player.slash(club.channel, "log", recap=True)).answer()
    assert "Post Here" not in [button.label for button in again.buttons]
    await club.people[1].click(late, "Post Here")
    await club.sim.quiet()
    assert len(club.channel.messages) == count + 1, "it is posted once"
    assert (await bot.service.tables.look(1)).table.recap_post == post.id
    assert not club.sim.violations


async def test_the_card_and_the_limit(club: Club, bot: GameBot) -> None:
    await ended(club, "nanotech")
    player = club.people[1]
    made = await (await player.slash(club.channel, "log", first=2, last=5)).answer()
    assert "turns 2 to 5" in made.text
    card = await (await player.click(made, "Card")).answer()
    assert card.files[0].filename.endswith("-card.png")
    for last in (4, 3):
        await (await player.slash(club.channel, "log", first=2, last=last)).answer()
    refused = await (await player.slash(club.channel, "log", first=3, last=4)).answer()
    assert "three recaps within an hour" in refused.text
    assert bot is club.bot


async def test_a_running_game_shows_its_finished_turns(club: Club) -> None:
    async with club.open():
        await ended(club, "nanotech", end=False)
        made = await (await club.people[3].slash(club.channel, "log", recap=True)).answer()
        assert made.files
        assert not made.buttons


async def test_only_what_is_drawn_uses_up_the_hour(club: Club, bot: GameBot, monkeypatch: pytest.MonkeyPatch) -> None:
    await club.start("nanotech", 2)
    player = club.people[0]
    for _ in range(recap.PER_HOUR + 1):
        early = await (await player.slash(club.channel, "log", recap=True)).answer()
        assert "nothing to show yet" in early.text
    assert not recap._asked
    await bot.service.lobby.cancel(1, player.id, manager=True, name=player.name)
    await ended(club, "nanotech")
    for _ in range(recap.PER_HOUR + 1):
        kept = await (await player.slash(club.channel, "log", recap=True)).answer()
        assert kept.files, "one kept is shown again"
    assert [len(times) for times in recap._asked.values()] == [1]

    async def fails(*_: object) -> recap.Recap:
        raise DrawingFailed(WorkerDied("the process ended"))

    monkeypatch.setattr(recap, "_draw_recap", fails)
    for _ in range(recap.PER_HOUR):
        failed = await (await player.slash(club.channel, "log", first=1, last=2)).answer()
        assert "picture" in failed.text
    assert [len(times) for times in recap._asked.values()] == [1]
    assert bot is club.bot


@pytest.mark.parametrize(
    ("status", "code"),
    [(413, 40005), *(pytest.param(*each, marks=pytest.mark.slow) for each in [(413, 0), (400, 40005)])],
)
async def test_a_recap_too_large_to_post_is_the_card(
    club: Club, bot: GameBot, status: int, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    club.people[1].name = "-3 *ben_"
    await ended(club, "nanotech")
    player = club.people[0]
    made = await (await player.slash(club.channel, "log", recap=True)).answer()
    assert "-3 *ben_ " in (made.files[0].description or ""), "a description has no markup, so nothing is escaped"
    club.sim.fail_next("POST", f"/channels/{club.channel.id}/messages", status, code=code)
    await (await player.click(made, "Post Here")).answer()
    post = club.channel.messages[-1]
    assert "shared the recap of **Nanotech #1**" in post.text
    (file,) = post.files
    assert file.filename.endswith("-card.png")
    assert "-3 *ben_ " in (file.description or "")
    assert "\\-3 \\*ben\\_ " in post.text
    assert (await bot.service.tables.look(1)).table.recap_post == post.id
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
