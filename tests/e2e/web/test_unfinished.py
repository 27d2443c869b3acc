"""Unfinished turns, plans, notes and armed plans change nothing that other people receive."""

from __future__ import annotations

import json
from typing import Any

import aiohttp
import pytest

from cogs.client.bot import GameBot
from cogs.web import server
from engine.kernel import Match, Rng, seeded_rng
from engine.service import GameService
from tests.e2e.conftest import Club
from tests.e2e.web.test_newest import ask, visit
from tests.e2e.web.test_pages import browser, site


@pytest.fixture(autouse=True)
def _unlimited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "PERSON_LIMIT", None)
    monkeypatch.setattr(server, "PERSON_BUDGET", None)


def unfinished(match: Match[Any]) -> bool:
    """Return whether the table is in the middle of a turn."""
    return bool(match.since or match.final)


def turn_with_a_settled_choice(match: Match[Any], kinds: frozenset[str], rng: Rng) -> tuple[list[str], list[str]]:
    """Return the choices before and in a turn in which a choice of one of some kinds is settled, with others before and after."""
    made, begun, met, wanted = list[str](), 0, False, False
    while (decision := match.decision) is not None:
        choice, before = rng.pick(decision.choices), len(match.since)
        match.apply(choice.id)
        made.append(choice.id)
        if not unfinished(match):
            if wanted:
                break
            begun, met = len(made), False
        met = met or (choice.kind in kinds and before > 0 and not match.since)
        wanted = met and (wanted or bool(match.since))
    return made[:begun], made[begun:]


async def answers_of(visitor: aiohttp.ClientSession, url: str) -> dict[str, tuple[int, dict[str, str], bytes]]:
    """Return every answer about table 1 that a browser gets, by its path."""
    found = dict[str, tuple[int, dict[str, str], bytes]]()

    async def ask(path: str) -> Any:
        answer = await visitor.get(f"{url}/t/1{path}", headers={"Origin": url})
        headers = {name: value for name, value in answer.headers.items() if name != "Date"}
        found[path] = answer.status, headers, await answer.read()
        if path == "/newest":  # whom the table asks, and its newest post, are public in Discord
            news = {name: value for name, value in (await answer.json()).items() if name not in {"asked", "post"}}
            found[path] = answer.status, {**headers, "Content-Length": ""}, json.dumps(news).encode()
        assert answer.status == 200, path
        return await answer.json() if answer.content_type == "application/json" else None

    turn = await ask("/turns")
    for value, _ in turn["views"]:
        shown = await ask(f"/turns/{turn['last']}?view={value}")
        if shown["whole"]:
            await ask(f"/pictures/{shown['whole']}.webp")
    for value, _ in turn["texts"]:
        await ask(f"/texts/{value}")
    for path in ("/turns?theme=dark", f"/turns/{turn['last'] + 1}", "/words", f"/position/{turn['last']}", "/newest"):
        await ask(path)
    return found


class Watch:
    """The answers that other users' browsers have received so far, to compare with later ones."""

    def __init__(self, url: str, watchers: list[aiohttp.ClientSession]) -> None:
        self._url, self._watchers = url, watchers
        self._before = list[dict[str, Any]]()

    async def look(self) -> None:
        """Record everyone's current answers."""
        self._before = [await answers_of(each, self._url) for each in self._watchers]

    async def check(self, because: str) -> None:
        """Check that everyone gets the same, byte by byte."""
        for visitor, before in zip(self._watchers, self._before, strict=True):
            now = await answers_of(visitor, self._url)
            assert now.keys() == before.keys(), because
            assert not [path for path in now if now[path] != before[path]], because


async def actor(service: GameService) -> tuple[int, int]:
    """Return the active player of table 1, and its version."""
    now = await service.tables.look(1)
    seat = now.to_act()
    assert seat is not None
    assert seat.user is not None
    return seat.user, now.table.version


async def plan(bot: GameBot, waiting: int, watch: Watch) -> None:
    """Let a player who waits try a turn, keep it, arm it, write notes and disarm it."""
    planner, rng = bot.service.planner, seeded_rng(1)
    sandbox = await planner.begin(1, waiting)
    while not sandbox.ended and sandbox.decision is not None and not sandbox.decision.is_confirm:
        sandbox = await planner.choose(1, waiting, sandbox.table.version, rng.pick(sandbox.decision.choices).id)
    await watch.check("a turn is tried")
    await planner.keep(1, waiting, sandbox.table.version)
    await watch.check("a plan is kept")
    await planner.arm(1, waiting)
    await watch.check("a plan is armed")
    await planner.save_notes(1, waiting, "Take the market first.")
    await watch.check("notes are written")
    await planner.disarm(1, waiting)


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("nanotech", frozenset({"confirm"})),
        pytest.param("nucleum", frozenset({"develop", "contract"}), marks=pytest.mark.slow),
    ],
)
async def test_an_unfinished_turn_changes_nothing_that_others_get(
    club: Club, game: str, kinds: frozenset[str]
) -> None:
    """Not even the irrevocable part of it, which revealed something or makes another player answer."""
    async with site(club, game, choices=0) as (bot, _, url), browser() as ben, browser() as dan:
        service, match = bot.service, (await bot.service.tables.look(1)).match
        assert match is not None
        again: Match[Any] = Match(match.game, match.seats, match.seed, match.options, match.reshuffles)
        assert again.game.encode(again.state) == match.game.encode(match.state)
        earlier, turn = turn_with_a_settled_choice(again, kinds, seeded_rng(4))
        for choice in earlier:
            await service.play.choose(1, *await actor(service), choice)
        playing, _ = await actor(service)
        waiting = next(person for person in club.people[:2] if person.id != playing)
        await visit(ben, bot, url, waiting)
        await visit(dan, bot, url, club.people[3])
        watch, half, settled, before = Watch(url, [ben, dan]), 0, 0, await ask(ben, url)
        await watch.look()
        await plan(bot, waiting.id, watch)
        for choice in turn[:-1]:
            await service.play.choose(1, *await actor(service), choice)
            await watch.check(choice)
            match = (await service.tables.look(1)).match
            assert match is not None
            assert unfinished(match)
            settled += not match.since
            if match.since:
                half += 1
                await service.play.undo(1, *await actor(service))
                await watch.check("a choice is taken back")
                await service.play.redo(1, *await actor(service))
        assert half
        assert settled
        await service.play.choose(1, *await actor(service), turn[-1])
        news = [await ask(each, url, before["seen"]) for each in (ben, dan)]
        assert [(each["turn"], each["back"]) for each in news] == [(before["turn"] + 1, False)] * 2
