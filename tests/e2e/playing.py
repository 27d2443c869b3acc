"""Helpers that play whole games as people do: by slash commands, on the panel, or with both alternately."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Literal

from cogs.play.play import ANYTHING
from engine.kernel import CONFIRM, Rng, seeded_rng
from engine.service import GameService
from engine.tables.open.open_table import OpenTable
from simulation import Message, User
from tests.e2e.conftest import Club, opener, panel_of
from tests.e2e.games.test_nanotech import go_on, press, to_act

Way = Literal["commands", "panel", "mixed"]
LOOK_EVERY = 10
"""Number of turns after which the player waits for the post; on the panel, continues from its buttons."""
UNDO_EVERY = 23
"""Number of choices of a mixed game after which one is taken back and made again."""

Advice = Callable[[OpenTable], str]


def advised_by(computer: str = "solid") -> Advice:
    """Return advice from a computer player, which sees only what its seat may see."""

    def advice(open_table: OpenTable) -> str:
        assert open_table.decision is not None
        if open_table.decision.is_confirm:
            return CONFIRM
        rng = seeded_rng(open_table.playing().state.ply)
        imagined = open_table.game.imagine(open_table.playing().state, open_table.decision.seat, rng.fork())
        return str(open_table.game.computer(computer).choose(imagined, open_table.decision, rng))

    return advice


def command_for(open_table: OpenTable, choice: str) -> tuple[str, str | None]:
    """Return the slash command that makes a choice of the open decision, and the option that takes its id, if any."""
    decision, game = open_table.decision, open_table.game
    assert decision is not None
    if choice == CONFIRM:
        return CONFIRM, None
    commands = {kind: command for command in game.guide.commands for kind in command.kinds}
    command = commands.get(decision.by_id[choice].kind, ANYTHING)
    return f"{game.id} {command.name}", command.parameter


async def play_on(service: GameService, channel: int, choices: int, *, kind: str = "") -> OpenTable:
    """Make at least this many choices at a channel's table, and more until one of `kind` is offered; return the table."""
    open_table, rng, made = await service.tables.in_channel(channel), seeded_rng(4), 0
    while open_table.decision is not None and (made < choices or (kind and not open_table.decision.of_kind(kind))):
        seat, made = open_table.to_act(), made + 1
        assert seat is not None
        assert seat.user is not None
        choice = rng.pick(open_table.decision.choices).id
        open_table, _ = await service.play.choose(open_table.table.id, seat.user, open_table.table.version, choice)
    return open_table


class Recorded:
    """Advice that plays a recorded game; `coming` are the choices still to be made."""

    def __init__(self, choices: Sequence[str]) -> None:
        self.coming = list(choices)

    def __call__(self, _: OpenTable) -> str:
        return self.coming.pop(0)


class Play:
    """A running game at a club's table, played to its end by `advice`. Counts choices and presses."""

    def __init__(self, club: Club, table: int, advice: Advice) -> None:
        self.club, self.table, self.advice = club, table, advice
        self.choices = self.turns = 0
        self._panel: tuple[User, Message] | None = None

    async def to_the_end(self, way: Way, most: int = 5000) -> Message:
        """Play until the game is over; return the post that says so."""
        rng = seeded_rng(self.table)
        ways: tuple[Way, ...] = ("commands", "panel")
        open_table, actor = await to_act(self.club, self.table)
        while open_table.table.status == "running" and self.choices < most:
            self.turns += 1
            now = way if way != "mixed" else rng.pick(ways)
            open_table = await self._turn(open_table, actor, now, rng if way == "mixed" else None)
            if open_table.table.status == "running":
                open_table, actor = await to_act(self.club, self.table)
        end = await self.club.end_post()
        await self.club.told(self.table)
        return end

    async def _turn(self, open_table: OpenTable, actor: User, way: Way, rng: Rng | None) -> OpenTable:
        """Make choices until it is another seat's turn."""
        seat = open_table.to_act()
        if not self.turns % LOOK_EVERY:
            await self.club.told(self.table)
            assert actor in self.club.channel.messages[-1].pinged
        if way == "panel":
            self._panel = (actor, await self._open(actor))
        while open_table.table.status == "running" and open_table.to_act() is seat:
            choice = await asyncio.to_thread(self.advice, open_table)
            before = open_table.playing().state.ply
            await self._choose(open_table, actor, choice, way)
            self.choices += await self._made(before, actor, choice)
            after = await self.club.bot.service.tables.look(self.table)
            if rng is not None and self.choices % UNDO_EVERY == 0 and after.playing().since:
                await self._take_back(actor, way, choice)
            open_table = await self.club.bot.service.tables.look(self.table)
        return open_table

    async def _open(self, actor: User) -> Message:
        """Open the panel: from the newest post if it is there, else by the command, which need not wait for it."""
        if self.turns % LOOK_EVERY:
            return panel_of(await actor.slash(self.club.channel, "turn"))
        post = self.club.channel.messages[-1]
        return panel_of(await actor.click(post, opener(post)))

    async def _choose(self, open_table: OpenTable, actor: User, choice: str, way: Way) -> None:
        if way == "panel":
            assert self._panel is not None
            coming = self.advice.coming if isinstance(self.advice, Recorded) else ()
            await press(actor, self._panel[1], choice, coming[:2])
            return
        command, option = command_for(open_table, choice)
        reply = await actor.slash(self.club.channel, command, options={option: choice} if option else {})
        await go_on(actor, panel_of(reply), choice)

    async def _made(self, before: int, actor: User, choice: str) -> int:
        """Return the number of choices that a press or command has made since the ply `before`.

        In a recorded game, implied choices that differ from the recording are taken back.
        """
        open_table = await self.club.bot.service.tables.look(self.table)
        if choice == CONFIRM or open_table.table.status != "running":
            return 1
        after = open_table.playing()
        if not isinstance(self.advice, Recorded):
            return max(1, int(after.state.ply) - before)
        coming = self.advice.coming
        while (more := int(after.state.ply) - before - 1) > 0 and after.since[-more:] != coming[:more]:
            await actor.slash(self.club.channel, "undo")
            after = (await self.club.bot.service.tables.look(self.table)).playing()
        del coming[: max(0, more)]
        return max(0, more) + 1

    async def _take_back(self, actor: User, way: Way, choice: str) -> None:
        """Undo the last choice, and one by one the choices it implied, and then repeat it."""
        offered = False
        while not offered:
            assert (await self._open_table()).playing().since, f"{choice} was not taken back"
            if way == "panel":
                assert self._panel is not None
                await actor.click(self._panel[1], "Undo")
            else:
                await actor.slash(self.club.channel, "undo")
            open_table = await self._open_table()
            offered = open_table.decision is not None and choice in open_table.decision.by_id
        await self._choose(open_table, actor, choice, way)

    async def _open_table(self) -> OpenTable:
        return await self.club.bot.service.tables.look(self.table)
