"""Nanotech's pictures: the whole table, one player's laboratory, the legend, and those of help."""

from render.nanotech.legend import draw_legend, meanings
from render.nanotech.own_board import draw_laboratory
from render.nanotech.pages import draw_component, illustrate
from render.nanotech.question import draw_question, numbers
from render.nanotech.table import draw_table

__all__ = [
    "draw_component",
    "draw_laboratory",
    "draw_legend",
    "draw_question",
    "draw_table",
    "illustrate",
    "meanings",
    "numbers",
]
