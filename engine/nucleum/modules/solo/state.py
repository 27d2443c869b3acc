"""The state of solo play, and facts that follow from it."""

from __future__ import annotations

from typing import cast

import msgspec

from engine.kernel import Options, Rng
from engine.nucleum.data.vocabulary import Directive, parts_of
from engine.nucleum.library import lib
from engine.nucleum.module import ModuleState
from engine.nucleum.modules.solo.records import (
    BaronLevel,
    ChallengeChanges,
    LogicCard,
    cards_of,
    challenges_of,
    levels_of,
)
from engine.nucleum.state import TableState

ID = "solo"
OPPONENT, LEVEL, CHALLENGE = "opponent", "level", "challenge"
"""The options."""
NO_CHALLENGE = "none"
BARONS = {"baron": ("nucleum-solo-baron",), "barons": ("nucleum-solo-baron-one", "nucleum-solo-baron-two")}
"""The automata for each value of the option `opponent`: the keys of their names."""


class Baron(msgspec.Struct, kw_only=True):
    """One Baron: the experiment of his tiles, his stop block, the number of his recharges.

    His row of tiles is the pool of his seat, the stop block (a special directive) among them, left to right. His
    contracts are the fulfilled ones of his seat; `besides` is the number of contracts that a challenge gave him
    beyond his limit.
    """

    experiment: str
    block: str
    recharges: int = 0
    besides: int = 0


class SoloState(ModuleState, tag=ID):
    """Solo play at a table: the Barons by seat, the logic cards, the events of his last turn.

    `deck` are the logic cards face down, the next one last; `used` those turned since it was shuffled, the latest
    last. `die` is the last roll (0: none yet) and `tile` the tile that it led to. `removed` are action tiles that a
    challenge has returned to the box, or that he has removed. `dice` is the randomness of the die (None: it was never
    rolled).
    """

    barons: dict[int, Baron] = msgspec.field(default_factory=dict)
    deck: list[str] = msgspec.field(default_factory=list)
    used: list[str] = msgspec.field(default_factory=list)
    die: int = 0
    tile: str = ""
    dice: Rng | None = None
    removed: list[str] = msgspec.field(default_factory=list)


def solo(state: TableState) -> SoloState:
    """Return the state of solo play at a table with a Baron. Raises KeyError at any other."""
    return cast("SoloState", state.parts[ID])


def dice(state: TableState) -> Rng:
    """Return the randomness of the Barons' die.

    Going back shuffles everything face down but leaves the die unchanged (docs/ledger/rulings.md), so that no player
    undoes a turn to get another roll.
    """
    part = solo(state)
    if part.dice is None:
        part.dice = state.rng.fork()
    return part.dice


def baron(state: TableState, seat: int) -> Baron:
    """Return the Baron in a seat. Raises KeyError for other seats."""
    return solo(state).barons[seat]


def row(state: TableState, seat: int) -> list[str]:
    """Return a Baron's row of tiles with its stop block, left to right; changing it changes the row."""
    return state.players[seat].pool


def block_at(state: TableState, seat: int) -> int:
    """Return the number of tiles left of a Baron's stop block."""
    return row(state, seat).index(baron(state, seat).block)


def position_of(state: TableState, seat: int, die: int) -> int:
    """Return the index in the row of the tile a roll leads to: at or right of the stop block, the one just left of it."""
    return min(die, block_at(state, seat)) - 1


def must_recharge(state: TableState, seat: int) -> bool:
    """Return whether a Baron recharges in his next turn: he has neither thaler nor workers, or no tile left of the block."""
    player = state.players[seat]
    return not (player.thaler or player.workers) or block_at(state, seat) == 0


def chances(state: TableState, seat: int) -> dict[str, int]:
    """Return the number of faces of the die that lead to each tile of a Baron's row, in the order of the row."""
    if must_recharge(state, seat):
        return {}
    tiles = row(state, seat)
    found = dict.fromkeys(tiles[: block_at(state, seat)], 0)
    for die in lib(state).numbers["baron-die"].values:
        found[tiles[position_of(state, seat, die)]] += 1
    return {tile: faces for tile, faces in found.items() if faces}


def opponents(options: Options) -> tuple[str, ...]:
    """Return the keys of the names of the Barons that play with some options."""
    return BARONS.get(str(options.get(OPPONENT, "")), ())


def is_directive(state: TableState, tile: str) -> bool:
    """Return whether an action tile is a special directive, which is a Baron's stop block."""
    return any(isinstance(part, Directive) for part in parts_of(lib(state).tiles[tile]))


def level(state: TableState) -> BaronLevel:
    """Return the level that is played."""
    return levels_of(lib(state))[int(state.options[LEVEL])]


def more_milestone_vp(state: TableState) -> int:
    """Return the VP beyond the level's that a Baron scores each time he meets a milestone: some against two people."""
    return lib(state).number("baron-two-people-vp") if state.seats - len(state.automata) > 1 else 0


def challenge(state: TableState) -> ChallengeChanges:
    """Return the changes of the challenge in play; the defaults without a challenge."""
    name = str(state.options.get(CHALLENGE, NO_CHALLENGE))
    return ChallengeChanges() if name == NO_CHALLENGE else challenges_of(lib(state))[name].change


def recharges_needed(state: TableState) -> int:
    """Return the number of recharges that each Baron needs for the game to end."""
    return challenge(state).baron_recharges or lib(state).number("baron-recharges")


def card(state: TableState) -> LogicCard | None:
    """Return the last turned logic card; None before the first one and after the cards were shuffled."""
    used = solo(state).used
    return cards_of(lib(state))[used[-1]] if used else None
