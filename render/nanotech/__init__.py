"""Nanotech's pictures: the whole table, and one player's laboratory."""

from render.nanotech.mine import draw_laboratory
from render.nanotech.table import draw_table

__all__ = ["draw_laboratory", "draw_table"]
