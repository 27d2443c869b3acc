"""The alt text of Nucleum's pictures."""

from __future__ import annotations

from collections.abc import Sequence

from engine.nucleum.library import has_nucleum, lib, side
from engine.nucleum.phrases import describe
from engine.nucleum.phrases import words as phrases
from engine.nucleum.phrases.codes import technology_code
from engine.nucleum.rules.effects.end_conditions import required_end_conditions
from engine.nucleum.rules.effects.mines import uranium_held
from engine.nucleum.rules.flow.scoring import points_by_seat
from engine.nucleum.rules.map.tracks import income_now
from engine.nucleum.state import TableState
from render.nucleum.in_play import drawings_of
from render.nucleum.module import PlaceName, Sentences
from render.view import MAX_ALT, BoardView, shorten

_MOST_CHANGED = 240
"""Maximum number of characters of the list of changes; the rest is only counted."""


def turn_number(state: TableState) -> int:
    """Return the current round, from 1."""
    return max(1, -(-state.turn // state.seats))


def title_alt(state: TableState, view: BoardView, _seat: int | None) -> list[str]:
    """Return title, round and end conditions."""
    stage = "over" if state.over else "last" if state.last_round else "playing"
    text = view.words(
        "render-nucleum-alt-head",
        title=view.title,
        round=turn_number(state),
        stage=stage,
        ended=len(state.ended),
        needed=required_end_conditions(state),
    )
    return [text]


def scores_alt(state: TableState, view: BoardView, _seat: int | None) -> list[str]:
    """Return the active players and the points."""
    words, parts = view.words, []
    if view.active and not state.over:
        names = words.join([view.short_name(seat) for seat in view.active])
        parts.append(words("render-alt-turn", names=names))
    items = [
        words("render-nucleum-alt-score", name=view.short_name(seat), vp=points)
        for seat, points in enumerate(points_by_seat(state))
    ]
    parts.append(words("render-nucleum-alt-scores", scores=words.join(items)))
    return parts


def seat_alt(state: TableState, seat: int, view: BoardView) -> str:
    """Return a seat's possessions, in one sentence."""
    player = state.players[seat]
    return view.words(
        "render-nucleum-alt-seat",
        name=view.short_name(seat),
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


def seats_alt(state: TableState, view: BoardView, _seat: int | None) -> list[str]:
    """Return each seat's possessions, in one sentence each."""
    return [seat_alt(state, seat, view) for seat in range(state.seats)]


def map_alt(state: TableState, view: BoardView, _seat: int | None) -> list[str]:
    """Return the nucleums and the completed links."""
    words, board = view.words, state.board
    parts = []
    if lit := [city.id for city in side(state).cities.values() if has_nucleum(state, city)]:
        cities = words.join([view.say(phrases.city(city)) for city in lit])
        parts.append(words("render-nucleum-alt-nuclei", cities=cities))
    if board.complete:
        links = [link_alt(state, name, view) for name in board.complete]
        parts.append(words("render-nucleum-alt-links", links=words.join(links)))
    return parts


def changed_alt(state: TableState, view: BoardView, _seat: int | None) -> list[str]:
    """Return the cities, links, boards and players' things that `view` marks, in one sentence or none."""
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


def _place(state: TableState, place: str, view: BoardView) -> str:
    """Return the name of a mark's place, "" for one without a name."""
    kind, colon, which = place.partition(":")
    named = drawings_of(state).named
    if colon or kind in named:
        return named[kind](state, which, view) if kind in named else ""
    key = place.partition(".")[0]
    if key in side(state).cities:
        return view.say(phrases.city(key))
    return link_alt(state, key, view) if key in side(state).links else ""


def _of_seat(_state: TableState, which: str, view: BoardView) -> str:
    return view.short_name(int(which))


def _coal(state: TableState, which: str, view: BoardView) -> str:
    return view.say(describe.name(side(state).coal_areas[which]))


NAMED: dict[str, PlaceName] = {
    "mat": _of_seat,
    "score": _of_seat,
    "coal": _coal,
    "offer": lambda _state, _which, view: view.words("render-nucleum-offer"),
    "contracts": lambda _state, _which, view: view.words("render-nucleum-contracts"),
    "milestones": lambda _state, _which, view: view.words("render-nucleum-milestones"),
}
"""The names of the base game's kinds of places."""


def link_alt(state: TableState, link: str, view: BoardView) -> str:
    """Return the name of a link: the cities at its ends."""
    first, last = side(state).links[link].ends
    return view.words(
        "render-nucleum-alt-link", first=view.say(phrases.city(first)), last=view.say(phrases.city(last))
    )


def describe_view(name: str, state: TableState, view: BoardView, seat: int | None = None) -> str:
    """Return the alt text of the view `name` in at most 1000 characters; sentences that do not fit are left out from the end.

    `seat` is the player whose things the view shows, if it shows a player's.
    """
    parts = [each for each in drawings_of(state).alt if name in each.views]
    return shorten([text for part in parts for text in part.say(state, view.in_words, seat)])


def own_title_alt(state: TableState, view: BoardView, seat: int | None) -> list[str]:
    """Return the mat's player, the seat's possessions, and its income."""
    assert seat is not None
    name, vp = view.short_name(seat), points_by_seat(state)[seat]
    return [
        view.words("render-nucleum-alt-own-board", title=view.title, name=name, vp=vp),
        seat_alt(state, seat, view),
        view.words("alt-nucleum-income", income=view.say(income_now(state, seat))),
    ]


def own_cards_alt(state: TableState, view: BoardView, seat: int | None) -> list[str]:
    """Return a seat's contracts and technologies."""
    assert seat is not None
    words, player, data = view.words, state.players[seat], lib(state)
    parts = []
    held = [
        view.say(phrases.conditions(data.contracts[name].conditions)) for name in player.contracts.values() if name
    ]
    if held:
        parts.append(words("render-nucleum-alt-contracts", contracts=words.join(held)))
    if player.technologies:
        parts.append(
            words(
                "render-nucleum-alt-technologies",
                technologies=words.join(list(map(technology_code, player.technologies))),
            )
        )
    return parts


def market_alt(state: TableState, view: BoardView, _seat: int | None) -> list[str]:
    """Return the tiles on offer, the milestones and the contracts shown."""
    words, data, display = view.words, lib(state), state.display
    offer = [
        " / ".join(view.say(phrases.half_label(half)) for half in data.tiles[name].halves)
        for name in display.offer
        if name
    ]
    shown = [
        view.say(phrases.conditions(data.contracts[name].conditions))
        for names in display.shown.values()
        for name in names
        if name
    ]
    milestones = [words(f"nucleum-{name}") for name in display.milestones.values()]
    parts = []
    if offer:
        parts.append(words("render-nucleum-alt-offer", tiles=words.join(offer)))
    parts.append(words("render-nucleum-alt-milestones", milestones=words.join(milestones)))
    if shown:
        parts.append(words("render-nucleum-alt-shown", contracts=words.join(shown)))
    return parts


_ON_MAP = frozenset({"table", "map", "region"})
ALT = (
    Sentences(_ON_MAP | {"market"}, title_alt),
    Sentences(_ON_MAP, scores_alt),
    Sentences(_ON_MAP, changed_alt),
    Sentences(frozenset({"table"}), seats_alt),
    Sentences(_ON_MAP, map_alt),
    Sentences(frozenset({"own-board"}), own_title_alt),
    Sentences(frozenset({"own-board"}), own_cards_alt),
    Sentences(frozenset({"market"}), market_alt),
)
"""The alt text of the base game's views."""


def legend_alt(groups: Sequence[tuple[str, Sequence[str]]], view: BoardView) -> str:
    """Return the meanings of icons, each group with its heading, as many as fit into 1000 characters."""
    found = view.words("render-nucleum-alt-legend", title=view.title)
    between = view.words("render-nucleum-alt-icon-break")
    for heading, meanings in groups:
        for count in range(len(meanings), 0, -1):
            icons = between.join(meanings[:count]).rstrip(".。")  # a full stop follows anyway
            text = view.words("render-alt-lines", name=heading, lines=icons)
            if len(found) + 1 + len(text) <= MAX_ALT:
                found = f"{found} {text}"
                break
    return found
