"""The contents of a turn's page, as plain values: its picture, the places on it, the events, the standings."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from cogs.answers.below_picture import has_statistics, view_of, views_with_names
from cogs.answers.scores import score_lines, table_lines
from cogs.answers.tales import line_of, number_sign, tale_of
from cogs.base.words import capitalize, link, say_plain, title
from cogs.client.drawing import order_for
from cogs.web.budget import Budget
from cogs.web.sheets import Sheets
from engine.catalogue import Catalogue, catalogue
from engine.club.results.statistics import game_figures
from engine.club.results.turns import TurnsPlayed
from engine.kernel import Event, Role, plain_name
from engine.tables.open.open_table import OpenTable
from render.kit.palette import THEMES, Colour
from render.orders import TILE, Order, Sheet, SheetPlace
from render.registry import POST, pictures

LOG, STATISTICS = "log", "statistics"
"""The texts in the menu of views."""
SEVERAL = range(2, 41)
"""Numbers of turns that can be shown as one tale."""
PAGE_WORDS = (
    "answer", "back", "close", "copied", "dark", "discord", "elsewhere", "find", "gone", "in-words", "light",
    "map-help", "newer", "next", "no-answer", "no-connection", "nothing", "now", "places", "play", "ruling", "share",
    "stop", "taller", "turn-by-turn", "turns", "view", "your-turn", "zoom-in", "zoom-out",
)  # fmt: skip
"""The texts of a table's page ("web-page-<name>")."""
_RULE = "rule:"
"""The prefix of the ids of rules that explain places, which are listed with the components."""
_MARKUP = re.compile(r"\*\*|^-# |`", re.MULTILINE)


def plain_text(text: str) -> str:
    """Return a text without Discord's formatting."""
    return _MARKUP.sub("", text)


def page_words(words: Catalogue) -> dict[str, str]:
    """Return the texts of the page itself, by the last part of their keys."""
    return {name: words(f"web-page-{name}") for name in PAGE_WORDS}


class Asked(NamedTuple):
    """A browser's request: a turn (None: the newest), the value of a view ("": the first one), theme and language.

    `since`: with all turns after this one, as one tale.
    """

    turn: int | None
    view: str
    theme: str
    locale: str
    since: int | None = None


class SeatShown(msgspec.Struct, frozen=True):
    """A player: name, score, whether they must act, and their color and the color of text on it, as "#rrggbb"."""

    name: str
    score: int | None
    active: bool
    fill: str
    on: str


class EventLine(msgspec.Struct, frozen=True):
    """A line about the events: its number on the picture (0: none), its sign, its text, and whether it is a heading."""

    number: int
    sign: str
    text: str
    heading: bool


class PlaceShown(SheetPlace, frozen=True, array_like=True):
    """A place of the picture with its name, the components that explain it, and its seat."""

    name: str
    components: tuple[str, ...]
    seat: int | None


class TurnShown(msgspec.Struct, frozen=True, kw_only=True):
    """A turn of a table, as a page shows it.

    `turn` is its number and `last` the newest turn's; it is shown with all after `since`, if that is not None.
    `views` are values and names, `now` has the state of each component on the picture. `texts` are values and names
    of the texts in the same menu. `outlined`: the picture itself has the outlines of the `marks`. `changed` are the
    views, except of the whole table or turn, in which the turn changed something. Without a picture, as for a turn
    under older rules, there are no tiles. If the page has an answer with the tag `known` already, `places` and `now`
    have only what differs from it, and `gone` the places that are no longer there; see `cogs.web.answers`.
    """

    table: str
    status: str
    turn: int
    last: int
    since: int | None
    heading: str
    headline: str
    seats: tuple[SeatShown, ...]
    tale: tuple[EventLine, ...]
    view: str
    views: tuple[tuple[str, str], ...]
    texts: tuple[tuple[str, str], ...]
    width: int = 0
    height: int = 0
    tile: int = 0
    names: tuple[str, ...] = ()
    whole: str = ""
    alt: str = ""
    outlined: bool = False
    changed: tuple[str, ...] = ()
    marks: tuple[tuple[str, int | None, tuple[int, ...]], ...] = ()
    places: tuple[PlaceShown, ...] = ()
    gone: tuple[str, ...] = ()
    now: dict[str, tuple[str, ...]] = {}
    tag: str = ""
    known: str = ""


class News(msgspec.Struct, frozen=True):
    """The news for one reader: the number of the newest turn, and whether a choice that their page has seen was taken back.

    `seen` identifies what pages show: a page asks with the value of the previous answer. `asked` is the name of the
    text that tells the reader to act; empty if they need not. `post` is the address of the table's newest post in
    Discord. `since` is the reader's last turn or, for a watcher, the newest one at the last visit, and what to call
    the turns after it; None if there are not several.
    """

    turn: int
    seen: str
    back: bool
    asked: str
    post: str
    since: tuple[int, str] | None


class ComponentShown(msgspec.Struct, frozen=True):
    """The fixed facts about a component at a table: its name and kind, its effect, and the rulings that concern it."""

    name: str
    kind: str
    does: str
    rulings: tuple[str, ...]
    source: str


class TextPart(msgspec.Struct, frozen=True):
    """A part of the table as text: its title and its lines."""

    title: str
    lines: tuple[str, ...]


def _begin(open_table: OpenTable, text: str) -> str:
    """Return a text with its first letter as a capital, unless it begins with the name of a player."""
    names = tuple(plain_name(seat.name) for seat in open_table.table.seats)
    return text if text.startswith(names) else capitalize(text)


def views_of(open_table: OpenTable, words: Catalogue) -> tuple[tuple[str, str], ...]:
    """Return the values and names of the views that a page offers: first the changes of a turn, or the table."""
    found = {value: _begin(open_table, label) for value, label in views_with_names(open_table, words)}
    changes = {POST: words("web-view-post")} if POST in found else {}
    return tuple((changes | found | changes).items())


def texts_of(open_table: OpenTable, words: Catalogue) -> tuple[tuple[str, str], ...]:
    """Return the values and names of the texts about the whole game."""
    found = [(LOG, capitalize(words("button-log")))]
    if has_statistics(open_table):
        found.append((STATISTICS, capitalize(words("view-statistics"))))
    return tuple(found)


def number_of(asked: Asked, played: TurnsPlayed) -> int:
    """Return the turn to show: the newest if none is asked for, or a later one."""
    return played.last if asked.turn is None else min(asked.turn, played.last)


def settle(asked: Asked, played: TurnsPlayed) -> Asked:
    """Return a request with the number of its turn, and with `since` only if `SEVERAL` has the number of turns after it."""
    number = number_of(asked, played)
    several = asked.since is not None and number - asked.since in SEVERAL
    return asked._replace(turn=number, since=asked.since if several else None)


def _events(asked: Asked, played: TurnsPlayed) -> list[Event]:
    number = number_of(asked, played)
    first = number if asked.since is None else asked.since + 1
    return [event for events in played.events[first : number + 1] for event in events]


def page_order(open_table: OpenTable, played: TurnsPlayed, asked: Asked, view: str) -> Order | None:
    """Return the order for a turn's picture for all; None if it has no state. Raises TableError if there is no such view."""
    number = number_of(asked, played)
    packed, turn = played.state(number), played.turns[number]
    if not packed:
        return None
    name, seat = view_of(open_table, view)
    order = order_for(
        open_table,
        name,
        packed,
        asked.locale,
        seat=seat,
        theme=asked.theme,
        events=tuple(_events(asked, played)) if number else (),
        history=played.scores(number) if name == "scores" else (),
    )
    return msgspec.structs.replace(order, active=() if turn.asked is None else (turn.asked,))


def turn_without_picture(open_table: OpenTable, played: TurnsPlayed, asked: Asked) -> TurnShown:
    """Return the contents of a settled request's page besides its picture; under older rules there may be none."""
    words, table, number = catalogue(asked.locale), open_table.table, number_of(asked, played)
    views = views_of(open_table, words)
    return TurnShown(
        table=title(table, words),
        status=table.status,
        turn=number,
        last=played.last,
        since=asked.since,
        heading=_heading(open_table, played, asked, words),
        headline=words("turns-no-picture"),
        seats=tuple(_seats(open_table, played.turns[number].asked, asked.theme)),
        tale=tuple(_lines(open_table, _events(asked, played), words)),
        view=asked.view or views[0][0],
        views=views,
        texts=texts_of(open_table, words),
    )


def shown_of(open_table: OpenTable, played: TurnsPlayed) -> str:
    """Return a text that identifies the contents of pages: the number of choices made, and two digests."""
    made, table = _choices(played), open_table.table
    shown = _digest([table.status, *(seat.name for seat in table.seats), str(played.last)])
    return f"{len(made)}-{_digest(made)}-{shown}"


def news_for(
    reader: int, open_table: OpenTable, played: TurnsPlayed, words: Catalogue, seen: str, visited: int | None
) -> News:
    """Return the news for a user whose page's previous answer was `seen`; empty for a page without one.

    `visited` was the newest turn when they last visited the page; None if they never did.
    """
    made, table = _choices(played), open_table.table
    count, _, digests = seen.partition("-")
    back = bool(seen) and _digest(made[: int(count)]) != digests.partition("-")[0]
    seat = table.seat_of(reader)
    asked = ""
    if table.status == "running" and table.asks(reader):
        asked = "your-turn" if played.turns[played.last].asked == seat else "answer"
    own = (number for number in range(played.last, 0, -1) if played.turns[number].seat == seat)
    after, key = (visited, "web-since-visit") if seat is None else (next(own, None), "web-since-turn")
    turns = 0 if after is None else played.last - after
    since = (after, words(key, count=turns)) if after is not None and turns in SEVERAL else None
    return News(played.last, shown_of(open_table, played), back, asked, link(table), since)


def _choices(played: TurnsPlayed) -> list[str]:
    return [choice for turn in played.choices for choice in turn]


def _digest(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


async def with_picture(
    shown: TurnShown, sheets: Sheets, open_table: OpenTable, order: Order, user: int, budget: Budget
) -> TurnShown:
    """Return a turn with its picture, drawn for a user, and explanations. Raises DrawingFailed if it cannot be drawn."""
    words, table, guide = catalogue(order.locale), open_table.table, open_table.game.guide
    sheet = await sheets.sheet(table.id, order, user)
    state = open_table.game.decode(order.state)
    asked = order.active[0] if order.active else None
    if asked is None:  # over: the effects of the end count
        points = [row.score for row in sorted(open_table.game.standings(state), key=lambda row: row.seat)]
    else:
        points = [guide.points(state, seat) for seat in range(state.seats)]
    headline = plain_text(say_plain(table, words, guide.headline(state)))
    called_off = table.status == "cancelled" and shown.turn == shown.last
    marks = (mark for event in order.events for mark in event.marks)
    places = await budget.all(_places(open_table, state, sheet, words), user)
    states = await budget.all(_states_of(open_table, state, places, words), user)
    return msgspec.structs.replace(
        shown,
        seats=tuple(_seats(open_table, asked, order.theme, points)),
        headline=words("web-ended-early", headline=headline) if called_off else headline,
        width=sheet.width,
        height=sheet.height,
        tile=TILE,
        names=sheet.names,
        whole=sheet.whole,
        alt=sheet.alt,
        outlined=order.view == POST,
        changed=tuple(sorted(pictures()[table.game].with_changes(marks))),
        marks=tuple((mark.place, mark.seat, mark.numbers) for mark in sheet.marks),
        places=tuple(places),
        now=dict(states),
    )


def _heading(open_table: OpenTable, played: TurnsPlayed, asked: Asked, words: Catalogue) -> str:
    number = number_of(asked, played)
    seat = played.turns[number].seat
    if asked.since is not None:
        return words("web-turns", first=asked.since + 1, turn=number, turns=played.last)
    if not number or seat is None:
        return words("turns-set-up")
    return words("turns-turn", turn=number, turns=played.last, who=plain_name(open_table.table.name_of(seat)))


def _seats(open_table: OpenTable, asked: int | None, theme: str, points: Sequence[int] = ()) -> Iterable[SeatShown]:
    colours, running = THEMES[theme], open_table.table.status == "running"
    for number, seat in enumerate(open_table.table.seats):
        player = colours.player(number)
        score = points[number] if points else None
        yield SeatShown(plain_name(seat.name), score, running and number == asked, _hex(player.fill), _hex(player.on))


def _hex(colour: Colour) -> str:
    return "#" + bytes(colour).hex()


def _lines(open_table: OpenTable, events: Iterable[Event], words: Catalogue) -> Iterable[EventLine]:
    for deed in tale_of(open_table.table, events):
        if deed.role is Role.LOG:
            continue
        said = plain_text(say_plain(open_table.table, words, deed.text))
        heading = deed.role in {Role.TURN, Role.HEADING}
        yield EventLine(deed.number, "" if heading else number_sign(deed.number), said, heading)


def _places(open_table: OpenTable, state: Any, sheet: Sheet, words: Catalogue) -> Iterable[PlaceShown]:
    guide, table = open_table.game.guide, open_table.table
    for place in sheet.places:
        spot = guide.spot(state, place.id)
        yield PlaceShown(
            place.id,
            place.left,
            place.top,
            place.width,
            place.height,
            place.radius,
            _begin(open_table, plain_text(say_plain(table, words, spot.name))),
            (*spot.components, *([f"{_RULE}{spot.rule}"] if spot.rule else ())),
            spot.seat,
        )


def _states_of(
    open_table: OpenTable, state: Any, places: Iterable[PlaceShown], words: Catalogue
) -> Iterable[tuple[str, tuple[str, ...]]]:
    """Yield each component on the picture that has a public state, with that state."""
    guide, table = open_table.game.guide, open_table.table
    for component in dict.fromkeys(each for place in places for each in place.components):
        now = () if component.startswith(_RULE) else guide.explain(component, state).now
        if now:
            yield component, tuple(_begin(open_table, plain_text(say_plain(table, words, line))) for line in now)


def components_shown(open_table: OpenTable, words: Catalogue) -> Iterable[tuple[str, ComponentShown]]:
    """Yield all components that are in use at a table, without their states, by their ids, then the rules of places."""
    guide, state, table = open_table.game.guide, open_table.seen_by(None), open_table.table
    for component in guide.components(state):
        said = guide.explain(component.id, state)
        source = [] if said.expansion is None else [said.expansion]
        yield (
            component.id,
            ComponentShown(
                name=capitalize(say_plain(table, words, component.name)),
                kind=capitalize(say_plain(table, words, component.kind)),
                does=capitalize(plain_text(say_plain(table, words, said.does))),
                rulings=tuple(capitalize(plain_text(say_plain(table, words, each))) for each in said.rulings),
                source=" · ".join(capitalize(say_plain(table, words, each)) for each in source),
            ),
        )
    for topic in guide.topics(state):
        if topic.places:
            name, page = words.say(topic.title), plain_text(say_plain(table, words, topic.page))
            yield f"{_RULE}{topic.id}", ComponentShown(name, words("button-rules"), page, (), "")


def table_in_words(open_table: OpenTable, played: TurnsPlayed, asked: Asked) -> Iterable[TextPart]:
    """Yield the parts of the table after a turn as text; none for a turn without a state."""
    packed, words, table = played.state(number_of(asked, played)), catalogue(asked.locale), open_table.table
    for section in open_table.game.guide.sections(open_table.game.decode(packed)) if packed else ():
        lines = tuple(plain_text(say_plain(table, words, line)) for line in section.lines)
        yield TextPart(_begin(open_table, say_plain(table, words, section.title)), lines)


async def log_as_text(
    open_table: OpenTable, played: TurnsPlayed, words: Catalogue, budget: Budget, user: int
) -> tuple[TextPart, ...]:
    """Return all events at a table up to the end of the newest turn as text, whose cost is charged to a user."""
    events = [event for events in played.events for event in events]
    deeds = await asyncio.to_thread(tale_of, open_table.table, events)
    lines = (plain_text(line_of(open_table.table, words, deed, numbered=False)) for deed in deeds)
    heading = words("log-heading", table=title(open_table.table, words))
    return (TextPart(plain_text(heading), tuple(await budget.all(lines, user))),)


def statistics_as_text(open_table: OpenTable, played: TurnsPlayed, words: Catalogue) -> tuple[TextPart, ...]:
    """Return a finished game in figures as text."""
    heading, *lines = table_lines(open_table, game_figures(open_table, played), words)
    shown = [*score_lines(open_table, words), *lines]
    return (TextPart(plain_text(heading), tuple(map(plain_text, shown))),)
