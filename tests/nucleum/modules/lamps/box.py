"""A box with the lamps in it, next to the bot's own: an invented expansion, based only on CONTRIBUTING.

Its files of data and texts lie here; in the project they would lie with the other modules' files, where they are
copied to when the box is read. Importing this makes the lamps' types of effects known, which must be done before
anything is read.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from engine.catalogue import Catalogue
from engine.nucleum.data import load
from engine.nucleum.data.components import Components
from engine.nucleum.library import GameBox
from engine.nucleum.modules import MODULES
from tests.nucleum.modules.lamps.module import MODULE

HERE = Path(__file__).parent


def read(*given: object, **known: object) -> Components:
    """Read the components of all modules, including the lamps."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "nucleum"
        shutil.copytree(load.DATA_FOLDER, folder)
        shutil.copytree(HERE / "data", folder / "modules" / MODULE.id)
        reader: Callable[..., Components] = load.load
        return reader(*given, folder=folder, **known)


WITH_LAMPS = GameBox((*MODULES, MODULE), read)


def english() -> Catalogue:
    """Return the English texts, including the lamps'."""
    found = Catalogue("en", strict=True)
    found.add(HERE / "text")
    return found
