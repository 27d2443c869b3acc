"""Finds leftovers: a task, thread or process that outlives its test could log an error in another one or delay it."""

from __future__ import annotations

import asyncio
import threading
import time
from asyncio import runners
from collections.abc import Iterator
from concurrent.futures.process import _ExecutorManagerThread
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
FOLDERS = tuple(f"{ROOT / folder}/" for folder in ("cogs", "engine", "render"))

ENDING_SECONDS = 30.0
"""Seconds that a thread or process may take to end after a request to stop."""
SHARED = ("multiprocessing.forkserver", "multiprocessing.resource_tracker", "bin/postgres", "thread tidying")
"""Parts of the names of things that all tests share once one of them has started them."""


class LeftoverError(AssertionError):
    """A task, thread or process outlives its test."""


def is_of_the_product(task: asyncio.Task[Any]) -> bool:
    """Return whether a task runs a coroutine of the product, if only as a listener, and not one of a library or a test."""
    code = getattr(task.get_coro(), "cr_code", None)
    listens = task.get_name().startswith(("discord.py: on_", "discord-ui-", "CommandTree-"))
    return listens or (code is not None and code.co_filename.startswith(FOLDERS))


@contextmanager
def checked_for_leftovers() -> Iterator[None]:
    """Raise LeftoverError if a task of the product runs when the event loop of a test is closed."""
    cancel_all = runners._cancel_all_tasks  # type: ignore[attr-defined]

    def cancel_and_tell(loop: asyncio.AbstractEventLoop) -> None:
        left = [
            f"{task.get_name()}: {task.get_coro()}" for task in asyncio.all_tasks(loop) if is_of_the_product(task)
        ]
        cancel_all(loop)
        if left:
            raise LeftoverError("\n".join(sorted(left)))

    runners._cancel_all_tasks = cancel_and_tell  # type: ignore[attr-defined]
    try:
        yield
    finally:
        runners._cancel_all_tasks = cancel_all  # type: ignore[attr-defined]


def threads_and_processes() -> set[str]:
    """Return the threads and the child processes of this process, except for those that tests share (`KeptProcesses`)."""
    found = {f"thread {thread.name} {thread.ident}" for thread in threading.enumerate() if not is_shared(thread)}
    for children in Path("/proc/self/task").glob("*/children"):
        with suppress(OSError):  # one of them has just ended
            for child in children.read_text().split():
                command = Path(f"/proc/{child}/cmdline").read_text().replace("\0", " ")
                if command:  # otherwise it has ended, and only its exit code was not read
                    found.add(f"process {child}: {command}")
    return {each for each in found if not any(name in each for name in SHARED)}


def is_shared(thread: threading.Thread) -> bool:
    """Return whether a thread belongs to a pool of processes, or waits for the end of the process that a stopped bot is in."""
    return isinstance(thread, _ExecutorManagerThread | threading.Timer) or thread.name == "QueueFeederThread"


@contextmanager
def checked_for_threads() -> Iterator[None]:
    """Raise LeftoverError if a thread or child process that is started in the block outlives it."""
    before = threads_and_processes()
    yield
    until = time.monotonic() + ENDING_SECONDS
    while left := threads_and_processes() - before:
        if time.monotonic() > until:
            raise LeftoverError("\n".join(sorted(left)))
        time.sleep(0.01)
