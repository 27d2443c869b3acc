"""Breaks for the sample in docs/ledger/mutation.md: Gibraltar."""

from __future__ import annotations

from tools.mutation.breaks.of_rule import DATA, MODULES, RULES, Break

PLACE = f"{MODULES}/ships/place.py"
SETUP = f"{RULES}/flow/setup.py"
RECHARGE = f"{RULES}/flow/recharge.py"
MATCHING = f"{RULES}/actions/matching.py"
RAILWAY = f"{RULES}/actions/railway.py"
SCORING = f"{RULES}/flow/scoring.py"
SHIPS_STATE = f"{MODULES}/ships/state.py"
COUNTING = f"{RULES}/map/counting.py"
NETWORKS = f"{RULES}/map/networks.py"
FUEL = f"{RULES}/actions/fuel.py"
MILITARY = f"{MODULES}/gibraltar/military.py"
GIBRALTAR_STATE = f"{MODULES}/gibraltar/state.py"
MODULE = f"{MODULES}/court_gibraltar/module.py"
CHANGES = f"{DATA}/modules/gibraltar/changes.json"
GIBRALTAR_12 = f"{DATA}/modules/gibraltar/gibraltar-12.json"

GIBRALTAR = [
    Break("neutral ships by the first card", PLACE, "            put_ship(state, name, NOBODY)\n", "            put_ship(state, name, state.first)\n"),
    Break("neutral ships by the first card", PLACE, "        if card.number in route.sides[here].cards:\n", "        if card.number in route.sides[here].cards and not route.area:\n"),
    Break("special spaces: only special", SETUP, "not in state.board.pieces and building in space.types and not space.special\n", "not in state.board.pieces and building in space.types\n"),
    Break("special spaces: only special", SETUP, '            if space.special:\n                state.board.pieces[space.id] = Piece(type="rubble")\n', '            if space.special and not any(piece.type == "rubble" for piece in state.board.pieces.values()):\n                state.board.pieces[space.id] = Piece(type="rubble")\n'),
    Break("special spaces: only special", SETUP, "(first.special_rubble_three if extra else ())", "()"),
    Break("milestone overlay", RECHARGE, "        elif segment in state.display.nuclei:\n            effects += record.effects\n            taken = segment\n", "        elif segment in state.display.nuclei:\n            effects += record.effects\n"),
    Break("Gibraltar is colorless", MATCHING, 'found.append(TileEnd(mine, fits, closed=colour == "none"))', "found.append(TileEnd(mine, fits))"),
    Break("Gibraltar: shipping tile", MATCHING, "            if seat is not None and seat in state.automata and end", "            if seat is not None and end"),
    Break("printed rewards of railway", RAILWAY, '        steps: list[Any] = [Do(self.seat, printed, "subsidies", by="space")] if printed else []\n', '        steps: list[Any] = [Do(self.seat, printed[:1], "subsidies", by="space")] * 2 if printed else []\n'),
    Break("printed rewards of railway", RAILWAY, "        steps.append(LineUp(self.seat, self.space))\n        state.push(*steps)", "        steps.insert(0, LineUp(self.seat, self.space))\n        state.push(*steps)"),
    Break("printed rewards of railway", RAILWAY, "        if self.seat in state.automata and printed:\n", "        if printed and self.seat != state.active:\n            printed = ()\n        if self.seat in state.automata and printed:\n"),
    Break("royal cities", SCORING, " + city.energized_vp\n", " + city.energized_vp * times\n"),
    Break("royal cities", SCORING, " + city.energized_vp\n", ' + city.energized_vp * (piece.type == "building" and not piece.kind)\n'),
    Break("royal cities", SCORING, " + city.energized_vp\n", " + bool(city.energized_vp)\n"),
    Break("a ship: any route", SHIPS_STATE, "- len(routes_with(state, seat))\n", "- sum(map(len, fleet(state).ships.values()))\n"),
    Break("a ship: any route", PLACE, '        state.push(*fire(state, self.seat, "place_ship"))\n', '        state.push(*fire(state, self.seat, "place_ship"), *fire(state, self.seat, "place_ship"))\n'),
    Break("price 1, and 1 for each", PLACE, "        put_ship(state, self.route, self.seat)\n", "        if len(on_route(state, self.route)) < 2:\n            put_ship(state, self.route, self.seat)\n"),
    Break("a ship: any route", PLACE, "if seat not in on_route(state, name)]", "if not on_route(state, name)]"),
    Break("price 1, and 1 for each", PLACE, "first + each * len(on_route(state, route)) - terms.thaler_off", "first + each * max(0, len(on_route(state, route)) - 1) - terms.thaler_off"),
    Break("price 1, and 1 for each", PLACE, "first + each * len(on_route(state, route)) - terms.thaler_off", "first + each * len(on_route(state, route))"),
    Break("price 1, and 1 for each", PLACE, "charge(state, self.seat, price, 0, [PutShip", "charge(state, self.seat, 1, 0, [PutShip"),
    Break("coal routes; England", SHIPS_STATE, "        if not known[name].area:\n            first", "        if True:\n            first"),
    Break("a route extends the network", SHIPS_STATE, "for seat in seats if seat != NOBODY)", "for seat in range(state.seats))"),
    Break("a route extends the network", COUNTING, "return sum(rail.owner == seat for rail in state.board.rails.values())", "return sum(rail.owner == seat for rail in state.board.rails.values()) + sum(join.seat == seat for joins in rules_of(state).joins for join in joins(state))"),
    Break("own ships carry coal", NETWORKS, "        fuel[seat] = _number_roots(carried)\n", "        fuel = [_number_roots(carried)] * seats\n"),
    Break("own ships carry coal", NETWORKS, "        fuel[seat] = _number_roots(carried)\n", "        pass\n"),
    Break("own ships carry coal", FUEL, "uranium=uranium.get(part, 0),", "uranium=uranium.get(carry[city.id], 0),"),
    Break("coal routes; England", FUEL, "    return (*area.ends, *(city", "    return tuple((city"),
    Break("England 2 thaler each", FUEL, "        if limit and count > limit:\n            return []\n", ""),
    Break("England 2 thaler each", FUEL, "coal_prices(fresh, flipped, prices, min(count, limit or count))", "coal_prices(fresh, flipped, prices, count)"),
    Break("England 2 thaler each", FUEL, "    row = [prices[0]] * fresh + [prices[1]] * (fresh + flipped) + [prices[2]] * count\n", "    row = [prices[0]] * (fresh + flipped) + [prices[1]] * fresh + [prices[2]] * count\n"),
    Break("military contracts: instead", MILITARY, "        and holds(state, seat, military(state, place.contract).conditions)\n", ""),
    Break("military contracts: instead", MILITARY, "    place.seat = seat\n", "    place.seat = seat\n    state.players[seat].technologies.append(place.technology)\n"),
    Break("military contracts: instead", MILITARY, "    place.seat = seat\n", "    pass\n"),
    Break("military contracts: instead", GIBRALTAR_STATE, '    return lib(state).numbers["military-uranium"].values[places(state).index(place)]', '    return lib(state).numbers["military-uranium"].values[-1]'),
    Break("military contracts: instead", GIBRALTAR_STATE, "    return sum(place.seat == seat for place in places(state))", "    return 0"),
    Break("military contracts: instead", MILITARY, "    state.push(*steps, *answers)\n", "    state.push(*steps)\n"),
    Break("technologies of level I, II", MILITARY, "    rng.shuffle(contracts)\n", ""),
    Break("technologies of level I, II", MILITARY, "each.level == number + 1]", "each.level <= number + 1]"),
    Break("MC1-MC5, MC7", COUNTING, "city in own and any(own.get(wanted) == own[city] for wanted in counter.joined_with)", "any(wanted in own for wanted in counter.joined_with)"),
    Break("MC1-MC5, MC7", COUNTING, "city in own and any(own.get(wanted) == own[city] for wanted in counter.joined_with)", "city in own"),
    Break("MC1-MC5, MC7", PLACE, "if not route.area and all(joined_with(state, seat, counter, end) for end in route.ends)", "if all(joined_with(state, seat, counter, end) for end in route.ends)"),
    Break("MC1-MC5, MC7", PLACE, "    return max(Tally(own[city] for city in counter.cities if city in own).values(), default=0)", "    return sum(city in own for city in counter.cities)"),
    Break("T1A, T1B, T1C", PLACE, '        state.push(*fire(state, self.seat, "place_ship"))\n', ""),
    Break("T1A, T1B, T1C", MILITARY, "    return [ability for each in technologies_held(state, seat) for ability in each.abilities]", "    return [ability for each in technologies_held(state, seat)[:1] for ability in each.abilities[:1]]"),
    Break("T1A, T1B, T1C", FUEL, 'off = terms.thaler_off + modifier(state, seat, "coal_thaler_off")\n    foreign', "off = terms.thaler_off\n    foreign"),
    Break("T1A, T1B, T1C", MILITARY, "    return terms._replace(nuclei=terms.nuclei + modifier(state, seat, PLANT_NUCLEUM))\n", "    return terms\n"),
    Break("T2A, T2B, T2C", MILITARY, '    return list(fire(state, seat, "recharge"))', "    return []"),
    Break("T2A, T2B, T2C", MILITARY, '        steps.append(Do(seat, gains, "technologies", by', '        steps.append(Do(seat, gains[:0], "technologies", by'),
    Break("T3A, T3B, T3C", MILITARY, "    all_of_them = sum(bonus.every * times for _, times in met)", "    all_of_them = sum(bonus.every for _, times in met)"),
    Break("T3A, T3B, T3C", MILITARY, "    return max(all_of_them, high)", "    return all_of_them + high"),
    Break("T3A, T3B, T3C", MILITARY, "each.scoring_each.vp * count(state, seat, each.scoring_each.counter)", "each.scoring_each.vp"),
    Break("T3A, T3B, T3C", MILITARY, "return count(state, seat, milestone.counter) // milestone.per\n", "return count(state, seat, milestone.counter)\n"),
    Break("with the court: a worker", MODULE, "        if not state.players[self.seat].workers:\n            return None\n", ""),
    Break("with the court: a worker", MODULE, '            Choice(id="skip", kind="skip", label=text("nuc-join-not")),\n', ""),
    Break("with the court: a worker", MODULE, '[Do(do.seat, (Gain(resource="worker"),), do.source, by=do.by), ChooseToJoin', "[ChooseToJoin"),
    Break("with the court: a worker", MODULE, "        join(state, self.seat, self.party, log)\n        settle", "        settle"),
    Break("with the court: leader and king", MODULE, "        settle(state, self.seat, self.party, log)\n", "        from engine.nucleum.modules.court.action import SettleParty\n        state.push(SettleParty(self.seat, self.party))\n"),
    Break("with the court: leader and king", MODULE, "        settle(state, self.seat, self.party, log)\n", "        from engine.nucleum.modules.court.state import court\n        court(state).parties[self.party].leader = self.seat\n"),
    Break("contracts removed and added", CHANGES, '"C13", ', ""),
    Break("end conditions", CHANGES, '"players-4": {"end_conditions": 3', '"players-4": {"end_conditions": 2'),
    Break("royal cities", GIBRALTAR_12, '{"id": "rabat.2", "special": true}\n      ],\n      "energized_vp": 4', '{"id": "rabat.2", "special": true}\n      ],\n      "energized_vp": 3'),
    Break("milestone overlay", CHANGES, '"first_only": true', '"first_only": false'),
    Break("printed rewards of railway", RAILWAY, "        printed = where.reward(self.space)\n", "        printed = where.reward(self.space) if self.workers else ()\n"),
    Break("a ship: any route", PLACE, "        if self.terms.optional:\n            choices.append(skip_choice())\n", ""),
    Break("price 1, and 1 for each", PLACE, "return max(0, first", "return (first"),
    Break("military contracts: instead", MILITARY, "    held = uranium_held(state, seat)\n", "    held = 0\n"),
    Break("military contracts: instead", MILITARY, "    state.push(msgspec.structs.replace(step, may_fulfil=False))\n    gains", "    state.push(msgspec.structs.replace(step, tasks=[], may_fulfil=False))\n    gains"),
    Break("T2A, T2B, T2C", MILITARY, "    return [Do(do.seat, effect.effects, do.source, do.slot, do.by) for _ in range(times)]", "    return [Do(do.seat, effect.effects, do.source, do.slot, do.by) for _ in range(times + 1)]"),
]  # fmt: skip
