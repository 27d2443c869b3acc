"""Runs the bot of any release (PYTHONPATH) for `bench_start`; notes in the file IMPORTS, if set, what each import costs."""

from __future__ import annotations

import gc
import importlib
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

ROWS: list[tuple[str, float, str]] = []
"""Each module, the processor milliseconds of its own import, and the module that imports it first."""


def note_imports(system: Any) -> None:
    """Add a row for each import from now on; `system` is Python's own importer."""
    usual, stack = system._find_and_load, [("", [0.0])]

    def load(name: str, import_: object) -> object:
        stack.append((name, [0.0]))
        begun = time.thread_time()
        try:
            return usual(name, import_)
        finally:
            took, (_, inner) = (time.thread_time() - begun) * 1e3, stack.pop()
            ROWS.append((name, took - sum(inner), stack[-1][0]))
            stack[-1][1].append(took)

    system._find_and_load = load


if __name__ == "__main__":  # the fork server imports this module, too
    gc.disable()  # as the bot itself does, before it imports what is imported here
    if noted := os.environ.get("IMPORTS"):
        note_imports(importlib._bootstrap)
    import discord
    import yarl

    import bot

    discord.http.Route.BASE = os.environ["SIM_API"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["SIM_GATEWAY"])
    code = bot.main([])
    if noted:
        Path(noted).write_text(json.dumps(ROWS), encoding="utf-8")
    sys.exit(code)
