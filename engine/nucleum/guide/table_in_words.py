"""The whole table of Nucleum as text, for players who cannot see its picture: players, map, side board.

`_player` describes a seat, `_cities`, `_links` and `_coal` the map, the side board `_offer`,
`_contracts` and `_milestones`. Every color is named.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel import Arg, Listing, SeatName, Section, Text, text
from engine.nucleum.data.components import City, Link, Space
from engine.nucleum.guide.reference.whereabouts import end_conditions, rail_on
from engine.nucleum.library import building_kind, guide_of, has_nucleum, lib, side, tiles_under
from engine.nucleum.phrases import words
from engine.nucleum.phrases.codes import tile_code
from engine.nucleum.phrases.describe import describe, one_price
from engine.nucleum.phrases.labels import city, component_description, component_name, link
from engine.nucleum.rules.actions.contract import progress, slot_name
from engine.nucleum.rules.actions.develop import price_at
from engine.nucleum.rules.actions.fuel import coal_terms
from engine.nucleum.rules.actions.industrialize import piece_name
from engine.nucleum.rules.effects.end_conditions import in_play
from engine.nucleum.rules.effects.mines import mine_groups
from engine.nucleum.rules.map.tracks import income_now, plant_bonus
from engine.nucleum.state import NOBODY, Piece, TableState


def sections(state: TableState, headline: Text) -> tuple[Section, ...]:
    """Return the table, every player in turn order, the map, the railways, and the side board."""
    order = state.seats_from(state.first)
    return (
        Section(text("position-table"), (headline, *_table(state, order))),
        *(Section(text("position-of", who=SeatName(seat)), tuple(_player(state, seat)), seat) for seat in order),
        Section(text("position-nucleum-map"), tuple(_cities(state))),
        Section(text("position-nucleum-railways"), tuple(_links(state))),
        Section(text("position-nucleum-coal"), tuple(_coal(state))),
        Section(text("position-nucleum-offer"), tuple(_offer(state))),
        Section(text("position-nucleum-contracts"), tuple(_contracts(state))),
        Section(text("position-nucleum-milestones"), tuple(_milestones(state))),
    )


def _table(state: TableState, order: list[int]) -> list[Text]:
    said = [text("position-order", players=Listing(tuple(SeatName(seat) for seat in order)))]
    if not state.over:
        said.append(text("position-active", who=SeatName(state.active)))
    scores = tuple(
        text("position-nucleum-score", who=SeatName(seat), vp=words.amount("vp", state.players[seat].vp))
        for seat in order
    )
    said.append(text("position-nucleum-scores", scores=Listing(scores)))
    conditions = zip((condition.id for condition in in_play(state)), end_conditions(state), strict=False)
    said += [
        text("position-nucleum-end-met", condition=component_name(state, "end_conditions", name))
        if name in state.ended
        else text("position-nucleum-end-open", progress=progress_to)
        for name, progress_to in conditions
    ]
    return [*said, *(line for add in guide_of(state).table for line in add(state))]


# Players


def tile(state: TableState, name: str) -> Text:
    """Return an action tile: its code, and each action with the color of its edge."""
    record = lib(state).tiles[name]
    if not record.railway:
        return text("nuc-tile", code=tile_code(name), name=words.half_label(record.halves[0]))
    first, second = (
        text("position-nucleum-half", action=words.half_label(half), colour=words.colour(half.edge))
        for half in record.halves
    )
    return text("nuc-tile", code=tile_code(name), name=text("nucleum-tile", first=first, second=second))


def _in_slot(state: TableState, seat: int, name: str) -> Text:
    """Return a tile in a slot, with the one under it."""
    under = tiles_under(state, seat).get(name)
    said = tile(state, name)
    return text("position-nucleum-on-top", tile=said, under=component_name(state, "tiles", under)) if under else said


def _player(state: TableState, seat: int) -> Iterable[Text]:
    player, data = state.players[seat], lib(state)
    goods = [
        words.amount(resource, count)
        for resource, count in (
            ("thaler", player.thaler),
            ("worker", player.workers),
            ("uranium", sum(player.uranium.values())),
            ("achievement", player.achievements),
            ("vp", player.vp),
        )
    ]
    yield text("position-nucleum-goods", goods=words.join_items(goods), reserve=player.reserve)
    if seat not in state.automata:  # these have neither income nor slots; their modules describe their tiles
        yield from _tiles_and_income(state, seat)
    for add in guide_of(state).player:
        yield from add(state, seat)
    for slot, name in player.contracts.items():
        if name:
            yield text(
                "position-nucleum-contract-held",
                slot=slot_name(slot, state),
                contract=component_name(state, "contracts", name),
                text=component_description(state, "contracts", name),
                progress=progress(state, seat, name),
            )
    done = "position-nucleum-taken" if seat in state.automata else "position-nucleum-fulfilled"
    yield words.several(done, (component_name(state, "contracts", name) for name in player.fulfilled))
    if player.experiment:
        yield text(
            "position-nucleum-experiment",
            experiment=component_name(state, "experiments", player.experiment),
            text=component_description(state, "experiments", player.experiment),
        )
    for name in player.technologies:
        yield text(
            "position-nucleum-technology",
            technology=component_name(state, "technologies", name),
            text=component_description(state, "technologies", name),
        )
    yield words.several(
        "position-nucleum-buildings", (component_name(state, "buildings", name) for name in player.buildings)
    )
    industry = [text("nuc-turbine", row=data.rows[row].number) for row in player.turbines]
    industry += [text("nuc-mine", row=data.rows[row].number) for row in player.mines]
    yield words.several("position-nucleum-industry", industry)
    for group in mines_at(state, seat):
        yield text("position-nucleum-mines", group=group)
    stars = [text("nucleum-plain", value=space) for space in player.stars]
    yield text(
        "position-nucleum-stars",
        count=len(stars),
        spaces=words.join_items(stars) if stars else "",
        left=player.stars_left,
    )


def _tiles_and_income(state: TableState, seat: int) -> Iterable[Text]:
    player = state.players[seat]
    markers = [
        text("position-nucleum-marker", track=words.track(name), space=space) for name, space in player.income.items()
    ]
    yield text("position-nucleum-income", markers=words.join_items(markers), income=income_now(state, seat))
    yield words.several("position-nucleum-at-hand", (tile(state, name) for name in player.pool))
    yield words.several("position-nucleum-slots", (_in_slot(state, seat, name) for name in player.slots))


def mines_at(state: TableState, seat: int) -> list[Text]:
    """Return the contents and the free space of each group of the seat's mines."""
    return [
        text(
            "nuc-mine-group",
            cities=words.join_items(city(name) for name in group.cities),
            uranium=group.uranium,
            room=group.room,
        )
        for group in mine_groups(state, seat)
    ]


# The map


def _cities(state: TableState) -> Iterable[Text]:
    for where in sorted(side(state).cities.values(), key=lambda found: found.number):
        parts = [_space(state, space) for space in where.spaces]
        if where.energized_factor > 1:
            parts.append(text("nucleum-energized-factor", factor=where.energized_factor))
        yield text(
            "position-nucleum-city",
            city=city(where.id),
            colour=words.colour(where.colour),
            plant=_plant(state, where),
            spaces=words.series(parts) if parts else text("nucleum-nothing"),
        )


def _plant(state: TableState, where: City) -> Arg:
    if where.plant is None:
        return ""
    if has_nucleum(state, where):
        return text("position-nucleum-plant-nucleum")
    if not where.plant.takes_nucleum:
        return text("position-nucleum-plant-coal")
    return text("position-nucleum-plant-empty", bonus=words.effects(plant_bonus(state, where.id)))


def _space(state: TableState, space: Space) -> Text:
    piece = state.board.pieces.get(space.id)
    if piece is None:
        return text("position-nucleum-space-free", space=words.space(space))
    return text("position-nucleum-space", space=words.space(space), piece=said_piece(state, piece))


def said_piece(state: TableState, piece: Piece) -> Text:
    """Return a piece on the map with its owner, and whether it is energized."""
    if piece.type == "rubble":
        return text("position-nucleum-rubble")
    if piece.type in {"building", "neutral"}:
        what = component_name(state, building_kind(piece), piece.id)
    else:
        what = piece_name(state, piece.type, piece.id)
    if piece.owner != NOBODY:
        what = text("position-nucleum-piece-of", piece=what, who=SeatName(piece.owner))
    if piece.type in {"building", "neutral"}:
        return text(
            "position-nucleum-piece-energized" if piece.energized else "position-nucleum-piece-dark", piece=what
        )
    return what


def _links(state: TableState) -> Iterable[Text]:
    rails, empty = state.board.rails, []
    for wanted in side(state).links.values():
        laid = [(number, rails[space]) for number, space in enumerate(wanted.space_ids, start=1) if space in rails]
        what = text("position-nucleum-link", link=link(wanted), text=described_link(wanted))
        if not laid:
            empty.append(what)
            continue
        if wanted.id in state.board.complete:
            owners = Listing(tuple(SeatName(rail.owner) for _, rail in laid))
            yield text("position-nucleum-link-complete", link=what, owners=owners)
        else:
            tiles = words.series(rail_on(state, wanted, number, rail) for number, rail in laid)
            yield text("position-nucleum-link-open", link=what, tiles=tiles)
    if empty:
        yield text("position-nucleum-links-empty", links=words.series(empty))


def described_link(wanted: Link) -> Text:
    """Return the number of a link's railway spaces, and whether it is red."""
    return text("nucleum-link-text", spaces=wanted.spaces, red="yes" if wanted.red else "no")


def _coal(state: TableState) -> Iterable[Text]:
    for area in side(state).coal_areas.values():
        if one_price(area):
            yield text("position-nucleum-coal-one-price", area=named_area(area.id), text=describe(area))
            continue
        cheap, dear, bare = coal_terms(state, area.id)[0]
        wagons = state.board.coal[area.id]
        yield text(
            "position-nucleum-wagons",
            area=named_area(area.id),
            cities=words.join_items(map(city, area.ends)),
            fresh=wagons.fresh,
            cheap=cheap,
            flipped=wagons.flipped,
            dear=dear,
            bare=bare,
        )


def named_area(area: str) -> Text:
    """Return a coal area's name."""
    return text(f"nucleum-coal-area-{area}")


# The side board


def _offer(state: TableState) -> Iterable[Text]:
    for position, name in enumerate(state.display.offer):
        if name:
            yield text("position-nucleum-offered", thaler=price_at(state, position), tile=tile(state, name))
    yield text("position-nucleum-tiles-left", count=len(state.display.tiles))
    for add in guide_of(state).display:
        yield from add(state)


def _contracts(state: TableState) -> Iterable[Text]:
    for names in state.display.shown.values():
        for name in filter(None, names):
            yield text(
                "position-nucleum-contract",
                contract=component_name(state, "contracts", name),
                text=component_description(state, "contracts", name),
            )
    stacks = state.display.stacks
    yield text("position-nucleum-contracts-left", count=sum(map(len, stacks.values())))


def _milestones(state: TableState) -> Iterable[Text]:
    for segment, name in state.display.milestones.items():
        first_only = lib(state).segments[segment].first_only
        yield text(
            "position-nucleum-milestone",
            segment=component_name(state, "segments", segment),
            milestone=component_name(state, "milestones", name),
            text=component_description(state, "milestones", name),
            bonus=text("position-nucleum-gone")
            if first_only and segment not in state.display.nuclei
            else component_description(state, "segments", segment),
        )
    for tier in lib(state).tiers.values():
        yield component_description(state, "tiers", tier.id)
    for seat in state.seats_from(state.first):
        if stars := [text("nucleum-plain", value=space) for space in state.players[seat].stars]:
            yield text(
                "position-nucleum-stars-of", who=SeatName(seat), count=len(stars), spaces=words.join_items(stars)
            )
