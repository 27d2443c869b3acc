"""Modules that all processes of the bot need, loaded once: the processes are forked from one that has imported this.

They share memory that none of them changes, so no settings are read here, and nothing is drawn.
"""

# ruff: noqa: E402 - no garbage is looked for until everything is loaded
from __future__ import annotations

import gc

gc.disable()

import render.worker  # noqa: F401 - loaded to be shared, as are those above
from engine.catalogue import catalogue, locales
from render.kit import fonts

for _locale in locales():
    _ = catalogue(_locale).bundle
fonts.load()
# Before the freeze, which would keep the garbage.
gc.collect()
gc.freeze()  # garbage collection writes into every object that it scans
gc.enable()
