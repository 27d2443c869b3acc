"""The breaks from which the samples in docs/ledger/mutation.md are drawn: conditions, costs, amounts, limits, orders.

The sample of a module is `random.Random(31).sample(pool, 60)`. The breaks in `statements` are of statements of the code
that were drawn at random themselves.
"""

from __future__ import annotations

from tools.mutation.breaks.sample.australia import AUSTRALIA
from tools.mutation.breaks.sample.base import BASE
from tools.mutation.breaks.sample.court import COURT
from tools.mutation.breaks.sample.experiment_e import EXPERIMENT_E
from tools.mutation.breaks.sample.experiment_f import EXPERIMENT_F
from tools.mutation.breaks.sample.gibraltar import GIBRALTAR
from tools.mutation.breaks.sample.nanotech import NANOTECH as POOL
from tools.mutation.breaks.sample.promos import PROMOS
from tools.mutation.breaks.sample.solo import SOLO
from tools.mutation.breaks.sample.special_buildings import SPECIAL_BUILDINGS
from tools.mutation.breaks.sample.statements import STATEMENTS
from tools.mutation.breaks.sample.statements_nanotech import STATEMENTS_NANOTECH

NUCLEUM = [
    *BASE,
    *PROMOS,
    *COURT,
    *EXPERIMENT_E,
    *EXPERIMENT_F,
    *GIBRALTAR,
    *SPECIAL_BUILDINGS,
    *AUSTRALIA,
    *SOLO,
    *STATEMENTS,
]

NANOTECH = [*POOL, *STATEMENTS_NANOTECH]

__all__ = ["NANOTECH", "NUCLEUM"]
