"""Breaks for the sample in docs/ledger/mutation.md: experiment E."""

from __future__ import annotations

from tools.mutation.breaks.of_rule import DATA, MODULES, RULES, Break

ABILITIES = f"{RULES}/effects/abilities.py"
INDUSTRIALIZE = f"{RULES}/actions/industrialize.py"
RAILWAY = f"{RULES}/actions/railway.py"
EFFECTS = f"{RULES}/effects/effects.py"
EXPERIMENT_E_MODULE = f"{MODULES}/experiment_e.py"
ACTION = f"{MODULES}/court/action.py"
CONTRACT = f"{RULES}/actions/contract.py"
STATE = f"{MODULES}/court/state.py"
EXPERIMENTS = f"{DATA}/modules/experiment_e/experiments.json"
ACTION_TILES = f"{DATA}/modules/experiment_e/action-tiles.json"
EXPERIMENT_F_MODULE = f"{MODULES}/experiment_f/module.py"
SETUP = f"{RULES}/flow/setup.py"

EXPERIMENT_E = [
    Break("E1, E2 (F2), F1", ABILITIES, '    return max(0, lib(state).number("red-thaler") - modifier(state, seat, "red_thaler_off"))', '    return lib(state).number("red-thaler")'),
    Break("E1, E2 (F2), F1", INDUSTRIALIZE, '        return [*steps, *fire(state, self.seat, f"place_{self.kind}")]', '        return [*steps, *(fire(state, self.seat, "place_mine") if self.kind == "mine" else [])]'),
    Break("E1, E2 (F2), F1", RAILWAY, "            price = surcharge if where.red else 0\n", "            price = 2 if where.red else 0\n"),
    Break("E4, F4, F5", EFFECTS, "            gain_achievements(state, do.seat, effect.amount, log, do.said, by)\n", "            gain_achievements(state, do.seat, effect.amount - 1, log, do.said, by)\n"),
    Break("E5, E7", EXPERIMENT_E_MODULE, "parties(state)[court(state).latest].effects", "parties(state)[court(state).king].effects"),
    Break("E5, E7", ACTION, "    own.latest = party\n", "    own.latest = own.latest or party\n"),
    Break("E5, E7", ACTION, "        state.push(*fire(state, self.seat, MOMENT))\n", ""),
    Break("E5, E7", ACTION, "        if self.terms.optional:\n            choices.append(skip_choice())\n", ""),
    Break("E6", CONTRACT, "            if slot != self.other_than\n", ""),
    Break("E6", CONTRACT, 'ChooseSlotBonus(do.seat, do.slot if effect.other else "", effect.times)]', 'ChooseSlotBonus(do.seat, do.slot if effect.other else "", effect.times + 1)]'),
    Break("E8, F8", STATE, "    return sum(benches.politicians.get(seat, 0) for benches in court(state).parties.values())", "    return sum(seat in benches.politicians for benches in court(state).parties.values())"),
    Break("turbine effects", ABILITIES, "                found.extend(row.abilities or data.experiments[experiment].turbine)\n", "                found.extend(row.abilities)\n"),
    Break("E1, E2 (F2), F1", EXPERIMENTS, '"moments": ["place_mine", "place_turbine"],', '"moments": ["place_mine"],'),
    Break("E1, E2 (F2), F1", EXPERIMENTS, '"moments": ["place_mine", "place_turbine"],', '"moments": ["place_turbine"],'),
    Break("E1, E2 (F2), F1", EXPERIMENTS, '{"type": "gain", "resource": "uranium"}', '{"type": "gain", "resource": "uranium", "amount": 2}'),
    Break("E1, E2 (F2), F1", EXPERIMENTS, '{"type": "modifier", "what": "red_thaler_off"}', '{"type": "modifier", "what": "red_thaler_off", "amount": 2}'),
    Break("E1, E2 (F2), F1", EXPERIMENTS, '"number": 2,\n      "level": 1', '"number": 2,\n      "level": 2'),
    Break("E1, E2 (F2), F1", EXPERIMENTS, '"number": 1,\n      "level": 1', '"number": 1,\n      "level": 2'),
    Break("E3, F3 foreign turbines", EXPERIMENTS, '"number": 3,\n      "level": 1', '"number": 3,\n      "level": 2'),
    Break("E3, F3 foreign turbines", EXPERIMENTS, '"what": "foreign_turbine_electricity"}', '"what": "foreign_turbine_electricity", "amount": 2}'),
    Break("E3, F3 foreign turbines", EXPERIMENTS, '        {"type": "modifier", "what": "foreign_turbine_electricity"},\n', ""),
    Break("E3, F3 foreign turbines", EXPERIMENTS, '        {"type": "modifier", "what": "foreign_turbine_electricity"},\n        {"type": "permit", "what": "supply_pays_turbines"}\n', '        {"type": "modifier", "what": "foreign_turbine_electricity"}\n'),
    Break("E4, F4, F5", EXPERIMENTS, '"resource": "achievement", "amount": 4}', '"resource": "achievement", "amount": 3}'),
    Break("E4, F4, F5", EXPERIMENTS, '"resource": "thaler", "amount": 4}', '"resource": "thaler", "amount": 3}'),
    Break("E4, F4, F5", EXPERIMENTS, '"number": 4,\n      "level": 2', '"number": 4,\n      "level": 3'),
    Break("E4, F4, F5", EXPERIMENTS, '"number": 4,\n      "level": 2', '"number": 4,\n      "level": 1'),
    Break("E5, E7", EXPERIMENTS, '"resource": "worker", "amount": 2}, {"type": "action"', '"resource": "worker", "amount": 1}, {"type": "action"'),
    Break("E5, E7", EXPERIMENTS, ', {"type": "action", "action": "court"}]', "]"),
    Break("E5, E7", EXPERIMENTS, '"number": 5,\n      "level": 2', '"number": 5,\n      "level": 1'),
    Break("E5, E7", EXPERIMENTS, '"number": 7,\n      "level": 3', '"number": 7,\n      "level": 2'),
    Break("E5, E7", EXPERIMENTS, '[[{"type": "gain", "resource": "worker"}], [{"type": "party_bonus"}]]', '[[{"type": "gain", "resource": "worker", "amount": 2}], [{"type": "party_bonus"}]]'),
    Break("E5, E7", EXPERIMENTS, '[[{"type": "gain", "resource": "worker"}], [{"type": "party_bonus"}]]', '[[{"type": "gain", "resource": "worker"}], [{"type": "gain", "resource": "thaler"}]]'),
    Break("E5, E7", EXPERIMENT_E_MODULE, "    return [Do(do.seat, parties", "    return [Do((do.seat + 1) % state.seats, parties"),
    Break("E5, E7", EXPERIMENT_E_MODULE, "    return [Do(do.seat, parties(state)[court(state).latest].effects, SOURCE,", "    return [Do(do.seat, parties(state)[court(state).latest].effects[:1], SOURCE,"),
    Break("E5, E7", ACTION, "        state.push(*fire(state, self.seat, MOMENT))\n", "        state.push(*(step for seat in range(state.seats) for step in fire(state, seat, MOMENT)))\n"),
    Break("E5, E7", ACTION, '        elif choice != "skip":\n            charge(state, self.seat, 0, 1,', "        else:\n            charge(state, self.seat, 0, 1,"),
    Break("E6", EXPERIMENTS, '{"type": "slot_reward", "other": true}', '{"type": "slot_reward"}'),
    Break("E6", EXPERIMENTS, '{"type": "slot_reward", "other": true}', '{"type": "slot_reward", "other": true, "times": 2}'),
    Break("E6", EXPERIMENTS, '"number": 6,\n      "level": 2', '"number": 6,\n      "level": 1'),
    Break("E8, F8", EXPERIMENTS, '{"at_least": 5, "vp": 4}', '{"at_least": 6, "vp": 4}'),
    Break("E8, F8", EXPERIMENTS, '{"at_least": 5, "vp": 4}', '{"at_least": 5, "vp": 3}'),
    Break("E8, F8", EXPERIMENTS, '{"at_least": 7, "vp": 10}', '{"at_least": 8, "vp": 10}'),
    Break("E8, F8", EXPERIMENTS, '{"at_least": 7, "vp": 10}', '{"at_least": 7, "vp": 11}'),
    Break("E8, F8", EXPERIMENTS, '{"at_least": 9, "vp": 21}', '{"at_least": 10, "vp": 21}'),
    Break("E8, F8", EXPERIMENTS, '{"at_least": 9, "vp": 21}', '{"at_least": 9, "vp": 20}'),
    Break("E8, F8", EXPERIMENTS, '"counter": {"what": "politicians"}', '"counter": {"what": "parties"}'),
    Break("E8, F8", EXPERIMENTS, '"number": 8,\n      "level": 3', '"number": 8,\n      "level": 2'),
    Break("turbine effects", EXPERIMENTS, '{"type": "income", "track": "vp"}', '{"type": "income", "track": "thaler"}'),
    Break("turbine effects", EXPERIMENTS, '{"type": "income", "track": "vp"}', '{"type": "income", "track": "vp", "steps": 2}'),
    Break("turbine effects", EXPERIMENTS, '"moments": ["energize"]', '"moments": ["place_turbine"]'),
    Break("E only with the court", ACTION_TILES, '{"edge": "white", "effects": [{"type": "action", "action": "court"}]}', '{"edge": "white", "effects": [{"type": "action", "action": "urbanize"}]}'),
    Break("E only with the court", EXPERIMENT_E_MODULE, '    needs=frozenset({"base", "court", "experiment_f"}),\n', '    needs=frozenset({"base", "experiment_f"}),\n'),
    Break("E only with the court", EXPERIMENT_F_MODULE, 'excludes=frozenset({"court"}), ', ""),
    Break("E only with the court", EXPERIMENT_F_MODULE, '    comes_with=frozenset({"court"}),\n', ""),
    Break("E only with the court", SETUP, "        for seat, experiment in zip(people, FIRST_GAME, strict=False):\n", "        for seat, experiment in zip(people, reversed(state.display.experiments), strict=False):\n"),
    Break("E only with the court", SETUP, "        dealt = list(state.display.experiments)\n", "        dealt = list(state.display.experiments)[:5]\n"),
    Break("E8, F8", STATE, "    return sum(benches.politicians.get(seat, 0) for", "    return sum(sum(benches.politicians.values()) for"),
    Break("E6", EXPERIMENTS, '"moments": ["gain_contract"]', '"moments": ["fulfil_contract"]'),
    Break("E5, E7", EXPERIMENTS, '"moments": ["court"]', '"moments": ["gain_contract"]'),
    Break("E5, E7", EXPERIMENT_E_MODULE, '    return [Do(do.seat, parties(state)[court(state).latest].effects, SOURCE, by=f"parties/{court(state).latest}")]', "    return []"),
]  # fmt: skip
