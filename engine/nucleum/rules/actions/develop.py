"""Develop: take action tiles of the offer (nucleum.md 4). The offer is refilled after the turn, or before the next tiles are taken in it."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel import Choice, ChoiceId, Decision, EventLog, SeatName, Unasked, remarks, text
from engine.nucleum.data.vocabulary import TakeTile
from engine.nucleum.library import lib
from engine.nucleum.module import EffectRule, MainAction
from engine.nucleum.phrases.labels import component_name, cost, edges
from engine.nucleum.rules.effects.abilities import modifier
from engine.nucleum.rules.effects.do import Do
from engine.nucleum.rules.effects.goods import bring_about, can_pay, charge, price_text
from engine.nucleum.rules.effects.questions import ask, skip_choice
from engine.nucleum.state import TableState


def price_at(state: TableState, position: int) -> int:
    """Return the price printed at a position of the offer."""
    return lib(state).numbers["tile-prices"].values[position]


def second_surcharge(state: TableState, seat: int) -> int:
    """Return the surcharge for a second tile in one develop action."""
    return max(0, lib(state).number("second-tile-thaler") - modifier(state, seat, "second_tile_thaler_off"))


def affordable(state: TableState, seat: int, extra: int, off: int) -> list[tuple[int, str, int]]:
    """Return (position, tile, price) for each tile of the offer that the seat can pay for."""
    return [
        (position, tile, price)
        for position, tile in enumerate(state.display.offer)
        if tile and can_pay(state, seat, price := max(0, price_at(state, position) + extra - off))
    ]


def can_develop(state: TableState, seat: int, off: int) -> bool:
    """Return whether the seat could pay for a tile of the offer, now or after the refill."""
    if affordable(state, seat, 0, off):
        return True
    display = state.display
    if not display.takers:
        return False
    places = len(display.offer)
    filled = sum(map(bool, display.offer)) + min(len(display.takers), len(display.tiles))
    return any(
        can_pay(state, seat, max(0, price_at(state, position) - off)) for position in range(places - filled, places)
    )


class BeginDevelop(Unasked, tag="begin_develop", omit_defaults=True):
    """A develop action begins: tiles taken earlier in the turn are replaced first. For the fields see `Develop`."""

    seat: int
    off: int = 0
    more: bool = True
    optional: bool = False

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Refill what is due, then ask."""
        revealed = bool(state.display.takers)
        refill_offer(state, log)
        # What was revealed cannot be undone, so the action may be declined then.
        state.push(Develop(self.seat, self.off, more=self.more, optional=self.optional or revealed))


TILE = ChoiceId("tile")


class Develop(msgspec.Struct, tag="develop", omit_defaults=True):
    """`seat` takes a tile, `off` thaler cheaper and `extra` dearer. `more`: a second may follow; `second`: this is it."""

    seat: int
    off: int = 0
    extra: int = 0
    more: bool = True
    second: bool = False
    optional: bool = False

    def price(self, state: TableState, position: int) -> int:
        """Return the price of the tile in a place of the offer."""
        return max(0, price_at(state, position) + self.extra - self.off)

    def decide(self, state: TableState) -> Decision | None:
        """Ask which tile."""
        found = affordable(state, self.seat, self.extra, self.off)
        if not found:
            return None
        choices = []
        for position, tile, price in found:
            detail = remarks(price_text(state, self.seat, cost(price), price), edges(state, tile))
            facets: dict[str, str | int] = {"tile": tile, "cost": price, "position": position}
            choices.append(
                Choice(
                    id=TILE(tile),
                    kind="tile",
                    label=component_name(state, "tiles", tile),
                    detail=detail,
                    facets=facets,
                )
            )
        if self.optional:
            choices.append(skip_choice())
        prompt = text("nuc-prompt-develop-more" if self.second else "nuc-prompt-develop")
        return ask(state, self.seat, prompt, choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Take it, and offer a second one."""
        if choice is None:
            if not self.second:
                log.add("nothing", "nuc-event-nothing", self.seat, minor=True, who=SeatName(self.seat))
            return
        if choice == "skip":
            return
        tile = TILE.value(choice)
        position = state.display.offer.index(tile)
        full = price_at(state, position) + self.extra
        price = self.price(state, position)
        steps: list[Any] = [TakeOffered(self.seat, tile, price)]
        if self.more:
            left = max(0, self.off - full)
            surcharge = second_surcharge(state, self.seat)
            steps.append(Develop(self.seat, left, surcharge, more=False, second=True, optional=True))
        charge(state, self.seat, price, 0, steps)


def price_asked(state: TableState, seat: int | None, position: int) -> int:
    """Return the price of a place in the offer for a seat: the one in its open decision, else the printed one."""
    step = state.pending[-1] if state.pending else None
    if isinstance(step, Develop) and step.seat == seat:
        return step.price(state, position)
    return price_at(state, position)


class TakeOffered(Unasked, tag="take_offered"):
    """A tile of the offer that was paid for goes to the seat's pool."""

    seat: int
    tile: str
    price: int

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Move it."""
        position = state.display.offer.index(self.tile)
        state.display.offer[position] = ""
        state.display.takers.append(self.seat)
        state.players[self.seat].pool.append(self.tile)
        log.add(
            "develop",
            "nuc-event-develop",
            seat=self.seat,
            marks=(f"offer:{position + 1}", f"mat:{self.seat}"),
            data={"tile": self.tile, "cost": self.price},
            who=SeatName(self.seat),
            tile=component_name(state, "tiles", self.tile),
            cost=cost(self.price),
        )


def refill_offer(state: TableState, log: EventLog) -> None:
    """Slide the offer to the right and fill it from the left; taking the stack's last tile meets an end condition."""
    display = state.display
    if not display.takers:
        return
    left = [tile for tile in display.offer if tile]
    gaps = len(display.offer) - len(left)
    drawn: list[str] = []
    for taker in display.takers:
        if not display.tiles:
            break
        # The next tile enters to the left of the previous one.
        drawn.insert(0, display.tiles.pop())
        if not display.tiles:
            bring_about(state, taker, "action-tiles", log)
    display.offer = [""] * (gaps - len(drawn)) + drawn + left
    display.takers.clear()
    if drawn:
        log.reveal()
        for position, tile in enumerate(display.offer):
            if tile in drawn:
                log.add(
                    "offer",
                    "nuc-event-offer",
                    marks=(f"offer:{position + 1}",),
                    data={"tile": tile},
                    minor=True,
                    tile=component_name(state, "tiles", tile),
                )


def _take_tile(state: TableState, do: Do, effect: TakeTile, _log: EventLog) -> list[Any]:
    off = max(lib(state).numbers["tile-prices"].values) if effect.free else effect.thaler_off
    return [BeginDevelop(do.seat, off, more=False, optional=True)]


TAKE_TILE = EffectRule(_take_tile)
"""Carries out the effect "take a tile"."""
DEVELOP = MainAction(
    possible=lambda state, seat, terms: can_develop(state, seat, terms.thaler_off),
    begin=lambda seat, terms: BeginDevelop(seat, terms.thaler_off, optional=terms.optional),
)
"""The main action `develop`."""
