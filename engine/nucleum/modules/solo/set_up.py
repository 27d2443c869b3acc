"""Setup of the Barons (nucleum.md 10)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel import EventLog, Rng, SeatName
from engine.nucleum.data.components import BuildingSpace, City
from engine.nucleum.library import lib, side
from engine.nucleum.modules.solo.gains import found_at
from engine.nucleum.modules.solo.logic import Logic
from engine.nucleum.modules.solo.pieces import piles
from engine.nucleum.modules.solo.records import cards_of
from engine.nucleum.modules.solo.state import Baron, challenge, is_directive, level, solo
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import city, component_name
from engine.nucleum.rules.actions.urbanize import PutBuilding, fitting_spaces
from engine.nucleum.rules.flow.setup import FIRST_GAME, is_kept_free
from engine.nucleum.state import Player, TableState


def set_up(state: TableState, rng: Rng, log: EventLog) -> None:
    """Shuffle the logic cards, and give each Baron his tiles, goods, stars and first building."""
    part = solo(state)
    part.deck = list(cards_of(lib(state)))
    rng.shuffle(part.deck)
    for seat in state.automata:
        _equip(state, seat, rng, log)
        _first_building(state, seat, rng, log)
    for seat in state.automata:
        for space in challenge(state).baron_stars[1:]:
            state.players[seat].stars.append(space)
            state.push(*found_at(state, seat, space))


def _experiment(state: TableState, rng: Rng) -> str:
    """Return an experiment for a Baron, other than those dealt to people in a first game."""
    dealt = FIRST_GAME[: state.seats - len(state.automata)] if state.options.get("first_game") else ()
    found = [name for name in state.display.experiments if name not in dealt]
    return rng.pick(found)


def _general(state: TableState, rng: Rng) -> Iterator[str]:
    """Yield random general tiles that are neither in a stack nor owned by a player."""
    display = state.display
    taken = {*display.tiles, *display.offer, *(tile for player in state.players for tile in player.pool)}
    found = [tile.id for tile in lib(state).tiles_in("general") if tile.id not in taken]
    rng.shuffle(found)
    yield from found[: lib(state).number("baron-tiles")]


def _equip(state: TableState, seat: int, rng: Rng, log: EventLog) -> None:
    """Give a Baron his goods, a star on the first space, and his row of tiles with the stop block on the right.

    His initial contract goes back to the box. Tiles that other modules give each player are shuffled in.
    """
    data, player, given = lib(state), state.players[seat], level(state)
    experiment = _experiment(state, rng)
    state.display.experiments.remove(experiment)
    starting = data.tiles_in("starting", experiment)
    block = next(tile.id for tile in starting if is_directive(state, tile.id))
    tiles = [*player.pool, *(tile.id for tile in starting if tile.id != block), *_general(state, rng)]
    rng.shuffle(tiles)
    _goods(player, given.start_thaler, given.start_workers)
    player.pool = [*tiles, block]
    player.contracts = {}
    player.stars = [challenge(state).baron_stars[0]]
    solo(state).barons[seat] = Baron(experiment=experiment, block=block)
    log.add(
        "setup",
        "nuc-event-solo-row",
        seat,
        marks=(f"mat:{seat}",),
        data={"experiment": experiment},
        who=SeatName(seat),
        experiment=component_name(state, "experiments", experiment),
        tiles=words.join_items(component_name(state, "tiles", tile) for tile in tiles),
    )


def _goods(player: Player, thaler: int, workers: int) -> None:
    every = player.workers + player.reserve
    player.thaler, player.workers, player.reserve = thaler, workers, every - workers


def _cities(state: TableState, rng: Rng) -> Iterator[City]:
    """Yield the cities of setup cards: of those not used yet, then, shuffled, of all others."""
    data, cards, cities = lib(state), state.display.cards, side(state).cities
    used = [card.id for card in data.setup_cards.values() if card.board == state.board_name and card.id not in cards]
    while cards:
        where = cities.get(data.setup_cards[cards.pop()].neutral or "")
        if where is not None:
            yield where
    rng.shuffle(used)
    yield from (cities[name] for card in used if (name := data.setup_cards[card].neutral or "") in cities)
    yield from cities.values()


def _first_building(state: TableState, seat: int, rng: Rng, log: EventLog) -> None:
    """Place his first building of level I in the city of a setup card; cards where it does not fit are skipped.

    It goes on a space without a surcharge that is not for special buildings (gibraltar.md, Solo), and not on the last
    space of a city that setup keeps free; a logic card chooses among several matching types.
    """
    tops = piles(state, seat)
    for where in _cities(state, rng):
        if is_kept_free(state, where):
            continue
        found: dict[str, BuildingSpace] = {}
        for kind in tops:
            plain = [space for space in fitting_spaces(state, (where,), (kind,)) if not space.red]
            if plain:
                found[kind] = plain[0]
        if not found:
            continue
        kind = Logic(state, seat, log).pick(
            "nuc-event-solo-why-type",
            list(found),
            (),
            lambda card, kind: card.buildings.index(kind),
            words.building_type,
            str,
            shown=False,
        )
        PutBuilding(seat, tops[kind], found[kind].id, 0).resolve(state, None, log)
        log.add(
            "setup",
            "nuc-event-solo-first",
            seat,
            marks=(found[kind].id,),
            minor=True,
            who=SeatName(seat),
            city=city(where.id),
        )
        return
