"""Texts about the promos."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.kernel import Arg, Role, SeatName, Text, text
from engine.nucleum.data.components import Components, Record
from engine.nucleum.data.vocabulary import Action, parts_of
from engine.nucleum.guide.reference.help import plant_bonuses
from engine.nucleum.module import LookUp, ModuleGuide, RecordWords, RulesPage
from engine.nucleum.modules.promos.records import Fragment, fragments_of
from engine.nucleum.modules.promos.state import held_fragment, laid_fragments, offered_fragments
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_name
from engine.nucleum.rules.flow.turn import ResolveTile
from engine.nucleum.state import TableState, Task


def _name(record: Fragment) -> Text:
    return text("nucleum-fragment", effects=words.labels(record.effects))


def _description(record: Fragment) -> Text:
    return text("nucleum-fragment-text", effects=words.effects(record.effects))


def _whereabouts(state: TableState, record: Record, viewer: int | None) -> Iterator[Text]:
    if record.id in offered_fragments(state):
        yield text("now-fragment-offer")
        return
    for seat in range(state.seats):
        if held_fragment(state, seat) == record.id:
            yield words.of_seat("fragment-held", seat, viewer)
            return
    lying = next((space for space, there in laid_fragments(state).items() if there.fragment == record.id), None)
    if lying is None:
        yield text("now-not-here")
    else:
        yield text("now-fragment-rail", who=SeatName(state.board.rails[lying].owner))


def _player(state: TableState, seat: int) -> Iterable[Text]:
    if has := held_fragment(state, seat):
        yield text("position-nucleum-holds", what=component_name(state, "fragments", has))


def _display(state: TableState) -> Iterable[Text]:
    if offered_fragments(state):
        yield words.several(
            "position-nucleum-fragments",
            (component_name(state, "fragments", name) for name in offered_fragments(state)),
        )


def _groups(state: TableState, seat: int, groups: list[tuple[Task, ...]], step: Any | None) -> list[tuple[Task, ...]]:
    """Return the same groups of tasks with the fragment held over one action each, while that is possible."""
    has = held_fragment(state, seat)
    if not has or not (step is None or (isinstance(step, ResolveTile) and not step.begun)):
        return []
    return [
        tuple(Task(task.tile, task.half, has) if task is covered else task for task in group)
        for group in groups
        for covered in group
        if not covered.cover
    ]


def _plants_page(data: Components) -> Mapping[str, Arg]:
    return {"bonuses": plant_bonuses(data)}


def _fragments_page(data: Components) -> Mapping[str, Arg]:
    return {"count": len(fragments_of(data))}


def _is_fragment(record: Record) -> bool:
    return isinstance(record, Fragment)


def _may_be_doubled(record: Record) -> bool:
    doubles = any(isinstance(part, Action) and part.double_slot for part in parts_of(record))
    return isinstance(record, Fragment) or doubles


GUIDE = ModuleGuide(
    roles={
        "fragment": Role.DEED,
    },
    records={Fragment: RecordWords(_name, _description)},
    look_up={"fragment": LookUp("fragments", whereabouts=_whereabouts)},
    rulings={
        "fragment-used": _is_fragment,
        "fragment-rail": _is_fragment,
        "fragment-lying": _is_fragment,
        "fragment-doubled": _may_be_doubled,
    },
    pages=(
        RulesPage("promo-plants", "plants", _plants_page),
        RulesPage("promo-fragments", "fragments", _fragments_page),
    ),
    player=(_player,),
    display=(_display,),
    groups=(_groups,),
    counted=frozenset({"fragment"}),
)
