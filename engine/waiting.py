"""Waiting at the start for temporary obstacles: it is logged once, and reported repeatedly to monitoring systems."""

from __future__ import annotations

import logging
from collections.abc import Callable

from engine.uptime import uptime

logger = logging.getLogger(__name__)

PAUSES = (0.5, 1.0, 2.0, 4.0, 5.0)
"""Seconds between two attempts; the last pause is repeated."""
TELL_SECONDS = 20.0
"""Seconds between two reports of a process that waits, which show that it is alive."""


class Waiting:
    """The thing that a process waits for, if any. `notify` receives the text at once, and again every `TELL_SECONDS` while it stays the same.

    `told` says whether it was ever called.
    """

    def __init__(self, notify: Callable[[str], object] = lambda _said: None) -> None:
        self._notify, self._said, self._notified, self._since, self._tries = notify, "", 0.0, 0.0, 0
        self.told = False

    def go_on(self, said: str, *, level: int = logging.WARNING, tried: bool = False) -> float:
        """Report what is waited for, such as "waits for the database"; return the seconds until the next attempt.

        `tried` says that the process has tried to start in between, and may have reported something else.
        """
        now = uptime()
        if not self._said:
            self._since = now
        if said != self._said:
            logger.log(level, "this process %s", said)
        if tried or said != self._said or now - self._notified >= TELL_SECONDS:
            self._notify(said)
            self._said, self._notified, self.told = said, now, True
        self._tries += 1
        return PAUSES[min(self._tries, len(PAUSES)) - 1]

    def end(self) -> None:
        """Log the end of the wait, if there was one."""
        if self._said:
            logger.info("this process no longer waits, after %.0f s", uptime() - self._since)
        self._said, self._tries = "", 0
