"""Number of presses of a turn on the panel: python -m tools.presses [GAME] [--turns N] [--on NAME[=VALUE] ...].

The recorded game, or with `--turns` games of the stand-in with these options until there are enough turns, are
played on their panels. Each choice is made in the fewest presses; opening the panel is one, and so is the end of the
turn. Passing in the post itself needs no panel.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from cogs.posts.post_buttons import post_view
from engine.games import load_games
from engine.kernel import CONFIRM, Decision, Match
from engine.registry import games
from engine.tables.auto_answers import DECLINING
from engine.tables.open_table import OpenTable
from engine.tables.play import implied_by, skipping
from tests.cogs.panels import panel_for
from tests.cogs.walk import WORDS, table_of, user_of
from tests.kernel.playthrough import Playthrough, load, played

MOST_AT_ONCE = 3
"""Most choices that one press makes."""
MOST_SHOWN = 4
"""Maximum number of presses from the first panel to any choice."""


class Turn(NamedTuple):
    """A turn, or an answer in another's: presses, the choices made with them, and the kind of the first."""

    presses: int
    choices: tuple[str, ...]
    own: bool
    kind: str = ""

    @property
    def declined(self) -> bool:
        """Whether the player declined everything that another's turn offered."""
        return not self.own and all(choice in (*DECLINING, CONFIRM) for choice in self.choices)


def _parts(view: Any) -> Iterator[tuple[str, set[str]]]:
    """Yield the verb and the arguments of every component in a view."""
    for row in view.to_components():
        for part in row["components"]:
            if not part.get("disabled"):
                _, _, _, verb, arg = part["custom_id"].split(":", 4)
                yield verb, {entry["value"] for entry in part["options"]} if "options" in part else {arg}


def presses_for(open_table: OpenTable, user: int, choices: Sequence[str]) -> tuple[int, int, bool]:
    """Return the number of presses for the first of some choices on the panel, and how many choices they make.

    The third value says whether the turn ends with them. AssertionError if it cannot be reached.
    """
    decision = open_table.decision
    assert decision is not None
    shown, seen = [""], {""}
    for depth in range(1, MOST_SHOWN + 1):
        below: list[str] = []
        for show in shown:
            parts = list(_parts(panel_for(open_table, user, WORDS, show=show).view))
            if choices[0] in {each.id for each in decision.of_kind(*DECLINING)} and any(
                verb == "skip-confirm" for verb, _ in parts
            ):
                return depth, 1, len(skipping(open_table.playing())) > 1
            for count in range(min(MOST_AT_ONCE, len(choices)), 0, -1):
                if any(verb == "pick" and " ".join(choices[:count]) in args for verb, args in parts):
                    return depth, count, False
            below += [arg for verb, args in parts if verb == "show" for arg in args if arg not in seen]
            seen.update(below)
        shown = below
    raise AssertionError(f"{choices[0]} cannot be pressed")


def turns_of(played: Playthrough) -> Iterator[Turn]:
    """Yield the turns of a game, with their presses."""
    match = Match(games()[played.game], played.seats, played.seed, played.options)
    choices = list(played.choices)
    while choices:
        begun = match.decision
        assert begun is not None
        kind = begun.by_id[choices[0]].kind
        made, count = list[str](), 0
        while choices:
            decision = match.decision
            assert decision is not None
            open_table = table_of(match)
            if not made and _in_post(open_table, decision, choices[0]):
                count, taken, ends = 1, 1, not decision.own_turn
            else:
                count += not made  # opening the panel
                more, taken, ends = presses_for(open_table, user_of(open_table, decision.seat), choices)
                count += more
            for choice in [choices.pop(0) for _ in range(taken)]:
                made.append(choice)
                match.apply(choice)
            while choices and (implied := implied_by(match, decision.seat)):
                if implied != [choices[0]]:
                    count += 1  # what was taken along is undone first
                    break
                made.append(choices.pop(0))
                match.apply(made[-1])
            if ends and choices and choices[0] == CONFIRM:
                made.append(choices.pop(0))
                match.apply(CONFIRM)
            after = match.decision
            if after is None or after.seat != decision.seat or made[-1] == CONFIRM:
                break
        yield Turn(count, tuple(made), begun.own_turn, kind)


def _in_post(open_table: OpenTable, decision: Decision, choice: str) -> bool:
    """Return whether a table's post itself offers the first choice of a turn."""
    parts = list(_parts(post_view(open_table, WORDS)))
    if choice in {each.id for each in decision.of_kind(*DECLINING)}:
        return any(verb in {"skip-confirm", "pass"} for verb, _ in parts)
    return any(verb == "pick" and choice in args for verb, args in parts)


def percentile(values: list[int], share: float) -> int:
    """Return the value that this share of values does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def figures(name: str, turns: Sequence[Turn]) -> list[str]:
    """Return lines about turns: all of them, then those of each kind."""
    own, declined = [turn for turn in turns if turn.own], [turn.presses for turn in turns if turn.declined]
    kinds = defaultdict[str, list[int]](list)
    for turn in own:
        kinds[turn.kind].append(turn.presses)
    rows = {name: [turn.presses for turn in own]} | dict(sorted(kinds.items()))
    found = [
        f"{row}: {len(counts)} turns, median {percentile(counts, 0.5)}, p90 {percentile(counts, 0.9)}, most {max(counts)}"
        for row, counts in rows.items()
    ]
    return [*found, f"{len(declined)} declined, at most {max(declined, default=0)}"]


def main() -> None:
    """Print the figures as given on the command line."""
    load_games()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(games()), nargs="?", default="nucleum")
    parser.add_argument("--turns", type=int, default=0)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--on", action="append", default=[])
    given = parser.parse_args()
    options = {name: value or True for name, _, value in (each.partition("=") for each in given.on)}
    turns, seed = list[Turn](), 0
    while not turns or len([turn for turn in turns if turn.own]) < given.turns:
        seed += 1
        game = games()[given.game]
        turns += turns_of(played(game, given.seats, seed, options=options) if given.turns else load(given.game))
    print("\n".join(figures(" ".join([given.game, *given.on]), turns)))  # noqa: T201 - the lines are the point


if __name__ == "__main__":
    main()
