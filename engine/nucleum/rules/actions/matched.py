"""After a tile was laid as a railway: matched actions are resolved, full links completed (nucleum.md 6)."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel import Confirm, Decision, EventLog, SeatName, Unasked, text
from engine.nucleum.library import automaton_of, rail_spaces, rules_of, side
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import link
from engine.nucleum.rules.actions.matching import cover_at, half_at, matches
from engine.nucleum.rules.actions.tasks import effects_of, task_choices, task_chosen, task_steps
from engine.nucleum.rules.effects.abilities import permits
from engine.nucleum.rules.effects.do import tell_granted
from engine.nucleum.rules.effects.goods import EXCHANGE, advance, exchange, exchange_choices
from engine.nucleum.rules.effects.questions import DO, skip_choice
from engine.nucleum.rules.map.networks import networks
from engine.nucleum.state import TableState, Task


class LineUp(Unasked, tag="line_up"):
    """Queues the consequences of a tile just laid."""

    seat: int
    space: str

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Put the seat's matched actions first, then the others', then the link."""
        rail = state.board.rails[self.space]
        own: list[Task] = []
        unmatched: list[Task] = []
        others: dict[int, list[Task]] = {}
        found = matches(state, self.space, rail.tile, rail.half, self.seat)
        for match in found:
            task = Task(rail.tile, match.half, cover_at(state, self.space, match.half))
            if match.matches:
                own.append(task)
            elif not match.closed:
                unmatched.append(task)
            if match.neighbour and match.matches:
                other = state.board.rails[match.neighbour]
                task = half_at(state, match.neighbour, self.space)
                (own if other.owner == self.seat else others.setdefault(other.owner, [])).append(task)
        ends = [(match.half, match.neighbour, match.matches, match.empty) for match in found]
        after = [step for cover in rules_of(state).covers for step in cover.matched(state, self.space, ends)]
        steps: list[Any] = []
        permitted = unmatched if permits(state, self.seat, "unmatched_end") else []
        link = rail_spaces(state)[self.space][0].id
        if own or permitted:
            steps += self._match_steps(state, self.seat, own, permitted, link)
        if others and self.seat not in state.automata:
            steps.append(Confirm(self.seat))
        for seat in state.seats_from(self.seat):
            if seat in others:
                steps += self._match_steps(state, seat, others[seat], [], link)
                if seat not in state.automata:
                    steps.append(Confirm(seat, own_turn=False))
        steps += after
        steps.append(CompleteLink(self.seat, link))
        state.push(*steps)

    def _match_steps(
        self, state: TableState, seat: int, tasks: list[Task], unmatched: list[Task], where: str
    ) -> list[Any]:
        """Return the steps in which a seat resolves its matched actions: the owner may choose, an automaton may not."""
        automaton = automaton_of(state, seat)
        if automaton is not None:
            return automaton.matched(seat, tasks)
        return [ResolveMatched(seat, tasks, unmatched, link=where, by=self.seat)]


class ResolveMatched(msgspec.Struct, tag="resolve_matched"):
    """`seat` resolves matched actions of its tiles in any order, or declines; one of `unmatched` as well (D4)."""

    seat: int
    tasks: list[Task]
    unmatched: list[Task]
    link: str
    by: int

    def task_of(self, choice: str) -> Task:
        """Return the action of a tile that a choice resolves."""
        return [*self.tasks, *self.unmatched][task_chosen(choice)[0]]

    def decide(self, state: TableState) -> Decision | None:
        """Ask which action."""
        every = [*self.tasks, *self.unmatched]
        choices = task_choices(state, self.seat, every)
        if choices:
            choices += exchange_choices(state, self.seat)
        choices.append(skip_choice())
        where = side(state).links[self.link]
        own_turn = self.seat == self.by
        reason = None
        if not own_turn:
            halves = words.join_items(words.labels(effects_of(state, task)) for task in self.tasks)
            reason = text("nuc-reason-matched", who=SeatName(self.by), link=link(where), halves=halves)
        return Decision(
            seat=self.seat,
            prompt=text("nuc-prompt-matched", link=link(where)),
            choices=tuple(choices),
            reason=reason,
            own_turn=own_turn,
        )

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Do it, and come back for the rest."""
        if EXCHANGE.fits(choice):
            state.push(self)
            exchange(state, self.seat, EXCHANGE.value(choice), log)
            return
        if not DO.fits(choice):
            # A seat with nothing to do has not declined.
            if self.seat != self.by and not log.forced:
                log.add("decline", "nuc-event-decline", self.seat, minor=True, who=SeatName(self.seat))
            return
        index, action = task_chosen(choice)
        task = self.task_of(str(choice))
        tasks = [other for other in self.tasks if other is not task]
        # Only one unmatched end may be resolved.
        unmatched = [] if index >= len(self.tasks) else self.unmatched
        if self.seat != self.by:
            log.add(
                "matched",
                "nuc-event-matched",
                self.seat,
                marks=(self.link,),
                who=SeatName(self.seat),
                half=words.labels(effects_of(state, task)),
            )
        if task.cover:
            for cover in rules_of(state).covers:
                cover.used(state, task.cover)
        if action:
            tell_granted(state, self.seat, "", log)
        steps = task_steps(state, self.seat, task, action)
        if tasks or unmatched:
            steps.append(ResolveMatched(self.seat, tasks, unmatched, self.link, self.by))
        state.push(*steps)


class CompleteLink(Unasked, tag="complete_link"):
    """Completes a link if all its spaces are full; its participants' income rises by side and length."""

    seat: int
    link: str

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Turn the tiles over and inaugurate the link."""
        where = side(state).links[self.link]
        board = state.board
        if self.link in board.complete or any(space not in board.rails for space in where.space_ids):
            return
        board.complete.append(self.link)
        board.clear_cache()
        log.add("complete", "nuc-event-complete", marks=(self.link,), data={"link": self.link}, link=link(where))
        tiles = networks(state).participants[self.link]
        for reward in side(state).completion:
            if reward.length != where.spaces:
                continue
            for seat in state.seats_from(self.seat):
                if seat in tiles:
                    steps = reward.steps * (tiles[seat] if reward.per_tile else 1)
                    advance(state, seat, reward.track, steps, log, "railway")
