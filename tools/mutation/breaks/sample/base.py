"""Breaks for the sample in docs/ledger/mutation.md: the base game."""

from __future__ import annotations

from tools.mutation.breaks.of_rule import RULES, Break

SETUP = f"{RULES}/flow/setup.py"
TURN = f"{RULES}/flow/turn.py"
CONTRACT = f"{RULES}/actions/contract.py"
GOODS = f"{RULES}/effects/goods.py"
SCORING = f"{RULES}/flow/scoring.py"
NETWORKS = f"{RULES}/map/networks.py"
URBANIZE = f"{RULES}/actions/urbanize.py"
INDUSTRIALIZE = f"{RULES}/actions/industrialize.py"
MINES = f"{RULES}/effects/mines.py"
DEVELOP = f"{RULES}/actions/develop.py"
FUEL = f"{RULES}/actions/fuel.py"
ENERGIZE = f"{RULES}/actions/energize.py"
EFFECTS = f"{RULES}/effects/effects.py"
TECHNOLOGY = f"{RULES}/effects/technology.py"
ABILITIES = f"{RULES}/effects/abilities.py"
COUNTING = f"{RULES}/map/counting.py"
RAILWAY = f"{RULES}/actions/railway.py"
RECHARGE = f"{RULES}/flow/recharge.py"
END_CONDITIONS = f"{RULES}/effects/end_conditions.py"
FINAL_SCORING = f"{RULES}/flow/final_scoring.py"

BASE = [
    Break("1.1 offer of 5", SETUP, 'display.shown[stack] = names[: data.number("shown-purple")]', 'display.shown[stack] = names[: data.number("shown-purple") + 1]'),
    Break("1.4 set-up cards", SETUP, '    if state.seats < lib(state).number("rubble-below-players"):\n        extra', "    if True:\n        extra"),
    Break("1.4 set-up cards", SETUP, "            if space.min_players > state.seats:\n", "            if space.min_players > state.seats + 1:\n"),
    Break("1.4 order of spaces", SETUP, "key=lambda space: (not space.red, len(space.types)), default=None)", "key=lambda space: (space.red, len(space.types)), default=None)"),
    Break("1.4 order of spaces", SETUP, "key=lambda space: (not space.red, len(space.types)), default=None)", "key=lambda space: (not space.red, -len(space.types)), default=None)"),
    Break("1.4 spaces for rubble", SETUP, "        return bonus, not space.red, several\n", "        return not space.red, bonus, several\n"),
    Break("1.4 spaces for rubble", SETUP, "        return bonus, not space.red, several\n", "        return bonus, not space.red\n"),
    Break("1.5 first player at random", SETUP, 'contract if slot.initial else ""', 'contract if slot.id == "slot-2" else ""'),
    Break("1.5 first player at random", SETUP, "    state.first = rng.below(state.seats)\n", "    state.first = 0\n"),
    Break("1.5 first player at random", SETUP, "    rng.shuffle(initial)\n", ""),
    Break("1.6 experiments from the last", SETUP, "            state.push(ChooseExperiment(seat), Confirm(seat))\n", "            state.pending[:0] = [Confirm(seat), ChooseExperiment(seat)]\n"),
    Break("1.6 experiments from the last", SETUP, '    player.pool.extend(tile.id for tile in lib(state).tiles_in("starting", experiment))\n', '    player.pool.extend(tile.id for tile in [*lib(state).tiles_in("starting", experiment)][:-1])\n'),
    Break("1.6 dealt at random", SETUP, "        for seat in reversed(people):\n            take_experiment", "        for seat in reversed(people[1:]):\n            take_experiment"),
    Break("2A leftmost of 8 slots", TURN, "    player.slots.append(tile)\n", "    player.slots.insert(0, tile)\n"),
    Break("2A leftmost of 8 slots", TURN, "            left = [other for other in self.tasks if other is not task]\n", "            left = self.tasks[index + 1 :]\n"),
    Break("2A or none", TURN, '        choices.append(skip_choice())\n        return ask(state, self.seat, text("nuc-prompt-resolve"), choices)', '        if len(choices) < 1:\n            choices.append(skip_choice())\n        return ask(state, self.seat, text("nuc-prompt-resolve"), choices)'),
    Break("2A one contract", TURN, "ResolveTile(self.seat, self.tasks, may_fulfil=False, begun=self.begun)", "ResolveTile(self.seat, self.tasks, may_fulfil=True, begun=self.begun)"),
    Break("2A one contract", TURN, "ResolveTile(self.seat, left, self.may_fulfil, begun=True)", "ResolveTile(self.seat, left, False, begun=True)"),
    Break("2A one contract", CONTRACT, "open_to = (*mine, *(name for _, name in purple(state)))", "open_to = tuple(mine)"),
    Break("2B, 2C no contract", TURN, "        choices += more_choices(state, self)\n        choices.append(recharge_choice", "        choices += more_choices(state, self) + fulfil_choices(state, self.seat)\n        choices.append(recharge_choice"),
    Break("2 exchanges any time", GOODS, "    if held and player.reserve:\n", "    if held:\n"),
    Break("2 exchanges any time", GOODS, "    player.reserve += count\n    player.thaler += count\n    tell", "    player.thaler += count\n    tell"),
    Break("2 exchanges in final", SCORING, "            if to_workers - to_thaler > player.reserve:\n                continue\n", "            if to_workers > player.reserve:\n                continue\n"),
    Break("2 exchanges in final", SCORING, "        for to_thaler in range(workers + 1 if allowed else 1):", "        for to_thaler in range(1):"),
    Break("2 spent workers go", GOODS, "        player.workers -= workers\n        player.reserve += workers\n        state.push(*then)", "        player.workers -= workers\n        state.push(*then)"),
    Break("2 spent workers go", GOODS, "        player.reserve += workers + self.workers - fixed\n", "        player.reserve += workers + self.workers\n"),
    Break("2 uranium without room", GOODS, "            gain_workers(state, self.seat, lost, log, by=self.by, instead=\"uranium\")\n", "            gain_workers(state, self.seat, self.amount, log, by=self.by, instead=\"uranium\")\n"),
    Break("2 uranium without room", GOODS, "            gain_workers(state, self.seat, lost, log, by=self.by, instead=\"uranium\")\n", "            gain_thaler(state, self.seat, lost, log, by=self.by)\n"),
    Break("3 when a city is in a network", NETWORKS, "                    present[seat].update(link.ends)\n", "                    present[seat].add(link.ends[0])\n"),
    Break("3 when a city is in a network", NETWORKS, "            if link.id in finished:\n", "            if len(tiles) == 1 and sum(tiles.values()) == len(ids):\n"),
    Break("3 joined through completed", NETWORKS, "        for seat in participants.get(name, ()):\n            own[seat]", "        for seat in range(seats):\n            if first not in own[seat] or second not in own[seat]:\n                continue\n            own[seat]"),
    Break("3 joined through completed", NETWORKS, "    for name in complete:\n        first, second", "    for name in [*complete, *participants]:\n        first, second"),
    Break("3 coal lines join", NETWORKS, "    carry = {city: city for city in where.cities}\n", "    carry = {city: city for city in where.cities}\n    for area in where.coal_areas.values():\n        for end in area.ends[1:]:\n            carry[_root(carry, area.ends[0])] = _root(carry, end)\n"),
    Break("3 carrying over anybody", NETWORKS, "        carry[_root(carry, first)] = _root(carry, second)\n        for", "        if len(participants.get(name, ())) > 1:\n            carry[_root(carry, first)] = _root(carry, second)\n        for"),
    Break("3 carrying over anybody", NETWORKS, "        carry[_root(carry, first)] = _root(carry, second)\n        for", "        if 0 in participants.get(name, ()):\n            carry[_root(carry, first)] = _root(carry, second)\n        for"),
    Break("3 all of it", NETWORKS, "            if index == len(ids) - 1:\n                present[owner].add(link.ends[1])\n", "            if index == len(ids) - 1 and index:\n                present[owner].add(link.ends[1])\n"),
    Break("4 urbanize: any level", URBANIZE, "        free = [space for space in suited.get(where.id, ()) if space.id not in pieces]\n", '        free = [space for space in suited.get(where.id, ()) if space.id not in pieces or pieces[space.id].type == "rubble"]\n'),
    Break("4 urbanize: any level", URBANIZE, "        state.players[self.seat].buildings.remove(own)\n", '        state.players[self.seat].buildings.remove(next(name for name in state.players[self.seat].buildings if record_building(state, "buildings", name).types == record_building(state, "buildings", own).types))\n'),
    Break("4 red-bordered: any type", URBANIZE, "max(0, candidate.thaler + surcharge - off)", "max(0, candidate.thaler - off)"),
    Break("4 level IV fits both", URBANIZE, "            level=building.level,\n        )\n        state.board.clear_cache()", "            level=min(building.level, 3),\n        )\n        state.board.clear_cache()"),
    Break("4 level IV fits both", URBANIZE, "            types=building.types,\n", "            types=building.types[:1],\n"),
    Break("4 mine: uranium", INDUSTRIALIZE, "len(player.uranium) + (space.uranium if isinstance(space, MineSpace) else 0)", "len(player.uranium)"),
    Break("4 mine: uranium", MINES, "stored = min(amount, size - player.uranium[row])", "stored = amount"),
    Break("4 mine: uranium", MINES, "        group.room += size - held\n", "        group.room += size\n"),
    Break("4 mine: uranium", INDUSTRIALIZE, "player, uranium = state.players[self.seat], self.uranium", "player, uranium = state.players[self.seat], 0"),
    Break("4 develop: prices", DEVELOP, "            surcharge = second_surcharge(state, self.seat)\n", "            surcharge = 0\n"),
    Break("4 develop: prices", DEVELOP, "        if self.more:\n            left", "        if True:\n            left"),
    Break("4 contract: any free slot", CONTRACT, "    return [slot for slot, held in state.players[seat].contracts.items() if not held]", "    return [slot for slot, held in state.players[seat].contracts.items() if not held][:1]"),
    Break("4 contract: any free slot", CONTRACT, "self.seat, slot, 2 if self.double else 1, said=True)", "self.seat, slot, 1, said=True)"),
    Break("4 refill with the same", CONTRACT, "key=lambda stack: stack != gap.stack)", "key=lambda stack: stack == gap.stack)"),
    Break("4 refill with the same", CONTRACT, "source = next((stack for stack in stacks if display.stacks[stack]), None)", "source = gap.stack if display.stacks[gap.stack] else None"),
    Break("4 energize: own or neutral", FUEL, "        if not piece.energized and piece.type", "        if piece.type"),
    Break("4 energize: own or neutral", FUEL, "piece.owner in {seat, NOBODY}", "piece.owner == seat"),
    Break("4 energize: own or neutral", FUEL, "(supply for supply in found if supply.part == part)", "(supply for supply in found)"),
    Break("4 coal: 1 electricity", FUEL, "        if wagons.fresh:\n            wagons.fresh -= 1\n            wagons.flipped += 1\n", "        if wagons.fresh:\n            wagons.fresh -= 1\n"),
    Break("4 coal: 1 electricity", FUEL, "[prices[1]] * (fresh + flipped)", "[prices[1]] * flipped"),
    Break("4 uranium: 2 electricity", FUEL, "        if nuclei:\n            places", "        if True:\n            places"),
    Break("4 uranium: 2 electricity", FUEL, "                if piece.owner == seat or open_to_all:\n", "                if True:\n"),
    Break("4 uranium: 2 electricity", FUEL, "        fewest = max(0, uranium - supply.places)\n", "        fewest = min(uranium, foreign)\n"),
    Break("4 uranium: 2 electricity", ENERGIZE, "            state.players[seat].thaler += toll\n", "            pass\n"),
    Break("4 uranium: 2 electricity", ENERGIZE, "        group = next(group for group in mine_groups(state, seat) if carried[group.cities[0]] == part)\n", "        group = mine_groups(state, seat)[0]\n"),
    Break("4 coal: from any area", FUEL, "        for price, split in _dearer(state, seat, plan, terms)\n    ]", "        for price, split in _dearer(state, seat, plan, terms)[:1]\n    ]"),
    Break("4 coal: from any area", FUEL, "    payable = bisect_left(splits, True, key=lambda way: not can_pay(state, seat, way[0] + toll, uranium=plan.uranium))\n", "    payable = len(splits)\n"),
    Break("4 plans: payable", FUEL, "if can_pay(state, seat, least + toll, uranium=uranium):", "if can_pay(state, seat, least + toll):"),
    Break("4 plans: payable", FUEL, "    if any(count > tolls.get(seat, 0) for seat, count in better.paid):\n        return False\n", ""),
    Break("4 plans: payable", FUEL, "    return sorted(kept, key=_cheapest_first)\n", "    return kept\n"),
    Break("4 subsidies", EFFECTS, '        if self.cost:\n            choices.append(Choice(id="skip"', '        if False:\n            choices.append(Choice(id="skip"'),
    Break("5 technology L", TECHNOLOGY, "            if tile.level > self.level:\n", "            if tile.level != self.level:\n"),
    Break("5 technology L", TECHNOLOGY, 'gain_vp(state, self.seat, self.level, "technologies"', 'gain_vp(state, self.seat, 1, "technologies"'),
    Break("5 blue, brown, purple", TECHNOLOGY, "        if tile.effects:\n            state.push", "        if tile.effects and tile.level < 3:\n            state.push"),
    Break("5 blue, brown, purple", ABILITIES, "        found.extend(data.technologies[name].abilities)\n", "        found[:] = [*found, *data.technologies[name].abilities][-3:]\n"),
    Break("5 first with all 8", TECHNOLOGY, "        if not locked_technologies(state, self.seat):\n", "        if len(player.technologies) == 7:\n"),
    Break("5 condition on the present", CONTRACT, '        if held == name:\n            player.contracts[slot] = ""\n', "        if held == name:\n            pass\n"),
    Break("5 condition on the present", COUNTING, "            if (owner is None or piece.owner == owner) and", "            if"),
    Break("5 pieces in Praha", COUNTING, 'if piece.colour == "wild" or piece.colour in counter.city_colours]', "if piece.colour in counter.city_colours]"),
    Break("6 any free space", RAILWAY, "    return [space for space in rail_spaces(state) if space not in state.board.rails]", "    own = {end for city in range(state.seats) for end in own_cities(state, city)}\n    return [space for space, (where, _) in rail_spaces(state).items() if space not in state.board.rails and not own.isdisjoint(where.ends)]"),
    Break("6 any free space", RAILWAY, "        player.pool.remove(self.tile)\n        # `charge`", "        # `charge`"),
    Break("6 which way round", RAILWAY, "        if halves[0] == halves[1]:\n            return False\n", "        if halves[0].edge == halves[1].edge:\n            return False\n"),
    Break("6 red space", RAILWAY, "    return any(not where.red or can_pay(state, seat, red_surcharge(state, seat), workers) for where in free)", "    return any(True for where in free)"),
    Break("6 each matched action", RAILWAY, "        tasks = [other for other in self.tasks if other is not task]\n", "        tasks = []\n"),
    Break("6 each matched action", RAILWAY, "(own if other.owner == self.seat else others.setdefault(other.owner, [])).append(task)", "(own if other.owner == self.seat else others.setdefault(other.owner, [])).insert(0, task) if other.owner != self.seat else None"),
    Break("6 each matched action", RAILWAY, "        if own or permitted:\n            steps +=", "        if False:\n            steps +="),
    Break("6 players in turn order", RAILWAY, "        choices.append(skip_choice())\n        where = side(state).links[self.link]", "        if self.seat == self.by:\n            choices.append(skip_choice())\n        where = side(state).links[self.link]"),
    Break("6 completed after", RAILWAY, "any(space not in board.rails for space in where.space_ids)", "all(space not in board.rails for space in where.space_ids)"),
    Break("6 inauguration", RAILWAY, "            if reward.length != where.spaces:\n                continue\n", ""),
    Break("6 inauguration", RAILWAY, "                if seat in tiles:\n                    steps", "                if seat == self.seat:\n                    steps"),
    Break("6 technologies D4", RAILWAY, "state.push(ChooseRailSpace(self.seat, RAIL.value(choice), workers=0))", "state.push(ChooseRailSpace(self.seat, RAIL.value(choice), workers=1))"),
    Break("6 technologies D4", RAILWAY, 'permitted = unmatched if permits(state, self.seat, "unmatched_end") else []', "permitted = unmatched[:0]"),
    Break("7.2 next star", RECHARGE, "    if player.stars_left:\n        player.stars_left -= 1\n    elif player.stars_reserve:\n", "    if player.stars_reserve:\n        player.stars_reserve -= 1\n    elif player.stars_left:\n        player.stars_left -= 1\n    elif False:\n"),
    Break("7.2 nucleum and plant", RECHARGE, "        if taken:\n            state.display.nuclei.remove(taken)\n", ""),
    Break("7.2 nucleum and plant", RECHARGE, '        state.push(Do(self.seat, plant_bonus(state, plant), "milestone-space", by="plant"))\n', ""),
    Break("7.2 after the third", RECHARGE, "        if placed > state.kings_days:\n", "        if placed > state.kings_days or (placed == full and not self.seat):\n"),
    Break("7.3, 7.4 achievements", RECHARGE, "        player.pool.extend(player.slots)\n", "        player.pool[:0] = player.slots[:-1]\n"),
    Break("8 each condition once", END_CONDITIONS, "    if condition in state.ended or all(", "    if all("),
    Break("8 each condition once", GOODS, '    if player.vp >= state.score_flag and end_condition(state, state.active, "score-flag", log):\n        gain_vp(state, state.active,', '    if player.vp >= state.score_flag and end_condition(state, seat, "score-flag", log):\n        gain_vp(state, seat,'),
    Break("8 finish the round", TURN, "        if state.turn % state.seats == 0 and state.turn:\n", "        if state.turn:\n"),
    Break("8 finish the round", TURN, "            if ending(state):\n                state.last_round = True\n", "            if ending(state):\n                begin_end(state)\n                return\n                state.last_round = True\n"),
    Break("8 late star", FINAL_SCORING, "        place_star(state, self.seat, STAR.number(choice), log)\n", '        place_star(state, self.seat, STAR.number(choice), log)\n        from engine.nucleum.rules.flow.recharge import star_effects\n        from engine.nucleum.rules.effects.do import Do\n        state.push(Do(self.seat, star_effects(state, self.seat, STAR.number(choice))[0], "milestone-space"))\n'),
    Break("8 (1) milestones", SCORING, "count(state, seat, milestone.counter) // milestone.per\n        total", "count(state, seat, milestone.counter)\n        total"),
    Break("8 (1) milestones", SCORING, '    "bailouts": track_space_points,\n', ""),
    Break("8 (2) purple", COUNTING, "if reached >= mark.at_least), default=0)", "if reached > mark.at_least), default=0)"),
    Break("8 (2) purple", COUNTING, "    return max((mark.vp for mark in scoring.thresholds if reached >= mark.at_least), default=0)", "    return sum(mark.vp for mark in scoring.thresholds if reached >= mark.at_least)"),
    Break("8 (3) leftovers", SCORING, '            points = (uranium - to_workers) // per["uranium"]\n', "            points = 0\n"),
    Break("8 (3) leftovers", SCORING, '            points += (workers - to_thaler) // per["worker"] + (player.thaler + to_thaler) // per["thaler"]\n', '            points += (workers - to_thaler + player.thaler + to_thaler) // per["thaler"]\n'),
    Break("8 (4) energized", SCORING, "        times = 1 if building.per is None else count(state, seat, building.per, city.id)\n", "        times = 1\n"),
    Break("8 ties", SCORING, "    return rank(rows)\n", "    return rank([(row[0], row[1], (state.players[row[0]].thaler,), row[3]) for row in rows])\n"),
]  # fmt: skip
