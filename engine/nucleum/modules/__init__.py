"""The modules of Nucleum, in the order in which their things are listed: the one place where a module is registered."""

from __future__ import annotations

from engine.nucleum.data.load import ours
from engine.nucleum.library import GameBox, use_box
from engine.nucleum.modules.auction.module import MODULE as AUCTION
from engine.nucleum.modules.australia.module import MODULE as AUSTRALIA
from engine.nucleum.modules.base.module import MODULE as BASE
from engine.nucleum.modules.chain_tiles.module import MODULE as CHAIN_TILES
from engine.nucleum.modules.court.module import MODULE as COURT
from engine.nucleum.modules.court_gibraltar.module import MODULE as COURT_GIBRALTAR
from engine.nucleum.modules.data_only import AUSTRALIA_COURT, AUSTRALIA_F, AUSTRALIA_TILES, GIBRALTAR_TILES
from engine.nucleum.modules.experiment_e import MODULE as EXPERIMENT_E
from engine.nucleum.modules.experiment_f.module import MODULE as EXPERIMENT_F
from engine.nucleum.modules.gibraltar.module import MODULE as GIBRALTAR
from engine.nucleum.modules.open_contracts.module import MODULE as OPEN_CONTRACTS
from engine.nucleum.modules.promos.module import MODULE as PROMOS
from engine.nucleum.modules.ships.module import MODULE as SHIPS
from engine.nucleum.modules.solo.module import MODULE as SOLO
from engine.nucleum.modules.solo_court.module import MODULE as SOLO_COURT
from engine.nucleum.modules.solo_gibraltar.module import MODULE as SOLO_GIBRALTAR
from engine.nucleum.modules.solo_ships.module import MODULE as SOLO_SHIPS
from engine.nucleum.modules.special_buildings.module import MODULE as SPECIAL_BUILDINGS

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

BOX = GameBox(MODULES, ours)
"""The box with all of them, and the components as printed."""

use_box(BOX)
