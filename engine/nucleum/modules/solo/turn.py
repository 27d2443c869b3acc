"""The Baron's turn: the die, his row of tiles, the actions of a tile, his recharge and his last turn (nucleum.md 10)."""

from __future__ import annotations

from typing import Any

from engine.kernel import EventLog, SeatName, Unasked
from engine.nucleum.library import automaton_rules, lib
from engine.nucleum.modules.solo import gains
from engine.nucleum.modules.solo.market import take_shown
from engine.nucleum.modules.solo.pieces import energize
from engine.nucleum.modules.solo.railway import last_of, lay, main_actions, rank_of, why_not
from engine.nucleum.modules.solo.state import (
    baron,
    block_at,
    challenge,
    dice,
    level,
    must_recharge,
    position_of,
    recharges_needed,
    row,
    solo,
)
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_name
from engine.nucleum.rules.actions.contract import refill_contracts
from engine.nucleum.rules.actions.tasks import effects_of
from engine.nucleum.rules.effects.do import Do
from engine.nucleum.rules.effects.goods import gain_thaler, gain_workers
from engine.nucleum.rules.flow.recharge import FinishRecharge, place_star
from engine.nucleum.state import Steps, TableState, Task, Terms


class BaronTurn(Unasked, tag="baron_turn"):
    """The whole turn of a Baron."""

    seat: int

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Recharge, or roll the die and use the tile it leads to; in the last round energize twice instead."""
        log.reveal()
        part = solo(state)
        part.die, part.tile = 0, ""
        if state.last_round:
            log.add(
                "solo-last", "nuc-event-solo-last", self.seat, marks=(f"mat:{self.seat}",), who=SeatName(self.seat)
            )
            state.push(*(BaronEnergizes(self.seat) for _ in range(lib(state).number("baron-last-energizes"))))
        elif must_recharge(state, self.seat):
            recharge(state, self.seat, log)
        else:
            self._roll(state, log)

    def _roll(self, state: TableState, log: EventLog) -> None:
        part, tiles = solo(state), row(state, self.seat)
        part.die = dice(state).pick(lib(state).numbers["baron-die"].values)
        position = position_of(state, self.seat, part.die)
        part.tile = tiles[position]
        log.add(
            "solo-roll",
            "nuc-event-solo-roll",
            self.seat,
            marks=(f"solo:row:{self.seat}:{part.tile}",),
            data={"die": part.die, "position": position + 1, "tile": part.tile},
            who=SeatName(self.seat),
            die=part.die,
            position=position + 1,
            tile=component_name(state, "tiles", part.tile),
            block="yes" if part.die > block_at(state, self.seat) else "no",
        )
        state.push(*use(state, self.seat, part.tile, log))


class BaronEnergizes(Unasked, tag="baron_energizes"):
    """A Baron energizes a building without paying any thaler, if he can."""

    seat: int

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Do it."""
        steps = energize(state, self.seat, Terms(), log, free=True)
        if steps is None:
            gains.tell_unavailable(state, self.seat, "energize", log)
        else:
            state.push(*steps)


# --- Using a tile -----------------------------------------------------------------------------------------------------


def use(state: TableState, seat: int, tile: str, log: EventLog) -> Steps:
    """Return the steps that use a tile of his row, after recording whether and why it becomes a railway."""
    reason = why_not(state, seat, tile)
    data: dict[str, int | str] = {"tile": tile, "railway": int(not reason), "reason": reason}
    last = last_of(state, seat, tile)
    log.add(
        "solo-use",
        "nuc-event-solo-use",
        seat,
        marks=(f"mat:{seat}",),
        data=data,
        minor=True,
        who=SeatName(seat),
        tile=component_name(state, "tiles", tile),
        reason=reason or ("railway" if main_actions(state, tile) else "subsidies"),
        action=component_name(state, "actions", last) if last else "",
    )
    if not reason:
        return [LayTile(seat, tile)]
    halves = lib(state).tiles[tile].halves
    tasks = [Task(tile, half) for half in range(len(halves))]
    resolved = ResolveHalves(seat, in_order(state, tasks))
    if any(change.chained(state, tile) for change in automaton_rules(state).changes):
        return [resolved, UseNext(seat, tile)]
    return [resolved, TileToEnd(seat, tile)]


def in_order(state: TableState, tasks: list[Task]) -> list[Task]:
    """Return halves in the order in which the Baron resolves them."""
    return sorted(tasks, key=lambda task: rank_of(state, task))


class UseNext(Unasked, tag="use_next"):
    """After a chained tile, a Baron uses the next one to the right as if rolled, unless it is the stop block.

    Then both go to the far right in their order, the next one only if it did not become a railway (gibraltar.md,
    Solo).
    """

    seat: int
    tile: str

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Queue both, and record the next one."""
        tiles = row(state, self.seat)
        position = tiles.index(self.tile) + 1
        following = tiles[position]
        steps: Steps = [TileToEnd(self.seat, self.tile)]
        if following != baron(state, self.seat).block:
            log.add(
                "solo-next",
                "nuc-event-solo-next",
                self.seat,
                marks=(f"solo:row:{self.seat}:{following}",),
                data={"position": position + 1, "tile": following},
                who=SeatName(self.seat),
                tile=component_name(state, "tiles", following),
            )
            first, *after = use(state, self.seat, following, log)
            steps = [first, *steps, *after]
        state.push(*steps)


class LayTile(Unasked, tag="lay_tile"):
    """A Baron lays a tile of his row as a railway."""

    seat: int
    tile: str

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Choose the space, pay and lay it."""
        lay(state, self.seat, self.tile, log)


class ResolveHalves(Unasked, tag="resolve_halves"):
    """A Baron resolves halves of tiles in order, skipping those that he cannot."""

    seat: int
    tasks: list[Task]

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Resolve the first, and come back for the rest."""
        if not self.tasks:
            return
        task, *left = self.tasks
        state.push(Do(self.seat, effects_of(state, task), "subsidies"), ResolveHalves(self.seat, left))


class TileToEnd(Unasked, tag="tile_to_end"):
    """A tile used for its actions goes to the far right of a Baron's row."""

    seat: int
    tile: str

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Move it."""
        tiles = row(state, self.seat)
        tiles.remove(self.tile)
        tiles.append(self.tile)


def match_steps(seat: int, tasks: list[Any]) -> Steps:
    """Return the steps in which a Baron resolves matched halves of railway tiles."""
    return [Matched(seat, list(tasks))]


class Matched(Unasked, tag="baron_matched"):
    """A Baron resolves matched halves of his railway tiles, in his order."""

    seat: int
    tasks: list[Task]

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Record the halves if it is another player's turn, and queue them."""
        log.reveal()
        tasks = in_order(state, self.tasks)
        if self.seat != state.active:
            log.add(
                "matched",
                "nuc-event-matched",
                self.seat,
                marks=(f"mat:{self.seat}",),
                who=SeatName(self.seat),
                half=words.join_items(words.labels(effects_of(state, task)) for task in tasks),
            )
        state.push(ResolveHalves(self.seat, tasks))


# --- Recharge ---------------------------------------------------------------------------------------------------------


def star_space(state: TableState, seat: int) -> int:
    """Return the space for a Baron's next star: a number of printed spaces above his highest; 0 past the last one."""
    printed = sorted(space for tier in lib(state).tiers.values() for space in tier.spaces)
    stars = state.players[seat].stars
    at = printed.index(max(stars)) + lib(state).number("baron-star-step") if stars else 0
    return printed[at] if at < len(printed) else 0


def recharge(state: TableState, seat: int, log: EventLog) -> None:
    """Gain thaler and workers, put the stop block to the far right, place a star; King's Day may follow."""
    own, tiles, given = baron(state, seat), row(state, seat), level(state)
    why = "block" if block_at(state, seat) == 0 else "goods"
    own.recharges += 1
    tiles.remove(own.block)
    tiles.append(own.block)
    log.add(
        "recharge",
        "nuc-event-solo-recharge",
        seat,
        marks=(f"mat:{seat}",),
        data={"recharges": own.recharges},
        who=SeatName(seat),
        why=why,
        count=own.recharges,
        needed=recharges_needed(state),
        thaler=given.recharge_thaler,
        workers=min(given.recharge_workers, state.players[seat].reserve),
    )
    gain_thaler(state, seat, given.recharge_thaler, log, said=True)
    gain_workers(state, seat, given.recharge_workers, log, said=True)
    steps: Steps = []
    if space := star_space(state, seat):
        steps += gains.found_at(state, seat, space)
        place_star(state, seat, space, log)
    stack = challenge(state).baron_contract
    if stack:
        refill_contracts(state, log)
        names = [name for name in state.display.shown[stack] if name]
        own.besides += bool(names)
        steps += take_shown(state, seat, names, log) or []
    state.push(*steps, FinishRecharge(seat))
    _tell_end(state, seat, log)


def _tell_end(state: TableState, seat: int, log: EventLog) -> None:
    """Record that the Barons' recharges bring the end, if this one was the last needed."""
    counts = [each.recharges for each in solo(state).barons.values()]
    wanted = recharges_needed(state)
    if min(counts) == wanted and baron(state, seat).recharges == wanted:
        log.add("end-near", "nuc-event-solo-end", seat, who=SeatName(seat), count=wanted)
