"""Broken rules of chain tiles, experiments E and F, special buildings, the auction, the promos and Australia."""

from __future__ import annotations

from tools.mutation.breaks.of_rule import ENGINE, RULES, Break

CHAIN = f"{ENGINE}/modules/chain_tiles/play.py"
F = f"{ENGINE}/modules/experiment_f/effects.py"
OFFER, EFFECTS = f"{ENGINE}/modules/special_buildings/offer.py", f"{ENGINE}/modules/special_buildings/effects.py"
FRAGMENTS = f"{ENGINE}/modules/promos/fragments.py"
COAL = f"{ENGINE}/modules/australia/coal_mines.py"

EXPANSIONS = [
    Break("no chain tile on top", f"{ENGINE}/modules/chain_tiles/state.py", " if tile not in chain_ids(state)]", "]"),
    Break("still only one contract", CHAIN, "pending.pop(at).may_fulfil, begun=True)", "bool(pending.pop(at)), begun=True)"),
    Break("one slot for both", CHAIN, "    player.slots[-1] = tile\n", "    player.slots.append(tile)\n"),
    Break("one slot for both", CHAIN, "    state.players[seat].pool.extend(own(state).under.pop(seat, {}).values())\n", "    own(state).under.pop(seat, {})\n"),
    Break("E3, F3 foreign turbines", f"{RULES}/actions/fuel.py", "if supply.supply_pays else fewest) + 1)", "if supply.supply_pays else fewest) + 0)"),
    Break("E3, F3 foreign turbines", f"{RULES}/actions/fuel.py", "(missing - supply.foreign_electricity * used)", "missing"),
    Break("E5, E7: the court action", f"{ENGINE}/modules/experiment_e.py", "by=f\"parties/{court(state).latest}\")]", "by=f\"parties/{court(state).latest}\"), *__import__(\"engine.nucleum.rules.effects.effects\", fromlist=[\"fire\"]).fire(state, do.seat, \"court\")]"),
    Break("F6", F, "if income[track] == min(income.values())]", "if income[track] == max(income.values())]"),
    Break("F6", F, "    if len(found) > 1:\n", "    if False:\n"),
    Break("E8, F8", f"{RULES}/map/counting.py", "+ len(tiles_under(state, seat))\n", "+ len(tiles_under(state, seat)) + _railways(state, seat, _counter, _asking)\n"),
    Break("an action tile for contracts", f"{RULES}/map/counting.py", "+ len(tiles_under(state, seat))\n", "\n"),
    Break("turbine effects", F, "reversed(state.display.offer) if tile", "state.display.offer if tile"),
    Break("turbine effects", F, "    refill_offer(state, log)\n", ""),
    Break("16 buildings in 4 piles", OFFER, "    for pile in part.piles.values():\n        rng.shuffle(pile)\n", ""),
    Break("whenever a building is placed", OFFER, "return record.level == level and (record.wild", "return (record.wild"),
    Break("whenever a building is placed", OFFER, "(record.wild or types[0] in record.types)", "True"),
    Break("4 urbanization tokens", OFFER, " or not tokens_left(state, seat):", ":"),
    Break("the price of the offer board", OFFER, "price(state, record.level), fits)", "building.thaler, fits)"),
    Break("the replaced tile leaves", OFFER, "    part.gone.setdefault(seat, []).append(swap.own)\n", ""),
    Break("the next of the pile", OFFER, "    pile.remove(swap.id)\n", ""),
    Break("otherwise placed like", OFFER, "    return fire(state, seat, \"place_special\")\n", "    return []\n"),
    Break("row 4", EFFECTS, "2 * max(data.numbers[\"tile-prices\"].values) + data.number(\"second-tile-thaler\")", "max(data.numbers[\"tile-prices\"].values)"),
    Break("row 6", EFFECTS, "        own(state).aside = []\n", ""),
    Break("row 15, the mine", EFFECTS, "*fire(state, do.seat, \"place_mine\")]", "]"),
    Break("row 15, the mine", EFFECTS, "StoreUranium(do.seat, len(held), \"mine\")", "StoreUranium(do.seat, 1, \"mine\")"),
    Break("row 11, the free coal", OFFER, "            if piece.energized\n            for effect", "            for effect"),
    Break("advanced expert variant: into any slot", f"{ENGINE}/modules/open_contracts/take.py", "        state.players[self.seat].contracts[slot] = self.contract\n", "        state.players[self.seat].contracts[slot] = self.contract\n        if slot == \"slot-1\":\n            state.players[self.seat].thaler += 2\n"),
    Break("9 random plant bonuses", f"{ENGINE}/modules/promos/plant_bonuses.py", "    rng.shuffle(shuffled)\n", ""),
    Break("9 fragments: offer", FRAGMENTS, "            own.offered.append(has)\n", "            pass\n"),
    Break("9 fragments: offer", FRAGMENTS, "        player.contracts[FRAGMENT_SLOT] = \"\"\n", "        pass\n"),
    Break("9 covering an action", FRAGMENTS, "    if not fragment or step.begun:\n", "    if not fragment:\n"),
    Break("9 covering an action", FRAGMENTS, "    fragment = promos(state).held.pop(step.seat)\n", "    fragment = promos(state).held[step.seat]\n"),
    Break("9 fragments on railways", FRAGMENTS, "                del own.laid[neighbour]\n", ""),
    Break("9 fragments on railways", FRAGMENTS, "    return lying.fragment if lying is not None and lying.half == half else \"\"\n", "    return lying.fragment if lying is not None else \"\"\n"),
    Break("[h] 1 thaler for each coal mine", COAL, " * len(coal_mines_of(state, seat)),", ","),
    Break("[p] a worker stays on the space", COAL, "    state.players[seat].reserve -= lib(state).number(\"coal-mine-workers\")\n", ""),
    Break("[p] 1 free coal at its city", COAL, "for _ in range(each)]", "for _ in range(each - 1)]"),
    Break("[p] coal mine: by industrialize", COAL, "    spaces=lambda where: where.further_kinds.get(KIND, ()),\n", "    spaces=lambda where: (),\n"),
]  # fmt: skip
