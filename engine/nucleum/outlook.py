"""How good a position is for a seat: an estimate of its final score, for computer players.

All weights are in points. `weights` hold what cannot be read off the components; they were set by self-play.
"""

from __future__ import annotations

import msgspec

from engine.nucleum import scoring
from engine.nucleum.abilities import modifier
from engine.nucleum.counting import count
from engine.nucleum.ending import needed
from engine.nucleum.fuel import energy_of
from engine.nucleum.goods import uranium_held
from engine.nucleum.library import lib, side, spaces
from engine.nucleum.networks import networks
from engine.nucleum.recharge import segment_of, star_spaces, tier_of
from engine.nucleum.state import Effects, Player, Table
from engine.nucleum.vocabulary import Action, Gain, Income, OneOf, SlotReward, TakeTile, Technology


class Weights(msgspec.Struct, frozen=True):
    """What a thing is worth in points, early in the game (`late`: at its end)."""

    thaler: float = 0.55
    worker: float = 0.75
    uranium: float = 0.95
    achievement: float = 0.3
    tile: float = 1.6
    recharges: float = 3.6
    connected: float = 0.75
    reachable: float = 0.4
    unconnected: float = 0.22
    fuel: float = 0.55
    city: float = 0.35
    turbine: float = 1.6
    mine: float = 1.6
    technology: float = 2.6
    contract: float = 0.8
    milestone_growth: float = 0.5
    kings_day: float = 0.12


WEIGHTS = Weights()


class Outlook:
    """Estimates final scores with given weights."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def time(self, state: Table, player: Player) -> float:
        """Return how much of the game is left for a player, 1 at the start and 0 at the end."""
        if state.last_round or state.over:
            return 0.0
        recharged = len(player.stars)
        left = 1.0 - recharged / self.weights.recharges
        near = 1.0 - len(state.ended) / needed(state)
        return max(0.12, left) * (0.4 + 0.6 * near)

    def estimate(self, state: Table, seat: int) -> float:
        """Return the estimate for `seat`."""
        player, weights = state.players[seat], self.weights
        time = self.time(state, player)
        total = float(player.vp + scoring.building_points(state, seat) + scoring.income_points(state, seat))
        total += scoring.technology_points(state, seat) + scoring.track_space_points(state, seat)
        total += self._milestones(state, seat, time)
        if time == 0.0:
            return total + scoring.leftover_points(state, seat) + 0.02 * (player.thaler + player.workers)
        total += self._goods(state, seat, time)
        total += self._income(state, player, time)
        total += self._buildings(state, seat, time)
        total += self._contracts(state, seat, time)
        total += weights.tile * time * min(10, len(player.pool) + len(player.slots))
        total += weights.city * time * len(networks(state).own[seat])
        total += weights.turbine * time * (4 - len(player.turbines)) + weights.mine * time * (4 - len(player.mines))
        total += time * (modifier(state, seat, "electricity") * 1.2 + modifier(state, seat, "plant_uranium"))
        for name in player.technologies:
            tile = lib(state).technologies[name]
            if tile.abilities:
                total += weights.technology * tile.level * time
            elif tile.scoring is not None:
                reached = count(state, seat, tile.scoring.counter)
                goal = tile.scoring.thresholds[-1]
                total += time * goal.vp * 0.7 * min(1.0, reached / goal.at_least) ** 2
        return total

    def _milestones(self, state: Table, seat: int, time: float) -> float:
        """Return the milestone stars' points, what they may still grow, and what achievements held promise."""
        data, player, weights = lib(state), state.players[seat], self.weights
        met: dict[str, float] = {}
        for segment, name in state.display.milestones.items():
            milestone = data.milestones[name]
            met[segment] = count(state, seat, milestone.counter) / milestone.per
        total = 0.0
        for space in player.stars:
            segment = segment_of(state, space)
            if segment:
                multiplier = data.tiers[tier_of(state, space)].multiplier
                total += multiplier * (int(met[segment]) + weights.milestone_growth * time)
        if player.achievements and time:
            found = [
                data.tiers[tier_of(state, space)].multiplier
                * (int(met[segment_of(state, space)]) + weights.milestone_growth * 2 * time)
                + weights.kings_day * space
                + (1.5 if segment_of(state, space) in state.display.nuclei else 0.0)
                for space in star_spaces(state, seat)
            ]
            total += 0.85 * max(found, default=0.0) + weights.achievement * min(player.achievements, 20)
        if not state.over and len(player.stars) < 3:
            total += weights.kings_day * max(player.stars, default=0)
        return total

    def _goods(self, state: Table, seat: int, time: float) -> float:
        player, weights = state.players[seat], self.weights
        keep = min(1.0, 0.25 + time)
        thaler = 0.2 + (weights.thaler - 0.2) * keep
        worker = 0.5 + (weights.worker - 0.5) * keep
        uranium = 0.5 + (weights.uranium - 0.5) * keep
        # Much of one thing is worth less each.
        return (
            thaler * min(player.thaler, 14)
            + 0.2 * max(0, player.thaler - 14)
            + worker * min(player.workers, 7)
            + 0.5 * max(0, player.workers - 7)
            + uranium * uranium_held(state, seat)
        )

    def _income(self, state: Table, player: Player, time: float) -> float:
        weights, total = self.weights, 0.0
        recharges = weights.recharges * time
        for track in lib(state).income_tracks.values():
            value = track.values[player.income[track.resource] - 1]
            each = {"thaler": weights.thaler, "worker": weights.worker, "vp": 1.0}[track.resource]
            total += recharges * 0.8 * (value.amount * each + value.vp)
            bonus = track.end_bonus
            near = player.income[track.resource] - 8
            if near > 0 and player.income[track.resource] < min(bonus):
                total += 0.3 * near
        return total

    def _buildings(self, state: Table, seat: int, time: float) -> float:
        """Return what own buildings not yet energized and free neutral ones promise."""
        data, weights, board = lib(state), self.weights, state.board
        carry, by_space = networks(state).carry, spaces(state)
        fuelled: dict[int, float] = {}
        own_uranium = uranium_held(state, seat)
        for where in side(state).cities.values():
            if where.plant is not None:
                value = 0.5
                if where.id in board.nuclei:
                    value = 0.7 if own_uranium else 0.55
                fuelled[carry[where.id]] = max(value, fuelled.get(carry[where.id], 0.0))
        coal = {carry[end] for area in side(state).coal_areas.values() for end in area.ends}
        mines = {
            carry[by_space[space][0].id]
            for space, piece in board.pieces.items()
            if piece.owner == seat and piece.type == "mine"
        }
        extra = modifier(state, seat, "electricity")
        total = 0.0
        waiting = 0
        for space, piece in board.pieces.items():
            if piece.energized or piece.type not in {"building", "neutral"} or piece.owner not in {seat, -1}:
                continue
            where = by_space[space][0]
            part = carry[where.id]
            energy = energy_of(state, piece)
            if piece.type == "building":
                record = data.buildings[piece.id]
                times = 1 if record.per is None else count(state, seat, record.per, where.id)
                points = record.vp * times * where.energized_factor
                effects = record.effects
            else:
                points, effects = 0, data.neutral_buildings[piece.id].effects
            gain = points + weights.achievement * 1.4 * energy + self.worth(effects, time)
            gain -= weights.fuel * max(0, energy - extra)
            if part in fuelled and (part in coal or part in mines):
                share = weights.connected
            elif part in fuelled:
                share = weights.reachable
            else:
                share = weights.unconnected
            if piece.type == "neutral":
                share *= 0.35
            else:
                # Only so many can still be energized.
                share *= max(0.25, 1.0 - 0.15 * waiting)
                waiting += 1
            total += max(0.0, gain) * share * min(1.0, 0.3 + time)
        return total

    def _contracts(self, state: Table, seat: int, time: float) -> float:
        data, total = lib(state).contracts, 0.0
        player = state.players[seat]
        shown = [names[0] for stack, names in state.display.shown.items() if stack.startswith("purple") and names]
        mine = [name for name in player.contracts.values() if name]
        for name in (*mine, *(name for name in shown if name)):
            contract = data[name]
            progress = min(min(1.0, count(state, seat, item.counter) / item.at_least) for item in contract.conditions)
            share = self.weights.contract * progress**2 if name in mine else 0.45 * progress**4
            total += share * self.worth(contract.rewards, time) * min(1.0, 0.35 + time)
        return total - 0.3 * max(0, len(mine) - 3)

    def worth(self, effects: Effects, time: float) -> float:
        """Return about what effects are worth."""
        weights, total = self.weights, 0.0
        for effect in effects:
            match effect:
                case Gain():
                    each = {
                        "thaler": weights.thaler,
                        "worker": weights.worker,
                        "uranium": weights.uranium,
                        "achievement": weights.achievement * 1.4,
                        "vp": 1.0,
                    }[effect.resource]
                    total += each * effect.amount
                case Income():
                    each = {"thaler": 0.5, "worker": 0.45, "vp": 1.0, "any": 1.0}[effect.track]
                    total += each * effect.steps * weights.recharges * time * 0.8 - weights.thaler * effect.cost
                case Technology():
                    total += 0.8 + 1.9 * effect.level
                case Action():
                    total += 2.0
                case OneOf():
                    total += max(self.worth(option, time) for option in effect.options)
                case TakeTile() | SlotReward():
                    total += 1.2
                case _:
                    total += 2.0
        return total
