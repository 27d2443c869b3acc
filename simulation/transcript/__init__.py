"""Conversations as HTML pages, to see what players see."""

from simulation.transcript.page import conversation, stylesheet, write_transcript

__all__ = ["conversation", "stylesheet", "write_transcript"]
