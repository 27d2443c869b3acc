"""The lines about the time at a table in the host's card: its pace, and pausing it."""

from __future__ import annotations

from cogs.base.cards.card import Line
from cogs.base.items import button
from cogs.posts.option_words import clock_words
from engine.catalogue import Catalogue
from engine.records.table import Table


def clock_line(table: Table, words: Catalogue) -> Line:
    """Return the line about what belongs to the pace: time bank, weekends, and what happens when the time is up."""
    return Line(clock_words(table, words), button(table.id, "setup-clock", words("button-clock")))


def pause_line(table: Table, words: Catalogue) -> Line:
    """Return the line of the host's card that pauses a running game, or lets it go on."""
    if table.paused is None:
        return Line(words("setup-not-paused"), button(table.id, "pause", words("button-pause")))
    paused = words("status-paused", until=int(table.paused.until))
    return Line(paused, button(table.id, "resume", words("button-resume")))
