"""The pictures of Nucleum that are stored for comparison, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from engine.nucleum.modules.court.action import ChooseParty
from engine.nucleum.rules.actions.railway import ChooseRailSpace
from engine.nucleum.rules.actions.urbanize import PlaceBuilding
from engine.nucleum.state import Terms
from render.nucleum.contents import POST
from render.nucleum.painter import NucleumPainter
from render.question import QUESTION
from render.view import Mark, Picture
from tests.render.nucleum import states

PICTURES = NucleumPainter()
COURT_MARKS = (Mark("party:freethinkers", 1, 1), Mark("score:1", 1, 2))


@cache
def cases() -> dict[str, Callable[[], Picture]]:
    """Return the function that draws each stored picture, by its name. Their positions are set up once."""
    draw, view = PICTURES.draw, states.view
    opening, four, two, three = states.opening(), states.middle(), states.middle(2), states.middle(3)
    promos, court, two_court = states.promos(), states.court(), states.court(2)
    australia, two_australia = states.australia(), states.australia(2)
    bids, sold, initial = states.bidding(), states.bidding(over=True), states.initial()
    alone, crowded = states.solo(), states.solo(2)
    last, over, two_over = states.late(4), states.late(3, over=True), states.late(2, over=True)
    laying = states.asking(states.middle(), ChooseRailSpace(0, "b2"))
    placing = states.asking(states.middle(), PlaceBuilding(1, "residence-4", Terms()))
    choosing = states.asking(states.court(), ChooseParty(2, Terms()))
    charted = replace(view(over, active=()), history=states.HISTORY)
    return {
        "nucleum-table": lambda: draw("table", four, view(four, marks=states.MARKS)),
        "nucleum-table-two-dark": lambda: draw("table", two, view(two, states.LONG_NAMES, theme="dark")),
        "nucleum-table-opening-safe": lambda: draw("table", opening, view(opening, theme="light-safe")),
        "nucleum-map-three-dark-safe": lambda: draw("map", three, view(three, theme="dark-safe", marks=states.MARKS)),
        "nucleum-region": lambda: draw("region", four, view(four, marks=states.MARKS[:1])),
        "nucleum-own-board": lambda: draw("own-board", four, view(four, viewer=1)),
        "nucleum-own-board-dark": lambda: draw("own-board", three, view(three, states.LONG_NAMES, theme="dark"), 2),
        "nucleum-mat": lambda: draw(
            "mat", four, view(four, viewer=3, marks=(Mark("mat:3", 3, 1), Mark("score:3", 3, 2)))
        ),
        "nucleum-market": lambda: draw("market", four, view(four, viewer=3, marks=states.MARKS)),
        "nucleum-market-three-dark": lambda: draw("market", three, view(three, theme="dark")),
        "nucleum-table-three-over": lambda: draw("table", over, view(over, active=(), marks=states.MARKS[-1:])),
        "nucleum-table-last-dark-safe": lambda: draw("table", last, view(last, theme="dark-safe", active=(2,))),
        "nucleum-map-two-safe": lambda: draw("map", two, view(two, theme="light-safe", active=(0,))),
        "nucleum-map-two-over-dark": lambda: draw("map", two_over, view(two_over, theme="dark", active=())),
        "nucleum-region-apart-dark": lambda: draw("region", four, view(four, theme="dark", marks=states.FAR_MARKS)),
        "nucleum-region-unmarked": lambda: draw("region", two, view(two, states.LONG_NAMES, theme="light-safe")),
        "nucleum-own-board-over-dark-safe": lambda: draw(
            "own-board", over, view(over, theme="dark-safe", active=()), 0
        ),
        "nucleum-market-over": lambda: draw("market", two_over, view(two_over, viewer=0, active=())),
        "nucleum-question-rail": lambda: draw(QUESTION, laying, view(laying)),
        "nucleum-question-space-dark": lambda: draw(QUESTION, placing, view(placing, theme="dark")),
        "nucleum-question-court-safe": lambda: draw(QUESTION, choosing, view(choosing, theme="light-safe")),
        "nucleum-scores-over": lambda: draw("scores", over, charted),
        "nucleum-scores-over-dark-safe": lambda: draw("scores", over, replace(charted, theme="dark-safe")),
        "nucleum-map-promos": lambda: draw("map", promos, view(promos, marks=(Mark("offer:1", 0, 1),))),
        "nucleum-market-promos-dark": lambda: draw("market", promos, view(promos, theme="dark", viewer=2)),
        "nucleum-legend-promos": lambda: draw("legend", promos, view(promos)),
        "nucleum-table-court": lambda: draw("table", court, view(court, marks=COURT_MARKS)),
        "nucleum-court": lambda: draw("court", court, view(court, marks=COURT_MARKS)),
        "nucleum-court-two-dark": lambda: draw("court", two_court, view(two_court, states.LONG_NAMES, theme="dark")),
        "nucleum-region-court-dark-safe": lambda: draw(
            "region", court, view(court, theme="dark-safe", marks=(*COURT_MARKS, *states.MARKS[:1]))
        ),
        "nucleum-market-court-dark": lambda: draw("market", court, view(court, theme="dark", viewer=1)),
        "nucleum-legend-court": lambda: draw("legend", court, view(court)),
        "nucleum-map-australia": lambda: draw(
            "map", australia, view(australia, marks=states.AUSTRALIA_MARKS, active=(0,))
        ),
        "nucleum-table-australia-two-dark": lambda: draw("table", two_australia, view(two_australia, theme="dark")),
        "nucleum-region-australia-dark": lambda: draw(
            "region", australia, view(australia, theme="dark", marks=states.AUSTRALIA_MARKS[:2])
        ),
        "nucleum-own-board-australia": lambda: draw("own-board", australia, view(australia, viewer=0)),
        "nucleum-market-australia": lambda: draw("market", australia, view(australia, viewer=1)),
        "nucleum-legend-australia-dark": lambda: draw("legend", australia, view(australia, theme="dark")),
        "nucleum-auction-initial": lambda: draw("auction", initial, view(initial, active=(2,))),
        "nucleum-auction": lambda: draw("auction", bids, view(bids, active=(2,), marks=(Mark("auction:3", 3, 1),))),
        "nucleum-auction-over-dark": lambda: draw("auction", sold, view(sold, states.LONG_NAMES, theme="dark")),
        "nucleum-post": lambda: draw(POST, four, view(four, marks=states.MARKS)),
        "nucleum-post-apart-dark": lambda: draw(POST, four, view(four, theme="dark", marks=states.FAR_MARKS)),
        "nucleum-post-court-safe": lambda: draw(POST, court, view(court, theme="light-safe", marks=COURT_MARKS)),
        "nucleum-post-australia": lambda: draw(
            POST, australia, view(australia, states.LONG_NAMES, marks=states.AUSTRALIA_MARKS)
        ),
        "nucleum-baron": lambda: draw("baron", alone, view(alone, active=(0,), marks=(Mark("mat:1", 1, 1),))),
        "nucleum-barons-dark": lambda: draw("baron", crowded, view(crowded, states.LONG_NAMES, theme="dark")),
        "nucleum-table-baron-safe": lambda: draw("table", alone, view(alone, theme="light-safe", active=(0,))),
        "nucleum-legend-dark": lambda: draw("legend", two, view(two, theme="dark")),
    }


@cache
def drawn(name: str) -> Picture:
    """Return a case's picture, drawn once a run."""
    return cases()[name]()
