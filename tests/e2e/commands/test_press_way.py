"""How far the press of a choice goes through the code: the folders it visits and returns to, and the functions it calls.

A panel is built with each press, so what is asked or said twice on its way costs every player, every time.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from inspect import CO_GENERATOR
from pathlib import Path
from statistics import median
from types import CodeType, FrameType
from typing import NamedTuple

from engine.kernel import seeded_rng
from tests.e2e.conftest import Club, panel_of
from tests.e2e.test_nanotech import press, to_act

ROOT = Path(__file__).resolve().parents[3]
PARTS = tuple(f"{ROOT / part}/" for part in ("cogs", "engine", "render"))
DISCORD = PARTS[0]
TURNS = 14
MIN_PRESSES = 50

MAX_CALLS = 1700
"""Median of the calls of functions of the bot in a press, library functions left out."""
MAX_CALLS_OF_HEAVY = 5500
"""The same for the 95th percentile."""
MAX_CALLS_OF_ANY = 14_000
"""The same for the largest: the space of a railway is asked next, with 31 choices, each with what it brings and a short name."""
MAX_FOLDERS = 13
"""Most folders whose functions are called; those of a game's rules count as one, and so do those of the database."""
MAX_RETURNS = 72
"""How often at most the way through the Discord layer comes back to a folder that it has left."""


class Call(NamedTuple):
    """A call of a function of the bot by another one (None: by a library)."""

    caller: CodeType | None
    called: CodeType


class Trace:
    """The calls that are made in tasks, in their order."""

    def __init__(self) -> None:
        self._calls: list[tuple[int, Call]] = []

    def note(self, frame: FrameType, event: str, _arg: object) -> None:
        """Note a call; it is none when a generator goes on."""
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(PARTS):
            return
        if code.co_flags & CO_GENERATOR and frame.f_lasti > 0:
            return
        try:
            task = id(asyncio.current_task())
        except RuntimeError:  # in a thread
            return
        back = frame.f_back
        while back is not None and not back.f_code.co_filename.startswith(PARTS):
            back = back.f_back
        self._calls.append((task, Call(back.f_code if back is not None else None, code)))

    def of_press(self) -> list[Call]:
        """Return the calls from the press of a choice on, in the task that answers it; none without such a press."""
        mine = {task for task, call in self._calls if call.called.co_name == "press_pick"}
        return [call for task, call in self._calls if task in mine]


@contextmanager
def traced() -> Iterator[Trace]:
    """Trace all calls meanwhile."""
    trace, before = Trace(), sys.getprofile()
    sys.setprofile(trace.note)
    try:
        yield trace
    finally:
        sys.setprofile(before)


def folder_of(code: CodeType) -> str:
    """Return the folder of a function; those of one game, of its pictures, and of the database are one."""
    folder = Path(code.co_filename).relative_to(ROOT).parent
    return "/".join(folder.parts[:2] if {"nucleum", "storage"} & set(folder.parts) else folder.parts)


def way(calls: Sequence[Call]) -> list[str]:
    """Return the folders on the way through the Discord layer, in order, from the press on.

    Its own functions are followed; what they call elsewhere is one visit. A call in a loop counts once.
    """
    seen, found = set[Call](), list[str]()
    start = next(number for number, call in enumerate(calls) if call.called.co_name == "press_pick")
    for call in calls[start:]:
        if call in seen or (call.caller is not None and not call.caller.co_filename.startswith(DISCORD)):
            continue
        seen.add(call)
        for code in call:
            if code is not None and (not found or found[-1] != folder_of(code)):
                found.append(folder_of(code))
    return found


async def test_the_press_of_a_choice_takes_no_detours(club: Club) -> None:
    """Medians of a series of presses in a game of two, and its most expensive ones."""
    presses: list[list[Call]] = []
    async with club.open() as bot:
        await club.start("nucleum", 2)
        table = (await bot.service.tables.in_channel(club.channel.id)).table.id
        rng = seeded_rng(8)
        for _ in range(TURNS):
            open_table, actor = await to_act(club, table)
            panel = panel_of(await actor.slash(club.channel, "turn"))
            seat = open_table.to_act()
            while open_table.to_act() is seat:
                assert open_table.decision is not None
                with traced() as trace:
                    await press(actor, panel, rng.pick(open_table.decision.choices).id)
                presses += [calls] if (calls := trace.of_press()) else []
                open_table = await bot.service.tables.look(table)
            await club.told(table)
    ways = sorted((way(calls) for calls in presses), key=len)
    assert len(presses) >= MIN_PRESSES
    counts = sorted(map(len, presses))
    assert median(counts) <= MAX_CALLS
    assert counts[int(len(counts) * 0.95)] <= MAX_CALLS_OF_HEAVY
    assert counts[-1] <= MAX_CALLS_OF_ANY
    assert median(len({folder_of(call.called) for call in each}) for each in presses) <= MAX_FOLDERS
    assert median(len(each) - len(set(each)) for each in ways) <= MAX_RETURNS, ways[len(ways) // 2]
