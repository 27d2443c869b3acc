"""What all processes of the bot's own need, loaded once: they are forked from one that has imported this.

Memory that none of them changes they then share, so no values of the host's are read here, and nothing is drawn.
"""

from __future__ import annotations

import gc

import render.worker  # noqa: F401 - loaded to be shared, as are those above
from engine.catalogue import catalogue, locales
from render.kit import fonts

for _locale in locales():
    catalogue(_locale)
fonts.load()
gc.collect()
gc.freeze()  # looking for garbage writes into everything that is looked at
