"""Trophies: what a person can reach in games against Baron von Automat (house rule, docs/rulings.md, Solo)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Annotated, Literal

import msgspec

from engine.kernel import Event, SoloResult, Trophy, text
from engine.nucleum.data.components import Components, Record
from engine.nucleum.data.vocabulary import Counter, Part, Positive
from engine.nucleum.library import lib, rules_of
from engine.nucleum.rules.flow import scoring
from engine.nucleum.state import TableState

Fact = Literal[
    "finished", "won", "all_people_won", "level", "barons", "people", "board", "experiment", "score", "margin", "events", "sum",
    "count", "kings_day_firsts", "career_wins",
]  # fmt: skip


class TrophyCondition(Part, frozen=True):
    """What must be so: a `fact` of a finished game, for the person's own seat, compared with one of the four values.

    `events`: how many events of `kind` there were by that seat, those only whose data `match` (a value, or one of
    several); `sum`: the sum of the data field `of` over them. `count`: what `counter` counts at the end.
    `kings_day_firsts`: King's Days on which the seat alone had the highest star. `career_wins`: wins under different
    challenges in all of a person's games; it stands alone.
    """

    fact: Fact
    is_: bool | None = msgspec.field(default=None, name="is")
    equals: int | str | None = None
    at_least: int | None = None
    at_most: int | None = None
    kind: str = ""
    match: dict[str, str | tuple[str, ...]] = msgspec.field(default_factory=dict)
    of: str = msgspec.field(default="", name="field")
    counter: Counter | None = None
    by: Literal["", "challenge"] = ""

    def holds(self, value: int | str | bool) -> bool:
        """Return whether a fact with this value fulfils the condition."""
        if self.is_ is not None:
            return value is self.is_
        if self.equals is not None:
            return value == self.equals
        assert isinstance(value, int)
        return (self.at_least is None or value >= self.at_least) and (self.at_most is None or value <= self.at_most)


class TrophyRecord(Record, frozen=True):
    """A trophy: all its `conditions` must hold. `needs`: the modules without which it cannot be reached at all."""

    number: Positive
    scope: Literal["game", "career"]
    needs: tuple[str, ...] = ()
    conditions: Annotated[tuple[TrophyCondition, ...], msgspec.Meta(min_length=1)]


def trophies_of(components: Components) -> dict[str, TrophyRecord]:
    """Return the trophies among some components, by id; none where solo play is not among them."""
    return components.others.get("trophies", {})  # type: ignore[return-value] # read as this kind


def listed(components: Components, modules: Collection[str]) -> tuple[Trophy, ...]:
    """Return the trophies that can be reached where these modules are known, in the order of their numbers."""
    return tuple(
        Trophy(
            id=record.id,
            name=text(f"nucleum-trophy-{record.id.lower()}"),
            what=text(f"nucleum-trophy-{record.id.lower()}-text"),
            challenges=(record.conditions[0].at_least or 0) if record.scope == "career" else 0,
        )
        for record in sorted(trophies_of(components).values(), key=lambda record: record.number)
        if modules_known(record, modules)
    )


def modules_known(record: TrophyRecord, modules: Collection[str]) -> bool:
    """Return whether a trophy's modules are among those known."""
    return set(record.needs) <= set(modules)


def result(state: TableState, seat: int, events: Sequence[Event]) -> SoloResult | None:
    """Return how a person's seat fared in a game that is over, and which trophies that game alone is enough for."""
    if not state.automata or seat in state.automata:
        return None
    scores = {row.seat: row.score for row in scoring.standings(state)}
    best = max(scores[baron] for baron in state.automata)
    facts = _facts(state, seat, scores)
    reached = [
        record.id
        for record in sorted(trophies_of(lib(state)).values(), key=lambda record: record.number)
        if record.scope == "game" and all(_holds(each, state, seat, events, facts) for each in record.conditions)
    ]
    return SoloResult(
        level=int(state.options["level"]),
        challenge=_challenge(state),
        score=scores[seat],
        margin=scores[seat] - best,
        won=scores[seat] > best,
        reached=tuple(reached),
    )


def _challenge(state: TableState) -> str:
    value = str(state.options.get("challenge", "none"))
    return "" if value == "none" else value


def _facts(state: TableState, seat: int, scores: Mapping[int, int]) -> dict[str, int | str | bool]:
    """Return the facts that follow from the set-up and the final scores; ties do not win."""
    best = max(scores[baron] for baron in state.automata)
    people = [each for each in range(state.seats) if each not in state.automata]
    return {
        "finished": state.over,
        "won": scores[seat] > best,
        "all_people_won": all(scores[each] > best for each in people),
        "level": int(state.options["level"]),
        "barons": len(state.automata),
        "people": len(people),
        "board": state.board_name,
        "experiment": state.players[seat].experiment,
        "score": scores[seat],
        "margin": scores[seat] - best,
    }


def _holds(
    condition: TrophyCondition,
    state: TableState,
    seat: int,
    events: Sequence[Event],
    facts: Mapping[str, int | str | bool],
) -> bool:
    if condition.fact in facts:
        return condition.holds(facts[condition.fact])
    if condition.fact == "count":
        counter = condition.counter
        assert counter is not None
        count = rules_of(state).counters.get(counter.what)  # a counter of a module that is not in play
        return count is not None and condition.holds(count(state, seat, counter, ""))
    if condition.fact == "kings_day_firsts":
        return condition.holds(_kings_days_alone_first(state, seat, events))
    found = [
        event for event in events if event.kind == condition.kind and event.seat == seat and _fits(event, condition)
    ]
    if condition.fact == "sum":
        return condition.holds(sum(int(event.data.get(condition.of, 0)) for event in found))
    return condition.holds(len(found))


def _fits(event: Event, condition: TrophyCondition) -> bool:
    return all(
        event.data.get(name) in ((wanted,) if isinstance(wanted, str) else wanted)
        for name, wanted in condition.match.items()
    )


def _kings_days_alone_first(state: TableState, seat: int, events: Sequence[Event]) -> int:
    """Return on how many King's Days a seat alone scored the points of the highest star; nobody else had it then."""
    most = lib(state).numbers["kings-day-vp"].values[0]
    return sum(
        [event.seat for event in _scored(events[number + 1 :]) if event.data["amount"] == most] == [seat]
        for number, event in enumerate(events)
        if event.kind == "kings-day"
    )


def _scored(events: Sequence[Event]) -> Iterable[Event]:
    """Yield the points with which a King's Day begins, one event for each seat that has some."""
    seen: set[int | None] = set()
    for event in events:
        if event.kind == "gain" and event.data.get("resource") == "vp" and not event.minor:
            if event.seat in seen:
                return
            seen.add(event.seat)
            yield event
        elif event.kind not in {"gain", "end-condition", "end-near"}:
            return
