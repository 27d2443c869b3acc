"""The base game's names for data (moments, numbers, ...), apart from the rules, without which data can be read."""

from __future__ import annotations

from engine.nucleum.data.names import BASE as NAMES

__all__ = ["NAMES"]
