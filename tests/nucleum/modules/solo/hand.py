"""Hand-built tables with a Baron in seat 1, or behind two people in seat 2: an empty map, his row, his goods and the logic cards to come."""

from __future__ import annotations

from engine.catalogue import Catalogue
from engine.kernel import Event, EventLog, OptionValue, Rng
from engine.nucleum.game import NucleumState
from engine.nucleum.modules.solo.state import Baron, solo
from engine.nucleum.modules.solo.turn import BaronTurn, ResolveHalves, use
from engine.nucleum.rules.flow.turn import EndTurn
from engine.nucleum.state import Task
from tests.nucleum.builder import GAME, do, lib, put, table

BARON = 1
BLOCK = "start-D5"
FOUR = ("start-D1", "start-D2", "start-D3", "start-D4")
"""Experiment D: develop; industrialize; energize; urbanize and contract."""
ENGLISH = Catalogue("en", strict=True)
DIE = (1, 1, 2, 2, 3, 4)


def solo_table(
    *tiles: str,
    cards: tuple[int, ...] = tuple(range(1, 13)),
    thaler: int = 9,
    workers: int = 9,
    seats: int = 2,
    **options: OptionValue,
) -> NucleumState:
    """Return a table whose first Baron has these tiles left of his stop block; the logic cards come as numbered.

    He is in seat 1, or in seat 2 if he is alone against two people.
    """
    state = table(seats, "A", **{"opponent": "baron", **options})  # type: ignore[arg-type] # numbers are options too
    seat = state.automata[0]
    player, part = state.players[seat], solo(state)
    player.pool = [*(tiles or FOUR), BLOCK]
    player.thaler, player.workers, player.reserve = thaler, workers, 18 - workers
    # He may have been first, and have had a turn.
    state.board.rails.clear()
    state.board.complete.clear()
    data = lib(state)
    player.buildings, player.turbines, player.mines = list(data.buildings), list(data.rows), list(data.rows)
    player.stars, player.stars_left = [1], 3
    player.vp, player.points, player.fulfilled, player.uranium = 0, {}, [], {}
    part.barons = {seat: Baron(experiment="D", block=BLOCK)}
    part.deck, part.used = [f"logic-A{number}" for number in reversed(cards)], []
    state.players[0].thaler = 9
    GAME.forget(state)
    return state


def roll(state: NucleumState, die: int) -> list[Event]:
    """Let the Baron take a turn in which the die shows a number."""
    solo(state).dice = next(rng for seed in range(999) if Rng(seed).pick(DIE) == die and (rng := Rng(seed)))
    state.active = seat = state.automata[0]
    return do(state, BaronTurn(seat), EndTurn(seat))


def turn(state: NucleumState) -> list[Event]:
    """Let the Baron take a turn with any roll."""
    return roll(state, 1)


def act(state: NucleumState, tile: str, *halves: int) -> list[Event]:
    """Let the Baron resolve halves of a tile as far as he can."""
    state.active = seat = state.automata[0]
    return do(state, ResolveHalves(seat, [Task(tile, half) for half in halves]))


def use_tile(state: NucleumState, tile: str) -> list[Event]:
    """Let the Baron use a tile of his row as if he had rolled it."""
    state.active = seat = state.automata[0]
    log = EventLog()
    steps = use(state, seat, tile, log)
    return [*log.events, *do(state, *steps)]


def build(state: NucleumState, building: str, space: str, *, energized: bool = False) -> None:
    """Put a building of the Baron on the map."""
    put(state, state.automata[0], building, space, energized)


def why(events: list[Event], about: str) -> dict[str, int | str]:
    """Return the contents of an explanation about something; {} if there is none."""
    return next((event.data for event in events if event.kind == "solo-why" and event.data["about"] == about), {})


def figures(events: list[Event], kind: str) -> dict[str, int | str]:
    """Return the figures of the first event of a kind; {} if there is none."""
    return next((event.data for event in events if event.kind == kind), {})


def kinds(events: list[Event], *wanted: str) -> list[str]:
    """Return the kinds of events, in order, of those wanted."""
    return [event.kind for event in events if event.kind in wanted]


def unavailable(events: list[Event]) -> str:
    """Return why the Baron could not take an action, in English; "" if he took every one."""
    found = next((event.text for event in events if event.text.key == "nuc-event-solo-unavailable"), None)
    return "" if found is None else ENGLISH.say(found.args["why"])  # type: ignore[arg-type] # it is a text
