"""Worker processes: orders and their order, processes that die or hang, signals to the group, the end of the bot."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.priority import PriorityLock
from engine.workers import OrderFailed, Stopped, TookTooLong, WorkerDied, WorkerProcesses
from simulation.common import LOOP_TIMEOUT
from tests.engine import orders

PLENTY = 60.0


def alive(process: int) -> bool:
    """Return whether a process runs; one that only waits to be noted by its parent does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def ends(process: int) -> bool:
    """Return whether a process ends."""
    for _ in range(3000):
        if not alive(process):
            return True
        time.sleep(0.01)
    return False


@pytest.fixture
def workers() -> Iterator[WorkerProcesses]:
    made = WorkerProcesses("test", orders.start)
    yield made
    made.close()


async def test_one_process_carries_out_one_order_after_another(workers: WorkerProcesses) -> None:
    numbers = await asyncio.gather(*(workers.do(orders.number, b"", PLENTY) for _ in range(5)))
    assert len(set(numbers)) == 1
    assert numbers[0] != os.getpid()
    assert workers.waiting == 0


async def test_as_many_processes_as_are_wanted_and_needed(tmp_path: Path) -> None:
    workers = WorkerProcesses("test", orders.start, count=2)
    try:
        await workers.do(orders.number, b"", PLENTY)
        await workers.do(orders.number, b"", PLENTY)
        assert len(workers.workers) == 1
        names = [str(tmp_path / name) for name in ("left", "right")]
        left, right = await asyncio.gather(
            workers.do(orders.meet, "\n".join(names).encode(), PLENTY),
            workers.do(orders.meet, "\n".join(reversed(names)).encode(), PLENTY),
        )
        assert left != right
    finally:
        workers.close()


async def test_a_process_that_dies_is_replaced_and_the_order_carried_out(
    workers: WorkerProcesses, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    before = await workers.do(orders.number, b"", PLENTY)
    after = await workers.do(orders.die_at_first, os.fsencode(tmp_path / "once"), PLENTY)
    assert before != after
    assert "the test process died; starting another" in caplog.text
    os.kill(after, signal.SIGKILL)  # while it has nothing to do
    assert ends(after)
    assert await workers.do(orders.number, b"", PLENTY) not in {before, after}


async def test_an_order_that_kills_processes_is_given_up(workers: WorkerProcesses) -> None:
    with pytest.raises(WorkerDied):
        await workers.do(orders.die, b"", PLENTY)
    assert await workers.do(orders.number, b"", PLENTY)
    assert len(workers.workers) == 1


async def test_what_takes_too_long_is_killed(workers: WorkerProcesses, caplog: pytest.LogCaptureFixture) -> None:
    before = await workers.do(orders.number, b"", PLENTY)
    with pytest.raises(TookTooLong):
        await workers.do(orders.hang, b"", 0.05)
    assert "replacing the test process" in caplog.text
    assert ends(before)
    assert await workers.do(orders.number, b"", PLENTY) != before


async def test_errors_come_back_and_cost_no_process(workers: WorkerProcesses) -> None:
    before = await workers.do(orders.number, b"", PLENTY)
    with pytest.raises(KeyError) as caught:
        await workers.do(orders.fail, b"key", PLENTY)
    assert caught.value.args == (b"key",)
    assert f"In process {before}" in "\n".join(caught.value.__notes__)
    with pytest.raises(OrderFailed, match="IllegalChoice: error-stale"):
        await workers.do(orders.fail, b"", PLENTY)
    assert await workers.do(orders.number, b"", PLENTY) == before


async def test_who_no_longer_waits_leaves_the_process_to_the_next(workers: WorkerProcesses, tmp_path: Path) -> None:
    own, other = tmp_path / "own", tmp_path / "other"
    meeting = asyncio.create_task(workers.do(orders.meet, f"{own}\n{other}".encode(), PLENTY))
    behind = asyncio.create_task(workers.do(orders.die, b"", PLENTY))
    following = asyncio.create_task(workers.do(orders.number, b"", PLENTY))
    while not own.exists():
        await asyncio.sleep(0.01)
    (worker,) = workers.workers
    meeting.cancel()
    behind.cancel()
    await asyncio.sleep(0)
    assert workers.waiting == 1
    other.touch()
    assert await following == worker.process.pid
    assert workers.waiting == 0


async def test_processes_end_when_there_is_nothing_to_do_and_start_again() -> None:
    workers = WorkerProcesses("test", orders.start, rest=0.05)
    try:
        before = await workers.do(orders.number, b"", PLENTY)
        assert await asyncio.to_thread(ends, before)
        assert workers.workers == workers.idle == []
        assert await workers.do(orders.number, b"", PLENTY) != before
    finally:
        workers.close()


async def test_a_busy_process_does_not_end(tmp_path: Path) -> None:
    workers = WorkerProcesses("test", orders.start, count=2, rest=0.05)
    try:
        names = [str(tmp_path / name) for name in ("own", "other")]
        busy = asyncio.create_task(workers.do(orders.meet, "\n".join(names).encode(), PLENTY))
        while not (tmp_path / "own").exists():
            await asyncio.sleep(0.01)
        other = await workers.do(orders.number, b"", PLENTY)
        assert await asyncio.to_thread(ends, other)
        (tmp_path / "other").touch()
        assert await busy != other
    finally:
        workers.close()


async def test_closing_ends_busy_processes_and_who_waits_is_told(workers: WorkerProcesses, tmp_path: Path) -> None:
    path = tmp_path / "number"
    waiting = [asyncio.create_task(workers.do(orders.hang, os.fsencode(path), PLENTY)) for _ in range(2)]
    while not path.exists():
        await asyncio.sleep(0.01)
    workers.close()
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(result) for result in results] == [Stopped, Stopped]
    assert ends(int(path.read_text()))
    with pytest.raises(Stopped):
        await workers.do(orders.number, b"", PLENTY)


BEGIN = """
import asyncio, gc, os, signal, sys, threading
from engine.workers import WorkerProcesses
from tests.engine import orders

async def main():
    workers = WorkerProcesses("test", orders.start)
"""
END = """
if __name__ == "__main__":
    asyncio.run(main())
"""
SIGNALS = """
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, lambda: None)
    def stop():
        for number in (signal.SIGINT, signal.SIGTERM):
            os.killpg(0, number)
    starting = asyncio.create_task(workers.do(orders.number, b"", 60))
    while not workers.workers:
        await asyncio.sleep(0)
    stop()
    print(await starting)
    stop()
    print(await workers.do(orders.number, b"", 60))
    meeting = asyncio.create_task(workers.do(orders.meet, os.fsencode(sys.argv[1] + chr(10) + sys.argv[2]), 60))
    while not os.path.exists(sys.argv[1]):
        await asyncio.sleep(0.01)
    stop()
    open(sys.argv[2], "w").close()
    print(await meeting)
    workers.close()
"""


def test_signals_to_the_whole_group_leave_the_processes_to_the_bot(tmp_path: Path) -> None:
    """As Ctrl-C and a service manager send them: while a process starts, while it waits, and while it works."""
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", BEGIN + SIGNALS + END, tmp_path / "begun", tmp_path / "end"],
        capture_output=True, text=True, start_new_session=True, timeout=100, check=False,
    )  # fmt: skip
    assert done.stderr == ""
    assert done.returncode == 0
    numbers = done.stdout.split()
    assert len(numbers) == 3
    assert len(set(numbers)) == 1


STARTING = """
    workers.warm_up()
    while not workers.workers or workers.workers[0].process.pid is None:
        await asyncio.sleep(0)
    child = workers.workers[0].process
    workers.close()
    while threading.active_count() > 1:  # of two that wait for a process, one would get a wrong exit code
        await asyncio.sleep(0.01)
    child.join(60)
    print(child.exitcode)
    while len(asyncio.all_tasks()) > 1:
        await asyncio.sleep(0.01)
    del workers
    gc.collect()  # an error that nobody looked at is told when it is thrown away
"""


def test_a_process_that_is_still_starting_is_not_waited_for() -> None:
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", BEGIN + STARTING + END], capture_output=True, text=True, timeout=100, check=False
    )
    assert done.stderr == ""
    assert done.stdout == f"{-signal.SIGKILL}\n"


BUSY = """
    await workers.do(orders.number, b"", 60)
    await workers.do(orders.hang, os.fsencode(sys.argv[1]), 600)
"""
IDLE = """
    number = await workers.do(orders.number, b"", 60)
    with open(sys.argv[1] + ".new", "w") as out:
        out.write(str(number))
    os.rename(sys.argv[1] + ".new", sys.argv[1])
    await asyncio.sleep(600)
"""


@pytest.mark.parametrize("body", [BUSY, IDLE], ids=["busy", "idle"])
def test_a_process_ends_with_the_bot_that_was_killed(tmp_path: Path, body: str) -> None:
    path = tmp_path / "number"
    with subprocess.Popen([sys.executable, "-c", BEGIN + body + END, path], stderr=subprocess.DEVNULL) as bot:  # noqa: S603
        try:
            while not path.exists():
                assert bot.poll() is None
                time.sleep(0.01)
        finally:
            bot.kill()
    assert ends(int(path.read_text()))


BEHIND = (0.0, 2.0, 10.0)


async def test_the_lowest_number_comes_first_and_equals_in_turn() -> None:
    lock, order = PriorityLock(BEHIND), list[str]()

    async def work(name: str, priority: int) -> None:
        async with lock(priority):
            order.append(name)
            await asyncio.sleep(0)

    async with lock(0):
        tasks = [asyncio.create_task(work(*who)) for who in (("panel", 2), ("public", 0), ("asked", 1), ("next", 0))]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    assert order == ["public", "next", "asked", "panel"]


async def test_that_many_hold_it_as_there_are_places() -> None:
    lock, inside, most = PriorityLock(BEHIND, 2), 0, 0

    async def work() -> None:
        nonlocal inside, most
        async with lock(1):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            inside -= 1

    assert lock.free
    await asyncio.gather(*(work() for _ in range(9)))
    assert (inside, most, lock.free) == (0, 2, True)


@pytest.mark.parametrize("rounds", range(4))
async def test_who_gives_up_waiting_is_forgotten_and_stops_no_one(rounds: int) -> None:
    """Waiters are canceled before, while and after the lock is passed on."""
    lock, done = PriorityLock(BEHIND), list[int]()

    async def work(number: int) -> None:
        async with lock(number % 3):
            await asyncio.sleep(0)
            done.append(number)

    async with lock(0):
        tasks = [asyncio.create_task(work(number)) for number in range(40)]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        for _ in range(rounds % 2):
            await asyncio.sleep(0)
        if rounds % 2:
            assert len(lock._waiting) == 20
    for _ in range(rounds):
        await asyncio.sleep(0)
    for task in tasks[1::8]:
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert {type(result) for result in results} <= {type(None), asyncio.CancelledError}
    assert len(done) >= 15
    assert lock._waiting == []
    async with asyncio.timeout(LOOP_TIMEOUT), lock(0):
        pass
