"""Texts about the Court of Progress: look-up, previews, reasons, hints, typed lines, the description of the table."""

from __future__ import annotations

from typing import Any

import pytest

from engine.catalogue import Catalogue, locales
from engine.kernel import EventLog, LineError, Text
from engine.nucleum.game import NucleumState
from engine.nucleum.guide.advice import advice
from engine.nucleum.guide.reasons import why_not
from engine.nucleum.modules.court.guide import people
from engine.nucleum.modules.court.kings_day import hold_kings_day
from engine.nucleum.modules.court.state import ARROW, NEUTRAL
from engine.nucleum.rules.effects.main_actions import begin
from engine.nucleum.state import Terms
from tests.kernel.tables import choices_for
from tests.nucleum.builder import GAME, choose, decision_of, do, put, table
from tests.nucleum.modules.court.board import court_table, seat
from tests.nucleum.modules.court.test_kings_day import example

ENGLISH = Catalogue("en", strict=True)
NAMES = ("Ann", "Ben", "Cleo", "Dan")


def say(said: Text) -> str:
    return ENGLISH.say(said, lambda seat: NAMES[seat])


def details(state: NucleumState) -> dict[str, str]:
    """Return the remark beside each party when a court action is open."""
    do(state, begin(state, 0, "court", Terms(optional=True)))
    decision = decision_of(state)
    return {str(choice.facets["party"]): say(choice.detail) for choice in decision.of_kind("party") if choice.detail}


def test_a_preview_says_bonus_lead_king_and_agenda() -> None:
    state = court_table(king="capitalists")
    seat(state, "capitalists", {0: 1}, neutrals=(ARROW, 2), leader=NEUTRAL)
    seat(state, "communists", {0: 2, 1: 1}, leader=0)
    seat(state, "royalists", {0: 1, 1: 1}, leader=1)
    state.players[0].fulfilled = ["C05"]
    said = details(state)
    assert said["capitalists"] == "2 thaler and thaler income +1. Agenda: 1 VP for you now"
    assert said["communists"].startswith("2 VP and worker income +1; you lead the party; the king would move here. ")
    assert said["royalists"].endswith("; you would lead the party. Agenda: 6 VP for you now")


def test_a_preview_says_who_would_lead() -> None:
    """court-of-progress, court action 2: an empty leader space is taken, the leader stays, as many are not enough."""
    state = court_table(king="royalists")
    seat(state, "capitalists")
    seat(state, "freethinkers", {0: 1, 1: 2}, leader=1)
    seat(state, "communists", {0: 1, 1: 1}, leader=1)
    seat(state, "royalists", {0: 2, 1: 1}, leader=0)
    said = details(state)
    leads = {
        party: next((part for part in text.split(". ")[0].split("; ") if "lead" in part), "")
        for party, text in said.items()
    }
    assert leads == {
        "capitalists": "you would lead the party",
        "freethinkers": "",
        "communists": "you would lead the party",
        "royalists": "you lead the party",
    }


@pytest.mark.parametrize("king", ["capitalists", "freethinkers", "communists", "royalists"])
def test_a_preview_says_where_the_king_would_move(king: str) -> None:
    """court-of-progress, court action 3: to a party that then has more politicians in all, wherever the king is."""
    state = court_table(king=king)
    for party in ("capitalists", "freethinkers", "communists", "royalists"):
        seat(state, party, {0: 1, 1: 1}, leader=1)
    moves = {party for party, text in details(state).items() if "the king would move here" in text}
    assert moves == {"capitalists", "freethinkers", "communists", "royalists"} - {king}


def test_what_a_preview_says_happens() -> None:
    for party in ("capitalists", "communists", "royalists"):
        state = example()
        said = details(state)[party]
        events = choose(state, f"party:{party}")
        assert ("you would lead" in said) == any(event.kind == "court-leader" for event in events)
        assert ("the king would move" in said) == any(event.kind == "court-king" for event in events)


def test_the_story_of_a_kings_day() -> None:
    log = EventLog()
    hold_kings_day(example(), 0, log)
    assert [say(event.text) for event in log.events if not event.said] == [
        "Ann leads the Capitalists: 3 VP. Agenda: 1 VP for each fulfilled contract.",
        "Cleo leads the Freethinkers: 4 VP. Agenda: 2 VP for each time you meet the milestone of your highest star.",
        "Ben leads the Communists: 2 VP. Agenda: 1 VP for each city in your largest network.",
        "Ben leads the Royalists: 8 VP. Agenda: 2 VP for each party in which you have a politician.",
        "The Capitalists are dominant. Members score: Ann 3, Ben 1, Cleo 2 and Dan 0. Agenda: 1 VP for each fulfilled contract.",
        "Politicians return to the reserve.",
        "Ann: 2 politicians back: Capitalists ×2.",
        "Ben: 3 politicians back: Communists, Royalists and Capitalists.",
        "Cleo: 2 politicians back: Freethinkers and Capitalists.",
        "Dan: 1 politician back: Capitalists.",
        "Neutral politician 4 left the Royalists and the game.",
        "The neutral politician with the arrow went from the Capitalists to the Freethinkers.",
        "Ann leads the Communists now.",
        "The king moved: the Freethinkers are now dominant.",
    ]


def test_a_kings_day_fits_into_a_post() -> None:
    log = EventLog()
    hold_kings_day(example(), 0, log)
    main = [say(event.text) for event in log.events if not event.said and not event.minor]
    assert len(main) == 7
    assert sum(len(line) + 3 for line in main) < 600


def test_looking_up_says_where_things_are() -> None:
    state = example()

    def now(component: str, viewer: int | None = 0) -> list[str]:
        return [say(line) for line in GAME.guide.explain(component, state, viewer).now]

    assert now("party:capitalists") == [
        "dominant: the king stands there",
        "politicians: Ann 5 (leader), Ben 2, Cleo 1, Dan 1 and neutral 2",
        "agenda: 1 VP for each fulfilled contract",
        "worth 3 VP to you now",
    ]
    assert now("party:communists", None)[0] == "politicians: Ben 2 (leader), Ann 2 and neutral 1"
    assert now("agenda:agenda-network") == ["with the Communists", "worth 0 VP to you now"]
    assert now("agenda:agenda-cities") == ["not in this game: its other side is face up"]
    assert now("court:king") == ["with the Capitalists"]
    assert now("court:politician")[0] == "you: 5 with the Capitalists (leader)"
    assert now("court:neutral-politician") == [
        "2 with the Capitalists",
        "1 with the Communists",
        "1 with the Royalists",
    ]


def test_every_party_agenda_and_piece_is_explained_in_every_language() -> None:
    state = example()
    own = [each.id for each in GAME.guide.components(state) if each.id.split(":")[0] in {"party", "agenda", "court"}]
    assert len(own) == 4 + 8 + 3
    for locale in locales():
        words = Catalogue(locale, strict=True)
        for component in own:
            found = GAME.guide.explain(component, state, 1)
            for said in (found.does, *found.now, *found.rulings):
                assert words.say(said, str)


def test_the_table_in_words() -> None:
    said = [say(line) for section in GAME.guide.sections(example()) for line in section.lines]
    assert (
        "Capitalists (dominant): Ann 5 (leader), Ben 2, Cleo 1, Dan 1 and neutral 2. "
        "Agenda: 1 VP for each fulfilled contract." in said
    )
    assert "7 politicians; leads: Communists and Royalists." in said
    assert "1 politician." in said


def test_an_empty_party() -> None:
    assert say(people(court_table(), "royalists")) == "nobody"


def test_why_not() -> None:
    state = court_table()
    assert why_not.why_not(state, 0, "court") is None
    player = state.players[0]
    player.reserve += player.workers
    player.workers = player.thaler = 0
    for tile in list(player.pool):
        if tile == "start-A1":  # its subsidy could bring a worker
            player.pool.remove(tile)
    GAME.forget(state)
    found = why_not.why_not(state, 0, "court")
    assert found is not None
    assert say(found) == "A court action needs an available worker: you have none, and no uranium to exchange."


def test_why_not_while_a_party_is_chosen() -> None:
    state = court_table()
    do(state, begin(state, 0, "court", Terms(optional=True)))
    assert why_not.why_not(state, 0, "court") is None
    state.players[0].pool.clear()
    assert why_not.why_not(state, 0, "court") is None


def test_the_court_is_asked_about_only_where_it_is_played_with() -> None:
    assert "court" in GAME.guide.kinds(court_table())
    assert "court" not in GAME.guide.kinds(table())
    assert "court" in GAME.guide.main_kinds


@pytest.mark.parametrize(
    ("line", "choices"),
    [
        ("court communists", ["do:1", "party:communists"]),
        ("court Royalists", ["do:1", "party:royalists"]),
        ("contract", ["do:0"]),
    ],
)
def test_typed_lines_while_a_tile_is_resolved(line: str, choices: list[str]) -> None:
    state = court_table()
    choose(state, "play:court-A2")
    assert choices_for(GAME, state, line) == choices


def test_typed_lines_from_the_start_of_a_turn() -> None:
    state = court_table()
    assert choices_for(GAME, state, "play A2 court capitalists") == ["play:court-A2", "do:1", "party:capitalists"]
    with pytest.raises(LineError) as refused:
        choices_for(GAME, state, "court capitalists")
    assert "#CoA2" in ENGLISH.say(refused.value.text, str)


def told(state: NucleumState) -> Any:
    """Return the hint if it is about the court."""
    GAME.forget(state)
    hint = advice(state, 0)
    return hint if hint is not None and hint.text.key == "advice-court" else None


def test_a_hint_names_the_party_that_can_be_led() -> None:
    state = court_table(king="royalists")
    put(state, 0, "residence-1", "dresden.1")
    seat(state, "capitalists", {1: 2}, leader=1)
    state.players[0].fulfilled = ["C05", "C06", "C07"]
    state.players[0].contracts["slot-1"] = "C30"
    for party in ("freethinkers", "communists", "royalists"):
        seat(state, party, {2: 2}, leader=2)
    assert told(state) is None
    seat(state, "capitalists", {1: 1, 0: 1}, leader=1)
    hint = told(state)
    assert hint is not None
    assert say(hint.text).startswith("Court action with #CoA2")
    assert "with the Capitalists would lead them" in say(hint.text)
    assert say(hint.text).endswith("is worth 3 VP to you now.")
    assert hint.choice == "play:court-A2"
    state.players[0].reserve += state.players[0].workers
    state.players[0].workers = 0
    assert told(state) is None


def test_the_hints_on_tiles_count_the_parties() -> None:
    state = court_table()
    choice = next(choice for choice in GAME.decision(state).choices if choice.id == "play:court-A2")  # type: ignore[union-attr]
    said = GAME.guide.outlook(state, choice)
    assert said is not None
    assert "Court (4 parties)" in say(said)
