"""Breaks for the sample in docs/ledger/mutation.md: Australia."""

from __future__ import annotations

from tools.mutation.breaks.of_rule import DATA, MODULES, RULES, Break

SETUP = f"{RULES}/flow/setup.py"
END_CONDITIONS = f"{RULES}/effects/end_conditions.py"
FUEL = f"{RULES}/actions/fuel.py"
RECHARGE = f"{RULES}/flow/recharge.py"
SHIPS_PLACE = f"{MODULES}/ships/place.py"
SHIPS_STATE = f"{MODULES}/ships/state.py"
NETWORKS = f"{RULES}/map/networks.py"
INDUSTRIALIZE = f"{RULES}/actions/industrialize.py"
COAL_MINES = f"{MODULES}/australia/coal_mines.py"
COUNTING = f"{RULES}/map/counting.py"
CHAIN_TILES_STATE = f"{MODULES}/chain_tiles/state.py"
PLAY = f"{MODULES}/chain_tiles/play.py"
OFFER = f"{MODULES}/special_buildings/offer.py"
PLANT_BONUSES = f"{MODULES}/promos/plant_bonuses.py"
ENDS = f"{MODULES}/solo/ends.py"
PIECES = f"{MODULES}/solo/pieces.py"
SOLO_SHIPS_PLACE = f"{MODULES}/solo_ships/place.py"
CHANGES = f"{DATA}/modules/australia/changes.json"
CONTRACTS = f"{DATA}/modules/australia/contracts.json"
ROUTES = f"{DATA}/modules/australia/routes.json"

AUSTRALIA = [
    Break("[p] board, stacks silver", SETUP, "        display.stacks[stack] = names[: sizes[stack]]\n", "        display.stacks[stack] = names[: min(10, sizes[stack])]\n"),
    Break("[p] flag 75", SETUP, '    state.score_flag = lib(state).number("flag-vp")\n', "    state.score_flag = 70\n"),
    Break("[p] three end conditions", END_CONDITIONS, "    return _full(state.modules, state.seats).end_conditions\n", "    return min(_full(state.modules, state.seats).end_conditions, state.seats)\n"),
    Break("[p] one import area, Queensland", FUEL, '    return record.prices or lib(state).numbers["coal-thaler"].values, record.limit\n', '    return record.prices or lib(state).numbers["coal-thaler"].values, 2\n'),
    Break("[p] four plants take nucleums", RECHARGE, "where.plant.takes_nucleum and where.id not in state.board.nuclei", "where.id not in state.board.nuclei"),
    Break("[p] 13 set-up cards; neutral boats", SHIPS_PLACE, "            put_ship(state, name, NOBODY)\n", "            put_ship(state, name, NOBODY)\n            break\n"),
    Break("[p] 13 set-up cards; neutral boats", SHIPS_PLACE, "        if card.number in route.sides[here].cards:\n", "        if card.number in next(iter(route.sides.values())).cards:\n"),
    Break("[p] no rubble with 4", SETUP, "            place_rubble(state, cities, kind)\n", "            pass\n"),
    Break("[p] no rubble with 4", SETUP, "    for add in moments_of(state).first_card:\n        add(state, first, log)\n", "        for add in moments_of(state).first_card:\n            add(state, first, log)\n"),
    Break("[p] no rubble with 4", SETUP, '    if state.seats < lib(state).number("rubble-below-players"):\n', "    if True:\n"),
    Break("[h] 4 boats each", SHIPS_STATE, 'return lib(state).number("player-ships") - len(routes_with(state, seat))', 'return lib(state).number("player-ships") - len(routes_with(state, seat)) + 1'),
    Break("[p] one boat of each player", SHIPS_PLACE, "if seat not in on_route(state, name)]", "]"),
    Break("[p] one boat of each player", SHIPS_PLACE, "first + each * len(on_route(state, route))", "first + each * (len(on_route(state, route)) > 0)"),
    Break("[p] a lane extends the network", NETWORKS, "                for parent in (carried, own[seat]):\n", "                for parent in (carried,):\n"),
    Break("[p] a lane extends the network", NETWORKS, "                for parent in (carried, own[seat]):\n", "                for parent in (own[seat],):\n"),
    Break("[p] a lane extends the network", NETWORKS, "                for parent in (carried, own[seat]):\n", "                for parent in (carried, carry, own[seat]):\n"),
    Break("[p] a lane extends the network", NETWORKS, "    for join in joins:\n        present[join.seat].update(join.ends)\n", ""),
    Break("[p] coal mine: by industrialize", INDUSTRIALIZE, 'open_cities(state, seat, "industrialize", terms.ignore_network)', 'open_cities(state, seat, "industrialize", terms.ignore_network or kind == "coal_mine")'),
    Break("[p] coal mine: by industrialize", INDUSTRIALIZE, 'open_cities(state, seat, "industrialize", terms.ignore_network)', 'open_cities(state, seat, "industrialize", terms.ignore_network and kind != "coal_mine")'),
    Break("[p] coal mine: by industrialize", INDUSTRIALIZE, "            if space.id in pieces or (sort := sort_of(space)) in seen:", '            if (space.id in pieces and kind != "coal_mine") or (sort := sort_of(space)) in seen:'),
    Break("[p] a worker stays", COAL_MINES, '    return data.number("coal-mine-thaler") * len(coal_mines_of(state, seat)), data.number("coal-mine-workers")', '    return data.number("coal-mine-thaler") * len(coal_mines_of(state, seat)), 0'),
    Break("[p] a worker stays", NETWORKS, "for space, piece in board.pieces.items() if piece.owner >= 0\n", 'for space, piece in board.pieces.items() if piece.owner >= 0 and piece.type != "coal_mine"\n'),
    Break("[h] 1 thaler for each coal mine", COAL_MINES, "if piece.type == KIND and piece.owner == seat]", "if piece.type == KIND]"),
    Break("[h] 1 thaler for each coal mine", INDUSTRIALIZE, "    plain, red = max(0, own - terms.thaler_off),", "    plain, red = own,"),
    Break("[h] 1 thaler for each coal mine", INDUSTRIALIZE, "    own = further.price(state, seat)[0] if further is not None else 0\n", "    own = 0\n"),
    Break("[p] 1 free coal at its city", FUEL, "            free = min(needed, supply.free)\n", "            free = 0\n"),
    Break("[p] 1 free coal at its city", FUEL, "    free = [carried[city] for coal in rules_of(state).free_coal for city in coal(state, seat)]\n", "    free = [carry[city] for coal in rules_of(state).free_coal for city in coal(state, seat)]\n"),
    Break("[p] 1 free coal at its city", FUEL, "                free=free.count(part),\n", "                free=min(1, free.count(part)),\n"),
    Break("[p] 1 free coal at its city", FUEL, "                free=free.count(part),\n", "                free=len(free),\n"),
    Break("[p] counts for C01-C04", COUNTING, '    return () if piece.type == "rubble" else (piece.type,)', '    return () if piece.type == "rubble" else (("mine",) if piece.type == "coal_mine" else (piece.type,))'),
    Break("[p] counts for C01-C04", COUNTING, '(owner is None or piece.owner == owner) and piece.type != "rubble"', '(owner is None or piece.owner == owner) and piece.type not in ("rubble", "coal_mine")'),
    Break("[p] counts in the agendas", COUNTING, "    found = set(_matching(state, seat, counter, asking))\n", "    found = _matching(state, seat, counter, asking)\n"),
    Break("[p] sea-delivery tile", CHAIN_TILES_STATE, " if tile not in chain_ids(state)]", " if True]"),
    Break("one slot for both", PLAY, "    own(state).under.setdefault(seat, {})[tile] = chain\n", ""),
    Break("[p, i] the sea-delivery tile of each", SETUP, '    player.pool.extend(tile.id for tile in lib(state).tiles_in("starting", experiment))\n', '    player.pool.extend([tile.id for tile in lib(state).tiles_in("starting", experiment)][:5])\n'),
    Break("[p, h] transport milestone", SHIPS_PLACE, "    found = [routes(state)[name] for name in routes_with(state, seat)]\n", "    found = [routes(state)[name] for name in routes(state) if on_route(state, name)]\n"),
    Break("[h] C06b, C26b", SHIPS_PLACE, "    return len(found)\n", "    return len(found) + 1\n"),
    Break("[h, i] C52, C56", SHIPS_PLACE, "    return max(Tally(root(city) for city in here if city in parent).values(), default=0)", "    return sum(city in parent for city in here)"),
    Break("[h, i] C52, C56", SHIPS_PLACE, "    here = {places[space] for space, piece in state.board.pieces.items() if piece.owner == seat}", "    here = {places[space] for space, piece in state.board.pieces.items()}"),
    Break("[h, i] C52, C56", SHIPS_PLACE, "    here = {places[space] for space, piece in state.board.pieces.items() if piece.owner == seat}", "    here = set(parent)"),
    Break("[h] C51, C54, C59", COUNTING, ">= item.required_count(state.seats) for item", ">= item.required_count(4) for item"),
    Break("[h] C51, C54, C59", COUNTING, ">= item.required_count(state.seats) for item", ">= item.required_count(2) for item"),
    Break("[h] C53, C55, C57", COUNTING, "if piece.city in counter.cities]", "]"),
    Break("[h] C53, C55, C57", COUNTING, "    if counter.energized:\n        found = [piece for piece in found if piece.energized]\n", ""),
    Break("[h] C53, C55, C57", SHIPS_PLACE, "    return max(Tally(own[city] for city in counter.cities if city in own).values(), default=0)", "    return sum(city in own for city in counter.cities)"),
    Break("special buildings here: 11", OFFER, "*(record_of(state, piece).counts_as if piece.energized else ())", "*()"),
    Break("special buildings here: 11", OFFER, "record_of(state, piece).mine_size if piece.energized else 0)", "0)"),
    Break("special buildings here: 11", COAL_MINES, "if piece.type == KIND and piece.owner == seat]", "if (piece.type == KIND or piece.kind) and piece.owner == seat]"),
    Break("random plant bonuses", PLANT_BONUSES, "if where.plant is not None and where.plant.takes_nucleum\n", "if where.plant is not None\n"),
    Break("solo: [p] 2 of the 4", ENDS, '    return ("kings-day",)\n', "    return ()\n"),
    Break("solo: [p] 2 of the 4", ENDS, '    return lib(state).number("baron-ends")\n', "    return 3\n"),
    Break("solo: [p] 2 of the 4", PIECES, "    return min(built, default=inf), False", "    return -inf, False"),
    Break("solo: [p] 2 of the 4", PIECES, "    built = (sign * record.number for name, record in lib(state).rows.items() if name not in left)\n", "    built = (sign * record.number for name, record in lib(state).rows.items() if name in left)\n"),
    Break("solo: [p] 2 of the 4", SOLO_SHIPS_PLACE, "    return is_chain(record) and any(", "    return is_chain(record) and not any("),
    Break("solo: [p] 2 of the 4", PIECES, "    player.thaler -= price\n    player.workers", "    player.workers"),
    Break("[p] board, stacks silver", CHANGES, '"silver": 11, "gold": 14', '"silver": 11, "gold": 15'),
    Break("[h] 1 thaler for each coal mine", COAL_MINES, 'data.number("coal-mine-thaler") * len(coal_mines_of(state, seat))', 'data.number("coal-mine-thaler") * (len(coal_mines_of(state, seat)) + 1)'),
    Break("[p] three end conditions", CHANGES, '"players-4": {"end_conditions": 3', '"players-4": {"end_conditions": 2'),
    Break("[h] C53, C55, C57", CONTRACTS, '["hobart", "launceston"]', '["hobart", "latrobe"]'),
    Break("[p] 13 set-up cards; neutral boats", ROUTES, "[1, 2, 4, 5, 6, 8, 11, 12, 13]", "[1, 2, 4, 5, 6, 8, 11, 12]"),
    Break("[p] 1 free coal at its city", COAL_MINES, "for space in coal_mines_of(state, seat) for _ in", "for space in coal_mines_of(state, seat)[:1] for _ in"),
    Break("[p] coal mine: by industrialize", COAL_MINES, "    spaces=lambda where: where.further_kinds.get(KIND, ()),\n", "    spaces=lambda where: (*where.further_kinds.get(KIND, ()), *where.mines),\n"),
]  # fmt: skip
