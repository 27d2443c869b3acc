"""The only list of what modules bring to the pictures."""

from __future__ import annotations

from render.nucleum.auction.drawings import AUCTION
from render.nucleum.base.drawings import BASE
from render.nucleum.court.drawings import COURT
from render.nucleum.in_play import drawings_for, drawings_of, every_drawing, know
from render.nucleum.module import Drawings
from render.nucleum.promos.drawings import PROMOS

DRAWINGS: tuple[Drawings, ...] = (BASE, PROMOS, COURT, AUCTION)
"""What each module brings, in the order of the modules."""

know(DRAWINGS)

__all__ = ["DRAWINGS", "drawings_for", "drawings_of", "every_drawing"]
