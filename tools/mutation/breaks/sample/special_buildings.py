"""Breaks for the sample in docs/ledger/mutation.md: special buildings."""

from __future__ import annotations

from tools.mutation.breaks.of_rule import DATA, MODULES, RULES, Break

OFFER = f"{MODULES}/special_buildings/offer.py"
SETUP = f"{RULES}/flow/setup.py"
URBANIZE = f"{RULES}/actions/urbanize.py"
FUEL = f"{RULES}/actions/fuel.py"
ENERGIZE = f"{RULES}/actions/energize.py"
COUNTING = f"{RULES}/map/counting.py"
SCORING = f"{RULES}/flow/scoring.py"
SPECIAL_BUILDINGS_EFFECTS = f"{MODULES}/special_buildings/effects.py"
EFFECTS_EFFECTS = f"{RULES}/effects/effects.py"
CONTRACT = f"{RULES}/actions/contract.py"
MINES = f"{RULES}/effects/mines.py"
SPECIAL_BUILDINGS_DATA = f"{DATA}/modules/special_buildings/special-buildings.json"
STATE = f"{MODULES}/special_buildings/state.py"
CHANGES = f"{DATA}/modules/special_buildings/changes.json"
MILESTONES = f"{DATA}/modules/special_buildings/milestones.json"

SPECIAL_BUILDINGS = [
    Break("16 buildings in 4 piles", OFFER, "        part.piles.setdefault(record.level, []).append(record.id)\n", "        part.piles.setdefault((record.level + 1) // 2 * 2, []).append(record.id)\n"),
    Break("16 buildings in 4 piles", OFFER, "        rng.shuffle(hidden)\n        pile[:-1] = hidden\n", "        rng.shuffle(pile)\n"),
    Break("16 buildings in 4 piles", OFFER, "        rng.shuffle(hidden)\n", ""),
    Break("2 action tiles set aside", OFFER, "    part.aside = [tile.id for tile in lib(state).tiles_in(SET_ASIDE)]\n", "    part.aside = [tile.id for tile in lib(state).tiles_in(SET_ASIDE)][:1]\n"),
    Break("the new milestone tile", SETUP, "    milestones = list(data.milestones)\n    rng.shuffle(milestones)\n", '    milestones = sorted(data.milestones, key=lambda name: "special" in name)\n'),
    Break("score flag 5 higher", SETUP, '    state.score_flag = lib(state).number("flag-vp")\n', '    state.score_flag = min(90, lib(state).number("flag-vp"))\n'),
    Break("the replaced tile leaves", OFFER, "    for name in state.players[seat].buildings:\n", "    for name in [*state.players[seat].buildings, *own(state).gone.get(seat, [])]:\n"),
    Break("the price of the offer", URBANIZE, "found[swap.name] = Candidate(record, swap.thaler, swap.fits, swap)", "found[swap.name] = Candidate(record, swap.thaler + 1, swap.fits, swap)"),
    Break("the price of the offer", URBANIZE, "max(0, candidate.thaler - off), max(0, candidate.thaler + surcharge - off)", "max(0, candidate.thaler - off * (candidate.swap is None)), max(0, candidate.thaler + surcharge - off)"),
    Break("the price of the offer", URBANIZE, "max(0, candidate.thaler - off), max(0, candidate.thaler + surcharge - off)", "max(0, candidate.thaler - off), max(0, candidate.thaler + surcharge * (candidate.swap is None) - off)"),
    Break("the price of the offer", URBANIZE, '    off = terms.thaler_off + modifier(state, seat, "urbanize_thaler_off")\n    by_types', '    off = modifier(state, seat, "urbanize_thaler_off")\n    by_types'),
    Break("the replaced tile leaves", URBANIZE, "        state.players[self.seat].buildings.remove(own)\n", "        if found is None:\n            state.players[self.seat].buildings.remove(own)\n"),
    Break("the next of the pile", OFFER, "    if pile:\n        log.reveal()\n", "    if pile:\n"),
    Break("the next of the pile", OFFER, "    pile.remove(swap.id)\n", "    pile.remove(swap.id)\n    pile.reverse()\n"),
    Break("otherwise placed like", URBANIZE, '        state.push(*fire(state, self.seat, "place_building"), *steps)\n', '        state.push(*(steps or fire(state, self.seat, "place_building")))\n'),
    Break("otherwise placed like", URBANIZE, "            owner=self.seat,\n            types=building.types", "            owner=self.seat if found is None else -1,\n            types=building.types"),
    Break("otherwise placed like", URBANIZE, '    cities = open_cities(state, seat, "urbanize", terms.ignore_network)\n    surcharge', '    cities = open_cities(state, seat, "urbanize", terms.ignore_network or any(each.swap for each in wanted.values()))\n    surcharge'),
    Break("energized like any", FUEL, "piece.owner in {seat, NOBODY}", "(piece.owner in {seat, NOBODY} or bool(piece.kind))"),
    Break("energized like any", ENERGIZE, '        gain_achievements(state, self.seat, energy, log, by="energized")\n', '        if not piece.kind:\n            gain_achievements(state, self.seat, energy, log, by="energized")\n'),
    Break("energized like any", ENERGIZE, '        gain_achievements(state, self.seat, energy, log, by="energized")\n', '        gain_achievements(state, self.seat, piece.level, log, by="energized")\n'),
    Break("special spaces take only", URBANIZE, "and (special or not space.special):", "and special == space.special:"),
    Break("special spaces take only", URBANIZE, "and (special or not space.special):", "and not space.special:"),
    Break("special spaces take only", SETUP, "not in state.board.pieces and not _special(space)]", "not in state.board.pieces]"),
    Break("wild: any type, any space", OFFER, "fits = BUILDING_TYPES if record.wild else record.types", "fits = building.types"),
    Break("wild: any type, any space", OFFER, "(record.wild or types[0] in record.types)", '(types[0] in (record.types or ("residence",)))'),
    Break("wild: any type, any space", URBANIZE, "        if single and len(space.types) > 1 and not space.red and not space.special:\n            continue\n", "        if single and len(space.types) > 1 and not space.red and not space.special and len(free) < 3:\n            continue\n"),
    Break("wild: no type", COUNTING, '        return ("urban", *piece.types,', '        return (*(("urban",) if piece.types else ()), *piece.types,'),
    Break("wild: no type", COUNTING, '        return ("urban", *piece.types,', '        return ("urban", *(piece.types or ("residence", "factory", "laboratory")),'),
    Break("wild: no type", OFFER, 'return ("special", *(record_of(state, piece).counts_as if piece.energized else ()))', "return tuple(record_of(state, piece).counts_as if piece.energized else ())"),
    Break("row 11, the free coal", OFFER, "(record_of(state, piece).counts_as if piece.energized else ())", "record_of(state, piece).counts_as"),
    Break("the milestone", COUNTING, "(owner is None or piece.owner == owner) and piece.type", "piece.type"),
    Break("fixed points; Praha", SCORING, "if piece.owner != seat or not piece.energized:", "if piece.owner != seat or not (piece.energized or piece.kind):"),
    Break("fixed points; Praha", SCORING, "building.vp * times * city.energized_factor", "building.vp * times * (1 if piece.kind else city.energized_factor)"),
    Break("row 2, the further turn", SPECIAL_BUILDINGS_EFFECTS, "    while below and isinstance(pending[below - 1], Do):\n        below -= 1\n", ""),
    Break("row 2, the further turn", SPECIAL_BUILDINGS_EFFECTS, "    if open_chain(state, do.seat):\n        below = next(", "    if False:\n        below = next("),
    Break("row 2, the further turn", SPECIAL_BUILDINGS_EFFECTS, "        choices += [*exchange_choices(state, self.seat), skip_choice()]\n", "        choices += exchange_choices(state, self.seat)\n"),
    Break("row 2, the further turn", SPECIAL_BUILDINGS_EFFECTS, "            state.push(slot_in(state, self.seat, PLAY.value(choice), log))\n", "            step = slot_in(state, self.seat, PLAY.value(choice), log)\n            step.may_fulfil = False\n            state.push(step)\n"),
    Break("rows 3, 9, 12", ENERGIZE, '        state.push(Do(self.seat, effects, "buildings"), *fire', "        state.push(*fire"),
    Break("rows 3, 9, 12", EFFECTS_EFFECTS, "            gain_achievements(state, do.seat, effect.amount, log, do.said, by)\n", "            gain_achievements(state, do.seat, 1, log, do.said, by)\n"),
    Break("row 4", SPECIAL_BUILDINGS_EFFECTS, "return [BeginDevelop(do.seat, _all_off(state), optional=True)]", "return [BeginDevelop(do.seat, _all_off(state), more=False, optional=True)]"),
    Break("rows 5, 7", CONTRACT, "        state.push(*bonus_steps(state, self.seat, BONUS.value(choice), self.times))\n", "        state.push(*bonus_steps(state, self.seat, BONUS.value(choice), 1))\n"),
    Break("rows 5, 7", CONTRACT, 'ChooseSlotBonus(do.seat, do.slot if effect.other else "", effect.times)]', 'ChooseSlotBonus(do.seat, "slot-1", effect.times)]'),
    Break("row 6", SPECIAL_BUILDINGS_EFFECTS, "        state.players[do.seat].pool.extend(tiles)\n", "        state.players[do.seat].pool.extend(tiles[:1])\n"),
    Break("row 6", SPECIAL_BUILDINGS_EFFECTS, "        state.players[do.seat].pool.extend(tiles)\n", "        state.players[state.first].pool.extend(tiles)\n"),
    Break("rows 10, 13, 14", COUNTING, '        return [piece.city for piece in found if piece.city in own]\n    if not asking or (counter.network == "same" and asking not in own):\n        return []\n', '        return [piece.city for piece in found if piece.city in own]\n    if not asking:\n        return []\n    if counter.network == "same":\n        return [piece.city for piece in found]\n'),
    Break("rows 10, 13, 14", COUNTING, "if piece.level >= counter.level_at_least]", "if piece.level == counter.level_at_least]"),
    Break("row 11, the free coal", OFFER, "        for _ in range(ability.amount)\n", "        for _ in range(ability.amount + 1)\n"),
    Break("row 11, the free coal", OFFER, "        for city, ability in _lasting(state, seat)\n        if", "        for other in range(state.seats)\n        for city, ability in _lasting(state, other)\n        if"),
    Break("row 11, the free coal", FUEL, "            if not coal or supply.areas:\n", "            if supply.areas:\n"),
    Break("row 11, the free coal", OFFER, "            if isinstance(effect, FromNowOn)\n            for ability in effect.abilities\n", "            if isinstance(effect, FromNowOn)\n            for ability in effect.abilities[:0]\n"),
    Break("row 15, the mine", SPECIAL_BUILDINGS_EFFECTS, "            held[piece.id] = 0\n            state.board.clear_cache()\n", "            state.board.clear_cache()\n"),
    Break("row 15, the mine", MINES, "    size = kind.size(state, piece) if kind is not None else 0\n", "    size = min(1, kind.size(state, piece)) if kind is not None else 0\n"),
    Break("row 15, the mine", MINES, '    return size + modifier(state, piece.owner, "mine_size") if size else 0\n', "    return size\n"),
    Break("the price of the offer", SPECIAL_BUILDINGS_DATA, "[3, 4, 5, 6]", "[3, 4, 5, 5]"),
    Break("the price of the offer", OFFER, "price(state, record.level), fits)", "price(state, 1), fits)"),
    Break("4 urbanization tokens", STATE, "piece.kind == KIND and piece.owner == seat\n", "piece.kind == KIND\n"),
    Break("4 urbanization tokens", SPECIAL_BUILDINGS_DATA, '"values": [4]', '"values": [5]'),
    Break("score flag 5 higher", CHANGES, '"values": [95]', '"values": [90]'),
    Break("16 buildings in 4 piles", STATE, "records(state)[pile[-1]] for", "records(state)[pile[0]] for"),
    Break("whenever a building is placed", STATE, "        return []\n    return [records(state)[pile[-1]] for", "        return []\n    return [records(state)[name] for name in {name for pile in own(state).piles.values() for name in pile}] or [records(state)[pile[-1]] for"),
    Break("row 1", SPECIAL_BUILDINGS_DATA, '"industrialize", "workers_off": 1', '"industrialize"'),
    Break("row 2, the further turn", SPECIAL_BUILDINGS_EFFECTS, "    pending.insert(below, PlayFurther(do.seat))\n", "    pending.insert(0, PlayFurther(do.seat))\n"),
    Break("rows 5, 7", SPECIAL_BUILDINGS_DATA, '"track": "worker", "steps": 3}, {"type": "slot_reward", "times": 3}', '"track": "worker", "steps": 3}, {"type": "slot_reward", "times": 2}'),
    Break("row 15, the mine", SPECIAL_BUILDINGS_EFFECTS, "piece.id not in held and record_of(state, piece).mine_size:", "piece.id not in held:"),
    Break("the milestone", MILESTONES, '"special"', '"urban"'),
]  # fmt: skip
