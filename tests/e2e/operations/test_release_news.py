"""News of releases: off unless the operator wants them, one direct message for each release, and quiet about failures."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest
from aiohttp import web

from cogs.base.operator_links import OperatorLinks
from cogs.operations import release_news
from cogs.operations.release_news import newest
from engine.tables.open.versions import RELEASE
from tests.e2e.conftest import Club
from tests.waiting import until

FEED = """<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>Release notes</title>
{entries}
</feed>"""
ENTRY = (
    '<entry><link rel="alternate" type="text/html" href="{source}/releases/tag/{tag}"/><title>{tag}</title></entry>'
)


@dataclass
class Repository:
    """A repository with a list of releases on this machine; `answers` counts the requests for it."""

    tags: list[str] = field(default_factory=list)
    status: int = 200
    source: str = ""
    answers: int = 0

    async def handle(self, request: web.Request) -> web.Response:
        self.answers += 1
        assert request.path == "/club/bot/releases.atom"
        entries = "\n".join(ENTRY.format(source=self.source, tag=tag) for tag in self.tags)
        return web.Response(text=FEED.format(entries=entries), status=self.status)


@pytest.fixture
async def repository() -> AsyncIterator[Repository]:
    served = Repository()
    app = web.Application()
    app.router.add_get("/{path:.*}", served.handle)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    served.source = f"http://127.0.0.1:{runner.addresses[0][1]}/club/bot"
    yield served
    await runner.cleanup()


@asynccontextmanager
async def looked(club: Club, repository: Repository, done: Callable[[], bool]) -> AsyncIterator[list[str]]:
    """Run the bot until something is done; yield what its owner has been sent."""
    club.guild.add_member(club.sim.application_owner)
    async with club.open(links=OperatorLinks(source=repository.source), release_news=True):
        await until(done)
        await club.sim.quiet()
        yield [message.text for message in club.sim.application_owner.private_messages]


async def test_each_newer_release_is_told_once(club: Club, repository: Repository) -> None:
    repository.tags = [f"v{RELEASE}", "v99.0.0", "v99.1.0-rc1", "v9.9.9", "nightly"]
    news = [
        f"Version 99.0.0 of this bot is available. You run {RELEASE}."
        f" What has changed: <{repository.source}/releases/tag/v99.0.0>"
    ]
    owner, club.sim.nonce_window = (
        club.sim.application_owner,
        0.0,
    )  # Discord forgets within minutes what it has posted
    async with looked(club, repository, lambda: bool(owner.private_messages)) as told:
        assert told == news
    async with looked(club, repository, lambda: repository.answers == 2) as told:
        assert told == news
    repository.tags.append("v99.0.1")
    async with looked(club, repository, lambda: len(owner.private_messages) == 2) as told:
        assert told[1].startswith("Version 99.0.1 ")
    repository.tags.remove("v99.0.1")
    async with looked(club, repository, lambda: repository.answers == 4) as told:
        assert len(told) == 2


async def test_the_bot_looks_again_after_a_day(
    club: Club, repository: Repository, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(release_news, "LOOK_SECONDS", 0.01)
    async with looked(club, repository, lambda: repository.answers >= 3) as told:
        assert not told


@pytest.mark.parametrize("tags", [[], [f"v{RELEASE}"], ["0.1.0"]])
async def test_no_newer_release(club: Club, repository: Repository, tags: list[str]) -> None:
    repository.tags = tags
    async with looked(club, repository, lambda: repository.answers == 1) as told:
        assert not told


async def test_off_unless_wanted(club: Club, repository: Repository) -> None:
    repository.tags = ["v99.0.0"]
    async with club.open(links=OperatorLinks(source=repository.source)) as bot:
        await club.sim.quiet()
        assert not [task for task in asyncio.all_tasks() if task.get_name() == "release news"]
        assert bot.get_cog("ReleaseNews") is not None
    assert not repository.answers


@pytest.mark.parametrize("status", [404, 500])
async def test_failures_are_quiet(
    club: Club, repository: Repository, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    repository.status, repository.tags = status, ["v99.0.0"]
    with caplog.at_level(logging.INFO, release_news.__name__):
        async with looked(club, repository, lambda: "no news of releases today" in caplog.text) as told:
            assert not told
    assert {record.levelname for record in caplog.records if record.name == release_news.__name__} == {"INFO"}


async def test_an_unreachable_repository_is_quiet(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    nowhere = Repository(source="http://127.0.0.1:1/club/bot")
    with caplog.at_level(logging.INFO, release_news.__name__):
        async with looked(club, nowhere, lambda: "no news of releases today" in caplog.text) as told:
            assert not told
    assert {record.levelname for record in caplog.records if record.name == release_news.__name__} == {"INFO"}


async def test_an_owner_without_direct_messages_is_told_later(club: Club, repository: Repository) -> None:
    repository.tags, owner = ["v99.0.0"], club.sim.application_owner
    owner.accepts_dms = False
    async with looked(club, repository, lambda: repository.answers == 1) as told:
        assert not told
    owner.accepts_dms = True
    async with looked(club, repository, lambda: bool(owner.private_messages)) as told:
        assert len(told) == 1


def test_the_newest_of_a_large_feed() -> None:
    feed = "".join(ENTRY.format(source="https://code.example/bot", tag=f"v1.{minor}.0") for minor in range(200))
    assert newest(feed) == "v1.199.0"
    assert newest("<html>no feed") is None
