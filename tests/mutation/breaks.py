"""Rules broken by hand, one at a time: each must be noticed by a test that the rule's row of a coverage table names."""

from __future__ import annotations

from typing import NamedTuple

STEPS, DEEDS, SUPPLY = (f"engine/nanotech/{name}.py" for name in ("steps", "deeds", "supply"))
RULES = "engine/nucleum/rules"


class Break(NamedTuple):
    """Of the row whose statement begins with `row`: in `file`, `old` (it stands there once) becomes `new`."""

    row: str
    file: str
    old: str
    new: str


NANOTECH = [
    Break("set-up: everybody", "engine/nanotech/game.py", "energy=given.starting_energy.value,", "energy=4,"),
    Break("set-up: the six", "engine/nanotech/game.py", "ActionCard(id=card_id, kind=kind)", "ActionCard(id=card_id, kind=kind, energy=1)"),
    Break("set-up: supplies", "engine/nanotech/game.py", "electrons=given.electron_tokens.value,", "electrons=given.electron_tokens.value - 1,"),
    Break("set-up: the quarks", "engine/nanotech/game.py", "        rng.shuffle(draw)\n        start_seat", "        start_seat"),
    Break("set-up: a random player", "engine/nanotech/game.py", "rng.below(seats)", "0"),
    Break("round 1: players + 1", SUPPLY, "components().set_up.refill_extra.value", "0"),
    Break("round 1: left over quarks", SUPPLY, "    state.discard.extend(state.capsule)\n", ""),
    Break("round 1: the discards", SUPPLY, "            state.rng.shuffle(state.draw)\n", ""),
    Break("round 1: fewer", SUPPLY, "        if not state.draw:\n            return\n", ""),
    Break("round 2: clockwise", STEPS, "    order = clockwise(state, state.start_seat)\n    return", "    order = range(state.seats)\n    return"),
    Break("round 2: with 2 players", STEPS, "for _ in range(components().turns(state.seats)) for seat in order]", "for _ in range(1) for seat in order]"),
    Break("round 2: takes a card", STEPS, "        state.labs[self.seat].energy += energy\n", ""),
    Break("round 2: takes a card", STEPS, "        card.holder = self.seat\n", ""),
    Break("round 2: or declines", STEPS, "        if choice == DECLINE or not found:\n            self._pass_over", "        if not found:\n            self._pass_over"),
    Break("round 2: a card that", STEPS, "if card.holder is None and alike not in choices", "if card.holder is None and alike not in choices and not obstacle(state, self.seat, card.kind)"),
    Break("copying: each other", STEPS, "for seat in clockwise(state, self.seat)[1:]:", "for seat in clockwise(state, self.seat)[1:2]:"),
    Break("copying: at its ordinary", STEPS, "        found = deeds(state, self.seat, self.action)\n        if not found or state.active", "        found = deeds(state, self.seat, self.action, discount=card_discount(self.action))\n        if not found or state.active"),
    Break("copying: at its ordinary", STEPS, "        found = deeds(state, self.seat, self.action)\n        chosen(found", "        found = deeds(state, self.seat, self.action, discount=card_discount(self.action))\n        chosen(found"),
    Break("copying: recharge", STEPS, "if components().actions[card.kind].copyable.value:", "if True:"),
    Break("copying: though", STEPS, "        push(state, Act(self.seat, card.kind), Confirm(self.seat), CheckTarget(), *copies)", "        push(state, Act(self.seat, card.kind), Confirm(self.seat), CheckTarget(), *(copies if deeds(state, self.seat, card.kind) and energy else []))"),
    Break("round 3", STEPS, "        for seat in clockwise(state, state.start_seat):\n            held", "        for seat in range(state.seats):\n            held"),
    Break("round 4: each card", STEPS, "                card.energy += tokens\n", ""),
    Break("round 4: each card", STEPS, "            card.holder = None\n", "            pass\n"),
    Break("round 4: a short", STEPS, "if card.holder is None and state.energy:", "if card.holder is None:"),
    Break("round 4: the start player", STEPS, "clockwise(state, state.start_seat)[1]\n        push", "state.start_seat\n        push"),
    Break("recharge battery: 2", "engine/nanotech/state.py", "components().recharge + ", "1 + "),
    Break("recharge battery: +1", "engine/nanotech/state.py", " + self.expansions[Expansion.BATTERY] * components().adds(Expansion.BATTERY)", ""),
    Break("recharge battery: as far", SUPPLY, "given = min(energy, state.energy)", "given = energy"),
    Break("capture quarks: 2 energy", DEEDS, "cost = 0 if free else components().cost(self.action)", "cost = 0"),
    Break("capture quarks: a free space", DEEDS, "_capsule_obstacle(len(state.capsule), \"quarks\", len(lab.quarks), lab.quark_spaces)", "_capsule_obstacle(len(state.capsule), \"quarks\", 0, lab.quark_spaces)"),
    Break("capture quarks: bonus", DEEDS, "    if len(lab.quarks) >= lab.quark_spaces:\n        return []\n", ""),
    Break("capture lepton: 2 energy", DEEDS, "        score(state, seat, Source.ELECTRON, self.prestige, log)\n", ""),
    Break("capture lepton: a free space", DEEDS, "_capsule_obstacle(state.electrons, \"electrons\", lab.electrons, lab.electron_spaces)", "_capsule_obstacle(state.electrons, \"electrons\", 0, lab.electron_spaces)"),
    Break("capture lepton: bonus, an extra", STEPS, "                if action is not Action.LEPTON:\n                    found", "                if action is not Action.CONFINE:\n                    found"),
    Break("capture lepton: no card", STEPS, "(Action.LEPTON, Way.EXTRA, deed) for deed in deeds(state, self.seat, action)]", "(Action.LEPTON, Way.EXTRA, deed) for deed in deeds(state, self.seat, action, discount=card_discount(action))]"),
    Break("capture lepton: with 2", STEPS, "        left = [kind for kind in self.held if kind is not card]\n", "        left = []\n"),
    Break("upgrade laboratory: the card's", STEPS, "return components().upgrade_discount if action is Action.UPGRADE else 0", "return 0"),
    Break("upgrade laboratory: one a", DEEDS, "        lab.upgraded = True\n", ""),
    Break("upgrade laboratory: one a", STEPS, "            lab.upgraded = False\n", "            pass\n"),
    Break("upgrade laboratory: what is", DEEDS, "for expansion in Expansion if state.expansions[expansion])", "for expansion in Expansion)"),
    Break("upgrade laboratory: spaces", "engine/nanotech/state.py", "self.expansions[capsule] * components().adds(capsule)", "self.expansions[capsule]"),
    Break("confine particles: 3 energy", STEPS, "            score(state, self.seat, Source.CONFINE_BONUS, bonus, log)\n", ""),
    Break("confinements: a proton", DEEDS, "if self.needs.up > self.needs.down:", "if self.needs.up < self.needs.down:"),
    Break("confinements: the quarks", DEEDS, "            state.discard.append(token)\n", ""),
    Break("confinements: a hadron", DEEDS, "space = lab.hadrons < lab.hadron_spaces", "space = True"),
    Break("confinements: a hadron", DEEDS, "return left > 0 and space and", "return space and"),
    Break("confinements: atoms", DEEDS, "    lab.electrons -= needs.electron\n", ""),
    Break("confinements: atoms", DEEDS, "and lab.neutrons >= needs.neutron and", "and"),
    Break("end: the round", STEPS, "if state.final_round and state.end is EndRule.IMMEDIATE:", "if state.final_round:"),
    Break("end: at once", STEPS, "if state.final_round and state.end is EndRule.IMMEDIATE:", "if False:"),
    Break("end: below", SUPPLY, "if lab.prestige >= state.target and", "if lab.prestige >= state.target - 1 and"),
    Break("end: ties", STEPS, "(lab.atoms, lab.energy)", "(lab.energy, lab.atoms)"),
    Break("end: standstill", STEPS, "if state.final_round or idle >= limit:", "if state.final_round:"),
    Break("end: standstill", SUPPLY, "    state.scored = state.round\n", ""),
]  # fmt: skip

NUCLEUM = [
    Break("1.2", f"{RULES}/flow/setup.py", "    rng.shuffle(milestones)\n", ""),
    Break("1.4 set-up cards", f"{RULES}/flow/setup.py", "extra = state.seats == 3", "extra = False"),
    Break("1.6 dealt at random", f"{RULES}/flow/setup.py", "        rng.shuffle(dealt)\n", ""),
    Break("2 exchanges any time", f"{RULES}/actions/railway.py", "            choices += exchange_choices(state, self.seat)\n", "            pass\n"),
    Break("2 exchanges any time", f"{RULES}/flow/turn.py", "        if choices:\n            choices += exchange_choices(state, self.seat)\n", ""),
    Break("2 special directive", f"{RULES}/actions/industrialize.py", "own + surcharge - terms.thaler_off", "own + surcharge"),
    Break("2 special directive", f"{RULES}/effects/effects.py", "            terms = Terms(thaler_off=self.thaler_off, optional=True)\n            state.push", "            terms = Terms(optional=True)\n            state.push"),
    Break("4 row reward", f"{RULES}/actions/industrialize.py", "if self.row not in player.turbines and self.row not in player.mines:", "if self.row not in player.turbines or self.row not in player.mines:"),
    Break("4 develop: prices", f"{RULES}/actions/develop.py", "more=False, second=True, optional=True", "more=True, second=True, optional=True"),
    Break("4 refill with the same", f"{RULES}/actions/contract.py", "if not any(display.stacks[stack] for stack in TAKEN_STACKS):", "if not all(display.stacks[stack] for stack in TAKEN_STACKS):"),
    Break("5 condition on the present", f"{RULES}/map/counting.py", "for item in conditions)", "for item in conditions[:1])"),
    Break("6 players in turn order", f"{RULES}/actions/railway.py", "        for seat in state.seats_from(self.seat):\n            if seat in others:", "        for seat in range(state.seats):\n            if seat in others:"),
    Break("8 (4) energized", f"{RULES}/map/counting.py", "parts = own if counter.network == \"same\" else networks(state).carry", "parts = networks(state).carry"),
    Break("9 random plant", f"{RULES}/flow/recharge.py", "printed = side(state).cities[next(instead, plant)].plant\n    return printed.bonus if printed is not None else ()", "printed = side(state).cities[next(instead, plant)].plant\n    own = side(state).cities[plant].plant\n    return (*(printed.bonus if printed is not None else ()), *(own.bonus if own is not None else ()))"),
    Break("5 condition on the present", f"{RULES}/map/counting.py", "if counter.energized:", "if False:"),
    Break("5 condition on the present", f"{RULES}/map/counting.py", "if piece.level >= counter.level_at_least]", "if piece.level > counter.level_at_least]"),
    Break("8 ties", f"{RULES}/flow/scoring.py", "rows.append((seat, sum(line.points for line in parts), (), parts))", "rows.append((seat, sum(line.points for line in parts), (seat,), parts))"),
    Break("8 (5) income", f"{RULES}/flow/scoring.py", "track.end_bonus.get(income[track.resource], 0)", "track.end_bonus.get(income[track.resource] + 1, 0)"),
    Break("Gibraltar is colorless", f"{RULES}/actions/railway.py", "elif not match.closed:", "else:"),
    Break("special buildings, royal cities", "engine/nucleum/solo/pieces.py", "return fuel.energy_of(state, piece) + sum(part.amount for part in rewards)", "return fuel.energy_of(state, piece)"),
]  # fmt: skip
