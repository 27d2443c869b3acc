"""Nucleum's pictures in words, for those who cannot see them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.nucleum.library import lib, side
from engine.nucleum.phrases import describe
from engine.nucleum.phrases import words as said
from engine.nucleum.rules.effects.end_conditions import needed
from engine.nucleum.rules.effects.goods import uranium_held
from engine.nucleum.rules.flow.recharge import income_now
from engine.nucleum.state import Table
from render.view import MAX_ALT, BoardView, shortened

_MOST_CHANGED = 240
"""Most characters of the list of what changed; the rest is only counted."""


def turn_number(state: Table) -> int:
    """Return the round being played, from 1."""
    return max(1, -(-state.turn // state.seats))


def _short(name: str) -> str:
    return name if len(name) <= 24 else name[:23] + "…"


def head(state: Table, view: BoardView) -> list[str]:
    """Return title, round, end conditions, whose turn it is and the points."""
    words = view.words
    stage = "over" if state.over else "last" if state.last_round else "playing"
    parts = [
        words(
            "render-nucleum-alt-head",
            title=view.title,
            round=turn_number(state),
            stage=stage,
            ended=len(state.ended),
            needed=needed(state),
        )
    ]
    if view.active and not state.over:
        names = words.join([_short(view.name(seat)) for seat in view.active])
        parts.append(words("render-alt-turn", names=names))
    scores = [
        words("render-nucleum-alt-score", name=_short(view.name(seat)), vp=player.vp)
        for seat, player in enumerate(state.players)
    ]
    parts.append(words("render-nucleum-alt-scores", scores=words.join(scores)))
    return parts


def seat_alt(state: Table, seat: int, view: BoardView) -> str:
    """Return what a seat has, in one sentence."""
    player = state.players[seat]
    return view.words(
        "render-nucleum-alt-seat",
        name=_short(view.name(seat)),
        thaler=player.thaler,
        workers=player.workers,
        uranium=uranium_held(state, seat),
        achievements=player.achievements,
        pool=len(player.pool),
        slots=len(player.slots),
        technologies=len(player.technologies),
        contracts=len(player.fulfilled),
        buildings=sum(piece.type == "building" and piece.owner == seat for piece in state.board.pieces.values()),
        energized=sum(piece.energized and piece.owner == seat for piece in state.board.pieces.values()),
        rails=sum(rail.owner == seat for rail in state.board.rails.values()),
    )


def map_alt(state: Table, view: BoardView) -> list[str]:
    """Return nucleums, completed links and coal in words."""
    words, board = view.words, state.board
    parts = []
    if board.nuclei:
        cities = words.join([view.say(said.city(city)) for city in board.nuclei])
        parts.append(words("render-nucleum-alt-nuclei", cities=cities))
    if board.complete:
        links = [_link(state, name, view) for name in board.complete]
        parts.append(words("render-nucleum-alt-links", links=words.join(links)))
    return parts


def changed(state: Table, view: BoardView) -> list[str]:
    """Return which cities, links, boards and players' things `view` marks, in one sentence or none."""
    names = list(dict.fromkeys(name for mark in view.marks if (name := _place(state, mark.place, view))))
    if not names:
        return []
    kept = names[:1]
    for name in names[1:]:
        if len(view.words.join([*kept, name])) > _MOST_CHANGED:
            break
        kept.append(name)
    more = len(names) - len(kept)
    return [view.words("render-nucleum-alt-changed", places=view.words.join(kept), more=more)]


def _place(state: Table, place: str, view: BoardView) -> str:
    """Return what a mark's place is called, "" for one without a name."""
    kind, _, which = place.partition(":")
    if kind in {"mat", "score"}:
        return _short(view.name(int(which)))
    if kind == "coal":
        return view.say(describe.name(side(state).coal_areas[which]))
    if kind in {"offer", "contracts", "milestones"}:
        return view.words(f"render-nucleum-{kind}")
    key = place.partition(".")[0]
    if key in side(state).cities:
        return view.say(said.city(key))
    return _link(state, key, view) if key in side(state).links else ""


def _link(state: Table, link: str, view: BoardView) -> str:
    first, last = side(state).links[link].ends
    return view.words("render-nucleum-alt-link", first=view.say(said.city(first)), last=view.say(said.city(last)))


def table_alt(state: Table, view: BoardView) -> str:
    """Return the table in at most 1000 characters; what does not fit is left out from the end."""
    seats = [seat_alt(state, seat, view) for seat in range(state.seats)]
    return shortened([*head(state, view), *changed(state, view), *seats, *map_alt(state, view)])


def board_alt(state: Table, view: BoardView) -> str:
    """Return the map in at most 1000 characters."""
    return shortened([*head(state, view), *changed(state, view), *map_alt(state, view)])


def mine_alt(state: Table, seat: int, view: BoardView) -> str:
    """Return a seat's mat in at most 1000 characters."""
    words, player, data = view.words, state.players[seat], lib(state)
    parts = [
        words("render-nucleum-alt-mine", title=view.title, name=_short(view.name(seat)), vp=player.vp),
        seat_alt(state, seat, view),
        words("alt-nucleum-income", income=view.say(income_now(state, seat))),
    ]
    held = [view.say(said.conditions(data.contracts[name].conditions)) for name in player.contracts.values() if name]
    if held:
        parts.append(words("render-nucleum-alt-contracts", contracts=words.join(held)))
    if player.technologies:
        parts.append(words("render-nucleum-alt-technologies", technologies=words.join(player.technologies)))
    return shortened(parts)


def market_alt(state: Table, view: BoardView) -> str:
    """Return offer, contracts and milestones in at most 1000 characters."""
    words, data, display = view.words, lib(state), state.display
    offer = [
        " / ".join(view.say(said.half_label(half)) for half in data.tiles[name].halves)
        for name in display.offer
        if name
    ]
    shown = [
        view.say(said.conditions(data.contracts[name].conditions))
        for names in display.shown.values()
        for name in names
        if name
    ]
    milestones = [words(f"nucleum-{name}") for name in display.milestones.values()]
    parts = head(state, view)[:1]
    if offer:
        parts.append(words("render-nucleum-alt-offer", tiles=words.join(offer)))
    parts.append(words("render-nucleum-alt-milestones", milestones=words.join(milestones)))
    if shown:
        parts.append(words("render-nucleum-alt-shown", contracts=words.join(shown)))
    return shortened(parts)


def legend_alt(groups: Sequence[tuple[str, Sequence[str]]], view: BoardView) -> str:
    """Return the meanings of icons, each group with its heading, as many as 1000 characters hold."""
    found = view.words("render-nucleum-alt-legend", title=view.title)
    between = view.words("render-nucleum-alt-icon-break")
    for heading, meanings in groups:
        for count in range(len(meanings), 0, -1):
            icons = between.join(meanings[:count]).rstrip(".。")  # one that is a sentence ends it anyway
            said = view.words("render-alt-lines", name=heading, lines=icons)
            if len(found) + 1 + len(said) <= MAX_ALT:
                found = f"{found} {said}"
                break
    return found
