"""The results of choices beyond the detail that the rules give, computed only for display.

For a place: its colour, the contracts that it advances, the power plants that reach it. For a railway: the matched
actions that could not be used even then.
"""

from __future__ import annotations

from engine.kernel import Choice, Text, remarks, remarks_of, text
from engine.nucleum.library import copy_state, lib, side
from engine.nucleum.phrases import words
from engine.nucleum.rules.actions.contract import purple
from engine.nucleum.rules.actions.industrialize import PlacePiece
from engine.nucleum.rules.actions.matching import TileEnd, both_ways, cover_at
from engine.nucleum.rules.actions.railway import RAIL_KINDS, ChooseRailSpace, ChooseWay, rail_price
from engine.nucleum.rules.actions.tasks import is_useful
from engine.nucleum.rules.actions.urbanize import PlaceBuilding, candidates
from engine.nucleum.rules.map.counting import count
from engine.nucleum.rules.map.networks import are_joined, own_cities
from engine.nucleum.state import Piece, Rail, TableState, Task


def outlook(state: TableState, choice: Choice) -> Text | None:
    """Return the result of choosing a place or a railway; its own detail for any other."""
    step = state.pending[-1] if state.pending else None
    if choice.kind == "space" and isinstance(step, PlaceBuilding | PlacePiece):
        return _place(state, step, choice)
    if choice.kind in RAIL_KINDS and isinstance(step, ChooseRailSpace):
        return _rail(state, step, str(choice.facets["space"]))
    if choice.kind == "way" and isinstance(step, ChooseWay):
        half = int(choice.facets["half"])
        found = both_ways(state, step.space, step.tile)[half]
        return step.detail(state, half, found, _useless(state, step, step.space, half, found))
    return choice.detail


def beside_place(choice: Choice, remark: Text) -> Text | None:
    """Return a remark on a building or piece without what differs from place to place: the price, the number of places."""
    if choice.kind not in ("building", "piece"):
        return remark
    _price, *more = remarks_of(remark)
    left = [each for each in more if each.key not in ("nuc-places", "nuc-spaces")]
    return remarks(*left) if left else None


# --- A place ----------------------------------------------------------------------------------------------------------


def _piece(state: TableState, step: PlaceBuilding | PlacePiece) -> Piece:
    """Return the piece that is about to be placed."""
    if isinstance(step, PlacePiece):
        return Piece(type=step.kind, id=step.row, owner=step.seat)
    candidate = candidates(state, step.seat)[step.building]
    record, swap = candidate.building, candidate.swap
    kind = swap.kind if swap is not None else ""
    return Piece(type="building", kind=kind, id=record.id, owner=step.seat, types=record.types, level=record.level)


def _place(state: TableState, step: PlaceBuilding | PlacePiece, choice: Choice) -> Text | None:
    """Return price and colour of a place, the contracts that it advances, and the plants whose electricity reaches it."""
    assert choice.detail is not None
    city = str(choice.facets["city"])
    said = [choice.detail, words.colour(str(choice.facets["colour"]))]
    for name, have, wanted in _progress(state, step, str(choice.facets["space"])):
        said.append(text("hint-place-contract", contract=name, have=have, wanted=wanted))
    if isinstance(step, PlaceBuilding):
        plants = [name for name, where in side(state).cities.items() if where.plant is not None]
        reached = [words.city(name) for name in plants if are_joined(state, city, name)]
        if reached:
            said.append(text("hint-place-plant", plants=words.join_items(reached)))
    return remarks(*said)


def _progress(state: TableState, step: PlaceBuilding | PlacePiece, space: str) -> list[tuple[str, int, int]]:
    """Return (contract, count then, count wanted) for each contract open to the seat that a piece on a space advances."""
    data, player = lib(state).contracts, state.players[step.seat]
    names = [name for name in (*player.contracts.values(), *(name for _, name in purple(state))) if name]
    wanted = [(name, item) for name in names for item in data[name].conditions]
    before = [count(state, step.seat, item.counter) for _, item in wanted]
    tried = copy_state(state)
    tried.board.pieces[space] = _piece(state, step)
    tried.board.clear_cache()
    after = [count(tried, step.seat, item.counter) for _, item in wanted]
    return [
        (name, now, item.at_least)
        for (name, item), then, now in zip(wanted, before, after, strict=True)
        if then < now and then < item.at_least
    ]


# --- A railway --------------------------------------------------------------------------------------------------------


def may_be_turned(state: TableState, choice: Choice) -> bool:
    """Return whether it matters on a railway space which way round the tile lies."""
    step = state.pending[-1]
    assert isinstance(step, ChooseRailSpace)
    return ChooseWay(step.seat, step.tile, str(choice.facets["space"]), step.workers).matters(state)


def _rail(state: TableState, step: ChooseRailSpace, space: str) -> Text:
    """Return the gain and cost of the tile on a space, the better way round."""
    ways = both_ways(state, space, step.tile)
    matched = [first.matches + second.matches for first, second in ways]
    half = 1 if matched[1] > matched[0] else 0
    useless = _useless(state, step, space, half, ways[half])
    return step.detail(state, space, rail_price(state, step.seat, space), ways[half], useless)


Step = ChooseRailSpace | ChooseWay


def _useless(state: TableState, step: Step, space: str, half: int, found: tuple[TileEnd, TileEnd]) -> frozenset[int]:
    """Return the matched halves of a tile that would be useless to its player once it is placed and paid."""
    price = rail_price(state, step.seat, space)
    tasks = [Task(step.tile, end.half, cover_at(state, space, end.half)) for end in found if end.matches]
    # To a network one more railway takes no use away, so most halves need no state in which the tile is placed.
    doubtful = [task for task in tasks if not _is_useful_anywhere(state, step, price, task)]
    if not doubtful:
        return frozenset()
    placed = _state_once_paid(state, step, price)
    placed.board.rails[space] = Rail(owner=step.seat, tile=step.tile, half=half, worker=bool(step.workers))
    placed.board.clear_cache()
    return frozenset(task.half for task in doubtful if not is_useful(placed, step.seat, task))


def _state_once_paid(state: TableState, step: Step, price: int) -> TableState:
    """Return a copy of a state in which the tile is paid but not placed."""
    paid = copy_state(state)
    player = paid.players[step.seat]
    player.workers = max(0, player.workers - step.workers)
    player.thaler = max(0, player.thaler - price)
    return paid


def _is_useful_anywhere(state: TableState, step: Step, price: int, task: Task) -> bool:
    """Return whether a half is certainly useful wherever the tile is placed, once it is paid; cached with the state.

    Without a network a player may build anywhere (nucleum.md 3), which the first railway changes.
    """
    kept: dict[tuple[int, Task], bool] = state.__dict__.setdefault("_useful", {})
    if (price, task) not in kept:
        has_network = bool(own_cities(state, step.seat))
        kept[price, task] = has_network and is_useful(_state_once_paid(state, step, price), step.seat, task)
    return kept[price, task]
