"""Playing a chain tile (court-of-progress, chain tiles): its action in full, then another tile on top of it."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel import Choice, Decision, EventLog, SeatName, Text, text
from engine.nucleum.library import lib, rules_of
from engine.nucleum.module import EffectRule, MoreChoices
from engine.nucleum.modules.chain_tiles.records import Chain
from engine.nucleum.modules.chain_tiles.state import fit_on_top, open_chain, own
from engine.nucleum.phrases.codes import tile_code
from engine.nucleum.phrases.labels import component_description, component_name
from engine.nucleum.rules.actions.contract import FULFIL, fulfil, fulfil_choices
from engine.nucleum.rules.actions.tasks import effects_of
from engine.nucleum.rules.effects.do import Do
from engine.nucleum.rules.effects.goods import EXCHANGE, exchange, exchange_choices
from engine.nucleum.rules.effects.questions import ask, more_choices, resolve_more, skip_choice
from engine.nucleum.rules.flow.turn import PLAY, ResolveTile
from engine.nucleum.state import TableState, Task

ON_TOP = "on-top"
"""The choice to continue with the tile on top, and its kind."""


class PlayOnTop(ResolveTile, tag="play_on_top"):
    """`seat` is done with the action of the chain tile in its last slot, and may play another tile on top of it.

    It replaces the resolution of the chain tile, so the turn's one contract may also be fulfilled here.
    """

    def decide(self, state: TableState) -> Decision | None:
        """Ask for the tile; if none fits, for the rest of the turn."""
        found = [
            Choice(
                id=PLAY(tile),
                kind="play",
                label=component_name(state, "tiles", tile),
                detail=component_description(state, "tiles", tile),
                facets={"tile": tile},
            )
            for tile in fit_on_top(state, self.seat)
        ]
        if not found:
            return super().decide(state)
        if self.may_fulfil:
            found += fulfil_choices(state, self.seat)
        found += more_choices(state, self)
        found += exchange_choices(state, self.seat)
        chain = code_of(open_chain(state, self.seat))
        return ask(state, self.seat, text("nuc-prompt-on-top", chain=chain), [*found, skip_choice()])

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Lay the tile and start to resolve it, or make the other choice and return to this step."""
        if PLAY.fits(choice):
            tile = PLAY.value(choice)
            lay_on_top(state, self.seat, tile, log)
            tasks = [Task(tile, half) for half in range(len(lib(state).tiles[tile].halves))]
            state.push(ResolveTile(self.seat, tasks, self.may_fulfil))
        elif EXCHANGE.fits(choice):
            state.push(self)
            exchange(state, self.seat, EXCHANGE.value(choice), log)
        elif FULFIL.fits(choice):
            state.push(msgspec.structs.replace(self, may_fulfil=False))
            fulfil(state, self.seat, FULFIL.value(choice), log)
        elif choice != "skip":
            resolve_more(state, self, str(choice), log)


def code_of(tile: str) -> Text:
    """Return the code of a tile; a chain tile's effect was described when it was played."""
    return text("nucleum-plain", value=tile_code(tile))


def lay_on_top(state: TableState, seat: int, tile: str, log: EventLog) -> None:
    """Put a tile of the pool on top of the chain tile in the seat's last slot."""
    player = state.players[seat]
    chain = player.slots[-1]
    player.pool.remove(tile)
    player.slots[-1] = tile
    own(state).under.setdefault(seat, {})[tile] = chain
    log.add(
        "play",
        "nuc-event-on-top",
        seat=seat,
        marks=(f"mat:{seat}",),
        data={"tile": tile, "slot": len(player.slots), "under": chain},
        who=SeatName(seat),
        tile=component_name(state, "tiles", tile),
        chain=code_of(chain),
    )


def _go_on(state: TableState, seat: int) -> list[Any]:
    """Take the chain tile that is being resolved off the stack, and return the step for the tile on top of it."""
    pending = state.pending
    at = next(
        (at for at in reversed(range(len(pending))) if type(pending[at]) is ResolveTile and pending[at].seat == seat),
        None,
    )
    if at is None or not open_chain(state, seat):
        return []
    return [PlayOnTop(seat, [], pending.pop(at).may_fulfil, begun=True)]


def _chain(state: TableState, do: Do, _effect: Chain, _log: EventLog) -> list[Any]:
    return _go_on(state, do.seat)


CHAIN = EffectRule(_chain, lambda state, seat, _effect: bool(fit_on_top(state, seat)))
"""Carries out the effect "chain", after all other effects of its tile."""


def _choices(state: TableState, step: ResolveTile) -> list[Choice]:
    """Return the choice to skip the rest of a chain tile, and play the tile on top."""
    if not open_chain(state, step.seat) or not fit_on_top(state, step.seat):
        return []
    rules = rules_of(state).effects
    left = [effect for task in step.tasks for effect in effects_of(state, task)]
    useful = any(rules[type(each)].any_good(state, step.seat, each) for each in left if not isinstance(each, Chain))
    if any(isinstance(each, Chain) for each in left) and not useful:
        return []  # this is how it is resolved
    key = "nuc-on-top-without" if useful else "nuc-on-top"
    return [Choice(id=ON_TOP, kind=ON_TOP, label=text(key))]


def _resolve(state: TableState, step: ResolveTile, _choice: str, _log: EventLog) -> None:
    state.push(PlayOnTop(step.seat, [], step.may_fulfil, begun=True))


WITHOUT_ACTION = MoreChoices(_choices, _resolve)
"""Skipping a chain tile's action."""


def back_to_the_pool(state: TableState, seat: int) -> list[Any]:
    """Take back, with a recharge, the chain tiles that lay under others."""
    state.players[seat].pool.extend(own(state).under.pop(seat, {}).values())
    return []
