"""Promo: action fragments and the contract slot that brings them (nucleum.md 9)."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel import Choice, ChoiceId, Decision, EventLog, SeatName, Text, Unasked, text
from engine.nucleum.library import lib, rail_spaces
from engine.nucleum.module import Cover, MoreChoices, SlotBonus
from engine.nucleum.modules.promos.state import (
    Laid,
    fragments,
    held_fragment,
    laid_fragments,
    offered_fragments,
    promos,
)
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_description, component_name, link
from engine.nucleum.rules.effects.questions import ask, skip_choice
from engine.nucleum.rules.flow.turn import ResolveTile
from engine.nucleum.state import Effects, TableState, Task

FRAGMENT_SLOT = "slot-fragment"
"""The contract slot whose bonus is an action fragment."""


def lay_out(state: TableState) -> None:
    """Put all fragments on offer, and give each player the slot for them."""
    promos(state).offered = list(fragments(state))
    for player in state.players:
        player.contracts[FRAGMENT_SLOT] = ""


def lying_out(state: TableState, seat: int) -> bool:
    """Return whether a fragment of the seat lies on a railway tile."""
    return any(state.board.rails[space].owner == seat for space in laid_fragments(state))


TAKE = ChoiceId("take")
FRAGMENT = ChoiceId("fragment")


class TakeFragment(msgspec.Struct, tag="take_fragment"):
    """`seat` takes an action fragment, or exchanges the one it holds; it may own only one."""

    seat: int

    def decide(self, state: TableState) -> Decision | None:
        """Ask for the fragment, unless the one owned lies on the map."""
        if lying_out(state, self.seat) or not offered_fragments(state):
            return None
        choices = [
            Choice(
                id=TAKE(name),
                kind="fragment",
                label=component_name(state, "fragments", name),
                detail=component_description(state, "fragments", name),
                facets={"fragment": name},
            )
            for name in offered_fragments(state)
        ]
        has_one = bool(held_fragment(state, self.seat))
        if has_one:
            choices.append(skip_choice())
        prompt = text("nuc-prompt-fragment-exchange" if has_one else "nuc-prompt-fragment")
        return ask(state, self.seat, prompt, choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Take it; one held goes back to the offer."""
        if choice is None:
            log.add("nothing", "nuc-event-nothing", self.seat, minor=True, who=SeatName(self.seat))
            return
        if choice == "skip":
            return
        own = promos(state)
        name = TAKE.value(choice)
        own.offered.remove(name)
        if has := own.held.get(self.seat):
            own.offered.append(has)
        own.held[self.seat] = name
        log.add(
            "fragment",
            "nuc-event-fragment",
            self.seat,
            marks=(f"mat:{self.seat}",),
            data={"fragment": name},
            who=SeatName(self.seat),
            fragment=component_name(state, "fragments", name),
        )


SLOT = SlotBonus(
    steps=lambda _state, seat: [TakeFragment(seat)],
    name=text("nuc-slot-fragment"),
    gives=text("nuc-slot-fragment-bonus"),
)
"""The fragment slot."""


class FragmentsBack(Unasked, tag="fragments_back", omit_defaults=True):
    """Fragments that lay on railway tiles, or that `seat` used on a played tile, return to the offer."""

    fragments: tuple[str, ...]
    seat: int | None = None

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Put them back."""
        promos(state).offered.extend(self.fragments)
        if self.seat is not None:
            log.add("fragment", "nuc-event-fragment-back", self.seat, minor=True, who=SeatName(self.seat))


# --- On a tile that is played ---------------------------------------------------------------------------------------


def _choices(state: TableState, step: ResolveTile) -> list[Choice]:
    """Return the choices to cover an action of the tile with the fragment held, before any of them is resolved."""
    fragment = held_fragment(state, step.seat)
    if not fragment or step.begun:
        return []
    return [
        Choice(
            id=FRAGMENT(task.half),
            kind="fragment",
            label=text("nuc-cover", fragment=component_name(state, "fragments", fragment), half=task.half + 1),
            facets={"half": task.half, "fragment": fragment},
        )
        for task in step.tasks
        if not task.cover
    ]


def _cover(state: TableState, step: ResolveTile, choice: str, log: EventLog) -> None:
    half = FRAGMENT.number(choice)
    fragment = promos(state).held.pop(step.seat)
    tasks = [Task(task.tile, task.half, fragment) if task.half == half else task for task in step.tasks]
    log.add(
        "fragment",
        "nuc-event-cover",
        step.seat,
        who=SeatName(step.seat),
        fragment=component_name(state, "fragments", fragment),
    )
    # It returns to the offer only when the tile's actions are done.
    covered = msgspec.structs.replace(step, tasks=tasks, begun=True)
    state.push(covered, FragmentsBack((fragment,), step.seat))


ON_A_TILE = MoreChoices(_choices, _cover)
"""Covering an action of the tile that is played."""


# --- On a railway tile ----------------------------------------------------------------------------------------------


class CoverRail(msgspec.Struct, tag="cover_rail"):
    """`seat` may lay the fragment it holds along with the railway tile just laid on `space`."""

    seat: int
    space: str

    def decide(self, state: TableState) -> Decision | None:
        """Ask for the end to cover, if any."""
        fragment = held_fragment(state, self.seat)
        if not fragment:
            return None
        tile = state.board.rails[self.space].tile
        where = rail_spaces(state)[self.space][0]
        choices = [
            Choice(
                id=FRAGMENT(half),
                kind="fragment",
                label=text(
                    "nuc-cover-end",
                    fragment=component_name(state, "fragments", fragment),
                    half=words.half_label(lib(state).tiles[tile].halves[half]),
                    link=link(where),
                ),
                facets={"half": half, "fragment": fragment},
            )
            for half in (0, 1)
        ]
        return ask(state, self.seat, text("nuc-prompt-fragment-rail"), [*choices, skip_choice()])

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Lay it."""
        if choice is None or choice == "skip":
            return
        own = promos(state)
        fragment = own.held.pop(self.seat)
        own.laid[self.space] = Laid(fragment, FRAGMENT.number(choice))
        log.add(
            "fragment",
            "nuc-event-cover",
            self.seat,
            marks=(self.space,),
            who=SeatName(self.seat),
            fragment=component_name(state, "fragments", fragment),
        )


def _effects(state: TableState, fragment: str) -> Effects | None:
    known = fragments(state)
    return known[fragment].effects if fragment in known else None


def _at(state: TableState, space: str, half: int) -> str:
    lying = laid_fragments(state).get(space)
    return lying.fragment if lying is not None and lying.half == half else ""


def _return_used(state: TableState, fragment: str) -> None:
    """Return to the offer a fragment that still lies on a railway tile (used at an end that did not match)."""
    own = promos(state)
    for space, lying in list(own.laid.items()):
        if lying.fragment == fragment:
            del own.laid[space]
            own.offered.append(fragment)


def _remove_matched(state: TableState, space: str, ends: list[tuple[int, str, bool, bool]]) -> list[Any]:
    """Take away the fragments whose neighbor has been placed, resolved or not, and return the step for the rest.

    At an end that can never match later, a fragment is removed; beside an empty space, it stays.
    """
    own, back = promos(state), []
    position = rail_spaces(state)[space][1]
    for half, neighbour, matches, empty in ends:
        if neighbour:
            at_second = position > rail_spaces(state)[neighbour][1]
            rail = state.board.rails[neighbour]
            if theirs := _at(state, neighbour, 1 - rail.half if at_second else rail.half):
                back.append(theirs)
                del own.laid[neighbour]
        covered = _at(state, space, half)
        if covered and (matches or not empty):
            back.append(covered)
            del own.laid[space]
    return [FragmentsBack(tuple(back))] if back else []


def _sentence(state: TableState, space: str, said: Text) -> Text:
    """Return the sentence about the tile on a railway space, with the fragment that covers it."""
    there = laid_fragments(state).get(space)
    if there is None:
        return said
    return text("position-nucleum-covered", tile=said, fragment=component_name(state, "fragments", there.fragment))


COVER = Cover(
    effects=_effects,
    at=_at,
    held=held_fragment,
    used=_return_used,
    laid=lambda state, seat, space: [CoverRail(seat, space)] if held_fragment(state, seat) else [],
    matched=_remove_matched,
    said=_sentence,
)
"""Fragments over the halves of tiles."""
