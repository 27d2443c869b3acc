"""Texts about the Barons: their components, their row and next turn, pages of the rules, hints for a first game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine.kernel import Arg, Decision, Hint, Role, SeatName, Spot, Text, text
from engine.nucleum.data.components import Components
from engine.nucleum.guide import table_in_words
from engine.nucleum.guide.reference.lookup import component_spot
from engine.nucleum.library import lib
from engine.nucleum.module import LookUp, ModuleGuide, RecordWords, RulesPage
from engine.nucleum.modules.solo import trophies
from engine.nucleum.modules.solo.records import (
    Achievement,
    BaronLevel,
    Challenge,
    LogicCard,
    challenges_of,
    levels_of,
)
from engine.nucleum.modules.solo.state import (
    CHALLENGE,
    NO_CHALLENGE,
    baron,
    block_at,
    card,
    chances,
    level,
    more_milestone_vp,
    must_recharge,
    recharges_needed,
    row,
    solo,
)
from engine.nucleum.phrases import describe, words
from engine.nucleum.phrases.codes import tile_code
from engine.nucleum.phrases.labels import component_description, component_name
from engine.nucleum.state import TableState

# --- Records ----------------------------------------------------------------------------------------------------------


def explanation(record: LogicCard) -> tuple[Text, Text, Text]:
    """Return the decision of a logic card: the city, the type of building, the turbine or mine."""
    kinds = [text(f"nuc-solo-kind-{kind}") for kind in record.buildings]
    return (
        text("nuc-solo-card-cities", tie=record.tie),
        text("nuc-solo-card-buildings", first=kinds[0], second=kinds[1], third=kinds[2]),
        text("nuc-solo-card-rows", row=record.row, first=record.first),
    )


def _card(record: LogicCard) -> Text:
    cities, buildings, rows = explanation(record)
    return text("nucleum-solo-logic-text", cities=cities, buildings=buildings, rows=rows)


def _level(record: BaronLevel) -> Text:
    first, second, third, fourth = record.milestone_vp
    return text(
        "nucleum-solo-level-text",
        start=words.join_items(
            [words.amount("thaler", record.start_thaler), words.amount("worker", record.start_workers)]
        ),
        recharge=words.join_items(
            [words.amount("thaler", record.recharge_thaler), words.amount("worker", record.recharge_workers)]
        ),
        off=record.energize_thaler_off,
        first=first,
        second=second,
        third=third,
        fourth=fourth,
        contract=record.contract_vp,
    )


def _challenge_name(record: Challenge) -> Text:
    return text(f"option-challenge-{record.id}")


def _challenge(record: Challenge) -> Text:
    return text(f"nucleum-challenge-{record.id}")


# --- The table --------------------------------------------------------------------------------------------------------


def next_turn(state: TableState, seat: int) -> Text:
    """Return the text about a Baron's next turn: his recharge, or the probability of each tile of his row."""
    if must_recharge(state, seat):
        return text("nuc-solo-next-recharge", who=SeatName(seat))
    found = [
        text("nuc-solo-chance", tile=tile_code(tile), faces=faces, of=len(lib(state).numbers["baron-die"].values))
        for tile, faces in chances(state, seat).items()
    ]
    return text("nuc-solo-next", who=SeatName(seat), chances=words.join_items(found))


def _row(state: TableState, seat: int) -> Text:
    block = baron(state, seat).block
    tiles = [
        component_name(state, "tiles", tile) if tile != block else text("nuc-solo-block") for tile in row(state, seat)
    ]
    return text("nuc-solo-row", tiles=words.join_items(tiles), before=block_at(state, seat))


def row_said(state: TableState, seat: int) -> Iterator[Text]:
    """Return the text of a Baron's recharges and row."""
    yield text(
        "nuc-solo-recharges", who=SeatName(seat), count=baron(state, seat).recharges, needed=recharges_needed(state)
    )
    yield _row(state, seat)


def said_of(state: TableState, seat: int) -> Iterator[Text]:
    """Return the text of a Baron's recharges, row and next turn; nothing for other seats."""
    if seat in state.automata:
        yield from row_said(state, seat)
        yield next_turn(state, seat)


def _table(state: TableState) -> Iterable[Text]:
    yield text(
        "nuc-solo-level",
        level=level(state).number,
        what=component_description(state, "baron_levels", level(state).id),
    )
    if more := more_milestone_vp(state):
        yield text("nuc-solo-two-people", vp=more)
    name = str(state.options.get(CHALLENGE, NO_CHALLENGE))
    if name != NO_CHALLENGE:
        yield text(
            "nuc-solo-challenge",
            name=component_name(state, "challenges", name),
            what=component_description(state, "challenges", name),
        )
    yield from cards_said(state)


def cards_said(state: TableState) -> Iterator[Text]:
    """Return the text of the last turned logic card, if there is one, and the number of those face down."""
    turned = card(state)
    if turned is not None:
        yield text("nuc-solo-card", card=describe.name(turned), what=describe.describe(turned))
    yield text("nuc-solo-deck", count=len(solo(state).deck))


# --- Help -------------------------------------------------------------------------------------------------------------


def _levels_page(data: Components) -> Mapping[str, Arg]:
    return {"count": len(levels_of(data)), "more": data.number("baron-two-people-vp")}


def _challenges_page(data: Components) -> Mapping[str, Arg]:
    found = sorted(challenges_of(data).values(), key=lambda record: record.number)
    lines = [text("nuc-solo-challenge-line", name=_challenge_name(each), what=_challenge(each)) for each in found]
    return {f"line{number}": line for number, line in enumerate(lines, start=1)}


def _page(data: Components) -> Mapping[str, Arg]:
    return {
        "tiles": data.number("baron-tiles"),
        "recharges": data.number("baron-recharges"),
        "ends": data.number("baron-ends"),
        "energizes": data.number("baron-last-energizes"),
        "step": data.number("baron-star-step"),
    }


# --- Hints ------------------------------------------------------------------------------------------------------------


FIRST_ROUNDS = 6
"""Number of rounds in which hints for newcomers mention the Baron's row."""


def _end_near(state: TableState, _seat: int, _decision: Decision) -> Hint | None:
    """Warn that one recharge is left before the end: all Barons must have theirs."""
    if state.last_round or not state.automata:
        return None
    left = sum(max(recharges_needed(state) - baron(state, seat).recharges, 0) for seat in state.automata)
    return Hint(text("advice-solo-end-near")) if left == 1 else None


def _first_look(state: TableState, _seat: int, _decision: Decision) -> Hint | None:
    """Explain, in the first rounds, where to see the Baron's possible next actions."""
    if not state.automata or state.turn > FIRST_ROUNDS * state.seats:
        return None
    return Hint(text("advice-solo-row", next=next_turn(state, state.automata[0])))


def _spot(state: TableState, which: str) -> Spot:
    """Return the last turned logic card ("card"), or a tile in a Baron's row ("row:<seat>:<tile>")."""
    _, _, in_row = which.partition(":")
    if in_row:
        seat, _, name = in_row.partition(":")
        return Spot(name=table_in_words.tile(state, name), components=(f"tile:{name}",), seat=int(seat))
    turned = card(state)
    return (
        component_spot(state, f"logic:{turned.id}")
        if turned is not None
        else Spot(name=text("help-kind-logic"), rule="solo")
    )


def _automaton(state: TableState, which: str) -> Spot:
    """Return a Baron's board, which his level explains."""
    name = text("position-of", who=SeatName(int(which)))
    return Spot(name=name, components=(f"level:{level(state).id}",), seat=int(which))


GUIDE = ModuleGuide(
    unplaced=frozenset({"solo"}),
    roles={
        "removed": Role.SENTENCE,
        "remove": Role.DEED,
        "solo-card": Role.LOG,
        "solo-why": Role.REASON,
        "solo-use": Role.REASON,
        "solo-roll": Role.TURN,
        "solo-next": Role.DEED,
        "solo-last": Role.SENTENCE,
    },
    records={
        LogicCard: RecordWords(lambda record: text("nucleum-solo-logic", number=record.number), _card),
        BaronLevel: RecordWords(lambda record: text("nucleum-solo-level", number=record.number), _level),
        Challenge: RecordWords(_challenge_name, _challenge),
        Achievement: RecordWords(trophies.name, trophies.what),
    },
    spots={"solo": _spot, "automaton": _automaton},
    look_up={
        "logic": LookUp("logic_cards"),
        "level": LookUp("baron_levels", own=True),
        "challenge": LookUp("challenges", own=True),
        "trophy": LookUp("achievements", own=True),
    },
    pages=(
        RulesPage("solo", "solo-row", _page, terms=True, places=True),
        RulesPage("solo-choices", "solo-logic", lambda data: {"contracts": len(data.contract_slots)}),
        RulesPage("solo-expansions", "solo-logic", lambda _data: {}),
        RulesPage("solo-levels", "solo-levels", _levels_page),
        RulesPage("solo-challenges", "solo-levels", _challenges_page),
    ),
    table=(_table,),
    player=(said_of,),
    advice=(_end_near, _first_look),
)
