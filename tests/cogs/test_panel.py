"""The panel: every decision a game can reach fits Discord's limits, and every choice can be reached by pressing."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.panel import build_panel
from engine.catalogue import Catalogue
from engine.keeper import Live
from engine.kernel import Match, seeded
from engine.registry import games
from engine.table import Seat, Table

WORDS = Catalogue("en", strict=True)


def table_of(game_id: str, seats: int, seed: int) -> Live:
    """Return a running table without a database."""
    match: Match[Any] = Match(games()[game_id], seats, seed)
    table = Table(
        id=2**40, game=game_id, channel=1, host=1, status="running", version=2**31, turn_since=1e9,
        seats=[Seat(name="A very long name with 32 letters", user=100 + seat) for seat in range(seats)],
        match=match.to_record(),
    )  # fmt: skip
    return Live(table)


def check_message(content: str, rows: list[dict[str, Any]]) -> None:
    """Assert that a message keeps Discord's limits."""
    assert 0 < len(content) <= 2000
    assert len(rows) <= 5
    ids = [part["custom_id"] for row in rows for part in row["components"]]
    assert len(ids) == len(set(ids))
    assert all(len(custom_id) <= 100 for custom_id in ids)
    for row in rows:
        assert 1 <= len(row["components"]) <= 5
        for part in row["components"]:
            if part["type"] == 2:
                assert 1 <= len(part["label"]) <= 80
            else:
                assert len(row["components"]) == 1
                assert 1 <= len(part["options"]) <= 25
                assert len(part["placeholder"]) <= 150
                values = [entry["value"] for entry in part["options"]]
                assert len(values) == len(set(values))
                for entry in part["options"]:
                    assert 1 <= len(entry["label"]) <= 100
                    assert len(entry["value"]) <= 100
                    assert len(entry.get("description") or "") <= 100


def reachable(live: Live, user: int) -> set[str]:
    """Return the ids of all choices that presses can make, walking through kinds and pages."""
    found: set[str] = set()
    shows, seen = [""], set()
    while shows:
        show = shows.pop()
        seen.add(show)
        panel = build_panel(live, user, WORDS, show=show)
        rows = panel.view.to_components()
        check_message(panel.content, rows)
        for part in (part for row in rows for part in row["components"]):
            _, _, _, verb, arg = part["custom_id"].split(":", 4)
            if verb == "pick" and part["type"] == 2:
                found.add(arg)
            elif verb == "pick":
                found |= {entry["value"] for entry in part["options"]}
            elif verb == "show" and not part.get("disabled") and arg not in seen and arg not in shows:
                shows.append(arg)
    return found


@pytest.mark.parametrize("game_id", sorted(games()))
@pytest.mark.parametrize("seed", range(3))
def test_every_choice_of_a_random_game_can_be_pressed(game_id: str, seed: int) -> None:
    seats = games()[game_id].seats
    live = table_of(game_id, seats[seed % len(seats)], seed)
    rng, match = seeded(seed), live.playing()
    while (decision := match.decision) is not None:
        user = live.table.seats[decision.seat].user
        assert user is not None
        assert reachable(live, user) == set(decision.by_id)
        other = next(seat.user for seat in live.table.seats if seat.user not in {user, None})
        panel = build_panel(live, other or 0, WORDS)
        check_message(panel.content, panel.view.to_components())
        match.apply(rng.pick(decision.choices).id)
