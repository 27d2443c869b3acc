"""The questions that a typed line passes through, and the names of their choices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.kernel.decision import CONFIRM, Choice, Decision
from engine.kernel.lines.typed import fold

if TYPE_CHECKING:
    from engine.kernel.game import Game

MAX_KNOWN = 200
"""Number of positions kept for one state; beyond that, they are recomputed."""
MAX_NAME = 4
"""Words of the longest name: a railway link between two cities of two words each."""


class Position:
    """A position of a game, the choices that led to it from the previous one, and the names of the choices it offers.

    A position never changes its state; everything that it computes is cached. `chosen` is the choice that led here
    from the position `before`, `forced` are those that the game made after it because there was no alternative.
    `root` is the first position of all, and `known` the number of those kept after it.
    """

    def __init__(
        self,
        game: Game[Any],
        state: Any,
        before: Position | None = None,
        chosen: Choice | None = None,
        forced: Sequence[Choice] = (),
    ) -> None:
        self.game, self.state = game, state
        self.before, self.chosen, self.forced = before, chosen, tuple(forced)
        self.decision: Decision | None = game.decision(state)
        self.root: Position = self if before is None else before.root
        self.known = 1
        self._after: dict[str, Position] = {}
        self._own: dict[str, set[str]] = {}
        self._shared: dict[str, set[str]] = {}
        self._typed: dict[str, str] = {}
        self._below: Mapping[str, Position] | None = None

    @classmethod
    def of(cls, game: Game[Any], state: Any) -> Position:
        """Return the position of a state, cached with everything computed for it until the state changes."""
        kept: Position | None = state.__dict__.get("_position")
        if kept is None or kept.known > MAX_KNOWN:
            kept = state.__dict__["_position"] = cls(game, state)
        return kept

    def after(self, choice: Choice) -> Position:
        """Return the position that a legal choice leads to."""
        if choice.id not in self._after:
            self.root.known += 1
            state = self.game.twin(self.state)
            self._after[choice.id] = Position(self.game, state, self, choice, self.game.follow(state, choice.id))
        return self._after[choice.id]

    @property
    def reveals(self) -> bool:
        """True if the choice that led here revealed something hidden. The choices offered now must stay secret."""
        return self.chosen is not None and self.chosen.id != CONFIRM and self.state.barrier == self.state.ply

    def below(self) -> Mapping[str, Position]:
        """Return the next questions by the choices that only name an action, of the kinds in `Guide.unfolds`.

        Choices that reveal something, end the turn or lead back to the same question have none.
        """
        if self._below is None:
            self._below = dict(self._find_below())
        return self._below

    def _find_below(self) -> Iterator[tuple[str, Position]]:
        if self.decision is None:
            return
        step = type(self.game.pending(self.state)[-1])
        for choice in self.decision.choices:
            if choice.kind not in self.game.guide.unfolds:
                continue
            there = self.after(choice)
            asked = there.decision
            if asked is None or asked.seat != self.decision.seat or asked.is_confirm:
                continue
            if not there.reveals and type(self.game.pending(there.state)[-1]) is not step:
                yield choice.id, there

    def own(self, choice: Choice) -> set[str]:
        """Return the folded names of only this choice: the game's, each with and without its kind, and its id.

        A choice whose kind must be named (`Guide.only_named`) also has its shared names with its kind.
        """
        if choice.id not in self._own:
            guide = self.game.guide
            names = guide.own_names(self.state, choice)
            with_kind = names | guide.shared_names(self.state, choice) if choice.kind in guide.only_named else names
            # In "ship 1" the number is the route's, not the place of the action in its list.
            joined = (f"{choice.kind}-{name}" for name in with_kind - {guide.number_of(choice), choice.kind})
            self._own[choice.id] = {fold(name) for name in (choice.id, *names, *joined) if name}
        return self._own[choice.id]

    def shared_names(self, choice: Choice) -> set[str]:
        """Return the folded names that the choice may share with others: its kind and those that the game adds."""
        if choice.id not in self._shared:
            names = {choice.kind, *self.game.guide.shared_names(self.state, choice)}
            self._shared[choice.id] = {fold(name) for name in names if name}
        return self._shared[choice.id]

    def input_for(self, choice: Choice) -> str:
        """Return the shortest text for a choice that no other choice of the question has."""
        if choice.id not in self._typed:
            guide, offered = self.game.guide, self.decision.choices if self.decision is not None else ()
            said = {each.id: guide.to_type(self.state, each) for each in (*offered, choice)}
            alike = Counter(said.values())
            shared = Counter(name for each in offered for name in self.shared_names(each))
            for each in (*offered, choice):  # two actions of one kind: only their numbers tell them apart
                name = fold(said[each.id])
                alone = alike[said[each.id]] < 2 and shared[name] <= (name in self.shared_names(each))
                self._typed[each.id] = said[each.id] if alone else guide.number_of(each) or each.id
        return self._typed[choice.id]

    def find_named(self, choices: Sequence[Choice], words: Sequence[str]) -> tuple[list[Choice], str, int]:
        """Return the choices that share the name formed by the first words, that name, and the number of its words.

        The longest name counts, and own names before shared ones; no choices, "" and 0 if there is none.
        """
        for name, size in names_in(words):
            own = [choice for choice in choices if name in self.own(choice)]
            if found := own or [choice for choice in choices if name in self.shared_names(choice)]:
                return found, name, size
        return [], "", 0


def names_in(words: Sequence[str]) -> Iterator[tuple[str, int]]:
    """Yield the folded names that the first words may form, the longest first, each with the number of its words."""
    for size in range(min(MAX_NAME, len(words)), 0, -1):
        yield fold("-".join(words[:size])), size


def longest(names: Iterable[str], words: Sequence[str]) -> int:
    """Return the number of first words that form one of the names, the longest that does; 0 if none does."""
    known = set(names)
    return next((size for name, size in names_in(words) if name in known), 0)
