"""A game being played: its state, and the choices that can still be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import msgspec

from engine.kernel.decision import Decision
from engine.kernel.errors import RuleError
from engine.kernel.event import Event
from engine.kernel.game import Game
from engine.kernel.options import Options, OptionValue
from engine.kernel.rng import seeded_rng
from engine.kernel.state import GameState
from engine.kernel.text import text

S = TypeVar("S", bound=GameState)
Reshuffles = tuple[tuple[int, int], ...]
"""The plies at which a game was rewound and everything face down was shuffled, each with its seed, in order."""


class MatchRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A match as stored.

    `rules_versions` are for the modules the game was started with, `checkpoint` is the last state that cannot be
    undone, `since` the choices after it. `joined` and `redo_joined` are the places in `since` and `redo` of choices
    made together with the one before them. When something was revealed in the middle of a turn, `begun` is the state
    in which the turn began and `final` what happened in it before the checkpoint; else both are empty.
    """

    game: str
    seats: int
    seed: int
    options: dict[str, OptionValue]
    state: bytes
    checkpoint: bytes
    since: tuple[str, ...] = ()
    redo: tuple[str, ...] = ()
    joined: tuple[int, ...] = ()
    redo_joined: tuple[int, ...] = ()
    begun: bytes = b""
    final: tuple[Event, ...] = ()
    reshuffles: Reshuffles = ()
    rules_versions: dict[str, int] = {}
    single_version: int = msgspec.field(default=0, name="rules_version")
    """The single rules version that release 0.1.0 stores and reads instead, to refuse games of newer rules.

    With more modules than it knows, it is higher than the base's.
    """

    def __post_init__(self) -> None:
        """Give a record of release 0.1.0 the version of its base module."""
        if not self.rules_versions:
            msgspec.structs.force_setattr(self, "rules_versions", {self.game: self.single_version})


class Match(Generic[S]):
    """A game in progress with undo to the last irrevocable point, and redo.

    `events` of the choices since that point are kept with them for previews. `begun` is the encoded state in which
    the current turn began, `final` what happened in it before that point. `rules_versions` are those the game was
    started with.

    A replayed match gets the original `reshuffles`, and performs each when it reaches its ply.
    """

    reshuffles: Reshuffles = ()
    _to_come: Reshuffles = ()

    def __init__(
        self,
        game: Game[S],
        seats: int,
        seed: int,
        options: Options | None = None,
        reshuffles: Reshuffles = (),
    ) -> None:
        self.game = game
        self.seats, self.seed = seats, seed
        self.options = game.complete_options(options or {})
        self.rules_versions = game.rules_versions(self.options)
        self.state, self.opening = game.start(seats, seed, self.options)
        self._settle()
        self._begin_turn()
        self._to_come = reshuffles
        self._reshuffle_again()

    def _settle(self) -> None:
        self.checkpoint = self.game.encode(self.state)
        self.since: list[str] = []
        self.since_events: list[list[Event]] = []
        self.redoable: list[str] = []
        self._joined: set[int] = set()
        self._redo_joined: set[int] = set()

    def _begin_turn(self) -> None:
        """Make the current state, which has just become irrevocable, the start of a turn."""
        self.begun, self.final = self.checkpoint, list[Event]()
        asked = self.decision
        self._turn = self.game.turn_number(self.state), asked.seat if asked is not None else None

    @property
    def decision(self) -> Decision | None:
        """The open question; None if the game is over."""
        return self.game.decision(self.state)

    @property
    def turn_events(self) -> list[Event]:
        """The events of the current turn."""
        return [*self.final, *(event for made in self.since_events for event in made)]

    @property
    def undoable(self) -> list[list[str]]:
        """The choices that can still be taken back, in order; one undo takes back one of the lists."""
        found: list[list[str]] = []
        for place, choice in enumerate(self.since):
            if place in self._joined:
                found[-1].append(choice)
            else:
                found.append([choice])
        return found

    def apply(self, choice_id: str, *, joined: bool = False) -> list[Event]:
        """Make a choice; return the events. Raises IllegalChoice, changing nothing, if not offered.

        `joined`: it is made together with the one before, and undone with it.
        """
        redo, redo_joined = self.redoable, self._redo_joined
        events = self._apply(choice_id)
        if self.since:
            if joined and len(self.since) > 1:
                self._joined = self._joined | {len(self.since) - 1}
            self.redoable = redo[:-1] if redo and redo[-1] == choice_id else []
            self._redo_joined = {place for place in redo_joined if place < len(self.redoable)}
        return events

    def _apply(self, choice_id: str) -> list[Event]:
        events = self.game.apply(self.state, choice_id)
        if self.state.barrier == self.state.ply or self.state.over:
            if turn_goes_on(self.game, self.state, *self._turn):
                self.final = [*self.turn_events, *events]
                self._settle()
            else:
                self._settle()
                self._begin_turn()
        else:
            # New lists, as a snapshot keeps the old ones.
            self.since = [*self.since, choice_id]
            self.since_events = [*self.since_events, events]
        self._reshuffle_again()
        return events

    def snapshot(self) -> dict[str, Any]:
        """Return a snapshot for `go_back`. It is cheap: the match continues with a copy of its state."""
        kept = dict(vars(self))
        self.state = self.game.twin(self.state)
        return kept

    def go_back(self, snapshot: dict[str, Any]) -> None:
        """Restore the match to a snapshot."""
        vars(self).update(snapshot)

    def has_revealed(self, asked: Decision) -> bool:
        """Return whether the last choice revealed something hidden, so that undo stops there.

        `asked` is the decision it was made in. False for the end of a turn and for answers in another's turn.
        """
        state = self.state
        return asked.own_turn and not asked.is_confirm and state.barrier == state.ply and not state.over

    def safe(self, choices: Sequence[str]) -> int:
        """Return the number of these choices, made one after another, before the first that reveals something hidden.

        All of them if none does, or one is not offered: the rules then refuse it when it is made.
        """
        kept = self.snapshot()
        try:
            for number, choice_id in enumerate(choices):
                asked = self.decision
                if asked is None or choice_id not in asked.by_id:
                    break
                self.apply(choice_id)
                if self.has_revealed(asked):
                    return number
        finally:
            self.go_back(kept)
        return len(choices)

    def undo(self) -> str:
        """Take back the last choice and those made with it; return the first one's id. Raises RuleError if there is none."""
        if not self.since:
            raise RuleError(text("error-nothing-to-undo"))
        start = len(self.since) - 1
        while start in self._joined:
            start -= 1
        undone = self.since[start]
        self._take_back(start)
        return undone

    def redo(self) -> str:
        """Redo the last undone choice and those made with it; return its id. Raises RuleError if there is none."""
        choices = self.to_redo()
        if not choices:
            raise RuleError(text("error-nothing-to-redo"))
        for number, choice_id in enumerate(choices):
            self.apply(choice_id, joined=number > 0)
        return choices[0]

    def to_redo(self) -> list[str]:
        """Return the ids of the choices that `redo` would make; empty if nothing was undone."""
        choices = self.redoable[-1:]
        place = len(self.redoable) - 2
        while choices and place in self._redo_joined:
            choices.append(self.redoable[place])
            place -= 1
        return choices

    def _take_back(self, start: int) -> None:
        """Take back the choices from a place in `since` on."""
        undone, joined = self.since[start:], self._joined
        redo = [*self.redoable, *reversed(undone)]
        redo_joined = self._redo_joined | {len(redo) - 1 - (place - start) for place in joined if place > start}
        self._replay(self.since[:start])
        self._joined = {place for place in joined if place < start}
        self.redoable, self._redo_joined = redo, redo_joined

    def reshuffle(self, seed: int) -> None:
        """Shuffle everything face down, so that no player knows what will be revealed; irrevocable.

        Choices that can still be taken back have revealed nothing: they are repeated, and can still be taken back.
        """
        since, joined = self.since, self._joined
        if since:
            self._replay([])
        self.state = self.game.reshuffle(self.state, seeded_rng(seed))
        self.reshuffles = (*self.reshuffles, (self.state.ply, seed))
        self._settle()
        self._begin_turn()
        for choice_id in since:
            self._apply(choice_id)
        self._joined = joined if since else set()

    def _reshuffle_again(self) -> None:
        while self._to_come and self._to_come[0][0] == self.state.ply:
            self.reshuffle(self._to_come[0][1])
            self._to_come = self._to_come[1:]

    def restart_turn(self) -> int:
        """Take back every choice since the last irrevocable point; return their number."""
        if not self.since:
            raise RuleError(text("error-nothing-to-undo"))
        count = len(self.since)
        self.redoable, self._redo_joined = [], set()
        self._take_back(0)
        return count

    def _replay(self, choices: Sequence[str]) -> None:
        self.state = self.game.decode(self.checkpoint)
        self.since, self.since_events, self.redoable = [], [], []
        self._joined, self._redo_joined = set(), set()
        for choice_id in choices:
            self._apply(choice_id)

    def to_record(self) -> MatchRecord:
        """Return everything needed to continue the match later."""
        return MatchRecord(
            game=self.game.id,
            rules_versions=self.rules_versions,
            single_version=sum(self.rules_versions.values()),
            seats=self.seats,
            seed=self.seed,
            options=self.options,
            state=self.game.encode(self.state),
            checkpoint=self.checkpoint,
            since=tuple(self.since),
            redo=tuple(self.redoable),
            joined=tuple(sorted(self._joined)),
            redo_joined=tuple(sorted(self._redo_joined)),
            begun=self.begun if self.final else b"",
            final=tuple(self.final),
            reshuffles=self.reshuffles,
        )

    def copy(self) -> Match[S]:
        """Return an independent equal match."""
        return Match.from_record(self.game, self.to_record())

    @classmethod
    def from_record(cls, game: Game[S], record: MatchRecord) -> Match[S]:
        """Return the match of a record. Raises msgspec.ValidationError if its state does not fit.

        If the current rules do not lead from the checkpoint to the stored state, that state is kept, and the choices
        that led to it can no longer be taken back.
        """
        match = cls.__new__(cls)
        match.game, match.rules_versions = game, dict(record.rules_versions)
        match.seats, match.seed, match.options = record.seats, record.seed, record.options
        match.opening, match.checkpoint, match.reshuffles = [], record.checkpoint, record.reshuffles
        match._restore(record)  # noqa: SLF001 - a constructor of this class
        return match

    def _restore(self, record: MatchRecord) -> None:
        self.state = self.game.decode(record.begun or record.checkpoint)
        self._begin_turn()
        self.begun, self.final = record.begun or record.checkpoint, list(record.final)
        try:
            self._replay(record.since)
            fits = not record.since or self.game.is_stored_as(self.state, record.state)
        except Exception:
            if not record.since:
                raise
            # The rules have changed since: the stored state counts, and these choices can no longer be taken back.
            fits = False
        if fits:
            self.redoable = list(record.redo)
            self._joined, self._redo_joined = set(record.joined), set(record.redo_joined)
        else:
            self.state = self.game.decode(record.state)
            self._settle()
            self._begin_turn()


def turn_goes_on(game: Game[Any], state: Any, number: int, seat: int | None) -> bool:
    """Return whether a seat's turn (`Game.turn_number`) goes on in an irrevocable state, also while others answer in it."""
    asked = game.decision(state)
    goes_on = asked is not None and (asked.seat == seat or not asked.own_turn)
    return goes_on and game.turn_number(state) == number


def replay(
    game: Game[Any], seats: int, seed: int, options: Options, choices: Sequence[str], reshuffles: Reshuffles = ()
) -> tuple[Match[Any], list[list[Event]]]:
    """Play `choices`, and `reshuffles` at their plies; return the match and each choice's events. Raises IllegalChoice."""
    match: Match[Any] = Match(game, seats, seed, options, reshuffles)
    return match, [match.apply(choice_id) for choice_id in choices]
