"""`engine.nucleum.guide.typed_commands`: lines of words as choices."""

from __future__ import annotations

import pytest

from engine.catalogue import Catalogue
from engine.kernel import LineError, RuleError, fold
from engine.nucleum.game import NucleumState
from engine.nucleum.guide.typed_commands import SPELLED
from engine.nucleum.library import side
from engine.nucleum.phrases.labels import city
from engine.nucleum.rules.actions.energize import Energize
from engine.nucleum.state import Terms, Wagons
from tests.kernel.tables import choices_for
from tests.nucleum.builder import GAME, choose, decision_of, do, ids, link, mine, put, table

ENGLISH = Catalogue("en", strict=True)


def refused(state: NucleumState, line: str) -> str:
    """Return the refusal of a line that stands for nothing."""
    with pytest.raises(LineError) as error:
        choices_for(GAME, state, line)
    return ENGLISH.say(error.value.text, str)


@pytest.mark.parametrize(
    ("line", "choices"),
    [
        ("urbanize R1 Dresden:1", ["do:0", "build:residence-1", "space:dresden.1"]),
        ("urbanize f1 karlsbad", ["do:0", "build:factory-1", "space:karlsbad.1"]),
        ("industrialize T2 Plauen", ["do:1", "place:turbine:row-2", "space:plauen.t1"]),
        ("industrialize M1 Brüx", []),
        ("skip", ["skip"]),
        ("exchange worker", ["exchange:worker"]),
    ],
)
def test_actions(line: str, choices: list[str]) -> None:
    state = table()
    choose(state, "play:start-A3")
    before = GAME.encode(state)
    if line == "industrialize M1 Brüx":
        with pytest.raises(RuleError) as error:
            choices_for(GAME, state, line)
        assert "could mean" in ENGLISH.say(error.value.text)
    else:
        assert choices_for(GAME, state, line) == choices
    assert GAME.encode(state) == before


def test_turns() -> None:
    state = table()
    assert choices_for(GAME, state, "recharge") == ["recharge"]
    assert choices_for(GAME, state, "play start-A1 develop") == ["play:start-A1", "do:0"]
    line = "rail start-A3 bautzen-dresden"
    assert choices_for(GAME, state, line) == ["rail:start-A3", "at:dresden-bautzen.1"]
    assert choices_for(GAME, state, "rail start-A3 Riesa-Leipzig:2") == ["rail:start-A3", "at:leipzig-riesa.2"]


@pytest.mark.parametrize(
    ("line", "space"),
    [
        ("urbanize R1 Leipzig:2", "leipzig.1"),
        ("urbanize R1 Freiberg:3", "freiberg.2"),
        ("urbanize R1 Praha:4", "praha.1"),
        ("urbanize R1 Praha.5", "praha.1"),
        ("industrialize M1 bruex.m2", "bruex.m1"),
        ("industrialize M1 Brüx:1", "bruex.m1"),
        ("industrialize M1 Brüx:2", "bruex.m1"),
        ("industrialize T1 Zittau:1", "zittau.t1"),
        ("industrialize T1 Zittau.t2", "zittau.t1"),
    ],
)
def test_every_free_space_can_be_named_by_city_and_number(line: str, space: str) -> None:
    """Equal spaces are one choice; mines and turbines are counted apart from buildings."""
    state = table()
    state.players[0].thaler = 30
    choose(state, "play:start-A3")
    assert choices_for(GAME, state, line)[-1] == f"space:{space}"


def test_a_space_that_is_taken_or_not_open_is_not_another_one() -> None:
    state = table()
    put(state, 1, "residence-1", "leipzig.1")
    choose(state, "play:start-A3")
    assert choices_for(GAME, state, "urbanize R1 Leipzig:2")[-1] == "space:leipzig.2"
    for place in ("Leipzig:1", "Leipzig:5", "Leipzig:7"):
        said = refused(state, f"urbanize R1 {place}")
        assert said.startswith(f"“{place}” is not an option here. Question: Residence I: where does it go?")
        assert "`Leipzig:2`" in said
        assert "Dresden" not in said


def test_railway_spaces_are_counted_from_the_first_city_named() -> None:
    state = table()
    for line, space in (
        ("Leipzig-Riesa:1", "leipzig-riesa.1"),
        ("Riesa-Leipzig:1", "leipzig-riesa.3"),
        ("Dresden–Riesa:1", "riesa-dresden.2"),
        ("Riesa-Dresden:2", "riesa-dresden.2"),
    ):
        assert choices_for(GAME, state, f"rail start-A3 {line}") == ["rail:start-A3", f"at:{space}"]
    assert "`Leipzig-Riesa:3`" in refused(state, "rail start-A3 Riesa-Leipzig:4")


def test_energizing_by_city_or_space_means_the_cheapest_plan() -> None:
    state = table()
    state.players[0].thaler = 30
    put(state, 0, "residence-1", "riesa.1")
    state.board.nuclei.append("grimma")
    link(state, "leipzig-riesa", 1)
    link(state, "leipzig-grimma", 1)
    state.board.coal["west"], state.board.coal["north-east"] = Wagons(2), Wagons(2)
    do(state, Energize(0, Terms(optional=True)))
    assert ids(state, "plans") == {"plans:riesa.1"}
    for line in ("Riesa", "riesa:1", "energize:riesa.1", "R1"):
        assert choices_for(GAME, state, line)[0] == "energize:riesa.1"
    for line in ("plans Riesa", "Riesa plans", "plans:riesa.1"):
        assert choices_for(GAME, state, line) == ["plans:riesa.1"]


def test_starting_tiles_have_a_short_code() -> None:
    state = table()
    assert choices_for(GAME, state, "play A3 urbanize R1 Dresden:1")[0] == "play:start-A3"
    assert choices_for(GAME, state, "rail a3 bautzen-dresden")[0] == "rail:start-A3"
    state.players[0].pool += ["b1", "start-B1", "special-B2", "start-B2"]
    GAME.forget(state)
    assert choices_for(GAME, state, "play B1") == ["play:b1"]
    assert "`play #SB2`" in refused(state, "play B2")


def test_labels_of_tiles_begin_with_what_to_type() -> None:
    state = table()
    state.players[0].pool.append("b3")
    GAME.forget(state)
    labels = {choice.id: ENGLISH.say(choice.label) for choice in decision_of(state).of_kind("play", "rail")}
    assert labels["play:start-A3"].startswith("#A3 (Urbanize")
    assert all(labels[f"{kind}:b3"].startswith("#3 (") for kind in ("play", "rail"))
    (event,) = choose(state, "play:b3")[:1]
    assert "played #3 (" in ENGLISH.say(event.text, str)


def test_an_action_before_any_tile_names_the_tiles_that_have_it() -> None:
    state = table()
    with pytest.raises(LineError) as error:
        choices_for(GAME, state, "urbanize R1 Leipzig:1")
    said = ENGLISH.say(error.value.text)
    assert said == "Play a tile first: `play #A3 urbanize R1 Leipzig:1` (#A3 and #A5: Urbanize)."
    assert error.value.understood == 3
    line = "play #A3 urbanize R1 Leipzig:1"
    assert choices_for(GAME, state, line) == ["play:start-A3", "do:0", "build:residence-1", "space:leipzig.1"]
    state.players[0].pool = ["start-A1"]
    GAME.forget(state)
    assert "None of the tiles in your hand does this" in refused(state, "urbanize R1 Leipzig:1")


def test_what_does_not_fit() -> None:
    state = table()
    mine(state, 0, 1, "joachimsthal.m1")
    choose(state, "play:start-A3")
    for line, words in (
        ("energize", "is not an option"),
        ("industrialize T1", "is not an option"),
        ("", "Type what"),
    ):
        assert words in refused(state, line)


def test_the_word_that_does_not_fit_is_named_with_what_can_stand_there() -> None:
    state = table()
    choose(state, "play:start-A3")
    for line, understood, word, code in (
        ("urbanize R9", 1, "R9", "`R1`"),
        ("urbanize R1 Atlantis", 2, "Atlantis", "`Leipzig:1`"),
        ("industrialize X", 1, "X", "`T1`"),
        ("R9", 0, "R9", "`urbanize`"),
    ):
        with pytest.raises(LineError) as error:
            choices_for(GAME, state, line)
        said = ENGLISH.say(error.value.text)
        assert said.startswith(f"“{word}” is not an option here.")
        assert code in said
        assert error.value.understood == understood
    assert len(refused(state, "urbanize " + "x" * 5000)) < 1200


def test_not_past_the_own_turn() -> None:
    state = table()
    assert "“confirm” ends your turn" in refused(state, "play start-A1 skip confirm recharge")


def test_spelling() -> None:
    assert fold("Glashütte") == fold("glashuette") == fold("GLASHUTTE")
    assert fold("Preßnitz") == fold("pressnitz")


def test_what_the_ids_count_from_0_is_typed_from_1() -> None:
    """The first of what is listed is 1; a number that stands in no list is none of them."""
    state = table()
    choose(state, "play:start-A1")
    assert choices_for(GAME, state, "1") == ["do:0"]
    assert choices_for(GAME, state, "2") == ["do:1"]
    assert refused(state, "0").startswith("“0” is not an option here.")
    choose(state, "do:1")
    assert ids(state, "option") == {"option:0", "option:1"}
    assert choices_for(GAME, state, "1") == ["option:0"]
    assert choices_for(GAME, state, "2") == ["option:1"]
    said = refused(state, "0")
    assert "`worker`" in said
    assert "`thaler`" in said
    assert "`0`" not in said


def test_what_follows_of_itself_may_be_typed_all_the_same() -> None:
    """If there is only one place, nothing is asked, but a line may still name it; any other place is refused."""
    state = table()
    put(state, 0, "residence-1", "dresden.1")
    choose(state, "play:start-A3")
    short = choices_for(GAME, state, "urbanize L1")
    assert len(short) == 2
    after = GAME.copy(state)
    for choice in short:
        GAME.apply(after, choice)
    (place,) = after.board.pieces.keys() - state.board.pieces.keys()
    city, number = place.split(".")
    for named in (f"{city}:{number}", city):
        assert choices_for(GAME, state, f"urbanize L1 {named}") == short
        assert choices_for(GAME, state, f"urbanize L1 {named} confirm") == [*short, "confirm"]
    assert "is not an option here" in refused(state, "urbanize L1 Praha:1")


@pytest.mark.parametrize(
    ("line", "choices"),
    [
        ("worker", ["do:1", "income:worker1"]),
        ("thaler", ["do:1", "income:thaler1"]),
        ("any-income worker", ["do:1", "income:worker1"]),
        ("urbanize R1 Zwickau:1 worker", ["do:0", "build:residence-1", "space:zwickau.1", "do:0", "income:worker1"]),
        ("R1 Leipzig:1 worker confirm", ["do:0", "build:residence-1", "space:leipzig.1", "do:0", "income:worker1", "confirm"]),
        ("exchange", ["exchange:worker"]),
        ("exchange worker", ["exchange:worker"]),
        ("exchange:worker", ["exchange:worker"]),
        ("exchange worker exchange worker", ["exchange:worker", "exchange:worker"]),
        ("exchange worker do:1 worker", ["exchange:worker", "do:1", "income:worker1"]),
    ],
)  # fmt: skip
def test_an_exchange_is_made_by_its_word_only(line: str, choices: list[str]) -> None:
    state = table()
    state.players[0].pool.append("start-B1")
    GAME.forget(state)
    choose(state, "play:start-B1")
    assert choices_for(GAME, state, line) == choices


def test_nothing_is_exchanged_where_a_resource_means_nothing_else() -> None:
    state = table()
    state.players[0].pool.append("start-B2")
    GAME.forget(state)
    choose(state, "play:start-B2")
    assert ids(state, "exchange") == {"exchange:worker"}
    for word in ("worker", "thaler"):
        assert "`exchange worker`" in refused(state, word)


def test_what_fits_the_next_question_and_was_said_before_is_refused_with_both_readings() -> None:
    state = table()
    state.players[0].pool.append("start-B1")
    GAME.forget(state)
    choose(state, "play:start-B1")
    said = refused(state, "exchange worker worker")
    assert said.startswith("“worker” could mean")
    assert "`exchange worker`" in said
    assert "`any-income worker1`" in said


def test_no_word_is_swallowed() -> None:
    state = table()
    state.players[0].pool = ["start-B2", "start-B4"]
    GAME.forget(state)
    assert choices_for(GAME, state, "play #B4 contract") == ["play:start-B4", "do:0"]
    assert choices_for(GAME, state, "play #B4 worker") == ["play:start-B4", "do:1", "option:0"]
    assert refused(state, "play #B2 energize").startswith("“energize” is not an option here.")


def test_two_actions_of_one_kind_are_told_apart_by_their_numbers() -> None:
    state = table()
    state.players[0].pool.append("b10")
    GAME.forget(state)
    choose(state, "play:b10")
    said = refused(state, "X")
    assert "(`1`)" in said
    assert "(`2`)" in said
    assert "(`industrialize`)" not in said


def test_cities_are_suggested_as_they_are_spelled() -> None:
    for name in side(table()).cities:
        assert (name in SPELLED) == (not ENGLISH.say(city(name)).isascii())
    assert {name: fold(name) for name in SPELLED} == {name: fold(said) for name, said in SPELLED.items()}
    assert {name: ENGLISH.say(city(name)) for name in SPELLED} == SPELLED


def test_a_bonus_whose_word_fits_another_too_is_typed_by_what_it_gives_or_by_its_number() -> None:
    state = table()
    state.players[0].pool.append("g28")  # any income +1, or 1 worker or 2 thaler: both are subsidies
    GAME.forget(state)
    choose(state, "play:g28")
    assert "1 worker or 2 thaler (`worker-or-thaler`)" in refused(state, "subsidy")
    assert choices_for(GAME, state, "worker-or-thaler") == choices_for(GAME, state, "2") == ["do:1"]


def test_a_tiles_number_and_what_only_playing_it_offers_are_read_together() -> None:
    state = table()
    state.players[0].pool = ["start-B1"]
    GAME.forget(state)
    assert choices_for(GAME, state, "#B1 urbanize R1") == ["play:start-B1", "do:0", "build:residence-1"]
    for line in ("#B1", "#B1 confirm", "#B1 nothing"):
        assert "`play #B1`" in refused(state, line)
        assert "`rail #B1`" in refused(state, line)
