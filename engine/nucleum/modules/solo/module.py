"""Solo play as a module: Barons in the last seats, levels and challenges (nucleum.md 10)."""

from __future__ import annotations

from engine.kernel import CHOOSE, Command, EventLog, Option, Options, Rng, text
from engine.kernel.trophies import Trophies
from engine.nucleum.automaton import Automaton, AutomatonAction, AutomatonRules, OpponentTerms
from engine.nucleum.data.names import Bounds, Names
from engine.nucleum.module import Module, Moments, Phase
from engine.nucleum.modules.solo import challenge, ends, gains, market, pieces, set_up, trophies, turn
from engine.nucleum.modules.solo.guide import GUIDE
from engine.nucleum.modules.solo.records import Achievement, BaronLevel, Challenge, LogicCard
from engine.nucleum.modules.solo.state import (
    BARONS,
    CHALLENGE,
    ID,
    LEVEL,
    NO_CHALLENGE,
    OPPONENT,
    SoloState,
    opponents,
    solo,
)
from engine.nucleum.state import TableState

CHALLENGES = (
    NO_CHALLENGE,
    *("one-tile-less", "no-exchanges", "two-chairs", "empty-purse", "no-directive"),
    *("baron-ahead", "dear-coal", "six-slots", "hurried-baron", "his-contracts"),
)
"""The values of the option `challenge`."""


def seats(options: Options) -> range | None:
    """Return the number of seats of a table: one or two people against one Baron, one against two."""
    count = len(opponents(options))
    return range(2, 4) if count == 1 else range(3, 4) if count else None


def begin(state: TableState, rng: Rng, log: EventLog) -> None:
    """Set up the Barons, then apply the challenge."""
    solo(state).dice = rng.fork()
    set_up.set_up(state, rng, log)
    challenge.set_up(state, rng, log)


def reshuffle(copy: TableState, rng: Rng) -> None:
    """Shuffle the logic cards that lie face down."""
    rng.shuffle(solo(copy).deck)


def imagine(copy: TableState, _seat: int, rng: Rng) -> None:
    """Hide the future rolls of the die, which no player knows."""
    solo(copy).dice = rng.fork()


MODULE = Module(
    id=ID,
    rules_version=2,
    options=(
        Option(name=OPPONENT, default="none", values=("none", *BARONS), firm=True),
        Option(name=LEVEL, default=3, low=1, high=5, excludes=frozenset({f"{OPPONENT}=none"})),
        Option(
            name=CHALLENGE,
            default=NO_CHALLENGE,
            values=CHALLENGES,
            excludes=frozenset({f"{OPPONENT}=none"}),
            needs_with={"two-chairs": frozenset({"court"})},
        ),
    ),
    switch=OPPONENT,
    automata=opponents,
    seats=seats,
    needs=frozenset({"base"}),
    state=SoloState,
    steps=(
        turn.BaronTurn,
        turn.BaronEnergizes,
        turn.LayTile,
        turn.ResolveHalves,
        turn.TileToEnd,
        turn.UseNext,
        turn.Matched,
        challenge.LoseDirective,
        challenge.ReturnTile,
    ),
    records={
        "logic_cards": LogicCard,
        "baron_levels": BaronLevel,
        "challenges": Challenge,
        "achievements": Achievement,
    },
    box={"logic_cards": 12, "baron_levels": 5, "challenges": 10, "achievements": 29},
    names=Names(
        numbers={
            "baron-die": Bounds(length=0, least=1),
            "baron-star-step": Bounds(least=1),
            "baron-recharges": Bounds(least=1),
            "baron-ends": Bounds(least=1),
            "baron-tiles": Bounds(),
            "baron-last-energizes": Bounds(),
            "baron-two-people-vp": Bounds(),
        }
    ),
    commands=(Command(name=CHOOSE, kinds=("return",), parameter="choice"),),
    automaton=AutomatonRules(
        plays=(
            Automaton(
                turn=turn.BaronTurn,
                matched=turn.match_steps,
                gain=gains.gain,
                income=gains.income,
                terms=OpponentTerms(
                    may_exchange=challenge.may_exchange,
                    closed_slots=challenge.closed_slots,
                    ends_needed=ends.ends_needed,
                    ends_left_out=ends.left_out,
                    near_end=ends.recharges_near,
                    turns_left=ends.turns_left,
                ),
            ),
        ),
        actions={
            "urbanize": AutomatonAction(
                20, pieces.take_urbanize, lambda _state, _seat: text("nuc-why-solo-urbanize")
            ),
            "industrialize": AutomatonAction(
                30, pieces.take_industrialize, lambda _state, _seat: text("nuc-why-solo-industrialize")
            ),
            "develop": AutomatonAction(40, market.take_develop, lambda _state, _seat: text("nuc-why-solo-develop")),
            "contract": AutomatonAction(50, market.take_contract, market.why_no_contract),
            "energize": AutomatonAction(
                60, pieces.take_energize, lambda _state, _seat: text("nuc-why-solo-energize")
            ),
        },
        scores=ends.SCORES,
    ),
    moments=Moments(set_up={ID: Phase(begin)}, reshuffle=(reshuffle,), imagine=(imagine,)),
    guide=GUIDE,
    trophies=Trophies(trophies.available_trophies, trophies.result),
)
"""Solo play."""
