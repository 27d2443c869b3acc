"""The screenshots of the guides: `python -m tools.screenshots` plays on a loopback Discord and writes them into docs/pictures/.

They show a turn as a player sees it on a phone: its post in Discord, the private panel, and the same table in the
browser. Computer players choose from one seed, so the turn is always the same. It needs the browser of `make
test-web`, and a font with emoji.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import socket
import tempfile
from pathlib import Path

import discord
from PIL import Image

from cogs.web.server import serve
from engine.games import load_games
from simulation import LoopbackDiscord, Message, User
from simulation.common import LOOP_TIMEOUT
from simulation.transcript import write_transcript
from tests.e2e.conftest import Club, opener, panel_of
from tests.e2e.playing import advised_by
from tests.web.chromium import Tab, chromium
from tools.gallery import FOLDER

NAMES = ("Marie", "Niels", "Lise")
TURNS = 30
"""Number of turns before the one that is shown."""
SCREEN = (400, 800)
DOTS = 2
COLORS = 255
LEAVE = """((id) => {
  for (const each of document.querySelectorAll(`article:not(#m${id}), .press, .notice, h1, figcaption, .pings, .edited`))
    each.remove();
  for (const each of document.querySelectorAll("header time")) each.textContent = "Today at 19:04";
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.data = texts.currentNode.data.replace(/\\p{Extended_Pictographic} /gu, "");
  return Math.ceil(document.querySelector("main").getBoundingClientRect().height);
})("%d")"""
"""Leaves one message of a transcript, without emojis, for which a font may be missing, and parts that Discord hides.

Returns its height.
"""


async def play(club: Club) -> tuple[User, Message]:
    """Let computer players choose for everyone until the turn to show; return its player and the post about it."""
    service, advice = club.bot.service, advised_by()
    await club.start("nucleum", len(NAMES))
    while True:
        open_table = await service.tables.in_channel(club.channel.id)
        seat = open_table.to_act()
        assert seat is not None
        assert seat.user is not None
        await club.told(open_table.table.id)  # so that each post is about one turn
        if open_table.game.turn_number(open_table.playing().state) > TURNS:
            return club.person(seat.user), club.channel.messages[-1]
        choice = await asyncio.to_thread(advice, open_table)
        await service.play.choose(open_table.table.id, seat.user, open_table.table.version, choice)


async def save(tab: Tab, name: str) -> None:
    """Write what a tab shows as a picture, in few enough colors to be small."""
    path = FOLDER / f"{name}.png"
    shown = Image.open(io.BytesIO(await tab.screenshot())).convert("RGB")
    shown.quantize(COLORS, dither=Image.Dither.NONE).save(path, optimize=True)
    print(f"{path.name}  {path.stat().st_size // 1024} KB")  # noqa: T201


async def show_message(tab: Tab, club: Club, viewer: User, message: Message, name: str) -> None:
    """Save a picture of one message, as high as the message is."""
    page = write_transcript(club.database.parent / f"{name}.html", club.channel, viewer=viewer)
    await tab.call("Page.navigate", url=page.as_uri())
    await tab.until(f"location.href === '{page.as_uri()}' && document.readyState === 'complete'")
    height = await tab.script(LEAVE % message.id)
    await tab.call(
        "Emulation.setDeviceMetricsOverride", width=SCREEN[0], height=height, deviceScaleFactor=DOTS, mobile=True
    )
    await tab.settle()
    await save(tab, name)


async def show_page(tab: Tab, club: Club, viewer: User, url: str) -> None:
    """Save a picture of the table's page in the browser."""
    secret = await club.bot.service.web_sessions.make_link(viewer.id, 1)
    await tab.call("Page.navigate", url=f"{url}/open#{secret}")
    await tab.until("document.getElementById('open')?.hidden === false")
    await tab.script("document.getElementById('open').click()")
    await tab.until("document.getElementById('board')?.dataset.drawn")
    await tab.settle()
    await save(tab, "turn-browser")


async def take(folder: Path) -> None:
    """Play, and write the pictures."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    url = f"http://localhost:{port}"
    async with chromium(folder / "profile") as browser, LoopbackDiscord(ack_limit=LOOP_TIMEOUT) as sim:
        guild = sim.add_guild("Board Game Club")
        people = [guild.add_member(name) for name in NAMES]
        boss = guild.add_member("boss", permissions=discord.Permissions(manage_guild=True))
        channel = guild.add_text_channel("games")
        club = Club(sim, guild, channel, people, boss, folder / "games.db", real_pictures=True)
        async with club.open() as bot, serve(bot, url, "127.0.0.1", port, megabytes=64, proxies=frozenset()) as pages:
            bot.pages = pages
            viewer, post = await play(club)
            panel = panel_of(await viewer.click(post, opener(post)))
            await sim.quiet()
            async with browser.tab(*SCREEN, dots=DOTS, phone=True, dark=True) as tab:
                await show_message(tab, club, viewer, post, "turn-post")
                await show_message(tab, club, viewer, panel, "turn-panel")
            async with browser.tab(*SCREEN, dots=DOTS, phone=True, dark=True) as tab:
                await show_page(tab, club, viewer, url)


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()  # there are no options but --help
    load_games()
    with tempfile.TemporaryDirectory() as scratch:
        asyncio.run(take(Path(scratch)))
