"""The value of a laboratory, in prestige, to a computer player."""

from __future__ import annotations

import msgspec

from engine.nanotech.components import ComponentRecords, components
from engine.nanotech.deeds import quark_plans
from engine.nanotech.pieces import CardAction, EndRule, Expansion, Quark
from engine.nanotech.state import Laboratory, NanotechState
from engine.nanotech.steps import final_standings


class EstimateWeights(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The value of components in prestige while the game is far from its end.

    `energy` is the value of each useful token, `hoard` of each additional one. `plan` is for 0, 1, 2 or all 3 quarks
    of a hadron, the second best set counting `second_plan` of it; `junk` is for each quark of neither, `stuck` for a
    capsule in which no set can be completed. `ready` is the share of its prestige that an atom is worth when its
    parts are available; `proton`, `neutron`, `electron` are for parts that do not form one. The spaces are for each
    free one, `battery` for each expansion, `quark_bonus` and `extra_action` for bonuses still to come. `rival` is the
    share of the best rival's value that counts against the seat's own. Everything except prestige itself shrinks once
    the leader is within `far` of the target, to `late` when a player has reached it.
    """

    energy: float = 0.27
    hoard: float = 0.05
    plan: tuple[float, float, float, float] = (0.0, 0.35, 0.85, 1.75)
    second_plan: float = 0.6
    junk: float = -0.1
    stuck: float = -1.5
    ready: float = 0.62
    proton: float = 0.75
    neutron: float = 0.55
    electron: float = 0.15
    electron_space: float = 0.3
    quark_space: float = 0.08
    hadron_space: float = 0.12
    battery: float = 0.7
    quark_bonus: float = 0.3
    extra_action: float = 0.25
    rival: float = 1.0
    late: float = 0.1
    far: float = 5.0


_PURSE = 8
"""Energy above this is more than the next turns can use."""
_USEFUL_SPACES = 2
"""Numbers of free spaces above which more are useless for now."""
_WIN = 1000.0
_MAX_KEPT = 20_000
"""Maximum number of sets of quarks whose value is cached."""


class Estimate:
    """Estimates positions by weights; keeps what it computed, which depends only on the weights."""

    def __init__(self, weights: EstimateWeights) -> None:
        self.weights = weights
        self._kept_quarks: dict[tuple[tuple[Quark, ...], int, bool], float] = {}
        self._kept_atoms: dict[tuple[int, int, int], float] = {}

    def outlook(self, state: NanotechState, seat: int) -> float:
        """Return the lead of a seat over its best rival; more than any estimate if the game is decided and won."""
        if state.over or (state.final_round and state.end is EndRule.IMMEDIATE):
            return (_WIN if _is_first(state, seat) else -_WIN) + self.prestige_ahead(state, seat)
        return self.prestige_ahead(state, seat)

    def prestige_ahead(self, state: NanotechState, seat: int) -> float:
        """Return the prestige by which a seat is ahead of its best rival: as it may expect, or as it is when the game is decided."""
        labs = state.labs
        if state.over or (state.final_round and state.end is EndRule.IMMEDIATE):
            return float(labs[seat].prestige - max(lab.prestige for other, lab in enumerate(labs) if other != seat))
        own, rival = self.worth(state, seat), self.weights.rival
        if not rival:
            return own
        return own - rival * max(self.worth(state, other) for other in range(state.seats) if other != seat)

    def worth(self, state: NanotechState, seat: int) -> float:
        """Return the value of a seat's possessions, in prestige."""
        weights, lab = self.weights, state.labs[seat]
        leader = max(other.prestige for other in state.labs)
        share = weights.late if state.final_round else min(1.0, 0.5 + (state.target - leader) / (2 * weights.far))
        return lab.prestige + share * (self._possessions(lab) + self._pending(state, seat, lab))

    def _possessions(self, lab: Laboratory) -> float:
        weights, box, expansions = self.weights, components(), lab.expansions
        hadrons = _spaces(box, expansions, Expansion.HADRON_CAPSULE) - lab.hadrons
        quarks = _spaces(box, expansions, Expansion.QUARK_CAPSULE) - len(lab.quarks)
        electrons = _spaces(box, expansions, Expansion.LEPTON_CAPSULE) - lab.electrons
        return (
            weights.energy * min(lab.energy, _PURSE)
            + weights.hoard * max(0, lab.energy - _PURSE)
            + weights.battery * expansions[Expansion.BATTERY]
            + weights.electron_space * min(electrons, _USEFUL_SPACES)
            + weights.quark_space * min(quarks, _USEFUL_SPACES)
            + weights.hadron_space * min(hadrons, _USEFUL_SPACES)
            + self._quarks(lab.quarks, quarks, hadrons > 0)
            + self._atoms(lab.protons, lab.neutrons, lab.electrons)
        )

    def _quarks(self, held: list[Quark], free: int, has_room: bool) -> float:
        """Return the value of quarks, given the `free` spaces beside them and whether there is room for a hadron."""
        key = tuple(sorted(held)), free, has_room
        worth = self._kept_quarks.get(key)
        if worth is None:
            if len(self._kept_quarks) >= _MAX_KEPT:
                self._kept_quarks.clear()
            worth = self._kept_quarks[key] = self._sets_of_quarks(list(held), free, has_room)
        return worth

    def _sets_of_quarks(self, held: list[Quark], free: int, has_room: bool) -> float:
        """Return the value of the two best started sets, and of the quarks that block them; `held` is changed."""
        weights = self.weights
        worth, factor = 0.0, 1.0 if has_room else weights.second_plan
        for nth in range(2):
            plan = max(quark_plans(), key=lambda tokens: sum(token in held for token in tokens))
            found = [token for token in plan if token in held]
            free -= len(plan) - len(found)
            if free < 0:
                # No more hadrons can be completed without another expansion.
                worth += weights.stuck if nth == 0 else 0.0
                break
            worth += factor * weights.plan[len(found)]
            for token in found:
                held.remove(token)
            factor *= weights.second_plan
        return worth + weights.junk * len(held)

    def _atoms(self, protons: int, neutrons: int, electrons: int) -> float:
        """Return the value of hadrons and electrons: of the best atoms they make, and of the rest."""
        key = protons, neutrons, electrons
        worth = self._kept_atoms.get(key)
        if worth is not None:
            return worth
        weights, worth = self.weights, 0.0
        for record in components().atoms:
            needs = record.needs.value
            while protons >= needs.proton and neutrons >= needs.neutron and electrons >= needs.electron:
                protons, neutrons, electrons = (
                    protons - needs.proton,
                    neutrons - needs.neutron,
                    electrons - needs.electron,
                )
                worth += weights.ready * record.prestige.value
                worth += weights.proton * needs.proton / 2
        worth += weights.proton * protons + weights.neutron * neutrons + weights.electron * electrons
        self._kept_atoms[key] = worth
        return worth

    def _pending(self, state: NanotechState, seat: int, lab: Laboratory) -> float:
        """Return the value of the end-of-round bonuses still to come."""
        if state.active is None:
            return 0.0
        worth = 0.0
        for card in state.cards:
            if card.holder == seat:
                if card.kind is CardAction.QUARKS and state.capsule and len(lab.quarks) < lab.quark_spaces:
                    worth += self.weights.quark_bonus
                elif card.kind is CardAction.LEPTON:
                    worth += self.weights.extra_action
        return worth


def _spaces(box: ComponentRecords, expansions: dict[Expansion, int], capsule: Expansion) -> int:
    return box.base_spaces(capsule) + expansions[capsule] * box.adds(capsule)


def _is_first(state: NanotechState, seat: int) -> bool:
    return any(row.seat == seat and row.place == 1 for row in final_standings(state))
