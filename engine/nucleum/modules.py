"""The modules of Nucleum, in the order in which their things are listed: the one place where a module is registered."""

from __future__ import annotations

from engine.nucleum.base.module import MODULE as BASE
from engine.nucleum.module import register
from engine.nucleum.promos.module import MODULE as PROMOS
from engine.nucleum.special_buildings.module import MODULE as SPECIAL_BUILDINGS

MODULES = (BASE, PROMOS, SPECIAL_BUILDINGS)
"""All modules."""

register(*MODULES)
