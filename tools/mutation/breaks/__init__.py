"""Rules broken by hand, one at a time: a test in the rule's row of a coverage table must notice each."""

from __future__ import annotations

from tools.mutation.breaks.base import BASE
from tools.mutation.breaks.court import COURT
from tools.mutation.breaks.expansions import EXPANSIONS
from tools.mutation.breaks.gibraltar import GIBRALTAR
from tools.mutation.breaks.nanotech import NANOTECH
from tools.mutation.breaks.of_rule import Break
from tools.mutation.breaks.solo import SOLO

NUCLEUM = [*BASE, *COURT, *EXPANSIONS, *GIBRALTAR, *SOLO]

__all__ = ["NANOTECH", "NUCLEUM", "Break"]
