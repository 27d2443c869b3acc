"""An operator's first day with the real program: token in a file, link in the log, the operator's pages in /help."""

from __future__ import annotations

import asyncio
import re
import signal
from pathlib import Path
from typing import IO

from engine.tables.open.versions import RELEASE
from simulation.common import LOOP_TIMEOUT
from tests.e2e.conftest import Club, panel_of
from tests.e2e.faults.test_restart import process
from tests.e2e.operations.test_invitation import check_link
from tests.waiting import until


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
