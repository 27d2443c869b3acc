"""Trophies: achievements in games against Baron von Automat (house rule, docs/ledger/rulings.md, Solo)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import cast

from engine.kernel import Event, SoloResult, Text, Trophy, text
from engine.nucleum.data.components import Components
from engine.nucleum.library import lib, rules_of
from engine.nucleum.modules.solo.records import Achievement, GameFact
from engine.nucleum.modules.solo.state import CHALLENGE, LEVEL, NO_CHALLENGE
from engine.nucleum.rules.flow import scoring
from engine.nucleum.state import TableState


def available_trophies(modules: Collection[str], data: Components) -> tuple[Trophy, ...]:
    """Return the trophies of some components that can be won if these modules are known, in the order of their numbers."""
    return tuple(
        Trophy(
            id=record.id,
            name=name(record),
            what=what(record),
            challenges=(record.conditions[0].at_least or 0) if record.scope == "career" else 0,
        )
        for record in _in_order(data)
        if set(record.needs) <= set(modules)
    )


def name(record: Achievement) -> Text:
    """Return the name of a trophy."""
    return text(f"nucleum-trophy-{record.id}")


def what(record: Achievement) -> Text:
    """Return a description of what a trophy is won for."""
    return text(f"nucleum-trophy-{record.id}-text")


def _in_order(data: Components) -> list[Achievement]:
    found = cast("Mapping[str, Achievement]", data.kinds["achievements"])
    return sorted(found.values(), key=lambda record: record.number)


def result(state: TableState, seat: int, events: Sequence[Event]) -> SoloResult | None:
    """Return the result of a person's seat in a game that is over, with the trophies that this game alone earns."""
    if not state.automata or seat in state.automata:
        return None
    scores = {row.seat: row.score for row in scoring.standings(state)}
    best = max(scores[baron] for baron in state.automata)
    facts = _facts(state, seat, scores)
    challenge = str(state.options.get(CHALLENGE, NO_CHALLENGE))
    reached = [
        record.id
        for record in _in_order(lib(state))
        if record.scope == "game" and all(_holds(each, state, seat, events, facts) for each in record.conditions)
    ]
    return SoloResult(
        level=int(state.options[LEVEL]),
        challenge="" if challenge == NO_CHALLENGE else challenge,
        score=scores[seat],
        margin=scores[seat] - best,
        won=scores[seat] > best,
        reached=tuple(reached),
    )


def _facts(state: TableState, seat: int, scores: Mapping[int, int]) -> dict[str, int | str | bool]:
    """Return the facts that follow from the setup and the final scores; ties do not win."""
    best = max(scores[baron] for baron in state.automata)
    people = [each for each in range(state.seats) if each not in state.automata]
    return {
        "finished": state.over,
        "won": scores[seat] > best,
        "all_people_won": all(scores[each] > best for each in people),
        "level": int(state.options[LEVEL]),
        "barons": len(state.automata),
        "people": len(people),
        "board": state.board_name,
        "experiment": state.players[seat].experiment,
        "score": scores[seat],
        "margin": scores[seat] - best,
    }


def _holds(
    condition: GameFact,
    state: TableState,
    seat: int,
    events: Sequence[Event],
    facts: Mapping[str, int | str | bool],
) -> bool:
    if condition.fact in facts:
        return _fits(condition, facts[condition.fact])
    if condition.fact == "count":
        counter = condition.counter
        assert counter is not None
        count = rules_of(state).counters.get(counter.what)  # a counter of a module that is not in play
        return count is not None and _fits(condition, count(state, seat, counter, ""))
    if condition.fact == "kings_day_firsts":
        return _fits(condition, _kings_days_alone_first(state, seat, events))
    found = [
        event
        for event in events
        if event.kind == condition.kind and event.seat == seat and _matches(event, condition)
    ]
    if condition.fact == "sum":
        return _fits(condition, sum(int(event.data.get(condition.field, 0)) for event in found))
    return _fits(condition, len(found))


def _fits(condition: GameFact, value: int | str | bool) -> bool:
    """Return whether a fact with this value fulfills the condition."""
    if condition.is_ is not None:
        return value is condition.is_
    if condition.equals is not None:
        return value == condition.equals
    assert isinstance(value, int)
    high, low = condition.at_most, condition.at_least
    return (low is None or value >= low) and (high is None or value <= high)


def _matches(event: Event, condition: GameFact) -> bool:
    return all(event.data.get(name) in wanted for name, wanted in condition.match.items())


def _kings_days_alone_first(state: TableState, seat: int, events: Sequence[Event]) -> int:
    """Return the number of King's Days on which only that seat scored the points of the highest star."""
    most = lib(state).numbers["kings-day-vp"].values[0]
    return sum(
        [event.seat for event in _influence_events(events[number + 1 :]) if event.data["amount"] == most] == [seat]
        for number, event in enumerate(events)
        if event.kind == "kings-day"
    )


def _influence_events(events: Sequence[Event]) -> Iterable[Event]:
    """Yield the first point events of a King's Day, one for each seat that has some."""
    seen: set[int | None] = set()
    for event in events:
        if event.kind == "gain" and event.data.get("resource") == "vp" and not event.minor:
            if event.seat in seen:
                return
            seen.add(event.seat)
            yield event
        elif event.kind not in {"gain", "end-condition", "end-near"}:
            return
