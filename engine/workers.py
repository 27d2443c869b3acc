"""Processes that carry out orders for the bot: pictures to draw, turns to think about.

A long computation in Python keeps the event loop waiting for the interpreter's lock; a separate process does
not. A process that dies or takes too long is replaced.

All are forked from one process that does nothing else (`multiprocessing`'s fork server), so that they start quickly
and share what it has loaded.
"""

from __future__ import annotations

import asyncio
import atexit
import logging
import multiprocessing
import os
import pickle
import signal
import socket
import struct
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import forkserver, resource_tracker
from multiprocessing.process import BaseProcess
from typing import Any, ClassVar, TypeVar

logger = logging.getLogger(__name__)

T = TypeVar("T")
Outcome = tuple[Any, Exception | None]

_context = multiprocessing.get_context("forkserver")

START_SECONDS = 60.0
"""Seconds after which a process that is not ready is given up."""
END_SECONDS = 1.0
"""Seconds in which threads must notice that the process that they start will never be ready."""
NICENESS = 10
"""Default niceness of the processes, so that they give way to the one that answers players."""
LENGTH = struct.Struct("!Q")
"""The number of bytes of an order or an outcome, which is sent before it."""
MAX_AT_ONCE = 1 << 18
"""Maximum number of bytes that are read at once: most pictures have fewer."""
STOP_SIGNALS = frozenset({signal.SIGINT, signal.SIGTERM})
"""Sent to the whole group by a terminal (Ctrl-C) and by service managers: the bot decides what they mean."""


class WorkerFailed(Exception):
    """An order failed because of its process, not because of the order itself."""


class WorkerDied(WorkerFailed):
    """The process died, and so did the one that was given the order after it."""


class TookTooLong(WorkerFailed):
    """The order was not carried out in time; its process was killed."""


class Stopped(WorkerFailed):
    """The processes have been stopped: nothing is carried out anymore."""


class OrderFailed(Exception):
    """The text of an order's error, which itself cannot be sent from one process to another."""


def share(*modules: str) -> None:
    """Let the process from which all are forked import these modules first; call it before the first is started."""
    _context.set_forkserver_preload(["__main__", *modules])


def end_fork_server() -> None:
    """End the process from which all are forked, once there are no more orders.

    A process that it was about to fork, or code about to start it, would complain that this process is gone.
    """
    deadline = time.monotonic() + END_SECONDS
    while True:
        server = getattr(forkserver._forkserver, "_forkserver_pid", None)  # noqa: SLF001 - it has no other name
        if server is not None:
            with suppress(ProcessLookupError):
                os.kill(server, signal.SIGKILL)
        starting = next(iter(WorkerProcess.starting), None)
        if starting is None or time.monotonic() > deadline:
            return
        starting.join(0.01)


# In the process


def _work(there: socket.socket, start: Callable[..., None], arguments: tuple[Any, ...], niceness: int) -> None:
    """Prepare a process, say so, and carry out orders until there are no more; it ends with the bot in any case."""
    for number in STOP_SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    # Ignored first: a signal that waits would end this process, which only the bot may do.
    signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)
    if (parent := multiprocessing.parent_process()) is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    with suppress(OSError):
        os.nice(niceness)
    start(*arguments)
    there.sendall(_with_length(None))
    with there.makefile("rb") as orders:
        while length := orders.read(LENGTH.size):
            work, order = pickle.loads(orders.read(*LENGTH.unpack(length)))  # noqa: S301 - sent by the bot
            there.sendall(_with_length(_carry_out(work, order)))


def _with_length(value: object) -> bytes:
    """Return a value as it is sent from one process to another."""
    data = pickle.dumps(value)
    return LENGTH.pack(len(data)) + data


def _end_with(parent: BaseProcess) -> None:
    """End this process when the one that started it has ended."""
    parent.join()
    # `sys.exit` would end only this thread.
    os._exit(0)


def _carry_out(work: Callable[[bytes], Any], order: bytes) -> Outcome:
    """Return the result of `work` and None, or None and the exception it raises."""
    try:
        return work(order), None
    except Exception as error:  # noqa: BLE001 - it is raised again where the order came from
        raised: Exception = error
        where = f"In process {os.getpid()}:\n{traceback.format_exc()}"
    raised.__cause__ = raised.__context__ = None
    # An error that cannot be sent would end this process.
    try:
        pickle.loads(pickle.dumps(raised))  # noqa: S301 - written here
    except Exception:  # noqa: BLE001 - whatever its class makes of it
        raised = OrderFailed(f"{type(raised).__name__}: {raised}")
    raised.add_note(where)
    return None, raised


def _nothing(order: bytes) -> None:
    """Carry out the order to be there."""


# In the bot


@atexit.register
def _end_all() -> None:
    """End all processes that are left, since `multiprocessing` waits for them at the end, and signals do not end them."""
    for process in multiprocessing.active_children():
        process.kill()


@contextmanager
def _stop_signals_blocked() -> Iterator[None]:
    """Start processes that block stop signals until they ignore them; here, the signals only arrive a moment later."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class WorkerProcess:
    """One process, which loads what it needs by `start(*arguments)`, and carries out one order at a time.

    By its `niceness` it gives way to the process that starts it. It is started in a thread, since the fork server has
    to load everything before the first. Orders and outcomes pass through a socket, whose other end the process holds
    alone: it is closed when the process ends, also if it could not be started.
    """

    starting: ClassVar[set[threading.Thread]] = set()

    def __init__(self, start: Callable[..., None], arguments: tuple[Any, ...], niceness: int) -> None:
        self._here, there = socket.socketpair()
        self._here.setblocking(False)
        self.process = _context.Process(target=_work, args=(there, start, arguments, niceness), daemon=True)
        self.is_ready = self._is_in_use = self._is_killed = False
        self._lock = threading.Lock()
        thread = threading.Thread(target=self._start, args=(there,), daemon=True)
        self.starting.add(thread)
        thread.start()

    def _start(self, there: socket.socket) -> None:
        try:
            # It would unblock the signals again if it were started with the process.
            resource_tracker.ensure_running()
            with _stop_signals_blocked():
                self.process.start()
        except Exception:
            if not self._is_killed:
                logger.exception("a process could not be started")
        finally:
            there.close()
        with self._lock:
            if self._is_killed:
                self._end()
        self.starting.discard(threading.current_thread())

    async def wait_until_ready(self) -> None:
        """Wait until it has loaded what it needs. Raises WorkerDied if it does not start, or dies."""
        await self._converse(b"")
        self.is_ready = True

    async def carry_out(self, work: Callable[[bytes], Any], order: bytes) -> Outcome:
        """Return the outcome of an order. Raises WorkerDied if the process dies."""
        outcome: Outcome = await self._converse(_with_length((work, order)))
        return outcome

    async def _converse(self, data: bytes) -> Any:
        """Send some data to the process, and return the next value that it sends. Raises WorkerDied if it ends."""
        loop, received = asyncio.get_running_loop(), bytearray()
        self._is_in_use = True
        try:
            await loop.sock_sendall(self._here, data)
            while len(received) < LENGTH.size or len(received) < LENGTH.size + LENGTH.unpack_from(received)[0]:
                part = await loop.sock_recv(self._here, MAX_AT_ONCE)
                if not part:
                    raise WorkerDied("the process died")
                received += part
        except OSError as error:
            raise WorkerDied("the process died") from error
        finally:
            self._is_in_use = False
            if self._is_killed:
                self._here.close()
        return pickle.loads(memoryview(received)[LENGTH.size :])  # noqa: S301 - sent by our own process

    def kill(self) -> None:
        """End it, even if it is busy or still starting."""
        with self._lock:
            self._is_killed = True
            self._end()
        if not self._is_in_use:  # otherwise, `_converse` closes it
            self._here.close()

    def _end(self) -> None:
        """Kill the process if it was started; otherwise, the thread that starts it kills it afterwards."""
        if self.process.is_alive():
            self.process.kill()


class WorkerProcesses:
    """Up to `count` processes, each started when first needed, each carrying out one order at a time.

    `name` identifies them in the log. Each begins with `start(*arguments)`, which can be sent to it (pickled), as can
    what carries out orders: a function at the top of its module, or one by name, as in `render.orders`. After `rest`
    seconds without orders all are ended. `waiting` counts the orders not yet carried out.
    """

    def __init__(
        self,
        name: str,
        start: Callable[..., None],
        *arguments: object,
        count: int = 1,
        niceness: int = NICENESS,
        rest: float | None = None,
    ) -> None:
        self.name, self._start, self._arguments, self._niceness = name, start, arguments, niceness
        self.workers: list[WorkerProcess] = []
        self.idle: list[WorkerProcess] = []
        self.waiting = 0
        self._room = asyncio.Semaphore(count)
        self._begun = set[asyncio.Task[Outcome]]()
        self._warming: asyncio.Task[None] | None = None
        self._closed = False
        self._rest = rest
        self._resting: asyncio.TimerHandle | None = None

    async def do(self, work: Callable[[bytes], T], order: bytes, seconds: float) -> T:
        """Return the result of `work` for an order, in the next process that is free.

        `seconds` count from the moment a process begins with it. An order whose process dies is given to another,
        once. When the caller is canceled, an order that was started is still carried out. Raises any error of `work`
        (as OrderFailed when it cannot be sent), or WorkerDied, TookTooLong or Stopped.
        """
        self.waiting += 1
        try:
            await self._room.acquire()
            begun = asyncio.create_task(self._attempts(work, order, seconds), name=f"{self.name} order")
            self._begun.add(begun)
            begun.add_done_callback(self._carried_out)
            result, error = await asyncio.shield(begun)
        finally:
            self.waiting -= 1
        if error is not None:
            raise error
        return result  # type: ignore[no-any-return]

    def warm_up(self) -> None:
        """Start a process before the first order comes, without waiting for it."""

        async def start() -> None:
            try:
                await self.do(_nothing, b"", START_SECONDS)
            except Stopped:
                # The bot was stopped before the process was ready.
                pass
            except Exception:
                # Logged only: the first order starts a process again, and reports what is wrong to its user.
                logger.exception("the %s process does not start", self.name)

        self._warming = asyncio.create_task(start(), name=f"{self.name} process")

    async def warmed_up(self) -> None:
        """Wait until the process that `warm_up` started is ready or has failed to start."""
        if self._warming is not None:
            await asyncio.wait({self._warming})

    def close(self) -> None:
        """End all processes, even busy ones."""
        # First, so that an order whose process is killed here is not given to another one.
        self._closed = True
        if self._resting is not None:
            self._resting.cancel()
        for worker in list(self.workers):
            self._give_up(worker)

    async def wait_until_settled(self) -> None:
        """Wait until the orders in progress have ended: at once after `close`, which ends their processes."""
        ending = [*self._begun, *([self._warming] if self._warming is not None else [])]
        if ending:
            await asyncio.wait(ending)

    def _carried_out(self, begun: asyncio.Task[Outcome]) -> None:
        self._begun.discard(begun)
        self._room.release()
        if self._resting is not None:
            self._resting.cancel()
        if self._rest is not None and not self._closed:
            self._resting = begun.get_loop().call_later(self._rest, self._end_idle)
        if not begun.cancelled():
            begun.exception()  # retrieved, since there may be no waiter left

    async def _attempts(self, work: Callable[[bytes], Any], order: bytes, seconds: float) -> Outcome:
        try:
            return await self._attempt(work, order, seconds)
        except WorkerDied:
            # Once only, as an order that kills its process would kill every other one.
            logger.error("the %s process died; starting another", self.name)
            return await self._attempt(work, order, seconds)

    async def _attempt(self, work: Callable[[bytes], Any], order: bytes, seconds: float) -> Outcome:
        if self._closed:
            raise Stopped(f"the {self.name} process is stopped")
        if not self.idle:
            worker = WorkerProcess(self._start, self._arguments, self._niceness)
            self.workers.append(worker)
        else:
            worker = self.idle.pop()
        allowed = START_SECONDS
        try:
            if not worker.is_ready:
                async with asyncio.timeout(allowed):
                    await worker.wait_until_ready()
            allowed = seconds
            async with asyncio.timeout(allowed):
                outcome = await worker.carry_out(work, order)
        except BaseException as error:
            # Also after a timeout or if canceled: the process is still busy with this order and cannot take another.
            self._give_up(worker)
            if isinstance(error, asyncio.CancelledError):
                raise
            # Before the other cases, since `close` kills the processes, which looks like a crash.
            if self._closed:
                raise Stopped(f"the {self.name} process is stopped") from error
            if isinstance(error, WorkerDied):
                raise WorkerDied(f"the {self.name} process died") from error
            if isinstance(error, TimeoutError):
                logger.error("after %.0f s there is no answer; replacing the %s process", allowed, self.name)
                raise TookTooLong(f"the {self.name} process has not answered within {allowed:g} s") from error
            raise
        self.idle.append(worker)
        return outcome

    def _end_idle(self) -> None:
        """End the processes that have nothing to do."""
        for worker in list(self.idle):
            self._give_up(worker)

    def _give_up(self, worker: WorkerProcess) -> None:
        """Kill a process; the next order starts another."""
        worker.kill()
        for known in (self.workers, self.idle):
            if worker in known:
                known.remove(worker)
