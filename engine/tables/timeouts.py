"""Runs a function that may hang: in a thread of its own, which is told to stop when patience ends."""

from __future__ import annotations

import asyncio
import ctypes
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class TookTooLong(Exception):
    """The function did not return in time."""


class _StopThinking(BaseException):
    """Raised within a thread nobody waits for any more."""


async def in_thread(work: Callable[[], T], seconds: float) -> T:
    """Return what `work` returns, run in a thread. Raises what it raises, or TookTooLong after `seconds`.

    A thread that took too long is stopped at its next line of Python; it never keeps the process from ending.
    """
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, error: BaseException | None) -> None:
        if done.done():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result: T | None = None
        error: BaseException | None = None
        try:
            result = work()
        except _StopThinking:
            return
        except Exception as raised:  # noqa: BLE001 - it is raised again where it is awaited
            error = raised
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, result, error)

    thread = threading.Thread(target=run, name="patience", daemon=True)
    thread.start()
    try:
        async with asyncio.timeout(seconds):
            return await done
    except TimeoutError as error:
        if not done.cancelled():
            raise
        raise TookTooLong(f"no result after {seconds} s") from error
    finally:
        if not done.done() or done.cancelled():
            _stop(thread)


def _stop(thread: threading.Thread) -> None:
    """Raise an exception in a thread, once it runs Python again."""
    if thread.ident is not None and thread.is_alive():
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident), ctypes.py_object(_StopThinking))
