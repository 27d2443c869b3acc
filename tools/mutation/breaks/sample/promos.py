"""Breaks for the sample in docs/ledger/mutation.md: the promos, the auction and open initial contracts."""

from __future__ import annotations

from tools.mutation.breaks.of_rule import DATA, MODULES, RULES, Break

PLANT_BONUSES = f"{MODULES}/promos/plant_bonuses.py"
TRACKS = f"{RULES}/map/tracks.py"
PROMOS_FRAGMENTS = f"{MODULES}/promos/fragments.py"
CONTRACT = f"{RULES}/actions/contract.py"
MODULE = f"{MODULES}/promos/module.py"
FRAGMENTS_DATA = f"{DATA}/modules/promos/fragments.json"
AUCTION_STATE = f"{MODULES}/auction/state.py"
BIDDING = f"{MODULES}/auction/bidding.py"
TAKE = f"{MODULES}/open_contracts/take.py"
OPEN_CONTRACTS_STATE = f"{MODULES}/open_contracts/state.py"

PROMOS = [
    Break("9 random plant bonuses", PLANT_BONUSES, "    promos(state).plant_bonuses = dict(zip(plants, shuffled, strict=True))\n", "    promos(state).plant_bonuses = dict(zip(plants, [shuffled[0]] * len(plants), strict=True))\n"),
    Break("9 random plant bonuses", TRACKS, "printed = side(state).cities[next(instead, plant)].plant", "printed = side(state).cities[plant].plant"),
    Break("9 fragments: offer", PROMOS_FRAGMENTS, "    promos(state).offered = list(fragments(state))\n", "    promos(state).offered = list(fragments(state))[:4]\n"),
    Break("9 fragments on railways", PROMOS_FRAGMENTS, "        if lying_out(state, self.seat) or not offered_fragments(state):\n", "        if not offered_fragments(state):\n"),
    Break("9 fragments: offer", PROMOS_FRAGMENTS, "        if has_one:\n            choices.append(skip_choice())\n", ""),
    Break("9 fragments: offer", PROMOS_FRAGMENTS, "        own.offered.remove(name)\n", ""),
    Break("9 fragments: offer", PROMOS_FRAGMENTS, "    steps=lambda _state, seat: [TakeFragment(seat)],\n", "    steps=lambda _state, seat: [TakeFragment(seat), TakeFragment(seat)],\n"),
    Break("9 fragments: offer", CONTRACT, "    if bonus is not None:\n        return bonus.steps(state, seat)\n", "    if bonus is not None:\n        return bonus.steps(state, seat) * times\n"),
    Break("9 fragments on railways", PROMOS_FRAGMENTS, "return any(state.board.rails[space].owner == seat for space in laid_fragments(state))", "return bool(laid_fragments(state))"),
    Break("9 covering an action", PROMOS_FRAGMENTS, "    state.push(covered, FragmentsBack((fragment,), step.seat))\n", "    promos(state).offered.append(fragment)\n    state.push(covered)\n"),
    Break("9 covering an action", PROMOS_FRAGMENTS, "    state.push(covered, FragmentsBack((fragment,), step.seat))\n", "    state.push(covered)\n"),
    Break("9 covering an action", PROMOS_FRAGMENTS, "tasks=tasks, begun=True)", "tasks=[task for task in tasks if task.half == half], begun=True)"),
    Break("9 covering an action", PROMOS_FRAGMENTS, "tasks=tasks, begun=True)", "tasks=tasks, begun=True, may_fulfil=False)"),
    Break("9 covering an action", PROMOS_FRAGMENTS, "if task.half == half else task for task in step.tasks]", "for task in step.tasks]"),
    Break("9 covering an action", PROMOS_FRAGMENTS, "    if not fragment or step.begun:\n", "    if not fragment or step.begun or not step.may_fulfil:\n"),
    Break("9 fragments on railways", PROMOS_FRAGMENTS, "        if covered and (matches or not empty):\n", "        if covered:\n"),
    Break("9 fragments on railways", PROMOS_FRAGMENTS, "        if covered and (matches or not empty):\n", "        if covered and matches:\n"),
    Break("9 fragments on railways", PROMOS_FRAGMENTS, '        return ask(state, self.seat, text("nuc-prompt-fragment-rail"), [*choices, skip_choice()])', '        return ask(state, self.seat, text("nuc-prompt-fragment-rail"), choices)'),
    Break("9 fragments on railways", PROMOS_FRAGMENTS, "        fragment = own.held.pop(self.seat)\n        own.laid", "        fragment = own.held[self.seat]\n        own.laid"),
    Break("9 fragments on railways", PROMOS_FRAGMENTS, "    return [FragmentsBack(tuple(back))] if back else []", "    return []"),
    Break("9 fragments on railways", PROMOS_FRAGMENTS, "    laid=lambda state, seat, space: [CoverRail(seat, space)] if held_fragment(state, seat) else [],\n", "    laid=lambda state, seat, space: [],\n"),
    Break("9 fragments on railways", PROMOS_FRAGMENTS, "    return known[fragment].effects if fragment in known else None", "    return next(iter(known.values())).effects if fragment in known else None"),
    Break("9 fragments on railways", PROMOS_FRAGMENTS, "            if theirs := _at(state, neighbour, 1 - rail.half if at_second else rail.half):\n", "            if theirs := _at(state, neighbour, rail.half if at_second else 1 - rail.half):\n"),
    Break("9 random plant bonuses", PLANT_BONUSES, "    rng.shuffle(shuffled)\n", "    rng.shuffle(shuffled)\n    shuffled[0] = plants[0]\n"),
    Break("9 random plant bonuses", MODULE, '    if state.options["promo_plant_bonuses"]:\n', '    if state.options["promo_fragments"]:\n'),
    Break("9 random plant bonuses", MODULE, "        plant_bonuses=(plant_bonuses.bonus_of,),\n", ""),
    Break("9 fragments: offer", MODULE, '    if state.options["promo_fragments"]:\n        fragments', "    if True:\n        fragments"),
    Break("9 fragments: offer", PROMOS_FRAGMENTS, "        own.held[self.seat] = name\n", "        own.held[(self.seat + 1) % state.seats] = name\n"),
    Break("9 fragments: offer", PROMOS_FRAGMENTS, "        if has := own.held.get(self.seat):\n", '        if has := next(iter(own.held.values()), ""):\n'),
    Break("9 fragments: offer", PROMOS_FRAGMENTS, "    for player in state.players:\n        player.contracts", "    for player in state.players[1:]:\n        player.contracts"),
    Break("9 fragments: offer", FRAGMENTS_DATA, '"workers_off": 1', '"workers_off": 2'),
    Break("9 fragments: offer", FRAGMENTS_DATA, '"action": "develop", "thaler_off": 1', '"action": "develop"'),
    Break("9 fragments: offer", FRAGMENTS_DATA, '"action": "contract", "double_slot": true', '"action": "contract"'),
    Break("9 fragments: offer", FRAGMENTS_DATA, '"action": "energize", "electricity": 1', '"action": "energize", "electricity": 2'),
    Break("9 covering an action", FRAGMENTS_DATA, '"action": "urbanize", "thaler_off": 1', '"action": "urbanize", "thaler_off": 2'),
    Break("9 covering an action", PROMOS_FRAGMENTS, "        for task in step.tasks\n        if not task.cover\n", "        for task in step.tasks[:1]\n        if not task.cover\n"),
    Break("9 fragments on railways", PROMOS_FRAGMENTS, "            for half in (0, 1)\n        ]\n        return ask", "            for half in (0,)\n        ]\n        return ask"),
    Break("9 fragments on railways", PROMOS_FRAGMENTS, "        own.laid[self.space] = Laid(fragment, FRAGMENT.number(choice))\n", "        own.laid[self.space] = Laid(fragment, 1 - FRAGMENT.number(choice))\n"),
    Break("9 fragments on railways", PROMOS_FRAGMENTS, "        if lying.fragment == fragment:\n", "        if True:\n"),
    Break("9 fragments on railways", PROMOS_FRAGMENTS, "            own.offered.append(fragment)\n", "            pass\n"),
    Break("9 fragments on railways", PROMOS_FRAGMENTS, "            del own.laid[space]\n            own.offered", "            own.offered"),
    Break("9 fragments on railways", PROMOS_FRAGMENTS, "            back.append(covered)\n            del own.laid[space]\n", "            back.append(covered)\n"),
    Break("9 fragments on railways", PROMOS_FRAGMENTS, "            back.append(covered)\n            del own.laid[space]\n", "            del own.laid[space]\n"),
    Break("9 fragments on railways", PROMOS_FRAGMENTS, "            at_second = position > rail_spaces(state)[neighbour][1]\n", "            at_second = position < rail_spaces(state)[neighbour][1]\n"),
    Break("auction: the worked example", AUCTION_STATE, "if seat in own.order[:-1] else 0", "if seat in own.order else 0"),
    Break("auction: the worked example", BIDDING, "        own.order = [*bidders(state), *reversed(own.passed)]\n", "        own.order = [*bidders(state), *own.passed]\n"),
    Break("auction: the worked example", AUCTION_STATE, "if seat in own.order[:-1] else 0", "if seat in own.order[:1] else 0"),
    Break("clockwise from the first", AUCTION_STATE, "default=0) + 1\n", "default=0)\n"),
    Break("clockwise from the first", AUCTION_STATE, "default=0) + 1\n", "default=0) + 2\n"),
    Break("clockwise from the first", BIDDING, "    first, *others = state.people_from(state.first)\n", "    *others, first = state.people_from(state.first)\n"),
    Break("clockwise from the first", BIDDING, "if seat not in own.passed)", "if True)"),
    Break("clockwise from the first", BIDDING, "next(seat for seat in state.people_from(self.seat)[1:]", "next(seat for seat in reversed(state.people_from(self.seat)[1:])"),
    Break("clockwise from the first", BIDDING, "choices = (*self._bids(lowest), *self._highest(lowest), self._pass(state))", "choices = (*self._bids(lowest), *self._highest(lowest), *([self._pass(state)] if first is not None else []))"),
    Break("clockwise from the first", BIDDING, '                label=text("nuc-bid", points=points),\n                detail=text("nuc-bid-detail", points=points),\n                facets={"what": "bid", "points": points},\n            )\n            for points in range(lowest, MAX_BID + 1)\n', '                label=text("nuc-bid", points=points),\n                detail=text("nuc-bid-detail", points=points),\n                facets={"what": "bid", "points": points},\n            )\n            for points in range(lowest, lowest + 3)\n'),
    Break("clockwise from the first", BIDDING, "if len(bidders(state)) > 1 else AuctionOver()", "if len(bidders(state)) > 0 and len(own.passed) < 2 else AuctionOver()"),
    Break("who loses how much", AUCTION_STATE, "    return own.bids.get(seat, 0) if seat in own.order[:-1] else 0", "    return min(own.bids.get(seat, 0), 3) if seat in own.order[:-1] else 0"),
    Break("who loses how much", AUCTION_STATE, "    return own.bids.get(seat, 0) if seat in own.order[:-1] else 0", "    return own.bids.get(seat, 0) if seat not in own.order[-1:] else 0"),
    Break("who loses how much", AUCTION_STATE, "    return own.bids.get(seat, 0) if seat in own.order[:-1] else 0", "    return own.bids.get(seat, 1) if seat in own.order[:-1] else 0"),
    Break("who loses how much", AUCTION_STATE, "    return own.bids.get(seat, 0) if seat in own.order[:-1] else 0", "    return max(own.bids.values()) if seat in own.order[:-1] else 0"),
    Break("experiments are chosen", BIDDING, "        state.push(*(step for seat in own.order for step", "        state.push(*(step for seat in state.people_from(state.first) for step"),
    Break("lost VP are taken off", BIDDING, "    return -lost_vp(state, seat)\n", "    return lost_vp(state, seat)\n"),
    Break("lost VP are taken off", BIDDING, "    return -lost_vp(state, seat)\n", "    return 0\n"),
    Break("highest bids (an aid)", BIDDING, 'return BID(points) if auction(state).highest[self.seat] >= points else "pass"', 'return BID(points) if auction(state).highest[self.seat] > points else "pass"'),
    Break("highest bids (an aid)", BIDDING, 'return BID(points) if auction(state).highest[self.seat] >= points else "pass"', 'return BID(auction(state).highest[self.seat]) if auction(state).highest[self.seat] >= points else "pass"'),
    Break("highest bids (an aid)", BIDDING, "            done = BID(least(state))\n", "            done = BID(HIGHEST.number(done))\n"),
    Break("advanced expert variant: as many", TAKE, '                held[slot] = ""\n', "                pass\n"),
    Break("advanced expert variant: as many", TAKE, "                found.append(name)\n                held", "                found[:] = [name]\n                held"),
    Break("advanced expert variant: in reverse", OPEN_CONTRACTS_STATE, "    return list(reversed(state.people_from(state.first)))\n", "    return list(state.people_from(state.first))\n"),
    Break("advanced expert variant: into any slot", TAKE, "        initial_contracts(state).remove(self.contract)\n", ""),
    Break("advanced expert variant: into any slot", TAKE, "            for slot in free_slots(state, self.seat)\n", "            for slot in free_slots(state, self.seat)[-1:]\n"),
    Break("advanced expert variant: into any slot", TAKE, "        for name in initial_contracts(state):\n            contract", "        for name in initial_contracts(state)[:1]:\n            contract"),
]  # fmt: skip
