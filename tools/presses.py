"""Presses and taps of a turn on the panel: python -m tools.presses [GAME] [--turns N] [--on NAME[=VALUE] ...] [--ending].

The recorded game, or with `--turns` games of the stand-in with these options until there are enough turns, are played
on their panels. A press on a button is one tap, a choice in a menu two: to open it and to choose. Each turn is played
in the fewest presses, and in the fewest taps; opening the panel is one of each, and so is the end of the turn.
Passing in the post itself needs no panel. The words and the height on a phone are also given for each panel shown.
"""

from __future__ import annotations

import argparse
import statistics
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from cogs.posts.post_buttons import post_view
from engine.games import load_games
from engine.kernel import CONFIRM, Decision, Match
from engine.registry import games
from engine.tables.open.auto_answers import DECLINING
from engine.tables.open.open_table import OpenTable
from engine.tables.play import implied_by, skipping
from tests.cogs.panel.panels import panel_for
from tests.cogs.panel.walk import WORDS, table_of, user_of
from tests.kernel.playthrough import Playthrough, load, played
from tools.panel_size import Pressable, Size, pressables, size_of

MOST_AT_ONCE = 4
"""Maximum number of choices that one press makes."""
MOST_SHOWN = 4
"""Maximum number of presses from the first panel to any choice."""
NAMES = ("Ann", "Ben", "Cleo", "Dan")


class Cost(NamedTuple):
    """The fewest presses for something, and the fewest taps, perhaps in another way."""

    presses: int = 0
    taps: int = 0

    def plus(self, presses: int, taps: int) -> Cost:
        """Return the cost with some more presses and taps."""
        return Cost(self.presses + presses, self.taps + taps)


OPEN = UNDO = Cost(1, 1)
"""The cost of opening the panel, and of undoing surplus choices: one button each."""


class PressedTurn(NamedTuple):
    """A turn, or an answer in another's: presses, the choices made with them, the kind of the first, taps, and panels.

    The panels are those that the player may see in the turn, one before each choice.
    """

    presses: int
    choices: tuple[str, ...]
    own: bool
    kind: str = ""
    taps: int = 0
    panels: tuple[Size, ...] = ()

    @property
    def declined(self) -> bool:
        """True if the player declined everything that another's turn offered."""
        return not self.own and all(choice in (*DECLINING, CONFIRM) for choice in self.choices)


class _Ways(dict[int, Cost]):
    """The fewest presses and taps that make a number of choices."""

    def note(self, made: int, cost: Cost) -> None:
        """Record the cost of a way to make this number of choices."""
        known = self.get(made, cost)
        self[made] = Cost(min(known.presses, cost.presses), min(known.taps, cost.taps))


def ways_on_panel(
    open_table: OpenTable, user: int, choices: Sequence[str], *, ends_turn: bool = False
) -> dict[int, Cost]:
    """Return the numbers of coming choices that a user's panel can make, each with the fewest presses and taps.

    Pages are turned until a way is found, and once more, because the next page may make more choices at once.
    """
    ways, shown, known = _Ways(), {"": Cost()}, {""}
    most = min(MOST_AT_ONCE, len(choices))
    for _ in range(MOST_SHOWN):
        last_look, below = bool(ways), dict[str, Cost]()
        for show, before in shown.items():
            for part in pressables(panel_for(open_table, user, WORDS, show=show, ends_turn=ends_turn).view()):
                cost = before.plus(1, part.taps)
                for made in _made_by(part, open_table, choices):
                    ways.note(made, cost)
                for arg in part.args - known if part.verb == "show" else ():
                    below[arg] = min(cost, below.get(arg, cost))
        known |= below.keys()
        shown = below
        if last_look or most in ways:
            break
    return ways


def _made_by(part: Pressable, open_table: OpenTable, choices: Sequence[str]) -> Iterator[int]:
    """Yield the numbers of coming choices that one press on a panel can make."""
    decision = open_table.decision
    assert decision is not None
    if part.verb == "pick":
        yield from (n for n in range(1, MOST_AT_ONCE + 1) if " ".join(choices[:n]) in part.args and n <= len(choices))
    if part.verb == "skip-confirm" and choices[0] in {each.id for each in decision.of_kind(*DECLINING)}:
        yield _count_declining(choices, ends=len(skipping(open_table.playing())) > 1)


def _count_declining(choices: Sequence[str], *, ends: bool) -> int:
    """Return the number of coming choices, the first of which declines, made by a press that may end the turn."""
    return 2 if ends and choices[1:2] == [CONFIRM] else 1


def _ways_in_post(open_table: OpenTable, decision: Decision, choices: Sequence[str]) -> Iterator[tuple[int, Cost]]:
    """Yield the numbers of coming choices that a table's post itself can make, and their cost."""
    declines = choices[0] in {each.id for each in decision.of_kind(*DECLINING)}
    for part in pressables(post_view(open_table, WORDS)):
        if declines and part.verb in {"skip-confirm", "pass"}:
            yield _count_declining(choices, ends=not decision.own_turn), Cost(1, part.taps)
        if not declines and part.verb == "pick" and choices[0] in part.args:
            yield 1, Cost(1, part.taps)


def turns_of(played: Playthrough, *, sizes: bool = False, ends_turn: bool = False) -> Iterator[PressedTurn]:
    """Yield the turns of a game, with their presses and taps, and with `sizes` the sizes of their panels.

    `ends_turn`: the last choices of all players end their turns, if that is possible.
    """
    match = Match(games()[played.game], played.seats, played.seed, played.options)
    choices = list(played.choices)
    while choices:
        turn = _next_turn(match, choices, sizes=sizes, ends_turn=ends_turn)
        del choices[: len(turn.choices)]
        yield turn


def _next_turn(match: Match[Any], choices: Sequence[str], *, sizes: bool, ends_turn: bool) -> PressedTurn:
    """Play the choices up to the end of the turn; return it. Raises AssertionError if presses cannot play it."""
    begun = match.decision
    assert begun is not None
    kind, ways, panels, made, over = begun.by_id[choices[0]].kind, _Ways({0: Cost()}), list[Size](), 0, False
    while not over:
        decision, coming, cost = match.decision, choices[made:], ways.get(made)
        assert decision is not None
        implied = implied_by(match, decision.seat) if made else []
        if implied == coming[:1]:
            if cost is not None:
                ways.note(made + 1, cost)
        else:
            open_table = _with_names(table_of(match))
            user = user_of(open_table, decision.seat)
            if sizes:
                panel = panel_for(open_table, user, WORDS, ends_turn=ends_turn)
                panels.append(size_of(panel.view()))
            if cost is not None:
                # Surplus choices are undone first.
                cost = cost.plus(*UNDO) if implied else cost
                if not made:
                    for more, press in _ways_in_post(open_table, decision, coming):
                        ways.note(more, press)
                    cost = cost.plus(*OPEN)
                for more, press in ways_on_panel(open_table, user, coming, ends_turn=ends_turn).items():
                    ways.note(made + more, cost.plus(*press))
        match.apply(choices[made])
        made += 1
        after = match.decision
        over = after is None or after.seat != decision.seat or choices[made - 1] == CONFIRM
    assert made in ways, f"{choices[:made]} cannot be pressed"
    return PressedTurn(
        ways[made].presses, tuple(choices[:made]), begun.own_turn, kind, ways[made].taps, tuple(panels)
    )


def _with_names(open_table: OpenTable) -> OpenTable:
    """Return a table whose players have names as long as usual."""
    for seat, name in zip(open_table.table.seats, NAMES, strict=False):
        seat.name = name if seat.user is not None else ""
    return open_table


def percentile(values: Sequence[int], share: float) -> int:
    """Return the value that this share of values does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def figures(name: str, turns: Sequence[PressedTurn]) -> list[str]:
    """Return lines about all turns, then each kind of turn, then all panels."""
    own, declined = [turn for turn in turns if turn.own], [turn.presses for turn in turns if turn.declined]
    kinds = defaultdict[str, list[PressedTurn]](list)
    for turn in own:
        kinds[turn.kind].append(turn)
    rows = {name: own} | dict(sorted(kinds.items()))
    found = [
        f"{row}: {len(some)} turns, presses {spread([turn.presses for turn in some])}; "
        f"taps {spread([turn.taps for turn in some])}"
        for row, some in rows.items()
    ]
    found.append(f"{len(declined)} declined, at most {max(declined, default=0)}")
    sizes = [size for turn in own for size in turn.panels]
    if sizes:
        columns = zip(("words", "words with labels", "height in pixels"), zip(*sizes, strict=True), strict=True)
        found += [f"{len(sizes)} panels, {what}: {spread(values)}" for what, values in columns]
    return found


def spread(values: Sequence[int]) -> str:
    """Return the median, the mean, the 90th percentile and the maximum of some values as text."""
    middle, high = percentile(values, 0.5), percentile(values, 0.9)
    return f"median {middle}, mean {statistics.fmean(values):.2f}, p90 {high}, most {max(values)}"


def main() -> None:
    """Print the figures as given on the command line."""
    load_games()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(games()), nargs="?", default="nucleum")
    parser.add_argument("--turns", type=int, default=0)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--on", action="append", default=[])
    parser.add_argument("--ending", action="store_true", help="last choices end turns, where they can")
    given = parser.parse_args()
    options = {name: value or True for name, _, value in (each.partition("=") for each in given.on)}
    turns, seed = list[PressedTurn](), 0
    while not turns or len([turn for turn in turns if turn.own]) < given.turns:
        seed += 1
        game = games()[given.game]
        record = played(game, given.seats, seed, options=options) if given.turns else load(given.game)
        turns += turns_of(record, sizes=True, ends_turn=given.ending)
    print("\n".join(figures(" ".join([given.game, *given.on]), turns)))  # noqa: T201 - the lines are the point


if __name__ == "__main__":
    main()
