"""One hint per turn for a first game of Nanotech: the most useful of the current choices."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import chain

from engine.kernel import Choice, Decision, Hint, SeatName, Text, text
from engine.nanotech.deeds import Confine, confinements, deeds, quark_name, quark_plans
from engine.nanotech.pieces import CardAction, Quark
from engine.nanotech.state import NanotechState
from engine.nanotech.steps import Copy, TakeCard, action_name, card_discount

LITTLE_ENERGY = 2
"""Energy below which hardly any action can be paid for."""
CLOSE = 3
"""Missing prestige at which a player may end the game within one round."""


def advice(state: NanotechState, seat: int, told: Collection[Text] = ()) -> Hint | None:
    """Return the most useful hint for a seat that takes a card or may copy, except those `told`; None if there is none."""
    step = state.pending[-1] if state.pending and not state.over else None
    if not isinstance(step, TakeCard | Copy) or step.seat != seat:
        return None
    decision = step.decide(state)
    if decision is None:
        return None
    hints = _hints(state, seat, decision) if isinstance(step, TakeCard) else [_copy(state, seat, step, decision)]
    found = chain(hints, [_rival_close(state, seat)])
    return next((hint for hint in found if hint is not None and hint.text not in told), None)


def _hints(state: NanotechState, seat: int, decision: Decision) -> Iterator[Hint]:
    """Yield the uses of the cards on the table now, the best first."""
    cards = {CardAction(str(choice.facets["action"])): choice for choice in reversed(decision.choices)}
    confine = _best_confinement(state, seat, cards.get(CardAction.CONFINE))
    if confine is not None:
        choice = cards[CardAction.CONFINE]
        yield Hint(
            text("advice-nanotech-confine", result=confine.name, card=action_name(CardAction.CONFINE)), choice.id
        )
    quarks = cards.get(CardAction.QUARKS)
    if quarks is not None and quarks.facets["ways"] and (token := wanted_quark(state, seat)) is not None:
        yield Hint(
            text("advice-nanotech-quark", quark=quark_name(token), card=action_name(CardAction.QUARKS)), quarks.id
        )
    recharge = cards.get(CardAction.RECHARGE)
    if recharge is not None and state.labs[seat].energy < LITTLE_ENERGY:
        yield Hint(text("advice-nanotech-energy", card=action_name(CardAction.RECHARGE)), recharge.id)
    lepton = cards.get(CardAction.LEPTON)
    if lepton is not None and lepton.facets["ways"]:
        yield Hint(text("advice-nanotech-lepton", card=action_name(CardAction.LEPTON)), lepton.id)


def _best_confinement(state: NanotechState, seat: int, card: Choice | None) -> Confine | None:
    """Return the best confinement that the seat could do with the card; None if it could do none."""
    if card is None:
        return None
    extra = int(card.facets["energy"])
    found = deeds(state, seat, CardAction.CONFINE, discount=card_discount(CardAction.CONFINE), extra=extra)
    made = [deed for deed in found if isinstance(deed, Confine)]
    return max(made, key=lambda deed: deed.prestige, default=None)


def wanted_quark(state: NanotechState, seat: int) -> Quark | None:
    """Return a quark of the central capsule that completes a proton or neutron for the seat; None if none does."""
    held = set(state.labs[seat].quarks)
    if confinements(state, seat):
        return None
    useful = {token for plan in quark_plans() for token in plan if set(plan) - held == {token}}
    return next((token for token in Quark if token in useful and token in state.capsule), None)


def _copy(state: NanotechState, seat: int, step: Copy, decision: Decision) -> Hint | None:
    """Return whether copying is worth its cost, that is, whether it completes something or brings prestige."""
    token = wanted_quark(state, seat)
    for choice in decision.choices:
        if step.action is CardAction.CONFINE and choice.kind == "copy":
            return Hint(text("advice-nanotech-copy-confine"), choice.id)
        if token is not None and choice.id.endswith(f":{token}"):
            return Hint(text("advice-nanotech-copy-quark", quark=quark_name(token)), choice.id)
    return None


def _rival_close(state: NanotechState, seat: int) -> Hint | None:
    """Warn of another player who is about to reach the target."""
    others = [other for other in range(state.seats) if other != seat]
    first = max(others, key=lambda other: state.labs[other].prestige)
    missing = state.target - state.labs[first].prestige
    if not 0 < missing <= CLOSE:
        return None
    return Hint(text("advice-nanotech-close", who=SeatName(first), prestige=missing))
