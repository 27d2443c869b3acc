"""Railways: placing action tiles between cities (nucleum.md 6). `matched` has the consequences of a tile."""

from __future__ import annotations

from collections.abc import Collection
from operator import itemgetter
from typing import Any

import msgspec

from engine.kernel import Choice, ChoiceId, Decision, EventLog, SeatName, Text, Unasked, remarks, text
from engine.nucleum.data.components import Link
from engine.nucleum.library import automaton_rules, lib, rail_spaces, rules_of, side
from engine.nucleum.module import EffectRule
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_name, cost, rail_space, rail_space_beside
from engine.nucleum.rules.actions.matched import LineUp
from engine.nucleum.rules.actions.matching import TileEnd, both_ways, half_at, open_ends
from engine.nucleum.rules.actions.tasks import effects_of
from engine.nucleum.rules.effects.abilities import permits, red_surcharge
from engine.nucleum.rules.effects.do import Do, fire
from engine.nucleum.rules.effects.goods import can_pay, charge, price_text
from engine.nucleum.rules.effects.questions import ask, skip_choice
from engine.nucleum.rules.map.networks import own_cities
from engine.nucleum.state import Rail, TableState


def free_rail_spaces(state: TableState) -> list[str]:
    """Return the free railway spaces, in the map's order."""
    return [space for space in rail_spaces(state) if space not in state.board.rails]


def rail_price(state: TableState, seat: int, space: str) -> int:
    """Return the price in thaler of a railway space, besides the worker."""
    return red_surcharge(state, seat) if rail_spaces(state)[space][0].red else 0


def can_build(state: TableState, seat: int, workers: int = 1) -> bool:
    """Return whether the seat can place any tile as a railway."""
    if not can_pay(state, seat, 0, workers):
        return False
    rails = state.board.rails
    free = (where for space, (where, _) in rail_spaces(state).items() if space not in rails)
    return any(not where.red or can_pay(state, seat, red_surcharge(state, seat), workers) for where in free)


def outcome(
    state: TableState,
    seat: int,
    space: str,
    tile: str,
    found: tuple[TileEnd, TileEnd],
    useless: Collection[int] = (),
) -> Text:
    """Return remarks on the results of a tile that `seat` lays on a space with the neighbors `found` there.

    The remarks mark matched halves in `useless` as such.
    """
    where, halves = rail_spaces(state)[space][0], lib(state).tiles[tile].halves
    said = []
    for end, match in zip(where.ends, found, strict=True):
        if match.matches:
            half = words.half_label(halves[match.half])
            if match.half in useless:
                half = text("nuc-half-useless", half=half)
            if match.neighbour:
                theirs = half_at(state, match.neighbour, space)
                other = text(
                    "nuc-their-half",
                    who=SeatName(state.board.rails[match.neighbour].owner),
                    half=words.labels(effects_of(state, theirs)),
                )
                said.append(text("nuc-rail-towards", city=words.city(end), half=half, other=other))
            else:
                said.append(text("nuc-rail-at", city=words.city(end), half=half))
    actions = words.join_items(said) if said else text("nuc-no-match")
    if printed := where.reward(space):
        actions = text("nuc-rail-reward", reward=words.effects(printed), outcome=actions)
    filled = _count_tiles(state, where) + 1
    if filled < where.spaces:
        # In a link of two spaces, the other one's name is equivalent.
        return (
            remarks(actions, text("nuc-rail-outcome", filled=filled, spaces=where.spaces)) if filled > 1 else actions
        )
    gains = _completion_gains(state, seat, where)
    if not gains:
        return remarks(text("nuc-rail-completes"), actions)
    return remarks(text("nuc-rail-completes"), words.join_items(gains), actions)


def _count_tiles(state: TableState, where: Link) -> int:
    """Return the number of spaces of a link that hold a tile."""
    return sum(map(state.board.rails.__contains__, where.space_ids))


def _completion_gains(state: TableState, seat: int, where: Link) -> list[Text]:
    """Return the gains of the participants if one more tile of `seat` completes a link, `seat` first."""
    tiles = {seat: 1}
    for space in where.space_ids:
        if space in state.board.rails:
            owner = state.board.rails[space].owner
            tiles[owner] = tiles.get(owner, 0) + 1
    gains = []
    for reward in side(state).completion:
        if reward.length == where.spaces:
            for owner, count in tiles.items():
                steps = reward.steps * (count if reward.per_tile else 1)
                gain = text("nuc-rail-gain", track=words.track(reward.track), steps=steps)
                gains.append(gain if owner == seat else text("nuc-rail-gain-other", who=SeatName(owner), steps=steps))
    return gains


RAIL_KINDS = ("rail_completes", "rail_matches", "rail_space")
"""Kinds of railway space in the order of their use: a tile there completes the link, matches, or neither."""


def _kind(where: Link, filled: int, matched: int) -> str:
    """Return the kind of choice a free space is when a link gets `filled` tiles and `matched` ends match there."""
    if filled == where.spaces:
        return "rail_completes"
    return "rail_matches" if matched else "rail_space"


AT = ChoiceId("at")
WAY = ChoiceId("way")
RAIL = ChoiceId("rail")


class ChooseRailSpace(msgspec.Struct, tag="choose_rail_space", omit_defaults=True):
    """`seat` chooses where to place a tile as a railway; `workers`: 1, or 0 if one is not needed."""

    seat: int
    tile: str
    workers: int = 1

    def decide(self, state: TableState) -> Decision | None:
        """Ask for the space; a tile's gains there are computed only for display (`detail`)."""
        found = []
        spaces, own = rail_spaces(state), own_cities(state, self.seat)
        surcharge = red_surcharge(state, self.seat)
        payable = {price: can_pay(state, self.seat, price, self.workers) for price in (0, surcharge)}
        for space in free_rail_spaces(state):
            where, index = spaces[space]
            price = surcharge if where.red else 0
            if not payable[price]:
                continue
            filled = _count_tiles(state, where) + 1
            most = max(both_ways(state, space, self.tile).matched)
            facets: dict[str, str | int] = {
                "link": where.id,
                "space": space,
                "first": where.ends[0],
                "second": where.ends[1],
                "position": index + 1,
                "cost": price,
                "matches": most,
            }
            kind = _kind(where, filled, most)
            choice = Choice(id=AT(space), kind=kind, label=rail_space_beside(state, space), facets=facets)
            found.append(((RAIL_KINDS.index(kind), -most, own.keys().isdisjoint(where.ends)), choice))
        found.sort(key=itemgetter(0))  # the most valuable comes first
        prompt = text("nuc-prompt-rail", tile=component_name(state, "tiles", self.tile), workers=self.workers)
        return ask(state, self.seat, prompt, [choice for _, choice in found])

    def detail(
        self, state: TableState, space: str, price: int, found: tuple[TileEnd, TileEnd], useless: Collection[int] = ()
    ) -> Text:
        """Return a description of the gains and costs of laying the tile on a space; see `outcome`."""
        said = outcome(state, self.seat, space, self.tile, found, useless)
        paid = [price_text(state, self.seat, cost(price), price)] if price else []
        if state.players[self.seat].workers < self.workers:  # otherwise the question says what is the same everywhere
            paid.append(price_text(state, self.seat, cost(0, self.workers), 0, self.workers))
        return remarks(*paid, said)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Continue with the orientation."""
        space = AT.value(choice)
        state.push(ChooseWay(self.seat, self.tile, space, self.workers))


def resolves_unmatched(state: TableState, seat: int) -> bool:
    """Return whether an end that matches nothing may be of use to a seat at once: by an ability, or by a cover it holds."""
    covers = rules_of(state).covers
    return permits(state, seat, "unmatched_end") or any(cover.held(state, seat) for cover in covers)


class ChooseWay(msgspec.Struct, tag="choose_way"):
    """`seat` chooses the orientation of a tile."""

    seat: int
    tile: str
    space: str
    workers: int

    def matters(self, state: TableState) -> bool:
        """Return whether the two orientations differ in their gains now or later."""
        halves = lib(state).tiles[self.tile].halves
        if halves[0] == halves[1]:
            return False
        first, second = (
            {(end.half, end.neighbour) for end in found if end.matches}
            for found in both_ways(state, self.space, self.tile).ends
        )
        return first != second or open_ends(state, self.space) > 0 or resolves_unmatched(state, self.seat)

    def implied_half(self, state: TableState) -> int | None:
        """Return the half at the first end in the only matching orientation, unless other ends are also useful."""
        ways = both_ways(state, self.space, self.tile)
        only_one = 0 in ways.matched and any(ways.matched)
        return ways.better if only_one and not resolves_unmatched(state, self.seat) else None

    def decide(self, state: TableState) -> Decision | None:
        """Ask for the orientation, if it matters."""
        if not self.matters(state):
            return None
        choices = []
        where, halves = rail_spaces(state)[self.space][0], lib(state).tiles[self.tile].halves
        said = [words.half_label(half) for half in halves]
        if said[0] == said[1]:  # the two orientations differ only in the positions of the colors
            said = [words.colour(half.edge) for half in halves]
        for half, matched in enumerate(both_ways(state, self.space, self.tile).matched):
            label = text(
                "nuc-way",
                first=words.city(where.ends[0]),
                one=said[half],
                second=words.city(where.ends[1]),
                other=said[1 - half],
            )
            choices.append(
                Choice(
                    id=WAY(half),
                    kind="way",
                    label=label,
                    facets={"half": half, "matches": matched},
                )
            )
        choices.sort(key=lambda choice: -int(choice.facets["matches"]))  # what matches nothing comes last
        prompt = text("nuc-prompt-way", space=rail_space(state, self.space))
        return ask(state, self.seat, prompt, choices)

    def detail(
        self, state: TableState, half: int, found: tuple[TileEnd, TileEnd], useless: Collection[int] = ()
    ) -> Text:
        """Return the outcome of the tile with a half at the link's first end, and the position of each color; see `outcome`."""
        ends, halves = rail_spaces(state)[self.space][0].ends, lib(state).tiles[self.tile].halves
        edges = [
            text("labelled", label=words.city(end), what=words.colour(halves[at].edge))
            for end, at in zip(ends, (half, 1 - half), strict=True)
        ]
        return remarks(outcome(state, self.seat, self.space, self.tile, found, useless), *edges)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Pay for it; the worker on the tile is not returned to the reserve."""
        half = WAY.number(choice) if choice else both_ways(state, self.space, self.tile).better
        price = rail_price(state, self.seat, self.space)
        lay = LayRail(self.seat, self.tile, self.space, half, price, self.workers)
        charge(state, self.seat, price, self.workers, [lay])


class LayRail(Unasked, tag="lay_rail"):
    """A tile that was paid for is laid; its matches are resolved, then a full link is completed."""

    seat: int
    tile: str
    space: str
    half: int
    price: int
    workers: int

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Lay it and queue what follows: printed reward, own actions, others in turn order, completion."""
        player = state.players[self.seat]
        player.pool.remove(self.tile)
        # `charge` sent the worker to the reserve like any cost; it stays on the tile permanently instead.
        player.reserve -= self.workers
        state.board.rails[self.space] = Rail(
            owner=self.seat, tile=self.tile, half=self.half, worker=bool(self.workers)
        )
        state.board.clear_cache()
        where = rail_spaces(state)[self.space][0]
        log.add(
            "railway",
            "nuc-event-railway",
            seat=self.seat,
            marks=(self.space,),
            data={"tile": self.tile, "space": self.space, "link": where.id}
            | {"cost": self.price, "workers": self.workers},
            who=SeatName(self.seat),
            tile=component_name(state, "tiles", self.tile),
            space=rail_space(state, self.space),
            cost=cost(self.price, self.workers),
        )
        printed = where.reward(self.space)
        if self.seat in state.automata and printed:
            for change in automaton_rules(state).changes:
                printed = change.rail_reward(state, printed)
        steps: list[Any] = [Do(self.seat, printed, "subsidies", by="space")] if printed else []
        steps += fire(state, self.seat, "place_railway")
        for cover in rules_of(state).covers:
            steps += cover.laid(state, self.seat, self.space)
        steps.append(LineUp(self.seat, self.space))
        state.push(*steps)


class ExtraRail(msgspec.Struct, tag="extra_rail"):
    """`seat` may place one more tile of its pool as a railway, without a worker."""

    seat: int

    def decide(self, state: TableState) -> Decision | None:
        """Ask which tile."""
        tiles = [tile for tile in state.players[self.seat].pool if lib(state).tiles[tile].railway]
        if not tiles or not can_build(state, self.seat, workers=0):
            return None
        choices = [
            Choice(id=RAIL(tile), kind="rail", label=component_name(state, "tiles", tile), facets={"tile": tile})
            for tile in tiles
        ]
        choices.append(skip_choice())
        return ask(state, self.seat, text("nuc-prompt-extra-rail"), choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Continue with the space."""
        if choice is not None and choice != "skip":
            state.push(ChooseRailSpace(self.seat, RAIL.value(choice), workers=0))


EXTRA_RAILWAY = EffectRule(lambda _state, do, _effect, _log: [ExtraRail(do.seat)])
"""Carries out the effect "place one more railway"."""
