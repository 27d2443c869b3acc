"""Industrialize: place a turbine or a mine of the own mat on the map (nucleum.md 4)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from engine.kernel import Choice, ChoiceId, Decision, EventLog, SeatName, Unasked, text
from engine.nucleum.data.components import MineSpace, Space
from engine.nucleum.library import city_of, lib, spaces
from engine.nucleum.module import MainAction
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import city, cost, place
from engine.nucleum.rules.actions.urbanize import SPACE, open_cities, price_range, sort_of
from engine.nucleum.rules.effects.abilities import modifier, red_surcharge
from engine.nucleum.rules.effects.effects import Do, fire, skip_choice
from engine.nucleum.rules.effects.goods import StoreUranium, can_pay, charge, exchanged
from engine.nucleum.rules.effects.questions import ask
from engine.nucleum.state import Piece, TableState, Terms

Kind = Literal["turbine", "mine"]


def piece_price(state: TableState, seat: int, row: str, terms: Terms) -> int:
    """Return how many workers a turbine or mine of a row costs."""
    off = terms.workers_off + modifier(state, seat, "industrialize_workers_off")
    return max(0, lib(state).rows[row].workers - off)


def free_spaces(state: TableState, seat: int, kind: Kind, terms: Terms) -> list[tuple[Space, int]]:
    """Return the free spaces for turbines or mines the seat may use, one of each kind a city, with surcharge."""
    surcharge = red_surcharge(state, seat)
    # A discount in thaler (special directive) has only the surcharge to be taken off.
    surcharge = max(0, surcharge - terms.thaler_off)
    found: list[tuple[Space, int]] = []
    for where in open_cities(state, seat, "industrialize", terms.ignore_network):
        seen: set[tuple[object, ...]] = set()
        for space in where.turbines if kind == "turbine" else where.mines:
            if space.id in state.board.pieces or (sort := sort_of(space)) in seen:
                continue
            if kind == "turbine" and getattr(space, "min_players", 1) > state.seats:
                continue
            seen.add(sort)
            found.append((space, surcharge if space.red else 0))
    return found


def pieces_left(state: TableState, seat: int) -> list[tuple[Kind, str]]:
    """Return the turbines and mines on the seat's mat."""
    player = state.players[seat]
    left: list[tuple[Kind, str]] = [("turbine", row) for row in player.turbines]
    left += [("mine", row) for row in player.mines]
    return left


def placements(state: TableState, seat: int, terms: Terms) -> dict[tuple[Kind, str], list[tuple[Space, int]]]:
    """Return for each turbine and mine the seat can place: its payable spaces with the surcharge in thaler."""
    by_kind: dict[Kind, list[tuple[Space, int]]] = {}
    payable: dict[tuple[int, int], bool] = {}
    found: dict[tuple[Kind, str], list[tuple[Space, int]]] = {}
    for kind, row in pieces_left(state, seat):
        if kind not in by_kind:
            by_kind[kind] = free_spaces(state, seat, kind, terms)
        price = piece_price(state, seat, row, terms)
        options = []
        for space, extra in by_kind[kind]:
            if (extra, price) not in payable:
                payable[extra, price] = can_pay(state, seat, extra, price)
            if payable[extra, price]:
                options.append((space, extra))
        if options:
            found[kind, row] = options
    return found


PLACE = ChoiceId("place")


class Industrialize(msgspec.Struct, tag="industrialize"):
    """`seat` chooses the turbine or mine it places."""

    seat: int
    terms: Terms

    def decide(self, state: TableState) -> Decision | None:
        """Ask which piece, when one can be placed."""
        found = placements(state, self.seat, self.terms)
        if not found:
            return None
        player, data, choices = state.players[self.seat], lib(state), []
        for (kind, row), options in found.items():
            price = piece_price(state, self.seat, row, self.terms)
            other = player.mines if kind == "turbine" else player.turbines
            record = data.rows[row]
            abilities = record.abilities or data.experiments[player.experiment].turbine
            gives = (
                words.abilities(abilities)
                if kind == "turbine"
                else text("nuc-mine-gives", size=record.mine_size, uranium=len(player.uranium) + 1)
            )
            detail = text(
                "nuc-piece-detail",
                cost=price_range(options, price),
                gives=gives,
                reward=words.effects(record.rewards),
                completes="no" if row in other else "yes",
                places=len(options),
            )
            facets: dict[str, str | int] = {
                "piece": kind,
                "row": row,
                "level": record.number,
                "cost": price,
                "places": len(options),
            }
            choices.append(
                Choice(
                    id=PLACE(kind, row),
                    kind="piece",
                    label=text(f"nuc-{kind}", row=record.number),
                    detail=detail,
                    facets=facets,
                )
            )
        if self.terms.optional:
            choices.append(skip_choice())
        return ask(state, self.seat, text("nuc-prompt-industrialize"), choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Go on to the space."""
        if choice is None:
            log.add("nothing", "nuc-event-nothing", self.seat, minor=True, who=SeatName(self.seat))
        elif choice != "skip":
            kind, row = PLACE.parts(choice)
            state.push(PlacePiece(self.seat, "mine" if kind == "mine" else "turbine", row, self.terms))


class PlacePiece(msgspec.Struct, tag="place_piece"):
    """`seat` chooses the space for a turbine or mine."""

    seat: int
    kind: Kind
    row: str
    terms: Terms

    def decide(self, state: TableState) -> Decision | None:
        """Ask where."""
        workers = piece_price(state, self.seat, self.row, self.terms)
        choices = []
        for space, extra in placements(state, self.seat, self.terms)[self.kind, self.row]:
            where = city_of(state, space.id)
            facets: dict[str, str | int] = {
                "city": where.id,
                "space": space.id,
                "cost": workers,
                "thaler": extra,
                "red": int(space.red),
                "colour": where.colour,
            }
            detail = text(
                "nuc-cost-detail",
                cost=cost(extra, workers),
                exchanges=exchanged(state, self.seat, extra, workers),
            )
            choices.append(
                Choice(id=SPACE(space.id), kind="space", label=place(state, space.id), detail=detail, facets=facets)
            )
        row = lib(state).rows[self.row].number
        prompt = text("nuc-prompt-space", piece=text(f"nuc-{self.kind}", row=row))
        return ask(state, self.seat, prompt, choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Pay and place it."""
        space = SPACE.value(choice)
        options = placements(state, self.seat, self.terms)[self.kind, self.row]
        extra = next(extra for option, extra in options if option.id == space)
        workers = piece_price(state, self.seat, self.row, self.terms)
        put = PutPiece(self.seat, self.kind, self.row, space, self.terms.uranium, extra, workers)
        charge(state, self.seat, extra, workers, [put])


class PutPiece(Unasked, tag="put_piece"):
    """A turbine or mine, paid for, is put on its space; `uranium` is gained on top."""

    seat: int
    kind: Kind
    row: str
    space: str
    uranium: int
    thaler: int
    workers: int

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Place it: uranium of a mine, the row's reward, then what abilities give."""
        player, row = state.players[self.seat], lib(state).rows[self.row]
        uranium = self.uranium
        if self.kind == "mine":
            player.mines.remove(self.row)
            player.uranium[self.row] = 0
            space = spaces(state)[self.space][1]
            uranium += len(player.uranium) + (space.uranium if isinstance(space, MineSpace) else 0)
        else:
            player.turbines.remove(self.row)
        state.board.pieces[self.space] = Piece(type=self.kind, id=self.row, owner=self.seat)
        state.board.changed()
        log.add(
            "industrialize",
            "nuc-event-industrialize",
            seat=self.seat,
            marks=(self.space,),
            data={"piece": self.kind, "row": self.row, "space": self.space},
            who=SeatName(self.seat),
            piece=text(f"nuc-{self.kind}", row=row.number),
            city=city(city_of(state, self.space).id),
            cost=cost(self.thaler, self.workers),
        )
        steps: list[Any] = [StoreUranium(self.seat, uranium)] if uranium else []
        if self.row not in player.turbines and self.row not in player.mines:
            steps.append(Do(self.seat, row.rewards, "rows"))
        steps += fire(state, self.seat, f"place_{self.kind}")
        state.push(*steps)


INDUSTRIALIZE = MainAction(
    possible=lambda state, seat, terms: bool(placements(state, seat, terms)),
    begin=Industrialize,
)
"""The main action `industrialize`."""
