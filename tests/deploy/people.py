"""People who play a game of Nanotech on a loopback Discord, with only the information that they see there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from simulation import Guild, LoopbackDiscord, Message, NotAcknowledgedError, SimulatorError, User
from simulation.setting_up import set_up
from simulation.world.interactions import Reply
from tests.crash.driver import picks, sure_button
from tests.e2e.conftest import is_check, opener, opens, panel_of

T = TypeVar("T")

POST_SECONDS = 30.0
"""Seconds in which the post about a turn usually comes."""
PATIENCE = 240.0
"""Seconds in which people get an answer in the end, even after services were restarted."""

Opening = tuple[User, Callable[..., Coroutine[Any, Any, Reply]], tuple[Any, ...]]
"""A person, their action to open their panel, and its arguments."""


class Game:
    """A game of two people in its own channel."""

    def __init__(self, sim: LoopbackDiscord, guild: Guild, name: str) -> None:
        self.sim, self.channel = sim, guild.add_text_channel(name)
        self.people = [guild.add_member(f"{name}-{number}") for number in range(2)]
        self.turns, self.unposted, self._rng = 0, 0, random.Random(name)

    async def begin(self) -> None:
        """Open a table and start the game."""
        first, second = self.people
        await self._patiently(first.slash, self.channel, "new", game="nanotech")
        await self._patiently(second.slash, self.channel, "table join")
        await self._patiently(set_up, first, self.channel, target=5)  # a short game
        await self._patiently(first.slash, self.channel, "host start")
        asked = await self.channel.wait_for(lambda message: opens(message) or is_check(message))
        if is_check(asked):
            await self._patiently(second.click, asked, "I'm In")
        await self.channel.wait_for(opens)

    async def play(self, turns: int) -> None:
        """Take a number of turns, or play to the end."""
        for _ in range(turns):
            if self.over:
                return
            await self._turn()

    async def to_the_end(self) -> None:
        """Play until the game is over."""
        while not self.over:
            await self._turn()

    @property
    def over(self) -> bool:
        """True if the end was posted."""
        return any("The game is over" in each.text and each.pinged for each in self.channel.messages)

    async def _turn(self) -> None:
        """Take the next turn: with the button of the newest post, or by command if that post is no longer valid."""
        shown = []
        try:
            async with asyncio.timeout(PATIENCE):
                while (post := await self._next_post(0)) is not None:
                    opened: list[Opening] = [(person, person.click, (post, opener(post))) for person in post.pinged]
                    opened += [(person, person.slash, (self.channel, "turn")) for person in self.people]
                    for person, deed, given in opened:
                        try:
                            panel = panel_of(await deed(*given))
                        except (NotAcknowledgedError, SimulatorError):
                            continue  # the bot may be starting, or a newer post has replaced this one
                        if await self._shows_picks(person, panel):
                            await self._finish(person, panel)
                            return
                        shown.append(panel.text)
                    await asyncio.sleep(0.5)
        except TimeoutError as error:
            raise AssertionError(f"nobody can act: {shown[-3:]}") from error

    async def _finish(self, person: User, panel: Message) -> None:
        """Make choices until the panel offers none, and wait a while for the post about it."""
        before = max(each.id for each in self.channel.messages)
        while await self._shows_picks(person, panel):
            custom_id, value = self._rng.choice(picks(panel))
            if custom_id.startswith("s:"):
                await self._patiently(person.select, panel, [value], custom_id=custom_id)
            else:
                await self._patiently(person.click, panel, custom_id=custom_id)
            if (sure := sure_button(panel)) is not None:
                await self._patiently(person.click, panel, custom_id=sure)
        self.turns += 1
        try:
            async with asyncio.timeout(POST_SECONDS):
                await self._next_post(before)
        except TimeoutError:
            # The next turn is taken by command.
            self.unposted += 1

    async def _next_post(self, after: int) -> Message | None:
        """Wait for a post that asks a player to play, with an id above `after`; None if the game is over."""
        async with asyncio.timeout(PATIENCE):
            while not self.over:
                for message in reversed(self.channel.messages):
                    if opens(message) and message.pinged and message.id > after:
                        return message
                await asyncio.sleep(0.05)
        return None

    async def _shows_picks(self, person: User, panel: Message) -> bool:
        """Return whether a panel offers choices, after opening a group of them if it only shows groups."""
        if not picks(panel):
            shows = [
                each.custom_id for each in panel.buttons if "show:" in (each.custom_id or "") and not each.disabled
            ]
            if shows:
                await self._patiently(person.click, panel, custom_id=shows[0])
        return bool(picks(panel))

    async def _patiently(self, deed: Callable[..., Coroutine[Any, Any, T]], *given: Any, **more: Any) -> T:
        """Repeat something until the bot answers, as it may be starting."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return await deed(*given, **more)
                except (NotAcknowledgedError, SimulatorError):
                    await asyncio.sleep(0.5)
