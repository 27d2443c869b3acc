"""The only list of what modules bring to the pictures."""

from __future__ import annotations

from render.nucleum.auction.drawings import AUCTION
from render.nucleum.australia.drawings import AUSTRALIA
from render.nucleum.australia_court.drawings import AUSTRALIA_COURT
from render.nucleum.australia_f.drawings import AUSTRALIA_F
from render.nucleum.australia_tiles.drawings import AUSTRALIA_TILES
from render.nucleum.base.drawings import BASE
from render.nucleum.chain_tiles.drawings import CHAIN_TILES
from render.nucleum.court.drawings import COURT
from render.nucleum.court_gibraltar.drawings import COURT_GIBRALTAR
from render.nucleum.experiment_e.drawings import EXPERIMENT_E
from render.nucleum.experiment_f.drawings import EXPERIMENT_F
from render.nucleum.gibraltar.drawings import GIBRALTAR
from render.nucleum.gibraltar_tiles.drawings import GIBRALTAR_TILES
from render.nucleum.in_play import drawings_for, drawings_of, every_drawing, know
from render.nucleum.module import Drawings
from render.nucleum.open_contracts.drawings import OPEN_CONTRACTS
from render.nucleum.promos.drawings import PROMOS
from render.nucleum.ships.drawings import SHIPS
from render.nucleum.solo.drawings import SOLO
from render.nucleum.solo_court.drawings import SOLO_COURT
from render.nucleum.solo_gibraltar.drawings import SOLO_GIBRALTAR
from render.nucleum.solo_ships.drawings import SOLO_SHIPS
from render.nucleum.special_buildings.drawings import SPECIAL_BUILDINGS

DRAWINGS: tuple[Drawings, ...] = (
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
"""What each module brings, in the order of the modules."""

know(DRAWINGS)

__all__ = ["DRAWINGS", "drawings_for", "drawings_of", "every_drawing"]
