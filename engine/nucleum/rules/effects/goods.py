"""Gaining, paying and exchanging: thaler, workers, uranium, achievements and points (nucleum.md 2, 4)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any, NamedTuple

import msgspec

from engine.kernel import Arg, Choice, ChoiceId, Decision, EventLog, SeatName, Text, text
from engine.nucleum.data.vocabulary import Track
from engine.nucleum.library import automaton_of, lib, opponent_terms
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import city, giver
from engine.nucleum.rules.effects.end_conditions import end_condition
from engine.nucleum.rules.effects.mines import MineGroup, mine_groups, put_uranium, take_uranium, uranium_held
from engine.nucleum.rules.effects.questions import ask
from engine.nucleum.state import Player, TableState

# --- Points, thaler, workers, achievements ------------------------------------------------------------------------


def gain_vp(
    state: TableState,
    seat: int,
    amount: int,
    source: str,
    log: EventLog,
    minor: bool = True,
    said: bool = False,
    by: str = "",
) -> None:
    """Score `amount` points for `source`, recorded as given `by` (see `record_gain`); reaching the score flag is an end condition.

    The active player scores for it, even if another reaches the flag (nucleum.md 8: the acting player).
    """
    if not amount:
        return
    player = state.players[seat]
    player.vp += amount
    player.points[source] = player.points.get(source, 0) + amount
    record_gain(state, seat, "vp", amount, log, minor, said, by or ("" if said else source))
    if player.vp >= state.score_flag and end_condition(state, state.active, "score-flag", log):
        gain_vp(state, state.active, lib(state).end_conditions["score-flag"].vp, "end-conditions", log)


def bring_about(state: TableState, seat: int, condition: str, log: EventLog) -> None:
    """Record that `seat` met an end condition, unless it was met before, and score it."""
    if end_condition(state, seat, condition, log):
        gain_vp(state, seat, lib(state).end_conditions[condition].vp, "end-conditions", log)


def record_gain(
    state: TableState,
    seat: int,
    resource: str,
    amount: int,
    log: EventLog,
    minor: bool = True,
    said: bool = False,
    by: str = "",
    instead: str = "",
) -> None:
    """Record a seat's gain, given `by` (see `giver`), in place of `instead`. `said`: the previous event already says so."""
    reason = {"by": giver(state, by)} if by else {}
    mark = f"score:{seat}" if resource == "vp" else f"mat:{seat}"
    figures: dict[str, int | str] = {"resource": resource, "amount": amount}
    log.add(
        "gain",
        "nuc-event-gain-by" if reason else "nuc-event-gain",
        seat=seat,
        marks=(mark,),
        data=figures | {"instead": instead} if instead else figures,
        minor=minor,
        said=said,
        who=SeatName(seat),
        what=words.amount(resource, amount),
        **reason,
    )


def exchange_workers(state: TableState, seat: int, count: int, log: EventLog) -> None:
    """Exchange available workers for as many thaler."""
    player = state.players[seat]
    player.workers -= count
    player.reserve += count
    player.thaler += count
    tell_exchange(seat, count, 0, 0, log)


def tell_exchange(seat: int, workers: int, fixed: int, uranium: int, log: EventLog) -> None:
    """Record an exchange of workers for thaler, and of uranium for workers (`fixed`) and for thaler (`uranium`)."""
    who = SeatName(seat)
    if workers:
        figures: dict[str, int | str] = {"worker": -workers, "thaler": workers}
        log.add("exchange", "nuc-event-exchange-workers", seat, data=figures, minor=True, who=who, count=workers)
    if uranium + fixed:
        figures = {"uranium": -uranium - fixed, "worker": fixed, "thaler": uranium}
        log.add(
            "exchange",
            "nuc-event-exchange-uranium",
            seat,
            data=figures,
            minor=True,
            who=who,
            workers=fixed,
            thaler=uranium,
        )


def gain_workers(
    state: TableState, seat: int, amount: int, log: EventLog, said: bool = False, by: str = "", instead: str = ""
) -> None:
    """Move workers from the reserve to the available ones, up to the number in the reserve; `instead`: see `record_gain`.

    If the reserve is too small, available workers are first exchanged for thaler, as a player may do at any time
    (nucleum.md 2), so that nothing is lost.
    """
    player = state.players[seat]
    exchanged = min(max(0, amount - player.reserve), player.workers)
    if exchanged and may_exchange(state, seat):
        exchange_workers(state, seat, exchanged, log)
    gained = min(amount, player.reserve)
    player.reserve -= gained
    player.workers += gained
    if gained:
        record_gain(state, seat, "worker", gained, log, said=said, by=by, instead=instead)
    if gained < amount:
        log.add("no-worker", "nuc-event-no-worker", seat=seat, minor=True, who=SeatName(seat))


def gain_thaler(state: TableState, seat: int, amount: int, log: EventLog, said: bool = False, by: str = "") -> None:
    """Gain thaler from the supply."""
    state.players[seat].thaler += amount
    record_gain(state, seat, "thaler", amount, log, said=said, by=by)


def gain_achievements(
    state: TableState, seat: int, amount: int, log: EventLog, said: bool = False, by: str = ""
) -> None:
    """Gain achievement tokens, which an automaton does not have."""
    if seat in state.automata:
        return
    state.players[seat].achievements += amount
    record_gain(state, seat, "achievement", amount, log, said=said, by=by)


def last_space(state: TableState, track: Track) -> int:
    """Return the last space of an income track."""
    return next(item.spaces for item in lib(state).income_tracks.values() if item.resource == track)


def advance(state: TableState, seat: int, track: Track, steps: int, log: EventLog, by: str = "") -> None:
    """Move an income marker; each step past the last space scores a point instead. An automaton has no markers."""
    automaton = automaton_of(state, seat)
    if automaton is not None:
        automaton.income(state, seat, track, steps, log, by)
        return
    player, data = state.players[seat], lib(state)
    moved = min(steps, last_space(state, track) - player.income[track])
    player.income[track] += moved
    if moved:
        reason = {"by": giver(state, by)} if by else {}
        log.add(
            "income",
            "nuc-event-income-by" if by else "nuc-event-income",
            seat=seat,
            marks=(f"mat:{seat}",),
            data={"track": track, "steps": moved},
            minor=True,
            said=False,
            who=SeatName(seat),
            track=words.track(track),
            steps=moved,
            space=player.income[track],
            **reason,
        )
    gain_vp(state, seat, (steps - moved) * data.number("income-overflow-vp"), "income-overflow", log)


# --- Uranium ------------------------------------------------------------------------------------------------------


EXCHANGE = ChoiceId("exchange")
PAY = ChoiceId("pay")


def _spread(limits: list[int], amount: int) -> list[tuple[int, ...]]:
    """Return every way to spread `amount` over places with these limits."""
    ways = product(*(range(min(limit, amount), -1, -1) for limit in limits))
    return [way for way in ways if sum(way) == amount]


STORE = ChoiceId("store")
SPEND = ChoiceId("spend")


def _spread_choices(kind: ChoiceId, groups: list[MineGroup], ways: list[tuple[int, ...]]) -> tuple[Choice, ...]:
    choices = []
    for way in ways:
        parts = [
            text("nuc-uranium-at", count=count, cities=words.join_items(map(city, group.cities)))
            for count, group in zip(way, groups, strict=True)
            if count
        ]
        facets: dict[str, str | int] = {
            f"{group.cities[0]}": count for count, group in zip(way, groups, strict=True) if count
        }
        choices.append(
            Choice(id=kind("-".join(map(str, way))), kind=kind.word, label=words.join_items(parts), facets=facets)
        )
    return tuple(choices)


def _way(kind: ChoiceId, choice: str) -> tuple[int, ...]:
    return tuple(map(int, kind.value(choice).split("-")))


class StoreUranium(msgspec.Struct, tag="store_uranium", omit_defaults=True):
    """`seat` puts `amount` uranium into its mines; excess becomes workers, or is lost if the seat may not exchange.

    It is recorded as given `by` (see `giver`).
    """

    seat: int
    amount: int
    by: str = ""

    def _ways(self, state: TableState) -> tuple[list[MineGroup], list[tuple[int, ...]]]:
        groups = mine_groups(state, self.seat)
        limits = [group.room for group in groups]
        return groups, _spread(limits, min(self.amount, sum(limits)))

    def decide(self, state: TableState) -> Decision | None:
        """Ask for the part of the map if there is more than one; an automaton fills its first mines."""
        groups, ways = self._ways(state)
        if len(ways) <= 1 or self.seat in state.automata:
            return None
        choices = _spread_choices(STORE, groups, ways)
        return ask(state, self.seat, text("nuc-prompt-store", count=self.amount), choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Store it, and turn the rest into workers."""
        groups, ways = self._ways(state)
        way = ways[0] if choice is None else _way(STORE, choice)
        for group, count in zip(groups, way, strict=True):
            put_uranium(state, self.seat, group, count)
        if sum(way):
            record_gain(state, self.seat, "uranium", sum(way), log, by=self.by)
        lost = self.amount - sum(way)
        if not lost:
            return
        if self.seat in state.automata or may_exchange(state, self.seat):
            log.add(
                "overflow",
                "nuc-event-no-room",
                seat=self.seat,
                data={"count": lost},
                minor=True,
                who=SeatName(self.seat),
            )
            gain_workers(state, self.seat, lost, log, by=self.by, instead="uranium")
        else:
            log.add(
                "lost-uranium", "nuc-event-uranium-lost", self.seat, minor=True, who=SeatName(self.seat), count=lost
            )


class SpendUranium(msgspec.Struct, tag="spend_uranium"):
    """`seat` takes `amount` uranium, already exchanged, out of mines of its choice."""

    seat: int
    amount: int

    def _ways(self, state: TableState) -> tuple[list[MineGroup], list[tuple[int, ...]]]:
        groups = [group for group in mine_groups(state, self.seat) if group.uranium]
        return groups, _spread([group.uranium for group in groups], self.amount)

    def decide(self, state: TableState) -> Decision | None:
        """Ask for the source, if it matters."""
        groups, ways = self._ways(state)
        if len(ways) <= 1:
            return None
        choices = _spread_choices(SPEND, groups, ways)
        return ask(state, self.seat, text("nuc-prompt-spend", count=self.amount), choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Take it out."""
        groups, ways = self._ways(state)
        way = ways[0] if choice is None else _way(SPEND, choice)
        for group, count in zip(groups, way, strict=True):
            take_uranium(state, self.seat, group, count)


# --- Paying and exchanging ------------------------------------------------------------------------------------------


def may_exchange(state: TableState, seat: int) -> bool:
    """Return whether the seat may exchange uranium for workers and workers for thaler: automata never do."""
    return seat not in state.automata and opponent_terms(state).may_exchange(state, seat)


def can_pay(state: TableState, seat: int, thaler: int, workers: int = 0, uranium: int = 0) -> bool:
    """Return whether the seat can pay, exchanging if necessary; `uranium` is spent on something else."""
    player = state.players[seat]
    spare, needed = player.workers - workers, thaler - player.thaler
    if needed <= 0 <= spare:
        return True
    if not may_exchange(state, seat):
        return False
    left = uranium_held(state, seat) - uranium
    short = max(0, -spare)
    if short > left or short > player.reserve:
        return False
    spare, needed = max(0, spare), max(0, needed)
    if needed > spare and player.reserve + player.workers == 0:
        return False
    return needed <= spare + left - short


def price_text(state: TableState, seat: int, price: Text, thaler: int, workers: int = 0) -> Text:
    """Return a `price` with the numbers of workers and uranium to exchange to pay it."""
    player = state.players[seat]
    exchanges = max(0, workers - player.workers) + max(0, thaler - player.thaler)
    return text("nuc-cost-detail", cost=price, exchanges=exchanges)


class Price(NamedTuple):
    """Thaler and workers; the name of `what` they are for, if any, and whether it lies on a `red` space."""

    thaler: int
    workers: int = 0
    what: Text | None = None
    red: bool = False


def _missing(player: Player, price: Price) -> int:
    return max(0, price.thaler - player.thaler) + max(0, price.workers - player.workers)


def short_of(state: TableState, seat: int, prices: Iterable[Price]) -> Text:
    """Return of `prices` the seat cannot pay (one or more) the closest, what it has of it, and what it could exchange."""
    player = state.players[seat]
    price = min(prices, key=lambda price: (_missing(player, price), price.thaler + price.workers))
    goods = {"thaler": (price.thaler, player.thaler), "worker": (price.workers, player.workers)}
    asked = [(words.amount(name, cost), words.amount(name, has)) for name, (cost, has) in goods.items() if cost]
    cost = words.join_items(wanted for wanted, _ in asked)
    stock = {"worker": max(0, player.workers - price.workers), "uranium": uranium_held(state, seat)}
    said: dict[str, Arg] = {
        "cost": text("nuc-cost-red", cost=cost) if price.red else cost,
        "have": words.join_items(has for _, has in asked),
        "any": "yes" if any(stock.values()) else "no",
        "stock": words.amounts(stock),
    }
    return (
        Text("nuc-why-short", said) if price.what is None else Text("nuc-why-short-of", said | {"what": price.what})
    )


def charge(state: TableState, seat: int, thaler: int, workers: int, then: list[Any]) -> None:
    """Make the seat pay, asking how to exchange if it is short, and put the steps `then` after it."""
    player = state.players[seat]
    if player.thaler >= thaler and player.workers >= workers:
        player.thaler -= thaler
        player.workers -= workers
        player.reserve += workers
        state.push(*then)
    else:
        state.push(Pay(seat, thaler, workers), *then)


class Pay(msgspec.Struct, tag="pay"):
    """`seat` pays `thaler` and `workers`, exchanging workers and uranium for what it lacks."""

    seat: int
    thaler: int
    workers: int

    def _ways(self, state: TableState) -> list[tuple[int, int, int]]:
        """Return (uranium to workers, workers to thaler, uranium to thaler) for each way to pay."""
        player = state.players[self.seat]
        fixed = max(0, self.workers - player.workers)
        spare = max(0, player.workers - self.workers)
        needed = max(0, self.thaler - player.thaler)
        left = uranium_held(state, self.seat) - fixed
        return [(fixed, used, needed - used) for used in range(min(needed, spare), -1, -1) if needed - used <= left]

    def decide(self, state: TableState) -> Decision | None:
        """Ask for the exchange."""
        choices = []
        for fixed, workers, uranium in self._ways(state):
            parts = []
            if workers:
                parts.append(text("nuc-pay-workers", count=workers))
            if uranium:
                parts.append(text("nuc-pay-uranium-thaler", count=uranium))
            if fixed:
                parts.append(text("nuc-pay-uranium-workers", count=fixed))
            label = words.join_items(parts) if parts else text("nuc-pay-plain")
            facets: dict[str, str | int] = {"workers": workers, "uranium": uranium + fixed}
            choices.append(Choice(id=PAY(f"{workers}w{uranium + fixed}u"), kind="pay", label=label, facets=facets))
        prompt = text("nuc-prompt-pay", thaler=self.thaler, workers=self.workers)
        return ask(state, self.seat, prompt, choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Exchange and pay; the mines to take uranium from are chosen next."""
        used = int(PAY.value(choice).partition("w")[0])
        fixed, workers, uranium = next(way for way in self._ways(state) if way[1] == used)
        player = state.players[self.seat]
        player.thaler += workers + uranium - self.thaler
        player.workers += fixed - workers - self.workers
        player.reserve += workers + self.workers - fixed
        tell_exchange(self.seat, workers, fixed, uranium, log)
        if uranium + fixed:
            state.push(SpendUranium(self.seat, uranium + fixed))


def exchange_choices(state: TableState, seat: int) -> list[Choice]:
    """Return the exchanges the seat may make now (kind `exchange`)."""
    if not may_exchange(state, seat):
        return []
    player, choices = state.players[seat], []
    if player.workers:
        choices.append(
            Choice(
                id=EXCHANGE("worker"),
                kind="exchange",
                label=text("nuc-exchange-worker"),
                detail=text("nuc-exchange-left", resource=words.amount("worker", player.workers)),
                facets={"gives": "worker", "gains": "thaler"},
            )
        )
    held = uranium_held(state, seat)
    if held and player.reserve:
        choices.append(
            Choice(
                id=EXCHANGE("uranium"),
                kind="exchange",
                label=text("nuc-exchange-uranium"),
                detail=text("nuc-exchange-left", resource=words.amount("uranium", held)),
                facets={"gives": "uranium", "gains": "worker"},
            )
        )
    return choices


def exchange(state: TableState, seat: int, what: str, log: EventLog) -> None:
    """Carry out an exchange of a worker or of uranium (`what`); the step that offered it must be on the stack again."""
    player = state.players[seat]
    if what == "worker":
        exchange_workers(state, seat, 1, log)
    else:
        player.reserve -= 1
        player.workers += 1
        tell_exchange(seat, 0, 1, 0, log)
        state.push(SpendUranium(seat, 1))
