"""The parts that all games share: state, decisions, choices, events, pending steps, undo, randomness.

A game is a deterministic state machine over plain data. `Game.decision(state)` lists every legal choice;
`Game.apply(state, choice_id)` makes one; `Match` adds undo, redo and the record that is stored.
"""

from engine.kernel.decision import ASIDE, CONFIRM, PASSING, Choice, ChoiceId, Decision, read_id
from engine.kernel.errors import IllegalChoice, LineError, OptionError, RuleError, RulesFault
from engine.kernel.event import BY_PLAN, Event, EventLog
from engine.kernel.game import Confirm, Game, PendingStep, Unasked
from engine.kernel.guide import CHOOSE, Amount, Brief, Command, Guide, Hint, Subject, Unavailable
from engine.kernel.help import Component, Explanation, Origin, Spot, Topic
from engine.kernel.lines.completion import LineEnd, end_of, next_word, open_choices, skip_and_confirm
from engine.kernel.lines.grammar import LinePhrase, position_after, read_line
from engine.kernel.lines.positions import Position
from engine.kernel.lines.typed import (
    MAX_FOLDED,
    MAX_LINE,
    MAX_TYPED,
    MAX_WORDS,
    distinct_name,
    distinct_names,
    fold,
    line_words,
    plain_dashes,
    plain_digits,
    plain_name,
    split_line,
    storable,
    strip_accents,
)
from engine.kernel.match import Match, MatchRecord, Reshuffles, replay, turn_goes_on
from engine.kernel.options import Option, Options, OptionValue, choosable, settling
from engine.kernel.players import ComputerPlayer, RandomPlayer
from engine.kernel.rng import Rng, seeded_rng
from engine.kernel.state import GameState, ScoreLine, Standing, rank, with_absent_last
from engine.kernel.tale import SIGNED, Change, Deed, DeedGain, Role, Tale
from engine.kernel.text import Arg, Listing, SeatName, Section, Text, in_common, remarks, remarks_of, text
from engine.kernel.trophies import SoloResult, Trophy

__all__ = [
    "ASIDE",
    "BY_PLAN",
    "CHOOSE",
    "CONFIRM",
    "MAX_FOLDED",
    "MAX_LINE",
    "MAX_TYPED",
    "MAX_WORDS",
    "PASSING",
    "SIGNED",
    "Amount",
    "Arg",
    "Brief",
    "Change",
    "Choice",
    "ChoiceId",
    "Command",
    "Component",
    "ComputerPlayer",
    "Confirm",
    "Decision",
    "Deed",
    "DeedGain",
    "Event",
    "EventLog",
    "Explanation",
    "Game",
    "GameState",
    "Guide",
    "Hint",
    "IllegalChoice",
    "LineEnd",
    "LineError",
    "LinePhrase",
    "Listing",
    "Match",
    "MatchRecord",
    "Option",
    "OptionError",
    "OptionValue",
    "Options",
    "Origin",
    "PendingStep",
    "Position",
    "RandomPlayer",
    "Reshuffles",
    "Rng",
    "Role",
    "RuleError",
    "RulesFault",
    "ScoreLine",
    "SeatName",
    "Section",
    "SoloResult",
    "Spot",
    "Standing",
    "Subject",
    "Tale",
    "Text",
    "Topic",
    "Trophy",
    "Unasked",
    "Unavailable",
    "choosable",
    "distinct_name",
    "distinct_names",
    "end_of",
    "fold",
    "in_common",
    "line_words",
    "next_word",
    "open_choices",
    "plain_dashes",
    "plain_digits",
    "plain_name",
    "position_after",
    "rank",
    "read_id",
    "read_line",
    "remarks",
    "remarks_of",
    "replay",
    "seeded_rng",
    "settling",
    "skip_and_confirm",
    "split_line",
    "storable",
    "strip_accents",
    "text",
    "turn_goes_on",
    "with_absent_last",
]
