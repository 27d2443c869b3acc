"""The operator and the operator's pages: on the first day, in /help, under My Data, and with errors to report."""

from __future__ import annotations

import asyncio
import re
import signal
from pathlib import Path
from typing import IO

import pytest

from cogs.base.operator_links import OperatorLinks, about_line
from engine.catalogue import catalogue, locales
from engine.kernel import text
from engine.records.errors import NewerFault, StoreFault
from engine.tables.open.versions import RELEASE
from simulation.common import LOOP_TIMEOUT
from tests.e2e.conftest import Club, panel_of
from tests.e2e.faults.test_restart import process
from tests.e2e.operations.test_invitation import check_link
from tests.waiting import until

ALL = OperatorLinks(
    policy="https://games.example/privacy",
    terms="https://games.example/terms",
    contact="https://discord.gg/games",
    source="https://code.example/bot",
)


async def last_line(club: Club) -> str:
    """Return the last line of /help."""
    return panel_of(await club.people[0].slash(club.channel, "help")).text.splitlines()[-1]


async def test_without_settings_the_version_and_the_owner_are_named(club: Club) -> None:
    club.sim.application_owner.name = "Ms_Host_"
    async with club.open():
        assert await last_line(club) == rf"-# Version {RELEASE} · run by Ms\_Host\_"
        page = panel_of(await club.people[0].slash(club.channel, "settings"))
        data = panel_of(await club.people[0].click(page, "My Data"))
        assert [each.url for each in data.buttons if each.url] == []


async def test_with_all_settings(club: Club) -> None:
    async with club.open(links=ALL):
        assert await last_line(club) == (
            f"-# Version {RELEASE} · run by developer · [Report a problem](<https://discord.gg/games>)"
            " · [Privacy Policy](<https://games.example/privacy>) · [Terms](<https://games.example/terms>)"
            " · [Source](<https://code.example/bot>)"
        )
        page = panel_of(await club.people[0].slash(club.channel, "settings"))
        data = panel_of(await club.people[0].click(page, "My Data"))
        assert [(each.label, each.url) for each in data.buttons if each.url] == [
            ("Privacy Policy", ALL.policy),
            ("Terms", ALL.terms),
        ]


@pytest.mark.parametrize(
    ("links", "said"),
    [
        (OperatorLinks(contact="bot_host@example.org"), r" · Report a problem: bot\_host@example.org"),
        (OperatorLinks(source=ALL.source), f" · [Report a problem](<{ALL.source}>) · [Source](<{ALL.source}>)"),
        (OperatorLinks(terms=ALL.terms), f" · [Terms](<{ALL.terms}>)"),
    ],
)
def test_with_some_settings(links: OperatorLinks, said: str) -> None:
    assert about_line(None, links, catalogue("en")) == f"-# Version {RELEASE}{said}"


@pytest.mark.parametrize(
    ("source", "place"),
    [
        ("https://github.com/club/bot", "https://github.com/club/bot/blob/HEAD/docs/"),
        ("https://gitlab.com/club/bot/", "https://gitlab.com/club/bot/-/blob/HEAD/docs/"),
        (ALL.source, ""),
        ("", ""),
    ],
)
async def test_the_guides_are_linked_where_the_source_is_known(club: Club, source: str, place: str) -> None:
    async with club.open(links=OperatorLinks(source=source)):
        page = panel_of(await club.people[0].slash(club.channel, "help"))
        assert (f"[Player's guide](<{place}player.md>)" in page.text) is bool(place)
        hosting = panel_of(await club.people[0].click(page, "Hosting")).text
        assert (f"[Guide for server managers](<{place}server.md>)" in hosting) is bool(place)


@pytest.mark.parametrize("locale", locales())
async def test_the_longest_addresses_leave_room_for_the_help(club: Club, locale: str) -> None:
    longest = f"https://github.com/{'x' * 231}"
    links = OperatorLinks(longest, longest, longest[:200], longest)
    eva = club.guild.add_member("eva", locale="en-US" if locale == "en" else locale)
    async with club.open(links=links):
        await club.new_table("nanotech", 1)
        content = panel_of(await eva.slash(club.channel, "help")).text
        assert content.endswith(f"(<{longest}>)")
        assert len(content) < 1900


@pytest.mark.parametrize(
    ("error", "reported"),
    [
        (RuntimeError("a bug"), True),
        (StoreFault("full", text("error-not-saved-full")), True),
        (StoreFault("broken", text("error-not-saved")), True),
        (NewerFault("table 1"), True),
        (StoreFault("busy", text("error-not-saved-busy")), False),
    ],
)
async def test_what_is_to_be_reported_says_where(club: Club, error: Exception, reported: bool) -> None:
    ann = club.people[0]
    async with club.open(links=ALL) as bot:

        async def fails(*_given: object) -> None:
            raise error

        bot.service.tables.in_channel = fails  # type: ignore[method-assign, assignment]
        said = panel_of(await ann.slash(club.channel, "help")).text
        assert said.endswith("\nReport it here: <https://discord.gg/games>") is reported


async def test_settings_reach_the_bot(club: Club, tmp_path: Path) -> None:
    token = tmp_path / "token"
    token.write_text(f"{club.sim.token}\n")
    settings = {
        "DISCORD_TOKEN": "",
        "DISCORD_TOKEN_FILE": str(token),
        "LOG_LEVEL": "INFO",
        "POLICY_URL": "https://games.example/privacy",
        "TERMS_URL": "https://games.example/terms",
        "CONTACT": "bot@games.example",
        "SOURCE": "https://code.example/bot",
    }
    log = tmp_path / "log"
    club.guild.add_member(club.sim.application_owner)
    with log.open("wb") as out:
        await read_help(club, settings, log, out)
    said = log.read_text()
    (link,) = re.findall(r"to invite the bot to a server .*: (https://\S+)", said)
    check_link(link, club.sim.bot.id)
    assert club.sim.token not in said


async def read_help(club: Club, settings: dict[str, str], log: Path, out: IO[bytes]) -> None:
    """Run the program with its log in the open file `out`, until it has logged the link, and read its owner's help."""
    owner = club.sim.application_owner
    async with process(club, settings, stdout=out, stderr=out) as child:
        await until(lambda: "to invite the bot" in log.read_text())
        page = panel_of(await owner.slash(club.channel, "help"))
        assert page.text.splitlines()[-1] == (
            f"-# Version {RELEASE} · run by developer · Report a problem: bot@games.example"
            " · [Privacy Policy](<https://games.example/privacy>) · [Terms](<https://games.example/terms>)"
            " · [Source](<https://code.example/bot>)"
        )
        link = next(each.url for each in page.buttons if each.label == "Invite the Bot")
        check_link(link or "", club.sim.bot.id)
        child.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(child.wait(), LOOP_TIMEOUT) == 0
