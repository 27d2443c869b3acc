"""The modules of Nucleum, in the order in which their things are listed: the one place where a module is registered."""

from __future__ import annotations

from engine.nucleum.auction.module import MODULE as AUCTION
from engine.nucleum.australia.module import MODULE as AUSTRALIA
from engine.nucleum.australia_court.module import MODULE as AUSTRALIA_COURT
from engine.nucleum.australia_f.module import MODULE as AUSTRALIA_F
from engine.nucleum.australia_tiles.module import MODULE as AUSTRALIA_TILES
from engine.nucleum.base.module import MODULE as BASE
from engine.nucleum.chain_tiles.module import MODULE as CHAIN_TILES
from engine.nucleum.court.module import MODULE as COURT
from engine.nucleum.court_gibraltar.module import MODULE as COURT_GIBRALTAR
from engine.nucleum.experiment_e.module import MODULE as EXPERIMENT_E
from engine.nucleum.experiment_f.module import MODULE as EXPERIMENT_F
from engine.nucleum.gibraltar.module import MODULE as GIBRALTAR
from engine.nucleum.gibraltar_tiles.module import MODULE as GIBRALTAR_TILES
from engine.nucleum.library import register
from engine.nucleum.open_contracts.module import MODULE as OPEN_CONTRACTS
from engine.nucleum.promos.module import MODULE as PROMOS
from engine.nucleum.ships.module import MODULE as SHIPS
from engine.nucleum.solo.module import MODULE as SOLO
from engine.nucleum.solo_court.module import MODULE as SOLO_COURT
from engine.nucleum.solo_gibraltar.module import MODULE as SOLO_GIBRALTAR
from engine.nucleum.solo_ships.module import MODULE as SOLO_SHIPS
from engine.nucleum.special_buildings.module import MODULE as SPECIAL_BUILDINGS

MODULES = (
    BASE,
    PROMOS,
    CHAIN_TILES,
    COURT,
    EXPERIMENT_F,
    EXPERIMENT_E,
    SPECIAL_BUILDINGS,
    SHIPS,
    GIBRALTAR,
    GIBRALTAR_TILES,
    COURT_GIBRALTAR,
    AUSTRALIA,
    AUSTRALIA_TILES,
    AUSTRALIA_F,
    AUSTRALIA_COURT,
    SOLO,
    SOLO_COURT,
    SOLO_SHIPS,
    SOLO_GIBRALTAR,
    AUCTION,
    OPEN_CONTRACTS,
)
"""All modules."""

register(*MODULES)
