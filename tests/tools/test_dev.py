"""`make dev`: the page in the browser, over HTTP, and the bot that starts again when a file changes."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from simulation import LoopbackDiscord
from simulation.common import LOOP_TIMEOUT, Json
from tests.e2e.conftest import Club, bot, club, club_database
from tests.waiting import STEP, until
from tools.dev import __main__ as dev
from tools.dev.web import DevPage, serve

__all__ = ["bot", "club", "club_database"]


class Browser:
    """Asks the page's server what its script asks."""

    def __init__(self, client: aiohttp.ClientSession, address: str) -> None:
        self.client, self.address = client, address

    async def state(self, person: str) -> Json:
        async with self.client.get(f"{self.address}state", params={"person": person}) as answer:
            found: Json = await answer.json()
            return found

    async def act(self, what: str, person: str, **more: Any) -> Json:
        async with self.client.post(f"{self.address}{what}", json={"person": person, **more}) as answer:
            found: Json = await answer.json()
            assert (answer.status == 400) == ("error" in found)
            return found

    async def press(self, person: str, label: str) -> Json:
        """Press the last button with a label that a person sees."""
        html = (await self.state(person))["html"]
        found = None
        for article in re.findall(r"<article.*?</article>", html, re.DOTALL):
            for custom_id, text in re.findall(r"class='button [^>]* data-id='([^']*)'>([^<]*)<", article):
                if unescape(text) == label:
                    found = re.search(r"id='m(\d+)'", article), custom_id
        assert found is not None, html
        message, custom_id = found
        assert message is not None
        return await self.act("click", person, message=message[1], id=custom_id)


@pytest.fixture
async def browser(club: Club) -> AsyncIterator[Browser]:
    page = DevPage(club.channel, [*club.people, club.boss])
    runner, address = await serve(page)
    async with aiohttp.ClientSession() as client:
        yield Browser(client, address)
    await runner.cleanup()


@pytest.mark.usefixtures("bot")
async def test_a_game_is_started_and_played_in_the_page(club: Club, browser: Browser) -> None:
    async with browser.client.get(browser.address) as answer:
        page = await answer.text()
    assert ".message {" in page
    assert "ann" in (await browser.state("ann"))["people"]
    assert await browser.act("slash", "ann", command="new", options={"game": "Nanotech", "watch": "False"}) == {
        "kind": "message"
    }
    await browser.press("ben", "Join")
    await browser.press("ann", "Start Game")
    post = await club.turn_post()
    (actor,) = post.pinged
    other = "ben" if actor.name == "ann" else "ann"
    assert (await browser.press(actor.name, "Take Turn"))["kind"] in {"message", "deferred"}
    await until(lambda: len(club.channel.seen_by(actor)) > len(club.channel.messages))
    assert f"Only {actor.name} can see this" in (await browser.state(actor.name))["html"]
    assert "can see this" not in (await browser.state(other))["html"]
    panel = club.channel.seen_by(actor)[-1]
    menu = next(each for each in panel.selects if ":pick:" in each.custom_id)
    value = menu.options[0].value
    assert f"data-value='{value}'" in (await browser.state(actor.name))["html"]
    await browser.act("select", actor.name, message=str(panel.id), id=menu.custom_id, values=[value])
    assert (await club.bot.service.tables.look(1)).playing().since
    found = await browser.act("suggest", actor.name, command="nanotech choose", focused="choice", options={})
    assert found["choices"]


@pytest.mark.usefixtures("bot")
async def test_a_form_is_filled_in(club: Club, browser: Browser) -> None:
    await browser.act("slash", "ann", command="new", options={"game": "Nanotech"})
    assert (await browser.act("slash", "ann", command="host setup", options={}))["kind"] == "modal"
    form = (await browser.state("ann"))["form"]
    assert form["title"]
    assert (await browser.state("ben"))["form"] is None
    pace = next(each for each in form["fields"] if each["id"] == "pace")
    assert pace["options"]
    wrong = await browser.act("submit", "ann", values={"nothing": "x"})
    assert "nothing" in wrong["error"]
    assert "error" not in await browser.act("submit", "ann", values={"pace": [pace["options"][1]["value"]]})
    assert (await browser.state("ann"))["form"] is None
    assert (await club.bot.service.tables.look(1)).table.settings.pace == int(pace["options"][1]["value"])
    await browser.act("slash", "ann", command="host setup", options={})
    assert await browser.act("submit", "ann") == {}
    assert (await browser.state("ann"))["form"] is None


@pytest.mark.usefixtures("bot")
async def test_the_language_of_a_person(browser: Browser) -> None:
    assert await browser.act("language", "ben", language="pl") == {}
    await browser.act("slash", "ben", command="help", options={})
    assert "Prywatność" in (await browser.state("ben"))["html"]


BAD_INPUT: tuple[tuple[str, Json, str], ...] = (
    ("slash", {"person": "eve"}, "There is no person 'eve'. Choose one of: ann, ben, cleo, dan, boss."),
    ("slash", {}, "The request lacks 'command'."),
    ("slash", {"command": "dance", "options": {}}, "no command 'dance' is registered here"),
    ("slash", {"command": "new", "options": {"game": "Chess"}}, "the option 'game' has no choice 'Chess'"),
    ("slash", {"command": "new", "options": {"size": "3"}}, "/new has no option 'size'"),
    ("slash", {"command": "new", "options": {"watch": "perhaps"}}, "The option 'watch' must be True or False."),
    ("slash", {"command": "new", "options": {"level": "high"}}, "The option 'level' must be a number."),
    ("slash", {"command": "new", "options": 5}, "The request cannot be read"),
    ("click", {"message": "1", "id": "x"}, "That message does not exist anymore."),
    ("submit", {"values": {}}, "No form is open."),
    ("language", {"language": "xx"}, "Choose one of these languages: en-US"),
)


@pytest.mark.usefixtures("bot")
async def test_bad_input_gets_a_sentence(browser: Browser) -> None:
    for what, given, sentence in BAD_INPUT:
        assert (await browser.act(what, **{"person": "ann", **given}))["error"].startswith(sentence)


async def test_what_is_no_request_of_the_page_is_refused(browser: Browser) -> None:
    assert (await browser.state("eve"))["error"].startswith("There is no person 'eve'.")
    waiting = await browser.act("slash", "ann", command="new", options={})
    assert waiting["error"] == "The bot is starting. If it does not come up, look at the terminal."
    async with browser.client.post(f"{browser.address}slash", data="person=ann") as answer:
        assert (await answer.json())["error"] == "Send an object in JSON."
    for headers in ({"Origin": "http://example.com"}, {"Host": "example.com"}):
        async with browser.client.get(browser.address, headers=headers) as answer:
            assert answer.status == 403


async def test_the_bot_starts_again_when_a_file_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "LOOK_EVERY", 0.01)
    (tmp_path / "cogs").mkdir()
    (code := tmp_path / "cogs" / "new.py").write_text("one = 1")
    happened = list[str]()

    class Noted(dev.RunningBot):
        async def start(self) -> None:
            happened.append("start")

        async def stop(self) -> None:
            happened.append("stop")

    async with LoopbackDiscord() as sim:
        running = Noted(sim, tmp_path / "games.db")
        task = asyncio.create_task(running.follow())
        moment = 1
        while happened[:2] != ["stop", "start"]:
            os.utime(code, (moment, moment))
            moment += 1
            await asyncio.sleep(STEP)
        task.cancel()
        assert running.state() == "The bot is starting. If it does not come up, look at the terminal."


@pytest.mark.slow
async def test_it_starts_the_bot_and_takes_it_along_when_it_ends() -> None:
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tools.dev", "--port", "0", stdout=asyncio.subprocess.PIPE, cwd=dev.ROOT
    )
    assert child.stdout is not None
    address = (await child.stdout.readline()).decode().split()[1]
    async with aiohttp.ClientSession() as client:
        browser, notice = Browser(client, address), "not asked yet"
        async with asyncio.timeout(LOOP_TIMEOUT):
            while notice:
                notice = (await browser.state("Ann"))["notice"]
                await asyncio.sleep(STEP)
        assert (await browser.act("slash", "Ann", command="new", options={"game": "Nanotech"}))["kind"] == "message"
        child.terminate()
        rest = (await child.communicate())[0].decode()  # ends when the bot, which has the same output, has ended
    assert child.returncode == 0, rest
