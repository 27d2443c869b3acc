"""How a step of the rules puts its question."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel import Choice, Decision, Text
from engine.nucleum.state import Table


def ask(state: Table, seat: int, prompt: Text, choices: Iterable[Choice]) -> Decision:
    """Return the question `prompt` to `seat` with all its legal choices; it is its own turn if `seat` is active."""
    return Decision(seat=seat, prompt=prompt, choices=tuple(choices), own_turn=seat == state.active)
