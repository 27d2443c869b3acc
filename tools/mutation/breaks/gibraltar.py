"""Broken rules of Gibraltar's map and of ships."""

from __future__ import annotations

from tools.mutation.breaks.of_rule import DATA, ENGINE, RULES, Break

MILITARY = f"{ENGINE}/modules/gibraltar/military.py"
PLACE, STATE = (f"{ENGINE}/modules/ships/{name}.py" for name in ("place", "state"))
COURT = f"{ENGINE}/modules/court_gibraltar/module.py"
SETUP = f"{RULES}/flow/setup.py"

GIBRALTAR = [
    Break("Set-up leaves a building space free", SETUP, "card.neutral is None or is_kept_free(state, side(state).cities.get(card.neutral))", "card.neutral is None"),
    Break("neutral ships by the first card", PLACE, "        if card.number in route.sides[here].cards:\n", "        if False:\n"),
    Break("special spaces: only special", f"{RULES}/flow/setup.py", "        place_special_rubble(state, (*first.special_rubble, *(first.special_rubble_three if extra else ())))\n", ""),
    Break("special spaces: only special", f"{RULES}/actions/urbanize.py", "if not wanted.isdisjoint(space.types) and (special or not space.special):", "if not wanted.isdisjoint(space.types) or space.special:"),
    Break("shipping tile: an extra starting tile", f"{ENGINE}/modules/gibraltar/module.py", "        player.pool.append(tile.id)\n", "        pass\n"),
    Break("Gibraltar is colorless", f"{RULES}/actions/matching.py", "first != \"none\" != second and ", ""),
    Break("Gibraltar is colorless", f"{RULES}/actions/matched.py", "elif not match.closed:", "else:"),
    Break("printed rewards of railway spaces", f"{RULES}/actions/railway.py", "        printed = where.reward(self.space)\n", "        printed = ()\n"),
    Break("royal cities", f"{RULES}/flow/scoring.py", " + city.energized_vp\n", "\n"),
    Break("royal cities", f"{RULES}/flow/scoring.py", "if piece.owner != seat or not piece.energized:", "if piece.owner != seat:"),
    Break("a ship: any route", PLACE, "return [name for name in routes(state) if seat not in on_route(state, name)]", "return list(routes(state))"),
    Break("a ship: any route", PLACE, "    if not ships_left(state, seat):\n        return []\n", ""),
    Break("price 1, and 1 for each", PLACE, "first + each * len(on_route(state, route))", "first + each * len(set(on_route(state, route)) - {NOBODY})"),
    Break("price 1, and 1 for each", PLACE, "for name, price in prices if can_pay(state, seat, price)}", "for name, price in prices}"),
    Break("a route extends the network", STATE, "if seat != NOBODY)", "if False)"),
    Break("own ships carry coal and uranium", f"{RULES}/map/networks.py", "    return Networks(electricity, fuel,", "    return Networks(fuel[0], fuel,"),
    Break("own ships carry coal and uranium", STATE, "for seat in seats if seat != NOBODY)", "for seat in seats[:1] if seat != NOBODY)"),
    Break("coal routes; England-Bilbao", STATE, "if route.area == area and seat in ships.get(name, ())", "if route.area == area and name in ships"),
    Break("coal routes; England-Bilbao", f"{RULES}/actions/fuel.py", "return (*area.ends, *further)", "return (*area.ends[1:], *further)"),
    Break("England 2 thaler each", f"{RULES}/actions/fuel.py", "    return record.prices or lib(state).numbers[\"coal-thaler\"].values, record.limit\n", "    return record.prices or lib(state).numbers[\"coal-thaler\"].values, record.limit and record.limit + 1\n"),
    Break("England 2 thaler each", f"{RULES}/actions/fuel.py", "    return record.prices or lib(state)", "    return lib(state)"),
    Break("military contracts: instead", MILITARY, "    state.push(msgspec.structs.replace(step, may_fulfil=False))\n", "    state.push(step)\n"),
    Break("military contracts: instead", MILITARY, "    if not step.may_fulfil:\n        return []\n", ""),
    Break("military contracts: instead", MILITARY, "        if place.seat == NOBODY\n        and uranium", "        if uranium"),
    Break("military contracts: instead", MILITARY, "        and uranium_price(state, place) <= held\n", ""),
    Break("military contracts: instead", MILITARY, "[SpendUranium(seat, price)] if price else []", "[]"),
    Break("technologies of level I, II, III", MILITARY, "        rng.shuffle(found)\n", ""),
    Break("technologies of level I, II, III", MILITARY, "if each.level == number + 1]", "]"),
    Break("T1A, T1B, T1C", MILITARY, "for _ in range(times)]", "for _ in range(min(times, 1))]"),
    Break("T1A, T1B, T1C", f"{DATA}/modules/gibraltar/military.json", "\"what\": \"coal_thaler_off\", \"amount\": 2", "\"what\": \"coal_thaler_off\", \"amount\": 1"),
    Break("T2A, T2B, T2C", f"{RULES}/flow/recharge.py", "    state.push(PlaceStar(seat), FinishRecharge(seat), Confirm(seat))\n", "    state.push(FinishRecharge(seat), PlaceStar(seat), Confirm(seat))\n"),
    Break("T2A, T2B, T2C", f"{DATA}/modules/gibraltar/military.json", "\"what\": \"electricity\", \"amount\": 2", "\"what\": \"electricity\", \"amount\": 1"),
    Break("T3A, T3B, T3C", MILITARY, "return max(all_of_them, high)", "return min(all_of_them, high)"),
    Break("T3A, T3B, T3C", MILITARY, "if space >= bonus.or_from_space", "if space > bonus.or_from_space"),
    Break("T3A, T3B, T3C", MILITARY, "space >= counter.space_at_least for", "space > counter.space_at_least for"),
    Break("with the court: a worker that may", COURT, "        state.players[self.seat].workers -= 1\n", "        state.players[self.seat].reserve -= 1\n"),
    Break("with the court: leader and king", COURT, "        settle(state, self.seat, self.party, log)\n", ""),
    Break("milestone overlay", f"{RULES}/flow/recharge.py", "        elif segment in state.display.nuclei:\n            effects += record.effects\n            taken = segment\n", "        elif segment in state.display.nuclei:\n            effects += record.effects\n"),
    Break("MC1-MC5, MC7", f"{RULES}/map/counting.py", "city in own and any(own.get(wanted) == own[city] for wanted in counter.joined_with)", "any(wanted in own for wanted in counter.joined_with)"),
    Break("contracts removed and added", f"{DATA}/modules/gibraltar/changes.json", '"C13", ', ""),
    Break("end conditions", f"{DATA}/modules/gibraltar/changes.json", '"players-4": {"end_conditions": 3', '"players-4": {"end_conditions": 2'),
]  # fmt: skip
