"""The value of a position for a seat, in points at the end, as the computer player `solid` estimates it.

Points that are certain are counted according to the rules; the rest is an estimate: future incomes, achievements
toward a star, buildings that can be energized, half-finished contracts, goods in stock.
"""

from __future__ import annotations

import heapq

import msgspec

from engine.nucleum.ai.outlook import outlook
from engine.nucleum.ai.weights import WEIGHTS, Weights
from engine.nucleum.data.components import Building
from engine.nucleum.data.vocabulary import Ability, Condition, Effect, Modifier, On, Permit, Scoring
from engine.nucleum.library import building_of, city_of, lib, opponent_terms, rules_of, side, worth_of
from engine.nucleum.rules.actions.fuel import Supply, energy_of, supplies, targets
from engine.nucleum.rules.effects.abilities import abilities
from engine.nucleum.rules.effects.end_conditions import ending, in_play, required_end_conditions
from engine.nucleum.rules.effects.mines import mines_of, uranium_held
from engine.nucleum.rules.flow import scoring
from engine.nucleum.rules.map.counting import count
from engine.nucleum.rules.map.networks import networks
from engine.nucleum.rules.map.tracks import segment_of, tier_of
from engine.nucleum.state import Player, TableState, Terms

_FAR = 99


class Prices(msgspec.Struct, frozen=True):
    """The value of a thaler and a uranium, and the approximate cost in thaler of 0, 1, 2, ... coal."""

    thaler: float
    uranium: float
    coal: tuple[float, ...]


class Estimator:
    """Estimates with given weights. Distances on the map are remembered during one search; see `forget`."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.known: dict[tuple[str, ...], dict[str, dict[str, int]]] = {}
        self.made = 0

    def forget(self) -> None:
        """Clear the cache of distances on the map, and the number of estimates."""
        self.known.clear()
        self.made = 0

    def turns_left(self, state: TableState, seat: int) -> float:
        """Return the number of turns the seat may expect, without the current one."""
        if state.over:
            return 0.0
        offset, now = (seat - state.first) % state.seats, (state.turn - 1) % state.seats
        later = 1.0 if offset > now else 0.0
        if state.last_round:
            return later
        if ending(state):
            return later + 1.0
        expected = self.weights.turns * (1.0 - _progress(state, required_end_conditions(state)))
        return max(2.0, min(expected, opponent_terms(state).turns_left(state, seat)))

    def estimate(self, state: TableState, seat: int) -> float:
        """Return the points the seat may expect."""
        player = state.players[seat]
        left = self.turns_left(state, seat)
        self.made += 1
        total = float(player.vp + scoring.building_points(state, seat) + scoring.income_points(state, seat))
        total += scoring.track_space_points(state, seat)
        total += self._stars(state, seat, left) + self._technologies(state, seat, left)
        if left == 0.0:
            total += scoring.leftover_points(state, seat) + 0.02 * (player.thaler + player.workers)
        else:
            total += self._goods(state, seat, left) + self._incomes(state, player, left)
            total += self._network(state, seat, left) + outlook(self.weights, player, left, self.prices(left))
        total += self._energy(state, seat, left)
        total += self._contracts(state, seat, left)
        return total + sum(more(self, state, seat, left) for more in worth_of(state).position)

    # --- Stars -------------------------------------------------------------------------------------------------------

    def _stars(self, state: TableState, seat: int, left: float) -> float:
        """Return the points of the placed stars, and the expected points of the achievements held."""
        data, player, weights = lib(state), state.players[seat], self.weights
        grow = weights.growth * min(1.0, left / 20)
        met = {}
        for segment, name in state.display.milestones.items():
            milestone = data.milestones[name]
            now = count(state, seat, milestone.counter) / milestone.per
            met[segment] = now + grow / milestone.per if left else float(int(now))
        total = 0.0
        starred = dict.fromkeys(met, 0)
        for space in player.stars:
            segment = segment_of(state, space)
            if segment:
                starred[segment] += 1
                total += data.tiers[tier_of(state, space)].multiplier * met[segment]
        future = max(0.0, min(3.0, left / weights.cycle))
        if left:
            for segment, stars in starred.items():
                if not stars and segment != "segment-1":
                    total += weights.segment * min(future, 2.0) * met[segment]
            if state.kings_days < 3:
                total += 0.12 * max(player.stars, default=0)
        return total + self._promise(state, seat, left, met)

    def _promise(self, state: TableState, seat: int, left: float, met: dict[str, float]) -> float:
        """Return the value of the achievements held: the best star's value; nearly reached ones count in part."""
        data, player = lib(state), state.players[seat]
        held = player.achievements
        if not held or not (player.stars_left or player.stars_reserve):
            return 0.0
        taken = {tier_of(state, space) for space in player.stars}
        reach = min(left, 5.0) * 1.5
        best = 0.0
        for tier in data.tiers.values():
            if tier.id in taken:
                continue
            for space in tier.spaces:
                if space > held + reach:
                    break
                segment = segment_of(state, space)
                value = tier.multiplier * met[segment]
                if left:
                    value += 0.12 * space
                    if segment in state.display.nuclei:
                        value += 2.0
                    value += sum(self.effect(state, seat, effect, left) for effect in _gains(state, segment, space))
                share = 1.0 if space <= held else (held / space) ** 1.6
                best = max(best, value * share)
        return best * (0.92 if left else 1.0) + 0.1 * min(held, 30) * min(1.0, left / 4)

    # --- Goods, incomes, tiles ---------------------------------------------------------------------------------------

    def prices(self, left: float) -> tuple[float, float, float]:
        """Return the value of a thaler, a worker and a uranium."""
        weights, late = self.weights, min(1.0, left / self.weights.spending)
        return (
            0.2 + (weights.thaler - 0.2) * late,
            0.45 + (weights.worker - 0.45) * late,
            0.5 + (weights.uranium - 0.5) * late,
        )

    def _goods(self, state: TableState, seat: int, left: float) -> float:
        player = state.players[seat]
        thaler, worker, uranium = self.prices(left)
        total = thaler * min(player.thaler, 10) + 0.55 * thaler * max(0, min(player.thaler, 20) - 10)
        total += 0.2 * max(0, player.thaler - 20)
        total += worker * min(player.workers, 6) + 0.55 * worker * max(0, player.workers - 6)
        return total + uranium * min(uranium_held(state, seat), 2 + left)

    def _incomes(self, state: TableState, player: Player, left: float) -> float:
        """Return the value of the future recharges; the present cycle's counts in part."""
        weights = self.weights
        thaler, worker, _ = self.prices(left)
        filled = len(player.slots)
        recharges = max(0.0, (left + min(filled, 7) - 1.0) / weights.cycle - 0.15)
        each = {"thaler": thaler * 0.85, "worker": worker * 0.85, "vp": 1.0}
        total = weights.star if player.stars_left else weights.star * 0.5
        for track in lib(state).income_tracks.values():
            at = player.income[track.resource]
            value = track.values[min(at - 1, 12)]
            total += each[track.resource] * value.amount + value.vp
        tiles = len(player.pool) + filled
        stock = weights.tile * min(1.0, left / 6) * (min(tiles, 9) + 0.4 * max(0, min(tiles, 13) - 9))
        stock += weights.pool * min(len(player.pool), left, 6.0)
        near = sum(max(0, at - 8) * 0.25 for at in player.income.values() if at < 13)
        return total * recharges + stock + near * min(1.0, left / 6)

    # --- Energizing --------------------------------------------------------------------------------------------------

    def _energy(self, state: TableState, seat: int, left: float) -> float:
        """Return the expected value of buildings not yet energized, the best first, for the turns that are left."""
        weights, turns = self.weights, left * self.weights.energizes
        if left == 0.0:
            return 0.0
        found = supplies(state, seat, Terms())
        far = self.distances(state)
        carry = networks(state).carry
        mines = [city_of(state, space).id for space, _ in mines_of(state, seat).values()]
        coal = [end for area in side(state).coal_areas.values() for end in area.ends]
        carried = networks(state).fuel[seat]
        mined = {carried[city] for city in mines}
        fuels = {
            supply.plant: (
                0 if supply.areas else min((far[supply.plant][end] for end in coal), default=_FAR),
                0
                if carried[supply.plant] in mined
                else min((far[supply.plant][city] for city in mines), default=_FAR),
            )
            for supply in found
        }
        thaler, _, uranium = self.prices(left)
        prices = Prices(thaler, uranium, _coal(state))
        values = []
        for space, piece in targets(state, seat):
            where, energy = city_of(state, space), energy_of(state, piece)
            gain = weights.achievement * energy
            record = building_of(state, piece)
            if isinstance(record, Building):
                times = 1 if record.per is None else count(state, seat, record.per, where.id)
                gain += (
                    record.vp * times * where.energized_factor
                    + where.energized_vp
                    + (0.7 if record.per is not None else 0.0)
                )
            gain += sum(self.effect(state, seat, effect, left) for effect in record.effects)
            best = 0.0
            for supply in found:
                steps = far[supply.plant][where.id]
                # No fuel is worth more than the gain: options that cannot beat the best are skipped.
                if steps > 5 or gain * weights.step**steps <= best:
                    continue
                value = self._plant_value(supply, energy, fuels[supply.plant], gain, prices)
                best = max(best, value * weights.step**steps)
            if piece.type == "neutral":
                joined = any(carry[supply.plant] == carry[where.id] for supply in found)
                best *= 0.5 if joined else 0.25
            values.append(best)
        values.sort(reverse=True)
        total = 0.0
        for index, value in enumerate(values):
            total += weights.ready * value * max(0.12 if left > 1 else 0.0, min(1.0, turns + 0.3 - index))
        linked = max(
            ((2.0 if supply.places else 0.5) * weights.step ** fuels[supply.plant][1] for supply in found),
            default=0.0,
        )
        return total + linked * min(1.0, left / 8)

    def _plant_value(self, supply: Supply, energy: int, away: tuple[int, int], gain: float, prices: Prices) -> float:
        """Return the expected value of energizing a building from a plant, less the cost of its fuel."""
        need = max(0, energy - supply.electricity - 1)
        step = self.weights.step
        to_coal, to_mine = away
        most = min(supply.places, (need + 1) // 2)
        best = 0.0
        for burnt in {0, min(most, supply.uranium), most}:
            share, price = 1.0, burnt * prices.uranium
            if burnt > supply.uranium:
                # It must be mined first.
                share *= 0.85 ** (burnt - supply.uranium)
            if burnt and to_mine:
                share *= step ** min(to_mine, 6) if to_mine < _FAR else 0.4
            lacking = need - 2 * burnt - supply.free
            if lacking > 0:
                share *= step ** min(to_coal, 6)
                price += prices.thaler * prices.coal[min(lacking, len(prices.coal) - 1)]
                if lacking > 6:
                    share *= 0.8
            best = max(best, (gain - price) * share)
        return best

    def distances(self, state: TableState) -> dict[str, dict[str, int]]:
        """Return, for each plant, the number of missing railway tiles to each city."""
        key = (*state.board.rails, "|", *state.board.complete)
        known = self.known.get(key)
        if known is None:
            if len(self.known) > 4096:
                self.known.clear()
            cost = {
                link.id: 0
                if link.id in state.board.complete
                else sum(space not in state.board.rails for space in link.space_ids)
                for link in side(state).links.values()
            }
            known = {
                city.id: _reach(state, city.id, cost)
                for city in side(state).cities.values()
                if city.plant is not None
            }
            self.known[key] = known
        return known

    # --- Contracts and technologies ----------------------------------------------------------------------------------

    def _contracts(self, state: TableState, seat: int, left: float) -> float:
        data, player, total = lib(state).contracts, state.players[seat], 0.0
        if left == 0.0:
            return 0.0
        held = [name for name in player.contracts.values() if name]
        for name in held:
            done = self.completion(state, seat, data[name].conditions)
            value = sum(self.effect(state, seat, effect, left) for effect in data[name].rewards)
            share = 0.85 if done >= 1.0 else self.weights.contract * done**1.7 * min(1.0, left / 4)
            total += share * value
        for stack, names in state.display.shown.items():
            if not stack.startswith("purple"):
                continue
            for name in names:
                if name:
                    done = self.completion(state, seat, data[name].conditions)
                    value = sum(self.effect(state, seat, effect, left) for effect in data[name].rewards)
                    total += (0.7 if done >= 1.0 else 0.4 * done**3) * value * min(1.0, left / 3)
        free = len(player.contracts) - len(held)
        return total + self.weights.slot * (min(free, 1) + 0.4 * max(0, free - 1)) * min(1.0, left / 4)

    def completion(self, state: TableState, seat: int, conditions: tuple[Condition, ...]) -> float:
        """Return the fulfilled share of all conditions, 0 to 1."""
        done = 1.0
        for item in conditions:
            done *= min(1.0, count(state, seat, item.counter) / item.required_count(state.seats))
        return done

    def _technologies(self, state: TableState, seat: int, left: float) -> float:
        """Return the points of purple technologies and the expected savings from brown ones and turbines."""
        data, player, total = lib(state), state.players[seat], 0.0
        for name in player.technologies:
            tile = data.technologies[name]
            if tile.scoring is not None:
                total += _purple(tile.scoring, count(state, seat, tile.scoring.counter), left)
            total += 0.3 * min(1.0, left / 5)
        for ability in abilities(state, seat):
            total += self.ability(state, seat, ability, left)
        return total

    def ability(self, state: TableState, seat: int, ability: Ability, left: float) -> float:
        """Return the approximate value of a lasting ability."""
        left, worth = min(left, 20.0) * self.weights.lasting, worth_of(state)
        match ability:
            case On():
                often = sum(worth.moments.get(moment, 0.1) for moment in ability.moments)
                if ability.requirement_at_least:
                    often *= 0.5
                return left * often * sum(self.effect(state, seat, effect, left) for effect in ability.effects)
            case Modifier():
                amount = ability.amount if ability.per is None else min(ability.limit or 3, 2)
                return left * worth.modifiers.get(ability.what, 0.1) * amount
            case Permit():
                return left * worth.permits.get(ability.what, 0.1)

    def effect(self, state: TableState, seat: int, effect: Effect, left: float) -> float:
        """Return the approximate value of an effect."""
        worth = worth_of(state).effects.get(type(effect))
        return worth(self, state, seat, effect, left) if worth is not None else 2.0

    # --- The map -----------------------------------------------------------------------------------------------------

    def _network(self, state: TableState, seat: int, left: float) -> float:
        """Return the inherent value of presence in cities, mines and turbines."""
        weights, player = self.weights, state.players[seat]
        own = networks(state).own[seat]
        open_spaces = 0
        pieces = state.board.pieces
        cities = side(state).cities
        for city in own:
            open_spaces += sum(space.id not in pieces for space in cities[city].spaces)
        rows = len(lib(state).rows)
        total = weights.city * min(len(own), 9) + 0.12 * min(open_spaces, 12)
        total += weights.mine * (rows - len(player.mines)) + weights.turbine * (rows - len(player.turbines))
        half = [row for row in lib(state).rows.values() if (row.id in player.mines) != (row.id in player.turbines)]
        total += sum(0.3 * self.effect(state, seat, effect, left) for row in half for effect in row.rewards)
        return total * min(1.0, left / 8)


def _progress(state: TableState, enough: int) -> float:
    """Return the share of the game that is over, by the nearest end conditions."""
    counted = {condition.id for condition in in_play(state)}
    parts = {name: near(state) for name, near in rules_of(state).ends.items() if name in counted}
    found = sorted((1.0 if name in state.ended else min(part, 0.97) for name, part in parts.items()), reverse=True)
    return found[enough - 1] * 0.75 + found[0] * 0.25


def _coal(state: TableState) -> tuple[float, ...]:
    """Return the approximate cost in thaler of 0, 1, 2, ... 12 coal, from an area with its share of all wagons."""
    areas = len(state.board.coal)
    fresh = sum(wagons.fresh for wagons in state.board.coal.values()) // areas
    flipped = sum(wagons.flipped for wagons in state.board.coal.values()) // areas
    totals = [0.0]
    for nth in range(12):
        totals.append(totals[-1] + (1.0 if nth < fresh else 2.0 if nth < 2 * fresh + flipped else 3.0))
    return tuple(totals)


def _gains(state: TableState, segment: str, space: int) -> tuple[Effect, ...]:
    """Return the effects that a star on a space brings immediately, except nucleum tokens."""
    data = lib(state)
    gains: tuple[Effect, ...] = ()
    if not data.segments[segment].first_only:
        gains += data.segments[segment].effects
    for bonus in data.track_bonuses.values():
        if bonus.space == space:
            gains += bonus.effects
    return gains


def _reach(state: TableState, start: str, cost: dict[str, int]) -> dict[str, int]:
    """Return the number of railway tiles missing between `start` and each city."""
    links_at = side(state).links_at
    found = dict.fromkeys(side(state).cities, _FAR)
    found[start] = 0
    queue = [(0, start)]
    while queue:
        steps, city = heapq.heappop(queue)
        if steps > found[city]:
            continue
        for link in links_at[city]:
            other = link.ends[1] if link.ends[0] == city else link.ends[0]
            after = steps + cost[link.id]
            if after < found[other]:
                found[other] = after
                heapq.heappush(queue, (after, other))
    return found


def _purple(scoring: Scoring, reached: int, left: float) -> float:
    """Return the points of a purple technology, including part of the next threshold."""
    now = 0.0
    for mark in scoring.thresholds:
        if reached >= mark.at_least:
            now = float(mark.vp)
        else:
            missing = mark.at_least - reached
            more = max(0.0, 1.0 - missing / (1.0 + left / 3)) if left else 0.0
            return now + 0.8 * (mark.vp - now) * more
    return now
