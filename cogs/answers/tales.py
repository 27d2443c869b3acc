"""The tale of a turn as lines of a message: numbered as in the picture, cut only where a message is too small."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from cogs.base.icons import NO_ICONS, Icons
from cogs.base.words import Ranked, clip, safe_name, say
from engine.catalogue import Catalogue
from engine.kernel import Deed, Event, Role, Tale, Text
from engine.kernel.tale import given_by_others, in_a_row
from engine.records.table import Table
from engine.registry import games

MAX_TALE = 1900
"""Characters of a post beyond which the least important lines are left out."""

FIRST_DEEDS = 3
"""Number of deeds of a computer's turn that are kept if not all fit."""

MAX_FOR_YOU = 160
"""Maximum number of characters of the line about what a player gained in the meantime."""

CIRCLED = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"
BULLET = "•"


class TaleLine(NamedTuple):
    """A line of a tale, the deed it describes, and the same line without what was gained."""

    text: str
    deed: Deed
    short: str


def tale_of(table: Table, events: Iterable[Event], *, over: bool = True) -> Tale:
    """Return events as deeds; see `engine.kernel.Guide.tale`."""
    return games()[table.game].guide.tale(events, over=over)


def number_sign(number: int) -> str:
    """Return the sign of a deed's number before its line, a bullet for none."""
    if not number:
        return BULLET
    return CIRCLED[number - 1] if number <= len(CIRCLED) else f"({number})"


def line_of(
    table: Table,
    words: Catalogue,
    deed: Deed,
    *,
    gains: bool = True,
    numbered: bool = True,
    icons: Icons = NO_ICONS,
    alone: bool = False,
) -> str:
    """Return a deed as a line, with `icons` beside the words; a turn begins with the icon of the player's color.

    `alone`: they replace the names of goods, see `Icons.before`.
    """
    whole, color = deed.full_line(gains=gains), ""
    if icons is not NO_ICONS:
        guide = games()[table.game].guide
        whole = icons.before(whole, guide, alone=alone)
        color = icons(guide.seat_icon(deed.seat)) if deed.role is Role.TURN and deed.seat is not None else ""
    if deed.role is Role.ANNOUNCEMENT:
        told = words.say(whole, lambda seat: safe_name(table.name_of(seat)))
        return words("announcement", what=told)
    told = say(table, words, whole)
    if deed.role is Role.TURN:
        return f"{color} {told}" if color else told
    if deed.role is Role.HEADING:
        return f"**{told}**"
    return f"{number_sign(deed.number if numbered else 0)} {told}"


def lines_of(table: Table, words: Catalogue, tale: Tale, icons: Icons = NO_ICONS) -> list[TaleLine]:
    """Return a tale as a post's lines, with `icons` beside the words."""
    return [
        TaleLine(
            line_of(table, words, deed, icons=icons), deed, line_of(table, words, deed, gains=False, icons=icons)
        )
        for deed in tale
        if deed.role is not Role.LOG
    ]


def log_lines(table: Table, words: Catalogue, events: Iterable[Event]) -> list[str]:
    """Return everything that happened, a line for each event."""
    return [line_of(table, words, deed, numbered=False) for deed in tale_of(table, events)]


def story(table: Table, words: Catalogue, events: Iterable[Event], *, over: bool = True) -> list[str]:
    """Return the complete text of events as in a post, without the numbers of a picture."""
    deeds = tale_of(table, events, over=over)
    return [line_of(table, words, deed, numbered=False) for deed in deeds if deed.role is not Role.LOG]


def tells(table: Table, events: Iterable[Event]) -> bool:
    """Return whether a post of these events would say anything; events that only the log shows do not count."""
    return any(deed.role is not Role.LOG for deed in tale_of(table, events))


def scores(table: Table, deed: Deed) -> bool:
    """Return whether a deed changed any score."""
    kinds = games()[table.game].guide.score_marks
    return any(place.partition(":")[0] in kinds for place, _ in deed.marks)


def ranked_lines(table: Table, words: Catalogue, tale: Tale, icons: Icons) -> list[Ranked]:
    """Return a tale as ranked lines for little room: scoring ones go last, reasons first; `icons` replace names of goods."""
    return [
        Ranked(
            line_of(table, words, deed, icons=icons, alone=True),
            2 if scores(table, deed) else 0 if _is_minor(deed) else 1,
        )
        for deed in tale
        if deed.role is not Role.LOG
    ]


def _is_minor(deed: Deed) -> bool:
    return deed.role is Role.REASON or deed.minor > 0


def for_you(table: Table, words: Catalogue, events: Iterable[Event], seat: int) -> str:
    """Return a short line with a seat's gains from other players' deeds, and their sources; "" for nothing."""
    gains = given_by_others(tale_of(table, events), seat)
    told = [
        Text("for-you-by", {"gain": gain.text, "cause": gain.by}) if gain.by is not None else gain.text
        for gain in gains
    ]
    line = ""
    while told and len(line := words("for-you", gains=in_a_row(told))) > MAX_FOR_YOU:
        told.pop(0)
    return line if told else ""


def fit_tale(table: Table, words: Catalogue, lines: Sequence[TaleLine], most: int) -> tuple[str, bool]:
    """Join lines into `most` characters; return the text, and whether something was left out.

    Left out in this order: reasons, deeds that gave nothing and name leaders; what computers gained; all but the
    first deeds of each computer player's turn. What a person did, what scores, what others gained or lost, and what
    is announced always stays, unless a message cannot hold it; then the oldest lines go.
    """
    kept = list(lines)
    if _length(kept) <= most:
        return "\n".join(line.text for line in kept), False
    kept = [line for line in kept if not _is_minor(line.deed)]
    computers = {seat for seat, each in enumerate(table.seats) if each.user is None}
    room = most - 60

    def may_go(line: TaleLine) -> bool:
        deed = line.deed
        whose = deed.turn in computers and (deed.seat is None or deed.seat in computers)
        return whose and not deed.others and not scores(table, deed) and deed.role in {Role.DEED, Role.SENTENCE}

    if _length(kept) > room:
        kept = [line._replace(text=line.short) if may_go(line) else line for line in kept]
    if _length(kept) > room:
        kept = _first_deeds(kept, may_go)
    while len(kept) > 1 and _length(kept) > room:
        kept.remove(next((line for line in kept if may_go(line)), kept[0]))
    left_out = len(lines) - len(kept)
    texts = [clip(line.text, room) for line in kept]
    return "\n".join([*texts, *([words("lines-left-out", count=left_out)] if left_out else [])]), True


def _length(lines: Iterable[TaleLine]) -> int:
    return sum(len(line.text) + 1 for line in lines)


def _first_deeds(lines: Sequence[TaleLine], may_go: Callable[[TaleLine], bool]) -> list[TaleLine]:
    """Return lines without the optional lines of a computer's turn, except the first ones."""
    kept, told = [], 0
    for line in lines:
        if line.deed.role is Role.TURN:
            told = 0
        if may_go(line):
            told += 1
            if told > FIRST_DEEDS:
                continue
        kept.append(line)
    return kept
