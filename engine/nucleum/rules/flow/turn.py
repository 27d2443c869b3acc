"""Turns: playing a tile to the mat, and the beginning and end of every turn (nucleum.md 2)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.kernel import Choice, ChoiceId, Confirm, Decision, EventLog, SeatName, Text, Unasked, text
from engine.nucleum.data.vocabulary import Action, Directive
from engine.nucleum.library import automaton_of, lib, opponent_terms, rail_spaces
from engine.nucleum.phrases.labels import component_description, component_name
from engine.nucleum.rules.actions.contract import FULFIL, fulfil, fulfil_choices, refill_contracts
from engine.nucleum.rules.actions.develop import refill_offer
from engine.nucleum.rules.actions.railway import RAIL, ChooseRailSpace, can_build
from engine.nucleum.rules.actions.tasks import task_choices, task_chosen, task_steps
from engine.nucleum.rules.effects.do import tell_granted
from engine.nucleum.rules.effects.end_conditions import ending
from engine.nucleum.rules.effects.goods import EXCHANGE, exchange, exchange_choices
from engine.nucleum.rules.effects.main_actions import terms_of
from engine.nucleum.rules.effects.questions import DO, ask, more_choices, resolve_more, skip_choice
from engine.nucleum.rules.flow.recharge import begin_recharge, recharge_choice
from engine.nucleum.state import TableState, Task, Terms

PLAY = ChoiceId("play")


class NextTurn(Unasked, tag="next_turn"):
    """Stays at the bottom of the stack: begins the next turn, or the end of the game after the last round."""

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Begin the next turn; between rounds, check whether the end has come."""
        from engine.nucleum.rules.flow.final_scoring import begin_end

        if state.turn % state.seats == 0 and state.turn:
            if state.last_round:
                begin_end(state)
                return
            if ending(state):
                state.last_round = True
                log.add("last-round", "nuc-event-last-round")
        seat = (state.first + state.turn) % state.seats
        state.turn += 1
        state.active = seat
        automaton = automaton_of(state, seat)
        begin = TurnStart(seat) if automaton is None else automaton.turn(seat)
        state.push(begin, EndTurn(seat), NextTurn())


class TurnStart(msgspec.Struct, tag="turn_start"):
    """`seat` chooses how to use its turn."""

    seat: int

    def decide(self, state: TableState) -> Decision | None:
        """Ask: play a tile, build a railway or recharge; exchanges are possible before."""
        player, data = state.players[self.seat], lib(state)
        choices = play_choices(state, self.seat)
        if can_build(state, self.seat):
            detail = text("nuc-rail-detail", spaces=len(rail_spaces(state)) - len(state.board.rails))
            choices += [
                Choice(
                    id=RAIL(tile),
                    kind="rail",
                    label=component_name(state, "tiles", tile),
                    detail=detail,
                    facets={"tile": tile},
                )
                for tile in player.pool
                if data.tiles[tile].railway
            ]
        choices += more_choices(state, self)
        choices.append(recharge_choice(state, self.seat))
        choices += exchange_choices(state, self.seat)
        reason = None
        if state.last_round or ending(state):
            reason = text("nuc-reason-last-round" if state.last_round else "nuc-reason-ending")
        return Decision(
            seat=self.seat,
            prompt=text("nuc-prompt-turn"),
            choices=tuple(choices),
            reason=reason,
            own_turn=self.seat == state.active,
            # A turn is never taken automatically, even if a recharge is the only choice.
            ask=True,
        )

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Begin the chosen action."""
        if EXCHANGE.fits(choice):
            state.push(self)
            exchange(state, self.seat, EXCHANGE.value(choice), log)
        elif PLAY.fits(choice):
            play(state, self.seat, PLAY.value(choice), log)
        elif RAIL.fits(choice):
            state.push(ChooseRailSpace(self.seat, RAIL.value(choice)), Confirm(self.seat))
        elif choice == "recharge":
            begin_recharge(state, self.seat, log)
        else:
            resolve_more(state, self, str(choice), log)


def play(state: TableState, seat: int, tile: str, log: EventLog) -> None:
    """Put a tile into the leftmost free slot and begin to resolve it; the turn ends with it."""
    state.push(slot_in(state, seat, tile, log), Confirm(seat))


def action_slots(state: TableState, seat: int) -> int:
    """Return the number of action slots that the seat may use: all on its board that are not covered."""
    return lib(state).number("action-slots") - opponent_terms(state).closed_slots(state, seat)


def can_play(state: TableState, seat: int) -> bool:
    """Return whether a slot is free for a tile."""
    return len(state.players[seat].slots) < action_slots(state, seat)


def play_choices(state: TableState, seat: int) -> list[Choice]:
    """Return the choices to play a tile in hand (kind `play`), as long as a slot is free."""
    if not can_play(state, seat):
        return []
    return [
        Choice(
            id=PLAY(tile),
            kind="play",
            label=component_name(state, "tiles", tile),
            detail=component_description(state, "tiles", tile),
            facets={"tile": tile},
        )
        for tile in state.players[seat].pool
    ]


def with_action(state: TableState, decision: Decision, action: str) -> Iterator[tuple[str, Terms]]:
    """Yield the ids of the choices that play a tile with a main action, and the terms it grants."""
    for choice in decision.of_kind("play"):
        for half in lib(state).tiles[str(choice.facets["tile"])].halves:
            for effect in half.effects:
                if isinstance(effect, Action) and effect.action == action:
                    yield choice.id, terms_of(effect)
                elif isinstance(effect, Directive) and lib(state).actions[action].directive:
                    yield choice.id, Terms(thaler_off=effect.thaler_off)


def tile_of(state: TableState, choice: str) -> Text:
    """Return the name of the tile that a choice plays."""
    return component_name(state, "tiles", PLAY.value(choice))


def slot_in(state: TableState, seat: int, tile: str, log: EventLog) -> ResolveTile:
    """Put a tile into the leftmost free slot; return the step that resolves it."""
    player = state.players[seat]
    player.pool.remove(tile)
    player.slots.append(tile)
    log.add(
        "play",
        "nuc-event-play",
        seat=seat,
        marks=(f"mat:{seat}",),
        data={"tile": tile, "slot": len(player.slots)},
        who=SeatName(seat),
        tile=component_name(state, "tiles", tile),
        slot=len(player.slots),
    )
    halves = lib(state).tiles[tile].halves
    return ResolveTile(seat, [Task(tile, half) for half in range(len(halves))])


class ResolveTile(msgspec.Struct, tag="resolve_tile", omit_defaults=True):
    """`seat` resolves the actions of the tile it played, and may fulfill one contract, in any order."""

    seat: int
    tasks: list[Task]
    may_fulfil: bool = True
    begun: bool = False

    def task_of(self, choice: str) -> Task:
        """Return the action of the tile that a choice resolves."""
        return self.tasks[task_chosen(choice)[0]]

    def decide(self, state: TableState) -> Decision | None:
        """Ask for the next action."""
        choices = task_choices(state, self.seat, self.tasks)
        if self.may_fulfil:
            choices += fulfil_choices(state, self.seat)
        choices += more_choices(state, self)
        if choices:
            choices += exchange_choices(state, self.seat)
        choices.append(skip_choice())
        return ask(state, self.seat, text("nuc-prompt-resolve"), choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Do it, and come back for the rest."""
        if EXCHANGE.fits(choice):
            state.push(self)
            exchange(state, self.seat, EXCHANGE.value(choice), log)
        elif FULFIL.fits(choice):
            state.push(ResolveTile(self.seat, self.tasks, may_fulfil=False, begun=self.begun))
            fulfil(state, self.seat, FULFIL.value(choice), log)
        elif DO.fits(choice):
            task, (_, action) = self.task_of(str(choice)), task_chosen(choice)
            left = [other for other in self.tasks if other is not task]
            if action:
                tell_granted(state, self.seat, "", log)
            state.push(
                *task_steps(state, self.seat, task, action), ResolveTile(self.seat, left, self.may_fulfil, begun=True)
            )
        elif choice != "skip":
            resolve_more(state, self, str(choice), log)


class EndTurn(Unasked, tag="end_turn"):
    """The turn is over: tiles and contracts taken from the displays are replaced."""

    seat: int

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Refill the offer and the contracts."""
        refill_offer(state, log)
        refill_contracts(state, log)
