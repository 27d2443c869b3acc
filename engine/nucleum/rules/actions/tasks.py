"""The halves of an action tile as a checklist: in any order, each once or not at all."""

from __future__ import annotations

from typing import Any

from engine.kernel import Choice, Text, text
from engine.nucleum.data.vocabulary import Action, Directive
from engine.nucleum.library import lib, rules_of
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_name
from engine.nucleum.rules.effects.do import Do, can_do
from engine.nucleum.rules.effects.main_actions import begin, directive_actions
from engine.nucleum.rules.effects.questions import DO
from engine.nucleum.state import Effects, TableState, Task, Terms


def effects_of(state: TableState, task: Task) -> Effects:
    """Return the effects of a task."""
    if task.cover:
        found = (cover.effects(state, task.cover) for cover in rules_of(state).covers)
        return next(effects for effects in found if effects is not None)
    return lib(state).tiles[task.tile].halves[task.half].effects


def task_kind(effects: Effects) -> str:
    """Return the kind of choice that resolves effects: the main action's id, "directive" or "subsidy"."""
    for effect in effects:
        if isinstance(effect, Action):
            return effect.action
        if isinstance(effect, Directive):
            return "directive"
    return "subsidy"


def is_useful(state: TableState, seat: int, task: Task) -> bool:
    """Return whether a seat gains anything from a task now."""
    effects = effects_of(state, task)
    for effect in effects:
        if isinstance(effect, Directive):
            return bool(directive_actions(state, seat, effect.thaler_off))
    return can_do(state, seat, effects)


def task_choices(state: TableState, seat: int, tasks: list[Task]) -> list[Choice]:
    """Return a choice for each task that is useful to the seat now."""
    choices = []
    for index, task in enumerate(tasks):
        effects = effects_of(state, task)
        kind = task_kind(effects)
        if kind == "directive":
            off = next(effect.thaler_off for effect in effects if isinstance(effect, Directive))
            for action in directive_actions(state, seat, off):
                name = component_name(state, "actions", action)
                discounted = rules_of(state).actions[action].discounted
                choices.append(
                    Choice(
                        id=DO(index, action),
                        kind=action,
                        label=text("nuc-directive-action", action=name, thaler=off) if discounted else name,
                        facets={"half": task.half, "tile": task.tile, "action": action},
                    )
                )
        elif can_do(state, seat, effects):
            choices.append(
                Choice(
                    id=DO(index),
                    kind=kind,
                    label=words.labels(effects),
                    detail=_detail(state, task, tasks),
                    facets={"half": task.half, "tile": task.tile, "action": kind},
                )
            )
    return choices


def _detail(state: TableState, task: Task, tasks: list[Task]) -> Text | None:
    """Return the effects of a task if its label is incomplete, and what distinguishes it from others with the same label."""
    effects = effects_of(state, task)
    said = words.effects(effects)
    alike = [other for other in tasks if effects_of(state, other) == effects]
    if len(alike) > 1 and not task.cover:
        colour = words.colour(lib(state).tiles[task.tile].halves[task.half].edge)
        said = text("nucleum-half-text", colour=colour, effects=said)
    if len({other.tile for other in tasks}) > 1 and not task.cover:
        return text("nuc-task-of", what=said, tile=component_name(state, "tiles", task.tile))
    return None if task_kind(effects) == "subsidy" and len(alike) == 1 else said


def task_chosen(choice: str | None) -> tuple[int, str]:
    """Return the number of the task that a choice of `task_choices` resolves, and the main action of a directive."""
    index, *action = DO.parts(choice)
    return int(index), action[0] if action else ""


def task_steps(state: TableState, seat: int, task: Task, action: str) -> list[Any]:
    """Return the steps that resolve a task; `action` is the main action that a directive is used for."""
    effects = effects_of(state, task)
    if action:
        off = next(effect.thaler_off for effect in effects if isinstance(effect, Directive))
        return [begin(state, seat, action, Terms(thaler_off=off))]
    return [Do(seat, effects, "subsidies")]
