"""The texts about Nucleum: its `Guide`, which hands each question to the module that answers it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any

import msgspec

from engine.kernel import (
    Amount,
    Brief,
    Change,
    Choice,
    Command,
    Component,
    Event,
    Explanation,
    Game,
    Guide,
    Hint,
    Section,
    Spot,
    Subject,
    Text,
    Topic,
    Unavailable,
    remarks,
    text,
)
from engine.nucleum.guide import advice, figures, hints, skipping, spots, table_in_words, typed_commands
from engine.nucleum.guide.reasons import prospects, unavailable, why_not
from engine.nucleum.guide.reference import help as pages
from engine.nucleum.guide.reference import lookup
from engine.nucleum.library import GameBox, guide_of, lib
from engine.nucleum.phrases import tale as tale_texts
from engine.nucleum.phrases import words
from engine.nucleum.phrases.brief import brief
from engine.nucleum.phrases.icons import beside_icon, choice_icon, text_icon
from engine.nucleum.rules.actions.railway import RAIL_KINDS
from engine.nucleum.rules.effects.end_conditions import ending, required_end_conditions
from engine.nucleum.rules.effects.mines import uranium_held
from engine.nucleum.rules.flow.turn import TurnStart
from engine.nucleum.rules.map.tracks import income_now
from engine.nucleum.state import TableState


def _commands(box: GameBox) -> tuple[Command, ...]:
    """Return the commands of all modules; one of several modules makes the kinds of choice of each."""
    found: dict[str, Command] = {}
    for command in (command for module in box for command in module.commands):
        known = found.get(command.name, command)
        kinds = tuple(dict.fromkeys((*known.kinds, *command.kinds)))
        found[command.name] = msgspec.structs.replace(known, kinds=kinds)
    return tuple(found.values())


NEAR_FLAG = 20
"""Points of the leader below the score flag from which on the headline names it."""


class NucleumGuide(Guide[TableState]):
    """The words of Nucleum with the modules of a box; `game` gives the open decision."""

    headed = MappingProxyType(
        {
            "rail_completes": frozenset({"nuc-rail-completes"}),
            "rail_space": frozenset({"nuc-no-match"}),
        }
    )
    has_subjects = True
    apart = tale_texts.APART
    announcing = tale_texts.ANNOUNCING
    folded = tale_texts.FOLDED
    completable = frozenset({
        "take", "fulfil", "building", "piece", "star", "target", "space", "slot", "technology", "recharge", "plans",
        "store", "option", "income", "plant", "vp", *RAIL_KINDS,
    })  # fmt: skip
    only_named = frozenset({"exchange", "plans"})
    passed = frozenset({"decline"})
    group_marks = frozenset({"contracts"})
    score_marks = frozenset({"score"})

    def __init__(self, game: Game[Any], box: GameBox) -> None:
        self._game, self._box = game, box
        self.commands = _commands(box)
        self.main_kinds = why_not.kinds(box.in_play(box.modules))
        self.roles, self.asks, self.unplaced = box.guide.roles, box.guide.asks, box.guide.unplaced
        self.unfolds = frozenset({"subsidy", *(action for module in box for action in module.rules.actions)})

    def answers(self, state: TableState, choice: Choice) -> Sequence[Choice] | None:
        """Return the ways round that a player is asked about on a railway space; None for other choices."""
        return prospects.ways_round(state, choice) if choice.kind in RAIL_KINDS else None

    def headline(self, state: TableState) -> Text:
        """Return the round, the end conditions, and the score flag if a player is near it, or what a module says instead."""
        for said in (headline(state) for headline in guide_of(state).headlines):
            if said is not None:
                return said
        if state.over:
            return text("nuc-headline-over")
        if state.last_round:
            return text("nuc-headline-last")
        rounds = max(1, -(-state.turn // state.seats))
        if ending(state):
            line = text("nuc-headline-ending", round=rounds)
        else:
            line = text("nuc-headline", round=rounds, ended=len(state.ended), needed=required_end_conditions(state))
        left = state.score_flag - max(player.vp for player in state.players)
        return remarks(line, text("nuc-headline-flag", flag=state.score_flag)) if 0 < left <= NEAR_FLAG else line

    def seat_line(self, state: TableState, seat: int) -> Text | None:
        """Return the seat's goods and, while it may recharge, the income of that."""
        player, uranium = state.players[seat], uranium_held(state, seat)
        line = text(
            "nuc-seat-line",
            vp=words.amount("vp", player.vp),
            thaler=words.amount("thaler", player.thaler),
            workers=words.amount("worker", player.workers),
            uranium=uranium,
            stored=text("deed-amount-gained", what=words.amount("uranium", uranium)),
            achievements=words.amount("achievement", player.achievements),
            filled=len(player.slots),
            slots=lib(state).number("action-slots"),
        )
        more_said = [said for own in guide_of(state).own for said in own(state, seat)]
        step = state.pending[-1] if state.pending else None
        if isinstance(step, TurnStart) and step.seat == seat:
            more_said.insert(0, text("nuc-recharge-now", income=income_now(state, seat)))
        for more in more_said:
            line = text("nuc-seat-line-more", line=line, more=more)
        return line

    def outlook(self, state: TableState, choice: Choice, after: Choice | None = None) -> Text | None:
        """Return the result of a choice: of a tile, what its actions could be used for now; of a place, what it is good for."""
        if choice.kind == "play" and (decision := self._game.decision(state)) is not None:
            return hints.play_hint(state, decision.seat, str(choice.facets["tile"]))
        return prospects.outlook(state, choice, after)

    def implied_choice(self, state: TableState) -> str:
        """Return the only direction of a railway that matches, or the only half left that gives something at no price."""
        return skipping.implied_choice(self._game, state)

    def beside_answer(self, choice: Choice, remark: Text) -> Text | None:
        """Return the remark without the prices and the number of places, of which the place says its own."""
        return prospects.beside_answer(choice, remark)

    def unavailable(self, state: TableState, begun: TableState, made: Sequence[Sequence[str]]) -> Unavailable:
        """Return the ways to use the turn or actions of a tile that are not open, and those that the turn has closed."""
        return unavailable.unavailable(self._game, state, begun, made)

    def points(self, state: TableState, seat: int) -> int:
        """Return the points on the score track."""
        return state.players[seat].vp

    def changes(self, event: Event) -> tuple[Change, ...]:
        """Return the changes of goods, points and income markers by an event."""
        return tale_texts.changes(event)

    def gain_text(self, event: Event, resource: str, count: int) -> Text:
        """Return a description of what was gained."""
        return tale_texts.gain_text(event, resource, count)

    def event_text(self, event: Event, form: str) -> Text:
        """Return the text of an event on a line of the tale."""
        return tale_texts.event_text(event, form)

    def payment_text(self, resource: str, count: int) -> Text:
        """Return a description of what was paid."""
        return tale_texts.payment_text(resource, count)

    def passed_over(self, begun: TableState, state: TableState, seat: int) -> tuple[Text, ...]:
        """Return the halves of a tile that only give something, and the contracts that can be fulfilled since this turn."""
        return skipping.passed_over(self._game, begun, state, seat)

    def put_off(self, state: TableState, seat: int) -> tuple[Text, ...]:
        """Return the contracts that can be fulfilled."""
        return skipping.put_off(state, seat)

    def oversights(self, state: TableState, seat: int) -> tuple[Text, ...]:
        """Return stars on space 0, contracts not fulfilled, buildings never energized, achievements and goods left over."""
        return figures.oversights(state, seat)

    def icon(self, choice: Choice) -> str:
        """Return the icon of an action, a piece, the first half of a tile, a contract's stack, ..."""
        return choice_icon(choice)

    def text_icon(self, part: Text) -> str | None:
        """Return the icon of an amount of goods, a step of income or what a deed does; None for the halves of a tile."""
        return text_icon(part, self._box.guide.deed_icons)

    def beside_icon(self, part: Text) -> Text | None:
        """Return the number of goods or steps of income, for beside their icon."""
        return beside_icon(part)

    def brief(self, name: Text, *, paired: bool) -> Brief:
        """Return the name without terms, numbers and levels that are said beside it; see `engine.nucleum.phrases.brief`."""
        return brief(name, self._box.guide.briefs, paired=paired)

    def to_read(self, state: TableState, choice: Choice) -> str:
        """Return an experiment: its technologies and tiles."""
        return choice.id if choice.kind == "experiment" else ""

    def advice(self, state: TableState, seat: int, told: Collection[Text] = ()) -> Hint | None:
        """Return one hint for a newcomer; see `engine.nucleum.guide.advice`."""
        return advice.advice(state, seat, told)

    def amounts(self, state: TableState, seat: int) -> tuple[Amount, ...]:
        """Return the seat's goods, income and score."""
        return figures.amounts(state, seat)

    def figures(self, state: TableState, seat: int, events: Sequence[Event]) -> tuple[Amount, ...]:
        """Return the number of times the seat took each action, and its goods at the end."""
        return figures.figures(state, seat, events)

    def traits(self, state: TableState, seat: int) -> tuple[Text, ...]:
        """Return the seat's experiment, the map and the modules that an option switches on."""
        return figures.traits(state, seat)

    def kinds(self, state: TableState) -> tuple[str, ...]:
        """Return the kinds of action there are with the modules of this table."""
        return why_not.kinds(state.modules)

    def before_turns(self, state: TableState) -> Text | None:
        """Return that experiments are being chosen."""
        return text("nuc-before-turns") if state.turn == 0 else None

    def why_not(self, state: TableState, seat: int, kind: str, about: str = "") -> Text | None:
        """Return why a kind of action, in a city or on a building space if `about` names one, is not open."""
        return why_not.why_not(state, seat, kind, about)

    def subjects(self, state: TableState, seat: int, kind: str) -> tuple[Subject, ...]:
        """Return the cities to build in, or the buildings to energize."""
        return why_not.subjects(state, kind)

    @cached_property
    def _topics(self) -> tuple[Topic, ...]:
        return pages.topics(pages.PageSource(self._box.components), self._box)

    def topics(self, state: TableState | None) -> tuple[Topic, ...]:
        """Return the pages of the rules, at a table with the numbers of its modules and its map."""
        return pages.topics_at(state.modules, state.board_name) if state is not None else self._topics

    def components(self, state: TableState | None) -> tuple[Component, ...]:
        """Return cities, plants, tiles, contracts and whatever else can be looked up."""
        return lookup.list_components(state)

    def explain(self, component: str, state: TableState | None, viewer: int | None = None) -> Explanation:
        """Return all about a component; KeyError for an unknown id."""
        return lookup.explain(component, state, viewer)

    def spot(self, state: TableState, place: str) -> Spot:
        """Return what lies at a place of the table's pictures; KeyError for a place that is in none."""
        return spots.spot(state, place)

    def own_names(self, state: TableState, choice: Choice) -> set[str]:
        """Return the names that mean just this choice in a typed line."""
        return typed_commands.own_names(state, choice)

    def shared_names(self, state: TableState, choice: Choice) -> set[str]:
        """Return further names in a typed line, which other choices may have as well."""
        return typed_commands.shared_names(state, choice)

    def to_type(self, state: TableState, choice: Choice) -> str:
        """Return the text to type for a choice."""
        return typed_commands.to_type(state, choice)

    def number_of(self, choice: Choice) -> str:
        """Return the number of a choice whose id counts from 0, counted from 1."""
        return typed_commands.number_of(choice, self._box.guide.counted)

    def line_refused(self, state: TableState, words: Sequence[str]) -> Text | None:
        """Return the tiles to play first, for a line that begins with a main action; else what modules say of it."""
        decision = self._game.decision(state)
        if decision is None:
            return None
        said = (refused(state, decision.seat, words) for refused in guide_of(state).refused)
        first = typed_commands.before_a_tile(state, decision.seat, words)
        return first if first is not None else next((each for each in said if each is not None), None)

    def sections(self, state: TableState) -> tuple[Section, ...]:
        """Return the whole table as text."""
        return table_in_words.sections(state, self.headline(state))

    def normal_order(self, state: TableState) -> Sequence[int]:
        """Return the seats in turn order."""
        return state.seats_from(state.first)
