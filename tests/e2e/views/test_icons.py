"""The icons are uploaded as emojis of the application once, and again when a drawing changes."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.client.bot import GameBot
from cogs.operations import icon_upload
from engine.records.shards import Shards
from engine.storage.emojis import Uploaded
from render.icons.names import ICON_NAMES
from simulation.common import LOOP_TIMEOUT
from tests.e2e.conftest import Club
from tests.e2e.faults.test_restart import process
from tests.e2e.views.test_drawn_elsewhere import draws
from tests.waiting import until

EMOJIS = "/applications/*/emojis"


async def ended(bot: GameBot) -> None:
    """Wait until a bot has finished its work on icons."""
    cog = bot.get_cog("IconUpload")
    assert isinstance(cog, icon_upload.IconUpload)
    await until(cog.resting.is_set)


async def upload(club: Club) -> dict[str, Uploaded]:
    """Run the bot until its upload has ended; return the result in the database."""
    async with club.open(icons=True) as bot:
        await ended(bot)
        assert bot.application_id is not None
        return await bot.service.store.emojis.of(bot.application_id)


def at_discord(club: Club) -> dict[str, int]:
    return {emoji["name"]: int(emoji["id"]) for emoji in club.sim.application_emojis}


def requests(club: Club) -> list[str]:
    """Return the methods of all requests about emojis that change something."""
    return [call.method for call in club.sim.rest.calls if "emojis" in call.path and call.method != "GET"]


@pytest.mark.usefixtures("drawings")
async def test_they_are_uploaded_once(club: Club) -> None:
    async with club.open(icons=True) as bot:
        await ended(bot)
        there = at_discord(club)
        assert list(there) == list(ICON_NAMES)
        assert bot.icons.names == set(ICON_NAMES)
        assert bot.icons("thaler") == f"<:thaler:{there['thaler']}>"
        emoji = bot.icons.emoji("VP")
        assert emoji is not None
        assert emoji.id == there["VP"]
        assert bot.icons("nothing") == ""
        assert bot.icons.emoji("nothing") is None
    assert requests(club) == ["POST"] * len(ICON_NAMES)
    assert {name: each.id for name, each in (await upload(club)).items()} == there
    assert requests(club) == ["POST"] * len(ICON_NAMES)


@pytest.mark.usefixtures("drawings")
async def test_a_host_who_wants_none_gets_none(club: Club) -> None:
    await upload(club)
    before = len(club.sim.rest.calls)
    async with club.open(icons=False) as bot:
        assert bot.icons("thaler") == ""
    assert not [call for call in list(club.sim.rest.calls)[before:] if "emojis" in call.path]


async def test_a_changed_drawing_leaves_the_earlier_one_to_older_posts(club: Club, drawings: dict[str, str]) -> None:
    first = await upload(club)
    drawings["VP"] = "b" * 64
    second = await upload(club)
    assert at_discord(club)["VP_old"] == first["VP"].id
    assert second["VP_old"] == first["VP"]
    assert second["VP"].sha256 == "b" * 64
    assert at_discord(club)["VP"] == second["VP"].id != first["VP"].id
    drawings["VP"] = "c" * 64
    third = await upload(club)
    assert at_discord(club)["VP_old"] == second["VP"].id
    assert first["VP"].id not in club.sim.known_emojis
    assert third["VP_old"] == second["VP"]
    assert len(club.sim.application_emojis) == len(ICON_NAMES) + 1


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("POST", EMOJIS, 429), ("POST", EMOJIS, 400), ("PATCH", f"{EMOJIS}/*", 403), ("DELETE", f"{EMOJIS}/*", 403)],
)
async def test_what_discord_refuses_is_done_at_the_next_start(
    club: Club, drawings: dict[str, str], method: str, path: str, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    await upload(club)
    drawings["king"] = "b" * 64
    await upload(club)
    drawings["king"] = "c" * 64
    club.sim.fail_next(method, path, status, times=5, retry_after=3600.0 if status == 429 else None)
    await upload(club)
    assert "the icons are not all uploaded" in caplog.text
    club.sim.traffic.faults.clear()
    stored = await upload(club)
    there = at_discord(club)
    assert {name: each.id for name, each in stored.items()} == there
    assert set(there) == {*ICON_NAMES, "king_old"}
    assert (stored["king"].sha256, stored["king_old"].sha256) == ("c" * 64, "b" * 64)


@pytest.mark.usefixtures("drawings")
async def test_an_upload_whose_answer_was_lost_is_not_repeated(club: Club) -> None:
    stored = await upload(club)
    async with club.open() as bot:
        assert bot.application_id is not None
        await bot.service.store.emojis.put(bot.application_id, {"ship": stored["ship"]._replace(id=0)})
    assert await upload(club) == stored
    assert len(requests(club)) == len(ICON_NAMES)


@pytest.mark.usefixtures("drawings")
async def test_a_rename_whose_answer_was_lost_is_not_repeated(club: Club, drawings: dict[str, str]) -> None:
    first = await upload(club)
    renamed = next(emoji for emoji in club.sim.application_emojis if emoji["name"] == "ship")
    renamed["name"] = "ship_old"
    drawings["ship"] = "b" * 64
    stored = await upload(club)
    assert "PATCH" not in requests(club)
    assert stored["ship_old"] == first["ship"]
    assert at_discord(club)["ship"] == stored["ship"].id


async def test_emojis_of_the_host_are_neither_shown_nor_changed(club: Club, drawings: dict[str, str]) -> None:
    drawings["worker"] = drawings["king"] = "a" * 64
    own = [club.sim.add_application_emoji(name) for name in ("worker", "king_old")]
    stored = await upload(club)
    assert at_discord(club)["worker_aaaaaaaa"] == stored["worker"].id
    async with club.open(icons=True) as bot:  # a kill prevented the upload from being recorded
        await ended(bot)
        assert bot.icons("worker") == f"<:worker:{stored['worker'].id}>"
        assert bot.icons.names == set(ICON_NAMES)
        assert bot.application_id is not None
        await bot.service.store.emojis.put(bot.application_id, {"worker": Uploaded("", 0)})
    assert await upload(club) == stored
    drawings["worker"] = drawings["king"] = "b" * 64
    second = await upload(club)
    there = at_discord(club)
    assert {name: there.pop(name) for name in ("worker", "king_old")} == {
        each["name"]: int(each["id"]) for each in own
    }
    assert there["king_aaaaaaaa"] == second["king_old"].id
    assert there["worker_bbbbbbbb"] == second["worker"].id
    assert {*there.values()} == {each.id for each in second.values()}
    assert requests(club) == ["POST"] * (len(ICON_NAMES) + 1) + ["PATCH", "POST"]


@pytest.mark.usefixtures("drawings")
async def test_an_emoji_that_the_host_deleted_is_uploaded_again(club: Club) -> None:
    await upload(club)
    club.sim.application_emojis[:] = [each for each in club.sim.application_emojis if each["name"] != "coal"]
    stored = await upload(club)
    assert at_discord(club)["coal"] == stored["coal"].id
    assert requests(club) == ["POST"] * (len(ICON_NAMES) + 1)


@pytest.mark.usefixtures("drawings")
async def test_one_process_uploads_and_the_others_learn(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(icon_upload, "LOOK_SECONDS", 0.05)
    for shard in (0, 1):
        club.sim.add_guild(f"of shard {shard}", shard=(shard, 2))
    async with club.open(shared=True, shards=Shards((1,), 2), icons=True) as other:
        assert other.icons("thaler") == ""
        async with club.open(shared=True, shards=Shards((0,), 2), icons=True) as first:
            await ended(first)
            await until(lambda: other.icons.names == first.icons.names == set(ICON_NAMES))
            assert other.icons("thaler") == first.icons("thaler")
    assert requests(club) == ["POST"] * len(ICON_NAMES)


@pytest.mark.usefixtures("drawings")
async def test_what_discord_refuses_is_done_without_a_restart(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(icon_upload, "FIRST_PAUSE", 0.05)
    club.sim.fail_next("POST", EMOJIS, 400, times=3)
    async with club.open(icons=True) as bot:
        await until(lambda: bot.icons.names == set(ICON_NAMES))
    assert caplog.text.count("the icons are not all uploaded") == 3


@pytest.mark.usefixtures("drawings")
async def test_it_waits_as_long_as_discord_asks(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    club.sim.fail_next("POST", EMOJIS, 429, retry_after=1800.0)
    async with club.open(icons=True) as bot:
        await ended(bot)
    (said,) = [record.args for record in caplog.records if "not all uploaded" in record.message]
    assert isinstance(said, tuple)
    assert said[0] in {1800.0, 1801.0}


def test_the_pause_that_discord_asks_for() -> None:
    answer: Any = SimpleNamespace(status=429, reason="", headers={"Retry-After": "65"})
    assert icon_upload._asked_pause(discord.HTTPException(answer, "")) == 65.0
    assert icon_upload._asked_pause(discord.RateLimited(1800.0)) == 1800.0
    assert icon_upload._asked_pause(TimeoutError()) == 0.0


@pytest.mark.usefixtures("drawings")
async def test_a_refusal_soon_after_another_puts_the_comparison_off(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(icon_upload, "AGAIN_SECONDS", 0.3)
    async with club.open(icons=True) as bot:
        await ended(bot)
        for name in ("coal", "thaler"):
            bot.icons.forget({name})
            bot.dispatch("icons_refused", [name])
            await until(lambda name=name: bot.icons(name))  # type: ignore[misc]
    assert len(requests(club)) == len(ICON_NAMES)


@pytest.mark.usefixtures("drawings")
async def test_an_emoji_that_the_host_deleted_is_missed_while_the_bot_runs(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(icon_upload, "CHECK_SECONDS", 0.05)
    monkeypatch.setattr(icon_upload, "LOOK_SECONDS", 0.05)
    for shard in (0, 1):
        club.sim.add_guild(f"of shard {shard}", shard=(shard, 2))
    async with (
        club.open(shared=True, shards=Shards((1,), 2), icons=True) as other,
        club.open(shared=True, shards=Shards((0,), 2), icons=True) as first,
    ):
        await until(lambda: first.icons.names == other.icons.names == set(ICON_NAMES))
        gone = at_discord(club)["coal"]
        club.sim.application_emojis[:] = [each for each in club.sim.application_emojis if each["name"] != "coal"]
        await until(lambda: gone not in first.icons.ids | other.icons.ids)
        await until(lambda: first.icons("coal") == other.icons("coal") != "")
    assert requests(club) == ["POST"] * (len(ICON_NAMES) + 1)


@pytest.mark.slow
async def test_the_bot_draws_them_in_another_process(club: Club, tmp_path: Path) -> None:
    imported = tmp_path / "modules.txt"
    async with process(club, {"ICONS": "on", "SIM_IMPORTED": str(imported)}) as child:
        await until(lambda: len(club.sim.application_emojis) >= 2)
        child.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(child.wait(), LOOP_TIMEOUT) == 0
    modules = imported.read_text(encoding="utf-8").split()
    assert "cogs.operations.icon_upload" in modules
    assert not [module for module in modules if draws(module)]
