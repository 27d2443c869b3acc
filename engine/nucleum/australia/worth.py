"""What coal mines are worth to the computer players."""

from __future__ import annotations

from engine.nucleum.module import Worth

WORTH = Worth()
"""All of it."""
