"""Actions that the open decision does not offer although a player may look for them, with reasons and causes.

An action of a tile that the seat could have resolved earlier in its turn was closed by its choices since, and undo
restores it. Any other one is merely impossible, and is named with the reason once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from engine.kernel import Arg, Choice, Game, Text, Unavailable, text
from engine.nucleum.data.vocabulary import Action, Income
from engine.nucleum.guide.reasons import why_not
from engine.nucleum.library import guide_of, lib
from engine.nucleum.phrases import words
from engine.nucleum.rules.actions.matched import ResolveMatched
from engine.nucleum.rules.actions.tasks import effects_of
from engine.nucleum.rules.effects.do import can_do
from engine.nucleum.rules.effects.goods import Price, can_pay, short_of
from engine.nucleum.rules.effects.main_actions import terms_of
from engine.nucleum.rules.effects.questions import DO
from engine.nucleum.rules.flow.turn import PLAY, ResolveTile, TurnStart
from engine.nucleum.state import TableState, Task

Reason = tuple[Text, ...]
"""The reason why something is closed, and the choice that closed it, if any."""

MOST = "most"
"""The argument of reasons for the amount of electricity that a seat can bring."""


class Closing(NamedTuple):
    """An action of a tile that cannot be resolved now, and the choices that closed it: none if it was never possible.

    `why` is the reason right after those choices, None if they are the last ones: later ones may have added others.
    """

    task: Task
    by: tuple[Choice, ...]
    why: Text | None = None


def unavailable(game: Game[Any], state: TableState, begun: TableState, made: Sequence[Sequence[str]]) -> Unavailable:
    """Return the things that the open decision of `state` does not offer, and why.

    `made` are the choices that led to it from `begun` and can be undone, each list of them by one undo. `begun` is
    changed.
    """
    decision, step = game.decision(state), state.pending[-1] if state.pending else None
    if decision is None:
        return Unavailable()
    if isinstance(step, TurnStart):
        closed = [(text(f"kind-{kind}"), why_not.why_not(state, step.seat, kind)) for kind in ("play", "rail")]
        return Unavailable(left_out=_left_out([(what, (why,)) for what, why in closed if why is not None]))
    asked = _not_offered(game, state, decision.seat)
    if not asked and not (decision.own_turn and decision.is_confirm):
        return Unavailable()
    lost: list[tuple[Text, Reason]] = []
    left_out: list[tuple[Text, Reason]] = []
    found = _closings(game, begun, decision.seat, made, asked) if decision.own_turn else map(_impossible, asked)
    for task, by, then in found:
        what, why = words.labels(effects_of(state, task)), then or why_task(state, decision.seat, task)
        if why is not None and by:
            lost.append((what, (why, _choice_text(by))))
        elif why is not None:
            left_out.append((what, (why,)))
    lines = (text("hint-lost", what=what, why=why, by=by) for what, (why, by) in _join_same(lost))
    return Unavailable(tuple(lines), _left_out(left_out))


def _left_out(closed: Iterable[tuple[Text, Reason]]) -> tuple[Text, ...]:
    return tuple(text("hint-left-out", what=what, why=why) for what, (why,) in _join_same(closed))


def _join_same(closed: Iterable[tuple[Text, Reason]]) -> Iterator[tuple[Text, Reason]]:
    """Yield closed actions with their reasons, once each; those with the same reason are joined.

    Reasons that differ only in the amount of electricity that can be brought are the same: the one with the most is
    given.
    """
    found: list[tuple[list[Text], list[Reason]]] = []
    for what, why in closed:
        same = next((each for each in found if _without_most(each[1][0]) == _without_most(why)), None)
        if same is None:
            found.append(([what], [why]))
        else:
            names, whys = same
            names += [what] if what not in names else []
            whys.append(why)
    yield from ((words.either(names), max(whys, key=_most)) for names, whys in found)


def _without_most(reason: Reason) -> Reason:
    return tuple(
        Text(part.key, {name: _without(arg) for name, arg in part.args.items() if name != MOST}) for part in reason
    )


def _without(arg: Arg) -> Arg:
    return _without_most((arg,))[0] if isinstance(arg, Text) else arg


def _most(reason: Reason) -> int:
    """Return the amount of electricity that can be brought according to a reason; 0 if it does not say."""
    found = [0]
    for part in reason:
        for name, arg in part.args.items():
            if name == MOST and isinstance(arg, int):
                found.append(arg)
            elif isinstance(arg, Text):
                found.append(_most((arg,)))
    return max(found)


def _choice_text(choices: Sequence[Choice]) -> Text:
    """Return the name of a choice, with those that belong to it in brackets."""
    first, *more = (choice.label for choice in choices)
    return text("hint-lost-by", choice=first, more=words.join_items(more)) if more else first


def _resolving(state: TableState, seat: int) -> ResolveTile | ResolveMatched | None:
    """Return the open step in which the seat chooses the action of a tile to resolve."""
    step = state.pending[-1] if state.pending else None
    return step if isinstance(step, ResolveTile | ResolveMatched) and step.seat == seat else None


def _half(task: Task) -> tuple[str, int]:
    """Return the tile and the number of its half that a task resolves, regardless of covers."""
    return task.tile, task.half


def _not_offered(game: Game[Any], state: TableState, seat: int) -> list[Task]:
    """Return the actions that the open question is about and that it does not offer."""
    step, decision = _resolving(state, seat), game.decision(state)
    if step is None or decision is None:
        return []
    offered = [step.task_of(choice.id) for choice in decision.choices if DO.fits(choice.id)]
    return [task for task in step.tasks if task not in offered]


def _impossible(task: Task) -> Closing:
    """Return an action that no choice has closed."""
    return Closing(task, ())


def why_task(state: TableState, seat: int, task: Task) -> Text | None:
    """Return why a half of a tile is useless to a seat now; None if it is not."""
    effects = effects_of(state, task)
    if can_do(state, seat, effects):
        return None
    for effect in effects:
        if isinstance(effect, Action) and effect.action in guide_of(state).why_not:
            return why_not.why_not(state, seat, effect.action, terms=terms_of(effect))
        if isinstance(effect, Income) and effect.cost and not can_pay(state, seat, effect.cost):
            return short_of(state, seat, [Price(effect.cost)])
    return text("hint-no-use")


class _Point:
    """A point of a turn to which undo leads back: the number of choices before it, and the state there.

    `shown` is false before the tile is played, when no panel has shown its actions yet: then the point is about what
    will be offered after it.
    """

    def __init__(self, game: Game[Any], state: TableState, seat: int, made: int, tile: str) -> None:
        self.seat, self.made, self.tile = seat, made, tile
        self.shown = not (tile and isinstance(state.pending[-1], TurnStart))
        self.state = game.twin(state)
        self._game = game

    @cached_property
    def why_not(self) -> dict[Task, Text | None]:
        """The reason why each requested action was not offered, or None if it was."""
        if not self.shown:
            self._game.apply(self.state, PLAY(self.tile))
        step = _resolving(self.state, self.seat)
        tasks = step.tasks if step is not None else () if self.shown else _halves(self.state, self.tile)
        closed = tasks if step is None else _not_offered(self._game, self.state, self.seat)
        return {task: why_task(self.state, self.seat, task) if task in closed else None for task in tasks}


class _Turn:
    """A turn followed from its beginning: the actions to be resolved, and the points at which each was offered."""

    def __init__(self, game: Game[Any], state: TableState, seat: int) -> None:
        self.game, self.state, self.seat = game, state, seat
        self.made: list[Choice] = []
        self.open: dict[tuple[str, int], Task] = {}
        self.points: list[_Point] = []

    def choose(self, choice: str) -> None:
        """Make a choice, and record the actions that are still to be resolved."""
        decision, step = self.game.decision(self.state), _resolving(self.state, self.seat)
        assert decision is not None
        self.made.append(decision.by_id[choice])
        if step is not None and (DO.fits(choice) or choice == "skip"):
            for task in step.tasks if choice == "skip" else [step.task_of(choice)]:
                self.open.pop(_half(task), None)
        self.game.apply(self.state, choice)
        found = [*_halves(self.state, PLAY.value(choice))] if PLAY.fits(choice) else []
        for pending in self.state.pending:
            if isinstance(pending, ResolveTile | ResolveMatched) and pending.seat == self.seat:
                found += pending.tasks
        self.open.update({_half(task): task for task in found})

    def closing(self, task: Task) -> Closing | None:
        """Return the reason why an action is closed; nothing if it never was possible, None if a panel has already said so."""
        points = [point for point in self.points if task in point.why_not]
        if not points or points[0].why_not[task] is not None:
            return None if any(point.shown for point in points) else Closing(task, ())
        last = max(number for number, point in enumerate(points) if point.why_not[task] is None)
        after = points[last + 1] if last + 1 < len(points) else None
        by = self.made[points[last].made : after.made if after is not None else len(self.made)]
        by = by[1:] if len(by) > 1 and PLAY.fits(by[0].id) else by
        return Closing(task, tuple(by), after.why_not[task] if after is not None else None)


def _halves(state: TableState, tile: str) -> list[Task]:
    return [Task(tile, half) for half in range(len(lib(state).tiles[tile].halves))]


def _closings(
    game: Game[Any], begun: TableState, seat: int, made: Sequence[Sequence[str]], asked: Sequence[Task]
) -> Iterator[Closing]:
    """Yield the actions that were to be resolved in a turn and cannot be now, without those declined.

    `asked` are those that the open question is about; at the end of the turn there are none.
    """
    turn = _Turn(game, begun, seat)
    tile = next((PLAY.value(choice) for group in made for choice in group if PLAY.fits(choice)), "")
    for group in made:
        if turn.made or group != [PLAY(tile)]:  # the offer after it is played is recorded then
            turn.points.append(_Point(game, turn.state, seat, len(turn.made), tile))
        for choice in group:
            turn.choose(choice)
    for task in asked or turn.open.values():
        closing = turn.closing(task)
        if asked or closing is not None:
            yield closing or _impossible(task)


__all__ = ["unavailable"]
