"""Breaks for the sample in docs/ledger/mutation.md: experiment F and chain tiles."""

from __future__ import annotations

from tools.mutation.breaks.of_rule import DATA, MODULES, RULES, Break

PLAY = f"{MODULES}/chain_tiles/play.py"
STATE = f"{MODULES}/chain_tiles/state.py"
TURN = f"{RULES}/flow/turn.py"
RAILWAY = f"{RULES}/actions/railway.py"
COUNTING = f"{RULES}/map/counting.py"
SETUP = f"{RULES}/flow/setup.py"
CONTRACT = f"{RULES}/actions/contract.py"
FUEL = f"{RULES}/actions/fuel.py"
ENERGIZE = f"{RULES}/actions/energize.py"
EXPERIMENT_F_EFFECTS = f"{MODULES}/experiment_f/effects.py"
EFFECTS_EFFECTS = f"{RULES}/effects/effects.py"
ABILITIES = f"{RULES}/effects/abilities.py"
CHANGES = f"{DATA}/modules/experiment_f/changes.json"
EXPERIMENTS = f"{DATA}/modules/experiment_f/experiments.json"

EXPERIMENT_F = [
    Break("chain tile: its action in full", PLAY, "            tasks = [Task(tile, half) for half in range(len(lib(state).tiles[tile].halves))]\n", "            tasks = [Task(tile, 0)]\n"),
    Break("nothing need be done", PLAY, "    state.push(PlayOnTop(step.seat, [], step.may_fulfil, begun=True))\n", "    pass\n"),
    Break("still only one contract", PLAY, "    return [PlayOnTop(seat, [], pending.pop(at).may_fulfil, begun=True)]", "    return [PlayOnTop(seat, [], pending[at].may_fulfil, begun=True)]"),
    Break("no chain tile on top", STATE, " if tile not in chain_ids(state)]", ' if tile not in chain_ids(state) and len(__import__("engine.nucleum.library", fromlist=["lib"]).lib(state).tiles[tile].halves) > 1]'),
    Break("still only one contract", PLAY, "            state.push(msgspec.structs.replace(self, may_fulfil=False))\n", "            state.push(self)\n"),
    Break("still only one contract", PLAY, "            state.push(ResolveTile(self.seat, tasks, self.may_fulfil))\n", "            state.push(ResolveTile(self.seat, tasks))\n"),
    Break("still only one contract", PLAY, "        if self.may_fulfil:\n            found += fulfil_choices(state, self.seat)\n", ""),
    Break("never a railway", TURN, "                if data.tiles[tile].railway\n", ""),
    Break("never a railway", RAILWAY, "tiles = [tile for tile in state.players[self.seat].pool if lib(state).tiles[tile].railway]", "tiles = list(state.players[self.seat].pool)"),
    Break("an action tile for contracts", COUNTING, "    return len(player.pool) + len(player.slots)", "    return len(player.slots)"),
    Break("an action tile for contracts", STATE, "    return own(state).under.get(seat, {})", "    return dict(list(own(state).under.get(seat, {}).items())[:1])"),
    Break("one slot for both", PLAY, "    player.pool.remove(tile)\n    player.slots[-1]", "    player.slots[-1]"),
    Break("one slot for both", PLAY, "    state.players[seat].pool.extend(own(state).under.pop(seat, {}).values())\n", "    for player in range(state.seats):\n        state.players[player].pool.extend(own(state).under.pop(player, {}).values())\n"),
    Break("one slot for both", PLAY, "    state.players[seat].pool.extend(own(state).under.pop(seat, {}).values())\n", "    state.players[seat].pool.extend(own(state).under.get(seat, {}).values())\n"),
    Break("nothing need be done", PLAY, "[*found, skip_choice()])", "found)"),
    Break("nothing need be done", PLAY, "    return [Choice(id=ON_TOP, kind=ON_TOP, label=text(key))]", "    return []"),
    Break("exchanges, fragments", PLAY, "        found += exchange_choices(state, self.seat)\n", ""),
    Break("exchanges, fragments", STATE, '    return slots[-1] if slots and slots[-1] in chain_ids(state) else ""', '    return slots[-1] if slots and slots[-1] in chain_ids(state) and ID != "" and not ("promos" in state.modules) else ""'),
    Break("F with the base game alone", SETUP, "    display.experiments = list(data.experiments)\n", "    display.experiments = list(data.experiments)[: state.seats + 1]\n"),
    Break("F with the base game alone", SETUP, "    state.display.experiments.remove(experiment)\n    player.pool", "    player.pool"),
    Break("E1, E2 (F2), F1", CONTRACT, '*fire(state, self.seat, "gain_contract", slot=slot))', ")"),
    Break("E3, F3 foreign turbines", FUEL, '    each = 0 if supply.supply_pays else data.number("foreign-turbine-thaler")\n', '    each = data.number("foreign-turbine-thaler")\n'),
    Break("E3, F3 foreign turbines", ENERGIZE, "            state.players[seat].thaler += toll\n", "            state.players[seat].thaler += toll * (not self.plan.supply_pays)\n"),
    Break("E3, F3 foreign turbines", EXPERIMENT_F_EFFECTS, "terms._replace(foreign_electricity=more, supply_pays=pays)", "terms._replace(supply_pays=pays)"),
    Break("F6", EXPERIMENT_F_EFFECTS, "    advance(state, do.seat, found[0], effect.steps, log, do.giver)\n", "    advance(state, do.seat, found[-1], effect.steps, log, do.giver) if effect.steps > 1 else None\n"),
    Break("F6", EXPERIMENT_F_EFFECTS, '        track = next((track for track in found if choice == INCOME(f"{track}{self.steps}")), found[0])\n', "        track = found[0]\n"),
    Break("F6", CONTRACT, '    state.push(Do(seat, rewards, "contracts", said=True), *fire(state, seat, "fulfil_contract"))\n', '    state.push(Do(seat, rewards, "contracts", said=True))\n'),
    Break("F7", EFFECTS_EFFECTS, '    tiles = [tile.id for tile in lib(state).tiles_in("special", player.experiment)]\n    player.pool', '    tiles = [tile.id for tile in lib(state).tiles_in("special", player.experiment)][:2]\n    player.pool'),
    Break("F7", EFFECTS_EFFECTS, '    tiles = [tile.id for tile in lib(state).tiles_in("special", player.experiment)]\n    player.pool', '    tiles = [tile.id for tile in lib(state).tiles_in("special", "E")]\n    player.pool'),
    Break("E8, F8", COUNTING, "    return len(player.pool) + len(player.slots) + ", "    return len(player.pool) + "),
    Break("turbine effects", EXPERIMENT_F_EFFECTS, "            state.push(TakeOffered(self.seat, TILE.value(choice), 0))\n", "            from engine.nucleum.rules.effects.goods import charge\n            charge(state, self.seat, 1, 0, [TakeOffered(self.seat, TILE.value(choice), 1)])\n"),
    Break("turbine effects", EXPERIMENT_F_EFFECTS, 'text("nuc-prompt-rightmost"), [choice, skip_choice()])', 'text("nuc-prompt-rightmost"), [choice])'),
    Break("turbine effects", ABILITIES, "            if row.id not in turbines:\n", "            if True:\n"),
    Break("F with the base game alone", CHANGES, '"unless": ["court"], "remove": {"tiles": ["court-F2"]}', '"unless": ["court"], "remove": {"tiles": ["start-F2"]}'),
    Break("E1, E2 (F2), F1", EXPERIMENTS, '{"type": "gain", "resource": "achievement"}', '{"type": "gain", "resource": "achievement", "amount": 2}'),
    Break("E1, E2 (F2), F1", EXPERIMENTS, '"moments": ["gain_contract"]', '"moments": ["fulfil_contract"]'),
    Break("E1, E2 (F2), F1", EXPERIMENTS, '{"type": "modifier", "what": "red_thaler_off"}', '{"type": "modifier", "what": "red_thaler_off", "amount": 2}'),
    Break("E3, F3 foreign turbines", EXPERIMENTS, '        {"type": "modifier", "what": "foreign_turbine_electricity"},\n        {"type": "permit", "what": "supply_pays_turbines"}\n', '        {"type": "modifier", "what": "foreign_turbine_electricity"}\n'),
    Break("E3, F3 foreign turbines", EXPERIMENTS, '"what": "foreign_turbine_electricity"}', '"what": "foreign_turbine_electricity", "amount": 2}'),
    Break("E4, F4, F5", EXPERIMENTS, '"resource": "worker", "amount": 3}', '"resource": "worker", "amount": 2}'),
    Break("E4, F4, F5", EXPERIMENTS, '"resource": "thaler", "amount": 3}', '"resource": "thaler", "amount": 2}'),
    Break("E4, F4, F5", EXPERIMENTS, '"thaler_off": 3, "ignore_network": true', '"thaler_off": 2, "ignore_network": true'),
    Break("E4, F4, F5", EXPERIMENTS, '"thaler_off": 3, "ignore_network": true', '"thaler_off": 3'),
    Break("F6", EXPERIMENTS, '{"type": "lowest_income"}', '{"type": "lowest_income", "steps": 2}'),
    Break("F6", EXPERIMENTS, '"moments": ["fulfil_contract"]', '"moments": ["gain_contract"]'),
    Break("F6", EXPERIMENT_F_EFFECTS, "        state.push(Advance(self.seat, track, self.steps, self.by))\n", "        state.push(Advance(self.seat, track, self.steps + 1, self.by))\n"),
    Break("F6", EXPERIMENT_F_EFFECTS, "    return [track for track in TRACKS if income[track]", "    return [track for track in TRACKS[:2] if income[track]"),
    Break("F7", EFFECTS_EFFECTS, '    tiles = [tile.id for tile in lib(state).tiles_in("special", player.experiment)]\n    player.pool.extend', '    tiles = [tile.id for tile in lib(state).tiles_in("special", player.experiment)]\n    player.slots.extend'),
    Break("E8, F8", EXPERIMENTS, '{"at_least": 12, "vp": 4}', '{"at_least": 11, "vp": 4}'),
    Break("E8, F8", EXPERIMENTS, '{"at_least": 14, "vp": 10}', '{"at_least": 15, "vp": 10}'),
    Break("E8, F8", EXPERIMENTS, '{"at_least": 16, "vp": 21}', '{"at_least": 16, "vp": 20}'),
    Break("turbine effects", EXPERIMENT_F_EFFECTS, "    refill_offer(state, log)\n    return [RightmostTile(do.seat)]", "    return []"),
    Break("turbine effects", EXPERIMENT_F_EFFECTS, '        if choice is not None and choice != "skip":\n', "        if choice is not None:\n            choice = TILE(rightmost(state))\n"),
    Break("turbine effects", EXPERIMENT_F_EFFECTS, "            state.push(TakeOffered(self.seat, TILE.value(choice), 0))\n", "            state.push(TakeOffered(self.seat, state.display.offer[0], 0))\n"),
    Break("nothing need be done", PLAY, '        elif choice != "skip":\n            resolve_more', '        if choice == "skip":\n            state.push(self)\n        elif not PLAY.fits(choice) and not EXCHANGE.fits(choice) and not FULFIL.fits(choice):\n            resolve_more'),
    Break("chain tile: its action in full", PLAY, "            for tile in fit_on_top(state, self.seat)\n", '            for tile in fit_on_top(state, self.seat)\n            if lib(state).tiles[tile].stack == "starting"\n'),
    Break("no chain tile on top", STATE, '    return slots[-1] if slots and slots[-1] in chain_ids(state) else ""', '    return slots[-1] if slots and (slots[-1] in chain_ids(state) or slots[-1] in under(state, seat)) else ""'),
    Break("no chain tile on top", STATE, "[tile for tile in state.players[seat].pool if tile not in chain_ids(state)]", '[tile for tile in state.players[seat].pool if tile not in chain_ids(state) and not tile.endswith("5")]'),
    Break("still only one contract", PLAY, "    return [PlayOnTop(seat, [], pending.pop(at).may_fulfil, begun=True)]", "    pending.pop(at)\n    return [PlayOnTop(seat, [], begun=True)]"),
    Break("one slot for both", PLAY, "    player.slots[-1] = tile\n    own(state)", "    player.slots[0] = tile\n    own(state)"),
    Break("one slot for both", PLAY, "    own(state).under.setdefault(seat, {})[tile] = chain\n", "    own(state).under.setdefault(seat, {})[tile] = tile\n"),
    Break("one slot for both", PLAY, "    own(state).under.setdefault(seat, {})[tile] = chain\n", ""),
    Break("nothing need be done", PLAY, "        if not found:\n            return super().decide(state)\n", ""),
    Break("nothing need be done", PLAY, "    if any(isinstance(each, Chain) for each in left) and not useful:\n        return []  # this is how it is resolved\n", ""),
    Break("nothing need be done", PLAY, "CHAIN = EffectRule(_chain, lambda state, seat, _effect: bool(fit_on_top(state, seat)))", "CHAIN = EffectRule(_chain, lambda state, seat, _effect: False)"),
    Break("exchanges, fragments", PLAY, "            state.push(self)\n            exchange(state, self.seat", "            exchange(state, self.seat"),
    Break("an action tile for contracts", COUNTING, "+ len(tiles_under(state, seat))\n", "+ bool(tiles_under(state, seat))\n"),
]  # fmt: skip
