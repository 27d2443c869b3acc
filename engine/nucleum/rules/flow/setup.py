"""Setup (nucleum.md 1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from engine.kernel import Choice, ChoiceId, Confirm, Decision, EventLog, Listing, Rng, SeatName, text
from engine.nucleum.data.components import BuildingSpace, City, MineSpace, SetupCard, Space
from engine.nucleum.data.vocabulary import TRACKS
from engine.nucleum.library import lib, moments_of, rules_of, side
from engine.nucleum.module import Phase
from engine.nucleum.phrases.labels import city, component_description, component_name, place
from engine.nucleum.rules.actions.contract import TAKEN_STACKS
from engine.nucleum.state import Piece, Player, TableState, Wagons

FIRST_GAME = ("A", "D", "B", "C")
"""Experiments dealt in a first game, in turn order: those that need the least explanation first.

A makes coal cheaper, D rewards railways, B contracts; C lives on uranium and mines, which take longest to learn, so it
is in play only with four. GameBot values are set by self-play so that all four score alike.
"""


def neutral_space(state: TableState, where: City, building: str) -> BuildingSpace | None:
    """Return the space of a city for a neutral building of a type: red, single-type, two-type."""
    free = [
        space
        for space in where.buildings
        if space.id not in state.board.pieces and building in space.types and not space.special
    ]
    return min(free, key=lambda space: (not space.red, len(space.types)), default=None)


def _special(space: Space) -> bool:
    """Return whether only special buildings may go to a space."""
    return isinstance(space, BuildingSpace) and space.special


def rubble_space(state: TableState, spaces: Iterable[Space]) -> Space | None:
    """Return the space that rubble covers: a red one without a bonus, else a plain one without a bonus."""
    free = [space for space in spaces if space.id not in state.board.pieces and not _special(space)]

    def order(space: Space) -> tuple[bool, bool, bool]:
        bonus = isinstance(space, MineSpace) and space.uranium > 0
        several = isinstance(space, BuildingSpace) and not space.red and len(space.types) > 1
        return bonus, not space.red, several

    return min(free, key=order, default=None)


def is_kept_free(state: TableState, where: City | None) -> bool:
    """Return whether setup leaves the free spaces of a city to the players, which modules decide."""
    return where is not None and any(kept(state, where) for kept in rules_of(state).kept_free)


def place_neutral(state: TableState, card: SetupCard, stack: list[str], log: EventLog) -> None:
    """Place the first neutral building of `stack` that fits in the card's city, if any does."""
    where = side(state).cities.get(card.neutral or "")
    if where is None:
        return
    for name in stack:
        record = lib(state).neutral_buildings[name]
        space = neutral_space(state, where, record.building)
        if space is not None:
            stack.remove(name)
            state.board.pieces[space.id] = Piece(type="neutral", id=name, types=(record.building,))
            log.add(
                "setup",
                "nuc-event-neutral",
                marks=(space.id,),
                data={"building": name, "space": space.id},
                minor=True,
                building=component_name(state, "neutral_buildings", name),
                place=place(state, space.id),
            )
            return


def spaces_for_rubble(where: City, kind: str) -> Sequence[Space]:
    """Return the spaces of a city that rubble of a kind may cover: "building", "mine" or the type of a module's pieces."""
    if kind == "building":
        return [space for space in where.buildings if not space.special]
    return where.mines if kind == "mine" else where.further_kinds.get(kind, ())


def place_rubble(state: TableState, cities: Iterable[str], kind: str) -> None:
    """Cover a space of each city with rubble of a kind, as long as it has a free one."""
    for name in cities:
        where = side(state).cities.get(name)
        if where is None:
            continue
        space = rubble_space(state, spaces_for_rubble(where, kind))
        if space is not None:
            state.board.pieces[space.id] = Piece(type="rubble")


def place_special_rubble(state: TableState, cities: Iterable[str]) -> None:
    """Cover the special space of each city with rubble, of those on the map in use."""
    for name in cities:
        where = side(state).cities.get(name)
        for space in where.buildings if where is not None else ():
            if space.special:
                state.board.pieces[space.id] = Piece(type="rubble")


def draw_cards(state: TableState, deck: list[SetupCard], neutral: list[str], log: EventLog) -> None:
    """Resolve cards from the end of `deck`: the first one in full, then only the neutral buildings of the others.

    A card without a neutral building, or with one for a city whose last space stays free, is replaced by the next.
    `neutral` are the neutral buildings in the order in which they are tried. Used items are removed from both lists.
    """
    data = lib(state)
    first = deck.pop()
    for number in range(data.number("neutral-buildings")):
        card = first if number == 0 else deck.pop()
        while card.neutral is None or is_kept_free(state, side(state).cities.get(card.neutral)):
            card = deck.pop()
        place_neutral(state, card, neutral, log)
        if number == 0:
            place_first(state, first, log)


def place_first(state: TableState, first: SetupCard, log: EventLog) -> None:
    """Place the components that only the first card brings: a nucleum and, with fewer than 4 players, rubble."""
    state.board.nuclei.append(first.nucleum)
    log.add(
        "setup",
        "nuc-event-first-nucleum",
        marks=(first.nucleum,),
        data={"city": first.nucleum},
        minor=True,
        city=city(first.nucleum),
    )
    if state.seats < lib(state).number("rubble-below-players"):
        extra = state.seats == 3
        place_rubble(state, (*first.urban_rubble, *(first.urban_rubble_three if extra else ())), "building")
        place_rubble(state, (*first.mine_rubble, *(first.mine_rubble_three if extra else ())), "mine")
        for kind, cities in first.further_rubble.items():
            place_rubble(state, cities, kind)
        place_special_rubble(state, (*first.special_rubble, *(first.special_rubble_three if extra else ())))
    for add in moments_of(state).first_card:
        add(state, first, log)


def set_up_map(state: TableState, rng: Rng, log: EventLog) -> None:
    """Lay out the coal and resolve the setup cards."""
    data, here = lib(state), side(state)
    state.board.coal = {area.id: Wagons(area.wagons[state.seats]) for area in here.coal_areas.values()}
    deck = [card for card in data.setup_cards.values() if card.board == state.board_name]
    rng.shuffle(deck)
    neutral = list(data.neutral_buildings)
    rng.shuffle(neutral)
    draw_cards(state, deck, neutral, log)
    state.display.cards = [card.id for card in deck]
    for where in here.cities.values():
        for space in where.turbines:
            if space.min_players > state.seats:
                state.board.pieces[space.id] = Piece(type="rubble")
    state.board.clear_cache()


def set_up_display(state: TableState, rng: Rng, _log: EventLog) -> None:
    """Shuffle and reveal tiles and contracts, deal milestones."""
    data, display = lib(state), state.display
    counts = next(row for row in data.player_counts.values() if row.players == state.seats)
    general = [tile.id for tile in data.tiles_in("general")]
    rng.shuffle(general)
    display.tiles = [tile.id for tile in data.tiles_in("base")] + general[: counts.general_tiles]
    rng.shuffle(display.tiles)
    display.offer = [display.tiles.pop() for _ in data.numbers["tile-prices"].values]
    sizes = {"silver": counts.silver, "gold": counts.gold}
    for stack in TAKEN_STACKS:
        names = [contract.id for contract in data.contracts_in(stack)]
        rng.shuffle(names)
        display.stacks[stack] = names[: sizes[stack]]
        display.shown[stack] = [display.stacks[stack].pop() for _ in range(data.number(f"shown-{stack}"))]
    for stack in ("purple-1", "purple-2", "purple-3"):
        names = [contract.id for contract in data.contracts_in(stack)]
        rng.shuffle(names)
        display.shown[stack] = names[: data.number("shown-purple")]
    milestones = list(data.milestones)
    rng.shuffle(milestones)
    display.milestones = dict(zip(data.segments, milestones, strict=False))
    display.nuclei = [item.id for item in data.segments.values() if item.first_only]
    display.experiments = list(data.experiments)


def new_player(state: TableState, contract: str) -> Player:
    """Return a player's things at the start; the initial contract lies in its slot without a bonus."""
    data = lib(state)
    return Player(
        thaler=data.number("start-thaler"),
        workers=data.number("start-workers"),
        reserve=data.number("reserve-workers"),
        income=dict.fromkeys(TRACKS, data.number("income-start")),
        buildings=list(data.buildings),
        turbines=list(data.rows),
        mines=list(data.rows),
        contracts={slot.id: contract if slot.initial else "" for slot in data.contract_slots.values()},
        stars_left=data.number("start-stars"),
        stars_reserve=data.number("reserve-stars"),
    )


def set_up_players(state: TableState, rng: Rng, log: EventLog) -> None:
    """Draw the first player, and deal each player their things and an initial contract."""
    state.score_flag = lib(state).number("flag-vp")
    state.first = rng.below(state.seats)
    initial = [contract.id for contract in lib(state).contracts_in("initial")]
    rng.shuffle(initial)
    state.players = [new_player(state, initial.pop()) for _ in range(state.seats)]
    order = Listing(tuple(map(SeatName, state.seats_from(state.first))))
    log.add("setup", "nuc-event-order", seat=state.first, order=order)


def draft_experiments(state: TableState, rng: Rng, log: EventLog) -> None:
    """Deal the experiments to people, or queue their choice, as the options say."""
    people = state.people_from(state.first)
    if state.options.get("first_game"):
        for seat, experiment in zip(people, FIRST_GAME, strict=False):
            take_experiment(state, seat, experiment, log)
    elif state.options["experiments"] == "random":
        dealt = list(state.display.experiments)
        rng.shuffle(dealt)
        for seat in reversed(people):
            take_experiment(state, seat, dealt.pop(), log)
    else:
        for seat in people:
            state.push(ChooseExperiment(seat), Confirm(seat))


SET_UP = {
    "display": Phase(set_up_display),
    "map": Phase(set_up_map),
    "players": Phase(set_up_players),
    "draft": Phase(draft_experiments),
}
"""The phases of the base game's setup, in order; phases of expansions come before the draft."""


def set_up(state: TableState, rng: Rng, log: EventLog) -> None:
    """Set the table, phase after phase; unused setup cards go back to the box. Experiments are chosen next unless dealt."""
    for phase in moments_of(state).set_up.values():
        phase.run(state, rng, log)
    state.display.cards.clear()


def take_experiment(state: TableState, seat: int, experiment: str, log: EventLog) -> None:
    """Give a seat an experiment with its starting tiles."""
    player = state.players[seat]
    player.experiment = experiment
    state.display.experiments.remove(experiment)
    player.pool.extend(tile.id for tile in lib(state).tiles_in("starting", experiment))
    log.add(
        "experiment",
        "nuc-event-experiment",
        seat=seat,
        marks=(f"mat:{seat}",),
        data={"experiment": experiment},
        who=SeatName(seat),
        experiment=component_name(state, "experiments", experiment),
    )


EXPERIMENT = ChoiceId("experiment")


class ChooseExperiment(msgspec.Struct, tag="choose_experiment"):
    """`seat` chooses its experiment, from the last player counter-clockwise."""

    seat: int

    def decide(self, state: TableState) -> Decision | None:
        """Ask which."""
        choices = tuple(
            Choice(
                id=EXPERIMENT(name),
                kind="experiment",
                label=component_name(state, "experiments", name),
                detail=component_description(state, "experiments", name),
                facets={"experiment": name},
            )
            for name in state.display.experiments
        )
        return Decision(seat=self.seat, prompt=text("nuc-prompt-experiment"), choices=choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Take it."""
        take_experiment(state, self.seat, EXPERIMENT.value(choice), log)
