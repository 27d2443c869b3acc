"""Questions that steps of the rules ask."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.kernel import Choice, ChoiceId, Decision, EventLog, Text, read_id, text
from engine.nucleum.library import rules_of
from engine.nucleum.state import TableState


def ask(state: TableState, seat: int, prompt: Text, choices: Iterable[Choice]) -> Decision:
    """Return the question `prompt` to `seat` with all its legal choices; it is its own turn if `seat` is active."""
    return Decision(seat=seat, prompt=prompt, choices=tuple(choices), own_turn=seat == state.active)


def more_choices(state: TableState, step: Any) -> list[Choice]:
    """Return the choices that modules add to a step of the base game."""
    more = rules_of(state).choices.items()
    return [choice for (kind, _), added in more if kind is type(step) for choice in added.offered(state, step)]


def resolve_more(state: TableState, step: Any, choice: str, log: EventLog) -> None:
    """Carry out a choice that a module has added to a step. Raises KeyError for any other choice."""
    rules_of(state).choices[type(step), read_id(choice)[0]].resolve(state, step, choice, log)


DO = ChoiceId("do")
"""Ids of choices that resolve something of an action tile, or take a main action."""


def skip_choice() -> Choice:
    """Return the choice to do nothing (more)."""
    return Choice(id="skip", kind="skip", label=text("nuc-skip"))
