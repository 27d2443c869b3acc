"""The results of choices beyond the detail that the rules give, computed only for display.

For a place: its color, the contracts that it advances, the power plants that reach it. For a railway: the matched
actions that would still be useless.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel import Choice, Text, remarks, remarks_of, text
from engine.nucleum.guide.skipping import GIFTS
from engine.nucleum.library import copy_state, lib, side
from engine.nucleum.phrases import words
from engine.nucleum.rules.actions.contract import purple
from engine.nucleum.rules.actions.industrialize import PlacePiece
from engine.nucleum.rules.actions.matching import Ends, both_ways, cover_at
from engine.nucleum.rules.actions.railway import RAIL_KINDS, ChooseRailSpace, ChooseWay, rail_price
from engine.nucleum.rules.actions.tasks import effects_of, is_useful
from engine.nucleum.rules.actions.urbanize import PlaceBuilding, candidates
from engine.nucleum.rules.map.counting import count
from engine.nucleum.rules.map.networks import are_joined, own_cities
from engine.nucleum.state import Piece, Rail, TableState, Task


def outlook(state: TableState, choice: Choice, after: Choice | None = None) -> Text | None:
    """Return the result of choosing a place or a railway; its own detail for any other.

    `after` is the space of a railway, not chosen in `state`, for which `choice` is an orientation.
    """
    step = state.pending[-1] if state.pending else None
    if choice.kind == "space" and isinstance(step, PlaceBuilding | PlacePiece):
        return _place(state, step, choice)
    if choice.kind in RAIL_KINDS and isinstance(step, ChooseRailSpace):
        return _rail(state, step, str(choice.facets["space"]), int(choice.facets["cost"]))
    if after is not None:
        step = _way_on(state, after)
    return _way(state, step, int(choice.facets["half"])) if isinstance(step, ChooseWay) else choice.detail


def beside_answer(choice: Choice, remark: Text) -> Text | None:
    """Return a remark on a choice without the parts that differ from answer to answer.

    These are the price and the number of places of a building or piece, and all but the price of a railway: the rest
    of that remark describes the better orientation, and each answer is one orientation.
    """
    left = list(remarks_of(remark))
    if choice.kind in RAIL_KINDS:
        left = [each for each in left if each.key == "nuc-cost-detail"]
    elif choice.kind in ("building", "piece"):
        left = [each for each in left[1:] if each.key not in ("nuc-places", "nuc-spaces")]
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
    """Return price and color of a place, the contracts that it advances, and the plants whose electricity reaches it."""
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


def ways_round(state: TableState, space: Choice) -> Sequence[Choice]:
    """Return the orientations that a player is asked about on a railway space: none if irrelevant or implied."""
    way = _way_on(state, space)
    asked = way.decide(state) if way.implied_half(state) is None else None
    return asked.choices if asked is not None else ()


def _way_on(state: TableState, space: Choice) -> ChooseWay:
    """Return the step that follows the choice of a railway space."""
    step = state.pending[-1]
    assert isinstance(step, ChooseRailSpace)
    return ChooseWay(step.seat, step.tile, str(space.facets["space"]), step.workers)


def _rail(state: TableState, step: ChooseRailSpace, space: str, price: int) -> Text:
    """Return the gain and cost of the tile on a space, in the better orientation."""
    ways = both_ways(state, space, step.tile)
    found = ways.ends[ways.better]
    return step.detail(state, space, price, found, _useless(state, step, space, price, found))


def _way(state: TableState, step: ChooseWay, half: int) -> Text:
    """Return the gain of the tile with a half at the link's first end."""
    found, price = both_ways(state, step.space, step.tile).ends[half], rail_price(state, step.seat, step.space)
    return step.detail(state, half, found, _useless(state, step, step.space, price, found))


Step = ChooseRailSpace | ChooseWay


def _useless(state: TableState, step: Step, space: str, price: int, found: Ends) -> frozenset[int]:
    """Return the matched halves of a tile that would be useless to its player once it is placed and paid."""
    return frozenset(
        [end.half for end in found if end.matches and not _is_useful(state, step, space, price, end.half)]
    )


def _is_useful(state: TableState, step: Step, space: str, price: int, half: int) -> bool:
    """Return whether a half is useful once the tile is placed and paid; cached with the state.

    Another railway makes nothing less useful to a network, so most halves need no state in which the tile is placed.
    Without a network a player may build anywhere (nucleum.md 3), which the first railway changes.
    """
    kept: dict[tuple[object, ...], bool] = state.__dict__.setdefault("_useful", {})
    task = Task(step.tile, half, cover_at(state, space, half))
    if (price, task) not in kept:
        stays = own_cities(state, step.seat) or all(isinstance(each, GIFTS) for each in effects_of(state, task))
        kept[price, task] = bool(stays) and is_useful(_state_once_paid(state, step, price), step.seat, task)
    if kept[price, task]:
        return True
    if (space, task) not in kept:
        # The orientation decides which ends match, not the use of a half.
        placed = copy_state(_state_once_paid(state, step, price))
        placed.board.rails[space] = Rail(owner=step.seat, tile=step.tile, half=half, worker=bool(step.workers))
        placed.board.clear_cache()
        kept[space, task] = is_useful(placed, step.seat, task)
    return kept[space, task]


def _state_once_paid(state: TableState, step: Step, price: int) -> TableState:
    """Return a copy of a state in which the tile is paid but not placed; cached with the state, not to be changed."""
    kept: dict[int, TableState] = state.__dict__.setdefault("_paid", {})
    if price not in kept:
        paid = kept[price] = copy_state(state)
        paid.board.know(state.board)
        player = paid.players[step.seat]
        player.workers = max(0, player.workers - step.workers)
        player.thaler = max(0, player.thaler - price)
    return kept[price]
