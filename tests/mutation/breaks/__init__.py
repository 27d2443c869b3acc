"""Rules broken by hand, one at a time: each must be noticed by a test that the rule's row of a coverage table names."""

from __future__ import annotations

from tests.mutation.breaks import nanotech, sample
from tests.mutation.breaks.base import BASE
from tests.mutation.breaks.court import COURT
from tests.mutation.breaks.expansions import EXPANSIONS
from tests.mutation.breaks.gibraltar import GIBRALTAR
from tests.mutation.breaks.of_rule import Break
from tests.mutation.breaks.solo import SOLO

NANOTECH = [*nanotech.NANOTECH, *sample.NANOTECH]
NUCLEUM = [*BASE, *COURT, *EXPANSIONS, *GIBRALTAR, *SOLO, *sample.NUCLEUM]

__all__ = ["NANOTECH", "NUCLEUM", "Break"]
