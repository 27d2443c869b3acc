"""The end of the game: late stars, then final scoring (nucleum.md 8)."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel import Choice, Confirm, Decision, EventLog, SeatName, Unasked, text
from engine.nucleum.rules.effects.questions import skip_choice
from engine.nucleum.rules.flow.recharge import STAR, milestone_at, place_star
from engine.nucleum.rules.flow.scoring import standings
from engine.nucleum.rules.map.tracks import segment_of, star_spaces, tier_of
from engine.nucleum.state import TableState


def begin_end(state: TableState) -> None:
    """Line up the late stars in turn order, then the final scoring."""
    steps: list[Any] = []
    for seat in state.seats_from(state.first):
        steps += [LateStar(seat), Confirm(seat, own_turn=False)]
    state.push(*steps, FinalScoring())


class LateStar(msgspec.Struct, tag="late_star"):
    """`seat`, if it still holds achievements, may place one more star, without any effect."""

    seat: int

    def decide(self, state: TableState) -> Decision | None:
        """Ask where."""
        if not state.players[self.seat].achievements:
            return None
        found = star_spaces(state, self.seat)
        if not found:
            return None
        choices = []
        for space in reversed(found):
            tier, segment = tier_of(state, space), segment_of(state, space)
            detail = text("nuc-late-star-detail", **milestone_at(state, self.seat, space))
            choices.append(
                Choice(
                    id=STAR(space),
                    kind="star",
                    label=text("nuc-star", space=space),
                    detail=detail,
                    facets={"space": space, "tier": tier, "segment": segment},
                )
            )
        choices.append(skip_choice())
        prompt = text("nuc-prompt-late-star", achievements=state.players[self.seat].achievements)
        return Decision(
            seat=self.seat, prompt=prompt, choices=tuple(choices), reason=text("nuc-reason-late-star"), own_turn=False
        )

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Place it."""
        if choice is None or choice == "skip":
            return
        place_star(state, self.seat, STAR.number(choice), log)


class FinalScoring(Unasked, tag="final_scoring"):
    """Ends the game. Points of the final scoring follow from the state, see `scoring`."""

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Record the result."""
        state.over = True
        for standing in standings(state):
            log.add(
                "final",
                "nuc-event-final",
                seat=standing.seat,
                marks=(f"score:{standing.seat}",),
                data={"score": standing.score, "place": standing.place},
                who=SeatName(standing.seat),
                score=standing.score,
                place=standing.place,
            )
