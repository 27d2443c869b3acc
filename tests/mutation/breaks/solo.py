"""Broken rules of solo play: the Barons, at the court, with ships and on Gibraltar."""

from __future__ import annotations

from tests.mutation.breaks.of_rule import ENGINE, Break

BEGIN, STATE, TURN, PIECES, MARKET, RAILWAY, ENDS, GAINS = (
    f"{ENGINE}/solo/{name}.py" for name in ("set_up", "state", "turn", "pieces", "market", "railway", "ends", "gains")
)
INFLUENCE = f"{ENGINE}/solo_court/influence.py"
MILITARY = f"{ENGINE}/solo_gibraltar/military.py"
SHIPS = f"{ENGINE}/solo_ships/place.py"

SOLO = [
    Break("set-up: tiles, block", BEGIN, "    rng.shuffle(tiles)\n", ""),
    Break("set-up: tiles, block", BEGIN, "    player.contracts = {}\n", ""),
    Break("set-up: tiles, block", BEGIN, "[name for name in state.display.experiments if name not in dealt]", "list(state.display.experiments)"),
    Break("set-up: tiles, block", BEGIN, 'yield from found[: lib(state).number("baron-tiles")]', 'yield from found[: lib(state).number("baron-tiles") + 1]'),
    Break("set-up: tiles, block", BEGIN, "    rng.shuffle(part.deck)\n", ""),
    Break("set-up: tiles, block", BEGIN, "    player.pool = [*tiles, block]\n", "    player.pool = [block, *tiles]\n"),
    Break("set-up: tiles, block", BEGIN, "    player.stars = [challenge(state).baron_stars[0]]\n", "    player.stars = []\n"),
    Break("the die and the stop block", STATE, "return min(die, block_at(state, seat)) - 1", "return min(die, len(row(state, seat))) - 1"),
    Break("the die and the stop block", STATE, "return min(die, block_at(state, seat)) - 1", "return max(0, block_at(state, seat) - die)"),
    Break("railway or not", RAILWAY, "    if last_of(state, seat, tile):\n        return \"last\"\n", ""),
    Break("railway or not", RAILWAY, "for other in row(state, seat) if other != tile", "for other in row(state, seat)"),
    Break("order of actions", TURN, "        tiles.remove(self.tile)\n        tiles.append(self.tile)", "        tiles.remove(self.tile)\n        tiles.insert(0, self.tile)"),
    Break("order of actions", TURN, "    tasks = [Task(tile, half) for half in range(len(halves))]\n    resolved = ResolveHalves(seat, in_order(state, tasks))", "    tasks = [Task(tile, half) for half in range(len(halves))]\n    resolved = ResolveHalves(seat, tasks)"),
    Break("order of actions", RAILWAY, "SUBSIDY_RANK = 1000", "SUBSIDY_RANK = -1"),
    Break("order of actions", f"{ENGINE}/solo/module.py", "AutomatonAction(40, market.take_develop)", "AutomatonAction(70, market.take_develop)"),
    Break("order of actions", f"{ENGINE}/solo/module.py", "AutomatonAction(60, pieces.take_energize)", "AutomatonAction(15, pieces.take_energize)"),
    Break("urbanize: type, level, city", PIECES, "sorted(state.players[seat].buildings, key=lambda name: buildings[name].level)", "state.players[seat].buildings"),
    Break("urbanize: type, level, city", PIECES, "        Wish(\"nucleum\", lambda option: not joined_to_plant(state, where(option), nucleum=True)),\n", ""),
    Break("urbanize: type, level, city", PIECES, "        Wish(\"plant\", lambda option: not joined_to_plant(state, where(option), nucleum=False)),\n", ""),
    Break("urbanize: type, level, city", PIECES, "        Wish(\"new\", lambda option: where(option) in known),\n", ""),
    Break("urbanize: type, level, city", PIECES, "lambda card, option: by_number(card, cities[where(option)].number)", "lambda card, option: cities[where(option)].number"),
    Break("urbanize: type, level, city", PIECES, "key=lambda option: (wishes[0].value(option), option[1]))", "key=lambda option: (wishes[0].value(option), -option[1]))"),
    Break("urbanize: type, level, city", PIECES, "    state.players[seat].thaler -= price\n    return [urbanize", "    return [urbanize"),
    Break("urbanize: type, level, city", PIECES, "(has_nucleum(state, plant) or not nucleum)", "True"),
    Break("industrialize: row and piece", PIECES, "sign = 1 if card.row == \"lowest\" else -1", "sign = 1"),
    Break("industrialize: row and piece", PIECES, "lib(state).rows[row].number, kind != card.first", "lib(state).rows[row].number, kind == card.first"),
    Break("industrialize: row and piece", PIECES, "    player.workers -= workers\n    player.reserve += workers\n", ""),
    Break("industrialize: row and piece", PIECES, "    player.reserve += workers\n", ""),
    Break("industrialize: row and piece", PIECES, "    player.thaler -= price\n    player.workers", "    player.workers"),
    Break("energize: government", PIECES, "        Wish(\"government\", lambda space: \"government\" not in pieces[space].types),\n", ""),
    Break("energize: government", PIECES, "        Wish(\"least\", lambda space: fuel.energy_of(state, pieces[space])),\n", "        Wish(\"least\", lambda space: -fuel.energy_of(state, pieces[space])),\n"),
    Break("energize: government", PIECES, "        Wish(\"neutral\", lambda space: pieces[space].type != \"neutral\"),\n", ""),
    Break("energize: government", PIECES, "            by_number(card, city_of(state, space).number),\n", "            city_of(state, space).number,\n"),
    Break("energize: government", PIECES, "            _type_place(card, pieces[space]),\n", "            -_type_place(card, pieces[space]),\n"),
    Break("develop, contract", MARKET, "    row(state, seat).insert(block_at(state, seat), tile)\n", "    row(state, seat).append(tile)\n"),
    Break("develop, contract", MARKET, "for at in reversed(range(len(state.display.offer))) if", "for at in range(len(state.display.offer)) if"),
    Break("develop, contract", MARKET, ">= contract_limit(state):", "> contract_limit(state):"),
    Break("develop, contract", MARKET, "lambda card, name: by_number(card, contract_number(name))", "lambda card, name: contract_number(name)"),
]  # fmt: skip
