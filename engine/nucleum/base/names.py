"""The names that the base game brings for data: moments, numbers of the rules and so on."""

from __future__ import annotations

from engine.nucleum.data.validate import NUMBERS
from engine.nucleum.module import Names

NAMES = Names(numbers=NUMBERS)
"""All of them."""
