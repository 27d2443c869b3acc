"""Conversations as HTML pages, to see what players see."""

from simulation.transcript.page import write_transcript

__all__ = ["write_transcript"]
