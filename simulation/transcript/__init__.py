"""Conversations as HTML pages, to look at what players would see."""

from simulation.transcript.page import write_transcript

__all__ = ["write_transcript"]
