"""Finds what outlives its test: a task that goes on could log an error into another test, or hold it up."""

from __future__ import annotations

import asyncio
from asyncio import runners
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
FOLDERS = tuple(f"{ROOT / folder}/" for folder in ("cogs", "engine", "render"))


class LeftoverError(AssertionError):
    """A task outlives its test."""


def is_of_the_product(task: asyncio.Task[Any]) -> bool:
    """Return whether a task runs a coroutine of the product, not one of a library or a test."""
    code = getattr(task.get_coro(), "cr_code", None)
    return code is not None and code.co_filename.startswith(FOLDERS)


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
