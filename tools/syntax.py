"""Reading the program's own code, for tests about it."""

from __future__ import annotations

import ast
import gc
from functools import cache
from pathlib import Path


@cache
def tree_of(path: Path) -> ast.Module:
    """Return the syntax tree of a file of code.

    Garbage collection is disabled while parsing: finalizing objects can make Python 3.11's parser fail (issue
    106905).
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        return ast.parse(path.read_text(encoding="utf-8"))
    finally:
        if enabled:
            gc.enable()
