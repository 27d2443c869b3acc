"""Lines of the tale of a turn that would otherwise leave a reader guessing."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.answers.tales import for_you
from engine.catalogue import Catalogue
from engine.kernel import Event, EventLog
from engine.nucleum.data.vocabulary import Action, Gain
from engine.nucleum.modules.court.kings_day import hold_kings_day
from engine.nucleum.rules.effects.do import Do
from engine.records.table import Seat, Table
from tests.nucleum.builder import GAME, choose, do, mine, table
from tests.nucleum.modules.court.board import court_table, seat
from tests.nucleum.modules.court.test_kings_day import example

ENGLISH = Catalogue("en", strict=True)
NAMES = ("Ann", "Ben", "Cleo", "Dan")


def lines(events: Sequence[Event]) -> list[str]:
    """Return the lines of events."""
    return [ENGLISH.say(deed.text, lambda seat: NAMES[seat]) for deed in GAME.guide.tale(events)]


def kings_day(state: object) -> list[Event]:
    """Return the events of the court's King's Day."""
    log = EventLog()
    log.add("kings-day", "nuc-event-kings-day", data={"number": 1}, number=1)
    hold_kings_day(state, 0, log)  # type: ignore[arg-type]
    return log.events


def test_workers_instead_of_uranium_stand_beside_other_workers() -> None:
    state = table()
    mine(state, 0, 1, "joachimsthal.m1", uranium=2)
    effects = (Gain(resource="worker", amount=2), Gain(resource="uranium", amount=2))
    said = lines(do(state, Do(0, effects, "contracts")))
    assert any(line.endswith("→ +2 workers, +1 uranium, +1 worker (instead of uranium: no room)") for line in said)


def test_a_bonus_that_gives_an_action_says_whose_it_is() -> None:
    for by, said in (
        ("plant", "with the plant's bonus: "),
        ("space", "from the space: "),
        ("rows/row-4", "with Row 4: "),
    ):
        state = table()
        state.players[0].thaler = 9
        events = do(state, Do(0, (Action(action="develop"),), "subsidies", by=by))
        events += choose(state, f"tile:{state.display.offer[-1]}")
        assert any(line.startswith(said) for line in lines(events)), lines(events)


def test_a_party_whose_agenda_gives_nothing_says_so_and_is_not_outlined() -> None:
    state = court_table(king="royalists")
    seat(state, "royalists", {0: 1}, agenda="agenda-contracts")
    events = kings_day(state)
    told = [(line, deed.number) for line, deed in zip(lines(events), GAME.guide.tale(events), strict=True)]
    assert ("Members of the Royalists, dominant (1 VP for each fulfilled contract) → 0 VP", 0) in told


def test_what_a_kings_day_gave_me_names_the_parties_and_the_politicians() -> None:
    people = Table(id=1, game="nucleum", channel=1, host=1, seats=[Seat(name=name, user=7) for name in NAMES])
    assert for_you(people, ENGLISH, kings_day(example()), 2) == (
        "-# For you: +4 VP (Freethinkers), +2 VP (Capitalists), "
        "2 politicians back: Freethinkers and Capitalists (King's Day 1)"
    )
