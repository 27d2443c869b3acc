"""The tale of a turn: its events as deeds, one line each, in the order played.

Everything that reports what happened (posts, the log, earlier turns, panels, pictures and their descriptions) reads
the same deeds, so that a number in the text and the number on the picture are the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import zip_longest
from typing import Protocol

import msgspec

from engine.kernel.event import BY_PLAN, Event
from engine.kernel.text import Arg, SeatName, Text

SIGNED = frozenset({"deed-amount-paid", "deed-amount-gained"})
"""Texts that put a sign before an amount, their argument `what`; an icon precedes the sign."""


class Role(StrEnum):
    """The role of a kind of event in the tale.

    The text of an event with the key `<x>-event-<y>` are `<x>-turn-<y>` on a name line and `<x>-deed-<y>` elsewhere,
    both with the arguments of the event's own text; only a `SENTENCE` and an `ANNOUNCEMENT` are that text itself.
    """

    TURN = "turn"
    """Begins a turn with a line that names the player."""
    TURN_AND_DEED = "turn and deed"
    """A deed that begins a turn, unless that player's turn has already started."""
    DEED = "deed"
    """An action: its own line."""
    NOTE = "note"
    """A remark on the previous deed."""
    PRICE = "price"
    """An exchange: part of the price of the next deed or gain."""
    GAIN = "gain"
    """A gain from the previous deed."""
    HEADING = "heading"
    """Something that happens to the whole table, in bold, with the deeds below it."""
    GAME = "game"
    """A line about the whole table, which names the players who gain."""
    SENTENCE = "sentence"
    """A line that is the event's own text."""
    REASON = "reason"
    """The reason for an automaton's choice: a sentence, the first to be left out."""
    ANNOUNCEMENT = "announcement"
    """A sentence that is set off; it is never left out."""
    CAUSE = "cause"
    """Names the cause of the next deed in the argument `by`; without that argument, there is none. Has no line."""
    LOG = "log"
    """Appears only in the log (refills, setup); its places are outlined without a number."""


class Change(msgspec.Struct, frozen=True):
    """A change to a seat's possessions: `resource` is the game's name for it, `count` is negative for a cost.

    A gain `instead` of another resource is separate from the same gain by other means.
    """

    seat: int
    resource: str
    count: int
    instead: str = ""


class DeedGain(msgspec.Struct, frozen=True):
    """The text of a deed's gain, and who gained it; `by` is its source, if that has a name."""

    seat: int
    text: Text
    by: Text | None = None


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the tale.

    `number` is the number of its places on the picture, 0 for none. `head` says what was done, `cost` its cost (None:
    nothing), `notes` remark on it, `gains` belong to the player who did it, `others` to everyone else; for a `GAME`
    deed all gains are `others`. `because` names what brought it. `named`: whether the line begins with the name of
    `seat`, as it is done in someone else's turn. `marks` are the places that changed, each with the seat that changed
    it, `changes` the amounts that it took and gave. `minor` deeds are the first to be left out: 1 before 2, 0 never.
    """

    role: Role
    seat: int | None
    head: Text
    number: int = 0
    cost: Text | None = None
    notes: tuple[Text, ...] = ()
    gains: tuple[DeedGain, ...] = ()
    others: tuple[DeedGain, ...] = ()
    because: Text | None = None
    named: bool = False
    turn: int | None = None
    marks: tuple[tuple[str, int | None], ...] = ()
    changes: tuple[Change, ...] = ()
    minor: int = 0

    @property
    def text(self) -> Text:
        """The whole line, without its number."""
        return self.full_line()

    def full_line(self, *, gains: bool = True) -> Text:
        """Return the whole line, without its number; with `gains` false, without what was gained."""
        line = self.head
        if self.because is not None:
            line = Text("deed-because", {"because": self.because, "head": line})
        if self.cost is not None:
            line = Text("deed-cost", {"head": line, "cost": self.cost})
        for note in self.notes:
            line = Text("deed-note", {"head": line, "note": note})
        if gains and self.gains:
            line = Text("deed-gains", {"head": line, "gains": in_a_row([each.text for each in self.gains])})
        others = self._by_seat() if gains else []
        if others and self.role in {Role.GAME, Role.HEADING}:
            line, others = Text("deed-gains", {"head": line, "gains": others[0]}), others[1:]
        for each in others:
            line = Text("deed-other", {"head": line, "other": each})
        if self.role is Role.TURN and self.seat is not None:
            if self.head == NAME_ALONE:
                return Text("deed-turn-alone", {"who": SeatName(self.seat)})
            return Text("deed-turn", {"who": SeatName(self.seat), "head": line})
        if self.named and self.seat is not None:
            return Text("deed-of", {"who": SeatName(self.seat), "head": line})
        return line

    def _by_seat(self) -> list[Text]:
        """Return the gains of each of the others."""
        seats = dict.fromkeys(each.seat for each in self.others)
        rows = {seat: in_a_row([each.text for each in self.others if each.seat == seat]) for seat in seats}
        return [Text("deed-gain-of", {"who": SeatName(seat), "gains": row}) for seat, row in rows.items()]


Tale = tuple[Deed, ...]
NAME_ALONE = Text("deed-turn-alone")
"""The head of a line that only names a player."""


def in_a_row(items: Sequence[Text], key: str = "deed-row") -> Text:
    """Return "a, b, c"."""
    first, *more = items
    for each in more:
        first = Text(key, {"first": first, "next": each})
    return first


class Telling(Protocol):
    """The part of a game that the tale needs (see `Guide`)."""

    roles: Mapping[str, Role]
    unplaced: frozenset[str]
    apart: frozenset[str]
    announcing: frozenset[str]
    folded: Mapping[str, str]

    def changes(self, event: Event) -> tuple[Change, ...]:
        """Return the changes that an event makes to the seats' amounts."""
        ...

    def gain_text(self, event: Event, resource: str, count: int) -> Text:
        """Return a description of what was gained: `count` of a resource, or ("") what the event names."""
        ...

    def event_text(self, event: Event, form: str) -> Text:
        """Return the text of an event on a line of a form; see `form_text`."""
        ...

    def payment_text(self, resource: str, count: int) -> Text:
        """Return the text of an amount that was paid."""
        ...


def role_of(roles: Mapping[str, Role], event: Event) -> Role:
    """Return the role of an event: by its text's key, else by its kind. An unknown kind is a sentence."""
    if event.kind == BY_PLAN:
        return Role.ANNOUNCEMENT
    found = roles.get(event.text.key) or roles.get(event.kind)
    return found or (Role.LOG if event.minor else Role.SENTENCE)


def form_text(event: Event, form: str) -> Text:
    """Return the text of an event on a line of a form, "deed" or "turn", with the arguments of the event's own text."""
    game, _, what = event.text.key.partition("-event-")
    keys = {"deed": f"{game}-deed-{what}", "turn": f"{game}-turn-{what}", "note": f"{game}-note-{what}"}
    return Text(keys[form], event.text.args)


@dataclass
class _Gained:
    """The amount of a resource ("": the one that the event names) that a seat gained by the last of these events."""

    event: Event
    seat: int
    resource: str
    count: int
    instead: str = ""


@dataclass(eq=False)
class _Open:
    """A deed being assembled."""

    role: Role
    seat: int | None
    head: Text
    turn: int | None
    event: Event
    costs: dict[str, int] = field(default_factory=dict)
    swaps: list[Text] = field(default_factory=list)
    notes: list[Text] = field(default_factory=list)
    gains: list[_Gained] = field(default_factory=list)
    because: Text | None = None
    marks: dict[str, int | None] = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)
    giver: Arg | None = None

    def add(self, event: Event, changes: tuple[Change, ...], *, traded: bool = False) -> None:
        """Add an event's places and amounts; those `traded` have their own text."""
        for place in event.marks:
            self.marks.setdefault(place, event.seat)
        self.changes += changes
        for change in () if traded else changes:
            if change.count < 0:
                self.costs[change.resource] = self.costs.get(change.resource, 0) - change.count
            else:
                self.gain(_Gained(event, change.seat, change.resource, change.count, change.instead))

    def gain(self, gained: _Gained) -> None:
        """Add something gained; amounts of the same resource are summed."""
        for each in self.gains:
            same = (each.seat, each.resource, each.instead) == (gained.seat, gained.resource, gained.instead)
            if gained.resource and same:
                each.event, each.count = gained.event, each.count + gained.count
                return
        self.gains.append(gained)


class _Teller:
    """Combines events into deeds."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.deeds: list[_Open] = []
        self.turn: int | None = None
        self.waiting: list[Event] = []
        self.cause: Text | None = None

    def _last(self, *, announced: bool = False) -> _Open | None:
        """Return the deed that the next events belong to."""
        without = {Role.LOG, Role.REASON} if announced else {Role.LOG, Role.REASON, Role.ANNOUNCEMENT}
        return next((deed for deed in reversed(self.deeds) if deed.role not in without), None)

    def tell(self, event: Event) -> None:
        """Add one event."""
        match role_of(self.telling.roles, event):
            case Role.TURN:
                self.turn = event.seat
                self._open(Role.TURN, event, self.telling.event_text(event, "turn"))
            case Role.TURN_AND_DEED:
                if self.turn != event.seat:
                    self.turn = event.seat
                    self._open(Role.TURN, event, self.telling.event_text(event, "turn"), marks=False)
                    self._deed(event, self.telling.event_text(event, "deed"))
                else:
                    self._deed(event, Text(f"{self.telling.event_text(event, 'deed').key}-more", event.text.args))
            case Role.DEED:
                self._deed(event, self.telling.event_text(event, "deed"))
            case Role.NOTE:
                self._note(event)
            case Role.PRICE:
                self.waiting.append(event)
            case Role.GAIN:
                self._gain(event)
            case Role.CAUSE:
                named = isinstance(event.text.args.get("by"), Text)
                self.cause = self.telling.event_text(event, "deed") if named else None
            case Role.HEADING:
                self.turn = None
                self._open(Role.HEADING, event, self.telling.event_text(event, "deed"))
            case Role.GAME:
                self._open(Role.GAME, event, self.telling.event_text(event, "deed"))
            case role:
                self._open(role, event, event.text)

    def end(self, *, over: bool) -> Tale:
        """Return the deeds; `over`: the turns are over, so that an empty turn says that nothing was done."""
        self._swap_alone()
        if over:
            self._idle()
        self._fold()
        done: list[Deed] = []
        number = 0
        for deed in self.deeds:
            placed = deed.role not in {Role.TURN, Role.LOG, Role.REASON} and any(map(self._on_picture, deed.marks))
            number += placed
            done.append(self._finish(deed, number if placed else 0))
        return tuple(done)

    def _idle(self) -> None:
        """Add to a turn's first line that nothing was done in it."""
        for deed, following in zip_longest(self.deeds, self.deeds[1:]):
            alone = following is None or following.role not in {Role.DEED, Role.SENTENCE, Role.REASON}
            if deed.role is Role.TURN and alone and not (deed.gains or deed.notes) and "slot" in deed.event.data:
                deed.notes.append(Text("deed-nothing"))

    def _fold(self) -> None:
        """Add an event that only completes an earlier deed, and gave nothing, to that deed."""
        for deed in [*self.deeds]:
            kind = self.telling.folded.get(deed.event.kind)
            if kind is None or deed.gains:
                continue
            before = self.deeds[: self.deeds.index(deed)]
            onto = next(
                (each for each in reversed(before) if each.event.kind == kind and each.role is Role.DEED), None
            )
            if onto is not None:
                onto.notes.append(self.telling.event_text(deed.event, "note"))
                onto.marks |= {place: seat for place, seat in deed.marks.items() if place not in onto.marks}
                self.deeds.remove(deed)

    def _on_picture(self, mark: str) -> bool:
        return mark.partition(":")[0] not in self.telling.unplaced

    def _open(self, role: Role, event: Event, head: Text, *, marks: bool = True) -> _Open:
        if role is not Role.LOG:
            self._swap_alone(besides=event.seat if role is Role.TURN else None)
        deed = _Open(role, event.seat, head, self.turn, event)
        if marks:
            deed.add(event, self.telling.changes(event))
        self.deeds.append(deed)
        return deed

    def _begin(self, event: Event) -> None:
        """Begin with just a name if no turn is open."""
        if self.turn is None and event.seat is not None:
            self.turn = event.seat
            self.deeds.append(_Open(Role.TURN, event.seat, NAME_ALONE, self.turn, event))

    def _deed(self, event: Event, head: Text) -> _Open:
        self._begin(event)
        paid, self.waiting = self.waiting, []
        deed = self._open(Role.DEED, event, head)
        deed.because, self.cause = self.cause, None
        self._pay(deed, paid)
        return deed

    def _pay(self, deed: _Open, paid: Iterable[Event]) -> None:
        """Add a payment to a deed; a payment with something in return becomes an exchange."""
        for event in paid:
            changes = self.telling.changes(event)
            traded = any(change.count > 0 for change in changes)
            deed.add(event, changes, traded=traded)
            if traded:
                deed.swaps.append(self.telling.event_text(event, "deed"))

    def _swap_alone(self, besides: int | None = None) -> None:
        """Turn the exchanges that paid for nothing into deeds; those at the start of a turn may still pay."""
        alone = [event for event in self.waiting if besides is None or event.seat != besides]
        self.waiting = [event for event in self.waiting if event not in alone]
        for event in alone:
            self._begin(event)
            said = self.telling.event_text(event, "deed")
            head = Text(f"{said.key}-alone", said.args)
            self._open(Role.DEED, event, head, marks=False).changes += self.telling.changes(event)

    def _note(self, event: Event) -> None:
        deed = self._last()
        if deed is None or deed.role is not Role.DEED or event.seat not in {None, deed.seat}:
            self._open(Role.GAME, event, event.text)
            return
        deed.notes.append(self.telling.event_text(event, "deed"))
        deed.add(event, self.telling.changes(event))

    def _gain(self, event: Event) -> None:
        assert event.seat is not None
        by = event.text.args.get("by")
        key = by.key if isinstance(by, Text) else ""
        paid, self.waiting = self.waiting, []
        deed = self._last(announced=key in self.telling.announcing)
        if deed is None or (key in self.telling.apart and deed.giver != by):
            self._begin(event)
            head = by if isinstance(by, Text) else Text("deed-gain")
            deed = _Open(Role.DEED, event.seat, head, self.turn, event, giver=by)
            self.deeds.append(deed)
        self._pay(deed, paid)
        changes = self.telling.changes(event)
        deed.add(event, changes)
        if not changes:
            deed.gain(_Gained(event, event.seat, "", 0))

    def _finish(self, deed: _Open, number: int) -> Deed:
        telling = self.telling
        costs = [
            Text("deed-amount-paid", {"what": telling.payment_text(name, count)})
            for name, count in deed.costs.items()
        ]
        cost, notes = in_a_row(costs, "deed-costs") if costs and deed.role is not Role.LOG else None, [*deed.notes]
        if cost is None:
            notes = [*deed.swaps, *notes]
        elif deed.swaps:
            cost = Text("deed-cost-exchanged", {"cost": cost, "exchanged": in_a_row(deed.swaps)})
        gains = [
            DeedGain(each.seat, telling.gain_text(each.event, each.resource, each.count), _giver(each.event))
            for each in deed.gains
        ]
        own = deed.role is not Role.GAME and deed.role is not Role.HEADING
        touches = any(each.seat != deed.seat for each in gains)
        minor = 0 if gains or touches or deed.role is not Role.GAME else 1
        return Deed(
            role=deed.role,
            seat=deed.seat,
            head=deed.head,
            number=number,
            cost=cost,
            notes=tuple(notes),
            gains=tuple(each for each in gains if own and each.seat == deed.seat),
            others=tuple(each for each in gains if not own or each.seat != deed.seat),
            because=deed.because,
            named=deed.role is Role.DEED and deed.seat != deed.turn,
            turn=deed.turn,
            marks=tuple(deed.marks.items()),
            changes=tuple(deed.changes),
            minor=minor,
        )


def _giver(event: Event) -> Text | None:
    by = event.text.args.get("by")
    return by if isinstance(by, Text) else None


def given_by_others(deeds: Iterable[Deed], seat: int) -> list[DeedGain]:
    """Return a seat's gains from actions of others or of the whole table, each with its source, if that has a name."""
    found: list[DeedGain] = []
    heading: Text | None = None
    for deed in deeds:
        if deed.role in {Role.HEADING, Role.TURN}:
            heading = deed.head if deed.role is Role.HEADING else None
        if not (deed.role is Role.DEED and deed.seat == seat):
            mine = [gain for gain in deed.others if gain.seat == seat]
            found += [msgspec.structs.replace(gain, by=gain.by or heading) for gain in mine]
    return found


def tale(telling: Telling, events: Iterable[Event], *, over: bool = True) -> Tale:
    """Return events as deeds, in the order played; see `_Teller.end` for `over`."""
    teller = _Teller(telling)
    for event in events:
        teller.tell(event)
    return teller.end(over=over)
