"""Moving tokens between a laboratory and the common supply, and scoring."""

from __future__ import annotations

from engine.kernel import EventLog, SeatName
from engine.nanotech.components import components
from engine.nanotech.pieces import PrestigeSource
from engine.nanotech.state import NanotechState


def pay(state: NanotechState, seat: int, energy: int) -> None:
    """Return `energy` from the seat's battery to the supply."""
    state.labs[seat].energy -= energy
    state.energy += energy


def gain_energy(state: NanotechState, seat: int, energy: int) -> int:
    """Give the seat up to `energy` from the supply, limited to its contents; return the amount."""
    given = min(energy, state.energy)
    state.energy -= given
    state.labs[seat].energy += given
    return given


def score(state: NanotechState, seat: int, source: PrestigeSource, prestige: int, log: EventLog) -> None:
    """Give the seat prestige; the first to reach the target triggers the end of the game."""
    lab = state.labs[seat]
    lab.score[source] += prestige
    state.scored = state.round
    if lab.prestige >= state.target and not state.final_round:
        state.final_round = True
        log.add(
            "target",
            f"nanotech-event-target-{state.end}",
            seat=seat,
            marks=(f"prestige:{seat}",),
            data={"prestige": lab.prestige},
            who=SeatName(seat),
            prestige=lab.prestige,
            target=state.target,
        )


def refill_capsule(state: NanotechState) -> None:
    """Discard what is left in the central capsule and draw new quarks into it.

    The discards become the new draw pile when it runs out, in the middle of the refill if necessary; if both are
    empty, fewer quarks are laid out. Source: nanotech-rules, "Reposição dos quarks".
    """
    state.discard.extend(state.capsule)
    state.capsule.clear()
    for _ in range(state.seats + components().set_up.refill_extra.value):
        if not state.draw:
            state.draw, state.discard = state.discard, []
            state.rng.shuffle(state.draw)
        if not state.draw:
            return
        state.capsule.append(state.draw.pop())
