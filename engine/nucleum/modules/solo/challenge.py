"""The effects of challenges on people, and returning a starting tile (docs/ledger/rulings.md)."""

from __future__ import annotations

import msgspec

from engine.kernel import Choice, ChoiceId, Confirm, Decision, EventLog, Rng, SeatName, Unasked, text
from engine.nucleum.library import lib
from engine.nucleum.modules.solo.state import challenge, is_directive, solo
from engine.nucleum.phrases.labels import component_description, component_name
from engine.nucleum.state import TableState, Wagons

RETURN = ChoiceId("return")


def set_up(state: TableState, _rng: Rng, _log: EventLog) -> None:
    """Apply a challenge's changes at the start; those that need experiments are queued after these."""
    given = challenge(state)
    people = state.people_from(state.first)
    if given.start_thaler is not None:
        for seat in people:
            state.players[seat].thaler = given.start_thaler
    if given.wagons == "flipped":
        for area, wagons in state.board.coal.items():
            state.board.coal[area] = Wagons(0, wagons.fresh + wagons.flipped)
    for seat in people:
        if not given.directive:
            state.push(LoseDirective(seat))
        for _ in range(given.starting_tiles):
            state.push(ReturnTile(seat), Confirm(seat))


def may_exchange(state: TableState, _seat: int) -> bool:
    """Return whether the challenge lets people exchange."""
    return challenge(state).exchanges


def closed_slots(state: TableState, seat: int) -> int:
    """Return the number of a seat's action slots that the challenge covers."""
    return 0 if seat in state.automata else challenge(state).closed_slots


class LoseDirective(Unasked, tag="lose_directive"):
    """The special directive of `seat` goes back to the box."""

    seat: int

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Take it away."""
        pool = state.players[self.seat].pool
        for tile in [tile for tile in pool if is_directive(state, tile)]:
            remove(state, self.seat, tile, log)


class ReturnTile(msgspec.Struct, tag="return_tile"):
    """`seat` returns one of its two-sided starting tiles to the box."""

    seat: int

    def decide(self, state: TableState) -> Decision | None:
        """Ask for the tile."""
        tiles, pool = lib(state).tiles, state.players[self.seat].pool
        found = [tile for tile in pool if len(tiles[tile].halves) == 2 and tiles[tile].stack == "starting"]
        choices = tuple(
            Choice(
                id=RETURN(tile),
                kind="return",
                label=component_name(state, "tiles", tile),
                detail=component_description(state, "tiles", tile),
                facets={"tile": tile},
            )
            for tile in found
        )
        return Decision(seat=self.seat, prompt=text("nuc-prompt-return"), choices=choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Take it away."""
        remove(state, self.seat, RETURN.value(choice), log)


def remove(state: TableState, seat: int, tile: str, log: EventLog) -> None:
    """Return a tile of a seat to the box."""
    state.players[seat].pool.remove(tile)
    solo(state).removed.append(tile)
    log.add(
        "removed",
        "nuc-event-solo-returned",
        seat,
        marks=(f"mat:{seat}",),
        data={"tile": tile},
        who=SeatName(seat),
        tile=component_name(state, "tiles", tile),
    )
