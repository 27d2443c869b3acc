"""The steps of a round: each has its question and resolution.

A round's steps are laid out when it starts: the turns, then the end of the round. A turn pushes the action,
its confirmation, and one copy (with its own confirmation) for each other seat.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from engine.kernel import (
    Choice,
    ChoiceId,
    Confirm,
    Decision,
    EventLog,
    Listing,
    ScoreLine,
    SeatName,
    Standing,
    Text,
    Unasked,
    rank,
    text,
)
from engine.nanotech.components import components
from engine.nanotech.deeds import ActionChoice, ActionWay, bonus_quarks, deeds, least_cost, obstacle, quark_names
from engine.nanotech.pieces import CardAction, EndRule, PrestigeSource
from engine.nanotech.state import ActionCard, NanotechState
from engine.nanotech.supply import refill_capsule, score

DECLINE = "decline"
"""Id and kind of the choice not to do something."""

END_BONUSES = (CardAction.QUARKS, CardAction.LEPTON)
"""The cards with a bonus at the end of the round."""


def decline_choice(key: str) -> Choice:
    """Return the choice to decline, with the label of the catalogue `key`."""
    return Choice(id=DECLINE, kind=DECLINE, label=text(key))


def clockwise(state: NanotechState, first: int) -> list[int]:
    """Return all seats clockwise, beginning with `first`."""
    return [(first + offset) % state.seats for offset in range(state.seats)]


def action_name(action: CardAction) -> Text:
    """Return the name of an action (and its card)."""
    return text(f"nanotech-action-{action}")


def push(state: NanotechState, *steps: Any) -> None:
    """Put steps on the stack, to be resolved in the order given."""
    state.pending.extend(reversed(steps))


def turns(state: NanotechState) -> list[BeginTurn]:
    """Return the turns of a round, in order. Source: nanotech.md, "A round" 2."""
    order = clockwise(state, state.start_seat)
    return [BeginTurn(seat) for _ in range(components().turns(state.seats)) for seat in order]


class StartRound(Unasked, tag="start-round"):
    """Refill the central capsule and lay out the round. Source: nanotech.md, "A round" 1 and 2."""

    def resolve(self, state: NanotechState, choice: str | None, log: EventLog) -> None:
        """Refill, and push every turn of the round and its end."""
        state.round += 1
        state.turn = 0
        refill_capsule(state)
        log.reveal()
        log.add(
            "round",
            "nanotech-event-round",
            marks=("capsule",),
            data={"round": state.round},
            round=state.round,
            who=SeatName(state.start_seat),
            quarks=quark_names(state.capsule),
            count=len(state.capsule),
        )
        push(state, *turns(state), EndTurns())


class BeginTurn(Unasked, tag="begin-turn"):
    """Make `seat` the active player."""

    seat: int

    def resolve(self, state: NanotechState, choice: str | None, log: EventLog) -> None:
        """Begin the turn: the seat takes a card next."""
        state.active = self.seat
        state.turn += 1
        push(state, TakeCard(self.seat))


TAKE = ChoiceId("take")


class TakeCard(msgspec.Struct, tag="take-card"):
    """The active player takes an action card with the energy on it. Source: nanotech.md, "A round" 2."""

    seat: int

    def decide(self, state: NanotechState) -> Decision | None:
        """Offer the cards on the table; only the first of two identical ones."""
        choices: dict[tuple[CardAction, int], Choice] = {}
        for card in state.cards:
            alike = card.kind, card.energy
            if card.holder is None and alike not in choices:
                choices[alike] = self._choice(state, card)
        lap = (state.turn - 1) // state.seats + 1
        return Decision(
            seat=self.seat,
            prompt=text("nanotech-prompt-take"),
            reason=text("nanotech-reason-take", round=state.round, lap=lap, laps=components().turns(state.seats)),
            choices=tuple(choices.values()),
        )

    def _choice(self, state: NanotechState, card: ActionCard) -> Choice:
        discount = card_discount(card.kind)
        found = deeds(state, self.seat, card.kind, discount=discount, extra=card.energy)
        cost = least_cost(state, card.kind, discount)
        why_not = None if found else obstacle(state, self.seat, card.kind, discount=discount, extra=card.energy)
        costs = {deed.cost for deed in found} or {cost}
        names: list[Text] = []
        for deed in found:
            name = text("nanotech-name-cost", name=deed.name, cost=deed.cost) if len(costs) > 1 else deed.name
            if name not in names:
                names.append(name)
        return Choice(
            id=TAKE(card.id),
            kind="take",
            label=text("nanotech-choice-take", card=action_name(card.kind), energy=card.energy),
            detail=text(
                "nanotech-detail-take",
                cost=min(costs),
                most=max(costs),
                varies="yes" if len(costs) > 1 else "no",
                outlook=why_not or Listing(tuple(names)),
            ),
            facets={
                "card": card.id,
                "action": str(card.kind),
                "energy": card.energy,
                "cost": cost,
                "ways": len(found),
            },
        )

    def resolve(self, state: NanotechState, choice: str | None, log: EventLog) -> None:
        """Take the card and its energy; then come the action, the confirmation, and the copies."""
        card = next(card for card in state.cards if card.id == TAKE.value(choice))
        card.holder = self.seat
        energy, card.energy = card.energy, 0
        state.labs[self.seat].energy += energy
        log.add(
            "take",
            "nanotech-event-take",
            seat=self.seat,
            marks=(f"card:{card.id}", *([f"lab:{self.seat}:energy"] if energy else [])),
            data={"card": card.id, "energy": energy},
            who=SeatName(self.seat),
            card=action_name(card.kind),
            energy=energy,
        )
        copies: list[Any] = []
        if components().actions[card.kind].copyable.value:
            for seat in clockwise(state, self.seat)[1:]:
                copies += [Copy(seat, card.kind), Confirm(seat, own_turn=False), CheckTarget()]
        push(state, Act(self.seat, card.kind), Confirm(self.seat), CheckTarget(), *copies)


class Act(msgspec.Struct, tag="act"):
    """The active player does the action of the card just taken, or declines. Source: nanotech.md, "Actions"."""

    seat: int
    action: CardAction

    def _deeds(self, state: NanotechState) -> list[ActionChoice]:
        return deeds(state, self.seat, self.action, discount=card_discount(self.action))

    def decide(self, state: NanotechState) -> Decision | None:
        """Ask how to do the action; recharging, or an action that cannot be done, needs no answer."""
        found = self._deeds(state)
        if not found or self.action is CardAction.RECHARGE:
            return None
        return Decision(
            seat=self.seat,
            prompt=text(f"nanotech-prompt-{self.action}"),
            reason=text("nanotech-reason-act", card=action_name(self.action)),
            choices=(
                *(deed.choice(ActionWay.CARD) for deed in found),
                decline_choice("nanotech-choice-decline-action"),
            ),
        )

    def resolve(self, state: NanotechState, choice: str | None, log: EventLog) -> None:
        """Do what was chosen, with the card's immediate bonus."""
        found = self._deeds(state)
        if choice == DECLINE or not found:
            self._pass_over(state, choice, log)
            return
        deed = found[0] if choice is None else find_action_choice(found, choice, ActionWay.CARD)
        deed.perform(state, self.seat, ActionWay.CARD, log)
        bonus = components().confine_bonus
        if self.action is CardAction.CONFINE and bonus:
            log.add(
                "bonus",
                "nanotech-event-confine-bonus",
                seat=self.seat,
                marks=(f"prestige:{self.seat}",),
                data={"prestige": bonus},
                minor=True,
                who=SeatName(self.seat),
                prestige=bonus,
            )
            score(state, self.seat, PrestigeSource.CONFINE_BONUS, bonus, log)

    def _pass_over(self, state: NanotechState, choice: str | None, log: EventLog) -> None:
        who, card = SeatName(self.seat), action_name(self.action)
        why = obstacle(state, self.seat, self.action, discount=card_discount(self.action))
        if why is None:
            log.add("decline", "nanotech-event-decline", seat=self.seat, minor=True, who=who, card=card)
        else:
            log.add("cannot", "nanotech-event-cannot", seat=self.seat, minor=True, who=who, card=card, why=why)


class Copy(msgspec.Struct, tag="copy"):
    """Another seat may do the active player's action at its ordinary cost. Source: nanotech.md, "Copying"."""

    seat: int
    action: CardAction

    def decide(self, state: NanotechState) -> Decision | None:
        """List the ways to copy; a seat that has none is skipped."""
        found = deeds(state, self.seat, self.action)
        if not found or state.active is None:
            return None
        costs = {deed.cost for deed in found}
        return Decision(
            seat=self.seat,
            prompt=text("nanotech-prompt-copy", action=action_name(self.action)),
            reason=text(
                "nanotech-reason-copy",
                who=SeatName(state.active),
                action=action_name(self.action),
                cost=min(costs),
                most=max(costs),
                varies="yes" if len(costs) > 1 else "no",
            ),
            choices=(
                *(deed.choice(ActionWay.COPY) for deed in found),
                decline_choice("nanotech-choice-decline-copy"),
            ),
            own_turn=False,
        )

    def resolve(self, state: NanotechState, choice: str | None, log: EventLog) -> None:
        """Do the copy that was chosen."""
        if choice is None:
            return
        if choice == DECLINE:
            log.add(
                "decline-copy",
                "nanotech-event-decline-copy",
                seat=self.seat,
                minor=True,
                who=SeatName(self.seat),
                action=action_name(self.action),
            )
            return
        found = deeds(state, self.seat, self.action)
        find_action_choice(found, choice, ActionWay.COPY).perform(state, self.seat, ActionWay.COPY, log)


class CheckTarget(Unasked, tag="check-target"):
    """End the game after a confirmed action if the target ends it at once. Source: nanotech.md, "End"."""

    def resolve(self, state: NanotechState, choice: str | None, log: EventLog) -> None:
        """Finish the game, if the option says so and the target is reached."""
        if state.final_round and state.end is EndRule.IMMEDIATE:
            finish(state, log)


class EndTurns(Unasked, tag="end-turns"):
    """All turns are over: bonuses in turn order, then the leftovers. Source: nanotech.md, "A round" 3."""

    def resolve(self, state: NanotechState, choice: str | None, log: EventLog) -> None:
        """Push the bonuses of the cards held, in turn order, and the end of the round."""
        state.active = None
        bonuses: list[Any] = []
        for seat in clockwise(state, state.start_seat):
            held = [card.kind for card in state.cards if card.holder == seat and card.kind in END_BONUSES]
            if held:
                bonuses += [UseBonus(seat, held), Confirm(seat), CheckTarget()]
        push(state, *bonuses, EndRound())


class UseBonus(msgspec.Struct, tag="use-bonus"):
    """A seat may use the end-of-round bonuses of the cards in `held`, in any order.

    Capture quarks: another quark for free. Capture lepton: one extra action of another kind at its cost. Source:
    nanotech.md, "Actions", bonus column.
    """

    seat: int
    held: list[CardAction]

    def _options(self, state: NanotechState) -> list[tuple[CardAction, ActionWay, ActionChoice]]:
        """Return the available deeds as (card whose bonus it is, way, deed)."""
        found: list[tuple[CardAction, ActionWay, ActionChoice]] = []
        if CardAction.QUARKS in self.held:
            found += [(CardAction.QUARKS, ActionWay.BONUS, deed) for deed in bonus_quarks(state, self.seat)]
        if CardAction.LEPTON in self.held:
            for action in CardAction:
                if action is not CardAction.LEPTON:
                    found += [(CardAction.LEPTON, ActionWay.EXTRA, deed) for deed in deeds(state, self.seat, action)]
        return found

    def decide(self, state: NanotechState) -> Decision | None:
        """List every use of the bonuses left; a seat that has none is skipped."""
        options = self._options(state)
        if not options:
            return None
        cards = [card for card in END_BONUSES if any(card is option[0] for option in options)]
        which = cards[0] if len(cards) == 1 else "both"
        return Decision(
            seat=self.seat,
            prompt=text(f"nanotech-prompt-bonus-{which}"),
            reason=text(
                "nanotech-reason-bonus",
                cards=Listing(tuple(action_name(card) for card in cards)),
                count=len(cards),
                round=state.round,
            ),
            choices=(
                *(deed.choice(way) for _, way, deed in options),
                decline_choice("nanotech-choice-decline-bonus"),
            ),
        )

    def resolve(self, state: NanotechState, choice: str | None, log: EventLog) -> None:
        """Use one bonus; the next question is about another one held."""
        if choice is None:
            return
        if choice == DECLINE:
            log.add(
                "decline-bonus",
                "nanotech-event-decline-bonus",
                seat=self.seat,
                minor=True,
                who=SeatName(self.seat),
            )
            return
        card, way, deed = next(option for option in self._options(state) if option[2].choice_id(option[1]) == choice)
        deed.perform(state, self.seat, way, log)
        left = [kind for kind in self.held if kind is not card]
        if left:
            push(state, UseBonus(self.seat, left))


class EndRound(Unasked, tag="end-round"):
    """Charge the cards left over and begin the next round, or end the game.

    Source: nanotech.md, "A round" 4 and "End"; rulings.md, "Standstill" and "Charging with a short supply".
    """

    def resolve(self, state: NanotechState, choice: str | None, log: EventLog) -> None:
        """Finish after the final round or at a standstill; else charge, return the cards, pass the start on."""
        idle, limit = state.round - state.scored, components().set_up.standstill_rounds.value
        if idle >= min(limit, components().set_up.standstill_warning.value):
            key = "nanotech-event-standstill" if idle >= limit else "nanotech-event-idle"
            log.add("idle", key, data={"rounds": idle}, rounds=idle, limit=limit)
        if state.final_round or idle >= limit:
            finish(state, log)
            return
        charged: list[ActionCard] = []
        for card in state.cards:
            if card.holder is None and state.energy:
                tokens = min(components().set_up.leftover_energy.value, state.energy)
                state.energy -= tokens
                card.energy += tokens
                charged.append(card)
        for card in state.cards:
            card.holder = None
        for lab in state.labs:
            lab.upgraded = False
        kinds = Counter(card.kind for card in charged)
        names = [text("nanotech-cards", card=action_name(kind), count=count) for kind, count in kinds.items()]
        log.add(
            "charge",
            "nanotech-event-charge",
            marks=tuple(f"card:{card.id}" for card in charged),
            data={"cards": len(charged)},
            cards=Listing(tuple(names)),
            count=len(charged),
            energy=components().set_up.leftover_energy.value,
        )
        state.start_seat = clockwise(state, state.start_seat)[1]
        push(state, StartRound())


def card_discount(action: CardAction) -> int:
    """Return the energy that the holder of an action's card saves on it."""
    return components().upgrade_discount if action is CardAction.UPGRADE else 0


def find_action_choice(found: list[ActionChoice], choice: str, way: ActionWay) -> ActionChoice:
    """Return the deed that a choice's id names."""
    return next(deed for deed in found if deed.choice_id(way) == choice)


def final_standings(state: NanotechState) -> tuple[Standing, ...]:
    """Return the standings: most prestige, then atoms, then energy; other ties share a place (nanotech.md, "End")."""
    rows: list[tuple[int, int, tuple[int, ...], tuple[ScoreLine, ...]]] = []
    for seat, lab in enumerate(state.labs):
        lines = tuple(
            ScoreLine(text(f"nanotech-source-{source}"), points) for source, points in lab.score.items() if points
        )
        rows.append((seat, lab.prestige, (lab.atoms, lab.energy), lines))
    return rank(rows)


def finish(state: NanotechState, log: EventLog) -> None:
    """End the game and name the winner or winners."""
    state.over = True
    state.active = None
    winners = [standing for standing in final_standings(state) if standing.place == 1]
    log.add(
        "end",
        "nanotech-event-end",
        marks=tuple(f"prestige:{standing.seat}" for standing in winners),
        data={"round": state.round},
        winners=Listing(tuple(SeatName(standing.seat) for standing in winners)),
        count=len(winners),
        prestige=winners[0].score,
        rounds=state.round,
    )
