"""Effects that only energizing a special building has (Gibraltar, appendix)."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel import Decision, EventLog, SeatName, text
from engine.nucleum.data.vocabulary import Part
from engine.nucleum.library import city_of, lib
from engine.nucleum.module import EffectRule
from engine.nucleum.modules.chain_tiles.state import open_chain
from engine.nucleum.modules.special_buildings.records import (
    KIND,
    BecomeMine,
    ExtraTurn,
    FreeDevelop,
    FromNowOn,
    SetAsideTiles,
)
from engine.nucleum.modules.special_buildings.state import own, placed_buildings, record_of
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import city, component_name
from engine.nucleum.rules.actions.develop import BeginDevelop, can_develop
from engine.nucleum.rules.effects.do import Do, fire
from engine.nucleum.rules.effects.goods import EXCHANGE, StoreUranium, exchange, exchange_choices
from engine.nucleum.rules.effects.questions import ask, skip_choice
from engine.nucleum.rules.flow.turn import PLAY, ResolveTile, play_choices, slot_in
from engine.nucleum.state import TableState

# --- Develop without paying -------------------------------------------------------------------------------------------


def _all_off(state: TableState) -> int:
    """Return a discount that makes two tiles free."""
    data = lib(state)
    return 2 * max(data.numbers["tile-prices"].values) + data.number("second-tile-thaler")


def _free_develop(state: TableState, do: Do, _effect: FreeDevelop, _log: EventLog) -> list[Any]:
    return [BeginDevelop(do.seat, _all_off(state), optional=True)]


# --- The tiles set aside ----------------------------------------------------------------------------------------------


def _set_aside_tiles(state: TableState, do: Do, _effect: SetAsideTiles, log: EventLog) -> list[Any]:
    tiles = own(state).aside
    if tiles:
        state.players[do.seat].pool.extend(tiles)
        log.add(
            "special-tiles",
            "nuc-event-set-aside",
            seat=do.seat,
            marks=(f"mat:{do.seat}",),
            who=SeatName(do.seat),
            tiles=words.join_items([component_name(state, "tiles", tile) for tile in tiles]),
        )
        own(state).aside = []
    return []


# --- Another turn ---------------------------------------------------------------------------------------------------


class PlayFurther(msgspec.Struct, tag="play_further"):
    """`seat` may at once play another tile to its board, and resolve it as in a normal turn."""

    seat: int

    def decide(self, state: TableState) -> Decision | None:
        """Ask for the tile; nothing without a tile or a free slot."""
        choices = play_choices(state, self.seat)
        if not choices:
            return None
        choices += [*exchange_choices(state, self.seat), skip_choice()]
        return ask(state, self.seat, text("nuc-prompt-play-further"), choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Play it."""
        if EXCHANGE.fits(choice):
            state.push(self)
            exchange(state, self.seat, EXCHANGE.value(choice), log)
        elif PLAY.fits(choice):
            state.push(slot_in(state, self.seat, PLAY.value(choice), log))
        elif choice is None:
            log.add("nothing", "nuc-event-nothing", self.seat, minor=True, who=SeatName(self.seat))


def _extra_turn(state: TableState, do: Do, _effect: ExtraTurn, _log: EventLog) -> list[Any]:
    """Queue the extra turn after the energize action and the additions of abilities.

    It must not come between a chain tile and the tile on top of it, so it follows the latter.
    """
    pending, below = state.pending, len(state.pending)
    while below and isinstance(pending[below - 1], Do):
        below -= 1
    if open_chain(state, do.seat):
        below = next((at for at in reversed(range(below)) if isinstance(pending[at], ResolveTile)), below)
    pending.insert(below, PlayFurther(do.seat))
    return []


# --- A building that becomes a mine -----------------------------------------------------------------------------------


def _become_mine(state: TableState, do: Do, _effect: BecomeMine, log: EventLog) -> list[Any]:
    held = state.players[do.seat].uranium
    steps: list[Any] = []
    for space, piece in placed_buildings(state, do.seat):
        if piece.energized and piece.id not in held and record_of(state, piece).mine_size:
            held[piece.id] = 0
            state.board.clear_cache()
            log.add(
                "become-mine",
                "nuc-event-become-mine",
                seat=do.seat,
                marks=(space,),
                data={"building": piece.id},
                who=SeatName(do.seat),
                building=component_name(state, KIND, piece.id),
                city=city(city_of(state, space).id),
            )
            steps += [StoreUranium(do.seat, len(held), "mine"), *fire(state, do.seat, "place_mine")]
    return steps


def _always(_state: TableState, _seat: int, _effect: Part) -> bool:
    return True


def _from_now_on(_state: TableState, _do: Do, _effect: FromNowOn, _log: EventLog) -> list[Any]:
    """There is no immediate effect: `offer.abilities` has the lasting abilities."""
    return []


EFFECTS: dict[type[Part], EffectRule] = {
    FreeDevelop: EffectRule(_free_develop, lambda state, seat, _effect: can_develop(state, seat, _all_off(state))),
    SetAsideTiles: EffectRule(_set_aside_tiles, lambda state, _seat, _effect: bool(own(state).aside)),
    ExtraTurn: EffectRule(_extra_turn, lambda state, seat, _effect: bool(play_choices(state, seat))),
    BecomeMine: EffectRule(_become_mine, _always),
    FromNowOn: EffectRule(_from_now_on, _always),
}
"""Carries out the effects of special buildings."""
