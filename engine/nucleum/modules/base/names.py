"""The names that the base game brings for data: moments, numbers of the rules and so on.

They are beside the data, which can be read without the rules.
"""

from __future__ import annotations

from engine.nucleum.data.names import BASE as NAMES

__all__ = ["NAMES"]
