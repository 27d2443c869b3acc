"""The scores that players read: one number under one name, and the end of the game only once it is in sight."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cogs.answers.scores import score_lines, scores_line
from cogs.posts.post_words import standing_line
from cogs.posts.status import status_content
from engine.kernel import Match
from engine.registry import games
from engine.tables.open.open_table import OpenTable
from engine.tables.turn.question import turn_so_far
from render.painters import painters
from tests.cogs.panel.panels import panel_for
from tests.cogs.panel.walk import WORDS, note_turn, table_of, user_of
from tests.kernel.playthrough import paths_of, read
from tests.render.nucleum.states import view

PROJECTED = "If the game ended now"
FINAL = "final score"
NAMES = ("Ann", "Ben", "Cleo", "Dan")
STAR_TURNS = 2
"""Number of turns that are checked after the scores begin to count the end."""


def named(open_table: OpenTable) -> OpenTable:
    """Give the people at a table names that are easy to find."""
    for seat, name in zip(open_table.table.seats, NAMES, strict=False):
        if not seat.automaton:
            seat.name = name
    return open_table


def moments(path: str) -> Iterator[OpenTable]:
    """Yield the table of a recorded game before each choice, until shortly after its scores count the end."""
    record = next(read(each) for each in paths_of("nucleum") if each.parent.name == path)
    match = Match(games()[record.game], record.seats, record.seed, record.options)
    open_table, begun = named(table_of(match)), 0
    for choice in record.choices:
        note_turn(open_table)
        yield open_table
        turns = match.game.turn_number(match.state)
        match.apply(choice)
        if match.game.projects(match.state):
            begun += match.game.turn_number(match.state) > turns
            if begun > STAR_TURNS:
                return


def numbers(line: str) -> dict[str, int]:
    """Return the number after each player's name."""
    plain = line.replace("*", "").replace("−", "-")
    return {name: int(found[1]) for name in NAMES if (found := re.search(rf"{name}:? (-?\d+)", plain))}


@pytest.mark.parametrize("path", [each.parent.name for each in paths_of("nucleum")])
def test_the_end_of_the_game_counts_only_from_the_first_star_on(path: str) -> None:
    before = after = 0
    for open_table in moments(path):
        game, match, state = open_table.game, open_table.playing(), open_table.seen_by(None)
        people = [seat for seat in range(state.seats) if not open_table.table.seats[seat].automaton]
        projects = game.projects(state)
        assert projects == (state.kings_days > 0 or any(state.players[seat].stars for seat in people))
        if match.since and match.decision is not None:
            changed = [each.name.key for each in turn_so_far(open_table, match.decision.seat).changes]
            assert "nuc-amount-projected" not in changed or game.projects(match.state)
            continue
        line = scores_line(open_table, WORDS)
        assert (PROJECTED in line) == projects
        assert line == scores_line(open_table, WORDS, state)
        assert line in status_content(open_table, WORDS)
        shown = numbers(line)
        assert len(shown) == len(people)
        assert shown == numbers("\n".join(score_lines(open_table, WORDS)))
        if not projects:
            assert shown == {NAMES[seat]: game.guide.points(state, seat) for seat in people}
        if not projects and not open_table.table.alone and state.turn:
            assert shown == numbers(standing_line(open_table, WORDS))
        before, after = before + (not projects), after + projects
    assert before > 1
    assert after > 0


def test_the_net_change_of_a_turn_names_the_final_score_once_it_counts() -> None:
    said: dict[bool, set[bool]] = {False: set(), True: set()}
    for open_table in moments("playthroughs"):
        match = open_table.playing()
        decision = match.decision
        if not match.since or decision is None or not decision.own_turn:
            continue
        content = panel_for(open_table, user_of(open_table, decision.seat), WORDS).text
        said[open_table.game.projects(match.state)].add(FINAL in content)
    assert said[False] == {False}
    assert True in said[True]


def test_the_picture_of_the_scores_shows_the_same() -> None:
    for open_table in moments("playthroughs"):
        state = open_table.seen_by(None)
        if open_table.game.projects(state) or state.turn != 3:
            continue
        picture = painters()["nucleum"].draw("scores", state, view(state))
        assert "ended now" not in picture.alt
        return
    pytest.fail("no third turn")
