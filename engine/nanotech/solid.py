"""The computer player `solid`: estimates the worth of a laboratory and looks ahead to the end of its own turn.

Every choice is tried on a copy of the imagined state. Its own further decisions are searched in full; the
answers of the others (copies, bonuses) are assumed to be what looks best for each of them.
"""

from __future__ import annotations

import msgspec

from engine.kernel import Decision, Game, Rng
from engine.nanotech.components import components
from engine.nanotech.deeds import quark_plans
from engine.nanotech.state import Action, Expansion, Laboratory, NanotechState


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """What things are worth in prestige, while the game is far from its end.

    `energy` is for each token of a useful purse, `hoard` for each beyond. `plan` is for 0, 1, 2 or all 3 quarks
    of a hadron, the second best set counting `second_plan` of it; `junk` is for each quark of neither, `stuck`
    for a capsule in which no set can be completed. `ready` is the share of its prestige that an atom is worth
    when its parts are there; `proton`, `neutron`, `electron` are for parts that make none. The spaces are for
    each free one, `battery` for each expansion, `quark_bonus` and `extra_action` for bonuses still to come.
    `rival` is how much of the best rival's worth counts against the own. All but prestige itself shrinks once the
    leader is within `far` of the target, to `late` when a player has reached it.
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
    far: int = 5


# Energy beyond this is more than the next turns can use.
_PURSE = 8
# More free spaces than these are of no use for now.
_USEFUL_SPACES = 2
_WIN = 1000.0


class SolidPlayer:
    """A computer player that plans its own turn and reckons with the others' copies."""

    name = "solid"

    def __init__(self, game: Game[NanotechState], weights: Weights | None = None) -> None:
        self.game = game
        self.weights = weights or Weights()

    def choose(self, state: NanotechState, decision: Decision, rng: Rng) -> str:
        """Return the id of the choice with the best outlook; the first of equals."""
        seat = decision.seat
        return max(decision.choices, key=lambda choice: self._try(state, choice.id, seat)).id

    def plan(self, state: NanotechState, decision: Decision, rng: Rng) -> tuple[str, ...]:
        """Return the id of the best choice alone: the next one is searched again."""
        return (self.choose(state, decision, rng),)

    def _try(self, state: NanotechState, choice_id: str, seat: int) -> float:
        after = self.game.twin(state)
        self.game.apply(after, choice_id)
        return self._search(after, seat)

    def _search(self, state: NanotechState, seat: int) -> float:
        """Return the outlook for `seat`, its own decisions up to the next turn searched in full."""
        decision = self.game.decision(state)
        if decision is None or _new_turn(decision):
            return self._outlook(state, seat)
        if decision.is_confirm:
            self.game.apply(state, decision.choices[0].id)
            return self._search(state, seat)
        if decision.seat == seat:
            return max(self._try(state, choice.id, seat) for choice in decision.choices)
        self.game.apply(state, self._reply(state, decision))
        return self._search(state, seat)

    def _reply(self, state: NanotechState, decision: Decision) -> str:
        """Return the choice that leaves its seat best off at once."""
        best, best_worth = decision.choices[-1].id, self._worth(state, decision.seat)
        for choice in decision.choices[:-1]:
            after = self.game.twin(state)
            self.game.apply(after, choice.id)
            worth = self._worth(after, decision.seat)
            if worth > best_worth:
                best, best_worth = choice.id, worth
        return best

    def _outlook(self, state: NanotechState, seat: int) -> float:
        rivals = [other for other in range(state.seats) if other != seat]
        if state.over:
            places = {standing.seat: standing.place for standing in self.game.standings(state)}
            lead = state.labs[seat].prestige - max(state.labs[rival].prestige for rival in rivals)
            return (_WIN if places[seat] == 1 else -_WIN) + lead
        own = self._worth(state, seat)
        return own - self.weights.rival * max(self._worth(state, rival) for rival in rivals)

    def _worth(self, state: NanotechState, seat: int) -> float:
        """Return the worth of what a seat has, in prestige."""
        weights, lab = self.weights, state.labs[seat]
        leader = max(other.prestige for other in state.labs)
        share = weights.late if state.final_round else min(1.0, 0.5 + (state.target - leader) / (2 * weights.far))
        return lab.prestige + share * (
            self._stock(lab) + self._quarks(lab) + self._atoms(lab) + self._pending(state, seat)
        )

    def _stock(self, lab: Laboratory) -> float:
        weights = self.weights
        worth = weights.energy * min(lab.energy, _PURSE) + weights.hoard * max(0, lab.energy - _PURSE)
        worth += weights.battery * lab.expansions[Expansion.BATTERY]
        worth += weights.electron_space * min(lab.electron_spaces - lab.electrons, _USEFUL_SPACES)
        worth += weights.quark_space * min(lab.quark_spaces - len(lab.quarks), _USEFUL_SPACES)
        return worth + weights.hadron_space * min(lab.hadron_spaces - lab.hadrons, _USEFUL_SPACES)

    def _quarks(self, lab: Laboratory) -> float:
        """Return the worth of the quarks: of the two best started sets, and of those that block them."""
        weights, held, free = self.weights, list(lab.quarks), lab.quark_spaces - len(lab.quarks)
        worth, factor = 0.0, 1.0 if lab.hadrons < lab.hadron_spaces else weights.second_plan
        for nth in range(2):
            plan = max(quark_plans(), key=lambda tokens: sum(token in held for token in tokens))
            found = [token for token in plan if token in held]
            free -= len(plan) - len(found)
            if free < 0:
                # No hadron can be completed any more without another expansion.
                worth += weights.stuck if nth == 0 else 0.0
                break
            worth += factor * weights.plan[len(found)]
            for token in found:
                held.remove(token)
            factor *= weights.second_plan
        return worth + weights.junk * len(held)

    def _atoms(self, lab: Laboratory) -> float:
        """Return the worth of hadrons and electrons: of the best atoms they make, and of the rest."""
        weights = self.weights
        protons, neutrons, electrons = lab.protons, lab.neutrons, lab.electrons
        worth = 0.0
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
        return worth + weights.proton * protons + weights.neutron * neutrons + weights.electron * electrons

    def _pending(self, state: NanotechState, seat: int) -> float:
        """Return the worth of the end-of-round bonuses still to come."""
        if state.active is None:
            return 0.0
        weights, lab = self.weights, state.labs[seat]
        held = {card.kind for card in state.cards if card.holder == seat}
        worth = 0.0
        if Action.QUARKS in held and state.capsule and len(lab.quarks) < lab.quark_spaces:
            worth += weights.quark_bonus
        if Action.LEPTON in held:
            worth += weights.extra_action
        return worth


def _new_turn(decision: Decision) -> bool:
    return bool(decision.of_kind("take"))
