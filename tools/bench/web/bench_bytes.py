"""Pages in the browser: the bytes that a page loads for the first picture, and for each turn when going from turn to turn.

Bytes count as they are sent, compressed and with the headers of HTTP/1.1, which HTTP/2 makes smaller. They do not
depend on the machine.
"""

from __future__ import annotations

import json
import tempfile
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp

from cogs.base.limits import Limit
from cogs.client.bot import GameBot
from cogs.web import server
from cogs.web.server import serve
from engine.kernel import OptionValue, seeded_rng
from engine.records.table import Person
from engine.service import GameService
from engine.storage.store import Store
from render.sheet import MANY

ADDRESS = "http://localhost:8080"
MUCH = Limit(at_once=10**6, a_second=10**6)
EXPANSIONS: dict[str, OptionValue] = {
    "map": "gibraltar",
    "auction": True,
    "court": True,
    "open_contracts": True,
    "promo_fragments": True,
    "promo_plant_bonuses": True,
    "special_buildings": True,
}


class Case(NamedTuple):
    """A game to look at: its number of players, its options, and the number of choices made.

    `first` is the aim for the first picture of the first of its `views`, which have the aims for a turn, all in
    bytes.
    """

    name: str
    game: str
    seats: int
    options: Mapping[str, OptionValue]
    choices: int
    first: int
    views: Mapping[str, int]


CASES = (
    Case(
        "base game",
        "nucleum",
        3,
        {},
        600,
        150_000,
        {"map": 10_000, "own-board.0": 60_000, "market": 60_000, "table": 60_000},
    ),
    Case("every expansion", "nucleum", 4, EXPANSIONS, 900, 220_000, {"map": 10_000, "table": 60_000}),
    Case("Nanotech", "nanotech", 3, {}, 90, 150_000, {"table": 60_000}),
)


class BrowserPage:
    """A page of a table that shows a view."""

    def __init__(self, browser: aiohttp.ClientSession, address: str, view: str) -> None:
        self._browser, self._address, self._view = browser, address, view
        self._tag, self._names = "", list[str]()
        self.last = 0

    async def go(self, turn: int) -> int:
        """Load a turn; return the bytes."""
        body, size = await self._load(f"turns/{turn}?view={self._view}&theme=light&known={self._tag}")
        shown: dict[str, Any] = json.loads(body)
        names = shown["names"]
        missing = [name for at, name in enumerate(names) if self._names[at : at + 1] != [name]]
        wanted = {shown["whole"]} if len(missing) > MANY * len(names) else set(missing)
        for name in wanted:
            size += (await self._load(f"pictures/{name}.webp"))[1]
        self._tag, self._names, self.last = shown["tag"], names, shown["last"]
        return size

    async def _load(self, path: str) -> tuple[bytes, int]:
        async with self._browser.get(f"{self._address}/{path}") as answer:
            body = await answer.read()
            heads = sum(len(name) + len(value) + 4 for name, value in answer.raw_headers)
            packed = "Content-Encoding" in answer.headers
            return zlib.decompress(body, 47) if packed else body, len(body) + heads + len("HTTP/1.1 200 OK\r\n\r\n")


async def table_of(service: GameService, case: Case, channel: int, guild: int = 1) -> int:
    """Play a game in a channel; return the number of its table."""
    people = [Person(seat + 1, name) for seat, name in enumerate(("ann", "ben", "cleo", "dan")[: case.seats])]
    table = await service.lobby.create(case.game, channel, people[0], guild=guild, options=dict(case.options))
    for person in people[1:]:
        await service.lobby.join(table.id, person)
    open_table, rng = await service.lobby.start(table.id, people[0].user), seeded_rng(4)
    for _ in range(case.choices):
        seat = open_table.to_act()
        if open_table.decision is None or seat is None or seat.user is None:
            break
        choice = rng.pick(open_table.decision.choices).id
        open_table, _ = await service.play.choose(table.id, seat.user, None, choice)
    return table.id


def line(case: Case, view: str, first: int, turns: Sequence[int]) -> str:
    """Return the table's line for a view; `turns` are in ascending order."""
    aim = f"(aim <= {case.first / 1e3:.0f})" if view == next(iter(case.views)) else ""
    return (
        f"{case.name + ', ' + view:25} first picture {first / 1e3:6.1f} kB {aim:13}"
        f" a turn: mean {sum(turns) / len(turns) / 1e3:5.1f} kB (aim <= {case.views[view] / 1e3:.0f}),"
        f" median {turns[len(turns) // 2] / 1e3:5.1f}, 9 of 10 <= {turns[len(turns) * 9 // 10] / 1e3:5.1f},"
        f" largest {turns[-1] / 1e3:5.1f}   n {len(turns)}"
    )


async def run() -> list[str]:
    """Load all turns of all cases; return the table's lines."""
    lines = []
    server.PERSON_LIMIT = server.PERSON_BUDGET = server.ADDRESS_LIMIT = MUCH
    with tempfile.TemporaryDirectory() as folder:
        async with Store.open(Path(folder) / "bench.db") as store:
            service = GameService(store)
            bot = GameBot(service)
            async with serve(bot, ADDRESS, "127.0.0.1", 0, megabytes=64, proxies=frozenset()) as pages:
                address = f"http://127.0.0.1:{pages.port}"
                for number, case in enumerate(CASES, 1):
                    table = await table_of(service, case, number)
                    async with aiohttp.ClientSession(
                        cookie_jar=aiohttp.CookieJar(unsafe=True), auto_decompress=False
                    ) as browser:
                        link = {"secret": await service.web_sessions.make_link(1, table), "use": True}
                        await browser.post(f"{address}/open", json=link, headers={"Origin": ADDRESS})
                        for view in case.views:
                            page = BrowserPage(browser, f"{address}/t/{table}", view)
                            first = await page.go(0)
                            turns = sorted([await page.go(turn) for turn in range(1, page.last + 1)])
                            lines.append(line(case, view, first, turns))
            await service.close()
    return lines
