"""Breaks for the sample in docs/ledger/mutation.md: Court of Progress."""

from __future__ import annotations

from tools.mutation.breaks.of_rule import DATA, MODULES, RULES, Break

CHANGES = f"{DATA}/modules/court/changes.json"
SETUP = f"{RULES}/flow/setup.py"
SET_UP = f"{MODULES}/court/set_up.py"
STATE = f"{MODULES}/court/state.py"
ACTION = f"{MODULES}/court/action.py"
RECHARGE = f"{RULES}/flow/recharge.py"
COUNTING = f"{MODULES}/court/counting.py"
KINGS_DAY = f"{MODULES}/court/kings_day.py"
SCORING = f"{RULES}/flow/scoring.py"
CONTRACTS = f"{DATA}/modules/court/contracts.json"
COURT_DATA = f"{DATA}/modules/court/court.json"

COURT = [
    Break("set-up: 7 tiles out", CHANGES, '"g13", "g17", ', '"g17", '),
    Break("set-up: contracts C64", SETUP, "        rng.shuffle(names)\n        display.stacks[stack]", "        display.stacks[stack]"),
    Break("set-up: flag at 90", SETUP, 'reserve=data.number("reserve-workers"),', 'reserve=data.number("reserve-workers") - 4,'),
    Break("set-up: flag at 90", SETUP, '    state.score_flag = lib(state).number("flag-vp")\n', '    state.score_flag = min(75, lib(state).number("flag-vp"))\n'),
    Break("set-up: four parties", SET_UP, "dict(zip(names, map(_with_agenda, _agendas(state, rng)), strict=True))", "dict(zip(names, map(_with_agenda, sorted(_agendas(state, rng))), strict=True))"),
    Break("set-up: unused cards", SET_UP, "            rng.shuffle(cards)\n", ""),
    Break("set-up: unused cards", SET_UP, "            cards.extend(card.id for card in data.setup_cards.values() if card.board == state.board_name)\n", "            cards.extend(card.id for card in data.setup_cards.values())\n"),
    Break("set-up: arrow, number 2", SET_UP, "            own.king = name\n", "            own.king = names[0]\n"),
    Break("set-up: arrow, number 2", SET_UP, "        while own.parties[name].neutrals:\n", "        while name == own.king:\n"),
    Break("set-up: arrow, number 2", STATE, "        return max(self.neutrals) if self.leader == NEUTRAL else 0", "        return min(self.neutrals) if self.leader == NEUTRAL else 0"),
    Break("court action: an available worker", ACTION, "charge(state, self.seat, 0, 1, [PlacePolitician", "charge(state, self.seat, 0, 0, [PlacePolitician"),
    Break("court action: an available worker", ACTION, "    possible=lambda state, seat, _terms: can_pay(state, seat, 0, 1),\n", "    possible=lambda state, seat, _terms: state.players[seat].workers > 0,\n"),
    Break("court action: any party", ACTION, "            for party in court(state).parties\n", "            for party in court(state).parties\n            if self.seat not in court(state).parties[party].politicians\n"),
    Break("court action: any party", ACTION, "            for party in court(state).parties\n", "            for party in court(state).parties\n            if party != court(state).king\n"),
    Break("court action 3: dominance", ACTION, '            Do(self.seat, parties(state)[self.party].effects, SOURCE, by=f"parties/{self.party}"),\n            SettleParty(self.seat, self.party),\n', '            SettleParty(self.seat, self.party),\n            Do(self.seat, parties(state)[self.party].effects, SOURCE, by=f"parties/{self.party}"),\n'),
    Break("court action 1: bonuses", ACTION, "parties(state)[self.party].effects, SOURCE", "parties(state)[court(state).king].effects, SOURCE"),
    Break("court action 2: leader", ACTION, "        benches.leader = seat\n        tell_leader", "        tell_leader"),
    Break("court action 2: leader", ACTION, "    if leader != seat and (leader is None or benches.count(seat) > benches.count(leader)):", "    if leader != seat and (leader is None or benches.count(seat) > benches.total - benches.count(seat)):"),
    Break("court action 2: leader", STATE, "return len(self.neutrals) if who == NEUTRAL else", "return 0 if who == NEUTRAL else"),
    Break("court action 3: dominance", ACTION, "        own.king = party\n        tell_king", "        tell_king"),
    Break("court action 3: dominance", STATE, "        return sum(self.politicians.values()) + len(self.neutrals)", "        return sum(self.politicians.values())"),
    Break("court action 3: dominance", ACTION, "    if party != own.king and benches.total >", "    if leader != seat and party != own.king and benches.total >"),
    Break("court action: special directive", ACTION, "    possible=lambda state, seat, _terms: can_pay(state, seat, 0, 1),\n", "    possible=lambda state, seat, terms: not terms.thaler_off and can_pay(state, seat, 0, 1),\n"),
    Break("King's Day: after the base", RECHARGE, "            steps += kings_day(state, self.seat, log)\n", "            steps += kings_day(state, self.seat, log) if state.kings_days < 2 else []\n"),
    Break("King's Day: after the base", RECHARGE, '            gain_vp(state, scorer, amount, "kings-day", log, minor=False)\n    return [step', '            gain_vp(state, scorer, amount, "kings-day", log, minor=False)\n    if state.kings_days == 1:\n        return []\n    return [step'),
    Break("King's Day 1: leaders", COUNTING, "        if benches.leader is not None and benches.leader >= 0\n    ]\n    scorers", "        if benches.leader is not None and benches.leader >= 0 and party != own.king\n    ]\n    scorers"),
    Break("King's Day 1: leaders", COUNTING, "    scorers = [\n        (party, benches.leader, True)\n        for party, benches in own.parties.items()\n        if benches.leader is not None and benches.leader >= 0\n    ]", "    scorers = [\n        (party, seat, True)\n        for party, benches in own.parties.items()\n        for seat in benches.politicians\n        if benches.leader is not None\n    ]"),
    Break("King's Day 2: members", COUNTING, "for seat in members(state, own.king, first)]", "for seat in members(state, own.king, first) if own.parties[own.king].leader != seat]"),
    Break("King's Day 2: members", STATE, "    yield from (seat for seat in state.seats_from(first) if seat in there)", "    yield from (seat for seat in state.seats_from(first) for _ in range(there.get(seat, 0)))"),
    Break("King's Day 2: members", KINGS_DAY, "        gain_vp(state, each.seat, each.points, SOURCE, log, said=True, by=f\"parties/{each.party}\")\n\n\ndef _take_back", "        gain_vp(state, each.seat, 1, SOURCE, log, said=True, by=f\"parties/{each.party}\")\n\n\ndef _take_back"),
    Break("King's Day 3: leaders take", KINGS_DAY, "        if leader is not None and leader >= 0:\n            _take_back", "        if leader is not None and leader >= 0 and name != own.king:\n            _take_back"),
    Break("King's Day 3: leaders take", KINGS_DAY, "    benches.politicians[seat] -= 1\n", "    benches.politicians[seat] = 0\n"),
    Break("King's Day 3: leaders take", KINGS_DAY, "    leave(state, seat, log)\n    remove_neutral(state, log)\n    move_arrow(state, log)\n    appoint(state, log)\n", "    leave(state, seat, log)\n    appoint(state, log)\n    remove_neutral(state, log)\n    move_arrow(state, log)\n"),
    Break("King's Day 4: the highest", KINGS_DAY, "    own.parties[there].neutrals.insert(0, ARROW)\n", "    own.parties[there].neutrals.insert(0, ARROW)\n    own.parties[there].leader = NEUTRAL\n"),
    Break("King's Day 4: the highest", KINGS_DAY, "        if number != ARROW\n", "        if True\n"),
    Break("King's Day 4: the highest", KINGS_DAY, "    _take_off(own.parties[here], ARROW)\n", "    own.parties[here].neutrals.remove(ARROW)\n"),
    Break("King's Day 4: strictly most", KINGS_DAY, "            benches.leader = best[0]\n", "            if benches.leader is None:\n                benches.leader = best[0]\n"),
    Break("King's Day 4: strictly most", KINGS_DAY, "        elif benches.leader is None and benches.total:\n", "        elif len(best) > 1:\n            benches.leader = None\n        elif benches.leader is None and benches.total:\n"),
    Break("King's Day 4: the king", KINGS_DAY, "    largest = [name for name, benches in own.parties.items() if benches.total == most]\n", "    largest = [name for name, benches in own.parties.items() if benches.total == most][:1]\n"),
    Break("King's Day 4: the king", KINGS_DAY, "    most = max(benches.total for benches in own.parties.values())\n    largest = [name for name, benches in own.parties.items() if benches.total == most]\n", "    totals = {name: sum(benches.politicians.values()) for name, benches in own.parties.items()}\n    most = max(totals.values())\n    largest = [name for name in totals if totals[name] == most]\n"),
    Break("worked example", KINGS_DAY, "    score(state, seat, log)\n    leave(", "    leave("),
    Break("worked example", KINGS_DAY, "    remove_neutral(state, log)\n    move_arrow", "    move_arrow"),
    Break("worked example", KINGS_DAY, "        if seat in own.parties[own.king].politicians:\n            _take_back", "        if seat in own.parties[own.king].politicians and own.parties[own.king].leader != seat:\n            _take_back"),
    Break("agendas: the eight sides", COUNTING, "    return count(state, seat, milestone.counter) // milestone.per\n", "    return count(state, seat, milestone.counter)\n"),
    Break("agendas: the eight sides", COUNTING, '            if piece.owner == seat\n            and piece.type == "building"', '            if piece.owner in (seat, -1)\n            and piece.type in ("building", "neutral")'),
    Break("agendas: the eight sides", COUNTING, "            building_of(state, piece).energy\n", "            piece.level\n"),
    Break("final scoring: agendas", COUNTING, "        scored.append(own.king)\n", "        if own.king not in scored:\n            scored.append(own.king)\n"),
    Break("final scoring: agendas", SCORING, "        workers = player.workers + to_workers\n", "        workers = player.workers + to_workers + 18 - player.workers - player.reserve\n"),
    Break("agendas: the eight sides", COUNTING, '    "parties": lambda state, seat, _counter, _asking: len(member_of(state, seat)),\n', '    "parties": lambda state, seat, _counter, _asking: len(led_by(state, seat)),\n'),
    Break("contracts C64-C67", COUNTING, '    "politicians": lambda state, seat, _counter, _asking: politicians(state, seat),\n', '    "politicians": lambda state, seat, _counter, _asking: max(benches.count(seat) for benches in court(state).parties.values()),\n'),
    Break("trophies: each fact", COUNTING, '    "leads": lambda state, seat, _counter, _asking: len(led_by(state, seat)),\n', '    "leads": lambda state, seat, _counter, _asking: min(1, len(led_by(state, seat))),\n'),
    Break("set-up: flag at 90", CHANGES, '"players-3": {"end_conditions": 3}', '"players-3": {"end_conditions": 2}'),
    Break("set-up: contracts C64", CONTRACTS, '"stack": "gold"', '"stack": "silver"'),
    Break("set-up: four parties", SET_UP, "for tile in order]", "for tile in tiles]"),
    Break("set-up: unused cards", SET_UP, "        number = data.setup_cards[cards.pop()].number\n", "        number = data.setup_cards[cards[-1]].number\n        del cards[0]\n"),
    Break("set-up: arrow, number 2", SET_UP, "NUMBERED = (2, 3, 4)", "NUMBERED = (2, 3)"),
    Break("court action: any party", ACTION, "        if self.terms.optional:\n            choices.append(skip_choice())\n", ""),
    Break("court action 1: bonuses", COURT_DATA, '{"type": "gain", "resource": "thaler", "amount": 2}, {"type": "income", "track": "thaler"}', '{"type": "gain", "resource": "thaler", "amount": 2}'),
    Break("court action 1: bonuses", COURT_DATA, '{"type": "take_tile", "free": true}', '{"type": "take_tile"}'),
    Break("court action 2: leader", ACTION, "    if leader != seat and (leader is None or", "    if leader != seat and leader is not None and seat in benches.politicians and (leader < 0 or"),
    Break("King's Day 1: leaders", KINGS_DAY, "            gain_vp(state, each.seat, each.points, SOURCE, log, said=True, by=f\"parties/{each.party}\")\n    members", "    members"),
    Break("King's Day 3: leaders take", KINGS_DAY, "        if leader is not None and leader >= 0:\n            _take_back", "        if leader is not None and leader >= 0 and leader not in [who for _, who in leaders[: [n for n, _ in leaders].index(name)]]:\n            _take_back"),
    Break("King's Day 3: leaders take", KINGS_DAY, "    leaders = [(name, benches.leader) for name, benches in own.parties.items()]\n", "    leaders = [(name, max(benches.politicians, key=benches.count, default=None)) for name, benches in own.parties.items()]\n"),
    Break("agendas: the eight sides", COUNTING, "    segment = segment_of(state, max(state.players[seat].stars, default=0))\n    if not segment:\n        return 0\n", '    segment = segment_of(state, max(state.players[seat].stars, default=0)) or "segment-1"\n'),
    Break("agendas: the eight sides", COUNTING, "            if piece.owner == seat\n            and piece.type", "            if piece.type"),
    Break("agendas: the eight sides", COURT_DATA, '"counter": {"what": "network_cities"}, "vp": 1', '"counter": {"what": "network_cities"}, "vp": 2'),
    Break("final scoring: agendas", COUNTING, "    return sum(agenda_points(state, seat, party) for party in scored)\n", "    return max((agenda_points(state, seat, party) for party in scored), default=0)\n"),
]  # fmt: skip
