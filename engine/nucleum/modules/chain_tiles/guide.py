"""Texts about chain tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel import Arg, Role, text
from engine.nucleum.data.components import ActionTile, Components, Record
from engine.nucleum.data.vocabulary import Action
from engine.nucleum.library import lib
from engine.nucleum.module import ModuleGuide, Phrase, RulesPage
from engine.nucleum.modules.chain_tiles.records import Chain, chain_tiles, is_chain
from engine.nucleum.modules.chain_tiles.state import chain_ids, fit_on_top, open_chain
from engine.nucleum.phrases import words
from engine.nucleum.state import TableState, Task

Tasks = tuple[Task, ...]


def _tasks(state: TableState, tile: str) -> Tasks:
    return tuple(Task(tile, half) for half in range(len(lib(state).tiles[tile].halves)))


def _only_goods(state: TableState, tile: str) -> bool:
    halves = lib(state).tiles[tile].halves
    return not any(isinstance(effect, Action) for half in halves for effect in half.effects)


def _groups(state: TableState, seat: int, _others: list[Tasks], step: Any | None) -> list[Tasks]:
    """Return the ways to use the tiles in hand that the tile on top of a chain tile adds.

    The possible gains of the chain tile's main action do not count for the tile on top.
    """
    tops = [_tasks(state, tile) for tile in fit_on_top(state, seat)]
    if step is not None:
        return tops if open_chain(state, seat) else []
    first = [tile for tile in state.players[seat].pool if tile in chain_ids(state) and _only_goods(state, tile)]
    return [(*_tasks(state, chain), *top) for chain in first for top in tops]


def _page(data: Components) -> Mapping[str, Arg]:
    parts = dict.fromkeys(part for tile in chain_tiles(data) for part in tile.halves[0].effects)
    return {"tiles": words.join_items(words.label(part) for part in parts if not isinstance(part, Chain))}


def _is_chain(record: Record) -> bool:
    return isinstance(record, ActionTile) and is_chain(record)


GUIDE = ModuleGuide(
    roles={
        "nuc-event-on-top": Role.DEED,
    },
    effects={Chain: Phrase(lambda _: text("nucleum-label-chain"), lambda _: text("nucleum-effect-chain"))},
    rulings={"chain-order": _is_chain, "chain-alone": _is_chain},
    pages=(RulesPage("chain-tiles", "chain-tiles", _page, terms=True),),
    groups=(_groups,),
)
