"""Texts about a game for people: its status, the outcomes of choices, reasons why something is impossible, components."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

import msgspec

from engine.kernel.decision import Choice, Decision, read_id
from engine.kernel.event import Event
from engine.kernel.help import Component, Explanation, Spot, Topic
from engine.kernel.state import GameState, Standing
from engine.kernel.tale import Change, Role, Tale, form_text, tale
from engine.kernel.text import Section, Text, text

S_contra = TypeVar("S_contra", bound=GameState, contravariant=True)


SEAT_ICONS = ("red", "yellow", "blue", "turquoise")
"""The names of the icons of the players' colors, by seat."""
CHOOSE = "choose"
"""The name of the command that makes any choice; a game lists it with the kinds that no other command makes."""


class Command(msgspec.Struct, frozen=True, kw_only=True):
    """A slash command of a game: its name, the kinds of choice it makes, and its parameter's name."""

    name: str
    kinds: tuple[str, ...]
    parameter: str | None = None


class Amount(msgspec.Struct, frozen=True):
    """An amount of a seat, to show before -> after; `name` is what is counted. `hidden`: it must not be shown yet."""

    name: Text
    count: int
    hidden: bool = False


class Hint(msgspec.Struct, frozen=True):
    """Advice in a first game, and the choice of the open decision that it is about ("" for none)."""

    text: Text
    choice: str = ""


class Brief(msgspec.Struct, frozen=True):
    """A short name of a choice for lists, and the rest of the name, if shown beside it."""

    name: Text
    rest: Text | None = None


class Unavailable(msgspec.Struct, frozen=True):
    """The things that a decision does not offer although a player may look for them, with the reasons.

    `lost` was possible earlier in the turn and is again after undo; `left_out` never was.
    """

    lost: tuple[Text, ...] = ()
    left_out: tuple[Text, ...] = ()


class Subject(msgspec.Struct, frozen=True):
    """Something on the table that a player may ask about ("why not there?"): its short id and its name."""

    id: str
    name: Text


class Guide(ABC, Generic[S_contra]):
    """The texts about one game. Every game has one (`Game.guide`); it never changes a state."""

    commands: tuple[Command, ...] = ()
    main_kinds: tuple[str, ...] = ()
    """Kinds of choice that `why_not` can explain, in the order in which a player thinks of them; see `kinds`."""
    headed: ClassVar[Mapping[str, frozenset[str]]] = {}
    """The keys of the remarks that the name of each kind of choice already contains; lists under that name omit them."""
    has_subjects: ClassVar[bool] = False
    """True if `why_not` can be asked about something on the table (see `subjects`)."""
    roles: Mapping[str, Role] = {}
    """The role of each kind of event in the tale of a turn, by kind, or by the key of its text if that is more precise."""
    unplaced: frozenset[str] = frozenset()
    """The part before the colon of marks without a number on pictures: a player's things, outlined anyway."""
    apart: frozenset[str] = frozenset()
    """Keys of sources whose gains are not part of the previous deed: such gains have their own line."""
    announcing: frozenset[str] = frozenset()
    """Keys of sources of gains that were announced just before."""
    asks: frozenset[str] = frozenset()
    """Keys of the reasons and prompts ("<game>-reason-<what>") with their own text for a ping ("<game>-ask-<what>")."""
    folded: Mapping[str, str] = {}
    """Kinds of event that complete an earlier one, by its kind: if they gave nothing, they are noted there."""
    group_marks: ClassVar[frozenset[str]] = frozenset()
    """Marks of several things at once: a change to one of them need not concern the others."""
    score_marks: ClassVar[frozenset[str]] = frozenset()
    """The part before the colon in the mark of every event that changes a seat's score."""
    unfolds: frozenset[str] = frozenset()
    """Kinds of choice that name an action, but not yet its object: panels ask for both at once."""
    completable: ClassVar[frozenset[str]] = frozenset()
    """Kinds of choice that the next question may only complete: menus list them with its answers."""
    read_first: ClassVar[frozenset[str]] = frozenset()
    """Kinds of choice to be read before one chooses: if they are few, panels show them as lines, not as a menu."""
    named: ClassVar[frozenset[str]] = frozenset()
    """Kinds of choice whose names say all: if they are few, panels show them as buttons with their names."""
    only_named: ClassVar[frozenset[str]] = frozenset({"exchange"})
    """Kinds of choice that a typed line makes only if it names the kind."""
    passed: ClassVar[frozenset[str]] = frozenset()
    """Kinds of event in which a player declined what another player's turn offered."""

    @abstractmethod
    def headline(self, state: S_contra) -> Text:
        """Return a short line about the stage of the game (round, target, end conditions)."""

    def points(self, state: S_contra, seat: int) -> int:
        """Return the points of a seat that all players can see."""
        return 0

    def request_text(self, decision: Decision) -> Text:
        """Return a short text of what a ping asks for."""
        for said in (decision.reason, decision.prompt):
            if said is not None and said.key in self.asks:
                game, _, what = said.key.replace("-prompt-", "-reason-").partition("-reason-")
                return Text(f"{game}-ask-{what}", {**decision.prompt.args, **said.args})
        return text("ask-turn") if decision.own_turn else text("ask-answer", what=decision.prompt)

    def request_of_all(self, decisions: Sequence[Decision]) -> Text:
        """Return a short text of a ping's question to several players at once."""
        return self.request_text(decisions[0])

    def seat_line(self, state: S_contra, seat: int) -> Text | None:
        """Return a one-line summary of the possessions of `seat`, for its private panel."""
        return None

    def outlook(self, state: S_contra, choice: Choice, after: Choice | None = None) -> Text | None:
        """Return the outcome of a choice, to be shown beside it; its detail unless the game knows more.

        With `after`, it is one of the `answers` to that choice, which is not made in `state`.
        """
        return choice.detail

    def answers(self, state: S_contra, choice: Choice) -> Sequence[Choice] | None:
        """Return the answers to the question that completes a choice of a `completable` kind; none if no question does.

        None if this cannot be known without making the choice, which takes longer.
        """
        return None

    def icon(self, choice: Choice) -> str:
        """Return the name of the icon that stands beside the words of a choice, "" for none; there may be no such icon."""
        return ""

    def brief(self, name: Text, *, paired: bool) -> Brief:
        """Return a short form of the name of a choice, for lists in which the names are too long for a phone.

        `paired`: it is in a line with an answer that completes it, or is that answer.
        """
        return Brief(name)

    def oversights(self, state: S_contra, seat: int) -> tuple[Text, ...]:
        """Return the resources that a seat left unused at the end of a game, and thus missed points."""
        return ()

    def text_icon(self, part: Text) -> str | None:
        """Return the name of the icon before a part of a deed's line, such as an amount of goods.

        "" for none; None if the parts within it have none, either.
        """
        return ""

    def beside_icon(self, part: Text) -> Text | None:
        """Return an amount without the word for which its icon (`text_icon`) stands; None if the icon replaces no word."""
        return None

    def seat_icon(self, seat: int) -> str:
        """Return the name of the icon of a seat's color."""
        return SEAT_ICONS[seat]

    def changes(self, event: Event) -> tuple[Change, ...]:
        """Return the changes that an event makes to the seats' amounts."""
        return ()

    def gain_text(self, event: Event, resource: str, count: int) -> Text:
        """Return a description of what an event gained: `count` of a resource, or ("") what the event names."""
        return form_text(event, "deed")

    def event_text(self, event: Event, form: str) -> Text:
        """Return the text of an event on a line of a form ("deed", "turn"); see `engine.kernel.tale.Role`."""
        return form_text(event, form)

    def payment_text(self, resource: str, count: int) -> Text:
        """Return the text of a payment: `count` of a resource."""
        raise KeyError(resource)

    def tale(self, events: Iterable[Event], *, over: bool = True) -> Tale:
        """Return events as deeds, in the order played; `over`: the turns they belong to are over."""
        return tale(self, events, over=over)

    def to_read(self, state: S_contra, choice: Choice) -> str:
        """Return the id of the component of a choice whose description is too long for a list, or ""."""
        return ""

    def implied_choice(self, state: S_contra) -> str:
        """Return the id of the choice that a player of the open decision would make anyway, or "" if there is none.

        It costs nothing, rules out no gains, and reveals nothing hidden.
        """
        return ""

    def beside_answer(self, choice: Choice, remark: Text) -> Text | None:
        """Return the part of a remark on a choice that is still needed in a list with an answer that completes it.

        The answer has its own remarks. None if nothing is left.
        """
        return remark

    def unavailable(self, state: S_contra, begun: S_contra, made: Sequence[Sequence[str]]) -> Unavailable:
        """Return the things that the open decision of `state` does not offer although a player may look for them.

        `made` are the choices that led to it from `begun` and can still be undone, each list of them by one undo.
        `begun` may be changed.
        """
        return Unavailable()

    def passed_over(self, begun: S_contra, state: S_contra, seat: int) -> tuple[Text, ...]:
        """Return the opportunities that `seat` may have overlooked and would give up by skipping the open decision.

        These are permanently lost, or became possible since `begun`, the state at the start of its turn.
        """
        return ()

    def put_off(self, state: S_contra, seat: int) -> tuple[Text, ...]:
        """Return the names of the things that `seat` would postpone to a later turn by skipping the open decision."""
        return ()

    def advice(self, state: S_contra, seat: int, told: Collection[Text] = ()) -> Hint | None:
        """Return the most useful hint for a newcomer in this position, not one already `told`; None if there is none."""
        return None

    def amounts(self, state: S_contra, seat: int) -> tuple[Amount, ...]:
        """Return the amounts of `seat` that a turn can change, always the same names in the same order."""
        return ()

    def figures(self, state: S_contra, seat: int, events: Sequence[Event]) -> tuple[Amount, ...]:
        """Return figures of a seat's game, always the same ones in order; `events` are all those that led to `state`."""
        return ()

    def traits(self, state: S_contra, seat: int) -> tuple[Text, ...]:
        """Return the traits by which people compare this game of `seat` with others: map, modules, the seat's setup."""
        return ()

    def kinds(self, state: S_contra) -> tuple[str, ...]:
        """Return the `main_kinds` that exist at the table of `state`."""
        return self.main_kinds

    def tie_break(self, ahead: Standing, behind: Standing) -> Text | None:
        """Return why one of two seats with the same score is placed before the other; None if they share a place."""
        return None

    def before_turns(self, state: S_contra) -> Text | None:
        """Return the text of the phase before the first turn, when actions are not yet possible; None later."""
        return None

    def why_not(self, state: S_contra, seat: int, kind: str, about: str = "") -> Text | None:
        """Return the reason why a choice of one of the `kinds` is not open to the seat, in any player's turn.

        `about` is the id of one of the kind's `subjects`. None if it is open. Raises KeyError for another kind.
        """
        raise KeyError(kind)

    def subjects(self, state: S_contra, seat: int, kind: str) -> tuple[Subject, ...]:
        """Return the subjects that `why_not` can be asked about for a kind (cities, buildings, ...)."""
        return ()

    def topics(self, state: S_contra | None) -> tuple[Topic, ...]:
        """Return the pages of the rules, in the order in which a newcomer reads them; the first is the overview.

        Their numbers are for the table of `state`, or for the game in general if it is None.
        """
        return ()

    def components(self, state: S_contra | None) -> tuple[Component, ...]:
        """Return everything that can be looked up at the table of `state` or, if it is None, in any game."""
        return ()

    def explain(self, component: str, state: S_contra | None, viewer: int | None = None) -> Explanation:
        """Return the description of a component. Raises KeyError for an id that is not among `components(state)`.

        With a `state` that includes the component's state at that table, if it is public;
        `viewer` is the seat that asks, if any.
        """
        raise KeyError(component)

    def spot(self, state: S_contra, place: str) -> Spot:
        """Return the public explanation of a place in the table's pictures, by the place's id.

        By default places are called like the components that lie there. Raises KeyError for a place that is in no
        picture.
        """
        named = {component.id: component.name for component in self.components(state)}
        return Spot(name=named[place], components=(place,))

    def own_names(self, state: S_contra, choice: Choice) -> set[str]:
        """Return the names that mean exactly this choice in a typed line; see `engine.kernel.lines.grammar`."""
        return {self.to_type(state, choice)}

    def shared_names(self, state: S_contra, choice: Choice) -> set[str]:
        """Return more names for typed lines, which other choices may share; all have their kind."""
        return {str(value) for value in choice.facets.values() if isinstance(value, str)}

    def to_type(self, state: S_contra, choice: Choice) -> str:
        """Return the shortest text to type for a choice."""
        word, chosen = read_id(choice.id)
        return chosen or word

    def code(self, choice: Choice) -> str:
        """Return the code printed on the thing that a choice is about, "" if nothing is printed on it."""
        return ""

    def number_of(self, choice: Choice) -> str:
        """Return the number that a choice has in its list and may be typed as; "" if it has none."""
        return ""

    def line_refused(self, state: S_contra, words: Sequence[str]) -> Text | None:
        """Return a specific refusal for a line whose first words match nothing, if there is one."""
        return None

    def sections(self, state: S_contra) -> tuple[Section, ...]:
        """Return the entire position as text, part by part: everything that the pictures show."""
        lines = (self.seat_line(state, seat) for seat in self.normal_order(state))
        said = (self.headline(state), *(line for line in lines if line is not None))
        return (Section(text("position-table"), said),)

    def normal_order(self, state: S_contra) -> Sequence[int]:
        """Return the seats in the order in which they are shown."""
        return range(state.seats)
