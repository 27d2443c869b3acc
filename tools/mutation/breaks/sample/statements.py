"""Breaks for the sample in docs/ledger/mutation.md: statements of the rules drawn at random."""

from __future__ import annotations

from tools.mutation.breaks.of_rule import MODULES, RULES, Break

CONTRACT = f"{RULES}/actions/contract.py"
DEVELOP = f"{RULES}/actions/develop.py"
INDUSTRIALIZE = f"{RULES}/actions/industrialize.py"
ACTIONS_RAILWAY = f"{RULES}/actions/railway.py"
GOODS = f"{RULES}/effects/goods.py"
MAIN_ACTIONS = f"{RULES}/effects/main_actions.py"
RECHARGE = f"{RULES}/flow/recharge.py"
SETUP = f"{RULES}/flow/setup.py"
FLOW_TURN = f"{RULES}/flow/turn.py"
ENDS = f"{MODULES}/solo/ends.py"
GAINS = f"{MODULES}/solo/gains.py"
LOGIC = f"{MODULES}/solo/logic.py"
MARKET = f"{MODULES}/solo/market.py"
PIECES = f"{MODULES}/solo/pieces.py"
SOLO_RAILWAY = f"{MODULES}/solo/railway.py"
SET_UP = f"{MODULES}/solo/set_up.py"
SOLO_STATE = f"{MODULES}/solo/state.py"
MILITARY = f"{MODULES}/solo_gibraltar/military.py"
PLACE = f"{MODULES}/solo_ships/place.py"
KINGS_DAY = f"{MODULES}/court/kings_day.py"
SHIPS_STATE = f"{MODULES}/ships/state.py"
SPECIAL_BUILDINGS_EFFECTS = f"{MODULES}/special_buildings/effects.py"
BIDDING = f"{MODULES}/auction/bidding.py"
ABILITIES = f"{RULES}/effects/abilities.py"
FINAL_SCORING = f"{RULES}/flow/final_scoring.py"
SCORING = f"{RULES}/flow/scoring.py"
COUNTING = f"{RULES}/map/counting.py"
INFLUENCE = f"{MODULES}/solo_court/influence.py"
GIBRALTAR_STATE = f"{MODULES}/gibraltar/state.py"
FUEL = f"{RULES}/actions/fuel.py"
MATCHING = f"{RULES}/actions/matching.py"
URBANIZE = f"{RULES}/actions/urbanize.py"
EFFECTS_EFFECTS = f"{RULES}/effects/effects.py"
ACTION = f"{MODULES}/court/action.py"

STATEMENTS = [
    Break("4 refill with the same", CONTRACT, "        display.shown[gap.stack][gap.position] = name\n", "        display.shown[gap.stack][0] = name\n"),
    Break("4 refill with the same", CONTRACT, "        display.shown[gap.stack][gap.position] = name\n        log.reveal()\n", "        display.shown[gap.stack][gap.position] = name\n"),
    Break("4 develop: prices", DEVELOP, "        for position, tile in enumerate(state.display.offer)\n        if tile and can_pay", "        for position, tile in enumerate(state.display.offer[:4])\n        if tile and can_pay"),
    Break("4 row reward", INDUSTRIALIZE, "        state.push(*(self._gains(state) if further is None else further.put(state, self.seat, self.space, log)))\n", '        state.push(*(self._gains(state) if further is None and self.kind == "mine" else []))\n'),
    Break("6 players in turn order", ACTIONS_RAILWAY, "            choices += exchange_choices(state, self.seat)\n        choices.append(skip_choice())\n", "            choices += exchange_choices(state, self.seat)\n"),
    Break("6 technologies D4", ACTIONS_RAILWAY, 'facets={"tile": tile})\n            for tile in tiles\n', 'facets={"tile": tile})\n            for tile in tiles[1:]\n'),
    Break("4 mine: uranium", GOODS, "        if len(ways) <= 1 or self.seat in state.automata:\n", "        if len(ways) <= 99 or self.seat in state.automata:\n"),
    Break("4 industrialize: the row", GOODS, "    if needed <= 0 <= spare:\n", "    if needed <= 0:\n"),
    Break("2 exchanges any time", GOODS, "        fixed = max(0, self.workers - player.workers)\n        spare", "        fixed = 0\n        spare"),
    Break("4 purple cannot be taken", MAIN_ACTIONS, "    return rules_of(state).actions[action].possible(state, seat, terms)\n", "    return True\n"),
    Break("7.2 space 0", RECHARGE, "        for space in (*reversed(star_spaces(state, self.seat)), 0):\n", "        for space in reversed(star_spaces(state, self.seat)):\n"),
    Break("1.4 set-up cards", SETUP, "            if space.min_players > state.seats:\n", "            if space.min_players >= state.seats:\n"),
    Break("1 board side and counts", SETUP, '[display.stacks[stack].pop() for _ in range(data.number(f"shown-{stack}"))]', '[display.stacks[stack][-1] for _ in range(data.number(f"shown-{stack}"))]'),
    Break("1.1 offer of 5", SETUP, '[display.stacks[stack].pop() for _ in range(data.number(f"shown-{stack}"))]', '[display.stacks[stack].pop() for _ in range(data.number(f"shown-{stack}") + 1)]'),
    Break("1.6 experiments from the last", FLOW_TURN, "        seat = (state.first + state.turn) % state.seats\n", "        seat = state.turn % state.seats\n"),
    Break("scoring", ENDS, "key=lambda segment: data.segments[segment].number)\n    total", "key=lambda segment: -data.segments[segment].number)\n    total"),
    Break("recharge: when, goods", GAINS, '            gain_vp(state, seat, effect.level, "technologies"', '            gain_vp(state, seat, 1, "technologies"'),
    Break("recharge: when, goods", GAINS, "    own, cities = own_cities(state, seat), side(state).cities\n    plant", "    own, cities = own_cities(state, 0), side(state).cities\n    plant"),
    Break("urbanize: type, level, city", LOGIC, "        chosen = left[0]\n", "        chosen = left[-1]\n"),
    Break("court: party, bonus", MARKET, '    tile, display.offer[position] = display.offer[position], ""\n    display.takers.append(seat)\n    solo(state).removed', "    tile = display.offer[position]\n    display.takers.append(seat)\n    solo(state).removed"),
    Break("energize: government", PIECES, "    found = _plans(state, seat, terms, free=free)\n", "    found = _plans(state, seat, terms, free=True)\n"),
    Break("set-up: tiles, block", SET_UP, "for tile in starting if tile.id != block)", "for tile in starting)"),
    Break("recharge: when, goods", SOLO_STATE, "    return not (player.thaler or player.workers) or", "    return not player.thaler or"),
    Break("recharge: when, goods", SOLO_STATE, "or block_at(state, seat) == 0\n", "\n"),
    Break("Gibraltar: shipping tile", MILITARY, '            found.append(Gain(resource="worker", amount=lib(state).number("baron-uranium-workers")))\n', "            found.append(effect)\n"),
    Break("Gibraltar: shipping tile", MILITARY, '        state.push(Do(self.seat, reward(state, level), "military"))\n', ""),
    Break("Gibraltar: shipping tile", MILITARY, "    return [TakeMilitary(seat)] if seat in state.automata else []", "    return []"),
    Break("ships: route, price", PLACE, "lambda name: len(on_route(state, name))", "lambda name: -len(on_route(state, name))"),
    Break("worked example", KINGS_DAY, "    move_arrow(state, log)\n    appoint(state, log)\n", "    move_arrow(state, log)\n"),
    Break("worked example", KINGS_DAY, "    move_arrow(state, log)\n    appoint(state, log)\n", "    appoint(state, log)\n"),
    Break("a ship: any route", SHIPS_STATE, 'lib(state).number("player-ships") - len(', 'lib(state).number("player-ships") + 1 - len('),
    Break("row 2, the further turn", SPECIAL_BUILDINGS_EFFECTS, "            state.push(self)\n            exchange(", "            exchange("),
    Break("row 15, the mine", SPECIAL_BUILDINGS_EFFECTS, '            steps += [StoreUranium(do.seat, len(held), "mine"), *fire', "            steps += [*fire"),
    Break("clockwise from the first", BIDDING, "        state.push(*([ConfirmBid(self.seat)] if choice is not None else []), step)\n", "        state.push(step)\n"),
    Break("clockwise from the first", BIDDING, "            own.bids[self.seat] = points\n", "            own.bids[self.seat] = max(points - 1, 1)\n"),
    Break("6 red space", ACTIONS_RAILWAY, "        charge(state, self.seat, price, self.workers, [lay])\n", "        charge(state, self.seat, 0, self.workers, [lay])\n"),
    Break("6 each matched action", ACTIONS_RAILWAY, "        steps.append(LineUp(self.seat, self.space))\n", ""),
    Break("6 technologies D4", ACTIONS_RAILWAY, "        every = [*self.tasks, *self.unmatched]\n        choices = task_choices", "        every = [*self.tasks]\n        choices = task_choices"),
    Break("5 blue, brown", ABILITIES, "        total += min(amount, ability.limit) if ability.limit else amount\n", "        total += amount\n"),
    Break("2 spent workers", GOODS, "    player.reserve -= gained\n    player.workers += gained\n", "    player.workers += gained\n"),
    Break("2 exchanges any time", GOODS, "            state.push(SpendUranium(self.seat, uranium + fixed))\n", "            state.push(SpendUranium(self.seat, uranium))\n"),
    Break("8 late star", FINAL_SCORING, "    for seat in state.seats_from(state.first):\n        steps += [LateStar", "    for seat in range(state.seats):\n        steps += [LateStar"),
    Break("8 (3) leftovers", SCORING, "            best = max(best, points)\n", "            best = points\n"),
    Break("1.4 spaces for rubble", SETUP, "        if number == 0:\n            place_first", "        if number == 1:\n            place_first"),
    Break("1 board side and counts", SETUP, "Wagons(area.wagons[state.seats])", "Wagons(area.wagons[2])"),
    Break("5 condition on the present", COUNTING, "        found = [piece for piece in found if piece.city in counter.cities]\n", "        pass\n"),
    Break("recharge: when, goods", GAINS, "            income(state, seat, effect.track, effect.steps, log, do.giver)\n", "            income(state, seat, effect.track, 1, log, do.giver)\n"),
    Break("recharge: when, goods", GAINS, "            return [StoreUranium(seat, amount, by)]\n", "            pass\n"),
    Break("recharge: when, goods", GAINS, 'if player.workers <= player.thaler else "thaler"', 'if player.workers < player.thaler else "thaler"'),
    Break("railway or not", SOLO_RAILWAY, "for half in halves for effect in half.effects if isinstance(effect, Action)]", "for half in halves[:1] for effect in half.effects if isinstance(effect, Action)]"),
    Break("railway checks, matches", SOLO_RAILWAY, "        filled = sum(other in rails for other in where.space_ids) + 1\n", "        filled = sum(other in rails for other in where.space_ids)\n"),
    Break("set-up: tiles, block", SET_UP, "    rng.shuffle(found)\n    yield from found[:", "    yield from found[:"),
    Break("court: party, bonus", INFLUENCE, "    return each_vp(state, final=False)\n", "    return each_vp(state, final=True)\n"),
    Break("Gibraltar: shipping tile", MILITARY, "    recharge = baron(state, seat).recharges\n", "    recharge = baron(state, seat).recharges + 1\n"),
    Break("Gibraltar: shipping tile", GIBRALTAR_STATE, "    if seat in state.automata:\n        return []\n", ""),
    Break("5 condition on the present", CONTRACT, '            player.contracts[slot] = ""\n', "            pass\n"),
    Break("4 slide and refill", DEVELOP, '    display.offer = [""] * (gaps - len(drawn)) + drawn + left\n', '    display.offer = drawn + [""] * (gaps - len(drawn)) + left\n'),
    Break("4 slide and refill", DEVELOP, '    display.offer = [""] * (gaps - len(drawn)) + drawn + left\n', '    display.offer = left + drawn + [""] * (gaps - len(drawn))\n'),
    Break("4 plans: payable", FUEL, "    kept = [plan for plan in every if not any(_dominates(other, plan) for other in every)]\n", "    kept = every\n"),
    Break("4 industrialize: the row", INDUSTRIALIZE, '            (player.mines if self.kind == "mine" else player.turbines).remove(self.row)\n', "            pass\n"),
    Break("6 which way round", MATCHING, "        0 <= position < where.spaces and where.space_ids[position] not in state.board.rails for position in neighbours\n", "        False for position in neighbours\n"),
    Break("2 exchanges any time", ACTIONS_RAILWAY, "        if EXCHANGE.fits(choice):\n            state.push(self)\n", "        if EXCHANGE.fits(choice):\n"),
    Break("4 urbanize: any level", URBANIZE, "    return [where for where in cities.values() if where.id in own]\n", "    return list(cities.values())\n"),
    Break("2 special directive", EFFECTS_EFFECTS, '        choices.append(skip_choice())\n        return ask(state, self.seat, text("nuc-prompt-action"), choices)\n', '        return ask(state, self.seat, text("nuc-prompt-action"), choices)\n'),
    Break("4 plans: payable", GOODS, "    left = uranium_held(state, seat) - uranium\n    short", "    left = uranium_held(state, seat)\n    short"),
    Break("2 exchanges any time", GOODS, "        needed = max(0, self.thaler - player.thaler)\n", "        needed = self.thaler\n"),
    Break("2 exchanges any time", GOODS, "    player, choices = state.players[seat], []\n    if player.workers:\n", "    player, choices = state.players[seat], []\n    if True:\n"),
    Break("7.1 income entry", RECHARGE, '    points = entries["vp"].amount + sum(entry.vp for entry in entries.values())\n    gain_vp', '    points = entries["vp"].amount\n    gain_vp'),
    Break("urbanize: type, level, city", PIECES, "        carry[plant.id] == carry[name] and (has_nucleum", "        plant.id == name and (has_nucleum"),
    Break("court action 2: leader", ACTION, "    politicians[seat] = politicians.get(seat, 0) + 1\n", "    politicians[seat] = 1\n"),
    Break("King's Day 4: the highest", KINGS_DAY, "    benches.neutrals.remove(number)\n", "    pass\n"),
]  # fmt: skip
