"""Tries the breaks of rules in forks of one process that has loaded the tests: `python -m tools.mutation.warm ORDERS`.

Most breaks are within functions. They are made by giving the function objects the code of the changed module, so that
neither the game nor the tests need to be loaded again.

`ORDERS` is a JSON file (`Orders`); results are appended to the file it names, one per line (`MutantResult`).
"""

from __future__ import annotations

import functools
import gc
import os
import signal
import sys
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import msgspec
import pytest

FUNCTION = 1  # CO_OPTIMIZED: set for the code of functions, but not of modules and classes
SECONDS = 60.0
"""Maximum number of seconds of processor time that a test may take with a break."""


class Mutant(msgspec.Struct):
    """A break: its module, its name in the results, the changed module, and the tests to run with all their cases."""

    module: str
    key: str
    source: str
    tests: list[str]


class Orders(msgspec.Struct):
    """The orders of a run: the breaks to try and the name of the file for their results."""

    changes: list[Mutant]
    results: str


class MutantResult(msgspec.Struct):
    """The result of a break: `killed` by a test or by its `time`, `survived`, or `cold`.

    A cold one was not tried, because it also changes code that runs when the module is loaded.
    """

    key: str
    outcome: str
    by: str = ""


class Warm:
    """The plugin: instead of running the collected tests, it tries the breaks."""

    def __init__(self, orders: Orders) -> None:
        self.orders = orders
        self.failed = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try the breaks instead of running the tests."""
        gc.unfreeze()  # objects frozen by the tests would not be listed
        self.functions, self.caches = functions(sorted({change.module for change in self.orders.changes}))
        gc.collect()
        gc.freeze()
        with Path(self.orders.results).open("ab") as file:
            for change in self.orders.changes:
                tests = [item for item in session.items if item.nodeid.partition("[")[0] in change.tests]
                file.write(msgspec.json.encode(self._try(change, tests)) + b"\n")
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Record that a test failed."""
        self.failed = self.failed or report.failed

    def _try(self, change: Mutant, tests: list[pytest.Item]) -> MutantResult:
        """Try a break in a fork and return its result."""
        old = Path(change.module).read_text(encoding="utf-8")
        swapped = swaps(old, change.source, str(Path(change.module).resolve()), self.functions)
        if swapped is None:
            return MutantResult(change.key, "cold")
        with tempfile.TemporaryFile(buffering=0) as begun:
            pid = os.fork()
            if not pid:
                self._attempt(swapped, tests, begun.fileno())
            status = os.waitpid(pid, 0)[1]
            begun.seek(0)
            last = begun.read().decode().splitlines()
        if status == 0:
            return MutantResult(change.key, "survived")
        ran_out = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF
        return MutantResult(change.key, "time" if ran_out else "killed", last[-1] if last else "")

    def _attempt(self, swapped: list[tuple[FunctionType, CodeType]], tests: list[pytest.Item], told: int) -> None:
        """Make a break and run tests until one fails, in a fork that ends here: 0 if none does."""
        try:
            os.dup2(os.open(os.devnull, os.O_RDWR), 1)
            for function, code in swapped:
                function.__code__ = code
            for cache in self.caches:
                cache.cache_clear()
            for item in tests:
                os.write(told, f"{item.nodeid}\n".encode())
                signal.setitimer(signal.ITIMER_PROF, SECONDS)
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
                if self.failed:
                    os._exit(1)
            os._exit(0)
        except BaseException:  # noqa: BLE001 - whatever it is, the break was noticed
            os._exit(1)


def swaps(
    old: str, new: str, file: str, known: dict[tuple[str, str, int], list[FunctionType]]
) -> list[tuple[FunctionType, CodeType]] | None:
    """Return the function objects to change and their new code for a changed module; None if that is insufficient."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        before, after = (compile(source, file, "exec", dont_inherit=True) for source in (old, new))
    found: list[tuple[FunctionType, CodeType]] = []
    for one, other in _differing(before, after):
        if not one.co_flags & FUNCTION:
            return None
        here: list[tuple[FunctionType, CodeType]] = []
        for inner, instead in _code_pairs(one, other):
            here += [(each, instead) for each in known.get((file, inner.co_qualname, inner.co_firstlineno), ())]
        if not here or any(len(each.__code__.co_freevars) != len(code.co_freevars) for each, code in here):
            return None
        found += here
    return found or None


def _differing(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """Yield pairs of functions' codes that differ; the module's own code twice if it differs outside of functions."""
    if old.co_flags & FUNCTION:
        if old != new:
            yield old, new
        return
    olds, news = (code.co_consts for code in (old, new))
    plain = [[repr(each) for each in consts if not isinstance(each, CodeType)] for consts in (olds, news)]
    codes = [[each for each in consts if isinstance(each, CodeType)] for consts in (olds, news)]
    if (
        old.co_code != new.co_code
        or old.co_names != new.co_names
        or plain[0] != plain[1]
        or len(codes[0]) != len(codes[1])
    ):
        yield old, new
        return
    for one, other in zip(*codes, strict=True):
        yield from _differing(one, other)


def _code_pairs(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    yield old, new
    codes = [[each for each in code.co_consts if isinstance(each, CodeType)] for code in (old, new)]
    for one, other in zip(*codes, strict=False):
        yield from _code_pairs(one, other)


def functions(
    modules: list[str],
) -> tuple[dict[tuple[str, str, int], list[FunctionType]], list[functools._lru_cache_wrapper[Any]]]:
    """Return the function objects of some modules, by file, qualified name and first line, and their caches."""
    files = {str(Path(module).resolve()) for module in modules}
    names = {module.removesuffix(".py").replace("/", ".") for module in modules}
    found: dict[tuple[str, str, int], list[FunctionType]] = {}
    caches = []
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename in files:
            code = each.__code__
            found.setdefault((code.co_filename, code.co_qualname, code.co_firstlineno), []).append(each)
        elif isinstance(each, functools._lru_cache_wrapper) and each.__module__ in names:
            caches.append(each)
    return found, caches


def main() -> int:
    """Carry out the orders in the file named on the command line."""
    orders = msgspec.json.decode(Path(sys.argv[1]).read_bytes(), type=Orders)
    files = sorted({test.partition("::")[0] for change in orders.changes for test in change.tests})
    options = ["-q", "-s", "--tb=native", "-p", "no:randomly", "-p", "no:xdist"]
    return pytest.main([*options, *files], plugins=[Warm(orders)])


if __name__ == "__main__":
    sys.exit(main())
