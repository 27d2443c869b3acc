"""Gains that a player never wants to miss: contracts that can be fulfilled, and free gains.

The panel names those that skipping the rest of a turn would miss, and takes those that require no question.
"""

from __future__ import annotations

from typing import Any

from engine.kernel import Choice, Game, Text, text
from engine.nucleum.data.vocabulary import Gain, Income, OneOf, SlotReward, SpecialTiles, Technology
from engine.nucleum.guide.figures import amounts
from engine.nucleum.phrases import words
from engine.nucleum.rules.actions.contract import fulfil_choices
from engine.nucleum.rules.actions.matched import ResolveMatched
from engine.nucleum.rules.actions.railway import WAY, ChooseWay
from engine.nucleum.rules.actions.tasks import effects_of
from engine.nucleum.rules.effects.questions import DO, more_choices
from engine.nucleum.rules.flow.turn import ResolveTile
from engine.nucleum.state import TableState, Task

GIFTS = (Gain, Income, OneOf, SlotReward, SpecialTiles, Technology)
"""Effects that cost the player nothing, except income at a price."""


def passed_over(game: Game[Any], begun: TableState, state: TableState, seat: int) -> tuple[Text, ...]:
    """Return the text of the options a seat would skip that are lost for good, or only possible since its turn had `begun`.

    A contract that could be fulfilled before may be kept deliberately, so players are not asked about it each turn.
    """
    decision, step = game.decision(state), state.pending[-1]
    if decision is None:
        return ()
    known = {choice.id for choice in _to_fulfil(begun, step)} if isinstance(step, ResolveTile) else set()
    found = [choice for choice in decision.of_kind("fulfil") if choice.id not in known]
    if isinstance(step, ResolveTile | ResolveMatched):
        halves = [choice for choice in decision.main if DO.fits(choice.id)]
        given = [choice for choice in halves if _only_gives(state, step.task_of(choice.id))]
        found += [choice for choice in given if _gains(game, state, seat, choice)]
    return (text("hint-passed-over", what=words.join_items(map(_choice_text, found))),) if found else ()


def implied_choice(game: Game[Any], state: TableState) -> str:
    """Return the choice of the open decision that a player would make anyway, or "".

    That is the only direction in which a railway tile matches anything, and the only half of a tile left to resolve
    if it gives something for free without another question.
    """
    decision, step = game.decision(state), state.pending[-1] if state.pending else None
    if decision is None or not decision.own_turn:
        return ""
    if isinstance(step, ChooseWay):
        half = step.implied_half(state)
        return WAY(half) if half is not None else ""
    if not isinstance(step, ResolveTile | ResolveMatched) or len(decision.main) != 1:
        return ""
    (choice,) = decision.main
    if not DO.fits(choice.id) or not _only_gives(state, step.task_of(choice.id)):
        return ""
    tried = game.twin(state)
    game.apply(tried, choice.id)
    asked = game.decision(tried)
    goes_on = asked is not None and asked.seat == decision.seat and tried.barrier != tried.ply
    asks = goes_on and not asked.is_confirm and type(tried.pending[-1]) is not type(step)  # type: ignore[union-attr]
    return choice.id if goes_on and not asks and amounts(tried, step.seat) != amounts(state, step.seat) else ""


def put_off(state: TableState, seat: int) -> tuple[Text, ...]:
    """Return the codes of the contracts that a seat could fulfill with the open decision."""
    step = state.pending[-1]
    found = _to_fulfil(state, step) if isinstance(step, ResolveTile) and step.seat == seat else []
    return tuple(text("nucleum-plain", value=str(choice.facets["contract"])) for choice in found)


def _to_fulfil(state: TableState, step: ResolveTile) -> list[Choice]:
    """Return the choices to fulfill a contract that a step would offer in a state."""
    own = fulfil_choices(state, step.seat) if step.may_fulfil else []
    return [choice for choice in (*own, *more_choices(state, step)) if choice.kind == "fulfil"]


def _choice_text(choice: Choice) -> Text:
    return text("labelled", label=choice.label, what=choice.detail) if choice.detail is not None else choice.label


def _only_gives(state: TableState, task: Task) -> bool:
    effects = effects_of(state, task)
    return all(isinstance(each, GIFTS) and not getattr(each, "cost", 0) for each in effects)


def _gains(game: Game[Any], state: TableState, seat: int, choice: Choice) -> bool:
    """Return whether a choice gains a seat anything, or asks what to gain."""
    tried = game.twin(state)
    game.apply(tried, choice.id)
    asked = game.decision(tried)
    asks = asked is not None and not asked.is_confirm and type(tried.pending[-1]) is not type(state.pending[-1])
    return asks or amounts(tried, seat) != amounts(state, seat)
