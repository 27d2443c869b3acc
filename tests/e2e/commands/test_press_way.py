"""The path of a press through the code: the folders it visits and returns to, and the functions it calls.

A panel is built at each press, so repeated work on the way costs every player, every time.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from inspect import CO_GENERATOR
from pathlib import Path
from statistics import median
from types import CodeType, FrameType
from typing import NamedTuple

from engine.kernel import seeded_rng
from tests.e2e.conftest import Club, panel_of
from tests.e2e.games.test_nanotech import press, to_act

ROOT = Path(__file__).resolve().parents[3]
PARTS = tuple(f"{ROOT / part}/" for part in ("cogs", "engine", "render"))
DISCORD = PARTS[0]
TURNS = 14
MIN_PRESSES = 50


class Calls(NamedTuple):
    """Numbers of calls of the bot's functions in presses, not counting library functions."""

    median: float
    p90: int
    largest: int


MAX_CALLS = Calls(1850, 4400, 9000)
"""Of all presses. A panel's cost depends on its question: it is highest if a railway tile has 31 spaces."""
PROFILE = {
    "cogs/answers/panel/choice_rows.py": 89,
    "cogs/answers/writer.py": 130,
    "cogs/base/items.py": 90,
    "engine/catalogue.py": 119,
    "engine/kernel/decision.py": 51,
    "engine/kernel/game.py": 77,
    "engine/kernel/match.py": 43,
    "engine/kernel/rng.py": 38,
    "engine/kernel/text.py": 96,
    "engine/nucleum/library.py": 149,
    "engine/nucleum/rules/map/counting.py": 52,
    "engine/records/table.py": 44,
    "engine/tables/manager.py": 32,
    "engine/tables/open/open_table.py": 41,
    "engine/tables/turn/question.py": 44,
}
"""Mean numbers of calls in a press by module when `MAX_CALLS` was last set, of the modules with at least thirty."""
MAX_FOLDERS = 34
"""Maximum number of folders whose functions are called: two more if the picture is drawn in time."""
MAX_RETURNS = 150
"""Maximum number of times that the path through the Discord layer returns to a folder that it has left."""


class Call(NamedTuple):
    """A call of a function of the bot by another one (None: by a library)."""

    caller: CodeType | None
    called: CodeType


class Trace:
    """The calls that are made in tasks, in their order."""

    def __init__(self) -> None:
        # Tasks and not their ids: another task may get the id of one that is gone.
        self._calls: list[tuple[asyncio.Task[object] | None, Call]] = []

    def note(self, frame: FrameType, event: str, _arg: object) -> None:
        """Record a call; resuming a generator is not one."""
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(PARTS):
            return
        if code.co_flags & CO_GENERATOR and frame.f_lasti > 0:
            return
        try:
            task = asyncio.current_task()
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
    """Trace all calls within the block."""
    trace, before = Trace(), sys.getprofile()
    sys.setprofile(trace.note)
    try:
        yield trace
    finally:
        sys.setprofile(before)


def folder_of(code: CodeType) -> str:
    """Return the folder of a function, from the root of the tree."""
    return Path(code.co_filename).relative_to(ROOT).parent.as_posix()


def calls_in(presses: Sequence[Sequence[Call]]) -> Calls:
    """Return the median, the 90th percentile and the largest number of calls in presses."""
    counts = sorted(map(len, presses))
    return Calls(median(counts), counts[int(len(counts) * 0.9)], counts[-1])


def by_module(presses: Sequence[Sequence[Call]]) -> dict[str, int]:
    """Return the mean numbers of calls in a press by module, of the modules with at least thirty."""
    files = Counter(call.called.co_filename for calls in presses for call in calls)
    means = ((name, round(number / len(presses))) for name, number in sorted(files.items()))
    return {Path(name).relative_to(ROOT).as_posix(): mean for name, mean in means if mean >= 30}


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
    """The calls in a series of presses in a game of two, and the folders on their way."""
    every: list[list[Call]] = []
    async with club.open() as bot:
        await club.without_limit()
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
                open_table = await bot.service.tables.look(table)
                if calls := trace.of_press():
                    every.append(calls)
            await club.told(table)
    assert len(every) >= MIN_PRESSES
    counted, profile = calls_in(every), by_module(every)
    grown = sorted(profile, key=lambda module: PROFILE.get(module, 0) - profile[module])[:3]
    more = ", ".join(f"{module} {PROFILE.get(module, 0)} -> {profile[module]}" for module in grown)
    within = all(have <= most for have, most in zip(counted, MAX_CALLS, strict=True))
    assert within, f"{counted}, at most {MAX_CALLS}; most has grown: {more}. If it is worth it, PROFILE = {profile}"
    ways = sorted((way(calls) for calls in every), key=len)
    assert median(len({folder_of(call.called) for call in each}) for each in every) <= MAX_FOLDERS
    assert median(len(each) - len(set(each)) for each in ways) <= MAX_RETURNS, ways[len(ways) // 2]
