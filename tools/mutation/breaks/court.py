"""Broken rules of Court of Progress."""

from __future__ import annotations

from tools.mutation.breaks.of_rule import DATA, ENGINE, MODULES, RULES, Break

ACTION, COUNTING, KINGS_DAY, SET_UP = (
    f"{ENGINE}/modules/court/{name}.py" for name in ("action", "counting", "kings_day", "set_up")
)

COURT = [
    Break("set-up: four parties", SET_UP, "    rng.shuffle(order)\n", ""),
    Break("set-up: four parties", SET_UP, "rng.pick(tiles[tile]) for tile", "tiles[tile][0] for tile"),
    Break("set-up: unused cards", SET_UP, "        if number in by_number:\n            return by_number[number]", "        return by_number.get(number, \"royalists\")"),
    Break("set-up: arrow, number 2", SET_UP, "            benches.neutrals = [ARROW, number]\n", "            benches.neutrals = [number]\n"),
    Break("set-up: arrow, number 2", SET_UP, "        while own.parties[name].neutrals:\n            name = names[(names.index(name) + 1) % len(names)]\n", ""),
    Break("set-up: arrow, number 2", SET_UP, "(names.index(name) + 1)", "(names.index(name) - 1)"),
    Break("set-up: arrow, number 2", SET_UP, "        benches.leader = NEUTRAL\n", ""),
    Break("court action: an available worker", ACTION, "        # A worker paid lies in the reserve.\n        state.players[self.seat].reserve -= 1\n", ""),
    Break("court action: an available worker", ACTION, "        if not can_pay(state, self.seat, 0, 1):\n            return None\n", ""),
    Break("court action 1: bonuses", ACTION, "            Do(self.seat, parties(state)[self.party].effects, SOURCE, by=f\"parties/{self.party}\"),\n", ""),
    Break("court action 2: leader", ACTION, "benches.count(seat) > benches.count(leader))", "benches.count(seat) >= benches.count(leader))"),
    Break("court action 2: leader", ACTION, "(leader is None or benches", "(leader is not None and benches"),
    Break("court action 3: dominance", ACTION, "benches.total > own.parties[own.king].total:", "benches.total >= own.parties[own.king].total:"),
    Break("court action: special directive", ACTION, "    discounted=False,\n", ""),
    Break("King's Day 1: leaders", COUNTING, "if benches.leader is not None and benches.leader >= 0\n    ]\n    scorers", "if benches.leader is not None and benches.leader > 0\n    ]\n    scorers"),
    Break("King's Day 2: members", COUNTING, "    scorers += [(own.king, seat, False) for seat in members(state, own.king, first)]\n", ""),
    Break("King's Day 2: members", COUNTING, "for seat in members(state, own.king, first)]", "for seat in members(state, own.king, 0)]"),
    Break("King's Day 3: leaders take", KINGS_DAY, "        if seat in own.parties[own.king].politicians:\n            _take_back", "        if False:\n            _take_back"),
    Break("King's Day 3: leaders take", KINGS_DAY, "    state.players[seat].reserve += 1\n", "    state.players[seat].workers += 1\n"),
    Break("King's Day 3: leaders take", KINGS_DAY, "        if benches.leader == seat:\n            benches.leader = None\n", ""),
    Break("King's Day 4: the highest number", KINGS_DAY, "number, name = max(numbered)", "number, name = min(numbered)"),
    Break("King's Day 4: the highest number", KINGS_DAY, "names[(names.index(here) + 1) % len(names)]", "names[(names.index(here) - 1) % len(names)]"),
    Break("King's Day 4: the highest number", KINGS_DAY, "    if benches.leading_neutral == number:\n        benches.leader = None\n", ""),
    Break("King's Day 4: strictly most", KINGS_DAY, "NEUTRAL: len(benches.neutrals)}", "NEUTRAL: 0}"),
    Break("King's Day 4: strictly most", KINGS_DAY, "if most and len(best) == 1 and", "if most and"),
    Break("King's Day 4: the king", KINGS_DAY, "    if len(largest) == 1 and largest[0] != own.king:", "    if largest[0] != own.king:"),
    Break("King's Day 4: the king", KINGS_DAY, "        own.king = largest[0]\n", ""),
    Break("agendas: the eight sides", COUNTING, "max(state.players[seat].stars, default=0)", "min(state.players[seat].stars, default=0)"),
    Break("agendas: the eight sides", COUNTING, "            and \"government\" not in piece.types\n", ""),
    Break("agendas: the eight sides", COUNTING, "            and piece.energized\n", ""),
    Break("agendas: the eight sides", COUNTING, "agenda.counter) * agenda.vp\n", "agenda.counter)\n"),
    Break("final scoring: agendas", COUNTING, "    if seat in own.parties[own.king].politicians:\n        scored.append(own.king)\n", ""),
    Break("final scoring: agendas", COUNTING, "scored = led_by(state, seat)", "scored = []"),
    Break("contracts C64-C67", COUNTING, "court(state).parties[court(state).king].leader == seat", "seat in court(state).parties[court(state).king].politicians"),
    Break("set-up: 7 tiles out", f"{DATA}/modules/court/changes.json", '"g13", "g17", ', '"g17", '),
    Break("set-up: contracts C64", f"{RULES}/flow/setup.py", "        rng.shuffle(names)\n        display.stacks[stack]", "        display.stacks[stack]"),
    Break("set-up: flag at 90", f"{RULES}/flow/setup.py", 'reserve=data.number("reserve-workers"),', 'reserve=data.number("reserve-workers") - 4,'),
    Break("court action: any party", f"{MODULES}/court/action.py", "            for party in court(state).parties\n", "            for party in court(state).parties\n            if self.seat not in court(state).parties[party].politicians\n"),
    Break("King's Day: after the base", f"{RULES}/flow/recharge.py", "            steps += kings_day(state, self.seat, log)\n", "            steps += kings_day(state, self.seat, log) if state.kings_days < 2 else []\n"),
    Break("worked example", f"{MODULES}/court/kings_day.py", "    score(state, seat, log)\n    leave(", "    leave("),
    Break("trophies: each fact", f"{MODULES}/court/counting.py", '    "leads": lambda state, seat, _counter, _asking: len(led_by(state, seat)),\n', '    "leads": lambda state, seat, _counter, _asking: min(1, len(led_by(state, seat))),\n'),
]  # fmt: skip
