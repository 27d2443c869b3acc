"""The state of a game of Nanotech: plain data, nothing hidden elsewhere.

Marks (the ids of places on the table that events name, for highlights):

- `card:<card id>`, e.g. `card:recharge-1`: an action card, on the table or with its holder
- `capsule`: the central quark capsule
- `lab:<seat>:quarks`, `lab:<seat>:electrons`, `lab:<seat>:hadrons`: a laboratory's capsules
- `lab:<seat>:energy`, `lab:<seat>:expansions`: its battery, its expansion cards
- `lab:<seat>`: a laboratory as a whole
- `prestige:<seat>`: a seat's prestige
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel import GameState
from engine.nanotech.components import components
from engine.nanotech.pieces import (
    ATOMS,
    CardAction,
    Colour,
    Confinement,
    EndRule,
    Expansion,
    PrestigeSource,
    Quark,
    QuarkType,
)

__all__ = [
    "ATOMS",
    "ActionCard",
    "CardAction",
    "Colour",
    "Confinement",
    "EndRule",
    "Expansion",
    "Laboratory",
    "NanotechState",
    "PrestigeSource",
    "Quark",
    "QuarkType",
]


class ActionCard(msgspec.Struct, kw_only=True):
    """One of the six action cards.

    `id` is its kind, numbered if there are several: `recharge-1`, `recharge-2`, `quarks`, `lepton`, `upgrade`,
    `confine`. `energy` tokens lie on it; `holder` is the seat that took it this round, None while it lies on the
    table.
    """

    id: str
    kind: CardAction
    energy: int = 0
    holder: int | None = None


class Laboratory(msgspec.Struct, kw_only=True):
    """A player's laboratory: tokens, expansions, and the sources of its prestige.

    `score` (by source), `confinements` (times done) and `expansions` (owned) hold every kind, including those with 0.
    `upgraded`: an expansion was built this round.
    """

    energy: int
    quarks: list[Quark]
    electrons: int
    protons: int
    neutrons: int
    expansions: dict[Expansion, int]
    confinements: dict[Confinement, int]
    score: dict[PrestigeSource, int]
    upgraded: bool = False

    @property
    def prestige(self) -> int:
        """Prestige from all sources."""
        return sum(self.score.values())

    @property
    def atoms(self) -> int:
        """Atoms built, of all kinds (the first tie-break)."""
        return sum(self.confinements[kind] for kind in ATOMS)

    @property
    def hadrons(self) -> int:
        """Hadrons in the hadron capsule."""
        return self.protons + self.neutrons

    @property
    def quark_spaces(self) -> int:
        """Spaces of the quark capsule with its expansions, taken or free."""
        return self._spaces(Expansion.QUARK_CAPSULE)

    @property
    def electron_spaces(self) -> int:
        """Spaces of the lepton capsule with its expansions, taken or free."""
        return self._spaces(Expansion.LEPTON_CAPSULE)

    @property
    def hadron_spaces(self) -> int:
        """Spaces of the hadron capsule with its expansions, taken or free."""
        return self._spaces(Expansion.HADRON_CAPSULE)

    @property
    def charge(self) -> int:
        """Energy that recharging the battery gives."""
        return components().recharge + self.expansions[Expansion.BATTERY] * components().adds(Expansion.BATTERY)

    def _spaces(self, capsule: Expansion) -> int:
        return components().base_spaces(capsule) + self.expansions[capsule] * components().adds(capsule)


class NanotechState(GameState, kw_only=True):
    """Everything on the table, without the types of the pending steps; these are in `engine.nanotech.game`.

    `active` is the seat whose turn it is (None between turns: end-of-round bonuses). `turn` counts the turns started
    this round. `capsule` is the central capsule (quarks still to be taken), `draw` the face-down pile (last drawn
    first), `discard` the face-up one. `energy`, `electrons`, `protons`, `neutrons` and `expansions` are left in the
    common supply. `scored` is the last round with new prestige. `final_round`: a player has reached `target`.
    """

    target: int
    end: EndRule
    round: int
    start_seat: int
    cards: list[ActionCard]
    capsule: list[Quark]
    draw: list[Quark]
    discard: list[Quark]
    expansions: dict[Expansion, int]
    energy: int
    electrons: int
    protons: int
    neutrons: int
    labs: list[Laboratory]
    active: int | None = None
    turn: int = 0
    scored: int = 0
    final_round: bool = False
    pending: list[Any] = msgspec.field(name="agenda")
