"""Industrialize: place a turbine or mine from the mat on the map (nucleum.md 4), or a piece that modules add."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from engine.kernel import Choice, ChoiceId, Decision, EventLog, SeatName, Text, Unasked, remarks, text
from engine.nucleum.data.components import City, MineSpace, Space
from engine.nucleum.library import city_of, lib, rules_of, spaces
from engine.nucleum.module import MainAction
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import city, cost, place
from engine.nucleum.rules.actions.urbanize import SPACE, open_cities, price_range, sort_of
from engine.nucleum.rules.effects.abilities import modifier, red_surcharge
from engine.nucleum.rules.effects.do import Do, fire
from engine.nucleum.rules.effects.goods import StoreUranium, can_pay, charge, price_text
from engine.nucleum.rules.effects.questions import ask, skip_choice
from engine.nucleum.state import Piece, TableState, Terms

Placed = tuple[str, str]
"""A piece that can be placed: its kind and the row of the mat that it comes from, "" for a kind of a module."""


def piece_price(state: TableState, seat: int, kind: str, row: str, terms: Terms) -> int:
    """Return the price in workers of a turbine or mine of a row, or of a piece of another kind."""
    return _prices(state, seat, terms, [(kind, row)])[kind, row]


def _prices(state: TableState, seat: int, terms: Terms, pieces: Iterable[Placed]) -> dict[Placed, int]:
    """Return the prices of pieces in workers."""
    further, rows = rules_of(state).pieces, lib(state).rows
    off = terms.workers_off + modifier(state, seat, "industrialize_workers_off")
    return {
        (kind, row): further[kind].price(state, seat)[1] if kind in further else max(0, rows[row].workers - off)
        for kind, row in pieces
    }


def spaces_for(state: TableState, where: City, kind: str) -> Iterable[Space]:
    """Return the spaces of a city for pieces of a kind, free or not."""
    if kind == "turbine":
        return where.turbines
    return where.mines if kind == "mine" else rules_of(state).pieces[kind].spaces(where)


def free_spaces(state: TableState, seat: int, kind: str, terms: Terms) -> list[tuple[Space, int]]:
    """Return the free spaces a seat may use for pieces of a kind, one of each sort per city, with the price in thaler."""
    surcharge, further = red_surcharge(state, seat), rules_of(state).pieces.get(kind)
    own = further.price(state, seat)[0] if further is not None else 0
    # Turbines and mines cost no thaler, so a discount (special directive) applies only to their surcharge.
    plain, red = max(0, own - terms.thaler_off), max(0, own + surcharge - terms.thaler_off)
    found: list[tuple[Space, int]] = []
    pieces = state.board.pieces
    for where in open_cities(state, seat, "industrialize", terms.ignore_network):
        seen: set[tuple[object, ...]] = set()
        for space in spaces_for(state, where, kind):
            if space.id in pieces or (sort := sort_of(space)) in seen:
                continue
            if kind == "turbine" and getattr(space, "min_players", 1) > state.seats:
                continue
            seen.add(sort)
            found.append((space, red if space.red else plain))
    return found


def pieces_left(state: TableState, seat: int) -> list[Placed]:
    """Return the turbines and mines on the seat's mat, as (kind, row), and the other kinds of piece, without a row."""
    player = state.players[seat]
    left = [("turbine", row) for row in player.turbines]
    left += [("mine", row) for row in player.mines]
    return left + [(kind, "") for kind in rules_of(state).pieces]


def spaces_in(state: TableState, seat: int, where: City) -> list[Space]:
    """Return the spaces of a city, free or not, for pieces that the seat has left."""
    kinds = dict.fromkeys(kind for kind, _ in pieces_left(state, seat))
    return [space for kind in kinds for space in spaces_for(state, where, kind)]


def placements(state: TableState, seat: int, terms: Terms) -> dict[Placed, list[tuple[Space, int]]]:
    """Return, for each piece the seat can place, its affordable spaces with their prices in thaler."""
    return dict(_placements(state, seat, terms, pieces_left(state, seat)))


def _payable_spaces(state: TableState, seat: int, terms: Terms, kind: str, row: str) -> list[tuple[Space, int]]:
    """Return the affordable spaces of one piece that the seat can place, as in `placements`."""
    return dict(_placements(state, seat, terms, [(kind, row)]))[kind, row]


def _placements(
    state: TableState, seat: int, terms: Terms, pieces: Sequence[Placed]
) -> Iterator[tuple[Placed, list[tuple[Space, int]]]]:
    by_kind: dict[str, list[tuple[Space, int]]] = {}
    payable: dict[tuple[int, int], bool] = {}
    for (kind, row), price in _prices(state, seat, terms, pieces).items():
        if kind not in by_kind:
            by_kind[kind] = free_spaces(state, seat, kind, terms)
        options = []
        for space, extra in by_kind[kind]:
            if (extra, price) not in payable:
                payable[extra, price] = can_pay(state, seat, extra, price)
            if payable[extra, price]:
                options.append((space, extra))
        if options:
            yield (kind, row), options


def piece_name(state: TableState, kind: str, row: str) -> Text:
    """Return the name of a turbine or mine of a row, or of a piece of another kind."""
    if kind in rules_of(state).pieces:
        return rules_of(state).pieces[kind].name
    return text(f"nuc-{kind}", row=lib(state).rows[row].number)


def piece_gives(state: TableState, seat: int, kind: str, row: str) -> Text:
    """Return the effects of the seat's turbine or mine of a row."""
    player, record = state.players[seat], lib(state).rows[row]
    if kind == "turbine":
        return words.abilities(record.abilities or lib(state).experiments[player.experiment].turbine)
    return text("nuc-mine-gives", size=record.mine_size, uranium=len(player.uranium) + 1)


PLACE = ChoiceId("place")


class Industrialize(msgspec.Struct, tag="industrialize"):
    """`seat` chooses the turbine, mine or other piece that it places."""

    seat: int
    terms: Terms

    def decide(self, state: TableState) -> Decision | None:
        """Ask which piece, if one can be placed."""
        found = placements(state, self.seat, self.terms)
        if not found:
            return None
        choices = [self._choice(state, kind, row, options) for (kind, row), options in found.items()]
        if self.terms.optional:
            choices.append(skip_choice())
        return ask(state, self.seat, text("nuc-prompt-industrialize"), choices)

    def _choice(self, state: TableState, kind: str, row: str, options: list[tuple[Space, int]]) -> Choice:
        """Return the choice of a piece, given its spaces with their prices in thaler."""
        price = piece_price(state, self.seat, kind, row, self.terms)
        paid = price_range(options, price)
        facets: dict[str, str | int] = {"piece": kind, "cost": price, "places": len(options)}
        if row:
            facets |= {"row": row, "level": lib(state).rows[row].number}
            detail = self._detail(state, kind, row, paid)
        else:
            gives = rules_of(state).pieces[kind].gives(state, self.seat)
            detail = remarks(paid, gives, text("nuc-spaces", count=len(options)))
        label = piece_name(state, kind, row)
        return Choice(id=PLACE(kind, row), kind="piece", label=label, detail=detail, facets=facets)

    def _detail(self, state: TableState, kind: str, row: str, paid: Text) -> Text:
        """Return a description of a turbine's or mine's cost and gains."""
        player, record = state.players[self.seat], lib(state).rows[row]
        gives = piece_gives(state, self.seat, kind, row)
        if row in (player.mines if kind == "turbine" else player.turbines):
            return remarks(paid, gives)
        return remarks(paid, gives, text("nuc-piece-completes", reward=words.effects(record.rewards)))

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Continue with the space."""
        if choice is None:
            log.add("nothing", "nuc-event-nothing", self.seat, minor=True, who=SeatName(self.seat))
        elif choice != "skip":
            kind, row = PLACE.parts(choice)
            state.push(PlacePiece(self.seat, kind, row, self.terms))


class PlacePiece(msgspec.Struct, tag="place_piece"):
    """`seat` chooses the space for a piece; `row` is "" for a piece that is neither a turbine nor a mine."""

    seat: int
    kind: str
    row: str
    terms: Terms

    def decide(self, state: TableState) -> Decision | None:
        """Ask where."""
        workers = piece_price(state, self.seat, self.kind, self.row, self.terms)
        choices = []
        for space, extra in _payable_spaces(state, self.seat, self.terms, self.kind, self.row):
            where = city_of(state, space.id)
            facets: dict[str, str | int] = {
                "city": where.id,
                "space": space.id,
                "cost": workers,
                "thaler": extra,
                "red": int(space.red),
                "colour": where.colour,
            }
            detail = price_text(state, self.seat, cost(extra, workers), extra, workers)
            choices.append(
                Choice(id=SPACE(space.id), kind="space", label=place(state, space.id), detail=detail, facets=facets)
            )
        prompt = text("nuc-prompt-space", piece=piece_name(state, self.kind, self.row))
        return ask(state, self.seat, prompt, choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Pay and place it."""
        space = SPACE.value(choice)
        options = _payable_spaces(state, self.seat, self.terms, self.kind, self.row)
        extra = next(extra for option, extra in options if option.id == space)
        workers = piece_price(state, self.seat, self.kind, self.row, self.terms)
        put = PutPiece(self.seat, self.kind, self.row, space, self.terms.uranium, extra, workers)
        charge(state, self.seat, extra, workers, [put])


class PutPiece(Unasked, tag="put_piece"):
    """A piece that was paid for is put on its space; `uranium` is gained in addition to a turbine's or mine's gains."""

    seat: int
    kind: str
    row: str
    space: str
    uranium: int
    thaler: int
    workers: int

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Place it: gain a mine's uranium, the row's reward, then the additions of abilities."""
        further = rules_of(state).pieces.get(self.kind)
        if further is None:
            player = state.players[self.seat]
            (player.mines if self.kind == "mine" else player.turbines).remove(self.row)
        state.board.pieces[self.space] = Piece(type=self.kind, id=self.row, owner=self.seat)
        state.board.clear_cache()
        log.add(
            "industrialize",
            "nuc-event-industrialize",
            seat=self.seat,
            marks=(self.space,),
            data={
                "piece": self.kind,
                "row": self.row,
                "space": self.space,
                "cost": self.thaler,
                "workers": self.workers,
            },
            who=SeatName(self.seat),
            piece=piece_name(state, self.kind, self.row) if further is None else further.one,
            city=city(city_of(state, self.space).id),
            cost=cost(self.thaler, self.workers),
        )
        state.push(*(self._gains(state) if further is None else further.put(state, self.seat, self.space, log)))

    def _gains(self, state: TableState) -> list[Any]:
        """Return the steps that follow a turbine or mine just placed."""
        player, uranium = state.players[self.seat], self.uranium
        if self.kind == "mine":
            player.uranium[self.row] = 0
            space = spaces(state)[self.space][1]
            uranium += len(player.uranium) + (space.uranium if isinstance(space, MineSpace) else 0)
        steps: list[Any] = [StoreUranium(self.seat, uranium, "mine")] if uranium else []
        if self.row not in player.turbines and self.row not in player.mines:
            steps.append(Do(self.seat, lib(state).rows[self.row].rewards, "rows", by=f"rows/{self.row}"))
        return [*steps, *fire(state, self.seat, f"place_{self.kind}")]


INDUSTRIALIZE = MainAction(
    possible=lambda state, seat, terms: any(_placements(state, seat, terms, pieces_left(state, seat))),
    begin=Industrialize,
)
"""The main action `industrialize`."""
