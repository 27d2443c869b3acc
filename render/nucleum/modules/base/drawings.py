"""The base game's `Drawings`: its map, side board, mats, icons, pages and views."""

from __future__ import annotations

from collections.abc import Callable

from engine.nucleum.rules.flow.scoring import previews_end, shown_standings
from engine.nucleum.state import TableState
from render.nucleum.contents import contents_of
from render.nucleum.in_play import drawings_of
from render.nucleum.map import board
from render.nucleum.module import Drawings, View
from render.nucleum.pages import ILLUSTRATIONS
from render.nucleum.pages.component_page import COMPONENTS
from render.nucleum.signs.emblems import GLYPHS, TOKENS
from render.nucleum.signs.signs import SIGNS
from render.nucleum.table import alt_text, legend, market, sideboard
from render.nucleum.table.boards import mat, own_board
from render.nucleum.table.table import draw_map, draw_table
from render.nucleum.table.turn import candidates
from render.nucleum.table.turn.region import draw_region
from render.results.score import draw_scores
from render.view import BoardView, Picture


def _of_all(draw: Callable[[TableState, BoardView], Picture]) -> View:
    """Return a view that draws with `draw`, the same for every seat."""
    return lambda state, view, _seat: draw(state, view)


def _own_board(state: TableState, view: BoardView, seat: int | None) -> Picture:
    whose = view.seat_of(seat)
    if whose in state.automata:
        return drawings_of(state).views[contents_of(state).automaton_view[0]](state, view, whose)
    return own_board.draw_own_board(state, whose, view)


def _scores(state: TableState, view: BoardView) -> Picture:
    projected = previews_end(state) and not state.over
    return draw_scores(shown_standings(state), view, final=state.over, projected=projected)


DRAWINGS = Drawings(
    id="base",
    ground=(board.draw_coal,),
    routes=(board.draw_routes,),
    rails=(board.draw_rails,),
    cities=(board.draw_cities,),
    pieces=(board.draw_pieces,),
    sideboard=sideboard.SIDEBOARD,
    strips=sideboard.STRIPS,
    beside=market.BESIDE,
    market=market.MARKET,
    counts=(mat.base_counts,),
    mat=mat.MAT,
    own_board=own_board.OWN_BOARD,
    signs=SIGNS,
    glyphs=GLYPHS,
    tokens=TOKENS,
    counters=sideboard.COUNTERS,
    ends=sideboard.ENDS,
    components=COMPONENTS,
    pages=ILLUSTRATIONS,
    legend=legend.LEGEND,
    named=alt_text.NAMED,
    alt=alt_text.ALT,
    views={
        "table": _of_all(draw_table),
        "map": _of_all(draw_map),
        "region": _of_all(draw_region),
        "own-board": _own_board,
        "market": _of_all(market.draw_market),
        "scores": _of_all(_scores),
        "legend": _of_all(legend.draw_legend),
    },
    shows=candidates.SHOWS,
    rows=(candidates.beside,),
)
"""The drawings of the base game."""
