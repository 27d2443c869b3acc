"""Tries mutants in forks of one process that has loaded the tests: `python -m tools.mutation.warm ORDERS`.

Most changes are within functions. They are made by giving the function objects the code of the changed module, so that
neither the game nor the tests need to be loaded again. Only the tests that run a changed statement are run: first recorded
games, then the fastest. Coverage finds these once for each file of tests.

`ORDERS` is a JSON file (`Orders`); results are appended to the file it names, one per line (`MutantResult`).
"""

from __future__ import annotations

import ast
import functools
import gc
import hashlib
import os
import resource
import signal
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import IO, TYPE_CHECKING, Any, NamedTuple

import msgspec
import pytest

if TYPE_CHECKING:
    from coverage import Coverage

FUNCTION = 1  # CO_OPTIMIZED: set for the code of functions, but not of modules and classes
TIMES = 10.0
MEMORY = 6 * 1024**3
QUICK = 4.0
"""Maximum number of seconds of a test that is used: a change that only slower ones notice counts as survived."""
RECORDED = ("test_the_playthrough_goes_as_it_went", "test_a_playthrough_goes_as_it_went")

Lines = dict[str, list[int]]


class Mutant(msgspec.Struct):
    """A mutant: its module, its name in the results, its first line, the changed module.

    Its `tests` are run besides those that run the line; all cases of a parametrized one.
    """

    module: str
    key: str
    line: int
    source: str
    tests: list[str] = []


class Orders(msgspec.Struct):
    """The orders of a run.

    `most` is the maximum number of seconds for the tests of one change, besides recorded games, measured without the
    change; with a change a test may take `spare` seconds and `TIMES` as long as without. `processes` is the number
    that run at once. The tests `last`, random games, are run after all others, whatever code they run. Of the files
    `loaded` only the tests named by a change are run. Tests with `without` in their names are left out, and, if tests
    are listed in `only`, those that are not among them; all cases of a parametrized one count.
    No change is started after `until`, in seconds since the epoch, unless it is 0.
    """

    tests: list[str]
    modules: list[str]
    changes: list[Mutant]
    known: str
    results: str
    most: float
    spare: float = 20.0
    processes: int = 1
    last: list[str] = []
    loaded: list[str] = []
    without: str = ""
    only: list[str] = []
    until: float = 0.0


class MutantResult(msgspec.Struct):
    """The result of a change: `killed` by a test or by its `time`, `survived` a number of tests, or `cold`.

    A cold one that was not killed must be tried again: its code runs when the module is loaded. `tests` are then
    those that execute the module, the recorded games and the fastest first.
    """

    module: str
    key: str
    outcome: str
    by: str = ""
    tests: list[str] = []


class Tested(msgspec.Struct):
    """A test: its duration in seconds, and the lines of the game that it runs."""

    seconds: float
    lines: Lines


class StoredFacts(msgspec.Struct):
    """Stored facts about tests: the digest and tests of each file; and the lines that loading runs."""

    engine: str
    loading: Lines
    files: dict[str, tuple[str, dict[str, Tested]]]


class Running(NamedTuple):
    """A change in progress, with the tests chosen and their number, and the file of those started."""

    pid: int
    change: Mutant
    chosen: list[str]
    covering: int
    loading: bool
    begun: IO[bytes]


class TooSlow(BaseException):
    """A test takes more than `QUICK` seconds."""


class Warm:
    """The plugin: instead of running the collected tests, it tries the changes."""

    def __init__(self, orders: Orders) -> None:
        self.orders = orders
        self.failed = ""
        self.known = _load_known(Path(orders.known))
        self.items: dict[str, pytest.Item] = {}
        self.seen: Coverage | None = None
        if any(self.known.files.get(file, ("",))[0] != _digest([file]) for file in _files(orders.tests)):
            import coverage

            include = [str(Path(module).resolve()) for module in orders.modules]
            self.seen = coverage.Coverage(data_file=None, include=include, config_file=False, messages=False)
            self.seen.start()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep only the tests in the orders."""
        if only := set(self.orders.only):
            items[:] = [item for item in items if item.nodeid.partition("[")[0] in only]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try the changes instead of running the tests."""
        self.items = {item.nodeid: item for item in session.items}
        if self.seen is not None:
            self._look()
        gc.unfreeze()  # objects frozen by the tests would not be listed
        self.functions, self.caches = functions(self.orders.modules)
        gc.collect()
        gc.freeze()
        running: dict[int, Running] = {}
        for change in self.orders.changes:
            if 0 < self.orders.until < time.time():
                break
            begun = self._begin(change)
            if isinstance(begun, MutantResult):
                self._write(begun)
            else:
                running[begun.pid] = begun
            if len(running) == self.orders.processes:
                self._write(self._end(running))
        while running:
            self._write(self._end(running))
        return True

    def _write(self, result: MutantResult) -> None:
        with Path(self.orders.results).open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")
        print(f"{result.module} {result.key}: {result.outcome} {result.by}", flush=True)  # noqa: T201

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Record the last test that failed."""
        if report.failed:
            self.failed = report.nodeid

    def _look(self) -> None:
        """Run the tests of changed files once, in forks, and store their lines."""
        assert self.seen is not None
        now = {file: _digest([file]) for file in _files(self.orders.tests)}
        new = [file for file in now if self.known.files.get(file, ("",))[0] != now[file]]
        parts = [new[first :: self.orders.processes] for first in range(min(self.orders.processes, len(new)))]
        pids = [(os.fork() or self._follow(part, number)) for number, part in enumerate(parts)]
        self.seen.stop()
        passed = [os.waitpid(pid, 0)[1] == 0 for pid in pids]
        if not all(passed):
            pytest.exit("the tests do not pass as they are", 1)
        kept = {file: told for file, told in self.known.files.items() if file in now and file not in new}
        for number in range(len(parts)):
            path = Path(f"{self.orders.known}.{number}")
            found = msgspec.json.decode(path.read_bytes(), type=StoredFacts)
            kept |= {file: (now[file], tests) for file, (_, tests) in found.files.items()}
            self.known.loading = found.loading
            path.unlink()
        self.known.files = kept
        Path(self.orders.known).write_bytes(msgspec.json.encode(self.known))

    def _follow(self, files: list[str], number: int) -> int:
        """Run the tests of some files and record the lines they run, in a fork that ends here."""
        assert self.seen is not None
        self._silence()
        caches = functions(self.orders.modules)[1]
        took: dict[str, float] = {}
        slow: list[int] = []

        def stop(signalled: int, _: object) -> None:
            slow.append(signalled)
            raise TooSlow

        signal.signal(signal.SIGPROF, stop)
        for name, item in self.items.items():
            if name.partition("::")[0] in files:
                for cache in caches:
                    cache.cache_clear()  # else lines behind the cache would count only for an earlier test
                self.seen.switch_context(name)
                began = time.process_time()
                slow.clear()
                signal.setitimer(signal.ITIMER_PROF, QUICK)
                self._run(item)
                signal.setitimer(signal.ITIMER_PROF, 0)
                if not slow:
                    took[name] = time.process_time() - began
                    if self.failed:
                        print(f"{name} fails as it is", file=sys.stderr, flush=True)  # noqa: T201
                        os._exit(1)
                self.failed = ""
        self.seen.stop()
        by_test: dict[str, Lines] = {}
        data = self.seen.get_data()
        for module in self.orders.modules:
            for line, names in data.contexts_by_lineno(str(Path(module).resolve())).items():
                for name in names:
                    by_test.setdefault(name, {}).setdefault(module, []).append(line)
        found = StoredFacts("", by_test.get("", {}), {file: ("", {}) for file in files})
        for name, seconds in took.items():
            found.files[name.partition("::")[0]][1][name] = Tested(seconds, by_test.get(name, {}))
        Path(f"{self.orders.known}.{number}").write_bytes(msgspec.json.encode(found))
        os._exit(0)

    def _begin(self, change: Mutant) -> Running | MutantResult:
        """Start to try a change in a fork; return its result if it cannot be tried like this."""
        lines = set(statement(change.source, change.line))
        tests = {
            name: test for _, told in self.known.files.values() for name, test in told.items() if name in self.items
        }
        old = Path(change.module).read_text(encoding="utf-8")
        swapped = swaps(old, change.source, str(Path(change.module).resolve()), self.functions)
        if swapped is None:
            touching = {name: test for name, test in tests.items() if change.module in test.lines}
            return MutantResult(change.module, change.key, "cold", tests=self._first(touching))
        covering = {
            name: test for name, test in tests.items() if lines.intersection(test.lines.get(change.module, ()))
        }
        chosen = self._first(covering)
        given = [name for name in self.items if name.partition("[")[0] in change.tests or name in self.orders.last]
        covering |= {name: Tested(QUICK, {}) for name in given}
        chosen += given
        begun = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115 - closed when the fork has ended
        pid = os.fork()
        if not pid:
            self._attempt(swapped, [(name, covering[name].seconds) for name in chosen], begun.fileno())
        loading = bool(lines.intersection(self.known.loading.get(change.module, ())))
        return Running(pid, change, chosen, len(covering), loading, begun)

    def _end(self, running: dict[int, Running]) -> MutantResult:
        """Wait for the end of one of the forks and return the result of its change."""
        pid, status = os.waitpid(-1, 0)
        change, chosen, covering, loading, begun = running.pop(pid)[1:]
        with begun:
            begun.seek(0)
            last = begun.read().decode().splitlines()
        if status == 0 and loading:
            return MutantResult(change.module, change.key, "cold", tests=chosen)
        if status == 0:
            return MutantResult(change.module, change.key, "survived", f"{len(chosen)} of {covering} tests")
        ran_out = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF
        return MutantResult(change.module, change.key, "time" if ran_out else "killed", last[-1] if last else "")

    def _first(self, tests: dict[str, Tested]) -> list[str]:
        """Return the names of the tests that fit into the available time, in running order."""
        order = sorted(tests, key=lambda name: (tests[name].seconds, name))
        chosen, whole = [name for name in order if _is_recorded(name)], 0.0
        for name in order:
            whole += 0.0 if _is_recorded(name) else tests[name].seconds
            if whole > self.orders.most:
                break
            if not _is_recorded(name):
                chosen.append(name)
        return chosen

    def _attempt(
        self, swapped: list[tuple[FunctionType, CodeType]], tests: list[tuple[str, float]], told: int
    ) -> None:
        """Make a change and run tests until one fails, in a fork that ends here: 0 if none does."""
        try:
            self._silence()
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            for function, code in swapped:
                function.__code__ = code
            for cache in self.caches:
                cache.cache_clear()
            for name, seconds in tests:
                os.write(told, f"{name}\n".encode())
                signal.setitimer(signal.ITIMER_PROF, self.orders.spare + TIMES * seconds)
                self._run(self.items[name])
                if self.failed:
                    os._exit(1)
            os._exit(0)
        except BaseException:  # noqa: BLE001 - whatever it is, the change was noticed
            os._exit(1)

    def _run(self, item: pytest.Item) -> None:
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)

    def _silence(self) -> None:
        empty = os.open(os.devnull, os.O_RDWR)
        os.dup2(empty, 1)


def swaps(
    old: str, new: str, file: str, known: dict[tuple[str, str, int], list[FunctionType]]
) -> list[tuple[FunctionType, CodeType]] | None:
    """Return the function objects to change and their new code for a changed module; None if that is not enough."""
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


def statement(source: str, line: int) -> range:
    """Return the lines of the innermost statement around a line, or the head of a compound one."""
    found = range(line, line + 1)
    size = len(source)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.stmt, ast.ExceptHandler, ast.match_case)):
            first = node.pattern.lineno if isinstance(node, ast.match_case) else node.lineno
            inside = getattr(node, "body", None)
            last = inside[0].lineno - 1 if inside else getattr(node, "end_lineno", None) or first
            lines = range(first, max(first, last) + 1)
            if line in lines and len(lines) < size:
                found, size = lines, len(lines)
    return found


def _is_recorded(name: str) -> bool:
    return name.rsplit("::", maxsplit=1)[-1].partition("[")[0] in RECORDED


def _load_known(path: Path) -> StoredFacts:
    """Return the stored facts about the tests, empty if the game has changed since."""
    engine = _digest(
        [*sorted(map(str, Path("engine").rglob("*.py"))), *sorted(map(str, Path("data").rglob("*.json")))]
    )
    if path.exists():
        known = msgspec.json.decode(path.read_bytes(), type=StoredFacts)
        if known.engine == engine:
            return known
    return StoredFacts(engine, {}, {})


def _files(tests: list[str]) -> list[str]:
    paths = [Path(test) for test in tests]
    return sorted(str(file) for path in paths for file in ([path] if path.is_file() else path.rglob("test_*.py")))


def _digest(files: list[str]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(Path(file).read_bytes())
    return digest.hexdigest()


def main() -> int:
    """Carry out the orders in the file named on the command line."""
    orders = msgspec.json.decode(Path(sys.argv[1]).read_bytes(), type=Orders)
    chosen = ["-k", f"not {orders.without}"] if orders.without else []
    options = [*chosen, "-q", "-s", "--tb=native", "-p", "no:randomly", "-p", "no:xdist"]
    return pytest.main([*options, *_files(orders.tests), *orders.last, *orders.loaded], plugins=[Warm(orders)])


if __name__ == "__main__":
    sys.exit(main())
