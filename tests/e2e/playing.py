"""How tests play whole games as people do: by slash commands, on the panel, or now so, now so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Literal

from cogs.play.play import GENERAL
from engine.kernel import CONFIRM, Rng, seeded
from engine.tables.manager import OpenTable
from engine.tables.service import GameService
from simulation import Message, User
from tests.e2e.conftest import Club, opener, panel_of
from tests.e2e.test_nanotech import go_on, press, to_act

Way = Literal["commands", "panel", "mixed"]
LOOK_EVERY = 10
"""Every so many turns the player waits for the post; on the panel, goes on from its buttons."""
UNDO_EVERY = 23
"""Every so many choices of a mixed game one is taken back and made again."""

Advice = Callable[[OpenTable], str]


def advised_by(computer: str = "solid") -> Advice:
    """Return advice from a computer player, which sees only what its seat may see."""

    def advice(live: OpenTable) -> str:
        assert live.decision is not None
        if live.decision.is_confirm:
            return CONFIRM
        rng = seeded(live.playing().state.ply)
        imagined = live.game.imagine(live.playing().state, live.decision.seat, rng.fork())
        return str(live.game.computer(computer).choose(imagined, live.decision, rng))

    return advice


async def play_on(service: GameService, channel: int, choices: int, *, kind: str = "") -> OpenTable:
    """Make at least so many choices at a channel's table, and more until one of `kind` is offered; return the table."""
    live, rng, made = await service.tables.in_channel(channel), seeded(4), 0
    while live.decision is not None and (made < choices or (kind and not live.decision.of_kind(kind))):
        seat, made = live.to_act(), made + 1
        assert seat is not None
        assert seat.user is not None
        choice = rng.pick(live.decision.choices).id
        live, _ = await service.play.choose(live.table.id, seat.user, live.table.version, choice)
    return live


def recorded(choices: list[str]) -> Advice:
    """Return advice that plays a recorded game."""
    coming: Iterator[str] = iter(choices)
    return lambda _: next(coming)


class Play:
    """A running game at a club's table, played to its end by `advice`. Counts choices and presses."""

    def __init__(self, club: Club, table: int, advice: Advice) -> None:
        self.club, self.table, self.advice = club, table, advice
        self.choices = self.turns = 0
        self._panel: tuple[User, Message] | None = None

    async def to_the_end(self, way: Way, most: int = 5000) -> Message:
        """Play until the game is over; return the post that says so."""
        rng = seeded(self.table)
        ways: tuple[Way, ...] = ("commands", "panel")
        live, actor = await to_act(self.club, self.table)
        while live.table.status == "running" and self.choices < most:
            self.turns += 1
            now = way if way != "mixed" else rng.pick(ways)
            live = await self._turn(live, actor, now, rng if way == "mixed" else None)
            if live.table.status == "running":
                live, actor = await to_act(self.club, self.table)
        end = await self.club.end_post()
        await self.club.told(self.table)
        return end

    async def _turn(self, live: OpenTable, actor: User, way: Way, rng: Rng | None) -> OpenTable:
        """Make choices until it is another seat's turn."""
        seat = live.to_act()
        if not self.turns % LOOK_EVERY:
            await self.club.told(self.table)
            assert self.club.channel.messages[-1].pinged == [actor]
        if way == "panel":
            self._panel = (actor, await self._open(actor))
        while live.table.status == "running" and live.to_act() is seat:
            choice = await asyncio.to_thread(self.advice, live)
            await self._choose(live, actor, choice, way)
            self.choices += 1
            after = await self.club.bot.service.tables.look(self.table)
            if rng is not None and self.choices % UNDO_EVERY == 0 and after.playing().since:
                await self._take_back(actor, way, choice)
            live = await self.club.bot.service.tables.look(self.table)
        return live

    async def _open(self, actor: User) -> Message:
        """Open the panel: from the newest post if it is there, else by the command, which need not wait for it."""
        if self.turns % LOOK_EVERY:
            return panel_of(await actor.slash(self.club.channel, "turn"))
        post = self.club.channel.messages[-1]
        return panel_of(await actor.click(post, opener(post)))

    async def _choose(self, live: OpenTable, actor: User, choice: str, way: Way) -> None:
        if way == "panel":
            assert self._panel is not None
            await press(actor, self._panel[1], choice)
            return
        assert live.decision is not None
        commands = {kind: command for command in (*live.game.guide.commands, *GENERAL) for kind in command.kinds}
        command = commands.get(live.decision.by_id[choice].kind, GENERAL[0])
        given = {} if command.parameter is None else {command.parameter: choice}
        reply = await actor.slash(self.club.channel, f"{live.table.game} {command.name}", options=given)
        await go_on(actor, panel_of(reply), choice)

    async def _take_back(self, actor: User, way: Way, choice: str) -> None:
        """Take the last choice back and make it again."""
        if way == "panel":
            assert self._panel is not None
            await actor.click(self._panel[1], "Undo")
        else:
            await actor.slash(self.club.channel, f"{(await self._live()).table.game} undo")
        live = await self._live()
        assert live.decision is not None
        assert choice in live.decision.by_id
        await self._choose(live, actor, choice, way)

    async def _live(self) -> OpenTable:
        return await self.club.bot.service.tables.look(self.table)
