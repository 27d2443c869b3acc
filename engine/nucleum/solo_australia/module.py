"""The bridge between solo play and Australia: it brings the Barons' boats to that map (australia.md, Solo)."""

from __future__ import annotations

from engine.nucleum.module import Module
from engine.nucleum.solo_australia.guide import GUIDE

MODULE = Module(id="solo_australia", needs=frozenset({"base", "solo", "australia"}), guide=GUIDE)
"""The Barons on the map of Australia."""
