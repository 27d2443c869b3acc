"""Positions of Nucleum put together from the components, without a game played: they stay the same."""

from __future__ import annotations

from typing import Any

from engine.catalogue import Catalogue
from engine.kernel import Rng
from engine.nucleum.data.components import ActionTile, BuildingSpace, FurtherSpace, MineSpace, TurbineSpace
from engine.nucleum.game import NucleumState
from engine.nucleum.library import components, lib, side
from engine.nucleum.modules import BOX
from engine.nucleum.modules.auction.state import AuctionState
from engine.nucleum.modules.chain_tiles.state import ChainState
from engine.nucleum.modules.court.state import NEUTRAL, Benches, CourtState
from engine.nucleum.modules.open_contracts.state import OpenContractsState
from engine.nucleum.modules.promos.state import Laid, PromosState
from engine.nucleum.modules.promos.state import promos as promos_of
from engine.nucleum.modules.ships.state import ShipsState, routes
from engine.nucleum.modules.solo.state import Baron, SoloState
from engine.nucleum.state import NOBODY, Board, Display, Piece, Player, Rail, Wagons
from render.view import BoardView, Mark

NAMES = ("Marie", "Niels Bohr", "Lise Meitner-Frisch", "Enrico")
LONG_NAMES = ("Wolfgang Ernst Pauli von Zürich!", "🔥 量子力學家小明 🔥", "W" * 32, "🎲🎲🎲")
WORDS = Catalogue("en", strict=True)
"""A catalogue that lets no missing word pass."""

RAILS = [f"g{number}" for number in range(1, 31)] + [f"b{number}" for number in range(1, 21)]
EXPERIMENTS = "ABCD"


def asking(state: NucleumState, *steps: Any) -> NucleumState:
    """Return a table at which these steps are pending, the last one next."""
    state.pending[:] = steps
    return state


def opening(seats: int = 4, modules: tuple[str, ...] = ("base",), board: str = "saxony") -> NucleumState:
    """Return a table as set up, no one having done anything."""
    data = components().for_modules(frozenset(modules))
    state = NucleumState(seats=seats, rng=Rng(1), board=Board(), display=Display(), turn=1)
    state.modules, state.board_name = BOX.in_play(modules), board
    for seat in range(seats):
        letter = EXPERIMENTS[seat]
        state.players.append(
            Player(
                thaler=4,
                workers=2,
                reserve=16,
                experiment=letter,
                pool=[tile.id for tile in data.tiles_in("starting", letter)],
                buildings=list(data.buildings),
                turbines=list(data.rows),
                mines=list(data.rows),
                contracts=dict.fromkeys(data.contract_slots, "") | {"slot-4": f"C0{seat + 1}"},
                stars_left=3,
                stars_reserve=3,
            )
        )
    state.display = Display(
        tiles=RAILS[5:25],
        offer=RAILS[:5],
        stacks={"silver": ["C05", "C07"], "gold": ["C20", "C21", "C22"]},
        shown={
            "silver": ["C08", "C11"],
            "gold": ["C18", "C24"],
            "purple-1": ["C36"],
            "purple-2": ["C44"],
            "purple-3": ["C49"],
        },
        milestones=dict(
            zip(
                data.segments,
                ("milestone-tiles", "milestone-energized-cities", "milestone-railways", "milestone-laboratory"),
                strict=True,
            )
        ),
        nuclei=list(data.segments)[:3],
    )
    for key, area in side(state).coal_areas.items():
        state.board.coal[key] = Wagons(area.wagons[seats])
    state.board.nuclei = ["grimma"] if board == "saxony" else []
    return state


def middle(seats: int = 4) -> NucleumState:
    """Return a position with every kind of piece: a third of the spaces taken, some links complete."""
    state = opening(seats)
    _pieces(state)
    _rails(state)
    _mats(state)
    board = state.board
    board.coal["west"] = Wagons(1, 2)
    board.coal["north-east"] = Wagons(0, 0)
    board.nuclei = ["grimma", "zittau"]
    state.display.nuclei = list(lib(state).segments)[1:3]
    state.display.offer[1] = ""
    if seats == 3:
        rail = next(space for space, rail in board.rails.items() if rail.owner == 1)
        with_fragments(
            state,
            offered=["fragment-develop", "fragment-energize", "fragment-contract"],
            held={0: "fragment-urbanize"},
            laid={rail: Laid("fragment-industrialize", 1)},
        )
        for player in state.players:
            player.contracts["slot-fragment"] = ""
    state.display.shown["purple-2"] = [""]
    state.ended = {"kings-day": 1}
    state.kings_days = 2
    state.turn = 5 * seats + 2
    state.first = 1
    return state


def _pieces(state: NucleumState) -> None:
    seats, data, board = state.seats, lib(state), state.board
    builders = {seat: list(data.buildings) for seat in range(seats)}
    rows = {(kind, seat): list(data.rows) for kind in ("turbine", "mine") for seat in range(seats)}
    number = 0
    for city in side(state).cities.values():
        for space in city.spaces:
            if isinstance(space, FurtherSpace):
                continue
            number += 1
            seat = number % seats
            player = state.players[seat]
            if number % 11 == 0 and not isinstance(space, TurbineSpace):
                board.pieces[space.id] = Piece(type="rubble")
            elif isinstance(space, BuildingSpace) and number % 7 == 0:
                neutral = list(data.neutral_buildings.values())[number % 10]
                board.pieces[space.id] = Piece(
                    type="neutral", id=neutral.id, types=(neutral.building,), energized=number % 2 == 0
                )
            elif isinstance(space, BuildingSpace) and number % 3 and builders[seat]:
                record = data.buildings[builders[seat].pop(number % len(builders[seat]))]
                player.buildings.remove(record.id)
                board.pieces[space.id] = Piece(
                    type="building",
                    id=record.id,
                    owner=seat,
                    types=record.types,
                    level=record.level,
                    energized=number % 4 == 0,
                )
            elif not isinstance(space, BuildingSpace) and number % 3:
                kind = "mine" if isinstance(space, MineSpace) else "turbine"
                if not rows[kind, seat]:
                    continue
                row = rows[kind, seat].pop(0)
                (player.mines if kind == "mine" else player.turbines).remove(row)
                if kind == "mine":
                    player.uranium[row] = number % 3
                    board.pieces[space.id] = Piece(type="mine", id=row, owner=seat)
                else:
                    board.pieces[space.id] = Piece(type="turbine", id=row, owner=seat)


def with_fragments(state: NucleumState, offered: list[str], held: dict[int, str], laid: dict[str, Laid]) -> None:
    """Put the promos into play with fragments on offer, held by seats, and on railway spaces."""
    state.modules = BOX.in_play(("base", "promos"))
    state.parts["promos"] = PromosState(offered=offered, held=held, laid=laid)


def promos(seats: int = 3) -> NucleumState:
    """Return the middle position with both promos: fragments on offer, held, on the map both ways; plants shuffled."""
    state = middle(seats)
    state.options = {"promo_fragments": True, "promo_plant_bonuses": True}
    lying = [space for space in state.board.rails if space[:-2] not in state.board.complete]
    with_fragments(
        state,
        offered=["fragment-develop", "fragment-energize"],
        held={0: "fragment-urbanize"},
        laid={
            space: Laid(fragment, state.board.rails[space].owner % 2)
            for space, fragment in zip(lying, ("fragment-industrialize", "fragment-contract"), strict=False)
        },
    )
    for player in state.players:
        player.contracts["slot-fragment"] = ""
    state.players[1].contracts["slot-fragment"] = "C20"
    plants = [city.id for city in side(state).cities.values() if city.plant is not None and city.plant.takes_nucleum]
    promos_of(state).plant_bonuses = dict(zip(plants, (*plants[1:], plants[0]), strict=True))
    return state


AUSTRALIA = ("base", "chain_tiles", "ships", "australia", "australia_tiles")


def australia(seats: int = 4) -> NucleumState:
    """Return a position on the map of Australia with ships on every route but one, and coal mines taken."""
    state = opening(seats, AUSTRALIA, "australia")
    _pieces(state)
    _rails(state)
    _mats(state)
    state.score_flag, state.turn, state.first = 75, 5 * seats + 2, 1
    state.board.coal["queensland"] = Wagons(1, 3)
    state.board.nuclei = ["mildura"]
    for number, space in enumerate(
        space.id for city in side(state).cities.values() for space in city.further if "latrobe" not in space.id
    ):
        state.board.pieces[space] = Piece(type="coal_mine", owner=number % seats)
    lying = [[NOBODY, 0, *range(2, seats)], [1], [NOBODY, *range(seats)], [], [seats - 1, 0]]
    state.parts["ships"] = ShipsState(ships=dict(zip(routes(state), lying, strict=False)))
    state.parts["chain_tiles"] = ChainState()
    state.display.shown |= {"silver": ["C51", "C06b"], "gold": ["C54", "C56"], "purple-3": ["C58"]}
    state.display.milestones[list(state.display.milestones)[1]] = "milestone-transport"
    state.display.offer[0] = "aus-1"
    state.players[0].contracts["slot-1"] = "C52"
    for player in state.players:
        player.contracts = {slot: name for slot, name in player.contracts.items() if slot != "slot-fragment"}
    return state


def court(seats: int = 4) -> NucleumState:
    """Return the middle position with the court: a led party, a dominant one, one led by neutrals, one without a leader."""
    state = middle(seats)
    state.modules, state.score_flag = BOX.in_play(("base", "court")), 90
    known = lib(state).tiles
    new = (tile.id for tile in data_of("general") if tile.module == "court")

    def there(tile: str) -> str:
        if not tile or tile in known:
            return tile
        court_tile = tile.replace("start-", "court-")
        return court_tile if court_tile in known else next(new)

    for rail in state.board.rails.values():
        rail.tile = there(rail.tile)
    for player in state.players:
        player.pool, player.slots = [*map(there, player.pool)], [*map(there, player.slots)]
        player.contracts = {slot: name for slot, name in player.contracts.items() if slot != "slot-fragment"}
    state.display.offer = ["court-1", "", *map(there, state.display.offer[2:])]
    state.display.shown |= {"silver": ["C64", "C65"], "gold": ["C18", "C66"], "purple-3": ["C67"]}
    dominant = {1: 3, 0: 1} | {seat: seat - 1 for seat in range(2, seats)}
    state.parts["court"] = CourtState(
        king="freethinkers",
        latest="freethinkers",
        parties={
            "capitalists": Benches(agenda="agenda-contracts", politicians={0: 2, 1: 1}, leader=0),
            "freethinkers": Benches(agenda="agenda-milestone", politicians=dominant, neutrals=[1, 2], leader=1),
            "communists": Benches(agenda="agenda-energy", neutrals=[4], leader=NEUTRAL),
            "royalists": Benches(agenda="agenda-parties", politicians={1: 1, 0: 1}, neutrals=[3]),
        },
    )
    return state


def solo(barons: int = 1) -> NucleumState:
    """Return a game in progress alone against a Baron, or against two of whom the second recharges next."""
    state = middle(1 + barons)
    state.modules = BOX.in_play(("base", "solo"))
    state.options |= {"opponent": "baron" if barons == 1 else "barons", "level": 4, "challenge": "none"}
    state.automata = tuple(range(1, state.seats))
    rows = (
        ["start-B4", "b18", "start-B2", "start-B5", "b6", "start-B1", "start-B3"],
        ["start-C5", "start-C1", "b15"],
    )
    state.parts["solo"] = SoloState(
        barons={
            seat: Baron(experiment=letter, block=f"start-{letter}5", recharges=2)
            for seat, letter in zip(state.automata, "BC", strict=False)
        },
        deck=["logic-A4", "logic-A8"],
        used=["logic-A2", "logic-A10"],
        die=3,
        tile="start-B3",
    )
    for seat, row in zip(state.automata, rows, strict=False):
        player = state.players[seat]
        player.pool, player.slots, player.experiment, player.technologies = list(row), [], "", []
        player.contracts, player.fulfilled, player.stars = {}, ["C09", "C26"][:seat], [1, 7, 13]
    return state


def data_of(stack: str) -> tuple[ActionTile, ...]:
    """Return the action tiles of a stack, of the base game and the court."""
    return tuple(components().for_modules(frozenset({"base", "court"})).tiles_in(stack))


def initial(seats: int = 4) -> NucleumState:
    """Return the worked example of the auction with open initial contracts after D has taken one."""
    state = bidding(seats, over=True)
    state.modules = BOX.in_play((*state.modules, "open_contracts"))
    for player, letter in zip(state.players, "CDAB", strict=True):
        player.experiment = letter
    state.players[3].contracts["slot-3"] = "C02"
    state.parts["open_contracts"] = OpenContractsState(shown=["C04", "C01", "C03"])
    return state


def bidding(seats: int = 4, *, over: bool = False) -> NucleumState:
    """Return the auction of the rules' example after A passed, or (`over`) when it is over."""
    state = opening(seats)
    state.modules, state.turn = BOX.in_play(("base", "auction")), 0
    state.display.experiments = list(EXPERIMENTS)
    for player in state.players:
        player.experiment, player.pool = "", []
    state.parts["auction"] = (
        AuctionState(bids={0: 7, 1: 3, 2: 15, 3: 12}, passed=[1, 0, 3], order=[2, 3, 0, 1])
        if over
        else AuctionState(bids={0: 7, 1: 3, 2: 8, 3: 10}, passed=[1, 0], highest={3: 39})
    )
    return state


def _rails(state: NucleumState) -> None:
    tiles = iter(RAILS)
    for number, link in enumerate(side(state).links.values()):
        if number % 3 == 2:
            continue
        for index, space in enumerate(link.space_ids):
            if number % 3 == 1 and index:
                continue
            owner = (number + index) % state.seats
            state.board.rails[space] = Rail(owner=owner, tile=next(tiles), half=number % 2)
        if number % 3 == 0:
            state.board.complete.append(link.id)


def _mats(state: NucleumState) -> None:
    for seat, player in enumerate(state.players):
        player.vp, player.thaler, player.workers, player.reserve = 12 + 9 * seat, 3 + seat, seat, 9 - seat
        player.achievements = 7 + seat
        player.slots = [*player.pool[:2], *RAILS[40 : 40 + seat]]
        player.pool = [*player.pool[2:], *RAILS[30 : 33 + 2 * seat]]
        player.income = {"thaler": 4 + seat, "worker": 3, "vp": 7 + 2 * seat}
        player.technologies = [f"{EXPERIMENTS[seat]}{number}" for number in (1, 3, 4, 8)[: seat + 1]]
        player.contracts["slot-1"] = ("C06", "C12", "C25", "C32")[seat]
        player.fulfilled = ["C17", "C19"][:seat]
        player.stars = [(5, 12, 31, 0)[seat], (0, 2, 0, 0)[seat]]
        player.stars_left, player.stars_reserve = 1, 3


def late(seats: int = 4, *, over: bool = False) -> NucleumState:
    """Return the middle position in the last round or after the end: stars, points by source, stacks run out."""
    state = middle(seats)
    state.last_round, state.over = True, over
    state.turn, state.ended = 21 * seats, {"kings-day": 1, "contracts": 0, "score-flag": seats - 1}
    state.display.stacks = {"silver": [], "gold": []}
    state.display.shown = {stack: [""] * len(names) for stack, names in state.display.shown.items()}
    state.display.shown["purple-3"] = ["C49"]
    state.display.nuclei = []
    state.display.offer = ["", "", RAILS[7], "", RAILS[9]]
    state.display.tiles = []
    for seat, player in enumerate(state.players):
        player.stars = [[2, 9, 31], [0, 0, 14], [9, 12, 22, 40], [0, 1, 9]][seat][: 4 if over else 2]
        player.stars_left, player.stars_reserve = 0, 1
        player.points = {
            "contracts": 12 + 5 * seat,
            "income": 31 - 3 * seat,
            "kings-day": 4,
            "technologies": 2 * seat,
        }
        player.vp = sum(player.points.values())
    return state


HISTORY = tuple(
    (turn // 3 * 2, max(0, turn - 9) * 2, turn * turn // 16) for turn in (0, 1, *range(3, 30, 2), *range(30, 36))
)
"""Points of three players after each of their turns."""

MARKS = (
    Mark("leipzig.2", 1, 1),
    Mark("grimma", None, 2),
    Mark("coal:west", 2, 2),
    Mark("leipzig-riesa.1", 3, 3),
    Mark("offer:2", 3, 4),
    Mark("milestones:12", 0, 5),
    Mark("mat:0", 0, 5),
    Mark("score:1", 1, 6),
)


AUSTRALIA_MARKS = (
    Mark("toongi.c1", 1, 1),
    Mark("route:lane-3", 1, 2),
    Mark("hobart", None, 3),
    Mark("coal:queensland", 2, 4),
)
FAR_MARKS = (Mark("leipzig.2", 0, 1), Mark("zittau", 2, 2), Mark("milestones:12", 2, 3), Mark("offer:4", 1, 4))
"""Changes on two ends of the map and beside it."""


def view(
    state: NucleumState,
    names: tuple[str, ...] = NAMES,
    *,
    theme: str = "light",
    active: tuple[int, ...] = (1,),
    marks: tuple[Mark, ...] = (),
    viewer: int | None = None,
) -> BoardView:
    """Return a view with these names."""
    return BoardView(
        names=names[: state.seats],
        title="Nucleum #12",
        active=active,
        marks=marks,
        viewer=viewer,
        theme=theme,
        words=WORDS,
    )
