"""Worker processes that a test leaves to the next one: starting one takes longer than most tests do."""

from __future__ import annotations

from typing import ClassVar

from engine.workers import WorkerProcess, WorkerProcesses


class KeptProcesses(WorkerProcesses):
    """Takes over the idle processes that the last of its name left when it was closed."""

    kept: ClassVar[dict[str, list[WorkerProcess]]] = {}

    def __init__(self, name: str, start: object, *arguments: object) -> None:
        super().__init__(name, start, *arguments)  # type: ignore[arg-type]
        self.workers = KeptProcesses.kept.pop(name, [])
        self.idle = list(self.workers)

    def close(self) -> None:
        if self._closed:
            return
        if self.waiting or len(self.idle) < len(self.workers) or self.name in KeptProcesses.kept:
            super().close()
        else:
            self._closed = True
            KeptProcesses.kept[self.name] = self.idle
