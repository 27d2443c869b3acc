"""People who play at many tables at the same time, by real presses on a bot in another process."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

from simulation import Channel, LoopbackDiscord, Message, SimulatorError, User
from simulation.checks.components import BUTTON, STRING_SELECT
from simulation.world.interactions import COMMAND, COMPONENT, Interaction
from simulation.world.values import OptionReader
from tools.bench.figures import Samples, processor_time

Pause = tuple[float, float]
READING, BETWEEN = (2.0, 4.0), (0.15, 0.5)
"""Seconds that a person reads a new panel or a turn to confirm, and seconds between two choices."""
PICTURE_SECONDS = 60.0
FLOOR, WARM_UP, FLOORS = "/help", 10, 40


class LoadTable(NamedTuple):
    """A table's channel and players."""

    channel: Channel
    people: list[User]


@dataclass
class PeoplesPresses:
    """The measurements of people who play."""

    acknowledged: Samples = field(default_factory=lambda: Samples("press -> acknowledgement"))
    pictured: Samples = field(default_factory=lambda: Samples("turn confirmed -> its post has its picture"))
    presses: int = 0
    turns: int = 0
    lost: int = 0


class SimulatedPerson:
    """One of many people who play at the same time: takes any available turn at tables of their own.

    They pause like a reader, or for `think` seconds. What they do is added to `step` while there is one.
    """

    def __init__(self, sim: LoopbackDiscord, places: list[LoadTable], seed: int, think: Pause | None) -> None:
        self.sim, self.places, self.rng = sim, places, random.Random(seed)
        self.reading, self.between = think or READING, think or BETWEEN
        self.step: PeoplesPresses | None = None
        self.stopped = False
        self._told: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        """Play until stopped."""
        while True:
            for place in self.places:
                for actor in place.people:
                    if self.stopped:  # a cancellation is lost if the awaited event happens at the same moment
                        return
                    with contextlib.suppress(TimeoutError, SimulatorError):
                        await self._turn(place.channel, actor)

    async def _press(self, interaction: Interaction, pause: Pause) -> None:
        try:
            await self.sim.changes.until(lambda: interaction.answer, 10)
        except TimeoutError:
            if self.step is not None:
                self.step.lost += 1
            raise
        if self.step is not None:
            self.step.presses += 1
            self.step.acknowledged.seconds.append(interaction.acknowledged_after or 0.0)
        await asyncio.sleep(self.rng.uniform(*pause))

    async def _turn(self, channel: Channel, actor: User) -> None:
        located = self.sim.commands.locate(actor, channel, "turn")
        opened = actor._send(COMMAND, channel, OptionReader(self.sim, located, channel).command_data({}), "/turn")
        await self._press(opened, self.reading)
        panel = opened.original
        while panel is not None and (picks := _picks(panel, self.rng)):
            custom_id, values = self.rng.choice(picks)
            pressed: dict[str, object] = {"custom_id": custom_id, "component_type": BUTTON}
            if values:
                pressed |= {"component_type": STRING_SELECT, "values": values}
            before = _texts(channel)
            sent = actor._send(COMPONENT, channel, pressed, custom_id, panel)
            begun = time.perf_counter()
            if custom_id.endswith(":confirm") and self.step is not None:
                self.step.turns += 1
                told = asyncio.create_task(self._picture(channel, before, begun, self.step))
                self._told.add(told)
                told.add_done_callback(self._told.discard)
            await self._press(sent, self.between if len(picks) > 1 else self.reading)

    async def _picture(self, channel: Channel, before: dict[int, str], begun: float, step: PeoplesPresses) -> None:
        """Record the time until the picture of a turn's post.

        Within a round of Nanotech, a post may have none, or be the one before with another line.
        """
        post: Message | None = None

        def has_picture() -> bool | None:
            nonlocal post
            post = post or next((each for each in channel.messages if each.id not in before and each.mentions), None)
            return True if post is not None and post.files else None

        try:
            await self.sim.changes.until(has_picture, PICTURE_SECONDS)
        except TimeoutError:
            step.lost += _texts(channel) == before
        else:
            step.pictured.seconds.append(time.perf_counter() - begun)

    async def wait_for_pictures(self) -> None:
        """Wait until every turn has its picture, or will not get one."""
        while self._told:
            await asyncio.wait(set(self._told))


def _texts(channel: Channel) -> dict[int, str]:
    """Return the texts of a channel's messages by their ids."""
    return {message.id: message.content for message in channel.messages}


def _picks(panel: Message, rng: random.Random) -> list[tuple[str, list[str]]]:
    """Return the choices of a panel, one entry of each menu."""
    found: list[tuple[str, list[str]]] = [
        (button.custom_id, [])
        for button in panel.buttons
        if button.custom_id and ":pick:" in button.custom_id and not button.disabled
    ]
    menus = [menu for menu in panel.selects if ":pick:" in menu.custom_id]
    return found + [(menu.custom_id, [rng.choice(menu.options).value]) for menu in menus]


@asynccontextmanager
async def playing(
    sim: LoopbackDiscord, places: list[LoadTable], count: int, think: Pause | None = None
) -> AsyncIterator[list[SimulatedPerson]]:
    """Let `count` people play during the block, and then wait until every turn has its picture."""
    people = [SimulatedPerson(sim, places[seed::count], seed, think) for seed in range(count)]
    tasks = [asyncio.create_task(person.play()) for person in people]
    yield people
    for person, task in zip(people, tasks, strict=True):
        person.step, person.stopped = None, True
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(person.wait_for_pictures() for person in people))


async def floor_of(sim: LoopbackDiscord, places: list[LoadTable], pid: int) -> tuple[Samples, float]:
    """Return the acknowledgements of `/help`, which needs no table, and the processor seconds of one, while no one plays."""
    samples, used = Samples(FLOOR), 0.0
    for number in range(WARM_UP + FLOORS):
        if number == WARM_UP:
            samples.seconds, used = [], processor_time(pid)
        channel, people = places[number % len(places)]
        reply = await people[0].slash(channel, "help")
        samples.seconds.append(reply.acknowledged_after or 0.0)
    await sim.quiet(0.5, timeout=60)
    return samples, (processor_time(pid) - used) / FLOORS
