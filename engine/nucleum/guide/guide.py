"""The texts about Nucleum: its `Guide`, which hands each question to the module that answers it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any

import msgspec

from engine.kernel import (
    Brief,
    Choice,
    Command,
    Game,
    Guide,
    Section,
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
from engine.nucleum.phrases.codes import choice_code
from engine.nucleum.phrases.icons import beside_icon, choice_icon, text_icon
from engine.nucleum.rules.actions.railway import RAIL_KINDS
from engine.nucleum.rules.effects.end_conditions import ending, required_end_conditions
from engine.nucleum.rules.effects.mines import uranium_held
from engine.nucleum.rules.flow.turn import TurnStart
from engine.nucleum.rules.map.tracks import income_now
from engine.nucleum.state import TableState


def _commands(box: GameBox) -> tuple[Command, ...]:
    """Return the commands of all modules; a command of several modules makes the kinds of choice of each."""
    found: dict[str, Command] = {}
    for command in (command for module in box for command in module.commands):
        known = found.get(command.name, command)
        kinds = tuple(dict.fromkeys((*known.kinds, *command.kinds)))
        found[command.name] = msgspec.structs.replace(known, kinds=kinds)
    return tuple(found.values())


NEAR_FLAG = 20
"""Maximum distance in points from the leader to the score flag at which the headline names it."""


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
    read_first = frozenset({"technology", "fulfil", "party", "way", "plant", "experiment", "bonus"})
    named = frozenset({"income", "option", "slot", "pay", "store", "spend", "highest", "raise"})
    only_named = frozenset({"exchange", "plans"})
    passed = frozenset({"decline"})
    group_marks = frozenset({"contracts"})
    score_marks = frozenset({"score"})

    # Each is in its own module; see `Guide` for its result. Those named like their module come last, as they hide it.
    beside_answer = staticmethod(prospects.beside_answer)
    changes = staticmethod(tale_texts.changes)
    gain_text = staticmethod(tale_texts.gain_text)
    event_text = staticmethod(tale_texts.event_text)
    payment_text = staticmethod(tale_texts.payment_text)
    put_off = staticmethod(skipping.put_off)
    oversights = staticmethod(figures.oversights)
    icon = staticmethod(choice_icon)
    code = staticmethod(choice_code)
    beside_icon = staticmethod(beside_icon)
    amounts = staticmethod(figures.amounts)
    traits = staticmethod(figures.traits)
    components = staticmethod(lookup.list_components)
    explain = staticmethod(lookup.explain)
    spot = staticmethod(spots.spot)
    own_names = staticmethod(typed_commands.own_names)
    shared_names = staticmethod(typed_commands.shared_names)
    to_type = staticmethod(typed_commands.to_type)
    advice = staticmethod(advice.advice)
    figures = staticmethod(figures.figures)
    why_not = staticmethod(why_not.why_not)

    def __init__(self, game: Game[Any], box: GameBox) -> None:
        self._game, self._box = game, box
        self.commands = _commands(box)
        self.main_kinds = why_not.kinds(box.in_play(box.modules))
        self.roles, self.asks, self.unplaced = box.guide.roles, box.guide.asks, box.guide.unplaced
        self.unfolds = frozenset({"subsidy", *(action for module in box for action in module.rules.actions)})

    def answers(self, state: TableState, choice: Choice) -> Sequence[Choice] | None:
        """Return the orientations that a player is asked about on a railway space; None for other choices."""
        return prospects.ways_round(state, choice) if choice.kind in RAIL_KINDS else None

    def headline(self, state: TableState) -> Text:
        """Return the round, the end conditions, and the score flag if a player is near it, or a module's text instead."""
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
        """Return the seat's goods and, while it may recharge, the income from that."""
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
        """Return the result of a choice: the possible uses of a tile's actions now, or the benefits of a place."""
        if choice.kind == "play" and (decision := self._game.decision(state)) is not None:
            return hints.play_hint(state, decision.seat, str(choice.facets["tile"]))
        return prospects.outlook(state, choice, after)

    def implied_choice(self, state: TableState) -> str:
        """Return the only direction of a railway that matches, or the only half left that gives something for free."""
        return skipping.implied_choice(self._game, state)

    def unavailable(self, state: TableState, begun: TableState, made: Sequence[Sequence[str]]) -> Unavailable:
        """Return the ways to use the turn or a tile's actions that are not possible, and those that the turn has closed."""
        return unavailable.unavailable(self._game, state, begun, made)

    def points(self, state: TableState, seat: int) -> int:
        """Return the points on the score track."""
        return state.players[seat].vp

    def passed_over(self, begun: TableState, state: TableState, seat: int) -> tuple[Text, ...]:
        """Return the halves of a tile that only give something, and the contracts that can be fulfilled since this turn."""
        return skipping.passed_over(self._game, begun, state, seat)

    def text_icon(self, part: Text) -> str | None:
        """Return the icon of an amount of goods, a step of income or a deed; None for the halves of a tile."""
        return text_icon(part, self._box.guide.deed_icons)

    def brief(self, name: Text, *, paired: bool) -> Brief:
        """Return the name without terms, numbers and levels that are said beside it; see `engine.nucleum.phrases.brief`."""
        return brief(name, self._box.guide.briefs, paired=paired)

    def to_read(self, state: TableState, choice: Choice) -> str:
        """Return an experiment: its technologies and tiles."""
        return choice.id if choice.kind == "experiment" else ""

    def kinds(self, state: TableState) -> tuple[str, ...]:
        """Return the kinds of action there are with the modules of this table."""
        return why_not.kinds(state.modules)

    def before_turns(self, state: TableState) -> Text | None:
        """Return the text that experiments are being chosen."""
        return text("nuc-before-turns") if state.turn == 0 else None

    def subjects(self, state: TableState, seat: int, kind: str) -> tuple[Subject, ...]:
        """Return the cities to build in, or the buildings to energize."""
        return why_not.subjects(state, kind)

    @cached_property
    def _topics(self) -> tuple[Topic, ...]:
        return pages.topics(pages.PageSource(self._box.components), self._box)

    def topics(self, state: TableState | None) -> tuple[Topic, ...]:
        """Return the pages of the rules, at a table with the numbers of its modules and its map."""
        return pages.topics_at(state.modules, state.board_name) if state is not None else self._topics

    def number_of(self, choice: Choice) -> str:
        """Return the number of a choice whose id counts from 0, counted from 1."""
        return typed_commands.number_of(choice, self._box.guide.counted)

    def line_refused(self, state: TableState, words: Sequence[str]) -> Text | None:
        """Return the tiles to play first, for a line that begins with a main action; otherwise the modules' refusal."""
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
