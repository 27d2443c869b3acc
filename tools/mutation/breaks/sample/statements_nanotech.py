"""Breaks for the sample in docs/ledger/mutation.md: statements of Nanotech drawn at random."""

from __future__ import annotations

from tools.mutation.breaks.of_rule import Break

DEEDS = "engine/nanotech/deeds.py"
STEPS = "engine/nanotech/steps.py"
SUPPLY = "engine/nanotech/supply.py"
STATE = "engine/nanotech/state.py"

STATEMENTS_NANOTECH = [
    Break("capture quarks: bonus", DEEDS, "        cost = 0 if free else components().cost(self.action)\n", "        cost = components().cost(self.action)\n"),
    Break("confinements: a proton", DEEDS, "quark(once if colour is odd else twice, colour)", "quark(twice if colour is odd else once, colour)"),
    Break("confinements: atoms", DEEDS, "    state.electrons += needs.electron\n", ""),
    Break("capture lepton: a free space", DEEDS, "if owned >= spaces else None", "if owned > spaces else None"),
    Break("capture quarks: a free space", DEEDS, "if owned >= spaces else None", "if owned > spaces else None"),
    Break("upgrade laboratory: one a", STEPS, "        for lab in state.labs:\n            lab.upgraded = False\n", ""),
    Break("round 4: each card left", STEPS, "        push(state, *turns(state), EndTurns())\n", "        push(state, *turns(state))\n"),
    Break("upgrade laboratory: what is", DEEDS, "for expansion in Expansion if state.expansions[expansion])\n    else", "for expansion in Expansion)\n    else"),
    Break("upgrade laboratory: the card", DEEDS, "    full = components().cost(Action.UPGRADE) + components().expansions[expansion].cost.value\n", "    full = components().cost(Action.UPGRADE)\n"),
    Break("round 4: the start player", STEPS, "        state.start_seat = clockwise(state, state.start_seat)[1]\n", "        state.start_seat = clockwise(state, state.start_seat)[-1]\n"),
    Break("recharge battery: as far", SUPPLY, "    state.energy -= given\n", ""),
    Break("capture quarks: 2 energy", DEEDS, "        state.capsule.remove(self.token)\n", ""),
    Break("confinements: a hadron", DEEDS, "            space = lab.hadrons < lab.hadron_spaces\n", "            space = lab.hadrons <= lab.hadron_spaces\n"),
    Break("confinements: a hadron", STATE, "        return self.protons + self.neutrons\n", "        return self.protons\n"),
    Break("copying: at its ordinary", STEPS, "        found = deeds(state, self.seat, self.action)\n        if not found or state.active is None:\n", "        found = deeds(state, self.seat, self.action, discount=card_discount(self.action))\n        if not found or state.active is None:\n"),
    Break("end: at once", STEPS, "                bonuses += [UseBonus(seat, held), Confirm(seat), CheckTarget()]\n", "                bonuses += [UseBonus(seat, held), Confirm(seat)]\n"),
]  # fmt: skip
