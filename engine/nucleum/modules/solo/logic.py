"""The Baron's decisions: his preferences, in order, and a logic card if these leave several options (nucleum.md 10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from engine.kernel import Arg, EventLog, SeatName
from engine.nucleum.library import lib
from engine.nucleum.modules.solo.records import LogicCard, cards_of
from engine.nucleum.modules.solo.state import solo
from engine.nucleum.state import TableState

T = TypeVar("T")


class Preference(NamedTuple, Generic[T]):
    """A preference of the Baron: the code of the reason, and a value for each possibility, of which the lowest is best."""

    reason: str
    value: Callable[[T], Any]


class Logic:
    """The Baron's decisions in one action of a seat: at most one logic card is turned for all of them."""

    def __init__(self, state: TableState, seat: int, log: EventLog) -> None:
        self.state, self.seat, self.log = state, seat, log
        self.turned: LogicCard | None = None

    def card(self) -> LogicCard:
        """Return the logic card of this action, which is turned when first needed."""
        if self.turned is None:
            self.turned = turn_card(self.state, self.seat, self.log)
        return self.turned

    def pick(
        self,
        key: str,
        found: Sequence[T],
        wishes: Sequence[Preference[T]],
        last: Callable[[LogicCard, T], Any],
        name: Callable[[T], Arg],
        mark: Callable[[T], str],
        *,
        shown: bool = True,
    ) -> T:
        """Return the Baron's choice among one or more possibilities.

        He follows the `wishes` in order, and `last`, a value from a logic card's order (the lowest is best), if they
        leave several; on a tie, the first in `found` wins. The text `key` names the reason; `name` is a possibility's
        name, and `mark` its unique mark: its place on the table, if it is `shown` there.
        """
        left, reason, passed = list(found), "", None
        for wish in wishes:
            best = min(wish.value(each) for each in left)
            kept = [each for each in left if wish.value(each) == best]
            if len(kept) < len(left):
                reason = wish.reason
                passed = next(each for each in left if wish.value(each) != best)
            left = kept
        number, tie = 0, ""
        if len({mark(each) for each in left}) > 1:
            card = self.card()
            number, tie, reason = card.number, card.tie, "card"
            left.sort(key=lambda each: last(card, each))
            passed = next(each for each in left if mark(each) != mark(left[0]))
        chosen = left[0]
        if passed is not None and mark(passed) != mark(chosen):
            self.log.add(
                "solo-why",
                key,
                self.seat,
                marks=(mark(chosen),) if shown else (),
                data={"about": key.rpartition("-")[2], "reason": reason, "card": number},
                who=SeatName(self.seat),
                chosen=name(chosen),
                other=name(passed),
                reason=reason,
                card=number,
                tie=tie,
            )
        return chosen


def turn_card(state: TableState, seat: int, log: EventLog) -> LogicCard:
    """Turn the next logic card, shuffling the used ones if there is none left, and return it."""
    part = solo(state)
    if not part.deck:
        part.deck, part.used = part.used, []
        state.rng.shuffle(part.deck)
    part.used.append(part.deck.pop())
    found = cards_of(lib(state))[part.used[-1]]
    log.reveal()
    log.add(
        "solo-card",
        "nuc-event-solo-card",
        seat,
        marks=("solo:card",),
        data={"card": found.number},
        minor=True,
        said=True,
        who=SeatName(seat),
        card=found.number,
    )
    return found


def by_number(card: LogicCard, number: int) -> int:
    """Return the rank of a number in a card's order, the lowest for the first."""
    return number if card.tie == "lowest" else -number
